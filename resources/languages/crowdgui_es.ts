<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
    <context>
        <name>CrowdGUI</name>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source> (at least {low}; possibly no number is enough)</source>
            <translation> (al menos {low}; quizá ningún número baste)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source> ({low} to {high})</source>
            <translation> (de {low} a {high})</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;About CrowdGUI</source>
            <translation>Acerca &amp;de CrowdGUI</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Cancel</source>
            <translation>&amp;Cancelar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Colours</source>
            <translation>&amp;Colores</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Copy table</source>
            <translation>&amp;Copiar tabla</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Dark</source>
            <translation>&amp;Oscuro</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Edit</source>
            <translation>&amp;Edición</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Export…</source>
            <translation>&amp;Exportar…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;File</source>
            <translation>&amp;Archivo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Find…</source>
            <translation>&amp;Buscar…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Go to</source>
            <translation>&amp;Ir a</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Help</source>
            <translation>A&amp;yuda</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Help on this</source>
            <translation>&amp;Ayuda sobre esto</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;History…</source>
            <translation>&amp;Historial…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Light</source>
            <translation>C&amp;laro</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/session_menus.py" />
            <source>&amp;Next question</source>
            <translation>Pregunta &amp;siguiente</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Open…</source>
            <translation>&amp;Abrir…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Paste labels</source>
            <translation>&amp;Pegar etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/session_menus.py" />
            <source>&amp;Previous question</source>
            <translation>Pregunta &amp;anterior</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Question</source>
            <translation>&amp;Pregunta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Quit</source>
            <translation>&amp;Salir</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Run</source>
            <translation>E&amp;jecutar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Run rule</source>
            <translation>&amp;Ejecutar regla</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Save project</source>
            <translation>&amp;Guardar proyecto</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Settings…</source>
            <translation>&amp;Ajustes…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Simulate crowds…</source>
            <translation>&amp;Simular grupos de anotadores…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Theory of the guarantees</source>
            <translation>&amp;Teoría de las garantías</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Use the rule selected in Compare</source>
            <translation>&amp;Usar la regla elegida en Comparar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;View</source>
            <translation>&amp;Ver</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>(empty)</source>
            <translation>(vacío)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>(missing value)</source>
            <translation>(valor ausente)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/long_table.py" />
            <source>(no name)</source>
            <translation>(sin nombre)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/translation.py" />
            <source>, </source>
            <translation>, </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>, column “{column}”</source>
            <translation>, columna «{column}»</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>, line {line}</source>
            <translation>, línea {line}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>, which is tied on {n} items.</source>
            <extracomment>For one: , which is tied on {n} item.</extracomment>
            <translation>
                <numerusform>, que empata en {n} elemento.</numerusform>
                <numerusform>, que empata en {n} elementos.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/peerannot.py" />
            <source>-1 means no label</source>
            <translation>-1 significa sin etiqueta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>0</source>
            <translation>0</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>0 is read as a label in {n} of {cells} cells ({share}). If it means “no label”, add it to the missing values.</source>
            <translation>0 se lee como etiqueta en {n} de {cells} celdas ({share}). Si significa «sin etiqueta», añádalo a los valores ausentes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>1</source>
            <translation>1</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>1 in {n} attentive workers</source>
            <translation>1 de cada {n} anotadores atentos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>1 in {n} guessers</source>
            <translation>1 de cada {n} que responden al azar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>1 in {n} workers</source>
            <translation>1 de cada {n} anotadores</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>1,920 simulated labels with the texts; a third of the items are hard</source>
            <translation>1.920 etiquetas simuladas con los textos; un tercio de los elementos son difíciles</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/curves.py" />
            <source>10% are above</source>
            <translation>el 10 % está por encima</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/curves.py" />
            <source>10% are below</source>
            <translation>el 10 % está por debajo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>10,800 simulated labels that get a guarantee</source>
            <translation>10.800 etiquetas simuladas que obtienen una garantía</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>4,200 simulated labels by eight people and four models</source>
            <translation>4200 etiquetas simuladas de ocho personas y cuatro modelos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>6,000 simulated labels; six of 40 workers are unreliable</source>
            <translation>6.000 etiquetas simuladas; seis de 40 anotadores no son de fiar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <source>95% interval</source>
            <translation>Intervalo del 95 %</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>95% interval {low} to {high}, by {mistakes} on {items}.</source>
            <translation>Intervalo del 95 % de {low} a {high}, según {mistakes} en {items}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/translation.py" />
            <source>; </source>
            <translation>; </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <source>A blank box counts as one that is not ticked: {columns}.</source>
            <translation>Una casilla vacía cuenta como no marcada: {columns}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>A bound computed from estimated accuracies. It is an estimate and never becomes the guarantee.</source>
            <translation>Una cota calculada con exactitudes estimadas. Es una estimación y nunca llega a ser la garantía.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>A bound from an audit of a random sample. It needs no worker model.</source>
            <translation>Una cota a partir de la auditoría de una muestra al azar. No necesita ningún modelo de anotadores.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>A bound from how often workers agree. It accounts for random error.</source>
            <translation>Una cota a partir de la frecuencia con que coinciden los anotadores. Tiene en cuenta el error aleatorio.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>A bound from how workers did on gold items. It accounts for random error.</source>
            <translation>Una cota a partir de cómo lo hicieron los anotadores en los elementos de referencia. Tiene en cuenta el error aleatorio.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>A cell is longer than {limit} million characters. A quotation mark may not be closed.</source>
            <translation>Una celda tiene más de {limit} millones de caracteres. Puede que haya comillas sin cerrar.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/column_encoder.py" />
            <source>A column holds more than {n} GB of text that differs from row to row. Remove that column, or split the file.</source>
            <translation>Una columna contiene más de {n} GB de texto que cambia de una fila a otra. Quite esa columna o divida el archivo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse.py" />
            <source>A detail of one of several choices</source>
            <translation>Un detalle de una de varias opciones</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>A folder can’t have this name. Choose another.</source>
            <translation>No puede haber una carpeta con este nombre. Elija otro.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>A folder of Parquet files, or an address such as s3://…</source>
            <translation>Carpeta de archivos Parquet o dirección s3://…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>A folder that doesn’t exist yet</source>
            <translation>Una carpeta que aún no exista</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/read_labels.py" />
            <source>A gold file covers one question. Choose only that question, or remove the file.</source>
            <translation>Un archivo de referencia abarca una sola pregunta. Elija solo esa pregunta o quite el archivo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>A guarantee</source>
            <translation>Una garantía</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>A guesser would agree on {chance}.</source>
            <translation>Alguien que responde al azar coincidiría en el {chance}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>A known error rate</source>
            <translation>Una tasa de error conocida</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>A label counts as a mistake if it differs from the people’s final label.</source>
            <translation>Una etiqueta cuenta como error si difiere de la etiqueta final de las personas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>A label refers to an item, a worker or a class without a name.</source>
            <translation>Una etiqueta remite a un elemento, anotador o clase sin nombre.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>A later run gave other labels. Each of them counts as wrong.</source>
            <translation>Una ejecución posterior dio otras etiquetas. Cada una cuenta como errónea.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse.py" />
            <source>A number with many values, not a class</source>
            <translation>Un número con muchos valores, no una clase</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>A pattern in the labels that an attentive worker would rarely show. It is a reason to look, not proof.</source>
            <translation>Un patrón en las etiquetas que un anotador atento rara vez mostraría. Es un motivo para mirar, no una prueba.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/timing.py" />
            <source>A pause of half an hour ends a session.</source>
            <translation>Una pausa de media hora termina una sesión.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/surveys/qualtrics.py" />
            <source>A preview or test of the survey</source>
            <translation>Una vista previa o prueba de la encuesta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>A quotation mark opens here and is never closed. Close it, or remove it.</source>
            <translation>Aquí se abren unas comillas que nunca se cierran. Ciérrelas o quítelas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>A range that contains, in 95 of 100 cases, the value that more labels of the same kind would converge to.</source>
            <translation>Un rango que, en 95 de cada 100 casos, contiene el valor al que convergerían más etiquetas como estas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>A reviewer set the final label</source>
            <translation>Un revisor fijó la etiqueta final</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>A reviewer wrote a note</source>
            <translation>Un revisor escribió una nota</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>A rule turns all labels of an item into one final label. The suggested rule has run automatically; the curve shows how the labels converged.</source>
            <translation>Una regla convierte todas las etiquetas de un elemento en una etiqueta final. La regla sugerida se ha ejecutado automáticamente; la curva muestra cómo convergieron las etiquetas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>A sample of {size} can’t be drawn. Choose from {low} to {high} items.</source>
            <translation>No se puede sortear una muestra de {size}; elija de {low} a {high} elementos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>A separate probability per item</source>
            <translation>Una probabilidad por elemento</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>A separate probability per worker</source>
            <translation>Una probabilidad por anotador</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>A simpler model needs fewer gold items per worker.</source>
            <translation>Un modelo más sencillo necesita menos elementos de referencia por anotador.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>A table of the workers that are models, with kind, family and version if known</source>
            <translation>Una tabla de los anotadores que son modelos, con tipo, familia y versión si se conocen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>A table with this layout has no {role} column.</source>
            <translation>Una tabla con esta disposición no tiene columna de {role}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/worker_scatter.py" />
            <source>A typical worker agrees with the others on {typical} of items; a guesser would on {chance}. Of workers who do as well as the typical one, 95% are in the band.</source>
            <translation>Un anotador típico coincide con los demás en el {typical} de los elementos; quien responde al azar, en el {chance}. De los anotadores tan buenos como el típico, el 95 % está en la banda.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>A typical worker would choose a different class for about {others} of these items; {rarely} would choose one this rarely ({corrected}).</source>
            <translation>Un anotador típico elegiría otra clase en unos {others} de estos elementos; {rarely} elegiría otra tan pocas veces ({corrected}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_text.py" />
            <source>A value is longer than {n} million characters. The file isn’t an export of labels.</source>
            <translation>Un valor tiene más de {n} millones de caracteres. El archivo no es una exportación de etiquetas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>A value that the error rate doesn’t exceed, if the assumptions of the bound hold.</source>
            <translation>Un valor que la tasa de error no supera si se cumplen los supuestos de la cota.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>A worker</source>
            <translation>Un anotador</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>About CrowdGUI</source>
            <translation>Acerca de CrowdGUI</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/theory.py" />
            <source>Accepted risk</source>
            <translation>Riesgo aceptado</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>Accepted risk (δ)</source>
            <translation>Riesgo aceptado (δ)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/theory.py" />
            <source>Accepted risk that it is higher</source>
            <translation>Riesgo aceptado de que sea mayor</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/acceptance.py" />
            <source>Accepted without looking: about {n}</source>
            <translation>Aceptadas sin mirar: unas {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>Accepted: none</source>
            <translation>Aceptadas: ninguna</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>Accepted: {n}, confidence {share} or more</source>
            <translation>Aceptadas: {n}, confianza de {share} o más</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>According to the estimated accuracies, at most this share of the final labels is wrong on average.</source>
            <translation>Según las exactitudes estimadas, como máximo esta proporción de las etiquetas finales es errónea, de media.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>According to the rule’s confidence, no single check would fix much.</source>
            <translation>Según la confianza de la regla, ninguna comprobación suelta corregiría mucho.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Accuracies</source>
            <translation>Exactitudes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Accuracies of workers</source>
            <translation>Exactitudes de los anotadores</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/text/model_cards.py" />
            <location filename="../../crowdgui/text/simulation.py" />
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Accuracy</source>
            <translation>Exactitud</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Accuracy of iterative rules</source>
            <translation>Exactitud de las reglas iterativas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Add at least one label.</source>
            <translation>Añada al menos una etiqueta.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Add files of labels</source>
            <translation>Añadir archivos de etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Add files…</source>
            <translation>Añadir archivos…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>Add labels</source>
            <translation>Añadir etiquetas</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Add {n} workers like these</source>
            <extracomment>For one: Add {n} worker like these</extracomment>
            <translation>
                <numerusform>Añadir {n} anotador como estos</numerusform>
                <numerusform>Añadir {n} anotadores como estos</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Added to every count of a worker’s confusion matrix, so that none is 0.</source>
            <translation>Se suma a cada recuento de la matriz de confusión de un anotador, para que ninguno sea 0.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Added to every count of labels on gold items, because a few gold items say little.</source>
            <translation>Se suma a cada recuento de etiquetas en elementos de referencia, ya que pocos elementos dicen poco.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Added to the votes for the first class; below 0 it favours the second.</source>
            <translation>Se suma a los votos de la primera clase; por debajo de 0 favorece a la segunda.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Address</source>
            <translation>Dirección</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/shared_parts.py" />
            <source>Address of the cluster</source>
            <translation>Dirección del clúster</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Adversarial workers</source>
            <translation>Anotadores adversarios</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>After the audit, the rule with the fewest mistakes in it can be used and the guarantee still holds. It costs more items to check, fewest with the recommended rule.</source>
            <translation>Tras la auditoría se puede usar la regla con menos errores en ella y la garantía sigue siendo válida. Cuesta revisar más elementos, los menos con la regla recomendada.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/peers.py" />
            <source>Agree</source>
            <translation>Coinciden</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Agreeing pairs</source>
            <translation>Pares coincidentes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <location filename="../../crowdgui/text/worker_columns.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>Agreement</source>
            <translation>Acuerdo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Agreement among people</source>
            <translation>Acuerdo entre personas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Agreement between the two</source>
            <translation>Acuerdo de los dos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <location filename="../../crowdgui/ui/pages/labels/agreement_panel.py" />
            <source>Agreement between workers</source>
            <translation>Acuerdo entre anotadores</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Agreement beyond chance between two workers on the items they share: 0 is the chance level, 1 is full agreement. This is the mean over all pairs that share 10 or more items, weighted by the number of shared items; with fewer items, the chance level can’t be estimated.</source>
            <translation>Acuerdo más allá del azar de dos anotadores en los elementos que comparten: 0 es el nivel del azar, 1 es acuerdo total. Es la media de todos los pares que comparten 10 elementos o más, ponderados por el número de elementos compartidos; con menos elementos no se puede estimar el nivel del azar.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Agreement beyond chance, for items that all have the same number of labels: 0 is the chance level, 1 is full agreement.</source>
            <translation>Acuerdo más allá del azar, para elementos que tienen todos el mismo número de etiquetas: 0 es el nivel del azar, 1 es acuerdo total.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Agreement beyond chance: 0 is the chance level, 1 is full agreement.</source>
            <translation>Acuerdo más allá del azar: 0 es el nivel del azar, 1 es acuerdo total.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Agreement beyond chance: 0 is the chance level, 1 is full agreement. The chance level stays low even if nearly all labels are one class, so that doesn’t mislead it.</source>
            <translation>Acuerdo más allá del azar: 0 es el nivel del azar, 1 es acuerdo total. El nivel del azar se mantiene bajo aunque casi todas las etiquetas sean de una clase, de modo que eso no lo engaña.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Agreement by class</source>
            <translation>Acuerdo por clase</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/worker_scatter.py" />
            <source>Agreement by number of labels</source>
            <translation>Acuerdo según el número de etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Agreement by pair of workers</source>
            <translation>Acuerdo por par de anotadores</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/agreement_panel.py" />
            <source>Agreement coefficients</source>
            <translation>Coeficientes de acuerdo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Agreement of each pair of workers</source>
            <translation>Acuerdo de cada dos anotadores</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Agreement of pairs</source>
            <translation>Acuerdo de los pares</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Agreement on all items</source>
            <translation>Acuerdo en todos los elementos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Agreement per item</source>
            <translation>Acuerdo por elemento</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>Agreement per pair</source>
            <translation>Acuerdo por par</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Agreement tables</source>
            <translation>Tablas de acuerdo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Agreement varies only {ratio} times as much between items as it would for independent workers.</source>
            <translation>El acuerdo varía entre elementos solo {ratio} veces lo que variaría con anotadores independientes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Agreement varies {ratio} times as much between items as it would for independent workers. Some items are harder than others, or workers make the same mistakes.</source>
            <translation>El acuerdo varía entre elementos {ratio} veces lo que variaría con anotadores independientes. Algunos elementos son más difíciles que otros, o los anotadores cometen los mismos errores.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Agreement with models</source>
            <translation>Acuerdo con modelos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Agreement with people</source>
            <translation>Acuerdo con personas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/histograms.py" />
            <source>Agreement with the others</source>
            <translation>Acuerdo con los demás</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Agrees less often than a guesser would: {rarely} would agree this rarely ({corrected}).</source>
            <translation>Coincide menos que alguien que responde al azar: {rarely} coincidiría tan poco ({corrected}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Agrees with the other models on {m} of {n} items, {share} ({low} to {high}).</source>
            <translation>Coincide con los demás modelos en {m} de {n} elementos, {share} (de {low} a {high}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Agrees with the other people on {m} of {n} items, {share} ({low} to {high}).</source>
            <translation>Coincide con las demás personas en {m} de {n} elementos, {share} (de {low} a {high}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Agrees with the others on {m} of {n} items, {share} ({low} to {high}).</source>
            <translation>Coincide con los demás en {m} de {n} elementos, {share} (de {low} a {high}).</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/flags.py" />
            <source>Agrees with {who} against the rest on {n} items, and careful rules side with them: not flagged as copying. Review some of these items.</source>
            <extracomment>For one: Agrees with {who} against the rest on {n} item, and careful rules side with them: not flagged as copying. Review some of these items.</extracomment>
            <translation>
                <numerusform>Coincide con {who} frente a los demás en {n} elemento y las reglas cautelosas les dan la razón: no se marca como copia. Revise este elemento.</numerusform>
                <numerusform>Coincide con {who} frente a los demás en {n} elementos y las reglas cautelosas les dan la razón: no se marca como copia. Revise algunos de estos elementos.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/flags.py" />
            <source>Agrees with {who} against the rest on {n} items, and is right on {right} of the {known} with a known class: not flagged as copying.</source>
            <extracomment>For one: Agrees with {who} against the rest on {n} item, and is right on {right} of the {known} with a known class: not flagged as copying.</extracomment>
            <translation>
                <numerusform>Coincide con {who} frente a los demás en {n} elemento y acierta en {right} de los {known} de clase conocida: no se marca como copia.</numerusform>
                <numerusform>Coincide con {who} frente a los demás en {n} elementos y acierta en {right} de los {known} de clase conocida: no se marca como copia.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>All</source>
            <translation>Todos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>All bounds</source>
            <translation>Todas las cotas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/audit_dialog.py" />
            <source>All disagreements are settled.</source>
            <translation>Todos los desacuerdos están resueltos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>All equal</source>
            <translation>Todas iguales</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/shared_parts.py" />
            <source>All files (*)</source>
            <translation>Todos los archivos (*)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <source>All flagged workers are excluded.</source>
            <translation>Todos los anotadores con alerta están excluidos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <source>All have run</source>
            <translation>Todas ejecutadas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>All items agree alike, so there is no interval.</source>
            <translation>El acuerdo es igual en todos los elementos, así que no hay intervalo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/audit_dialog.py" />
            <source>All items are audited a second time.</source>
            <translation>Todos los elementos se han auditado por segunda vez.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/audit_dialog.py" />
            <source>All items are audited. Close to see what can be accepted.</source>
            <translation>Todos los elementos están auditados. Cierre para ver qué se puede aceptar.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/bars.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/way_parts.py" />
            <source>All items, from the most to the least confident</source>
            <translation>Todos los elementos, de mayor a menor confianza</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>All labels are the same class, so there is nothing to compare.</source>
            <translation>Todas las etiquetas son de una clase, así que no hay nada que comparar.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>All labels are the same class, so there is nothing to distinguish.</source>
            <translation>Todas las etiquetas son de una clase, así que no hay nada que distinguir.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>All labels are the same class, so workers can’t be compared.</source>
            <translation>Todas las etiquetas son de la misma clase, así que no se puede comparar a los anotadores.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>All labels are the same class, so workers’ mistakes can’t be assessed.</source>
            <translation>Todas las etiquetas son de la misma clase, así que no se pueden evaluar los errores de los anotadores.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>All labels compared are of one class.</source>
            <translation>Todas las etiquetas comparadas son de una clase.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>All labels have at least {sure} confidence</source>
            <translation>Todas las etiquetas tienen una confianza del {sure} como mínimo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/labelbox.py" />
            <source>All labels mark parts of items, such as boxes or words. CrowdGUI needs labels of whole items.</source>
            <translation>Todas las etiquetas marcan partes de elementos, como recuadros o palabras. CrowdGUI necesita etiquetas de elementos completos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>All of them are gold.</source>
            <translation>Todas son de referencia.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>All of them make the same mistakes.</source>
            <translation>Todos cometen los mismos errores.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>All options of this rule are at their defaults.</source>
            <translation>Todas las opciones de esta regla tienen sus valores predeterminados.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/compare.py" />
            <source>All rules are within {between} of each other on {n} gold items, too few to show that one is best.</source>
            <extracomment>For one: All rules are within {between} of each other on {n} gold item, too few to show that one is best.</extracomment>
            <translation>
                <numerusform>Los aciertos de las reglas difieren como máximo en {between} en {n} elemento de referencia, muy poco para mostrar que una es la mejor.</numerusform>
                <numerusform>Los aciertos de las reglas difieren como máximo en {between} en {n} elementos de referencia, muy pocos para mostrar que una es la mejor.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>All rules give every item the same label.</source>
            <translation>Todas las reglas dan la misma etiqueta a cada elemento.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>All rules give the same labels.</source>
            <translation>Todas las reglas dan las mismas etiquetas.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/compare.py" />
            <source>All rules have {wrong} of {n} gold items wrong, so gold shows no difference between them.</source>
            <extracomment>For one: All rules have {wrong} of {n} gold item wrong, so gold shows no difference between them.</extracomment>
            <translation>
                <numerusform>Todas las reglas fallan en {wrong} de {n} elemento de referencia, así que la referencia no muestra diferencias entre ellas.</numerusform>
                <numerusform>Todas las reglas fallan en {wrong} de {n} elementos de referencia, así que la referencia no muestra diferencias entre ellas.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipe_row.py" />
            <source>All settings on these pages, for the next file with the same columns.</source>
            <translation>Todos los ajustes de estas páginas, para el próximo archivo con las mismas columnas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>All workers</source>
            <translation>Todos los anotadores</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>All {n} drawn items are checked</source>
            <extracomment>For one: The drawn item is checked</extracomment>
            <translation>
                <numerusform>El elemento sorteado está comprobado</numerusform>
                <numerusform>Los {n} elementos sorteados están comprobados</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>All {n} drawn labels were checked</source>
            <translation>Se comprobaron las {n} etiquetas sorteadas</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>All {n} final labels have a confidence of at least {sure}.</source>
            <extracomment>For one: The final label has a confidence of at least {sure}.</extracomment>
            <translation>
                <numerusform>La etiqueta final tiene una confianza del {sure} como mínimo.</numerusform>
                <numerusform>Las {n} etiquetas finales tienen todas una confianza del {sure} como mínimo.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items/page.py" />
            <source>All {n} items</source>
            <extracomment>For one: {n} item</extracomment>
            <translation>
                <numerusform>{n} elemento</numerusform>
                <numerusform>Los {n} elementos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>All {n} items are reviewed</source>
            <extracomment>For one: The item is reviewed</extracomment>
            <translation>
                <numerusform>El elemento está revisado</numerusform>
                <numerusform>Los {n} elementos están revisados</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>All {n} rows of the file.</source>
            <extracomment>For one: The only row of the file.</extracomment>
            <translation>
                <numerusform>La única fila del archivo.</numerusform>
                <numerusform>Las {n} filas del archivo.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>All {n} workers are models.</source>
            <translation>Los {n} anotadores son todos modelos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Alpha</source>
            <translation>Alfa</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <source>Alpha against the rest</source>
            <translation>Alfa frente al resto</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Alpha for classes that are amounts: two labels disagree by the square of their difference. It is not meaningful if the numbers are only names of classes.</source>
            <translation>Alfa para clases que son cantidades: dos etiquetas discrepan según el cuadrado de su diferencia. No tiene sentido si los números solo son nombres de clases.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Alpha for ordered classes, in the order in which they are listed: labels far apart disagree more than neighbours. It is not meaningful if the classes have no order.</source>
            <translation>Alfa para clases ordenadas, en el orden de su lista: dos etiquetas alejadas discrepan más que dos vecinas. No tiene sentido si las clases no tienen orden.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Also show the next items’ pictures</source>
            <translation>Mostrar también las imágenes de los próximos elementos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <source>Amazon MTurk results</source>
            <translation>Resultados de Amazon MTurk</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>An aggregation rule turns the labels of an item into its final label.</source>
            <translation>Una regla de agregación convierte las etiquetas de un elemento en su etiqueta final.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/export/export_text.py" />
            <source>An apostrophe was added to {n} cells, so that no spreadsheet runs them as formulas.</source>
            <extracomment>For one: An apostrophe was added to {n} cell, so that no spreadsheet runs it as a formula.</extracomment>
            <translation>
                <numerusform>Se añadió un apóstrofo a {n} celda, para que ninguna hoja de cálculo la ejecute como fórmula.</numerusform>
                <numerusform>Se añadió un apóstrofo a {n} celdas, para que ninguna hoja de cálculo las ejecute como fórmulas.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/list_cells.py" />
            <source>An entry lacks its worker or its label.</source>
            <translation>A una entrada le falta su anotador o su etiqueta.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>An item</source>
            <translation>Un elemento</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/checked_list.py" />
            <source>An item is in two rows. Draw a new list.</source>
            <translation>Un elemento aparece en dos filas. Extraiga una lista nueva.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>An item that you skip counts as wrong and is reviewed.</source>
            <translation>Un elemento que omita cuenta como erróneo y se revisa.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <source>Annotations of tasks that the worker skipped.</source>
            <translation>Anotaciones de tareas que el anotador omitió.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/inception.py" />
            <source>Annotations that were made but have no value.</source>
            <translation>Anotaciones que se hicieron pero quedaron sin valor.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Another person audits some of the items without seeing your labels.</source>
            <translation>Otra persona audita algunos de los elementos sin ver sus etiquetas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/appen.py" />
            <source>Appen JSON report</source>
            <translation>Informe JSON de Appen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/appen.py" />
            <source>Appen full report</source>
            <translation>Informe completo de Appen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/argilla.py" />
            <source>Argilla records</source>
            <translation>Registros de Argilla</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>As JSON lists</source>
            <translation>Como listas JSON</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>As a share of all items.</source>
            <translation>Como proporción de todos los elementos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>As a share of all workers.</source>
            <translation>Como proporción de todos los anotadores.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>As a share of the items of each class.</source>
            <translation>Como proporción de los elementos de cada clase.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>As if people and models made no mistakes together.</source>
            <translation>Como si personas y modelos no cometieran errores juntos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>As in the gold labels</source>
            <translation>Como en las etiquetas de referencia</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>As in the votes</source>
            <translation>Como en los votos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/model_charts.py" />
            <location filename="../../crowdgui/ui/plots/model_plots.py" />
            <source>As often</source>
            <translation>Tan a menudo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>As often as the workers in an earlier file</source>
            <translation>Como los anotadores de un archivo anterior</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>As often as the workers in the open file</source>
            <translation>Como los anotadores del archivo abierto</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>As the files were when this report was made.</source>
            <translation>Tal como estaban los archivos al hacer este informe.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>As written</source>
            <translation>Como está escrito</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Assessing labels</source>
            <translation>Evaluando etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>At least as close</source>
            <translation>Al menos igual de cerca</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>At least this share is wrong</source>
            <translation>Al menos esta proporción es errónea</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>At least two of them differ on {n} items. Choose a number to see its items.</source>
            <extracomment>For one: At least two of them differ on {n} item. Choose a number to see its items.</extracomment>
            <translation>
                <numerusform>En {n} elemento difieren al menos dos de ellas. Elija un número para ver sus elementos.</numerusform>
                <numerusform>En {n} elementos difieren al menos dos de ellas. Elija un número para ver sus elementos.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>At least two workers</source>
            <translation>Al menos dos anotadores</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>At most</source>
            <translation>Como máximo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>At most this many; workers may make the same mistakes on items of one type.</source>
            <translation>Como máximo este número; los anotadores pueden cometer los mismos errores en elementos de un tipo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way_parts.py" />
            <source>At most wrong</source>
            <translation>Erróneas como máximo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>At most {epsilon} wrong with probability {share} or more</source>
            <translation>Como máximo {epsilon} erróneas con probabilidad del {share} o más</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>At most {share} of these labels are wrong.</source>
            <translation>Como máximo el {share} de estas etiquetas son erróneas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Audit</source>
            <translation>Auditoría</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Audit about 100 random items to know.</source>
            <translation>Audite unos 100 elementos al azar para saberlo.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Audit about {n} items to guarantee that at most {share} are wrong.</source>
            <extracomment>For one: Audit {n} item to guarantee that at most {share} are wrong.</extracomment>
            <translation>
                <numerusform>Audite {n} elemento para garantizar que como máximo {share} son erróneas.</numerusform>
                <numerusform>Audite unos {n} elementos para garantizar que como máximo {share} son erróneas.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>Audit and review</source>
            <translation>Auditoría y revisión</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/audit_dialog.py" />
            <source>Audit labels</source>
            <translation>Auditar etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/audit_dialog.py" />
            <source>Audit labels: second reviewer</source>
            <translation>Auditar etiquetas: segundo revisor</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>Audit more items first</source>
            <translation>Auditar antes más elementos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>Audit sample</source>
            <translation>Muestra de auditoría</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Audit {n} more items first</source>
            <extracomment>For one: Audit {n} more item first</extracomment>
            <translation>
                <numerusform>Auditar antes {n} elemento más</numerusform>
                <numerusform>Auditar antes {n} elementos más</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Audit {n} more items to see which labels can be accepted.</source>
            <extracomment>For one: Audit {n} more item to see which labels can be accepted.</extracomment>
            <translation>
                <numerusform>Audite {n} elemento más para ver qué etiquetas se pueden aceptar.</numerusform>
                <numerusform>Audite {n} elementos más para ver qué etiquetas se pueden aceptar.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Audit {n} random items</source>
            <extracomment>For one: Audit {n} random item</extracomment>
            <translation>
                <numerusform>Auditar {n} elemento al azar</numerusform>
                <numerusform>Auditar {n} elementos al azar</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Audit: {wrong} wrong of {n} checked</source>
            <translation>Auditoría: {wrong} erróneas de {n} comprobadas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>Automatic</source>
            <translation>Automático</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>Available after the file is read.</source>
            <translation>Disponible después de leer el archivo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Averages three cautious rules. On average the fewest errors on real data; slower.</source>
            <translation>Promedia tres reglas cautelosas. La más exacta en promedio; más lenta.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Averaging</source>
            <translation>Promediando</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/rules.py" />
            <source>BWA and EBCC, which assume little of the workers, agree with each other against this rule on {n} items: audit the labels before you rely on them.</source>
            <extracomment>For one: BWA and EBCC, which assume little of the workers, agree with each other against this rule on {n} item: audit the labels before you rely on them.</extracomment>
            <translation>
                <numerusform>BWA y EBCC, que suponen poco de los anotadores, coinciden contra esta regla en {n} elemento: audite las etiquetas antes de confiar en ellas.</numerusform>
                <numerusform>BWA y EBCC, que suponen poco de los anotadores, coinciden contra esta regla en {n} elementos: audite las etiquetas antes de confiar en ellas.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/dialog.py" />
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>Back</source>
            <translation>Atrás</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Bars are one standard deviation.</source>
            <translation>Las barras muestran una desviación estándar.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Based on an audit of a random sample, at {confidence} confidence. It needs no assumption about workers.</source>
            <translation>Se basa en la auditoría de una muestra al azar, con una confianza del {confidence}. No necesita ningún supuesto sobre los anotadores.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Based on gold items that you said were drawn at random, at {confidence} confidence. It needs no assumption about workers.</source>
            <translation>Se basa en elementos de referencia que, según usted indicó, se eligieron al azar, con una confianza del {confidence}. No necesita ningún supuesto sobre los anotadores.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Based on how often workers agree; no labels were checked</source>
            <translation>Se basa en la frecuencia con que coinciden los anotadores; no se comprobó ninguna etiqueta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Based on how workers did on gold items</source>
            <translation>Se basa en cómo lo hicieron los anotadores en los elementos de referencia</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Bayesian average (BWA)</source>
            <translation>Promedio bayesiano (BWA)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Belief propagation (LPI)</source>
            <translation>Propagación de creencias (LPI)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Belief propagation would take too long: one worker gave {most} labels, and the run time grows with the square of that. Use the mean-field version.</source>
            <translation>La propagación de creencias tardaría demasiado: un anotador dio {most} etiquetas, y el tiempo crece con el cuadrado de ese número. Use la versión de campo medio.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/marks.py" />
            <source>Below chance</source>
            <translation>Peor que el azar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/item_content.py" />
            <source>Beside the items’ IDs there is no column with content.</source>
            <translation>Junto a los ID de los elementos no hay ninguna columna con contenido.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Best weights for known accuracies</source>
            <translation>Mejores pesos con exactitudes conocidas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Beta, first parameter</source>
            <translation>Beta, primer parámetro</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Beta, second parameter</source>
            <translation>Beta, segundo parámetro</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>Between</source>
            <translation>Entre</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Both names belong to the same worker.</source>
            <translation>Los dos nombres son del mismo anotador.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>Bound</source>
            <translation>Cota</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Bound from the paper</source>
            <translation>Cota del artículo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Bound on the mean error rate by Chernoff’s method, with the true accuracies, given who labelled which item.</source>
            <translation>Cota de la tasa media de error por el método de Chernoff, con las exactitudes verdaderas, dado quién etiquetó qué elemento.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Bound on the mean error rate by Chernoff’s method, with the true accuracies, over all ways in which items could have been assigned.</source>
            <translation>Cota de la tasa media de error por el método de Chernoff, con las exactitudes verdaderas, sobre todas las asignaciones posibles de los elementos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Bound on the mean error rate by Li and Yu (2014), theorem 3, with the true accuracies.</source>
            <translation>Cota de la tasa media de error según Li y Yu (2014), teorema 3, con las exactitudes verdaderas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Bound per item</source>
            <translation>Cota por elemento</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/theory.py" />
            <source>Bounds</source>
            <translation>Cotas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/bars.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/bounds_chart.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/theory.py" />
            <source>Bounds on the error rate</source>
            <translation>Cotas de la tasa de error</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <location filename="../../crowdgui/ui/dialogs/model_card.py" />
            <location filename="../../crowdgui/ui/pages/workers/charts.py" />
            <source>By class</source>
            <translation>Por clase</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>By item</source>
            <translation>Por elemento</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/charts.py" />
            <source>By labels</source>
            <translation>Por etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>By pair of workers</source>
            <translation>Por par de anotadores</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>By the audit of {audited}, no label of {model} can be accepted unseen with at most {share} of all labels wrong ({confidence} confidence).</source>
            <translation>Según la auditoría de {audited}, ninguna etiqueta de {model} se puede aceptar sin mirar si como máximo {share} de todas las etiquetas han de ser erróneas ({confidence} de confianza).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>By the audit of {audited}, the label of {model} can be accepted on {n} of {items} ({part}) with at most {share} of all labels wrong ({confidence} confidence), if the other items are reviewed.</source>
            <translation>Según la auditoría de {audited}, la etiqueta de {model} se puede aceptar en {n} de {items} ({part}) con como máximo {share} de todas las etiquetas erróneas ({confidence} de confianza), si se revisan los demás elementos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>By the audit, {error} of the rule’s labels are wrong ({low} to {high}).</source>
            <translation>Según la auditoría, {error} de las etiquetas de la regla son erróneas ({low} a {high}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>By these estimates, the crowd is not better than chance on every class.</source>
            <translation>Según estas estimaciones, el grupo no es mejor que el azar en todas las clases.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>Bytes</source>
            <translation>Bytes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/table_formats.py" />
            <source>CSV</source>
            <translation>CSV</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/table_formats.py" />
            <source>CSV for Excel (;)</source>
            <translation>CSV para Excel (;)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>CSV, TSV, Excel, Parquet or JSON Lines; exports from MTurk, SageMaker, Label Studio and doccano.</source>
            <translation>CSV, TSV, Excel, Parquet o JSON Lines; exportaciones de MTurk, SageMaker, Label Studio y doccano.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/table_formats.py" />
            <source>CSV, UTF-8 with BOM</source>
            <translation>CSV, UTF-8 con BOM</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/cvat.py" />
            <source>CVAT for images</source>
            <translation>CVAT para imágenes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <location filename="../../crowdgui/ui/dialogs/flags.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/dialog.py" />
            <location filename="../../crowdgui/ui/dialogs/mark_models.py" />
            <location filename="../../crowdgui/ui/dialogs/mixed_votes.py" />
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <location filename="../../crowdgui/ui/pages/compare/recommendation_panel.py" />
            <location filename="../../crowdgui/ui/pages/labels/agreement_panel.py" />
            <location filename="../../crowdgui/ui/pages/labels/recommended_strip.py" />
            <location filename="../../crowdgui/ui/pages/workers/mixed_votes.py" />
            <location filename="../../crowdgui/ui/widgets/progress.py" />
            <source>Cancel</source>
            <translation>Cancelar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/progress.py" />
            <source>Cancelling…</source>
            <translation>Cancelando…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Can’t be checked</source>
            <translation>No se puede comprobar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Caution</source>
            <translation>Cautela</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Cells that a spreadsheet would run</source>
            <translation>Celdas que una hoja de cálculo ejecutaría</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Cells that are read as labels</source>
            <translation>Celdas que se leen como etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Change…</source>
            <translation>Cambiar…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/charts.py" />
            <source>Charts</source>
            <translation>Gráficos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/dialog.py" />
            <source>Check</source>
            <translation>Comprobar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>Check about 100 labels to measure the current error rate.</source>
            <translation>Compruebe unas 100 etiquetas para medir la tasa de error actual.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/shared_parts.py" />
            <source>Check now</source>
            <translation>Comprobar ahora</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Check that {file} uses the same item names as this file.</source>
            <translation>Compruebe que {file} nombra los elementos como este archivo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Check the column with the role Gold.</source>
            <translation>Compruebe la columna con el rol Referencia.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <source>Checked against gold</source>
            <translation>Comprobado con la referencia</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Checking each of {n} items is expected to fix at least {least} final labels, the first ones most.</source>
            <extracomment>For one: Checking {n} item is expected to fix at least {least} final labels.</extracomment>
            <translation>
                <numerusform>Se espera que comprobar {n} elemento corrija al menos {least} etiquetas finales.</numerusform>
                <numerusform>Se espera que comprobar cada uno de {n} elementos corrija al menos {least} etiquetas finales, los primeros las que más.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <location filename="../../crowdgui/ui/controllers/run_controller.py" />
            <source>Checking the worker model</source>
            <translation>Comprobando el modelo de anotadores</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/page.py" />
            <source>Checking the worker model …</source>
            <translation>Comprobando el modelo de anotadores …</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>Checking {file}</source>
            <translation>Comprobando {file}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <location filename="../../crowdgui/ui/pages/data/page.py" />
            <source>Checks</source>
            <translation>Comprobaciones</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>Choose a line to go back or forward to it. Later lines stay here until you change something else.</source>
            <translation>Elija una línea para retroceder o avanzar hasta ella. Las líneas posteriores siguen aquí hasta que cambie otra cosa.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/detail.py" />
            <source>Choose a row in the table to see its votes.</source>
            <translation>Elija una fila de la tabla para ver sus votos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Choose a row in the table, or enter the names of two workers.</source>
            <translation>Elija una fila de la tabla o introduzca los nombres de dos anotadores.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>Choose a rule that has run.</source>
            <translation>Elija una regla que se haya ejecutado.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>Choose a worker to see the evidence, or exclude one to see what would change. People and models are compared apart. You can undo everything.</source>
            <translation>Elija un anotador para ver los indicios, o excluya uno para ver qué cambiaría. Personas y modelos se comparan por separado. Todo se puede deshacer.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Choose another encoding if names look wrong.</source>
            <translation>Elija otra codificación si los nombres se ven mal.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Choose another filter in the table.</source>
            <translation>Elija otro filtro en la tabla.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Choose another order above to see disputed items or a random sample.</source>
            <translation>Elija arriba otro orden para mirar elementos disputados o una muestra al azar.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Choose at least one rule, each only once.</source>
            <translation>Elija al menos una regla, y cada regla una sola vez.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>Choose file…</source>
            <translation>Elegir archivo…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Choose how to read them on the Classes page.</source>
            <translation>Elija en la página Clases cómo leerlas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>Choose the column of the gold file that holds the gold label.</source>
            <translation>Elija la columna del archivo de referencia que contiene la etiqueta de referencia.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>Choose the column of the gold file that names the item.</source>
            <translation>Elija la columna del archivo de referencia que nombra el elemento.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>Choose the column that holds the label.</source>
            <translation>Elija la columna que contiene la etiqueta.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>Choose the column that names the item.</source>
            <translation>Elija la columna que nombra el elemento.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>Choose the column that names the worker.</source>
            <translation>Elija la columna que nombra al anotador.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>Choose the file that lists the models</source>
            <translation>Elegir el archivo con la lista de modelos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Choose the file with gold labels</source>
            <translation>Elegir el archivo con etiquetas de referencia</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Choose the file with the items’ content</source>
            <translation>Elegir el archivo con el contenido de los elementos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Choose the folder with the items’ pictures</source>
            <translation>Elegir la carpeta con las imágenes de los elementos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/audit_dialog.py" />
            <source>Choose the label that both reviewers accept.</source>
            <translation>Elija la etiqueta que aceptan ambos revisores.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/theory.py" />
            <source>Choose this only if every item was equally likely to become gold.</source>
            <translation>Elíjalo solo si todos los elementos tenían la misma probabilidad de ser de referencia.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Choose what varies, or enter a single value.</source>
            <translation>Elija qué varía, o indique un solo valor.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Choose…</source>
            <translation>Elegir…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>Choosing items</source>
            <translation>Eligiendo elementos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <location filename="../../crowdgui/text/model_cards.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Class</source>
            <translation>Clase</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Class of these values</source>
            <translation>Clase de estos valores</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Class shares</source>
            <translation>Proporciones de las clases</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Class shares if you enter none</source>
            <translation>Proporciones de las clases si no se indican</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/dialog.py" />
            <source>Classes</source>
            <translation>Clases</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/bars.py" />
            <source>Classes and their shares</source>
            <translation>Clases y sus proporciones</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Classes, each with its share of all labels</source>
            <translation>Clases, cada una con su proporción de todas las etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>Clear this list</source>
            <translation>Borrar esta lista</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <location filename="../../crowdgui/ui/dialogs/mixed_votes.py" />
            <location filename="../../crowdgui/ui/dialogs/model_card.py" />
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/audit_dialog.py" />
            <source>Close</source>
            <translation>Cerrar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/messages.py" />
            <source>Close this message</source>
            <translation>Cerrar este mensaje</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>Cloudy or clear</source>
            <translation>Nublado o despejado</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <source>Cluster</source>
            <translation>Clúster</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Coefficient</source>
            <translation>Coeficiente</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <source>Coefficients</source>
            <translation>Coeficientes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Cohen’s kappa</source>
            <translation>Kappa de Cohen</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Collect {n} labels for every item</source>
            <extracomment>For one: Collect {n} label for every item</extracomment>
            <translation>
                <numerusform>Recoger {n} etiqueta para cada elemento</numerusform>
                <numerusform>Recoger {n} etiquetas para cada elemento</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Collect {n} more labels per item</source>
            <extracomment>For one: Collect {n} more label per item</extracomment>
            <translation>
                <numerusform>Recoger {n} etiqueta más por elemento</numerusform>
                <numerusform>Recoger {n} etiquetas más por elemento</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/detail.py" />
            <source>Colours show the class; the bar is the worker’s weight, ▲ marks flagged workers.</source>
            <translation>Los colores muestran la clase; la barra es el peso del anotador, ▲ señala anotadores con alerta.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/detail.py" />
            <source>Colours show the class; ▲ marks flagged workers.</source>
            <translation>Los colores muestran la clase; ▲ señala anotadores con alerta.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/dialog.py" />
            <source>Columns</source>
            <translation>Columnas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <source>Columns with numbers, such as Input.text1 and Answer.q1, are separate items.</source>
            <translation>Las columnas con números, como Input.text1 y Answer.q1, son elementos propios.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/file_list.py" />
            <location filename="../../crowdgui/ui/widgets/table_view.py" />
            <source>Columns {shown} of {all}</source>
            <translation>Columnas {shown} de {all}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Comma</source>
            <translation>Coma</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <location filename="../../crowdgui/ui/main_window/layout.py" />
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <source>Compare</source>
            <translation>Comparar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>Compare labels</source>
            <translation>Comparar etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/recommended_strip.py" />
            <source>Compare rules</source>
            <translation>Comparar reglas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>Compare: would another rule do better?</source>
            <translation>Comparar: ¿iría mejor otra regla?</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>Compared with</source>
            <translation>Comparado con</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/models_panel.py" />
            <source>Comparing a model with people</source>
            <translation>Comparando un modelo con personas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <location filename="../../crowdgui/ui/pages/labels/agreement_panel.py" />
            <source>Comparing labels</source>
            <translation>Comparando etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <location filename="../../crowdgui/ui/pages/workers/charts.py" />
            <source>Comparing pairs of workers</source>
            <translation>Comparando pares de anotadores</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/charts.py" />
            <source>Comparing pairs of workers…</source>
            <translation>Comparando pares de anotadores…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Comparing rules on checked items</source>
            <translation>Comparando reglas en los elementos revisados</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Comparing rules with gold</source>
            <translation>Comparando las reglas con la referencia</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/models_panel.py" />
            <source>Comparing the model with people…</source>
            <translation>Comparando el modelo con las personas…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Comparing two workers</source>
            <translation>Comparando dos anotadores</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/mixed_votes.py" />
            <source>Comparing who votes</source>
            <translation>Comparando quién vota</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <location filename="../../crowdgui/ui/pages/workers/detail.py" />
            <source>Comparing workers</source>
            <translation>Comparando anotadores</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/mixed_votes.py" />
            <source>Comparing…</source>
            <translation>Comparando…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/agreement_panel.py" />
            <source>Compute</source>
            <translation>Calcular</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Computing intervals</source>
            <translation>Calculando intervalos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Computing the bounds</source>
            <translation>Calculando las cotas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mixed_votes.py" />
            <source>Computing the curve</source>
            <translation>Calculando la curva</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Computing the guarantee</source>
            <translation>Calculando la garantía</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <location filename="../../crowdgui/ui/controllers/review_tasks.py" />
            <source>Computing the order</source>
            <translation>Calculando el orden</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/theory.py" />
            <source>Conditions</source>
            <translation>Condiciones</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/histograms.py" />
            <location filename="../../crowdgui/io/exporting/results.py" />
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <location filename="../../crowdgui/ui/pages/items/queue_list.py" />
            <source>Confidence</source>
            <translation>Confianza</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>Confidence below {sure}</source>
            <translation>Confianza inferior al {sure}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Confidence level</source>
            <translation>Nivel de confianza</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>Confidence level of guarantees (1 − α)</source>
            <translation>Nivel de confianza de las garantías (1 − α)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/histograms.py" />
            <source>Confidence of the final label</source>
            <translation>Confianza de la etiqueta final</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Confidence, before and after the audit</source>
            <translation>Confianza, antes y después de la auditoría</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <location filename="../../crowdgui/text/rules.py" />
            <source>Confusion matrices</source>
            <translation>Matrices de confusión</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <location filename="../../crowdgui/text/rules.py" />
            <location filename="../../crowdgui/text/simulation.py" />
            <location filename="../../crowdgui/ui/pages/workers/confusion_view.py" />
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>Confusion matrix</source>
            <translation>Matriz de confusión</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>Confusion matrix of the workers</source>
            <translation>Matriz de confusión de los anotadores</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/shared_parts.py" />
            <source>Contacting {address}…</source>
            <translation>Contactando con {address}…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Content</source>
            <translation>Contenido</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <source>Contents</source>
            <translation>Contenido</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Contents of the files</source>
            <translation>Contenido de los archivos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <location filename="../../crowdgui/ui/pages/compare/study_panel.py" />
            <source>Continue</source>
            <translation>Continuar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Continue audit…</source>
            <translation>Continuar la auditoría…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>Continue without saving</source>
            <translation>Continuar sin guardar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/convergence.py" />
            <source>Convergence of the labels</source>
            <translation>Convergencia de las etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Copied labels</source>
            <translation>Etiquetas copiadas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/table_view.py" />
            <source>Copied the first {copied} of {of} rows; export writes all of them</source>
            <translation>Copiadas las primeras {copied} de {of} filas; la exportación las escribe todas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/model_card.py" />
            <source>Copied.</source>
            <translation>Copiado.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/model_card.py" />
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Copy</source>
            <translation>Copiar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Copy final labels</source>
            <translation>Copiar etiquetas finales</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/base.py" />
            <source>Copy picture</source>
            <translation>Copiar gráfico</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <location filename="../../crowdgui/ui/pages/items/page.py" />
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <location filename="../../crowdgui/ui/plots/base.py" />
            <source>Copy table</source>
            <translation>Copiar tabla</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Copy {n} rows</source>
            <extracomment>For one: Copy {n} row</extracomment>
            <translation>
                <numerusform>Copiar {n} fila</numerusform>
                <numerusform>Copiar {n} filas</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/marks.py" />
            <source>Copying</source>
            <translation>Copia</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Copying can’t be detected if there is only one class.</source>
            <translation>No se puede detectar la copia si solo hay una clase.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Copying can’t be detected, because no two workers share {n} items or more.</source>
            <translation>No se puede detectar la copia, porque no hay dos anotadores que compartan {n} elementos o más.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Copying was checked on only {kept} of {n} items, because workers share too many items to check all of them.</source>
            <translation>La copia se comprobó solo en {kept} de {n} elementos, porque los anotadores comparten demasiados para comprobarlos todos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Copying workers</source>
            <translation>Anotadores que copian</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>Corrected labels</source>
            <translation>Etiquetas corregidas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Corrected shares take into account which mistakes the model makes.</source>
            <translation>Las proporciones corregidas tienen en cuenta qué errores comete el modelo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Could it replace a person?</source>
            <translation>¿Podría sustituir a una persona?</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <location filename="../../crowdgui/ui/pages/workers/models_panel.py" />
            <source>Could the model replace a person?</source>
            <translation>¿Podría el modelo sustituir a una persona?</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>Count</source>
            <translation>Cantidad</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Counted on gold</source>
            <translation>Contado con la referencia</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/run.py" />
            <source>Counting labels</source>
            <translation>Contando etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/export_text.py" />
            <source>Counting names that a spreadsheet would run.</source>
            <translation>Contando los nombres que una hoja de cálculo ejecutaría.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/appen.py" />
            <source>Country, region, city and IP address of the contributors.</source>
            <translation>País, región, ciudad y dirección IP de los colaboradores.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tool_exports.py" />
            <source>Crowd-Kit series</source>
            <translation>Series de Crowd-Kit</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <location filename="../../crowdgui/ui/main_window/window.py" />
            <source>CrowdGUI</source>
            <translation>CrowdGUI</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/system/crash_log.py" />
            <source>CrowdGUI closed unexpectedly last time. Your changes are kept: choose File ▸ Open unsaved work, or open your project. Details are in {file}; nothing was sent.</source>
            <translation>CrowdGUI se cerró de forma inesperada la última vez. Sus cambios se conservan: elija Archivo ▸ Abrir trabajo sin guardar, o abra su proyecto. Los detalles están en {file}; no se envió nada.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <source>CrowdGUI help</source>
            <translation>Ayuda de CrowdGUI</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>CrowdGUI is still working.</source>
            <translation>CrowdGUI aún está trabajando.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/project_controller.py" />
            <source>CrowdGUI project (*{suffix})</source>
            <translation>Proyecto de CrowdGUI (*{suffix})</translation>
        </message>
        <message>
            <location filename="../../crowdgui/jobs/project_writer.py" />
            <source>CrowdGUI ran into an unexpected error while saving. Details are in the log.</source>
            <translation>CrowdGUI encontró un error inesperado al guardar. Los detalles están en el registro.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/jobs/worker.py" />
            <source>CrowdGUI ran into an unexpected error. Nothing was changed. Details are in the log.</source>
            <translation>CrowdGUI encontró un error inesperado. No se cambió nada. Los detalles están en el registro.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/system/crash_log.py" />
            <source>CrowdGUI ran into an unexpected error. Your changes are kept. Details are in {file}; nothing was sent.</source>
            <translation>CrowdGUI encontró un error inesperado. Sus cambios se conservan. Los detalles están en {file}; no se envió nada.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <source>CrowdGUI version</source>
            <translation>Versión de CrowdGUI</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>CrowdGUI {version}</source>
            <translation>CrowdGUI {version}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/page.py" />
            <location filename="../../crowdgui/ui/pages/items/page.py" />
            <source>Ctrl+Z undoes the last label</source>
            <translation>Ctrl+Z deshace la última etiqueta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Custom ranges</source>
            <translation>Rangos personalizados</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Custom weights</source>
            <translation>Pesos personalizados</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Damping</source>
            <translation>Amortiguación</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>Dark, high &amp;contrast</source>
            <translation>Oscuro, al&amp;to contraste</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/layout.py" />
            <location filename="../../crowdgui/ui/pages/data/page.py" />
            <source>Data</source>
            <translation>Datos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>Data: what is in your file</source>
            <translation>Datos: qué hay en su archivo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <source>Decode HTML characters</source>
            <translation>Decodificar códigos HTML</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipe_row.py" />
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>Delete</source>
            <translation>Eliminar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/session_menus.py" />
            <source>Delete all…</source>
            <translation>Eliminar todo…</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>Delete {n} unsaved sessions?</source>
            <extracomment>For one: Delete {n} unsaved session?</extracomment>
            <translation>
                <numerusform>¿Eliminar {n} sesión sin guardar?</numerusform>
                <numerusform>¿Eliminar {n} sesiones sin guardar?</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Depending on the start, between {low} and {high} labels differ from the majority vote.</source>
            <translation>Según el inicio, entre {low} y {high} etiquetas difieren del voto por mayoría.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/page.py" />
            <source>Details</source>
            <translation>Detalles</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Detected from the file’s content, not its name. If it is wrong, choose another.</source>
            <translation>Deducido del contenido del archivo, no de su nombre. Elija otro si es incorrecto.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>Differ</source>
            <translation>Distintos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <source>Differences</source>
            <translation>Diferencias</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Different names in the Item column</source>
            <translation>Nombres distintos en la columna Elemento</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Different names in the Worker column</source>
            <translation>Nombres distintos en la columna Anotador</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Discard audit</source>
            <translation>Descartar auditoría</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Distance from guessing</source>
            <translation>Distancia al azar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Does not hold</source>
            <translation>No se cumple</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>Does the worker model fit?</source>
            <translation>¿Se ajusta el modelo de anotadores?</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <location filename="../../crowdgui/ui/pages/compare/study_panel.py" />
            <source>Done</source>
            <translation>Hecho</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Dots are percentage points, lines 95% intervals. “Yes” is corrected for the number of people, so it can be “no” although the whole line is above the margin.</source>
            <translation>Los puntos son puntos porcentuales; las líneas, intervalos del 95 %. El «sí» está ajustado al número de personas, así que puede ser «no» aunque toda la línea esté por encima de la tolerancia.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Double-click a class to change it.</source>
            <translation>Cambie una clase con un doble clic.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Doubt about the first vote</source>
            <translation>Duda sobre el primer voto</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Down</source>
            <translation>Abajo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <source>Draft, not submitted</source>
            <translation>Borrador no enviado</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Draw a sample on the Guarantee page</source>
            <translation>Sortear una muestra en la página Garantía</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/worker_scatter.py" />
            <source>Draw around workers to select them; or hold Shift and draw</source>
            <translation>Elija anotadores dibujando a su alrededor; o mantenga pulsada Mayús y dibuje</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Draw the workers again if their mean accuracy is further from the expected one; 1 accepts every draw.</source>
            <translation>Los anotadores se vuelven a sortear si su exactitud media se aleja más de la esperada; 1 acepta todos los sorteos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Drawing a dataset</source>
            <translation>Generando un conjunto de datos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Drawing datasets and running rules</source>
            <translation>Generando conjuntos de datos y ejecutando reglas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Drawn from a Beta distribution</source>
            <translation>Sorteadas de una distribución Beta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/study_panel.py" />
            <source>Draws</source>
            <translation>Sorteos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Draws the items at random and shows them one by one.</source>
            <translation>Extrae los elementos al azar y los muestra uno a uno.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>Drop a file of labels here</source>
            <translation>Suelte aquí un archivo de etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Duration</source>
            <translation>Duración</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/read_labels.py" />
            <source>Durations that can’t be read or can’t be right; their labels are kept</source>
            <translation>Duraciones que no se pudieron leer o no pueden ser ciertas; sus etiquetas se conservan</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>EM, one accuracy per class</source>
            <translation>EM, una exactitud por clase</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>EM, one accuracy per worker</source>
            <translation>EM, una exactitud por anotador</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>EM, pooled</source>
            <translation>EM, agrupado</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Each class needs a different name.</source>
            <translation>Cada clase debe tener un nombre distinto.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Each file is written completely or not at all.</source>
            <translation>Cada archivo se escribe entero o no se escribe.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Each from a different worker.</source>
            <translation>Cada una de otro anotador.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Each item must have one gold label or none.</source>
            <translation>Cada elemento debe tener una etiqueta de referencia o ninguna.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/errors.py" />
            <source>Each item should get {n} labels, but there are fewer workers.</source>
            <extracomment>For one: Each item should get {n} label, but there are fewer workers.</extracomment>
            <translation>
                <numerusform>Cada elemento debe recibir {n} etiqueta, pero hay menos anotadores.</numerusform>
                <numerusform>Cada elemento debe recibir {n} etiquetas, pero hay menos anotadores.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Each number is a class</source>
            <translation>Cada número es una clase</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>Each question gets its own labels, all in one project. The chosen question is shown here.</source>
            <translation>Cada pregunta recibe sus propias etiquetas, todas en un proyecto. Aquí se muestra la elegida.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>Each row holds a worker, an item and a label.</source>
            <translation>Cada fila contiene un anotador, un elemento y una etiqueta.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>Each row holds an item, a worker and a label.</source>
            <translation>Cada fila contiene un elemento, un anotador y una etiqueta.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>Each row is</source>
            <translation>Cada fila es</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>Each row is a worker.</source>
            <translation>Cada fila es un anotador.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>Each row is an item.</source>
            <translation>Cada fila es un elemento.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Each start stops after this many iterations, even if it still changes.</source>
            <translation>Cada inicio se detiene tras este número de iteraciones, aunque siga cambiando.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Edit family and version…</source>
            <translation>Editar familia y versión…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Encoding</source>
            <translation>Codificación</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>End</source>
            <translation>Terminar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Ensemble of rules</source>
            <translation>Ensamble de reglas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>Enter</source>
            <translation>Intro</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Enter increasing numbers, separated by semicolons.</source>
            <translation>Escriba números en aumento, separados por punto y coma.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Enter one share per class; they must add up to 100%.</source>
            <translation>Indique una proporción por clase; deben sumar el 100 %.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>Error bound (estimate)</source>
            <translation>Cota de error (estimación)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>Error bound, if the model holds</source>
            <translation>Cota de error, si se cumple el modelo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/bounds_chart.py" />
            <source>Error by the rule’s model</source>
            <translation>Error según el modelo de la regla</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mixed_votes.py" />
            <source>Error on known items</source>
            <translation>Error en elementos conocidos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <location filename="../../crowdgui/ui/pages/compare/study_panel.py" />
            <source>Error rate</source>
            <translation>Tasa de error</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Error rate and bound by mean accuracy</source>
            <translation>Tasa de error y cota según la exactitud media</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Error rate and bound by number of items</source>
            <translation>Tasa de error y cota según el número de elementos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Error rate and bound by number of workers</source>
            <translation>Tasa de error y cota según el número de anotadores</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/simulation_curves.py" />
            <source>Error rate and bounds</source>
            <translation>Tasa de error y cotas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>Error rate on gold, with its 95% confidence interval. The line ends at {most}.</source>
            <translation>Tasa de error en la referencia, con su intervalo de confianza del 95 %. La línea acaba en {most}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>Error rate on the gold items that have a final label both before and after: {before} before, {after} after.</source>
            <translation>Tasa de error en los elementos de referencia que tienen etiqueta final antes y después: {before} antes, {after} después.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/progress.py" />
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/text/bounds.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <source>Estimate</source>
            <translation>Estimación</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>Estimate: about {total} of {items} items to look at, audited and reviewed; between {low} and {high} in 8 of 10 cases.</source>
            <translation>Estimación: unos {total} de {items} elementos por mirar, auditados y revisados; entre {low} y {high} en 8 de cada 10 casos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>Estimating the effect of more labels</source>
            <translation>Estimando el efecto de más etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Even a guesser with so many labels on these items would not be noticed.</source>
            <translation>Ni siquiera alguien que adivina destacaría con tantas etiquetas en estos elementos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Every accuracy must lie between 0 and 1.</source>
            <translation>Cada exactitud debe estar entre 0 y 1.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/project_controller.py" />
            <source>Every change is saved in {file} as you make it.</source>
            <translation>Cada cambio se guarda en {file} en cuanto lo hace.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/title_corner.py" />
            <source>Every change is written to the project file as you make it.</source>
            <translation>Cada cambio se escribe en el archivo del proyecto en cuanto lo hace.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Every item has a gold label</source>
            <translation>Todos los elementos tienen etiqueta de referencia</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Every item has a gold label, so this is a count, not an estimate.</source>
            <translation>Todos los elementos tienen etiqueta de referencia, así que es un recuento, no una estimación.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>Every item has a gold label: {n} of {known} final labels are wrong, {share}.</source>
            <extracomment>For one: Every item has a gold label: {n} of {known} final labels is wrong, {share}.</extracomment>
            <translation>
                <numerusform>Todos los elementos tienen etiqueta de referencia: {n} de {known} etiquetas finales es errónea, {share}.</numerusform>
                <numerusform>Todos los elementos tienen etiqueta de referencia: {n} de {known} etiquetas finales son erróneas, {share}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Every label is in the row of a worker</source>
            <translation>Cada etiqueta está en la fila de un anotador</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Every label is in the row of an item</source>
            <translation>Cada etiqueta está en la fila de un elemento</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/audit_dialog.py" />
            <source>Every label is saved at once. A skipped item counts as wrong.</source>
            <translation>Cada etiqueta se guarda al instante. Un elemento omitido cuenta como erróneo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse.py" />
            <source>Every label is the same, so the question isn’t offered: {names}.</source>
            <translation>Todas las etiquetas son iguales, así que no se ofrece la pregunta: {names}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Every label is “{word}”, so there is nothing to aggregate</source>
            <translation>Todas las etiquetas son «{word}», así que no hay nada que agregar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/get_another_label.py" />
            <source>Every line should contain a worker, an item and a label.</source>
            <translation>Cada línea debería contener un anotador, un elemento y una etiqueta.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Every probability of a label must be between 0 and 1.</source>
            <translation>Cada probabilidad de etiqueta debe estar entre 0 y 1.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Every row has a worker, an item and a label</source>
            <translation>Cada fila tiene un anotador, un elemento y una etiqueta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>Every row was read; nothing was skipped</source>
            <translation>Se leyeron todas las filas; no se omitió nada</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Every vote counts the same. A baseline to compare with.</source>
            <translation>Todos los votos cuentan lo mismo. Una base para comparar.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Every worker is treated as if they had already given this many correct labels.</source>
            <translation>Se supone que cada anotador ya ha dado este número de etiquetas correctas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Every worker is treated as if they had already given this many wrong labels.</source>
            <translation>Se supone que cada anotador ya ha dado este número de etiquetas erróneas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Every worker labels every item</source>
            <translation>Cada anotador etiqueta cada elemento</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <location filename="../../crowdgui/ui/pages/workers/detail.py" />
            <source>Evidence</source>
            <translation>Indicios</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Exact text (cells may run as formulas)</source>
            <translation>Texto exacto (las celdas pueden ejecutarse como fórmulas)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/table_formats.py" />
            <source>Excel workbook</source>
            <translation>Libro de Excel</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <location filename="../../crowdgui/ui/pages/workers/detail.py" />
            <source>Exclude</source>
            <translation>Excluir</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Exclude the {n} flagged workers</source>
            <extracomment>For one: Exclude the flagged worker</extracomment>
            <translation>
                <numerusform>Excluir al anotador con alerta</numerusform>
                <numerusform>Excluir a los {n} anotadores con alerta</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/detail.py" />
            <source>Exclude {n}</source>
            <translation>Excluir a {n}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <source>Exclude {n} flagged</source>
            <extracomment>For one: Exclude the flagged worker</extracomment>
            <translation>
                <numerusform>Excluir al anotador con alerta</numerusform>
                <numerusform>Excluir a los {n} con alerta</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Exclude {n} workers</source>
            <extracomment>For one: Exclude {n} worker</extracomment>
            <translation>
                <numerusform>Excluir a {n} anotador</numerusform>
                <numerusform>Excluir a {n} anotadores</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/marks.py" />
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Excluded</source>
            <translation>Excluido</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>Excluded labels</source>
            <translation>Etiquetas excluidas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>Excluded workers</source>
            <translation>Anotadores excluidos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Expectation–maximisation (EM)</source>
            <translation>Esperanza–maximización (EM)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/peers.py" />
            <source>Expected</source>
            <translation>Esperado</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>Expected decrease</source>
            <translation>Bajada esperada</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>Expected error</source>
            <translation>Error esperado</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Expected to be better than chance: t1 is not negative</source>
            <translation>Se espera mejor que el azar: t1 no es negativo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Expected to be worse than chance: t2 is not positive</source>
            <translation>Se espera peor que el azar: t2 no es positivo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/user_inputs.py" />
            <source>Expected {n} columns: what the number is for, and the number. The columns are {columns}.</source>
            <translation>Se esperaban {n} columnas: a qué se refiere el número, y el número. Las columnas son {columns}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>Explanation</source>
            <translation>Explicación</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/layout.py" />
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Export</source>
            <translation>Exportar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Export labels…</source>
            <translation>Exportar etiquetas…</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Export {n} files</source>
            <extracomment>For one: Export {n} file</extracomment>
            <translation>
                <numerusform>Exportar {n} archivo</numerusform>
                <numerusform>Exportar {n} archivos</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>Export: share the results</source>
            <translation>Exportar: compartir los resultados</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/export_controller.py" />
            <source>Exporting</source>
            <translation>Exportando</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Export…</source>
            <translation>Exportar…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>Extrapolated to {times} times the labels, spread as now, the error rate is {error} ({level} range {low} to {high}).</source>
            <translation>Extrapolada a {times} veces las etiquetas, repartidas como ahora, la tasa de error es del {error} (rango del {level}: de {low} a {high}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>False flags</source>
            <translation>Alertas falsas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <location filename="../../crowdgui/ui/dialogs/mark_models.py" />
            <source>Family</source>
            <translation>Familia</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/mark_models.py" />
            <source>Family and version of {n} more workers are taken from their names.</source>
            <extracomment>For one: Family and version of {n} more worker are taken from the name.</extracomment>
            <translation>
                <numerusform>La familia y la versión de {n} anotador más se toman de su nombre.</numerusform>
                <numerusform>La familia y la versión de {n} anotadores más se toman de sus nombres.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mark_models.py" />
            <source>Family of {worker}</source>
            <translation>Familia de {worker}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/rule_options.py" />
            <source>Fewer options</source>
            <translation>Menos opciones</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>Fewer than 10 mistakes were seen.</source>
            <translation>Se observaron menos de 10 errores.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/surveys/survey.py" />
            <source>Fewer than {n} questions of this survey have the same choices. Only such questions can be read as items, with the respondents as workers.</source>
            <translation>Menos de {n} preguntas de esta encuesta tienen las mismas opciones. Solo esas preguntas pueden leerse como elementos, con los encuestados como anotadores.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Figure 2 (a), or 4 (a): 31 workers, 200 items, 3 classes, a probability of 30% for each label, mean accuracy from 0.38 up. The bound follows the error rate of the oracle MAP rule, and IWMV comes close to it.</source>
            <translation>Figura 2 (a), o 4 (a): 31 anotadores, 200 elementos, 3 clases, una probabilidad del 30 % para cada etiqueta, exactitud media desde 0,38. La cota sigue a la tasa de error de la regla MAP oráculo, e IWMV se le acerca mucho.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Figure 2 (b), or 4 (b): 200 items, accuracies from Beta(2.3, 2), more and more workers. On the logarithmic scale, error rate and bound fall in a straight line.</source>
            <translation>Figura 2 (b), o 4 (b): 200 elementos, exactitudes de Beta(2,3; 2), cada vez más anotadores. En escala logarítmica, la tasa de error y la cota caen en línea recta.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Figure 2 (c), or 4 (c): 31 workers, accuracies from Beta(2.3, 2), more and more items. The oracle MAP rule and its bound stay the same, and IWMV improves.</source>
            <translation>Figura 2 (c), o 4 (c): 31 anotadores, exactitudes de Beta(2,3; 2), cada vez más elementos. La regla MAP oráculo y su cota quedan igual, e IWMV mejora.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Figure 4 (a), or 5 (a): 31 workers, 1,000 to 11,000 items. IWMV, its log-odds version and EM are equally accurate.</source>
            <translation>Figura 4 (a), o 5 (a): 31 anotadores, de 1.000 a 11.000 elementos. IWMV, su versión log-odds y EM son igual de exactas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Figure 4 (b), or 5 (b): 31 workers, 1,000 to 11,000 items. The time until no final label changes any more, and until the rule itself stops.</source>
            <translation>Figura 4 (b), o 5 (b): 31 anotadores, de 1.000 a 11.000 elementos. El tiempo hasta que ya no cambia ninguna etiqueta final, y hasta que la propia regla se detiene.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Figure 4 (c), or 5 (c): 31 workers, 1,000 to 11,000 items. The iterations until no final label changes any more, and until the rule itself stops.</source>
            <translation>Figura 4 (c), o 5 (c): 31 anotadores, de 1.000 a 11.000 elementos. Las iteraciones hasta que ya no cambia ninguna etiqueta final, y hasta que la propia regla se detiene.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Figure 4 (d), or 5 (d): 31 workers, 1,000 to 11,000 items. The time that 50 iterations take.</source>
            <translation>Figura 4 (d), o 5 (d): 31 anotadores, de 1.000 a 11.000 elementos. El tiempo que llevan 50 iteraciones.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Figure 5, or 6: 20 workers are right on 90% of one set of 60 items and on 60% of another set of 40; 30 workers are right on 50% and 70%. No single accuracy describes them.</source>
            <translation>Figura 5, o 6: 20 anotadores aciertan en el 90 % de un conjunto de 60 elementos y en el 60 % de otro de 40; 30 anotadores, en el 50 % y el 70 %. Ninguna exactitud única los describe.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>File</source>
            <translation>Archivo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Files</source>
            <translation>Archivos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <source>Files already written are complete.</source>
            <translation>Los archivos ya escritos están completos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>Files opened together are merged.</source>
            <translation>Si abre varios archivos a la vez, se unen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>File…</source>
            <translation>Archivo…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <location filename="../../crowdgui/io/exporting/results.py" />
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>Final label</source>
            <translation>Etiqueta final</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>Final label “{label}”, confidence {share}.</source>
            <translation>Etiqueta final «{label}», confianza del {share}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>Final label “{label}”, set manually by {who}, {when}.</source>
            <translation>Etiqueta final «{label}», fijada manualmente por {who}, {when}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <source>Final labels</source>
            <translation>Etiquetas finales</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/bars.py" />
            <location filename="../../crowdgui/ui/pages/labels/page.py" />
            <source>Final labels by class</source>
            <translation>Etiquetas finales por clase</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>Final labels on gold items</source>
            <translation>Etiquetas finales en los elementos de referencia</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>Final labels that change</source>
            <translation>Etiquetas finales que cambian</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>Final labels, worker quality and an error guarantee from the labels of many workers, by Li and Yu’s “Error Rate Bounds and Iterative Weighted Majority Voting for Crowdsourcing” (2014).

Your files are only read, never changed. Nothing leaves this computer.

MIT licence. Typeface Inter under the SIL Open Font License; Qt under the LGPL.</source>
            <translation>Etiquetas finales, calidad de los anotadores y una garantía sobre el error a partir de las etiquetas de muchos anotadores, según «Error Rate Bounds and Iterative Weighted Majority Voting for Crowdsourcing» de Li y Yu (2014).

Sus archivos solo se leen, nunca se modifican. Nada sale de este equipo.

Licencia MIT. Tipo de letra Inter bajo la SIL Open Font License; Qt bajo la LGPL.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/title_corner.py" />
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Find</source>
            <translation>Buscar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/answer_cards.py" />
            <source>Find a class</source>
            <translation>Buscar una clase</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/answer_cards.py" />
            <source>Find a class (F)</source>
            <translation>Buscar una clase (F)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Find a worker</source>
            <translation>Buscar un anotador</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>Find an item</source>
            <translation>Buscar un elemento</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/recommendation_panel.py" />
            <source>Finding a recommendation</source>
            <translation>Buscando una recomendación</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <source>Finished {time}</source>
            <translation>Terminado {time}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>First group, first set</source>
            <translation>Primer grupo, primer conjunto</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>First group, second set</source>
            <translation>Primer grupo, segundo conjunto</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>First reviewer: {first}. Second reviewer: {second}.</source>
            <translation>Primer revisor: {first}. Segundo revisor: {second}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>First row</source>
            <translation>Primera fila</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>First row contains names</source>
            <translation>La primera fila contiene los nombres</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/preview_table.py" />
            <source>First rows of the file</source>
            <translation>Primeras filas del archivo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Fitting</source>
            <translation>Ajustando</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Fitting three rules</source>
            <translation>Ajustando tres reglas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Fix gold items to their gold label</source>
            <translation>Fijar los elementos de referencia a su etiqueta de referencia</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <location filename="../../crowdgui/ui/pages/workers/peers.py" />
            <source>Flag</source>
            <translation>Alerta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Flag a worker only if one class makes up at least this share of their labels.</source>
            <translation>Solo se da alerta si una clase supone al menos esta proporción de las etiquetas del anotador.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Flag guessing if the labels may hold no more than this share of the information in a typical worker’s labels.</source>
            <translation>Se da alerta por responder al azar si las etiquetas podrían no contener más que esta proporción de la información de las etiquetas de un anotador típico.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Flag only what fewer than this share of attentive workers would do.</source>
            <translation>Solo se da alerta por lo que haría menos de esta proporción de los anotadores atentos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Flag speed only if a worker’s labels took less than this share of the time others take for the same items.</source>
            <translation>Solo se da alerta por velocidad si las etiquetas de un anotador llevaron menos de esta proporción del tiempo que otros tardan con los mismos elementos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/flags.py" />
            <source>Flag thresholds</source>
            <translation>Umbrales de alerta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Flag thresholds…</source>
            <translation>Umbrales de alerta…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Flagged</source>
            <translation>Con alerta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>Flagged workers</source>
            <translation>Anotadores con alerta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Flags</source>
            <translation>Alertas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Flags based on this worker’s labels. Choose the row to see the evidence.</source>
            <translation>Alertas según las etiquetas de este anotador. Elija la fila para ver los indicios.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/flags.py" />
            <source>Flags never exclude anyone automatically. You see the effect below.</source>
            <translation>Las alertas nunca excluyen a nadie automáticamente. El efecto se ve abajo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Flags other than copying and speed need at least this many labels.</source>
            <translation>Las alertas que no son por copia o velocidad requieren al menos este número de etiquetas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>Flags: {name}</source>
            <translation>Alertas: {name}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Fleiss’ kappa</source>
            <translation>Kappa de Fleiss</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Folder</source>
            <translation>Carpeta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Folder for the files</source>
            <translation>Carpeta para los archivos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Folder for the results</source>
            <translation>Carpeta para los resultados</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Folder of Parquet files</source>
            <translation>Carpeta de archivos Parquet</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Folder…</source>
            <translation>Carpeta…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>For any classes and any assignment: at most {share}.</source>
            <translation>Para cualquier clase y cualquier asignación: como máximo {share}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>For labels that don’t fit on this computer. A Dask cluster reads them and writes final labels and workers as Parquet. It needs access to both folders and uses the rule’s default options.</source>
            <translation>Para etiquetas que no caben en este equipo. Un clúster de Dask las lee y escribe etiquetas finales y anotadores en Parquet. Todos sus procesos necesitan acceso a ambas carpetas. La regla usa sus opciones predeterminadas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/file_list.py" />
            <source>For other tools</source>
            <translation>Para otras herramientas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>For programs: text in CSV stays as it is. A spreadsheet that opens the file may run some of it.</source>
            <translation>Para programas: el texto de los CSV queda como está. Una hoja de cálculo que abra el archivo puede ejecutar parte de él.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>For rules whose weights do not depend on the labels: majority vote and oracles.</source>
            <translation>Para reglas cuyos pesos no dependen de las etiquetas: voto por mayoría y oráculos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>For the guarantee</source>
            <translation>Para la garantía</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>Forecasting…</source>
            <translation>Haciendo previsiones…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Format</source>
            <translation>Formato</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/file_list.py" />
            <source>Format of the tables</source>
            <translation>Formato de las tablas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Format options</source>
            <translation>Opciones del formato</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <source>Forward</source>
            <translation>Adelante</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>Found {columns}, but the rows below have {n}. Remove the lines above the header, or name every column.</source>
            <translation>Se encontraron {columns}, pero las filas de abajo tienen {n}. Quite las líneas que hay encima del encabezado, o dé nombre a todas las columnas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>Found {columns}, expected {expected}. Check the separators and quotation marks there.</source>
            <translation>Se encontraron {columns}, se esperaban {expected}. Compruebe ahí los separadores y las comillas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/doccano.py" />
            <source>Found {n} cells, expected {expected}.</source>
            <translation>Se encontraron {n} celdas, se esperaban {expected}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/list_cells.py" />
            <location filename="../../crowdgui/io/formats/research/peerannot.py" />
            <source>Found {n} columns, expected {expected}. Check the separators and quotation marks there.</source>
            <translation>Se encontraron {n} columnas y se esperaban {expected}. Compruebe allí los separadores y las comillas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/triples.py" />
            <source>Found {n} words, expected an item, a worker and a label.</source>
            <translation>Se encontraron {n} palabras; se esperaba un elemento, un anotador y una etiqueta.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/list_cells.py" />
            <source>Found {n} workers but {labels} labels in the lists of one row.</source>
            <translation>Hay {n} anotadores pero {labels} etiquetas en las listas de una fila.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_flat.py" />
            <source>Free text, marks and numbers, not labels: {names}.</source>
            <translation>Textos libres, marcas y números, no etiquetas: {names}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/potato.py" />
            <location filename="../../crowdgui/io/formats/platforms/zooniverse.py" />
            <source>Free text, not a class</source>
            <translation>Texto libre, no una clase</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>From a file of accuracies…</source>
            <translation>De un archivo de exactitudes…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/text/bounds.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <source>From agreement</source>
            <translation>Por acuerdo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>From agreement alone</source>
            <translation>Solo a partir del acuerdo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/text/bounds.py" />
            <source>From an audit</source>
            <translation>Por auditoría</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/text/bounds.py" />
            <source>From gold</source>
            <translation>Por referencia</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>From gold labels</source>
            <translation>A partir de las etiquetas de referencia</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipe_row.py" />
            <source>From the file {file}</source>
            <translation>Del archivo {file}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>From {first} to {last}; UTC if the file names a time zone.</source>
            <translation>De {first} a {last}; UTC cuando el archivo indica una zona.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/run.py" />
            <source>Further labels by a worker for the same item, skipped: {n}.</source>
            <translation>Otras etiquetas de un anotador para el mismo elemento, omitidas: {n}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/lewidi.py" />
            <source>Further questions</source>
            <translation>Más preguntas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>GB</source>
            <translation>GB</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/glad.py" />
            <source>GLAD</source>
            <translation>GLAD</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>Gave the same label again on {same} of {items} ({share}).</source>
            <translation>Dio de nuevo la misma etiqueta en {same} de {items} ({share}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/get_another_label.py" />
            <source>Get-Another-Label</source>
            <translation>Get-Another-Label</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Gives the same label as {who} on {agreed} of {shared} shared items; about {expected} are expected ({corrected}). The labels can’t show who copied from whom.</source>
            <translation>Da la misma etiqueta que {who} en {agreed} de {shared} elementos compartidos; se esperan unos {expected} ({corrected}). Las etiquetas no muestran quién copió de quién.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Gives the same labels as {who} too often ({corrected}).</source>
            <translation>Da las mismas etiquetas que {who} demasiado a menudo ({corrected}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/models_panel.py" />
            <source>Go to the Guarantee page</source>
            <translation>Ir a la página Garantía</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>Going from {start} to {end} of the labels lowered the error rate by {points} percentage points (±{error} at {confidence} confidence, {draws}).</source>
            <translation>Al pasar del {start} al {end} de las etiquetas, la tasa de error bajó {points} puntos porcentuales (±{error} con una confianza del {confidence}, {draws}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/text/worker_columns.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>Gold</source>
            <translation>Referencia</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Gold column</source>
            <translation>Columna de referencia</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>Gold counts as the true label: workers are scored against it, rules that use gold keep it, and the rule runs again.</source>
            <translation>La referencia cuenta como etiqueta verdadera: los anotadores se evalúan con ella, las reglas que usan referencia la mantienen, y la regla se ejecuta de nuevo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>Gold drawn at random</source>
            <translation>Referencia elegida al azar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Gold is the same as the labels of the model “{model}” on all gold items, so it may come from that model.</source>
            <translation>La referencia es igual a las etiquetas del modelo «{model}» en todos los elementos de referencia, así que puede proceder de ese modelo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Gold items can’t be fixed to their gold label on a cluster.</source>
            <translation>En un clúster, los elementos de referencia no se pueden fijar a su etiqueta de referencia.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Gold items keep their gold label, and workers are compared with it.</source>
            <translation>Los elementos de referencia conservan su etiqueta de referencia, y los anotadores se comparan con ella.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>Gold label</source>
            <translation>Etiqueta de referencia</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Gold labels</source>
            <translation>Etiquetas de referencia</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Gold labels from a second file</source>
            <translation>Etiquetas de referencia de otro archivo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Gold marker</source>
            <translation>Marca de referencia</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Gold represents all items only if the gold items were drawn from them at random.</source>
            <translation>La referencia representa a todos los elementos solo si sus elementos se eligieron al azar entre ellos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Gold shows more errors than this bound allows, so its assumptions don’t hold.</source>
            <translation>La referencia muestra más errores de los que permite esta cota, así que sus supuestos no se cumplen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Gold that the rule used can’t test its final labels.</source>
            <translation>La referencia que la regla ha usado no sirve para comprobar sus etiquetas finales.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/theory.py" />
            <source>Gold was drawn at random: count it as an audit</source>
            <translation>La referencia se eligió al azar: contarla como auditoría</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/theory.py" />
            <source>Gold was not drawn at random after all</source>
            <translation>La referencia no se eligió al azar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Gold: {wrong} of {n} wrong</source>
            <translation>Referencia: {wrong} de {n} erróneas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>Group</source>
            <translation>Grupo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Group them into ranges on the Classes page.</source>
            <translation>Agrúpelos en rangos en la página Clases.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/write.py" />
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <location filename="../../crowdgui/ui/main_window/layout.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/page.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Guarantee</source>
            <translation>Garantía</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>Guarantee: how far you can trust it</source>
            <translation>Garantía: hasta dónde puede fiarse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Guessers</source>
            <translation>Anotadores que responden al azar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/marks.py" />
            <source>Guessing</source>
            <translation>Responde al azar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Guessing on hard items</source>
            <translation>Azar en elementos difíciles</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Gwet’s AC1</source>
            <translation>AC1 de Gwet</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/timing.py" />
            <source>Half of the labels took less, half took more.</source>
            <translation>La mitad de las etiquetas llevó menos, la otra mitad más.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Half of the {n} agree with the others at least {half} of the time; {no_better}.</source>
            <translation>La mitad de los {n} coinciden en un {half} o más; {no_better}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Half of them took {n} seconds or less.</source>
            <translation>La mitad llevó {n} segundos o menos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Hard items</source>
            <translation>Elementos difíciles</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>Hardly any item has two labels, so no labels were held out and predicted.</source>
            <translation>Casi ningún elemento tiene dos etiquetas, así que no se reservaron etiquetas para predecirlas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/title_corner.py" />
            <source>Help</source>
            <translation>Ayuda</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>Help &amp;contents</source>
            <translation>&amp;Contenido de la ayuda</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/queue_list.py" />
            <source>Hidden until you choose a label.</source>
            <translation>Oculto hasta que elija una etiqueta.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/page.py" />
            <source>Hide votes while reviewing</source>
            <translation>Ocultar los votos durante la revisión</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>High</source>
            <translation>Superior</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Highest probability</source>
            <translation>Mayor probabilidad</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/charts.py" />
            <source>Histogram</source>
            <translation>Histograma</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>History</source>
            <translation>Historial</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Holds</source>
            <translation>Se cumple</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>Hongwei Li and Bin Yu (2014), Error Rate Bounds and Iterative Weighted Majority Voting for Crowdsourcing, arXiv:1411.4086.</source>
            <translation>Hongwei Li y Bin Yu (2014), Error Rate Bounds and Iterative Weighted Majority Voting for Crowdsourcing, arXiv:1411.4086.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>How common each class is, as shares or counts.</source>
            <translation>Lo frecuente que es cada clase, en proporciones o recuentos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>How far all labels together can move a score; leads are measured in this unit.</source>
            <translation>Cuánto pueden mover una puntuación todas las etiquetas juntas; con esta unidad se miden las ventajas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>How far one label can move a score, as a share of all labels together.</source>
            <translation>Cuánto puede mover una puntuación una etiqueta, como proporción de todas juntas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>How far the first majority vote may mislead the weights; it must be below 1.</source>
            <translation>Cuánto puede engañar a los pesos el primer voto por mayoría; debe ser inferior a 1.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>How far the workers’ accuracies are from one half, on average.</source>
            <translation>Cuánto distan de un medio las exactitudes de los anotadores, de media.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>How long the rule alone took on this computer.</source>
            <translation>Cuánto tardó la regla sola en este equipo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>How long this worker’s labels took is not known.</source>
            <translation>No se sabe cuánto llevaron las etiquetas de este anotador.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>How many attentive workers there are to copy from.</source>
            <translation>Cuántos anotadores atentos hay de los que copiar.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>How many classes there are to choose from.</source>
            <translation>Entre cuántas clases se elige.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>How many datasets are drawn at each point.</source>
            <translation>Cuántos conjuntos de datos se generan en cada punto.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>How many gold items have a wrong final label.</source>
            <translation>Cuántos elementos de referencia tienen una etiqueta final errónea.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>How many items there are.</source>
            <translation>Cuántos elementos hay.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>How many items this rule labels differently from the rule in use.</source>
            <translation>Cuántos elementos etiqueta esta regla de otro modo que la regla en uso.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <source>How many labels</source>
            <translation>Cuántas etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>How many labels a worker must give before their own labels count as much as the crowd’s.</source>
            <translation>Cuántas etiquetas debe dar un anotador para que sus propias etiquetas cuenten tanto como el grupo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/study_panel.py" />
            <source>How many labels do you need?</source>
            <translation>¿Cuántas etiquetas necesita?</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>How many labels per class the crowd’s confusion matrix counts as.</source>
            <translation>Por cuántas etiquetas por clase cuenta la matriz de confusión del grupo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>How many labels this worker gave.</source>
            <translation>Cuántas etiquetas dio este anotador.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>How many labels to add to this item.</source>
            <translation>Cuántas etiquetas añadir a este elemento.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>How many of this worker’s labels on gold items are right.</source>
            <translation>Cuántas de las etiquetas de este anotador en elementos de referencia son correctas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>How many ranges</source>
            <translation>Cuántos rangos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/study_panel.py" />
            <source>How many times part of the labels is drawn at each share.</source>
            <translation>Cuántas veces se sortea una parte de las etiquetas para cada proporción.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/curves_plot.py" />
            <source>How many to audit first</source>
            <translation>Cuántos auditar primero</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <location filename="../../crowdgui/ui/pages/items/queue_list.py" />
            <source>How many workers gave each class, in the order of the classes.</source>
            <translation>Cuántos anotadores dieron cada clase, en el orden de las clases.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>How many workers there are.</source>
            <translation>Cuántos anotadores hay.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/queue_list.py" />
            <source>How many wrong labels the check is expected to fix, here and elsewhere.</source>
            <translation>Cuántas etiquetas erróneas se espera que corrija la comprobación, aquí y en otros lugares.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>How much a worker’s vote counts. A guesser has weight 0; with a weight below 0, a vote counts against the class that the worker chose.</source>
            <translation>Cuánto cuenta el voto de un anotador. Quien responde al azar tiene peso 0; con un peso por debajo de 0, el voto cuenta en contra de la clase que eligió el anotador.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>How much labels move the score of an item, as a sum of squares; small is good.</source>
            <translation>Cuánto mueven las etiquetas la puntuación de un elemento, como suma de cuadrados; mejor si es pequeño.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>How much more often workers agree than by chance: 0 is the chance level, 1 is full agreement, below 0 is worse than chance. Items may have different numbers of labels. Common requirements are 0.80, and at least 0.67 for tentative conclusions.</source>
            <translation>Cuánto más que por azar coinciden los anotadores: 0 es el nivel del azar, 1 es acuerdo total, por debajo de 0 es peor que el azar. Los elementos pueden tener distinto número de etiquetas. Se suele pedir 0,80, y al menos 0,67 para conclusiones provisionales.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>How much the added labels would lower that probability.</source>
            <translation>Cuánto bajarían esa probabilidad las etiquetas añadidas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>How much the labels show about the final label, by Raykar and Yu’s score: 0 for labels without information, 1 for a worker who is never wrong. With few labels, it is above 0 by chance alone.</source>
            <translation>Cuánto muestran las etiquetas de la etiqueta final, según la puntuación de Raykar y Yu: 0 para etiquetas sin información, 1 para un anotador que nunca se equivoca. Con pocas etiquetas, supera 0 solo por azar.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/models_panel.py" />
            <source>How much worse the model may be</source>
            <translation>Cuánto peor puede ser el modelo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>How often a label is right.</source>
            <translation>Con qué frecuencia es correcta una etiqueta.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>How often a worker’s label is the one that the others’ vote gives, without the worker’s own vote.</source>
            <translation>Con qué frecuencia la etiqueta de un anotador es la que da el voto de los demás, sin contar el suyo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>How often a worker’s label is the one this rule gives without that worker. It shows how well the rule fits the workers’ labels, not how often the workers are right.</source>
            <translation>Con qué frecuencia la etiqueta de un anotador es la que da esta regla sin ese anotador. Muestra lo bien que la regla se ajusta a las etiquetas de los anotadores, no cuántas veces aciertan.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>How often each worker gives each label to items of each true class, as probabilities or counts.</source>
            <translation>Con qué frecuencia da cada anotador cada etiqueta a elementos de cada clase verdadera, en probabilidades o recuentos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>How often each worker is right, from 0 to 1, for workers without a confusion matrix. Workers with neither are estimated from their labels on gold items.</source>
            <translation>Con qué frecuencia acierta cada anotador, de 0 a 1, para anotadores sin matriz de confusión. Si faltan ambas, se estima con sus etiquetas en elementos de referencia.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>How often each worker is right, from 0 to 1. If you enter none, accuracies are estimated on gold items; a worker with neither gets weight 0.</source>
            <translation>Con qué frecuencia acierta cada anotador, de 0 a 1. Si no indica ninguna exactitud, se estiman con los elementos de referencia; un anotador sin ninguna de las dos cosas recibe peso 0.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>How often labels with this model probability are right, estimated from other real datasets. An audit makes it fit this file.</source>
            <translation>Con qué frecuencia son correctas las etiquetas con esta probabilidad del modelo, estimado con otros conjuntos de datos reales. Una auditoría la ajusta a este archivo.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/rules.py" />
            <source>How often labels with this model probability are right, estimated from {n} checked items of this file and from other real datasets.</source>
            <extracomment>For one: How often labels with this model probability are right, estimated from {n} checked item of this file and from other real datasets.</extracomment>
            <translation>
                <numerusform>Con qué frecuencia son correctas las etiquetas con esta probabilidad del modelo, estimado con {n} elemento revisado de este archivo y con otros conjuntos de datos reales.</numerusform>
                <numerusform>Con qué frecuencia son correctas las etiquetas con esta probabilidad del modelo, estimado con {n} elementos revisados de este archivo y con otros conjuntos de datos reales.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>How often messages go from items to workers and back.</source>
            <translation>Cuántas veces van y vuelven los mensajes entre elementos y anotadores.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>How often this worker gives the label that the others’ vote gives, with a 95% confidence interval. The dotted line is the chance level.</source>
            <translation>Con qué frecuencia da este anotador la etiqueta que da el voto de los demás, con un intervalo de confianza del 95 %. La línea de puntos es el nivel del azar.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>How often this worker gives the same label as another worker who is a model, on the items both labelled, with a 95% confidence interval. The dotted line is the chance level.</source>
            <translation>Con qué frecuencia da este anotador la misma etiqueta que otro anotador que es un modelo, en los elementos que ambos etiquetaron, con un intervalo de confianza del 95 %. La línea de puntos es el nivel del azar.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>How often this worker gives the same label as another worker who is a person, on the items both labelled, with a 95% confidence interval. The dotted line is the chance level.</source>
            <translation>Con qué frecuencia da este anotador la misma etiqueta que otro anotador que es una persona, en los elementos que ambos etiquetaron, con un intervalo de confianza del 95 %. La línea de puntos es el nivel del azar.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>How often this worker’s label is the final label. The worker’s own vote counts towards it, so this is slightly too high.</source>
            <translation>Con qué frecuencia la etiqueta de este anotador es la etiqueta final. Su propio voto cuenta para ella, así que el valor es algo demasiado alto.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/peers.py" />
            <source>How often two workers who label like these would agree if they worked independently.</source>
            <translation>Con qué frecuencia coincidirían dos anotadores que etiquetan como estos si trabajaran de forma independiente.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>How the labels were aggregated</source>
            <translation>Cómo se agregaron las etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>How this report was made</source>
            <translation>Cómo se hizo este informe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>How to read the numbers</source>
            <translation>Cómo leer los números</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <source>How well workers agree</source>
            <translation>Cuánto coinciden los anotadores</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <location filename="../../crowdgui/text/simulation.py" />
            <source>How workers differ</source>
            <translation>Cómo difieren los anotadores</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tool_exports.py" />
            <source>Hugging Face dataset</source>
            <translation>Conjunto de datos de Hugging Face</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/inception.py" />
            <source>INCEpTION agreement</source>
            <translation>Acuerdo de INCEpTION</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <location filename="../../crowdgui/io/formats/platforms/toloka.py" />
            <source>Identify items by</source>
            <translation>Identificar elementos por</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>If a worker labels an item more than once</source>
            <translation>Si un anotador etiqueta un elemento más de una vez</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>If every worker had labelled every item, this would be 100%.</source>
            <translation>Si cada anotador hubiera etiquetado todos los elementos, sería el 100 %.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/file_preview.py" />
            <source>If it is not, choose another column on the Columns page.</source>
            <translation>Si no lo es, elija otra columna en la página Columnas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>If it means “no label”, add it to the missing values.</source>
            <translation>Si significa «sin etiqueta», añádalo a los valores ausentes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>If many workers guess, the fit can get stuck. Several starts find a better fit and show which items are in doubt, but take several times as long.</source>
            <translation>Si muchos anotadores responden al azar, el ajuste puede atascarse. Varios inicios encuentran un ajuste mejor y muestran qué elementos están en duda, pero tardan varias veces más.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/compare.py" />
            <source>If no rule were better, a lead this large among {n} rules would be very rare.</source>
            <extracomment>For one: If the rule were no better, a lead this large with {n} rule tried would be very rare.</extracomment>
            <translation>
                <numerusform>Si no fuera mejor, una ventaja así con {n} regla probada sería muy rara.</numerusform>
                <numerusform>Si ninguna fuera mejor, una ventaja así entre {n} reglas sería muy rara.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/compare.py" />
            <source>If none of the {n} rules were better, a lead this large would occur by chance in {share} of cases.</source>
            <extracomment>For one: If the rule were no better, a lead this large would occur by chance in {share} of cases.</extracomment>
            <translation>
                <numerusform>Si no fuera mejor, una ventaja así se daría por azar en el {share} de los casos.</numerusform>
                <numerusform>Si ninguna de las {n} reglas fuera mejor, una ventaja así se daría por azar en el {share} de los casos.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>If one worker gives an item this class, how often another worker gives it too.</source>
            <translation>Si un anotador da esta clase a un elemento, con qué frecuencia se la da también otro.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>If the worker model holds, a vote by these workers is wrong in at most {limit} of cases. The bound ignores how split this particular vote is.</source>
            <translation>Si se cumple el modelo de anotadores, una votación de estos anotadores es errónea como máximo en el {limit} de los casos. La cota no tiene en cuenta lo dividida que está esta votación en particular.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>If these workers are excluded, no labels are left.</source>
            <translation>Si se excluye a estos anotadores, no queda ninguna etiqueta.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>If they mean the same, merge them on the Classes page.</source>
            <translation>Únalas en la página Clases si significan lo mismo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>If they mean “no label”, add them to the missing values.</source>
            <translation>Si significan «sin etiqueta», añádalos a los valores ausentes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>If you quit now, it is stopped. Your file is not changed.</source>
            <translation>Si sale ahora, se detiene. Su archivo no se modifica.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <source>Ignored by the worker</source>
            <translation>Ignorada por el anotador</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/dialog.py" />
            <source>Import</source>
            <translation>Importar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/dialog.py" />
            <source>Import labels</source>
            <translation>Importar etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mixed_votes.py" />
            <source>In any currency. 0 shows no costs.</source>
            <translation>En cualquier moneda. Con 0 no se muestran costes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/argilla.py" />
            <source>In record {n}, the lists of responses, users and status of “{question}” differ in length. Export the records again.</source>
            <translation>En el registro {n}, las listas de respuestas, usuarios y estado de «{question}» difieren en longitud. Exporte de nuevo los registros.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>In record {n}, “{key}” is {what}. The export may be damaged; export it again.</source>
            <translation>En el registro {n}, «{key}» es {what}. La exportación puede estar dañada; expórtela de nuevo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/processes/subprocess_reader.py" />
            <source>In the program that made it, save the table as CSV and open that.</source>
            <translation>Guarde la tabla como CSV con el programa que la creó y abra ese archivo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <source>In use</source>
            <translation>En uso</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/detail.py" />
            <source>Include</source>
            <translation>Incluir</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/detail.py" />
            <source>Include {n}</source>
            <translation>Incluir a {n}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Include {n} workers</source>
            <extracomment>For one: Include {n} worker</extracomment>
            <translation>
                <numerusform>Incluir a {n} anotador</numerusform>
                <numerusform>Incluir a {n} anotadores</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/toloka.py" />
            <source>Includes labels of assignments that were skipped or ran out of time.</source>
            <translation>Incluye etiquetas de asignaciones que se omitieron o agotaron el tiempo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>Independent votes</source>
            <translation>Votos independientes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Information score</source>
            <translation>Puntuación de información</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/export_text.py" />
            <source>Input</source>
            <translation>Entrada</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <source>Inputs and answers are numbered in the same way. If each number is a separate item, choose “Several items per row”.</source>
            <translation>Las entradas y las respuestas están numeradas igual. Si cada número es un elemento propio, elija «Varios elementos por fila».</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/run.py" />
            <source>Inspecting the labels</source>
            <translation>Examinando las etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>Inspecting {file}</source>
            <translation>Examinando {file}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>Interval</source>
            <translation>Intervalo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>Is the confidence accurate?</source>
            <translation>¿Es acertada la confianza?</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Is this the column with the labels?</source>
            <translation>¿Es esta la columna con las etiquetas?</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>It assumes that workers make mistakes independently, and the models among them aren’t shown to.</source>
            <translation>Supone que los anotadores se equivocan de forma independiente, y no se ha mostrado que lo hagan los modelos que hay entre ellos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>It assumes that workers make mistakes independently, and these labels leave that in doubt.</source>
            <translation>Supone que los anotadores se equivocan de forma independiente, y estas etiquetas lo ponen en duda.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>It assumes that workers make mistakes independently, and these labels show that they don’t.</source>
            <translation>Supone que los anotadores se equivocan de forma independiente, y estas etiquetas muestran que no es así.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/questions.py" />
            <source>It belongs to another question</source>
            <translation>Pertenece a otra pregunta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/sagemaker.py" />
            <location filename="../../crowdgui/io/importing/recipes.py" />
            <location filename="../../crowdgui/io/importing/tables.py" />
            <location filename="../../crowdgui/io/tabular/file_head.py" />
            <location filename="../../crowdgui/io/tabular/processes/subprocess_reader.py" />
            <source>It can’t be opened: {why}.</source>
            <translation>No se puede abrir: {why}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>It claims to hold more than a file of its size can, so it is damaged.</source>
            <translation>Dice contener más de lo que cabe en un archivo de su tamaño, así que está dañado.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/parquet.py" />
            <source>It claims to hold {n} rows, {mb} MB in memory, which is more than a file of its size should. Save only the worker, item and label columns.</source>
            <translation>Dice contener {n} filas, {mb} MB en memoria, más de lo que debería un archivo de su tamaño. Guarde solo las columnas de anotador, elemento y etiqueta.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/processes/subprocess_reader.py" />
            <source>It could not be read within {n} seconds.</source>
            <translation>No se pudo leer en {n} segundos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>It counts as gold.</source>
            <translation>Cuenta como referencia.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>It doesn’t pass the test.</source>
            <translation>No pasa la prueba.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>It holds Python objects, which are never read because they can run code. Save it as numbers or text.</source>
            <translation>Contiene objetos de Python, que nunca se leen porque pueden ejecutar código. Guárdelo como números o texto.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>It holds no array of numbers or text.</source>
            <translation>No contiene ninguna matriz de números ni de texto.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>It is at least as close to the other people on {share} of items (95% interval {low} to {high}).</source>
            <translation>En el {share} de los elementos está al menos igual de cerca de las demás personas (intervalo del 95 % de {low} a {high}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>It is at least as close to the other people on {share} of items.</source>
            <translation>En el {share} de los elementos está al menos igual de cerca de las demás personas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>It is being computed.</source>
            <translation>Se está calculando.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <location filename="../../crowdgui/io/formats/parquet.py" />
            <source>It is damaged or incomplete. Download or copy it again from the source.</source>
            <translation>Está dañado o incompleto. Descárguelo o cópielo de nuevo de su origen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/parts.py" />
            <source>It is damaged or isn’t a Parquet file.</source>
            <translation>Está dañado o no es un archivo Parquet.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>It is damaged, cut off or not a workbook. Save it again, or save it as CSV.</source>
            <translation>Está dañado, cortado o no es un libro. Guárdelo de nuevo, o como CSV.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>It is data</source>
            <translation>Son datos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>It is not clear yet where the curve levels off.</source>
            <translation>Aún no está claro dónde se aplana la curva.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/file.py" />
            <source>It is open in another window. Close it there first.</source>
            <translation>Está abierto en otra ventana. Ciérrelo allí primero.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>It is protected by a password. Save a copy without one and open that.</source>
            <translation>Está protegido con contraseña. Guarde una copia sin ella y ábrala.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>It is tied with another class and won because it comes first.</source>
            <translation>Está empatada con otra clase y ganó porque va primero.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>It is too early to say whether the curve has flattened.</source>
            <translation>Aún no se puede decir si la curva se ha aplanado.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>It isn’t clear whether each row is a label, an item or a worker.</source>
            <translation>No está claro si cada fila es una etiqueta, un elemento o un anotador.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>It isn’t clear which column holds the label.</source>
            <translation>No está claro qué columna contiene la etiqueta.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>It isn’t clear which column names the item.</source>
            <translation>No está claro qué columna indica el elemento.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>It isn’t clear which column names the worker.</source>
            <translation>No está claro qué columna indica el anotador.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/file_preview.py" />
            <source>It names no workers and has one label per item.</source>
            <translation>No nombra a ningún anotador y tiene una etiqueta por elemento.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>It names the columns</source>
            <translation>Nombra las columnas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/processes/subprocess_reader.py" />
            <source>It needs more memory than a file of its size should, or it is damaged.</source>
            <translation>Ocupa más memoria de la que debería un archivo de su tamaño, o está dañado.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>It needs no assumption about workers.</source>
            <translation>No necesita ningún supuesto sobre los anotadores.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>It passes the test.</source>
            <translation>Pasa la prueba.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>It seems to level off at about {end}.</source>
            <translation>Parece aplanarse en torno al {end}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>It shows how many labels were wrong, with an interval.</source>
            <translation>Muestra cuántas etiquetas eran erróneas, con un intervalo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/recommendation_panel.py" />
            <source>It takes up to about {time}.</source>
            <translation>Tarda hasta unos {time}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/file.py" />
            <source>It was not closed properly and can only be repaired in a folder that you can write to. Copy it to another folder, together with the file of the same name that ends in “-journal”.</source>
            <translation>No se cerró correctamente y solo se puede reparar en una carpeta en la que usted pueda escribir. Cópielo a otra carpeta, junto con el archivo del mismo nombre que acaba en «-journal».</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>It would be read from {path}</source>
            <translation>Se leería de {path}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/file_head.py" />
            <source>It would unpack to {n} MB, which is more than a file of its size should hold. Save the table as CSV and open that.</source>
            <translation>Descomprimido ocuparía {n} MB, más de lo que debería contener un archivo de su tamaño. Guarde la tabla como CSV y ábralo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <location filename="../../crowdgui/ui/pages/items/queue_list.py" />
            <source>Item</source>
            <translation>Elemento</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>Item bound</source>
            <translation>Cota del elemento</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Item by item</source>
            <translation>Elemento a elemento</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Item by item, Chernoff</source>
            <translation>Elemento a elemento, Chernoff</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Item by item, confusion matrix per worker</source>
            <translation>Por elemento, matriz por anotador</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Item by item, item types</source>
            <translation>Elemento a elemento, tipos de elementos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Item column</source>
            <translation>Columna de elemento</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Item content from a second file or a folder</source>
            <translation>Contenido de los elementos de un segundo archivo o una carpeta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Item types (EBCC)</source>
            <translation>Tipos de elementos (EBCC)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Item types per class</source>
            <translation>Tipos de elementos por clase</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Item types start at random; the probabilities of this many starts are averaged.</source>
            <translation>Los tipos de elementos empiezan al azar; se promedian las probabilidades de este número de inicios.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>Item {name}</source>
            <translation>Elemento {name}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <location filename="../../crowdgui/io/formats/research/get_another_label.py" />
            <source>Item, worker, label</source>
            <translation>Elemento, anotador, etiqueta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>Item-by-item bound on the error rate, with estimated accuracies: an estimate, not a guarantee. Shown because the worker model fits these labels.</source>
            <translation>Cota de la tasa de error elemento a elemento, con exactitudes estimadas: una estimación, no una garantía. Se muestra porque el modelo de anotadores se ajusta a estas etiquetas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <location filename="../../crowdgui/text/model_cards.py" />
            <location filename="../../crowdgui/text/simulation.py" />
            <location filename="../../crowdgui/ui/dialogs/model_card.py" />
            <location filename="../../crowdgui/ui/main_window/layout.py" />
            <location filename="../../crowdgui/ui/pages/items/page.py" />
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>Items</source>
            <translation>Elementos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <source>Items by class</source>
            <translation>Elementos por clase</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/recommendation_panel.py" />
            <source>Items checked at random choose the rule. Without them the rule with the fewest errors on other real datasets is recommended. Predictions of held-out labels, gold and two tests of the workers explain how the rules differ here.</source>
            <translation>Los elementos revisados al azar eligen la regla. Sin ellos se recomienda la regla con menos errores en otros conjuntos de datos reales. Las predicciones de etiquetas reservadas, las etiquetas de referencia y dos pruebas de los anotadores explican en qué difieren aquí las reglas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Items in the first set</source>
            <translation>Elementos del primer conjunto</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Items that two rules label differently</source>
            <translation>Elementos que dos reglas etiquetan de forma distinta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Items to audit</source>
            <translation>Elementos por auditar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Items to audit first</source>
            <translation>Elementos por auditar primero</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>Items to relabel</source>
            <translation>Elementos que reetiquetar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/way_parts.py" />
            <location filename="../../crowdgui/ui/pages/items/queue_list.py" />
            <source>Items to review</source>
            <translation>Elementos que revisar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Items were assigned to workers at random</source>
            <translation>Los elementos se asignaron a los anotadores al azar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>Items where the final label won only because its class comes first.</source>
            <translation>Elementos en los que la etiqueta final ganó solo porque su clase va primero.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>Items with the lowest confidence come first. Press a number to set the label, or Enter to agree. Your label overrides the rule.</source>
            <translation>Primero van los elementos con menor confianza. Pulse un número para fijar la etiqueta, o Intro para aceptarla. Su etiqueta prevalece sobre la regla.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/cubam.py" />
            <location filename="../../crowdgui/io/formats/research/peerannot.py" />
            <source>Items, then workers</source>
            <translation>Elementos, luego anotadores</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Items, workers and labels have different lengths.</source>
            <translation>Elementos, anotadores y etiquetas no tienen la misma longitud.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>Items: review the uncertain ones yourself</source>
            <translation>Elementos: revise usted mismo los inciertos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/convergence.py" />
            <source>Iteration {n}: {changed} labels changed</source>
            <translation>Iteración {n}: cambiaron {changed} etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>Iterations</source>
            <translation>Iteraciones</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Iterations after the first vote until the rule itself stops.</source>
            <translation>Iteraciones tras el primer voto hasta que la propia regla se detiene.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Iterations to converge</source>
            <translation>Iteraciones hasta converger</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Iterations to stop</source>
            <translation>Iteraciones hasta detenerse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <location filename="../../crowdgui/io/formats/platforms/toloka.py" />
            <source>Its inputs</source>
            <translation>Sus entradas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>Its name or number. If empty, the first sheet with a table is used.</source>
            <translation>Su nombre o número. Si se deja vacío, la primera hoja con una tabla.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/toloka.py" />
            <source>Its task</source>
            <translation>Su tarea</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/table_formats.py" />
            <source>JSON lines</source>
            <translation>Líneas JSON</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/json_table.py" />
            <source>JSON table</source>
            <translation>Tabla JSON</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/appen.py" />
            <source>Judgments by contributors who failed the job’s quality control.</source>
            <translation>De colaboradores que no superaron el control de calidad del trabajo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>KB</source>
            <translation>KB</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Kappa is not defined, because both workers give one class to all shared items.</source>
            <translation>Kappa no está definido, porque ambos dan una sola clase a todo lo que comparten.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>Keep</source>
            <translation>Conservar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Keep all labels</source>
            <translation>Conservar todas las etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/dialog.py" />
            <source>Keep as shown</source>
            <translation>Dejar así</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/appen.py" />
            <source>Keep personal columns</source>
            <translation>Conservar columnas personales</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <location filename="../../crowdgui/io/formats/platforms/toloka.py" />
            <source>Keep rejected labels</source>
            <translation>Conservar etiquetas rechazadas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <source>Keep skipped annotations</source>
            <translation>Conservar anotaciones omitidas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/labelbox.py" />
            <source>Keep skipped labels</source>
            <translation>Conservar etiquetas omitidas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/appen.py" />
            <source>Keep tainted judgments</source>
            <translation>Conservar juicios dudosos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Keep the first label</source>
            <translation>Conservar la primera etiqueta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Keep the last label</source>
            <translation>Conservar la última etiqueta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <source>Kept: all workers are included.</source>
            <translation>Conservado: se incluye a todos los anotadores.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <source>Kept: {n} workers stay excluded.</source>
            <extracomment>For one: Kept: {n} worker stays excluded.</extracomment>
            <translation>
                <numerusform>Conservado: {n} anotador sigue excluido.</numerusform>
                <numerusform>Conservado: {n} anotadores siguen excluidos.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/page.py" />
            <source>Key B</source>
            <translation>Tecla B</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/page.py" />
            <source>Key S</source>
            <translation>Tecla S</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Kind</source>
            <translation>Tipo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Known accuracies (MAP)</source>
            <translation>Exactitudes conocidas (MAP)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <location filename="../../crowdgui/ui/dialogs/model_card.py" />
            <source>Known class</source>
            <translation>Clase conocida</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Krippendorff’s alpha</source>
            <translation>Alfa de Krippendorff</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Krippendorff’s alpha of this class against all others combined.</source>
            <translation>Alfa de Krippendorff de esta clase frente a todas las demás juntas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Krippendorff’s alpha, interval</source>
            <translation>Alfa de Krippendorff, intervalo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Krippendorff’s alpha, ordinal</source>
            <translation>Alfa de Krippendorff, ordinal</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Label</source>
            <translation>Etiqueta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <source>Label Studio CSV</source>
            <translation>CSV de Label Studio</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <source>Label Studio JSON</source>
            <translation>JSON de Label Studio</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <source>Label Studio JSON-MIN</source>
            <translation>JSON-MIN de Label Studio</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tool_exports.py" />
            <source>Label Studio predictions</source>
            <translation>Predicciones de Label Studio</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mixed_votes.py" />
            <source>Label by a model</source>
            <translation>Etiqueta de un modelo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mixed_votes.py" />
            <source>Label by a person</source>
            <translation>Etiqueta de una persona</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <source>Label by the rule</source>
            <translation>Etiqueta según la regla</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Label column</source>
            <translation>Columna de etiqueta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <location filename="../../crowdgui/ui/dialogs/model_card.py" />
            <source>Label of the model</source>
            <translation>Etiqueta del modelo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Label skew</source>
            <translation>Sesgo de etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Label values</source>
            <translation>Valores de etiqueta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/labelbox.py" />
            <source>Labelbox export</source>
            <translation>Exportación de Labelbox</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/labelbox.py" />
            <source>Labelbox export (old)</source>
            <translation>Exportación de Labelbox (antigua)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>Labelling plan</source>
            <translation>Plan de etiquetado</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <location filename="../../crowdgui/text/model_cards.py" />
            <location filename="../../crowdgui/text/worker_columns.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <location filename="../../crowdgui/ui/dialogs/shared_parts.py" />
            <location filename="../../crowdgui/ui/main_window/layout.py" />
            <location filename="../../crowdgui/ui/pages/labels/page.py" />
            <location filename="../../crowdgui/ui/pages/workers/detail.py" />
            <source>Labels</source>
            <translation>Etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Labels and gold labels must use the same class names.</source>
            <translation>Las etiquetas y las etiquetas de referencia deben usar los mismos nombres de clase.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/shared_parts.py" />
            <source>Labels and projects</source>
            <translation>Etiquetas y proyectos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Labels are the final label most often on “{best}” ({most}), least often on “{worst}” ({least}). Choose a cell to see its items.</source>
            <translation>Las etiquetas son la etiqueta final más a menudo en «{best}» ({most}) y menos a menudo en «{worst}» ({least}). Elija una celda para ver sus elementos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <location filename="../../crowdgui/ui/pages/data/page.py" />
            <source>Labels by class</source>
            <translation>Etiquetas por clase</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/convergence.py" />
            <source>Labels changed in each iteration</source>
            <translation>Etiquetas cambiadas en cada iteración</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Labels given</source>
            <translation>Etiquetas dadas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/worker_scatter.py" />
            <source>Labels given (log scale)</source>
            <translation>Etiquetas dadas (escala log)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>Labels have changed since the audit was drawn: those that the other rule changes count as possibly wrong in the guarantee.</source>
            <translation>Algunas etiquetas han cambiado desde que se sorteó la auditoría: las que cambia la otra regla cuentan como posiblemente erróneas en la garantía.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <source>Labels of assignments that were not approved.</source>
            <translation>Etiquetas de asignaciones que no se aprobaron.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/labelbox.py" />
            <source>Labels of data rows that their worker skipped.</source>
            <translation>Etiquetas de filas de datos que su anotador omitió.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/lewidi.py" />
            <source>Labels of other questions to the same workers, as questions of their own.</source>
            <translation>Etiquetas de otras preguntas a los mismos anotadores, como preguntas propias.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Labels of this class on items with two or more labels.</source>
            <translation>Etiquetas de esta clase en elementos con dos etiquetas o más.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>Labels of this confidence are typically wrong in {error} of cases ({low} to {high} in most datasets). Only gold or an audit can show how many are.</source>
            <translation>Las etiquetas con esta confianza suelen ser erróneas en {error} de los casos ({low} a {high} en la mayoría de los conjuntos). Solo las etiquetas de referencia o una auditoría pueden mostrar cuántas lo son.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Labels per item</source>
            <translation>Etiquetas por elemento</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>Labels set</source>
            <translation>Etiquetas fijadas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mixed_votes.py" />
            <source>Labels that change</source>
            <translation>Etiquetas que cambian</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>Labels that differ</source>
            <translation>Etiquetas distintas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Labels to accept</source>
            <translation>Etiquetas aceptables</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>Labels to add</source>
            <translation>Etiquetas que añadir</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>Labels, workers, items and classes are counted. The picture shows who labelled what, and the checks show what was skipped.</source>
            <translation>Se cuentan etiquetas, anotadores, elementos y clases. La imagen muestra quién etiquetó qué, y las comprobaciones muestran qué se omitió.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>Labels: one per item</source>
            <translation>Etiquetas: una por elemento</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <source>Language</source>
            <translation>Idioma</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Largest effect of one label</source>
            <translation>Mayor efecto de una etiqueta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Largest lead of the true class</source>
            <translation>Mayor ventaja de la clase verdadera</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Latin-1</source>
            <translation>Latin-1</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>Layout</source>
            <translation>Disposición</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>Lead of the final label over the next class, as a share of the largest possible lead.</source>
            <translation>Ventaja de la etiqueta final sobre la clase siguiente, como proporción de la mayor ventaja posible.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/lewidi.py" />
            <source>Learning with Disagreements</source>
            <translation>Learning with Disagreements</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Learns how accurate each worker is on each class.</source>
            <translation>Aprende la exactitud de cada anotador en cada clase.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Learns how accurate each worker is, the same on all classes.</source>
            <translation>Aprende la exactitud de cada anotador, igual en todas las clases.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Learns types of items on which workers make the same mistakes. Slower.</source>
            <translation>Aprende tipos de elementos en los que los anotadores cometen los mismos errores. Más lenta.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Learns which classes each worker confuses.</source>
            <translation>Aprende qué clases confunde cada anotador.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/theory.py" />
            <source>Level</source>
            <translation>Nivel</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Li and Yu: {name}</source>
            <translation>Li y Yu: {name}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>Light, &amp;high contrast</source>
            <translation>Claro, &amp;alto contraste</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Like EM, but more stable when workers gave few labels.</source>
            <translation>Como EM, pero más estable si los anotadores dieron pocas etiquetas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Like the labels in an earlier file</source>
            <translation>Como las etiquetas de un archivo anterior</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Like the labels in the open file</source>
            <translation>Como las etiquetas del archivo abierto</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipe_row.py" />
            <source>Like the last file of this kind</source>
            <translation>Como el último archivo de este tipo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Like weighted voting, but gives very good workers far more weight.</source>
            <translation>Como la votación ponderada, pero da mucho más peso a los anotadores muy buenos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Like weighted voting, but more cautious with few labels.</source>
            <translation>Como la votación ponderada, pero más prudente con pocas etiquetas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/preview_table.py" />
            <source>Line {n} of the file</source>
            <translation>Línea {n} del archivo</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Lines {lines}</source>
            <extracomment>For one: Line {lines}</extracomment>
            <translation>
                <numerusform>Línea {lines}</numerusform>
                <numerusform>Líneas {lines}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>List of models…</source>
            <translation>Lista de modelos…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Little information</source>
            <translation>Poca información</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Logarithmic</source>
            <translation>Logarítmica</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Logarithmic scale</source>
            <translation>Escala logarítmica</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Looking for a start</source>
            <translation>Buscando un inicio</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/project_controller.py" />
            <source>Looking for unsaved work</source>
            <translation>Buscando trabajo sin guardar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Low</source>
            <translation>Inferior</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Lower end of the 95% confidence interval.</source>
            <translation>Extremo inferior del intervalo de confianza del 95 %.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <source>Lowest confidence</source>
            <translation>Confianza más baja</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Lowest confidence first</source>
            <translation>Menor confianza primero</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Lowest probability</source>
            <translation>Menor probabilidad</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>MATLAB</source>
            <translation>MATLAB</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>MB</source>
            <translation>MB</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/mt_bench.py" />
            <source>MT-Bench ratings</source>
            <translation>Valoraciones de MT-Bench</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Made for two classes. Much slower; for comparison.</source>
            <translation>Hecha para dos clases. Mucho más lenta; para comparar.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Made for two classes. The fast version of belief propagation.</source>
            <translation>Hecha para dos clases. La versión rápida de la propagación de creencias.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Made for two classes. Unstable on unbalanced data; for comparison.</source>
            <translation>Hecha para dos clases. Inestable con datos desequilibrados; para comparar.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/convergence.py" />
            <source>Main term of the bound’s exponent, with estimated accuracies: {first} at first, {last} at the end.</source>
            <translation>Término principal del exponente de la cota, con exactitudes estimadas: {first} al principio, {last} al final.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Majority vote</source>
            <translation>Voto por mayoría</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>Majority vote gives a different label</source>
            <translation>El voto por mayoría da otra etiqueta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>Manual</source>
            <translation>Manuales</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <location filename="../../crowdgui/ui/pages/export/export_text.py" />
            <source>Manual label</source>
            <translation>Etiqueta manual</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>Manual labels</source>
            <translation>Etiquetas manuales</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>Margin</source>
            <translation>Margen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <source>Margin over the next class</source>
            <translation>Margen sobre la clase siguiente</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>Mark as &amp;models…</source>
            <translation>Marcar como &amp;modelos…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mark_models.py" />
            <source>Mark as model</source>
            <translation>Marcar como modelo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mark_models.py" />
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <source>Mark as models</source>
            <translation>Marcar como modelos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Mark as models…</source>
            <translation>Marcar como modelos…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Mark as model…</source>
            <translation>Marcar como modelo…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Mark models on the Columns page to keep people and models apart.</source>
            <translation>Marque los modelos en la página Columnas para separar personas y modelos.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/mark_models.py" />
            <source>Mark {n} workers as models</source>
            <extracomment>For one: Mark as model</extracomment>
            <translation>
                <numerusform>Marcar como modelo</numerusform>
                <numerusform>Marcar {n} anotadores como modelos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Mark {n} workers as people</source>
            <extracomment>For one: Mark as person</extracomment>
            <translation>
                <numerusform>Marcar como persona</numerusform>
                <numerusform>Marcar {n} anotadores como personas</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/cvat.py" />
            <source>Marks a part of the image, not the whole image</source>
            <translation>Marca una parte de la imagen, no la imagen entera</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/argilla.py" />
            <location filename="../../crowdgui/io/formats/platforms/doccano.py" />
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <location filename="../../crowdgui/io/formats/platforms/labelbox.py" />
            <location filename="../../crowdgui/io/formats/platforms/potato.py" />
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <location filename="../../crowdgui/io/formats/platforms/sagemaker.py" />
            <location filename="../../crowdgui/io/formats/platforms/zooniverse.py" />
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_flat.py" />
            <source>Marks a part of the item, not the whole item</source>
            <translation>Marca una parte del elemento, no el elemento entero</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Maximum iterations</source>
            <translation>Máximo de iteraciones</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Mean accuracy</source>
            <translation>Exactitud media</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Mean accuracy of workers</source>
            <translation>Exactitud media de los anotadores</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Mean accuracy that one-step voting needs</source>
            <translation>Exactitud media que necesita la votación de un paso</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Mean accuracy, estimated</source>
            <translation>Exactitud media, estimada</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Mean field (LPI)</source>
            <translation>Campo medio (LPI)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Mean probability of the final label under the three rules, by the weight of each.</source>
            <translation>Probabilidad media de la etiqueta final según las tres reglas, ponderada por el peso de cada una.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>Meaning</source>
            <translation>Significado</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <source>Measure</source>
            <translation>Medida</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Measuring speed</source>
            <translation>Midiendo la velocidad</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Measuring workers</source>
            <translation>Midiendo anotadores</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Median seconds per label: half of the labels took less.</source>
            <translation>Mediana de segundos por etiqueta: la mitad de las etiquetas llevó menos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Median time {seconds} s, {share} of the time others take for the same items; {rarely} would be this fast ({corrected}).</source>
            <translation>Tiempo mediano: {seconds} s, el {share} del tiempo que otros tardan con los mismos elementos; {rarely} sería tan rápido ({corrected}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Merge values that differ only
in case and spaces</source>
            <translation>Unir valores que solo difieren
en mayúsculas y espacios</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Merge values that differ only in case and spaces</source>
            <translation>Unir valores que solo difieren en mayúsculas y espacios</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Message passing (KOS)</source>
            <translation>Paso de mensajes (KOS)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Messages start at random; the median result of this many starts is used.</source>
            <translation>Los mensajes empiezan al azar; se usa el resultado mediano de este número de inicios.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Minimum labels</source>
            <translation>Mínimo de etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Missing value</source>
            <translation>Valor ausente</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Missing values</source>
            <translation>Valores ausentes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>Mistakes</source>
            <translation>Errores</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>Mistakes that you find are corrected and exported.</source>
            <translation>Los errores que encuentre se corrigen y se exportan.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <location filename="../../crowdgui/text/groups.py" />
            <location filename="../../crowdgui/ui/pages/workers/models_panel.py" />
            <source>Model</source>
            <translation>Modelo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/page.py" />
            <source>Model check</source>
            <translation>Comprobación del modelo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>Model probability</source>
            <translation>Probabilidad del modelo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/detail.py" />
            <source>Model probability: {share}.</source>
            <translation>Probabilidad del modelo: {share}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <location filename="../../crowdgui/text/groups.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <location filename="../../crowdgui/ui/pages/workers/models_panel.py" />
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <source>Models</source>
            <translation>Modelos</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Models + {n} people</source>
            <extracomment>For one: Models + {n} person</extracomment>
            <translation>
                <numerusform>Modelos + {n} persona</numerusform>
                <numerusform>Modelos + {n} personas</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>Models among the workers</source>
            <translation>Modelos entre los anotadores</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mark_models.py" />
            <source>Models are compared with models and people with people, and the guarantee asks whether models share mistakes. Models of one family are also compared among themselves.</source>
            <translation>Los modelos se comparan con modelos y las personas con personas, y para la garantía se comprueba si los modelos comparten errores. Los modelos de una familia también se comparan entre sí.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Models of one family were made in the same way and may share mistakes.</source>
            <translation>Los modelos de una familia se hicieron del mismo modo y pueden compartir errores.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Models only</source>
            <translation>Solo modelos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>Models per class</source>
            <translation>Modelos por clase</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Models were compared only with models.</source>
            <translation>Los modelos se compararon solo con modelos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Models’ mistakes count as those of independent workers</source>
            <translation>Los errores de los modelos cuentan como los de anotadores independientes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>More labels alone are not expected to reach {wanted}: even with {more} more, about {least} would stay wrong. Clearer instructions or manual checks can fix what more labels can’t.</source>
            <translation>No se espera alcanzar el {wanted} solo con más etiquetas: incluso con {more} más, en torno al {least} seguirían siendo erróneas. Unas instrucciones más claras o comprobaciones manuales pueden corregir lo que más etiquetas no pueden.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/rule_options.py" />
            <source>More options</source>
            <translation>Más opciones</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mixed_votes.py" />
            <source>More or fewer people per item</source>
            <translation>Más o menos personas por elemento</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>More than one column is set as {role}. Keep one.</source>
            <translation>Más de una columna tiene el rol de {role}. Deje una.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>More than six curves can’t be distinguished. Untick one first.</source>
            <translation>Más de seis curvas no se pueden distinguir. Desmarque antes una.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>More than {n} curves can’t be distinguished.</source>
            <extracomment>For one: More than {n} curve can’t be distinguished.</extracomment>
            <translation>
                <numerusform>Más de {n} curva no se pueden distinguir.</numerusform>
                <numerusform>Más de {n} curvas no se pueden distinguir.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Most disputed first</source>
            <translation>Más disputados primero</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <location filename="../../crowdgui/ui/dialogs/model_card.py" />
            <source>Most frequent mistakes</source>
            <translation>Errores más frecuentes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Most valuable first</source>
            <translation>Más valiosos primero</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>NaN only</source>
            <translation>Solo NaN</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>Name</source>
            <translation>Nombre</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipe_row.py" />
            <source>Name of the recipe</source>
            <translation>Nombre de la receta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>Names of workers that are models, separated by commas; * fits any characters. A list of models or a column with the role “Person or model” counts more.</source>
            <translation>Nombres de anotadores que son modelos, separados por comas; * equivale a cualquier carácter. Una lista de modelos o una columna con el rol «Persona o modelo» tiene prioridad.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>Needs</source>
            <translation>Necesita</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>Needs attention</source>
            <translation>Requiere atención</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <source>Neither accepted nor rejected</source>
            <translation>Ni aceptada ni rechazada</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Neither is a guarantee here.</source>
            <translation>Ninguna es aquí una garantía.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/dialog.py" />
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <location filename="../../crowdgui/ui/pages/items/page.py" />
            <source>Next</source>
            <translation>Siguiente</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <source>No annotation says who made it. Export as JSON with annotators, without hiding their details; or, if every worker has their own file, choose “One file per worker”.</source>
            <translation>Ninguna anotación dice quién la hizo. Exporte como JSON con anotadores, sin ocultar sus datos; o, si cada anotador tiene un archivo, elija «Un archivo por anotador».</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <source>No annotation says who made it. Export as JSON, with annotators.</source>
            <translation>Ninguna anotación dice quién la hizo. Exporte como JSON, con anotadores.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>No array looks like labels. The arrays are {names}.</source>
            <translation>Ninguna matriz parece contener etiquetas. Las matrices son {names}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <source>No audit has shown what to review yet.</source>
            <translation>Ninguna auditoría ha mostrado aún qué revisar.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/workers.py" />
            <source>No audit sample was drawn.</source>
            <translation>No se sorteó ninguna muestra de auditoría.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>No class bias found: {size} of labels differ from what one accuracy per worker would give ({chance} by chance).</source>
            <translation>No se encontró sesgo por clase: el {size} de las etiquetas difiere de lo que daría una sola exactitud por anotador ({chance} por azar).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <source>No column differs between the annotations of a task. Choose the one that holds the label.</source>
            <translation>Ninguna columna difiere entre las anotaciones de una tarea. Elija la que contiene la etiqueta.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/appen.py" />
            <source>No column differs between the judgments of a unit. Choose the one that holds the label.</source>
            <translation>Ninguna columna difiere entre los juicios de una unidad. Elija la que contiene la etiqueta.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/answer_columns.py" />
            <source>No column holds labels from a list of classes. These hold free text: {columns}.</source>
            <translation>Ninguna columna contiene etiquetas de una lista de clases. Estas contienen texto libre: {columns}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/answer_columns.py" />
            <source>No column holds labels from a list of classes. These hold nested data: {columns}.</source>
            <translation>Ninguna columna contiene etiquetas de una lista de clases. Estas contienen datos anidados: {columns}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/answer_columns.py" />
            <source>No column holds labels of whole items. These mark parts of items, such as boxes: {columns}.</source>
            <translation>Ninguna columna contiene etiquetas de elementos enteros. Estas marcan partes de elementos, como recuadros: {columns}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_flat.py" />
            <source>No column holds labels with few classes. Open the classification export of the Zooniverse itself.</source>
            <translation>Ninguna columna contiene etiquetas con pocas clases. Abra la propia exportación de clasificaciones de Zooniverse.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <source>No column holds labels. Download the results once workers have submitted some.</source>
            <translation>Ninguna columna contiene etiquetas. Descargue los resultados cuando los anotadores hayan enviado alguna.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/model_workers.py" />
            <source>No column names a worker of the label file.</source>
            <translation>Ninguna columna nombra a un anotador del archivo de etiquetas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>No column names a worker: this looks like a list of items, such as tasks, known true labels or final labels.</source>
            <translation>Ninguna columna indica un anotador: parece una lista de elementos, como tareas, etiquetas verdaderas conocidas o etiquetas finales.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/item_content.py" />
            <source>No column names the items: the best one, “{column}”, names {n} of {items}.</source>
            <translation>Ninguna columna indica los elementos: la mejor, «{column}», indica {n} de {items}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_flat.py" />
            <source>No column names the volunteers. Keep the column user_name of the classification export when you flatten it.</source>
            <translation>Ninguna columna nombra a los voluntarios. Conserve la columna user_name de la exportación de clasificaciones al aplanarla.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>No content for this item. Open the file again and add it as item content.</source>
            <translation>No hay contenido para este elemento. Abra el archivo de nuevo y añádalo como contenido de los elementos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>No error rate below 100% can be guaranteed with this probability.</source>
            <translation>Con esta probabilidad no se puede garantizar ninguna tasa de error inferior al 100 %.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/doccano.py" />
            <source>No file is named after a worker.</source>
            <translation>Ningún archivo lleva el nombre de un anotador.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>No files yet</source>
            <translation>Aún no hay archivos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <source>No final label is uncertain enough to need review.</source>
            <translation>Ninguna etiqueta final es tan incierta como para necesitar revisión.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>No gold label matches an item</source>
            <translation>Ninguna etiqueta de referencia corresponde a un elemento</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>No guarantee</source>
            <translation>Sin garantía</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>No guarantee yet</source>
            <translation>Aún sin garantía</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>No included worker can be compared with others.</source>
            <translation>Ningún anotador incluido se puede comparar con otros.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>No included worker labelled these items, so they lose their final label.</source>
            <translation>Ningún anotador incluido etiquetó estos elementos, así que pierden su etiqueta final.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>No included worker labelled this item.</source>
            <translation>Ningún anotador incluido etiquetó este elemento.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>No interval, because only one item has labels from two workers.</source>
            <translation>Sin intervalo, porque solo un elemento tiene etiquetas de dos anotadores.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>No interval, because the items do not differ.</source>
            <translation>Sin intervalo, porque los elementos no difieren.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>No interval, because too few items have a second class.</source>
            <translation>Sin intervalo, porque hay muy pocos elementos con una segunda clase.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>No item bound. {reason}</source>
            <translation>Sin cota del elemento. {reason}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/model_card.py" />
            <source>No item could be compared.</source>
            <translation>No se pudo comparar ningún elemento.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>No item has a gold label or was audited.</source>
            <translation>Ningún elemento tiene etiqueta de referencia ni se ha auditado.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/checked_list.py" />
            <source>No item has a label. Fill in the column “label”.</source>
            <translation>Ningún elemento tiene etiqueta. Rellene la columna «label».</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <location filename="../../crowdgui/text/errors.py" />
            <source>No item has both a gold label and a final label.</source>
            <translation>Ningún elemento tiene a la vez una etiqueta de referencia y una etiqueta final.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>No item has labels from two workers.</source>
            <translation>Ningún elemento tiene etiquetas de dos anotadores.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>No item has priority</source>
            <translation>Ningún elemento tiene prioridad</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>No item is expected to improve with this many more labels.</source>
            <translation>No se espera que ningún elemento mejore con este número de etiquetas más.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>No item it labelled has a reference class.</source>
            <translation>Ningún elemento que etiquetó tiene una clase con la que compararlo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>No item of this worker can be compared: nobody else labelled them, or the others are tied.</source>
            <translation>No se puede comparar ningún elemento de este anotador: nadie más los etiquetó, o los demás están empatados.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/detail.py" />
            <source>No item selected</source>
            <translation>Ningún elemento elegido</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>No item they share has a known class.</source>
            <translation>No se conoce la clase de ningún elemento que compartan.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/export_text.py" />
            <source>No item, worker or class here has a name that a spreadsheet would run.</source>
            <translation>Ningún elemento, anotador o clase tiene aquí un nombre que una hoja de cálculo ejecutaría.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/page.py" />
            <source>No items yet</source>
            <translation>Aún no hay elementos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/page.py" />
            <source>No iterations</source>
            <translation>Sin iteraciones</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>No label affects the result: every worker has weight 0.</source>
            <translation>Ninguna etiqueta influye en el resultado: todos los anotadores tienen peso 0.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/convergence.py" />
            <source>No label changed after the first vote.</source>
            <translation>Ninguna etiqueta cambió tras el primer voto.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/potato.py" />
            <location filename="../../crowdgui/io/formats/platforms/sagemaker.py" />
            <location filename="../../crowdgui/io/formats/research/lewidi.py" />
            <location filename="../../crowdgui/io/formats/research/list_cells.py" />
            <location filename="../../crowdgui/io/formats/research/mt_bench.py" />
            <location filename="../../crowdgui/io/formats/research/peerannot.py" />
            <source>No label names its worker.</source>
            <translation>Ninguna etiqueta nombra a su anotador.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <source>No label says who gave it. If every worker has their own dataset, choose “One file per worker”.</source>
            <translation>Ninguna etiqueta dice quién la dio. Si cada anotador tiene su propio conjunto de datos, elija «Un archivo por anotador».</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/labelbox.py" />
            <source>No label says who made it. Export with “Label details” and “Performance”.</source>
            <translation>Ninguna etiqueta dice quién la hizo. Exporte con «Label details» y «Performance».</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>No labels are left to work on.</source>
            <translation>No queda ninguna etiqueta con que trabajar.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/long_table.py" />
            <source>No labels are left. All were skipped: {why}.</source>
            <translation>No queda ninguna etiqueta. Se omitieron todas: {why}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>No manual labels</source>
            <translation>Ninguna etiqueta manual</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/models_panel.py" />
            <source>No model gave a label that counts.</source>
            <translation>Ningún modelo dio una etiqueta que cuente.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <source>No option was chosen</source>
            <translation>No se eligió ninguna opción</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>No other included worker labelled this worker’s items.</source>
            <translation>Ningún otro anotador incluido etiquetó los elementos de este anotador.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>No other worker who labelled the same items is a model.</source>
            <translation>Ningún otro anotador que etiquetó los mismos elementos es un modelo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>No other worker who labelled the same items is a person.</source>
            <translation>Ningún otro anotador que etiquetó los mismos elementos es una persona.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/peers.py" />
            <source>No overlap: nobody else labelled any of this worker’s items.</source>
            <translation>Nada en común: nadie más etiquetó ningún elemento de este anotador.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>No overlap: none of these workers share an item.</source>
            <translation>Nada en común: no hay dos de estos anotadores que compartan un elemento.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>No person gave a label that counts.</source>
            <translation>Ninguna persona dio una etiqueta que cuente.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/item_content.py" />
            <source>No picture in this folder is named after an item.</source>
            <translation>Ninguna imagen de esta carpeta lleva el nombre de un elemento.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/argilla.py" />
            <source>No response says which user gave it. Export the records with their responses.</source>
            <translation>Ninguna respuesta dice qué usuario la dio. Exporte los registros con sus respuestas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/argilla.py" />
            <source>No responses</source>
            <translation>Sin respuestas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <source>No results. Try fewer or different words.</source>
            <translation>Sin resultados. Pruebe con menos palabras o con otras.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/read_labels.py" />
            <source>No row has a worker, an item and a label. Check which columns these are.</source>
            <translation>Ninguna fila tiene anotador, elemento y etiqueta. Compruebe qué columnas son.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/user_inputs.py" />
            <source>No row holds a number.</source>
            <translation>Ninguna fila contiene un número.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/table_view.py" />
            <source>No row matches the search and the filter.</source>
            <translation>Ninguna fila corresponde a la búsqueda y al filtro.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <source>No rule has run on these labels yet</source>
            <translation>Aún no se ha ejecutado ninguna regla con estas etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/page.py" />
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <source>No rule has run on these labels.</source>
            <translation>No se ha ejecutado ninguna regla con estas etiquetas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>No sample is drawn</source>
            <translation>Sin muestra sorteada</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>No ties.</source>
            <translation>Sin empates.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/list_cells.py" />
            <source>No two columns list workers and their labels.</source>
            <translation>No hay dos columnas que enumeren anotadores y sus etiquetas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>No two of them labelled the same item.</source>
            <translation>No hay dos que hayan etiquetado el mismo elemento.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>No two workers labelled the same item, so workers can’t be compared.</source>
            <translation>No hay dos anotadores que etiquetaran el mismo elemento, así que no se puede comparar a los anotadores.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/session_menus.py" />
            <source>No unsaved work</source>
            <translation>No hay trabajo sin guardar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>No worker is called “{name}”</source>
            <translation>Ningún anotador se llama «{name}»</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/workers.py" />
            <source>No worker is excluded.</source>
            <translation>No se ha excluido a ningún anotador.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/models.py" />
            <source>No worker is marked as a model.</source>
            <translation>Ningún anotador está marcado como modelo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>No worker labelled an item twice</source>
            <translation>Ningún anotador etiquetó un elemento dos veces</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>No worker labelled an item twice: the rule adds up every label</source>
            <translation>Ningún anotador etiquetó un elemento dos veces: la regla suma todas las etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>No worker seems to be guessing.</source>
            <translation>Ningún anotador parece responder al azar.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>No worker who labelled gold items has any weight in the vote.</source>
            <translation>Ningún anotador que etiquetó elementos de referencia tiene peso en el voto.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <source>No workers yet</source>
            <translation>Aún no hay anotadores</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>No worker’s name fits “{pattern}”</source>
            <translation>Ningún nombre de anotador coincide con «{pattern}»</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>No {items}</source>
            <translation>No hay {items}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>No, a cell is one label</source>
            <translation>No, una celda es una etiqueta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>Nobody compared gave this class.</source>
            <translation>Nadie de los comparados dio esta clase.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>Nobody else labelled these items.</source>
            <translation>Nadie más etiquetó estos elementos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Nobody else labelled this worker’s items, or the others are tied on them.</source>
            <translation>Nadie más etiquetó los elementos de este anotador, o los demás están empatados en ellos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Nobody has audited these labels, and bounds from estimated accuracies are estimates, so the labels alone guarantee nothing.</source>
            <translation>Nadie ha auditado estas etiquetas, y las cotas a partir de exactitudes estimadas son estimaciones; las etiquetas por sí solas no garantizan nada.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Nobody has audited these labels, and models among the workers may share mistakes, so the labels alone guarantee nothing.</source>
            <translation>Nadie ha auditado estas etiquetas, y los modelos entre los anotadores pueden compartir errores; las etiquetas por sí solas no garantizan nada.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Nobody has audited these labels, and none of the bounds is useful for them; each one says why.</source>
            <translation>Nadie ha auditado estas etiquetas y ninguna de las cotas es útil para ellas; cada una dice por qué.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Nobody has audited these labels, and they differ slightly but significantly from what independent workers would give, so the labels alone guarantee nothing.</source>
            <translation>Nadie ha auditado estas etiquetas, y difieren ligera pero significativamente de lo que darían anotadores independientes; las etiquetas por sí solas no garantizan nada.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Nobody has audited these labels, and workers here don’t make mistakes independently, so the labels alone guarantee nothing.</source>
            <translation>Nadie ha auditado estas etiquetas, y aquí los anotadores no se equivocan de forma independiente; las etiquetas por sí solas no garantizan nada.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>Nobody in this group gave a label that counts.</source>
            <translation>Nadie de este grupo dio una etiqueta que cuente.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>Nobody labelled this item, so it has no final label.</source>
            <translation>Nadie etiquetó este elemento, así que no tiene etiqueta final.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>Nobody labelled this item.</source>
            <translation>Nadie etiquetó este elemento.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>None</source>
            <translation>Ninguno</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>None of the bounds below is useful for these labels; each one says why.</source>
            <translation>Ninguna de las cotas de abajo es útil para estas etiquetas; cada una indica por qué.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>None of the workers you entered gave any of these labels. Check that their ids are spelled the same.</source>
            <translation>Ninguno de los anotadores indicados dio alguna de estas etiquetas. Compruebe que sus identificadores estén escritos igual.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/detail.py" />
            <source>None of them is flagged.</source>
            <translation>Ninguno de ellos tiene alerta.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>None of these</source>
            <translation>Ninguna de estas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>None of these bounds is a guarantee here.</source>
            <translation>Ninguna de estas cotas es aquí una garantía.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>None of {n} draws of workers has a mean accuracy within {within} of the expected one. Allow a larger difference.</source>
            <translation>En ninguno de {n} sorteos la exactitud media de los anotadores está a {within} o menos de la esperada. Permita una diferencia mayor.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipe_row.py" />
            <source>None: as detected</source>
            <translation>Ninguna: como se detectó</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Norm of the weights</source>
            <translation>Norma de los pesos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/recommendation_panel.py" />
            <source>Not checked.</source>
            <translation>No comprobado.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Not chosen</source>
            <translation>Sin elegir</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>Not compared: {rules}.</source>
            <translation>No comparadas: {rules}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Not computed, because there are more than {most} classes.</source>
            <translation>No calculado, porque hay más de {most} clases.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Not computed, because there are too many pairs of workers.</source>
            <translation>No calculado, porque hay demasiados pares de anotadores.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/agreement_panel.py" />
            <source>Not computed.</source>
            <translation>No calculado.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Not computed: with this many labels and classes it would take very long.</source>
            <translation>No calculada: con tantas etiquetas y clases tardaría mucho.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Not defined, because all compared labels are the same number.</source>
            <translation>No definido, porque todas las etiquetas comparadas son el mismo número.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Not defined, because all compared labels are “{only}”: without a second class, agreement can’t be distinguished from chance.</source>
            <translation>No definido, porque todas las etiquetas comparadas son «{only}»: sin una segunda clase no se puede distinguir el acuerdo del azar.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Not defined, because all {n} compared labels are of this class, so agreement can’t be distinguished from chance.</source>
            <translation>No definido, porque las {n} etiquetas comparadas son todas de esta clase y no se puede distinguir el azar del acuerdo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Not defined, because both workers give the same class to every item they share, so agreement can’t be distinguished from chance.</source>
            <translation>No definido, porque ambos anotadores dan una misma clase a todos los elementos que comparten y no se puede distinguir el azar del acuerdo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Not defined, because every pair of workers that share {fewest} or more items gives the same class to all of them.</source>
            <translation>No definido, porque cada par de anotadores que comparte {fewest} elementos o más da a todos ellos la misma clase.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Not defined, because items have between {fewest} and {most} labels, and Fleiss’ kappa needs the same number for each. Krippendorff’s alpha doesn’t.</source>
            <translation>No definido, porque los elementos tienen entre {fewest} y {most} etiquetas, y el kappa de Fleiss necesita el mismo número en cada uno. El alfa de Krippendorff no.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Not defined, because no item has labels from two workers.</source>
            <translation>No definido, porque ningún elemento tiene etiquetas de dos anotadores.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Not defined, because no item with two or more labels has this class.</source>
            <translation>No definido, porque ningún elemento con dos etiquetas o más tiene esta clase.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Not defined, because no two workers share {fewest} or more items.</source>
            <translation>No definido, porque no hay dos anotadores que compartan {fewest} elementos o más.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Not defined, because the classes are not all numbers.</source>
            <translation>No definido, porque no todas las clases son números.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Not defined, because there is only one class.</source>
            <translation>No definido, porque solo hay una clase.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Not defined, because these two workers share no item.</source>
            <translation>No definido, porque estos dos anotadores no comparten ningún elemento.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Not defined, because two workers are needed.</source>
            <translation>No definido, porque hacen falta dos anotadores.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Not defined: all items of this worker have the same final label, or none.</source>
            <translation>No definido: todos los elementos de este anotador tienen la misma etiqueta final, o ninguna.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/peers.py" />
            <source>Not defined: no shared item has a final label.</source>
            <translation>No definido: ningún elemento compartido tiene etiqueta final.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>Not defined: {reason}.</source>
            <translation>No definido: {reason}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/toloka.py" />
            <source>Not finished in time</source>
            <translation>Sin terminar a tiempo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/marks.py" />
            <source>Not flagged</source>
            <translation>Sin alerta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/title_corner.py" />
            <source>Not in a project</source>
            <translation>Sin proyecto</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Not known: no item it labelled has a gold label, an audit or a final label.</source>
            <translation>No se sabe: ningún elemento que etiquetó tiene etiqueta de referencia, auditoría o etiqueta final.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/cvat.py" />
            <location filename="../../crowdgui/io/formats/platforms/doccano.py" />
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <location filename="../../crowdgui/io/formats/platforms/labelbox.py" />
            <source>Not labelled yet</source>
            <translation>Aún sin etiquetar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Not listed, because there are too many pairs of workers.</source>
            <translation>No se muestra, porque hay demasiados pares de anotadores.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Not met: {conditions}.</source>
            <translation>No se cumple: {conditions}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <source>Not models</source>
            <translation>No son modelos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>Not part of the table: {names}.</source>
            <translation>Fuera de la tabla: {names}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>Not possible yet</source>
            <translation>Aún no es posible</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/answer_columns.py" />
            <source>Not read as labels, because they describe the form, the item or the worker: {columns}.</source>
            <translation>No se leen como etiquetas porque describen el formulario, el elemento o al anotador: {columns}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/answer_columns.py" />
            <source>Not read as labels, because they hold only one value: {columns}.</source>
            <translation>No se leen como etiquetas porque solo contienen un valor: {columns}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/answer_columns.py" />
            <source>Not read as labels, because they repeat another column: {columns}.</source>
            <translation>No se leen como etiquetas porque repiten otra columna: {columns}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/answer_columns.py" />
            <source>Not read, because they hold free text: {columns}.</source>
            <translation>No se leen porque contienen texto libre: {columns}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/answer_columns.py" />
            <source>Not read, because they hold nested data: {columns}.</source>
            <translation>No se leen porque contienen datos anidados: {columns}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/answer_columns.py" />
            <source>Not read, because they mark parts of items: {columns}.</source>
            <translation>No se leen porque marcan partes de elementos: {columns}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>Not read: {names}.</source>
            <translation>No leídas: {names}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/title_corner.py" />
            <source>Not saved</source>
            <translation>Sin guardar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/argilla.py" />
            <source>Not submitted: {status}</source>
            <translation>No enviado: {status}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Not useful: the bound is above 100%.</source>
            <translation>No es útil: la cota está por encima del 100 %.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Not useful: these workers were hardly ever seen to make mistakes, which leaves no room for errors.</source>
            <translation>No es útil: a estos anotadores apenas se los vio equivocarse, lo que no deja lugar a errores.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Not useful: under this bound nearly every label could be wrong.</source>
            <translation>No es útil: según esta cota podrían ser erróneas casi todas las etiquetas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>Not valid here. {reason}</source>
            <translation>No es válida aquí. {reason}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>Note</source>
            <translation>Nota</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>Note for this item (N)</source>
            <translation>Nota para este elemento (N)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/detail.py" />
            <source>Note: {note}</source>
            <translation>Nota: {note}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <source>Notes</source>
            <translation>Notas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Nothing</source>
            <translation>Nada</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>Nothing in the files was skipped.</source>
            <translation>No se omitió nada de los archivos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Nothing is known about any worker, and none labelled a gold item. Enter confusion matrices or accuracies, or open a file of gold labels.</source>
            <translation>No se sabe nada de ningún anotador, y ninguno etiquetó un elemento de referencia. Indique matrices de confusión o exactitudes, o abra un archivo de etiquetas de referencia.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/rules.py" />
            <source>Nothing is known about {n} workers, so their weight is 0.</source>
            <extracomment>For one: Nothing is known about {n} worker, so their weight is 0.</extracomment>
            <translation>
                <numerusform>No se sabe nada de {n} anotador, así que su peso es 0.</numerusform>
                <numerusform>No se sabe nada de {n} anotadores, así que su peso es 0.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Nothing is left to review for the guarantee</source>
            <translation>No queda nada por revisar para la garantía</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Nothing is loaded from the network.</source>
            <translation>No se carga nada de la red.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>Nothing is skipped.</source>
            <translation>No se omite nada.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <source>Nothing to compare yet</source>
            <translation>Aún no hay nada que comparar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Nothing to export yet</source>
            <translation>Aún no hay nada que exportar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/page.py" />
            <source>Nothing to guarantee yet.</source>
            <translation>Aún no hay nada que garantizar.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <source>Nothing was changed.</source>
            <translation>No se cambió nada.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Nothing was written.</source>
            <translation>No se escribió nada.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <location filename="../../crowdgui/ui/plots/curves_plot.py" />
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>Nothing yet.</source>
            <translation>Nada todavía.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>Nothing: it holds already</source>
            <translation>Nada: ya se cumple</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>NumPy arrays</source>
            <translation>Matrices de NumPy</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Number of iterations</source>
            <translation>Número de iteraciones</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>Number of iterations after the first vote.</source>
            <translation>Número de iteraciones tras el primer voto.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <source>Number of labels</source>
            <translation>Número de etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Number of sessions; a pause of half an hour ends a session.</source>
            <translation>Número de sesiones; una pausa de media hora termina una sesión.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Number of starts</source>
            <translation>Número de inicios</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>Numbering starts at</source>
            <translation>La numeración empieza en</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/page.py" />
            <source>Numbers</source>
            <translation>Números</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/rule_options.py" />
            <source>Numbers from a file</source>
            <translation>Números de un archivo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>OK</source>
            <translation>Correcto</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Of all pairs of labels that two workers gave to the same item, the share that are equal. Easy to read, but part of it is due to chance.</source>
            <translation>De todos los pares de etiquetas que dos anotadores dieron al mismo elemento, la proporción de pares iguales. Fácil de leer, pero una parte se debe al azar.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>Of any two of them, one is always right or always wrong on the items they share.</source>
            <translation>De cada dos, uno acierta siempre o se equivoca siempre en los elementos que comparten.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>Of the items that one of two models has wrong, the share that both have wrong. In brackets the number of items.</source>
            <translation>De los elementos en los que se equivoca al menos uno de dos modelos, la proporción en que se equivocan ambos. Entre paréntesis, el número de elementos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Of the items this worker labelled more than once, how many got the same label each time.</source>
            <translation>De los elementos que este anotador etiquetó más de una vez, cuántos recibieron la misma etiqueta cada vez.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/model_plots.py" />
            <source>Of the mistakes of two models, the share that both make. Choose a cell to see the items both get wrong.</source>
            <translation>De los errores de dos modelos, la proporción que cometen ambos. Elija una celda para ver los elementos en que ambos se equivocan.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>Of the more confident ones that have gold, {n} of {known} are still wrong.</source>
            <extracomment>For one: Of the more confident ones that have gold, {n} of {known} is still wrong.</extracomment>
            <translation>
                <numerusform>De las de mayor confianza que tienen referencia, {n} de {known} es errónea a pesar de todo.</numerusform>
                <numerusform>De las de mayor confianza que tienen referencia, {n} de {known} son erróneas a pesar de todo.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>Of these, gold</source>
            <translation>De ellas, de referencia</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/compare.py" />
            <source>Of {n} gold items, only “{rule}” is right on {first} and only “{kept}” on {second}</source>
            <extracomment>For one: Of {n} gold item, only “{rule}” is right on {first} and only “{kept}” on {second}</extracomment>
            <translation>
                <numerusform>De {n} elemento de referencia, solo «{rule}» acierta en {first} y solo «{kept}» en {second}</numerusform>
                <numerusform>De {n} elementos de referencia, solo «{rule}» acierta en {first} y solo «{kept}» en {second}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_cells.py" />
            <source>Offers what a survey asks about each choice, such as how many there are, as further questions.</source>
            <translation>Ofrece como preguntas adicionales lo que se pregunta sobre cada opción, como cuántos hay.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Offset</source>
            <translation>Desplazamiento</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>On a cluster, EM can start only from majority vote.</source>
            <translation>En un clúster, EM solo puede empezar desde el voto por mayoría.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>On average, at most this share of the flags of one type is false.</source>
            <translation>De las alertas de un tipo, no más de esta proporción son falsas, de media.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>On average, at most {share} of these labels are wrong.</source>
            <translation>De media, como máximo el {share} de estas etiquetas son erróneas.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>On gold, {n} of {known} final labels are wrong: {share} ({low} to {high}).</source>
            <extracomment>For one: On gold, {n} of {known} final labels is wrong: {share} ({low} to {high}).</extracomment>
            <translation>
                <numerusform>En la referencia, {n} de {known} etiquetas finales es errónea: {share} (de {low} a {high}).</numerusform>
                <numerusform>En la referencia, {n} de {known} etiquetas finales son erróneas: {share} (de {low} a {high}).</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>On gold, {n} of {known} labels are right, {share}.</source>
            <extracomment>For one: On gold, {n} of {known} labels is right, {share}.</extracomment>
            <translation>
                <numerusform>En la referencia, {n} de {known} etiquetas es correcta, {share}.</numerusform>
                <numerusform>En la referencia, {n} de {known} etiquetas son correctas, {share}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/detail.py" />
            <source>On gold, {n} of {of} labels are right ({share}).</source>
            <extracomment>For one: On gold, {n} of {of} labels is right ({share}).</extracomment>
            <translation>
                <numerusform>En la referencia, {n} de {of} etiquetas es correcta ({share}).</numerusform>
                <numerusform>En la referencia, {n} de {of} etiquetas son correctas ({share}).</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>On how many items can the label of {model} be accepted?</source>
            <translation>¿En cuántos elementos se puede aceptar la etiqueta de {model}?</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/peers.py" />
            <source>On how many of their shared items both gave the same label.</source>
            <translation>En cuántos de los elementos que comparten dieron la misma etiqueta.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>On the same items, a typical model would agree on about {ordinary}, and a guesser with the same class frequencies on {guesser}.</source>
            <translation>En los mismos elementos, un modelo típico coincidiría en unos {ordinary}, y alguien que responde al azar con las mismas frecuencias de clase, en {guesser}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>On the same items, a typical person would agree on about {ordinary}, and a guesser with the same class frequencies on {guesser}.</source>
            <translation>En los mismos elementos, una persona típica coincidiría en unos {ordinary}, y alguien que responde al azar con las mismas frecuencias de clase, en {guesser}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>On the same items, a typical worker would agree on about {ordinary}, and a guesser with the same class frequencies on {guesser}.</source>
            <translation>En los mismos elementos, un anotador típico coincidiría en unos {ordinary}, y alguien que responde al azar con las mismas frecuencias de clase, en {guesser}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/study.py" />
            <source>On {n} gold items, {error} of the final labels are wrong ({level} interval {low} to {high}).</source>
            <extracomment>For one: On {n} gold item, {error} of the final labels are wrong ({level} interval {low} to {high}).</extracomment>
            <translation>
                <numerusform>En {n} elemento de referencia, el {error} de las etiquetas finales son erróneas (intervalo del {level}: de {low} a {high}).</numerusform>
                <numerusform>En {n} elementos de referencia, el {error} de las etiquetas finales son erróneas (intervalo del {level}: de {low} a {high}).</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/compare.py" />
            <source>On {n} held-out labels, no rule predicts better than “{kept}” (geometric mean probability {base}).</source>
            <extracomment>For one: On {n} held-out label, no rule predicts better than “{kept}” (geometric mean probability {base}).</extracomment>
            <translation>
                <numerusform>En {n} etiqueta reservada, ninguna regla predice mejor que «{kept}» (media geométrica de la probabilidad {base}).</numerusform>
                <numerusform>En {n} etiquetas reservadas, ninguna regla predice mejor que «{kept}» (media geométrica de la probabilidad {base}).</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/compare.py" />
            <source>On {n} held-out labels, the geometric mean probability is {base} with “{kept}” and {other} with “{rule}”. {often} Better predictions don’t show fewer errors.</source>
            <extracomment>For one: On {n} held-out label, the geometric mean probability is {base} with “{kept}” and {other} with “{rule}”. {often} Better predictions don’t show fewer errors.</extracomment>
            <translation>
                <numerusform>En {n} etiqueta reservada, la media geométrica de la probabilidad es {base} con «{kept}» y {other} con «{rule}». {often} Mejores predicciones no demuestran menos errores.</numerusform>
                <numerusform>En {n} etiquetas reservadas, la media geométrica de la probabilidad es {base} con «{kept}» y {other} con «{rule}». {often} Mejores predicciones no demuestran menos errores.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/mixed_votes.py" />
            <source>On {n} items that both people and models labelled.</source>
            <extracomment>For one: On {n} item that both people and models labelled.</extracomment>
            <translation>
                <numerusform>En {n} elemento que etiquetaron tanto personas como modelos.</numerusform>
                <numerusform>En {n} elementos que etiquetaron tanto personas como modelos.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>On {unanimous} of {compared} items ({share}), all labels are the same. On the median item, {median} of the label pairs are the same.</source>
            <translation>En {unanimous} de {compared} elementos ({share}) todas las etiquetas son iguales. En el elemento mediano lo son {median} de los pares de etiquetas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <location filename="../../crowdgui/text/simulation.py" />
            <source>One accuracy</source>
            <translation>Una exactitud</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <location filename="../../crowdgui/text/simulation.py" />
            <source>One accuracy per class</source>
            <translation>Una exactitud por clase</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>One column per worker works too. Gold labels (known true labels, also called ground truth) can be in a column or in a separate file.</source>
            <translation>También sirve una columna por anotador. Las etiquetas de referencia (etiquetas verdaderas conocidas, también llamadas ground truth) pueden estar en una columna o en un archivo aparte.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <source>One file per worker</source>
            <translation>Un archivo por anotador</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>One row per item, one column per worker</source>
            <translation>Una fila por elemento, una columna por anotador</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>One row per label</source>
            <translation>Una fila por etiqueta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>One row per label: who gave it, for which item, and which class. Columns can have any name and order; you choose which is which before they are read.</source>
            <translation>Una fila por etiqueta: quién la dio, a qué elemento y qué clase. Las columnas pueden tener cualquier nombre y orden; usted elige cuál es cuál antes de leerlas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>One row per worker, one column per item</source>
            <translation>Una fila por anotador, una columna por elemento</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>One step left</source>
            <translation>Falta un paso</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>One-step voting, any assignment</source>
            <translation>Votación de un paso, cualquier asignación</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <location filename="../../crowdgui/text/rules.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/theory.py" />
            <source>One-step weighted voting</source>
            <translation>Votación ponderada de un paso</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>Only a random part of the items was used.</source>
            <translation>Solo se usó una parte al azar de los elementos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Only a random sample can show what all of them got wrong.</source>
            <translation>Solo una muestra al azar puede mostrar en qué se equivocaron todos.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Only a worker’s first label for an item is used; {n} repeated labels are ignored.</source>
            <extracomment>For one: Only a worker’s first label for an item is used; {n} repeated label is ignored.</extracomment>
            <translation>
                <numerusform>Solo se usa la primera etiqueta de un anotador para un elemento; se ignora {n} etiqueta repetida.</numerusform>
                <numerusform>Solo se usa la primera etiqueta de un anotador para un elemento; se ignoran {n} etiquetas repetidas.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Only accuracies from a Beta distribution have a mean to vary.</source>
            <translation>Solo las exactitudes de una distribución Beta tienen una media que variar.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>Only one item was compared.</source>
            <translation>Solo se comparó un elemento.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/sagemaker.py" />
            <source>Only the final label is given, not who gave it</source>
            <translation>Solo se da la etiqueta final, no quién la dio</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/get_another_label.py" />
            <source>Only the labels are read. You can open gold from a separate file; class shares and costs are not used.</source>
            <translation>Solo se leen las etiquetas. Puede abrir la referencia desde un archivo aparte; las proporciones de las clases y los costes no se usan.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/export_text.py" />
            <source>Only the question shown, “{question}”, is exported, to the folder “{folder}” inside this one.</source>
            <translation>Solo se exporta la pregunta mostrada, «{question}»: a la carpeta «{folder}» dentro de esta.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>Only the {n} most frequent of {all} classes are shown.</source>
            <translation>Solo se muestran las {n} más frecuentes de {all} clases.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Only whether “{answer}” is among them</source>
            <translation>Solo si «{answer}» está o no entre ellas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Only “{name}” is a final label.</source>
            <translation>Solo «{name}» es etiqueta final.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>Open &amp;folder…</source>
            <translation>Abrir &amp;carpeta…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>Open &amp;recent</source>
            <translation>Abrir &amp;recientes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>Open &amp;unsaved work</source>
            <translation>Abrir &amp;trabajo sin guardar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Open a dataset</source>
            <translation>Abrir un conjunto de datos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <source>Open a file of labels and run a rule to compare it with other rules.</source>
            <translation>Abra un archivo de etiquetas y ejecute una regla para compararla con otras reglas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Open a file of labels and run a rule to export final labels and the worker table.</source>
            <translation>Abra un archivo de etiquetas y ejecute una regla para exportar las etiquetas finales y la tabla de anotadores.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/page.py" />
            <source>Open a file of labels and run a rule to see every item’s final label, confidence and votes.</source>
            <translation>Abra un archivo de etiquetas y ejecute una regla para ver la etiqueta final, la confianza y los votos de cada elemento.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <source>Open a file of labels and run a rule to see how good each worker is and who may be guessing.</source>
            <translation>Abra un archivo de etiquetas y ejecute una regla para ver lo bueno que es cada anotador y quién quizá responde al azar.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/page.py" />
            <source>Open a file of labels and run a rule to see the guarantee.</source>
            <translation>Abra un archivo de etiquetas y ejecute una regla para ver la garantía.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/page.py" />
            <source>Open a file of labels first.</source>
            <translation>Abra primero un archivo de etiquetas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipe_row.py" />
            <source>Open a file with a recipe</source>
            <translation>Abrir un archivo con una receta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipe_row.py" />
            <source>Open a file…</source>
            <translation>Abrir un archivo…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>Open a project on its own, without other files.</source>
            <translation>Abra un proyecto solo, sin otros archivos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>Open all {n}</source>
            <translation>Abrir las {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <location filename="../../crowdgui/ui/pages/data/page.py" />
            <source>Open another…</source>
            <translation>Abrir otro…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>Open folder of labels</source>
            <translation>Abrir carpeta de etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>Open in the browser</source>
            <translation>Abrir en el navegador</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Open in the browser…</source>
            <translation>Abrir en el navegador…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <source>Open it</source>
            <translation>Abrirlo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>Open labels</source>
            <translation>Abrir etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipe_row.py" />
            <source>Open recipe</source>
            <translation>Abrir receta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>Open sa&amp;mple data</source>
            <translation>Abrir &amp;datos de ejemplo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/run_controller.py" />
            <source>Opening the last result</source>
            <translation>Abriendo el último resultado</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/content.py" />
            <source>Opening the project</source>
            <translation>Abriendo el proyecto</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>Open…</source>
            <translation>Abrir…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>Options of the rule</source>
            <translation>Opciones de la regla</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>Options that differ from the defaults</source>
            <translation>Opciones distintas de las predeterminadas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Oracle MAP</source>
            <translation>Oráculo MAP</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Oracle, best weights for the bound</source>
            <translation>Oráculo, mejores pesos para la cota</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Order</source>
            <translation>Orden</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Order of the classes</source>
            <translation>Orden de las clases</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/get_another_label.py" />
            <source>Order of the columns</source>
            <translation>Orden de las columnas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/cubam.py" />
            <location filename="../../crowdgui/io/formats/research/peerannot.py" />
            <source>Order of the names</source>
            <translation>Orden de los nombres</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>Other rules side by side, whether more labels would help, and which items they would help most.</source>
            <translation>Otras reglas lado a lado, si ayudarían más etiquetas y a qué elementos ayudarían más.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/way_parts.py" />
            <source>Other targets</source>
            <translation>Otros objetivos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Other worker</source>
            <translation>Otro anotador</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Overall</source>
            <translation>En total</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>Overall, workers agree no more often than guessers would.</source>
            <translation>Los anotadores, en conjunto, no coinciden más que si respondieran al azar.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/page.py" />
            <source>Overview</source>
            <translation>Resumen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Own simulation</source>
            <translation>Simulación propia</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/xlsx_file.py" />
            <source>Packing {file}</source>
            <translation>Comprimiendo {file}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/rail.py" />
            <source>Pages</source>
            <translation>Páginas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/charts.py" />
            <source>Pairs</source>
            <translation>Pares</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Pairs agree on {low} to {high} of the items they share; {overlap}.</source>
            <translation>El acuerdo de los pares en los elementos que comparten va del {low} al {high}; {overlap}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>Pairs of labels of one item by two workers. Within a group Krippendorff’s α, between people and models κ. 95% intervals in brackets.</source>
            <translation>Pares de etiquetas de un elemento dadas por dos anotadores. Dentro de un grupo, α de Krippendorff; entre personas y modelos, κ. Entre paréntesis, intervalos del 95 %.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Paper’s bound, Bernstein</source>
            <translation>Cota del artículo, Bernstein</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Paper’s bound, Hoeffding</source>
            <translation>Cota del artículo, Hoeffding</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/table_formats.py" />
            <location filename="../../crowdgui/io/formats/parquet.py" />
            <source>Parquet</source>
            <translation>Parquet</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Part of the work was stopped from outside CrowdGUI. What was done so far is kept.</source>
            <translation>Una parte del trabajo se detuvo desde fuera de CrowdGUI. Se conserva lo hecho hasta ahora.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/page.py" />
            <source>Parts of the guarantee</source>
            <translation>Partes de la garantía</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/page.py" />
            <source>Parts of the page</source>
            <translation>Partes de la página</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>Passes</source>
            <translation>Pasa</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Passing is weak evidence. In simulations, a model 10 points less accurate than people (70%, not 80%) passed in 19–22% of cases with a margin of 20% where 10 people all labelled 100 items, and in 92–100% with 8 people, 3 labels per item and 600 items. With a margin of 10% it passed in 0–5%.</source>
            <translation>Pasar la prueba es un indicio débil. En simulaciones, un modelo 10 puntos menos exacto que las personas (70 %, no 80 %) la pasó, con una tolerancia del 20 %, en el 19–22 % de los casos en que 10 personas etiquetaron 100 elementos todas, y en el 92–100 % con 8 personas, 3 etiquetas por elemento y 600 elementos. Con una tolerancia del 10 % la pasó en el 0–5 %.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Passing messages</source>
            <translation>Pasando mensajes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>Paste labels</source>
            <translation>Pegar etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/sources.py" />
            <source>Pasted text {n}.txt</source>
            <translation>Texto pegado {n}.txt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/detail.py" />
            <source>Peers</source>
            <translation>Compañeros</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>People</source>
            <translation>Personas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>People and models</source>
            <translation>Personas y modelos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/models_panel.py" />
            <source>People and models are compared once the guarantee is computed.</source>
            <translation>Personas y modelos se comparan cuando se haya calculado la garantía.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>People and models are compared while the guarantee is computed.</source>
            <translation>Personas y modelos se comparan mientras se calcula la garantía.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/worker_scatter.py" />
            <source>People are compared with people and models with models, as far as they label the same items. A typical person agrees with the others on {person} of items, a typical model on {model}; a guesser would on {chance}. Of people who do as well as the typical one, 95% are in the band.</source>
            <translation>Las personas se comparan con personas y los modelos con modelos, en la medida en que etiquetan los mismos elementos. Una persona típica coincide con las demás en el {person} de los elementos; un modelo típico, en el {model}; quien responde al azar, en el {chance}. De las personas tan buenas como la típica, el 95 % está en la banda.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>People as often</source>
            <translation>Personas tan a menudo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>People only</source>
            <translation>Solo personas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/mixed_votes.py" />
            <source>People per item</source>
            <translation>Personas por elemento</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>People were compared only with people.</source>
            <translation>Las personas se compararon solo con personas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <location filename="../../crowdgui/ui/dialogs/model_card.py" />
            <source>People’s final label</source>
            <translation>Etiqueta final de las personas</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/figures/people_curve.py" />
            <source>People’s labels per item; {n} draws, the band covers 95% of the draws</source>
            <extracomment>For one: People’s labels per item; {n} draw, the band covers 95% of the draws</extracomment>
            <translation>
                <numerusform>Etiquetas de personas por elemento; {n} sorteo, la banda cubre el 95 % de los sorteos</numerusform>
                <numerusform>Etiquetas de personas por elemento; {n} sorteos, la banda cubre el 95 % de los sorteos</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Percent agreement</source>
            <translation>Porcentaje de acuerdo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/model_charts.py" />
            <location filename="../../crowdgui/text/groups.py" />
            <location filename="../../crowdgui/ui/plots/model_plots.py" />
            <source>Person</source>
            <translation>Persona</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Person or model</source>
            <translation>Persona o modelo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Picture</source>
            <translation>Imagen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Picture file</source>
            <translation>Archivo de imagen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/matrix_picture.py" />
            <source>Picture of the label matrix</source>
            <translation>Imagen de la matriz de etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Plain text table</source>
            <translation>Tabla de texto simple</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <source>Plan</source>
            <translation>Plan</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Pooling strength</source>
            <translation>Intensidad de la agrupación</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Possible duplicate classes: {pairs}</source>
            <translation>Posibles clases duplicadas: {pairs}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/potato.py" />
            <source>Potato user state</source>
            <translation>Estado de usuario de Potato</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Predicting held-out labels</source>
            <translation>Prediciendo etiquetas reservadas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/peers.py" />
            <source>Press Enter or double-click to see the items both labelled.</source>
            <translation>Intro o doble clic muestra los elementos que ambos etiquetaron.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <location filename="../../crowdgui/ui/pages/export/preview.py" />
            <source>Preview</source>
            <translation>Vista previa</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/preview.py" />
            <source>Preview of a table</source>
            <translation>Vista previa de una tabla</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Price per item</source>
            <translation>Precio por elemento</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mixed_votes.py" />
            <source>Price per label</source>
            <translation>Precio por etiqueta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/mixed_votes.py" />
            <source>Prices…</source>
            <translation>Precios…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Prior correct labels</source>
            <translation>Etiquetas correctas previas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Prior wrong labels</source>
            <translation>Etiquetas erróneas previas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>Probability it is wrong</source>
            <translation>Probabilidad de error</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Probability of a label</source>
            <translation>Probabilidad de etiqueta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/detail.py" />
            <location filename="../../crowdgui/ui/widgets/bars.py" />
            <source>Probability of each class</source>
            <translation>Probabilidad de cada clase</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Probability of the final label according to the messages of its workers.</source>
            <translation>Probabilidad de la etiqueta final según los mensajes de sus anotadores.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Probability of the final label if what is known about the workers is true.</source>
            <translation>Probabilidad de la etiqueta final si lo que se sabe de los anotadores es cierto.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Probability of the final label if workers make mistakes independently, from their weights.</source>
            <translation>Probabilidad de la etiqueta final si los anotadores se equivocan de forma independiente, según sus pesos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Probability of the final label under the fitted accuracies.</source>
            <translation>Probabilidad de la etiqueta final según las exactitudes ajustadas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Probability of the final label under the fitted confusion matrices.</source>
            <translation>Probabilidad de la etiqueta final según las matrices de confusión ajustadas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Probability of the final label under the fitted item types.</source>
            <translation>Probabilidad de la etiqueta final según los tipos de elementos ajustados.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>Probability that its final label is wrong, if the worker model holds.</source>
            <translation>Probabilidad de que su etiqueta final sea errónea, si se cumple el modelo de anotadores.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <source>Processor cores</source>
            <translation>Núcleos del procesador</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <source>Processor cores a rule may use</source>
            <translation>Núcleos del procesador que puede usar una regla</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <source>Prodigy</source>
            <translation>Prodigy</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>Product reviews</source>
            <translation>Opiniones de productos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/html.py" />
            <source>Quality of crowd labels</source>
            <translation>Calidad de las etiquetas del grupo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/surveys/qualtrics.py" />
            <source>Qualtrics survey</source>
            <translation>Encuesta de Qualtrics</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>Quantity</source>
            <translation>Cantidad</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <location filename="../../crowdgui/ui/main_window/rail.py" />
            <source>Question</source>
            <translation>Pregunta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/rail.py" />
            <source>Question {n} of {count}</source>
            <translation>Pregunta {n} de {count}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Random sample (audit)</source>
            <translation>Muestra al azar (auditoría)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Range boundaries</source>
            <translation>Límites de los rangos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Ranges of equal width</source>
            <translation>Rangos de igual anchura</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Ranges with the same number of labels</source>
            <translation>Rangos con el mismo número de etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Rare among attentive workers</source>
            <translation>Raro entre anotadores atentos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>Reach an error rate</source>
            <translation>Alcanzar una tasa de error</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Read as</source>
            <translation>Leer como</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/preview_table.py" />
            <source>Read as a missing value</source>
            <translation>Se lee como valor ausente</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Read as…</source>
            <translation>Leer como…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_cells.py" />
            <source>Read details of choices</source>
            <translation>Leer los detalles de las opciones</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>Read from: {names}. {meaning}</source>
            <translation>Leído de: {names}. {meaning}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/recipe_choice.py" />
            <source>Read like the last file with these columns</source>
            <translation>Se lee como el último archivo con estas columnas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Read them</source>
            <translation>Cómo leerlas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Reading</source>
            <translation>Lectura</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/timestamps.py" />
            <source>Reading the durations</source>
            <translation>Leyendo las duraciones</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/run.py" />
            <source>Reading the labels</source>
            <translation>Leyendo las etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/outcome.py" />
            <source>Reading the last result</source>
            <translation>Leyendo el último resultado</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Reading the picture</source>
            <translation>Leyendo la imagen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/timestamps.py" />
            <source>Reading the times</source>
            <translation>Leyendo las horas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/cvat.py" />
            <location filename="../../crowdgui/io/formats/platforms/sagemaker.py" />
            <location filename="../../crowdgui/io/formats/research/cubam.py" />
            <location filename="../../crowdgui/io/formats/research/triples.py" />
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <location filename="../../crowdgui/io/tabular/json_text.py" />
            <location filename="../../crowdgui/io/tabular/parquet_table.py" />
            <location filename="../../crowdgui/io/tabular/processes/subprocess_reader.py" />
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <location filename="../../crowdgui/ui/controllers/run_controller.py" />
            <source>Reading {file}</source>
            <translation>Leyendo {file}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <source>Reads &amp;#44; as a comma, and so on: web forms write such characters this way.</source>
            <translation>Lee &amp;#44; como una coma, etc.: así escriben esos caracteres los formularios web.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse.py" />
            <source>Reads classifications that the project marks as an expert’s as gold labels.</source>
            <translation>Lee como etiquetas de referencia las clasificaciones que el proyecto marca como de un experto.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <source>Reads predictions as labels given by a worker.</source>
            <translation>Lee las predicciones como etiquetas de un anotador.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/argilla.py" />
            <source>Reads suggestions as labels given by a worker.</source>
            <translation>Lee las sugerencias como etiquetas de un anotador.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Reads the file from this computer (P)</source>
            <translation>Lee el archivo de este equipo (P)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <source>Ready</source>
            <translation>Listo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/shared_parts.py" />
            <source>Ready: {workers} and {n} GiB of memory.</source>
            <translation>Listo: {workers} y {n} GiB de memoria.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/shared_parts.py" />
            <source>Ready: {workers}.</source>
            <translation>Listo: {workers}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>Reason</source>
            <translation>Motivo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>Recent files</source>
            <translation>Archivos recientes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipe_row.py" />
            <source>Recipe</source>
            <translation>Receta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipe_row.py" />
            <source>Recipes (*.json)</source>
            <translation>Recetas (*.json)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/recommendation_panel.py" />
            <source>Recommend a rule</source>
            <translation>Recomendar una regla</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <location filename="../../crowdgui/ui/pages/compare/recommendation_panel.py" />
            <source>Recommendation</source>
            <translation>Recomendación</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/rule_list.py" />
            <source>Recommended</source>
            <translation>Recomendada</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>Record {n} isn’t a JSON object. Put each record in braces.</source>
            <translation>El registro {n} no es un objeto JSON. Ponga cada registro entre llaves.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Records {lines}</source>
            <extracomment>For one: Record {lines}</extracomment>
            <translation>
                <numerusform>Registro {lines}</numerusform>
                <numerusform>Registros {lines}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/title_corner.py" />
            <location filename="../../crowdgui/ui/main_window/window.py" />
            <source>Redo</source>
            <translation>Rehacer</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/title_corner.py" />
            <source>Redo {what}</source>
            <translation>Rehacer: {what}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <location filename="../../crowdgui/io/formats/platforms/toloka.py" />
            <source>Rejected by the requester</source>
            <translation>Rechazada por el solicitante</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>Remove</source>
            <translation>Quitar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Remove apostrophes that keep cells from running</source>
            <translation>Quitar los apóstrofos que impiden que las celdas se ejecuten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/detail.py" />
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>Remove from gold</source>
            <translation>Quitar de la referencia</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/detail.py" />
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>Remove manual label</source>
            <translation>Quitar etiqueta manual</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Remove the apostrophes from {n} cells</source>
            <extracomment>For one: Remove the apostrophe from {n} cell</extracomment>
            <translation>
                <numerusform>Quitar el apóstrofo de {n} celda</numerusform>
                <numerusform>Quitar los apóstrofos de {n} celdas</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>Remove the list of models</source>
            <translation>Quitar la lista de modelos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Remove {file}</source>
            <translation>Quitar {file}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <source>Removes the part that all names start with, up to a hyphen.</source>
            <translation>Quita el comienzo común de todos los nombres, hasta un guion.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <source>Repeated by another worker</source>
            <translation>Repetida por otro anotador</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <source>Repeated by another worker: if one worker gives an item this class, how often another worker gives it too. The 95% confidence interval is in brackets.</source>
            <translation>Repetida por otro anotador: si un anotador da esta clase a un elemento, con qué frecuencia se la da también otro. Entre paréntesis, el intervalo de confianza del 95 %.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Repeats the vote, giving good workers more weight. Bounds apply.</source>
            <translation>Repite la votación dando más peso a los buenos anotadores. Las cotas se aplican.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Repetitions</source>
            <translation>Repeticiones</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>Replace</source>
            <translation>Reemplazar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Replace workers’ names with numbers</source>
            <translation>Sustituir los nombres de los anotadores por números</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/html.py" />
            <source>Report (HTML)</source>
            <translation>Informe (HTML)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/report_pdf/report_formats.py" />
            <source>Report (PDF)</source>
            <translation>Informe (PDF)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/model_card.py" />
            <source>Report card of {model}</source>
            <translation>Ficha de {model}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>Report cards of the {n} models with the most labels, of {all}.</source>
            <translation>Fichas de los {n} modelos con más etiquetas, de {all}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/models_panel.py" />
            <source>Report card…</source>
            <translation>Ficha…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Reports are shared more widely than other files, so workers are shown as numbers in them unless you tick this.</source>
            <translation>Los informes se comparten más que los demás archivos, por eso los anotadores aparecen en ellos como números si no marca esto.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <source>Reports use this language too.</source>
            <translation>Los informes también usan este idioma.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>Requested guarantee</source>
            <translation>Garantía solicitada</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/flags.py" />
            <source>Restore defaults</source>
            <translation>Restaurar valores predeterminados</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/page.py" />
            <source>Result</source>
            <translation>Resultado</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Results</source>
            <translation>Resultados</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Review</source>
            <translation>Revisión</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Review all {n} items to guarantee that at most {share} are wrong.</source>
            <extracomment>For one: Review the item to guarantee that at most {share} are wrong.</extracomment>
            <translation>
                <numerusform>Revise el elemento para garantizar que como máximo {share} son erróneas.</numerusform>
                <numerusform>Revise los {n} elementos para garantizar que como máximo {share} son erróneas.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>Review the {n} least confident items</source>
            <extracomment>For one: Review the least confident item</extracomment>
            <translation>
                <numerusform>Revisar el elemento de menor confianza</numerusform>
                <numerusform>Revisar los {n} elementos de menor confianza</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/page.py" />
            <source>Review {n}</source>
            <translation>Revisar {n}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Review {n} items</source>
            <extracomment>For one: Review {n} item</extracomment>
            <translation>
                <numerusform>Revisar {n} elemento</numerusform>
                <numerusform>Revisar {n} elementos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Review {n} more items, and at most {share} of the labels are wrong.</source>
            <extracomment>For one: Review {n} more item, and at most {share} of the labels are wrong.</extracomment>
            <translation>
                <numerusform>Revise {n} elemento más y como máximo {share} de las etiquetas son erróneas.</numerusform>
                <numerusform>Revise {n} elementos más y como máximo {share} de las etiquetas son erróneas.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>Role of column “{name}”</source>
            <translation>Rol de la columna «{name}»</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>Row {n} has {m} cells instead of {width}. Every row needs the same number of cells.</source>
            <translation>La fila {n} tiene {m} celdas en lugar de {width}. Todas las filas necesitan el mismo número de celdas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>Row {n} isn’t a list, but the first one is.</source>
            <translation>La fila {n} no es una lista, pero la primera sí.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/checked_list.py" />
            <source>Row {row} gives item “{item}” a second label. Keep one.</source>
            <translation>La fila {row} da al elemento «{item}» una segunda etiqueta. Conserve una.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/checked_list.py" />
            <source>Row {row} has item “{item}”, but number {n} of the draw with seed {seed} is “{drawn}”. Keep the rows of the list in the order drawn.</source>
            <translation>La fila {row} tiene el elemento «{item}», pero el número {n} de la extracción con semilla {seed} es «{drawn}». Mantenga las filas de la lista en el orden extraído.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/checked_list.py" />
            <source>Row {row} has item “{item}”, which is not in the label file.</source>
            <translation>La fila {row} tiene el elemento «{item}», que no está en el archivo de etiquetas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/checked_list.py" />
            <source>Row {row} has the label “{label}”. The classes are {classes}; for none of them write “{none}”.</source>
            <translation>La fila {row} tiene la etiqueta «{label}». Las clases son {classes}; para ninguna de ellas escriba «{none}».</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>Rows above are skipped. 0 automatically skips titles of one cell.</source>
            <translation>Las filas anteriores se omiten. 0 omite automáticamente los títulos de una celda.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>Rows of item, worker and label need three columns, but there are {n}.</source>
            <translation>Las filas de elemento, anotador y etiqueta necesitan tres columnas, pero hay {n}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/parts.py" />
            <source>Rows skipped because the worker, item or label is missing: {n}.</source>
            <translation>Filas omitidas porque falta el anotador, el elemento o la etiqueta: {n}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_flat.py" />
            <source>Rows with a blank “{choice}” have {names} instead, which isn’t read.</source>
            <translation>Las filas sin «{choice}» tienen {names} en su lugar, que no se lee.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Rows {lines}</source>
            <extracomment>For one: Row {lines}</extracomment>
            <translation>
                <numerusform>Fila {lines}</numerusform>
                <numerusform>Filas {lines}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <location filename="../../crowdgui/ui/pages/export/export_text.py" />
            <location filename="../../crowdgui/ui/pages/labels/page.py" />
            <source>Rule</source>
            <translation>Regla</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <location filename="../../crowdgui/ui/pages/labels/page.py" />
            <location filename="../../crowdgui/ui/pages/labels/rule_list.py" />
            <source>Rules</source>
            <translation>Reglas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Rules on simulated workers</source>
            <translation>Reglas con anotadores simulados</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <location filename="../../crowdgui/ui/pages/labels/page.py" />
            <source>Run</source>
            <translation>Ejecutar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/study_panel.py" />
            <source>Run a study to see how much worse the final labels would be with fewer labels, and whether more would help.</source>
            <translation>Haga un estudio para ver cuánto peores serían las etiquetas finales con menos etiquetas, y si más ayudarían.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/page.py" />
            <source>Run again</source>
            <translation>Ejecutar de nuevo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Run at least two rules first.</source>
            <translation>Ejecute antes al menos dos reglas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/recommended_strip.py" />
            <source>Run for comparison</source>
            <translation>Ejecutar para comparar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/page.py" />
            <source>Run now</source>
            <translation>Ejecutar ahora</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>Run on a c&amp;luster…</source>
            <translation>Ejecutar en un c&amp;lúster…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Run on a cluster</source>
            <translation>Ejecutar en un clúster</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>Run the &amp;other rules</source>
            <translation>Ejecutar las &amp;otras reglas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Run the simulation to see how far rules are from the true classes: {sets} will be drawn.</source>
            <translation>Ejecute la simulación para ver cuánto se alejan las reglas de las clases verdaderas: se generarán {sets}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/study_panel.py" />
            <source>Run the study</source>
            <translation>Hacer el estudio</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <source>Run the {n} others</source>
            <extracomment>For one: Run the other one</extracomment>
            <translation>
                <numerusform>Ejecutar la otra</numerusform>
                <numerusform>Ejecutar las otras {n}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/study_panel.py" />
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>Run time</source>
            <translation>Tiempo de ejecución</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>Run two or more rules to compare them.</source>
            <translation>Ejecute dos reglas o más para compararlas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Running rules on all labels for comparison</source>
            <translation>Ejecutando reglas con todas las etiquetas para comparar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Running rules on parts of the labels</source>
            <translation>Ejecutando reglas con partes de las etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mixed_votes.py" />
            <source>Running the rule on fewer labels, drawn at random…</source>
            <translation>Ejecutando la regla con menos etiquetas, sorteadas al azar…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>SHA-256</source>
            <translation>SHA-256</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/sagemaker.py" />
            <source>SageMaker Ground Truth</source>
            <translation>SageMaker Ground Truth</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>Same as &amp;system</source>
            <translation>Como el &amp;sistema</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <source>Same as system</source>
            <translation>Como el sistema</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Same label</source>
            <translation>Misma etiqueta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Save a dataset…</source>
            <translation>Guardar un conjunto de datos…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Save a simulated dataset</source>
            <translation>Guardar un conjunto de datos simulado</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipe_row.py" />
            <source>Save as recipe</source>
            <translation>Guardar como receta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipe_row.py" />
            <source>Save as recipe…</source>
            <translation>Guardar como receta…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <source>Save elsewhere…</source>
            <translation>Guardar en otro lugar…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/base.py" />
            <source>Save picture</source>
            <translation>Guardar gráfico</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/base.py" />
            <source>Save picture…</source>
            <translation>Guardar gráfico…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/project_controller.py" />
            <source>Save project</source>
            <translation>Guardar proyecto</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>Save project &amp;as…</source>
            <translation>G&amp;uardar proyecto como…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipe_row.py" />
            <source>Save recipe</source>
            <translation>Guardar receta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/base.py" />
            <source>Save table</source>
            <translation>Guardar tabla</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>Save the list of items</source>
            <translation>Guardar la lista de elementos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>Save the list of what is skipped</source>
            <translation>Guardar la lista de lo omitido</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>Save the list…</source>
            <translation>Guardar la lista…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipe_row.py" />
            <source>Save to a file…</source>
            <translation>Guardar en un archivo…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/base.py" />
            <source>Save underlying table…</source>
            <translation>Guardar la tabla correspondiente…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/title_corner.py" />
            <source>Saved</source>
            <translation>Guardado</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>Saved as {file}</source>
            <translation>Guardado como {file}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Saved as {file}.</source>
            <translation>Guardado como {file}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/project_controller.py" />
            <source>Saved in {file}. Every change is saved as you make it.</source>
            <translation>Guardado en {file}. Cada cambio se guarda en cuanto lo hace.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/content.py" />
            <location filename="../../crowdgui/io/project/project.py" />
            <source>Saving the project</source>
            <translation>Guardando el proyecto</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/title_corner.py" />
            <source>Saving…</source>
            <translation>Guardando…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Say on the page Columns which to keep.</source>
            <translation>Elija en la página Columnas cuál conservar.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/file_preview.py" />
            <source>Say on the page Source if it holds labels.</source>
            <translation>Indique en la página Origen si contiene etiquetas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>Scanning the lines of {file}</source>
            <translation>Recorriendo las líneas de {file}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <source>Search all pages</source>
            <translation>Buscar en todas las páginas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <source>Search results</source>
            <translation>Resultados de la búsqueda</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Second group, first set</source>
            <translation>Segundo grupo, primer conjunto</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Second group, second set</source>
            <translation>Segundo grupo, segundo conjunto</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Second reviewer…</source>
            <translation>Segundo revisor…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Seconds</source>
            <translation>Segundos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Seconds of computing that 50 iterations take, extrapolated from those that were run: every iteration takes about as long.</source>
            <translation>Segundos de cálculo que llevan 50 iteraciones, extrapolados de las ejecutadas: todas cuestan más o menos lo mismo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Seconds of computing until the last iteration that changed a final label.</source>
            <translation>Segundos de cálculo hasta la última iteración que cambió una etiqueta final.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Seconds of computing until the rule itself stops.</source>
            <translation>Segundos de cálculo hasta que la propia regla se detiene.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>See how independence was tested</source>
            <translation>Ver cómo se comprobó la independencia</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>See how many labels can be wrong at most, or why there is no guarantee. An audit can give you one.</source>
            <translation>Vea cuántas etiquetas pueden ser erróneas como máximo, o por qué no hay garantía. Una auditoría puede darle una.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>See the guarantee</source>
            <translation>Ver la garantía</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Seed</source>
            <translation>Semilla</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>Seed of the model check</source>
            <translation>Semilla de la comprobación del modelo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>Select files and choose a folder. The report collects all results. Press F1 for help on what you point at.</source>
            <translation>Seleccione los archivos y elija una carpeta. El informe reúne todos los resultados. Pulse F1 para ver la ayuda sobre lo que señale.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Self-consistency</source>
            <translation>Autoconsistencia</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Semicolon</source>
            <translation>Punto y coma</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Sensitivity</source>
            <translation>Sensibilidad</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Sensitivity: items of the class that the model gives the class. Specificity: items of other classes that it gives another class. 95% intervals in brackets.</source>
            <translation>Sensibilidad: elementos de la clase a los que el modelo da esa clase. Especificidad: elementos de otras clases a los que da otra clase. Entre paréntesis, intervalos del 95 %.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Separated by commas</source>
            <translation>Separadas por comas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Separated by number signs</source>
            <translation>Separadas por signos #</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Separated by semicolons</source>
            <translation>Separadas por punto y coma</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Separated by vertical bars</source>
            <translation>Separadas por barras verticales</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Separator</source>
            <translation>Separador</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Sessions</source>
            <translation>Sesiones</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <source>Set at</source>
            <translation>Fijada el</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>Set by</source>
            <translation>Fijada por</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/detail.py" />
            <source>Set label…</source>
            <translation>Fijar etiqueta…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <source>Set to</source>
            <translation>Fijada como</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <source>Settings</source>
            <translation>Ajustes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/audit_dialog.py" />
            <source>Settle disagreements</source>
            <translation>Resolver desacuerdos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Settle the items on which two reviewers differ.</source>
            <translation>Resuelva los elementos en los que difieren dos revisores.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Settle {n} disagreements…</source>
            <extracomment>For one: Settle {n} disagreement…</extracomment>
            <translation>
                <numerusform>Resolver {n} desacuerdo…</numerusform>
                <numerusform>Resolver {n} desacuerdos…</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Settle {n} items that the reviewers disagree on; then at most {share} are wrong.</source>
            <extracomment>For one: Settle {n} item that the reviewers disagree on; then at most {share} are wrong.</extracomment>
            <translation>
                <numerusform>Resuelva {n} elemento en el que los revisores discrepan; entonces como máximo {share} son erróneas.</numerusform>
                <numerusform>Resuelva {n} elementos en los que los revisores discrepan; entonces como máximo {share} son erróneas.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_cells.py" />
            <source>Several choices in one label</source>
            <translation>Varias opciones en una etiqueta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <source>Several items per row</source>
            <translation>Varios elementos por fila</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/option_columns.py" />
            <source>Several labels in a cell of {questions} are read together as one class.</source>
            <translation>Varias etiquetas en una celda de {questions} se leen juntas como una sola clase.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Several labels in one cell</source>
            <translation>Varias etiquetas por celda</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Several starts, keep the best</source>
            <translation>Varios inicios, quedarse con el mejor</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Share</source>
            <translation>Proporción</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Share as counted</source>
            <translation>Proporción contada</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Share corrected</source>
            <translation>Proporción corregida</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>Share of all labels</source>
            <translation>Proporción de todas las etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Share of all pairs of labels on this item that are the same.</source>
            <translation>Proporción de pares iguales entre todos los pares de etiquetas de este elemento.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Share of all possible pairs of a worker and an item that have a label</source>
            <translation>Proporción de todos los pares posibles de anotador y elemento que tienen etiqueta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Share of all worker–item pairs that have a label.</source>
            <translation>Proporción de todos los pares anotador–elemento que tienen etiqueta.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Share of each message that is kept from the previous iteration. Use more if messages oscillate.</source>
            <translation>Proporción de cada mensaje que se conserva de la iteración anterior. Use más si los mensajes oscilan.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/histograms.py" />
            <source>Share of items on which a worker agrees</source>
            <translation>Proporción de elementos en los que coincide un anotador</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Share of labelled pairs</source>
            <translation>Proporción de pares etiquetados</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Share of labels that are the final label, by worker and class</source>
            <translation>Proporción de etiquetas que son la etiqueta final, por anotador y clase</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/model_plots.py" />
            <source>Share of mistakes that two models both make</source>
            <translation>Proporción de errores que cometen ambos modelos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Share of shared items on which both give the same label.</source>
            <translation>Proporción de los elementos compartidos en los que ambos dan la misma etiqueta.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Share of the items with labels whose final label is not the true class.</source>
            <translation>Proporción de los elementos con etiquetas cuya etiqueta final no es la clase verdadera.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Share of the items with labels whose final label is the true class.</source>
            <translation>Proporción de los elementos con etiquetas cuya etiqueta final es la clase verdadera.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Share of the item’s labels that are the final label. Not a probability.</source>
            <translation>Proporción de las etiquetas del elemento que son la etiqueta final. No es una probabilidad.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Share of the item’s weight behind the final label. Not a probability.</source>
            <translation>Proporción del peso del elemento que respalda la etiqueta final. No es una probabilidad.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/figures/curves.py" />
            <source>Share of the labels kept; {n} draws, the band covers the middle 80%</source>
            <extracomment>For one: Share of the labels kept; {n} draw, the band covers the middle 80%</extracomment>
            <translation>
                <numerusform>Proporción de etiquetas conservadas; {n} sorteo, la banda contiene el 80 % central</numerusform>
                <numerusform>Proporción de etiquetas conservadas; {n} sorteos, la banda contiene el 80 % central</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Share of the messages behind the final label. Not a probability.</source>
            <translation>Proporción de los mensajes que respaldan la etiqueta final. No es una probabilidad.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Share of this worker’s labels that would have to change to match the class frequencies of the final labels on the same items. 0% means no skew, not that the labels are right.</source>
            <translation>Proporción de las etiquetas de este anotador que tendrían que cambiar para igualar las frecuencias de clase de las etiquetas finales de los mismos elementos. 0 % significa que no hay sesgo, no que las etiquetas sean correctas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Share the labels, with what is known about them.</source>
            <translation>Comparta las etiquetas, con lo que se sabe de ellas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Shared items</source>
            <translation>Compartidos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Shared items are counted by a larger but valid sum, because there are too many for the full sum</source>
            <translation>Los elementos compartidos se cuentan con una suma mayor pero válida, porque son demasiados para la completa</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Shared items are counted in full</source>
            <translation>Los elementos compartidos se cuentan por completo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <location filename="../../crowdgui/ui/plots/model_plots.py" />
            <source>Shared mistakes</source>
            <translation>Errores compartidos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Shares can’t be corrected.</source>
            <translation>Las proporciones no se pueden corregir.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Sharper bound</source>
            <translation>Cota más ajustada</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>Sheet</source>
            <translation>Hoja</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>Sheet “{sheet}” was read. There is also: {others}.</source>
            <translation>Se leyó la hoja «{sheet}». Hay además: {others}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/base.py" />
            <source>Show all</source>
            <translation>Mostrar todo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>Show all items</source>
            <translation>Mostrar todos</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>Show all {n} items</source>
            <extracomment>For one: Show the item</extracomment>
            <translation>
                <numerusform>Mostrar el elemento</numerusform>
                <numerusform>Mostrar los {n} elementos</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/mixed_votes.py" />
            <source>Show curve…</source>
            <translation>Ver curva…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Show folder</source>
            <translation>Mostrar carpeta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Show picture</source>
            <translation>Mostrar imagen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Show the items of this worker</source>
            <translation>Mostrar los elementos de este anotador</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/agreement_panel.py" />
            <source>Show the numbers</source>
            <translation>Mostrar los números</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/model_card.py" />
            <location filename="../../crowdgui/ui/pages/labels/page.py" />
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>Show the {n}</source>
            <extracomment>For one: Show the one</extracomment>
            <translation>
                <numerusform>Mostrar {n}</numerusform>
                <numerusform>Mostrar los {n}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>Show {n} items against the rest</source>
            <extracomment>For one: Show the item against the rest</extracomment>
            <translation>
                <numerusform>Mostrar el elemento frente a los demás</numerusform>
                <numerusform>Mostrar {n} elementos frente a los demás</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>Side by side</source>
            <translation>Lado a lado</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>Side by side, {workers} workers and {items} items would make {cells} cells, nearly all of them empty. Don’t export this table.</source>
            <translation>Lado a lado, {workers} anotadores y {items} elementos darían {cells} celdas, casi todas vacías. No exporte esta tabla.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>Sign with this name</source>
            <translation>Firmar con este nombre</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Simulate</source>
            <translation>Simular</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Simulate crowds</source>
            <translation>Simular grupos de anotadores</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <source>Simulate…</source>
            <translation>Simular…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Simulating</source>
            <translation>Simulando</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Simulating labels from the fitted model</source>
            <translation>Simulando etiquetas con el modelo ajustado</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Simulation</source>
            <translation>Simulación</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/marks.py" />
            <location filename="../../crowdgui/text/flags.py" />
            <source>Single label</source>
            <translation>Etiqueta única</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>Six friends, twenty photos</source>
            <translation>Seis amigos, veinte fotos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Size</source>
            <translation>Tamaño</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Skip labels that differ</source>
            <translation>Omitir etiquetas que difieren</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <location filename="../../crowdgui/io/formats/platforms/labelbox.py" />
            <location filename="../../crowdgui/io/formats/platforms/toloka.py" />
            <source>Skipped by the worker</source>
            <translation>Omitida por el anotador</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>Skipped rows</source>
            <translation>Filas omitidas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Smallest lead of the true class</source>
            <translation>Menor ventaja de la clase verdadera</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Smoothing</source>
            <translation>Suavizado</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/snow.py" />
            <source>Snow et al. (2008)</source>
            <translation>Snow et al. (2008)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Some cells seem to hold several labels</source>
            <translation>Algunas celdas parecen contener varias etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Some class has no reference item, so it isn’t known how the model labels that class.</source>
            <translation>Alguna clase no tiene ningún elemento con el que comparar, así que no se sabe cómo etiqueta el modelo esa clase.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>Some of your changes are not saved.</source>
            <translation>Algunos de sus cambios no están guardados.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/sheet.py" />
            <source>Sorting the columns of {file}</source>
            <translation>Ordenando las columnas de {file}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/read_labels.py" />
            <source>Sorting the labels</source>
            <translation>Ordenando las etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/dialog.py" />
            <source>Source</source>
            <translation>Origen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Source of accuracies</source>
            <translation>De dónde salen las exactitudes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Sources</source>
            <translation>Fuentes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Space</source>
            <translation>Espacio</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Specificity</source>
            <translation>Especificidad</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/detail.py" />
            <source>Speed</source>
            <translation>Velocidad</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>Spread evenly over all items, no number considered here would be enough.</source>
            <translation>Repartidas por igual entre todos los elementos, ningún número considerado aquí bastaría.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/study.py" />
            <source>Spread evenly over all items, you would need {n}.</source>
            <extracomment>For one: Spread evenly over all items, you would need {n}.</extracomment>
            <translation>
                <numerusform>Repartidas por igual entre todos los elementos, haría falta {n}.</numerusform>
                <numerusform>Repartidas por igual entre todos los elementos, harían falta {n}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Spread of label effects</source>
            <translation>Dispersión de los efectos de las etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>Spreadsheet</source>
            <translation>Hoja de cálculo</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Start audit of {n} items</source>
            <extracomment>For one: Start audit of {n} item</extracomment>
            <translation>
                <numerusform>Iniciar auditoría de {n} elemento</numerusform>
                <numerusform>Iniciar auditoría de {n} elementos</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Start from</source>
            <translation>Empezar desde</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Start over</source>
            <translation>Empezar de nuevo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>Starts or parts of the rule give different labels</source>
            <translation>Los inicios o partes de la regla dan etiquetas distintas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>State for each worker whether their labels count.</source>
            <translation>Indique para cada anotador si sus etiquetas cuentan.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <source>Status</source>
            <translation>Estado</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <location filename="../../crowdgui/ui/pages/compare/study_panel.py" />
            <source>Stop</source>
            <translation>Detener</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>Stop and quit</source>
            <translation>Detener y salir</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>Street signs</source>
            <translation>Señales de tráfico</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>Study</source>
            <translation>Estudio</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>Study &amp;fewer labels</source>
            <translation>Es&amp;tudiar menos etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <source>Study and plan</source>
            <translation>Estudio y plan</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/study_controller.py" />
            <source>Studying fewer labels</source>
            <translation>Estudiando menos etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <location filename="../../crowdgui/io/formats/platforms/sagemaker.py" />
            <location filename="../../crowdgui/io/formats/platforms/zooniverse.py" />
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_flat.py" />
            <source>Submitted without a label</source>
            <translation>Enviada sin etiqueta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>Such as gpt-*, claude-*</source>
            <translation>Por ejemplo, gpt-*, claude-*</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/write.py" />
            <source>Summary</source>
            <translation>Resumen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/detail.py" />
            <source>Support for each class</source>
            <translation>Respaldo de cada clase</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>Support tickets</source>
            <translation>Tickets de soporte</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/surveys/survey_forms.py" />
            <source>Survey responses (Google Forms and others)</source>
            <translation>Respuestas de encuesta (Google Forms y otros)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>Symbol</source>
            <translation>Símbolo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Tab</source>
            <translation>Tabulador</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/preview.py" />
            <source>Table in the preview</source>
            <translation>Tabla en la vista previa</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Table order</source>
            <translation>Orden de la tabla</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>Table starts in row</source>
            <translation>La tabla empieza en la fila</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/list_cells.py" />
            <source>Table with lists of workers and labels</source>
            <translation>Tabla con listas de anotadores y etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/file_list.py" />
            <source>Tables</source>
            <translation>Tablas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <location filename="../../crowdgui/ui/pages/labels/rule_options.py" />
            <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
            <translation>Tablas (*.csv *.tsv *.txt);;Todos los archivos (*)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>Tables (*.csv)</source>
            <translation>Tablas (*.csv)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/appen.py" />
            <source>Tainted: its contributor failed quality control</source>
            <translation>Dudoso: su colaborador no superó el control de calidad</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>Take a tour</source>
            <translation>Hacer un recorrido</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <source>Takes effect at the next start.</source>
            <translation>Se aplica a partir del próximo inicio.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Target error rate</source>
            <translation>Tasa de error objetivo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>Target error rate (ε)</source>
            <translation>Tasa de error objetivo (ε)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Text encoding: {encoding}</source>
            <translation>Codificación del texto: {encoding}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>Text follows a closing quotation mark. Put a separator after the mark, or write quotation marks inside a cell twice.</source>
            <translation>Hay texto tras unas comillas de cierre. Ponga un separador detrás, o escriba dobles las comillas dentro de una celda.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/export_text.py" />
            <source>Text stays text in the formats chosen: only CSV can hold formulas.</source>
            <translation>El texto sigue siendo texto en los formatos elegidos: solo CSV puede contener fórmulas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>That a worker labels an item.</source>
            <translation>De que un anotador etiquete un elemento.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>That an item is labelled by a worker.</source>
            <translation>De que un elemento sea etiquetado por un anotador.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>That is below average but not flagged: {often} would do no better.</source>
            <translation>Está por debajo de la media, pero sin alerta: {often} no lo haría mejor.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>That is unusually low, but the labels follow the items: this worker is outvoted, not guessing.</source>
            <translation>Es inusualmente poco, pero las etiquetas dependen del elemento: este anotador pierde la votación, no responde al azar.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>The 95% confidence interval is in brackets.</source>
            <translation>Entre paréntesis, el intervalo de confianza del 95 %.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>The Guarantee page compares your labels with the rule’s.</source>
            <translation>La página Garantía compara sus etiquetas con las de la regla.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>The Guarantee page draws items at random. Check them here to get a bound on the error rate that needs no assumption about workers.</source>
            <translation>La página Garantía sortea elementos. Compruébelos aquí para obtener una cota de la tasa de error que no necesita suponer nada de los anotadores.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>The Guarantee page shows the next step.</source>
            <translation>La página Garantía muestra el paso siguiente.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <source>The HIT</source>
            <translation>El HIT</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_text.py" />
            <source>The JSON is incomplete. Export or copy the file again.</source>
            <translation>El JSON está incompleto. Exporte o copie el archivo de nuevo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_text.py" />
            <source>The JSON is nested too deeply. The file isn’t an export of labels.</source>
            <translation>El JSON está anidado a demasiada profundidad. El archivo no es una exportación de etiquetas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/cvat.py" />
            <source>The XML is invalid or ends there. Export the job again.</source>
            <translation>El XML no es válido o se corta ahí. Exporte de nuevo el trabajo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/file_head.py" />
            <source>The ZIP archive is damaged. Download or copy it again.</source>
            <translation>El archivo ZIP está dañado. Descárguelo o cópielo de nuevo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse.py" />
            <source>The annotations aren’t valid JSON</source>
            <translation>Las anotaciones no son JSON válido</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/assistant/file_preview.py" />
            <source>The apostrophes are removed from {n} cells</source>
            <extracomment>For one: The apostrophe is removed from {n} cell</extracomment>
            <translation>
                <numerusform>Se quita el apóstrofo de {n} celda</numerusform>
                <numerusform>Se quitan los apóstrofos de {n} celdas</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/file_head.py" />
            <source>The archive has more than {most} files.</source>
            <translation>El archivo comprimido tiene más de {most} archivos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/file_head.py" />
            <source>The archive is protected by a password. Unpack it first.</source>
            <translation>El archivo comprimido está protegido con contraseña. Descomprímalo primero.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/file_head.py" />
            <source>The archive must contain one table. Unpack it and open its files.</source>
            <translation>El archivo comprimido debe contener una sola tabla. Descomprímalo y abra sus archivos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/file_head.py" />
            <source>The archive uses an unknown compression method. Save it as a plain ZIP file.</source>
            <translation>El archivo comprimido usa un método de compresión desconocido. Guárdelo como ZIP normal.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>The array that holds a gold label for each item, if any.</source>
            <translation>La matriz que contiene una etiqueta de referencia por elemento, si la hay.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>The array that holds the labels.</source>
            <translation>La matriz que contiene las etiquetas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>The array “{name}” can’t hold the gold labels: they need one value for each of {n} items.</source>
            <translation>La matriz «{name}» no puede contener las etiquetas de referencia: necesita un valor para cada uno de los {n} elementos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>The assumption that workers make mistakes independently and that each is equally accurate on all classes and items. Most bounds need it.</source>
            <translation>La suposición de que los anotadores se equivocan de forma independiente y de que cada uno es igual de exacto en todas las clases y elementos. La mayoría de las cotas la necesitan.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>The audit has {done} of {all} items. Finish it to know.</source>
            <translation>La auditoría tiene {done} de {all} elementos. Termínela para saberlo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>The audit may choose the rule</source>
            <translation>La auditoría puede elegir la regla</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>The audit was not planned for this. Start a new one to know.</source>
            <translation>La auditoría no se planificó para esto. Empiece una nueva para saberlo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>The audit was not started with “The audit may choose the rule”: labels that the other rule changes count as possibly wrong in the guarantee.</source>
            <translation>La auditoría no se inició con «La auditoría puede elegir la regla»: las etiquetas que cambia la otra regla cuentan como posiblemente erróneas en la garantía.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>The bars under the workers show their weights;</source>
            <translation>Las barras bajo los anotadores muestran sus pesos;</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>The bound for one-step voting needs at least this mean accuracy.</source>
            <translation>La cota de la votación de un paso necesita al menos esta exactitud media.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>The bound is not useful here: the label could well be wrong.</source>
            <translation>La cota no es útil aquí: la etiqueta podría muy bien ser errónea.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/class_map.py" />
            <source>The boundaries of the ranges must increase.</source>
            <translation>Los límites de los rangos deben ir en aumento.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>The bounds below use estimated accuracies, so they are estimates. They can be lower than the true error rate, especially if some items are harder than others.</source>
            <translation>Las cotas de abajo usan exactitudes estimadas, así que son estimaciones. Pueden ser inferiores a la tasa de error verdadera, sobre todo si unos elementos son más difíciles que otros.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>The byte order mark is missing. Name the encoding with -LE or -BE after it.</source>
            <translation>Falta la marca de orden de bytes. Indique la codificación con -LE o -BE al final.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>The byte {byte} isn’t {encoding} text. Choose the encoding that the file was saved in, or save it again as UTF-8.</source>
            <translation>El byte {byte} no es texto {encoding}. Elija la codificación en que se guardó el archivo, o guárdelo de nuevo como UTF-8.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>The byte {byte} isn’t {encoding} text: the line is cut off or in another encoding. Choose the encoding that it was saved in, such as Windows-1252, or save it again as UTF-8.</source>
            <translation>El byte {byte} no es texto {encoding}: la línea está cortada o en otra codificación. Elija la codificación en que se guardó, como Windows-1252, o guárdelo de nuevo como UTF-8.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The class shares you entered are all 0. Enter at least one above 0.</source>
            <translation>Las proporciones de las clases indicadas son todas 0. Indique al menos una mayor que 0.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/cluster.py" />
            <source>The cluster can’t be reached any more. Nothing was written.</source>
            <translation>Ya no se puede acceder al clúster. No se escribió nada.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/cluster.py" />
            <source>The cluster has no worker processes left. Nothing was written.</source>
            <translation>No queda ningún proceso del clúster. No se escribió nada.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/cluster.py" />
            <source>The cluster kept losing worker processes, probably because they ran out of memory. Nothing was written.</source>
            <translation>El clúster perdió procesos una y otra vez, probablemente porque se quedaron sin memoria. No se escribió nada.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/checked_list.py" />
            <source>The column “seed” must have the same whole number in each row.</source>
            <translation>La columna «seed» debe tener el mismo número entero en cada fila.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/tables.py" />
            <source>The column “{name}” of the other files is missing. Files that are opened together need the same columns.</source>
            <translation>Falta la columna «{name}» de los otros archivos. Los archivos que se abren juntos necesitan las mismas columnas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>The columns don’t look like labels from several workers: with “{column}” as the label, {signs}.</source>
            <translation>Las columnas no parecen etiquetas de varios anotadores: con «{column}» como etiqueta, {signs}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>The columns don’t look like labels from several workers: {signs}.</source>
            <translation>Las columnas no parecen etiquetas de varios anotadores: {signs}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/surveys/survey_forms.py" />
            <source>The columns don’t match a survey. Has the file changed?</source>
            <translation>Las columnas no corresponden a una encuesta. ¿Ha cambiado el archivo?</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse.py" />
            <location filename="../../crowdgui/io/formats/sheet.py" />
            <source>The columns don’t match this format. Has the file changed?</source>
            <translation>Las columnas no corresponden a este formato. ¿Ha cambiado el archivo?</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/get_another_label.py" />
            <source>The columns have no names. There are typically more items than workers.</source>
            <translation>Las columnas no tienen nombre. Suele haber más elementos que anotadores.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>The columns {columns} count how many workers gave each label, and no worker is named. Export the single labels, one row per worker and item.</source>
            <translation>Las columnas {columns} cuentan cuántos anotadores dieron cada etiqueta y no se nombra a ninguno. Exporte las etiquetas una a una, una fila por anotador y elemento.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>The curve can’t be extrapolated. That takes gold, at least five draws, about five labels per item on average, and a falling error rate.</source>
            <translation>La curva no se puede extrapolar. Hacen falta referencia, al menos cinco sorteos, unas cinco etiquetas por elemento de media y una tasa de error que baje.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>The curve has flattened.</source>
            <translation>La curva se ha aplanado.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>The curve is still falling.</source>
            <translation>La curva sigue cayendo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <source>The data</source>
            <translation>Los datos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>The difference between the first two is not significant.</source>
            <translation>La diferencia entre las dos primeras no es significativa.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/atomic.py" />
            <source>The disk is full. The existing file is unchanged. Free some space, or save somewhere else.</source>
            <translation>El disco está lleno. El archivo existente no ha cambiado. Libere espacio o guarde en otro lugar.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>The duration is known for {count}</source>
            <translation>Se conoce la duración de {count}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The earlier study used different labels, different gold or a different seed.</source>
            <translation>El estudio anterior usó otras etiquetas, otra referencia u otra semilla.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>The encoding “{name}” is unknown. Choose another.</source>
            <translation>No se conoce la codificación «{name}». Elija otra.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>The error rate is already {error}, so {wanted} needs no more labels.</source>
            <translation>La tasa de error ya es del {error}, así que para {wanted} no hacen falta más etiquetas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>The error rate that the rule’s own model predicts. It is right only if the rule’s model of workers is.</source>
            <translation>La tasa de error que predice el propio modelo de la regla. Es correcta solo si lo es el modelo que la regla tiene de los anotadores.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>The estimate is being computed.</source>
            <translation>Se está calculando la estimación.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>The expected lead of the true class over another in the worst case; large is good.</source>
            <translation>La ventaja esperada de la clase verdadera sobre otra, en el peor caso; mejor si es grande.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/cvat.py" />
            <source>The export doesn’t say who made each tag, so all tags must be from one worker.</source>
            <translation>La exportación no dice quién puso cada etiqueta, así que todas deben ser de un solo anotador.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>The fewest and the most labels that a worker gave.</source>
            <translation>El menor y el mayor número de etiquetas que dio un anotador.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>The fewest and the most labels that an item has.</source>
            <translation>El menor y el mayor número de etiquetas que recibió un elemento.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>The file can no longer be read.</source>
            <translation>El archivo ya no se puede leer.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/file.py" />
            <source>The file can’t be read: {why}.</source>
            <translation>No se puede leer el archivo: {why}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>The file contains a NUL character, so it is damaged or isn’t a text file. Export it again.</source>
            <translation>El archivo contiene un carácter NUL, así que está dañado o no es de texto. Expórtelo de nuevo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/atomic.py" />
            <source>The file could not be written: {why}.</source>
            <translation>No se pudo escribir el archivo: {why}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/file.py" />
            <source>The file does not exist. It may have been moved or renamed.</source>
            <translation>El archivo no existe. Puede que se haya movido o renombrado.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/timing.py" />
            <source>The file doesn’t say when labels were given.</source>
            <translation>El archivo no dice cuándo se dieron las etiquetas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>The file has changed and now has {columns}. Open it again.</source>
            <translation>El archivo ha cambiado y ahora tiene {columns}. Ábralo de nuevo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/file.py" />
            <source>The file is damaged and was not changed. Open an older copy of it.</source>
            <translation>El archivo está dañado y no se ha modificado. Abra una copia anterior.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/file_head.py" />
            <source>The file is damaged or cut off. Get it again from its source.</source>
            <translation>El archivo está dañado o cortado. Obténgalo de nuevo de su origen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/file.py" />
            <source>The file is empty.</source>
            <translation>El archivo está vacío.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>The file is empty. Export or copy it again.</source>
            <translation>El archivo está vacío. Expórtelo o cópielo de nuevo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_text.py" />
            <source>The file isn’t valid JSON. Export it again, or ask the person who made it.</source>
            <translation>El archivo no es un JSON válido. Expórtelo de nuevo, o pregunte a quien lo creó.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/cvat.py" />
            <source>The file name</source>
            <translation>El nombre del archivo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/timing.py" />
            <source>The file records how long labels took.</source>
            <translation>El archivo registra cuánto llevaron las etiquetas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>The files you open will be listed here.</source>
            <translation>Los archivos que abra aparecerán aquí.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>The final label is not the gold label</source>
            <translation>La etiqueta final no es la etiqueta de referencia</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>The final label won only because its class comes first</source>
            <translation>La etiqueta final ganó solo porque su clase va primero</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>The final label won only because its class comes first.</source>
            <translation>La etiqueta final ganó solo porque su clase va primero.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/triples.py" />
            <source>The first line announces {told} labels, but the file has {n}. Export it again if it is incomplete.</source>
            <translation>La primera línea anuncia {told} etiquetas, pero el archivo tiene {n}. Expórtelo de nuevo si está incompleto.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/cubam.py" />
            <source>The first line should contain the number of items, workers and labels.</source>
            <translation>La primera línea debería contener el número de elementos, anotadores y etiquetas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/glad.py" />
            <source>The first line should contain the number of labels, workers and items.</source>
            <translation>La primera línea debería contener el número de etiquetas, anotadores y elementos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/audit_dialog.py" />
            <source>The first reviewer’s labels stay hidden. Stop whenever you like.</source>
            <translation>Las etiquetas del primer revisor quedan ocultas. Deténgase cuando quiera.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/detail.py" />
            <source>The first {n} are shown.</source>
            <translation>Se muestran los primeros {n}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>The first {n} of {rows} rows.</source>
            <translation>Las primeras {n} de {rows} filas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/model_charts.py" />
            <source>The first {n} people of {all}.</source>
            <translation>Las primeras {n} personas de {all}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>The first {n} rows.</source>
            <translation>Las primeras {n} filas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>The first {shown} of {all} characters are shown.</source>
            <translation>Se muestran los primeros {shown} de {all} caracteres.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>The fit stops after this many iterations, even if it still improves.</source>
            <translation>El ajuste se detiene tras este número de iteraciones, aunque siga mejorando.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The fitted workers have {known} classes, but you asked for {wanted}.</source>
            <translation>Los anotadores ajustados tienen {known} clases, pero se piden {wanted}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/atomic.py" />
            <source>The folder does not exist. Create it first, or choose another.</source>
            <translation>La carpeta no existe. Créela primero o elija otra.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/write.py" />
            <source>The folder {folder} can’t be created: {why}.</source>
            <translation>No se puede crear la carpeta {folder}: {why}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>The gold items were drawn at random, as you stated</source>
            <translation>Los elementos de referencia se eligieron al azar, según usted indicó</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/gold.py" />
            <source>The gold label is for an item that has no labels</source>
            <translation>La etiqueta de referencia es de un elemento que no tiene etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>The gold label is “{gold}”.</source>
            <translation>La etiqueta de referencia es «{gold}».</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>The gold labels do not show that this vote is better than chance.</source>
            <translation>Las etiquetas de referencia no muestran que este voto sea mejor que el azar.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/gold.py" />
            <source>The gold labels of the item contradict each other and are not used</source>
            <translation>Las etiquetas de referencia del elemento se contradicen y no se usan</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/file_preview.py" />
            <source>The gold labels of “{question}” are read from “{gold}”</source>
            <translation>Las etiquetas de referencia de «{question}» se leen de «{gold}»</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>The guarantee allows for the choice and stays valid.</source>
            <translation>La garantía tiene en cuenta la elección y sigue siendo válida.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/page.py" />
            <source>The guarantee is being computed.</source>
            <translation>Se está calculando la garantía.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <source>The inputs are the same in all rows, so each HIT is an item.</source>
            <translation>Las entradas son iguales en todas las filas, así que cada HIT es un elemento.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/gold.py" />
            <location filename="../../crowdgui/io/importing/label_filters.py" />
            <source>The item is missing</source>
            <translation>Falta el elemento</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/cvat.py" />
            <source>The job has no assignee. Choose “The file name” as the worker.</source>
            <translation>El trabajo no está asignado a nadie. Elija «El nombre del archivo» como anotador.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/cvat.py" />
            <source>The job’s assignee</source>
            <translation>La persona asignada al trabajo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>The known true label.</source>
            <translation>La etiqueta verdadera conocida.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/list_cells.py" />
            <location filename="../../crowdgui/io/importing/label_filters.py" />
            <source>The label is missing</source>
            <translation>Falta la etiqueta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/page.py" />
            <source>The label matrix</source>
            <translation>La matriz de etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>The labels alone can’t give you a guarantee.</source>
            <translation>No se puede dar ninguna garantía solo con las etiquetas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>The labels are numbers with {n} different values, such as scores; group them into ranges.</source>
            <translation>Las etiquetas son números con {n} valores distintos, como puntuaciones; agrúpelas en rangos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/snow.py" />
            <source>The labels are {n} different numbers. Group them into ranges; otherwise each number is its own class.</source>
            <translation>Las etiquetas son {n} números distintos. Agrúpelos en rangos; si no, cada número será una clase propia.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>The labels barely depend on the item: {rarely} would do this badly ({corrected}).</source>
            <translation>Las etiquetas apenas dependen del elemento: {rarely} lo haría así de mal ({corrected}).</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>The labels differ {n} times.</source>
            <extracomment>For one: The labels differ once.</extracomment>
            <translation>
                <numerusform>Las etiquetas difieren una vez.</numerusform>
                <numerusform>Las etiquetas difieren {n} veces.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>The labels do not show that workers are better than chance overall. State that they are, or add gold.</source>
            <translation>Las etiquetas no muestran que los anotadores sean en conjunto mejores que el azar. Declare que lo son o añada una referencia.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>The labels never differ.</source>
            <translation>Las etiquetas nunca difieren.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/potato.py" />
            <source>The labels of “{item}” aren’t pairs of a label and its value.</source>
            <translation>Las etiquetas de «{item}» no son pares de etiqueta y valor.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>The labels you set in the audit count as the truth</source>
            <translation>Las etiquetas que pone en la auditoría cuentan como verdad</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>The larger both parameters are, the more similar the workers are.</source>
            <translation>Cuanto mayores son ambos parámetros, más parecidos son los anotadores.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>The larger it is compared with the second parameter, the better the workers are.</source>
            <translation>Cuanto mayor es respecto al segundo parámetro, mejores son los anotadores.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/review_controller.py" />
            <source>The last change wasn’t a label; press Ctrl+Z to undo it</source>
            <translation>El último cambio no fue una etiqueta; Ctrl+Z lo deshace</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/title_corner.py" />
            <source>The last changes are being written to the project file.</source>
            <translation>Los últimos cambios se están escribiendo en el archivo del proyecto.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>The last iteration that changed a final label.</source>
            <translation>La última iteración que cambió una etiqueta final.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/outcome.py" />
            <source>The last result is damaged</source>
            <translation>El último resultado está dañado</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/outcome.py" />
            <source>The last result of “{question}” is damaged</source>
            <translation>El último resultado de «{question}» está dañado</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>The list names every place, one per line, so that you can send it to the person who made the file.</source>
            <translation>La lista indica cada lugar, uno por línea, para que pueda enviarla a la persona que hizo el archivo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/model_workers.py" />
            <source>The listed worker has no labels</source>
            <translation>El anotador de la lista no tiene etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The lowest probability of a label is above the highest.</source>
            <translation>La menor probabilidad de etiqueta supera a la mayor.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The mean accuracy must be above 0 and below 1.</source>
            <translation>La exactitud media debe ser mayor que 0 y menor que 1.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/doccano.py" />
            <source>The members of this project shared their annotations, so the export can’t show who made each one. In doccano, turn off “Share annotations” before labelling.</source>
            <translation>Los miembros de este proyecto compartieron sus anotaciones, así que la exportación no muestra quién hizo cada una. En doccano, desactive «Share annotations» antes de etiquetar.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>The messages did not converge. Try more damping or more iterations.</source>
            <translation>Los mensajes no convergieron. Pruebe con más amortiguación o más iteraciones.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/model_plots.py" />
            <source>The model and each person</source>
            <translation>El modelo y cada persona</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>The model gives every gold item its gold label, so gold may be its own labels and can’t show its mistakes.</source>
            <translation>El modelo da a cada elemento de referencia su etiqueta de referencia, así que la referencia puede ser sus propias etiquetas y no puede mostrar sus errores.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>The model labelled nothing.</source>
            <translation>El modelo no etiquetó nada.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/model_card.py" />
            <source>The model made no mistakes on the items compared.</source>
            <translation>El modelo no cometió errores en los elementos comparados.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>The model makes so many mistakes that its labels may not depend on the class.</source>
            <translation>El modelo comete tantos errores que sus etiquetas quizá no dependan de la clase.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <location filename="../../crowdgui/ui/pages/workers/models_panel.py" />
            <source>The model may be {margin} worse and still count.</source>
            <translation>El modelo puede ser un {margin} peor y aun así valer.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>The models may make the same mistakes: {n} of them count as about {votes} votes.</source>
            <translation>Los modelos quizá cometan los mismos errores: {n} de ellos cuentan como unos {votes} votos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>The models often make the same mistakes: {n} of them count as about {votes} votes.</source>
            <translation>Los modelos cometen a menudo los mismos errores: {n} de ellos cuentan como unos {votes} votos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>The models seldom make the same mistakes: {n} of them count as about {votes} votes.</source>
            <translation>Los modelos rara vez cometen los mismos errores: {n} de ellos cuentan como unos {votes} votos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/class_shares.py" />
            <source>The most frequent final label is “{name}”: {count} of {n} items ({share}).</source>
            <translation>La etiqueta final más frecuente es «{name}»: {count} de {n} elementos ({share}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>The most frequent mistake is “{answer}” where gold is “{known}”: {n}.</source>
            <translation>El error más frecuente es «{answer}» donde la referencia es «{known}»: {n}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>The most frequent other label is “{answer}” instead of “{known}”: {n}.</source>
            <translation>La otra etiqueta más frecuente es «{answer}» en lugar de «{known}»: {n}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>The most likely label according to the rule, or a manual label.</source>
            <translation>La etiqueta más probable según la regla, o una etiqueta manual.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/page.py" />
            <source>The most likely label of every item, by {rule}.</source>
            <translation>La etiqueta más probable de cada elemento, según {rule}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/page.py" />
            <source>The most likely label of every item.</source>
            <translation>La etiqueta más probable de cada elemento.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>The name is exported beside every label you set. Labels you set earlier keep the name they were signed with.</source>
            <translation>El nombre se exporta junto a cada etiqueta que fije. Las etiquetas fijadas antes conservan el nombre con que se firmaron.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/study.py" />
            <source>The next {n} labels are expected to fix {best} final labels if you add them where they help most, and {evenly} if you spread them evenly.</source>
            <extracomment>For one: The next {n} label is expected to fix {best} final labels if you add it where it helps most, and {evenly} if you spread labels evenly.</extracomment>
            <translation>
                <numerusform>Se espera que la próxima {n} etiqueta corrija {best} etiquetas finales si la añade donde más ayuda, y {evenly} si reparte por igual.</numerusform>
                <numerusform>Se espera que las próximas {n} etiquetas corrijan {best} etiquetas finales si las añade donde más ayudan, y {evenly} si las reparte por igual.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>The number of the first item: 1 in MATLAB, 0 in Python.</source>
            <translation>El número del primer elemento: 1 en MATLAB, 0 en Python.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>The number used where a worker gave no label.</source>
            <translation>El número que se usa donde un anotador no dio etiqueta.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/lists.py" />
            <source>The numbers behind the bounds</source>
            <translation>Los números en que se basan las cotas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/page.py" />
            <source>The numbers behind the paper’s bounds</source>
            <translation>Los números detrás de las cotas del artículo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>The one label per item that is exported: the rule’s label, or a manual label.</source>
            <translation>La única etiqueta por elemento que se exporta: la de la regla o una etiqueta manual.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/cubam.py" />
            <location filename="../../crowdgui/io/formats/research/peerannot.py" />
            <source>The outer names come first.</source>
            <translation>Los nombres exteriores van primero.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>The previous bound was not yet computed when the first worker was changed.</source>
            <translation>La cota anterior aún no estaba calculada cuando se cambió el primer anotador.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The probabilities of a worker’s labels do not add up to 1.</source>
            <translation>Las probabilidades de las etiquetas de un anotador no suman 1.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>The probability that a worker guesses on a hard item.</source>
            <translation>La probabilidad de que un anotador responda al azar en un elemento difícil.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>The probability that a worker labels an item, the same for all.</source>
            <translation>La probabilidad de que un anotador etiquete un elemento, la misma para todos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>The probability that the audit alone is enough is about {share}.</source>
            <translation>La probabilidad de que la auditoría por sí sola baste es de alrededor de {share}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>The quantities behind the paper’s bounds</source>
            <translation>Las cantidades en que se basan las cotas del artículo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/read_labels.py" />
            <source>The question “{question}” can’t be read. {why}</source>
            <translation>No se puede leer la pregunta «{question}». {why}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/recipe_choice.py" />
            <source>The question “{wanted}” of the recipe is not in this file.</source>
            <translation>La pregunta «{wanted}» de la receta no está en este archivo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/doccano.py" />
            <source>The quotation marks are wrong there. Export the project again.</source>
            <translation>Las comillas están mal ahí. Exporte de nuevo el proyecto.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/mt_bench.py" />
            <source>The rating is missing</source>
            <translation>Falta la valoración</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/recipes.py" />
            <source>The recipe is for the format “{name}”, which this file doesn’t follow.</source>
            <translation>La receta es para el formato «{name}», que este archivo no sigue.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>The recommended rule, “{rule}”, gives the same labels.</source>
            <translation>La regla recomendada, «{rule}», da las mismas etiquetas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/recommended_strip.py" />
            <source>The recommended rule, “{rule}”, is running for comparison.</source>
            <translation>La regla recomendada, «{rule}», se está ejecutando para comparar.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/compare.py" />
            <source>The recommended rule, “{rule}”, would change {n} of {items} labels.</source>
            <extracomment>For one: The recommended rule, “{rule}”, would change {n} of {items} labels.</extracomment>
            <translation>
                <numerusform>La regla recomendada, «{rule}», cambiaría {n} de {items} etiquetas.</numerusform>
                <numerusform>La regla recomendada, «{rule}», cambiaría {n} de {items} etiquetas.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>The records so far have {n} different fields, too many for a table. Give every record the same fields.</source>
            <translation>Los registros hasta aquí tienen {n} campos distintos, demasiados para una tabla. Dé a cada registro los mismos campos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The results so far are from another simulation.</source>
            <translation>Los resultados obtenidos hasta ahora son de otra simulación.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/bounds.py" />
            <source>The reviewers disagree on {n} items of the audit.</source>
            <extracomment>For one: The reviewers disagree on {n} item of the audit.</extracomment>
            <translation>
                <numerusform>Los revisores discrepan en {n} elemento de la auditoría.</numerusform>
                <numerusform>Los revisores discrepan en {n} elementos de la auditoría.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>The reviewer’s labels are correct</source>
            <translation>Las etiquetas del revisor son correctas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>The reviewer’s note.</source>
            <translation>La nota del revisor.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>The rows can’t be separated. Check the separator and the quotation marks.</source>
            <translation>No se pueden separar las filas. Compruebe el separador y las comillas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>The rows can’t be shown.</source>
            <translation>No se pueden mostrar las filas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>The rule did not use the gold labels of the sample</source>
            <translation>La regla no usó las etiquetas de referencia de la muestra</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>The rule gave “{label}”, confidence {share}.</source>
            <translation>La regla dio «{label}», confianza del {share}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>The rule gives the same label, confidence {share}.</source>
            <translation>La regla da la misma etiqueta, confianza del {share}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>The rule had no label to use.</source>
            <translation>La regla no tenía ninguna etiqueta que usar.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>The rule has not run this way, so there is nothing to compare.</source>
            <translation>La regla no se ha ejecutado así, por lo que no hay nada que comparar.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mixed_votes.py" />
            <source>The rule has used gold, so its error there is too low.</source>
            <translation>La regla ha usado la referencia, así que su error ahí es demasiado bajo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/mixed_votes.py" />
            <source>The rule has used these gold labels, so they can’t test it.</source>
            <translation>La regla ha usado estas etiquetas de referencia, así que no pueden ponerla a prueba.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>The rule keeps gold items at their gold label.</source>
            <translation>La regla deja los elementos de referencia en su etiqueta de referencia.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/run.py" />
            <source>The rule stopped before it converged.</source>
            <translation>La regla se detuvo antes de converger.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>The rule stops after this many iterations, even if labels still change.</source>
            <translation>La regla se detiene tras este número de iteraciones, aunque las etiquetas sigan cambiando.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>The rule stops after this many iterations, even if weights still change.</source>
            <translation>La regla se detiene tras este número de iteraciones, aunque los pesos sigan cambiando.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>The rule used gold for items of the sample, so they aren’t a fair test.</source>
            <translation>La regla usó la referencia de elementos de la muestra, así que no son una prueba justa.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The rule “{key}” can’t run on a cluster; {there} can.</source>
            <translation>La regla «{key}» no puede ejecutarse en un clúster; {there} sí.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/compare.py" />
            <source>The rules disagree on {n} of {items} items ({share}). Without gold, nothing here shows which is right.</source>
            <extracomment>For one: The rules disagree on {n} of {items} items ({share}). Without gold, nothing here shows which is right.</extracomment>
            <translation>
                <numerusform>Las reglas no coinciden en {n} de {items} elementos ({share}); sin referencia, nada muestra aquí cuál acierta.</numerusform>
                <numerusform>Las reglas no coinciden en {n} de {items} elementos ({share}); sin referencia, nada muestra aquí cuál acierta.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>The rule’s estimate of how many of a worker’s labels are right.</source>
            <translation>La estimación por la regla de cuántas de las etiquetas de un anotador son correctas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/review_controller.py" />
            <source>The rule’s label is hidden; choose by number</source>
            <translation>La etiqueta de la regla está oculta; elija por número</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>The rule’s labels stay hidden while you audit. Mistakes that you find are corrected at once.</source>
            <translation>Las etiquetas de la regla quedan ocultas durante la auditoría. Los errores que encuentre se corrigen al instante.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/file_list.py" />
            <source>The run and its guarantee</source>
            <translation>La ejecución y su garantía</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <source>The same inputs are the same item, even if they were published again.</source>
            <translation>Las mismas entradas son el mismo elemento aunque se publicaran de nuevo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/toloka.py" />
            <source>The same inputs can be several tasks, in separate pools.</source>
            <translation>Las mismas entradas pueden ser varias tareas, en pools separados.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>The same lead in the best case.</source>
            <translation>La misma ventaja, en el mejor caso.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>The same number of labels each</source>
            <translation>El mismo número de etiquetas cada uno</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>The same probability for all</source>
            <translation>La misma probabilidad para todos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>The same seed draws the same datasets on every computer.</source>
            <translation>La misma semilla genera los mismos conjuntos de datos en cualquier equipo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>The same seed gives the same starts and the same held-out labels.</source>
            <translation>La misma semilla da los mismos inicios y las mismas etiquetas reservadas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>The same seed gives the same starts.</source>
            <translation>La misma semilla da los mismos inicios.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <source>The same text with another question is another task, but the same item.</source>
            <translation>El mismo texto con otra pregunta es otra tarea, pero el mismo elemento.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/label_filters.py" />
            <source>The same worker gave the item the same label again</source>
            <translation>El mismo anotador volvió a dar al elemento la misma etiqueta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <source>The scheduler of a Dask cluster, for labels that don’t fit on one computer: see Run ▸ Run on a cluster.</source>
            <translation>El planificador de un clúster de Dask, para etiquetas que no caben en un solo equipo: véase Ejecutar ▸ Ejecutar en un clúster.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/shared_parts.py" />
            <source>The scheduler responds, but there are no worker processes yet.</source>
            <translation>El planificador responde, pero aún no hay procesos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/recipes.py" />
            <source>The separator of the recipe doesn’t fit this file.</source>
            <translation>El separador de la receta no corresponde a este archivo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_cells.py" />
            <source>The set is a class</source>
            <translation>El conjunto es una clase</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>The share of a copying worker’s labels that are taken from the source.</source>
            <translation>La proporción de las etiquetas de un anotador que copia que se toman de la fuente.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The shares of workers add up to more than 100%.</source>
            <translation>Las proporciones de anotadores suman más del 100 %.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The shares to keep must increase, above 0% and up to 100%.</source>
            <translation>Las proporciones que se conservan deben ir en aumento, por encima del 0 % y hasta el 100 %.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The sharper bounds are not computed: with so many labels and classes they would take very long.</source>
            <translation>Las cotas más ajustadas no se calculan: con tantas etiquetas y clases tardarían mucho.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>The solid bar is the guarantee.</source>
            <translation>La barra sólida es la garantía.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/rules.py" />
            <source>The starts give different labels on {n} items; their probabilities are averaged.</source>
            <extracomment>For one: The starts give different labels on {n} item; their probabilities are averaged.</extracomment>
            <translation>
                <numerusform>Los inicios dan etiquetas distintas en {n} elemento; se promedian sus probabilidades.</numerusform>
                <numerusform>Los inicios dan etiquetas distintas en {n} elementos; se promedian sus probabilidades.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/surveys/qualtrics.py" />
            <source>The survey has no responses yet. Export it again.</source>
            <translation>La encuesta aún no tiene respuestas. Expórtela de nuevo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>The system can’t read this file: {why}.</source>
            <translation>El sistema no puede leer este archivo: {why}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>The table shows no item</source>
            <translation>La tabla no muestra ningún elemento</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The target error rate must be at least 0% and below 100%.</source>
            <translation>La tasa de error objetivo debe ser al menos del 0 % y menor que el 100 %.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>The target holds for the labels of each class</source>
            <translation>El objetivo vale para las etiquetas de cada clase</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>The target was fixed before the audit</source>
            <translation>El objetivo se fijó antes de la auditoría</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>The target was fixed before the audit.</source>
            <translation>El objetivo se fijó antes de la auditoría.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>The target was fixed before the audit. Others are shown for comparison only.</source>
            <translation>El objetivo se fijó antes de la auditoría. Los demás solo sirven para comparar.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <source>The task was rejected, so no option was chosen</source>
            <translation>La tarea se rechazó, así que no se eligió ninguna opción</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <source>The task, with its question</source>
            <translation>La tarea, con su pregunta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>The text can’t be stored: {why}.</source>
            <translation>No se puede guardar el texto: {why}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/rules.py" />
            <source>The three rules disagree on {n} items.</source>
            <extracomment>For one: The three rules disagree on {n} item.</extracomment>
            <translation>
                <numerusform>Las tres reglas no coinciden en {n} elemento.</numerusform>
                <numerusform>Las tres reglas no coinciden en {n} elementos.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>The three rules have equal weight: there are too few labels to learn their weights.</source>
            <translation>Las tres reglas tienen el mismo peso: hay demasiado pocas etiquetas para aprender sus pesos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>The time is known for {count}</source>
            <translation>Se conoce la hora de {count}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/timing.py" />
            <source>The time of a label is the time since the previous label in the same session.</source>
            <translation>Lo que llevó una etiqueta es el tiempo desde la etiqueta anterior de la misma sesión.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <source>The time spent covers several items and is not used.</source>
            <translation>El tiempo empleado corresponde a varios elementos y no se usa.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/form_answers.py" />
            <source>The time spent on a page is split evenly between its labels.</source>
            <translation>El tiempo empleado en una página se reparte por igual entre sus etiquetas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>The true label of this item is not known.</source>
            <translation>No se conoce la etiqueta verdadera de este elemento.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>The values are listed after the file is read.</source>
            <translation>Los valores se muestran después de leer el archivo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The values of what varies must increase.</source>
            <translation>Los valores de lo que varía deben ir en aumento.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>The weight of each worker. A worker you enter no weight for gets 0.</source>
            <translation>El peso de cada anotador. Un anotador sin peso indicado recibe 0.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>The weight of each worker. If you enter none, each gets 1; if you enter some, the other workers get 0.</source>
            <translation>El peso de cada anotador. Si no indica ninguno, cada uno recibe 1; si indica algunos, los demás reciben 0.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>The workbook is empty.</source>
            <translation>El libro está vacío.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/label_filters.py" />
            <source>The worker gave the item another label earlier</source>
            <translation>El anotador había dado antes otra etiqueta al elemento</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/label_filters.py" />
            <source>The worker gave the item another label later</source>
            <translation>El anotador dio después otra etiqueta al elemento</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/label_filters.py" />
            <source>The worker gave the item different labels</source>
            <translation>El anotador dio al elemento etiquetas distintas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/label_filters.py" />
            <source>The worker is missing</source>
            <translation>Falta el anotador</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/model_workers.py" />
            <source>The worker or its kind is missing</source>
            <translation>Falta el anotador o su tipo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>The workers agree on every item</source>
            <translation>Los anotadores coinciden en todos los elementos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>The workers’ estimated mean accuracy, as one-step voting needs it.</source>
            <translation>La exactitud estimada de los anotadores, de media, como la necesita la votación de un paso.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/recommended_strip.py" />
            <source>The {n} checked items can show which rule makes fewest mistakes.</source>
            <translation>Los {n} elementos revisados pueden mostrar qué regla comete menos errores.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>The {n} flagged workers with the most labels, of {all}.</source>
            <translation>Los {n} anotadores con alerta con más etiquetas, de {all}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>The {n} items were drawn at random</source>
            <extracomment>For one: The item was drawn at random</extracomment>
            <translation>
                <numerusform>El elemento se extrajo al azar</numerusform>
                <numerusform>Los {n} elementos se extrajeron al azar</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <source>The {n} least confident of the {all} items that need review; items with manual labels are not listed.</source>
            <translation>Los {n} con menos confianza de los {all} elementos que requieren revisión; no se incluyen los elementos con etiquetas manuales.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>The {n} most frequent of {words} different values.</source>
            <translation>Los {n} más frecuentes de {words} valores distintos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>The {n} of {all} classes with the largest shares are shown.</source>
            <translation>Se muestran las {n} clases con mayores proporciones, de {all}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>The {n} workers with the most labels, of {all}. The 95% confidence interval is in brackets.</source>
            <translation>Los {n} anotadores con más etiquetas, de {all}. Entre paréntesis, el intervalo de confianza del 95 %.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mixed_votes.py" />
            <source>Their error isn’t known.</source>
            <translation>No se conoce su error.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>Their labels</source>
            <translation>Sus etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Their labels don’t count</source>
            <translation>Sus etiquetas no cuentan</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Theorem 4 gives no bound for these labels.</source>
            <translation>El teorema 4 no da ninguna cota para estas etiquetas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Theorem 4: at most {share} wrong on average.</source>
            <translation>Teorema 4: como máximo {share} erróneas en promedio.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/page.py" />
            <source>Theory</source>
            <translation>Teoría</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/tabular/raw_table.py" />
            <source>There are more fields than can be shown: {n} are skipped.</source>
            <extracomment>For one: There are more fields than can be shown: {n} is skipped.</extracomment>
            <translation>
                <numerusform>Hay más campos de los que se pueden mostrar: se omite {n}.</numerusform>
                <numerusform>Hay más campos de los que se pueden mostrar: se omiten {n}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>There are no gold labels to take class shares from. Choose “As in the votes”.</source>
            <translation>No hay etiquetas de referencia de las que tomar las proporciones de las clases. Elija «Como en los votos».</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/questions.py" />
            <source>There are no labels for the question “{wanted}”. The questions are {questions}.</source>
            <translation>No hay etiquetas para la pregunta «{wanted}». Las preguntas son {questions}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/labelbox.py" />
            <source>There are no labels in this export. Export with “Labels” and their details.</source>
            <translation>No hay etiquetas en esta exportación. Exporte con «Labels» y sus detalles.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/long_table.py" />
            <location filename="../../crowdgui/io/importing/tables.py" />
            <source>There are no labels in this file. Export it again.</source>
            <translation>No hay etiquetas en este archivo. Expórtelo de nuevo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/parts.py" />
            <source>There are no labels in {place}.</source>
            <translation>No hay etiquetas en {place}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/sheet.py" />
            <location filename="../../crowdgui/io/importing/read_labels.py" />
            <source>There are no rows below the header. Export it again.</source>
            <translation>No hay filas debajo del encabezado. Expórtelo de nuevo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>There are several questions: {questions}.</source>
            <translation>Hay varias preguntas: {questions}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/questions.py" />
            <source>There are several questions: {questions}. Choose one.</source>
            <translation>Hay varias preguntas: {questions}. Elija una.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>There are too few items with labels to split them into halves.</source>
            <translation>Hay demasiado pocos elementos con etiquetas para dividirlos en mitades.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>There are too few items, or too few disagreements on them, to check whether mistakes are independent.</source>
            <translation>Hay demasiado pocos elementos, o demasiado pocas discrepancias en ellos, para comprobar si los errores son independientes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>There are {classes} different labels from {workers} workers, too many to distinguish. Check that the label column contains labels, not free text.</source>
            <translation>Hay {classes} etiquetas distintas de {workers} anotadores, demasiadas para distinguirlas. Compruebe que la columna de etiquetas contiene etiquetas y no texto libre.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>There are {classes} different values among {labels} labels; this looks like free text.</source>
            <translation>Hay {classes} valores distintos entre {labels} etiquetas; parece texto libre.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>There are {n} columns; at most {most} can be read. Is the separator right?</source>
            <translation>Hay {n} columnas; se pueden leer {most} como máximo. ¿Es correcto el separador?</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/raw_table.py" />
            <source>There are {n} columns; at most {most} can be read. Save it with one row per label.</source>
            <translation>Hay {n} columnas; se pueden leer {most} como máximo. Guárdelo con una fila por etiqueta.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>There are {n} different labels</source>
            <translation>Hay {n} etiquetas distintas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>There are {n} different numbers</source>
            <translation>Hay {n} números distintos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/atomic.py" />
            <source>There is a folder where a file should be, or a file where a folder should be.</source>
            <translation>Hay una carpeta donde debería haber un archivo, o al revés.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/cluster.py" />
            <source>There is no Dask scheduler at {address}. Start it, or check the address.</source>
            <translation>No hay ningún planificador de Dask en {address}. Inícielo o compruebe la dirección.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/parts.py" />
            <source>There is no Parquet file at {place}.</source>
            <translation>No hay ningún archivo Parquet en {place}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>There is no array “{name}”. The arrays are {names}.</source>
            <translation>No hay ninguna matriz «{name}». Las matrices son {names}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>There is no attentive worker left to copy from.</source>
            <translation>No queda ningún anotador atento del que copiar.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>There is no bound for single items here: this rule isn’t a sum of votes.</source>
            <translation>Aquí no hay cota para elementos sueltos: esta regla no es una suma de votos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>There is no bound if workers copy, because their labels are not independent.</source>
            <translation>No hay cota cuando los anotadores copian: las etiquetas no son independientes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/inception.py" />
            <source>There is no column for a worker. Export the table with all workers.</source>
            <translation>No hay columna de anotador. Exporte la tabla con todos los anotadores.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/checked_list.py" />
            <source>There is no column “{missing}”. The columns needed are {names}.</source>
            <translation>No hay ninguna columna «{missing}». Las columnas necesarias son {names}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/sources.py" />
            <source>There is no column “{name}”. The columns are {columns}.</source>
            <translation>No hay ninguna columna «{name}». Las columnas son {columns}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/registry.py" />
            <source>There is no format called “{key}”.</source>
            <translation>No hay ningún formato llamado «{key}».</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/gold.py" />
            <source>There is no gold label</source>
            <translation>No hay etiqueta de referencia</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>There is no gold to compare rules on.</source>
            <translation>No hay referencia con que comparar las reglas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>There is no gold to fix items to.</source>
            <translation>No hay referencia a la que fijar elementos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>There is no guarantee yet.</source>
            <translation>Todavía no hay ninguna garantía.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>There is no other worker to compare with.</source>
            <translation>No hay otro anotador con quien comparar.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/peers.py" />
            <source>There is no other worker.</source>
            <translation>No hay ningún otro anotador.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>There is no preset “{key}”; choose from {known}.</source>
            <translation>No hay ninguna simulación preparada «{key}»; elija entre {known}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/sources.py" />
            <source>There is no question “{wanted}”. The questions are {there}.</source>
            <translation>No hay ninguna pregunta «{wanted}». Las preguntas son {there}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>There is no rule “{key}”; choose from {known}.</source>
            <translation>No hay ninguna regla «{key}»; elija entre {known}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>There is no sign of worker groups that are good at different items.</source>
            <translation>No hay indicios de grupos de anotadores que sean buenos en elementos distintos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>There is no such sheet. The sheets are {names}.</source>
            <translation>No existe esa hoja. Las hojas son {names}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/sources.py" />
            <source>There is no text on the clipboard. Copy the cells of a table first.</source>
            <translation>No hay texto en el portapapeles. Copie primero las celdas de una tabla.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>There is no worker “{name}”.</source>
            <translation>No hay ningún anotador «{name}».</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/cvat.py" />
            <source>There is no “annotations.xml” in this archive.</source>
            <translation>No hay ningún «annotations.xml» en este archivo comprimido.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/parquet.py" />
            <source>There is not enough memory for it. Save it in parts and open one of them.</source>
            <translation>No hay memoria suficiente para él. Guárdelo en partes y abra una de ellas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/jobs/worker.py" />
            <source>There is not enough memory for this. Nothing was changed.</source>
            <translation>No hay memoria suficiente para esto. No se cambió nada.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/jobs/project_writer.py" />
            <source>There is not enough memory to save or open it.</source>
            <translation>No hay memoria suficiente para guardarlo o abrirlo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>There is one model, so none to share mistakes with</source>
            <translation>Hay un solo modelo, así que no comparte errores con otro</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>There is only one column, but you need columns for worker, item and label. Check the separator.</source>
            <translation>Hay una sola columna, pero se necesitan columnas de anotador, elemento y etiqueta. Compruebe el separador.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/sources.py" />
            <source>There is only one question. Remove the option --question.</source>
            <translation>Solo hay una pregunta. Quite la opción --question.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/surveys/survey.py" />
            <source>There is only one respondent. Labels need several workers to compare.</source>
            <translation>Solo hay un encuestado. Para comparar etiquetas hacen falta varios anotadores.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>There is only one worker, so there is nobody to compare with.</source>
            <translation>Hay un solo anotador, así que no hay con quién comparar.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>These are too many datasets to draw. Use fewer points or repetitions.</source>
            <translation>Son demasiados conjuntos de datos que generar. Use menos puntos o repeticiones.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <source>These figures are from the last run. They are replaced when this run ends.</source>
            <translation>Estas cifras son de la última ejecución. Se reemplazarán cuando termine esta.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/page.py" />
            <source>These labels come from {made}. Run {chosen} to replace them.</source>
            <translation>Estas etiquetas son de {made}. Ejecute {chosen} para sustituirlas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>These labels differ slightly but significantly from what independent workers would give.</source>
            <translation>Estas etiquetas difieren poco, pero significativamente, de las que darían anotadores independientes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/page.py" />
            <source>These labels were made with other options. Run again to replace them.</source>
            <translation>Estas etiquetas se hicieron con otras opciones. Ejecute de nuevo para sustituirlas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/write.py" />
            <source>These labels were read from {file} in {folder}, and CrowdGUI never changes source files. Choose another folder.</source>
            <translation>Estas etiquetas se leyeron de {file} en {folder}, y CrowdGUI nunca modifica los archivos de origen. Elija otra carpeta.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>These options don’t belong to the rule “{key}”.</source>
            <translation>Estas opciones no pertenecen a la regla «{key}».</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/detail.py" />
            <source>They agree with the others on {agreed} of {of} comparable labels ({share}).</source>
            <translation>Coinciden con los demás en {agreed} de {of} etiquetas que se pueden comparar ({share}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>They choose any class except the one they think is right.</source>
            <translation>Eligen cualquier clase menos la que creen correcta.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>They choose every class equally often.</source>
            <translation>Eligen todas las clases con la misma frecuencia.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>They copy from a source, an attentive worker, so their labels are not independent.</source>
            <translation>Copian de una fuente, un anotador atento, así que sus etiquetas no son independientes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>They give every item the same class, drawn at random for each of these workers.</source>
            <translation>Dan la misma clase a todos los elementos, sorteada al azar para cada uno de estos anotadores.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/file_preview.py" />
            <source>They keep a spreadsheet from running cells as formulas.</source>
            <translation>Impiden que una hoja de cálculo ejecute las celdas como fórmulas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>They override the rule and are exported with reviewer, time and note.</source>
            <translation>Prevalecen sobre la regla y se exportan con revisor, hora y nota.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_flat.py" />
            <source>This Zooniverse file is {what}. Export the classifications.</source>
            <translation>Este archivo de Zooniverse contiene {what}. Exporte las clasificaciones.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>This bound assumes one label per worker and item; here some workers gave more.</source>
            <translation>Esta cota supone una etiqueta por anotador y elemento; aquí algunos anotadores dieron más.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>This bound covers only a crowd that is worse than chance; this one isn’t.</source>
            <translation>Esta cota solo vale para un grupo peor que el azar; este no lo es.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>This bound covers only rules that add up votes; this rule doesn’t.</source>
            <translation>Esta cota solo vale para reglas que suman votos; esta no lo hace.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>This bound needs two classes and items without gold labels.</source>
            <translation>Esta cota necesita dos clases y elementos sin etiquetas de referencia.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>This bound needs two classes and two included workers.</source>
            <translation>Esta cota necesita dos clases y dos anotadores incluidos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>This can’t be seen from the labels.</source>
            <translation>No se puede ver en las etiquetas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>This can’t be tested: no person shares at least {n} items with {model} and another person.</source>
            <translation>Esto no se puede probar: ninguna persona comparte al menos {n} elementos con {model} y otra persona.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <source>This computer has {n}. Results are the same with any number; use fewer to leave more for other programs.</source>
            <extracomment>For one: This computer has {n}. Results are the same with any number; use fewer to leave more for other programs.</extracomment>
            <translation>
                <numerusform>Este equipo tiene {n}. Los resultados son los mismos con cualquier número; usar menos deja más a otros programas.</numerusform>
                <numerusform>Este equipo tiene {n}. Los resultados son los mismos con cualquier número; usar menos deja más a otros programas.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>This file contains no records.</source>
            <translation>Este archivo no contiene registros.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>This file does not exist. Was it moved?</source>
            <translation>Este archivo no existe. ¿Se ha movido?</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/toloka.py" />
            <source>This file holds tasks, not labels. Download the assignments of the pool.</source>
            <translation>Este archivo contiene tareas, no etiquetas. Descargue las asignaciones del pool.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/recipes.py" />
            <source>This file lacks columns of the recipe: {names}.</source>
            <translation>Faltan en este archivo columnas de la receta: {names}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/toloka.py" />
            <source>This file names no workers: it holds labels that Toloka has aggregated. Download the assignments (“Download results”) instead.</source>
            <translation>Este archivo no nombra a ningún anotador: contiene etiquetas que Toloka ha agregado. Descargue en su lugar las asignaciones («Download results»).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/tables.py" />
            <source>This folder holds no labels in a known format. Open one of its files instead.</source>
            <translation>Esta carpeta no contiene etiquetas en un formato conocido. Abra en su lugar uno de sus archivos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>This is a MATLAB file of version 7.3. Save it in MATLAB with the option -v7.</source>
            <translation>Es un archivo de MATLAB de la versión 7.3. Guárdelo en MATLAB con la opción -v7.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>This is a folder or a device, not a file.</source>
            <translation>Esto no es un archivo, sino una carpeta o un dispositivo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/file.py" />
            <source>This is a folder, not a project file.</source>
            <translation>Es una carpeta, no un archivo de proyecto.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/surveys/survey_forms.py" />
            <source>This is a list of participants without labels. Open the responses instead.</source>
            <translation>Es una lista de participantes sin etiquetas. Abra las respuestas en su lugar.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>This is a manual label; the bound is about the rule’s labels.</source>
            <translation>Esta es una etiqueta manual; la cota se refiere a las etiquetas de la regla.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>This is a web page, not a table. Was a login page saved instead of the file?</source>
            <translation>Es una página web, no una tabla. ¿Se guardó una página de inicio de sesión en lugar del archivo?</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>This is an estimate, not a guarantee: it treats the fitted model as true. The plan uses {part} of the predicted gain; on real datasets, {low} to {high} of it was reached.</source>
            <translation>Es una estimación, no una garantía: da por verdadero el modelo ajustado. El plan usa el {part} de la mejora prevista; en conjuntos de datos reales se alcanzó entre el {low} y el {high}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>This is an unknown kind of XML file. Export it as CSV or JSON.</source>
            <translation>Es un archivo XML de un tipo desconocido. Expórtelo como CSV o JSON.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/file.py" />
            <source>This is not a project file.</source>
            <translation>No es un archivo de proyecto.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/appen.py" />
            <source>This is the aggregated report, which names no worker. Download the report called “Full” instead.</source>
            <translation>Este es el informe agregado, que no nombra a ningún anotador. Descargue en su lugar el informe llamado «Full».</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/cvat.py" />
            <source>This is the export of a whole task, which doesn’t say who made each tag. Export each job separately; or, if one worker did everything, choose “The file name”.</source>
            <translation>Es la exportación de una tarea completa, que no dice quién puso qué etiqueta. Exporte cada trabajo por separado; o, si lo hizo todo un solo anotador, elija «El nombre del archivo».</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/review_controller.py" />
            <source>This is the last item left to label</source>
            <translation>Este es el último elemento por etiquetar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>This is {what}, not a text table. Save it as CSV first.</source>
            <translation>Es {what}, no una tabla de texto. Guárdelo primero como CSV.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/recipes.py" />
            <source>This isn’t a CrowdGUI recipe, or it is damaged.</source>
            <translation>No es una receta de CrowdGUI, o está dañada.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/cvat.py" />
            <source>This isn’t an XML file from CVAT.</source>
            <translation>No es un archivo XML de CVAT.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/cubam.py" />
            <source>This line is neither a worker nor an item with its label, as in {example}. CrowdGUI reads no other YAML here.</source>
            <translation>Esta línea no es ni un anotador ni un elemento con su etiqueta, como en {example}. CrowdGUI no lee aquí otro YAML.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>This looks like copying.</source>
            <translation>Parece haber copia.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/sagemaker.py" />
            <source>This manifest holds only final labels. Open the job’s folder instead: the workers’ labels are in “annotations/worker-response”.</source>
            <translation>Este manifiesto contiene solo etiquetas finales. Abra en su lugar la carpeta del trabajo: las etiquetas de los anotadores están en «annotations/worker-response».</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>This picture is not in the folder of the label file.</source>
            <translation>Esta imagen no está en la carpeta del archivo de etiquetas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/file.py" />
            <source>This project uses file version {theirs}, and this CrowdGUI reads versions up to {ours}. Update CrowdGUI to open it.</source>
            <translation>Este proyecto usa la versión de archivo {theirs}, y este CrowdGUI lee versiones hasta la {ours}. Actualice CrowdGUI para abrirlo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/page.py" />
            <source>This rule counts the votes once, so there are no iterations to show.</source>
            <translation>Esta regla cuenta los votos una sola vez, así que no hay iteraciones que mostrar.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/rule_options.py" />
            <source>This rule has no options.</source>
            <translation>Esta regla no tiene opciones.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>This rule has not run.</source>
            <translation>Esta regla no se ha ejecutado.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/errors.py" />
            <source>This rule is for two classes, but these labels have {n}. Choose another rule.</source>
            <extracomment>For one: This rule is for two classes, but these labels have {n}. Choose another rule.</extracomment>
            <translation>
                <numerusform>Esta regla es para dos clases, y estas etiquetas tienen {n}. Elija otra regla.</numerusform>
                <numerusform>Esta regla es para dos clases, y estas etiquetas tienen {n}. Elija otra regla.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>This rule is for two classes. Here it distinguishes each class from those after it, so the order of the classes matters.</source>
            <translation>Esta regla se hizo para dos clases; aquí distingue cada clase de las que le siguen, así que el orden de las clases importa.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>This rule isn’t a sum of votes, so this bound doesn’t apply to it.</source>
            <translation>Esta regla no es una suma de votos, así que esta cota no se le aplica.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <source>This rule used the gold labels, so they aren’t a fair test of its final labels.</source>
            <translation>Esta regla usó las etiquetas de referencia, así que no son una prueba justa de sus etiquetas finales.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>This rule’s confidence is a share of the votes, not a probability.</source>
            <translation>La confianza de esta regla es una proporción de los votos, no una probabilidad.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>This sheet is empty. Choose another one.</source>
            <translation>Esta hoja está vacía. Elija otra.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>This starts like JSON but isn’t JSON. Export it again as JSON or CSV.</source>
            <translation>Empieza como JSON, pero no lo es. Expórtelo de nuevo como JSON o CSV.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/preview.py" />
            <source>This table is computed when it is exported.</source>
            <translation>Esta tabla se calcula al exportarla.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>This worker gave no label to an item with a final label.</source>
            <translation>Este anotador no dio etiqueta a ningún elemento con etiqueta final.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>This worker gave no label.</source>
            <translation>Este anotador no dio ninguna etiqueta.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>This worker is a person, or a model whose family isn’t known.</source>
            <translation>Este anotador es una persona, o un modelo cuya familia no se conoce.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>This worker is excluded, so the rule doesn’t use their labels.</source>
            <translation>Este anotador está excluido, así que la regla no usa sus etiquetas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>This worker is excluded, so their labels aren’t compared.</source>
            <translation>Este anotador está excluido, así que sus etiquetas no se comparan.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>This worker labelled no gold item.</source>
            <translation>Este anotador no etiquetó ningún elemento de referencia.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>This worker labelled no item more than once.</source>
            <translation>Este anotador no etiquetó ningún elemento más de una vez.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <source>Those flagged only for copying too</source>
            <translation>También los marcados solo por copia</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/study_panel.py" />
            <source>Tick a rule in the table first.</source>
            <translation>Marque antes una regla en la tabla.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>Tie</source>
            <translation>Empate</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>Tied</source>
            <translation>Empatados</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <location filename="../../crowdgui/ui/pages/export/export_text.py" />
            <source>Ties</source>
            <translation>Empates</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Time</source>
            <translation>Hora</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Time of 50 iterations</source>
            <translation>Tiempo de 50 iteraciones</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Time to converge</source>
            <translation>Tiempo hasta converger</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Time to stop</source>
            <translation>Tiempo hasta detenerse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Times are for the rule alone on one core, without drawing the dataset. They are up to a quarter longer when several datasets run at the same time.</source>
            <translation>Los tiempos son solo los de la regla en un núcleo, sin generar el conjunto de datos. Aumentan hasta una cuarta parte cuando se ejecutan varios conjuntos a la vez.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/read_labels.py" />
            <source>Times that can’t be read; their labels are kept</source>
            <translation>Horas que no se pudieron leer; sus etiquetas se conservan</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/read_labels.py" />
            <source>Times whose day and month can’t be distinguished; their labels are kept</source>
            <translation>Fechas cuyo día no se distingue del mes; sus etiquetas se conservan</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/study_panel.py" />
            <source>To continue, increase the number of draws or tick another rule in the table.</source>
            <translation>Para continuar, aumente el número de sorteos o marque otra regla en la tabla.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/file_preview.py" />
            <source>To keep them, change this on the Source page.</source>
            <translation>Para conservarlos, cámbielo en la página Origen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/acceptance.py" />
            <source>To review: about {n}</source>
            <translation>Por revisar: unos {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/acceptance.py" />
            <source>To review: {n}</source>
            <translation>Por revisar: {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/recipe_choice.py" />
            <source>To start again, choose no recipe on the Source page.</source>
            <translation>Para empezar de nuevo, no elija ninguna receta en la página Origen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/detail.py" />
            <source>Together they gave {given} of the {all} labels ({share}).</source>
            <translation>Juntos dieron {given} de las {all} etiquetas ({share}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>Together they gave {given} of the {labels} labels ({share}).</source>
            <translation>Juntos dieron {given} de las {labels} etiquetas ({share}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Together, as one class</source>
            <translation>Juntas, como una clase</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Tolerance of the mean accuracy</source>
            <translation>Tolerancia de la exactitud media</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/toloka.py" />
            <source>Toloka assignments</source>
            <translation>Asignaciones de Toloka</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/marks.py" />
            <location filename="../../crowdgui/text/flags.py" />
            <source>Too fast</source>
            <translation>Demasiado rápido</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Too few</source>
            <translation>Muy pocas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>Too few items have mistakes for an interval.</source>
            <translation>Demasiado pocos elementos tienen errores para dar un intervalo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Too few items have two or more labels to check whether mistakes are independent.</source>
            <translation>Demasiado pocos elementos tienen dos etiquetas o más para comprobar si los errores son independientes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Too few items to distinguish agreement from chance.</source>
            <translation>Demasiado pocos elementos para distinguir el acuerdo del azar.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/marks.py" />
            <source>Too few labels</source>
            <translation>Pocas etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>Too few labels are of another class for an interval.</source>
            <translation>Demasiado pocas etiquetas son de otra clase para dar un intervalo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>Tour of the &amp;pages</source>
            <translation>&amp;Recorrido por las páginas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>Tour of the pages</source>
            <translation>Recorrido por las páginas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/argilla.py" />
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <source>Treat models as workers</source>
            <translation>Tratar los modelos como anotadores</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>True labels (ground truth) that were known beforehand or checked by a reviewer.</source>
            <translation>Etiquetas verdaderas (ground truth) que se conocían de antemano o que comprobó un revisor.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>Try it with sample data</source>
            <translation>Probar con datos de ejemplo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Two classes</source>
            <translation>Dos clases</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>Two classes have equal support on an item; the first class in order is used.</source>
            <translation>Dos clases tienen el mismo respaldo en un elemento; se usa la primera en el orden.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Two classes with an offset</source>
            <translation>Dos clases con desplazamiento</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Two groups, good at different items</source>
            <translation>Dos grupos, buenos en elementos distintos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/timing.py" />
            <source>Two in three workers take {low} to {high}.</source>
            <translation>Dos de cada tres anotadores tardan de {low} a {high}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Two labels on one item are “{one}” and “{other}” in {seen} of cases; workers who are equally accurate on all classes would give {expected}: {meaning}.</source>
            <translation>Dos etiquetas de un elemento son «{one}» y «{other}» en el {seen} de los casos; anotadores igual de exactos en todas las clases darían {expected}: {meaning}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>Two reviewers agree on {same} of {n} items ({share})</source>
            <translation>Dos revisores coinciden en {same} de {n} elementos ({share})</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Two workers</source>
            <translation>Dos anotadores</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <source>Two workers who are right against the rest look like two who copy.</source>
            <translation>Dos anotadores que aciertan frente a los demás se parecen a dos que copian.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>UTF-16</source>
            <translation>UTF-16</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>UTF-16-BE</source>
            <translation>UTF-16-BE</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>UTF-16-LE</source>
            <translation>UTF-16-LE</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>UTF-8</source>
            <translation>UTF-8</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>UTF-8 with BOM</source>
            <translation>UTF-8 con BOM</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>Uncertain</source>
            <translation>Inciertos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/title_corner.py" />
            <location filename="../../crowdgui/ui/main_window/window.py" />
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>Undo</source>
            <translation>Deshacer</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/title_corner.py" />
            <source>Undo {what}</source>
            <translation>Deshacer: {what}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/file_head.py" />
            <source>Unpacked, the archive is larger than {most}.</source>
            <translation>Una vez descomprimido, el contenido ocupa más de {most}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/file_head.py" />
            <source>Unpacking {file}</source>
            <translation>Descomprimiendo {file}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>Unstable</source>
            <translation>Inestables</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Up</source>
            <translation>Arriba</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>Upper bound on the probability that the label is wrong, if the worker model holds.</source>
            <translation>Cota superior de la probabilidad de que la etiqueta sea errónea, si se cumple el modelo de anotadores.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/bounds_chart.py" />
            <source>Upper bounds on the error rate. Estimates are not guarantees.</source>
            <translation>Cotas superiores de la tasa de error. Las estimaciones no son garantías.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/bounds_chart.py" />
            <source>Upper bounds on the error rate. Estimates are not guarantees; hatched bars hold only if the worker model does.</source>
            <translation>Cotas superiores de la tasa de error. Las estimaciones no son garantías; las barras rayadas se cumplen solo si se cumple el modelo de anotadores.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Upper end of the 95% confidence interval.</source>
            <translation>Extremo superior del intervalo de confianza del 95 %.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mixed_votes.py" />
            <source>Use</source>
            <translation>Usar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/detail.py" />
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>Use as gold</source>
            <translation>Usar como referencia</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Use at least one draw.</source>
            <translation>Use al menos un sorteo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse.py" />
            <source>Use gold-standard classifications as gold</source>
            <translation>Usar las clasificaciones «gold standard» como referencia</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/recommendation_panel.py" />
            <location filename="../../crowdgui/ui/pages/labels/recommended_strip.py" />
            <source>Use recommended rule</source>
            <translation>Usar la regla recomendada</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_cells.py" />
            <source>Use the first choice</source>
            <translation>Usar la primera opción</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/flags.py" />
            <source>Use these thresholds</source>
            <translation>Usar estos umbrales</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Use these {n} labels as gold</source>
            <extracomment>For one: Use this {n} label as gold</extracomment>
            <translation>
                <numerusform>Usar esta {n} etiqueta como referencia</numerusform>
                <numerusform>Usar estas {n} etiquetas como referencia</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>Use {n} labels as gold</source>
            <extracomment>For one: Use {n} label as gold</extracomment>
            <translation>
                <numerusform>Usar {n} etiqueta como referencia</numerusform>
                <numerusform>Usar {n} etiquetas como referencia</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <location filename="../../crowdgui/ui/pages/compare/recommendation_panel.py" />
            <source>Use {rule}</source>
            <translation>Usar {rule}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/compare.py" />
            <source>Use “{rule}”: it has {wrong} of {n} checked items wrong, and no other rule has at least 2 fewer.</source>
            <extracomment>For one: Use “{rule}”: it has {wrong} of {n} checked item wrong, and no other rule has at least 2 fewer.</extracomment>
            <translation>
                <numerusform>Use «{rule}»: falla en {wrong} de {n} elemento revisado y ninguna otra regla falla en al menos 2 menos.</numerusform>
                <numerusform>Use «{rule}»: falla en {wrong} de {n} elementos revisados y ninguna otra regla falla en al menos 2 menos.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/compare.py" />
            <source>Use “{rule}”: it has {wrong} of {n} checked items wrong, “{first}” {others}.</source>
            <extracomment>For one: Use “{rule}”: it has {wrong} of {n} checked item wrong, “{first}” {others}.</extracomment>
            <translation>
                <numerusform>Use «{rule}»: falla en {wrong} de {n} elemento revisado, «{first}» en {others}.</numerusform>
                <numerusform>Use «{rule}»: falla en {wrong} de {n} elementos revisados, «{first}» en {others}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>Use “{rule}”: without checked items, no rule has fewer errors on average over 25 real datasets.</source>
            <translation>Use «{rule}»: sin elementos revisados, ninguna regla comete menos errores en promedio en 25 conjuntos de datos reales.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <source>Used as gold</source>
            <translation>Usada como referencia</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <source>Uses the file name as the worker.</source>
            <translation>Usa el nombre del archivo como anotador.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Uses the weight you enter for each worker.</source>
            <translation>Usa el peso que usted indique para cada anotador.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Uses what you enter about the workers, or estimates it from gold labels.</source>
            <translation>Usa lo que usted indique de los anotadores, o lo estima con etiquetas de referencia.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Value</source>
            <translation>Valor</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/queue_list.py" />
            <source>Value ↓</source>
            <translation>Valor ↓</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Values</source>
            <translation>Valores</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>Values are bounds on the error rate: on average, unless a bound states a probability. Those marked “Not valid here” would hold if the worker model did.</source>
            <translation>Los valores son cotas de la tasa de error: de media, salvo que una cota indique una probabilidad. Las marcadas «No es válida aquí» se cumplirían si se cumpliera el modelo de anotadores.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mark_models.py" />
            <source>Version</source>
            <translation>Versión</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mark_models.py" />
            <source>Version of {worker}</source>
            <translation>Versión de {worker}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Vertical bar</source>
            <translation>Barra vertical</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>View audit labels</source>
            <translation>Ver las etiquetas de la auditoría</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <location filename="../../crowdgui/ui/pages/items/detail.py" />
            <location filename="../../crowdgui/ui/pages/items/queue_list.py" />
            <location filename="../../crowdgui/ui/widgets/chips.py" />
            <source>Votes</source>
            <translation>Votos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Votes between two classes and favours one of them by the offset you enter.</source>
            <translation>Vota entre dos clases y favorece a una con el desplazamiento que usted indique.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>Votes, weights and the rule’s label appear after you choose a label.</source>
            <translation>Los votos, los pesos y la etiqueta de la regla aparecen cuando elija una etiqueta.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Voting</source>
            <translation>Votando</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Way to a guarantee</source>
            <translation>Camino a la garantía</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Weight</source>
            <translation>Peso</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Weight of this worker’s vote. 0 is a guesser; below 0, the worker is wrong more often than a guesser, and the vote counts against the class.</source>
            <translation>Peso del voto de este anotador. 0 es quien responde al azar; por debajo de 0, el anotador se equivoca más a menudo que quien responde al azar, y el voto cuenta en contra de la clase.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Weighted share of the final label among the labels of the item and of all items.</source>
            <translation>Proporción ponderada de la etiqueta final entre las etiquetas del elemento y las de todos los elementos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Weighted voting (IWMV)</source>
            <translation>Votación ponderada (IWMV)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Weighted voting, log-odds</source>
            <translation>Votación ponderada, log-odds</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Weighting three rules</source>
            <translation>Ponderando tres reglas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Weights</source>
            <translation>Pesos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Weights every worker once, then votes again.</source>
            <translation>Pondera a cada anotador una vez y vuelve a votar.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Weights workers by known accuracies or gold to make the bound smallest.</source>
            <translation>Pondera a los anotadores por exactitudes conocidas o referencia para que la cota sea mínima.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Weights: EBCC {ebcc}, BWA {bwa}, pooled EM {em}. These weights predict held-out labels best.</source>
            <translation>Pesos: EBCC {ebcc}, BWA {bwa}, EM agrupado {em}. Con estos pesos se predicen mejor las etiquetas reservadas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>What a file of labels looks like</source>
            <translation>Cómo es un archivo de etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>What a row of the labels is.</source>
            <translation>Qué representa una fila de las etiquetas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>What each flag is based on.</source>
            <translation>En qué se basa cada alerta.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/mixed_votes.py" />
            <source>What if only these voted?</source>
            <translation>¿Y si solo votaran estos?</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>What if you exclude these {n} workers?</source>
            <extracomment>For one: What if you exclude this worker?</extracomment>
            <translation>
                <numerusform>¿Y si se excluyera a este anotador?</numerusform>
                <numerusform>¿Y si se excluyera a estos {n} anotadores?</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>What if you exclude {out} and include {back}?</source>
            <translation>¿Y si se excluyera a {out} y se incluyera a {back}?</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>What if you include these {n} workers?</source>
            <extracomment>For one: What if you include this worker?</extracomment>
            <translation>
                <numerusform>¿Y si se incluyera a este anotador?</numerusform>
                <numerusform>¿Y si se incluyera a estos {n} anotadores?</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>What is drawn for each worker if accuracies come from a Beta distribution.</source>
            <translation>Lo que se sortea para cada anotador cuando las exactitudes vienen de una distribución Beta.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <source>What is known about the rules</source>
            <translation>Lo que se sabe de las reglas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/detail.py" />
            <source>What is known about this worker</source>
            <translation>Lo que se sabe de este anotador</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way_parts.py" />
            <source>What is left to do</source>
            <translation>Qué queda por hacer</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <source>What is shown beside the table</source>
            <translation>Qué se muestra junto a la tabla</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>What is simulated</source>
            <translation>Qué se simula</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>What is skipped</source>
            <translation>Lo que se omite</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>What is skipped: {n}</source>
            <translation>Lo que se omite: {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>What is this item? The rule’s label stays hidden so that it doesn’t influence you.</source>
            <translation>¿Qué es este elemento? La etiqueta de la regla queda oculta para no influirle.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/theory.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>What it is based on</source>
            <translation>En qué se basa</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>What the audit gives you</source>
            <translation>Qué le aporta la auditoría</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>What the curves show</source>
            <translation>Qué muestran las curvas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/page.py" />
            <source>What the file holds</source>
            <translation>Lo que contiene el archivo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>What the models’ votes are worth can’t be estimated</source>
            <translation>No se puede estimar cuánto valen los votos de los modelos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_cells.py" />
            <source>What to do where a volunteer names several species for one subject.</source>
            <translation>Qué hacer si un voluntario nombra varias especies para un mismo sujeto.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>What varies</source>
            <translation>Qué varía</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>What was counted</source>
            <translation>Lo que se contó</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <source>What was counted, or why there is no value</source>
            <translation>Qué se contó, o por qué no hay valor</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <source>What was open before is still open.</source>
            <translation>Lo que estaba abierto sigue abierto.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <source>What was shown</source>
            <translation>Lo que se mostró</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <source>What was skipped</source>
            <translation>Lo que se omitió</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/theory.py" />
            <source>What would lower the bound</source>
            <translation>Qué bajaría la cota</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>What you get</source>
            <translation>Lo que obtiene</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>What {file} contains</source>
            <translation>Qué contiene {file}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>Where</source>
            <translation>Dónde</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Where each class’s share of the items comes from.</source>
            <translation>De dónde sale la proporción de elementos de cada clase.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>Where they differed, a label is settled.</source>
            <translation>Donde discrepaban, se ha acordado una etiqueta.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Where two rules differ</source>
            <translation>Dónde difieren dos reglas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>Whether the first row of the table names its columns.</source>
            <translation>Si la primera fila de la tabla nombra sus columnas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>Whether the study of fewer labels below includes this rule.</source>
            <translation>Si el estudio de menos etiquetas, más abajo, incluye esta regla.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Whether the {n} models share mistakes can’t be estimated.</source>
            <translation>No se puede estimar si los {n} modelos comparten errores.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Whether this worker is a person or a model.</source>
            <translation>Si este anotador es una persona o un modelo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/columns.py" />
            <source>Whether this worker’s labels count. Press Space to exclude or include the selected workers.</source>
            <translation>Si las etiquetas de este anotador cuentan. Pulse Espacio para excluir o incluir a los anotadores elegidos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/recommendation_panel.py" />
            <source>Which rule suits these labels?</source>
            <translation>¿Qué regla conviene a estas etiquetas?</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <source>Who</source>
            <translation>Quién</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Who labels what</source>
            <translation>Quién etiqueta qué</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>Who reviews?</source>
            <translation>¿Quién revisa?</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>Who set the item’s final label: the rule or a reviewer.</source>
            <translation>Quién fijó la etiqueta final del elemento: la regla o un revisor.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>Who set them</source>
            <translation>Quién las fijó</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Why</source>
            <translation>Por qué</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Why the labels alone are not enough</source>
            <translation>Por qué no bastan las etiquetas por sí solas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Windows-1252</source>
            <translation>Windows-1252</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/theory.py" />
            <source>With high probability</source>
            <translation>Con alta probabilidad</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>With note</source>
            <translation>Con nota</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>With probability {share} or more</source>
            <translation>Con probabilidad del {share} o más</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>With two classes, labels alone can’t distinguish workers who are mostly right from workers who are mostly wrong. State that they are better than chance, or add gold.</source>
            <translation>Con dos clases, las etiquetas por sí solas no distinguen a anotadores que aciertan casi siempre de los que casi siempre se equivocan. Declare que son mejores que el azar o añada una referencia.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/peers.py" />
            <source>With {n} of them, the labels look copied.</source>
            <extracomment>For one: With {n} of them, the labels look copied.</extracomment>
            <translation>
                <numerusform>Con {n} de ellos, las etiquetas parecen copiadas.</numerusform>
                <numerusform>Con {n} de ellos, las etiquetas parecen copiadas.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>With {share} of the labels, {slow} takes {ratio} times as long as {fast}.</source>
            <translation>Con el {share} de las etiquetas, {slow} tarda {ratio} veces lo que {fast}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>With {share} of the labels, {what}: {listed}.</source>
            <translation>Con el {share} de las etiquetas, {what}: {listed}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>Without a label</source>
            <translation>Sin etiqueta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Without gold or an audit, people’s mistakes are known only by comparison with the models, whose mistakes would count as theirs.</source>
            <translation>Sin referencia ni auditoría, los errores de las personas solo se conocen por comparación con los modelos, cuyos errores contarían como suyos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>Without gold, this shows how much the final labels still change, not how many are wrong.</source>
            <translation>Sin referencia, esto muestra cuánto cambian aún las etiquetas finales, no cuántas son erróneas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/session_menus.py" />
            <source>Work on {file} was not saved as a project: {changes}, {when}.</source>
            <translation>El trabajo con {file} no se guardó como proyecto: {changes}, {when}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/table_formats.py" />
            <source>Workbook</source>
            <translation>Libro</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/cvat.py" />
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <location filename="../../crowdgui/text/worker_columns.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <location filename="../../crowdgui/ui/dialogs/mark_models.py" />
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <location filename="../../crowdgui/ui/pages/workers/peers.py" />
            <source>Worker</source>
            <translation>Anotador</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Worker column</source>
            <translation>Columna de anotador</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>Worker model</source>
            <translation>Modelo de anotadores</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <source>Worker names without the dataset name</source>
            <translation>Nombres de anotadores sin el del conjunto de datos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Worker whose labels are gold</source>
            <translation>Anotador cuyas etiquetas son la referencia</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/model_workers.py" />
            <source>Worker “{worker}” is a person in one row and a model in another.</source>
            <translation>El anotador «{worker}» es una persona en una fila y un modelo en otra.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <location filename="../../crowdgui/io/formats/research/get_another_label.py" />
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Worker, item, label</source>
            <translation>Anotador, elemento, etiqueta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <location filename="../../crowdgui/text/simulation.py" />
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <location filename="../../crowdgui/ui/main_window/layout.py" />
            <location filename="../../crowdgui/ui/pages/export/export_text.py" />
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Workers</source>
            <translation>Anotadores</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Workers agree with each other too little to rule out that they guess.</source>
            <translation>Los anotadores coinciden demasiado poco entre sí para descartar que respondan al azar.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Workers are better than chance overall</source>
            <translation>En conjunto, los anotadores son mejores que el azar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Workers are better than chance overall (assumed)</source>
            <translation>En conjunto, los anotadores son mejores que el azar (supuesto)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/sources.py" />
            <source>Workers are named after files only if there are several.</source>
            <translation>Los anotadores llevan el nombre de los archivos solo si hay varios.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Workers are named “worker 001” and so on, the same in every file you export. Only this computer knows who is who.</source>
            <translation>Los anotadores se llaman «worker 001», etc., igual en todos los archivos que exporte. Solo este equipo sabe quién es quién.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>Workers can’t be compared on them.</source>
            <translation>Ahí no se puede comparar a los anotadores.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Workers disagree on {n} items; the closest votes come first.</source>
            <extracomment>For one: Workers disagree on {n} item.</extracomment>
            <translation>
                <numerusform>En {n} elemento los anotadores no coinciden.</numerusform>
                <numerusform>En {n} elementos los anotadores no coinciden; primero van los votos más igualados.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>Workers form two groups of {first} and {second} that are good at different items: pairs within a group agree on {size} more of their shared items than pairs across groups ({chance} by chance). This misleads every rule, EM most of all.</source>
            <translation>Los anotadores forman dos grupos de {first} y {second} que son buenos en elementos distintos: los pares de un mismo grupo coinciden en un {size} más de sus elementos compartidos que los pares de grupos distintos ({chance} por azar). Eso engaña a todas las reglas, y a EM la que más.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Workers good at different items</source>
            <translation>Anotadores buenos en elementos distintos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>Workers have class bias: {size} of labels differ from what one accuracy per worker would give ({chance} by chance). EM rules can learn this; weighted voting can’t.</source>
            <translation>Los anotadores tienen sesgo por clase: el {size} de las etiquetas difiere de lo que daría una sola exactitud por anotador ({chance} por azar). Las reglas EM pueden aprenderlo; la votación ponderada no.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Workers in the first group</source>
            <translation>Anotadores del primer grupo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Workers make mistakes independently and are equally accurate on all classes</source>
            <translation>Los anotadores se equivocan de forma independiente y son igual de exactos en todas las clases</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Workers that are marked as models</source>
            <translation>Anotadores marcados como modelos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Workers who are not marked as models</source>
            <translation>Anotadores no marcados como modelos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>Workers who make the same mistakes count for fewer votes than there are of them. Where classes are assumed, mistakes of the other group count as mistakes of this one.</source>
            <translation>Los anotadores que cometen los mismos errores cuentan como menos votos de los que son. Donde las clases son supuestas, los errores del otro grupo cuentan como errores de este.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/peers.py" />
            <source>Workers who share items</source>
            <translation>Anotadores que comparten elementos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Workers with a flag</source>
            <translation>Anotadores con alerta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Workers with a single label</source>
            <translation>Anotadores con una sola etiqueta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/cubam.py" />
            <location filename="../../crowdgui/io/formats/research/peerannot.py" />
            <source>Workers, then items</source>
            <translation>Anotadores, luego elementos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>Workers: who is good, who may be guessing</source>
            <translation>Anotadores: quién es bueno, quién quizá responde al azar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>Workers’ labels</source>
            <translation>Etiquetas de los anotadores</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>Workers’ mistakes are not independent here, so the plan is too optimistic: hard items stay hard however many workers you ask.</source>
            <translation>Los errores de los anotadores no son independientes aquí, así que el plan es demasiado optimista: los elementos difíciles lo siguen siendo, por muchos anotadores que pregunte.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>Workers’ names are replaced by pseudonyms: “worker 12” is not a name from the file.</source>
            <translation>Los nombres de los anotadores están sustituidos por seudónimos: «worker 12» no es un nombre del archivo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Workers’ names in the report</source>
            <translation>Nombres de los anotadores en el informe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/cluster.py" />
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Working on the cluster</source>
            <translation>Trabajando en el clúster</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>Working…</source>
            <translation>Calculando…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/html.py" />
            <location filename="../../crowdgui/ui/report_pdf/pdf.py" />
            <source>Writing the report</source>
            <translation>Escribiendo el informe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/run.py" />
            <source>Writing the results</source>
            <translation>Escribiendo los resultados</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/text_files.py" />
            <location filename="../../crowdgui/io/exporting/tool_exports.py" />
            <location filename="../../crowdgui/io/exporting/write.py" />
            <source>Writing {file}</source>
            <translation>Escribiendo {file}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Written to {folder}.</source>
            <translation>Escrito en {folder}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>Wrong</source>
            <translation>Erróneos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/bounds_chart.py" />
            <source>Wrong before corrections</source>
            <translation>Erróneas antes de corregir</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Wrong labels, best estimate</source>
            <translation>Etiquetas erróneas, mejor estimación</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>Wrong labels, best estimate: {share}.</source>
            <translation>Etiquetas erróneas, mejor estimación: {share}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>Wrong on gold</source>
            <translation>Errores en ref.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/file.py" />
            <source>You are not allowed to read it.</source>
            <translation>No tiene permiso para leerlo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>You are not allowed to read this file. Ask its owner, or copy it elsewhere.</source>
            <translation>No tiene permiso para leer este archivo. Pídalo a su propietario o cópielo en otro lugar.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/atomic.py" />
            <source>You are not allowed to write here, or the file is open in another program.</source>
            <translation>No tiene permiso para escribir aquí, o el archivo está abierto en otro programa.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>You can’t restore the changes in it. Your label files are not deleted.</source>
            <translation>No podrá recuperar los cambios que contiene. Sus archivos de etiquetas no se eliminan.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>You entered no accuracy, and no worker labelled a gold item. Enter accuracies, or open a file of gold labels.</source>
            <translation>No ha indicado ninguna exactitud, y ningún anotador etiquetó un elemento de referencia. Indique exactitudes, o abra un archivo de etiquetas de referencia.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>You entered no accuracy.</source>
            <translation>No ha indicado ninguna exactitud.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>You entered no share for the class “{name}”. Enter one for each class.</source>
            <translation>No ha indicado ninguna proporción para la clase «{name}». Indique una para cada clase.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/rules.py" />
            <source>You entered no weight for {n} workers, so their weight is 0.</source>
            <extracomment>For one: You entered no weight for {n} worker, so their weight is 0.</extracomment>
            <translation>
                <numerusform>No ha indicado peso para {n} anotador, así que su peso es 0.</numerusform>
                <numerusform>No ha indicado peso para {n} anotadores, así que su peso es 0.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>You entered no weights. Enter one for each worker, or choose majority vote.</source>
            <translation>No ha indicado ningún peso. Indique uno por anotador, o elija el voto por mayoría.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/study.py" />
            <source>You need about {n} more labels{range} to go from {error} to {wanted}, if you add them where they help most.</source>
            <extracomment>For one: You need about {n} more label{range} to go from {error} to {wanted}, if you add it where it helps most.</extracomment>
            <translation>
                <numerusform>Hace falta en torno a {n} etiqueta más{range} para pasar del {error} al {wanted}, si la añade donde más ayuda.</numerusform>
                <numerusform>Hacen falta en torno a {n} etiquetas más{range} para pasar del {error} al {wanted}, si las añade donde más ayudan.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>You skipped this item: it counts as wrong and is reviewed.</source>
            <translation>Ha omitido este elemento: cuenta como erróneo y se revisa.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>Your browser would fetch this address from the network.</source>
            <translation>Su navegador obtendría esta dirección de la red.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/title_corner.py" />
            <source>Your changes are kept on this computer, even after a crash. Save them as a project to keep them in a file of your own.</source>
            <translation>Sus cambios se conservan en este equipo, incluso tras un fallo. Guárdelos como proyecto para tenerlos en un archivo propio.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <source>Your changes are still here and will be saved as soon as possible.</source>
            <translation>Sus cambios siguen aquí y se guardarán en cuanto sea posible.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/dialog.py" />
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>Your file is only read, never changed. Nothing leaves this computer.</source>
            <translation>Su archivo solo se lee, nunca se modifica. Nada sale de este equipo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>Your label replaces the final label and is exported as a manual label.</source>
            <translation>Su etiqueta sustituye a la etiqueta final y se exporta como etiqueta manual.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Your labels are signed “{name}”.</source>
            <translation>Sus etiquetas se firman como «{name}».</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Your way to a guarantee</source>
            <translation>Su camino hacia una garantía</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse.py" />
            <source>Zooniverse classifications</source>
            <translation>Clasificaciones de Zooniverse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_flat.py" />
            <source>Zooniverse table (flattened)</source>
            <translation>Tabla de Zooniverse (aplanada)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>a 7-Zip archive</source>
            <translation>un archivo 7-Zip</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>a BZIP2 archive</source>
            <translation>un archivo BZIP2</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>a GIF picture</source>
            <translation>una imagen GIF</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>a GZIP archive</source>
            <translation>un archivo GZIP</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>a JPEG picture</source>
            <translation>una imagen JPEG</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>a PDF document</source>
            <translation>un documento PDF</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>a PNG picture</source>
            <translation>una imagen PNG</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>a Parquet table</source>
            <translation>una tabla Parquet</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>a SQLite database</source>
            <translation>una base de datos SQLite</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_flat.py" />
            <source>a list of subjects without labels</source>
            <translation>una lista de sujetos sin etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_flat.py" />
            <source>a list of workflows without labels</source>
            <translation>una lista de flujos de trabajo sin etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>a rich text document</source>
            <translation>un documento de texto enriquecido</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>a significant difference</source>
            <translation>una diferencia significativa</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>about {cost} at {price} per item</source>
            <translation>unos {cost} a {price} por elemento</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/widgets/progress.py" />
            <source>about {n} hours left</source>
            <extracomment>For one: about {n} hour left</extracomment>
            <translation>
                <numerusform>queda alrededor de {n} hora</numerusform>
                <numerusform>quedan unas {n} horas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/widgets/progress.py" />
            <source>about {n} hours left at your pace</source>
            <extracomment>For one: about {n} hour left at your pace</extracomment>
            <translation>
                <numerusform>queda alrededor de {n} hora a su ritmo</numerusform>
                <numerusform>quedan unas {n} horas a su ritmo</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/progress.py" />
            <source>about {n} min left</source>
            <translation>quedan unos {n} min</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/widgets/progress.py" />
            <source>about {n} minutes left at your pace</source>
            <extracomment>For one: about {n} minute left at your pace</extracomment>
            <translation>
                <numerusform>queda alrededor de {n} minuto a su ritmo</numerusform>
                <numerusform>quedan unos {n} minutos a su ritmo</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/progress.py" />
            <source>about {n} s left</source>
            <translation>quedan unos {n} s</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>about {time} at {seconds} s per item</source>
            <translation>unos {time} a {seconds} s por elemento</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>accepted</source>
            <translation>aceptada</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/simulation_curves.py" />
            <source>accuracy</source>
            <translation>exactitud</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/flags.py" />
            <source>adjusted p-value {value}, {n} workers tested</source>
            <extracomment>For one: p-value {value}, {n} worker tested</extracomment>
            <translation>
                <numerusform>valor p {value}, {n} anotador examinado</numerusform>
                <numerusform>valor p ajustado {value}, {n} anotadores examinados</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>adjusted p-value {value}, {pairs} pairs tested</source>
            <translation>valor p ajustado {value}, {pairs} pares examinados</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/replacement_chart.py" />
            <source>advantage</source>
            <translation>ventaja</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>after this change</source>
            <translation>tras este cambio</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_flat.py" />
            <source>aggregated results, which name no worker</source>
            <translation>un resultado agregado, que no nombra a ningún anotador</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>agree</source>
            <translation>de acuerdo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>agreed</source>
            <translation>coincidentes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/worker_scatter.py" />
            <source>agreement</source>
            <translation>acuerdo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/agreement_histogram.py" />
            <source>agreement from</source>
            <translation>acuerdo desde</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/replacement_chart.py" />
            <source>agreement with the other people, {model} less the person</source>
            <translation>acuerdo con las demás personas, {model} menos la persona</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>agreement, accuracy with interval, weight, gold, flag and its reason</source>
            <translation>acuerdo, exactitud con intervalo, peso, referencia, alerta y su motivo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>all labels are the same</source>
            <translation>todas las etiquetas son iguales</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>all of them share some</source>
            <translation>todos comparten algunos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/html.py" />
            <source>all results with charts, for sharing; opens in any browser</source>
            <translation>todos los resultados con gráficos, para compartir; se abre en cualquier navegador</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>all workers together agree with the others on {share} of labels</source>
            <translation>todos los anotadores juntos coinciden con los demás en el {share} de las etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/export_text.py" />
            <source>all {n}</source>
            <translation>todos ({n})</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/charts.py" />
            <source>all {n} workers</source>
            <extracomment>For one: the worker</extracomment>
            <translation>
                <numerusform>el anotador</numerusform>
                <numerusform>los {n} anotadores</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>almost, but the difference is significant</source>
            <translation>casi, pero la diferencia es significativa</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>an Excel workbook or another ZIP archive</source>
            <translation>un libro de Excel u otro archivo ZIP</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>an XZ archive</source>
            <translation>un archivo XZ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>an empty ZIP archive</source>
            <translation>un archivo ZIP vacío</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>an estimate</source>
            <translation>una estimación</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>an old Excel or Word document</source>
            <translation>un documento antiguo de Excel o Word</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>and others</source>
            <translation>y otros</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>and {n} more files</source>
            <extracomment>For one: and {n} more file</extracomment>
            <translation>
                <numerusform>y {n} archivo más</numerusform>
                <numerusform>y {n} archivos más</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/figures/class_shares.py" />
            <source>and {n} other classes</source>
            <extracomment>For one: and {n} other class</extracomment>
            <translation>
                <numerusform>y {n} clase más</numerusform>
                <numerusform>y {n} clases más</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>another worker</source>
            <translation>otro anotador</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/replacement_chart.py" />
            <source>as often</source>
            <translation>tan a menudo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>at most {share}</source>
            <translation>como máximo {share}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>at most {target} wrong, at {confidence} confidence</source>
            <translation>como máximo {target} erróneas, con {confidence} de confianza</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/review_tasks.py" />
            <source>audit an item</source>
            <translation>auditar un elemento</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>audit more items</source>
            <translation>auditar más elementos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>audited</source>
            <translation>auditada</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>audited and right: {n}</source>
            <translation>auditadas y correctas: {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>back, next</source>
            <translation>atrás, siguiente</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>before the first change</source>
            <translation>antes del primer cambio</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/translation.py" />
            <source>below 1 ms</source>
            <translation>menos de 1 ms</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/class_map.py" />
            <source>below {high}</source>
            <translation>menos de {high}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>below {least}</source>
            <translation>inferior a {least}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/model_plots.py" />
            <source>both wrong</source>
            <translation>ambos mal</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>by CrowdGUI with seed {seed}, before anyone looked at them</source>
            <translation>por CrowdGUI con la semilla {seed}, antes de que nadie los mirara</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>by {other}</source>
            <translation>según: {other}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>can’t run</source>
            <translation>no se puede</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>cat</source>
            <translation>gato</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/marks.py" />
            <source>chance {share}</source>
            <translation>azar {share}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session/session.py" />
            <source>change flag thresholds</source>
            <translation>cambiar los umbrales de alerta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session/session.py" />
            <source>change options of {rule}</source>
            <translation>cambiar las opciones de {rule}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/theory.py" />
            <source>change the accepted risk</source>
            <translation>cambiar el riesgo aceptado</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>change the confidence level</source>
            <translation>cambiar el nivel de confianza</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>change the price per item</source>
            <translation>cambiar el precio por elemento</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>change the target error rate</source>
            <translation>cambiar la tasa de error objetivo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>change what the target is for</source>
            <translation>cambiar a qué se aplica el objetivo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>change whether the audit chooses the rule</source>
            <translation>cambiar si la auditoría elige la regla</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/convergence.py" />
            <source>changed</source>
            <translation>cambiadas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>choose</source>
            <translation>elegir</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session/session.py" />
            <source>choose {rule}</source>
            <translation>elegir {rule}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/acceptance.py" />
            <source>chosen: {n}</source>
            <translation>elegido: {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>class, number</source>
            <translation>clase, número</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>classes</source>
            <extracomment>For one: class</extracomment>
            <translation>
                <numerusform>clase</numerusform>
                <numerusform>clases</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>column {n}</source>
            <translation>columna {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/xlsx_file.py" />
            <source>column “{name}”</source>
            <translation>columna «{name}»</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>columns: {columns}</source>
            <translation>columnas: {columns}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/mixed_votes.py" />
            <source>compared with the labels of all {n}; nothing is kept</source>
            <extracomment>For one: compared with the labels of {n} worker; nothing is kept</extracomment>
            <translation>
                <numerusform>comparado con las etiquetas de {n} anotador; no se guarda nada</numerusform>
                <numerusform>comparado con las etiquetas de los {n}; no se guarda nada</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>confidence</source>
            <translation>confianza</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>confidence before the audit</source>
            <translation>confianza antes de la auditoría</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>confidence equals share right</source>
            <translation>confianza igual a proporción correcta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>content</source>
            <translation>contenido</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/mixed_votes.py" />
            <source>cost {n}</source>
            <translation>coste {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/write.py" />
            <source>counts, rule, iterations, error rate on gold and what was excluded, for programs</source>
            <translation>recuentos, regla, iteraciones, tasa de error en la referencia y lo que se excluyó, para programas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/cubam.py" />
            <source>cubam</source>
            <translation>cubam</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/cubam.py" />
            <source>cubam in YAML</source>
            <translation>cubam en YAML</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <source>current</source>
            <translation>actual</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/curves.py" />
            <location filename="../../crowdgui/ui/plots/curves_plot.py" />
            <source>curve</source>
            <translation>curva</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/people_curve.py" />
            <source>different from the final labels</source>
            <translation>distintas de las etiquetas finales</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/curves.py" />
            <location filename="../../crowdgui/text/study.py" />
            <source>different from the result with all labels</source>
            <translation>distintas del resultado con todas las etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>discard the audit</source>
            <translation>descartar la auditoría</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/doccano.py" />
            <source>doccano export</source>
            <translation>Exportación de doccano</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>dog</source>
            <translation>perro</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <source>done in {time}</source>
            <translation>hecho en {time}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>draw an audit sample</source>
            <translation>sortear una muestra de auditoría</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/study_panel.py" />
            <source>draws</source>
            <translation>sorteos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>duration</source>
            <translation>duración</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>each worker gives one label only</source>
            <translation>cada anotador da una sola etiqueta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>empty</source>
            <translation>vacía</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/convergence.py" />
            <source>ends here: no label changes</source>
            <translation>acaba aquí: ninguna etiqueta cambia</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/simulation_curves.py" />
            <source>error rate</source>
            <translation>tasa de error</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/bounds_chart.py" />
            <source>estimate from the audit</source>
            <translation>estimación de la auditoría</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>every coefficient with its interval, overall and per class</source>
            <translation>todos los coeficientes con su intervalo, en total y por clase</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>every label, one column per worker, with the final label</source>
            <translation>todas las etiquetas, una columna por anotador, con la etiqueta final</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>every row or entry in the files that was skipped, and why</source>
            <translation>cada fila o entrada de los archivos que se omitió, y por qué</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>every worker labelled every item (here they labelled {share})</source>
            <translation>cada anotador etiquetó todos los elementos (aquí etiquetaron el {share})</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>exact hypergeometric bound</source>
            <translation>cota hipergeométrica exacta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session/session.py" />
            <source>exclude or include workers</source>
            <translation>excluir o incluir anotadores</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/session/session.py" />
            <source>exclude {n} workers</source>
            <extracomment>For one: exclude {n} worker</extracomment>
            <translation>
                <numerusform>excluir a {n} anotador</numerusform>
                <numerusform>excluir a {n} anotadores</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <location filename="../../crowdgui/ui/pages/workers/columns.py" />
            <source>excluded</source>
            <translation>excluido</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>expected if the model holds, 95% range</source>
            <translation>esperado si se cumple el modelo, rango del 95 %</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>expected items</source>
            <translation>elementos esperados</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>family {name}</source>
            <translation>familia {name}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>fewer than 1 in {n} attentive workers</source>
            <translation>menos de 1 de cada {n} anotadores atentos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>fewer than 1 in {n} guessers</source>
            <translation>menos de 1 de cada {n} que responden al azar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>fewer than 1 in {n} workers</source>
            <translation>menos de 1 de cada {n} anotadores</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>final label</source>
            <translation>etiqueta final</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>final labels of the others</source>
            <translation>etiquetas finales de los demás</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>final labels of {n} items</source>
            <extracomment>For one: final label of {n} item</extracomment>
            <translation>
                <numerusform>etiqueta final de {n} elemento</numerusform>
                <numerusform>etiquetas finales de {n} elementos</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>final “{name}”</source>
            <translation>final «{name}»</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/worker_scatter.py" />
            <source>flag</source>
            <translation>alerta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>folder</source>
            <translation>carpeta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>for instance 0.5, 0.6, 0.7</source>
            <translation>por ejemplo 0,5; 0,6; 0,7</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>found: can’t be estimated.</source>
            <translation>encontrado: no se puede estimar.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>found: {found} ({low} to {high})</source>
            <translation>encontrado: {found} (de {low} a {high})</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>found: {found}, without an interval</source>
            <translation>encontrado: {found}, sin intervalo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>gold</source>
            <translation>referencia</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <source>gold for {n}</source>
            <translation>referencia: {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>gold has items of every class</source>
            <translation>la referencia tiene elementos de todas las clases</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>gold labels and audited items</source>
            <translation>etiquetas de referencia y elementos auditados</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>gold marker</source>
            <translation>marca de referencia</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>gold “{name}”</source>
            <translation>referencia «{name}»</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>hide votes</source>
            <translation>ocultar votos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/replacement_chart.py" />
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <location filename="../../crowdgui/ui/plots/curves_plot.py" />
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>high</source>
            <translation>superior</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>holds only if the worker model does</source>
            <translation>se cumple solo si se cumple el modelo de anotadores</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/page.py" />
            <source>how labels become final labels</source>
            <translation>cómo las etiquetas se convierten en etiquetas finales</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>how often each worker gave each label, by final label</source>
            <translation>cuántas veces dio cada anotador cada etiqueta, por etiqueta final</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <source>in doubt</source>
            <translation>en duda</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>in each class</source>
            <translation>en cada clase</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>in use</source>
            <translation>en uso</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>in {n} cases with different labels</source>
            <extracomment>For one: in {n} cases with different labels</extracomment>
            <translation>
                <numerusform>en {n} caso con etiquetas distintas</numerusform>
                <numerusform>en {n} casos con etiquetas distintas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/session/session.py" />
            <source>include {n} workers</source>
            <extracomment>For one: include {n} worker</extracomment>
            <translation>
                <numerusform>incluir a {n} anotador</numerusform>
                <numerusform>incluir a {n} anotadores</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/columns.py" />
            <source>included</source>
            <translation>incluido</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>independent votes not known</source>
            <translation>votos independientes: no se sabe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>it doesn’t fit</source>
            <translation>no</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>it fits</source>
            <translation>sí</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>item</source>
            <translation>elemento</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/parse_labels.py" />
            <source>item {n}</source>
            <translation>elemento {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tool_exports.py" />
            <source>item, text and label with the class names (Parquet)</source>
            <translation>elemento, texto y etiqueta con los nombres de las clases (Parquet)</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>items</source>
            <extracomment>For one: item</extracomment>
            <translation>
                <numerusform>elemento</numerusform>
                <numerusform>elementos</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/curves_plot.py" />
            <source>items audited</source>
            <translation>elementos auditados</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/model_plots.py" />
            <source>items both labelled</source>
            <translation>elementos que ambos etiquetaron</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>items get similar workers: their strength varies {ratio} times as much as under random assignment</source>
            <translation>los elementos tienen anotadores similares: su fuerza varía {ratio} veces lo que variaría con una asignación al azar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/curves_plot.py" />
            <source>items in all</source>
            <translation>elementos en total</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>items labelled differently</source>
            <translation>elementos etiquetados de forma distinta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>items that the others’ vote labels “{name}”</source>
            <translation>elementos para los que el voto de los demás da «{name}»</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/curves_plot.py" />
            <source>items to look at in all, audited and reviewed; an estimate</source>
            <translation>elementos por mirar en total, auditados y revisados; una estimación</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>items whose final label is “{name}”</source>
            <translation>elementos cuya etiqueta final es «{name}»</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>items whose gold label is “{name}”</source>
            <translation>elementos cuya etiqueta de referencia es «{name}»</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>items with a known true label (gold)</source>
            <translation>elementos con etiqueta verdadera conocida (referencia)</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>items, {range}</source>
            <extracomment>For one: item, {range}</extracomment>
            <translation>
                <numerusform>elemento, {range}</numerusform>
                <numerusform>elementos, {range}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/convergence.py" />
            <source>iteration</source>
            <translation>iteración</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <source>iteration {n} · {changed}</source>
            <translation>iteración {n} · {changed}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/simulation_curves.py" />
            <source>iterations to converge</source>
            <translation>iteraciones hasta converger</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/simulation_curves.py" />
            <source>iterations to stop</source>
            <translation>iteraciones hasta detenerse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/bounds_chart.py" />
            <source>its own claim, often far too low</source>
            <translation>su propia afirmación, a menudo demasiado baja</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/worker_scatter.py" />
            <source>kind</source>
            <translation>tipo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>known classes</source>
            <translation>clases conocidas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>label</source>
            <translation>etiqueta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session/session.py" />
            <source>label “{item}” manually</source>
            <translation>etiquetar «{item}» manualmente</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>labels</source>
            <extracomment>For one: label</extracomment>
            <translation>
                <numerusform>etiqueta</numerusform>
                <numerusform>etiquetas</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <source>labels alone</source>
            <translation>solo etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>labels that changed</source>
            <translation>etiquetas que cambiaron</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/timing.py" />
            <source>labels without a known time</source>
            <extracomment>For one: label without a known time</extracomment>
            <translation>
                <numerusform>etiqueta sin hora conocida</numerusform>
                <numerusform>etiquetas sin hora conocida</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>largest change of a message, which falls towards zero,</source>
            <translation>mayor cambio de un mensaje, que tiende a cero,</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/bars.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/way_parts.py" />
            <source>least confident</source>
            <translation>menor confianza</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/progress.py" />
            <source>less than a minute left at your pace</source>
            <translation>queda menos de un minuto a su ritmo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/raw_table.py" />
            <source>line</source>
            <translation>línea</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>log-likelihood of the labels</source>
            <translation>log-verosimilitud de las etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>log-likelihood of the labels if the final labels are right</source>
            <translation>log-verosimilitud de las etiquetas si las finales son correctas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>log-likelihood of the labels, a lower bound</source>
            <translation>log-verosimilitud de las etiquetas, una cota inferior</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/replacement_chart.py" />
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <location filename="../../crowdgui/ui/plots/curves_plot.py" />
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>low</source>
            <translation>inferior</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/convergence.py" />
            <source>main term of the exponent</source>
            <translation>término principal del exponente</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/convergence.py" />
            <source>majority</source>
            <translation>mayoría</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/model_charts.py" />
            <location filename="../../crowdgui/ui/plots/model_plots.py" />
            <source>margin</source>
            <translation>tolerancia</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/session/session.py" />
            <source>mark {n} workers as models</source>
            <extracomment>For one: mark {n} worker as a model</extracomment>
            <translation>
                <numerusform>marcar {n} anotador como modelo</numerusform>
                <numerusform>marcar {n} anotadores como modelos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/session/session.py" />
            <source>mark {n} workers as people</source>
            <extracomment>For one: mark {n} worker as a person</extracomment>
            <translation>
                <numerusform>marcar {n} anotador como persona</numerusform>
                <numerusform>marcar {n} anotadores como personas</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <location filename="../../crowdgui/ui/plots/curves_plot.py" />
            <source>mean</source>
            <translation>media</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/curves.py" />
            <source>mean of {what}</source>
            <translation>media de {what}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/timing.py" />
            <source>median per label, over {timed} with a known time</source>
            <translation>mediana por etiqueta, de {timed} con hora conocida</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/worker_scatter.py" />
            <location filename="../../crowdgui/io/formats/platforms/argilla.py" />
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <location filename="../../crowdgui/text/groups.py" />
            <location filename="../../crowdgui/ui/plots/model_plots.py" />
            <source>model</source>
            <translation>modelo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>model probability</source>
            <translation>probabilidad del modelo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/histograms.py" />
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>models</source>
            <translation>modelos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>models and models</source>
            <translation>modelos y modelos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/bars.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/way_parts.py" />
            <source>most confident</source>
            <translation>mayor confianza</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>most likely</source>
            <translation>más probable</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>most likely label</source>
            <translation>etiqueta más probable</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>most support</source>
            <translation>mayor respaldo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>most votes</source>
            <translation>más votos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>nearly every row names another item</source>
            <translation>casi cada fila indica otro elemento</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>nearly every row names another worker</source>
            <translation>casi cada fila indica otro anotador</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>needed: {needed} of {n} votes or more, also at the lower end of the 95% interval</source>
            <translation>necesario: {needed} de {n} votos o más, también en el extremo inferior del intervalo del 95 %</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>needed: {needed}; found: {found}</source>
            <translation>necesario: {needed}; encontrado: {found}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>neither true nor false</source>
            <translation>algo distinto de verdadero o falso</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/replacement_chart.py" />
            <location filename="../../crowdgui/io/importing/class_map.py" />
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>no</source>
            <translation>no</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/session_menus.py" />
            <source>no changes</source>
            <translation>sin cambios</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>no evidence for it</source>
            <translation>sin indicios a su favor</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <source>no gold</source>
            <translation>sin referencia</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>no items</source>
            <translation>ningún elemento</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>no label</source>
            <translation>sin etiqueta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>no mistakes</source>
            <translation>sin errores</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/export_text.py" />
            <source>none</source>
            <translation>no hay</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>none entered</source>
            <translation>ninguno introducido</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>none of the classes</source>
            <translation>ninguna de las clases</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>none of these</source>
            <translation>ninguna de estas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>not a JSON object</source>
            <translation>algo distinto de un objeto JSON</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <source>not a guarantee</source>
            <translation>no es una garantía</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>not a list</source>
            <translation>algo distinto de una lista</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>not defined, because all labels are of one class</source>
            <translation>no definido, porque todas las etiquetas son de una clase</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>not defined, because hardly any item has two labels</source>
            <translation>no definido, porque casi ningún elemento tiene dos etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>not defined, because it would take very long with this many labels and classes</source>
            <translation>no definido, porque con tantas etiquetas de tantas clases tardaría mucho</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>not defined, because no item was also labelled by others</source>
            <translation>no definido, porque ningún elemento fue etiquetado también por otros</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>not defined, because the rule used the gold labels</source>
            <translation>no definido, porque la regla usó las etiquetas de referencia</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>not defined, because the rule’s confidence isn’t a probability</source>
            <translation>no definido, porque la confianza de la regla no es una probabilidad</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>not defined, because the worker model behind the bounds is not shown to fit these labels</source>
            <translation>no definido, porque no se ha mostrado que el modelo de anotadores en que se basan las cotas se ajuste a estas etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>not defined, because the worker model has not been checked yet</source>
            <translation>no definido, porque el modelo de anotadores aún no se ha comprobado</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>not defined, because there are too few workers to form two groups</source>
            <translation>no definido, porque hay demasiado pocos anotadores para formar dos grupos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>not defined, because there is no gold</source>
            <translation>no definido, porque no hay referencia</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>not defined, because this rule does not add up votes</source>
            <translation>no definido, porque esta regla no suma votos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>not in the paper</source>
            <translation>no está en el artículo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>not in the paper: accuracy on {n} gold items</source>
            <translation>no está en el artículo: exactitud en {n} elementos de referencia</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>not in the paper: agreement of workers on two halves of the items</source>
            <translation>no está en el artículo: acuerdo de los anotadores en dos mitades de los elementos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>not known</source>
            <translation>no se sabe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>not known yet</source>
            <translation>aún no se sabe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>not run</source>
            <translation>sin ejecutar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>not stated</source>
            <translation>no declarado</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>not tested</source>
            <translation>no examinado</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/bounds_chart.py" />
            <source>not useful: above 100%</source>
            <translation>no es útil: por encima del 100 %</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <source>not valid here</source>
            <translation>no es válida aquí</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <source>not {label}</source>
            <translation>no {label}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>note</source>
            <translation>nota</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session/session.py" />
            <source>note on “{item}”</source>
            <translation>nota sobre «{item}»</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/replacement_chart.py" />
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>number of items</source>
            <translation>número de elementos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/worker_scatter.py" />
            <source>number of labels</source>
            <translation>número de etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/agreement_histogram.py" />
            <source>number of models</source>
            <translation>número de modelos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/agreement_histogram.py" />
            <source>number of workers</source>
            <translation>número de anotadores</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/convergence.py" />
            <source>objective</source>
            <translation>objetivo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>observed in your labels</source>
            <translation>observado en sus etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>observed items</source>
            <translation>elementos observados</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>of</source>
            <translation>de</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>of all worker–item pairs filled</source>
            <translation>de los pares anotador–elemento, con etiqueta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>of all worker–item pairs have a label</source>
            <translation>de todos los pares anotador–elemento tienen etiqueta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/timing.py" />
            <source>of labelling in total</source>
            <translation>de etiquetado en total</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>of labels have a known duration</source>
            <translation>de las etiquetas tienen duración conocida</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>of labels have a known time</source>
            <translation>de las etiquetas tienen hora conocida</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>of the labels may be wrong, with</source>
            <translation>de las etiquetas pueden ser erróneas, con</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/timing.py" />
            <source>of the median worker’s time for the same items</source>
            <translation>del tiempo que tarda el anotador mediano con los mismos elementos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>one column per item</source>
            <translation>una columna por elemento</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>one column per worker; small enough to work through on paper</source>
            <translation>una columna por anotador; lo bastante pequeño para seguirlo en papel</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/model_plots.py" />
            <source>one or both wrong</source>
            <translation>uno o ambos mal</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>one row per item: label, confidence, margin, tie, number of labels</source>
            <translation>una fila por elemento: etiqueta, confianza, margen, empate, número de etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>one row per worker</source>
            <translation>una fila por anotador</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/table_formats.py" />
            <source>one sheet per table</source>
            <translation>una hoja por tabla</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tool_exports.py" />
            <source>one task per item with its label as a prediction, to import there (JSON)</source>
            <translation>una tarea por elemento con su etiqueta como predicción, para importarla allí (JSON)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <source>open</source>
            <translation>pendiente</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/model_plots.py" />
            <source>other model</source>
            <translation>otro modelo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>other rule</source>
            <translation>otra regla</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>others “{name}”</source>
            <translation>los demás «{name}»</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/replacement_chart.py" />
            <source>p-value, corrected</source>
            <translation>valor p, ajustado</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>peer</source>
            <translation>compañero</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/peerannot.py" />
            <source>peerannot</source>
            <translation>peerannot</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/peerannot.py" />
            <source>peerannot matrix</source>
            <translation>Matriz de peerannot</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/histograms.py" />
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>people</source>
            <translation>personas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/people_curve.py" />
            <source>people and all models</source>
            <translation>personas y todos los modelos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>people and models</source>
            <translation>personas y modelos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>people and people</source>
            <translation>personas y personas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/people_curve.py" />
            <source>people only</source>
            <translation>solo personas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>people’s final label, an assumption</source>
            <translation>la etiqueta final de las personas, un supuesto</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/replacement_chart.py" />
            <location filename="../../crowdgui/figures/worker_scatter.py" />
            <location filename="../../crowdgui/text/groups.py" />
            <location filename="../../crowdgui/ui/plots/model_plots.py" />
            <source>person</source>
            <translation>persona</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>person or model</source>
            <translation>persona o modelo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/curves.py" />
            <source>point</source>
            <translation>punto</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>probably costs about {n} items more in all</source>
            <extracomment>For one: probably costs about {n} item more in all</extracomment>
            <translation>
                <numerusform>probablemente cuesta en total {n} elemento más</numerusform>
                <numerusform>probablemente cuesta en total unos {n} elementos más</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>probably saves about {n} items in all</source>
            <extracomment>For one: probably saves about {n} item in all</extracomment>
            <translation>
                <numerusform>probablemente ahorra en total {n} elemento</numerusform>
                <numerusform>probablemente ahorra en total unos {n} elementos</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>question</source>
            <translation>pregunta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <source>random sample</source>
            <translation>muestra al azar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <source>reached</source>
            <translation>alcanzado</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipe_row.py" />
            <source>recipe.json</source>
            <translation>receta.json</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/raw_table.py" />
            <source>record</source>
            <translation>registro</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/review_tasks.py" />
            <source>remove a label from the audit</source>
            <translation>quitar una etiqueta de la auditoría</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session/session.py" />
            <source>remove the manual label of “{item}”</source>
            <translation>quitar la etiqueta manual de «{item}»</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/session/session.py" />
            <source>remove {n} labels from gold</source>
            <extracomment>For one: remove {n} label from gold</extracomment>
            <translation>
                <numerusform>quitar {n} etiqueta de la referencia</numerusform>
                <numerusform>quitar {n} etiquetas de la referencia</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/simulated.py" />
            <source>repetition</source>
            <translation>repetición</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <location filename="../../crowdgui/ui/pages/items/queue_list.py" />
            <source>reviewed</source>
            <translation>revisado</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session/settings.py" />
            <source>reviewer</source>
            <translation>revisor</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>right</source>
            <translation>correctas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>roughly</source>
            <translation>aproximadamente</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/raw_table.py" />
            <source>row</source>
            <translation>fila</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/simulated.py" />
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>rule</source>
            <translation>regla</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/curves.py" />
            <source>run time</source>
            <translation>tiempo de ejecución</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>running</source>
            <translation>en curso</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>same label</source>
            <translation>la misma etiqueta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>sensitivity, specificity and corrected share of each class, per model</source>
            <translation>sensibilidad, especificidad y proporción corregida de cada clase, por modelo</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/timing.py" />
            <source>sessions, from {first} to {last} (UTC)</source>
            <extracomment>For one: session, from {first} to {last} (UTC)</extracomment>
            <translation>
                <numerusform>sesión, de {first} a {last} (UTC)</numerusform>
                <numerusform>sesiones, de {first} a {last} (UTC)</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <location filename="../../crowdgui/ui/plots/model_plots.py" />
            <source>share</source>
            <translation>proporción</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>share agreed</source>
            <translation>proporción coincidente</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>share of label pairs that are the same, per item</source>
            <translation>proporción de pares de etiquetas iguales, por elemento</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>share right</source>
            <translation>proporción correcta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>share right, with 95% interval</source>
            <translation>proporción correcta, con intervalo del 95 %</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>shared items</source>
            <translation>elementos compartidos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>show votes</source>
            <translation>mostrar votos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>simulated, seed {seed}</source>
            <translation>simulado, semilla {seed}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>skip</source>
            <translation>saltar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>skipped</source>
            <translation>omitido</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>skipped.csv</source>
            <translation>omitidos.csv</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>skipped: {n}</source>
            <translation>omitidos: {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>some classes are confused more than others</source>
            <translation>unas clases se confunden más que otras</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>some classes are easier to agree on than others</source>
            <translation>en unas clases es más fácil coincidir que en otras</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/curves.py" />
            <source>standard deviation</source>
            <translation>desviación estándar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/theory.py" />
            <source>state how gold was drawn</source>
            <translation>indicar cómo se eligió la referencia</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/acceptance.py" />
            <source>suggested: {n}</source>
            <translation>sugerido: {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tool_exports.py" />
            <source>task and label, in the form that Crowd-Kit’s own rules return (CSV)</source>
            <translation>task y label, en la forma en que las dan las reglas de Crowd-Kit (CSV)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>the column’s name isn’t that of a label</source>
            <translation>el nombre de la columna no es el de una etiqueta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/xlsx_file.py" />
            <source>the header</source>
            <translation>el encabezado</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/write.py" />
            <source>the headline and every bound with its assumptions, for programs</source>
            <translation>la frase principal y todas las cotas con sus supuestos, para programas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>the items of the sample in order, with the audit result</source>
            <translation>los elementos de la muestra, en su orden, con el resultado de la auditoría</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>the items to review for the guarantee, least confident first</source>
            <translation>los elementos por revisar para la garantía, los de menor confianza primero</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>the label is always the same within an item</source>
            <translation>la etiqueta es siempre la misma dentro de un elemento</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>the labels are dates or times</source>
            <translation>las etiquetas son fechas u horas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>the labels are numbers with many values</source>
            <translation>las etiquetas son números con muchos valores</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>the labels of excluded workers</source>
            <translation>las etiquetas de los anotadores excluidos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>the others on the same items</source>
            <translation>los demás en los mismos elementos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>the report card of each model: accuracy, agreement with people, replacement test</source>
            <translation>la ficha de cada modelo: exactitud, acuerdo con las personas, prueba de sustitución</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>the rule is one-step weighted voting</source>
            <translation>la regla es la votación ponderada de un paso</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>the rule’s</source>
            <translation>la de la regla</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/report_pdf/report_formats.py" />
            <source>the same report as pages, for printing and filing</source>
            <translation>el mismo informe en páginas, para imprimir y archivar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>the workers’ mean accuracy is {least} or more (the estimate is {mean})</source>
            <translation>la exactitud media de los anotadores es del {least} o más (la estimación es del {mean})</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/charts.py" />
            <source>the {n} with most labels of {all}</source>
            <translation>los {n} con más etiquetas de {all}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>then review about {n} items; no assumption about workers</source>
            <extracomment>For one: then review about {n} item; no assumption about workers</extracomment>
            <translation>
                <numerusform>después revisar {n} elemento; sin supuestos sobre los anotadores</numerusform>
                <numerusform>después revisar unos {n} elementos; sin supuestos sobre los anotadores</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>there are too many different labels</source>
            <translation>hay demasiadas etiquetas distintas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>there are two classes</source>
            <translation>hay dos clases</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>there are two or more workers</source>
            <translation>hay dos anotadores o más</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>there is no gold that the rule has not used</source>
            <translation>no hay referencia que la regla no haya usado</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>there is no label to compare others with</source>
            <translation>no hay ninguna etiqueta con la que comparar otras</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>there is no such file beside the label file.</source>
            <translation>no existe ese archivo junto al archivo de etiquetas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>there is no such file.</source>
            <translation>no existe ese archivo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>there is only one item</source>
            <translation>hay un solo elemento</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>there is only one worker</source>
            <translation>hay un solo anotador</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>this file can’t be read: {why}.</source>
            <translation>no se puede leer este archivo: {why}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>this file has {size} MB; pictures up to {most} MB are shown.</source>
            <translation>este archivo tiene {size} MB; se muestran imágenes de hasta {most} MB.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>this is not a picture that can be shown here.</source>
            <translation>no es una imagen que se pueda mostrar aquí.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>this picture is damaged and can’t be shown.</source>
            <translation>esta imagen está dañada y no se puede mostrar.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>this picture is too large to be shown here.</source>
            <translation>esta imagen es demasiado grande para mostrarla aquí.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>this rule’s confidence isn’t a probability</source>
            <translation>la confianza de esta regla no es una probabilidad</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>this worker</source>
            <translation>este anotador</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>tie</source>
            <translation>empate</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>tied, comes first</source>
            <translation>empatada, va primero</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>time</source>
            <translation>hora</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/simulation_curves.py" />
            <source>time of 50 iterations</source>
            <translation>tiempo de 50 iteraciones</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/simulation_curves.py" />
            <source>time to converge</source>
            <translation>tiempo hasta converger</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/simulation_curves.py" />
            <source>time to stop</source>
            <translation>tiempo hasta detenerse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/agreement_histogram.py" />
            <source>to</source>
            <translation>hasta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>to review</source>
            <translation>por revisar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>too few items to tell</source>
            <translation>demasiado pocos elementos para saberlo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>too few to show a difference</source>
            <translation>muy pocos para mostrar una diferencia</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/curves.py" />
            <source>trials</source>
            <translation>ensayos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <source>true labels</source>
            <translation>etiquetas verdaderas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>two workers and the items that both labelled</source>
            <translation>dos anotadores y los elementos que ambos etiquetaron</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/marks.py" />
            <source>typical person {share}</source>
            <translation>persona típica {share}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/marks.py" />
            <source>typical {share}</source>
            <translation>típico {share}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>undo</source>
            <translation>deshacer</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>up to {n} independent votes per item</source>
            <translation>hasta {n} votos independientes por elemento</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/session/session.py" />
            <source>use {n} labels as gold</source>
            <extracomment>For one: use {n} label as gold</extracomment>
            <translation>
                <numerusform>usar {n} etiqueta como referencia</numerusform>
                <numerusform>usar {n} etiquetas como referencia</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>version {name}</source>
            <translation>versión {name}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>votes</source>
            <translation>votos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>votes for the winning label, per item</source>
            <translation>votos a la etiqueta ganadora, por elemento</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>waiting</source>
            <translation>en espera</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>weight {w}</source>
            <translation>peso {w}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>weighted agreement, which can only rise,</source>
            <translation>acuerdo ponderado, que nunca baja,</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>when {n} workers are included</source>
            <extracomment>For one: when this worker is included</extracomment>
            <translation>
                <numerusform>al incluir a este anotador</numerusform>
                <numerusform>al incluir a {n} anotadores</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>which does not fit in memory</source>
            <translation>que no cabe en la memoria</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>which takes too long with more than {n} labels</source>
            <translation>que tarda demasiado con más de {n} etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>wins by weight</source>
            <translation>gana por peso</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>with</source>
            <translation>con</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>with 95% interval</source>
            <translation>con intervalo del 95 %</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/agreement_panel.py" />
            <source>with 95% intervals</source>
            <translation>con intervalos del 95 %</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>with final labels</source>
            <translation>con las etiquetas finales</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>with gold</source>
            <translation>con la referencia</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>with the others’ labels</source>
            <translation>con las etiquetas de los demás</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>without these {n} workers</source>
            <extracomment>For one: without this worker</extracomment>
            <translation>
                <numerusform>sin este anotador</numerusform>
                <numerusform>sin estos {n} anotadores</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/worker_scatter.py" />
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>worker</source>
            <translation>anotador</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/model_workers.py" />
            <location filename="../../crowdgui/io/importing/parse_labels.py" />
            <source>worker {n}</source>
            <translation>anotador {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>worker, number</source>
            <translation>anotador, número</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>worker, true class, label, number</source>
            <translation>anotador, clase verdadera, etiqueta, número</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>workers</source>
            <extracomment>For one: worker</extracomment>
            <translation>
                <numerusform>anotador</numerusform>
                <numerusform>anotadores</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>workers label the same item again and again</source>
            <translation>los anotadores etiquetan el mismo elemento una y otra vez</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>workers, {range}</source>
            <extracomment>For one: worker, {range}</extracomment>
            <translation>
                <numerusform>anotador, {range}</numerusform>
                <numerusform>anotadores, {range}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>worker’s label</source>
            <translation>etiqueta del anotador</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>working…</source>
            <translation>calculando…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>wrong and corrected: {n}</source>
            <translation>erróneas y corregidas: {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/curves.py" />
            <location filename="../../crowdgui/text/study.py" />
            <source>wrong on gold</source>
            <translation>erróneas en la referencia</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/bounds_chart.py" />
            <source>wrong on gold: {wrong} of {known} ({share})</source>
            <translation>erróneas en la referencia: {wrong} de {known} ({share})</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/people_curve.py" />
            <source>wrong on items of known class</source>
            <translation>erróneas en elementos de clase conocida</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/replacement_chart.py" />
            <location filename="../../crowdgui/io/importing/class_map.py" />
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>yes</source>
            <translation>sí</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way_parts.py" />
            <source>your target</source>
            <translation>su objetivo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/bounds_chart.py" />
            <source>your target: {share}</source>
            <translation>su objetivo: {share}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>yours</source>
            <translation>la suya</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>{accepted} of {items} labels accepted.</source>
            <translation>{accepted} de {items} etiquetas aceptadas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/flags.py" />
            <source>{after}, now {before}</source>
            <translation>{after}, ahora {before}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>{agreeing} of {pairs}</source>
            <translation>{agreeing} de {pairs}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/simulation_curves.py" />
            <source>{bound}, {rule}</source>
            <translation>{bound}, {rule}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>{change}: {cost}</source>
            <translation>{change}: {cost}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>{classes}: {shares}</source>
            <translation>{classes}: {shares}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/answer_columns.py" />
            <source>{column} ({n} different values in {cells} cells)</source>
            <translation>{column} ({n} valores distintos en {cells} celdas)</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>{confidence} confidence, no assumption about workers. {n} random items were audited, {wrong} of them wrong and corrected.</source>
            <extracomment>For one: {confidence} confidence, no assumption about workers. {n} random item was audited, {wrong} of them wrong and corrected.</extracomment>
            <translation>
                <numerusform>{confidence} de confianza, sin supuestos sobre los anotadores. Se auditó {n} elemento al azar; erróneos y corregidos: {wrong}.</numerusform>
                <numerusform>{confidence} de confianza, sin supuestos sobre los anotadores. Se auditaron {n} elementos al azar; erróneos y corregidos: {wrong}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>{confidence} confidence, no assumption about workers. {n} random items were audited, {wrong} of them wrong and corrected. Accepted labels that changed since the draw: {changed}. Each of them counts as wrong.</source>
            <extracomment>For one: {confidence} confidence, no assumption about workers. {n} random item was audited, {wrong} of them wrong and corrected. Accepted labels that changed since the draw: {changed}. Each of them counts as wrong.</extracomment>
            <translation>
                <numerusform>{confidence} de confianza, sin supuestos sobre los anotadores. Se auditó {n} elemento al azar; erróneos y corregidos: {wrong}. Etiquetas aceptadas que cambiaron desde la extracción: {changed}. Cada una cuenta como errónea.</numerusform>
                <numerusform>{confidence} de confianza, sin supuestos sobre los anotadores. Se auditaron {n} elementos al azar; erróneos y corregidos: {wrong}. Etiquetas aceptadas que cambiaron desde la extracción: {changed}. Cada una cuenta como errónea.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>{counts}: no significant difference.</source>
            <translation>{counts}: ninguna diferencia significativa.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>{counts}: the confidence is too high.</source>
            <translation>{counts}: la confianza es demasiado alta.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>{counts}: the confidence is too low.</source>
            <translation>{counts}: la confianza es demasiado baja.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>{counts}: {verdict}.</source>
            <translation>{counts}: {verdict}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/class_shares.py" />
            <source>{count}, {share}</source>
            <translation>{count}, {share}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/curves.py" />
            <source>{curve}: {value} at {place}</source>
            <translation>{curve}: {value} en {place}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>{done} of {n}</source>
            <translation>{done} de {n}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>{done} of {n} items audited</source>
            <extracomment>For one: {done} of {n} item audited</extracomment>
            <translation>
                <numerusform>{done} de {n} elemento auditado</numerusform>
                <numerusform>{done} de {n} elementos auditados</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>{done} of {n} randomly drawn labels were checked by a reviewer. The seed {seed} repeats the draw.</source>
            <translation>Un revisor comprobó {done} de {n} etiquetas sorteadas. La semilla {seed} repite el sorteo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>{done} of {n} reviewed</source>
            <translation>{done} de {n} revisados</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/dialog.py" />
            <source>{file} and {more}</source>
            <translation>{file} y {more}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/parts.py" />
            <source>{file} can’t be read: {why}</source>
            <translation>No se puede leer {file}: {why}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/parts.py" />
            <source>{file} has no column “{name}”. It has {there}. Name the columns with --worker, --item and --label.</source>
            <translation>{file} no tiene la columna «{name}». Tiene {there}. Indique las columnas con --worker, --item y --label.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/project_controller.py" />
            <source>{file} is already open.</source>
            <translation>{file} ya está abierto.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/file_preview.py" />
            <source>{file} is read as gold labels</source>
            <translation>{file} se lee como etiquetas de referencia</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/project_controller.py" />
            <source>{file} is read-only. Save it somewhere else to keep your changes.</source>
            <translation>{file} es de solo lectura. Guárdelo en otro lugar para conservar sus cambios.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/project.py" />
            <source>{file} is read-only. Save the project somewhere else to keep your changes.</source>
            <translation>{file} es de solo lectura. Guarde el proyecto en otro lugar para conservar sus cambios.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/project.py" />
            <source>{file} was moved or deleted. Save the project again to keep your changes.</source>
            <translation>{file} se movió o se borró. Guarde el proyecto de nuevo para conservar sus cambios.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <source>{file} – CrowdGUI</source>
            <translation>{file} – CrowdGUI</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/page.py" />
            <source>{file}, lines {lines}</source>
            <translation>{file}, líneas {lines}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/read_labels.py" />
            <source>{file}, question “{question}”</source>
            <translation>{file}, pregunta «{question}»</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/export_text.py" />
            <source>{file}, unchanged</source>
            <translation>{file}, sin cambios</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>{file}: </source>
            <translation>{file}: </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/page.py" />
            <source>{file}: {size}.</source>
            <translation>{file}: {size}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{first} and {last}</source>
            <translation>{first} y {last}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>{first} and {second} agree on {agreed} of {items} ({share})</source>
            <translation>{first} y {second} coinciden en {agreed} de {items} ({share})</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/model_plots.py" />
            <source>{first} and {second}: both wrong on {both} of {items} that one has wrong ({share})</source>
            <translation>{first} y {second}: ambos mal en {both} de {items} en que falla al menos uno ({share})</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/model_plots.py" />
            <source>{first} and {second}: no item of known class</source>
            <translation>{first} y {second}: ningún elemento de clase conocida</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/model_plots.py" />
            <source>{first} and {second}: no mistakes on {items}</source>
            <translation>{first} y {second}: sin errores en {items}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>{first} and {second}: no overlap</source>
            <translation>{first} y {second}: nada en común</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>{first} and {second}: {count} differ ({share})</source>
            <translation>{first} y {second}: difieren en {count} ({share})</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/convergence.py" />
            <source>{first}, none in the last.</source>
            <translation>{first}, ninguna en el último.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/convergence.py" />
            <source>{first}, {n} in the last.</source>
            <translation>{first}, {n} en el último.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/detail.py" />
            <source>{flag} {n}</source>
            <translation>{flag} {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>{found} Choose the columns yourself, or keep them as shown.</source>
            <translation>{found} Elija usted las columnas o déjelas así.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>{found} You can still choose the columns yourself.</source>
            <translation>{found} Aun así puede elegir las columnas usted mismo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>{given} of this worker’s labels are “{answer}”, the final label of {won} of the same items.</source>
            <translation>El {given} de las etiquetas de este anotador son «{answer}», la etiqueta final del {won} de los mismos elementos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>{items} items × {workers} workers is too many to simulate.</source>
            <translation>{items} elementos × {workers} anotadores son demasiados para simular.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>{items}, each labelled once</source>
            <translation>{items}, cada uno etiquetado una vez</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>{items}, each labelled {low} to {high} times</source>
            <translation>{items}, cada uno etiquetado de {low} a {high} veces</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>{items}, each labelled {n} times</source>
            <translation>{items}, cada uno etiquetado {n} veces</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>{items}, {labels} in total: expected to fix {gained} final labels and take the error rate from {before} to {after}.</source>
            <translation>{items}, {labels} en total: se espera que corrijan {gained} etiquetas finales y lleven la tasa de error del {before} al {after}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/agreement.py" />
            <source>{items}, {n} labels each</source>
            <extracomment>For one: {items}, {n} label each</extracomment>
            <translation>
                <numerusform>{items} con {n} etiqueta</numerusform>
                <numerusform>{items} con {n} etiquetas</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{kinds}.</source>
            <translation>{kinds}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/run.py" />
            <source>{labels} labels of {items} items by {workers} workers; {steps} iterations after the first.</source>
            <translation>{labels} etiquetas de {workers} anotadores para {items} elementos; {steps} iteraciones tras la primera.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>{labels}, in order</source>
            <translation>{labels}, en orden</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>{labels}, numeric</source>
            <translation>{labels}, numéricas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>{labels}, {n} per item</source>
            <translation>{labels}, {n} por elemento</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{labels}, {workers}, {items}, {classes}</source>
            <translation>{labels}, {workers}, {items}, {classes}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <source>{label} (tied)</source>
            <translation>{label} (empate)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>{label} · manual</source>
            <translation>{label} · manual</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>{lengths} numbers</source>
            <translation>{lengths} números</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>{lengths} records</source>
            <translation>{lengths} registros</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>{lengths} texts</source>
            <translation>{lengths} textos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>{lengths} times</source>
            <translation>{lengths} horas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>{level} · {share} confidence</source>
            <translation>{level} · confianza del {share}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/class_map.py" />
            <source>{low} or more</source>
            <translation>{low} o más</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/class_map.py" />
            <source>{low} to below {high}</source>
            <translation>de {low} a menos de {high}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>{low} to {high}</source>
            <translation>{low} a {high}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{low} to {high} labels each</source>
            <translation>de {low} a {high} etiquetas cada uno</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>{model} agrees with people as often as they agree with each other for {wins} of {n} people (needs {needed} of {n}).</source>
            <extracomment>For one: {model} agrees with the other people as often as {wins} of {n} person (needs {needed}).</extracomment>
            <translation>
                <numerusform>{model} coincide con las demás personas tan a menudo como {wins} de {n} persona (necesita {needed}).</numerusform>
                <numerusform>{model} coincide con las personas tan a menudo como ellas entre sí en {wins} de {n} personas (necesita {needed} de {n}).</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/model_charts.py" />
            <source>{model} and each person</source>
            <translation>{model} y cada persona</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>{names} and {n} more</source>
            <translation>{names} y {n} más</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>{names} in {folder} will be replaced.</source>
            <translation>Se reemplazarán {names} en {folder}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>{name}  ({n})</source>
            <translation>{name}  ({n})</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>{name} (detected)</source>
            <translation>{name} (detectado)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>{name} (not in this file)</source>
            <translation>{name} (no está en este archivo)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/long_table.py" />
            <location filename="../../crowdgui/io/formats/platforms/appen.py" />
            <source>{name} (of the item)</source>
            <translation>{name} (del elemento)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>{name} ({n})</source>
            <translation>{name} ({n})</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>{name} ({source})</source>
            <translation>{name} ({source})</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>{name} ({what})</source>
            <translation>{name} ({what})</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>{name} is “{value}”; it must be one of {known}.</source>
            <translation>{name} es «{value}»; debe ser uno de {known}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>{name} must be a whole number.</source>
            <translation>{name} debe ser un número entero.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>{name} must be above 0% and below 100%.</source>
            <translation>{name} debe ser mayor que 0 % y menor que 100 %.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>{name} must be between {low} and {high}.</source>
            <translation>{name} debe estar entre {low} y {high}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>{name} of this worker</source>
            <translation>{name} de este anotador</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/rail.py" />
            <source>{name}, done</source>
            <translation>{name}, hecho</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>{name}, item by item</source>
            <translation>{name}, elemento a elemento</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/rail.py" />
            <source>{name}, needs attention</source>
            <translation>{name}, requiere atención</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/rail.py" />
            <source>{name}, nothing here yet</source>
            <translation>{name}, nada todavía</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>{name}, paper’s bound</source>
            <translation>{name}, cota del artículo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/rail.py" />
            <source>{name}, running</source>
            <translation>{name}, en curso</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/main_window/rail.py" />
            <source>{name}, {n} to review</source>
            <extracomment>For one: {name}, {n} to review</extracomment>
            <translation>
                <numerusform>{name}, {n} por revisar</numerusform>
                <numerusform>{name}, {n} por revisar</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>{name}: at most {share} wrong</source>
            <translation>{name}: como máximo {share} erróneas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>{name}: {share}</source>
            <translation>{name}: {share}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/file_head.py" />
            <source>{n} GB</source>
            <translation>{n} GB</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>{n} accepted labels have changed since the draw</source>
            <extracomment>For one: {n} accepted label has changed since the draw</extracomment>
            <translation>
                <numerusform>{n} etiqueta aceptada ha cambiado desde la extracción</numerusform>
                <numerusform>{n} etiquetas aceptadas han cambiado desde la extracción</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/agreement.py" />
            <source>{n} agree at most {chance} of the time, no better than guessing</source>
            <extracomment>For one: {n} agrees at most {chance} of the time, no better than guessing</extracomment>
            <translation>
                <numerusform>{n} coincide en un {chance} como máximo, no mejor que al azar</numerusform>
                <numerusform>{n} coinciden en un {chance} como máximo, no mejor que al azar</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} agree with the rule</source>
            <extracomment>For one: {n} agrees with the rule</extracomment>
            <translation>
                <numerusform>{n} coincide con la regla</numerusform>
                <numerusform>{n} coinciden con la regla</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>{n} bytes</source>
            <extracomment>For one: {n} byte</extracomment>
            <translation>
                <numerusform>{n} byte</numerusform>
                <numerusform>{n} bytes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <source>{n} cells of Answer.taskAnswers aren’t valid JSON and are read as empty.</source>
            <extracomment>For one: {n} cell of Answer.taskAnswers isn’t valid JSON and is read as empty.</extracomment>
            <translation>
                <numerusform>{n} celda de Answer.taskAnswers no es JSON válido y se lee como vacía.</numerusform>
                <numerusform>{n} celdas de Answer.taskAnswers no son JSON válido y se leen como vacías.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>{n} cells show an error such as #N/A; they are read as empty.</source>
            <extracomment>For one: {n} cell shows an error such as #N/A; it is read as empty.</extracomment>
            <translation>
                <numerusform>{n} celda muestra un error como #N/A; se lee como vacía.</numerusform>
                <numerusform>{n} celdas muestran un error como #N/A; se leen como vacías.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/main_window/session_menus.py" />
            <source>{n} changes</source>
            <extracomment>For one: {n} change</extracomment>
            <translation>
                <numerusform>{n} cambio</numerusform>
                <numerusform>{n} cambios</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <location filename="../../crowdgui/text/run_summary.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>{n} classes</source>
            <extracomment>For one: {n} class</extracomment>
            <translation>
                <numerusform>{n} clase</numerusform>
                <numerusform>{n} clases</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/platforms/zooniverse.py" />
            <source>{n} classes are sets of several choices.</source>
            <extracomment>For one: {n} class is a set of several choices.</extracomment>
            <translation>
                <numerusform>{n} clase es un conjunto de varias opciones.</numerusform>
                <numerusform>{n} clases son conjuntos de varias opciones.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/platforms/zooniverse.py" />
            <source>{n} classifications are from before the project’s launch.</source>
            <extracomment>For one: {n} classification is from before the project’s launch.</extracomment>
            <translation>
                <numerusform>{n} clasificación es anterior al lanzamiento del proyecto.</numerusform>
                <numerusform>{n} clasificaciones son anteriores al lanzamiento del proyecto.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_flat.py" />
            <source>{n} classifications have several rows, which are read as one label each.</source>
            <extracomment>For one: {n} classification has several rows, which are read as one label.</extracomment>
            <translation>
                <numerusform>{n} clasificación tiene varias filas, que se leen como una sola etiqueta.</numerusform>
                <numerusform>{n} clasificaciones tienen varias filas, que se leen como una etiqueta cada una.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>{n} columns</source>
            <extracomment>For one: {n} column</extracomment>
            <translation>
                <numerusform>{n} columna</numerusform>
                <numerusform>{n} columnas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/parquet.py" />
            <source>{n} columns hold no text and are skipped: {names}.</source>
            <extracomment>For one: {n} column holds no text and is skipped: {names}.</extracomment>
            <translation>
                <numerusform>{n} columna no contiene texto y se omite: {names}.</numerusform>
                <numerusform>{n} columnas no contienen texto y se omiten: {names}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>{n} datasets</source>
            <extracomment>For one: {n} dataset</extracomment>
            <translation>
                <numerusform>{n} conjunto de datos</numerusform>
                <numerusform>{n} conjuntos de datos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/simulation.py" />
            <source>{n} datasets are drawn at each point.</source>
            <extracomment>For one: {n} dataset is drawn at each point.</extracomment>
            <translation>
                <numerusform>En cada punto se genera {n} conjunto de datos.</numerusform>
                <numerusform>En cada punto se generan {n} conjuntos de datos.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} differ</source>
            <extracomment>For one: {n} differs</extracomment>
            <translation>
                <numerusform>{n} difiere</numerusform>
                <numerusform>{n} difieren</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/study.py" />
            <source>{n} draws</source>
            <extracomment>For one: {n} draw</extracomment>
            <translation>
                <numerusform>{n} sorteo</numerusform>
                <numerusform>{n} sorteos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <source>{n} entries mark parts of an item, such as boxes. They are not labels and are skipped.</source>
            <extracomment>For one: {n} entry marks a part of an item, such as a box. It is not a label and is skipped.</extracomment>
            <translation>
                <numerusform>{n} entrada marca una parte de un elemento, como un recuadro. No es una etiqueta y se omite.</numerusform>
                <numerusform>{n} entradas marcan partes de un elemento, como recuadros. No son etiquetas y se omiten.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>{n} files already exist.</source>
            <extracomment>For one: {n} file already exists.</extracomment>
            <translation>
                <numerusform>Ya existe {n} archivo.</numerusform>
                <numerusform>Ya existen {n} archivos.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/export/export_text.py" />
            <source>{n} files written to {folder}.</source>
            <extracomment>For one: {n} file written to {folder}.</extracomment>
            <translation>
                <numerusform>{n} archivo escrito en {folder}.</numerusform>
                <numerusform>{n} archivos escritos en {folder}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} final labels differ from the majority vote</source>
            <extracomment>For one: {n} final label differs from the majority vote</extracomment>
            <translation>
                <numerusform>{n} etiqueta final difiere del voto por mayoría</numerusform>
                <numerusform>{n} etiquetas finales difieren del voto por mayoría</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>{n} from {before} to {now}</source>
            <translation>{n} de {before} a {now}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/study.py" />
            <source>{n} gold items are too few to say whether the curve has flattened.</source>
            <extracomment>For one: {n} gold item is too few to say whether the curve has flattened.</extracomment>
            <translation>
                <numerusform>{n} elemento de referencia es muy poco para decir si la curva se ha aplanado.</numerusform>
                <numerusform>{n} elementos de referencia son muy pocos para decir si la curva se ha aplanado.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/compare.py" />
            <source>{n} gold items are too few; {least} are needed</source>
            <extracomment>For one: {n} gold item is too few; {least} are needed</extracomment>
            <translation>
                <numerusform>{n} elemento de referencia es muy poco, hacen falta {least}</numerusform>
                <numerusform>{n} elementos de referencia son muy pocos, hacen falta {least}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>{n} gold labels match {n} of the {items} items</source>
            <extracomment>For one: {n} gold label matches one of the {items} items</extracomment>
            <translation>
                <numerusform>{n} etiqueta de referencia corresponde a uno de los {items} elementos</numerusform>
                <numerusform>{n} etiquetas de referencia corresponden a {n} de los {items} elementos</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/translation.py" />
            <source>{n} h</source>
            <translation>{n} h</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} had no label</source>
            <translation>{n} sin etiqueta antes</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/peers.py" />
            <source>{n} have no overlap.</source>
            <extracomment>For one: {n} has no overlap.</extracomment>
            <translation>
                <numerusform>{n} sin nada en común.</numerusform>
                <numerusform>{n} sin nada en común.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/platforms/doccano.py" />
            <source>{n} ids occur more than once in a worker’s file. Do the items have a field “id”?</source>
            <extracomment>For one: {n} id occurs more than once in a worker’s file. Do the items have a field “id”?</extracomment>
            <translation>
                <numerusform>{n} identificador se repite en el archivo de un anotador. ¿Tienen los elementos un campo «id»?</numerusform>
                <numerusform>{n} identificadores se repiten en el archivo de un anotador. ¿Tienen los elementos un campo «id»?</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>{n} independent votes per item</source>
            <translation>{n} votos independientes por elemento</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/figures/class_shares.py" />
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <location filename="../../crowdgui/text/agreement.py" />
            <location filename="../../crowdgui/text/model_cards.py" />
            <location filename="../../crowdgui/text/run_summary.py" />
            <location filename="../../crowdgui/text/study.py" />
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <location filename="../../crowdgui/ui/pages/data/page.py" />
            <location filename="../../crowdgui/ui/pages/workers/confusion_view.py" />
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <location filename="../../crowdgui/ui/plots/model_plots.py" />
            <source>{n} items</source>
            <extracomment>For one: {n} item</extracomment>
            <translation>
                <numerusform>{n} elemento</numerusform>
                <numerusform>{n} elementos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/rules.py" />
            <source>{n} items are fixed to their gold label, so they don’t test the other final labels.</source>
            <extracomment>For one: {n} item is fixed to its gold label, so it doesn’t test the other final labels.</extracomment>
            <translation>
                <numerusform>{n} elemento está fijado a su etiqueta de referencia, así que no sirve de prueba para las demás etiquetas finales.</numerusform>
                <numerusform>{n} elementos están fijados a su etiqueta de referencia, así que no sirven de prueba para las demás etiquetas finales.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>{n} items are left to review for the guarantee, least confident first.</source>
            <extracomment>For one: {n} item is left to review for the guarantee.</extracomment>
            <translation>
                <numerusform>Queda {n} elemento por revisar para la garantía.</numerusform>
                <numerusform>Quedan {n} elementos por revisar para la garantía, los de menor confianza primero.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>{n} items are to be settled.</source>
            <extracomment>For one: {n} item is to be settled.</extracomment>
            <translation>
                <numerusform>Queda {n} elemento por resolver.</numerusform>
                <numerusform>Quedan {n} elementos por resolver.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>{n} items are unanimous; independent workers would give {expected}. Some items are harder than others, or workers make the same mistakes.</source>
            <extracomment>For one: {n} item is unanimous; independent workers would give {expected}. Some items are harder than others, or workers make the same mistakes.</extracomment>
            <translation>
                <numerusform>{n} elemento es unánime; anotadores independientes darían {expected}. Algunos elementos son más difíciles que otros, o los anotadores cometen los mismos errores.</numerusform>
                <numerusform>{n} elementos son unánimes; anotadores independientes darían {expected}. Algunos elementos son más difíciles que otros, o los anotadores cometen los mismos errores.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>{n} items are unanimous; independent workers would give {expected}. There is no sign that mistakes are linked.</source>
            <extracomment>For one: {n} item is unanimous; independent workers would give {expected}. There is no sign that mistakes are linked.</extracomment>
            <translation>
                <numerusform>{n} elemento es unánime; anotadores independientes darían {expected}. No hay indicios de que los errores estén relacionados.</numerusform>
                <numerusform>{n} elementos son unánimes; anotadores independientes darían {expected}. No hay indicios de que los errores estén relacionados.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/figures/histograms.py" />
            <source>{n} items at {low} to {high}</source>
            <extracomment>For one: {n} item at {low} to {high}</extracomment>
            <translation>
                <numerusform>{n} elemento entre {low} y {high}</numerusform>
                <numerusform>{n} elementos entre {low} y {high}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>{n} items have no label.</source>
            <extracomment>For one: {n} item has no label.</extracomment>
            <translation>
                <numerusform>{n} elemento no tiene etiqueta.</numerusform>
                <numerusform>{n} elementos no tienen etiqueta.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} items have no labels from workers, so they have no final label.</source>
            <extracomment>For one: {n} item has no labels from workers, so it has no final label.</extracomment>
            <translation>
                <numerusform>{n} elemento no tiene etiquetas de anotadores, así que no tiene etiqueta final.</numerusform>
                <numerusform>{n} elementos no tienen etiquetas de anotadores, así que no tienen etiqueta final.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} items have only one label</source>
            <extracomment>For one: {n} item has only one label</extracomment>
            <translation>
                <numerusform>{n} elemento tiene una sola etiqueta</numerusform>
                <numerusform>{n} elementos tienen una sola etiqueta</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/platforms/potato.py" />
            <source>{n} items have several labels of one schema; together they are read as one class.</source>
            <extracomment>For one: {n} item has several labels of one schema; together they are read as one class.</extracomment>
            <translation>
                <numerusform>{n} elemento tiene varias etiquetas de un mismo esquema; juntas se leen como una sola clase.</numerusform>
                <numerusform>{n} elementos tienen varias etiquetas de un mismo esquema; juntas se leen como una sola clase.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>{n} items labelled</source>
            <extracomment>For one: {n} item labelled</extracomment>
            <translation>
                <numerusform>{n} elemento etiquetado</numerusform>
                <numerusform>{n} elementos etiquetados</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>{n} items labelled by {worker}.</source>
            <extracomment>For one: {n} item labelled by {worker}.</extracomment>
            <translation>
                <numerusform>{n} elemento etiquetado por {worker}.</numerusform>
                <numerusform>{n} elementos etiquetados por {worker}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} items labelled in {steps}.</source>
            <extracomment>For one: {n} item labelled in {steps}.</extracomment>
            <translation>
                <numerusform>{n} elemento etiquetado en {steps}.</numerusform>
                <numerusform>{n} elementos etiquetados en {steps}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} items labelled.</source>
            <extracomment>For one: {n} item labelled.</extracomment>
            <translation>
                <numerusform>{n} elemento etiquetado.</numerusform>
                <numerusform>{n} elementos etiquetados.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} items labelled; stopped after {steps} without converging.</source>
            <extracomment>For one: {n} item labelled; stopped after {steps} without converging.</extracomment>
            <translation>
                <numerusform>{n} elemento etiquetado; detenido tras {steps} sin converger.</numerusform>
                <numerusform>{n} elementos etiquetados; detenido tras {steps} sin converger.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/models_panel.py" />
            <source>{n} items on which both {first} and {second} differ from the people’s final label.</source>
            <extracomment>For one: {n} item on which both {first} and {second} differ from the people’s final label.</extracomment>
            <translation>
                <numerusform>{n} elemento en el que tanto {first} como {second} difieren de la etiqueta final de las personas.</numerusform>
                <numerusform>{n} elementos en los que tanto {first} como {second} difieren de la etiqueta final de las personas.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>{n} items on which “{worker}” and another worker agree against the rest.</source>
            <extracomment>For one: {n} item on which “{worker}” and another worker agree against the rest.</extracomment>
            <translation>
                <numerusform>{n} elemento en el que «{worker}» y otro anotador coinciden frente a los demás.</numerusform>
                <numerusform>{n} elementos en los que «{worker}» y otro anotador coinciden frente a los demás.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/models_panel.py" />
            <source>{n} items that both {first} and {second} have wrong.</source>
            <extracomment>For one: {n} item that both {first} and {second} have wrong.</extracomment>
            <translation>
                <numerusform>{n} elemento en el que se equivocan tanto {first} como {second}.</numerusform>
                <numerusform>{n} elementos en los que se equivocan tanto {first} como {second}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <source>{n} items that both {first} and {second} labelled.</source>
            <extracomment>For one: {n} item that both {first} and {second} labelled.</extracomment>
            <translation>
                <numerusform>{n} elemento que etiquetaron tanto {first} como {second}.</numerusform>
                <numerusform>{n} elementos que etiquetaron tanto {first} como {second}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <source>{n} items that {first} and {second} label differently.</source>
            <extracomment>For one: {n} item that {first} and {second} label differently.</extracomment>
            <translation>
                <numerusform>{n} elemento que {first} y {second} etiquetan de forma distinta.</numerusform>
                <numerusform>{n} elementos que {first} y {second} etiquetan de forma distinta.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/model_card.py" />
            <source>{n} items that {model} labelled “{said}” and that are “{known}”.</source>
            <extracomment>For one: {n} item that {model} labelled “{said}” and that is “{known}”.</extracomment>
            <translation>
                <numerusform>{n} elemento que {model} etiquetó como «{said}» y que es «{known}».</numerusform>
                <numerusform>{n} elementos que {model} etiquetó como «{said}» y que son «{known}».</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <source>{n} items that {worker} labelled and whose final label is “{final}”.</source>
            <extracomment>For one: {n} item that {worker} labelled and whose final label is “{final}”.</extracomment>
            <translation>
                <numerusform>{n} elemento que {worker} etiquetó y cuya etiqueta final es «{final}».</numerusform>
                <numerusform>{n} elementos que {worker} etiquetó y cuya etiqueta final es «{final}».</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>{n} items that {worker} labelled “{answer}” and the others’ vote labels “{known}”.</source>
            <extracomment>For one: {n} item that {worker} labelled “{answer}” and the others’ vote labels “{known}”.</extracomment>
            <translation>
                <numerusform>{n} elemento que {worker} etiquetó como «{answer}» y para el que el voto de los demás da «{known}».</numerusform>
                <numerusform>{n} elementos que {worker} etiquetó como «{answer}» y para los que el voto de los demás da «{known}».</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>{n} items that {worker} labelled “{answer}” and whose final label is “{final}”.</source>
            <extracomment>For one: {n} item that {worker} labelled “{answer}” and whose final label is “{final}”.</extracomment>
            <translation>
                <numerusform>{n} elemento que {worker} etiquetó como «{answer}» y cuya etiqueta final es «{final}».</numerusform>
                <numerusform>{n} elementos que {worker} etiquetó como «{answer}» y cuya etiqueta final es «{final}».</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>{n} items that {worker} labelled “{answer}” and whose gold label is “{known}”.</source>
            <extracomment>For one: {n} item that {worker} labelled “{answer}” and whose gold label is “{known}”.</extracomment>
            <translation>
                <numerusform>{n} elemento que {worker} etiquetó como «{answer}» y cuya etiqueta de referencia es «{known}».</numerusform>
                <numerusform>{n} elementos que {worker} etiquetó como «{answer}» y cuya etiqueta de referencia es «{known}».</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>{n} items to review.</source>
            <extracomment>For one: {n} item to review.</extracomment>
            <translation>
                <numerusform>{n} elemento por revisar.</numerusform>
                <numerusform>{n} elementos por revisar.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>{n} items were drawn at random. The rule’s labels stay hidden; your labels give the guarantee.</source>
            <extracomment>For one: {n} item was drawn at random. The rule’s label stays hidden.</extracomment>
            <translation>
                <numerusform>Se sorteó {n} elemento. La etiqueta de la regla queda oculta; la suya da la garantía.</numerusform>
                <numerusform>Se sortearon {n} elementos. Las etiquetas de la regla quedan ocultas; las suyas dan la garantía.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/mixed_votes.py" />
            <source>{n} items with a different final label if only these voted: {who}.</source>
            <extracomment>For one: {n} item with a different final label if only these voted: {who}.</extracomment>
            <translation>
                <numerusform>{n} elemento con otra etiqueta final si solo votaran estos: {who}.</numerusform>
                <numerusform>{n} elementos con otra etiqueta final si solo votaran estos: {who}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>{n} items with a different final label {why}:</source>
            <extracomment>For one: {n} item with a different final label {why}:</extracomment>
            <translation>
                <numerusform>{n} elemento con otra etiqueta final {why}:</numerusform>
                <numerusform>{n} elementos con otra etiqueta final {why}:</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>{n} items without a label</source>
            <extracomment>For one: {n} item without a label</extracomment>
            <translation>
                <numerusform>{n} elemento sin etiqueta</numerusform>
                <numerusform>{n} elementos sin etiqueta</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>{n} items, in table order.</source>
            <extracomment>For one: {n} item, in table order.</extracomment>
            <translation>
                <numerusform>{n} elemento, en el orden de la tabla.</numerusform>
                <numerusform>{n} elementos, en el orden de la tabla.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <location filename="../../crowdgui/ui/pages/export/export_text.py" />
            <source>{n} iterations</source>
            <extracomment>For one: {n} iteration</extracomment>
            <translation>
                <numerusform>{n} iteración</numerusform>
                <numerusform>{n} iteraciones</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/platforms/appen.py" />
            <source>{n} judgments are on test questions, which are asked more often than others.</source>
            <extracomment>For one: {n} judgment is on a test question. Test questions are asked more often.</extracomment>
            <translation>
                <numerusform>{n} juicio es de una pregunta de prueba. Las preguntas de prueba se hacen más veces.</numerusform>
                <numerusform>{n} juicios son de preguntas de prueba, que se hacen más veces que otras.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/figures/class_shares.py" />
            <location filename="../../crowdgui/figures/worker_scatter.py" />
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <location filename="../../crowdgui/text/agreement.py" />
            <location filename="../../crowdgui/text/groups.py" />
            <location filename="../../crowdgui/text/model_cards.py" />
            <location filename="../../crowdgui/text/run_summary.py" />
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <location filename="../../crowdgui/ui/pages/export/export_text.py" />
            <location filename="../../crowdgui/ui/pages/workers/confusion_view.py" />
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <location filename="../../crowdgui/ui/pages/workers/timing.py" />
            <source>{n} labels</source>
            <extracomment>For one: {n} label</extracomment>
            <translation>
                <numerusform>{n} etiqueta</numerusform>
                <numerusform>{n} etiquetas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <source>{n} labels are from a reviewer. The versions they are based on are not read as well.</source>
            <extracomment>For one: {n} label is from a reviewer. The versions it is based on are not read as well.</extracomment>
            <translation>
                <numerusform>{n} etiqueta es de un revisor. Las versiones en que se basa no se leen además.</numerusform>
                <numerusform>{n} etiquetas son de un revisor. Las versiones en que se basan no se leen además.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/platforms/zooniverse.py" />
            <source>{n} labels are from gold-standard classifications and are read like the others.</source>
            <extracomment>For one: {n} label is from a gold-standard classification and is read like the others.</extracomment>
            <translation>
                <numerusform>{n} etiqueta procede de una clasificación «gold standard» y se lee como las demás.</numerusform>
                <numerusform>{n} etiquetas proceden de clasificaciones «gold standard» y se leen como las demás.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <source>{n} labels are from sessions without a name; their start times are used as workers.</source>
            <extracomment>For one: {n} label is from a session without a name; its start time is used as worker.</extracomment>
            <translation>
                <numerusform>{n} etiqueta procede de una sesión sin nombre; su hora de inicio se usa como anotador.</numerusform>
                <numerusform>{n} etiquetas proceden de sesiones sin nombre; sus horas de inicio se usan como anotadores.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/platforms/toloka.py" />
            <source>{n} labels are from training tasks; they are the first attempts.</source>
            <extracomment>For one: {n} label is from a training task; it is the first attempt.</extracomment>
            <translation>
                <numerusform>{n} etiqueta es de una tarea de entrenamiento; es el primer intento.</numerusform>
                <numerusform>{n} etiquetas son de tareas de entrenamiento; son los primeros intentos.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <source>{n} labels changed</source>
            <extracomment>For one: {n} label changed</extracomment>
            <translation>
                <numerusform>{n} etiqueta cambiada</numerusform>
                <numerusform>{n} etiquetas cambiadas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/figures/convergence.py" />
            <source>{n} labels changed in the first iteration</source>
            <extracomment>For one: {n} label changed in the first iteration</extracomment>
            <translation>
                <numerusform>{n} etiqueta cambió en la primera iteración</numerusform>
                <numerusform>{n} etiquetas cambiaron en la primera iteración</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} labels each</source>
            <extracomment>For one: {n} label each</extracomment>
            <translation>
                <numerusform>{n} etiqueta cada uno</numerusform>
                <numerusform>{n} etiquetas cada uno</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/platforms/doccano.py" />
            <source>{n} labels with a # in them are taken for several labels each.</source>
            <extracomment>For one: {n} label with a # in it is taken for several labels.</extracomment>
            <translation>
                <numerusform>{n} etiqueta con # se lee como varias etiquetas.</numerusform>
                <numerusform>{n} etiquetas con # se leen como varias etiquetas cada una.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>{n} labels, same workers</source>
            <translation>{n} etiquetas, los mismos anotadores</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>{n} left</source>
            <translation>quedan {n}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>{n} lines written to {file}.</source>
            <extracomment>For one: {n} line written to {file}.</extracomment>
            <translation>
                <numerusform>{n} línea escrita en {file}.</numerusform>
                <numerusform>{n} líneas escritas en {file}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} manual labels: {parts}</source>
            <extracomment>For one: {n} manual label: {parts}</extracomment>
            <translation>
                <numerusform>{n} etiqueta manual: {parts}</numerusform>
                <numerusform>{n} etiquetas manuales: {parts}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>{n} merged cells count as text in their first cell only; the others are empty.</source>
            <extracomment>For one: {n} merged cell counts as text in its first cell only; the others are empty.</extracomment>
            <translation>
                <numerusform>{n} celda combinada cuenta como texto solo en su primera celda; las demás están vacías.</numerusform>
                <numerusform>{n} celdas combinadas cuentan como texto solo en su primera celda; las demás están vacías.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/translation.py" />
            <source>{n} min</source>
            <translation>{n} min</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>{n} mistakes</source>
            <extracomment>For one: {n} mistake</extracomment>
            <translation>
                <numerusform>{n} error</numerusform>
                <numerusform>{n} errores</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/agreement.py" />
            <location filename="../../crowdgui/text/groups.py" />
            <source>{n} models</source>
            <extracomment>For one: {n} model</extracomment>
            <translation>
                <numerusform>{n} modelo</numerusform>
                <numerusform>{n} modelos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>{n} models count as about {votes} independent votes</source>
            <extracomment>For one: {n} model counts as about {votes} independent votes</extracomment>
            <translation>
                <numerusform>{n} modelo cuenta como unos {votes} votos independientes</numerusform>
                <numerusform>{n} modelos cuentan como unos {votes} votos independientes</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>{n} models count as about {votes} independent votes.</source>
            <translation>{n} modelos cuentan como unos {votes} votos independientes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <location filename="../../crowdgui/text/groups.py" />
            <source>{n} more</source>
            <translation>{n} más</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/import_dialog/dialog.py" />
            <source>{n} more files</source>
            <extracomment>For one: {n} more file</extracomment>
            <translation>
                <numerusform>{n} archivo más</numerusform>
                <numerusform>{n} archivos más</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <location filename="../../crowdgui/text/study.py" />
            <source>{n} more labels</source>
            <extracomment>For one: {n} more label</extracomment>
            <translation>
                <numerusform>{n} etiqueta más</numerusform>
                <numerusform>{n} etiquetas más</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>{n} more labels, same workers</source>
            <extracomment>For one: {n} more label, same workers</extracomment>
            <translation>
                <numerusform>{n} etiqueta más, los mismos anotadores</numerusform>
                <numerusform>{n} etiquetas más, los mismos anotadores</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <source>{n} more notes are not listed.</source>
            <extracomment>For one: {n} more note is not listed.</extracomment>
            <translation>
                <numerusform>{n} nota más no se muestra.</numerusform>
                <numerusform>{n} notas más no se muestran.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/marks.py" />
            <location filename="../../crowdgui/text/translation.py" />
            <source>{n} ms</source>
            <translation>{n} ms</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/export/export_text.py" />
            <source>{n} names of items, workers or classes would run as formulas in a spreadsheet. They get a leading apostrophe unless you tick this.</source>
            <extracomment>For one: {n} name of an item, worker or class would run as a formula in a spreadsheet. It gets a leading apostrophe unless you tick this.</extracomment>
            <translation>
                <numerusform>{n} nombre de elemento, anotador o clase se ejecutaría como fórmula en una hoja de cálculo. Recibe un apóstrofo delante, salvo que esto esté marcado.</numerusform>
                <numerusform>{n} nombres de elementos, anotadores o clases se ejecutarían como fórmulas en una hoja de cálculo. Reciben un apóstrofo delante, salvo que esto esté marcado.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>{n} numbers</source>
            <extracomment>For one: {n} number</extracomment>
            <translation>
                <numerusform>{n} número</numerusform>
                <numerusform>{n} números</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>{n} numbers entered</source>
            <extracomment>For one: {n} number entered</extracomment>
            <translation>
                <numerusform>{n} número introducido</numerusform>
                <numerusform>{n} números introducidos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/parquet.py" />
            <source>{n} numbers were too long to be kept exactly. If they are ids, they may be wrong.</source>
            <extracomment>For one: {n} number was too long to be kept exactly. If it is an id, it may be wrong.</extracomment>
            <translation>
                <numerusform>{n} número era demasiado largo para conservarse con exactitud. Si es un identificador, puede ser erróneo.</numerusform>
                <numerusform>{n} números eran demasiado largos para conservarse con exactitud. Si son identificadores, pueden ser erróneos.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/bounds.py" />
            <source>{n} of the drawn labels have not been checked yet.</source>
            <extracomment>For one: {n} of the drawn labels has not been checked yet.</extracomment>
            <translation>
                <numerusform>Queda por comprobar {n} de las etiquetas sorteadas.</numerusform>
                <numerusform>Quedan por comprobar {n} de las etiquetas sorteadas.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/detail.py" />
            <source>{n} of them are flagged: {kinds}.</source>
            <extracomment>For one: {n} of them is flagged: {kinds}.</extracomment>
            <translation>
                <numerusform>{n} de ellos tiene alerta: {kinds}.</numerusform>
                <numerusform>{n} de ellos tienen alerta: {kinds}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/mixed_votes.py" />
            <source>{n} of them are of known class.</source>
            <extracomment>For one: {n} of them is of known class.</extracomment>
            <translation>
                <numerusform>De {n} de ellos se conoce la clase.</numerusform>
                <numerusform>De {n} de ellos se conoce la clase.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <location filename="../../crowdgui/ui/report_pdf/pdf.py" />
            <source>{n} of {all}</source>
            <translation>{n} de {all}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>{n} of {all} have no overlap</source>
            <extracomment>For one: {n} of {all} has no overlap</extracomment>
            <translation>
                <numerusform>{n} de {all} no tiene nada en común</numerusform>
                <numerusform>{n} de {all} no tienen nada en común</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>{n} of {all} labels have less than {sure} confidence. Review them here, lowest confidence first.</source>
            <extracomment>For one: {n} of {all} labels has less than {sure} confidence. Review it here.</extracomment>
            <translation>
                <numerusform>{n} de {all} etiquetas tiene una confianza inferior al {sure}. Revísela aquí.</numerusform>
                <numerusform>{n} de {all} etiquetas tienen una confianza inferior al {sure}. Revíselas aquí, las de menor confianza primero.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>{n} of {all} labels removed ({share})</source>
            <extracomment>For one: {n} of {all} labels removed ({share})</extracomment>
            <translation>
                <numerusform>{n} de {all} etiquetas eliminada ({share})</numerusform>
                <numerusform>{n} de {all} etiquetas eliminadas ({share})</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>{n} of {all} labels restored ({share})</source>
            <extracomment>For one: {n} of {all} labels restored ({share})</extracomment>
            <translation>
                <numerusform>{n} de {all} etiquetas recuperada ({share})</numerusform>
                <numerusform>{n} de {all} etiquetas recuperadas ({share})</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/worker_scatter.py" />
            <source>{n} of {all} workers shown</source>
            <translation>{n} de {all} anotadores mostrados</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_cells.py" />
            <source>{n} of {all} workers were not logged in. Each address counts as a worker, even if several people share it.</source>
            <translation>{n} de {all} anotadores no habían iniciado sesión. Cada dirección cuenta como un anotador, aunque la compartan varias personas.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/flags.py" />
            <source>{n} of {all} workers would be flagged ({share}).</source>
            <extracomment>For one: {n} of {all} workers would be flagged ({share}).</extracomment>
            <translation>
                <numerusform>{n} de {all} anotadores tendría alerta ({share}).</numerusform>
                <numerusform>{n} de {all} anotadores tendrían alerta ({share}).</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/export_text.py" />
            <source>{n} of {all}; {out} excluded</source>
            <translation>{n} de {all}; excluidos: {out}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>{n} of {items} labels change</source>
            <extracomment>For one: {n} of {items} labels changes</extracomment>
            <translation>
                <numerusform>cambia {n} de {items} etiquetas</numerusform>
                <numerusform>cambian {n} de {items} etiquetas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/bounds.py" />
            <source>{n} of {items} labels differ from the vote that this bound covers and are counted as wrong</source>
            <extracomment>For one: {n} of {items} labels differs from the vote that this bound covers and is counted as wrong</extracomment>
            <translation>
                <numerusform>{n} de {items} etiquetas difiere del voto que cubre esta cota y se cuenta como errónea</numerusform>
                <numerusform>{n} de {items} etiquetas difieren del voto que cubre esta cota y se cuentan como erróneas</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>{n} of {labels} labels ({share})</source>
            <translation>{n} de {labels} etiquetas ({share})</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} of {labels} labels.</source>
            <translation>{n} de {labels} etiquetas.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} of {some} final labels have a confidence below {sure}.</source>
            <extracomment>For one: {n} of {some} final labels has a confidence below {sure}.</extracomment>
            <translation>
                <numerusform>{n} de {some} etiquetas finales tiene una confianza inferior al {sure}.</numerusform>
                <numerusform>{n} de {some} etiquetas finales tienen una confianza inferior al {sure}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>{n} of {workers} workers are models</source>
            <translation>{n} de {workers} anotadores son modelos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/class_shares.py" />
            <source>{n} other classes</source>
            <translation>otras {n} clases</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <source>{n} other labels</source>
            <extracomment>For one: {n} other label</extracomment>
            <translation>
                <numerusform>{n} etiqueta más</numerusform>
                <numerusform>{n} etiquetas más</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/answer_columns.py" />
            <source>{n} others</source>
            <extracomment>For one: {n} other</extracomment>
            <translation>
                <numerusform>{n} más</numerusform>
                <numerusform>{n} más</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/agreement.py" />
            <source>{n} pairs</source>
            <extracomment>For one: {n} pair</extracomment>
            <translation>
                <numerusform>{n} par</numerusform>
                <numerusform>{n} pares</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>{n} pairs look like copying.</source>
            <extracomment>For one: {n} pair looks like copying.</extracomment>
            <translation>
                <numerusform>En {n} par parece haber copia.</numerusform>
                <numerusform>En {n} pares parece haber copia.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/agreement.py" />
            <source>{n} pairs of workers</source>
            <extracomment>For one: {n} pair of workers</extracomment>
            <translation>
                <numerusform>{n} par de anotadores</numerusform>
                <numerusform>{n} pares de anotadores</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/groups.py" />
            <source>{n} people</source>
            <extracomment>For one: {n} person</extracomment>
            <translation>
                <numerusform>{n} persona</numerusform>
                <numerusform>{n} personas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>{n} people aren’t tested: fewer than {least} items shared with the model and another person.</source>
            <extracomment>For one: {n} person isn’t tested: fewer than {least} items shared with the model and another person.</extracomment>
            <translation>
                <numerusform>{n} persona no se examina: comparte menos de {least} elementos con el modelo y otra persona.</numerusform>
                <numerusform>{n} personas no se examinan: comparten menos de {least} elementos con el modelo y otra persona.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/long_table.py" />
            <source>{n} pictures or sounds are embedded in the file and are not shown.</source>
            <extracomment>For one: {n} picture or sound is embedded in the file and is not shown.</extracomment>
            <translation>
                <numerusform>{n} imagen o sonido está incrustado en el archivo y no se muestra.</numerusform>
                <numerusform>{n} imágenes o sonidos están incrustados en el archivo y no se muestran.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>{n} questions are opened, each with its own labels</source>
            <translation>Se abren {n} preguntas, cada una con sus propias etiquetas</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/surveys/survey.py" />
            <source>{n} questions are the items</source>
            <extracomment>For one: {n} question is an item</extracomment>
            <translation>
                <numerusform>{n} pregunta es un elemento</numerusform>
                <numerusform>{n} preguntas son los elementos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/surveys/survey.py" />
            <source>{n} questions have no scale in common with others and aren’t read: {names}.</source>
            <extracomment>For one: {n} question has no scale in common with others and isn’t read: {names}.</extracomment>
            <translation>
                <numerusform>{n} pregunta no comparte escala con otras y no se lee: {names}.</numerusform>
                <numerusform>{n} preguntas no comparten escala con otras y no se leen: {names}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/acceptance.py" />
            <source>{n} random items to audit, anywhere among the {items}</source>
            <translation>{n} elementos por auditar al azar, en cualquier lugar entre los {items}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <source>{n} rarer classes are not listed.</source>
            <extracomment>For one: {n} rarer class is not listed.</extracomment>
            <translation>
                <numerusform>{n} clase más rara no se muestra.</numerusform>
                <numerusform>{n} clases más raras no se muestran.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/timing.py" />
            <source>{n} recorded times can’t be right and were skipped.</source>
            <extracomment>For one: {n} recorded time can’t be right and was skipped.</extracomment>
            <translation>
                <numerusform>{n} hora registrada no puede ser correcta y se omitió.</numerusform>
                <numerusform>{n} horas registradas no pueden ser correctas y se omitieron.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/surveys/survey.py" />
            <source>{n} respondents are the workers</source>
            <extracomment>For one: {n} respondent is a worker</extracomment>
            <translation>
                <numerusform>{n} encuestado es un anotador</numerusform>
                <numerusform>{n} encuestados son los anotadores</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/surveys/qualtrics.py" />
            <source>{n} responses are unfinished; their labels are read.</source>
            <extracomment>For one: {n} response is unfinished; its labels are read.</extracomment>
            <translation>
                <numerusform>{n} respuesta está incompleta; sus etiquetas se leen.</numerusform>
                <numerusform>{n} respuestas están incompletas; sus etiquetas se leen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <source>{n} results</source>
            <extracomment>For one: {n} result</extracomment>
            <translation>
                <numerusform>{n} resultado</numerusform>
                <numerusform>{n} resultados</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <source>{n} results mark parts of items. They are not labels of items and are skipped.</source>
            <extracomment>For one: {n} result marks a part of an item. It is not a label of an item and is skipped.</extracomment>
            <translation>
                <numerusform>{n} resultado marca una parte de un elemento. No es una etiqueta del elemento y se omite.</numerusform>
                <numerusform>{n} resultados marcan partes de elementos. No son etiquetas de los elementos y se omiten.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/dialog.py" />
            <source>{n} rows</source>
            <extracomment>For one: {n} row</extracomment>
            <translation>
                <numerusform>{n} fila</numerusform>
                <numerusform>{n} filas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/widgets/table_view.py" />
            <source>{n} rows copied</source>
            <extracomment>For one: {n} row copied</extracomment>
            <translation>
                <numerusform>{n} fila copiada</numerusform>
                <numerusform>{n} filas copiadas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>{n} rows copied.</source>
            <extracomment>For one: {n} row copied.</extracomment>
            <translation>
                <numerusform>{n} fila copiada.</numerusform>
                <numerusform>{n} filas copiadas.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/platforms/toloka.py" />
            <source>{n} rows don’t name their worker; the worker of their page is used.</source>
            <extracomment>For one: {n} row doesn’t name its worker; the worker of its page is used.</extracomment>
            <translation>
                <numerusform>{n} fila no nombra a su anotador; se usa el de su página.</numerusform>
                <numerusform>{n} filas no nombran a su anotador; se usa el de su página.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/data/page.py" />
            <source>{n} rows, labels or times were skipped; the checks show why.</source>
            <extracomment>For one: {n} row, label or time was skipped; the checks show why.</extracomment>
            <translation>
                <numerusform>Se omitió {n} fila, etiqueta u hora; las comprobaciones muestran por qué.</numerusform>
                <numerusform>Se omitieron {n} filas, etiquetas u horas; las comprobaciones muestran por qué.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/translation.py" />
            <source>{n} s</source>
            <translation>{n} s</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/charts.py" />
            <source>{n} selected workers</source>
            <extracomment>For one: {n} selected worker</extracomment>
            <translation>
                <numerusform>{n} anotador elegido</numerusform>
                <numerusform>{n} anotadores elegidos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/agreement.py" />
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>{n} shared items</source>
            <extracomment>For one: {n} shared item</extracomment>
            <translation>
                <numerusform>{n} elemento compartido</numerusform>
                <numerusform>{n} elementos compartidos</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <location filename="../../crowdgui/ui/pages/data/page.py" />
            <source>{n} skipped: {reason}</source>
            <translation>Omisiones ({n}): {reason}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/rules.py" />
            <source>{n} starts ended with classes swapped and were not used.</source>
            <extracomment>For one: {n} start ended with classes swapped and was not used.</extracomment>
            <translation>
                <numerusform>{n} inicio acabó con las clases intercambiadas y no se usó.</numerusform>
                <numerusform>{n} inicios acabaron con las clases intercambiadas y no se usaron.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/platforms/appen.py" />
            <source>{n} test questions accept several answers to “{question}”, so they give no gold label.</source>
            <extracomment>For one: {n} test question accepts several answers to “{question}”, so it gives no gold label.</extracomment>
            <translation>
                <numerusform>{n} pregunta de prueba admite varias respuestas a «{question}», así que no da etiqueta de referencia.</numerusform>
                <numerusform>{n} preguntas de prueba admiten varias respuestas a «{question}», así que no dan etiqueta de referencia.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} ties, given to the first of the tied classes.</source>
            <extracomment>For one: {n} tie, given to the first of the tied classes.</extracomment>
            <translation>
                <numerusform>{n} empate, asignado a la primera de las clases empatadas.</numerusform>
                <numerusform>{n} empates, asignados a la primera de las clases empatadas.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>{n} times a worker labelled an item more than once</source>
            <extracomment>For one: Once a worker labelled an item more than once</extracomment>
            <translation>
                <numerusform>Una vez un anotador etiquetó un elemento más de una vez</numerusform>
                <numerusform>{n} veces un anotador etiquetó un elemento más de una vez</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} times a worker labelled the same item more than once</source>
            <extracomment>For one: {n} time a worker labelled the same item more than once</extracomment>
            <translation>
                <numerusform>{n} vez un anotador etiquetó el mismo elemento más de una vez</numerusform>
                <numerusform>{n} veces un anotador etiquetó el mismo elemento más de una vez</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>{n} variables hold no list or table of numbers or text and are skipped.</source>
            <extracomment>For one: {n} variable holds no list or table of numbers or text and is skipped.</extracomment>
            <translation>
                <numerusform>{n} variable no contiene ninguna lista ni tabla de números o texto, y se omite.</numerusform>
                <numerusform>{n} variables no contienen ninguna lista ni tabla de números o texto, y se omiten.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/platforms/zooniverse.py" />
            <source>{n} versions of the workflows are read together.</source>
            <extracomment>For one: {n} version of a workflow is read.</extracomment>
            <translation>
                <numerusform>Se lee {n} versión de un flujo de trabajo.</numerusform>
                <numerusform>Se leen juntas {n} versiones de los flujos de trabajo.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items/detail.py" />
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>{n} votes</source>
            <extracomment>For one: {n} vote</extracomment>
            <translation>
                <numerusform>{n} voto</numerusform>
                <numerusform>{n} votos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/shared_parts.py" />
            <source>{n} worker processes with {threads} threads in total</source>
            <extracomment>For one: {n} worker process with {threads} threads</extracomment>
            <translation>
                <numerusform>{n} proceso con {threads} hilos</numerusform>
                <numerusform>{n} procesos con {threads} hilos en total</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/figures/worker_scatter.py" />
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <location filename="../../crowdgui/text/agreement.py" />
            <location filename="../../crowdgui/text/model_cards.py" />
            <location filename="../../crowdgui/text/run_summary.py" />
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <location filename="../../crowdgui/ui/pages/data/page.py" />
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>{n} workers</source>
            <extracomment>For one: {n} worker</extracomment>
            <translation>
                <numerusform>{n} anotador</numerusform>
                <numerusform>{n} anotadores</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} workers agree less often than guessers would</source>
            <extracomment>For one: {n} worker agrees less often than a guesser would</extracomment>
            <translation>
                <numerusform>{n} anotador coincide menos que respondiendo al azar</numerusform>
                <numerusform>{n} anotadores coinciden menos que respondiendo al azar</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/agreement.py" />
            <source>{n} workers agree {low} to {high} of the time</source>
            <extracomment>For one: {n} worker agrees {low} to {high} of the time</extracomment>
            <translation>
                <numerusform>{n} anotador con un acuerdo del {low} al {high}</numerusform>
                <numerusform>{n} anotadores con un acuerdo del {low} al {high}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/rules.py" />
            <source>{n} workers are assessed on the gold labels, so the error rate on gold looks smaller than it is.</source>
            <extracomment>For one: {n} worker is assessed on the gold labels, so the error rate on gold looks smaller than it is.</extracomment>
            <translation>
                <numerusform>{n} anotador se evalúa con las etiquetas de referencia, así que la tasa de error en la referencia parece menor de lo que es.</numerusform>
                <numerusform>{n} anotadores se evalúan con las etiquetas de referencia, así que la tasa de error en la referencia parece menor de lo que es.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} workers are too fast</source>
            <extracomment>For one: {n} worker is too fast</extracomment>
            <translation>
                <numerusform>{n} anotador va demasiado rápido</numerusform>
                <numerusform>{n} anotadores van demasiado rápido</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>{n} workers by {classes}</source>
            <extracomment>For one: {n} worker by {classes}</extracomment>
            <translation>
                <numerusform>{n} anotador por {classes}</numerusform>
                <numerusform>{n} anotadores por {classes}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} workers can’t be distinguished from guessers by their labels on these items.</source>
            <extracomment>For one: {n} worker can’t be distinguished from a guesser by their labels on these items.</extracomment>
            <translation>
                <numerusform>{n} anotador no se puede distinguir de alguien que adivina por sus etiquetas en estos elementos.</numerusform>
                <numerusform>{n} anotadores no se pueden distinguir de quienes adivinan por sus etiquetas en estos elementos.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>{n} workers gave no label.</source>
            <extracomment>For one: {n} worker gave no label.</extracomment>
            <translation>
                <numerusform>{n} anotador no dio ninguna etiqueta.</numerusform>
                <numerusform>{n} anotadores no dieron ninguna etiqueta.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>{n} workers have names like models: {names}</source>
            <extracomment>For one: {n} worker has a name like a model: {names}</extracomment>
            <translation>
                <numerusform>{n} anotador tiene nombre de modelo: {names}</numerusform>
                <numerusform>{n} anotadores tienen nombres de modelos: {names}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/groups.py" />
            <source>{n} workers have names like models: {names}.</source>
            <extracomment>For one: {n} worker has a name like a model: {names}.</extracomment>
            <translation>
                <numerusform>{n} anotador tiene nombre de modelo: {names}.</numerusform>
                <numerusform>{n} anotadores tienen nombres de modelos: {names}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} workers may be guessing</source>
            <extracomment>For one: {n} worker may be guessing</extracomment>
            <translation>
                <numerusform>{n} anotador podría estar respondiendo al azar</numerusform>
                <numerusform>{n} anotadores podrían estar respondiendo al azar</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} workers may have copied</source>
            <extracomment>For one: {n} worker may have copied</extracomment>
            <translation>
                <numerusform>{n} anotador puede haber copiado</numerusform>
                <numerusform>{n} anotadores pueden haber copiado</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} workers nearly always give the same label</source>
            <extracomment>For one: {n} worker nearly always gives the same label</extracomment>
            <translation>
                <numerusform>{n} anotador da casi siempre la misma etiqueta</numerusform>
                <numerusform>{n} anotadores dan casi siempre la misma etiqueta</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/detail.py" />
            <source>{n} workers selected</source>
            <extracomment>For one: {n} worker selected</extracomment>
            <translation>
                <numerusform>{n} anotador elegido</numerusform>
                <numerusform>{n} anotadores elegidos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/peers.py" />
            <source>{n} workers share items with this one.</source>
            <extracomment>For one: {n} worker shares items with this one.</extracomment>
            <translation>
                <numerusform>{n} anotador comparte elementos con este.</numerusform>
                <numerusform>{n} anotadores comparten elementos con este.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>{n} workers with {given} of the {all} labels ({share}) are excluded.</source>
            <extracomment>For one: {n} worker with {given} of the {all} labels ({share}) is excluded.</extracomment>
            <translation>
                <numerusform>Se excluye {n} anotador con {given} de las {all} etiquetas ({share}).</numerusform>
                <numerusform>Se excluyen {n} anotadores con {given} de las {all} etiquetas ({share}).</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/rules.py" />
            <source>{n} workers you entered gave none of these labels and are ignored.</source>
            <extracomment>For one: {n} worker you entered gave none of these labels and is ignored.</extracomment>
            <translation>
                <numerusform>{n} anotador indicado no dio ninguna de estas etiquetas y se ignora.</numerusform>
                <numerusform>{n} anotadores indicados no dieron ninguna de estas etiquetas y se ignoran.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/dialog.py" />
            <source>{n} {step}</source>
            <translation>{n} {step}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>{n} {unit}</source>
            <translation>{n} {unit}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/translation.py" />
            <source>{n}%</source>
            <translation>{n} %</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/export/export_text.py" />
            <source>{n}, won by the first class</source>
            <extracomment>For one: {n}, won by the first class</extracomment>
            <translation>
                <numerusform>{n}, los gana la primera clase</numerusform>
                <numerusform>{n}, los gana la primera clase</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/convergence.py" />
            <source>{objective} after each iteration</source>
            <translation>{objective} tras cada iteración</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>{other}: off by {off}.</source>
            <translation>{other}: desviación de {off}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>{own} of this worker, {others} of others.</source>
            <translation>{own} de este anotador, {others} de otros.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <source>{page} › {heading}</source>
            <translation>{page} › {heading}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>{paper}, theorem 1</source>
            <translation>{paper}, teorema 1</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>{paper}, theorem 3</source>
            <translation>{paper}, teorema 3</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>{paper}, theorem 4</source>
            <translation>{paper}, teorema 4</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>{part} of {whole}</source>
            <translation>{part} de {whole}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>{people} and {models}.</source>
            <translation>{people} y {models}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/replacement_chart.py" />
            <source>{person}: {points} points ({low} to {high}) on {items} items, p = {p}: {result}</source>
            <translation>{person}: {points} puntos (de {low} a {high}) en {items} elementos, p = {p}: {result}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/cluster_output.py" />
            <source>{place} already exists. Choose another location.</source>
            <translation>{place} ya existe. Elija otra ubicación.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/cluster_output.py" />
            <source>{place} can’t be written: {why}</source>
            <translation>No se puede escribir {place}: {why}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>{rate}, {right} of {items}; compared with {by}</source>
            <translation>{rate}, {right} de {items}; comparado con {by}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/surveys/survey.py" />
            <source>{respondents}; {questions}.</source>
            <translation>{respondents}; {questions}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>{right} of {n} checked items were right ({share}). Mean confidence in them: {before} before, {after} after.</source>
            <extracomment>For one: {right} of {n} checked item was right. Mean confidence in it: {before} before, {after} after.</extracomment>
            <translation>
                <numerusform>{right} de {n} elemento revisado era correcto. Confianza media: {before} antes, {after} después.</numerusform>
                <numerusform>{right} de {n} elementos revisados eran correctos ({share}). Confianza media: {before} antes, {after} después.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/compare.py" />
            <source>{right} of {n} gold items are right ({share}), and the mean confidence is {sure}</source>
            <extracomment>For one: {right} of {n} gold item is right ({share}), and the mean confidence is {sure}</extracomment>
            <translation>
                <numerusform>{right} de {n} elemento de referencia es correcto ({share}) y la confianza media es {sure}</numerusform>
                <numerusform>{right} de {n} elementos de referencia son correctos ({share}) y la confianza media es {sure}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>{rows}, {columns}</source>
            <translation>{rows}, {columns}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>{rows}, {columns}, hidden</source>
            <translation>{rows}, {columns}, oculta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/preview.py" />
            <source>{rows}, {shown} of {n} columns</source>
            <translation>{rows}, {shown} de {n} columnas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/comparison_controller.py" />
            <source>{rule} can’t run: {why}</source>
            <translation>{rule} no puede ejecutarse: {why}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>{rule} {error}</source>
            <translation>{rule} {error}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <source>{rule} · {steps}</source>
            <translation>{rule} · {steps}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/study_panel.py" />
            <source>{rule}: {said}</source>
            <translation>{rule}: {said}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>{said}, {models} of them</source>
            <translation>{said}, de ellos {models}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>{same} of {total} are right ({share}).</source>
            <translation>{same} de {total} son correctas ({share}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>{same} of {total} labels are the final label ({share}).</source>
            <translation>{same} de {total} etiquetas son la etiqueta final ({share}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>{seen} observed,
{expected} expected</source>
            <translation>{seen} observados,
{expected} esperados</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>{sentence} Confidence is off by {off} on average. The Brier score is {brier} (0 for a rule that is certain and right).</source>
            <translation>{sentence} La confianza se desvía de media un {off}. La puntuación de Brier es {brier} (0 para una regla segura y acertada).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>{share} ({low} to {high})</source>
            <translation>{share} (de {low} a {high})</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>{share} ({n})</source>
            <translation>{share} ({n})</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>{share} of the compared labels are “{name}”. If nearly all labels are one class, two workers often agree by chance alone: alpha and kappa can be near 0 although the workers agree on most items. Read percent agreement, AC1 and agreement per class as well.</source>
            <translation>El {share} de las etiquetas comparadas son «{name}». Cuando casi todas son de una clase, dos anotadores coinciden a menudo solo por azar: alfa y kappa pueden estar cerca de 0 aunque coincidan en la mayoría de los elementos. Lea junto a ellos el porcentaje de acuerdo, el AC1 y el acuerdo por clase.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>{share} of the labels removed</source>
            <translation>se elimina el {share} de las etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>{share} of these labels are wrong.</source>
            <translation>El {share} de estas etiquetas son erróneas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/peers.py" />
            <source>{share} of {n}</source>
            <translation>{share} de {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>{share} the same; {measure} {kappa}; {items}</source>
            <translation>{share} iguales; {measure} {kappa}; {items}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/preview.py" />
            <source>{shown} of {n} rows</source>
            <translation>{shown} de {n} filas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>{source}, at {confidence} confidence. It holds if workers make mistakes independently, each is equally accurate on every class and item, and nobody picked their own items. The model check found no sign against this, but labels can’t reveal a rare class that everyone misses or a guideline that everyone misreads.</source>
            <translation>{source}, con una confianza del {confidence}. Se cumple si los anotadores se equivocan de forma independiente, cada uno es igual de exacto en todas las clases y elementos, y nadie eligió sus propios elementos. La comprobación del modelo no encontró indicios en contra, pero las etiquetas no pueden revelar una clase rara que nadie ve ni una guía que todos entienden mal.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/rules.py" />
            <source>{starts} starts gave different labels on {n} items; the fit with the highest likelihood is shown.</source>
            <extracomment>For one: {starts} starts gave different labels on {n} item; the fit with the highest likelihood is shown.</extracomment>
            <translation>
                <numerusform>{starts} inicios dieron etiquetas distintas en {n} elemento; se muestra el ajuste de mayor verosimilitud.</numerusform>
                <numerusform>{starts} inicios dieron etiquetas distintas en {n} elementos; se muestra el ajuste de mayor verosimilitud.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>{starts} starts gave the same labels.</source>
            <translation>{starts} inicios dieron las mismas etiquetas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>{step} of {steps}</source>
            <translation>{step} de {steps}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>{value} ({low} to {high})</source>
            <translation>{value} (de {low} a {high})</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>{verdict}: variation {ratio} times the expected, label pairs differ by {distance}</source>
            <translation>{verdict}: variación {ratio} veces la esperada, los pares de etiquetas difieren en {distance}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>{votes}: {seen} observed, {expected} expected</source>
            <translation>{votes}: {seen} observados, {expected} esperados</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/user_inputs.py" />
            <source>{what} is entered twice. Keep one row for it.</source>
            <translation>{what} se introduce dos veces. Deje una sola fila.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/outcome.py" />
            <source>{which} and was not loaded. Labels and decisions are intact. Save the project under another name, then run the rule again.</source>
            <translation>{which} y no se ha cargado. Las etiquetas y las decisiones están intactas. Guarde el proyecto con otro nombre y ejecute la regla de nuevo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>{who}, gold</source>
            <translation>{who}, referencia</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>{why} If you continue, it is lost.</source>
            <translation>{why} Si continúa, se pierde.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>{wins} of {n}</source>
            <translation>{wins} de {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>{words} are read as classes, not as missing values</source>
            <translation>{words} se leen como clases, no como valores ausentes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <location filename="../../crowdgui/text/run_summary.py" />
            <location filename="../../crowdgui/text/translation.py" />
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>{words}.</source>
            <translation>{words}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>{words}: in the gold labels, but never given by a worker</source>
            <translation>{words}: en las etiquetas de referencia, pero ningún anotador las dio</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/chips.py" />
            <source>{words}; this worker is flagged</source>
            <translation>{words}; este anotador tiene alerta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>{word} is read as a missing value: {n} of {cells} cells ({share}).</source>
            <translation>{word} se lee como valor ausente: {n} de {cells} celdas ({share}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/page.py" />
            <source>{workers} down, {items} across, in the order of the file. Grey means no label; colours show the class.</source>
            <translation>{workers} de arriba abajo, {items} de izquierda a derecha, en el orden del archivo. Gris es sin etiqueta; los colores muestran la clase.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>{workers} workers × {classes} classes is too many to simulate.</source>
            <translation>{workers} anotadores × {classes} clases son demasiados para simular.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>{workers} workers, {classes} classes and {kinds} item types are too many for this rule to hold in memory. Choose pooled EM, or fewer item types.</source>
            <translation>{workers} anotadores, {classes} clases y {kinds} tipos de elementos son demasiados para que esta regla los tenga en memoria. Elija EM agrupado, o menos tipos de elementos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>{workers}, {labels}</source>
            <translation>{workers}, {labels}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>{worker} gives the final label on {right} of {all} items of “{final}” ({share})</source>
            <translation>{worker} da la etiqueta final en {right} de {all} elementos de «{final}» ({share})</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>{worker} labelled no item of “{final}”</source>
            <translation>{worker} no etiquetó ningún elemento de «{final}»</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/chips.py" />
            <source>{worker}, excluded: this vote doesn’t count</source>
            <translation>{worker}, excluido: este voto no cuenta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/chips.py" />
            <source>{worker}, weight {weight} of the largest</source>
            <translation>{worker}, peso: {weight} del mayor</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/worker_scatter.py" />
            <source>{worker}: agrees on {share}, {labels}</source>
            <translation>{worker}: coincide en el {share}, {labels}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <source>{work} was cancelled.</source>
            <translation>{work}: cancelado.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>{wrong} of {items} ({fewest} to {most}), {share} ({low} to {high}), before any correction</source>
            <translation>{wrong} de {items} ({fewest} a {most}), {share} ({low} a {high}), antes de cualquier corrección</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>{wrong} of {known}</source>
            <translation>{wrong} de {known}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>{wrong} of {known} known items wrong</source>
            <translation>{wrong} de {known} elementos conocidos mal</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>{wrong} wrong labels in a sample of {sample} from {items} items are impossible. Correct the numbers.</source>
            <translation>No puede haber {wrong} etiquetas erróneas en una muestra de {sample} sacada de {items} elementos; corrija los números.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>κ or α</source>
            <translation>κ o α</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/inception.py" />
            <source>“No label” is a class</source>
            <translation>«Sin etiqueta» es una clase</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>“{answer}” given to {n} of {all} {items} ({share})</source>
            <translation>«{answer}» dada a {n} de {all} {items} ({share})</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>“{best}” has {wrong} of {known} gold items wrong ({share}); no rule has fewer. It is significantly better only than “{other}”.</source>
            <translation>«{best}» falla en {wrong} de {known} elementos de referencia ({share}); ninguna regla falla en menos. Solo es significativamente mejor que «{other}».</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/compare.py" />
            <source>“{best}” has {wrong} of {known} gold items wrong ({share}); no rule has fewer. It is significantly better than {beaten} of the {n} others.</source>
            <extracomment>For one: “{best}” has {wrong} of {known} gold items wrong ({share}); no rule has fewer. It is significantly better than {beaten} of {n} other rule.</extracomment>
            <translation>
                <numerusform>«{best}» falla en {wrong} de {known} elementos de referencia ({share}); ninguna regla falla en menos. Es significativamente mejor que {beaten} de {n} otra regla.</numerusform>
                <numerusform>«{best}» falla en {wrong} de {known} elementos de referencia ({share}); ninguna regla falla en menos. Es significativamente mejor que {beaten} de las otras {n}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>“{best}” makes significantly fewer mistakes on gold than “{other}”: {wrong} of {known} ({share}).</source>
            <translation>«{best}» comete significativamente menos errores en la referencia que «{other}»: {wrong} de {known} ({share}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>“{column}” gives {labels}, {workers}, {items} and {classes}.</source>
            <translation>«{column}» da {labels}, {workers}, {items} y {classes}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>“{column}” has {classes} different values among {labels} labels; this looks like free text.</source>
            <translation>«{column}» tiene {classes} valores distintos entre {labels} etiquetas; parece texto libre.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/user_inputs.py" />
            <source>“{found}” for {what} isn’t a number.</source>
            <translation>«{found}» para {what} no es un número.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>“{found}” isn’t a number.</source>
            <translation>«{found}» no es un número.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/lewidi.py" />
            <source>“{item}” lists {n} workers but {labels} labels.</source>
            <translation>«{item}» enumera {n} anotadores pero {labels} etiquetas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>“{key}” cannot be simulated; choose from {known}.</source>
            <translation>«{key}» no se puede simular; elija entre {known}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/peerannot.py" />
            <source>“{key}” doesn’t list labels by name, as in {example}.</source>
            <translation>«{key}» no contiene etiquetas por nombre, como en {example}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/lewidi.py" />
            <source>“{key}” isn’t an item with annotators and annotations.</source>
            <translation>«{key}» no es un elemento con anotadores y anotaciones.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>“{label}” wins with confidence {share}.</source>
            <translation>«{label}» gana con una confianza del {share}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>“{label}” wins with {share} of the votes. This is not a probability.</source>
            <translation>«{label}» gana con el {share} de los votos. Esto no es una probabilidad.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/file_head.py" />
            <source>“{member}” would unpack to more than {most} times its size. Such archives are made to fill the memory.</source>
            <translation>«{member}» ocuparía más de {most} veces su tamaño comprimido. Esos archivos están hechos para llenar la memoria.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/parts.py" />
            <location filename="../../crowdgui/io/formats/platforms/zooniverse.py" />
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_flat.py" />
            <location filename="../../crowdgui/io/formats/surveys/survey.py" />
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <location filename="../../crowdgui/io/importing/recipes.py" />
            <location filename="../../crowdgui/io/importing/sources.py" />
            <location filename="../../crowdgui/text/acceptance.py" />
            <location filename="../../crowdgui/text/flags.py" />
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>“{name}”</source>
            <translation>«{name}»</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse.py" />
            <source>“{name}” asks: {words}</source>
            <translation>«{name}» pregunta: {words}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_flat.py" />
            <source>“{name}” is everyone who was not logged in, read as one worker.</source>
            <translation>«{name}» son todas las personas que no habían iniciado sesión, leídas como un solo anotador.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>“{name}”, {reason}</source>
            <translation>«{name}», {reason}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>“{question}” has {n} labels</source>
            <extracomment>For one: “{question}” has {n} label</extracomment>
            <translation>
                <numerusform>«{question}» tiene {n} etiqueta</numerusform>
                <numerusform>«{question}» tiene {n} etiquetas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/compare.py" />
            <source>“{rule}” differs from majority voting on {n} items, and on {against} of them BWA and EBCC side with majority voting: “{rule}” may follow a few workers too far here.</source>
            <extracomment>For one: “{rule}” differs from majority voting on {n} item, and on {against} of them BWA and EBCC side with majority voting: “{rule}” may follow a few workers too far here.</extracomment>
            <translation>
                <numerusform>«{rule}» difiere del voto mayoritario en {n} elemento, y en {against} de ellos BWA y EBCC dan la razón al voto mayoritario: puede que «{rule}» siga aquí demasiado a unos pocos anotadores.</numerusform>
                <numerusform>«{rule}» difiere del voto mayoritario en {n} elementos, y en {against} de ellos BWA y EBCC dan la razón al voto mayoritario: puede que «{rule}» siga aquí demasiado a unos pocos anotadores.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/recommended_strip.py" />
            <source>“{rule}” is recommended for labels without checked items. It takes up to about {time}.</source>
            <translation>«{rule}» se recomienda para etiquetas sin elementos revisados. Tarda hasta unos {time}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/xlsx_file.py" />
            <source>“{sheet}” has {n} columns, but a workbook sheet can have at most {most}. Choose CSV or Parquet.</source>
            <translation>«{sheet}» tiene {n} columnas, pero una hoja de un libro puede tener {most} como máximo. Elija CSV o Parquet.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/xlsx_file.py" />
            <source>“{sheet}” has {n} rows and a header, but a workbook sheet can have at most {most} rows. Choose CSV or Parquet.</source>
            <translation>«{sheet}» tiene {n} filas y un encabezado, pero una hoja de un libro puede tener {most} filas como máximo. Elija CSV o Parquet.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/xlsx_file.py" />
            <source>“{sheet}”, {place}, row {row}: this text has {n} characters, but a workbook cell can hold at most {most}. Choose CSV or Parquet.</source>
            <translation>«{sheet}», {place}, fila {row}: este texto tiene {n} caracteres, pero una celda de un libro admite {most}. Elija CSV o Parquet.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/model_workers.py" />
            <source>“{value}” isn’t a kind of worker. Write {people} for people, and {models} for models.</source>
            <translation>«{value}» no es un tipo de anotador. Escriba {people} para las personas y {models} para los modelos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>“{word}”</source>
            <translation>«{word}»</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>“{word}” and “{usual}”</source>
            <translation>«{word}» y «{usual}»</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>“{word}” is read as a class, not as a missing value</source>
            <translation>«{word}» se lee como clase, no como valor ausente</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>−1</source>
            <translation>−1</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>▲ marks flagged workers, ✕ excluded ones.</source>
            <translation>▲ señala anotadores con alerta; ✕, los excluidos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>▲ marks flagged workers.</source>
            <translation>▲ señala anotadores con alerta.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/detail.py" />
            <source>✕ marks excluded workers, whose votes don’t count.</source>
            <translation>✕ señala anotadores excluidos, cuyos votos no cuentan.</translation>
        </message>
    </context>
</TS>
