<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
    <context>
        <name>CrowdGUI</name>
        <message>
            <location filename="../../crowdgui/text/plan.py" />
            <source> (from {low} on; perhaps no number does)</source>
            <translation> (desde {low}; quizá ningún número baste)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/plan.py" />
            <source> ({low} to {high})</source>
            <translation> (de {low} a {high})</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;About CrowdGUI</source>
            <translation>Acerca &amp;de CrowdGUI</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;As the system</source>
            <translation>Como el &amp;sistema</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Cancel</source>
            <translation>&amp;Cancelar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Colours</source>
            <translation>&amp;Colores</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Contents of the help</source>
            <translation>&amp;Contenido de la ayuda</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Copy table</source>
            <translation>&amp;Copiar tabla</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Dark</source>
            <translation>&amp;Oscuro</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Edit</source>
            <translation>&amp;Edición</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Export…</source>
            <translation>&amp;Exportar…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;File</source>
            <translation>&amp;Archivo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Find…</source>
            <translation>&amp;Buscar…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Go to</source>
            <translation>&amp;Ir a</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Help</source>
            <translation>A&amp;yuda</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Help on this</source>
            <translation>&amp;Ayuda sobre esto</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;History…</source>
            <translation>&amp;Historial…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Light</source>
            <translation>C&amp;laro</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/questions.py" />
            <source>&amp;Next question</source>
            <translation>Pregunta &amp;siguiente</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Open…</source>
            <translation>&amp;Abrir…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Paste labels</source>
            <translation>&amp;Pegar etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/questions.py" />
            <source>&amp;Previous question</source>
            <translation>Pregunta &amp;anterior</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Question</source>
            <translation>&amp;Pregunta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Quit</source>
            <translation>&amp;Salir</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Run</source>
            <translation>E&amp;jecutar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Run rule</source>
            <translation>&amp;Ejecutar regla</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Save project</source>
            <translation>&amp;Guardar proyecto</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Settings…</source>
            <translation>&amp;Ajustes…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Simulate crowds…</source>
            <translation>&amp;Simular grupos de anotadores…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Theory of the guarantees</source>
            <translation>&amp;Teoría de las garantías</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Use the rule selected in Compare</source>
            <translation>&amp;Usar la regla elegida en Comparar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;View</source>
            <translation>&amp;Ver</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>(empty)</source>
            <translation>(vacío)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>(no answer)</source>
            <translation>(sin respuesta)</translation>
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
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>0</source>
            <translation>0</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>0 counts as a label: {n} of {cells} cells ({share}). If it means no answer, choose so.</source>
            <translation>0 cuenta como etiqueta: {n} de {cells} celdas ({share}). Si significa sin respuesta, elíjalo así.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>1</source>
            <translation>1</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>1 in {n} guessers</source>
            <translation>1 de cada {n} que responden al azar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>1 in {n} honest workers</source>
            <translation>1 de cada {n} anotadores honrados</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>1 in {n} workers</source>
            <translation>1 de cada {n} anotadores</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/opening.py" />
            <source>1,920 simulated labels with the texts; a third of the items are hard</source>
            <translation>1.920 etiquetas simuladas con los textos; un tercio de los elementos son difíciles</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/chart_data.py" />
            <source>10 % are above</source>
            <translation>el 10 % está por encima</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/chart_data.py" />
            <source>10 % are below</source>
            <translation>el 10 % está por debajo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/opening.py" />
            <source>10,800 simulated labels for which a guarantee can be given</source>
            <translation>10.800 etiquetas simuladas para las que se puede dar una garantía</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/opening.py" />
            <source>6,000 simulated labels; six of 40 workers are not to be trusted</source>
            <translation>6.000 etiquetas simuladas; seis de 40 anotadores no son de fiar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/agreement.py" />
            <source>95 % interval</source>
            <translation>Intervalo del 95 %</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/translation.py" />
            <source>; </source>
            <translation>; </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>A bound from a random sample checked by hand. It needs no model of the workers.</source>
            <translation>Una cota a partir de una muestra al azar comprobada a mano. No necesita ningún modelo de los anotadores.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>A bound from how often workers agree, with the chance of error counted in.</source>
            <translation>Una cota a partir de la frecuencia con que coinciden los anotadores, contando con la probabilidad de error.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>A bound from how workers did on gold items, with the chance of error counted in.</source>
            <translation>Una cota a partir de cómo lo hicieron los anotadores en los elementos de referencia, contando con la probabilidad de error.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>A bound into which estimated accuracies are put. It is an indication and never becomes the guarantee.</source>
            <translation>Una cota en la que se ponen exactitudes estimadas. Es una indicación y nunca llega a ser la garantía.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>A cell is longer than {limit} million characters. A quote mark may not be closed.</source>
            <translation>Una celda tiene más de {limit} millones de caracteres. Puede que haya comillas sin cerrar.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/column_encoder.py" />
            <source>A column holds more than {n} GB of text that differs from row to row. Leave that column out, or split the file.</source>
            <translation>Una columna contiene más de {n} GB de texto que cambia de una fila a otra. Quite esa columna o divida el archivo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/flags.py" />
            <source>A flag never leaves anybody out by itself. What follows is shown below at once.</source>
            <translation>Una alerta nunca excluye a nadie por sí sola. Lo que resulta se ve abajo al momento.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>A folder of Parquet files, or an address such as s3://…</source>
            <translation>Carpeta de archivos Parquet o dirección s3://…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>A folder that is not there yet</source>
            <translation>Una carpeta que aún no exista</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/read_labels.py" />
            <source>A gold file knows the answers to one question. Choose that question alone, or remove the file.</source>
            <translation>Un archivo de referencia conoce las respuestas a una sola pregunta. Elija solo esa pregunta o quite el archivo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/plan.py" />
            <source>A hundred checked answers would tell the error from which to plan.</source>
            <translation>Cien respuestas comprobadas dirían el error a partir del cual planificar.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>A label points to an item, a worker or a class without name.</source>
            <translation>Una etiqueta remite a un elemento, anotador o clase sin nombre.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>A larger audit can say more.</source>
            <translation>Una auditoría mayor puede decir más.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>A limit that the share of wrong labels keeps to, if its conditions hold.</source>
            <translation>Un límite que la proporción de etiquetas erróneas no supera si se cumplen sus condiciones.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>A part of the work was ended from outside. What is done so far is kept.</source>
            <translation>Una parte del trabajo se terminó desde fuera. Se conserva lo hecho hasta ahora.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_pace.py" />
            <source>A pause of half an hour ends a session.</source>
            <translation>Una pausa de media hora termina una sesión.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
            <source>A person set the final label</source>
            <translation>Una persona puso la etiqueta final</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
            <source>A person wrote a note</source>
            <translation>Una persona escribió una nota</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
            <source>A plain majority would give another label</source>
            <translation>La mayoría simple daría otra etiqueta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>A quote mark opens here and is never closed. Close it, or take it out.</source>
            <translation>Aquí se abren unas comillas que nunca se cierran. Ciérrelas o quítelas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>A range that holds the number which more of the same labels would settle at, in 95 of 100 cases.</source>
            <translation>Un rango que, en 95 de cada 100 casos, contiene el número al que se llegaría con más etiquetas como estas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>A report is passed on further than the other files, so workers are numbers in it unless you tick this.</source>
            <translation>Un informe llega más lejos que los demás archivos, por eso los anotadores son números en él si no marca esto.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/tour.py" />
            <source>A rule turns all answers to an item into one final label. The suggested rule has run by itself; the curve shows how the vote settled.</source>
            <translation>Una regla convierte todas las respuestas a un elemento en una etiqueta final. La regla sugerida se ha ejecutado sola; la curva muestra cómo se estabilizó el voto.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>A sample of {size} cannot be drawn; choose from {low} to {high} items.</source>
            <translation>No se puede sortear una muestra de {size}; elija de {low} a {high} elementos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/map.py" />
            <source>A simpler description needs fewer gold answers of each worker.</source>
            <translation>Una descripción más sencilla necesita menos respuestas de referencia de cada anotador.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>A table with this layout has no {role} column.</source>
            <translation>Una tabla con esta disposición no tiene columna de {role}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/advice_panel.py" />
            <source>A tenth of the labels is hidden again and again, and each rule foretells it from the rest. Gold is looked at where there is some, and two ways are tested in which workers may not be what rules take them for.</source>
            <translation>Una décima parte de las etiquetas se oculta una y otra vez, y cada regla la predice con el resto. Se mira la referencia donde la hay, y se examinan dos formas en que los anotadores pueden no ser lo que las reglas suponen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/worker_scatter.py" />
            <source>A typical worker agrees with the others on {typical} of items, and guessing would on {chance}. Of workers who do as well as that, 95 % lie in the band.</source>
            <translation>Un anotador típico coincide con los demás en el {typical} de los elementos; respondiendo al azar, en el {chance}. De los anotadores igual de buenos, el 95 % está en la banda.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_text.py" />
            <source>A value is longer than {n} million characters. It is no export of labels.</source>
            <translation>Un valor tiene más de {n} millones de caracteres. No es una exportación de etiquetas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>A way to make one final label of what the workers say of an item.</source>
            <translation>Una forma de hacer una etiqueta final con lo que los anotadores dicen de un elemento.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>A worker</source>
            <translation>Un anotador</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>A worker answers an item more than once</source>
            <translation>Un anotador responde a un elemento más de una vez</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/report.py" />
            <source>A worker gives a single answer if it makes up this share of the labels or more.</source>
            <translation>Un anotador da una sola respuesta si esta supone esta proporción de las etiquetas o más.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/report.py" />
            <source>A worker with fewer labels is not flagged for them.</source>
            <translation>Un anotador con menos etiquetas no recibe alertas por ellas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/get_another_label.py" />
            <source>A worker, an item and a label were expected in every line.</source>
            <translation>En cada línea se esperaba un anotador, un elemento y una etiqueta.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/about.py" />
            <source>About CrowdGUI</source>
            <translation>Acerca de CrowdGUI</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/map.py" />
            <location filename="../../crowdgui/core/rules/weighted.py" />
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
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>Accuracy</source>
            <translation>Exactitud</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/presets.py" />
            <source>Accuracy of rules that go in steps</source>
            <translation>Exactitud de las reglas que van por pasos</translation>
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
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Add it to the words that mean “no answer” if it is none.</source>
            <translation>Añádala a las palabras que significan «sin respuesta» si no es una respuesta.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Add them to the words that mean “no answer” if they are none.</source>
            <translation>Añádalas a las palabras que significan «sin respuesta» si no son respuestas.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/bounds/improvements.py" />
            <source>Add {n} workers like these</source>
            <extracomment>For one: Add {n} worker like these</extracomment>
            <translation>
                <numerusform>Añadir {n} anotador como estos</numerusform>
                <numerusform>Añadir {n} anotadores como estos</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/em.py" />
            <source>Added to every count of a worker’s confusion matrix, so that none is 0.</source>
            <translation>Se suma a cada recuento de la matriz de confusión de un anotador, para que ninguno sea 0.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/map.py" />
            <source>Added to every count of answers to gold items, since few gold items tell little.</source>
            <translation>Se suma a cada recuento de respuestas a elementos de referencia, ya que pocos elementos dicen poco.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/weighted.py" />
            <source>Added to the votes for the first class; below 0 it favours the second.</source>
            <translation>Se suma a los votos de la primera clase; por debajo de 0 favorece a la segunda.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Address</source>
            <translation>Dirección</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster_field.py" />
            <source>Address of the cluster</source>
            <translation>Dirección del clúster</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/advice_panel.py" />
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <source>Advice</source>
            <translation>Consejo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_partners.py" />
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
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>Agreement</source>
            <translation>Acuerdo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <location filename="../../crowdgui/ui/pages/agreement_panel.py" />
            <source>Agreement between workers</source>
            <translation>Acuerdo entre anotadores</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/coefficients.py" />
            <source>Agreement beyond chance of two workers on the items they share: 0 is chance, 1 is full agreement. This is the mean over all pairs that share 10 items or more, each counted by its shared items; fewer items cannot tell chance.</source>
            <translation>Acuerdo más allá del azar de dos anotadores en los elementos que comparten: 0 es el azar, 1 es acuerdo total. Es la media de todos los pares que comparten 10 elementos o más, cada uno ponderado por sus elementos compartidos; con menos elementos no se distingue del azar.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/coefficients.py" />
            <source>Agreement beyond chance, for items that all have the same number of labels: 0 is chance, 1 is full agreement.</source>
            <translation>Acuerdo más allá del azar, para elementos que tienen todos el mismo número de etiquetas: 0 es el azar, 1 es acuerdo total.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/coefficients.py" />
            <source>Agreement beyond chance, with a chance that stays low where nearly all labels are one class, so that it is not misled by that: 0 is chance, 1 is full agreement.</source>
            <translation>Acuerdo más allá del azar, con un azar que se mantiene bajo cuando casi todas las etiquetas son de una clase, de modo que eso no lo engaña: 0 es el azar, 1 es acuerdo total.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Agreement beyond chance: 0 is chance, 1 is full agreement.</source>
            <translation>Acuerdo más allá del azar: 0 es el azar, 1 es acuerdo total.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/agreement.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Agreement by class</source>
            <translation>Acuerdo por clase</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Agreement by item</source>
            <translation>Acuerdo por elemento</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/worker_scatter.py" />
            <location filename="../../crowdgui/ui/plots/worker_scatter.py" />
            <source>Agreement by number of labels</source>
            <translation>Acuerdo según el número de etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>Agreement by pair</source>
            <translation>Acuerdo por par</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Agreement by pair of workers</source>
            <translation>Acuerdo por par de anotadores</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_check.py" />
            <source>Agreement differs less from item to item than among independent workers: its spread is {ratio} times theirs.</source>
            <translation>El acuerdo varía menos de un elemento a otro que entre anotadores independientes: su dispersión es {ratio} veces la de ellos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_check.py" />
            <source>Agreement differs more from item to item than among independent workers, its spread is {ratio} times theirs: some items are harder than others, or workers err together.</source>
            <translation>El acuerdo varía más de un elemento a otro que entre anotadores independientes, su dispersión es {ratio} veces la de ellos: algunos elementos son más difíciles que otros, o los anotadores se equivocan juntos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Agreement of every two workers</source>
            <translation>Acuerdo de cada dos anotadores</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Agreement of pairs</source>
            <translation>Acuerdo de los pares</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Agreement of the two</source>
            <translation>Acuerdo de los dos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Agreement on all items</source>
            <translation>Acuerdo en todos los elementos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/histograms.py" />
            <location filename="../../crowdgui/ui/plots/agreement_histogram.py" />
            <source>Agreement with the others</source>
            <translation>Acuerdo con los demás</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Agrees with the others on {m} of {n} items, {share} ({low} to {high}).</source>
            <translation>Coincide con los demás en {m} de {n} elementos, {share} (de {low} a {high}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
            <location filename="../../crowdgui/ui/pages/worker_table.py" />
            <source>All</source>
            <translation>Todos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/audit.py" />
            <source>All are checked; the guarantee follows from them.</source>
            <translation>Todas están comprobadas; de ellas se deduce la garantía.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>All bounds</source>
            <translation>Todas las cotas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>All choices on these pages, for the next file with the same columns.</source>
            <translation>Todas las opciones de estas páginas, para el próximo archivo con las mismas columnas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/file_kinds.py" />
            <source>All files (*)</source>
            <translation>Todos los archivos (*)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers_page.py" />
            <source>All flagged workers are left out.</source>
            <translation>Todos los anotadores señalados están excluidos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <source>All have run</source>
            <translation>Todas ejecutadas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>All labels are at least {sure} sure</source>
            <translation>Todas las etiquetas tienen una seguridad del {sure} como mínimo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_check.py" />
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>All labels are of one class, so nothing can be told of how workers err.</source>
            <translation>Todas las etiquetas son de una clase, así que no se puede saber cómo se equivocan los anotadores.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>All labels are of one class, so there is nothing to get wrong.</source>
            <translation>Todas las etiquetas son de una clase, así que no hay en qué equivocarse.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>All labels are of one class, so there is nothing to tell apart.</source>
            <translation>Todas las etiquetas son de una clase, así que no hay nada que distinguir.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>All labels are of one class, so there is nothing to tell workers apart by.</source>
            <translation>Todas las etiquetas son de una clase, así que nada distingue a los anotadores.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_table.py" />
            <source>All of them are gold.</source>
            <translation>Todas son de referencia.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/compare/comparison.py" />
            <source>All rules are within {between} of the {n} gold answers of each other; {n} are too few to show that one of them is best.</source>
            <extracomment>For one: All rules are within {between} of the {n} gold answer of each other; {n} is too few to show that one of them is best.</extracomment>
            <translation>
                <numerusform>Los aciertos de las reglas difieren como máximo en {between} de {n} respuesta de referencia; {n} es muy poco para mostrar que una de ellas es la mejor.</numerusform>
                <numerusform>Los aciertos de las reglas difieren como máximo en {between} de las {n} respuestas de referencia; {n} son muy pocas para mostrar que una de ellas es la mejor.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/comparison.py" />
            <source>All rules give every item the same label.</source>
            <translation>Todas las reglas dan la misma etiqueta a cada elemento.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>All rules give the same labels.</source>
            <translation>Todas las reglas dan las mismas etiquetas.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/compare/comparison.py" />
            <source>All rules have {wrong} of {n} gold answers wrong; that tells none of them apart.</source>
            <extracomment>For one: All rules have {wrong} of {n} gold answer wrong; that tells none of them apart.</extracomment>
            <translation>
                <numerusform>Todas las reglas fallan en {wrong} de {n} respuesta de referencia; eso no distingue a ninguna.</numerusform>
                <numerusform>Todas las reglas fallan en {wrong} de {n} respuestas de referencia; eso no distingue a ninguna.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/map.py" />
            <source>All the same</source>
            <translation>Todas iguales</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>All workers</source>
            <translation>Todos los anotadores</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/review_end.py" />
            <source>All {n} drawn items are checked</source>
            <extracomment>For one: The drawn item is checked</extracomment>
            <translation>
                <numerusform>El elemento sorteado está comprobado</numerusform>
                <numerusform>Los {n} elementos sorteados están comprobados</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/guarantee_builder.py" />
            <source>All {n} drawn labels were checked</source>
            <translation>Se comprobaron las {n} etiquetas sorteadas</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items_page.py" />
            <source>All {n} items</source>
            <extracomment>For one: {n} item</extracomment>
            <translation>
                <numerusform>{n} elemento</numerusform>
                <numerusform>Los {n} elementos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/review_end.py" />
            <source>All {n} items are reviewed</source>
            <extracomment>For one: The item is reviewed</extracomment>
            <translation>
                <numerusform>El elemento está revisado</numerusform>
                <numerusform>Los {n} elementos están revisados</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>All {n} labels are at least {sure} sure.</source>
            <extracomment>For one: The label is at least {sure} sure.</extracomment>
            <translation>
                <numerusform>La etiqueta tiene una seguridad del {sure} como mínimo.</numerusform>
                <numerusform>Las {n} etiquetas tienen todas una seguridad del {sure} como mínimo.</numerusform>
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
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Alpha</source>
            <translation>Alfa</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/agreement.py" />
            <source>Alpha against the rest</source>
            <translation>Alfa frente al resto</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/coefficients.py" />
            <source>Alpha for classes in an order, the one in which they are listed: labels far apart in it disagree more than neighbours. It says nothing where that is no order.</source>
            <translation>Alfa para clases con un orden, el de su lista: dos etiquetas alejadas en él discrepan más que dos vecinas. No dice nada si ese orden no existe.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/coefficients.py" />
            <source>Alpha for classes that are amounts: two labels disagree by the square of their difference. It says nothing where the numbers only stand for classes.</source>
            <translation>Alfa para clases que son cantidades: dos etiquetas discrepan según el cuadrado de su diferencia. No dice nada si los números solo representan clases.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/mturk.py" />
            <source>Amazon MTurk results</source>
            <translation>Resultados de Amazon MTurk</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cvat.py" />
            <source>An export does not say who made which tag: it must be of one worker.</source>
            <translation>Una exportación no dice quién puso qué etiqueta: debe ser de un solo anotador.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>An item</source>
            <translation>Un elemento</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/mturk.py" />
            <location filename="../../crowdgui/io/formats/prodigy.py" />
            <location filename="../../crowdgui/io/formats/toloka.py" />
            <source>An item is told by</source>
            <translation>Un elemento se reconoce por</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>An ordinary worker would give other answers to about {others} of these items; {rarely} would give so few ({corrected}).</source>
            <translation>Un anotador corriente daría otras respuestas a unos {others} de estos elementos; {rarely} daría tan pocas ({corrected}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/toloka.py" />
            <source>And those of assignments that were skipped or ran out of time.</source>
            <translation>Y las de asignaciones que se saltaron o agotaron el tiempo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <location filename="../../crowdgui/ui/pages/worker_detail.py" />
            <source>Answers</source>
            <translation>Respuestas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_review.py" />
            <source>Answers are signed “{name}”.</source>
            <translation>Las respuestas se firman como «{name}».</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Answers are the final label most often on “{best}” ({most}), least often on “{worst}” ({least}). Choose a cell to see its items.</source>
            <translation>Las respuestas son la etiqueta final más a menudo en «{best}» ({most}) y menos a menudo en «{worst}» ({least}). Elija una celda para ver sus elementos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>Answers astray</source>
            <translation>Respuestas desviadas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_loaded.py" />
            <source>Answers by class</source>
            <translation>Respuestas por clase</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Answers that are read as labels</source>
            <translation>Respuestas que se leen como etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/appen.py" />
            <source>Appen full report</source>
            <translation>Informe completo de Appen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/argilla.py" />
            <source>Argilla records</source>
            <translation>Registros de Argilla</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>As JSON lists</source>
            <translation>Como listas JSON</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <source>As a share of all items of each kind.</source>
            <translation>Como proporción de todos los elementos de cada tipo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/accuracies.py" />
            <source>As a share of all items.</source>
            <translation>Como proporción de todos los elementos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/accuracies.py" />
            <source>As a share of all workers.</source>
            <translation>Como proporción de todos los anotadores.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/map.py" />
            <source>As in the gold answers</source>
            <translation>Como en las respuestas de referencia</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/map.py" />
            <source>As in the votes</source>
            <translation>Como en los votos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>As it looks</source>
            <translation>Según parezca</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>As often as the workers that are open</source>
            <translation>Como los anotadores abiertos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>As often as workers that were open before</source>
            <translation>Como anotadores abiertos antes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>As the files were when this report was made.</source>
            <translation>Tal como estaban los archivos al hacer este informe.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>As the last file of this kind</source>
            <translation>Como el último archivo de este tipo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <source>As the system</source>
            <translation>Como el sistema</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>As the table shows them</source>
            <translation>Como en la tabla</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>As written</source>
            <translation>Como está escrito</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>Ask for certainty</source>
            <translation>Pedir certeza</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/study_panel.py" />
            <source>Ask for more draws, or tick another rule in the table, to go on.</source>
            <translation>Pida más sorteos, o marque otra regla en la tabla, para seguir.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_answers.py" />
            <source>Asked again, this worker gave the same answer to {same} of {items} ({share}).</source>
            <translation>Preguntado de nuevo, este anotador dio la misma respuesta en {same} de {items} ({share}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster_field.py" />
            <source>Asking {address}…</source>
            <translation>Preguntando a {address}…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>At least one draw is needed.</source>
            <translation>Hace falta al menos un sorteo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>At least this much is wrong</source>
            <translation>Al menos esta proporción es errónea</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <source>At most this chance that the label is wrong, if the worker model held.</source>
            <translation>Como máximo esta probabilidad de que la etiqueta sea errónea, si se cumpliera el modelo de anotadores.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>At most this share of the final labels is wrong on average, as the estimated accuracies have it.</source>
            <translation>Como máximo esta proporción de las etiquetas finales es errónea, de media, según las exactitudes estimadas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>At most {epsilon} wrong with probability {share} or more</source>
            <translation>Como máximo {epsilon} erróneas con probabilidad del {share} o más</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/headline.py" />
            <source>At most {share} of these labels are wrong on average.</source>
            <translation>Como máximo el {share} de estas etiquetas son erróneas, de media.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>At most {share} of these labels are wrong, at {confidence} confidence.</source>
            <translation>Como máximo el {share} de estas etiquetas son erróneas, con una confianza del {confidence}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/headline.py" />
            <source>At most {share} of these labels are wrong.</source>
            <translation>Como máximo el {share} de estas etiquetas son erróneas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/ebcc.py" />
            <source>At most, for each start; it is stopped then, also where it still moves.</source>
            <translation>Como máximo, por cada inicio; entonces se detiene, aunque siga moviéndose.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/em.py" />
            <location filename="../../crowdgui/core/rules/lpi.py" />
            <source>At most; the fit is stopped then, also where it still improves.</source>
            <translation>Como máximo; entonces el ajuste se detiene, aunque siga mejorando.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/voting.py" />
            <source>At most; the rule is stopped then, also where labels still change.</source>
            <translation>Como máximo; entonces la regla se detiene, aunque las etiquetas sigan cambiando.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/lpi.py" />
            <source>At most; the rule is stopped then, also where messages still change.</source>
            <translation>Como máximo; entonces la regla se detiene, aunque los mensajes sigan cambiando.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/bwa.py" />
            <source>At most; the rule is stopped then, also where weights still change.</source>
            <translation>Como máximo; entonces la regla se detiene, aunque los pesos sigan cambiando.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/ebcc.py" />
            <source>At most; workers may err together on items of one kind.</source>
            <translation>Como máximo; los anotadores pueden equivocarse juntos en elementos de un tipo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <location filename="../../crowdgui/ui/pages/guarantee_words.py" />
            <source>Audit</source>
            <translation>Auditoría</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>Audit and more</source>
            <translation>Auditoría y más</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>Audit sample</source>
            <translation>Muestra de auditoría</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>Audit: check some labels by hand</source>
            <translation>Auditoría: comprobar algunas etiquetas a mano</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/guarantee_builder.py" />
            <source>Audit: {wrong} wrong of {n} checked</source>
            <translation>Auditoría: {wrong} erróneas de {n} comprobadas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Averages three careful rules. The most accurate over 29 real sets; slower.</source>
            <translation>Promedia tres reglas. La más exacta en 29 conjuntos reales; más lenta.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/bwa.py" />
            <location filename="../../crowdgui/core/rules/consensus.py" />
            <source>Averaging</source>
            <translation>Promediando</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/frame.py" />
            <location filename="../../crowdgui/ui/widgets/tour_card.py" />
            <source>Back</source>
            <translation>Atrás</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Bars are one standard deviation.</source>
            <translation>Las barras son una desviación estándar.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Bayesian average (BWA)</source>
            <translation>Promedio bayesiano (BWA)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>Before their answers are seen, a vote of these workers is wrong in at most {limit} of cases, if the worker model held; how divided this vote is, that bound does not know.</source>
            <translation>Antes de ver sus respuestas, una votación de estos anotadores es errónea como máximo en el {limit} de los casos, si se cumpliera el modelo de anotadores; esa cota no sabe lo dividida que está esta votación.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Belief propagation (LPI)</source>
            <translation>Propagación de creencias (LPI)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Belief propagation would take too long: its work grows with the square of a worker’s labels, and one worker gave {most}. Choose its mean field form.</source>
            <translation>La propagación de creencias tardaría demasiado: su trabajo crece con el cuadrado de las etiquetas de un anotador, y uno dio {most}. Elija su forma de campo medio.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/flag_styles.py" />
            <location filename="../../crowdgui/ui/widgets/marks.py" />
            <source>Below chance</source>
            <translation>Peor que el azar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Best weights for known accuracies</source>
            <translation>Mejores pesos con exactitudes conocidas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/accuracies.py" />
            <source>Beta, first number</source>
            <translation>Beta, primer número</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/accuracies.py" />
            <source>Beta, second number</source>
            <translation>Beta, segundo número</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>Blank</source>
            <translation>Espacio</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>Bound</source>
            <translation>Cota</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Bound, item by item</source>
            <translation>Cota, elemento a elemento</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Bound, paper’s</source>
            <translation>Cota, la del artículo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Bound, sharper</source>
            <translation>Cota, más ajustada</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>Bounds</source>
            <translation>Cotas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/bounds_chart.py" />
            <source>Bounds on the error rate</source>
            <translation>Cotas de la tasa de error</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/bounds/improvements.py" />
            <source>Buy {n} more labels per item</source>
            <extracomment>For one: Buy {n} more label per item</extracomment>
            <translation>
                <numerusform>Comprar {n} etiqueta más por elemento</numerusform>
                <numerusform>Comprar {n} etiquetas más por elemento</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <location filename="../../crowdgui/ui/pages/worker_pictures.py" />
            <source>By class</source>
            <translation>Por clase</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
            <source>By hand</source>
            <translation>A mano</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/plan_columns.py" />
            <source>By how much the labels asked for lower that chance.</source>
            <translation>Cuánto bajan esa probabilidad las etiquetas pedidas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>By item</source>
            <translation>Por elemento</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>By itself</source>
            <translation>Automático</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_pictures.py" />
            <source>By labels</source>
            <translation>Por etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>By pair of workers</source>
            <translation>Por par de anotadores</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/plan.py" />
            <source>By the fitted crowd {error} of the final labels are expected to be wrong. Without gold nothing is known of mistakes on which workers agree.</source>
            <translation>Según el grupo ajustado, se espera que el {error} de las etiquetas finales sean erróneas. Sin referencia no se sabe nada de los errores en los que los anotadores coinciden.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>By the rule’s own confidence no single check takes much away.</source>
            <translation>Según la propia confianza de la regla, ninguna comprobación suelta quita mucho.</translation>
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
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>CSV, TSV, Excel, Parquet or JSON Lines; exports from MTurk, SageMaker, Label Studio and doccano.</source>
            <translation>CSV, TSV, Excel, Parquet o JSON Lines; exportaciones de MTurk, SageMaker, Label Studio y doccano.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/table_formats.py" />
            <source>CSV, UTF-8 with BOM</source>
            <translation>CSV, UTF-8 con BOM</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cvat.py" />
            <source>CVAT for images</source>
            <translation>CVAT para imágenes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <location filename="../../crowdgui/ui/dialogs/flags.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/frame.py" />
            <location filename="../../crowdgui/ui/dialogs/reviewer.py" />
            <location filename="../../crowdgui/ui/pages/advice_panel.py" />
            <location filename="../../crowdgui/ui/pages/agreement_panel.py" />
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
            <location filename="../../crowdgui/text/check_status.py" />
            <source>Cannot be checked</source>
            <translation>No se puede comprobar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>Cannot be seen from the labels.</source>
            <translation>No se puede ver en las etiquetas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/bwa.py" />
            <source>Caution</source>
            <translation>Cautela</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>Cells that a spreadsheet would run</source>
            <translation>Celdas que una hoja de cálculo ejecutaría</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/guarantee.py" />
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>Certified by audit</source>
            <translation>Certificado por auditoría</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/guarantee.py" />
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>Certified by gold</source>
            <translation>Certificado por la referencia</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/plan_columns.py" />
            <source>Chance it is wrong now</source>
            <translation>Prob. de error ahora</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/assignment.py" />
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Chance of a label</source>
            <translation>Probabilidad de etiqueta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Chances of a label</source>
            <translation>Probabilidades de etiqueta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_review.py" />
            <source>Change…</source>
            <translation>Cambiar…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/frame.py" />
            <source>Check</source>
            <translation>Comprobar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/audit.py" />
            <source>Check labels by hand</source>
            <translation>Comprobar etiquetas a mano</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster_field.py" />
            <source>Check now</source>
            <translation>Comprobar ahora</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Check that {file} names the items as this file does.</source>
            <translation>Compruebe que {file} nombra los elementos como este archivo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Check the column with the role Gold.</source>
            <translation>Compruebe la columna con el rol Referencia.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/bounds/improvements.py" />
            <source>Check {n} labels by hand, or bring gold for as many drawn at random</source>
            <extracomment>For one: Check {n} label by hand, or bring gold for one drawn at random</extracomment>
            <translation>
                <numerusform>Comprobar {n} etiqueta a mano, o aportar la referencia de una elegida al azar</numerusform>
                <numerusform>Comprobar {n} etiquetas a mano, o aportar la referencia de otras tantas elegidas al azar</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <source>Checked against gold</source>
            <translation>Comprobado con la referencia</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/guarantee_builder.py" />
            <location filename="../../crowdgui/ui/work.py" />
            <source>Checking the worker model</source>
            <translation>Comprobando el modelo de anotadores</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
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
            <location filename="../../crowdgui/ui/pages/data_loaded.py" />
            <source>Checks</source>
            <translation>Comprobaciones</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Choices of the format</source>
            <translation>Opciones del formato</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>Choices that are not the usual ones</source>
            <translation>Opciones distintas de las habituales</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/history.py" />
            <source>Choose a line to go back to it, or forward again. What lies after it stays here until you change something else.</source>
            <translation>Elija una línea para volver a ella, o para avanzar de nuevo. Lo que viene después sigue aquí hasta que cambie otra cosa.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_detail.py" />
            <source>Choose a row of the table to see the votes behind it.</source>
            <translation>Elija una fila de la tabla para ver los votos en que se basa.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Choose a row of the table, or write the names of two workers.</source>
            <translation>Elija una fila de la tabla, o escriba los nombres de dos anotadores.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>Choose a rule that has run.</source>
            <translation>Elija una regla que se haya ejecutado.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/tour.py" />
            <source>Choose a worker to read the evidence. Leave somebody out, and a strip at the foot says at once what would change. Everything can be undone.</source>
            <translation>Elija un anotador para leer los indicios. Excluya a alguien, y una franja al pie dice al momento qué cambiaría. Todo se puede deshacer.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/file_preview.py" />
            <source>Choose another column on the page Columns if it is not.</source>
            <translation>Si no lo es, elija otra columna en la página Columnas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Choose another encoding if names look wrong.</source>
            <translation>Elija otra codificación si los nombres se ven mal.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>Choose another filter in the table.</source>
            <translation>Elija otro filtro en la tabla.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>Choose another order above to look at disputed items or at a random sample.</source>
            <translation>Elija arriba otro orden para mirar elementos disputados o una muestra al azar.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Choose at least one rule, and each rule once.</source>
            <translation>Elija al menos una regla, y cada regla una sola vez.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>Choose file…</source>
            <translation>Elegir archivo…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Choose the file with gold answers</source>
            <translation>Elegir el archivo con respuestas de referencia</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/worker_scatter.py" />
            <source>Choose workers by drawing around them; or hold Shift and draw</source>
            <translation>Elija anotadores dibujando a su alrededor; o mantenga pulsada Mayús y dibuje</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>Choose…</source>
            <translation>Elegir…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/plan_panel.py" />
            <source>Choosing items</source>
            <translation>Eligiendo elementos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/agreement.py" />
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Class</source>
            <translation>Clase</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Class of these words</source>
            <translation>Clase de estas palabras</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/map.py" />
            <source>Class shares</source>
            <translation>Proporciones de las clases</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/map.py" />
            <source>Class shares where none are stated</source>
            <translation>Proporciones de las clases si no se declaran</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <location filename="../../crowdgui/core/simulate/scenario.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/frame.py" />
            <source>Classes</source>
            <translation>Clases</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/bars.py" />
            <source>Classes and their shares</source>
            <translation>Clases y sus proporciones</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Classes in their order</source>
            <translation>Clases en su orden</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Classes look alike: {pairs}</source>
            <translation>Hay clases que se parecen: {pairs}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/opening.py" />
            <source>Clear this list</source>
            <translation>Borrar esta lista</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <location filename="../../crowdgui/ui/dialogs/audit.py" />
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Close</source>
            <translation>Cerrar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/messages.py" />
            <source>Close this message</source>
            <translation>Cerrar este mensaje</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/opening.py" />
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
            <location filename="../../crowdgui/io/report/sections/agreement.py" />
            <source>Coefficients</source>
            <translation>Coeficientes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/agreement_panel.py" />
            <source>Coefficients of agreement</source>
            <translation>Coeficientes de acuerdo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/coefficients.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Cohen’s kappa</source>
            <translation>Kappa de Cohen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Column of items</source>
            <translation>Columna de elementos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Column of labels</source>
            <translation>Columna de etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Column of workers</source>
            <translation>Columna de anotadores</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/frame.py" />
            <source>Columns</source>
            <translation>Columnas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/recipes.py" />
            <source>Columns of the recipe are not in this file: {names}.</source>
            <translation>Faltan en este archivo columnas de la receta: {names}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/mturk.py" />
            <source>Columns with numbers, as in Input.text1 and Answer.q1, are items of their own.</source>
            <translation>Las columnas con números, como Input.text1 y Answer.q1, son elementos propios.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_columns.py" />
            <location filename="../../crowdgui/ui/widgets/table_view.py" />
            <source>Columns {shown} of {all}</source>
            <translation>Columnas {shown} de {all}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>Comma</source>
            <translation>Coma</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <location filename="../../crowdgui/ui/rail_entries.py" />
            <source>Compare</source>
            <translation>Comparar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/tour.py" />
            <source>Compare: would something else do better?</source>
            <translation>Comparar: ¿iría mejor otra cosa?</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/bootstrap.py" />
            <location filename="../../crowdgui/ui/pages/agreement_panel.py" />
            <source>Comparing labels</source>
            <translation>Comparando etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/co_labels.py" />
            <location filename="../../crowdgui/ui/pages/worker_pictures.py" />
            <source>Comparing pairs of workers</source>
            <translation>Comparando pares de anotadores</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_pictures.py" />
            <source>Comparing pairs of workers…</source>
            <translation>Comparando pares de anotadores…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Comparing two workers</source>
            <translation>Comparando dos anotadores</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/label_pairs.py" />
            <location filename="../../crowdgui/core/agreement/worker_pairs.py" />
            <location filename="../../crowdgui/core/bounds/agreement_bound.py" />
            <location filename="../../crowdgui/core/workers/peer_comparison.py" />
            <location filename="../../crowdgui/ui/pages/worker_detail.py" />
            <source>Comparing workers</source>
            <translation>Comparando anotadores</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <location filename="../../crowdgui/ui/pages/review_queue.py" />
            <source>Confidence</source>
            <translation>Confianza</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
            <source>Confidence below {sure}</source>
            <translation>Confianza inferior al {sure}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>Confidence of certificates (1 − α)</source>
            <translation>Confianza de los certificados (1 − α)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/histograms.py" />
            <source>Confidence of the final label</source>
            <translation>Confianza de la etiqueta final</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/map.py" />
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>Confusion matrices</source>
            <translation>Matrices de confusión</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_matrix.py" />
            <location filename="../../crowdgui/ui/pages/workers/confusion_view.py" />
            <source>Confusion matrix</source>
            <translation>Matriz de confusión</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Consensus of rules</source>
            <translation>Consenso de reglas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <location filename="../../crowdgui/ui/widgets/content.py" />
            <source>Content</source>
            <translation>Contenido</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <source>Contents</source>
            <translation>Contenido</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
            <source>Contested</source>
            <translation>Disputados</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/plan.py" />
            <source>Continued, the curve comes to {error} ({level} range {low} to {high}) with {times} times the labels, spread as they are now.</source>
            <translation>Prolongada, la curva llega a {error} (rango del {level}: de {low} a {high}) con {times} veces las etiquetas, repartidas como ahora.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Contrary workers</source>
            <translation>Anotadores contrarios</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Copy</source>
            <translation>Copiar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
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
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <location filename="../../crowdgui/ui/pages/items_page.py" />
            <location filename="../../crowdgui/ui/pages/workers_page.py" />
            <location filename="../../crowdgui/ui/plots/base.py" />
            <source>Copy table</source>
            <translation>Copiar tabla</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/worker_table.py" />
            <source>Copy {n} rows</source>
            <extracomment>For one: Copy {n} row</extracomment>
            <translation>
                <numerusform>Copiar {n} fila</numerusform>
                <numerusform>Copiar {n} filas</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/flag_styles.py" />
            <location filename="../../crowdgui/ui/widgets/marks.py" />
            <source>Copying</source>
            <translation>Copia</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/copying.py" />
            <source>Copying cannot be told where there is only one class.</source>
            <translation>No se puede saber si hay copia cuando solo hay una clase.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/copying.py" />
            <source>Copying cannot be told, because no two workers share {n} items or more.</source>
            <translation>No se puede saber si hay copia, porque no hay dos anotadores que compartan {n} elementos o más.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/copying.py" />
            <source>Copying was looked for on {kept} of {n} items only, because workers meet too often to look at all of them.</source>
            <translation>La copia se buscó solo en {kept} de {n} elementos, porque los anotadores comparten demasiados para mirarlos todos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>Count</source>
            <translation>Cantidad</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Count as</source>
            <translation>Contar como</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Count as…</source>
            <translation>Contar como…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>Counted on gold</source>
            <translation>Contado con la referencia</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/agreement.py" />
            <source>Counted, or why there is none</source>
            <translation>Lo contado, o por qué no hay valor</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/run.py" />
            <source>Counting labels</source>
            <translation>Contando etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/appen.py" />
            <source>Country, region, city and IP address of the contributors.</source>
            <translation>País, región, ciudad y dirección IP de los colaboradores.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Counts as</source>
            <translation>Cuenta como</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <source>Counts as gold</source>
            <translation>Cuenta como referencia</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Counts each worker as much as you say.</source>
            <translation>Cada anotador cuenta tanto como usted diga.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tool_exports.py" />
            <source>Crowd-Kit series</source>
            <translation>Series de Crowd-Kit</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <location filename="../../crowdgui/ui/main_window.py" />
            <source>CrowdGUI</source>
            <translation>CrowdGUI</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/crashes.py" />
            <source>CrowdGUI ended without warning the last time. What was decided is kept: see File, Open unsaved work, or your project. Where it stopped is written in {file}; nothing was sent.</source>
            <translation>CrowdGUI se cerró sin aviso la última vez. Lo decidido se conserva: véase Archivo, Abrir trabajo sin guardar, o su proyecto. Dónde se detuvo está escrito en {file}; no se envió nada.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <source>CrowdGUI help</source>
            <translation>Ayuda de CrowdGUI</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/keeping.py" />
            <source>CrowdGUI project (*{suffix})</source>
            <translation>Proyecto de CrowdGUI (*{suffix})</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/about.py" />
            <source>CrowdGUI {version}</source>
            <translation>CrowdGUI {version}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/accuracies.py" />
            <source>Crowds whose mean is further from the expected one are drawn anew; 1 keeps all.</source>
            <translation>Los grupos cuya media se aleja más de la esperada se generan de nuevo; 1 los conserva todos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items_page.py" />
            <source>Ctrl+Z undoes the last answer</source>
            <translation>Ctrl+Z deshace la última respuesta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/lpi.py" />
            <source>Damping</source>
            <translation>Amortiguación</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>Dark, high &amp;contrast</source>
            <translation>Oscuro, al&amp;to contraste</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_loaded.py" />
            <location filename="../../crowdgui/ui/rail_entries.py" />
            <source>Data</source>
            <translation>Datos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/tour.py" />
            <source>Data: what is in your file</source>
            <translation>Datos: qué hay en su archivo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>Delete</source>
            <translation>Eliminar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/unsaved_work.py" />
            <source>Delete all of it…</source>
            <translation>Eliminar todo…</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>Delete {n} pieces of unsaved work?</source>
            <extracomment>For one: Delete {n} piece of unsaved work?</extracomment>
            <translation>
                <numerusform>¿Eliminar {n} trabajo sin guardar?</numerusform>
                <numerusform>¿Eliminar {n} trabajos sin guardar?</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>Demoted. {reason}</source>
            <translation>Degradada. {reason}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/page.py" />
            <source>Details</source>
            <translation>Detalles</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
            <source>Differ</source>
            <translation>Distintos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <source>Differences</source>
            <translation>Diferencias</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Different labels, each with its share of all labels</source>
            <translation>Etiquetas distintas, cada una con su proporción del total</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Different names in the role Item</source>
            <translation>Nombres distintos con el rol Elemento</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Different names in the role Worker</source>
            <translation>Nombres distintos con el rol Anotador</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>Distance from guessing</source>
            <translation>Distancia al azar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/check_status.py" />
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
            <location filename="../../crowdgui/ui/pages/study_panel.py" />
            <location filename="../../crowdgui/ui/widgets/tour_card.py" />
            <source>Done</source>
            <translation>Hecho</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Double-click a class to change it.</source>
            <translation>Cambie una clase con un doble clic.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>Doubt about the first vote</source>
            <translation>Duda sobre el primer voto</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Down</source>
            <translation>Abajo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/label_studio.py" />
            <source>Draft that was not submitted</source>
            <translation>Borrador que no se envió</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_end.py" />
            <source>Draw a sample on the Guarantee page</source>
            <translation>Sortear una muestra en la página Garantía</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>Draw labels at random, look at each one yourself, and say what it is. The result needs no assumption about workers.</source>
            <translation>Sortee etiquetas, mire cada una usted mismo y diga qué es. El resultado no necesita suponer nada de los anotadores.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>Draw the {n} labels…</source>
            <translation>Sortear las {n} etiquetas…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Drawing a set</source>
            <translation>Generando un conjunto</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/simulated_statistics.py" />
            <location filename="../../crowdgui/core/compare/misfit.py" />
            <source>Drawing label sets from the fitted model</source>
            <translation>Generando conjuntos de etiquetas con el modelo ajustado</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/simulation_run.py" />
            <source>Drawing sets and trying rules</source>
            <translation>Generando conjuntos y probando reglas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Drawn from a Beta distribution</source>
            <translation>Sorteadas de una distribución Beta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/study_panel.py" />
            <source>Draws</source>
            <translation>Sorteos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>Drop a file of labels here</source>
            <translation>Suelte aquí un archivo de etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>Duration</source>
            <translation>Duración</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/label_metadata.py" />
            <source>Durations that could not be read, or cannot be true; their labels are kept</source>
            <translation>Duraciones que no se pudieron leer o no pueden ser ciertas; sus etiquetas se conservan</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/consensus.py" />
            <source>EBCC counts {ebcc}, BWA {bwa} and pooled EM {em}: so they foretell hidden labels best.</source>
            <translation>EBCC cuenta el {ebcc}, BWA el {bwa} y EM agrupado el {em}: así predicen mejor las etiquetas ocultas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>EM, one accuracy a class</source>
            <translation>EM, una exactitud por clase</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>EM, one accuracy a worker</source>
            <translation>EM, una exactitud por anotador</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>EM, pooled</source>
            <translation>EM, agrupado</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/assignment.py" />
            <source>Each by another worker.</source>
            <translation>Cada una de otro anotador.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/errors.py" />
            <source>Each item is to get {n} labels, and there are fewer workers.</source>
            <extracomment>For one: Each item is to get {n} label, and there are fewer workers.</extracomment>
            <translation>
                <numerusform>Cada elemento debe recibir {n} etiqueta, y hay menos anotadores.</numerusform>
                <numerusform>Cada elemento debe recibir {n} etiquetas, y hay menos anotadores.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Each item its own chance</source>
            <translation>Cada elemento la suya</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Each number is a class</source>
            <translation>Cada número es una clase</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>Each question gets labels of its own, all in one project. Here the one that is chosen is shown.</source>
            <translation>Cada pregunta recibe sus propias etiquetas, todas en un proyecto. Aquí se muestra la elegida.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>Each row is</source>
            <translation>Cada fila es</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>Each row is a worker, an item and a label.</source>
            <translation>Cada fila es un anotador, un elemento y una etiqueta.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>Each row is a worker.</source>
            <translation>Cada fila es un anotador.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>Each row is an item, a worker and a label.</source>
            <translation>Cada fila es un elemento, un anotador y una etiqueta.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>Each row is an item.</source>
            <translation>Cada fila es un elemento.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Each worker their own chance</source>
            <translation>Cada anotador la suya</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Encoding</source>
            <translation>Codificación</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/tour_card.py" />
            <source>End</source>
            <translation>Terminar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>Enter</source>
            <translation>Intro</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_partners.py" />
            <source>Enter or a double click shows the items both labelled.</source>
            <translation>Intro o doble clic muestra los elementos que ambos etiquetaron.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Error</source>
            <translation>Error</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/presets.py" />
            <source>Error and bound by mean accuracy</source>
            <translation>Error y cota según la exactitud media</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/presets.py" />
            <source>Error and bound by number of items</source>
            <translation>Error y cota según el número de elementos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/presets.py" />
            <source>Error and bound by number of workers</source>
            <translation>Error y cota según el número de anotadores</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/simulation_run.py" />
            <source>Error and bounds</source>
            <translation>Error y cotas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>Error rate you accept</source>
            <translation>Tasa de error que acepta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/bounds_chart.py" />
            <source>Error the rule expects</source>
            <translation>Error que espera la regla</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/plan_panel.py" />
            <source>Error to reach</source>
            <translation>Error que alcanzar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/study_panel.py" />
            <source>Errors</source>
            <translation>Errores</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/progress.py" />
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Every accuracy must lie between 0 and 1.</source>
            <translation>Cada exactitud debe estar entre 0 y 1.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Every answer stands in the row of a worker</source>
            <translation>Cada respuesta está en la fila de un anotador</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Every answer stands in the row of an item</source>
            <translation>Cada respuesta está en la fila de un elemento</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Every chance of a label must lie between 0 and 1.</source>
            <translation>Cada probabilidad de etiqueta debe estar entre 0 y 1.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/keeping.py" />
            <source>Every change is saved in {file} as you make it.</source>
            <translation>Cada cambio se guarda en {file} en cuanto lo hace.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/corner.py" />
            <source>Every change is written to the project file as you make it.</source>
            <translation>Cada cambio se escribe en el archivo del proyecto en cuanto lo hace.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>Every choice of this rule is the usual one.</source>
            <translation>Todas las opciones de esta regla son las habituales.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items_page.py" />
            <source>Every item’s label, how sure it is and who voted for it stand here once a file of labels is open and a rule has run.</source>
            <translation>La etiqueta de cada elemento, lo segura que es y quién la votó aparecen aquí cuando hay un archivo de etiquetas abierto y se ha ejecutado una regla.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Every label is “{word}”, so there is nothing to decide</source>
            <translation>Todas las etiquetas son «{word}», así que no hay nada que decidir</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Every row has a worker, an item and a label</source>
            <translation>Cada fila tiene un anotador, un elemento y una etiqueta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/data.py" />
            <source>Every row was read; nothing was left out</source>
            <translation>Se leyeron todas las filas; no se excluyó nada</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/lpi.py" />
            <source>Every worker counts as having given so many right labels before.</source>
            <translation>Se supone que cada anotador ya ha dado este número de etiquetas correctas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/lpi.py" />
            <source>Every worker counts as having given so many wrong labels before.</source>
            <translation>Se supone que cada anotador ya ha dado este número de etiquetas erróneas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Every worker counts the same. A baseline to compare with.</source>
            <translation>Todos los anotadores cuentan lo mismo. Una base para comparar.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_detail.py" />
            <source>Evidence</source>
            <translation>Indicios</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>Exact text (cells may run as formulas)</source>
            <translation>Texto exacto (las celdas pueden ejecutarse como fórmulas)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/table_formats.py" />
            <source>Excel workbook</source>
            <translation>Libro de Excel</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Expectation–maximisation (EM)</source>
            <translation>Esperanza–maximización (EM)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_partners.py" />
            <source>Expected</source>
            <translation>Esperado</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>Expected to be better than chance: t1 is not negative</source>
            <translation>Se espera mejor que el azar: t1 no es negativo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>Expected to be worse than chance: t2 is not positive</source>
            <translation>Se espera peor que el azar: t2 no es positivo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/plan_columns.py" />
            <source>Expected to fall by</source>
            <translation>Bajada esperada</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <location filename="../../crowdgui/ui/rail_entries.py" />
            <source>Export</source>
            <translation>Exportar</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>Export {n} files</source>
            <extracomment>For one: Export {n} file</extracomment>
            <translation>
                <numerusform>Exportar {n} archivo</numerusform>
                <numerusform>Exportar {n} archivos</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/tour.py" />
            <source>Export: hand it on</source>
            <translation>Exportar: entregarlo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/exporting.py" />
            <source>Exporting</source>
            <translation>Exportando</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_end.py" />
            <source>Export…</source>
            <translation>Exportar…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/report.py" />
            <source>False flags</source>
            <translation>Alertas falsas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/rule_options.py" />
            <source>Fewer options</source>
            <translation>Menos opciones</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/presets.py" />
            <source>Figure 2 (a), or 4 (a): 31 workers, 200 items, 3 classes, a chance of 30 % for a label, mean accuracy from 0.38 up. The bound follows the error of the oracle MAP rule, and IWMV comes close to it.</source>
            <translation>Figura 2 (a), o 4 (a): 31 anotadores, 200 elementos, 3 clases, una probabilidad de etiqueta del 30 %, exactitud media desde 0,38. La cota sigue al error de la regla MAP oráculo, e IWMV se le acerca mucho.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/presets.py" />
            <source>Figure 2 (b), or 4 (b): 200 items, accuracies from Beta(2.3, 2), more and more workers. On the logarithmic scale error and bound fall in a straight line.</source>
            <translation>Figura 2 (b), o 4 (b): 200 elementos, exactitudes de Beta(2,3; 2), cada vez más anotadores. En escala logarítmica, el error y la cota caen en línea recta.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/presets.py" />
            <source>Figure 2 (c), or 4 (c): 31 workers, accuracies from Beta(2.3, 2), more and more items. The oracle MAP rule and its bound stay as they are, and IWMV gains.</source>
            <translation>Figura 2 (c), o 4 (c): 31 anotadores, exactitudes de Beta(2,3; 2), cada vez más elementos. La regla MAP oráculo y su cota quedan igual, e IWMV mejora.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/presets.py" />
            <source>Figure 4 (a), or 5 (a): 31 workers, 1,000 to 11,000 items. IWMV, its log-odds form and EM are equally accurate.</source>
            <translation>Figura 4 (a), o 5 (a): 31 anotadores, de 1.000 a 11.000 elementos. IWMV, su forma log-odds y EM son igual de exactas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/presets.py" />
            <source>Figure 4 (b), or 5 (b): 31 workers, 1,000 to 11,000 items. The time until no final label changes any more, and until the rule itself stops.</source>
            <translation>Figura 4 (b), o 5 (b): 31 anotadores, de 1.000 a 11.000 elementos. El tiempo hasta que ya no cambia ninguna etiqueta final, y hasta que la propia regla se detiene.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/presets.py" />
            <source>Figure 4 (c), or 5 (c): 31 workers, 1,000 to 11,000 items. The steps until no final label changes any more, and until the rule itself stops.</source>
            <translation>Figura 4 (c), o 5 (c): 31 anotadores, de 1.000 a 11.000 elementos. Los pasos hasta que ya no cambia ninguna etiqueta final, y hasta que la propia regla se detiene.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/presets.py" />
            <source>Figure 4 (d), or 5 (d): 31 workers, 1,000 to 11,000 items. The time that 50 steps take.</source>
            <translation>Figura 4 (d), o 5 (d): 31 anotadores, de 1.000 a 11.000 elementos. El tiempo que llevan 50 pasos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/presets.py" />
            <source>Figure 5, or 6: 20 workers are right on 90 % of one set of 60 items and on 60 % of another of 40, 30 workers on 50 % and 70 %. No single accuracy describes them.</source>
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
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>Files</source>
            <translation>Archivos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>Files are written whole or not at all.</source>
            <translation>Los archivos se escriben enteros o no se escriben.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/telling.py" />
            <source>Files that were written already are whole.</source>
            <translation>Los archivos ya escritos están completos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <source>Final label</source>
            <translation>Etiqueta final</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>Final label “{label}”, confidence {share}.</source>
            <translation>Etiqueta final «{label}», confianza del {share}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>Final label “{label}”, set by hand by {who}, {when}.</source>
            <translation>Etiqueta final «{label}», puesta a mano por {who}, {when}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <source>Final labels</source>
            <translation>Etiquetas finales</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>Final labels and worker table can be written here once a file of labels is open and a rule has run.</source>
            <translation>Las etiquetas finales y la tabla de anotadores se pueden escribir aquí cuando hay un archivo de etiquetas abierto y se ha ejecutado una regla.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/class_shares.py" />
            <location filename="../../crowdgui/ui/pages/labels_page.py" />
            <source>Final labels by class</source>
            <translation>Etiquetas finales por clase</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <source>Final labels on gold items</source>
            <translation>Etiquetas finales en los elementos de referencia</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>Final labels that are wrong on gold, over the gold items that have a label both before and after: {before} before, {after} after.</source>
            <translation>Etiquetas finales erróneas en la referencia, sobre los elementos de referencia que tienen etiqueta antes y después: {before} antes, {after} después.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>Final labels that change</source>
            <translation>Etiquetas finales que cambian</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/about.py" />
            <source>Final labels, worker quality and an error guarantee from the answers of many workers, by Li and Yu’s “Error Rate Bounds and Iterative Weighted Majority Voting for Crowdsourcing” (2014).

Your files are only read, never changed. Nothing leaves this computer.

MIT licence. Typeface Inter under the SIL Open Font License; Qt under the LGPL.</source>
            <translation>Etiquetas finales, calidad de los anotadores y una garantía sobre el error a partir de las respuestas de muchos anotadores, según «Error Rate Bounds and Iterative Weighted Majority Voting for Crowdsourcing» de Li y Yu (2014).

Sus archivos solo se leen, nunca se modifican. Nada sale de este equipo.

Licencia MIT. Tipo de letra Inter bajo la SIL Open Font License; Qt bajo la LGPL.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_table.py" />
            <location filename="../../crowdgui/ui/widgets/corner.py" />
            <source>Find</source>
            <translation>Buscar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/answer_cards.py" />
            <source>Find a class</source>
            <translation>Buscar una clase</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/answer_cards.py" />
            <source>Find a class (F)</source>
            <translation>Buscar una clase (F)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_table.py" />
            <source>Find a worker</source>
            <translation>Buscar un anotador</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_table.py" />
            <source>Find an item</source>
            <translation>Buscar un elemento</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/study/study_run.py" />
            <source>Finding the full result to hold parts against</source>
            <translation>Buscando el resultado completo con que comparar las partes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/marks.py" />
            <source>Fine</source>
            <translation>Sin alerta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/telling.py" />
            <source>Finished {time}</source>
            <translation>Terminado {time}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/accuracies.py" />
            <source>First group, first set</source>
            <translation>Primer grupo, primer conjunto</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/accuracies.py" />
            <source>First group, second set</source>
            <translation>Primer grupo, segundo conjunto</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>First row</source>
            <translation>Primera fila</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>First row has names</source>
            <translation>La primera fila tiene nombres</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/preview_table.py" />
            <source>First rows of the file</source>
            <translation>Primeras filas del archivo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/ebcc.py" />
            <location filename="../../crowdgui/core/rules/em_fit.py" />
            <location filename="../../crowdgui/core/rules/em_steps.py" />
            <location filename="../../crowdgui/core/rules/lpi.py" />
            <location filename="../../crowdgui/core/rules/map.py" />
            <source>Fitting</source>
            <translation>Ajustando</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/consensus.py" />
            <source>Fitting three rules</source>
            <translation>Ajustando tres reglas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <location filename="../../crowdgui/ui/pages/worker_partners.py" />
            <source>Flag</source>
            <translation>Alerta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/flags.py" />
            <source>Flag rules</source>
            <translation>Reglas de alerta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_table.py" />
            <source>Flag rules…</source>
            <translation>Reglas de alerta…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_table.py" />
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
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>Flags</source>
            <translation>Alertas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>Flags: {name}</source>
            <translation>Alertas: {name}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/coefficients.py" />
            <source>Fleiss’ kappa</source>
            <translation>Kappa de Fleiss</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>Folder</source>
            <translation>Carpeta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>Folder for the files</source>
            <translation>Carpeta para los archivos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Folder of Parquet files</source>
            <translation>Carpeta de archivos Parquet</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Folder to put the results in</source>
            <translation>Carpeta para los resultados</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>For labels that do not fit on this computer. The workers of a Dask cluster read them and write final labels and workers as Parquet; all must reach both places. The rule has its usual options.</source>
            <translation>Para etiquetas que no caben en este equipo. Los procesos de un clúster de Dask las leen y escriben etiquetas finales y anotadores en Parquet; todos deben poder acceder a ambos lugares. La regla tiene sus opciones habituales.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_list.py" />
            <source>For other tools</source>
            <translation>Para otras herramientas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>For programs: text in CSV stays as it is. A spreadsheet that opens the file may run some of it.</source>
            <translation>Para programas: el texto de los CSV queda como está. Una hoja de cálculo que abra el archivo puede ejecutar parte de él.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>For rules whose weights do not depend on the labels: plain majority and oracles.</source>
            <translation>Para reglas cuyos pesos no dependen de las etiquetas: mayoría simple y oráculos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>For theorem 4: {condition}</source>
            <translation>Para el teorema 4: {condition}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/held_out.py" />
            <source>Foretelling hidden labels</source>
            <translation>Prediciendo etiquetas ocultas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Format</source>
            <translation>Formato</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_list.py" />
            <source>Format of the tables</source>
            <translation>Formato de las tablas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <source>Forward</source>
            <translation>Adelante</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>From a file of accuracies…</source>
            <translation>De un archivo de exactitudes…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>From agreement alone</source>
            <translation>Solo a partir del acuerdo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>From gold answers</source>
            <translation>A partir de las respuestas de referencia</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>From the file {file}</source>
            <translation>Del archivo {file}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>From this mean accuracy on, the bound for one-step voting speaks.</source>
            <translation>A partir de esta exactitud media, la cota de la votación de un paso dice algo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>From {first} to {last}; UTC where the file names a zone.</source>
            <translation>De {first} a {last}; UTC cuando el archivo indica una zona.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/run.py" />
            <source>Further answers of a worker to the same item, left out: {n}.</source>
            <translation>Otras respuestas de un anotador al mismo elemento, excluidas: {n}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>GB</source>
            <translation>GB</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/glad.py" />
            <source>GLAD</source>
            <translation>GLAD</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/get_another_label.py" />
            <source>Get-Another-Label</source>
            <translation>Get-Another-Label</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>Give up this audit</source>
            <translation>Abandonar esta auditoría</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Given that one worker says this class, how often another says it of the item too.</source>
            <translation>Si un anotador dice esta clase, con qué frecuencia la dice también otro del mismo elemento.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Gives the same answer as {who} on {agreed} of {shared} items, where about {expected} are to be expected ({corrected}). The labels do not tell who copies from whom.</source>
            <translation>Da la misma respuesta que {who} en {agreed} de {shared} elementos, donde se esperarían unos {expected} ({corrected}). Las etiquetas no dicen quién copia de quién.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Gives the same answers as {who} too often ({corrected}).</source>
            <translation>Da las mismas respuestas que {who} demasiado a menudo ({corrected}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <location filename="../../crowdgui/ui/pages/study_panel.py" />
            <source>Go on</source>
            <translation>Seguir</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>Go on checking…</source>
            <translation>Seguir comprobando…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>Go on without saving</source>
            <translation>Seguir sin guardar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/ui/pages/guarantee_words.py" />
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>Gold</source>
            <translation>Referencia</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Gold answers</source>
            <translation>Respuestas de referencia</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Gold answers from a second file</source>
            <translation>Respuestas de referencia de otro archivo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Gold column</source>
            <translation>Columna de referencia</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>Gold counts as the true label: workers are scored against it, rules that use gold keep it, and the rule runs again.</source>
            <translation>La referencia cuenta como etiqueta verdadera: los anotadores se evalúan con ella, las reglas que usan referencia la mantienen, y la regla se ejecuta de nuevo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>Gold drawn at random</source>
            <translation>Referencia elegida al azar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/guarantee_builder.py" />
            <source>Gold is known for every item</source>
            <translation>Se conoce la referencia de todos los elementos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/headline.py" />
            <source>Gold is known for every item, so this is a count and no estimate.</source>
            <translation>Se conoce la referencia de todos los elementos, así que es un recuento y no una estimación.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>Gold is known for every item: {n} of {known} final labels are wrong, {share}.</source>
            <extracomment>For one: Gold is known for every item: {n} of {known} final labels is wrong, {share}.</extracomment>
            <translation>
                <numerusform>Se conoce la referencia de todos los elementos: {n} de {known} etiquetas finales es errónea, {share}.</numerusform>
                <numerusform>Se conoce la referencia de todos los elementos: {n} de {known} etiquetas finales son erróneas, {share}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Gold items cannot be held fixed on a cluster.</source>
            <translation>Los elementos de referencia no se pueden mantener fijos en un clúster.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/em.py" />
            <location filename="../../crowdgui/core/rules/voting.py" />
            <source>Gold items keep their gold class, and workers are measured against it.</source>
            <translation>Los elementos de referencia conservan su clase de referencia, y los anotadores se miden con ella.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <source>Gold label</source>
            <translation>Etiqueta de referencia</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>Gold labels</source>
            <translation>Etiquetas de referencia</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>Gold shows more wrong labels than it allows, so what it needs is not so.</source>
            <translation>La referencia muestra más etiquetas erróneas de las que este límite permite, así que lo que necesita no se cumple.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Gold stands for all items only if its items were drawn at random from them.</source>
            <translation>La referencia representa a todos los elementos solo si sus elementos se eligieron al azar entre ellos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Gold that the rule has used is no test of its final labels.</source>
            <translation>La referencia que la regla ha usado no es una prueba de sus etiquetas finales.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>Gold was drawn at random: count it as an audit</source>
            <translation>La referencia se sacó al azar: contarla como auditoría</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>Gold was not drawn at random after all</source>
            <translation>La referencia no se sacó al azar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/guarantee_builder.py" />
            <source>Gold: {wrong} of {n} wrong</source>
            <translation>Referencia: {wrong} de {n} erróneas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/write.py" />
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <location filename="../../crowdgui/ui/rail_entries.py" />
            <source>Guarantee</source>
            <translation>Garantía</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/tour.py" />
            <source>Guarantee: how far you can trust it</source>
            <translation>Garantía: hasta dónde puede fiarse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/flag_styles.py" />
            <location filename="../../crowdgui/ui/widgets/marks.py" />
            <source>Guessing</source>
            <translation>Responde al azar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/report.py" />
            <source>Guessing is flagged where the answers may tell no more of the items than this share of what an ordinary worker’s tell.</source>
            <translation>Se da alerta por responder al azar cuando las respuestas no pueden decir de los elementos más que esta proporción de lo que dicen las de un anotador corriente.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <source>Guessing on hard items</source>
            <translation>Al azar en los difíciles</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Guessing would agree more often: {rarely} would agree so rarely ({corrected}).</source>
            <translation>Respondiendo al azar se coincidiría más a menudo: {rarely} coincidiría tan poco ({corrected}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Guessing would agree on {chance}.</source>
            <translation>Respondiendo al azar se coincidiría en el {chance}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/coefficients.py" />
            <source>Gwet’s AC1</source>
            <translation>AC1 de Gwet</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_pace.py" />
            <source>Half of the labels took less, half took more.</source>
            <translation>La mitad de las etiquetas llevó menos, la otra mitad más.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Half of the labels took {seconds} s or less, {share} of the time others take for the same items; {rarely} would be as fast ({corrected}).</source>
            <translation>La mitad de las etiquetas llevó {seconds} s o menos, el {share} del tiempo que otros tardan con los mismos elementos; {rarely} sería tan rápido ({corrected}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/report.py" />
            <source>Half of the {n} agree on {half} or more; {no_better}.</source>
            <translation>La mitad de los {n} coinciden en un {half} o más; {no_better}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Half of them took {n} seconds or less.</source>
            <translation>La mitad llevó {n} segundos o menos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>Hand on the labels, with what is known about them.</source>
            <translation>Entregue las etiquetas, con lo que se sabe de ellas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Hard items</source>
            <translation>Elementos difíciles</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>Hardly any item has two labels, so no label was hidden and foretold by the others.</source>
            <translation>Casi ningún elemento tiene dos etiquetas, así que no se ocultó ninguna etiqueta para predecirla con las demás.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/bounds/improvements.py" />
            <source>Have {n} labels on every item</source>
            <extracomment>For one: Have {n} label on every item</extracomment>
            <translation>
                <numerusform>Tener {n} etiqueta en cada elemento</numerusform>
                <numerusform>Tener {n} etiquetas en cada elemento</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/corner.py" />
            <source>Help</source>
            <translation>Ayuda</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_queue.py" />
            <source>Hidden until you have answered.</source>
            <translation>Oculto hasta que haya respondido.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>Hide the numbers behind the paper’s bounds</source>
            <translation>Ocultar los números de las cotas del artículo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items_page.py" />
            <source>Hide votes while I judge</source>
            <translation>Ocultar los votos mientras juzgo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>High</source>
            <translation>Superior</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/assignment.py" />
            <source>Highest chance</source>
            <translation>Mayor probabilidad</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_pictures.py" />
            <source>Histogram</source>
            <translation>Histograma</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/history.py" />
            <source>History</source>
            <translation>Historial</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_matrix.py" />
            <source>Hold answers against</source>
            <translation>Comparar respuestas con</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/em.py" />
            <location filename="../../crowdgui/core/rules/voting.py" />
            <source>Hold gold items fixed</source>
            <translation>Mantener fija la referencia</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>Holding rules against gold</source>
            <translation>Comparando las reglas con la referencia</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/check_status.py" />
            <source>Holds</source>
            <translation>Se cumple</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>Hongwei Li and Bin Yu (2014), Error Rate Bounds and Iterative Weighted Majority Voting for Crowdsourcing, arXiv:1411.4086.</source>
            <translation>Hongwei Li y Bin Yu (2014), Error Rate Bounds and Iterative Weighted Majority Voting for Crowdsourcing, arXiv:1411.4086.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/map.py" />
            <source>How common each class is, as shares or counts.</source>
            <translation>Lo frecuente que es cada clase, en proporciones o recuentos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>How far all answers together can move a score; the leads are measured in it.</source>
            <translation>Cuánto pueden mover una puntuación todas las respuestas juntas; con ello se miden las ventajas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/bounds_chart.py" />
            <source>How far each bound reaches; indications are no promise.</source>
            <translation>Hasta dónde llega cada cota; las indicaciones no son una promesa.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/bounds_chart.py" />
            <source>How far each bound reaches; indications are no promise. Hatched ones hold only if the worker model does.</source>
            <translation>Hasta dónde llega cada cota; las indicaciones no son una promesa. Las rayadas se cumplen solo si se cumple el modelo de anotadores.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>How far one answer can move a score, as a share of all of them together.</source>
            <translation>Cuánto puede mover una puntuación una respuesta, como proporción de todas juntas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <source>How far the final label is ahead of the next, of all there is to win.</source>
            <translation>Cuánto aventaja la etiqueta final a la siguiente, de todo lo que se puede ganar.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>How far the first, plain vote may mislead the weights; below 1 is needed.</source>
            <translation>Cuánto puede engañar a los pesos el primer voto simple; debe ser inferior a 1.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>How far the workers’ accuracies are from one half, on average.</source>
            <translation>Cuánto distan de un medio las exactitudes de los anotadores, de media.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers_page.py" />
            <source>How good each worker is, and who looks like guessing, stands here once a file of labels is open and a rule has run.</source>
            <translation>Lo bueno que es cada anotador, y quién parece responder al azar, aparece aquí cuando hay un archivo de etiquetas abierto y se ha ejecutado una regla.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/assignment.py" />
            <source>How likely a worker labels an item, the same for all.</source>
            <translation>Con qué probabilidad etiqueta un anotador un elemento, la misma para todos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_detail.py" />
            <location filename="../../crowdgui/ui/widgets/bars.py" />
            <source>How likely each class is</source>
            <translation>Lo probable que es cada clase</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/plan_columns.py" />
            <source>How likely its final label is wrong, if workers are as they seem to be.</source>
            <translation>Lo probable que es que su etiqueta final sea errónea, si los anotadores son como parecen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_pace.py" />
            <source>How long a label took is the time since the label before it in the same session.</source>
            <translation>Lo que llevó una etiqueta es el tiempo desde la etiqueta anterior de la misma sesión.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_pace.py" />
            <source>How long labels took is recorded in the file.</source>
            <translation>El archivo registra cuánto llevaron las etiquetas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>How long the rule alone took on this computer.</source>
            <translation>Cuánto tardó la regla sola en este equipo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>How long this worker’s labels took is not known.</source>
            <translation>No se sabe cuánto llevaron las etiquetas de este anotador.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/em.py" />
            <source>How many answers to each class the crowd’s confusion matrix counts for.</source>
            <translation>Por cuántas respuestas a cada clase cuenta la matriz de confusión del grupo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/scenario.py" />
            <source>How many classes there are to choose from.</source>
            <translation>Entre cuántas clases se elige.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/scenario.py" />
            <source>How many items there are.</source>
            <translation>Cuántos elementos hay.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>How many items this rule labels otherwise than the rule in use.</source>
            <translation>Cuántos elementos etiqueta esta regla de otro modo que la regla en uso.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <source>How many labels</source>
            <translation>Cuántas etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/bwa.py" />
            <source>How many labels a worker must give to count by own labels as much as by the crowd.</source>
            <translation>Cuántas etiquetas debe dar un anotador para que sus propias etiquetas cuenten tanto como el grupo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/study_panel.py" />
            <source>How many labels do you need?</source>
            <translation>¿Cuántas etiquetas necesita?</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>How many labels this worker gave.</source>
            <translation>Cuántas etiquetas dio este anotador.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/plan_columns.py" />
            <source>How many more labels this item is worth.</source>
            <translation>Cuántas etiquetas más merece este elemento.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>How many of all worker–item pairs have a label.</source>
            <translation>Cuántos de todos los pares anotador–elemento tienen una etiqueta.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>How many of this worker’s labels on gold items are right.</source>
            <translation>Cuántas de las etiquetas de este anotador en elementos de referencia son correctas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <source>How many ordinary workers there are to copy from.</source>
            <translation>Cuántos anotadores corrientes hay de los que copiar.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>How many ranges</source>
            <translation>Cuántos intervalos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>How many seconds the label in the middle took: half of the labels took less.</source>
            <translation>Cuántos segundos llevó la etiqueta mediana: la mitad de las etiquetas llevó menos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>How many sets are drawn at each point.</source>
            <translation>Cuántos conjuntos se generan en cada punto.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <location filename="../../crowdgui/ui/pages/review_queue.py" />
            <source>How many workers gave each class, in the order of the classes.</source>
            <translation>Cuántos anotadores dieron cada clase, en el orden de las clases.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/scenario.py" />
            <source>How many workers there are.</source>
            <translation>Cuántos anotadores hay.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>How much a worker’s vote counts. A guesser has 0; a vote below 0 counts against what the worker says.</source>
            <translation>Cuánto cuenta el voto de un anotador. Quien responde al azar tiene 0; un voto por debajo de 0 cuenta en contra de lo que dice el anotador.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>How much answers move a score on an item, squared and added up; small is good.</source>
            <translation>Cuánto mueven las respuestas una puntuación en un elemento, al cuadrado y sumado; mejor si es pequeño.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/coefficients.py" />
            <source>How much better workers agree than by chance: 0 is chance, 1 is full agreement, below 0 is worse than chance. Items may have different numbers of labels. Often asked for: 0.80, and at least 0.67 for careful conclusions.</source>
            <translation>Cuánto mejor que por azar coinciden los anotadores: 0 es el azar, 1 es acuerdo total, por debajo de 0 es peor que el azar. Los elementos pueden tener distinto número de etiquetas. Se suele pedir 0,80, y al menos 0,67 para conclusiones prudentes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/weighted.py" />
            <source>How much each worker counts. A worker without a stated weight counts 0.</source>
            <translation>Cuánto cuenta cada anotador. Un anotador sin peso declarado cuenta 0.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/weighted.py" />
            <source>How much each worker counts. Where none is stated, each counts 1; where some are, the others count 0.</source>
            <translation>Cuánto cuenta cada anotador. Si no se declara ninguno, cada uno cuenta 1; si se declaran algunos, los demás cuentan 0.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/bounds.py" />
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>How much error is possible</source>
            <translation>Cuánto error es posible</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>How much the answers tell of the final label, by Raykar and Yu’s score: 0 for answers that tell nothing, 1 for a worker who is never wrong. With few labels chance alone lifts it above 0.</source>
            <translation>Cuánto dicen las respuestas de la etiqueta final, según la puntuación de Raykar y Yu: 0 para respuestas que no dicen nada, 1 para un anotador que nunca se equivoca. Con pocas etiquetas, el azar por sí solo ya la eleva por encima de 0.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>How much this worker’s vote counts. 0 is a guesser; below 0, a worker who is wrong more often than a guesser, whose vote counts against.</source>
            <translation>Cuánto cuenta el voto de este anotador. 0 es quien responde al azar; por debajo de 0, un anotador que se equivoca más a menudo que quien responde al azar y cuyo voto cuenta en contra.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>How often</source>
            <translation>Con qué frecuencia</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/accuracies.py" />
            <source>How often a label is right.</source>
            <translation>Con qué frecuencia es correcta una etiqueta.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/study_panel.py" />
            <source>How often a part of the labels is drawn anew at each share.</source>
            <translation>Cuántas veces se vuelve a sortear una parte de las etiquetas para cada proporción.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>How often a worker’s label is the one that the others elect by this rule without that worker. It tells how well the rule sums the workers up, not how right they are.</source>
            <translation>Con qué frecuencia la etiqueta de un anotador es la que eligen los demás con esta regla sin ese anotador. Dice lo bien que la regla resume a los anotadores, no lo acertados que son.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>How often a worker’s label is the one that the others elect, the worker’s own vote left out.</source>
            <translation>Con qué frecuencia la etiqueta de un anotador es la que eligen los demás, sin contar su propio voto.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/map.py" />
            <source>How often each worker gives each answer to items of each true class, as chances or counts.</source>
            <translation>Con qué frecuencia da cada anotador cada respuesta a elementos de cada clase verdadera, en probabilidades o recuentos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/map.py" />
            <source>How often each worker is right, 0 to 1, for workers without a stated confusion matrix. Where neither is stated, the answers to gold items tell.</source>
            <translation>Con qué frecuencia acierta cada anotador, de 0 a 1, para anotadores sin matriz de confusión declarada. Si no se declara ninguna de las dos, lo dicen las respuestas a elementos de referencia.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/weighted.py" />
            <source>How often each worker is right, 0 to 1. Where none is stated, the answers to gold items tell; a worker without either counts 0.</source>
            <translation>Con qué frecuencia acierta cada anotador, de 0 a 1. Si no se declara ninguna, lo dicen las respuestas a elementos de referencia; un anotador sin ninguna de las dos cuenta 0.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/kos.py" />
            <source>How often messages go from items to workers and back.</source>
            <translation>Cuántas veces van y vuelven los mensajes entre elementos y anotadores.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>How often the rule went over the labels after the first vote.</source>
            <translation>Cuántas veces recorrió la regla las etiquetas tras el primer voto.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>How often this worker gives the label that the others elect without this worker’s own vote, with the range that is likely at 95 %. The dotted line is guessing.</source>
            <translation>Con qué frecuencia da este anotador la etiqueta que eligen los demás sin contar su voto, con el intervalo probable al 95 %. La línea de puntos es el azar.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>How often this worker sat down to work; a pause of half an hour ends a session.</source>
            <translation>Cuántas veces se puso a trabajar este anotador; una pausa de media hora termina una sesión.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>How often this worker’s label is the final label. The worker’s own vote helps to elect it, so this is a little too kind.</source>
            <translation>Con qué frecuencia la etiqueta de este anotador es la etiqueta final. Su propio voto ayuda a elegirla, así que resulta algo demasiado benévola.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_partners.py" />
            <source>How often two who answer as these do would agree if neither looked at the other.</source>
            <translation>Con qué frecuencia coincidirían dos que responden como estos si ninguno mirara al otro.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/histograms.py" />
            <source>How sure the rule is</source>
            <translation>Lo segura que está la regla</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>How the labels were put together</source>
            <translation>Cómo se combinaron las etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/convergence.py" />
            <location filename="../../crowdgui/ui/plots/convergence_plot.py" />
            <source>How the vote settled</source>
            <translation>Cómo se estabilizó el voto</translation>
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
            <location filename="../../crowdgui/io/report/sections/agreement.py" />
            <source>How well workers agree</source>
            <translation>Cuánto coinciden los anotadores</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tool_exports.py" />
            <source>Hugging Face data set</source>
            <translation>Conjunto de datos de Hugging Face</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/inception.py" />
            <source>INCEpTION agreement</source>
            <translation>Acuerdo de INCEpTION</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/data.py" />
            <source>If every worker had labelled every item, this would be 100 %.</source>
            <translation>Si cada anotador hubiera etiquetado todos los elementos, sería el 100 %.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>If none of {n} rules were better, chance would show such a lead in {share} of cases.</source>
            <extracomment>For one: If it were no better, chance would show such a lead in {share} of cases.</extracomment>
            <translation>
                <numerusform>Si no fuera mejor, el azar mostraría una ventaja así en el {share} de los casos.</numerusform>
                <numerusform>Si ninguna de las {n} reglas fuera mejor, el azar mostraría una ventaja así en el {share} de los casos.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>If none were better, chance would hardly ever show such a lead among {n} rules.</source>
            <extracomment>For one: If it were no better, chance would hardly ever show such a lead with {n} rule tried.</extracomment>
            <translation>
                <numerusform>Si no fuera mejor, el azar casi nunca mostraría una ventaja así con {n} regla probada.</numerusform>
                <numerusform>Si ninguna fuera mejor, el azar casi nunca mostraría una ventaja así entre {n} reglas.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>If this many of the {n} are wrong …</source>
            <translation>Si de las {n} resultan erróneas …</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>If you quit now it is stopped. Your file is not changed.</source>
            <translation>Si sale ahora, se detiene. Su archivo no se modifica.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/prodigy.py" />
            <source>Ignored by the worker</source>
            <translation>Ignorada por el anotador</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/frame.py" />
            <source>Import</source>
            <translation>Importar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/frame.py" />
            <source>Import labels</source>
            <translation>Importar etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>In brackets the range that is likely at 95 %.</source>
            <translation>Entre paréntesis, el intervalo probable al 95 %.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>In order</source>
            <translation>En orden</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/argilla.py" />
            <source>In record {n}, the lists of responses, users and status of “{question}” differ in length. Export the records again.</source>
            <translation>En el registro {n}, las listas de respuestas, usuarios y estado de «{question}» difieren en longitud. Exporte de nuevo los registros.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>In record {n}, “{key}” is {what}. The export may be damaged; export it again.</source>
            <translation>En el registro {n}, «{key}» es {what}. La exportación puede estar dañada; expórtela de nuevo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_detail.py" />
            <source>In the colour of the class; the bar is the worker’s weight, ▲ marks workers who are flagged.</source>
            <translation>En el color de la clase; la barra es el peso del anotador, ▲ señala anotadores con alerta.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_detail.py" />
            <source>In the colour of the class; ▲ marks workers who are flagged.</source>
            <translation>En el color de la clase; ▲ señala anotadores con alerta.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <source>In use</source>
            <translation>En uso</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>Information</source>
            <translation>Información</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_words.py" />
            <source>Input</source>
            <translation>Entrada</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/mturk.py" />
            <source>Inputs and answers are numbered alike. If each number is an item of its own, choose “Several items a row”.</source>
            <translation>Las entradas y las respuestas están numeradas igual. Si cada número es un elemento propio, elija «Varios elementos por fila».</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>Interval</source>
            <translation>Intervalo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>Is it as right as it is sure?</source>
            <translation>¿Acierta tanto como segura está?</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Is this the column with the labels?</source>
            <translation>¿Es esta la columna con las etiquetas?</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/parse_labels.py" />
            <source>It answers another question</source>
            <translation>Responde a otra pregunta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/sagemaker.py" />
            <location filename="../../crowdgui/io/importing/recipes.py" />
            <location filename="../../crowdgui/io/importing/tables.py" />
            <location filename="../../crowdgui/io/tabular/file_head.py" />
            <location filename="../../crowdgui/io/tabular/subprocess_reader.py" />
            <source>It cannot be opened: {why}.</source>
            <translation>No se puede abrir: {why}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/subprocess_reader.py" />
            <source>It could not be read within {n} seconds.</source>
            <translation>No se pudo leer en {n} segundos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>It counts as gold.</source>
            <translation>Cuenta como referencia.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/plan.py" />
            <source>It does not show yet where it levels off.</source>
            <translation>Aún no muestra dónde se aplana.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/headline.py" />
            <source>It follows from a random sample that was checked by hand, at {confidence} confidence, whatever the workers do.</source>
            <translation>Se deduce de una muestra al azar comprobada a mano, con una confianza del {confidence}, hagan lo que hagan los anotadores.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/headline.py" />
            <source>It follows from gold items, drawn at random as you state, at {confidence} confidence, whatever the workers do.</source>
            <translation>Se deduce de elementos de referencia elegidos al azar, según usted indica, con una confianza del {confidence}, hagan lo que hagan los anotadores.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/headline.py" />
            <source>It follows from how often workers agree, without any checked answers</source>
            <translation>Se deduce de la frecuencia con que coinciden los anotadores, sin ninguna respuesta comprobada</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/headline.py" />
            <source>It follows from how workers did on gold items</source>
            <translation>Se deduce de cómo lo hicieron los anotadores en los elementos de referencia</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>It holds Python objects, which are never read because they can run a program. Save it as numbers or text.</source>
            <translation>Contiene objetos de Python, que nunca se leen porque pueden ejecutar un programa. Guárdelo como números o texto.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>It holds no array of numbers or text.</source>
            <translation>No contiene ninguna matriz de números ni de texto.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>It is being worked out.</source>
            <translation>Se está calculando.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <location filename="../../crowdgui/io/formats/parquet.py" />
            <source>It is damaged or cut off. Get it again from where it came from.</source>
            <translation>Está dañado o cortado. Obténgalo de nuevo de su origen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/parts.py" />
            <source>It is damaged or no Parquet file.</source>
            <translation>Está dañado o no es un archivo Parquet.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>It is damaged, cut off, or no workbook. Save it again, or as CSV.</source>
            <translation>Está dañado, cortado o no es un libro. Guárdelo de nuevo, o como CSV.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>It is data</source>
            <translation>Son datos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>It is left out: so many labels of so many classes would take very long.</source>
            <translation>Se omite: con tantas etiquetas de tantas clases tardaría mucho.</translation>
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
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>It is tied with another class and won because it comes first.</source>
            <translation>Está empatada con otra clase y ganó porque va primero.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>It must be said of each worker whether their labels count.</source>
            <translation>Hay que decir de cada anotador si sus etiquetas cuentan.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/file_preview.py" />
            <source>It names no worker and has one answer for each item.</source>
            <translation>No nombra a ningún anotador y tiene una respuesta por elemento.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>It names the columns</source>
            <translation>Nombra las columnas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <location filename="../../crowdgui/core/bounds/guarantee.py" />
            <source>It says nothing: by this bound practically every label could be wrong.</source>
            <translation>No dice nada: según esta cota podrían ser erróneas casi todas las etiquetas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/guarantee.py" />
            <source>It says nothing: workers who were hardly seen to err leave no room for errors.</source>
            <translation>No dice nada: anotadores a los que apenas se vio equivocarse no dejan lugar a errores.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>It says that it holds more than a file of its size can. It is damaged.</source>
            <translation>Dice contener más de lo que puede un archivo de su tamaño. Está dañado.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/parquet.py" />
            <source>It says that it holds {n} rows, {mb} MB in memory, which is more than a file of its size should. Save only the columns of worker, item and label.</source>
            <translation>Dice contener {n} filas, {mb} MB en memoria, más de lo que debería un archivo de su tamaño. Guarde solo las columnas de anotador, elemento y etiqueta.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/plan.py" />
            <source>It seems to level off at about {end}.</source>
            <translation>Parece aplanarse en torno al {end}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>It speaks of one answer of each worker to an item; here some gave more.</source>
            <translation>Se refiere a una sola respuesta de cada anotador a un elemento; aquí algunos dieron más.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>It speaks of rules that add up votes; this rule does not.</source>
            <translation>Se refiere a reglas que suman votos; esta no lo hace.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>It speaks only of a crowd that is worse than chance; this one is not.</source>
            <translation>Se refiere solo a un grupo peor que el azar; este no lo es.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/subprocess_reader.py" />
            <source>It takes more memory than a file of its size should, or it is damaged.</source>
            <translation>Ocupa más memoria de la que debería un archivo de su tamaño, o está dañado.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/agreement_bound.py" />
            <source>It takes two classes and two workers who count.</source>
            <translation>Hacen falta dos clases y dos anotadores que cuenten.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/gold_bound.py" />
            <source>It takes two classes, and items without gold.</source>
            <translation>Hacen falta dos clases y elementos sin referencia.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/file.py" />
            <source>It was not closed properly and can only be put right where writing is allowed. Copy it to another folder, together with the file of the same name that ends in “-journal”.</source>
            <translation>No se cerró correctamente y solo se puede arreglar donde se permita escribir. Cópielo a otra carpeta, junto con el archivo del mismo nombre que acaba en «-journal».</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>It would be read from {path}</source>
            <translation>Se leería de {path}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/guarantee_builder.py" />
            <source>It would hold if workers’ mistakes were independent; these labels show otherwise.</source>
            <translation>Se cumpliría si los errores de los anotadores fueran independientes; estas etiquetas muestran lo contrario.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/file_head.py" />
            <source>It would unpack to {n} MB, which is more than a file of its size should hold. Save the table as CSV and open that.</source>
            <translation>Descomprimido ocuparía {n} MB, más de lo que debería contener un archivo de su tamaño. Guarde la tabla como CSV y ábralo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <location filename="../../crowdgui/ui/pages/plan_columns.py" />
            <location filename="../../crowdgui/ui/pages/review_queue.py" />
            <source>Item</source>
            <translation>Elemento</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>Item by item</source>
            <translation>Elemento a elemento</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>Item by item, Chernoff</source>
            <translation>Elemento a elemento, Chernoff</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>Item by item, hidden kinds of items</source>
            <translation>Elemento a elemento, tipos ocultos de elementos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>Item by item, own confusion matrices</source>
            <translation>Elemento a elemento, matrices propias</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Item column</source>
            <translation>Columna de elemento</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/judging_panel.py" />
            <source>Item {name}</source>
            <translation>Elemento {name}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <location filename="../../crowdgui/io/formats/get_another_label.py" />
            <source>Item, worker, label</source>
            <translation>Elemento, anotador, etiqueta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <location filename="../../crowdgui/core/simulate/scenario.py" />
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <location filename="../../crowdgui/ui/pages/item_table.py" />
            <location filename="../../crowdgui/ui/pages/items_page.py" />
            <location filename="../../crowdgui/ui/rail_entries.py" />
            <source>Items</source>
            <translation>Elementos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <source>Items by class</source>
            <translation>Elementos por clase</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/accuracies.py" />
            <source>Items in the first set</source>
            <translation>Elementos del primer conjunto</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>Items on which the final label only won by the order of the classes.</source>
            <translation>Elementos en los que la etiqueta final ganó solo por el orden de las clases.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Items that two rules label differently</source>
            <translation>Elementos que dos reglas etiquetan de forma distinta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <source>Items to look at</source>
            <translation>Elementos que mirar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_queue.py" />
            <source>Items to review</source>
            <translation>Elementos que revisar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/plan_panel.py" />
            <source>Items to send out again</source>
            <translation>Elementos que enviar otra vez</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cubam_yaml.py" />
            <location filename="../../crowdgui/io/formats/peerannot.py" />
            <source>Items, then workers</source>
            <translation>Elementos, luego anotadores</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Items, workers and labels are not of the same length.</source>
            <translation>Elementos, anotadores y etiquetas no tienen la misma longitud.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/tour.py" />
            <source>Items: look at the unsure ones yourself</source>
            <translation>Elementos: mire usted mismo los inseguros</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/mturk.py" />
            <location filename="../../crowdgui/io/formats/toloka.py" />
            <source>Its inputs</source>
            <translation>Sus entradas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>Its name or number. The first one with a table otherwise.</source>
            <translation>Su nombre o número. Si no, la primera con una tabla.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/toloka.py" />
            <source>Its task</source>
            <translation>Su tarea</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Its values</source>
            <translation>Sus valores</translation>
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
            <location filename="../../crowdgui/core/review/label_probabilities.py" />
            <source>Judging answers</source>
            <translation>Evaluando respuestas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>KB</source>
            <translation>KB</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Kappa is not defined, because both give one class to all they share.</source>
            <translation>Kappa no está definido, porque ambos dan una sola clase a todo lo que comparten.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if_strip.py" />
            <source>Keep</source>
            <translation>Conservar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>Keep all answers</source>
            <translation>Conservar todas las respuestas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/appen.py" />
            <source>Keep personal columns</source>
            <translation>Conservar columnas personales</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/mturk.py" />
            <location filename="../../crowdgui/io/formats/toloka.py" />
            <source>Keep rejected answers</source>
            <translation>Conservar respuestas rechazadas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/label_studio.py" />
            <source>Keep skipped annotations</source>
            <translation>Conservar anotaciones saltadas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/labelbox.py" />
            <source>Keep skipped labels</source>
            <translation>Conservar etiquetas saltadas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/appen.py" />
            <source>Keep tainted judgments</source>
            <translation>Conservar juicios dudosos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>Keep the first answer</source>
            <translation>Conservar la primera respuesta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>Keep the last answer</source>
            <translation>Conservar la última respuesta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>Keep “{kept}”: no rule is shown to suit these labels better, beyond noise.</source>
            <translation>Mantenga «{kept}»: no se muestra que otra regla convenga más a estas etiquetas, más allá del ruido.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>Keep “{kept}”: there is nothing to judge rules by.</source>
            <translation>Mantenga «{kept}»: no hay nada con que juzgar las reglas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers_page.py" />
            <source>Kept: all workers count.</source>
            <translation>Conservado: cuentan todos los anotadores.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers_page.py" />
            <source>Kept: {n} workers stay left out.</source>
            <extracomment>For one: Kept: {n} worker stays left out.</extracomment>
            <translation>
                <numerusform>Conservado: {n} anotador sigue excluido.</numerusform>
                <numerusform>Conservado: {n} anotadores siguen excluidos.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items_page.py" />
            <source>Key B</source>
            <translation>Tecla B</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items_page.py" />
            <source>Key S</source>
            <translation>Tecla S</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Kinds of items (EBCC)</source>
            <translation>Tipos de elementos (EBCC)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/ebcc.py" />
            <source>Kinds of items in each class</source>
            <translation>Tipos de elementos en cada clase</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/ebcc.py" />
            <source>Kinds start at random; the probabilities of so many starts are averaged.</source>
            <translation>Los tipos empiezan al azar; se promedian las probabilidades de este número de inicios.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>Known once the file is read.</source>
            <translation>Se sabe cuando se haya leído el archivo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Known workers (MAP)</source>
            <translation>Anotadores conocidos (MAP)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/coefficients.py" />
            <source>Krippendorff’s alpha</source>
            <translation>Alfa de Krippendorff</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Krippendorff’s alpha of this class against all others put together.</source>
            <translation>Alfa de Krippendorff de esta clase frente a todas las demás juntas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/coefficients.py" />
            <source>Krippendorff’s alpha, interval</source>
            <translation>Alfa de Krippendorff, intervalo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/coefficients.py" />
            <source>Krippendorff’s alpha, ordinal</source>
            <translation>Alfa de Krippendorff, ordinal</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>Label</source>
            <translation>Etiqueta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/label_studio_csv.py" />
            <source>Label Studio CSV</source>
            <translation>CSV de Label Studio</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/label_studio.py" />
            <source>Label Studio JSON</source>
            <translation>JSON de Label Studio</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/label_studio_min.py" />
            <source>Label Studio JSON-MIN</source>
            <translation>JSON-MIN de Label Studio</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tool_exports.py" />
            <source>Label Studio predictions</source>
            <translation>Predicciones de Label Studio</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <source>Label by the rule</source>
            <translation>Etiqueta según la regla</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Label on a cluster</source>
            <translation>Etiquetar en un clúster</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/labelbox.py" />
            <source>Labelbox export</source>
            <translation>Exportación de Labelbox</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <location filename="../../crowdgui/io/report/sections/agreement.py" />
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <location filename="../../crowdgui/ui/file_kinds.py" />
            <location filename="../../crowdgui/ui/pages/labels_page.py" />
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <location filename="../../crowdgui/ui/rail_entries.py" />
            <source>Labels</source>
            <translation>Etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Labels and gold answers need the same words.</source>
            <translation>Las etiquetas y las respuestas de referencia necesitan las mismas palabras.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/file_kinds.py" />
            <source>Labels and projects</source>
            <translation>Etiquetas y proyectos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <source>Labels by class</source>
            <translation>Etiquetas por clase</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/convergence.py" />
            <location filename="../../crowdgui/ui/plots/convergence_plot.py" />
            <source>Labels changed at each step</source>
            <translation>Etiquetas cambiadas en cada paso</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <source>Labels given</source>
            <translation>Etiquetas dadas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/worker_scatter.py" />
            <location filename="../../crowdgui/ui/plots/worker_scatter.py" />
            <source>Labels given (log scale)</source>
            <translation>Etiquetas dadas (escala log)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>Labels left out</source>
            <translation>Etiquetas excluidas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Labels of this class on items with two labels or more.</source>
            <translation>Etiquetas de esta clase en elementos con dos etiquetas o más.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/assignment.py" />
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Labels per item</source>
            <translation>Etiquetas por elemento</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>Labels set</source>
            <translation>Etiquetas puestas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>Labels set by hand</source>
            <translation>Etiquetas puestas a mano</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <source>Labels that are copied</source>
            <translation>Etiquetas copiadas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>Labels that differ</source>
            <translation>Etiquetas distintas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/plan_columns.py" />
            <source>Labels to ask for</source>
            <translation>Etiquetas que pedir</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>Labels to check</source>
            <translation>Etiquetas que comprobar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/report.py" />
            <source>Labels to judge by</source>
            <translation>Etiquetas para juzgar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/plan_panel.py" />
            <source>Labels to spend</source>
            <translation>Etiquetas que gastar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/tour.py" />
            <source>Labels, workers, items and classes are counted. The picture shows who labelled what, and the checks say what was left out.</source>
            <translation>Se cuentan etiquetas, anotadores, elementos y clases. La imagen muestra quién etiquetó qué, y las comprobaciones dicen qué se excluyó.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/tour.py" />
            <source>Labels: one for each item</source>
            <translation>Etiquetas: una por elemento</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <source>Language</source>
            <translation>Idioma</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>Largest lead of the true class</source>
            <translation>Mayor ventaja de la clase verdadera</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>Largest single step</source>
            <translation>Mayor paso individual</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>Latin-1</source>
            <translation>Latin-1</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>Layout</source>
            <translation>Disposición</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <source>Leaders</source>
            <translation>Líderes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Learns how good each worker is on each class.</source>
            <translation>Aprende lo bueno que es cada anotador en cada clase.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Learns how good each worker is, alike on all classes.</source>
            <translation>Aprende lo bueno que es cada anotador, por igual en todas las clases.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Learns kinds of items on which workers err together. Slower.</source>
            <translation>Aprende tipos de elementos en los que los anotadores se equivocan juntos. Más lenta.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Learns which classes each worker mixes up.</source>
            <translation>Aprende qué clases confunde cada anotador.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>Least lead of the true class</source>
            <translation>Menor ventaja de la clase verdadera</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <source>Least sure</source>
            <translation>Menos seguras</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>Least sure first</source>
            <translation>Menos seguros primero</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <location filename="../../crowdgui/ui/pages/worker_detail.py" />
            <source>Leave out</source>
            <translation>Excluir</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>Leave out answers that differ</source>
            <translation>Excluir respuestas que difieren</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers_page.py" />
            <source>Leave out the {n} flagged</source>
            <extracomment>For one: Leave out the flagged worker</extracomment>
            <translation>
                <numerusform>Excluir al anotador con alerta</numerusform>
                <numerusform>Excluir a los {n} con alerta</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/bounds/improvements.py" />
            <source>Leave out the {n} flagged workers</source>
            <extracomment>For one: Leave out the flagged worker</extracomment>
            <translation>
                <numerusform>Excluir al anotador con alerta</numerusform>
                <numerusform>Excluir a los {n} anotadores con alerta</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_detail.py" />
            <source>Leave out {n}</source>
            <translation>Excluir a {n}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/worker_table.py" />
            <source>Leave out {n} workers</source>
            <extracomment>For one: Leave out {n} worker</extracomment>
            <translation>
                <numerusform>Excluir a {n} anotador</numerusform>
                <numerusform>Excluir a {n} anotadores</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/flag_styles.py" />
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <location filename="../../crowdgui/ui/pages/worker_table.py" />
            <location filename="../../crowdgui/ui/widgets/marks.py" />
            <source>Left out</source>
            <translation>Excluido</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>Length of the weights</source>
            <translation>Longitud de los pesos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>Level</source>
            <translation>Nivel</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Li and Yu: {name}</source>
            <translation>Li y Yu: {name}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>Light, &amp;high contrast</source>
            <translation>Claro, &amp;alto contraste</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Like EM, but steadier when workers gave few labels.</source>
            <translation>Como EM, pero más estable si los anotadores dieron pocas etiquetas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Like labels that were open before</source>
            <translation>Como etiquetas abiertas antes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Like the labels that are open</source>
            <translation>Como las etiquetas abiertas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Like weighted voting, but trusts very good workers far more.</source>
            <translation>Como la votación ponderada, pero confía mucho más en los anotadores muy buenos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Like weighted voting, more careful with few labels.</source>
            <translation>Como la votación ponderada, más prudente con pocas etiquetas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>Limit</source>
            <translation>Límite</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/bwa.py" />
            <location filename="../../crowdgui/core/rules/ebcc.py" />
            <location filename="../../crowdgui/core/rules/em.py" />
            <location filename="../../crowdgui/core/rules/lpi.py" />
            <location filename="../../crowdgui/core/rules/voting.py" />
            <source>Limit of steps</source>
            <translation>Límite de pasos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Limit of the mean error by Chernoff’s method, with the true accuracies, given who labelled which item.</source>
            <translation>Límite del error medio por el método de Chernoff, con las exactitudes verdaderas, sabiendo quién etiquetó qué elemento.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Limit of the mean error by Chernoff’s method, with the true accuracies, over all ways in which labels could have been shared out.</source>
            <translation>Límite del error medio por el método de Chernoff, con las exactitudes verdaderas, sobre todas las formas en que se podrían haber repartido las etiquetas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Limit of the mean error by Li and Yu (2014), theorem 3, with the true accuracies.</source>
            <translation>Límite del error medio según Li y Yu (2014), teorema 3, con las exactitudes verdaderas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>Limits are of the share of wrong labels, on average unless a bound says with which probability. Demoted ones would hold if the worker model did.</source>
            <translation>Los límites son de la proporción de etiquetas erróneas, de media salvo que una cota diga con qué probabilidad. Las degradadas se cumplirían si se cumpliera el modelo de anotadores.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Limits of the ranges</source>
            <translation>Límites de los intervalos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/preview_table.py" />
            <source>Line {n} of the file</source>
            <translation>Línea {n} del archivo</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Lines {lines}</source>
            <extracomment>For one: Line {lines}</extracomment>
            <translation>
                <numerusform>Línea {lines}</numerusform>
                <numerusform>Líneas {lines}</numerusform>
            </translation>
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
            <location filename="../../crowdgui/ui/pages/review_end.py" />
            <source>Look at the answers</source>
            <translation>Mirar las respuestas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>Look at the answers…</source>
            <translation>Mirar las respuestas…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/advice_panel.py" />
            <source>Look for evidence</source>
            <translation>Buscar indicios</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>Look here</source>
            <translation>Mire aquí</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/study/forecast.py" />
            <location filename="../../crowdgui/ui/pages/plan_panel.py" />
            <source>Looking ahead</source>
            <translation>Haciendo previsiones</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/plan_panel.py" />
            <source>Looking ahead…</source>
            <translation>Haciendo previsiones…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/run.py" />
            <source>Looking at the labels</source>
            <translation>Examinando las etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/opening.py" />
            <source>Looking at {file}</source>
            <translation>Examinando {file}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/em_fit.py" />
            <source>Looking for a start</source>
            <translation>Buscando un inicio</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/advice_panel.py" />
            <source>Looking for evidence</source>
            <translation>Buscando indicios</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/keeping.py" />
            <source>Looking for unsaved work</source>
            <translation>Buscando trabajo sin guardar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>Looking through the lines of {file}</source>
            <translation>Recorriendo las líneas de {file}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Low</source>
            <translation>Inferior</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/assignment.py" />
            <source>Lowest chance</source>
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
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Made for two classes. Much slower; for comparison.</source>
            <translation>Hecha para dos clases. Mucho más lenta; para comparar.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Made for two classes. The fast form of belief propagation.</source>
            <translation>Hecha para dos clases. La forma rápida de la propagación de creencias.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Made for two classes. Unsteady on uneven data; for comparison.</source>
            <translation>Hecha para dos clases. Inestable con datos desiguales; para comparar.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_detail.py" />
            <location filename="../../crowdgui/ui/pages/judging_panel.py" />
            <source>Make it gold</source>
            <translation>Usar como referencia</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/review_end.py" />
            <source>Make these {n} labels gold</source>
            <extracomment>For one: Make this {n} label gold</extracomment>
            <translation>
                <numerusform>Usar esta {n} etiqueta como referencia</numerusform>
                <numerusform>Usar estas {n} etiquetas como referencia</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/item_table.py" />
            <source>Make {n} labels gold</source>
            <extracomment>For one: Make {n} label gold</extracomment>
            <translation>
                <numerusform>Usar {n} etiqueta como referencia</numerusform>
                <numerusform>Usar {n} etiquetas como referencia</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <source>Margin</source>
            <translation>Margen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <source>Margin over the second class</source>
            <translation>Margen sobre la segunda clase</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cvat.py" />
            <source>Marks a part of the image, so it labels no image</source>
            <translation>Marca una parte de la imagen, así que no etiqueta ninguna imagen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/argilla.py" />
            <location filename="../../crowdgui/io/formats/doccano.py" />
            <location filename="../../crowdgui/io/formats/label_studio.py" />
            <location filename="../../crowdgui/io/formats/label_studio_min.py" />
            <location filename="../../crowdgui/io/formats/labelbox.py" />
            <location filename="../../crowdgui/io/formats/prodigy.py" />
            <location filename="../../crowdgui/io/formats/sagemaker.py" />
            <source>Marks a part of the item, so it labels no item</source>
            <translation>Marca una parte del elemento, así que no etiqueta ningún elemento</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>Marks gold</source>
            <translation>Marca la referencia</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>Mean accuracy</source>
            <translation>Exactitud media</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/accuracies.py" />
            <source>Mean accuracy kept within</source>
            <translation>Exactitud media dentro de</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Mean accuracy of workers</source>
            <translation>Exactitud media de los anotadores</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>Mean accuracy that one-step voting needs</source>
            <translation>Exactitud media que necesita la votación de un paso</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Mean field (LPI)</source>
            <translation>Campo medio (LPI)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Mean probability of the final label by the three rules, as much as each counts.</source>
            <translation>Probabilidad media de la etiqueta final según las tres reglas, cada una en la medida en que cuenta.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/agreement.py" />
            <source>Measure</source>
            <translation>Medida</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/speed.py" />
            <source>Measuring pace</source>
            <translation>Midiendo el ritmo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/peers.py" />
            <location filename="../../crowdgui/core/workers/spam_tests/effective_counts.py" />
            <source>Measuring workers</source>
            <translation>Midiendo anotadores</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Merge them on the page Classes if they mean the same.</source>
            <translation>Únalas en la página Clases si significan lo mismo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Merge words that differ only
in case and blanks</source>
            <translation>Unir palabras que solo difieren
en mayúsculas y espacios</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Merge words that differ only in case and blanks</source>
            <translation>Unir palabras que solo difieren en mayúsculas y espacios</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Message passing (KOS)</source>
            <translation>Paso de mensajes (KOS)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/kos.py" />
            <source>Messages start at random; the middle result of so many starts counts.</source>
            <translation>Los mensajes empiezan al azar; cuenta el resultado mediano de este número de inicios.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/argilla.py" />
            <location filename="../../crowdgui/io/formats/label_studio.py" />
            <source>Models are workers</source>
            <translation>Los modelos son anotadores</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/rule_options.py" />
            <source>More options</source>
            <translation>Más opciones</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>More than one column is set as {role}. Keep one.</source>
            <translation>Más de una columna tiene el rol de {role}. Deje una.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_table.py" />
            <source>More than six curves cannot be told apart. Untick one first.</source>
            <translation>Más de seis curvas no se pueden distinguir. Desmarque antes una.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>More than {n} curves cannot be told apart.</source>
            <extracomment>For one: More than {n} curve cannot be told apart.</extracomment>
            <translation>
                <numerusform>Más de {n} curva no se pueden distinguir.</numerusform>
                <numerusform>Más de {n} curvas no se pueden distinguir.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>Most disputed first</source>
            <translation>Más disputados primero</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>Most wrong, an indication</source>
            <translation>Erróneas como máximo, una indicación</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>Most wrong, if the model held</source>
            <translation>Erróneas como máximo, si se cumpliera el modelo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/reviewer.py" />
            <source>Name</source>
            <translation>Nombre</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>Name of the recipe</source>
            <translation>Nombre de la receta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cubam_yaml.py" />
            <location filename="../../crowdgui/io/formats/peerannot.py" />
            <source>Names on the outside first.</source>
            <translation>Los nombres exteriores primero.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_words.py" />
            <source>Names that a spreadsheet would run are being counted.</source>
            <translation>Se están contando los nombres que una hoja de cálculo ejecutaría.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/prodigy.py" />
            <source>Neither accepted nor rejected</source>
            <translation>Ni aceptada ni rechazada</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/frame.py" />
            <location filename="../../crowdgui/ui/pages/items_page.py" />
            <location filename="../../crowdgui/ui/widgets/tour_card.py" />
            <source>Next</source>
            <translation>Siguiente</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/report.py" />
            <source>Next to nothing</source>
            <translation>Casi nada</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>No accuracy is stated, and no worker answered a gold item. State accuracies, or open a file of gold answers.</source>
            <translation>No se declara ninguna exactitud, y ningún anotador respondió a un elemento de referencia. Declare exactitudes, o abra un archivo de respuestas de referencia.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>No accuracy is stated.</source>
            <translation>No se declara ninguna exactitud.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/label_studio.py" />
            <source>No annotation says who made it. Export as JSON with annotators, without hiding their details; or, if every worker has a file, choose “One file a worker”.</source>
            <translation>Ninguna anotación dice quién la hizo. Exporte como JSON con anotadores, sin ocultar sus datos; o, si cada anotador tiene un archivo, elija «Un archivo por anotador».</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/label_studio_min.py" />
            <source>No annotation says who made it. Export as JSON, with annotators.</source>
            <translation>Ninguna anotación dice quién la hizo. Exporte como JSON, con anotadores.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>No answer</source>
            <translation>Sin respuesta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>No answer is</source>
            <translation>Valor sin respuesta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/long_table.py" />
            <source>No answer is left. All were left out: {why}.</source>
            <translation>No queda ninguna respuesta. Se excluyeron todas: {why}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>No answer moves any label: every worker counts for nothing.</source>
            <translation>Ninguna respuesta mueve etiqueta alguna: todos los anotadores cuentan 0.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/peerannot.py" />
            <location filename="../../crowdgui/io/formats/sagemaker.py" />
            <source>No answer names its worker.</source>
            <translation>Ninguna respuesta nombra a su anotador.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/prodigy.py" />
            <source>No answer says who gave it. If every worker has a dataset of their own, choose “One file a worker”.</source>
            <translation>Ninguna respuesta dice quién la dio. Si cada anotador tiene su propio conjunto de datos, elija «Un archivo por anotador».</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>No array looks like labels. The arrays are {names}.</source>
            <translation>Ninguna matriz parece contener etiquetas. Las matrices son {names}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/workers.py" />
            <source>No audit sample was drawn.</source>
            <translation>No se sorteó ninguna muestra de auditoría.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>No bound of its own. {reason}</source>
            <translation>Sin cota propia. {reason}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>No class is missed by the draw. The limit for all classes together is higher.</source>
            <translation>El sorteo no omite ninguna clase. El límite para todas las clases juntas es mayor.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/label_studio_csv.py" />
            <source>No column differs between the annotations of a task. Say which holds the label.</source>
            <translation>Ninguna columna difiere entre las anotaciones de una tarea. Diga cuál contiene la etiqueta.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/appen.py" />
            <source>No column differs between the judgments of a unit. Say which one holds the label.</source>
            <translation>Ninguna columna difiere entre los juicios de una unidad. Diga cuál contiene la etiqueta.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/mturk.py" />
            <source>No column holds answers. Download the results once workers have answered.</source>
            <translation>Ninguna columna contiene respuestas. Descargue los resultados cuando los anotadores hayan respondido.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>No error rate below 100 % can be promised with this probability.</source>
            <translation>Con esta probabilidad no se puede prometer ninguna tasa de error inferior al 100 %.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/doccano.py" />
            <source>No file is called after a worker.</source>
            <translation>Ningún archivo lleva el nombre de un anotador.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/opening.py" />
            <source>No files yet</source>
            <translation>Aún no hay archivos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <source>No final label is unsure enough to be listed here.</source>
            <translation>Ninguna etiqueta final es tan insegura como para mostrarla aquí.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>No gold answer matches an item</source>
            <translation>Ninguna respuesta de referencia corresponde a un elemento</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/guarantee.py" />
            <source>No guarantee</source>
            <translation>Sin garantía</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <location filename="../../crowdgui/core/bounds/headline.py" />
            <source>No guarantee can be given from the labels alone.</source>
            <translation>No se puede dar ninguna garantía solo con las etiquetas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/headline.py" />
            <source>No guarantee can be given yet.</source>
            <translation>Todavía no se puede dar ninguna garantía.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/bootstrap.py" />
            <source>No interval, because a second class is on too few items.</source>
            <translation>Sin intervalo, porque hay muy pocos elementos con una segunda clase.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/overall.py" />
            <source>No interval, because only one item has labels of two workers.</source>
            <translation>Sin intervalo, porque solo un elemento tiene etiquetas de dos anotadores.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/bootstrap.py" />
            <location filename="../../crowdgui/core/agreement/worker_pairs.py" />
            <source>No interval, because the items do not differ.</source>
            <translation>Sin intervalo, porque los elementos no difieren.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_detail.py" />
            <source>No item chosen</source>
            <translation>Ningún elemento elegido</translation>
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
            <source>No item has labels of two workers.</source>
            <translation>Ningún elemento tiene etiquetas de dos anotadores.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/plan.py" />
            <source>No item is foreseen to gain from more labels within this number.</source>
            <translation>No se prevé que ningún elemento gane con más etiquetas dentro de este número.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/gold.py" />
            <location filename="../../crowdgui/io/importing/label_filters.py" />
            <source>No item is named</source>
            <translation>No se indica ningún elemento</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>No item of this worker could be compared: nobody else labelled them, or the others are tied.</source>
            <translation>No se pudo comparar ningún elemento de este anotador: nadie más los etiquetó, o los demás están empatados.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>No item stands out</source>
            <translation>Ningún elemento destaca</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_words.py" />
            <source>No item, worker or class here has a name that a spreadsheet would run.</source>
            <translation>Ningún elemento, anotador o clase tiene aquí un nombre que una hoja de cálculo ejecutaría.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items_page.py" />
            <source>No items yet</source>
            <translation>Aún no hay elementos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/convergence.py" />
            <source>No label changed after the first vote.</source>
            <translation>Ninguna etiqueta cambió tras el primer voto.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/labelbox.py" />
            <source>No label says who made it. Export with “Label details” and “Performance”.</source>
            <translation>Ninguna etiqueta dice quién la hizo. Exporte con «Label details» y «Performance».</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/decisions.py" />
            <source>No label set by hand</source>
            <translation>Ninguna etiqueta puesta a mano</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_detail.py" />
            <location filename="../../crowdgui/ui/pages/judging_panel.py" />
            <source>No longer gold</source>
            <translation>Quitar de la referencia</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/plan.py" />
            <source>No number of labels is foreseen to bring the error to {wanted}: with all that would help, {more} more, about {least} would stay wrong. Better instructions or answers checked by hand can do what more labels cannot.</source>
            <translation>No se prevé ningún número de etiquetas que lleve el error al {wanted}: con todas las que ayudarían, {more} más, quedaría erróneo en torno al {least}. Unas instrucciones mejores o respuestas comprobadas a mano pueden lograr lo que más etiquetas no pueden.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/prodigy.py" />
            <source>No option was chosen</source>
            <translation>No se eligió ninguna opción</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_partners.py" />
            <source>No overlap: nobody else labelled any of this worker’s items.</source>
            <translation>Nada en común: nadie más etiquetó ningún elemento de este anotador.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>No overlap: none of these workers share an item.</source>
            <translation>Nada en común: no hay dos de estos anotadores que compartan un elemento.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/argilla.py" />
            <source>No response says which user gave it. Export the records with their responses.</source>
            <translation>Ninguna respuesta dice qué usuario la dio. Exporte los registros con sus respuestas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/read_labels.py" />
            <source>No row has a worker, an item and an answer. Check which columns these are.</source>
            <translation>Ninguna fila tiene anotador, elemento y respuesta. Compruebe qué columnas son.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/table_view.py" />
            <source>No row matches the search and the filter.</source>
            <translation>Ninguna fila corresponde a la búsqueda y al filtro.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/compare/comparison.py" />
            <source>No rule has fewer gold answers wrong than “{best}”: {wrong} of {known} ({share}). Beyond noise it beats {beaten} of the {n} other rules.</source>
            <extracomment>For one: No rule has fewer gold answers wrong than “{best}”: {wrong} of {known} ({share}). Beyond noise it beats {beaten} of {n} other rule.</extracomment>
            <translation>
                <numerusform>Ninguna regla tiene menos respuestas de referencia erróneas que «{best}»: {wrong} de {known} ({share}). Más allá del ruido supera a {beaten} de {n} otra regla.</numerusform>
                <numerusform>Ninguna regla tiene menos respuestas de referencia erróneas que «{best}»: {wrong} de {known} ({share}). Más allá del ruido supera a {beaten} de las otras {n} reglas.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/comparison.py" />
            <source>No rule has fewer gold answers wrong than “{best}”: {wrong} of {known} ({share}). Beyond noise it is only shown to beat “{other}”.</source>
            <translation>Ninguna regla tiene menos respuestas de referencia erróneas que «{best}»: {wrong} de {known} ({share}). Más allá del ruido solo se muestra que supera a «{other}».</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/telling.py" />
            <source>No rule has run on these labels yet</source>
            <translation>Aún no se ha ejecutado ninguna regla con estas etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items_page.py" />
            <location filename="../../crowdgui/ui/pages/workers_page.py" />
            <source>No rule has run on these labels.</source>
            <translation>No se ha ejecutado ninguna regla con estas etiquetas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>No sample is drawn</source>
            <translation>Sin muestra sorteada</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>No share is stated for the class “{name}”. State one for each.</source>
            <translation>No se declara ninguna proporción para la clase «{name}». Declare una para cada clase.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>No ties.</source>
            <translation>Sin empates.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>No two groups of items show between which workers swap quality.</source>
            <translation>No se ven dos grupos de elementos entre los que los anotadores intercambien su calidad.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>No two workers labelled the same item, so nobody can be compared.</source>
            <translation>No hay dos anotadores que etiquetaran el mismo elemento, así que no se puede comparar a nadie.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>No weights are stated. State one for each worker, or choose plain majority.</source>
            <translation>No se declara ningún peso. Declare uno por anotador, o elija la mayoría simple.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <location filename="../../crowdgui/text/data.py" />
            <source>No worker answered an item twice</source>
            <translation>Ningún anotador respondió a un elemento dos veces</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>No worker answered an item twice: the rule adds up every answer</source>
            <translation>Ningún anotador respondió a un elemento dos veces: la regla suma todas las respuestas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>No worker is called “{name}”</source>
            <translation>Ningún anotador se llama «{name}»</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/workers.py" />
            <source>No worker is left out.</source>
            <translation>No se ha excluido a ningún anotador.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/label_filters.py" />
            <source>No worker is named</source>
            <translation>No se indica ningún anotador</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>No worker looks like guessing.</source>
            <translation>Ningún anotador parece responder al azar.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/cluster.py" />
            <source>No worker process of the cluster is left. Nothing was written.</source>
            <translation>No queda ningún proceso del clúster. No se escribió nada.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/report.py" />
            <source>No worker who counts could be compared with others.</source>
            <translation>Ningún anotador que cuente se pudo comparar con otros.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers_page.py" />
            <source>No workers yet</source>
            <translation>Aún no hay anotadores</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/confusion_view.py" />
            <source>No {items}</source>
            <translation>No hay {items}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>No, a cell is one answer</source>
            <translation>No, una celda es una respuesta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/argilla.py" />
            <source>Nobody answered</source>
            <translation>Nadie respondió</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/parse_labels.py" />
            <source>Nobody answers the question “{wanted}”. The questions are {questions}.</source>
            <translation>Nadie responde a la pregunta «{wanted}». Las preguntas son {questions}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/data.py" />
            <source>Nobody can be compared on them.</source>
            <translation>Ahí no se puede comparar a nadie.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>Nobody else labelled this worker’s items, or the others are tied on them.</source>
            <translation>Nadie más etiquetó los elementos de este anotador, o los demás están empatados en ellos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_answers.py" />
            <source>Nobody else who counts labelled this worker’s items.</source>
            <translation>Nadie más que cuente etiquetó los elementos de este anotador.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/report.py" />
            <source>Nobody is flagged for what more than this share of honest workers would do.</source>
            <translation>Nadie recibe alerta por algo que haría más de esta proporción de los anotadores honrados.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>Nobody labelled this item, so it has no final label.</source>
            <translation>Nadie etiquetó este elemento, así que no tiene etiqueta final.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>Nobody labelled this item.</source>
            <translation>Nadie etiquetó este elemento.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/gold_bound.py" />
            <source>Nobody who answered gold has a say in the vote.</source>
            <translation>Nadie que respondiera a la referencia tiene voz en el voto.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>Nobody who counts labelled these items, so they lose their final label.</source>
            <translation>Nadie que cuente etiquetó estos elementos, así que pierden su etiqueta final.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>Nobody whose labels count has labelled this item.</source>
            <translation>Nadie cuyas etiquetas cuenten ha etiquetado este elemento.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>None</source>
            <translation>Ninguno</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>None of the bounds below says anything about these labels; each says why.</source>
            <translation>Ninguna de las cotas de abajo dice nada de estas etiquetas; cada una dice por qué.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/headline.py" />
            <source>None of the bounds below says anything about these labels; each says why. A random check by hand gives a guarantee.</source>
            <translation>Ninguna de las cotas de abajo dice nada de estas etiquetas; cada una dice por qué. Una comprobación a mano al azar da una garantía.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>None of the stated workers gave any of these labels. Check that their ids are written alike.</source>
            <translation>Ninguno de los anotadores declarados dio alguna de estas etiquetas. Compruebe que sus identificadores estén escritos igual.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers_together.py" />
            <source>None of them is flagged.</source>
            <translation>Ninguno de ellos tiene alerta.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/judging_panel.py" />
            <source>None of these</source>
            <translation>Ninguna de estas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>None of these limits is a guarantee here.</source>
            <translation>Ninguno de estos límites es aquí una garantía.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>None of {n} crowds drawn has its mean accuracy within {within} of the expected one. Allow more.</source>
            <translation>Ninguno de {n} grupos generados tiene su exactitud media a {within} o menos de la esperada. Permita más.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>None: as it was found</source>
            <translation>Ninguna: como se detectó</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Not chosen</source>
            <translation>Sin elegir</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/overall.py" />
            <source>Not defined, because all labels compared are the same number.</source>
            <translation>No definido, porque todas las etiquetas comparadas son el mismo número.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/overall.py" />
            <source>Not defined, because all labels compared are “{only}”: without a second class, agreement cannot be told from chance.</source>
            <translation>No definido, porque todas las etiquetas comparadas son «{only}»: sin una segunda clase no se puede distinguir el acuerdo del azar.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/overall.py" />
            <source>Not defined, because all {n} labels compared are of this class, so that chance cannot be told from agreement.</source>
            <translation>No definido, porque las {n} etiquetas comparadas son todas de esta clase y no se puede distinguir el azar del acuerdo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/worker_pairs.py" />
            <source>Not defined, because any two workers who share {fewest} items or more give one and the same class to all of them.</source>
            <translation>No definido, porque dos anotadores cualesquiera que comparten {fewest} elementos o más dan a todos ellos una misma clase.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/two_workers.py" />
            <source>Not defined, because both workers give one and the same class to every item they share, so that chance cannot be told from agreement.</source>
            <translation>No definido, porque ambos anotadores dan una misma clase a todos los elementos que comparten y no se puede distinguir el azar del acuerdo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/overall.py" />
            <source>Not defined, because items have between {fewest} and {most} labels, and Fleiss’ kappa needs the same number on each. Krippendorff’s alpha does not.</source>
            <translation>No definido, porque los elementos tienen entre {fewest} y {most} etiquetas, y el kappa de Fleiss necesita el mismo número en cada uno. El alfa de Krippendorff no.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/overall.py" />
            <source>Not defined, because no item has labels of two workers.</source>
            <translation>No definido, porque ningún elemento tiene etiquetas de dos anotadores.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/overall.py" />
            <source>Not defined, because no item with two labels or more has this class.</source>
            <translation>No definido, porque ningún elemento con dos etiquetas o más tiene esta clase.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/worker_pairs.py" />
            <source>Not defined, because no two workers share {fewest} items or more.</source>
            <translation>No definido, porque no hay dos anotadores que compartan {fewest} elementos o más.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/overall.py" />
            <source>Not defined, because the classes are not all numbers.</source>
            <translation>No definido, porque no todas las clases son números.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/overall.py" />
            <source>Not defined, because there is only one class.</source>
            <translation>No definido, porque solo hay una clase.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/two_workers.py" />
            <source>Not defined, because these two workers share no item.</source>
            <translation>No definido, porque estos dos anotadores no comparten ningún elemento.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Not defined, because two workers are needed.</source>
            <translation>No definido, porque hacen falta dos anotadores.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>Not defined: all items of this worker have the same final label, or none.</source>
            <translation>No definido: todos los elementos de este anotador tienen la misma etiqueta final, o ninguna.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_partners.py" />
            <source>Not defined: no shared item has a final label.</source>
            <translation>No definido: ningún elemento compartido tiene etiqueta final.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/calibration.py" />
            <source>Not defined: {reason}.</source>
            <translation>No definido: {reason}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/toloka.py" />
            <source>Not finished in time</source>
            <translation>Sin terminar a tiempo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/corner.py" />
            <source>Not in a project</source>
            <translation>Sin proyecto</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>Not judged: {rules}.</source>
            <translation>No juzgadas: {rules}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cvat.py" />
            <location filename="../../crowdgui/io/formats/doccano.py" />
            <location filename="../../crowdgui/io/formats/label_studio_csv.py" />
            <location filename="../../crowdgui/io/formats/label_studio_min.py" />
            <location filename="../../crowdgui/io/formats/labelbox.py" />
            <source>Not labelled yet</source>
            <translation>Aún sin etiquetar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/worker_pairs.py" />
            <source>Not listed, because there are too many pairs of workers.</source>
            <translation>No se muestra, porque hay demasiados pares de anotadores.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/advice_panel.py" />
            <source>Not looked for.</source>
            <translation>No se ha buscado.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>Not met: {conditions}.</source>
            <translation>No se cumple: {conditions}.</translation>
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
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>Not read: {names}.</source>
            <translation>No leídas: {names}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/corner.py" />
            <source>Not saved</source>
            <translation>Sin guardar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/argilla.py" />
            <source>Not submitted: {status}</source>
            <translation>No enviado: {status}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/overall.py" />
            <source>Not worked out, because there are more than {most} classes.</source>
            <translation>No calculado, porque hay más de {most} clases.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/worker_pairs.py" />
            <source>Not worked out, because there are too many pairs of workers.</source>
            <translation>No calculado, porque hay demasiados pares de anotadores.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/agreement_panel.py" />
            <source>Not worked out.</source>
            <translation>No calculado.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <location filename="../../crowdgui/ui/pages/judging_panel.py" />
            <source>Note</source>
            <translation>Nota</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/judging_panel.py" />
            <source>Note for this item (N)</source>
            <translation>Nota para este elemento (N)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_detail.py" />
            <source>Note: {note}</source>
            <translation>Nota: {note}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
            <source>Noted</source>
            <translation>Con nota</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <source>Notes</source>
            <translation>Notas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Nothing</source>
            <translation>Nada</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/rules/weighted.py" />
            <source>Nothing is known of {n} workers, who count 0.</source>
            <extracomment>For one: Nothing is known of {n} worker, who counts 0.</extracomment>
            <translation>
                <numerusform>No se sabe nada de {n} anotador, que cuenta 0.</numerusform>
                <numerusform>No se sabe nada de {n} anotadores, que cuentan 0.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>Nothing is left out.</source>
            <translation>No se excluye nada.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Nothing is loaded from the network.</source>
            <translation>No se carga nada de la red.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Nothing is stated of any worker, and none answered a gold item. State confusion matrices or accuracies, or open a file of gold answers.</source>
            <translation>No se declara nada de ningún anotador, y ninguno respondió a un elemento de referencia. Declare matrices de confusión o exactitudes, o abra un archivo de respuestas de referencia.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/unsaved_work.py" />
            <source>Nothing is unsaved</source>
            <translation>No hay nada sin guardar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <source>Nothing to compare yet</source>
            <translation>Aún no hay nada que comparar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>Nothing to export yet</source>
            <translation>Aún no hay nada que exportar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>Nothing to guarantee yet.</source>
            <translation>Aún no hay nada que garantizar.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels_page.py" />
            <source>Nothing to settle</source>
            <translation>Nada que estabilizar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/telling.py" />
            <source>Nothing was changed.</source>
            <translation>No se cambió nada.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/workers.py" />
            <source>Nothing was left out of the files.</source>
            <translation>No se excluyó nada de los archivos.</translation>
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
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>NumPy arrays</source>
            <translation>Matrices de NumPy</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>Number</source>
            <translation>Número</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <source>Number of labels</source>
            <translation>Número de etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/ebcc.py" />
            <location filename="../../crowdgui/core/rules/kos.py" />
            <source>Number of starts</source>
            <translation>Número de inicios</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/kos.py" />
            <source>Number of steps</source>
            <translation>Número de pasos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Numbers</source>
            <translation>Números</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>Numbers begin at</source>
            <translation>Los números empiezan en</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/rule_options.py" />
            <source>Numbers from a file</source>
            <translation>Números de un archivo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/assignment.py" />
            <source>Of a worker to label an item.</source>
            <translation>De que un anotador etiquete un elemento.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Of all pairs of labels of this item, how many are the same.</source>
            <translation>De todos los pares de etiquetas de este elemento, cuántos son iguales.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/coefficients.py" />
            <source>Of all pairs of labels that two workers gave to one item, how many are the same. Easy to read, but part of it comes about by chance.</source>
            <translation>De todos los pares de etiquetas que dos anotadores dieron a un elemento, cuántos son iguales. Fácil de leer, pero en parte se debe al azar.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/assignment.py" />
            <source>Of an item to be labelled by a worker.</source>
            <translation>De que un elemento sea etiquetado por un anotador.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/inception.py" />
            <source>Of annotations that were made but left without a value.</source>
            <translation>De anotaciones que se hicieron pero quedaron sin valor.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/mturk.py" />
            <source>Of assignments that were not approved.</source>
            <translation>De asignaciones que no se aprobaron.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/appen.py" />
            <source>Of contributors who failed the quality control of the job.</source>
            <translation>De colaboradores que no superaron el control de calidad del trabajo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/labelbox.py" />
            <source>Of data rows that their worker skipped.</source>
            <translation>De filas de datos que su anotador saltó.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/label_studio.py" />
            <source>Of tasks that their worker skipped.</source>
            <translation>De tareas que su anotador saltó.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/report.py" />
            <source>Of the flags of one kind, no more than this share is false on average.</source>
            <translation>De las alertas de un tipo, no más de esta proporción son falsas, de media.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>Of the items this worker answered more than once, how many got the same answer each time.</source>
            <translation>De los elementos a los que este anotador respondió más de una vez, cuántos recibieron la misma respuesta cada vez.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>Of the surer ones that have gold, {n} of {known} are wrong all the same.</source>
            <extracomment>For one: Of the surer ones that have gold, {n} of {known} is wrong all the same.</extracomment>
            <translation>
                <numerusform>De las más seguras que tienen referencia, {n} de {known} es errónea a pesar de todo.</numerusform>
                <numerusform>De las más seguras que tienen referencia, {n} de {known} son erróneas a pesar de todo.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>Of them gold</source>
            <translation>De ellas, de referencia</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>On a c&amp;luster…</source>
            <translation>En un c&amp;lúster…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>On a cluster EM starts from the plain majority only.</source>
            <translation>En un clúster, EM empieza solo desde la mayoría simple.</translation>
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
            <location filename="../../crowdgui/ui/pages/worker_evidence.py" />
            <source>On gold, {n} of {known} labels are right, {share}.</source>
            <extracomment>For one: On gold, {n} of {known} labels is right, {share}.</extracomment>
            <translation>
                <numerusform>En la referencia, {n} de {known} etiquetas es correcta, {share}.</numerusform>
                <numerusform>En la referencia, {n} de {known} etiquetas son correctas, {share}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers_together.py" />
            <source>On gold, {n} of {of} labels are right ({share}).</source>
            <extracomment>For one: On gold, {n} of {of} labels is right ({share}).</extracomment>
            <translation>
                <numerusform>En la referencia, {n} de {of} etiquetas es correcta ({share}).</numerusform>
                <numerusform>En la referencia, {n} de {of} etiquetas son correctas ({share}).</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>On how many gold items the final label is not the true one.</source>
            <translation>En cuántos elementos de referencia la etiqueta final no es la verdadera.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_partners.py" />
            <source>On how many of the items that both labelled both say the same.</source>
            <translation>En cuántos de los elementos que ambos etiquetaron dicen lo mismo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>On how many of the shared items both give the same label.</source>
            <translation>En cuántos de los elementos compartidos dan ambos la misma etiqueta.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>On the same items an ordinary worker would agree on about {ordinary}, and a guesser who gives each answer as often on {guesser}.</source>
            <translation>En los mismos elementos, un anotador corriente coincidiría en unos {ordinary}, y alguien que responda al azar y dé cada respuesta con igual frecuencia que este, en {guesser}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>On {n} gold answers “{rule}” alone is right {first} times and “{kept}” alone {second}</source>
            <extracomment>For one: On {n} gold answer “{rule}” alone is right {first} times and “{kept}” alone {second}</extracomment>
            <translation>
                <numerusform>En {n} respuesta de referencia, «{rule}» acierta sola {first} veces y «{kept}» sola {second}</numerusform>
                <numerusform>En {n} respuestas de referencia, «{rule}» acierta sola {first} veces y «{kept}» sola {second}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/plan.py" />
            <source>On {n} gold items {error} of the final labels are wrong ({level} interval {low} to {high}).</source>
            <extracomment>For one: On {n} gold item {error} of the final labels are wrong ({level} interval {low} to {high}).</extracomment>
            <translation>
                <numerusform>En {n} elemento de referencia, el {error} de las etiquetas finales son erróneas (intervalo del {level}: de {low} a {high}).</numerusform>
                <numerusform>En {n} elementos de referencia, el {error} de las etiquetas finales son erróneas (intervalo del {level}: de {low} a {high}).</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>On {n} items at least two of them differ. A number leads to its items.</source>
            <extracomment>For one: On {n} item at least two of them differ. A number leads to its items.</extracomment>
            <translation>
                <numerusform>En {n} elemento difieren al menos dos de ellas. Un número lleva a sus elementos.</numerusform>
                <numerusform>En {n} elementos difieren al menos dos de ellas. Un número lleva a sus elementos.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>On {n} items the workers differ; the most even votes come first.</source>
            <extracomment>For one: On {n} item the workers differ.</extracomment>
            <translation>
                <numerusform>En {n} elemento los anotadores difieren.</numerusform>
                <numerusform>En {n} elementos los anotadores difieren; primero van los votos más igualados.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>On {share} of the labels {slow} takes {ratio} times as long as {fast}.</source>
            <translation>Con el {share} de las etiquetas, {slow} tarda {ratio} veces lo que {fast}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>On {unanimous} of {compared} items ({share}) all labels are the same. On the middle item, {median} of the pairs of labels are.</source>
            <translation>En {unanimous} de {compared} elementos ({share}) todas las etiquetas son iguales. En el elemento mediano lo son {median} de los pares de etiquetas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/map.py" />
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <source>One accuracy</source>
            <translation>Una exactitud</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/report.py" />
            <location filename="../../crowdgui/io/report/flag_styles.py" />
            <location filename="../../crowdgui/ui/widgets/marks.py" />
            <source>One answer</source>
            <translation>Respuesta única</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>One column per worker works too. Answers that are known to be right, gold, may stand in a column or in a file of their own.</source>
            <translation>También sirve una columna por anotador. Las respuestas que se sabe que son correctas, la referencia (gold), pueden estar en una columna o en un archivo aparte.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/label_studio.py" />
            <location filename="../../crowdgui/io/formats/prodigy.py" />
            <source>One file a worker</source>
            <translation>Un archivo por anotador</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>One row for each answer</source>
            <translation>Una fila por respuesta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>One row for each answer: who said it, about which item, and what. Columns may have any name and order; you say which is which before they are read.</source>
            <translation>Una fila por respuesta: quién la dio, sobre qué elemento y cuál es. Las columnas pueden tener cualquier nombre y orden; usted dice cuál es cuál antes de leerlas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>One row for each item, a column for each worker</source>
            <translation>Una fila por elemento, una columna por anotador</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>One row for each worker, a column for each item</source>
            <translation>Una fila por anotador, una columna por elemento</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/tour.py" />
            <source>One sentence says how many labels are wrong at most, or why that cannot be promised. A check of some labels by hand always gives a promise.</source>
            <translation>Una frase dice cuántas etiquetas son erróneas como máximo, o por qué no se puede prometer. Comprobar a mano algunas etiquetas siempre da una promesa.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>One-step voting, any assignment</source>
            <translation>Votación de un paso, cualquier asignación</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>One-step weighted voting</source>
            <translation>Votación ponderada de un paso</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>Only NaN</source>
            <translation>Solo NaN</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>Only a random part of the items was looked at.</source>
            <translation>Solo se miró una parte al azar de los elementos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>Only a random sample can show what all of them got wrong.</source>
            <translation>Solo una muestra al azar puede mostrar en qué se equivocaron todos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Only accuracies from a Beta distribution have a mean to vary.</source>
            <translation>Solo las exactitudes de una distribución Beta tienen una media que variar.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/sources.py" />
            <source>Only one question is asked here. Leave --question out.</source>
            <translation>Aquí solo hay una pregunta. Quite --question.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/sagemaker.py" />
            <source>Only the final label is given, not who gave it</source>
            <translation>Solo se da la etiqueta final, no quién la dio</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/get_another_label.py" />
            <source>Only the labels are read. Gold in a file beside them can be opened as gold; shares of classes and costs are not used.</source>
            <translation>Solo se leen las etiquetas. La referencia de un archivo aparte se puede abrir como referencia; las proporciones de las clases y los costes no se usan.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_words.py" />
            <source>Only the question shown, “{question}”, is exported: to the folder “{folder}” inside this one.</source>
            <translation>Solo se exporta la pregunta mostrada, «{question}»: a la carpeta «{folder}» dentro de esta.</translation>
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
            <location filename="../../crowdgui/ui/actions.py" />
            <source>Open &amp;folder…</source>
            <translation>Abrir &amp;carpeta…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>Open &amp;recent</source>
            <translation>Abrir &amp;recientes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>Open &amp;unsaved work</source>
            <translation>Abrir &amp;trabajo sin guardar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>Open a file of labels and run a rule. What can be said stands here then.</source>
            <translation>Abra un archivo de etiquetas y ejecute una regla. Lo que se pueda decir aparecerá aquí.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels_page.py" />
            <source>Open a file of labels first.</source>
            <translation>Abra primero un archivo de etiquetas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>Open a file with a recipe</source>
            <translation>Abrir un archivo con una receta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>Open a file…</source>
            <translation>Abrir un archivo…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/opening.py" />
            <source>Open a project alone, without other files.</source>
            <translation>Abra un proyecto solo, sin otros archivos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Open a set</source>
            <translation>Abrir un conjunto</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>Open all {n}</source>
            <translation>Abrir las {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_loaded.py" />
            <location filename="../../crowdgui/ui/telling.py" />
            <source>Open another…</source>
            <translation>Abrir otro…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/opening.py" />
            <source>Open folder of labels</source>
            <translation>Abrir carpeta de etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>Open in the browser</source>
            <translation>Abrir en el navegador</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Open in the browser…</source>
            <translation>Abrir en el navegador…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/telling.py" />
            <source>Open it</source>
            <translation>Abrirlo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/opening.py" />
            <source>Open labels</source>
            <translation>Abrir etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>Open recipe</source>
            <translation>Abrir receta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>Open sa&amp;mple data</source>
            <translation>Abrir &amp;datos de ejemplo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/work.py" />
            <source>Opening the last result</source>
            <translation>Abriendo el último resultado</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/content.py" />
            <source>Opening the project</source>
            <translation>Abriendo el proyecto</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>Open…</source>
            <translation>Abrir…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>Options of the rule</source>
            <translation>Opciones de la regla</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Oracle MAP</source>
            <translation>Oráculo MAP</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Oracle, best weights for the bound</source>
            <translation>Oráculo, mejores pesos para la cota</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_review.py" />
            <source>Order</source>
            <translation>Orden</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/tour.py" />
            <source>Other rules side by side, whether more labels would help, and which items they would help most.</source>
            <translation>Otras reglas lado a lado, si ayudarían más etiquetas y a qué elementos ayudarían más.</translation>
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
            <location filename="../../crowdgui/ui/pages/page.py" />
            <source>Overview</source>
            <translation>Resumen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/map.py" />
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <source>Own accuracy on each class</source>
            <translation>Exactitud propia en cada clase</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <source>Own bound</source>
            <translation>Cota propia</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/map.py" />
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <source>Own confusion matrix</source>
            <translation>Matriz de confusión propia</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>Own estimate</source>
            <translation>Estimación propia</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Own simulation</source>
            <translation>Simulación propia</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_detail.py" />
            <source>Pace</source>
            <translation>Ritmo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/xlsx_file.py" />
            <source>Packing {file}</source>
            <translation>Comprimiendo {file}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/rail.py" />
            <source>Pages</source>
            <translation>Páginas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_pictures.py" />
            <source>Pairs</source>
            <translation>Pares</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Pairs agree on {low} to {high} of the items they share; {overlap}.</source>
            <translation>El acuerdo de los pares en los elementos que comparten va del {low} al {high}; {overlap}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Pairs of a worker and an item that have an answer, of all there could be</source>
            <translation>Pares de anotador y elemento que tienen respuesta, de todos los posibles</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>Paper’s bound, Bernstein</source>
            <translation>Cota del artículo, Bernstein</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
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
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Parted by commas</source>
            <translation>Separadas por comas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Parted by number signs</source>
            <translation>Separadas por signos #</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Parted by semicolons</source>
            <translation>Separadas por punto y coma</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Parted by vertical bars</source>
            <translation>Separadas por barras verticales</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_detail.py" />
            <source>Partners</source>
            <translation>Compañeros</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/page.py" />
            <source>Parts of the page</source>
            <translation>Partes de la página</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/kos.py" />
            <location filename="../../crowdgui/core/rules/lpi.py" />
            <source>Passing messages</source>
            <translation>Pasando mensajes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>Paste labels</source>
            <translation>Pegar etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/pasted.py" />
            <source>Pasted text {n}.txt</source>
            <translation>Texto pegado {n}.txt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/coefficients.py" />
            <source>Percent agreement</source>
            <translation>Porcentaje de acuerdo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/content.py" />
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
            <location filename="../../crowdgui/ui/pages/worker_pictures.py" />
            <source>Pictures</source>
            <translation>Gráficos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <source>Places found</source>
            <translation>Lugares encontrados</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/em.py" />
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Plain majority</source>
            <translation>Mayoría simple</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Plain table of text</source>
            <translation>Tabla de texto simple</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <source>Plan</source>
            <translation>Plan</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/plan_panel.py" />
            <source>Plan of more labels</source>
            <translation>Plan de más etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/ui/pages/guarantee_words.py" />
            <source>Plug-in</source>
            <translation>Plug-in</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/guarantee.py" />
            <source>Plug-in, an indication</source>
            <translation>Plug-in, una indicación</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <location filename="../../crowdgui/ui/pages/export_preview.py" />
            <source>Preview</source>
            <translation>Vista previa</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_preview.py" />
            <source>Preview of a table</source>
            <translation>Vista previa de una tabla</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Probability of the final label by the fitted accuracies.</source>
            <translation>Probabilidad de la etiqueta final según las exactitudes ajustadas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Probability of the final label by the fitted confusion matrices.</source>
            <translation>Probabilidad de la etiqueta final según las matrices de confusión ajustadas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Probability of the final label by the fitted kinds of items.</source>
            <translation>Probabilidad de la etiqueta final según los tipos de elementos ajustados.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Probability of the final label by the messages of its workers.</source>
            <translation>Probabilidad de la etiqueta final según los mensajes de sus anotadores.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Probability of the final label if what is known of the workers is true.</source>
            <translation>Probabilidad de la etiqueta final si lo que se sabe de los anotadores es cierto.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Probability of the final label if workers err independently, by their weights.</source>
            <translation>Probabilidad de la etiqueta final si los anotadores se equivocan de forma independiente, según sus pesos.</translation>
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
            <location filename="../../crowdgui/io/formats/prodigy.py" />
            <source>Prodigy</source>
            <translation>Prodigy</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/opening.py" />
            <source>Product reviews</source>
            <translation>Opiniones de productos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/em.py" />
            <source>Pull toward the crowd</source>
            <translation>Atracción hacia el grupo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_detail.py" />
            <source>Put back</source>
            <translation>Readmitir</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_detail.py" />
            <source>Put back {n}</source>
            <translation>Readmitir a {n}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/worker_table.py" />
            <source>Put back {n} workers</source>
            <extracomment>For one: Put back {n} worker</extracomment>
            <translation>
                <numerusform>Readmitir a {n} anotador</numerusform>
                <numerusform>Readmitir a {n} anotadores</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Put them into ranges on the page Classes.</source>
            <translation>Agrúpelos en intervalos en la página Clases.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/read_labels.py" />
            <source>Putting the labels in order</source>
            <translation>Ordenando las etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/html.py" />
            <source>Quality of crowd labels</source>
            <translation>Calidad de las etiquetas del grupo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <location filename="../../crowdgui/ui/widgets/rail.py" />
            <source>Question</source>
            <translation>Pregunta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/rail.py" />
            <source>Question {n} of {count}</source>
            <translation>Pregunta {n} de {count}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>Random sample (audit)</source>
            <translation>Muestra al azar (auditoría)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Ranges as typed</source>
            <translation>Intervalos escritos a mano</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Ranges of equal width</source>
            <translation>Intervalos de igual anchura</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Ranges with equally many answers</source>
            <translation>Intervalos con igual número de respuestas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/report.py" />
            <source>Rare among honest workers</source>
            <translation>Raro entre anotadores honrados</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/plan_panel.py" />
            <source>Reach an error</source>
            <translation>Alcanzar un error</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/mturk.py" />
            <source>Read HTML signs</source>
            <translation>Leer códigos HTML</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/preview_table.py" />
            <source>Read as no answer</source>
            <translation>Se lee como sin respuesta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>Read as the last file with these columns was</source>
            <translation>Se lee como el último archivo con estas columnas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>Read from: {names}. {meaning}</source>
            <translation>Leído de: {names}. {meaning}</translation>
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
            <location filename="../../crowdgui/io/formats/cubam_yaml.py" />
            <location filename="../../crowdgui/io/formats/cvat.py" />
            <location filename="../../crowdgui/io/formats/sagemaker.py" />
            <location filename="../../crowdgui/io/formats/triples.py" />
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <location filename="../../crowdgui/io/tabular/json_text.py" />
            <location filename="../../crowdgui/io/tabular/parquet_table.py" />
            <location filename="../../crowdgui/io/tabular/subprocess_reader.py" />
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <location filename="../../crowdgui/ui/work.py" />
            <source>Reading {file}</source>
            <translation>Leyendo {file}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Reads the file from this computer (P)</source>
            <translation>Lee el archivo de este equipo (P)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/telling.py" />
            <source>Ready</source>
            <translation>Listo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster_field.py" />
            <source>Ready: {workers} and {n} GiB of memory.</source>
            <translation>Listo: {workers} y {n} GiB de memoria.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster_field.py" />
            <source>Ready: {workers}.</source>
            <translation>Listo: {workers}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>Reason</source>
            <translation>Motivo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>Recent files</source>
            <translation>Archivos recientes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>Recipe</source>
            <translation>Receta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>Recipes (*.json)</source>
            <translation>Recetas (*.json)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>Record {n} is no JSON object. Each must stand in braces.</source>
            <translation>El registro {n} no es un objeto JSON. Cada uno debe ir entre llaves.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Records {lines}</source>
            <extracomment>For one: Record {lines}</extracomment>
            <translation>
                <numerusform>Registro {lines}</numerusform>
                <numerusform>Registros {lines}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window.py" />
            <location filename="../../crowdgui/ui/widgets/corner.py" />
            <source>Redo</source>
            <translation>Rehacer</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/corner.py" />
            <source>Redo {what}</source>
            <translation>Rehacer: {what}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/mturk.py" />
            <location filename="../../crowdgui/io/formats/toloka.py" />
            <source>Rejected by the requester</source>
            <translation>Rechazada por el solicitante</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>Remove</source>
            <translation>Quitar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Remove {file}</source>
            <translation>Quitar {file}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Repeats the vote, counting good workers more. Bounds apply.</source>
            <translation>Repite la votación y cuenta más a los buenos anotadores. Admite cotas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Repetitions</source>
            <translation>Repeticiones</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>Replace</source>
            <translation>Reemplazar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>Replace workers’ names by numbers</source>
            <translation>Sustituir los nombres de los anotadores por números</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/html.py" />
            <source>Report (HTML)</source>
            <translation>Informe (HTML)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/exports.py" />
            <source>Report (PDF)</source>
            <translation>Informe (PDF)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <source>Reports are written in it too.</source>
            <translation>Los informes también se escriben en este idioma.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/flags.py" />
            <source>Reset to usual</source>
            <translation>Restablecer lo habitual</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels_page.py" />
            <source>Result</source>
            <translation>Resultado</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Results</source>
            <translation>Resultados</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items_page.py" />
            <source>Review {n}</source>
            <translation>Revisar {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Right by class</source>
            <translation>Aciertos por clase</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/lpi.py" />
            <source>Right labels to start with</source>
            <translation>Etiquetas correctas de partida</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>Right on gold</source>
            <translation>Aciertos en ref.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>Risk accepted that it is more (δ)</source>
            <translation>Riesgo aceptado de que sea mayor (δ)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>Risk you accept</source>
            <translation>Riesgo que acepta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>Risk you accept that it is more</source>
            <translation>Riesgo que acepta de que sea mayor</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>Role of column “{name}”</source>
            <translation>Rol de la columna «{name}»</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>Row {n} has {m} cells, but {width} were expected. Every row needs the same cells.</source>
            <translation>La fila {n} tiene {m} celdas, pero se esperaban {width}. Todas las filas necesitan las mismas celdas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>Row {n} is no list, but the first one is.</source>
            <translation>La fila {n} no es una lista, pero la primera sí.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>Rows above are passed over. 0 passes over titles of one cell by itself.</source>
            <translation>Las filas anteriores se saltan. 0 salta por sí solo los títulos de una celda.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>Rows left out</source>
            <translation>Filas excluidas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/parts.py" />
            <source>Rows left out since worker, item or label is missing: {n}.</source>
            <translation>Filas excluidas porque falta el anotador, el elemento o la etiqueta: {n}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>Rows of item, worker and label need three columns, but there are {n}.</source>
            <translation>Las filas de elemento, anotador y etiqueta necesitan tres columnas, pero hay {n}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/findings.py" />
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
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <location filename="../../crowdgui/ui/pages/export_words.py" />
            <location filename="../../crowdgui/ui/pages/labels_page.py" />
            <source>Rule</source>
            <translation>Regla</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <location filename="../../crowdgui/ui/pages/compare_table.py" />
            <location filename="../../crowdgui/ui/pages/labels/rule_list.py" />
            <location filename="../../crowdgui/ui/pages/labels_page.py" />
            <source>Rules</source>
            <translation>Reglas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Rules on simulated crowds</source>
            <translation>Reglas con grupos simulados</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <location filename="../../crowdgui/ui/pages/labels_page.py" />
            <source>Run</source>
            <translation>Ejecutar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/study_panel.py" />
            <source>Run a study to see how much worse the labels would be with fewer of them, and whether more would help.</source>
            <translation>Haga un estudio para ver cuánto peores serían las etiquetas si hubiera menos, y si más ayudarían.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels_page.py" />
            <source>Run again</source>
            <translation>Ejecutar de nuevo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Run it to see how far rules are from the truth: {sets} to be drawn.</source>
            <translation>Ejecútela para ver cuánto se alejan las reglas de la verdad: se generarán {sets}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels_page.py" />
            <source>Run now</source>
            <translation>Ejecutar ahora</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>Run the &amp;other rules</source>
            <translation>Ejecutar las &amp;otras reglas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/study_panel.py" />
            <source>Run the study</source>
            <translation>Hacer el estudio</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <source>Run the {n} others</source>
            <extracomment>For one: Run the other one</extracomment>
            <translation>
                <numerusform>Ejecutar la otra</numerusform>
                <numerusform>Ejecutar las otras {n}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <location filename="../../crowdgui/ui/pages/study_panel.py" />
            <source>Run time</source>
            <translation>Tiempo de ejecución</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/comparison.py" />
            <source>Run two rules or more to compare them.</source>
            <translation>Ejecute dos reglas o más para compararlas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>SHA-256</source>
            <translation>SHA-256</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/sagemaker.py" />
            <source>SageMaker Ground Truth</source>
            <translation>SageMaker Ground Truth</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/agreement.py" />
            <source>Said again by another</source>
            <translation>Repetida por otro</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/agreement.py" />
            <source>Said again by another: if one worker says this class of an item, how often another worker says it too. In brackets the 95 % interval.</source>
            <translation>Repetida por otro: si un anotador dice esta clase de un elemento, con qué frecuencia la dice también otro. Entre paréntesis, el intervalo del 95 %.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>Same again</source>
            <translation>Igual al repetir</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Same label</source>
            <translation>Misma etiqueta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Save a set…</source>
            <translation>Guardar un conjunto…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Save a simulated set</source>
            <translation>Guardar un conjunto simulado</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>Save as recipe</source>
            <translation>Guardar como receta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>Save as recipe…</source>
            <translation>Guardar como receta…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/telling.py" />
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
            <location filename="../../crowdgui/ui/keeping.py" />
            <source>Save project</source>
            <translation>Guardar proyecto</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>Save project &amp;as…</source>
            <translation>G&amp;uardar proyecto como…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>Save recipe</source>
            <translation>Guardar receta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/base.py" />
            <source>Save table</source>
            <translation>Guardar tabla</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/plan_panel.py" />
            <source>Save the list of items</source>
            <translation>Guardar la lista de elementos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>Save the list of what is left out</source>
            <translation>Guardar la lista de lo excluido</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <location filename="../../crowdgui/ui/pages/plan_panel.py" />
            <source>Save the list…</source>
            <translation>Guardar la lista…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/subprocess_reader.py" />
            <source>Save the table as CSV with the program it was made by, and open that.</source>
            <translation>Guarde la tabla como CSV con el programa que la creó y abra ese archivo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/base.py" />
            <source>Save the table behind it…</source>
            <translation>Guardar la tabla del gráfico…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>Save to a file…</source>
            <translation>Guardar en un archivo…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/corner.py" />
            <source>Saved</source>
            <translation>Guardado</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/plan_panel.py" />
            <source>Saved as {file}</source>
            <translation>Guardado como {file}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Saved as {file}.</source>
            <translation>Guardado como {file}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/keeping.py" />
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
            <location filename="../../crowdgui/ui/widgets/corner.py" />
            <source>Saving…</source>
            <translation>Guardando…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Say on the page Classes how to take them.</source>
            <translation>Diga en la página Clases cómo tomarlas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Say on the page Columns which to keep.</source>
            <translation>Diga en la página Columnas cuáles conservar.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/file_preview.py" />
            <source>Say on the page Source if it holds labels.</source>
            <translation>Diga en la página Origen si contiene etiquetas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/file_preview.py" />
            <source>Say on the page Source if they are to stay.</source>
            <translation>Diga en la página Origen si deben quedarse.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>Say so only if every item had the same chance of gold.</source>
            <translation>Indíquelo solo si todos los elementos tuvieron la misma probabilidad de recibir referencia.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Say what varies, or give one value.</source>
            <translation>Diga qué varía, o dé un solo valor.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>Say which column holds the label.</source>
            <translation>Diga qué columna contiene la etiqueta.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>Say which column names the item.</source>
            <translation>Diga qué columna nombra el elemento.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>Say which column names the worker.</source>
            <translation>Diga qué columna nombra al anotador.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>Say which column of the gold file holds the gold label.</source>
            <translation>Diga qué columna del archivo de referencia contiene la etiqueta de referencia.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>Say which column of the gold file names the item.</source>
            <translation>Diga qué columna del archivo de referencia nombra el elemento.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <source>Search all pages</source>
            <translation>Buscar en todas las páginas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/accuracies.py" />
            <source>Second group, first set</source>
            <translation>Segundo grupo, primer conjunto</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/accuracies.py" />
            <source>Second group, second set</source>
            <translation>Segundo grupo, segundo conjunto</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>Seconds</source>
            <translation>Segundos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Seconds of work that 50 steps take, reckoned from those taken: a step is as much work as any other.</source>
            <translation>Segundos de trabajo que llevan 50 pasos, calculados a partir de los dados: un paso cuesta tanto como cualquier otro.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Seconds of work until the last step that changed a final label.</source>
            <translation>Segundos de trabajo hasta el último paso que cambió una etiqueta final.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Seconds of work until the rule itself stops.</source>
            <translation>Segundos de trabajo hasta que la propia regla se detiene.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_end.py" />
            <source>See the guarantee</source>
            <translation>Ver la garantía</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/consensus.py" />
            <location filename="../../crowdgui/core/rules/ebcc.py" />
            <location filename="../../crowdgui/core/rules/kos.py" />
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
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/ui/pages/guarantee_words.py" />
            <source>Self-certified</source>
            <translation>Autocertificado</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/guarantee.py" />
            <source>Self-certified, from the labels alone</source>
            <translation>Autocertificado, solo con las etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>Semicolon</source>
            <translation>Punto y coma</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Separator</source>
            <translation>Separador</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>Sessions</source>
            <translation>Sesiones</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <source>Set by</source>
            <translation>Puesta por</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <location filename="../../crowdgui/ui/pages/export_words.py" />
            <source>Set by hand</source>
            <translation>A mano</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_detail.py" />
            <source>Set its label…</source>
            <translation>Poner su etiqueta…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <source>Set to</source>
            <translation>Puesta como</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <source>Settings</source>
            <translation>Ajustes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Several answers in one cell</source>
            <translation>Varias respuestas por celda</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>Several files at once are merged.</source>
            <translation>Si abre varios archivos a la vez, se unen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/mturk.py" />
            <source>Several items a row</source>
            <translation>Varios elementos por fila</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/parse_labels.py" />
            <source>Several questions are answered: {questions}. Choose one.</source>
            <translation>Se responde a varias preguntas: {questions}. Elija una.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/em.py" />
            <source>Several starts, keep the best</source>
            <translation>Varios inicios, quedarse con el mejor</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/agreement.py" />
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Share</source>
            <translation>Proporción</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/lpi.py" />
            <source>Share of a message that stays as it was; more where messages go back and forth.</source>
            <translation>Proporción de un mensaje que se queda como estaba; más si los mensajes oscilan.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>Share of all labels</source>
            <translation>Proporción de todas las etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Share of answers that are the final label, by worker and class</source>
            <translation>Proporción de respuestas que son la etiqueta final, por anotador y clase</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/histograms.py" />
            <location filename="../../crowdgui/ui/plots/agreement_histogram.py" />
            <source>Share of items on which a worker agrees</source>
            <translation>Proporción de elementos en los que coincide un anotador</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>Share of pairs labelled</source>
            <translation>Proporción de pares etiquetados</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Share of the item's labels that are the final label. Not a probability.</source>
            <translation>Proporción de las etiquetas del elemento que son la etiqueta final. No es una probabilidad.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Share of the item's weight behind the final label. Not a probability.</source>
            <translation>Proporción del peso del elemento que respalda la etiqueta final. No es una probabilidad.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Share of the items with labels whose final label is not the true class.</source>
            <translation>Proporción de los elementos con etiquetas cuya etiqueta final no es la clase verdadera.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Share of the items with labels whose final label is the true class.</source>
            <translation>Proporción de los elementos con etiquetas cuya etiqueta final es la clase verdadera.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/study/study.py" />
            <source>Share of the labels kept; {n} draws, the band holds the middle 80 %</source>
            <extracomment>For one: Share of the labels kept; {n} draw, the band holds the middle 80 %</extracomment>
            <translation>
                <numerusform>Proporción de etiquetas conservadas; {n} sorteo, la banda contiene el 80 % central</numerusform>
                <numerusform>Proporción de etiquetas conservadas; {n} sorteos, la banda contiene el 80 % central</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Share of the messages behind the final label. Not a probability.</source>
            <translation>Proporción de los mensajes que respaldan la etiqueta final. No es una probabilidad.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>Share of wrong labels accepted (ε)</source>
            <translation>Proporción aceptada de etiquetas erróneas (ε)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>Share of wrong labels you accept</source>
            <translation>Proporción de etiquetas erróneas que acepta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Shared items</source>
            <translation>Compartidos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>Shared items are counted by a larger, valid sum: there are too many for the full</source>
            <translation>Los elementos compartidos se cuentan con una suma mayor y válida: son demasiados para la completa</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>Shared items are counted in full</source>
            <translation>Los elementos compartidos se cuentan por completo</translation>
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
            <location filename="../../crowdgui/core/rules/weighted.py" />
            <source>Shift</source>
            <translation>Desplazamiento</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/base.py" />
            <source>Show all</source>
            <translation>Mostrar todo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_table.py" />
            <source>Show all items</source>
            <translation>Mostrar todos</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/worker_matrix.py" />
            <source>Show all {n} items</source>
            <extracomment>For one: Show the item</extracomment>
            <translation>
                <numerusform>Mostrar el elemento</numerusform>
                <numerusform>Mostrar los {n} elementos</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>Show folder</source>
            <translation>Mostrar carpeta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Show picture</source>
            <translation>Mostrar imagen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_table.py" />
            <source>Show the items of this worker</source>
            <translation>Mostrar los elementos de este anotador</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/agreement_panel.py" />
            <source>Show the numbers</source>
            <translation>Mostrar los números</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>Show the numbers behind the paper’s bounds</source>
            <translation>Mostrar los números de las cotas del artículo</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/labels_page.py" />
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>Show the {n}</source>
            <extracomment>For one: Show the one</extracomment>
            <translation>
                <numerusform>Mostrar {n}</numerusform>
                <numerusform>Mostrar los {n}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Show those of the next items too</source>
            <translation>Mostrar también los de los próximos elementos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>Side by side</source>
            <translation>Lado a lado</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>Side by side, {workers} workers and {items} items would make {cells} cells, nearly all of them empty. Leave this table out.</source>
            <translation>Lado a lado, {workers} anotadores y {items} elementos darían {cells} celdas, casi todas vacías. Omita esta tabla.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>Sign</source>
            <translation>Letra</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/reviewer.py" />
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
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <source>Simulate…</source>
            <translation>Simular…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/simulating.py" />
            <source>Simulating</source>
            <translation>Simulando</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Simulation</source>
            <translation>Simulación</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/opening.py" />
            <source>Six friends, twenty photos</source>
            <translation>Seis amigos, veinte fotos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Size</source>
            <translation>Tamaño</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/label_studio.py" />
            <location filename="../../crowdgui/io/formats/labelbox.py" />
            <location filename="../../crowdgui/io/formats/toloka.py" />
            <source>Skipped by the worker</source>
            <translation>Saltada por el anotador</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/em.py" />
            <location filename="../../crowdgui/core/rules/map.py" />
            <source>Smoothing</source>
            <translation>Suavizado</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/snow.py" />
            <source>Snow et al. (2008)</source>
            <translation>Snow et al. (2008)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_queue.py" />
            <source>So many wrong labels the check is expected to take away, here and elsewhere.</source>
            <translation>Cuántas etiquetas erróneas se espera que quite la comprobación, aquí y en otros lugares.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Some cells seem to hold several answers</source>
            <translation>Algunas celdas parecen contener varias respuestas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>Some of what you decided is not saved.</source>
            <translation>Parte de lo que decidió no está guardado.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>Something in the labels that an honest worker would rarely show. It is a reason to look, and no proof.</source>
            <translation>Algo en las etiquetas que un anotador honrado rara vez mostraría. Es un motivo para mirar, no una prueba.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_table.py" />
            <source>Something speaks against these workers</source>
            <translation>Algo habla en contra de estos anotadores</translation>
        </message>
        <message>
            <location filename="../../crowdgui/jobs/desk.py" />
            <source>Something went wrong inside the program while saving; the log has it.</source>
            <translation>Algo falló dentro del programa al guardar; los detalles están en el registro.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/jobs/worker.py" />
            <source>Something went wrong inside the program. Nothing was changed; the log has it.</source>
            <translation>Algo falló dentro del programa. No se cambió nada; los detalles están en el registro.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/crashes.py" />
            <source>Something went wrong inside the program. What you decided is kept. {file} says more; nothing was sent.</source>
            <translation>Algo falló dentro del programa. Lo que usted decidió se conserva. {file} dice más; no se envió nada.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/sheet.py" />
            <source>Sorting the columns of {file}</source>
            <translation>Ordenando las columnas de {file}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/frame.py" />
            <source>Source</source>
            <translation>Origen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/report.py" />
            <source>Speed is flagged where a worker’s labels took less than this share of the time others take for the same items.</source>
            <translation>Se da alerta por rapidez cuando las etiquetas de un anotador llevaron menos de esta proporción del tiempo que otros tardan con los mismos elementos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/plan_panel.py" />
            <source>Spend labels</source>
            <translation>Gastar etiquetas</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/plan.py" />
            <source>Spread evenly over all items it would take {n}.</source>
            <extracomment>For one: Spread evenly over all items it would take {n}.</extracomment>
            <translation>
                <numerusform>Repartidas por igual entre todos los elementos, haría falta {n}.</numerusform>
                <numerusform>Repartidas por igual entre todos los elementos, harían falta {n}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/plan.py" />
            <source>Spread evenly over all items, no number foreseen here would do.</source>
            <translation>Repartidas por igual entre todos los elementos, ningún número previsto aquí bastaría.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>Spread of the steps</source>
            <translation>Dispersión de los pasos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>Spreadsheet</source>
            <translation>Hoja de cálculo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/em.py" />
            <source>Start from</source>
            <translation>Empezar desde</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Start over</source>
            <translation>Empezar de nuevo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/convergence.py" />
            <location filename="../../crowdgui/ui/plots/convergence_plot.py" />
            <source>Step {n}: {changed} labels changed</source>
            <translation>Paso {n}: cambiaron {changed} etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>Steps</source>
            <translation>Pasos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Steps after the first vote until the rule itself stops.</source>
            <translation>Pasos tras el primer voto hasta que la propia regla se detiene.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <location filename="../../crowdgui/core/simulate/presets.py" />
            <source>Steps to settle</source>
            <translation>Pasos hasta estabilizarse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Steps to stop</source>
            <translation>Pasos hasta detenerse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <location filename="../../crowdgui/ui/pages/study_panel.py" />
            <source>Stop</source>
            <translation>Detener</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>Stop and quit</source>
            <translation>Detener y salir</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/opening.py" />
            <source>Street signs</source>
            <translation>Señales de tráfico</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>Study</source>
            <translation>Estudio</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>Study &amp;fewer labels</source>
            <translation>Es&amp;tudiar menos etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <source>Study and plan</source>
            <translation>Estudio y plan</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/studying.py" />
            <source>Studying fewer labels</source>
            <translation>Estudiando menos etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/label_studio.py" />
            <location filename="../../crowdgui/io/formats/label_studio_min.py" />
            <location filename="../../crowdgui/io/formats/sagemaker.py" />
            <source>Submitted without an answer</source>
            <translation>Enviada sin respuesta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/rule_list.py" />
            <source>Suggested</source>
            <translation>Sugerida</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/write.py" />
            <source>Summary</source>
            <translation>Resumen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>Tab</source>
            <translation>Tabulador</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>Table begins in row</source>
            <translation>La tabla empieza en la fila</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_preview.py" />
            <source>Table in the preview</source>
            <translation>Tabla en la vista previa</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_list.py" />
            <source>Tables</source>
            <translation>Tablas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <location filename="../../crowdgui/ui/pages/rule_options.py" />
            <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
            <translation>Tablas (*.csv *.tsv *.txt);;Todos los archivos (*)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <location filename="../../crowdgui/ui/pages/plan_panel.py" />
            <source>Tables (*.csv)</source>
            <translation>Tablas (*.csv)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Tables of agreement</source>
            <translation>Tablas de acuerdo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/appen.py" />
            <source>Tainted: its contributor failed the quality control</source>
            <translation>Dudoso: su colaborador no superó el control de calidad</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>Take a tour</source>
            <translation>Hacer un recorrido</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_detail.py" />
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>Take back</source>
            <translation>Retirar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Take off apostrophes that keep cells from running</source>
            <translation>Quitar los apóstrofos que impiden que las celdas se ejecuten</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Take the apostrophes off {n} cells</source>
            <extracomment>For one: Take the apostrophe off {n} cell</extracomment>
            <translation>
                <numerusform>Quitar el apóstrofo de {n} celda</numerusform>
                <numerusform>Quitar los apóstrofos de {n} celdas</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Take them</source>
            <translation>Cómo tomarlas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/mturk.py" />
            <source>Takes &amp;#44; for a comma, and so on, as web forms write them.</source>
            <translation>Toma &amp;#44; por una coma, etc., como lo escriben los formularios web.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/prodigy.py" />
            <source>Takes off what all names begin with, up to a hyphen.</source>
            <translation>Quita el comienzo común de todos los nombres, hasta un guion.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/label_studio.py" />
            <source>Takes predictions for answers of a worker.</source>
            <translation>Toma las predicciones por respuestas de un anotador.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/argilla.py" />
            <source>Takes suggestions for answers of a worker.</source>
            <translation>Toma las sugerencias por respuestas de un anotador.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/label_studio.py" />
            <location filename="../../crowdgui/io/formats/prodigy.py" />
            <source>Takes the name of the file for the worker.</source>
            <translation>Toma el nombre del archivo por el anotador.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>Text follows a closing quote mark. Put a separator after it, or write quote marks inside a cell twice.</source>
            <translation>Hay texto tras unas comillas de cierre. Ponga un separador detrás, o escriba dobles las comillas dentro de una celda.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_words.py" />
            <source>Text stays text in the formats chosen: only CSV can hold formulas.</source>
            <translation>El texto sigue siendo texto en los formatos elegidos: solo CSV puede contener fórmulas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>That is less than most, but no reason for a flag: {often} would do no better.</source>
            <translation>Es menos que la mayoría, pero no es motivo de alerta: {often} no lo haría mejor.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>That is rarely so few, but the answers go with the items: this worker is outvoted, not guessing.</source>
            <translation>Es raro que sean tan pocos, pero las respuestas dependen del elemento: este anotador pierde la votación, no responde al azar.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>That is too few items to tell guessing from work.</source>
            <translation>Son demasiado pocos elementos para distinguir el azar del trabajo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>The Guarantee page draws items at random. Checked here, they give a limit of the error rate that needs no assumption about workers.</source>
            <translation>La página Garantía sortea elementos. Comprobados aquí, dan un límite de la tasa de error que no necesita suponer nada de los anotadores.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/mturk.py" />
            <source>The HIT</source>
            <translation>El HIT</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_text.py" />
            <source>The JSON breaks off. The file may be cut short; export or copy it again.</source>
            <translation>El JSON se interrumpe. El archivo puede estar cortado; expórtelo o cópielo de nuevo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_text.py" />
            <source>The JSON is nested too deeply. It is no export of labels.</source>
            <translation>El JSON está anidado a demasiada profundidad. No es una exportación de etiquetas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cvat.py" />
            <source>The XML is wrong or breaks off there. Export the job again.</source>
            <translation>El XML es erróneo o se corta ahí. Exporte de nuevo el trabajo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/archive.py" />
            <source>The ZIP archive is damaged. Download or copy it again.</source>
            <translation>El archivo ZIP está dañado. Descárguelo o cópielo de nuevo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/snow.py" />
            <source>The answers are {n} different numbers. Put them into ranges, or every number is a class of its own.</source>
            <translation>Las respuestas son {n} números distintos. Agrúpelos en intervalos, o cada número será una clase propia.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>The answers differ {n} times.</source>
            <extracomment>For one: The answers differ once.</extracomment>
            <translation>
                <numerusform>Las respuestas difieren una vez.</numerusform>
                <numerusform>Las respuestas difieren {n} veces.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>The answers hardly depend on the item: {rarely} would do as badly ({corrected}).</source>
            <translation>Las respuestas apenas dependen del elemento: {rarely} lo haría igual de mal ({corrected}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>The answers never differ.</source>
            <translation>Las respuestas nunca difieren.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/file_preview.py" />
            <source>The apostrophes are taken off {n} cells</source>
            <extracomment>For one: The apostrophe is taken off {n} cell</extracomment>
            <translation>
                <numerusform>Se quita el apóstrofo de {n} celda</numerusform>
                <numerusform>Se quitan los apóstrofos de {n} celdas</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/archive.py" />
            <source>The archive has more than {most} files.</source>
            <translation>El archivo comprimido tiene más de {most} archivos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/archive.py" />
            <source>The archive is packed in a way that is not known. Pack it as plain ZIP.</source>
            <translation>El archivo está comprimido de una forma desconocida. Comprímalo como ZIP normal.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/archive.py" />
            <source>The archive is protected. Unpack it with its password.</source>
            <translation>El archivo está protegido. Descomprímalo con su contraseña.</translation>
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
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>The array “{name}” cannot be the gold labels: it needs one for each of {n} items.</source>
            <translation>La matriz «{name}» no puede ser la de etiquetas de referencia: necesita una para cada uno de los {n} elementos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cvat.py" />
            <source>The assignee of the job</source>
            <translation>La persona asignada al trabajo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>The assumption that workers err independently of each other, alike on all classes and items. Most bounds need it.</source>
            <translation>La suposición de que los anotadores se equivocan de forma independiente entre sí y por igual en todas las clases y elementos. La mayoría de las cotas la necesitan.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>The bars under the workers are their weights;</source>
            <translation>Las barras bajo los anotadores son sus pesos;</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>The bound before was not worked out yet when the first worker was changed.</source>
            <translation>La cota anterior aún no estaba calculada cuando se cambió el primer anotador.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>The bound says nothing here: the label could well be wrong.</source>
            <translation>La cota no dice nada aquí: la etiqueta podría muy bien ser errónea.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>The bounds below put estimates in place of the workers’ true accuracies, so they are indications: they can lie below the true error, above all where some items are harder than others.</source>
            <translation>Las cotas de abajo ponen estimaciones en lugar de las exactitudes verdaderas de los anotadores, así que son indicaciones: pueden quedar por debajo del error verdadero, sobre todo cuando unos elementos son más difíciles que otros.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>The byte order mark is missing. Name the encoding with -LE or -BE after it.</source>
            <translation>Falta la marca de orden de bytes. Indique la codificación con -LE o -BE al final.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>The byte {byte} is not {encoding} text. Choose the encoding the file was saved in, or save it again as UTF-8.</source>
            <translation>El byte {byte} no es texto {encoding}. Elija la codificación en que se guardó el archivo, o guárdelo de nuevo como UTF-8.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>The byte {byte} is not {encoding} text: the line is cut off or in another encoding. Choose the encoding it was saved in, such as Windows-1252, or save it again as UTF-8.</source>
            <translation>El byte {byte} no es texto {encoding}: la línea está cortada o en otra codificación. Elija la codificación en que se guardó, como Windows-1252, o guárdelo de nuevo como UTF-8.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <source>The chance that a worker guesses on a hard item.</source>
            <translation>La probabilidad de que un anotador responda al azar en un elemento difícil.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The chances of a worker’s answers do not add up to 1.</source>
            <translation>Las probabilidades de las respuestas de un anotador no suman 1.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>The check of each of {n} items is expected to take away {least} wrong labels or more, the first ones most.</source>
            <extracomment>For one: The check of {n} item is expected to take away {least} wrong labels or more.</extracomment>
            <translation>
                <numerusform>Se espera que comprobar {n} elemento quite {least} etiquetas erróneas o más.</numerusform>
                <numerusform>Se espera que comprobar cada uno de {n} elementos quite {least} etiquetas erróneas o más, los primeros las que más.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The class shares must be one for each class and add up to 100 %.</source>
            <translation>Debe haber una proporción por clase, y deben sumar 100 %.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/cluster.py" />
            <source>The cluster cannot be reached any more. Nothing was written.</source>
            <translation>Ya no se puede acceder al clúster. No se escribió nada.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/tables.py" />
            <source>The column “{name}” of the other files is missing. Files that are opened together need the same columns.</source>
            <translation>Falta la columna «{name}» de los otros archivos. Los archivos que se abren juntos necesitan las mismas columnas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/get_another_label.py" />
            <source>The columns are</source>
            <translation>Las columnas son</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/sheet.py" />
            <source>The columns are not those of this format. Has the file changed?</source>
            <translation>Las columnas no son las de este formato. ¿Ha cambiado el archivo?</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>The crowd, as estimated, is not better than chance on every class.</source>
            <translation>El grupo, según lo estimado, no es mejor que el azar en todas las clases.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/plan.py" />
            <source>The curve alone cannot be continued: it takes gold, a study of five draws or more, about five labels for an item on average, and an error that falls.</source>
            <translation>La curva sola no se puede prolongar: hace falta una referencia, un estudio de cinco sorteos o más, unas cinco etiquetas por elemento de media y un error que caiga.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>The curve has flattened.</source>
            <translation>La curva se ha aplanado.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>The curve still falls.</source>
            <translation>La curva sigue cayendo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <source>The data</source>
            <translation>Los datos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/atomic.py" />
            <source>The disk is full. What stood there before is unchanged; make room, or save elsewhere.</source>
            <translation>El disco está lleno. Lo que había antes no ha cambiado; libere espacio o guarde en otro lugar.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>The draws do not tell the first two apart.</source>
            <translation>Los sorteos no distinguen a las dos primeras.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>The duration is known for {count}</source>
            <translation>Se conoce la duración de {count}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The earlier study is of other labels, other gold or another seed.</source>
            <translation>El estudio anterior es de otras etiquetas, otra referencia u otra semilla.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>The encoding “{name}” is not known. Choose another.</source>
            <translation>No se conoce la codificación «{name}». Elija otra.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/plan.py" />
            <source>The error is {error} already, so {wanted} takes no more labels.</source>
            <translation>El error ya es del {error}, así que para {wanted} no hacen falta más etiquetas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>The expected lead of the true class over another, at worst; large is good.</source>
            <translation>La ventaja esperada de la clase verdadera sobre otra, en el peor caso; mejor si es grande.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/data.py" />
            <source>The fewest and the most labels that one item got.</source>
            <translation>El menor y el mayor número de etiquetas que recibió un elemento.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/data.py" />
            <source>The fewest and the most labels that one worker gave.</source>
            <translation>El menor y el mayor número de etiquetas que dio un anotador.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>The file cannot be read any more.</source>
            <translation>El archivo ya no se puede leer.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/file.py" />
            <source>The file could not be read: {why}.</source>
            <translation>No se pudo leer el archivo: {why}.</translation>
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
            <location filename="../../crowdgui/ui/pages/worker_pace.py" />
            <source>The file does not say when labels were given.</source>
            <translation>El archivo no dice cuándo se dieron las etiquetas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>The file has changed and has {columns} now. Open it again.</source>
            <translation>El archivo ha cambiado y ahora tiene {columns}. Ábralo de nuevo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>The file holds no content of this item; look it up by its id.</source>
            <translation>El archivo no contiene nada de este elemento; búsquelo por su identificador.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/file.py" />
            <source>The file is damaged and was left as it is. Open an older copy of it.</source>
            <translation>El archivo está dañado y se ha dejado como estaba. Abra una copia anterior.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/file_head.py" />
            <source>The file is damaged or cut off. Get it again from where it came from.</source>
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
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>The files you open will be listed here.</source>
            <translation>Los archivos que abra aparecerán aquí.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
            <source>The final label is not the gold label</source>
            <translation>La etiqueta final no es la etiqueta de referencia</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
            <source>The final label only won because its class comes first</source>
            <translation>La etiqueta final ganó solo porque su clase va primero</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <source>The final label only won because its class comes first.</source>
            <translation>La etiqueta final ganó solo porque su clase va primero.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cubam.py" />
            <source>The first line should hold the counts of items, workers and labels.</source>
            <translation>La primera línea debería contener el número de elementos, anotadores y etiquetas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/glad.py" />
            <source>The first line should hold the counts of labels, labellers and tasks.</source>
            <translation>La primera línea debería contener el número de etiquetas, etiquetadores y tareas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/triples.py" />
            <source>The first line tells of {told} labels, but there are {n}. Is the file whole?</source>
            <translation>La primera línea indica {told} etiquetas, pero hay {n}. ¿Está completo el archivo?</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/table_view.py" />
            <source>The first {copied} of {of} rows copied; export has no such limit</source>
            <translation>Copiadas las primeras {copied} de {of} filas; la exportación no tiene ese límite</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_detail.py" />
            <source>The first {n} are shown.</source>
            <translation>Se muestran los primeros {n}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>The first {n} of {rows} rows.</source>
            <translation>Las primeras {n} de {rows} filas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>The first {n} rows.</source>
            <translation>Las primeras {n} filas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/content.py" />
            <source>The first {shown} of {all} characters are shown.</source>
            <translation>Se muestran los primeros {shown} de {all} caracteres.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The fitted workers know {known} classes, and {wanted} are wished for.</source>
            <translation>Los anotadores ajustados conocen {known} clases, y se piden {wanted}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/atomic.py" />
            <source>The folder does not exist. Make it first, or choose another.</source>
            <translation>La carpeta no existe. Créela primero o elija otra.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/gold_bound.py" />
            <source>The gold answers do not show that this vote is better than chance.</source>
            <translation>Las respuestas de referencia no muestran que este voto sea mejor que el azar.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/gold.py" />
            <source>The gold is of an item that has no answers</source>
            <translation>La referencia es de un elemento que no tiene respuestas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/guarantee_builder.py" />
            <source>The gold items were drawn at random, as you state</source>
            <translation>Los elementos de referencia se eligieron al azar, según usted indica</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>The gold label is “{gold}”.</source>
            <translation>La etiqueta de referencia es «{gold}».</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/gold.py" />
            <source>The gold of the item contradicts itself and is not used</source>
            <translation>La referencia del elemento se contradice y no se usa</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/file_preview.py" />
            <source>The gold of “{question}” is read from “{gold}”</source>
            <translation>La referencia de «{question}» se lee de «{gold}»</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>The guarantee is about the rule’s labels. {n} of them are replaced by labels set by hand.</source>
            <extracomment>For one: The guarantee is about the rule’s labels. {n} of them is replaced by a label set by hand.</extracomment>
            <translation>
                <numerusform>La garantía se refiere a las etiquetas de la regla. {n} de ellas está sustituida por una puesta a mano.</numerusform>
                <numerusform>La garantía se refiere a las etiquetas de la regla. {n} de ellas están sustituidas por etiquetas puestas a mano.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>The item by item bound on the share of wrong labels, with estimated accuracies: an indication, not a guarantee. It is shown because the worker model fits these labels.</source>
            <translation>La cota elemento a elemento de la proporción de etiquetas erróneas, con exactitudes estimadas: una indicación, no una garantía. Se muestra porque el modelo de anotadores se ajusta a estas etiquetas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cvat.py" />
            <source>The job has no assignee. Choose “The name of the file” as the worker.</source>
            <translation>El trabajo no está asignado a nadie. Elija «El nombre del archivo» como anotador.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <source>The known true label.</source>
            <translation>La etiqueta verdadera conocida.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>The label an item ends up with: the rule’s, or the one a person set by hand.</source>
            <translation>La etiqueta con la que acaba un elemento: la de la regla, o la que una persona puso a mano.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_loaded.py" />
            <source>The label matrix</source>
            <translation>La matriz de etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/plan.py" />
            <source>The labels are not what workers who err on their own would give, so the plan is too hopeful: hard items stay hard, however many are asked.</source>
            <translation>Las etiquetas no son las que darían anotadores que se equivocan cada uno por su cuenta, así que el plan es demasiado optimista: los elementos difíciles lo siguen siendo, por muchas etiquetas que se pidan.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_check.py" />
            <source>The labels differ a little from what workers who err on their own would give, and by more than chance.</source>
            <translation>Las etiquetas difieren un poco de las que darían anotadores que se equivocan cada uno por su cuenta, y más de lo que explica el azar.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/agreement_bound.py" />
            <source>The labels do not show that workers are better than chance on the whole. State that they are, or add gold.</source>
            <translation>Las etiquetas no muestran que los anotadores sean en conjunto mejores que el azar. Declare que lo son o añada una referencia.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>The labels from {start} to {end} brought {points} points (±{error} at {confidence} confidence, {draws}).</source>
            <translation>Las etiquetas del {start} al {end} aportaron {points} puntos (±{error} con una confianza del {confidence}, {draws}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/accuracies.py" />
            <source>The larger against the second number, the better the workers are.</source>
            <translation>Cuanto mayor es respecto al segundo número, mejores son los anotadores.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/accuracies.py" />
            <source>The larger both numbers are, the more alike the workers are.</source>
            <translation>Cuanto mayores son ambos números, más parecidos son los anotadores.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/judging.py" />
            <source>The last change was no answer; Ctrl+Z undoes it</source>
            <translation>El último cambio no fue una respuesta; Ctrl+Z lo deshace</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/corner.py" />
            <source>The last changes are being written to the project file.</source>
            <translation>Los últimos cambios se están escribiendo en el archivo del proyecto.</translation>
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
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>The last step that changed a final label.</source>
            <translation>El último paso que cambió una etiqueta final.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/tour.py" />
            <source>The least sure items come first. A number sets the label, Enter agrees. What you decide wins over the rule.</source>
            <translation>Los elementos menos seguros van primero. Un número pone la etiqueta, Intro la acepta. Lo que decida prevalece sobre la regla.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>The letters are read as {encoding}</source>
            <translation>El texto se lee como {encoding}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/gold_bound.py" />
            <source>The limit is above 100 %, so it says nothing.</source>
            <translation>El límite está por encima del 100 %, así que no dice nada.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>The limit is known once all labels are checked.</source>
            <translation>El límite se conoce cuando todas las etiquetas están comprobadas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/class_map.py" />
            <source>The limits of the ranges must rise.</source>
            <translation>Los límites de los intervalos deben ir en aumento.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>The list names every place, one a line, to hand back to who made the file.</source>
            <translation>La lista indica cada lugar, uno por línea, para devolverla a quien hizo el archivo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The lowest chance of a label is above the highest.</source>
            <translation>La menor probabilidad de etiqueta supera a la mayor.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The mean accuracy must lie between 0 and 1, and be neither.</source>
            <translation>La exactitud media debe estar entre 0 y 1, sin ser ninguno de los dos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/doccano.py" />
            <source>The members of this project shared their annotations, so that nobody knows who made which. In doccano, turn off “Share annotations” before labelling.</source>
            <translation>Los miembros de este proyecto compartieron sus anotaciones, así que nadie sabe quién hizo cuál. En doccano, desactive «Share annotations» antes de etiquetar.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/lpi.py" />
            <source>The messages did not come to rest; more damping or more steps may settle them.</source>
            <translation>Los mensajes no se estabilizaron; más amortiguación o más pasos pueden lograrlo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/class_shares.py" />
            <source>The most frequent final label is “{name}”: {count} of {n} items ({share}).</source>
            <translation>La etiqueta final más frecuente es «{name}»: {count} de {n} elementos ({share}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <source>The most frequent mistake is “{answer}” where gold says “{known}”: {n}.</source>
            <translation>El error más frecuente es «{answer}» donde la referencia dice «{known}»: {n}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>The most frequent other answer is “{answer}” for “{known}”: {n}.</source>
            <translation>La respuesta distinta más frecuente es «{answer}» donde la etiqueta final es «{known}»: {n}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <source>The most likely label by the rule that ran, or the one set by hand.</source>
            <translation>La etiqueta más probable según la regla ejecutada, o la puesta a mano.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels_page.py" />
            <source>The most likely label of every item, by {rule}.</source>
            <translation>La etiqueta más probable de cada elemento, según {rule}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels_page.py" />
            <source>The most likely label of every item.</source>
            <translation>La etiqueta más probable de cada elemento.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/reviewer.py" />
            <source>The name is exported beside every label you set. Answers given before keep the name they were signed with.</source>
            <translation>El nombre se exporta junto a cada etiqueta que ponga. Las respuestas anteriores conservan el nombre con que se firmaron.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cvat.py" />
            <source>The name of the file</source>
            <translation>El nombre del archivo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cubam_yaml.py" />
            <location filename="../../crowdgui/io/formats/peerannot.py" />
            <source>The names are</source>
            <translation>Los nombres son</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/plan.py" />
            <source>The next {n} labels are expected to mend {best} wrong final labels where they help most, and {evenly} spread evenly.</source>
            <extracomment>For one: The next {n} label is expected to mend {best} wrong final labels where it helps most, and {evenly} spread evenly.</extracomment>
            <translation>
                <numerusform>Se espera que la próxima {n} etiqueta corrija {best} etiquetas finales erróneas donde más ayuda, y {evenly} repartida por igual.</numerusform>
                <numerusform>Se espera que las próximas {n} etiquetas corrijan {best} etiquetas finales erróneas donde más ayudan, y {evenly} repartidas por igual.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>The number of the first item: 1 in MATLAB, 0 in Python.</source>
            <translation>El número del primer elemento: 1 en MATLAB, 0 en Python.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>The number that stands where a worker gave no label.</source>
            <translation>El número que aparece donde un anotador no dio etiqueta.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/lists.py" />
            <source>The numbers behind the bounds</source>
            <translation>Los números en que se basan las cotas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>The numbers behind the paper’s bounds</source>
            <translation>Los números en que se basan las cotas del artículo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/read_labels.py" />
            <source>The question “{question}” cannot be read. {why}</source>
            <translation>No se puede leer la pregunta «{question}». {why}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>The question “{wanted}” of the recipe is not in this file.</source>
            <translation>La pregunta «{wanted}» de la receta no está en este archivo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/doccano.py" />
            <source>The quote marks are wrong there. Export the project again.</source>
            <translation>Las comillas están mal ahí. Exporte de nuevo el proyecto.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/recipes.py" />
            <source>The recipe is for the format “{name}”, which this file does not keep to.</source>
            <translation>La receta es para el formato «{name}», que este archivo no sigue.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>The records so far have {n} different fields, too many for a table. Give every record the same fields.</source>
            <translation>Los registros hasta aquí tienen {n} campos distintos, demasiados para una tabla. Dé a cada registro los mismos campos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/dialog.py" />
            <source>The rows cannot be shown.</source>
            <translation>No se pueden mostrar las filas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>The rows could not be told apart. Check the separator and the quote marks.</source>
            <translation>No se pudieron separar las filas. Compruebe el separador y las comillas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/guarantee_builder.py" />
            <source>The rule did not know the true labels of the sample</source>
            <translation>La regla no conocía las etiquetas verdaderas de la muestra</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>The rule had no label to go by.</source>
            <translation>La regla no tenía ninguna etiqueta en que basarse.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_panel.py" />
            <source>The rule has not run this way, so there is nothing to compare.</source>
            <translation>La regla no se ha ejecutado así, por lo que no hay nada que comparar.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>The rule said “{label}”, confidence {share}.</source>
            <translation>La regla dijo «{label}», confianza del {share}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>The rule says the same, confidence {share}.</source>
            <translation>La regla dice lo mismo, confianza del {share}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/guarantee_builder.py" />
            <source>The rule was given gold for items of the sample, so these are no fair test.</source>
            <translation>La regla recibió la referencia de elementos de la muestra, así que no son una prueba justa.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/run.py" />
            <source>The rule was stopped before it came to rest.</source>
            <translation>La regla se detuvo antes de estabilizarse.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The rule “{key}” cannot run on a cluster; {there} can.</source>
            <translation>La regla «{key}» no puede ejecutarse en un clúster; {there} sí.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/compare/comparison.py" />
            <source>The rules do not agree on {n} of {items} items ({share}); without gold nothing here shows which is right.</source>
            <extracomment>For one: The rules do not agree on {n} of {items} items ({share}); without gold nothing here shows which is right.</extracomment>
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
            <location filename="../../crowdgui/ui/judging.py" />
            <source>The rule’s label is hidden; choose by number</source>
            <translation>La etiqueta de la regla está oculta; elija por número</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
            <source>The rule’s own starts or parts give different labels</source>
            <translation>Los propios inicios o partes de la regla dan etiquetas distintas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_list.py" />
            <source>The run and its guarantee</source>
            <translation>La ejecución y su garantía</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>The same chance for all</source>
            <translation>La misma probabilidad para todos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/mturk.py" />
            <source>The same inputs are the same item also where they were published again.</source>
            <translation>Las mismas entradas son el mismo elemento aunque se publicaran de nuevo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/toloka.py" />
            <source>The same inputs can be several tasks, in pools of their own.</source>
            <translation>Las mismas entradas pueden ser varias tareas, en pools propios.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>The same lead, at best.</source>
            <translation>La misma ventaja, en el mejor caso.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>The same number of labels each</source>
            <translation>El mismo número de etiquetas cada uno</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>The same seed draws the same sets, on every computer.</source>
            <translation>La misma semilla genera los mismos conjuntos, en cualquier equipo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/consensus.py" />
            <source>The same seed draws the same starts and hides the same labels.</source>
            <translation>La misma semilla genera los mismos inicios y oculta las mismas etiquetas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/ebcc.py" />
            <location filename="../../crowdgui/core/rules/kos.py" />
            <source>The same seed draws the same starts.</source>
            <translation>La misma semilla genera los mismos inicios.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/prodigy.py" />
            <source>The same text with another question is another task, but the same item.</source>
            <translation>El mismo texto con otra pregunta es otra tarea, pero el mismo elemento.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/label_filters.py" />
            <source>The same worker gave the same answer to the item again</source>
            <translation>El mismo anotador volvió a dar al elemento la misma respuesta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster_field.py" />
            <source>The scheduler answers, but no worker process is there yet.</source>
            <translation>El planificador responde, pero aún no hay ningún proceso.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <source>The scheduler of a Dask cluster, for labels that no one computer holds: see Run, On a cluster.</source>
            <translation>El planificador de un clúster de Dask, para etiquetas que no caben en un solo equipo: véase Ejecutar, En un clúster.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/recipes.py" />
            <source>The separator of the recipe does not fit this file.</source>
            <translation>El separador de la receta no corresponde a este archivo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <source>The share of a copying worker’s labels that is the leader’s answer.</source>
            <translation>La proporción de las etiquetas de un anotador que copia que son la respuesta del líder.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>The share of wrong labels on gold, with the range that is likely at 95 %. The line ends at {most}.</source>
            <translation>La proporción de etiquetas erróneas en la referencia, con el intervalo probable al 95 %. La línea acaba en {most}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>The share of wrong labels that the rule itself expects. It is right only if the rule’s idea of workers is.</source>
            <translation>La proporción de etiquetas erróneas que la propia regla espera. Es correcta solo si lo es la idea que la regla tiene de los anotadores.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The shares of workers add up to more than 100 %.</source>
            <translation>Las proporciones de anotadores suman más del 100 %.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The shares to keep must rise, above 0 % and up to 100 %.</source>
            <translation>Las proporciones que se conservan deben ir en aumento, por encima del 0 % y hasta el 100 %.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The sharper bounds are left out: so many labels of so many classes would take very long.</source>
            <translation>Las cotas más ajustadas se omiten: con tantas etiquetas de tantas clases tardarían mucho.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>The solid bar is what can be guaranteed.</source>
            <translation>La barra sólida es lo que se puede garantizar.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/kos.py" />
            <source>The starts give between {low} and {high} labels that differ from a plain majority.</source>
            <translation>Los inicios dan entre {low} y {high} etiquetas que difieren de la mayoría simple.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/rules/ebcc.py" />
            <source>The starts give different labels on {n} items; their probabilities are averaged.</source>
            <extracomment>For one: The starts give different labels on {n} item; their probabilities are averaged.</extracomment>
            <translation>
                <numerusform>Los inicios dan etiquetas distintas en {n} elemento; se promedian sus probabilidades.</numerusform>
                <numerusform>Los inicios dan etiquetas distintas en {n} elementos; se promedian sus probabilidades.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The stated class shares are all 0. State at least one above 0.</source>
            <translation>Las proporciones declaradas de las clases son todas 0. Declare al menos una mayor que 0.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>The system could not read this file: {why}.</source>
            <translation>El sistema no pudo leer este archivo: {why}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>The table shows no item</source>
            <translation>La tabla no muestra ningún elemento</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/prodigy.py" />
            <source>The task was rejected, so no option was chosen</source>
            <translation>La tarea se rechazó, así que no se eligió ninguna opción</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/prodigy.py" />
            <source>The task, with its question</source>
            <translation>La tarea, con su pregunta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/opening.py" />
            <source>The text cannot be kept: {why}.</source>
            <translation>No se puede conservar el texto: {why}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/consensus.py" />
            <source>The three rules count the same: learning their weights is left out beyond {most} labels, where it takes too long.</source>
            <translation>Las tres reglas cuentan lo mismo: con más de {most} etiquetas no se aprenden sus pesos, porque tarda demasiado.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/consensus.py" />
            <source>The three rules count the same: there are too few labels to learn more.</source>
            <translation>Las tres reglas cuentan lo mismo: hay demasiado pocas etiquetas para aprender más.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/rules/consensus.py" />
            <source>The three rules do not agree on {n} items.</source>
            <extracomment>For one: The three rules do not agree on {n} item.</extracomment>
            <translation>
                <numerusform>Las tres reglas no coinciden en {n} elemento.</numerusform>
                <numerusform>Las tres reglas no coinciden en {n} elementos.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>The time is known for {count}</source>
            <translation>Se conoce la hora de {count}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/mturk.py" />
            <source>The time spent is that of several items, and is not used.</source>
            <translation>El tiempo empleado es el de varios elementos, y no se usa.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/page_timing.py" />
            <source>The time spent on a page is shared evenly among its answers.</source>
            <translation>El tiempo empleado en una página se reparte por igual entre sus respuestas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <source>The true label of this item is not known.</source>
            <translation>No se conoce la etiqueta verdadera de este elemento.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The values of what varies must rise.</source>
            <translation>Los valores de lo que varía deben ir en aumento.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The wanted error must lie from 0 % to below 100 %.</source>
            <translation>El error deseado debe ser del 0 % o más y menor que el 100 %.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <source>The window speaks it from its next start.</source>
            <translation>La ventana lo usa a partir del próximo inicio.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>The words are listed once the file is read.</source>
            <translation>Las palabras se muestran cuando se haya leído el archivo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>The workbook is empty.</source>
            <translation>El libro está vacío.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/label_filters.py" />
            <source>The worker contradicts themselves on the item</source>
            <translation>El anotador se contradice en el elemento</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/label_filters.py" />
            <source>The worker gave the item another answer before</source>
            <translation>El anotador había dado antes otra respuesta al elemento</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/label_filters.py" />
            <source>The worker gave the item another answer later</source>
            <translation>El anotador dio después otra respuesta al elemento</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cvat.py" />
            <source>The worker is</source>
            <translation>El anotador es</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>The worker model does not fit these labels</source>
            <translation>El modelo de anotadores no se ajusta a estas etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>The workers agree on every item</source>
            <translation>Los anotadores coinciden en todos los elementos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>The workers as a whole agree no more often than guessers would.</source>
            <translation>Los anotadores, en conjunto, no coinciden más que si respondieran al azar.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>The workers’ estimated accuracy, on average, as one-step voting needs it.</source>
            <translation>La exactitud estimada de los anotadores, de media, como la necesita la votación de un paso.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <source>The {n} least sure of {all} that are worth a second look; labels set by hand are not among them.</source>
            <translation>Las {n} menos seguras de {all} que merecen otra mirada; no incluye las etiquetas puestas a mano.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/matrix.py" />
            <source>The {n} most frequent of {all} classes are drawn.</source>
            <translation>Se dibujan las {n} más frecuentes de {all} clases.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>The {n} most frequent of {words} different words.</source>
            <translation>Las {n} más frecuentes de {words} palabras distintas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_answers.py" />
            <source>The {n} of {all} classes with the largest shares are shown.</source>
            <translation>Se muestran las {n} de {all} clases con mayores proporciones.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>The {n} with the most labels of {all} flagged workers.</source>
            <translation>Los {n} con más etiquetas de los {all} anotadores con alerta.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>The {n} workers with the most labels, of {all}. In brackets the range that is likely at 95 %.</source>
            <translation>Los {n} anotadores con más etiquetas, de {all}. Entre paréntesis, el intervalo probable al 95 %.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>Their labels</source>
            <translation>Sus etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_table.py" />
            <source>Their labels do not count</source>
            <translation>Sus etiquetas no cuentan</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>Theory</source>
            <translation>Teoría</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/tabular/raw_table.py" />
            <source>There are more fields than can be shown: {n} are left out.</source>
            <extracomment>For one: There are more fields than can be shown: {n} is left out.</extracomment>
            <translation>
                <numerusform>Hay más campos de los que se pueden mostrar: se omite {n}.</numerusform>
                <numerusform>Hay más campos de los que se pueden mostrar: se omiten {n}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/labelbox.py" />
            <source>There are no labels in this export. Export with “Labels” and their details.</source>
            <translation>No hay etiquetas en esta exportación. Exporte con «Labels» y sus detalles.</translation>
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
            <location filename="../../crowdgui/core/bounds/agreement_bound.py" />
            <source>There are too few items with labels to split them into halves.</source>
            <translation>Hay demasiado pocos elementos con etiquetas para dividirlos en mitades.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_check.py" />
            <source>There are too few items, or too few disagreements on them, to tell whether workers err on their own.</source>
            <translation>Hay demasiado pocos elementos, o demasiado pocas discrepancias en ellos, para saber si los anotadores se equivocan cada uno por su cuenta.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>There are {classes} different labels by {workers} workers, too many to tell apart. Check that the label column holds the answers and not free text.</source>
            <translation>Hay {classes} etiquetas distintas de {workers} anotadores, demasiadas para distinguirlas. Compruebe que la columna de etiquetas contiene las respuestas y no texto libre.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/doccano.py" />
            <source>There are {n} cells in place of {expected}.</source>
            <translation>Hay {n} celdas en lugar de {expected}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>There are {n} columns; at most {most} can be read. Is the separator right?</source>
            <translation>Hay {n} columnas; se pueden leer {most} como máximo. ¿Es correcto el separador?</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_table.py" />
            <source>There are {n} columns; at most {most} can be read. Save it with a row for each answer.</source>
            <translation>Hay {n} columnas; se pueden leer {most} como máximo. Guárdelo con una fila por respuesta.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>There are {n} different labels</source>
            <translation>Hay {n} etiquetas distintas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>There are {n} different numbers</source>
            <translation>Hay {n} números distintos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/triples.py" />
            <source>There are {n} words where an item, a worker and a label were expected.</source>
            <translation>Hay {n} palabras donde se esperaba un elemento, un anotador y una etiqueta.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>There can be no folder of this name. Choose another.</source>
            <translation>No puede haber una carpeta con este nombre. Elija otro.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>There is a character no text has (NUL): the file is damaged or is no text file. Export it again.</source>
            <translation>Hay un carácter que ningún texto tiene (NUL): el archivo está dañado o no es de texto. Expórtelo de nuevo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/atomic.py" />
            <source>There is a folder where a file should be, or the other way round.</source>
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
            <location filename="../../crowdgui/io/importing/label_filters.py" />
            <source>There is no answer</source>
            <translation>No hay respuesta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/long_table.py" />
            <location filename="../../crowdgui/io/importing/tables.py" />
            <source>There is no answer in this file. Export it again.</source>
            <translation>No hay ninguna respuesta en este archivo. Expórtelo de nuevo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>There is no array “{name}”. The arrays are {names}.</source>
            <translation>No hay ninguna matriz «{name}». Las matrices son {names}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>There is no bound for single items here: this rule is no sum of votes.</source>
            <translation>Aquí no hay cota para elementos sueltos: esta regla no es una suma de votos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/simulation_run.py" />
            <source>There is no bound where workers copy: labels are not independent.</source>
            <translation>No hay cota cuando los anotadores copian: las etiquetas no son independientes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/inception.py" />
            <source>There is no column of a worker. Export the table with all of them.</source>
            <translation>Ninguna columna es de un anotador. Exporte la tabla con todos ellos.</translation>
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
            <location filename="../../crowdgui/core/rules/scoring.py" />
            <source>There is no gold to hold fixed.</source>
            <translation>No hay referencia que mantener fija.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>There is no gold to judge rules by.</source>
            <translation>No hay referencia con que juzgar las reglas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>There is no gold to take class shares from. Choose “As in the votes”.</source>
            <translation>No hay referencia de la que tomar las proporciones de las clases. Elija «Como en los votos».</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>There is no label left to work on.</source>
            <translation>No queda ninguna etiqueta con que trabajar.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>There is no ordinary worker left to copy from.</source>
            <translation>No queda ningún anotador corriente del que copiar.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>There is no other worker to compare with.</source>
            <translation>No hay otro anotador con quien comparar.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_partners.py" />
            <source>There is no other worker.</source>
            <translation>No hay ningún otro anotador.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>There is no preset “{key}”; there are {known}.</source>
            <translation>No hay ninguna simulación preparada «{key}»; hay {known}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/sources.py" />
            <source>There is no question “{wanted}”. There are {there}.</source>
            <translation>No hay ninguna pregunta «{wanted}». Hay {there}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>There is no record in this file.</source>
            <translation>No hay ningún registro en este archivo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/user_inputs.py" />
            <source>There is no row with a number.</source>
            <translation>No hay ninguna fila con un número.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>There is no rule “{key}”; there are {known}.</source>
            <translation>No hay ninguna regla «{key}»; hay {known}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>There is no such sheet. The sheets are {names}.</source>
            <translation>No existe esa hoja. Las hojas son {names}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/pasted.py" />
            <source>There is no text on the clipboard. Copy the cells of a table first.</source>
            <translation>No hay texto en el portapapeles. Copie primero las celdas de una tabla.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>There is no worker “{name}”.</source>
            <translation>No hay ningún anotador «{name}».</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cvat.py" />
            <source>There is no “annotations.xml” in this archive.</source>
            <translation>No hay ningún «annotations.xml» en este archivo.</translation>
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
            <location filename="../../crowdgui/jobs/desk.py" />
            <source>There is not enough memory to save or open it.</source>
            <translation>No hay memoria suficiente para guardarlo o abrirlo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>There is one worker, so there is nobody to compare with.</source>
            <translation>Hay un solo anotador, así que no hay con quién comparar.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>There is only one column. Labels need a worker, an item and an answer; check the separator.</source>
            <translation>Hay una sola columna. Las etiquetas necesitan un anotador, un elemento y una respuesta; compruebe el separador.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/cluster_output.py" />
            <source>There is something at {place} already. Choose another place.</source>
            <translation>Ya hay algo en {place}. Elija otro lugar.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>There must be a different name for each class.</source>
            <translation>Cada clase debe tener un nombre distinto.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>There must be at least one label to spend.</source>
            <translation>Debe haber al menos una etiqueta que gastar.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>There must be one gold answer, or none, for each item.</source>
            <translation>Debe haber una respuesta de referencia, o ninguna, por elemento.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>These are one and the same worker.</source>
            <translation>Son el mismo anotador.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>These are too many sets to draw. Take fewer points or repetitions.</source>
            <translation>Son demasiados conjuntos que generar. Tome menos puntos o repeticiones.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>These choices are not those of the rule “{key}”.</source>
            <translation>Estas opciones no son las de la regla «{key}».</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/telling.py" />
            <source>These figures are from the last run. They are replaced when this run ends.</source>
            <translation>Estas cifras son de la última ejecución. Se reemplazarán cuando termine esta.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels_page.py" />
            <source>These labels are by {made}. Run {chosen} to replace them.</source>
            <translation>Estas etiquetas son de {made}. Ejecute {chosen} para sustituirlas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/headline.py" />
            <source>These labels differ a little from what workers who err independently would give, and by more than chance. Bounds that need such workers are no guarantee then; a random check by hand gives one.</source>
            <translation>Estas etiquetas difieren un poco de las que darían anotadores que se equivocan de forma independiente, y más de lo que explica el azar. Las cotas que necesitan tales anotadores no son entonces una garantía; una comprobación a mano al azar sí la da.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels_page.py" />
            <source>These labels were made with other options. Run again to replace them.</source>
            <translation>Estas etiquetas se hicieron con otras opciones. Ejecute de nuevo para sustituirlas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <source>These words are in none of the pages. Try fewer or other ones.</source>
            <translation>Estas palabras no están en ninguna página. Pruebe con menos o con otras.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers_together.py" />
            <source>They agree with the others on {agreed} of {of} labels that can be compared ({share}).</source>
            <translation>Coinciden con los demás en {agreed} de {of} etiquetas que se pueden comparar ({share}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <source>They copy from a leader, an ordinary worker, so their labels are not independent.</source>
            <translation>Copian de un líder, un anotador corriente, así que sus etiquetas no son independientes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <source>They give any class but the one they hold to be right.</source>
            <translation>Dan cualquier clase menos la que creen correcta.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <source>They give every class equally often.</source>
            <translation>Dan todas las clases con la misma frecuencia.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <source>They give the same class to every item, each a class drawn at random.</source>
            <translation>Dan la misma clase a todos los elementos, cada uno una clase elegida al azar.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/get_another_label.py" />
            <source>They have no names. There are usually more items than workers.</source>
            <translation>No tienen nombre. Suele haber más elementos que anotadores.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/file_preview.py" />
            <source>They keep a spreadsheet from running cells as formulas.</source>
            <translation>Impiden que una hoja de cálculo ejecute las celdas como fórmulas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_end.py" />
            <source>They win over the rule and are exported with who, when and note.</source>
            <translation>Prevalecen sobre la regla y se exportan con quién, cuándo y nota.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>This begins like JSON, but is none. Export it as JSON or CSV again.</source>
            <translation>Empieza como JSON, pero no lo es. Expórtelo de nuevo como JSON o CSV.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <source>This computer has {n}. Results are the same with any number; fewer leave more to other programs.</source>
            <extracomment>For one: This computer has {n}. Results are the same with any number; fewer leave more to other programs.</extracomment>
            <translation>
                <numerusform>Este equipo tiene {n}. Los resultados son los mismos con cualquier número; usar menos deja más a otros programas.</numerusform>
                <numerusform>Este equipo tiene {n}. Los resultados son los mismos con cualquier número; usar menos deja más a otros programas.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>This file does not exist. Was it moved?</source>
            <translation>Este archivo no existe. ¿Se ha movido?</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/toloka.py" />
            <source>This file holds tasks, not answers. Download the assignments of the pool.</source>
            <translation>Este archivo contiene tareas, no respuestas. Descargue las asignaciones del pool.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/toloka.py" />
            <source>This file names no worker: it holds answers that Toloka has put together. Download the assignments (“Download results”) instead.</source>
            <translation>Este archivo no nombra a ningún anotador: contiene respuestas que Toloka ha agregado. Descargue en su lugar las asignaciones («Download results»).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/tables.py" />
            <source>This folder holds no answers in a form that is known. Open a file of it instead.</source>
            <translation>Esta carpeta no contiene respuestas en un formato conocido. Abra en su lugar uno de sus archivos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>This is a MATLAB file of version 7.3. Save it in MATLAB with the option -v7.</source>
            <translation>Es un archivo de MATLAB de la versión 7.3. Guárdelo en MATLAB con la opción -v7.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/file.py" />
            <source>This is a folder, not a project file.</source>
            <translation>Es una carpeta, no un archivo de proyecto.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>This is a web page, not a table. Was a login page saved in place of the file?</source>
            <translation>Es una página web, no una tabla. ¿Se guardó una página de inicio de sesión en lugar del archivo?</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>This is an XML file of a kind that is not known. Export it as CSV or JSON.</source>
            <translation>Es un archivo XML de un tipo desconocido. Expórtelo como CSV o JSON.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/plan.py" />
            <source>This is an estimate, not a guarantee: it takes the fitted crowd for the true one. {part} of the gain that follows is counted on; on real sets {low} to {high} of it came true.</source>
            <translation>Es una estimación, no una garantía: toma el grupo ajustado por el verdadero. Se cuenta con el {part} de la ganancia que de ahí se deduce; en conjuntos reales se cumplió entre el {low} y el {high}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cvat.py" />
            <source>This is no XML that CVAT writes.</source>
            <translation>No es un XML que escriba CVAT.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/recipes.py" />
            <source>This is no recipe of CrowdGUI, or it is damaged.</source>
            <translation>No es una receta de CrowdGUI, o está dañada.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_text.py" />
            <source>This is no valid JSON. Export the file again, or ask who made it.</source>
            <translation>No es un JSON válido. Exporte de nuevo el archivo, o pregunte a quien lo creó.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>This is not a file but a folder or a device.</source>
            <translation>Esto no es un archivo, sino una carpeta o un dispositivo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/file.py" />
            <source>This is not a project file.</source>
            <translation>No es un archivo de proyecto.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/appen.py" />
            <source>This is the aggregated report, which names no worker. Download the report called “Full” in its place.</source>
            <translation>Este es el informe agregado, que no nombra a ningún anotador. Descargue en su lugar el informe llamado «Full».</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cvat.py" />
            <source>This is the export of a whole task, which does not say who made which tag. Export each job by itself; or, if one worker did it all, choose “The name of the file”.</source>
            <translation>Es la exportación de una tarea completa, que no dice quién puso qué etiqueta. Exporte cada trabajo por separado; o, si lo hizo todo un solo anotador, elija «El nombre del archivo».</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/judging.py" />
            <source>This is the last item without an answer</source>
            <translation>Este es el último elemento sin respuesta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>This is {what}, not a text table. Save it as CSV first.</source>
            <translation>Es {what}, no una tabla de texto. Guárdelo primero como CSV.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>This label was set by hand; the bound is about the rule’s labels.</source>
            <translation>Esta etiqueta se puso a mano; la cota se refiere a las etiquetas de la regla.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cubam_yaml.py" />
            <source>This line is neither a worker nor an item with its label, as in {example}. Other YAML is not read.</source>
            <translation>Esta línea no es ni un anotador ni un elemento con su etiqueta, como en {example}. Otro YAML no se lee.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>This looks like copying.</source>
            <translation>Parece haber copia.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/sagemaker.py" />
            <source>This manifest holds final labels only. Open the folder of the job instead: the workers' answers are in “annotations/worker-response”.</source>
            <translation>Este manifiesto contiene solo etiquetas finales. Abra en su lugar la carpeta del trabajo: las respuestas de los anotadores están en «annotations/worker-response».</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>This picture is not in the folder of the label file.</source>
            <translation>Esta imagen no está en la carpeta del archivo de etiquetas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/file.py" />
            <source>This project needs a newer program, one that reads version {theirs} of project files. This program reads versions up to {ours}.</source>
            <translation>Este proyecto necesita un programa más nuevo, que lea la versión {theirs} de los archivos de proyecto. Este programa lee versiones hasta la {ours}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>This rule has not run.</source>
            <translation>Esta regla no se ha ejecutado.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/errors.py" />
            <source>This rule is for two classes, and these labels have {n}. Choose another rule.</source>
            <extracomment>For one: This rule is for two classes, and these labels have {n}. Choose another rule.</extracomment>
            <translation>
                <numerusform>Esta regla es para dos clases, y estas etiquetas tienen {n}. Elija otra regla.</numerusform>
                <numerusform>Esta regla es para dos clases, y estas etiquetas tienen {n}. Elija otra regla.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>This rule is no sum of votes, so this bound does not speak of it.</source>
            <translation>Esta regla no es una suma de votos, así que esta cota no se refiere a ella.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/rule_options.py" />
            <source>This rule leaves nothing to choose.</source>
            <translation>Esta regla no deja nada que elegir.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels_page.py" />
            <source>This rule takes one count, so there are no steps to show.</source>
            <translation>Esta regla cuenta una sola vez, así que no hay pasos que mostrar.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <source>This rule was given the gold labels, so they are no fair test of its labels.</source>
            <translation>Esta regla recibió las etiquetas de referencia, así que no son una prueba justa de sus etiquetas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/messages.py" />
            <source>This rule was made for two classes; here it tells each class from those after it, so the order of the classes matters.</source>
            <translation>Esta regla se hizo para dos clases; aquí distingue cada clase de las que le siguen, así que el orden de las clases importa.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>This rule’s confidence is a share of the votes, no probability.</source>
            <translation>La confianza de esta regla es una proporción de los votos, no una probabilidad.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>This sheet is empty. Choose another one.</source>
            <translation>Esta hoja está vacía. Elija otra.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_preview.py" />
            <source>This table is worked out when it is exported.</source>
            <translation>Esta tabla se calcula al exportarla.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_answers.py" />
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>This worker answered no item more than once.</source>
            <translation>Este anotador no respondió a ningún elemento más de una vez.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>This worker gave no label to an item with a final label.</source>
            <translation>Este anotador no dio etiqueta a ningún elemento con etiqueta final.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>This worker gave no label.</source>
            <translation>Este anotador no dio ninguna etiqueta.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>This worker is left out, so the rule knows nothing of their labels.</source>
            <translation>Este anotador está excluido, así que la regla no sabe nada de sus etiquetas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>This worker labelled no gold item.</source>
            <translation>Este anotador no etiquetó ningún elemento de referencia.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/study_panel.py" />
            <source>Tick a rule in the table first.</source>
            <translation>Marque antes una regla en la tabla.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/tour.py" />
            <source>Tick the files, choose a folder. The report says all there is to say. F1 opens the help on whatever you point at.</source>
            <translation>Marque los archivos, elija una carpeta. El informe dice todo lo que hay que decir. F1 abre la ayuda sobre lo que señale.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <source>Tie</source>
            <translation>Empate</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
            <source>Tied</source>
            <translation>Empatados</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <location filename="../../crowdgui/ui/pages/export_words.py" />
            <source>Ties</source>
            <translation>Empates</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>Time</source>
            <translation>Hora</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <location filename="../../crowdgui/core/simulate/presets.py" />
            <source>Time of 50 steps</source>
            <translation>Tiempo de 50 pasos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <location filename="../../crowdgui/core/simulate/presets.py" />
            <source>Time to settle</source>
            <translation>Tiempo hasta estabilizarse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Time to stop</source>
            <translation>Tiempo hasta detenerse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/simulation_run.py" />
            <source>Times are those of a rule’s own work on one core, without drawing the set. They grow by up to a quarter where several sets are tried at the same time.</source>
            <translation>Los tiempos son los del trabajo propio de una regla en un núcleo, sin generar el conjunto. Aumentan hasta una cuarta parte cuando se prueban varios conjuntos a la vez.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/label_metadata.py" />
            <source>Times that could not be read; their labels are kept</source>
            <translation>Horas que no se pudieron leer; sus etiquetas se conservan</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/label_metadata.py" />
            <source>Times whose day cannot be told from their month; their labels are kept</source>
            <translation>Fechas cuyo día no se distingue del mes; sus etiquetas se conservan</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>To begin afresh, choose no recipe on the page Source.</source>
            <translation>Para empezar de nuevo, no elija ninguna receta en la página Origen.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/plan.py" />
            <source>To come from {error} to {wanted} takes about {n} more labels{range}, sent to the items they help most.</source>
            <extracomment>For one: To come from {error} to {wanted} takes about {n} more label{range}, sent to the items it helps most.</extracomment>
            <translation>
                <numerusform>Para pasar del {error} al {wanted} hace falta en torno a {n} etiqueta más{range}, enviada al elemento al que más ayuda.</numerusform>
                <numerusform>Para pasar del {error} al {wanted} hacen falta en torno a {n} etiquetas más{range}, enviadas a los elementos a los que más ayudan.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>To show that at most {most} are wrong, check {fewest} if none turns out wrong, {usual} if {share} do.</source>
            <translation>Para mostrar que como máximo el {most} son erróneas, compruebe {fewest} si ninguna resulta errónea, {usual} si lo es el {share}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers_together.py" />
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
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Told from what stands in the file, not from its name. Choose another if wrong.</source>
            <translation>Deducido del contenido del archivo, no de su nombre. Elija otro si es incorrecto.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/toloka.py" />
            <source>Toloka assignments</source>
            <translation>Asignaciones de Toloka</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/report.py" />
            <location filename="../../crowdgui/io/report/flag_styles.py" />
            <location filename="../../crowdgui/ui/widgets/marks.py" />
            <source>Too fast</source>
            <translation>Demasiado rápido</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_table.py" />
            <source>Too few</source>
            <translation>Muy pocas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_check.py" />
            <source>Too few items have two labels or more to tell whether workers err on their own.</source>
            <translation>Demasiado pocos elementos tienen dos etiquetas o más para saber si los anotadores se equivocan cada uno por su cuenta.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Too few items to tell agreement from chance.</source>
            <translation>Demasiado pocos elementos para distinguir el acuerdo del azar.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/flag_styles.py" />
            <location filename="../../crowdgui/ui/widgets/marks.py" />
            <source>Too few labels</source>
            <translation>Pocas etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>Tour of the &amp;pages</source>
            <translation>&amp;Recorrido por las páginas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/tour_card.py" />
            <source>Tour of the pages</source>
            <translation>Recorrido por las páginas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>True labels that were known beforehand or checked by a person.</source>
            <translation>Etiquetas verdaderas (gold) que se conocían de antemano o que comprobó una persona.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>Try it with sample data</source>
            <translation>Probar con datos de ejemplo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/study/study_run.py" />
            <source>Trying rules on parts of the labels</source>
            <translation>Probando reglas con partes de las etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_check.py" />
            <source>Two answers to one item are “{one}” and “{other}” in {seen} of cases, where workers alike on all classes would give {expected}: {meaning}.</source>
            <translation>Dos respuestas a un elemento son «{one}» y «{other}» en el {seen} de los casos, donde anotadores iguales en todas las clases darían {expected}: {meaning}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>Two classes have the same support on an item; the first in order was taken.</source>
            <translation>Dos clases tienen el mismo respaldo en un elemento; se tomó la primera en el orden.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Two classes with a shift</source>
            <translation>Dos clases con desplazamiento</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Two groups, good at different items</source>
            <translation>Dos grupos, buenos en elementos distintos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_pace.py" />
            <source>Two in three workers take {low} to {high}.</source>
            <translation>Dos de cada tres anotadores tardan de {low} a {high}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Two rules or more have to run first.</source>
            <translation>Antes deben ejecutarse dos reglas o más.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Two workers</source>
            <translation>Dos anotadores</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Type numbers that rise, parted by semicolons.</source>
            <translation>Escriba números en aumento, separados por punto y coma.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>UTF-16</source>
            <translation>UTF-16</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>UTF-16-BE</source>
            <translation>UTF-16-BE</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>UTF-16-LE</source>
            <translation>UTF-16-LE</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>UTF-8</source>
            <translation>UTF-8</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>UTF-8 with BOM</source>
            <translation>UTF-8 con BOM</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window.py" />
            <location filename="../../crowdgui/ui/pages/workers/what_if_strip.py" />
            <location filename="../../crowdgui/ui/widgets/corner.py" />
            <source>Undo</source>
            <translation>Deshacer</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/corner.py" />
            <source>Undo {what}</source>
            <translation>Deshacer: {what}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/archive.py" />
            <source>Unpacked, the archive is larger than {most}.</source>
            <translation>Descomprimido, el archivo ocupa más de {most}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
            <source>Unsure</source>
            <translation>Inseguros</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Up</source>
            <translation>Arriba</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/advice_panel.py" />
            <source>Use the advised rule</source>
            <translation>Usar la regla aconsejada</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/flags.py" />
            <source>Use these</source>
            <translation>Usar estas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/advice_panel.py" />
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <source>Use {rule}</source>
            <translation>Usar {rule}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>Use “{rule}”: it has fewer gold answers wrong than “{kept}”, beyond noise.</source>
            <translation>Use «{rule}»: tiene menos respuestas de referencia erróneas que «{kept}», más allá del ruido.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>Use “{rule}”: its labels foretell hidden answers better than those of “{kept}”, beyond noise.</source>
            <translation>Use «{rule}»: sus etiquetas predicen las respuestas ocultas mejor que las de «{kept}», más allá del ruido.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Uses what you state of the workers, or what gold answers tell of them.</source>
            <translation>Usa lo que usted declare de los anotadores, o lo que digan de ellos las respuestas de referencia.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/agreement.py" />
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Value</source>
            <translation>Valor</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <source>Version of CrowdGUI</source>
            <translation>Versión de CrowdGUI</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>Vertical bar</source>
            <translation>Barra vertical</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <location filename="../../crowdgui/ui/pages/item_detail.py" />
            <location filename="../../crowdgui/ui/pages/review_queue.py" />
            <location filename="../../crowdgui/ui/widgets/chips.py" />
            <source>Votes</source>
            <translation>Votos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Votes between two classes, and favours one of them by as much as you say.</source>
            <translation>Vota entre dos clases y favorece a una de ellas tanto como usted diga.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>Votes, weights and the rule’s label are shown once you have answered.</source>
            <translation>Los votos, los pesos y la etiqueta de la regla se muestran cuando haya respondido.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/voting.py" />
            <location filename="../../crowdgui/core/rules/weighted.py" />
            <location filename="../../crowdgui/core/rules/weighted_vote.py" />
            <source>Voting</source>
            <translation>Votando</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Voting with your weights</source>
            <translation>Votación con sus pesos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/consensus.py" />
            <source>Weighing three rules</source>
            <translation>Ponderando tres reglas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Weighs every worker once, then votes again.</source>
            <translation>Pondera a cada anotador una vez y vuelve a votar.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Weighs workers by stated accuracies or gold so that the bound is smallest.</source>
            <translation>Pondera a los anotadores por exactitudes declaradas o referencia para que la cota sea mínima.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>Weight</source>
            <translation>Peso</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Weighted share of the final label among the item's labels and the crowd's.</source>
            <translation>Proporción ponderada de la etiqueta final entre las etiquetas del elemento y las del grupo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Weighted voting (IWMV)</source>
            <translation>Votación ponderada (IWMV)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Weighted voting, log-odds</source>
            <translation>Votación ponderada, log-odds</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/weighted.py" />
            <source>Weights</source>
            <translation>Pesos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>What a file of labels looks like</source>
            <translation>Cómo es un archivo de etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <source>What a person wrote beside it.</source>
            <translation>Lo que una persona escribió al lado.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>What a row of the labels stands for.</source>
            <translation>Qué representa una fila de las etiquetas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>What can be guaranteed is being worked out.</source>
            <translation>Se está calculando lo que se puede garantizar.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_detail.py" />
            <source>What each class has behind it</source>
            <translation>El respaldo de cada clase</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>What each flag rests on.</source>
            <translation>En qué se basa cada alerta.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>What if these {n} workers counted again?</source>
            <extracomment>For one: What if this worker counted again?</extracomment>
            <translation>
                <numerusform>¿Y si este anotador volviera a contar?</numerusform>
                <numerusform>¿Y si estos {n} anotadores volvieran a contar?</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>What if these {n} workers were left out?</source>
            <extracomment>For one: What if this worker were left out?</extracomment>
            <translation>
                <numerusform>¿Y si se excluyera a este anotador?</numerusform>
                <numerusform>¿Y si se excluyera a estos {n} anotadores?</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>What if {out} left out and {back} counted again?</source>
            <translation>¿Y si {out} y se readmitiera a {back}?</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <source>What is drawn for each worker where accuracies come from a Beta distribution.</source>
            <translation>Lo que se sortea para cada anotador cuando las exactitudes vienen de una distribución Beta.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <source>What is known of the rules</source>
            <translation>Lo que se sabe de las reglas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_detail.py" />
            <source>What is known of this worker</source>
            <translation>Lo que se sabe de este anotador</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>What is left out</source>
            <translation>Lo que se excluye</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>What is left out: {n}</source>
            <translation>Lo que se excluye: {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>What is simulated</source>
            <translation>Qué se simula</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/judging_panel.py" />
            <source>What is this item? The rule’s label stays hidden, so as not to sway you.</source>
            <translation>¿Qué es este elemento? La etiqueta de la regla queda oculta para no influirle.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>What it is</source>
            <translation>Qué es</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>What it rests on</source>
            <translation>En qué se basa</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <source>What other rules make of the same labels stands here once a file of labels is open and a rule has run.</source>
            <translation>Lo que otras reglas hacen con las mismas etiquetas aparece aquí cuando hay un archivo de etiquetas abierto y se ha ejecutado una regla.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/map.py" />
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <source>What sets workers apart</source>
            <translation>Qué distingue a los anotadores</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>What share of the answers would have to be others for the worker to give each answer as often as it is the final label of the same items. 0 % does not mean right, only not one-sided.</source>
            <translation>Qué proporción de las respuestas tendría que ser otra para que el anotador diera cada respuesta con la misma frecuencia con que es la etiqueta final de los mismos elementos. 0 % no significa que acierte, solo que no se inclina hacia un lado.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>What speaks against them</source>
            <translation>Lo que habla en su contra</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>What the curves show</source>
            <translation>Qué muestran las curvas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_loaded.py" />
            <source>What the file holds</source>
            <translation>Lo que contiene el archivo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>What the files say</source>
            <translation>Lo que dicen los archivos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>What the labels say against this worker. Choose the row to see the evidence.</source>
            <translation>Lo que las etiquetas dicen en contra de este anotador. Elija la fila para ver los indicios.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>What there is to say</source>
            <translation>Lo que hay que decir</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>What this gives</source>
            <translation>Lo que resulta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>What varies</source>
            <translation>Qué varía</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>What was asked for</source>
            <translation>Lo que se pidió</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>What was counted</source>
            <translation>Lo que se contó</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>What was decided in it cannot be brought back. Your files of labels stay.</source>
            <translation>Lo que se decidió ahí no se puede recuperar. Sus archivos de etiquetas se quedan.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_end.py" />
            <source>What was found is held against the rule’s labels on the Guarantee page.</source>
            <translation>Lo encontrado se compara con las etiquetas de la regla en la página Garantía.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>What was found so far is of another simulation.</source>
            <translation>Lo hallado hasta ahora es de otra simulación.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <source>What was left out</source>
            <translation>Lo que se excluyó</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/telling.py" />
            <source>What was open before is still open.</source>
            <translation>Lo que estaba abierto sigue abierto.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>What was said</source>
            <translation>Lo que se dijo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/prodigy.py" />
            <source>What was shown</source>
            <translation>Lo que se mostró</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>What workers answer</source>
            <translation>Qué responden los anotadores</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>What would lower the bound</source>
            <translation>Qué bajaría la cota</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/corner.py" />
            <source>What you decide is kept on this computer, also after a crash. Save it as a project to have it in a file of your own.</source>
            <translation>Lo que usted decide se conserva en este equipo, incluso tras un fallo. Guárdelo como proyecto para tenerlo en un archivo propio.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/telling.py" />
            <source>What you decide is still here, and is saved as soon as that works.</source>
            <translation>Lo que usted decide sigue aquí y se guardará en cuanto sea posible.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>What {file} holds</source>
            <translation>Qué contiene {file}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>What {rules} foretell does not count: each {reason}.</source>
            <translation>Lo que predicen {rules} no cuenta: cada una de estas reglas {reason}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <source>When it was set</source>
            <translation>Cuándo se puso</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>Where</source>
            <translation>Dónde</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Where accuracies come from</source>
            <translation>De dónde salen las exactitudes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/map.py" />
            <source>Where each class’s share of the items comes from.</source>
            <translation>De dónde sale la proporción de elementos de cada clase.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/em.py" />
            <source>Where many workers guess, the fit can get stuck; several starts find a better one and show which items are in doubt, in several times the time.</source>
            <translation>Cuando muchos anotadores responden al azar, el ajuste puede atascarse; varios inicios encuentran uno mejor y muestran qué elementos están en duda, en varias veces el tiempo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Where the 95 % interval begins.</source>
            <translation>Dónde empieza el intervalo del 95 %.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Where the 95 % interval ends.</source>
            <translation>Dónde acaba el intervalo del 95 %.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Where two rules differ</source>
            <translation>Dónde difieren dos reglas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>Whether the curve has flattened cannot be told yet.</source>
            <translation>Aún no se puede decir si la curva se ha aplanado.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>Whether the first row of the table names its columns.</source>
            <translation>Si la primera fila de la tabla nombra sus columnas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>Whether the study of fewer labels below tries this rule too.</source>
            <translation>Si el estudio de menos etiquetas, más abajo, prueba también esta regla.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>Whether this worker’s labels count. Space leaves the chosen workers out, or puts them back.</source>
            <translation>Si las etiquetas de este anotador cuentan. Espacio excluye a los anotadores elegidos o los readmite.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/advice_panel.py" />
            <source>Which rule suits these labels?</source>
            <translation>¿Qué regla conviene a estas etiquetas?</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>Which worker labels which item was left to chance</source>
            <translation>Qué anotador etiqueta qué elemento se dejó al azar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <source>Who</source>
            <translation>Quién</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <source>Who gave the item its final label: the rule, or a person by hand.</source>
            <translation>Quién dio al elemento su etiqueta final: la regla, o una persona a mano.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Who labels what</source>
            <translation>Quién etiqueta qué</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/reviewer.py" />
            <source>Who reviews?</source>
            <translation>¿Quién revisa?</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <source>Who set it</source>
            <translation>Quién la puso</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>Who set them</source>
            <translation>Quién las puso</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>Whoever checked the items was right</source>
            <translation>Quien comprobó los elementos acertó</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>Why</source>
            <translation>Por qué</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>Windows-1252</source>
            <translation>Windows-1252</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>With probability {share} or more</source>
            <translation>Con probabilidad del {share} o más</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_table.py" />
            <source>With so few labels not even a guesser would stand out</source>
            <translation>Con tan pocas etiquetas no destacaría ni quien responde al azar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>With these workers left out there is no label left.</source>
            <translation>Si se excluye a estos anotadores, no queda ninguna etiqueta.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/agreement_bound.py" />
            <source>With two classes, labels alone cannot tell workers who are mostly right from workers who are mostly wrong. State that they are better than chance, or add gold.</source>
            <translation>Con dos clases, las etiquetas por sí solas no distinguen a anotadores que aciertan casi siempre de los que casi siempre se equivocan. Declare que son mejores que el azar o añada una referencia.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/worker_partners.py" />
            <source>With {n} of them it looks like copying.</source>
            <extracomment>For one: With {n} of them it looks like copying.</extracomment>
            <translation>
                <numerusform>Con {n} de ellos parece haber copia.</numerusform>
                <numerusform>Con {n} de ellos parece haber copia.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>With {share} of the labels, {what}: {listed}.</source>
            <translation>Con el {share} de las etiquetas, {what}: {listed}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>Without a label</source>
            <translation>Sin etiqueta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>Without gold this shows how much the labels still move, not how wrong they are.</source>
            <translation>Sin referencia, esto muestra cuánto se mueven aún las etiquetas, no cuán erróneas son.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Word</source>
            <translation>Palabra</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Words</source>
            <translation>Palabras</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Words of the answers</source>
            <translation>Palabras de las respuestas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Words that mean “no answer”</source>
            <translation>Palabras que significan «sin respuesta»</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>Work is still under way.</source>
            <translation>Aún hay trabajo en curso.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/agreement_panel.py" />
            <source>Work it out</source>
            <translation>Calcularlo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/unsaved_work.py" />
            <source>Work on {file} was not saved as a project: {changes}, {when}.</source>
            <translation>El trabajo con {file} no se guardó como proyecto: {changes}, {when}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/table_formats.py" />
            <source>Workbook</source>
            <translation>Libro</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <location filename="../../crowdgui/io/report/charts/worker_scatter.py" />
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <location filename="../../crowdgui/ui/pages/worker_partners.py" />
            <source>Worker</source>
            <translation>Anotador</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>Worker model</source>
            <translation>Modelo de anotadores</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/cluster.py" />
            <source>Worker processes of the cluster were lost again and again, most likely for want of memory. Nothing was written.</source>
            <translation>Los procesos del clúster se perdieron una y otra vez, muy probablemente por falta de memoria. No se escribió nada.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Worker whose answers are gold</source>
            <translation>Anotador cuyas respuestas son la referencia</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <location filename="../../crowdgui/io/formats/get_another_label.py" />
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Worker, item, label</source>
            <translation>Anotador, elemento, etiqueta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <location filename="../../crowdgui/core/simulate/scenario.py" />
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <location filename="../../crowdgui/ui/pages/export_words.py" />
            <location filename="../../crowdgui/ui/pages/worker_table.py" />
            <location filename="../../crowdgui/ui/pages/workers_page.py" />
            <location filename="../../crowdgui/ui/rail_entries.py" />
            <source>Workers</source>
            <translation>Anotadores</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/agreement_bound.py" />
            <source>Workers agree with each other too little to rule out that they guess.</source>
            <translation>Los anotadores coinciden demasiado poco entre sí para descartar que respondan al azar.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>Workers are better than chance on the whole</source>
            <translation>En conjunto, los anotadores son mejores que el azar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>Workers are called “worker 001” and so on, the same in every file you export. Only this computer knows who is who.</source>
            <translation>Los anotadores se llaman «worker 001», etc., igual en todos los archivos que exporte. Solo este equipo sabe quién es quién.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>Workers are, on the whole, more often right than guessers: taken for granted</source>
            <translation>En conjunto, los anotadores aciertan más que quien responde al azar: se da por supuesto</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>Workers do not show class bias: {size} of answers are not where one accuracy for each worker would put them, and chance alone gives {chance}.</source>
            <translation>Los anotadores no muestran sesgo por clase: el {size} de las respuestas no está donde lo pondría una sola exactitud por anotador, y el azar por sí solo da {chance}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>Workers err independently, alike on all classes</source>
            <translation>Los anotadores se equivocan de forma independiente y por igual en todas las clases</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>Workers fall into two groups, of {first} and of {second}, who are good on different items: two of one group agree on {size} more of the items they share than two of different groups, where chance gives {chance}. That misleads every rule, and EM most.</source>
            <translation>Los anotadores forman dos grupos, de {first} y de {second}, que son buenos en elementos distintos: dos de un mismo grupo coinciden en un {size} más de los elementos que comparten que dos de grupos distintos, donde el azar da {chance}. Eso engaña a todas las reglas, y a EM la que más.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/presets.py" />
            <source>Workers good at different items</source>
            <translation>Anotadores buenos en elementos distintos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>Workers have class bias: {size} of answers are not where one accuracy for each worker would put them, where chance alone gives {chance}. EM and its kin learn that; weighted voting does not.</source>
            <translation>Los anotadores tienen sesgo por clase: el {size} de las respuestas no está donde lo pondría una sola exactitud por anotador, y el azar por sí solo daría {chance}. EM y sus variantes lo aprenden; la votación ponderada no.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/accuracies.py" />
            <source>Workers in the first group</source>
            <translation>Anotadores del primer grupo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>Workers left out</source>
            <translation>Anotadores excluidos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Workers who copy</source>
            <translation>Anotadores que copian</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Workers who guess</source>
            <translation>Anotadores que responden al azar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_partners.py" />
            <source>Workers who share items</source>
            <translation>Anotadores que comparten elementos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Workers with one answer</source>
            <translation>Anotadores con una respuesta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/prodigy.py" />
            <source>Workers without the dataset's name</source>
            <translation>Anotadores sin el nombre del conjunto de datos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cubam_yaml.py" />
            <location filename="../../crowdgui/io/formats/peerannot.py" />
            <source>Workers, then items</source>
            <translation>Anotadores, luego elementos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/tour.py" />
            <source>Workers: who is good, who is guessing</source>
            <translation>Anotadores: quién es bueno, quién responde al azar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>Workers’ answers</source>
            <translation>Respuestas de los anotadores</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>Workers’ names are replaced: “worker 12” is not the name of anybody in the file.</source>
            <translation>Los nombres de los anotadores están sustituidos: «worker 12» no es el nombre de nadie en el archivo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
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
            <location filename="../../crowdgui/core/agreement/bootstrap.py" />
            <location filename="../../crowdgui/core/agreement/worker_pairs.py" />
            <source>Working out intervals</source>
            <translation>Calculando intervalos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/guarantee_builder.py" />
            <location filename="../../crowdgui/core/run.py" />
            <source>Working out the bounds</source>
            <translation>Calculando las cotas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/assignment_bounds.py" />
            <location filename="../../crowdgui/core/bounds/chernoff.py" />
            <location filename="../../crowdgui/core/bounds/one_step.py" />
            <source>Working out the guarantee</source>
            <translation>Calculando la garantía</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/review/queue.py" />
            <location filename="../../crowdgui/core/review/review_value.py" />
            <location filename="../../crowdgui/ui/queue_maker.py" />
            <source>Working out the order</source>
            <translation>Calculando el orden</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_panel.py" />
            <source>Working…</source>
            <translation>Calculando…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>Worth most first</source>
            <translation>Más valiosos primero</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_queue.py" />
            <source>Worth ↓</source>
            <translation>Valor ↓</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/html.py" />
            <location filename="../../crowdgui/ui/report/pdf.py" />
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
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
            <source>Wrong</source>
            <translation>Erróneos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/lpi.py" />
            <source>Wrong labels to start with</source>
            <translation>Etiquetas erróneas de partida</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
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
            <location filename="../../crowdgui/ui/pages/judging_panel.py" />
            <source>Your answer replaces the final label and is exported as hand-set.</source>
            <translation>Su respuesta sustituye a la etiqueta final y se exporta como puesta a mano.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>Your browser would fetch this address from the network.</source>
            <translation>Su navegador obtendría esta dirección de la red.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/frame.py" />
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>Your file is only read, never changed. Nothing leaves this computer.</source>
            <translation>Su archivo solo se lee, nunca se modifica. Nada sale de este equipo.</translation>
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
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>a rich text document</source>
            <translation>un documento de texto enriquecido</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/table_formats.py" />
            <source>a sheet for each table</source>
            <translation>una hoja por tabla</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tool_exports.py" />
            <source>a task per item with its label as prediction, to import there (JSON)</source>
            <translation>una tarea por elemento con su etiqueta como predicción, para importarla allí (JSON)</translation>
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
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>accept another error rate</source>
            <translation>aceptar otra tasa de error</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>accept another risk</source>
            <translation>aceptar otro riesgo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/simulation_run.py" />
            <source>accuracy</source>
            <translation>exactitud</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_matrix.py" />
            <source>against final labels</source>
            <translation>con las etiquetas finales</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_matrix.py" />
            <source>against gold</source>
            <translation>con la referencia</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_matrix.py" />
            <source>against the others’ labels</source>
            <translation>con las etiquetas de los demás</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>agree and next</source>
            <translation>aceptar y seguir</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>agreed</source>
            <translation>coincidentes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/worker_scatter.py" />
            <source>agreement</source>
            <translation>acuerdo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/agreement_histogram.py" />
            <source>agreement from</source>
            <translation>acuerdo desde</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>agreement, accuracy with interval, weight, gold, flag and its reason</source>
            <translation>acuerdo, exactitud con intervalo, peso, referencia, alerta y su motivo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>all of them share some</source>
            <translation>todos comparten algunos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/html.py" />
            <source>all there is to say, with pictures, to pass on; opens in any browser</source>
            <translation>todo lo que hay que decir, con gráficos, para entregar; se abre en cualquier navegador</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>all workers together agree with the others on {share}</source>
            <translation>todos los anotadores juntos coinciden con los demás en el {share}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_words.py" />
            <source>all {n}</source>
            <translation>todos ({n})</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/worker_pictures.py" />
            <source>all {n} workers</source>
            <extracomment>For one: the worker</extracomment>
            <translation>
                <numerusform>el anotador</numerusform>
                <numerusform>los {n} anotadores</numerusform>
            </translation>
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
            <location filename="../../crowdgui/figures/bounds_chart.py" />
            <source>an estimate, no bound</source>
            <translation>una estimación, no una cota</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/improvements.py" />
            <source>an indication</source>
            <translation>una indicación</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>an old Excel or Word document</source>
            <translation>un documento antiguo de Excel o Word</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
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
            <location filename="../../crowdgui/io/report/charts/class_shares.py" />
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
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>as right as sure</source>
            <translation>acierta tanto como segura está</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>back and on</source>
            <translation>atrás y adelante</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/history.py" />
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
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>beyond the paper</source>
            <translation>más allá del artículo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>beyond the paper: accuracy on {n} gold items</source>
            <translation>más allá del artículo: exactitud en {n} elementos de referencia</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>beyond the paper: agreement of workers on halves of the items</source>
            <translation>más allá del artículo: acuerdo de los anotadores en mitades de los elementos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>cat</source>
            <translation>gato</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/histograms.py" />
            <location filename="../../crowdgui/io/report/charts/worker_scatter.py" />
            <location filename="../../crowdgui/ui/plots/agreement_histogram.py" />
            <location filename="../../crowdgui/ui/plots/worker_scatter.py" />
            <source>chance {share}</source>
            <translation>azar {share}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session.py" />
            <source>change flag rules</source>
            <translation>cambiar las reglas de alerta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session.py" />
            <source>change options of {rule}</source>
            <translation>cambiar las opciones de {rule}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/convergence_plot.py" />
            <source>changed</source>
            <translation>cambiadas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/judges.py" />
            <source>check an item</source>
            <translation>comprobar un elemento</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>choose</source>
            <translation>elegir</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session.py" />
            <source>choose who counts</source>
            <translation>elegir quién cuenta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session.py" />
            <source>choose {rule}</source>
            <translation>elegir {rule}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>class, number</source>
            <translation>clase, número</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/findings.py" />
            <location filename="../../crowdgui/text/data.py" />
            <source>classes</source>
            <extracomment>For one: class</extracomment>
            <translation>
                <numerusform>clase</numerusform>
                <numerusform>clases</numerusform>
            </translation>
        </message>
        <message>
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
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>confidence</source>
            <translation>confianza</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>confidence of the rule</source>
            <translation>confianza de la regla</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>content</source>
            <translation>contenido</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>counts</source>
            <translation>cuenta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/write.py" />
            <source>counts, rule, steps, error on gold and what was left out, for a program</source>
            <translation>recuentos, regla, pasos, error en la referencia y lo que se excluyó, para un programa</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cubam.py" />
            <source>cubam</source>
            <translation>cubam</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cubam_yaml.py" />
            <source>cubam in YAML</source>
            <translation>cubam en YAML</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <source>current</source>
            <translation>actual</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/chart_data.py" />
            <location filename="../../crowdgui/ui/plots/curves_plot.py" />
            <source>curve</source>
            <translation>curva</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/doccano.py" />
            <source>doccano export</source>
            <translation>Exportación de doccano</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_words.py" />
            <source>does not hold</source>
            <translation>no se cumple</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>dog</source>
            <translation>perro</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/telling.py" />
            <source>done in {time}</source>
            <translation>hecho en {time}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>draw an audit</source>
            <translation>sortear una auditoría</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/study_panel.py" />
            <source>draws</source>
            <translation>sorteos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>duration</source>
            <translation>duración</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>empty</source>
            <translation>vacía</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/convergence_plot.py" />
            <source>ends here: no label changes</source>
            <translation>acaba aquí: ninguna etiqueta cambia</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/simulation_run.py" />
            <source>error</source>
            <translation>error</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>every answer, one column per worker, with the final label</source>
            <translation>todas las respuestas, una columna por anotador, con la etiqueta final</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>every coefficient with its interval, overall and by class</source>
            <translation>todos los coeficientes con su intervalo, en total y por clase</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>every place in the files that was left out, and why</source>
            <translation>cada lugar de los archivos que se excluyó, y por qué</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>every worker labelled every item, here {share} of them</source>
            <translation>cada anotador etiquetó todos los elementos, aquí el {share} de ellos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/guarantee_builder.py" />
            <source>exact hypergeometric limit</source>
            <translation>límite hipergeométrico exacto</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/session.py" />
            <source>exclude {n} workers</source>
            <extracomment>For one: exclude {n} worker</extracomment>
            <translation>
                <numerusform>excluir a {n} anotador</numerusform>
                <numerusform>excluir a {n} anotadores</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>expected if the model held, 95 % range</source>
            <translation>esperado si se cumpliera el modelo, rango del 95 %</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>fewer than 1 in {n} guessers</source>
            <translation>menos de 1 de cada {n} que responden al azar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>fewer than 1 in {n} honest workers</source>
            <translation>menos de 1 de cada {n} anotadores honrados</translation>
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
            <location filename="../../crowdgui/ui/pages/workers/confusion_view.py" />
            <source>final “{name}”</source>
            <translation>final «{name}»</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/worker_scatter.py" />
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
            <location filename="../../crowdgui/ui/pages/worker_pace.py" />
            <source>for the label in the middle, of {timed} with a known time</source>
            <translation>para la etiqueta mediana, de {timed} con hora conocida</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>give up the audit</source>
            <translation>abandonar la auditoría</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>gold</source>
            <translation>referencia</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/telling.py" />
            <source>gold for {n}</source>
            <translation>referencia: {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>gold has items of every class</source>
            <translation>la referencia tiene elementos de todas las clases</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/confusion_view.py" />
            <source>gold “{name}”</source>
            <translation>referencia «{name}»</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>hide votes</source>
            <translation>ocultar votos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>high</source>
            <translation>superior</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/improvements.py" />
            <source>holds only if the worker model does</source>
            <translation>se cumple solo si se cumple el modelo de anotadores</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels_page.py" />
            <source>how answers become labels</source>
            <translation>cómo las respuestas se convierten en etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>how many items</source>
            <translation>cuántos elementos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/worker_scatter.py" />
            <source>how many labels</source>
            <translation>cuántas etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>how many pairs of answers are the same, for each item</source>
            <translation>cuántos pares de respuestas son iguales, por elemento</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/agreement_histogram.py" />
            <source>how many workers</source>
            <translation>cuántos anotadores</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>how often each worker answered what, by final label</source>
            <translation>cuántas veces respondió qué cada anotador, por etiqueta final</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/bounds/improvements.py" />
            <source>if {n} of them turn out wrong</source>
            <extracomment>For one: if {n} of them turns out wrong</extracomment>
            <translation>
                <numerusform>si {n} de ellas resulta errónea</numerusform>
                <numerusform>si {n} de ellas resultan erróneas</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_words.py" />
            <source>in doubt</source>
            <translation>en duda</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>in use</source>
            <translation>en uso</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/data.py" />
            <source>in {n} of them with different answers</source>
            <extracomment>For one: in {n} of them with different answers</extracomment>
            <translation>
                <numerusform>en {n} de ellas con respuestas distintas</numerusform>
                <numerusform>en {n} de ellas con respuestas distintas</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_words.py" />
            <source>indication</source>
            <translation>indicación</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>it does</source>
            <translation>sí</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>it does not</source>
            <translation>no</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
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
            <source>item, text and label with the names of the classes (Parquet)</source>
            <translation>elemento, texto y etiqueta con los nombres de las clases (Parquet)</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>items</source>
            <extracomment>For one: item</extracomment>
            <translation>
                <numerusform>elemento</numerusform>
                <numerusform>elementos</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>items are served alike: the strength of their workers varies {ratio} times as much as by chance</source>
            <translation>los elementos se atienden por igual: la fuerza de sus anotadores varía {ratio} veces lo que variaría por azar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>items expected</source>
            <translation>elementos esperados</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/confusion_view.py" />
            <source>items for which the others elect “{name}”</source>
            <translation>elementos para los que los demás eligen «{name}»</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>items labelled differently</source>
            <translation>elementos etiquetados de forma distinta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>items seen</source>
            <translation>elementos observados</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/confusion_view.py" />
            <source>items whose final label is “{name}”</source>
            <translation>elementos cuya etiqueta final es «{name}»</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/confusion_view.py" />
            <source>items whose gold label is “{name}”</source>
            <translation>elementos cuya etiqueta de referencia es «{name}»</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/data.py" />
            <source>items with a known true label (gold)</source>
            <translation>elementos con etiqueta verdadera conocida (referencia)</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/data.py" />
            <source>items, {range}</source>
            <extracomment>For one: item, {range}</extracomment>
            <translation>
                <numerusform>elemento, {range}</numerusform>
                <numerusform>elementos, {range}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_words.py" />
            <source>known answers</source>
            <translation>respuestas conocidas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>known truth</source>
            <translation>verdad conocida</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>label</source>
            <translation>etiqueta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session.py" />
            <source>label “{item}” by hand</source>
            <translation>etiquetar «{item}» a mano</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/findings.py" />
            <location filename="../../crowdgui/text/data.py" />
            <source>labels</source>
            <extracomment>For one: label</extracomment>
            <translation>
                <numerusform>etiqueta</numerusform>
                <numerusform>etiquetas</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_words.py" />
            <source>labels alone</source>
            <translation>solo etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>labels that changed</source>
            <translation>etiquetas que cambiaron</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/worker_pace.py" />
            <source>labels without a known time</source>
            <extracomment>For one: label without a known time</extracomment>
            <translation>
                <numerusform>etiqueta sin hora conocida</numerusform>
                <numerusform>etiquetas sin hora conocida</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>largest change of a message, which falls to nothing,</source>
            <translation>mayor cambio de un mensaje, que cae hasta cero,</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>learns class bias, for which nothing here could be tested</source>
            <translation>aprende el sesgo por clase, que aquí no se pudo poner a prueba</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>learns class bias, of which nothing shows beyond chance</source>
            <translation>aprende el sesgo por clase, del que nada se ve más allá del azar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>left out</source>
            <translation>excluido</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>left out.csv</source>
            <translation>excluidos.csv</translation>
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
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>log-likelihood of the labels</source>
            <translation>log-verosimilitud de las etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>log-likelihood of the labels if the final ones are right</source>
            <translation>log-verosimilitud de las etiquetas si las finales son correctas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>log-likelihood of the labels, a lower limit</source>
            <translation>log-verosimilitud de las etiquetas, un límite inferior</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>low</source>
            <translation>inferior</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/convergence.py" />
            <location filename="../../crowdgui/ui/plots/convergence_plot.py" />
            <source>majority</source>
            <translation>mayoría</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/session.py" />
            <source>make {n} labels gold</source>
            <extracomment>For one: make {n} label gold</extracomment>
            <translation>
                <numerusform>usar {n} etiqueta como referencia</numerusform>
                <numerusform>usar {n} etiquetas como referencia</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/curves_plot.py" />
            <source>mean</source>
            <translation>media</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/chart_data.py" />
            <source>mean of {what}</source>
            <translation>media de {what}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/argilla.py" />
            <location filename="../../crowdgui/io/formats/label_studio.py" />
            <source>model</source>
            <translation>modelo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>more than noise</source>
            <translation>más que ruido</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>most behind it</source>
            <translation>mayor respaldo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>most likely</source>
            <translation>más probable</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>most likely label</source>
            <translation>etiqueta más probable</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>most votes</source>
            <translation>más votos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>nearly, but by more than chance it does not</source>
            <translation>casi, pero más allá del azar no</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>neither true nor false</source>
            <translation>algo distinto de verdadero o falso</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/class_map.py" />
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>no</source>
            <translation>no</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>no JSON object</source>
            <translation>algo distinto de un objeto JSON</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/unsaved_work.py" />
            <source>no changes</source>
            <translation>sin cambios</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/telling.py" />
            <source>no gold</source>
            <translation>sin referencia</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>no label</source>
            <translation>sin etiqueta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>no list</source>
            <translation>algo distinto de una lista</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_words.py" />
            <source>none</source>
            <translation>no hay</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/workers.py" />
            <source>none of the classes</source>
            <translation>ninguna de las clases</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>none of these</source>
            <translation>ninguna de estas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>none stated</source>
            <translation>ninguno declarado</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/misfit.py" />
            <location filename="../../crowdgui/core/compare/rule_result.py" />
            <source>not defined, because all labels are of one class</source>
            <translation>no definido, porque todas las etiquetas son de una clase</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/misfit.py" />
            <source>not defined, because hardly any item has two labels</source>
            <translation>no definido, porque casi ningún elemento tiene dos etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>not defined, because no item was labelled by others too</source>
            <translation>no definido, porque ningún elemento fue etiquetado también por otros</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/rule_result.py" />
            <source>not defined, because so many labels of so many classes would take very long</source>
            <translation>no definido, porque con tantas etiquetas de tantas clases tardaría mucho</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/rule_result.py" />
            <source>not defined, because the rule was given the gold answers</source>
            <translation>no definido, porque la regla recibió las respuestas de referencia</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/rule_result.py" />
            <source>not defined, because the rule’s confidence is no probability</source>
            <translation>no definido, porque la confianza de la regla no es una probabilidad</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/rule_result.py" />
            <source>not defined, because the worker model behind the bounds is not shown to fit these labels</source>
            <translation>no definido, porque no se ha mostrado que el modelo de anotadores en que se basan las cotas se ajuste a estas etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/rule_result.py" />
            <source>not defined, because the worker model has not been checked yet</source>
            <translation>no definido, porque el modelo de anotadores aún no se ha comprobado</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/misfit.py" />
            <source>not defined, because there are too few workers to make two groups</source>
            <translation>no definido, porque hay demasiado pocos anotadores para formar dos grupos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/rule_result.py" />
            <source>not defined, because there is no gold</source>
            <translation>no definido, porque no hay referencia</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/rule_result.py" />
            <source>not defined, because this rule does not add up votes</source>
            <translation>no definido, porque esta regla no suma votos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
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
            <location filename="../../crowdgui/io/formats/prodigy.py" />
            <source>not {label}</source>
            <translation>no {label}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>note</source>
            <translation>nota</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session.py" />
            <source>note on “{item}”</source>
            <translation>nota sobre «{item}»</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>nothing in its favour</source>
            <translation>nada a su favor</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/convergence_plot.py" />
            <source>objective</source>
            <translation>objetivo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>of all worker–item pairs filled</source>
            <translation>de los pares anotador–elemento, con etiqueta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/data.py" />
            <source>of all worker–item pairs have a label</source>
            <translation>de todos los pares anotador–elemento tienen etiqueta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_pace.py" />
            <source>of labelling in all</source>
            <translation>de etiquetado en total</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/data.py" />
            <source>of labels have a known duration</source>
            <translation>de las etiquetas tienen duración conocida</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/data.py" />
            <source>of labels have a known time</source>
            <translation>de las etiquetas tienen hora conocida</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_pace.py" />
            <source>of the time that the worker in the middle takes for the same items</source>
            <translation>del tiempo que tarda el anotador mediano con los mismos elementos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>once other workers count</source>
            <translation>cuando cuentan otros anotadores</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>once {n} workers count again</source>
            <extracomment>For one: once this worker counts again</extracomment>
            <translation>
                <numerusform>cuando este anotador vuelve a contar</numerusform>
                <numerusform>cuando {n} anotadores vuelven a contar</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>one column per item</source>
            <translation>una columna por elemento</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/opening.py" />
            <source>one column per worker; small enough to follow by hand</source>
            <translation>una columna por anotador; lo bastante pequeño para seguirlo a mano</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>one row per item: label, confidence, margin, tie, number of labels</source>
            <translation>una fila por elemento: etiqueta, confianza, margen, empate, número de etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>one row per worker</source>
            <translation>una fila por anotador</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <source>open</source>
            <translation>pendiente</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>other rule</source>
            <translation>otra regla</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/study/study.py" />
            <source>other than with all labels</source>
            <translation>distintas que con todas las etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/confusion_view.py" />
            <source>others “{name}”</source>
            <translation>los demás «{name}»</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/flags.py" />
            <source>p-value {value} after correction for {n} workers tested</source>
            <extracomment>For one: p-value {value}, {n} worker tested</extracomment>
            <translation>
                <numerusform>valor p {value}, {n} anotador examinado</numerusform>
                <numerusform>valor p {value} tras la corrección por {n} anotadores examinados</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>p-value {value} after correction for {pairs} pairs</source>
            <translation>valor p {value} tras la corrección por {pairs} pares</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>partner</source>
            <translation>compañero</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/peerannot.py" />
            <source>peerannot</source>
            <translation>peerannot</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/chart_data.py" />
            <source>point</source>
            <translation>punto</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/session.py" />
            <source>put back {n} workers</source>
            <extracomment>For one: put back {n} worker</extracomment>
            <translation>
                <numerusform>readmitir a {n} anotador</numerusform>
                <numerusform>readmitir a {n} anotadores</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>question</source>
            <translation>pregunta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_words.py" />
            <source>random check</source>
            <translation>comprobación al azar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <source>reached</source>
            <translation>alcanzado</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>recipe.json</source>
            <translation>receta.json</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/raw_table.py" />
            <source>record</source>
            <translation>registro</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>refused</source>
            <translation>rechazada</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/simulated.py" />
            <source>repetition</source>
            <translation>repetición</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_queue.py" />
            <source>reviewed</source>
            <translation>revisado</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/settings.py" />
            <source>reviewer</source>
            <translation>revisor</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>right</source>
            <translation>correctas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
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
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>rule</source>
            <translation>regla</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/study/study.py" />
            <source>run time</source>
            <translation>tiempo de ejecución</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>running</source>
            <translation>en curso</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>say how gold was drawn</source>
            <translation>decir cómo se eligió la referencia</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/bounds_chart.py" />
            <source>says nothing: above 100 %</source>
            <translation>no dice nada: por encima del 100 %</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>seen in your labels</source>
            <translation>observado en sus etiquetas</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/worker_pace.py" />
            <source>sessions, from {first} to {last} (UTC)</source>
            <extracomment>For one: session, from {first} to {last} (UTC)</extracomment>
            <translation>
                <numerusform>sesión, de {first} a {last} (UTC)</numerusform>
                <numerusform>sesiones, de {first} a {last} (UTC)</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>share</source>
            <translation>proporción</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>share agreed</source>
            <translation>proporción coincidente</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>share right</source>
            <translation>proporción correcta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>share right, with 95 % interval</source>
            <translation>proporción correcta, con intervalo del 95 %</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>shared items</source>
            <translation>elementos compartidos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>show votes</source>
            <translation>mostrar votos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>simulated, seed {seed}</source>
            <translation>simulado, semilla {seed}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>skip</source>
            <translation>saltar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_check.py" />
            <source>some classes are confused more than others</source>
            <translation>unas clases se confunden más que otras</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_check.py" />
            <source>some classes are easier to agree on than others</source>
            <translation>en unas clases es más fácil coincidir que en otras</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/chart_data.py" />
            <source>standard deviation</source>
            <translation>desviación estándar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/convergence_plot.py" />
            <source>step</source>
            <translation>paso</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/under_way.py" />
            <source>step {n} · {changed}</source>
            <translation>paso {n} · {changed}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/simulation_run.py" />
            <source>steps to settle</source>
            <translation>pasos hasta estabilizarse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/simulation_run.py" />
            <source>steps to stop</source>
            <translation>pasos hasta detenerse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/judges.py" />
            <source>take back an answer of the audit</source>
            <translation>retirar una respuesta de la auditoría</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session.py" />
            <source>take back the label of “{item}”</source>
            <translation>retirar la etiqueta de «{item}»</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/session.py" />
            <source>take {n} labels from gold</source>
            <extracomment>For one: take {n} label from gold</extracomment>
            <translation>
                <numerusform>quitar {n} etiqueta de la referencia</numerusform>
                <numerusform>quitar {n} etiquetas de la referencia</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>takes workers to be alike on all classes, which they are not</source>
            <translation>supone a los anotadores iguales en todas las clases, y no lo son</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tool_exports.py" />
            <source>task and label, as its own rules give them (CSV)</source>
            <translation>tarea y etiqueta, como las dan sus propias reglas (CSV)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/xlsx_file.py" />
            <source>the header</source>
            <translation>el encabezado</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/write.py" />
            <source>the headline and every bound with its conditions, for a program</source>
            <translation>la frase principal y todas las cotas con sus condiciones, para un programa</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>the items drawn, in their order, with what was found</source>
            <translation>los elementos sorteados, en su orden, con lo que se encontró</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>the labels of workers who do not count</source>
            <translation>las etiquetas de los anotadores que no cuentan</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_answers.py" />
            <source>the others on the same items</source>
            <translation>los demás en los mismos elementos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>the rule is one-step weighted voting</source>
            <translation>la regla es la votación ponderada de un paso</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>the rule’s</source>
            <translation>la de la regla</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>the same answer</source>
            <translation>la misma respuesta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/exports.py" />
            <source>the same report on pages, to print and to file</source>
            <translation>el mismo informe en páginas, para imprimir y archivar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>the same share of every class</source>
            <translation>la misma proporción de cada clase</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_pictures.py" />
            <source>the {n} with most labels of {all}</source>
            <translation>los {n} con más etiquetas de {all}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>there are two classes</source>
            <translation>hay dos clases</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>there are two workers or more</source>
            <translation>hay dos anotadores o más</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/calibration.py" />
            <source>there is no gold that the rule has not been given</source>
            <translation>no hay referencia que la regla no haya recibido</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>there is no label that others can be held against</source>
            <translation>no hay ninguna etiqueta con la que comparar otras</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/picture_file.py" />
            <source>there is no such file beside the label file.</source>
            <translation>no existe ese archivo junto al archivo de etiquetas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/picture_file.py" />
            <source>there is no such file.</source>
            <translation>no existe ese archivo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/picture_file.py" />
            <source>this file cannot be read: {why}.</source>
            <translation>no se puede leer este archivo: {why}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/picture_file.py" />
            <source>this file has {size} MB; pictures up to {most} MB are shown.</source>
            <translation>este archivo tiene {size} MB; se muestran imágenes de hasta {most} MB.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/picture_file.py" />
            <source>this is not a picture that can be shown here.</source>
            <translation>no es una imagen que se pueda mostrar aquí.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/picture_file.py" />
            <source>this picture is damaged and cannot be shown.</source>
            <translation>esta imagen está dañada y no se puede mostrar.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/picture_file.py" />
            <source>this picture is too large to be shown here.</source>
            <translation>esta imagen es demasiado grande para mostrarla aquí.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/calibration.py" />
            <source>this rule’s confidence is no probability</source>
            <translation>la confianza de esta regla no es una probabilidad</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_answers.py" />
            <source>this worker</source>
            <translation>este anotador</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <source>tie</source>
            <translation>empate</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>tied, comes first</source>
            <translation>empatada, va primero</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>time</source>
            <translation>hora</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/simulation_run.py" />
            <source>time of 50 steps</source>
            <translation>tiempo de 50 pasos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/simulation_run.py" />
            <source>time to settle</source>
            <translation>tiempo hasta estabilizarse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/simulation_run.py" />
            <source>time to stop</source>
            <translation>tiempo hasta detenerse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/agreement_histogram.py" />
            <source>to</source>
            <translation>hasta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>too few items to tell</source>
            <translation>demasiado pocos elementos para saberlo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>too few to tell them apart</source>
            <translation>muy pocas para distinguirlas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/chart_data.py" />
            <source>trials</source>
            <translation>ensayos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>two workers and the items that both labelled</source>
            <translation>dos anotadores y los elementos que ambos etiquetaron</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/histograms.py" />
            <location filename="../../crowdgui/io/report/charts/worker_scatter.py" />
            <location filename="../../crowdgui/ui/plots/agreement_histogram.py" />
            <location filename="../../crowdgui/ui/plots/worker_scatter.py" />
            <source>typical {share}</source>
            <translation>típico {share}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>undo</source>
            <translation>deshacer</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>unlike their full result</source>
            <translation>distintas de su resultado completo</translation>
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
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>waits</source>
            <translation>en espera</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>weight {w}</source>
            <translation>peso {w}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>weighted agreement, which can only rise,</source>
            <translation>acuerdo ponderado, que nunca baja,</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/candidates.py" />
            <source>which does not fit in memory</source>
            <translation>que no cabe en la memoria</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/candidates.py" />
            <source>which is EM where there are two classes</source>
            <translation>que es EM cuando hay dos clases</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/candidates.py" />
            <source>which takes too long beyond {n} labels</source>
            <translation>que tarda demasiado con más de {n} etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>wins by weight</source>
            <translation>gana por peso</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>with</source>
            <translation>con</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>with 95 % interval</source>
            <translation>con intervalo del 95 %</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/agreement_panel.py" />
            <source>with 95 % intervals</source>
            <translation>con intervalos del 95 %</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>without these {n} workers</source>
            <extracomment>For one: without this worker</extracomment>
            <translation>
                <numerusform>sin este anotador</numerusform>
                <numerusform>sin estos {n} anotadores</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <location filename="../../crowdgui/ui/plots/worker_scatter.py" />
            <source>worker</source>
            <translation>anotador</translation>
        </message>
        <message>
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
            <source>worker, true class, answer, number</source>
            <translation>anotador, clase verdadera, respuesta, número</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>workers</source>
            <extracomment>For one: worker</extracomment>
            <translation>
                <numerusform>anotador</numerusform>
                <numerusform>anotadores</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>workers are right on average on {least} or more, estimated {mean}</source>
            <translation>los anotadores aciertan de media en el {least} o más, estimado {mean}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/data.py" />
            <source>workers, {range}</source>
            <extracomment>For one: worker, {range}</extracomment>
            <translation>
                <numerusform>anotador, {range}</numerusform>
                <numerusform>anotadores, {range}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/confusion_view.py" />
            <source>worker’s answer</source>
            <translation>respuesta del anotador</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>working…</source>
            <translation>calculando…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/study/study.py" />
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
            <location filename="../../crowdgui/io/importing/class_map.py" />
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>yes</source>
            <translation>sí</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>yours</source>
            <translation>la suya</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/flags.py" />
            <source>{after}, now {before}</source>
            <translation>{after}, ahora {before}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/overall.py" />
            <source>{agreeing} of {pairs}</source>
            <translation>{agreeing} de {pairs}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/simulation_run.py" />
            <source>{bound}, {rule}</source>
            <translation>{bound}, {rule}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>{change}: {cost}</source>
            <translation>{change}: {cost}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>{classes}: {shares}</source>
            <translation>{classes}: {shares}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>{columns} where the rows below have {n}. Take out lines above the header, or name every column.</source>
            <translation>{columns} donde las filas de abajo tienen {n}. Quite las líneas que hay encima del encabezado, o dé nombre a todas las columnas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>{columns} where {expected} were expected. Check the separators and quote marks there.</source>
            <translation>{columns} donde se esperaban {expected}. Compruebe ahí los separadores y las comillas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/calibration.py" />
            <source>{counts}: it could be surer.</source>
            <translation>{counts}: podría estar más segura.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/calibration.py" />
            <source>{counts}: it is too sure.</source>
            <translation>{counts}: está demasiado segura.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/calibration.py" />
            <source>{counts}: no difference beyond noise.</source>
            <translation>{counts}: ninguna diferencia más allá del ruido.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>{counts}: {verdict}.</source>
            <translation>{counts}: {verdict}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/class_shares.py" />
            <location filename="../../crowdgui/ui/widgets/bars.py" />
            <source>{count}, {share}</source>
            <translation>{count}, {share}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/curves_plot.py" />
            <source>{curve}: {value} at {place}</source>
            <translation>{curve}: {value} en {place}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>{done} of {n} labels drawn at random were checked by hand. The draw can be repeated with the seed {seed}.</source>
            <translation>Se comprobaron a mano {done} de {n} etiquetas sorteadas. El sorteo se puede repetir con la semilla {seed}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/judging_panel.py" />
            <source>{done} of {n} reviewed</source>
            <translation>{done} de {n} revisados</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/frame.py" />
            <source>{file} and {more}</source>
            <translation>{file} y {more}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/keeping.py" />
            <source>{file} can only be read. Save it elsewhere to keep what you decide.</source>
            <translation>{file} es de solo lectura. Guárdelo en otro lugar para conservar lo que decida.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/project.py" />
            <source>{file} can only be read. Save the project elsewhere to keep what you decide.</source>
            <translation>{file} es de solo lectura. Guarde el proyecto en otro lugar para conservar lo que decida.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/parts.py" />
            <source>{file} could not be read: {why}</source>
            <translation>No se pudo leer {file}: {why}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/parts.py" />
            <source>{file} has no column “{name}”. It has {there}. Name the columns with --worker, --item and --label.</source>
            <translation>{file} no tiene la columna «{name}». Tiene {there}. Indique las columnas con --worker, --item y --label.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/write.py" />
            <source>{file} in {folder} is a file these labels were read from, and is never changed. Choose another folder.</source>
            <translation>{file} en {folder} es un archivo del que se leyeron estas etiquetas, y nunca se modifica. Elija otra carpeta.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/keeping.py" />
            <source>{file} is open already.</source>
            <translation>{file} ya está abierto.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/file_preview.py" />
            <source>{file} is read as gold answers</source>
            <translation>{file} se lee como respuestas de referencia</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/project.py" />
            <source>{file} was moved or deleted. Save the project anew to keep what you decide.</source>
            <translation>{file} se movió o se borró. Guarde el proyecto de nuevo para conservar lo que decida.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/telling.py" />
            <source>{file} – CrowdGUI</source>
            <translation>{file} – CrowdGUI</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_loaded.py" />
            <source>{file}, lines {lines}</source>
            <translation>{file}, líneas {lines}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/read_labels.py" />
            <source>{file}, question “{question}”</source>
            <translation>{file}, pregunta «{question}»</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_words.py" />
            <source>{file}, unchanged</source>
            <translation>{file}, sin cambios</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>{file}: </source>
            <translation>{file}: </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_loaded.py" />
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
            <location filename="../../crowdgui/io/report/charts/convergence.py" />
            <source>{first}, none in the last.</source>
            <translation>{first}, ninguna en el último.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/convergence.py" />
            <source>{first}, {n} in the last.</source>
            <translation>{first}, {n} en el último.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers_together.py" />
            <source>{flag} {n}</source>
            <translation>{flag} {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/write.py" />
            <source>{folder}: this folder cannot be made: {why}.</source>
            <translation>{folder}: no se puede crear esta carpeta: {why}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>{given} of the answers are “{answer}”, which is the final label of {won} of the items.</source>
            <translation>El {given} de las respuestas son «{answer}», que es la etiqueta final del {won} de los elementos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>{items} items by {workers} workers are too many to simulate.</source>
            <translation>{items} elementos por {workers} anotadores son demasiados para simular.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/plan.py" />
            <source>{items} with {labels} in all: expected to mend {mended} wrong final labels, {before} to {after}.</source>
            <translation>{items} con {labels} en total: se espera que corrijan {mended} etiquetas finales erróneas, del {before} al {after}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>{items}, each labelled once</source>
            <translation>{items}, cada uno etiquetado una vez</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>{items}, each labelled {low} to {high} times</source>
            <translation>{items}, cada uno etiquetado de {low} a {high} veces</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>{items}, each labelled {n} times</source>
            <translation>{items}, cada uno etiquetado {n} veces</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/agreement/overall.py" />
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
            <source>{labels} labels of {items} items by {workers} workers; {steps} steps after the first.</source>
            <translation>{labels} etiquetas de {workers} anotadores para {items} elementos; {steps} pasos tras el primero.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/overall.py" />
            <source>{labels}, in order</source>
            <translation>{labels}, en orden</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/overall.py" />
            <source>{labels}, numeric</source>
            <translation>{labels}, numéricas</translation>
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
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <source>{label} · by hand</source>
            <translation>{label} · a mano</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>{lengths} numbers</source>
            <translation>{lengths} números</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>{lengths} records</source>
            <translation>{lengths} registros</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>{lengths} texts</source>
            <translation>{lengths} textos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>{lengths} times</source>
            <translation>{lengths} horas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>{level} · {share} confidence</source>
            <translation>{level} · confianza del {share}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/class_map.py" />
            <source>{low} and more</source>
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
            <location filename="../../crowdgui/text/data.py" />
            <source>{low} to {high} labels each</source>
            <translation>de {low} a {high} etiquetas cada uno</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/headline.py" />
            <source>{model} A random check by hand gives a guarantee, whatever the workers do.</source>
            <translation>{model} Una comprobación a mano al azar da una garantía, hagan lo que hagan los anotadores.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/headline.py" />
            <source>{model} The bounds below put in estimated accuracies, which makes them no more than indications. A random check by hand gives a guarantee.</source>
            <translation>{model} Las cotas de abajo usan exactitudes estimadas, por lo que no son más que indicaciones. Una comprobación a mano al azar da una garantía.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>{names} and {n} more</source>
            <translation>{names} y {n} más</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>{names} in {folder} would be replaced.</source>
            <translation>Se reemplazarían {names} en {folder}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>{name}  ({n})</source>
            <translation>{name}  ({n})</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>{name} (found)</source>
            <translation>{name} (detectado)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>{name} (not in this file)</source>
            <translation>{name} (no está en este archivo)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/long_table.py" />
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
            <source>{name} must lie between 0 and 100 %, both left out.</source>
            <translation>{name} debe estar entre 0 y 100 %, ambos excluidos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>{name} must lie between {low} and {high}.</source>
            <translation>{name} debe estar entre {low} y {high}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>{name} of this worker</source>
            <translation>{name} de este anotador</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/rail.py" />
            <source>{name}, done</source>
            <translation>{name}, hecho</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>{name}, item by item</source>
            <translation>{name}, elemento a elemento</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/rail.py" />
            <source>{name}, look here</source>
            <translation>{name}, mire aquí</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/rail.py" />
            <source>{name}, nothing here yet</source>
            <translation>{name}, nada todavía</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>{name}, paper’s bound</source>
            <translation>{name}, cota del artículo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/rail.py" />
            <source>{name}, running</source>
            <translation>{name}, en curso</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/widgets/rail.py" />
            <source>{name}, {n} to look at</source>
            <extracomment>For one: {name}, {n} to look at</extracomment>
            <translation>
                <numerusform>{name}, {n} por mirar</numerusform>
                <numerusform>{name}, {n} por mirar</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>{name}: at most {share} wrong</source>
            <translation>{name}: como máximo {share} erróneas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>{name}: {share}</source>
            <translation>{name}: {share}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/translation.py" />
            <source>{n} %</source>
            <translation>{n} %</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/archive.py" />
            <source>{n} GB</source>
            <translation>{n} GB</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/agreement/report.py" />
            <source>{n} agree on {chance} or less, as guessing would</source>
            <extracomment>For one: {n} agrees on {chance} or less, as guessing would</extracomment>
            <translation>
                <numerusform>{n} coincide en un {chance} o menos, como quien responde al azar</numerusform>
                <numerusform>{n} coinciden en un {chance} o menos, como quien responde al azar</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/decisions.py" />
            <source>{n} agree with the rule</source>
            <extracomment>For one: {n} agrees with the rule</extracomment>
            <translation>
                <numerusform>{n} coincide con la regla</numerusform>
                <numerusform>{n} coinciden con la regla</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/prodigy.py" />
            <source>{n} answers are a reviewer's. The versions behind them are not read again.</source>
            <extracomment>For one: {n} answer is a reviewer's. The versions behind it are not read again.</extracomment>
            <translation>
                <numerusform>{n} respuesta es de un revisor. Las versiones en que se basa no se leen otra vez.</numerusform>
                <numerusform>{n} respuestas son de un revisor. Las versiones en que se basan no se leen otra vez.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/toloka.py" />
            <source>{n} answers are of training tasks; they are the first that were tried.</source>
            <extracomment>For one: {n} answer is of a training task; it is the first that was tried.</extracomment>
            <translation>
                <numerusform>{n} respuesta es de una tarea de entrenamiento; es la primera que se intentó.</numerusform>
                <numerusform>{n} respuestas son de tareas de entrenamiento; son las primeras que se intentaron.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/mturk.py" />
            <source>{n} answers mark places in an item, such as boxes. They are no labels and not read.</source>
            <extracomment>For one: {n} answer marks places in an item, such as boxes. It is no label and not read.</extracomment>
            <translation>
                <numerusform>{n} respuesta marca lugares en un elemento, como recuadros. No es una etiqueta y no se lee.</numerusform>
                <numerusform>{n} respuestas marcan lugares en un elemento, como recuadros. No son etiquetas y no se leen.</numerusform>
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
            <location filename="../../crowdgui/ui/pages/export_words.py" />
            <source>{n} cells got an apostrophe in front, so that no spreadsheet runs them as formulas.</source>
            <extracomment>For one: {n} cell got an apostrophe in front, so that no spreadsheet runs it as a formula.</extracomment>
            <translation>
                <numerusform>{n} celda recibió un apóstrofo delante, para que ninguna hoja de cálculo la ejecute como fórmula.</numerusform>
                <numerusform>{n} celdas recibieron un apóstrofo delante, para que ninguna hoja de cálculo las ejecute como fórmulas.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>{n} cells show an error such as #N/A; they count as empty.</source>
            <extracomment>For one: {n} cell shows an error such as #N/A; it counts as empty.</extracomment>
            <translation>
                <numerusform>{n} celda muestra un error como #N/A; cuenta como vacía.</numerusform>
                <numerusform>{n} celdas muestran un error como #N/A; cuentan como vacías.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/unsaved_work.py" />
            <source>{n} changes</source>
            <extracomment>For one: {n} change</extracomment>
            <translation>
                <numerusform>{n} cambio</numerusform>
                <numerusform>{n} cambios</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/worker_pictures.py" />
            <source>{n} chosen workers</source>
            <extracomment>For one: {n} chosen worker</extracomment>
            <translation>
                <numerusform>{n} anotador elegido</numerusform>
                <numerusform>{n} anotadores elegidos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <location filename="../../crowdgui/ui/telling.py" />
            <source>{n} classes</source>
            <extracomment>For one: {n} class</extracomment>
            <translation>
                <numerusform>{n} clase</numerusform>
                <numerusform>{n} clases</numerusform>
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
        <message>
            <location filename="../../crowdgui/io/importing/user_inputs.py" />
            <source>{n} columns were expected: what the number is for, and the number. The columns are {columns}.</source>
            <translation>Se esperaban {n} columnas: a qué se refiere el número, y el número. Las columnas son {columns}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/decisions.py" />
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
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>{n} files are there already.</source>
            <extracomment>For one: {n} file is there already.</extracomment>
            <translation>
                <numerusform>Ya existe {n} archivo.</numerusform>
                <numerusform>Ya existen {n} archivos.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/export_words.py" />
            <source>{n} files written to {folder}.</source>
            <extracomment>For one: {n} file written to {folder}.</extracomment>
            <translation>
                <numerusform>{n} archivo escrito en {folder}.</numerusform>
                <numerusform>{n} archivos escritos en {folder}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>{n} from {before} to {now}</source>
            <translation>{n} de {before} a {now}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>{n} gold answers match {n} of the {items} items</source>
            <extracomment>For one: {n} gold answer matches one of the {items} items</extracomment>
            <translation>
                <numerusform>{n} respuesta de referencia corresponde a uno de los {items} elementos</numerusform>
                <numerusform>{n} respuestas de referencia corresponden a {n} de los {items} elementos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/study.py" />
            <source>{n} gold items are too few to tell whether the curve has flattened.</source>
            <extracomment>For one: {n} gold item is too few to tell whether the curve has flattened.</extracomment>
            <translation>
                <numerusform>{n} elemento de referencia es muy poco para decir si la curva se ha aplanado.</numerusform>
                <numerusform>{n} elementos de referencia son muy pocos para decir si la curva se ha aplanado.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/compare/calibration.py" />
            <source>{n} gold items are too few, {least} are needed</source>
            <extracomment>For one: {n} gold item is too few, {least} are needed</extracomment>
            <translation>
                <numerusform>{n} elemento de referencia es muy poco, hacen falta {least}</numerusform>
                <numerusform>{n} elementos de referencia son muy pocos, hacen falta {least}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/translation.py" />
            <source>{n} h</source>
            <translation>{n} h</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/decisions.py" />
            <source>{n} had no label</source>
            <translation>{n} sin etiqueta antes</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/worker_partners.py" />
            <source>{n} have no overlap.</source>
            <extracomment>For one: {n} has no overlap.</extracomment>
            <translation>
                <numerusform>{n} sin nada en común.</numerusform>
                <numerusform>{n} sin nada en común.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/doccano.py" />
            <source>{n} ids come again in the file of a worker. Do the items have a field “id”?</source>
            <extracomment>For one: {n} id comes twice in the file of a worker. Do the items have a field “id”?</extracomment>
            <translation>
                <numerusform>{n} identificador aparece dos veces en el archivo de un anotador. ¿Tienen los elementos un campo «id»?</numerusform>
                <numerusform>{n} identificadores se repiten en el archivo de un anotador. ¿Tienen los elementos un campo «id»?</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/agreement/overall.py" />
            <location filename="../../crowdgui/io/report/charts/class_shares.py" />
            <location filename="../../crowdgui/text/plan.py" />
            <location filename="../../crowdgui/text/run_summary.py" />
            <location filename="../../crowdgui/ui/pages/data_loaded.py" />
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <location filename="../../crowdgui/ui/pages/worker_answers.py" />
            <location filename="../../crowdgui/ui/pages/workers/confusion_view.py" />
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <location filename="../../crowdgui/ui/telling.py" />
            <location filename="../../crowdgui/ui/widgets/bars.py" />
            <source>{n} items</source>
            <extracomment>For one: {n} item</extracomment>
            <translation>
                <numerusform>{n} elemento</numerusform>
                <numerusform>{n} elementos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/rules/scoring.py" />
            <source>{n} items are held at their gold class, so they are no test of the other final labels.</source>
            <extracomment>For one: {n} item is held at its gold class, so it is no test of the other final labels.</extracomment>
            <translation>
                <numerusform>{n} elemento se mantiene en su clase de referencia, así que no sirve de prueba para las demás etiquetas finales.</numerusform>
                <numerusform>{n} elementos se mantienen en su clase de referencia, así que no sirven de prueba para las demás etiquetas finales.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/model_check.py" />
            <source>{n} items are unanimous and independent workers would give {expected}: nothing speaks against workers who err on their own.</source>
            <extracomment>For one: {n} item is unanimous and independent workers would give {expected}: nothing speaks against workers who err on their own.</extracomment>
            <translation>
                <numerusform>{n} elemento es unánime y anotadores independientes darían {expected}: nada habla en contra de anotadores que se equivocan cada uno por su cuenta.</numerusform>
                <numerusform>{n} elementos son unánimes y anotadores independientes darían {expected}: nada habla en contra de anotadores que se equivocan cada uno por su cuenta.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/model_check.py" />
            <source>{n} items are unanimous where independent workers would give {expected}: some items are harder than others, or workers err together.</source>
            <extracomment>For one: {n} item is unanimous where independent workers would give {expected}: some items are harder than others, or workers err together.</extracomment>
            <translation>
                <numerusform>{n} elemento es unánime donde anotadores independientes darían {expected}: algunos elementos son más difíciles que otros, o los anotadores se equivocan juntos.</numerusform>
                <numerusform>{n} elementos son unánimes donde anotadores independientes darían {expected}: algunos elementos son más difíciles que otros, o los anotadores se equivocan juntos.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/report/charts/histograms.py" />
            <source>{n} items at {low} to {high}</source>
            <extracomment>For one: {n} item at {low} to {high}</extracomment>
            <translation>
                <numerusform>{n} elemento entre {low} y {high}</numerusform>
                <numerusform>{n} elementos entre {low} y {high}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} items have no label from any worker and stay without one.</source>
            <extracomment>For one: {n} item has no label from any worker and stays without one.</extracomment>
            <translation>
                <numerusform>{n} elemento no tiene etiqueta de ningún anotador y se queda sin ella.</numerusform>
                <numerusform>{n} elementos no tienen etiqueta de ningún anotador y se quedan sin ella.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>{n} items have no label.</source>
            <extracomment>For one: {n} item has no label.</extracomment>
            <translation>
                <numerusform>{n} elemento no tiene etiqueta.</numerusform>
                <numerusform>{n} elementos no tienen etiqueta.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/data.py" />
            <source>{n} items have one label only</source>
            <extracomment>For one: {n} item has one label only</extracomment>
            <translation>
                <numerusform>{n} elemento tiene una sola etiqueta</numerusform>
                <numerusform>{n} elementos tienen una sola etiqueta</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
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
            <source>{n} items labelled; stopped after {steps}, before the labels came to rest.</source>
            <extracomment>For one: {n} item labelled; stopped after {steps}, before the labels came to rest.</extracomment>
            <translation>
                <numerusform>{n} elemento etiquetado; detenido tras {steps}, antes de que las etiquetas se estabilizaran.</numerusform>
                <numerusform>{n} elementos etiquetados; detenido tras {steps}, antes de que las etiquetas se estabilizaran.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items_behind.py" />
            <source>{n} items that both {first} and {second} labelled.</source>
            <extracomment>For one: {n} item that both {first} and {second} labelled.</extracomment>
            <translation>
                <numerusform>{n} elemento que etiquetaron tanto {first} como {second}.</numerusform>
                <numerusform>{n} elementos que etiquetaron tanto {first} como {second}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <source>{n} items that {first} and {second} label differently.</source>
            <extracomment>For one: {n} item that {first} and {second} label differently.</extracomment>
            <translation>
                <numerusform>{n} elemento que {first} y {second} etiquetan de forma distinta.</numerusform>
                <numerusform>{n} elementos que {first} y {second} etiquetan de forma distinta.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/worker_matrix.py" />
            <source>{n} items that {worker} called “{answer}” and the others call “{known}”.</source>
            <extracomment>For one: {n} item that {worker} called “{answer}” and the others call “{known}”.</extracomment>
            <translation>
                <numerusform>{n} elemento que {worker} llamó «{answer}» y los demás llaman «{known}».</numerusform>
                <numerusform>{n} elementos que {worker} llamó «{answer}» y los demás llaman «{known}».</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
            <source>{n} items that {worker} called “{answer}” and whose final label is “{final}”.</source>
            <extracomment>For one: {n} item that {worker} called “{answer}” and whose final label is “{final}”.</extracomment>
            <translation>
                <numerusform>{n} elemento que {worker} llamó «{answer}» y cuya etiqueta final es «{final}».</numerusform>
                <numerusform>{n} elementos que {worker} llamó «{answer}» y cuya etiqueta final es «{final}».</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/worker_matrix.py" />
            <source>{n} items that {worker} called “{answer}” and whose gold label is “{known}”.</source>
            <extracomment>For one: {n} item that {worker} called “{answer}” and whose gold label is “{known}”.</extracomment>
            <translation>
                <numerusform>{n} elemento que {worker} llamó «{answer}» y cuya etiqueta de referencia es «{known}».</numerusform>
                <numerusform>{n} elementos que {worker} llamó «{answer}» y cuya etiqueta de referencia es «{known}».</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items_behind.py" />
            <source>{n} items that {worker} labelled and whose final label is “{final}”.</source>
            <extracomment>For one: {n} item that {worker} labelled and whose final label is “{final}”.</extracomment>
            <translation>
                <numerusform>{n} elemento que {worker} etiquetó y cuya etiqueta final es «{final}».</numerusform>
                <numerusform>{n} elementos que {worker} etiquetó y cuya etiqueta final es «{final}».</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>{n} items were drawn at random. The rule’s labels stay hidden; what you find becomes a guarantee.</source>
            <extracomment>For one: {n} item was drawn at random. The rule’s label stays hidden.</extracomment>
            <translation>
                <numerusform>Se sorteó {n} elemento. La etiqueta de la regla queda oculta.</numerusform>
                <numerusform>Se sortearon {n} elementos. Las etiquetas de la regla quedan ocultas; lo que encuentre se convierte en una garantía.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>{n} items whose final label is another {why}:</source>
            <extracomment>For one: {n} item whose final label is another {why}:</extracomment>
            <translation>
                <numerusform>{n} elemento cuya etiqueta final es otra {why}:</numerusform>
                <numerusform>{n} elementos cuya etiqueta final es otra {why}:</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>{n} items, as the table shows them.</source>
            <extracomment>For one: {n} item, as the table shows it.</extracomment>
            <translation>
                <numerusform>{n} elemento, como en la tabla.</numerusform>
                <numerusform>{n} elementos, como en la tabla.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/appen.py" />
            <source>{n} judgments are of test questions, which are asked more often than others.</source>
            <extracomment>For one: {n} judgment is of a test question. Test questions are asked more often.</extracomment>
            <translation>
                <numerusform>{n} juicio es de una pregunta de prueba. Las preguntas de prueba se hacen más veces.</numerusform>
                <numerusform>{n} juicios son de preguntas de prueba, que se hacen más veces que otras.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/agreement/overall.py" />
            <location filename="../../crowdgui/text/run_summary.py" />
            <location filename="../../crowdgui/ui/pages/data_loaded.py" />
            <location filename="../../crowdgui/ui/pages/export_words.py" />
            <location filename="../../crowdgui/ui/pages/worker_answers.py" />
            <location filename="../../crowdgui/ui/pages/worker_pace.py" />
            <location filename="../../crowdgui/ui/pages/workers/confusion_view.py" />
            <location filename="../../crowdgui/ui/plots/worker_scatter.py" />
            <location filename="../../crowdgui/ui/telling.py" />
            <source>{n} labels</source>
            <extracomment>For one: {n} label</extracomment>
            <translation>
                <numerusform>{n} etiqueta</numerusform>
                <numerusform>{n} etiquetas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/under_way.py" />
            <source>{n} labels changed</source>
            <extracomment>For one: {n} label changed</extracomment>
            <translation>
                <numerusform>{n} etiqueta cambiada</numerusform>
                <numerusform>{n} etiquetas cambiadas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/report/charts/convergence.py" />
            <source>{n} labels changed in the first step</source>
            <extracomment>For one: {n} label changed in the first step</extracomment>
            <translation>
                <numerusform>{n} etiqueta cambió en el primer paso</numerusform>
                <numerusform>{n} etiquetas cambiaron en el primer paso</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} labels differ from a plain majority</source>
            <extracomment>For one: {n} label differs from a plain majority</extracomment>
            <translation>
                <numerusform>{n} etiqueta difiere de la mayoría simple</numerusform>
                <numerusform>{n} etiquetas difieren de la mayoría simple</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/data.py" />
            <source>{n} labels each</source>
            <extracomment>For one: {n} label each</extracomment>
            <translation>
                <numerusform>{n} etiqueta cada uno</numerusform>
                <numerusform>{n} etiquetas cada uno</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/decisions.py" />
            <source>{n} labels set by hand: {parts}</source>
            <extracomment>For one: {n} label set by hand: {parts}</extracomment>
            <translation>
                <numerusform>{n} etiqueta puesta a mano: {parts}</numerusform>
                <numerusform>{n} etiquetas puestas a mano: {parts}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>{n} labels were set by hand; all this is about the labels the rule gave</source>
            <extracomment>For one: {n} label was set by hand; all this is about the label the rule gave</extracomment>
            <translation>
                <numerusform>{n} etiqueta se puso a mano; todo esto se refiere a la etiqueta que dio la regla</numerusform>
                <numerusform>{n} etiquetas se pusieron a mano; todo esto se refiere a las etiquetas que dio la regla</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/improvements.py" />
            <source>{n} labels, same workers</source>
            <translation>{n} etiquetas, los mismos anotadores</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <location filename="../../crowdgui/ui/pages/data_loaded.py" />
            <source>{n} left out: {reason}</source>
            <translation>Exclusiones ({n}): {reason}</translation>
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
        <message>
            <location filename="../../crowdgui/text/translation.py" />
            <source>{n} min</source>
            <translation>{n} min</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>{n} more</source>
            <translation>{n} más</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/import_dialog/frame.py" />
            <source>{n} more files</source>
            <extracomment>For one: {n} more file</extracomment>
            <translation>
                <numerusform>{n} archivo más</numerusform>
                <numerusform>{n} archivos más</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/bounds/improvements.py" />
            <location filename="../../crowdgui/text/plan.py" />
            <source>{n} more labels</source>
            <extracomment>For one: {n} more label</extracomment>
            <translation>
                <numerusform>{n} etiqueta más</numerusform>
                <numerusform>{n} etiquetas más</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/bounds/improvements.py" />
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
            <location filename="../../crowdgui/core/chart_data.py" />
            <location filename="../../crowdgui/text/translation.py" />
            <source>{n} ms</source>
            <translation>{n} ms</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/export_words.py" />
            <source>{n} names of items, workers or classes would run as formulas in a spreadsheet. They get an apostrophe in front, unless this is ticked.</source>
            <extracomment>For one: {n} name of an item, worker or class would run as a formula in a spreadsheet. It gets an apostrophe in front, unless this is ticked.</extracomment>
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
            <location filename="../../crowdgui/io/formats/parquet.py" />
            <source>{n} numbers are too long to have been kept exactly; as ids they may be wrong.</source>
            <extracomment>For one: {n} number is too long to have been kept exactly; as an id it may be wrong.</extracomment>
            <translation>
                <numerusform>{n} número es demasiado largo para haberse conservado con exactitud; como identificador puede ser erróneo.</numerusform>
                <numerusform>{n} números son demasiado largos para haberse conservado con exactitud; como identificadores pueden ser erróneos.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>{n} numbers stated</source>
            <extracomment>For one: {n} number stated</extracomment>
            <translation>
                <numerusform>{n} número declarado</numerusform>
                <numerusform>{n} números declarados</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/bounds/guarantee_builder.py" />
            <source>{n} of the drawn labels are still to be checked.</source>
            <extracomment>For one: {n} of the drawn labels is still to be checked.</extracomment>
            <translation>
                <numerusform>Queda por comprobar {n} de las etiquetas sorteadas.</numerusform>
                <numerusform>Quedan por comprobar {n} de las etiquetas sorteadas.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers_together.py" />
            <source>{n} of them are flagged: {kinds}.</source>
            <extracomment>For one: {n} of them is flagged: {kinds}.</extracomment>
            <translation>
                <numerusform>{n} de ellos tiene alerta: {kinds}.</numerusform>
                <numerusform>{n} de ellos tienen alerta: {kinds}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <location filename="../../crowdgui/ui/report/pdf.py" />
            <source>{n} of {all}</source>
            <translation>{n} de {all}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>{n} of {all} drawn labels are checked.</source>
            <extracomment>For one: {n} of {all} drawn labels is checked.</extracomment>
            <translation>
                <numerusform>{n} de {all} etiquetas sorteadas está comprobada.</numerusform>
                <numerusform>{n} de {all} etiquetas sorteadas están comprobadas.</numerusform>
            </translation>
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
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>{n} of {all} labels are less than {sure} sure. Review them here, least sure first.</source>
            <extracomment>For one: {n} of {all} labels is less than {sure} sure. Review it here.</extracomment>
            <translation>
                <numerusform>{n} de {all} etiquetas tiene una seguridad inferior al {sure}. Revísela aquí.</numerusform>
                <numerusform>{n} de {all} etiquetas tienen una seguridad inferior al {sure}. Revíselas aquí, las menos seguras primero.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>{n} of {all} labels come back ({share})</source>
            <extracomment>For one: {n} of {all} labels comes back ({share})</extracomment>
            <translation>
                <numerusform>{n} de {all} etiquetas vuelve ({share})</numerusform>
                <numerusform>{n} de {all} etiquetas vuelven ({share})</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>{n} of {all} labels go ({share})</source>
            <extracomment>For one: {n} of {all} labels goes ({share})</extracomment>
            <translation>
                <numerusform>{n} de {all} etiquetas se pierde ({share})</numerusform>
                <numerusform>{n} de {all} etiquetas se pierden ({share})</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/worker_scatter.py" />
            <location filename="../../crowdgui/ui/plots/worker_scatter.py" />
            <source>{n} of {all} workers drawn</source>
            <translation>{n} de {all} anotadores dibujados</translation>
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
            <location filename="../../crowdgui/ui/pages/export_words.py" />
            <source>{n} of {all}; {out} left out</source>
            <translation>{n} de {all}; excluidos: {out}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>{n} of {items} labels differ from the vote it speaks of; each is counted as wrong</source>
            <extracomment>For one: {n} of {items} labels differs from the vote it speaks of; it is counted as wrong</extracomment>
            <translation>
                <numerusform>{n} de {items} etiquetas difiere del voto al que se refiere; se cuenta como errónea</numerusform>
                <numerusform>{n} de {items} etiquetas difieren del voto al que se refiere; cada una se cuenta como errónea</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>{n} of {labels} labels ({share})</source>
            <translation>{n} de {labels} etiquetas ({share})</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/data.py" />
            <source>{n} of {labels} labels.</source>
            <translation>{n} de {labels} etiquetas.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} of {some} labels are less than {sure} sure.</source>
            <extracomment>For one: {n} of {some} labels is less than {sure} sure.</extracomment>
            <translation>
                <numerusform>{n} de {some} etiquetas tiene una seguridad inferior al {sure}.</numerusform>
                <numerusform>{n} de {some} etiquetas tienen una seguridad inferior al {sure}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/class_shares.py" />
            <location filename="../../crowdgui/ui/widgets/bars.py" />
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
            <location filename="../../crowdgui/core/agreement/overall.py" />
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
            <location filename="../../crowdgui/core/agreement/worker_pairs.py" />
            <source>{n} pairs of workers</source>
            <extracomment>For one: {n} pair of workers</extracomment>
            <translation>
                <numerusform>{n} par de anotadores</numerusform>
                <numerusform>{n} pares de anotadores</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/long_table.py" />
            <source>{n} pictures or sounds stand inside the file itself and are not shown.</source>
            <extracomment>For one: {n} picture or sound stands inside the file itself and is not shown.</extracomment>
            <translation>
                <numerusform>{n} imagen o sonido está dentro del propio archivo y no se muestra.</numerusform>
                <numerusform>{n} imágenes o sonidos están dentro del propio archivo y no se muestran.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <source>{n} places have these words.</source>
            <extracomment>For one: {n} place has these words.</extracomment>
            <translation>
                <numerusform>{n} lugar contiene estas palabras.</numerusform>
                <numerusform>{n} lugares contienen estas palabras.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>{n} questions are opened, each with labels of its own</source>
            <translation>Se abren {n} preguntas, cada una con sus propias etiquetas</translation>
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
            <location filename="../../crowdgui/ui/pages/worker_pace.py" />
            <source>{n} recorded times cannot be right and are left out.</source>
            <extracomment>For one: {n} recorded time cannot be right and is left out.</extracomment>
            <translation>
                <numerusform>{n} hora registrada no puede ser correcta y queda excluida.</numerusform>
                <numerusform>{n} horas registradas no pueden ser correctas y quedan excluidas.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/agreement/report.py" />
            <source>{n} repeated answers of a worker to the same item are left out; the first counts.</source>
            <extracomment>For one: {n} repeated answer of a worker to the same item is left out; the first counts.</extracomment>
            <translation>
                <numerusform>{n} respuesta repetida de un anotador al mismo elemento queda excluida; cuenta la primera.</numerusform>
                <numerusform>{n} respuestas repetidas de un anotador al mismo elemento quedan excluidas; cuenta la primera.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/label_studio_csv.py" />
            <source>{n} results mark parts of items. They label no item and are not read.</source>
            <extracomment>For one: {n} result marks a part of an item. It labels no item and is not read.</extracomment>
            <translation>
                <numerusform>{n} resultado marca una parte de un elemento. No etiqueta ningún elemento y no se lee.</numerusform>
                <numerusform>{n} resultados marcan partes de elementos. No etiquetan ningún elemento y no se leen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/frame.py" />
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
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>{n} rows copied.</source>
            <extracomment>For one: {n} row copied.</extracomment>
            <translation>
                <numerusform>{n} fila copiada.</numerusform>
                <numerusform>{n} filas copiadas.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/toloka.py" />
            <source>{n} rows do not name their worker; the one of their page is taken.</source>
            <extracomment>For one: {n} row does not name its worker; the one of its page is taken.</extracomment>
            <translation>
                <numerusform>{n} fila no nombra a su anotador; se toma el de su página.</numerusform>
                <numerusform>{n} filas no nombran a su anotador; se toma el de su página.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/data_loaded.py" />
            <source>{n} rows, answers or times were left out; the checks say why.</source>
            <extracomment>For one: {n} row, answer or time was left out; the checks say why.</extracomment>
            <translation>
                <numerusform>Se excluyó {n} fila, respuesta u hora; las comprobaciones dicen por qué.</numerusform>
                <numerusform>Se excluyeron {n} filas, respuestas u horas; las comprobaciones dicen por qué.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/translation.py" />
            <source>{n} s</source>
            <translation>{n} s</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>{n} sets</source>
            <extracomment>For one: {n} set</extracomment>
            <translation>
                <numerusform>{n} conjunto</numerusform>
                <numerusform>{n} conjuntos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/simulate/simulation_run.py" />
            <source>{n} sets are drawn at each point.</source>
            <extracomment>For one: {n} set is drawn at each point.</extracomment>
            <translation>
                <numerusform>En cada punto se genera {n} conjunto.</numerusform>
                <numerusform>En cada punto se generan {n} conjuntos.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/agreement/two_workers.py" />
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>{n} shared items</source>
            <extracomment>For one: {n} shared item</extracomment>
            <translation>
                <numerusform>{n} elemento compartido</numerusform>
                <numerusform>{n} elementos compartidos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/rules/em_fit.py" />
            <source>{n} starts ended with classes swapped and were set aside.</source>
            <extracomment>For one: {n} start ended with classes swapped and was set aside.</extracomment>
            <translation>
                <numerusform>{n} inicio acabó con las clases intercambiadas y se descartó.</numerusform>
                <numerusform>{n} inicios acabaron con las clases intercambiadas y se descartaron.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/rules/user_inputs.py" />
            <source>{n} stated workers gave none of these labels and are left out.</source>
            <extracomment>For one: {n} stated worker gave none of these labels and is left out.</extracomment>
            <translation>
                <numerusform>{n} anotador declarado no dio ninguna de estas etiquetas y queda excluido.</numerusform>
                <numerusform>{n} anotadores declarados no dieron ninguna de estas etiquetas y quedan excluidos.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <location filename="../../crowdgui/ui/pages/export_words.py" />
            <location filename="../../crowdgui/ui/telling.py" />
            <source>{n} steps</source>
            <extracomment>For one: {n} step</extracomment>
            <translation>
                <numerusform>{n} paso</numerusform>
                <numerusform>{n} pasos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/appen.py" />
            <source>{n} test questions accept several answers to “{question}”; they give no gold.</source>
            <extracomment>For one: {n} test question accepts several answers to “{question}”; it gives no gold.</extracomment>
            <translation>
                <numerusform>{n} pregunta de prueba admite varias respuestas a «{question}»; no da referencia.</numerusform>
                <numerusform>{n} preguntas de prueba admiten varias respuestas a «{question}»; no dan referencia.</numerusform>
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
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>{n} times a label was hidden and foretold from the rest, and no rule that suits these workers did that better than “{kept}”, by which it had a chance of {base}.</source>
            <extracomment>For one: {n} label was hidden and foretold from the rest, and no rule that suits these workers did that better than “{kept}”, by which it had a chance of {base}.</extracomment>
            <translation>
                <numerusform>Se ocultó {n} etiqueta y se predijo con el resto, y ninguna regla adecuada a estos anotadores lo hizo mejor que «{kept}», según la cual tenía una probabilidad del {base}.</numerusform>
                <numerusform>{n} veces se ocultó una etiqueta y se predijo con el resto, y ninguna regla adecuada a estos anotadores lo hizo mejor que «{kept}», según la cual tenía una probabilidad del {base}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>{n} times a label was hidden and foretold from the rest: it had a chance of {base} by “{kept}” and of {other} by “{rule}”. {often}</source>
            <extracomment>For one: {n} label was hidden and foretold from the rest: it had a chance of {base} by “{kept}” and of {other} by “{rule}”. {often}</extracomment>
            <translation>
                <numerusform>Se ocultó {n} etiqueta y se predijo con el resto: tenía una probabilidad del {base} según «{kept}» y del {other} según «{rule}». {often}</numerusform>
                <numerusform>{n} veces se ocultó una etiqueta y se predijo con el resto: tenía una probabilidad del {base} según «{kept}» y del {other} según «{rule}». {often}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>{n} times a worker answered an item more than once</source>
            <extracomment>For one: Once a worker answered an item more than once</extracomment>
            <translation>
                <numerusform>Una vez un anotador respondió a un elemento más de una vez</numerusform>
                <numerusform>{n} veces un anotador respondió a un elemento más de una vez</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/data.py" />
            <source>{n} times a worker answered the same item more than once</source>
            <extracomment>For one: {n} time a worker answered the same item more than once</extracomment>
            <translation>
                <numerusform>{n} vez un anotador respondió al mismo elemento más de una vez</numerusform>
                <numerusform>{n} veces un anotador respondió al mismo elemento más de una vez</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>{n} variables hold no list or table of numbers or text, and are left out.</source>
            <extracomment>For one: {n} variable holds no list or table of numbers or text, and is left out.</extracomment>
            <translation>
                <numerusform>{n} variable no contiene ninguna lista ni tabla de números o texto, y queda excluida.</numerusform>
                <numerusform>{n} variables no contienen ninguna lista ni tabla de números o texto, y quedan excluidas.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <location filename="../../crowdgui/ui/pages/item_detail.py" />
            <source>{n} votes</source>
            <extracomment>For one: {n} vote</extracomment>
            <translation>
                <numerusform>{n} voto</numerusform>
                <numerusform>{n} votos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/cluster_field.py" />
            <source>{n} worker processes with {threads} threads together</source>
            <extracomment>For one: {n} worker process with {threads} threads</extracomment>
            <translation>
                <numerusform>{n} proceso con {threads} hilos</numerusform>
                <numerusform>{n} procesos con {threads} hilos en total</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/agreement/report.py" />
            <location filename="../../crowdgui/io/report/charts/worker_scatter.py" />
            <location filename="../../crowdgui/text/run_summary.py" />
            <location filename="../../crowdgui/ui/pages/data_loaded.py" />
            <location filename="../../crowdgui/ui/plots/agreement_histogram.py" />
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <location filename="../../crowdgui/ui/plots/worker_scatter.py" />
            <location filename="../../crowdgui/ui/telling.py" />
            <source>{n} workers</source>
            <extracomment>For one: {n} worker</extracomment>
            <translation>
                <numerusform>{n} anotador</numerusform>
                <numerusform>{n} anotadores</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} workers agree less than chance</source>
            <extracomment>For one: {n} worker agrees less than chance</extracomment>
            <translation>
                <numerusform>{n} anotador coincide menos que respondiendo al azar</numerusform>
                <numerusform>{n} anotadores coinciden menos que respondiendo al azar</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/agreement/report.py" />
            <source>{n} workers agree on {low} to {high}</source>
            <extracomment>For one: {n} worker agrees on {low} to {high}</extracomment>
            <translation>
                <numerusform>{n} anotador con un acuerdo del {low} al {high}</numerusform>
                <numerusform>{n} anotadores con un acuerdo del {low} al {high}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/rules/scoring.py" />
            <source>{n} workers are judged by the gold answers, so the error on gold looks smaller than it is.</source>
            <extracomment>For one: {n} worker is judged by the gold answers, so the error on gold looks smaller than it is.</extracomment>
            <translation>
                <numerusform>{n} anotador se juzga por las respuestas de referencia, así que el error en la referencia parece menor de lo que es.</numerusform>
                <numerusform>{n} anotadores se juzgan por las respuestas de referencia, así que el error en la referencia parece menor de lo que es.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>{n} workers are left out with {given} of the {all} labels ({share}).</source>
            <extracomment>For one: {n} worker is left out with {given} of the {all} labels ({share}).</extracomment>
            <translation>
                <numerusform>{n} anotador queda excluido con {given} de las {all} etiquetas ({share}).</numerusform>
                <numerusform>{n} anotadores quedan excluidos con {given} de las {all} etiquetas ({share}).</numerusform>
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
            <location filename="../../crowdgui/ui/pages/worker_detail.py" />
            <source>{n} workers chosen</source>
            <extracomment>For one: {n} worker chosen</extracomment>
            <translation>
                <numerusform>{n} anotador elegido</numerusform>
                <numerusform>{n} anotadores elegidos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>{n} workers gave no label.</source>
            <extracomment>For one: {n} worker gave no label.</extracomment>
            <translation>
                <numerusform>{n} anotador no dio ninguna etiqueta.</numerusform>
                <numerusform>{n} anotadores no dieron ninguna etiqueta.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} workers give a single answer</source>
            <extracomment>For one: {n} worker gives a single answer</extracomment>
            <translation>
                <numerusform>{n} anotador da una sola respuesta</numerusform>
                <numerusform>{n} anotadores dan una sola respuesta</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/rules/weighted.py" />
            <source>{n} workers have no stated weight and count 0.</source>
            <extracomment>For one: {n} worker has no stated weight and counts 0.</extracomment>
            <translation>
                <numerusform>{n} anotador no tiene peso declarado y cuenta 0.</numerusform>
                <numerusform>{n} anotadores no tienen peso declarado y cuentan 0.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} workers have too few labels to judge.</source>
            <extracomment>For one: {n} worker has too few labels to judge.</extracomment>
            <translation>
                <numerusform>{n} anotador tiene demasiado pocas etiquetas para juzgarlo.</numerusform>
                <numerusform>{n} anotadores tienen demasiado pocas etiquetas para juzgarlos.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} workers look like guessing</source>
            <extracomment>For one: {n} worker looks like guessing</extracomment>
            <translation>
                <numerusform>{n} anotador parece responder al azar</numerusform>
                <numerusform>{n} anotadores parecen responder al azar</numerusform>
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
            <location filename="../../crowdgui/ui/pages/worker_partners.py" />
            <source>{n} workers share items with this one.</source>
            <extracomment>For one: {n} worker shares items with this one.</extracomment>
            <translation>
                <numerusform>{n} anotador comparte elementos con este.</numerusform>
                <numerusform>{n} anotadores comparten elementos con este.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>{n} workers were</source>
            <extracomment>For one: {n} worker were</extracomment>
            <translation>
                <numerusform>se excluyera a {n} anotador</numerusform>
                <numerusform>se excluyera a {n} anotadores</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>{n} wrong: at most {share}</source>
            <translation>{n} erróneas: como máximo el {share}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/frame.py" />
            <source>{n} {step}</source>
            <translation>{n} {step}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>{n} {unit}</source>
            <translation>{n} {unit}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/export_words.py" />
            <source>{n}, to the first class</source>
            <extracomment>For one: {n}, to the first class</extracomment>
            <translation>
                <numerusform>{n}, para la primera clase</numerusform>
                <numerusform>{n}, para la primera clase</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/convergence.py" />
            <location filename="../../crowdgui/ui/plots/convergence_plot.py" />
            <source>{objective} after each step</source>
            <translation>{objective} tras cada paso</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_answers.py" />
            <source>{own} of this worker, {others} of others.</source>
            <translation>{own} de este anotador, {others} de otros.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <source>{page} › {heading}</source>
            <translation>{page} › {heading}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>{paper}, theorem 1</source>
            <translation>{paper}, teorema 1</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>{paper}, theorem 3</source>
            <translation>{paper}, teorema 3</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>{paper}, theorem 4</source>
            <translation>{paper}, teorema 4</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>{part} of {whole}</source>
            <translation>{part} de {whole}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/cluster_output.py" />
            <source>{place} could not be written: {why}</source>
            <translation>No se pudo escribir {place}: {why}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/compare/calibration.py" />
            <source>{right} of {n} gold answers are met ({share}), and the rule is {sure} sure on average</source>
            <extracomment>For one: {right} of {n} gold answer is met ({share}), and the rule is {sure} sure on average</extracomment>
            <translation>
                <numerusform>Se acierta {right} de {n} respuesta de referencia ({share}), y la seguridad media de la regla es del {sure}</numerusform>
                <numerusform>Se aciertan {right} de {n} respuestas de referencia ({share}), y la seguridad media de la regla es del {sure}</numerusform>
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
            <location filename="../../crowdgui/ui/pages/export_preview.py" />
            <source>{rows}, {shown} of {n} columns</source>
            <translation>{rows}, {shown} de {n} columnas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/comparing.py" />
            <source>{rule} cannot run: {why}</source>
            <translation>{rule} no puede ejecutarse: {why}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>{rule} {error}</source>
            <translation>{rule} {error}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/telling.py" />
            <source>{rule} · {steps}</source>
            <translation>{rule} · {steps}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/study_panel.py" />
            <source>{rule}: {said}</source>
            <translation>{rule}: {said}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <source>{same} of {total} are right ({share}).</source>
            <translation>{same} de {total} son correctas ({share}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>{same} of {total} labels are the final label ({share}).</source>
            <translation>{same} de {total} etiquetas son la etiqueta final ({share}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>{seen} seen,
{expected} expected</source>
            <translation>{seen} observados,
{expected} esperados</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>{sentence} Confidence is {off} off on average. Its Brier score, 0 for a rule that is sure and right, is {brier}.</source>
            <translation>{sentence} La confianza se desvía de media un {off}. Su puntuación de Brier, 0 para una regla segura y acertada, es {brier}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>{share} ({low} to {high})</source>
            <translation>{share} (de {low} a {high})</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/report.py" />
            <source>{share} of the labels compared are “{name}”. Where nearly all are of one class, two workers agree often by chance alone: alpha and kappa can be near 0 although they agree on most items. Read percent agreement, AC1 and the agreement by class beside them.</source>
            <translation>El {share} de las etiquetas comparadas son «{name}». Cuando casi todas son de una clase, dos anotadores coinciden a menudo solo por azar: alfa y kappa pueden estar cerca de 0 aunque coincidan en la mayoría de los elementos. Lea junto a ellos el porcentaje de acuerdo, el AC1 y el acuerdo por clase.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/improvements.py" />
            <source>{share} of the labels go</source>
            <translation>se pierde el {share} de las etiquetas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/headline.py" />
            <source>{share} of these labels are wrong.</source>
            <translation>El {share} de estas etiquetas son erróneas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_partners.py" />
            <source>{share} of {n}</source>
            <translation>{share} de {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_preview.py" />
            <source>{shown} of {n} rows</source>
            <translation>{shown} de {n} filas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/headline.py" />
            <source>{source}, at {confidence} confidence. It holds if every worker errs independently, is as often right on every class and item, and did not choose the items. The check found nothing against that, but labels cannot show a rare class that all miss, or a guideline misread.</source>
            <translation>{source}, con una confianza del {confidence}. Se cumple si cada anotador se equivoca de forma independiente, acierta con la misma frecuencia en todas las clases y elementos, y no eligió los elementos. La comprobación no encontró nada en contra, pero las etiquetas no pueden mostrar una clase rara que nadie ve ni una guía mal entendida.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/rules/em_fit.py" />
            <source>{starts} starts gave different labels on {n} items; the fit with the highest likelihood is shown.</source>
            <extracomment>For one: {starts} starts gave different labels on {n} item; the fit with the highest likelihood is shown.</extracomment>
            <translation>
                <numerusform>{starts} inicios dieron etiquetas distintas en {n} elemento; se muestra el ajuste de mayor verosimilitud.</numerusform>
                <numerusform>{starts} inicios dieron etiquetas distintas en {n} elementos; se muestra el ajuste de mayor verosimilitud.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/em_fit.py" />
            <source>{starts} starts gave the same labels.</source>
            <translation>{starts} inicios dieron las mismas etiquetas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/tour_card.py" />
            <source>{step} of {steps}</source>
            <translation>{step} de {steps}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>{verdict}: spread {ratio} times the expected, pairs {distance} apart</source>
            <translation>{verdict}: dispersión {ratio} (esperada, 1), distancia de los pares {distance}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>{votes}: {seen} seen, {expected} expected</source>
            <translation>{votes}: {seen} observados, {expected} esperados</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/user_inputs.py" />
            <source>{what} is stated twice. Keep one row for it.</source>
            <translation>{what} se declara dos veces. Deje una sola fila.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/outcome.py" />
            <source>{which} and was left out; labels and decisions are whole. Save the project under another name, then run the rule again.</source>
            <translation>{which} y se ha omitido; las etiquetas y las decisiones están completas. Guarde el proyecto con otro nombre y ejecute la regla de nuevo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <source>{who}, gold</source>
            <translation>{who}, referencia</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>{why} If you go on it is lost.</source>
            <translation>{why} Si sigue, se pierde.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>{words} are read as classes, not as missing answers</source>
            <translation>{words} se leen como clases, no como respuestas que faltan</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <location filename="../../crowdgui/text/run_summary.py" />
            <location filename="../../crowdgui/text/translation.py" />
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>{words}.</source>
            <translation>{words}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>{words}: in the gold answers, but given by no worker</source>
            <translation>{words}: en las respuestas de referencia, pero ningún anotador las dio</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/chips.py" />
            <source>{words}; this worker is flagged</source>
            <translation>{words}; este anotador tiene alerta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>{word} counts as no answer: {n} of {cells} cells ({share}).</source>
            <translation>{word} cuenta como sin respuesta: {n} de {cells} celdas ({share}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_loaded.py" />
            <source>{workers} down, {items} across, in the order of the file. Grey: no label; the colour is the class.</source>
            <translation>{workers} de arriba abajo, {items} de izquierda a derecha, en el orden del archivo. Gris: sin etiqueta; el color es la clase.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>{workers} workers by {classes} classes are too many to simulate.</source>
            <translation>{workers} anotadores por {classes} clases son demasiados para simular.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>{workers} workers, {classes} classes and {kinds} kinds of items are too many for this rule to hold in memory. Choose pooled EM, or fewer kinds.</source>
            <translation>{workers} anotadores, {classes} clases y {kinds} tipos de elementos son demasiados para que esta regla los tenga en memoria. Elija EM agrupado, o menos tipos.</translation>
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
            <source>{worker}, left out: this vote does not count</source>
            <translation>{worker}, excluido: este voto no cuenta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/chips.py" />
            <source>{worker}, weight {weight} of the largest</source>
            <translation>{worker}, peso: {weight} del mayor</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/worker_scatter.py" />
            <source>{worker}: agrees on {share}, {labels}</source>
            <translation>{worker}: coincide en el {share}, {labels}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/telling.py" />
            <source>{work} was cancelled.</source>
            <translation>{work}: cancelado.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>{wrong} of {known}</source>
            <translation>{wrong} de {known}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>{wrong} wrong labels in a sample of {sample} out of {items} items cannot be; correct the numbers.</source>
            <translation>No puede haber {wrong} etiquetas erróneas en una muestra de {sample} sacada de {items} elementos; corrija los números.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/inception.py" />
            <source>“No label” is a class</source>
            <translation>«Sin etiqueta» es una clase</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/confusion_view.py" />
            <source>“{answer}” given to {n} of {all} {items} ({share})</source>
            <translation>«{answer}» dada a {n} de {all} {items} ({share})</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/comparison.py" />
            <source>“{best}” has fewer gold answers wrong than “{other}”, beyond noise: {wrong} of {known} ({share}).</source>
            <translation>«{best}» tiene menos respuestas de referencia erróneas que «{other}», más allá del ruido: {wrong} de {known} ({share}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/user_inputs.py" />
            <source>“{found}” for {what} is no number.</source>
            <translation>«{found}» para {what} no es un número.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>“{found}” is no number.</source>
            <translation>«{found}» no es un número.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>“{key}” cannot be simulated; there are {known}.</source>
            <translation>«{key}» no se puede simular; hay {known}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/peerannot.py" />
            <source>“{key}” holds no answers by name, as in {example}.</source>
            <translation>«{key}» no contiene respuestas por nombre, como en {example}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>“{label}” wins with confidence {share}.</source>
            <translation>«{label}» gana con una confianza del {share}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>“{label}” wins with {share} of the votes behind it, which is no probability.</source>
            <translation>«{label}» gana con el {share} de los votos a su favor, lo que no es una probabilidad.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/archive.py" />
            <source>“{member}” would be more than {most} times its packed size. Such archives are made to fill the memory.</source>
            <translation>«{member}» ocuparía más de {most} veces su tamaño comprimido. Esos archivos están hechos para llenar la memoria.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <location filename="../../crowdgui/io/cluster/parts.py" />
            <location filename="../../crowdgui/io/importing/recipes.py" />
            <location filename="../../crowdgui/io/importing/sources.py" />
            <location filename="../../crowdgui/text/flags.py" />
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>“{name}”</source>
            <translation>«{name}»</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>“{name}”, {reason}</source>
            <translation>«{name}», {reason}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>“{question}” has {n} labels</source>
            <extracomment>For one: “{question}” has {n} label</extracomment>
            <translation>
                <numerusform>«{question}» tiene {n} etiqueta</numerusform>
                <numerusform>«{question}» tiene {n} etiquetas</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/xlsx_file.py" />
            <source>“{sheet}” has {n} columns, but a sheet of a workbook ends at column {most}. Choose CSV or Parquet.</source>
            <translation>«{sheet}» tiene {n} columnas, pero una hoja de un libro acaba en la columna {most}. Elija CSV o Parquet.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/xlsx_file.py" />
            <source>“{sheet}” has {n} rows and a header, but a sheet of a workbook ends at row {most}. Choose CSV or Parquet.</source>
            <translation>«{sheet}» tiene {n} filas y un encabezado, pero una hoja de un libro acaba en la fila {most}. Elija CSV o Parquet.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/xlsx_file.py" />
            <source>“{sheet}”, {place}, row {row}: this text has {n} characters, but a cell of a workbook holds {most}. Choose CSV or Parquet.</source>
            <translation>«{sheet}», {place}, fila {row}: este texto tiene {n} caracteres, pero una celda de un libro admite {most}. Elija CSV o Parquet.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>“{word}”</source>
            <translation>«{word}»</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>“{word}” and “{usual}”</source>
            <translation>«{word}» y «{usual}»</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>“{word}” is read as a class, not as a missing answer</source>
            <translation>«{word}» se lee como clase, no como respuesta que falta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>… then at most this share of all {n} is wrong, at {confidence} confidence.</source>
            <translation>… entonces, como máximo esta proporción de las {n} es errónea, con una confianza del {confidence}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>−1</source>
            <translation>−1</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>▲ marks workers who are flagged, ✕ those left out.</source>
            <translation>▲ señala anotadores con alerta; ✕, los excluidos.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>▲ marks workers who are flagged.</source>
            <translation>▲ señala anotadores con alerta.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_detail.py" />
            <source>✕ marks workers left out, whose votes do not count.</source>
            <translation>✕ señala anotadores excluidos, cuyos votos no cuentan.</translation>
        </message>
    </context>
</TS>
