<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
    <context>
        <name>CrowdGUI</name>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source> (at least {low}; possibly no number is enough)</source>
            <translation> (mindestens {low}; möglicherweise reicht keine Zahl)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source> ({low} to {high})</source>
            <translation> ({low} bis {high})</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;About CrowdGUI</source>
            <translation>Ü&amp;ber CrowdGUI</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Cancel</source>
            <translation>A&amp;bbrechen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Colours</source>
            <translation>&amp;Farben</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Copy table</source>
            <translation>Tabelle &amp;kopieren</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Dark</source>
            <translation>&amp;Dunkel</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Edit</source>
            <translation>&amp;Bearbeiten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Export…</source>
            <translation>E&amp;xportieren…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;File</source>
            <translation>&amp;Datei</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Find…</source>
            <translation>&amp;Suchen…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Go to</source>
            <translation>&amp;Gehe zu</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Help</source>
            <translation>&amp;Hilfe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Help on this</source>
            <translation>Hilfe h&amp;ierzu</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;History…</source>
            <translation>&amp;Verlauf…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Light</source>
            <translation>&amp;Hell</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/session_menus.py" />
            <source>&amp;Next question</source>
            <translation>&amp;Nächste Frage</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Open…</source>
            <translation>Ö&amp;ffnen…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Paste labels</source>
            <translation>Labels &amp;einfügen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/session_menus.py" />
            <source>&amp;Previous question</source>
            <translation>&amp;Vorige Frage</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Question</source>
            <translation>F&amp;rage</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Quit</source>
            <translation>&amp;Beenden</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Run</source>
            <translation>A&amp;usführen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Run rule</source>
            <translation>&amp;Regel ausführen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Save project</source>
            <translation>Projekt &amp;speichern</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Settings…</source>
            <translation>&amp;Einstellungen…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Simulate crowds…</source>
            <translation>&amp;Crowds simulieren…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Theory of the guarantees</source>
            <translation>&amp;Theorie der Garantien</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Use the rule selected in Compare</source>
            <translation>In „&amp;Vergleichen“ gewählte Regel verwenden</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;View</source>
            <translation>&amp;Ansicht</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>(empty)</source>
            <translation>(leer)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>(missing value)</source>
            <translation>(fehlender Wert)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/long_table.py" />
            <source>(no name)</source>
            <translation>(kein Name)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/translation.py" />
            <source>, </source>
            <translation>, </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>, column “{column}”</source>
            <translation>, Spalte „{column}“</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>, line {line}</source>
            <translation>, Zeile {line}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>, which is tied on {n} items.</source>
            <extracomment>For one: , which is tied on {n} item.</extracomment>
            <translation>
                <numerusform>, bei der bei {n} Item Gleichstand herrscht.</numerusform>
                <numerusform>, bei der bei {n} Items Gleichstand herrscht.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/peerannot.py" />
            <source>-1 means no label</source>
            <translation>-1 bedeutet kein Label</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>0</source>
            <translation>0</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>0 is read as a label in {n} of {cells} cells ({share}). If it means “no label”, add it to the missing values.</source>
            <translation>0 wird in {n} von {cells} Zellen ({share}) als Label gelesen. Wenn es „kein Label“ bedeutet, fügen Sie es den fehlenden Werten hinzu.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>1</source>
            <translation>1</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>1 in {n} attentive workers</source>
            <translation>1 von {n} aufmerksamen Workern</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>1 in {n} guessers</source>
            <translation>1 von {n} Ratenden</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>1 in {n} workers</source>
            <translation>1 von {n} Workern</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>1,920 simulated labels with the texts; a third of the items are hard</source>
            <translation>1.920 simulierte Labels mit den Texten; ein Drittel der Items ist schwer</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/curves.py" />
            <source>10% are above</source>
            <translation>10 % liegen darüber</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/curves.py" />
            <source>10% are below</source>
            <translation>10 % liegen darunter</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>10,800 simulated labels that get a guarantee</source>
            <translation>10.800 simulierte Labels, für die es eine Garantie gibt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>4,200 simulated labels by eight people and four models</source>
            <translation>4.200 simulierte Labels von acht Menschen und vier Modellen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>6,000 simulated labels; six of 40 workers are unreliable</source>
            <translation>6.000 simulierte Labels; sechs von 40 Workern sind unzuverlässig</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <source>95% interval</source>
            <translation>95-%-Intervall</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>95% interval {low} to {high}, by {mistakes} on {items}.</source>
            <translation>95-%-Intervall {low} bis {high}, nach {mistakes} bei {items}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/translation.py" />
            <source>; </source>
            <translation>; </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <source>A blank box counts as one that is not ticked: {columns}.</source>
            <translation>Ein leeres Kästchen zählt als nicht angekreuzt: {columns}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>A bound computed from estimated accuracies. It is an estimate and never becomes the guarantee.</source>
            <translation>Eine Schranke, berechnet aus geschätzten Genauigkeiten. Sie ist eine Schätzung und wird nie zur Garantie.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>A bound from an audit of a random sample. It needs no worker model.</source>
            <translation>Eine Schranke aus dem Audit einer Zufallsstichprobe. Sie braucht kein Worker-Modell.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>A bound from how often workers agree. It accounts for random error.</source>
            <translation>Eine Schranke daraus, wie oft Worker übereinstimmen. Sie berücksichtigt den Zufallsfehler.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>A bound from how workers did on gold items. It accounts for random error.</source>
            <translation>Eine Schranke daraus, wie Worker bei Gold-Items abschnitten. Sie berücksichtigt den Zufallsfehler.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>A cell is longer than {limit} million characters. A quotation mark may not be closed.</source>
            <translation>Eine Zelle ist länger als {limit} Millionen Zeichen. Womöglich ist ein Anführungszeichen nicht geschlossen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/column_encoder.py" />
            <source>A column holds more than {n} GB of text that differs from row to row. Remove that column, or split the file.</source>
            <translation>Eine Spalte enthält mehr als {n} GB Text, der sich von Zeile zu Zeile unterscheidet. Entfernen Sie diese Spalte oder teilen Sie die Datei.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse.py" />
            <source>A detail of one of several choices</source>
            <translation>Eine Angabe zu einer von mehreren Auswahlen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>A folder can’t have this name. Choose another.</source>
            <translation>Ein Ordner dieses Namens ist nicht möglich. Wählen Sie einen anderen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>A folder of Parquet files, or an address such as s3://…</source>
            <translation>Ordner mit Parquet-Dateien oder Adresse wie s3://…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>A folder that doesn’t exist yet</source>
            <translation>Ein Ordner, den es noch nicht gibt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/read_labels.py" />
            <source>A gold file covers one question. Choose only that question, or remove the file.</source>
            <translation>Eine Golddatei gilt für eine Frage. Wählen Sie nur diese Frage oder entfernen Sie die Datei.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>A guarantee</source>
            <translation>Eine Garantie</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>A guesser would agree on {chance}.</source>
            <translation>Jemand, der rät, würde bei {chance} übereinstimmen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>A known error rate</source>
            <translation>Eine bekannte Fehlerrate</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>A label counts as a mistake if it differs from the people’s final label.</source>
            <translation>Ein Label zählt als Fehler, wenn es vom Endlabel der Menschen abweicht.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>A label refers to an item, a worker or a class without a name.</source>
            <translation>Ein Label verweist auf ein Item, einen Worker oder eine Klasse ohne Namen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>A later run gave other labels. Each of them counts as wrong.</source>
            <translation>Ein späterer Lauf ergab andere Labels. Jedes davon zählt als falsch.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse.py" />
            <source>A number with many values, not a class</source>
            <translation>Eine Zahl mit vielen Werten, keine Klasse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>A pattern in the labels that an attentive worker would rarely show. It is a reason to look, not proof.</source>
            <translation>Ein Muster in den Labels, das sich bei einem aufmerksamen Worker selten zeigen würde. Es ist ein Anlass hinzusehen, kein Beweis.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/timing.py" />
            <source>A pause of half an hour ends a session.</source>
            <translation>Eine Pause von einer halben Stunde beendet eine Sitzung.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/surveys/qualtrics.py" />
            <source>A preview or test of the survey</source>
            <translation>Eine Vorschau oder ein Test der Umfrage</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>A quotation mark opens here and is never closed. Close it, or remove it.</source>
            <translation>Hier öffnet sich ein Anführungszeichen, das nie geschlossen wird. Schließen Sie es oder entfernen Sie es.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>A range that contains, in 95 of 100 cases, the value that more labels of the same kind would converge to.</source>
            <translation>Ein Bereich, der in 95 von 100 Fällen den Wert enthält, dem sich mehr gleichartige Labels nähern würden.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>A reviewer set the final label</source>
            <translation>Ein Prüfer hat das Endlabel gesetzt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>A reviewer wrote a note</source>
            <translation>Ein Prüfer hat eine Notiz geschrieben</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>A rule turns all labels of an item into one final label. The suggested rule has run automatically; the curve shows how the labels converged.</source>
            <translation>Eine Regel macht aus allen Labels eines Items ein Endlabel. Die vorgeschlagene Regel ist automatisch gelaufen; die Kurve zeigt, wie die Labels konvergierten.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>A sample of {size} can’t be drawn. Choose from {low} to {high} items.</source>
            <translation>Eine Stichprobe von {size} lässt sich nicht ziehen; wählen Sie {low} bis {high} Items.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>A separate probability per item</source>
            <translation>Eigene Wahrscheinlichkeit je Item</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>A separate probability per worker</source>
            <translation>Eigene Wahrscheinlichkeit je Worker</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>A simpler model needs fewer gold items per worker.</source>
            <translation>Ein einfacheres Modell braucht weniger Gold-Items je Worker.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>A table of the workers that are models, with kind, family and version if known</source>
            <translation>Eine Tabelle der Worker, die Modelle sind, mit Art, Familie und Version, wenn bekannt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>A table with this layout has no {role} column.</source>
            <translation>Eine Tabelle mit dieser Anordnung hat keine Spalte „{role}“.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/worker_scatter.py" />
            <source>A typical worker agrees with the others on {typical} of items; a guesser would on {chance}. Of workers who do as well as the typical one, 95% are in the band.</source>
            <translation>Ein typischer Worker stimmt bei {typical} der Items mit den anderen überein, jemand, der rät, bei {chance}. Von Workern, die ebenso gut sind wie der typische, liegen 95 % im Band.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>A typical worker would choose a different class for about {others} of these items; {rarely} would choose one this rarely ({corrected}).</source>
            <translation>Ein typischer Worker würde bei etwa {others} dieser Items eine andere Klasse wählen; {rarely} würde so selten eine andere wählen ({corrected}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_text.py" />
            <source>A value is longer than {n} million characters. The file isn’t an export of labels.</source>
            <translation>Ein Wert ist länger als {n} Millionen Zeichen. Die Datei ist kein Export von Labels.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>A value that the error rate doesn’t exceed, if the assumptions of the bound hold.</source>
            <translation>Ein Wert, den die Fehlerrate nicht überschreitet, wenn die Annahmen der Schranke gelten.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>A worker</source>
            <translation>Ein Worker</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>About CrowdGUI</source>
            <translation>Über CrowdGUI</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/theory.py" />
            <source>Accepted risk</source>
            <translation>Akzeptiertes Risiko</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>Accepted risk (δ)</source>
            <translation>Akzeptiertes Risiko (δ)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/theory.py" />
            <source>Accepted risk that it is higher</source>
            <translation>Akzeptiertes Risiko, dass sie höher ist</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/acceptance.py" />
            <source>Accepted without looking: about {n}</source>
            <translation>Ohne Ansehen angenommen: etwa {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>Accepted: none</source>
            <translation>Angenommen: keine</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>Accepted: {n}, confidence {share} or more</source>
            <translation>Angenommen: {n}, Konfidenz mindestens {share}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>According to the estimated accuracies, at most this share of the final labels is wrong on average.</source>
            <translation>Den geschätzten Genauigkeiten nach ist im Mittel höchstens dieser Anteil der Endlabels falsch.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>According to the rule’s confidence, no single check would fix much.</source>
            <translation>Nach der Konfidenz der Regel würde keine einzelne Prüfung viel korrigieren.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Accuracies</source>
            <translation>Genauigkeiten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Accuracies of workers</source>
            <translation>Genauigkeiten der Worker</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/text/model_cards.py" />
            <location filename="../../crowdgui/text/simulation.py" />
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Accuracy</source>
            <translation>Genauigkeit</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Accuracy of iterative rules</source>
            <translation>Genauigkeit iterativer Regeln</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Add at least one label.</source>
            <translation>Fügen Sie mindestens ein Label hinzu.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Add files of labels</source>
            <translation>Dateien mit Labels hinzufügen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Add files…</source>
            <translation>Dateien hinzufügen…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>Add labels</source>
            <translation>Labels hinzufügen</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Add {n} workers like these</source>
            <extracomment>For one: Add {n} worker like these</extracomment>
            <translation>
                <numerusform>{n} Worker wie diese hinzufügen</numerusform>
                <numerusform>{n} Worker wie diese hinzufügen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Added to every count of a worker’s confusion matrix, so that none is 0.</source>
            <translation>Wird zu jeder Zahl in der Konfusionsmatrix eines Workers addiert, damit keine 0 ist.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Added to every count of labels on gold items, because a few gold items say little.</source>
            <translation>Wird zu jeder Anzahl von Labels bei Gold-Items addiert, da wenige Gold-Items wenig aussagen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Added to the votes for the first class; below 0 it favours the second.</source>
            <translation>Wird zu den Stimmen für die erste Klasse addiert; unter 0 begünstigt es die zweite.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Address</source>
            <translation>Adresse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/shared_parts.py" />
            <source>Address of the cluster</source>
            <translation>Adresse des Clusters</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Adversarial workers</source>
            <translation>Gegnerische Worker</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>After the audit, the rule with the fewest mistakes in it can be used and the guarantee still holds. It costs more items to check, fewest with the recommended rule.</source>
            <translation>Nach dem Audit kann die Regel mit den wenigsten Fehlern darin verwendet werden, und die Garantie gilt weiterhin. Das kostet mehr nachzuprüfende Items, am wenigsten mit der empfohlenen Regel.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/peers.py" />
            <source>Agree</source>
            <translation>Einig</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Agreeing pairs</source>
            <translation>Übereinstimmende Paare</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <location filename="../../crowdgui/text/worker_columns.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>Agreement</source>
            <translation>Übereinstimmung</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Agreement among people</source>
            <translation>Übereinstimmung der Menschen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Agreement between the two</source>
            <translation>Übereinstimmung der beiden</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <location filename="../../crowdgui/ui/pages/labels/agreement_panel.py" />
            <source>Agreement between workers</source>
            <translation>Übereinstimmung zwischen Workern</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Agreement beyond chance between two workers on the items they share: 0 is the chance level, 1 is full agreement. This is the mean over all pairs that share 10 or more items, weighted by the number of shared items; with fewer items, the chance level can’t be estimated.</source>
            <translation>Übereinstimmung zweier Worker über den Zufall hinaus bei ihren gemeinsamen Items: 0 ist das Zufallsniveau, 1 volle Übereinstimmung. Dies ist der Mittelwert über alle Paare mit mindestens 10 gemeinsamen Items, gewichtet mit der Zahl ihrer gemeinsamen Items; bei weniger Items lässt sich das Zufallsniveau nicht schätzen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Agreement beyond chance, for items that all have the same number of labels: 0 is the chance level, 1 is full agreement.</source>
            <translation>Übereinstimmung über den Zufall hinaus, für Items mit jeweils gleich vielen Labels: 0 ist das Zufallsniveau, 1 volle Übereinstimmung.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Agreement beyond chance: 0 is the chance level, 1 is full agreement.</source>
            <translation>Übereinstimmung über den Zufall hinaus: 0 ist das Zufallsniveau, 1 volle Übereinstimmung.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Agreement beyond chance: 0 is the chance level, 1 is full agreement. The chance level stays low even if nearly all labels are one class, so that doesn’t mislead it.</source>
            <translation>Übereinstimmung über den Zufall hinaus: 0 ist das Zufallsniveau, 1 volle Übereinstimmung. Das Zufallsniveau bleibt niedrig, auch wenn fast alle Labels zu einer Klasse gehören, und lässt sich davon nicht täuschen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Agreement by class</source>
            <translation>Übereinstimmung nach Klasse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/worker_scatter.py" />
            <source>Agreement by number of labels</source>
            <translation>Übereinstimmung nach Anzahl der Labels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Agreement by pair of workers</source>
            <translation>Übereinstimmung nach Paar von Workern</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/agreement_panel.py" />
            <source>Agreement coefficients</source>
            <translation>Übereinstimmungskoeffizienten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Agreement of each pair of workers</source>
            <translation>Übereinstimmung von je zwei Workern</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Agreement of pairs</source>
            <translation>Übereinstimmung von Paaren</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Agreement on all items</source>
            <translation>Übereinstimmung bei allen Items</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Agreement per item</source>
            <translation>Übereinstimmung je Item</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>Agreement per pair</source>
            <translation>Übereinstimmung je Paar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Agreement tables</source>
            <translation>Tabellen der Übereinstimmung</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Agreement varies only {ratio} times as much between items as it would for independent workers.</source>
            <translation>Die Übereinstimmung schwankt zwischen Items nur {ratio}-mal so stark wie bei unabhängigen Workern.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Agreement varies {ratio} times as much between items as it would for independent workers. Some items are harder than others, or workers make the same mistakes.</source>
            <translation>Die Übereinstimmung schwankt zwischen Items {ratio}-mal so stark wie bei unabhängigen Workern. Manche Items sind schwerer als andere, oder Worker machen dieselben Fehler.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Agreement with models</source>
            <translation>Übereinst. mit Modellen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Agreement with people</source>
            <translation>Übereinst. mit Menschen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/histograms.py" />
            <source>Agreement with the others</source>
            <translation>Übereinstimmung mit den anderen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Agrees less often than a guesser would: {rarely} would agree this rarely ({corrected}).</source>
            <translation>Stimmt seltener überein als jemand, der rät; {rarely} würde so selten übereinstimmen ({corrected}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Agrees with the other models on {m} of {n} items, {share} ({low} to {high}).</source>
            <translation>Stimmt bei {m} von {n} Items mit den anderen Modellen überein, {share} ({low} bis {high}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Agrees with the other people on {m} of {n} items, {share} ({low} to {high}).</source>
            <translation>Stimmt bei {m} von {n} Items mit den anderen Menschen überein, {share} ({low} bis {high}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Agrees with the others on {m} of {n} items, {share} ({low} to {high}).</source>
            <translation>Stimmt bei {m} von {n} Items mit den anderen überein, {share} ({low} bis {high}).</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/flags.py" />
            <source>Agrees with {who} against the rest on {n} items, and careful rules side with them: not flagged as copying. Review some of these items.</source>
            <extracomment>For one: Agrees with {who} against the rest on {n} item, and careful rules side with them: not flagged as copying. Review some of these items.</extracomment>
            <translation>
                <numerusform>Stimmt bei {n} Item mit {who} gegen die übrigen überein, und vorsichtige Regeln geben beiden recht: nicht als Abschreiben gekennzeichnet. Prüfen Sie dieses Item.</numerusform>
                <numerusform>Stimmt bei {n} Items mit {who} gegen die übrigen überein, und vorsichtige Regeln geben beiden recht: nicht als Abschreiben gekennzeichnet. Prüfen Sie einige dieser Items.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/flags.py" />
            <source>Agrees with {who} against the rest on {n} items, and is right on {right} of the {known} with a known class: not flagged as copying.</source>
            <extracomment>For one: Agrees with {who} against the rest on {n} item, and is right on {right} of the {known} with a known class: not flagged as copying.</extracomment>
            <translation>
                <numerusform>Stimmt bei {n} Item mit {who} gegen die übrigen überein und liegt bei {right} von {known} mit bekannter Klasse richtig: nicht als Abschreiben gekennzeichnet.</numerusform>
                <numerusform>Stimmt bei {n} Items mit {who} gegen die übrigen überein und liegt bei {right} von {known} mit bekannter Klasse richtig: nicht als Abschreiben gekennzeichnet.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>All</source>
            <translation>Alle</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>All bounds</source>
            <translation>Alle Schranken</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/audit_dialog.py" />
            <source>All disagreements are settled.</source>
            <translation>Alle Unstimmigkeiten sind geklärt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>All equal</source>
            <translation>Alle gleich</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/shared_parts.py" />
            <source>All files (*)</source>
            <translation>Alle Dateien (*)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <source>All flagged workers are excluded.</source>
            <translation>Alle auffälligen Worker sind ausgeschlossen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <source>All have run</source>
            <translation>Alle sind gelaufen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>All items agree alike, so there is no interval.</source>
            <translation>Bei allen Items ist die Übereinstimmung gleich; daher gibt es kein Intervall.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/audit_dialog.py" />
            <source>All items are audited a second time.</source>
            <translation>Alle Items sind ein zweites Mal geprüft.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/audit_dialog.py" />
            <source>All items are audited. Close to see what can be accepted.</source>
            <translation>Alle Items sind geprüft. Schließen Sie das Fenster, um zu sehen, was angenommen werden kann.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/bars.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/way_parts.py" />
            <source>All items, from the most to the least confident</source>
            <translation>Alle Items, von der höchsten zur niedrigsten Konfidenz</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>All labels are the same class, so there is nothing to compare.</source>
            <translation>Alle Labels gehören zu einer Klasse, daher gibt es nichts zu vergleichen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>All labels are the same class, so there is nothing to distinguish.</source>
            <translation>Alle Labels gehören zu einer Klasse, daher gibt es nichts zu unterscheiden.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>All labels are the same class, so workers can’t be compared.</source>
            <translation>Alle Labels gehören zu derselben Klasse, daher lassen sich Worker nicht vergleichen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>All labels are the same class, so workers’ mistakes can’t be assessed.</source>
            <translation>Alle Labels gehören zur selben Klasse, daher lassen sich Fehler der Worker nicht beurteilen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>All labels compared are of one class.</source>
            <translation>Alle verglichenen Labels gehören zu einer Klasse.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>All labels have at least {sure} confidence</source>
            <translation>Alle Labels haben mindestens {sure} Konfidenz</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/labelbox.py" />
            <source>All labels mark parts of items, such as boxes or words. CrowdGUI needs labels of whole items.</source>
            <translation>Alle Labels markieren Teile von Items, etwa Kästen oder Wörter. CrowdGUI braucht Labels ganzer Items.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>All of them are gold.</source>
            <translation>Alle davon sind Gold.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>All of them make the same mistakes.</source>
            <translation>Alle machen dieselben Fehler.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>All options of this rule are at their defaults.</source>
            <translation>Alle Optionen dieser Regel haben ihre Standardwerte.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/compare.py" />
            <source>All rules are within {between} of each other on {n} gold items, too few to show that one is best.</source>
            <extracomment>For one: All rules are within {between} of each other on {n} gold item, too few to show that one is best.</extracomment>
            <translation>
                <numerusform>Alle Regeln liegen bei {n} Gold-Item höchstens {between} auseinander; das ist zu wenig, um zu zeigen, dass eine die beste ist.</numerusform>
                <numerusform>Alle Regeln liegen bei {n} Gold-Items höchstens {between} auseinander; das sind zu wenige, um zu zeigen, dass eine die beste ist.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>All rules give every item the same label.</source>
            <translation>Alle Regeln geben jedem Item dasselbe Label.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>All rules give the same labels.</source>
            <translation>Alle Regeln geben dieselben Labels.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/compare.py" />
            <source>All rules have {wrong} of {n} gold items wrong, so gold shows no difference between them.</source>
            <extracomment>For one: All rules have {wrong} of {n} gold item wrong, so gold shows no difference between them.</extracomment>
            <translation>
                <numerusform>Alle Regeln haben {wrong} von {n} Gold-Item falsch; Gold zeigt also keinen Unterschied zwischen ihnen.</numerusform>
                <numerusform>Alle Regeln haben {wrong} von {n} Gold-Items falsch; Gold zeigt also keinen Unterschied zwischen ihnen.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipe_row.py" />
            <source>All settings on these pages, for the next file with the same columns.</source>
            <translation>Alle Einstellungen auf diesen Seiten, für die nächste Datei mit denselben Spalten.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>All workers</source>
            <translation>Alle Worker</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>All {n} drawn items are checked</source>
            <extracomment>For one: The drawn item is checked</extracomment>
            <translation>
                <numerusform>Das gezogene Item ist geprüft</numerusform>
                <numerusform>Alle {n} gezogenen Items sind geprüft</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>All {n} drawn labels were checked</source>
            <translation>Alle {n} gezogenen Labels wurden geprüft</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>All {n} final labels have a confidence of at least {sure}.</source>
            <extracomment>For one: The final label has a confidence of at least {sure}.</extracomment>
            <translation>
                <numerusform>Das Endlabel hat eine Konfidenz von mindestens {sure}.</numerusform>
                <numerusform>Alle {n} Endlabels haben eine Konfidenz von mindestens {sure}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items/page.py" />
            <source>All {n} items</source>
            <extracomment>For one: {n} item</extracomment>
            <translation>
                <numerusform>{n} Item</numerusform>
                <numerusform>Alle {n} Items</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>All {n} items are reviewed</source>
            <extracomment>For one: The item is reviewed</extracomment>
            <translation>
                <numerusform>Das Item ist durchgesehen</numerusform>
                <numerusform>Alle {n} Items sind durchgesehen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>All {n} rows of the file.</source>
            <extracomment>For one: The only row of the file.</extracomment>
            <translation>
                <numerusform>Die einzige Zeile der Datei.</numerusform>
                <numerusform>Alle {n} Zeilen der Datei.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>All {n} workers are models.</source>
            <translation>Alle {n} Worker sind Modelle.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Alpha</source>
            <translation>Alpha</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <source>Alpha against the rest</source>
            <translation>Alpha gegen die übrigen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Alpha for classes that are amounts: two labels disagree by the square of their difference. It is not meaningful if the numbers are only names of classes.</source>
            <translation>Alpha für Klassen, die Mengen sind: Zwei Labels widersprechen sich um das Quadrat ihrer Differenz. Nicht aussagekräftig, wenn die Zahlen nur Namen von Klassen sind.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Alpha for ordered classes, in the order in which they are listed: labels far apart disagree more than neighbours. It is not meaningful if the classes have no order.</source>
            <translation>Alpha für geordnete Klassen, in der Reihenfolge, in der sie aufgeführt sind: Labels, die weit auseinanderliegen, widersprechen sich stärker als Nachbarn. Nicht aussagekräftig, wenn die Klassen keine Rangfolge haben.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Also show the next items’ pictures</source>
            <translation>Auch die Bilder der nächsten Items zeigen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <source>Amazon MTurk results</source>
            <translation>Amazon-MTurk-Ergebnisse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>An aggregation rule turns the labels of an item into its final label.</source>
            <translation>Eine Aggregationsregel macht aus den Labels eines Items sein Endlabel.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/export/export_text.py" />
            <source>An apostrophe was added to {n} cells, so that no spreadsheet runs them as formulas.</source>
            <extracomment>For one: An apostrophe was added to {n} cell, so that no spreadsheet runs it as a formula.</extracomment>
            <translation>
                <numerusform>{n} Zelle wurde ein Apostroph vorangestellt, damit keine Tabellenkalkulation sie als Formel ausführt.</numerusform>
                <numerusform>{n} Zellen wurde ein Apostroph vorangestellt, damit keine Tabellenkalkulation sie als Formeln ausführt.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/list_cells.py" />
            <source>An entry lacks its worker or its label.</source>
            <translation>Bei einem Eintrag fehlt der Worker oder das Label.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>An item</source>
            <translation>Ein Item</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/checked_list.py" />
            <source>An item is in two rows. Draw a new list.</source>
            <translation>Ein Item steht in zwei Zeilen. Ziehen Sie eine neue Liste.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>An item that you skip counts as wrong and is reviewed.</source>
            <translation>Ein übersprungenes Item zählt als falsch und wird nachgeprüft.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <source>Annotations of tasks that the worker skipped.</source>
            <translation>Annotationen von Aufgaben, die der Worker übersprungen hat.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/inception.py" />
            <source>Annotations that were made but have no value.</source>
            <translation>Annotationen, die angelegt, aber ohne Wert gelassen wurden.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Another person audits some of the items without seeing your labels.</source>
            <translation>Eine andere Person prüft einige der Items, ohne Ihre Labels zu sehen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/appen.py" />
            <source>Appen JSON report</source>
            <translation>Appen-JSON-Bericht</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/appen.py" />
            <source>Appen full report</source>
            <translation>Appen, vollständiger Bericht</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/argilla.py" />
            <source>Argilla records</source>
            <translation>Argilla-Einträge</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>As JSON lists</source>
            <translation>Als JSON-Listen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>As a share of all items.</source>
            <translation>Als Anteil aller Items.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>As a share of all workers.</source>
            <translation>Als Anteil aller Worker.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>As a share of the items of each class.</source>
            <translation>Als Anteil der Items jeder Klasse.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>As if people and models made no mistakes together.</source>
            <translation>Als ob Menschen und Modelle keine gemeinsamen Fehler machten.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>As in the gold labels</source>
            <translation>Wie in den Goldlabels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>As in the votes</source>
            <translation>Wie in den Stimmen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/model_charts.py" />
            <location filename="../../crowdgui/ui/plots/model_plots.py" />
            <source>As often</source>
            <translation>Ebenso oft</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>As often as the workers in an earlier file</source>
            <translation>So oft wie die Worker in einer früheren Datei</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>As often as the workers in the open file</source>
            <translation>So oft wie die Worker in der geöffneten Datei</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>As the files were when this report was made.</source>
            <translation>Stand der Dateien, als dieser Bericht erstellt wurde.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>As written</source>
            <translation>Wie geschrieben</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Assessing labels</source>
            <translation>Labels werden bewertet</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>At least as close</source>
            <translation>Mindestens so nah</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>At least this share is wrong</source>
            <translation>Mindestens dieser Anteil ist falsch</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>At least two of them differ on {n} items. Choose a number to see its items.</source>
            <extracomment>For one: At least two of them differ on {n} item. Choose a number to see its items.</extracomment>
            <translation>
                <numerusform>Bei {n} Item weichen mindestens zwei davon voneinander ab. Wählen Sie eine Zahl, um ihre Items zu sehen.</numerusform>
                <numerusform>Bei {n} Items weichen mindestens zwei davon voneinander ab. Wählen Sie eine Zahl, um ihre Items zu sehen.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>At least two workers</source>
            <translation>Mindestens zwei Worker</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>At most</source>
            <translation>Höchstens</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>At most this many; workers may make the same mistakes on items of one type.</source>
            <translation>Höchstens so viele; bei Items eines Typs dürfen Worker dieselben Fehler machen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way_parts.py" />
            <source>At most wrong</source>
            <translation>Höchstens falsch</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>At most {epsilon} wrong with probability {share} or more</source>
            <translation>Höchstens {epsilon} falsch mit Wahrscheinlichkeit {share} oder mehr</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>At most {share} of these labels are wrong.</source>
            <translation>Höchstens {share} dieser Labels sind falsch.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Audit</source>
            <translation>Audit</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Audit about 100 random items to know.</source>
            <translation>Prüfen Sie etwa 100 zufällige Items, um es zu erfahren.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Audit about {n} items to guarantee that at most {share} are wrong.</source>
            <extracomment>For one: Audit {n} item to guarantee that at most {share} are wrong.</extracomment>
            <translation>
                <numerusform>Prüfen Sie {n} Item, um zu garantieren, dass höchstens {share} falsch sind.</numerusform>
                <numerusform>Prüfen Sie etwa {n} Items, um zu garantieren, dass höchstens {share} falsch sind.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>Audit and review</source>
            <translation>Audit und Nachprüfung</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/audit_dialog.py" />
            <source>Audit labels</source>
            <translation>Labels auditieren</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/audit_dialog.py" />
            <source>Audit labels: second reviewer</source>
            <translation>Labels prüfen: zweite Person</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>Audit more items first</source>
            <translation>Erst weitere Items prüfen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>Audit sample</source>
            <translation>Audit-Stichprobe</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Audit {n} more items first</source>
            <extracomment>For one: Audit {n} more item first</extracomment>
            <translation>
                <numerusform>Erst {n} weiteres Item prüfen</numerusform>
                <numerusform>Erst {n} weitere Items prüfen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Audit {n} more items to see which labels can be accepted.</source>
            <extracomment>For one: Audit {n} more item to see which labels can be accepted.</extracomment>
            <translation>
                <numerusform>Prüfen Sie noch {n} Item, um zu sehen, welche Labels angenommen werden können.</numerusform>
                <numerusform>Prüfen Sie noch {n} Items, um zu sehen, welche Labels angenommen werden können.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Audit {n} random items</source>
            <extracomment>For one: Audit {n} random item</extracomment>
            <translation>
                <numerusform>{n} zufälliges Item prüfen</numerusform>
                <numerusform>{n} zufällige Items prüfen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Audit: {wrong} wrong of {n} checked</source>
            <translation>Audit: {wrong} von {n} geprüften falsch</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>Automatic</source>
            <translation>Automatisch</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>Available after the file is read.</source>
            <translation>Verfügbar, nachdem die Datei gelesen ist.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Averages three cautious rules. On average the fewest errors on real data; slower.</source>
            <translation>Mittelt drei vorsichtige Regeln. Auf realen Daten im Mittel am genauesten; langsamer.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Averaging</source>
            <translation>Mittelwerte werden gebildet</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/rules.py" />
            <source>BWA and EBCC, which assume little of the workers, agree with each other against this rule on {n} items: audit the labels before you rely on them.</source>
            <extracomment>For one: BWA and EBCC, which assume little of the workers, agree with each other against this rule on {n} item: audit the labels before you rely on them.</extracomment>
            <translation>
                <numerusform>BWA und EBCC, die wenig über die Worker annehmen, sind sich bei {n} Item gegen diese Regel einig: Prüfen Sie die Labels in einem Audit nach, bevor Sie sich darauf verlassen.</numerusform>
                <numerusform>BWA und EBCC, die wenig über die Worker annehmen, sind sich bei {n} Items gegen diese Regel einig: Prüfen Sie die Labels in einem Audit nach, bevor Sie sich darauf verlassen.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/dialog.py" />
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>Back</source>
            <translation>Zurück</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Bars are one standard deviation.</source>
            <translation>Die Fehlerbalken zeigen eine Standardabweichung.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Based on an audit of a random sample, at {confidence} confidence. It needs no assumption about workers.</source>
            <translation>Beruht auf dem Audit einer Zufallsstichprobe, mit {confidence} Konfidenz. Es ist keine Annahme über die Worker nötig.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Based on gold items that you said were drawn at random, at {confidence} confidence. It needs no assumption about workers.</source>
            <translation>Beruht auf Gold-Items, die nach Ihrer Angabe zufällig gezogen wurden, mit {confidence} Konfidenz. Es ist keine Annahme über die Worker nötig.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Based on how often workers agree; no labels were checked</source>
            <translation>Beruht darauf, wie oft Worker übereinstimmen; es wurden keine Labels geprüft</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Based on how workers did on gold items</source>
            <translation>Beruht darauf, wie Worker bei Gold-Items abschnitten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Bayesian average (BWA)</source>
            <translation>Bayes-Mittelung (BWA)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Belief propagation (LPI)</source>
            <translation>Belief Propagation (LPI)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Belief propagation would take too long: one worker gave {most} labels, and the run time grows with the square of that. Use the mean-field version.</source>
            <translation>Belief Propagation würde zu lange dauern: Ein Worker gab {most} Labels, und die Laufzeit wächst mit dem Quadrat dieser Zahl. Verwenden Sie die Mean-Field-Variante.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/marks.py" />
            <source>Below chance</source>
            <translation>Unter Zufall</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/item_content.py" />
            <source>Beside the items’ IDs there is no column with content.</source>
            <translation>Neben den IDs der Items gibt es keine Spalte mit Inhalt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Best weights for known accuracies</source>
            <translation>Beste Gewichte bei bekannten Genauigkeiten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Beta, first parameter</source>
            <translation>Beta, erster Parameter</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Beta, second parameter</source>
            <translation>Beta, zweiter Parameter</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>Between</source>
            <translation>Zwischen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Both names belong to the same worker.</source>
            <translation>Beide Namen gehören demselben Worker.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>Bound</source>
            <translation>Schranke</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Bound from the paper</source>
            <translation>Schranke aus dem Paper</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Bound on the mean error rate by Chernoff’s method, with the true accuracies, given who labelled which item.</source>
            <translation>Schranke der mittleren Fehlerrate nach Chernoffs Methode, mit den wahren Genauigkeiten, wenn feststeht, wer welches Item gelabelt hat.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Bound on the mean error rate by Chernoff’s method, with the true accuracies, over all ways in which items could have been assigned.</source>
            <translation>Schranke der mittleren Fehlerrate nach Chernoffs Methode, mit den wahren Genauigkeiten, über alle möglichen Zuteilungen der Items.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Bound on the mean error rate by Li and Yu (2014), theorem 3, with the true accuracies.</source>
            <translation>Schranke der mittleren Fehlerrate nach Li und Yu (2014), Satz 3, mit den wahren Genauigkeiten.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Bound per item</source>
            <translation>Schranke je Item</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/theory.py" />
            <source>Bounds</source>
            <translation>Schranken</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/bars.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/bounds_chart.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/theory.py" />
            <source>Bounds on the error rate</source>
            <translation>Schranken der Fehlerrate</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <location filename="../../crowdgui/ui/dialogs/model_card.py" />
            <location filename="../../crowdgui/ui/pages/workers/charts.py" />
            <source>By class</source>
            <translation>Nach Klasse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>By item</source>
            <translation>Nach Item</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/charts.py" />
            <source>By labels</source>
            <translation>Nach Labels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>By pair of workers</source>
            <translation>Nach Paar von Workern</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>By the audit of {audited}, no label of {model} can be accepted unseen with at most {share} of all labels wrong ({confidence} confidence).</source>
            <translation>Nach dem Audit von {audited} kann kein Label von {model} ungesehen angenommen werden, wenn höchstens {share} aller Labels falsch sein sollen ({confidence} Konfidenz).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>By the audit of {audited}, the label of {model} can be accepted on {n} of {items} ({part}) with at most {share} of all labels wrong ({confidence} confidence), if the other items are reviewed.</source>
            <translation>Nach dem Audit von {audited} kann das Label von {model} bei {n} von {items} ({part}) angenommen werden, wobei höchstens {share} aller Labels falsch sind ({confidence} Konfidenz), wenn die übrigen Items durchgesehen werden.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>By the audit, {error} of the rule’s labels are wrong ({low} to {high}).</source>
            <translation>Nach dem Audit sind {error} der Labels der Regel falsch ({low} bis {high}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>By these estimates, the crowd is not better than chance on every class.</source>
            <translation>Nach diesen Schätzungen ist die Crowd nicht bei jeder Klasse besser als der Zufall.</translation>
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
            <translation>CSV für Excel (;)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>CSV, TSV, Excel, Parquet or JSON Lines; exports from MTurk, SageMaker, Label Studio and doccano.</source>
            <translation>CSV, TSV, Excel, Parquet oder JSON Lines; Exporte aus MTurk, SageMaker, Label Studio und doccano.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/table_formats.py" />
            <source>CSV, UTF-8 with BOM</source>
            <translation>CSV, UTF-8 mit BOM</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/cvat.py" />
            <source>CVAT for images</source>
            <translation>CVAT for images</translation>
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
            <translation>Abbrechen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/progress.py" />
            <source>Cancelling…</source>
            <translation>Wird abgebrochen…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Can’t be checked</source>
            <translation>Nicht prüfbar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Caution</source>
            <translation>Vorsicht</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Cells that a spreadsheet would run</source>
            <translation>Zellen, die eine Tabellenkalkulation ausführen würde</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Cells that are read as labels</source>
            <translation>Zellen, die als Labels gelesen werden</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Change…</source>
            <translation>Ändern…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/charts.py" />
            <source>Charts</source>
            <translation>Diagramme</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/dialog.py" />
            <source>Check</source>
            <translation>Prüfen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>Check about 100 labels to measure the current error rate.</source>
            <translation>Prüfen Sie etwa 100 Labels, um die aktuelle Fehlerrate zu messen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/shared_parts.py" />
            <source>Check now</source>
            <translation>Jetzt prüfen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Check that {file} uses the same item names as this file.</source>
            <translation>Prüfen Sie, ob {file} die Items so nennt wie diese Datei.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Check the column with the role Gold.</source>
            <translation>Prüfen Sie die Spalte mit der Rolle Gold.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <source>Checked against gold</source>
            <translation>An Gold geprüft</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Checking each of {n} items is expected to fix at least {least} final labels, the first ones most.</source>
            <extracomment>For one: Checking {n} item is expected to fix at least {least} final labels.</extracomment>
            <translation>
                <numerusform>Die Prüfung von {n} Item korrigiert voraussichtlich mindestens {least} Endlabels.</numerusform>
                <numerusform>Die Prüfung jedes von {n} Items korrigiert voraussichtlich mindestens {least} Endlabels, die der ersten am meisten.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <location filename="../../crowdgui/ui/controllers/run_controller.py" />
            <source>Checking the worker model</source>
            <translation>Das Worker-Modell wird geprüft</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/page.py" />
            <source>Checking the worker model …</source>
            <translation>Das Worker-Modell wird geprüft…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>Checking {file}</source>
            <translation>{file} wird geprüft</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <location filename="../../crowdgui/ui/pages/data/page.py" />
            <source>Checks</source>
            <translation>Prüfungen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>Choose a line to go back or forward to it. Later lines stay here until you change something else.</source>
            <translation>Wählen Sie eine Zeile, um zu ihr zurück- oder vorzugehen. Spätere Zeilen bleiben hier, bis Sie etwas anderes ändern.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/detail.py" />
            <source>Choose a row in the table to see its votes.</source>
            <translation>Wählen Sie eine Zeile der Tabelle, um ihre Stimmen zu sehen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Choose a row in the table, or enter the names of two workers.</source>
            <translation>Wählen Sie eine Zeile der Tabelle oder geben Sie die Namen zweier Worker ein.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>Choose a rule that has run.</source>
            <translation>Wählen Sie eine Regel, die gelaufen ist.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>Choose a worker to see the evidence, or exclude one to see what would change. People and models are compared apart. You can undo everything.</source>
            <translation>Wählen Sie einen Worker, um die Belege zu sehen, oder schließen Sie einen aus, um zu sehen, was sich ändern würde. Menschen und Modelle werden getrennt verglichen. Alles lässt sich rückgängig machen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Choose another encoding if names look wrong.</source>
            <translation>Wählen Sie eine andere Kodierung, wenn Namen falsch aussehen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Choose another filter in the table.</source>
            <translation>Wählen Sie in der Tabelle einen anderen Filter.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Choose another order above to see disputed items or a random sample.</source>
            <translation>Wählen Sie oben eine andere Reihenfolge, um umstrittene Items oder eine Zufallsstichprobe anzusehen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Choose at least one rule, each only once.</source>
            <translation>Wählen Sie mindestens eine Regel, und jede nur einmal.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>Choose file…</source>
            <translation>Datei wählen…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Choose how to read them on the Classes page.</source>
            <translation>Wählen Sie auf der Seite „Klassen“, wie sie zu lesen sind.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>Choose the column of the gold file that holds the gold label.</source>
            <translation>Wählen Sie die Spalte der Golddatei, die das Goldlabel enthält.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>Choose the column of the gold file that names the item.</source>
            <translation>Wählen Sie die Spalte der Golddatei, die das Item nennt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>Choose the column that holds the label.</source>
            <translation>Wählen Sie die Spalte, die das Label enthält.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>Choose the column that names the item.</source>
            <translation>Wählen Sie die Spalte, die das Item nennt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>Choose the column that names the worker.</source>
            <translation>Wählen Sie die Spalte, die den Worker nennt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>Choose the file that lists the models</source>
            <translation>Datei mit der Liste der Modelle wählen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Choose the file with gold labels</source>
            <translation>Datei mit Goldlabels wählen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Choose the file with the items’ content</source>
            <translation>Datei mit dem Inhalt der Items wählen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Choose the folder with the items’ pictures</source>
            <translation>Ordner mit den Bildern der Items wählen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/audit_dialog.py" />
            <source>Choose the label that both reviewers accept.</source>
            <translation>Wählen Sie das Label, dem beide zustimmen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/theory.py" />
            <source>Choose this only if every item was equally likely to become gold.</source>
            <translation>Wählen Sie dies nur, wenn jedes Item mit gleicher Wahrscheinlichkeit Gold werden konnte.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Choose what varies, or enter a single value.</source>
            <translation>Wählen Sie, was sich ändert, oder geben Sie einen einzigen Wert ein.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Choose…</source>
            <translation>Wählen…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>Choosing items</source>
            <translation>Items werden ausgewählt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <location filename="../../crowdgui/text/model_cards.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Class</source>
            <translation>Klasse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Class of these values</source>
            <translation>Klasse dieser Werte</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Class shares</source>
            <translation>Klassenanteile</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Class shares if you enter none</source>
            <translation>Klassenanteile, wenn keine angegeben sind</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/dialog.py" />
            <source>Classes</source>
            <translation>Klassen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/bars.py" />
            <source>Classes and their shares</source>
            <translation>Klassen und ihre Anteile</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Classes, each with its share of all labels</source>
            <translation>Klassen, jede mit ihrem Anteil an allen Labels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>Clear this list</source>
            <translation>Diese Liste leeren</translation>
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
            <translation>Schließen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/messages.py" />
            <source>Close this message</source>
            <translation>Diese Meldung schließen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>Cloudy or clear</source>
            <translation>Bewölkt oder klar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <source>Cluster</source>
            <translation>Cluster</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Coefficient</source>
            <translation>Koeffizient</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <source>Coefficients</source>
            <translation>Koeffizienten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Cohen’s kappa</source>
            <translation>Cohens Kappa</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Collect {n} labels for every item</source>
            <extracomment>For one: Collect {n} label for every item</extracomment>
            <translation>
                <numerusform>Für jedes Item {n} Label einholen</numerusform>
                <numerusform>Für jedes Item {n} Labels einholen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Collect {n} more labels per item</source>
            <extracomment>For one: Collect {n} more label per item</extracomment>
            <translation>
                <numerusform>{n} weiteres Label je Item einholen</numerusform>
                <numerusform>{n} weitere Labels je Item einholen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/detail.py" />
            <source>Colours show the class; the bar is the worker’s weight, ▲ marks flagged workers.</source>
            <translation>Farben zeigen die Klasse; der Balken ist das Gewicht des Workers, ▲ kennzeichnet auffällige Worker.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/detail.py" />
            <source>Colours show the class; ▲ marks flagged workers.</source>
            <translation>Farben zeigen die Klasse; ▲ kennzeichnet auffällige Worker.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/dialog.py" />
            <source>Columns</source>
            <translation>Spalten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <source>Columns with numbers, such as Input.text1 and Answer.q1, are separate items.</source>
            <translation>Spalten mit Nummern, wie in Input.text1 und Answer.q1, sind eigene Items.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/file_list.py" />
            <location filename="../../crowdgui/ui/widgets/table_view.py" />
            <source>Columns {shown} of {all}</source>
            <translation>Spalten {shown} von {all}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Comma</source>
            <translation>Komma</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <location filename="../../crowdgui/ui/main_window/layout.py" />
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <source>Compare</source>
            <translation>Vergleichen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>Compare labels</source>
            <translation>Labels vergleichen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/recommended_strip.py" />
            <source>Compare rules</source>
            <translation>Regeln vergleichen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>Compare: would another rule do better?</source>
            <translation>Vergleichen: Wäre eine andere Regel besser?</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>Compared with</source>
            <translation>Verglichen mit</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/models_panel.py" />
            <source>Comparing a model with people</source>
            <translation>Vergleich eines Modells mit Menschen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <location filename="../../crowdgui/ui/pages/labels/agreement_panel.py" />
            <source>Comparing labels</source>
            <translation>Labels werden verglichen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <location filename="../../crowdgui/ui/pages/workers/charts.py" />
            <source>Comparing pairs of workers</source>
            <translation>Paare von Workern werden verglichen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/charts.py" />
            <source>Comparing pairs of workers…</source>
            <translation>Paare von Workern werden verglichen…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Comparing rules on checked items</source>
            <translation>Regeln werden an nachgeprüften Items verglichen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Comparing rules with gold</source>
            <translation>Regeln werden mit Gold verglichen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/models_panel.py" />
            <source>Comparing the model with people…</source>
            <translation>Das Modell wird mit Menschen verglichen…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Comparing two workers</source>
            <translation>Zwei Worker werden verglichen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/mixed_votes.py" />
            <source>Comparing who votes</source>
            <translation>Vergleich, wer abstimmt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <location filename="../../crowdgui/ui/pages/workers/detail.py" />
            <source>Comparing workers</source>
            <translation>Worker werden verglichen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/mixed_votes.py" />
            <source>Comparing…</source>
            <translation>Wird verglichen…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/agreement_panel.py" />
            <source>Compute</source>
            <translation>Berechnen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Computing intervals</source>
            <translation>Intervalle werden berechnet</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Computing the bounds</source>
            <translation>Die Schranken werden berechnet</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mixed_votes.py" />
            <source>Computing the curve</source>
            <translation>Die Kurve wird berechnet</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Computing the guarantee</source>
            <translation>Die Garantie wird berechnet</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <location filename="../../crowdgui/ui/controllers/review_tasks.py" />
            <source>Computing the order</source>
            <translation>Die Reihenfolge wird berechnet</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/theory.py" />
            <source>Conditions</source>
            <translation>Bedingungen</translation>
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
            <translation>Konfidenz</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>Confidence below {sure}</source>
            <translation>Konfidenz unter {sure}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Confidence level</source>
            <translation>Konfidenzniveau</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>Confidence level of guarantees (1 − α)</source>
            <translation>Konfidenzniveau der Garantien (1 − α)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/histograms.py" />
            <source>Confidence of the final label</source>
            <translation>Konfidenz des Endlabels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Confidence, before and after the audit</source>
            <translation>Konfidenz vor und nach dem Audit</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <location filename="../../crowdgui/text/rules.py" />
            <source>Confusion matrices</source>
            <translation>Konfusionsmatrizen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <location filename="../../crowdgui/text/rules.py" />
            <location filename="../../crowdgui/text/simulation.py" />
            <location filename="../../crowdgui/ui/pages/workers/confusion_view.py" />
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>Confusion matrix</source>
            <translation>Konfusionsmatrix</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>Confusion matrix of the workers</source>
            <translation>Konfusionsmatrix der Worker</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/shared_parts.py" />
            <source>Contacting {address}…</source>
            <translation>Verbindung zu {address}…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Content</source>
            <translation>Inhalt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <source>Contents</source>
            <translation>Inhalt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Contents of the files</source>
            <translation>Inhalt der Dateien</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <location filename="../../crowdgui/ui/pages/compare/study_panel.py" />
            <source>Continue</source>
            <translation>Fortfahren</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Continue audit…</source>
            <translation>Audit fortsetzen…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>Continue without saving</source>
            <translation>Ohne Speichern fortfahren</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/convergence.py" />
            <source>Convergence of the labels</source>
            <translation>Konvergenz der Labels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Copied labels</source>
            <translation>Abgeschriebene Labels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/table_view.py" />
            <source>Copied the first {copied} of {of} rows; export writes all of them</source>
            <translation>Die ersten {copied} von {of} Zeilen kopiert; der Export schreibt alle</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/model_card.py" />
            <source>Copied.</source>
            <translation>Kopiert.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/model_card.py" />
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Copy</source>
            <translation>Kopieren</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Copy final labels</source>
            <translation>Endlabels kopieren</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/base.py" />
            <source>Copy picture</source>
            <translation>Bild kopieren</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <location filename="../../crowdgui/ui/pages/items/page.py" />
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <location filename="../../crowdgui/ui/plots/base.py" />
            <source>Copy table</source>
            <translation>Tabelle kopieren</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Copy {n} rows</source>
            <extracomment>For one: Copy {n} row</extracomment>
            <translation>
                <numerusform>{n} Zeile kopieren</numerusform>
                <numerusform>{n} Zeilen kopieren</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/marks.py" />
            <source>Copying</source>
            <translation>Abschreiben</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Copying can’t be detected if there is only one class.</source>
            <translation>Abschreiben lässt sich nicht erkennen, wenn es nur eine Klasse gibt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Copying can’t be detected, because no two workers share {n} items or more.</source>
            <translation>Abschreiben lässt sich nicht erkennen, weil keine zwei Worker mindestens {n} Items gemeinsam haben.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Copying was checked on only {kept} of {n} items, because workers share too many items to check all of them.</source>
            <translation>Abschreiben wurde nur bei {kept} von {n} Items geprüft, weil Worker zu viele Items gemeinsam haben, um alle zu prüfen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Copying workers</source>
            <translation>Abschreibende Worker</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>Corrected labels</source>
            <translation>Korrigierte Labels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Corrected shares take into account which mistakes the model makes.</source>
            <translation>Korrigierte Anteile berücksichtigen, welche Fehler das Modell macht.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Could it replace a person?</source>
            <translation>Könnte es einen Menschen ersetzen?</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <location filename="../../crowdgui/ui/pages/workers/models_panel.py" />
            <source>Could the model replace a person?</source>
            <translation>Könnte das Modell einen Menschen ersetzen?</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>Count</source>
            <translation>Anzahl</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Counted on gold</source>
            <translation>An Gold gezählt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/run.py" />
            <source>Counting labels</source>
            <translation>Labels werden gezählt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/export_text.py" />
            <source>Counting names that a spreadsheet would run.</source>
            <translation>Namen, die eine Tabellenkalkulation ausführen würde, werden gezählt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/appen.py" />
            <source>Country, region, city and IP address of the contributors.</source>
            <translation>Land, Region, Stadt und IP-Adresse der Mitwirkenden.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tool_exports.py" />
            <source>Crowd-Kit series</source>
            <translation>Crowd-Kit-Reihe</translation>
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
            <translation>CrowdGUI wurde letztes Mal unerwartet beendet. Ihre Änderungen sind erhalten: Wählen Sie „Datei“ ▸ „Nicht Gespeichertes öffnen“ oder öffnen Sie Ihr Projekt. Einzelheiten stehen in {file}; es wurde nichts gesendet.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <source>CrowdGUI help</source>
            <translation>CrowdGUI-Hilfe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>CrowdGUI is still working.</source>
            <translation>CrowdGUI arbeitet noch.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/project_controller.py" />
            <source>CrowdGUI project (*{suffix})</source>
            <translation>CrowdGUI-Projekt (*{suffix})</translation>
        </message>
        <message>
            <location filename="../../crowdgui/jobs/project_writer.py" />
            <source>CrowdGUI ran into an unexpected error while saving. Details are in the log.</source>
            <translation>In CrowdGUI trat beim Speichern ein unerwarteter Fehler auf. Einzelheiten stehen im Protokoll.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/jobs/worker.py" />
            <source>CrowdGUI ran into an unexpected error. Nothing was changed. Details are in the log.</source>
            <translation>In CrowdGUI trat ein unerwarteter Fehler auf. Es wurde nichts geändert. Einzelheiten stehen im Protokoll.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/system/crash_log.py" />
            <source>CrowdGUI ran into an unexpected error. Your changes are kept. Details are in {file}; nothing was sent.</source>
            <translation>In CrowdGUI trat ein unerwarteter Fehler auf. Ihre Änderungen sind erhalten. Einzelheiten stehen in {file}; es wurde nichts gesendet.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <source>CrowdGUI version</source>
            <translation>CrowdGUI-Version</translation>
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
            <translation>Strg+Z macht das letzte Label rückgängig</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Custom ranges</source>
            <translation>Eigene Bereiche</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Custom weights</source>
            <translation>Eigene Gewichte</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Damping</source>
            <translation>Dämpfung</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>Dark, high &amp;contrast</source>
            <translation>Dunkel, hoher K&amp;ontrast</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/layout.py" />
            <location filename="../../crowdgui/ui/pages/data/page.py" />
            <source>Data</source>
            <translation>Daten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>Data: what is in your file</source>
            <translation>Daten: was in Ihrer Datei steht</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <source>Decode HTML characters</source>
            <translation>HTML-Zeichen dekodieren</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipe_row.py" />
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>Delete</source>
            <translation>Löschen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/session_menus.py" />
            <source>Delete all…</source>
            <translation>Alles löschen…</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>Delete {n} unsaved sessions?</source>
            <extracomment>For one: Delete {n} unsaved session?</extracomment>
            <translation>
                <numerusform>{n} nicht gespeicherte Sitzung löschen?</numerusform>
                <numerusform>{n} nicht gespeicherte Sitzungen löschen?</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Depending on the start, between {low} and {high} labels differ from the majority vote.</source>
            <translation>Je nach Start weichen zwischen {low} und {high} Labels vom Mehrheitsentscheid ab.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/page.py" />
            <source>Details</source>
            <translation>Details</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Detected from the file’s content, not its name. If it is wrong, choose another.</source>
            <translation>Am Inhalt der Datei erkannt, nicht an ihrem Namen. Wählen Sie ein anderes, wenn es falsch ist.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>Differ</source>
            <translation>Abweichend</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <source>Differences</source>
            <translation>Unterschiede</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Different names in the Item column</source>
            <translation>Verschiedene Namen in der Item-Spalte</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Different names in the Worker column</source>
            <translation>Verschiedene Namen in der Worker-Spalte</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Discard audit</source>
            <translation>Audit verwerfen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Distance from guessing</source>
            <translation>Abstand vom Raten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Does not hold</source>
            <translation>Gilt nicht</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>Does the worker model fit?</source>
            <translation>Passt das Worker-Modell?</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <location filename="../../crowdgui/ui/pages/compare/study_panel.py" />
            <source>Done</source>
            <translation>Fertig</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Dots are percentage points, lines 95% intervals. “Yes” is corrected for the number of people, so it can be “no” although the whole line is above the margin.</source>
            <translation>Punkte sind Prozentpunkte, Linien 95-%-Intervalle. „Ja“ ist für die Zahl der Menschen korrigiert; es kann also „nein“ heißen, obwohl die ganze Linie über der Toleranz liegt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Double-click a class to change it.</source>
            <translation>Doppelklick auf eine Klasse ändert sie.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Doubt about the first vote</source>
            <translation>Zweifel an der ersten Abstimmung</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Down</source>
            <translation>Nach unten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <source>Draft, not submitted</source>
            <translation>Entwurf, nicht abgeschickt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Draw a sample on the Guarantee page</source>
            <translation>Stichprobe auf der Seite „Garantie“ ziehen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/worker_scatter.py" />
            <source>Draw around workers to select them; or hold Shift and draw</source>
            <translation>Wählen Sie Worker, indem Sie sie umfahren; oder halten Sie Umschalt gedrückt und ziehen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Draw the workers again if their mean accuracy is further from the expected one; 1 accepts every draw.</source>
            <translation>Worker werden erneut gezogen, wenn ihre mittlere Genauigkeit weiter von der erwarteten abweicht; 1 lässt jede Ziehung zu.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Drawing a dataset</source>
            <translation>Ein Datensatz wird gezogen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Drawing datasets and running rules</source>
            <translation>Datensätze werden gezogen und Regeln ausgeführt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Drawn from a Beta distribution</source>
            <translation>Aus einer Beta-Verteilung gezogen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/study_panel.py" />
            <source>Draws</source>
            <translation>Ziehungen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Draws the items at random and shows them one by one.</source>
            <translation>Zieht die Items zufällig und zeigt sie nacheinander.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>Drop a file of labels here</source>
            <translation>Legen Sie hier eine Datei mit Labels ab</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Duration</source>
            <translation>Dauer</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/read_labels.py" />
            <source>Durations that can’t be read or can’t be right; their labels are kept</source>
            <translation>Nicht lesbare oder unmögliche Dauern; ihre Labels bleiben erhalten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>EM, one accuracy per class</source>
            <translation>EM, eine Genauigkeit je Klasse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>EM, one accuracy per worker</source>
            <translation>EM, eine Genauigkeit je Worker</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>EM, pooled</source>
            <translation>EM, gepoolt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Each class needs a different name.</source>
            <translation>Jede Klasse braucht einen anderen Namen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Each file is written completely or not at all.</source>
            <translation>Jede Datei wird vollständig oder gar nicht geschrieben.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Each from a different worker.</source>
            <translation>Jedes von einem anderen Worker.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Each item must have one gold label or none.</source>
            <translation>Jedes Item muss ein Goldlabel haben oder keines.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/errors.py" />
            <source>Each item should get {n} labels, but there are fewer workers.</source>
            <extracomment>For one: Each item should get {n} label, but there are fewer workers.</extracomment>
            <translation>
                <numerusform>Jedes Item soll {n} Label erhalten, aber es gibt weniger Worker.</numerusform>
                <numerusform>Jedes Item soll {n} Labels erhalten, aber es gibt weniger Worker.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Each number is a class</source>
            <translation>Jede Zahl ist eine Klasse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>Each question gets its own labels, all in one project. The chosen question is shown here.</source>
            <translation>Jede Frage erhält eigene Labels, alle in einem Projekt. Hier wird die gewählte gezeigt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>Each row holds a worker, an item and a label.</source>
            <translation>Jede Zeile enthält einen Worker, ein Item und ein Label.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>Each row holds an item, a worker and a label.</source>
            <translation>Jede Zeile enthält ein Item, einen Worker und ein Label.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>Each row is</source>
            <translation>Jede Zeile ist</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>Each row is a worker.</source>
            <translation>Jede Zeile ist ein Worker.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>Each row is an item.</source>
            <translation>Jede Zeile ist ein Item.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Each start stops after this many iterations, even if it still changes.</source>
            <translation>Jeder Start hält nach so vielen Iterationen an, auch wenn sich noch etwas ändert.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Edit family and version…</source>
            <translation>Familie und Version bearbeiten…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Encoding</source>
            <translation>Kodierung</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>End</source>
            <translation>Beenden</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Ensemble of rules</source>
            <translation>Regel-Ensemble</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>Enter</source>
            <translation>Enter</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Enter increasing numbers, separated by semicolons.</source>
            <translation>Geben Sie steigende Zahlen ein, durch Semikolons getrennt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Enter one share per class; they must add up to 100%.</source>
            <translation>Geben Sie einen Anteil je Klasse an; zusammen müssen sie 100 % ergeben.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>Error bound (estimate)</source>
            <translation>Fehlerschranke (Schätzung)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>Error bound, if the model holds</source>
            <translation>Fehlerschranke, wenn das Modell gilt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/bounds_chart.py" />
            <source>Error by the rule’s model</source>
            <translation>Fehler laut Modell der Regel</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mixed_votes.py" />
            <source>Error on known items</source>
            <translation>Fehler bei bekannten Items</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <location filename="../../crowdgui/ui/pages/compare/study_panel.py" />
            <source>Error rate</source>
            <translation>Fehlerrate</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Error rate and bound by mean accuracy</source>
            <translation>Fehlerrate und Schranke nach mittlerer Genauigkeit</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Error rate and bound by number of items</source>
            <translation>Fehlerrate und Schranke nach Anzahl der Items</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Error rate and bound by number of workers</source>
            <translation>Fehlerrate und Schranke nach Anzahl der Worker</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/simulation_curves.py" />
            <source>Error rate and bounds</source>
            <translation>Fehlerrate und Schranken</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>Error rate on gold, with its 95% confidence interval. The line ends at {most}.</source>
            <translation>Fehlerrate laut Gold, mit ihrem 95-%-Konfidenzintervall. Die Linie endet bei {most}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>Error rate on the gold items that have a final label both before and after: {before} before, {after} after.</source>
            <translation>Fehlerrate bei den Gold-Items, die vorher und nachher ein Endlabel haben: {before} vorher, {after} nachher.</translation>
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
            <translation>Schätzung</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>Estimate: about {total} of {items} items to look at, audited and reviewed; between {low} and {high} in 8 of 10 cases.</source>
            <translation>Schätzung: etwa {total} von {items} Items ansehen, geprüft und nachgeprüft; in 8 von 10 Fällen zwischen {low} und {high}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>Estimating the effect of more labels</source>
            <translation>Wirkung weiterer Labels wird geschätzt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Even a guesser with so many labels on these items would not be noticed.</source>
            <translation>Selbst jemand, der rät, würde mit so vielen Labels bei diesen Items nicht auffallen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Every accuracy must lie between 0 and 1.</source>
            <translation>Jede Genauigkeit muss zwischen 0 und 1 liegen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/project_controller.py" />
            <source>Every change is saved in {file} as you make it.</source>
            <translation>Jede Änderung wird sofort in {file} gespeichert.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/title_corner.py" />
            <source>Every change is written to the project file as you make it.</source>
            <translation>Jede Änderung wird sofort in die Projektdatei geschrieben.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Every item has a gold label</source>
            <translation>Jedes Item hat ein Goldlabel</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Every item has a gold label, so this is a count, not an estimate.</source>
            <translation>Jedes Item hat ein Goldlabel; dies ist also gezählt, nicht geschätzt.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>Every item has a gold label: {n} of {known} final labels are wrong, {share}.</source>
            <extracomment>For one: Every item has a gold label: {n} of {known} final labels is wrong, {share}.</extracomment>
            <translation>
                <numerusform>Jedes Item hat ein Goldlabel: {n} von {known} Endlabels ist falsch, {share}.</numerusform>
                <numerusform>Jedes Item hat ein Goldlabel: {n} von {known} Endlabels sind falsch, {share}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Every label is in the row of a worker</source>
            <translation>Jedes Label steht in der Zeile eines Workers</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Every label is in the row of an item</source>
            <translation>Jedes Label steht in der Zeile eines Items</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/audit_dialog.py" />
            <source>Every label is saved at once. A skipped item counts as wrong.</source>
            <translation>Jedes Label wird sofort gespeichert. Ein übersprungenes Item zählt als falsch.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse.py" />
            <source>Every label is the same, so the question isn’t offered: {names}.</source>
            <translation>Alle Labels sind gleich, daher wird die Frage nicht angeboten: {names}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Every label is “{word}”, so there is nothing to aggregate</source>
            <translation>Jedes Label ist „{word}“, daher gibt es nichts zu aggregieren</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/get_another_label.py" />
            <source>Every line should contain a worker, an item and a label.</source>
            <translation>Jede Zeile sollte einen Worker, ein Item und ein Label enthalten.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Every probability of a label must be between 0 and 1.</source>
            <translation>Jede Wahrscheinlichkeit eines Labels muss zwischen 0 und 1 liegen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Every row has a worker, an item and a label</source>
            <translation>Jede Zeile hat einen Worker, ein Item und ein Label</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>Every row was read; nothing was skipped</source>
            <translation>Jede Zeile wurde gelesen; nichts wurde übersprungen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Every vote counts the same. A baseline to compare with.</source>
            <translation>Jede Stimme zählt gleich. Eine Vergleichsbasis.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Every worker is treated as if they had already given this many correct labels.</source>
            <translation>Für jeden Worker wird angenommen, dass er schon so viele richtige Labels vergeben hat.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Every worker is treated as if they had already given this many wrong labels.</source>
            <translation>Für jeden Worker wird angenommen, dass er schon so viele falsche Labels vergeben hat.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Every worker labels every item</source>
            <translation>Jeder Worker labelt jedes Item</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <location filename="../../crowdgui/ui/pages/workers/detail.py" />
            <source>Evidence</source>
            <translation>Belege</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Exact text (cells may run as formulas)</source>
            <translation>Text unverändert (Zellen können als Formeln laufen)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/table_formats.py" />
            <source>Excel workbook</source>
            <translation>Excel-Arbeitsmappe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <location filename="../../crowdgui/ui/pages/workers/detail.py" />
            <source>Exclude</source>
            <translation>Ausschließen</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Exclude the {n} flagged workers</source>
            <extracomment>For one: Exclude the flagged worker</extracomment>
            <translation>
                <numerusform>Den auffälligen Worker ausschließen</numerusform>
                <numerusform>Die {n} auffälligen Worker ausschließen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/detail.py" />
            <source>Exclude {n}</source>
            <translation>{n} ausschließen</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <source>Exclude {n} flagged</source>
            <extracomment>For one: Exclude the flagged worker</extracomment>
            <translation>
                <numerusform>Den auffälligen Worker ausschließen</numerusform>
                <numerusform>Die {n} auffälligen ausschließen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Exclude {n} workers</source>
            <extracomment>For one: Exclude {n} worker</extracomment>
            <translation>
                <numerusform>{n} Worker ausschließen</numerusform>
                <numerusform>{n} Worker ausschließen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/marks.py" />
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Excluded</source>
            <translation>Ausgeschlossen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>Excluded labels</source>
            <translation>Ausgeschlossene Labels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>Excluded workers</source>
            <translation>Ausgeschlossene Worker</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Expectation–maximisation (EM)</source>
            <translation>Expectation-Maximization (EM)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/peers.py" />
            <source>Expected</source>
            <translation>Erwartet</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>Expected decrease</source>
            <translation>Erwartete Abnahme</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>Expected error</source>
            <translation>Erwartete Fehlerrate</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Expected to be better than chance: t1 is not negative</source>
            <translation>Voraussichtlich besser als der Zufall: t1 ist nicht negativ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Expected to be worse than chance: t2 is not positive</source>
            <translation>Voraussichtlich schlechter als der Zufall: t2 ist nicht positiv</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/user_inputs.py" />
            <source>Expected {n} columns: what the number is for, and the number. The columns are {columns}.</source>
            <translation>Erwartet wurden {n} Spalten: wofür die Zahl steht, und die Zahl. Die Spalten sind {columns}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>Explanation</source>
            <translation>Erläuterung</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/layout.py" />
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Export</source>
            <translation>Export</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Export labels…</source>
            <translation>Labels exportieren…</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Export {n} files</source>
            <extracomment>For one: Export {n} file</extracomment>
            <translation>
                <numerusform>{n} Datei exportieren</numerusform>
                <numerusform>{n} Dateien exportieren</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>Export: share the results</source>
            <translation>Export: Ergebnisse weitergeben</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/export_controller.py" />
            <source>Exporting</source>
            <translation>Wird exportiert</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Export…</source>
            <translation>Exportieren…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>Extrapolated to {times} times the labels, spread as now, the error rate is {error} ({level} range {low} to {high}).</source>
            <translation>Hochgerechnet auf {times}-mal so viele Labels, verteilt wie jetzt, beträgt die Fehlerrate {error} (Bereich zu {level}: {low} bis {high}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>False flags</source>
            <translation>Falsche Hinweise</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <location filename="../../crowdgui/ui/dialogs/mark_models.py" />
            <source>Family</source>
            <translation>Familie</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/mark_models.py" />
            <source>Family and version of {n} more workers are taken from their names.</source>
            <extracomment>For one: Family and version of {n} more worker are taken from the name.</extracomment>
            <translation>
                <numerusform>Familie und Version von {n} weiteren Worker werden aus dem Namen übernommen.</numerusform>
                <numerusform>Familie und Version von {n} weiteren Workern werden aus ihren Namen übernommen.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mark_models.py" />
            <source>Family of {worker}</source>
            <translation>Familie von {worker}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/rule_options.py" />
            <source>Fewer options</source>
            <translation>Weniger Optionen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>Fewer than 10 mistakes were seen.</source>
            <translation>Es wurden weniger als 10 Fehler beobachtet.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/surveys/survey.py" />
            <source>Fewer than {n} questions of this survey have the same choices. Only such questions can be read as items, with the respondents as workers.</source>
            <translation>Weniger als {n} Fragen dieser Umfrage haben dieselben Antwortmöglichkeiten. Nur solche Fragen lassen sich als Items lesen, mit den Befragten als Workern.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Figure 2 (a), or 4 (a): 31 workers, 200 items, 3 classes, a probability of 30% for each label, mean accuracy from 0.38 up. The bound follows the error rate of the oracle MAP rule, and IWMV comes close to it.</source>
            <translation>Abbildung 2 (a) oder 4 (a): 31 Worker, 200 Items, 3 Klassen, eine Wahrscheinlichkeit von 30 % für jedes Label, mittlere Genauigkeit ab 0,38. Die Schranke folgt der Fehlerrate der Orakel-MAP-Regel, und IWMV kommt ihr nahe.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Figure 2 (b), or 4 (b): 200 items, accuracies from Beta(2.3, 2), more and more workers. On the logarithmic scale, error rate and bound fall in a straight line.</source>
            <translation>Abbildung 2 (b) oder 4 (b): 200 Items, Genauigkeiten aus Beta(2,3; 2), immer mehr Worker. Auf der logarithmischen Skala fallen Fehlerrate und Schranke auf einer geraden Linie.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Figure 2 (c), or 4 (c): 31 workers, accuracies from Beta(2.3, 2), more and more items. The oracle MAP rule and its bound stay the same, and IWMV improves.</source>
            <translation>Abbildung 2 (c) oder 4 (c): 31 Worker, Genauigkeiten aus Beta(2,3; 2), immer mehr Items. Die Orakel-MAP-Regel und ihre Schranke bleiben gleich, und IWMV wird besser.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Figure 4 (a), or 5 (a): 31 workers, 1,000 to 11,000 items. IWMV, its log-odds version and EM are equally accurate.</source>
            <translation>Abbildung 4 (a) oder 5 (a): 31 Worker, 1.000 bis 11.000 Items. IWMV, seine Log-Odds-Variante und EM sind gleich genau.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Figure 4 (b), or 5 (b): 31 workers, 1,000 to 11,000 items. The time until no final label changes any more, and until the rule itself stops.</source>
            <translation>Abbildung 4 (b) oder 5 (b): 31 Worker, 1.000 bis 11.000 Items. Die Zeit, bis sich kein Endlabel mehr ändert und bis die Regel selbst anhält.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Figure 4 (c), or 5 (c): 31 workers, 1,000 to 11,000 items. The iterations until no final label changes any more, and until the rule itself stops.</source>
            <translation>Abbildung 4 (c) oder 5 (c): 31 Worker, 1.000 bis 11.000 Items. Die Iterationen, bis sich kein Endlabel mehr ändert und bis die Regel selbst anhält.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Figure 4 (d), or 5 (d): 31 workers, 1,000 to 11,000 items. The time that 50 iterations take.</source>
            <translation>Abbildung 4 (d) oder 5 (d): 31 Worker, 1.000 bis 11.000 Items. Die Zeit für 50 Iterationen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Figure 5, or 6: 20 workers are right on 90% of one set of 60 items and on 60% of another set of 40; 30 workers are right on 50% and 70%. No single accuracy describes them.</source>
            <translation>Abbildung 5 oder 6: 20 Worker liegen bei 90 % einer Menge von 60 Items und bei 60 % einer anderen von 40 richtig, 30 Worker bei 50 % und 70 %. Keine einzelne Genauigkeit beschreibt sie.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>File</source>
            <translation>Datei</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Files</source>
            <translation>Dateien</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <source>Files already written are complete.</source>
            <translation>Bereits geschriebene Dateien sind vollständig.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>Files opened together are merged.</source>
            <translation>Mehrere Dateien auf einmal werden zusammengeführt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>File…</source>
            <translation>Datei…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <location filename="../../crowdgui/io/exporting/results.py" />
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>Final label</source>
            <translation>Endlabel</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>Final label “{label}”, confidence {share}.</source>
            <translation>Endlabel „{label}“, Konfidenz {share}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>Final label “{label}”, set manually by {who}, {when}.</source>
            <translation>Endlabel „{label}“, manuell gesetzt von {who}, {when}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <source>Final labels</source>
            <translation>Endlabels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/bars.py" />
            <location filename="../../crowdgui/ui/pages/labels/page.py" />
            <source>Final labels by class</source>
            <translation>Endlabels nach Klasse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>Final labels on gold items</source>
            <translation>Endlabels bei Gold-Items</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>Final labels that change</source>
            <translation>Endlabels, die sich ändern</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>Final labels, worker quality and an error guarantee from the labels of many workers, by Li and Yu’s “Error Rate Bounds and Iterative Weighted Majority Voting for Crowdsourcing” (2014).

Your files are only read, never changed. Nothing leaves this computer.

MIT licence. Typeface Inter under the SIL Open Font License; Qt under the LGPL.</source>
            <translation>Endlabels, Qualität der Worker und eine Fehlergarantie aus den Labels vieler Worker, nach „Error Rate Bounds and Iterative Weighted Majority Voting for Crowdsourcing“ von Li und Yu (2014).

Ihre Dateien werden nur gelesen, nie geändert. Nichts verlässt diesen Computer.

MIT-Lizenz. Schrift Inter unter der SIL Open Font License; Qt unter der LGPL.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/title_corner.py" />
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Find</source>
            <translation>Suchen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/answer_cards.py" />
            <source>Find a class</source>
            <translation>Klasse suchen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/answer_cards.py" />
            <source>Find a class (F)</source>
            <translation>Klasse suchen (F)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Find a worker</source>
            <translation>Worker suchen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>Find an item</source>
            <translation>Item suchen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/recommendation_panel.py" />
            <source>Finding a recommendation</source>
            <translation>Empfehlung wird ermittelt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <source>Finished {time}</source>
            <translation>Fertig {time}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>First group, first set</source>
            <translation>Erste Gruppe, erste Menge</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>First group, second set</source>
            <translation>Erste Gruppe, zweite Menge</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>First reviewer: {first}. Second reviewer: {second}.</source>
            <translation>Erste Person: {first}. Zweite Person: {second}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>First row</source>
            <translation>Erste Zeile</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>First row contains names</source>
            <translation>Erste Zeile enthält Namen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/preview_table.py" />
            <source>First rows of the file</source>
            <translation>Erste Zeilen der Datei</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Fitting</source>
            <translation>Anpassung läuft</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Fitting three rules</source>
            <translation>Drei Regeln werden angepasst</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Fix gold items to their gold label</source>
            <translation>Gold-Items auf ihr Goldlabel festlegen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <location filename="../../crowdgui/ui/pages/workers/peers.py" />
            <source>Flag</source>
            <translation>Hinweis</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Flag a worker only if one class makes up at least this share of their labels.</source>
            <translation>Ein Worker wird nur auffällig, wenn eine Klasse mindestens diesen Anteil seiner Labels ausmacht.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Flag guessing if the labels may hold no more than this share of the information in a typical worker’s labels.</source>
            <translation>Raten gilt als auffällig, wenn die Labels womöglich nicht mehr als diesen Anteil der Information in den Labels eines typischen Workers enthalten.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Flag only what fewer than this share of attentive workers would do.</source>
            <translation>Als auffällig gilt nur, was weniger als dieser Anteil aufmerksamer Worker täte.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Flag speed only if a worker’s labels took less than this share of the time others take for the same items.</source>
            <translation>Tempo gilt nur als auffällig, wenn die Labels eines Workers weniger als diesen Anteil der Zeit brauchten, die andere für dieselben Items brauchen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/flags.py" />
            <source>Flag thresholds</source>
            <translation>Hinweisschwellen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Flag thresholds…</source>
            <translation>Hinweisschwellen…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Flagged</source>
            <translation>Auffällig</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>Flagged workers</source>
            <translation>Auffällige Worker</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Flags</source>
            <translation>Hinweise</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Flags based on this worker’s labels. Choose the row to see the evidence.</source>
            <translation>Hinweise aus den Labels dieses Workers. Wählen Sie die Zeile, um die Belege zu sehen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/flags.py" />
            <source>Flags never exclude anyone automatically. You see the effect below.</source>
            <translation>Hinweise schließen nie automatisch jemanden aus. Die Wirkung sehen Sie unten.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Flags other than copying and speed need at least this many labels.</source>
            <translation>Hinweise außer Abschreiben und Tempo setzen mindestens so viele Labels voraus.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>Flags: {name}</source>
            <translation>Hinweise: {name}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Fleiss’ kappa</source>
            <translation>Fleiss’ Kappa</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Folder</source>
            <translation>Ordner</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Folder for the files</source>
            <translation>Ordner für die Dateien</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Folder for the results</source>
            <translation>Ordner für die Ergebnisse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Folder of Parquet files</source>
            <translation>Ordner mit Parquet-Dateien</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Folder…</source>
            <translation>Ordner…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>For any classes and any assignment: at most {share}.</source>
            <translation>Für beliebige Klassen und jede Zuteilung: höchstens {share}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>For labels that don’t fit on this computer. A Dask cluster reads them and writes final labels and workers as Parquet. It needs access to both folders and uses the rule’s default options.</source>
            <translation>Für Labels, die nicht auf diesen Computer passen. Ein Dask-Cluster liest sie und schreibt Endlabels und Worker als Parquet. Alle seine Prozesse brauchen Zugriff auf beide Ordner. Die Regel verwendet ihre Standardoptionen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/file_list.py" />
            <source>For other tools</source>
            <translation>Für andere Werkzeuge</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>For programs: text in CSV stays as it is. A spreadsheet that opens the file may run some of it.</source>
            <translation>Für Programme: Text in CSV bleibt, wie er ist. Eine Tabellenkalkulation, die die Datei öffnet, führt womöglich Teile davon aus.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>For rules whose weights do not depend on the labels: majority vote and oracles.</source>
            <translation>Für Regeln, deren Gewichte nicht von den Labels abhängen: Mehrheitsentscheid und Orakel.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>For the guarantee</source>
            <translation>Für die Garantie</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>Forecasting…</source>
            <translation>Vorhersage läuft…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Format</source>
            <translation>Format</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/file_list.py" />
            <source>Format of the tables</source>
            <translation>Format der Tabellen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Format options</source>
            <translation>Optionen des Formats</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <source>Forward</source>
            <translation>Vorwärts</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>Found {columns}, but the rows below have {n}. Remove the lines above the header, or name every column.</source>
            <translation>{columns} gefunden, aber die Zeilen darunter haben {n}. Entfernen Sie die Zeilen über der Kopfzeile oder benennen Sie jede Spalte.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>Found {columns}, expected {expected}. Check the separators and quotation marks there.</source>
            <translation>{columns} gefunden, {expected} erwartet. Prüfen Sie dort die Trenn- und Anführungszeichen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/doccano.py" />
            <source>Found {n} cells, expected {expected}.</source>
            <translation>{n} Zellen gefunden, {expected} erwartet.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/list_cells.py" />
            <location filename="../../crowdgui/io/formats/research/peerannot.py" />
            <source>Found {n} columns, expected {expected}. Check the separators and quotation marks there.</source>
            <translation>{n} Spalten gefunden, erwartet wurden {expected}. Prüfen Sie dort die Trennzeichen und Anführungszeichen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/triples.py" />
            <source>Found {n} words, expected an item, a worker and a label.</source>
            <translation>{n} Wörter gefunden, erwartet wurden ein Item, ein Worker und ein Label.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/list_cells.py" />
            <source>Found {n} workers but {labels} labels in the lists of one row.</source>
            <translation>In den Listen einer Zeile stehen {n} Worker, aber {labels} Labels.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_flat.py" />
            <source>Free text, marks and numbers, not labels: {names}.</source>
            <translation>Freitext, Markierungen und Zahlen, keine Labels: {names}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/potato.py" />
            <location filename="../../crowdgui/io/formats/platforms/zooniverse.py" />
            <source>Free text, not a class</source>
            <translation>Freitext, keine Klasse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>From a file of accuracies…</source>
            <translation>Aus einer Datei mit Genauigkeiten…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/text/bounds.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <source>From agreement</source>
            <translation>Aus Übereinstimmung</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>From agreement alone</source>
            <translation>Aus der Übereinstimmung allein</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/text/bounds.py" />
            <source>From an audit</source>
            <translation>Aus einem Audit</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/text/bounds.py" />
            <source>From gold</source>
            <translation>Aus Gold</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>From gold labels</source>
            <translation>Aus Goldlabels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipe_row.py" />
            <source>From the file {file}</source>
            <translation>Aus der Datei {file}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>From {first} to {last}; UTC if the file names a time zone.</source>
            <translation>Von {first} bis {last}; UTC, wenn die Datei eine Zeitzone nennt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/run.py" />
            <source>Further labels by a worker for the same item, skipped: {n}.</source>
            <translation>Weitere Labels eines Workers für dasselbe Item, übersprungen: {n}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/lewidi.py" />
            <source>Further questions</source>
            <translation>Weitere Fragen</translation>
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
            <translation>Gab bei {same} von {items} erneut dasselbe Label ({share}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/get_another_label.py" />
            <source>Get-Another-Label</source>
            <translation>Get-Another-Label</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Gives the same label as {who} on {agreed} of {shared} shared items; about {expected} are expected ({corrected}). The labels can’t show who copied from whom.</source>
            <translation>Gibt bei {agreed} von {shared} gemeinsamen Items dasselbe Label wie {who}; erwartet werden etwa {expected} ({corrected}). Die Labels zeigen nicht, wer von wem abgeschrieben hat.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Gives the same labels as {who} too often ({corrected}).</source>
            <translation>Gibt zu oft dieselben Labels wie {who} ({corrected}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/models_panel.py" />
            <source>Go to the Guarantee page</source>
            <translation>Zur Seite „Garantie“</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>Going from {start} to {end} of the labels lowered the error rate by {points} percentage points (±{error} at {confidence} confidence, {draws}).</source>
            <translation>Von {start} auf {end} der Labels sank die Fehlerrate um {points} Prozentpunkte (±{error} bei {confidence} Konfidenz, {draws}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/text/worker_columns.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>Gold</source>
            <translation>Gold</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Gold column</source>
            <translation>Gold-Spalte</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>Gold counts as the true label: workers are scored against it, rules that use gold keep it, and the rule runs again.</source>
            <translation>Gold zählt als das wahre Label: Worker werden daran gemessen, Regeln, die Gold nutzen, behalten es bei, und die Regel läuft erneut.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>Gold drawn at random</source>
            <translation>Gold zufällig gezogen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Gold is the same as the labels of the model “{model}” on all gold items, so it may come from that model.</source>
            <translation>Gold ist bei allen Gold-Items gleich den Labels des Modells „{model}“, kann also von diesem Modell stammen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Gold items can’t be fixed to their gold label on a cluster.</source>
            <translation>Auf einem Cluster können Gold-Items nicht auf ihr Goldlabel festgelegt werden.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Gold items keep their gold label, and workers are compared with it.</source>
            <translation>Gold-Items behalten ihr Goldlabel, und Worker werden damit verglichen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>Gold label</source>
            <translation>Goldlabel</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Gold labels</source>
            <translation>Goldlabels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Gold labels from a second file</source>
            <translation>Goldlabels aus einer zweiten Datei</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Gold marker</source>
            <translation>Goldkennzeichen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Gold represents all items only if the gold items were drawn from them at random.</source>
            <translation>Gold ist nur dann für alle Items repräsentativ, wenn die Gold-Items zufällig aus ihnen gezogen wurden.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Gold shows more errors than this bound allows, so its assumptions don’t hold.</source>
            <translation>Gold zeigt mehr Fehler, als diese Schranke zulässt; ihre Annahmen gelten also nicht.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Gold that the rule used can’t test its final labels.</source>
            <translation>Gold, das die Regel verwendet hat, kann ihre Endlabels nicht prüfen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/theory.py" />
            <source>Gold was drawn at random: count it as an audit</source>
            <translation>Gold wurde zufällig gezogen: als Audit zählen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/theory.py" />
            <source>Gold was not drawn at random after all</source>
            <translation>Gold wurde doch nicht zufällig gezogen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Gold: {wrong} of {n} wrong</source>
            <translation>Gold: {wrong} von {n} falsch</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>Group</source>
            <translation>Gruppe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Group them into ranges on the Classes page.</source>
            <translation>Fassen Sie sie auf der Seite „Klassen“ zu Bereichen zusammen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/write.py" />
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <location filename="../../crowdgui/ui/main_window/layout.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/page.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Guarantee</source>
            <translation>Garantie</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>Guarantee: how far you can trust it</source>
            <translation>Garantie: wie weit Sie dem Ergebnis trauen können</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Guessers</source>
            <translation>Ratende</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/marks.py" />
            <source>Guessing</source>
            <translation>Raten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Guessing on hard items</source>
            <translation>Raten bei schweren Items</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Gwet’s AC1</source>
            <translation>Gwets AC1</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/timing.py" />
            <source>Half of the labels took less, half took more.</source>
            <translation>Die Hälfte der Labels dauerte kürzer, die Hälfte länger.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Half of the {n} agree with the others at least {half} of the time; {no_better}.</source>
            <translation>Die Hälfte der {n} stimmt in mindestens {half} der Fälle mit den anderen überein; {no_better}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Half of them took {n} seconds or less.</source>
            <translation>Die Hälfte davon dauerte {n} Sekunden oder weniger.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Hard items</source>
            <translation>Schwere Items</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>Hardly any item has two labels, so no labels were held out and predicted.</source>
            <translation>Kaum ein Item hat zwei Labels, daher wurden keine Labels verdeckt und vorhergesagt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/title_corner.py" />
            <source>Help</source>
            <translation>Hilfe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>Help &amp;contents</source>
            <translation>In&amp;halt der Hilfe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/queue_list.py" />
            <source>Hidden until you choose a label.</source>
            <translation>Verdeckt, bis Sie ein Label wählen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/page.py" />
            <source>Hide votes while reviewing</source>
            <translation>Stimmen beim Durchsehen verbergen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>High</source>
            <translation>Bis</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Highest probability</source>
            <translation>Höchste Wahrscheinlichkeit</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/charts.py" />
            <source>Histogram</source>
            <translation>Histogramm</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>History</source>
            <translation>Verlauf</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Holds</source>
            <translation>Gilt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>Hongwei Li and Bin Yu (2014), Error Rate Bounds and Iterative Weighted Majority Voting for Crowdsourcing, arXiv:1411.4086.</source>
            <translation>Hongwei Li und Bin Yu (2014), Error Rate Bounds and Iterative Weighted Majority Voting for Crowdsourcing, arXiv:1411.4086.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>How common each class is, as shares or counts.</source>
            <translation>Wie häufig jede Klasse ist, als Anteile oder Anzahlen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>How far all labels together can move a score; leads are measured in this unit.</source>
            <translation>Wie weit alle Labels zusammen eine Punktzahl bewegen können; daran wird der Vorsprung gemessen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>How far one label can move a score, as a share of all labels together.</source>
            <translation>Wie weit ein Label eine Punktzahl bewegen kann, als Anteil an allen Labels zusammen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>How far the first majority vote may mislead the weights; it must be below 1.</source>
            <translation>Wie weit der erste Mehrheitsentscheid die Gewichte irreführen kann; der Wert muss unter 1 liegen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>How far the workers’ accuracies are from one half, on average.</source>
            <translation>Wie weit die Genauigkeiten der Worker im Mittel von einem Halb entfernt sind.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>How long the rule alone took on this computer.</source>
            <translation>Wie lange die Regel allein auf diesem Computer brauchte.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>How long this worker’s labels took is not known.</source>
            <translation>Wie lange die Labels dieses Workers dauerten, ist nicht bekannt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>How many attentive workers there are to copy from.</source>
            <translation>Von wie vielen aufmerksamen Workern abgeschrieben werden kann.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>How many classes there are to choose from.</source>
            <translation>Wie viele Klassen zur Wahl stehen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>How many datasets are drawn at each point.</source>
            <translation>Wie viele Datensätze an jedem Punkt gezogen werden.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>How many gold items have a wrong final label.</source>
            <translation>Wie viele Gold-Items ein falsches Endlabel haben.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>How many items there are.</source>
            <translation>Wie viele Items es gibt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>How many items this rule labels differently from the rule in use.</source>
            <translation>Wie viele Items diese Regel anders labelt als die verwendete Regel.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <source>How many labels</source>
            <translation>Wie viele Labels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>How many labels a worker must give before their own labels count as much as the crowd’s.</source>
            <translation>Wie viele Labels ein Worker vergeben muss, bis seine eigenen Labels so viel zählen wie die der Crowd.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/study_panel.py" />
            <source>How many labels do you need?</source>
            <translation>Wie viele Labels brauchen Sie?</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>How many labels per class the crowd’s confusion matrix counts as.</source>
            <translation>Für wie viele Labels je Klasse die Konfusionsmatrix der Crowd zählt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>How many labels this worker gave.</source>
            <translation>Wie viele Labels dieser Worker vergab.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>How many labels to add to this item.</source>
            <translation>Wie viele Labels diesem Item hinzuzufügen sind.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>How many of this worker’s labels on gold items are right.</source>
            <translation>Wie viele Labels dieses Workers bei Gold-Items richtig sind.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>How many ranges</source>
            <translation>Wie viele Bereiche</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/study_panel.py" />
            <source>How many times part of the labels is drawn at each share.</source>
            <translation>Wie oft bei jedem Anteil ein Teil der Labels gezogen wird.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/curves_plot.py" />
            <source>How many to audit first</source>
            <translation>Wie viele zuerst prüfen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <location filename="../../crowdgui/ui/pages/items/queue_list.py" />
            <source>How many workers gave each class, in the order of the classes.</source>
            <translation>Wie viele Worker jede Klasse vergaben, in der Reihenfolge der Klassen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>How many workers there are.</source>
            <translation>Wie viele Worker es gibt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/queue_list.py" />
            <source>How many wrong labels the check is expected to fix, here and elsewhere.</source>
            <translation>Wie viele falsche Labels die Prüfung voraussichtlich korrigiert, hier und anderswo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>How much a worker’s vote counts. A guesser has weight 0; with a weight below 0, a vote counts against the class that the worker chose.</source>
            <translation>Wie stark die Stimme eines Workers zählt. Wer rät, hat Gewicht 0; bei einem Gewicht unter 0 zählt die Stimme gegen die Klasse, die der Worker gewählt hat.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>How much labels move the score of an item, as a sum of squares; small is good.</source>
            <translation>Wie stark Labels die Punktzahl eines Items bewegen, als Summe der Quadrate; klein ist gut.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>How much more often workers agree than by chance: 0 is the chance level, 1 is full agreement, below 0 is worse than chance. Items may have different numbers of labels. Common requirements are 0.80, and at least 0.67 for tentative conclusions.</source>
            <translation>Wie viel häufiger Worker übereinstimmen als durch Zufall: 0 ist das Zufallsniveau, 1 volle Übereinstimmung, unter 0 ist schlechter als Zufall. Items dürfen unterschiedlich viele Labels haben. Üblich gefordert werden 0,80 und für vorläufige Schlüsse mindestens 0,67.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>How much the added labels would lower that probability.</source>
            <translation>Um wie viel die zusätzlichen Labels diese Wahrscheinlichkeit senken würden.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>How much the labels show about the final label, by Raykar and Yu’s score: 0 for labels without information, 1 for a worker who is never wrong. With few labels, it is above 0 by chance alone.</source>
            <translation>Wie viel die Labels über das Endlabel zeigen, nach dem Wert von Raykar und Yu: 0 für Labels ohne Information, 1 für einen Worker, der nie falsch liegt. Bei wenigen Labels liegt er schon durch Zufall über 0.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/models_panel.py" />
            <source>How much worse the model may be</source>
            <translation>Wie viel schlechter das Modell sein darf</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>How often a label is right.</source>
            <translation>Wie oft ein Label richtig ist.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>How often a worker’s label is the one that the others’ vote gives, without the worker’s own vote.</source>
            <translation>Wie oft das Label eines Workers das ist, das die Abstimmung der anderen ergibt, ohne die eigene Stimme des Workers.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>How often a worker’s label is the one this rule gives without that worker. It shows how well the rule fits the workers’ labels, not how often the workers are right.</source>
            <translation>Wie oft das Label eines Workers das ist, das diese Regel ohne ihn ergibt. Es zeigt, wie gut die Regel zu den Labels der Worker passt, nicht, wie oft die Worker richtigliegen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>How often each worker gives each label to items of each true class, as probabilities or counts.</source>
            <translation>Wie oft jeder Worker Items jeder wahren Klasse jedes Label gibt, als Wahrscheinlichkeiten oder Anzahlen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>How often each worker is right, from 0 to 1, for workers without a confusion matrix. Workers with neither are estimated from their labels on gold items.</source>
            <translation>Wie oft jeder Worker richtig liegt, von 0 bis 1, für Worker ohne Konfusionsmatrix. Fehlt beides, wird aus den Labels bei Gold-Items geschätzt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>How often each worker is right, from 0 to 1. If you enter none, accuracies are estimated on gold items; a worker with neither gets weight 0.</source>
            <translation>Wie oft jeder Worker richtig liegt, von 0 bis 1. Ohne Angabe werden Genauigkeiten an Gold-Items geschätzt; ein Worker ohne beides erhält Gewicht 0.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>How often labels with this model probability are right, estimated from other real datasets. An audit makes it fit this file.</source>
            <translation>Wie oft Labels mit dieser Modellwahrscheinlichkeit richtig sind, geschätzt aus anderen realen Datensätzen. Ein Audit passt sie an diese Datei an.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/rules.py" />
            <source>How often labels with this model probability are right, estimated from {n} checked items of this file and from other real datasets.</source>
            <extracomment>For one: How often labels with this model probability are right, estimated from {n} checked item of this file and from other real datasets.</extracomment>
            <translation>
                <numerusform>Wie oft Labels mit dieser Modellwahrscheinlichkeit richtig sind, geschätzt aus {n} nachgeprüften Item dieser Datei und aus anderen realen Datensätzen.</numerusform>
                <numerusform>Wie oft Labels mit dieser Modellwahrscheinlichkeit richtig sind, geschätzt aus {n} nachgeprüften Items dieser Datei und aus anderen realen Datensätzen.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>How often messages go from items to workers and back.</source>
            <translation>Wie oft Nachrichten von Items zu Workern und zurück gehen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>How often this worker gives the label that the others’ vote gives, with a 95% confidence interval. The dotted line is the chance level.</source>
            <translation>Wie oft dieser Worker das Label gibt, das die Abstimmung der anderen ergibt, mit einem 95-%-Konfidenzintervall. Die gepunktete Linie ist das Zufallsniveau.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>How often this worker gives the same label as another worker who is a model, on the items both labelled, with a 95% confidence interval. The dotted line is the chance level.</source>
            <translation>Wie oft dieser Worker dasselbe Label gibt wie ein anderer Worker, der ein Modell ist, bei den Items, die beide gelabelt haben, mit einem 95-%-Konfidenzintervall. Die gepunktete Linie ist das Zufallsniveau.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>How often this worker gives the same label as another worker who is a person, on the items both labelled, with a 95% confidence interval. The dotted line is the chance level.</source>
            <translation>Wie oft dieser Worker dasselbe Label gibt wie ein anderer Worker, der ein Mensch ist, bei den Items, die beide gelabelt haben, mit einem 95-%-Konfidenzintervall. Die gepunktete Linie ist das Zufallsniveau.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>How often this worker’s label is the final label. The worker’s own vote counts towards it, so this is slightly too high.</source>
            <translation>Wie oft das Label dieses Workers das Endlabel ist. Die eigene Stimme zählt dabei mit, daher ist der Wert etwas zu hoch.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/peers.py" />
            <source>How often two workers who label like these would agree if they worked independently.</source>
            <translation>Wie oft zwei Worker, die so labeln wie diese, übereinstimmen würden, wenn sie unabhängig arbeiteten.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>How the labels were aggregated</source>
            <translation>Wie die Labels aggregiert wurden</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>How this report was made</source>
            <translation>Wie dieser Bericht entstand</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>How to read the numbers</source>
            <translation>Wie die Zahlen zu lesen sind</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <source>How well workers agree</source>
            <translation>Wie gut Worker übereinstimmen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <location filename="../../crowdgui/text/simulation.py" />
            <source>How workers differ</source>
            <translation>Wie sich Worker unterscheiden</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tool_exports.py" />
            <source>Hugging Face dataset</source>
            <translation>Hugging-Face-Datensatz</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/inception.py" />
            <source>INCEpTION agreement</source>
            <translation>INCEpTION-Übereinstimmung</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <location filename="../../crowdgui/io/formats/platforms/toloka.py" />
            <source>Identify items by</source>
            <translation>Items erkennen an</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>If a worker labels an item more than once</source>
            <translation>Wenn ein Worker ein Item mehrmals labelt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>If every worker had labelled every item, this would be 100%.</source>
            <translation>Hätte jeder Worker jedes Item gelabelt, wären es 100 %.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/file_preview.py" />
            <source>If it is not, choose another column on the Columns page.</source>
            <translation>Wählen Sie auf der Seite „Spalten“ eine andere Spalte, wenn das nicht stimmt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>If it means “no label”, add it to the missing values.</source>
            <translation>Wenn es „kein Label“ bedeutet, fügen Sie es den fehlenden Werten hinzu.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>If many workers guess, the fit can get stuck. Several starts find a better fit and show which items are in doubt, but take several times as long.</source>
            <translation>Wenn viele Worker raten, kann die Anpassung stecken bleiben. Mehrere Starts finden eine bessere Anpassung und zeigen, welche Items fraglich sind, brauchen aber ein Mehrfaches der Zeit.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/compare.py" />
            <source>If no rule were better, a lead this large among {n} rules would be very rare.</source>
            <extracomment>For one: If the rule were no better, a lead this large with {n} rule tried would be very rare.</extracomment>
            <translation>
                <numerusform>Wäre sie nicht besser, wäre ein so großer Vorsprung bei {n} versuchten Regel sehr selten.</numerusform>
                <numerusform>Wäre keine besser, wäre ein so großer Vorsprung unter {n} Regeln sehr selten.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/compare.py" />
            <source>If none of the {n} rules were better, a lead this large would occur by chance in {share} of cases.</source>
            <extracomment>For one: If the rule were no better, a lead this large would occur by chance in {share} of cases.</extracomment>
            <translation>
                <numerusform>Wäre sie nicht besser, käme ein so großer Vorsprung in {share} der Fälle zufällig vor.</numerusform>
                <numerusform>Wäre keine der {n} Regeln besser, käme ein so großer Vorsprung in {share} der Fälle zufällig vor.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>If one worker gives an item this class, how often another worker gives it too.</source>
            <translation>Wenn ein Worker einem Item diese Klasse gibt, wie oft ein anderer Worker es auch tut.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>If the worker model holds, a vote by these workers is wrong in at most {limit} of cases. The bound ignores how split this particular vote is.</source>
            <translation>Wenn das Worker-Modell gilt, ist eine Abstimmung dieser Worker in höchstens {limit} der Fälle falsch. Wie gespalten diese einzelne Abstimmung ist, berücksichtigt die Schranke nicht.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>If these workers are excluded, no labels are left.</source>
            <translation>Wenn diese Worker ausgeschlossen sind, bleibt kein Label übrig.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>If they mean the same, merge them on the Classes page.</source>
            <translation>Führen Sie sie auf der Seite „Klassen“ zusammen, wenn sie dasselbe bedeuten.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>If they mean “no label”, add them to the missing values.</source>
            <translation>Wenn sie „kein Label“ bedeuten, fügen Sie sie den fehlenden Werten hinzu.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>If you quit now, it is stopped. Your file is not changed.</source>
            <translation>Wenn Sie jetzt beenden, wird sie abgebrochen. Ihre Datei wird nicht geändert.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <source>Ignored by the worker</source>
            <translation>Vom Worker ignoriert</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/dialog.py" />
            <source>Import</source>
            <translation>Importieren</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/dialog.py" />
            <source>Import labels</source>
            <translation>Labels importieren</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mixed_votes.py" />
            <source>In any currency. 0 shows no costs.</source>
            <translation>In beliebiger Währung. Bei 0 werden keine Kosten gezeigt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/argilla.py" />
            <source>In record {n}, the lists of responses, users and status of “{question}” differ in length. Export the records again.</source>
            <translation>In Eintrag {n} sind die Listen der Antworten, Nutzer und Status von „{question}“ verschieden lang. Exportieren Sie die Einträge erneut.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>In record {n}, “{key}” is {what}. The export may be damaged; export it again.</source>
            <translation>In Eintrag {n} ist „{key}“ {what}. Der Export ist womöglich beschädigt; exportieren Sie erneut.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/processes/subprocess_reader.py" />
            <source>In the program that made it, save the table as CSV and open that.</source>
            <translation>Speichern Sie die Tabelle in dem Programm, mit dem sie erstellt wurde, als CSV und öffnen Sie diese Datei.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <source>In use</source>
            <translation>Verwendet</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/detail.py" />
            <source>Include</source>
            <translation>Einbeziehen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/detail.py" />
            <source>Include {n}</source>
            <translation>{n} einbeziehen</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Include {n} workers</source>
            <extracomment>For one: Include {n} worker</extracomment>
            <translation>
                <numerusform>{n} Worker einbeziehen</numerusform>
                <numerusform>{n} Worker einbeziehen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/toloka.py" />
            <source>Includes labels of assignments that were skipped or ran out of time.</source>
            <translation>Auch Labels von Assignments, die übersprungen wurden oder deren Zeit ablief.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>Independent votes</source>
            <translation>Unabhängige Stimmen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Information score</source>
            <translation>Informationswert</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/export_text.py" />
            <source>Input</source>
            <translation>Eingabe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <source>Inputs and answers are numbered in the same way. If each number is a separate item, choose “Several items per row”.</source>
            <translation>Eingaben und Antworten sind gleich nummeriert. Wenn jede Nummer ein eigenes Item ist, wählen Sie „Mehrere Items je Zeile“.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/run.py" />
            <source>Inspecting the labels</source>
            <translation>Die Labels werden untersucht</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>Inspecting {file}</source>
            <translation>{file} wird untersucht</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>Interval</source>
            <translation>Intervall</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>Is the confidence accurate?</source>
            <translation>Ist die Konfidenz zutreffend?</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Is this the column with the labels?</source>
            <translation>Ist dies die Spalte mit den Labels?</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>It assumes that workers make mistakes independently, and the models among them aren’t shown to.</source>
            <translation>Sie setzt voraus, dass Worker unabhängig voneinander Fehler machen; für die Modelle unter ihnen ist das nicht gezeigt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>It assumes that workers make mistakes independently, and these labels leave that in doubt.</source>
            <translation>Sie setzt voraus, dass Worker unabhängig voneinander Fehler machen, und diese Labels lassen daran zweifeln.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>It assumes that workers make mistakes independently, and these labels show that they don’t.</source>
            <translation>Diese Schranke setzt voraus, dass Worker unabhängig Fehler machen; diese Labels zeigen, dass das nicht so ist.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/questions.py" />
            <source>It belongs to another question</source>
            <translation>Gehört zu einer anderen Frage</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/sagemaker.py" />
            <location filename="../../crowdgui/io/importing/recipes.py" />
            <location filename="../../crowdgui/io/importing/tables.py" />
            <location filename="../../crowdgui/io/tabular/file_head.py" />
            <location filename="../../crowdgui/io/tabular/processes/subprocess_reader.py" />
            <source>It can’t be opened: {why}.</source>
            <translation>Sie lässt sich nicht öffnen: {why}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>It claims to hold more than a file of its size can, so it is damaged.</source>
            <translation>Laut eigener Angabe enthält sie mehr, als eine Datei ihrer Größe kann; sie ist also beschädigt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/parquet.py" />
            <source>It claims to hold {n} rows, {mb} MB in memory, which is more than a file of its size should. Save only the worker, item and label columns.</source>
            <translation>Laut eigener Angabe enthält sie {n} Zeilen, {mb} MB im Arbeitsspeicher, mehr, als eine Datei ihrer Größe sollte. Speichern Sie nur die Spalten für Worker, Item und Label.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/processes/subprocess_reader.py" />
            <source>It could not be read within {n} seconds.</source>
            <translation>Sie ließ sich nicht innerhalb von {n} Sekunden lesen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>It counts as gold.</source>
            <translation>Es zählt als Gold.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>It doesn’t pass the test.</source>
            <translation>Es besteht den Test nicht.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>It holds Python objects, which are never read because they can run code. Save it as numbers or text.</source>
            <translation>Sie enthält Python-Objekte, die nie gelesen werden, weil sie Code ausführen können. Speichern Sie sie als Zahlen oder Text.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>It holds no array of numbers or text.</source>
            <translation>Sie enthält kein Array aus Zahlen oder Text.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>It is at least as close to the other people on {share} of items (95% interval {low} to {high}).</source>
            <translation>Bei {share} der Items ist es den anderen Menschen mindestens so nah (95-%-Intervall {low} bis {high}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>It is at least as close to the other people on {share} of items.</source>
            <translation>Bei {share} der Items ist es den anderen Menschen mindestens so nah.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>It is being computed.</source>
            <translation>Es wird berechnet.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <location filename="../../crowdgui/io/formats/parquet.py" />
            <source>It is damaged or incomplete. Download or copy it again from the source.</source>
            <translation>Sie ist beschädigt oder unvollständig. Laden oder kopieren Sie sie erneut von der Quelle.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/parts.py" />
            <source>It is damaged or isn’t a Parquet file.</source>
            <translation>Sie ist beschädigt oder keine Parquet-Datei.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>It is damaged, cut off or not a workbook. Save it again, or save it as CSV.</source>
            <translation>Sie ist beschädigt, abgeschnitten oder keine Arbeitsmappe. Speichern Sie sie erneut oder als CSV.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>It is data</source>
            <translation>Sie enthält Daten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>It is not clear yet where the curve levels off.</source>
            <translation>Noch ist nicht klar, wo die Kurve abflacht.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/file.py" />
            <source>It is open in another window. Close it there first.</source>
            <translation>Es ist in einem anderen Fenster geöffnet. Schließen Sie es dort zuerst.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>It is protected by a password. Save a copy without one and open that.</source>
            <translation>Sie ist durch ein Passwort geschützt. Speichern Sie eine Kopie ohne Passwort und öffnen Sie diese.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>It is tied with another class and won because it comes first.</source>
            <translation>Es liegt mit einer anderen Klasse gleichauf und gewann, weil es zuerst kommt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>It is too early to say whether the curve has flattened.</source>
            <translation>Es ist zu früh, um zu sagen, ob die Kurve abgeflacht ist.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>It isn’t clear whether each row is a label, an item or a worker.</source>
            <translation>Es ist nicht klar, ob jede Zeile ein Label, ein Item oder ein Worker ist.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>It isn’t clear which column holds the label.</source>
            <translation>Es ist nicht klar, welche Spalte das Label enthält.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>It isn’t clear which column names the item.</source>
            <translation>Es ist nicht klar, welche Spalte das Item nennt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>It isn’t clear which column names the worker.</source>
            <translation>Es ist nicht klar, welche Spalte den Worker nennt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/file_preview.py" />
            <source>It names no workers and has one label per item.</source>
            <translation>Sie nennt keine Worker und hat ein Label je Item.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>It names the columns</source>
            <translation>Sie benennt die Spalten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/processes/subprocess_reader.py" />
            <source>It needs more memory than a file of its size should, or it is damaged.</source>
            <translation>Sie braucht mehr Arbeitsspeicher, als eine Datei ihrer Größe sollte, oder sie ist beschädigt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>It needs no assumption about workers.</source>
            <translation>Sie braucht keine Annahme über Worker.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>It passes the test.</source>
            <translation>Es besteht den Test.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>It seems to level off at about {end}.</source>
            <translation>Sie scheint sich bei etwa {end} einzupendeln.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>It shows how many labels were wrong, with an interval.</source>
            <translation>Sie zeigt, wie viele Labels falsch waren, mit einem Intervall.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/recommendation_panel.py" />
            <source>It takes up to about {time}.</source>
            <translation>Das dauert bis zu etwa {time}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/file.py" />
            <source>It was not closed properly and can only be repaired in a folder that you can write to. Copy it to another folder, together with the file of the same name that ends in “-journal”.</source>
            <translation>Es wurde nicht ordentlich geschlossen und lässt sich nur in einem Ordner reparieren, in den Sie schreiben können. Kopieren Sie es in einen anderen Ordner, zusammen mit der gleichnamigen Datei, die auf „-journal“ endet.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>It would be read from {path}</source>
            <translation>Es würde aus {path} gelesen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/file_head.py" />
            <source>It would unpack to {n} MB, which is more than a file of its size should hold. Save the table as CSV and open that.</source>
            <translation>Entpackt wären es {n} MB, mehr, als eine Datei ihrer Größe enthalten sollte. Speichern Sie die Tabelle als CSV und öffnen Sie diese.</translation>
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
            <translation>Item</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>Item bound</source>
            <translation>Item-Schranke</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Item by item</source>
            <translation>Item für Item</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Item by item, Chernoff</source>
            <translation>Item für Item, Chernoff</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Item by item, confusion matrix per worker</source>
            <translation>Item für Item, Konfusionsmatrix je Worker</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Item by item, item types</source>
            <translation>Item für Item, Item-Typen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Item column</source>
            <translation>Item-Spalte</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Item content from a second file or a folder</source>
            <translation>Inhalt der Items aus einer zweiten Datei oder einem Ordner</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Item types (EBCC)</source>
            <translation>Item-Typen (EBCC)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Item types per class</source>
            <translation>Item-Typen je Klasse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Item types start at random; the probabilities of this many starts are averaged.</source>
            <translation>Item-Typen beginnen zufällig; die Wahrscheinlichkeiten so vieler Starts werden gemittelt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>Item {name}</source>
            <translation>Item {name}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <location filename="../../crowdgui/io/formats/research/get_another_label.py" />
            <source>Item, worker, label</source>
            <translation>Item, Worker, Label</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>Item-by-item bound on the error rate, with estimated accuracies: an estimate, not a guarantee. Shown because the worker model fits these labels.</source>
            <translation>Schranke der Fehlerrate Item für Item, mit geschätzten Genauigkeiten: eine Schätzung, keine Garantie. Sie wird gezeigt, weil das Worker-Modell zu diesen Labels passt.</translation>
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
            <translation>Items</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <source>Items by class</source>
            <translation>Items nach Klasse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/recommendation_panel.py" />
            <source>Items checked at random choose the rule. Without them the rule with the fewest errors on other real datasets is recommended. Predictions of held-out labels, gold and two tests of the workers explain how the rules differ here.</source>
            <translation>Zufällig gezogene, nachgeprüfte Items wählen die Regel. Ohne sie wird die Regel mit den wenigsten Fehlern bei anderen realen Datensätzen empfohlen. Vorhersagen verdeckter Labels, Gold und zwei Tests der Worker erklären, wie sich die Regeln hier unterscheiden.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Items in the first set</source>
            <translation>Items in der ersten Menge</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Items that two rules label differently</source>
            <translation>Items, die zwei Regeln verschieden labeln</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Items to audit</source>
            <translation>Zu prüfende Items</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Items to audit first</source>
            <translation>Zuerst zu prüfende Items</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>Items to relabel</source>
            <translation>Erneut zu labelnde Items</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/way_parts.py" />
            <location filename="../../crowdgui/ui/pages/items/queue_list.py" />
            <source>Items to review</source>
            <translation>Durchzusehende Items</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Items were assigned to workers at random</source>
            <translation>Items wurden den Workern zufällig zugeteilt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>Items where the final label won only because its class comes first.</source>
            <translation>Items, bei denen das Endlabel nur gewann, weil seine Klasse zuerst kommt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>Items with the lowest confidence come first. Press a number to set the label, or Enter to agree. Your label overrides the rule.</source>
            <translation>Items mit der niedrigsten Konfidenz kommen zuerst. Drücken Sie eine Zahl, um das Label zu setzen, oder Enter, um zuzustimmen. Ihr Label geht der Regel vor.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/cubam.py" />
            <location filename="../../crowdgui/io/formats/research/peerannot.py" />
            <source>Items, then workers</source>
            <translation>Items, dann Worker</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Items, workers and labels have different lengths.</source>
            <translation>Items, Worker und Labels sind nicht gleich lang.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>Items: review the uncertain ones yourself</source>
            <translation>Items: die unsicheren selbst durchsehen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/convergence.py" />
            <source>Iteration {n}: {changed} labels changed</source>
            <translation>Iteration {n}: {changed} Labels geändert</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>Iterations</source>
            <translation>Iterationen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Iterations after the first vote until the rule itself stops.</source>
            <translation>Iterationen nach der ersten Abstimmung, bis die Regel selbst anhält.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Iterations to converge</source>
            <translation>Iterationen bis zur Konvergenz</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Iterations to stop</source>
            <translation>Iterationen bis zum Halt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <location filename="../../crowdgui/io/formats/platforms/toloka.py" />
            <source>Its inputs</source>
            <translation>Seine Eingaben</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>Its name or number. If empty, the first sheet with a table is used.</source>
            <translation>Sein Name oder seine Nummer. Ohne Angabe das erste Blatt mit einer Tabelle.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/toloka.py" />
            <source>Its task</source>
            <translation>Seine Aufgabe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/table_formats.py" />
            <source>JSON lines</source>
            <translation>JSON-Zeilen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/json_table.py" />
            <source>JSON table</source>
            <translation>JSON-Tabelle</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/appen.py" />
            <source>Judgments by contributors who failed the job’s quality control.</source>
            <translation>Urteile von Mitwirkenden, die die Qualitätskontrolle des Jobs nicht bestanden.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>KB</source>
            <translation>KB</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Kappa is not defined, because both workers give one class to all shared items.</source>
            <translation>Kappa ist nicht definiert, weil beide allen gemeinsamen Items eine Klasse geben.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>Keep</source>
            <translation>Übernehmen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Keep all labels</source>
            <translation>Alle Labels behalten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/dialog.py" />
            <source>Keep as shown</source>
            <translation>So lassen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/appen.py" />
            <source>Keep personal columns</source>
            <translation>Persönliche Spalten behalten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <location filename="../../crowdgui/io/formats/platforms/toloka.py" />
            <source>Keep rejected labels</source>
            <translation>Abgelehnte Labels behalten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <source>Keep skipped annotations</source>
            <translation>Übersprungene Annotationen behalten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/labelbox.py" />
            <source>Keep skipped labels</source>
            <translation>Übersprungene Labels behalten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/appen.py" />
            <source>Keep tainted judgments</source>
            <translation>Fehlerhafte Urteile behalten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Keep the first label</source>
            <translation>Das erste Label behalten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Keep the last label</source>
            <translation>Das letzte Label behalten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <source>Kept: all workers are included.</source>
            <translation>Übernommen: Alle Worker sind einbezogen.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <source>Kept: {n} workers stay excluded.</source>
            <extracomment>For one: Kept: {n} worker stays excluded.</extracomment>
            <translation>
                <numerusform>Übernommen: {n} Worker bleibt ausgeschlossen.</numerusform>
                <numerusform>Übernommen: {n} Worker bleiben ausgeschlossen.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/page.py" />
            <source>Key B</source>
            <translation>Taste B</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/page.py" />
            <source>Key S</source>
            <translation>Taste S</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Kind</source>
            <translation>Art</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Known accuracies (MAP)</source>
            <translation>Bekannte Genauigkeiten (MAP)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <location filename="../../crowdgui/ui/dialogs/model_card.py" />
            <source>Known class</source>
            <translation>Bekannte Klasse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Krippendorff’s alpha</source>
            <translation>Krippendorffs Alpha</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Krippendorff’s alpha of this class against all others combined.</source>
            <translation>Krippendorffs Alpha dieser Klasse gegen alle anderen zusammen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Krippendorff’s alpha, interval</source>
            <translation>Krippendorffs Alpha, Intervall</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Krippendorff’s alpha, ordinal</source>
            <translation>Krippendorffs Alpha, ordinal</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Label</source>
            <translation>Label</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <source>Label Studio CSV</source>
            <translation>Label Studio CSV</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <source>Label Studio JSON</source>
            <translation>Label Studio JSON</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <source>Label Studio JSON-MIN</source>
            <translation>Label Studio JSON-MIN</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tool_exports.py" />
            <source>Label Studio predictions</source>
            <translation>Label-Studio-Vorhersagen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mixed_votes.py" />
            <source>Label by a model</source>
            <translation>Label eines Modells</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mixed_votes.py" />
            <source>Label by a person</source>
            <translation>Label eines Menschen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <source>Label by the rule</source>
            <translation>Label der Regel</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Label column</source>
            <translation>Label-Spalte</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <location filename="../../crowdgui/ui/dialogs/model_card.py" />
            <source>Label of the model</source>
            <translation>Label des Modells</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Label skew</source>
            <translation>Label-Schiefe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Label values</source>
            <translation>Label-Werte</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/labelbox.py" />
            <source>Labelbox export</source>
            <translation>Labelbox-Export</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/labelbox.py" />
            <source>Labelbox export (old)</source>
            <translation>Labelbox-Export (alt)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>Labelling plan</source>
            <translation>Plan für weitere Labels</translation>
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
            <translation>Labels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Labels and gold labels must use the same class names.</source>
            <translation>Labels und Goldlabels müssen dieselben Klassennamen verwenden.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/shared_parts.py" />
            <source>Labels and projects</source>
            <translation>Labels und Projekte</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Labels are the final label most often on “{best}” ({most}), least often on “{worst}” ({least}). Choose a cell to see its items.</source>
            <translation>Labels sind am häufigsten das Endlabel bei „{best}“ ({most}), am seltensten bei „{worst}“ ({least}). Wählen Sie eine Zelle, um ihre Items zu sehen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <location filename="../../crowdgui/ui/pages/data/page.py" />
            <source>Labels by class</source>
            <translation>Labels nach Klasse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/convergence.py" />
            <source>Labels changed in each iteration</source>
            <translation>In jeder Iteration geänderte Labels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Labels given</source>
            <translation>Vergebene Labels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/worker_scatter.py" />
            <source>Labels given (log scale)</source>
            <translation>Vergebene Labels (log. Skala)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>Labels have changed since the audit was drawn: those that the other rule changes count as possibly wrong in the guarantee.</source>
            <translation>Seit der Ziehung des Audits haben sich Labels geändert: Die, die die andere Regel ändert, zählen in der Garantie als möglicherweise falsch.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <source>Labels of assignments that were not approved.</source>
            <translation>Labels von Assignments, die nicht angenommen wurden.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/labelbox.py" />
            <source>Labels of data rows that their worker skipped.</source>
            <translation>Labels von Datenzeilen, die ihr Worker übersprungen hat.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/lewidi.py" />
            <source>Labels of other questions to the same workers, as questions of their own.</source>
            <translation>Labels weiterer Fragen an dieselben Worker, als eigene Fragen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Labels of this class on items with two or more labels.</source>
            <translation>Labels dieser Klasse bei Items mit mindestens zwei Labels.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>Labels of this confidence are typically wrong in {error} of cases ({low} to {high} in most datasets). Only gold or an audit can show how many are.</source>
            <translation>Labels dieser Konfidenz sind typischerweise in {error} der Fälle falsch ({low} bis {high} in den meisten Datensätzen). Nur Gold oder ein Audit kann zeigen, wie viele es sind.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Labels per item</source>
            <translation>Labels je Item</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>Labels set</source>
            <translation>Gesetzte Labels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mixed_votes.py" />
            <source>Labels that change</source>
            <translation>Geänderte Labels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>Labels that differ</source>
            <translation>Abweichende Labels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Labels to accept</source>
            <translation>Annehmbare Labels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>Labels to add</source>
            <translation>Zusätzliche Labels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>Labels, workers, items and classes are counted. The picture shows who labelled what, and the checks show what was skipped.</source>
            <translation>Labels, Worker, Items und Klassen sind gezählt. Das Bild zeigt, wer was gelabelt hat, und die Prüfungen zeigen, was übersprungen wurde.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>Labels: one per item</source>
            <translation>Labels: eines je Item</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <source>Language</source>
            <translation>Sprache</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Largest effect of one label</source>
            <translation>Größte Wirkung eines Labels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Largest lead of the true class</source>
            <translation>Größter Vorsprung der wahren Klasse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Latin-1</source>
            <translation>Latin-1</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>Layout</source>
            <translation>Anordnung</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>Lead of the final label over the next class, as a share of the largest possible lead.</source>
            <translation>Vorsprung des Endlabels vor der nächsten Klasse, als Anteil des größtmöglichen Vorsprungs.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/lewidi.py" />
            <source>Learning with Disagreements</source>
            <translation>Learning with Disagreements</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Learns how accurate each worker is on each class.</source>
            <translation>Lernt, wie genau jeder Worker bei jeder Klasse ist.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Learns how accurate each worker is, the same on all classes.</source>
            <translation>Lernt, wie genau jeder Worker ist, bei allen Klassen gleich.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Learns types of items on which workers make the same mistakes. Slower.</source>
            <translation>Lernt Item-Typen, bei denen Worker dieselben Fehler machen. Langsamer.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Learns which classes each worker confuses.</source>
            <translation>Lernt, welche Klassen jeder Worker verwechselt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/theory.py" />
            <source>Level</source>
            <translation>Stufe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Li and Yu: {name}</source>
            <translation>Li und Yu: {name}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>Light, &amp;high contrast</source>
            <translation>Hell, hoher &amp;Kontrast</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Like EM, but more stable when workers gave few labels.</source>
            <translation>Wie EM, aber stabiler, wenn Worker wenige Labels vergaben.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Like the labels in an earlier file</source>
            <translation>Wie die Labels in einer früheren Datei</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Like the labels in the open file</source>
            <translation>Wie die Labels in der geöffneten Datei</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipe_row.py" />
            <source>Like the last file of this kind</source>
            <translation>Wie die letzte Datei dieser Art</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Like weighted voting, but gives very good workers far more weight.</source>
            <translation>Wie gewichtete Abstimmung, gibt sehr guten Workern aber weit mehr Gewicht.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Like weighted voting, but more cautious with few labels.</source>
            <translation>Wie gewichtete Abstimmung, bei wenigen Labels vorsichtiger.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/preview_table.py" />
            <source>Line {n} of the file</source>
            <translation>Zeile {n} der Datei</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Lines {lines}</source>
            <extracomment>For one: Line {lines}</extracomment>
            <translation>
                <numerusform>Zeile {lines}</numerusform>
                <numerusform>Zeilen {lines}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>List of models…</source>
            <translation>Modellliste…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Little information</source>
            <translation>Wenig Information</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Logarithmic</source>
            <translation>Logarithmisch</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Logarithmic scale</source>
            <translation>Logarithmische Skala</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Looking for a start</source>
            <translation>Ein Start wird gesucht</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/project_controller.py" />
            <source>Looking for unsaved work</source>
            <translation>Nicht gespeicherte Arbeit wird gesucht</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Low</source>
            <translation>Von</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Lower end of the 95% confidence interval.</source>
            <translation>Unteres Ende des 95-%-Konfidenzintervalls.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <source>Lowest confidence</source>
            <translation>Niedrigste Konfidenz</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Lowest confidence first</source>
            <translation>Niedrigste Konfidenz zuerst</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Lowest probability</source>
            <translation>Niedrigste Wahrscheinlichkeit</translation>
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
            <translation>MT-Bench-Bewertungen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Made for two classes. Much slower; for comparison.</source>
            <translation>Für zwei Klassen gemacht. Viel langsamer; zum Vergleich.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Made for two classes. The fast version of belief propagation.</source>
            <translation>Für zwei Klassen gemacht. Die schnelle Variante der Belief Propagation.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Made for two classes. Unstable on unbalanced data; for comparison.</source>
            <translation>Für zwei Klassen gemacht. Instabil bei unausgewogenen Daten; zum Vergleich.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/convergence.py" />
            <source>Main term of the bound’s exponent, with estimated accuracies: {first} at first, {last} at the end.</source>
            <translation>Hauptglied des Exponenten der Schranke, mit geschätzten Genauigkeiten: anfangs {first}, am Ende {last}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Majority vote</source>
            <translation>Mehrheitsentscheid</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>Majority vote gives a different label</source>
            <translation>Der Mehrheitsentscheid ergibt ein anderes Label</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>Manual</source>
            <translation>Manuell</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <location filename="../../crowdgui/ui/pages/export/export_text.py" />
            <source>Manual label</source>
            <translation>Manuelles Label</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>Manual labels</source>
            <translation>Manuelle Labels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>Margin</source>
            <translation>Vorsprung</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <source>Margin over the next class</source>
            <translation>Vorsprung vor der nächsten Klasse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>Mark as &amp;models…</source>
            <translation>Als &amp;Modelle markieren…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mark_models.py" />
            <source>Mark as model</source>
            <translation>Als Modell markieren</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mark_models.py" />
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <source>Mark as models</source>
            <translation>Als Modelle markieren</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Mark as models…</source>
            <translation>Als Modelle markieren…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Mark as model…</source>
            <translation>Als Modell markieren…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Mark models on the Columns page to keep people and models apart.</source>
            <translation>Markieren Sie Modelle auf der Seite „Spalten“, um Menschen und Modelle getrennt zu halten.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/mark_models.py" />
            <source>Mark {n} workers as models</source>
            <extracomment>For one: Mark as model</extracomment>
            <translation>
                <numerusform>Als Modell markieren</numerusform>
                <numerusform>{n} Worker als Modelle markieren</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Mark {n} workers as people</source>
            <extracomment>For one: Mark as person</extracomment>
            <translation>
                <numerusform>Als Mensch markieren</numerusform>
                <numerusform>{n} Worker als Menschen markieren</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/cvat.py" />
            <source>Marks a part of the image, not the whole image</source>
            <translation>Markiert einen Teil des Bildes, nicht das ganze Bild</translation>
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
            <translation>Markiert einen Teil des Items, nicht das ganze Item</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Maximum iterations</source>
            <translation>Höchstzahl der Iterationen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Mean accuracy</source>
            <translation>Mittlere Genauigkeit</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Mean accuracy of workers</source>
            <translation>Mittlere Genauigkeit der Worker</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Mean accuracy that one-step voting needs</source>
            <translation>Mittlere Genauigkeit, die die einstufige Abstimmung braucht</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Mean accuracy, estimated</source>
            <translation>Mittlere Genauigkeit, geschätzt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Mean field (LPI)</source>
            <translation>Mean Field (LPI)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Mean probability of the final label under the three rules, by the weight of each.</source>
            <translation>Mittlere Wahrscheinlichkeit des Endlabels nach den drei Regeln, gewichtet mit dem Gewicht jeder Regel.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>Meaning</source>
            <translation>Bedeutung</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <source>Measure</source>
            <translation>Maß</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Measuring speed</source>
            <translation>Das Tempo wird gemessen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Measuring workers</source>
            <translation>Worker werden bewertet</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Median seconds per label: half of the labels took less.</source>
            <translation>Median der Sekunden je Label: Die Hälfte der Labels dauerte kürzer.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Median time {seconds} s, {share} of the time others take for the same items; {rarely} would be this fast ({corrected}).</source>
            <translation>Medianzeit {seconds} s, {share} der Zeit, die andere für dieselben Items brauchen; {rarely} wäre so schnell ({corrected}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Merge values that differ only
in case and spaces</source>
            <translation>Werte zusammenfassen, die sich
nur in Großschreibung und
Leerzeichen unterscheiden</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Merge values that differ only in case and spaces</source>
            <translation>Werte zusammenfassen, die sich nur in Großschreibung und Leerzeichen unterscheiden</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Message passing (KOS)</source>
            <translation>Nachrichtenaustausch (KOS)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Messages start at random; the median result of this many starts is used.</source>
            <translation>Nachrichten beginnen zufällig; verwendet wird der Median der Ergebnisse so vieler Starts.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Minimum labels</source>
            <translation>Mindestanzahl Labels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Missing value</source>
            <translation>Fehlender Wert</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Missing values</source>
            <translation>Fehlende Werte</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>Mistakes</source>
            <translation>Fehler</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>Mistakes that you find are corrected and exported.</source>
            <translation>Gefundene Fehler werden korrigiert und exportiert.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <location filename="../../crowdgui/text/groups.py" />
            <location filename="../../crowdgui/ui/pages/workers/models_panel.py" />
            <source>Model</source>
            <translation>Modell</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/page.py" />
            <source>Model check</source>
            <translation>Modellprüfung</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>Model probability</source>
            <translation>Modellwahrscheinlichkeit</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/detail.py" />
            <source>Model probability: {share}.</source>
            <translation>Modellwahrscheinlichkeit: {share}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <location filename="../../crowdgui/text/groups.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <location filename="../../crowdgui/ui/pages/workers/models_panel.py" />
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <source>Models</source>
            <translation>Modelle</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Models + {n} people</source>
            <extracomment>For one: Models + {n} person</extracomment>
            <translation>
                <numerusform>Modelle + {n} Mensch</numerusform>
                <numerusform>Modelle + {n} Menschen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>Models among the workers</source>
            <translation>Modelle unter den Workern</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mark_models.py" />
            <source>Models are compared with models and people with people, and the guarantee asks whether models share mistakes. Models of one family are also compared among themselves.</source>
            <translation>Modelle werden mit Modellen und Menschen mit Menschen verglichen, und für die Garantie wird geprüft, ob Modelle gemeinsame Fehler machen. Modelle einer Familie werden auch untereinander verglichen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Models of one family were made in the same way and may share mistakes.</source>
            <translation>Modelle einer Familie sind auf dieselbe Weise entstanden und machen vielleicht gemeinsame Fehler.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Models only</source>
            <translation>Nur Modelle</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>Models per class</source>
            <translation>Modelle je Klasse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Models were compared only with models.</source>
            <translation>Modelle wurden nur mit Modellen verglichen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Models’ mistakes count as those of independent workers</source>
            <translation>Fehler der Modelle zählen wie die unabhängiger Worker</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>More labels alone are not expected to reach {wanted}: even with {more} more, about {least} would stay wrong. Clearer instructions or manual checks can fix what more labels can’t.</source>
            <translation>Mit weiteren Labels allein wird {wanted} voraussichtlich nicht erreicht: Auch mit {more} weiteren blieben etwa {least} falsch. Klarere Anweisungen oder manuelle Prüfungen können beheben, was weitere Labels nicht können.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/rule_options.py" />
            <source>More options</source>
            <translation>Mehr Optionen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mixed_votes.py" />
            <source>More or fewer people per item</source>
            <translation>Mehr oder weniger Menschen je Item</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>More than one column is set as {role}. Keep one.</source>
            <translation>Mehr als eine Spalte ist als „{role}“ festgelegt. Behalten Sie eine.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>More than six curves can’t be distinguished. Untick one first.</source>
            <translation>Mehr als sechs Kurven lassen sich nicht unterscheiden. Entfernen Sie zuerst einen Haken.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>More than {n} curves can’t be distinguished.</source>
            <extracomment>For one: More than {n} curve can’t be distinguished.</extracomment>
            <translation>
                <numerusform>Mehr als {n} Kurve lässt sich nicht unterscheiden.</numerusform>
                <numerusform>Mehr als {n} Kurven lassen sich nicht unterscheiden.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Most disputed first</source>
            <translation>Umstrittenste zuerst</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <location filename="../../crowdgui/ui/dialogs/model_card.py" />
            <source>Most frequent mistakes</source>
            <translation>Häufigste Fehler</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Most valuable first</source>
            <translation>Lohnendste zuerst</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>NaN only</source>
            <translation>Nur NaN</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>Name</source>
            <translation>Name</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipe_row.py" />
            <source>Name of the recipe</source>
            <translation>Name der Vorlage</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>Names of workers that are models, separated by commas; * fits any characters. A list of models or a column with the role “Person or model” counts more.</source>
            <translation>Namen von Workern, die Modelle sind, durch Kommas getrennt; * steht für beliebige Zeichen. Eine Modellliste oder eine Spalte mit der Rolle „Mensch oder Modell“ geht vor.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>Needs</source>
            <translation>Nötig</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>Needs attention</source>
            <translation>Bitte beachten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <source>Neither accepted nor rejected</source>
            <translation>Weder angenommen noch abgelehnt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Neither is a guarantee here.</source>
            <translation>Keine davon ist hier eine Garantie.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/dialog.py" />
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <location filename="../../crowdgui/ui/pages/items/page.py" />
            <source>Next</source>
            <translation>Weiter</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <source>No annotation says who made it. Export as JSON with annotators, without hiding their details; or, if every worker has their own file, choose “One file per worker”.</source>
            <translation>Bei keiner Annotation ist angegeben, von wem sie stammt. Exportieren Sie als JSON mit Annotatoren, ohne deren Angaben zu verbergen; oder wählen Sie, wenn jeder Worker eine eigene Datei hat, „Eine Datei je Worker“.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <source>No annotation says who made it. Export as JSON, with annotators.</source>
            <translation>Bei keiner Annotation ist angegeben, von wem sie stammt. Exportieren Sie als JSON, mit Annotatoren.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>No array looks like labels. The arrays are {names}.</source>
            <translation>Kein Array sieht nach Labels aus. Die Arrays sind {names}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <source>No audit has shown what to review yet.</source>
            <translation>Noch kein Audit hat gezeigt, was nachzuprüfen ist.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/workers.py" />
            <source>No audit sample was drawn.</source>
            <translation>Es wurde keine Audit-Stichprobe gezogen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>No class bias found: {size} of labels differ from what one accuracy per worker would give ({chance} by chance).</source>
            <translation>Keine klassenabhängigen Fehler gefunden: {size} der Labels weichen von dem ab, was eine einzige Genauigkeit je Worker ergäbe (durch Zufall: {chance}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <source>No column differs between the annotations of a task. Choose the one that holds the label.</source>
            <translation>Keine Spalte unterscheidet sich zwischen den Annotationen einer Aufgabe. Wählen Sie die, die das Label enthält.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/appen.py" />
            <source>No column differs between the judgments of a unit. Choose the one that holds the label.</source>
            <translation>Keine Spalte unterscheidet sich zwischen den Urteilen einer Einheit. Wählen Sie die, die das Label enthält.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/answer_columns.py" />
            <source>No column holds labels from a list of classes. These hold free text: {columns}.</source>
            <translation>Keine Spalte enthält Labels aus einer Liste von Klassen. Diese enthalten freien Text: {columns}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/answer_columns.py" />
            <source>No column holds labels from a list of classes. These hold nested data: {columns}.</source>
            <translation>Keine Spalte enthält Labels aus einer Liste von Klassen. Diese enthalten verschachtelte Daten: {columns}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/answer_columns.py" />
            <source>No column holds labels of whole items. These mark parts of items, such as boxes: {columns}.</source>
            <translation>Keine Spalte enthält Labels für ganze Items. Diese markieren Teile von Items, etwa Rahmen: {columns}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_flat.py" />
            <source>No column holds labels with few classes. Open the classification export of the Zooniverse itself.</source>
            <translation>Keine Spalte enthält Labels mit wenigen Klassen. Öffnen Sie den Klassifikationsexport von Zooniverse selbst.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <source>No column holds labels. Download the results once workers have submitted some.</source>
            <translation>Keine Spalte enthält Labels. Laden Sie die Ergebnisse herunter, sobald Worker welche eingereicht haben.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/model_workers.py" />
            <source>No column names a worker of the label file.</source>
            <translation>Keine Spalte nennt einen Worker der Label-Datei.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>No column names a worker: this looks like a list of items, such as tasks, known true labels or final labels.</source>
            <translation>Keine Spalte nennt einen Worker: Das sieht nach einer Liste von Items aus, etwa Aufgaben, bekannten wahren Labels oder endgültigen Labels.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/item_content.py" />
            <source>No column names the items: the best one, “{column}”, names {n} of {items}.</source>
            <translation>Keine Spalte nennt die Items: Die beste, „{column}“, nennt {n} von {items}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_flat.py" />
            <source>No column names the volunteers. Keep the column user_name of the classification export when you flatten it.</source>
            <translation>Keine Spalte nennt die Freiwilligen. Behalten Sie die Spalte user_name des Klassifikationsexports, wenn Sie ihn umformen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>No content for this item. Open the file again and add it as item content.</source>
            <translation>Kein Inhalt zu diesem Item. Öffnen Sie die Datei erneut und fügen Sie ihn als Inhalt der Items hinzu.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>No error rate below 100% can be guaranteed with this probability.</source>
            <translation>Keine Fehlerrate unter 100 % lässt sich mit dieser Wahrscheinlichkeit garantieren.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/doccano.py" />
            <source>No file is named after a worker.</source>
            <translation>Keine Datei heißt nach einem Worker.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>No files yet</source>
            <translation>Noch keine Dateien</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <source>No final label is uncertain enough to need review.</source>
            <translation>Kein Endlabel ist so unsicher, dass es durchgesehen werden muss.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>No gold label matches an item</source>
            <translation>Kein Goldlabel passt zu einem Item</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>No guarantee</source>
            <translation>Keine Garantie</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>No guarantee yet</source>
            <translation>Noch keine Garantie</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>No included worker can be compared with others.</source>
            <translation>Kein einbezogener Worker lässt sich mit anderen vergleichen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>No included worker labelled these items, so they lose their final label.</source>
            <translation>Kein einbezogener Worker hat diese Items gelabelt, daher verlieren sie ihr Endlabel.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>No included worker labelled this item.</source>
            <translation>Kein einbezogener Worker hat dieses Item gelabelt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>No interval, because only one item has labels from two workers.</source>
            <translation>Kein Intervall, weil nur ein Item Labels von zwei Workern hat.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>No interval, because the items do not differ.</source>
            <translation>Kein Intervall, weil sich die Items nicht unterscheiden.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>No interval, because too few items have a second class.</source>
            <translation>Kein Intervall, weil eine zweite Klasse bei zu wenigen Items vorkommt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>No item bound. {reason}</source>
            <translation>Keine Item-Schranke. {reason}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/model_card.py" />
            <source>No item could be compared.</source>
            <translation>Es ließ sich kein Item vergleichen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>No item has a gold label or was audited.</source>
            <translation>Kein Item hat ein Goldlabel oder wurde geprüft.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/checked_list.py" />
            <source>No item has a label. Fill in the column “label”.</source>
            <translation>Kein Item hat ein Label. Füllen Sie die Spalte „label“ aus.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <location filename="../../crowdgui/text/errors.py" />
            <source>No item has both a gold label and a final label.</source>
            <translation>Kein Item hat sowohl ein Goldlabel als auch ein Endlabel.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>No item has labels from two workers.</source>
            <translation>Kein Item hat Labels von zwei Workern.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>No item has priority</source>
            <translation>Kein Item hat Vorrang</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>No item is expected to improve with this many more labels.</source>
            <translation>Mit so vielen weiteren Labels verbessert sich voraussichtlich kein Item.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>No item it labelled has a reference class.</source>
            <translation>Kein Item, das es gelabelt hat, hat eine Vergleichsklasse.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>No item of this worker can be compared: nobody else labelled them, or the others are tied.</source>
            <translation>Kein Item dieses Workers lässt sich vergleichen: Niemand sonst hat sie gelabelt, oder bei den anderen herrscht Gleichstand.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/detail.py" />
            <source>No item selected</source>
            <translation>Kein Item gewählt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>No item they share has a known class.</source>
            <translation>Von keinem gemeinsamen Item ist die Klasse bekannt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/export_text.py" />
            <source>No item, worker or class here has a name that a spreadsheet would run.</source>
            <translation>Kein Item, kein Worker und keine Klasse hier hat einen Namen, den eine Tabellenkalkulation ausführen würde.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/page.py" />
            <source>No items yet</source>
            <translation>Noch keine Items</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/page.py" />
            <source>No iterations</source>
            <translation>Keine Iterationen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>No label affects the result: every worker has weight 0.</source>
            <translation>Kein Label beeinflusst das Ergebnis: Jeder Worker hat das Gewicht 0.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/convergence.py" />
            <source>No label changed after the first vote.</source>
            <translation>Nach der ersten Abstimmung änderte sich kein Label.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/potato.py" />
            <location filename="../../crowdgui/io/formats/platforms/sagemaker.py" />
            <location filename="../../crowdgui/io/formats/research/lewidi.py" />
            <location filename="../../crowdgui/io/formats/research/list_cells.py" />
            <location filename="../../crowdgui/io/formats/research/mt_bench.py" />
            <location filename="../../crowdgui/io/formats/research/peerannot.py" />
            <source>No label names its worker.</source>
            <translation>Kein Label nennt seinen Worker.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <source>No label says who gave it. If every worker has their own dataset, choose “One file per worker”.</source>
            <translation>Bei keinem Label ist angegeben, von wem es stammt. Wenn jeder Worker ein eigenes Dataset hat, wählen Sie „Eine Datei je Worker“.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/labelbox.py" />
            <source>No label says who made it. Export with “Label details” and “Performance”.</source>
            <translation>Bei keinem Label ist angegeben, von wem es stammt. Exportieren Sie mit „Label details“ und „Performance“.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>No labels are left to work on.</source>
            <translation>Es ist kein Label übrig, mit dem sich arbeiten lässt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/long_table.py" />
            <source>No labels are left. All were skipped: {why}.</source>
            <translation>Es ist kein Label übrig. Alle wurden übersprungen: {why}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>No manual labels</source>
            <translation>Keine manuellen Labels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/models_panel.py" />
            <source>No model gave a label that counts.</source>
            <translation>Kein Modell hat ein Label vergeben, das zählt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <source>No option was chosen</source>
            <translation>Es wurde keine Option gewählt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>No other included worker labelled this worker’s items.</source>
            <translation>Kein anderer einbezogener Worker hat die Items dieses Workers gelabelt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>No other worker who labelled the same items is a model.</source>
            <translation>Kein anderer Worker, der dieselben Items gelabelt hat, ist ein Modell.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>No other worker who labelled the same items is a person.</source>
            <translation>Kein anderer Worker, der dieselben Items gelabelt hat, ist ein Mensch.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/peers.py" />
            <source>No overlap: nobody else labelled any of this worker’s items.</source>
            <translation>Keine Überschneidung: Niemand sonst hat ein Item dieses Workers gelabelt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>No overlap: none of these workers share an item.</source>
            <translation>Keine Überschneidung: Diese Worker haben kein Item gemeinsam.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>No person gave a label that counts.</source>
            <translation>Kein Mensch hat ein Label vergeben, das zählt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/item_content.py" />
            <source>No picture in this folder is named after an item.</source>
            <translation>Kein Bild in diesem Ordner ist nach einem Item benannt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/argilla.py" />
            <source>No response says which user gave it. Export the records with their responses.</source>
            <translation>Bei keiner Antwort ist angegeben, von wem sie stammt. Exportieren Sie die Einträge mit ihren Antworten.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/argilla.py" />
            <source>No responses</source>
            <translation>Keine Antworten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <source>No results. Try fewer or different words.</source>
            <translation>Keine Ergebnisse. Versuchen Sie es mit weniger oder anderen Wörtern.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/read_labels.py" />
            <source>No row has a worker, an item and a label. Check which columns these are.</source>
            <translation>Keine Zeile hat einen Worker, ein Item und ein Label. Prüfen Sie, welche Spalten das sind.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/user_inputs.py" />
            <source>No row holds a number.</source>
            <translation>Keine Zeile enthält eine Zahl.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/table_view.py" />
            <source>No row matches the search and the filter.</source>
            <translation>Keine Zeile passt zu Suche und Filter.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <source>No rule has run on these labels yet</source>
            <translation>Auf diesen Labels ist noch keine Regel gelaufen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/page.py" />
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <source>No rule has run on these labels.</source>
            <translation>Auf diesen Labels ist keine Regel gelaufen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>No sample is drawn</source>
            <translation>Keine Stichprobe gezogen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>No ties.</source>
            <translation>Keine Gleichstände.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/list_cells.py" />
            <source>No two columns list workers and their labels.</source>
            <translation>Keine zwei Spalten listen Worker und ihre Labels auf.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>No two of them labelled the same item.</source>
            <translation>Keine zwei von ihnen haben dasselbe Item gelabelt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>No two workers labelled the same item, so workers can’t be compared.</source>
            <translation>Keine zwei Worker haben dasselbe Item gelabelt, daher lassen sich Worker nicht vergleichen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/session_menus.py" />
            <source>No unsaved work</source>
            <translation>Keine ungespeicherte Arbeit</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>No worker is called “{name}”</source>
            <translation>Kein Worker heißt „{name}“</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/workers.py" />
            <source>No worker is excluded.</source>
            <translation>Kein Worker ist ausgeschlossen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/models.py" />
            <source>No worker is marked as a model.</source>
            <translation>Kein Worker ist als Modell markiert.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>No worker labelled an item twice</source>
            <translation>Kein Worker hat ein Item zweimal gelabelt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>No worker labelled an item twice: the rule adds up every label</source>
            <translation>Kein Worker hat ein Item zweimal gelabelt: Die Regel addiert jedes Label</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>No worker seems to be guessing.</source>
            <translation>Kein Worker scheint zu raten.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>No worker who labelled gold items has any weight in the vote.</source>
            <translation>Kein Worker, der Gold-Items gelabelt hat, hat bei der Abstimmung ein Gewicht.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <source>No workers yet</source>
            <translation>Noch keine Worker</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>No worker’s name fits “{pattern}”</source>
            <translation>Kein Name eines Workers passt zu „{pattern}“</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>No {items}</source>
            <translation>Keine {items}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>No, a cell is one label</source>
            <translation>Nein, eine Zelle ist ein Label</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>Nobody compared gave this class.</source>
            <translation>Niemand der Verglichenen hat diese Klasse vergeben.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>Nobody else labelled these items.</source>
            <translation>Niemand sonst hat diese Items gelabelt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Nobody else labelled this worker’s items, or the others are tied on them.</source>
            <translation>Niemand sonst hat die Items dieses Workers gelabelt, oder bei den anderen herrscht dort Gleichstand.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Nobody has audited these labels, and bounds from estimated accuracies are estimates, so the labels alone guarantee nothing.</source>
            <translation>Niemand hat diese Labels geprüft, und Schranken aus geschätzten Genauigkeiten sind Schätzungen; die Labels allein garantieren also nichts.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Nobody has audited these labels, and models among the workers may share mistakes, so the labels alone guarantee nothing.</source>
            <translation>Niemand hat diese Labels geprüft, und Modelle unter den Workern machen vielleicht gemeinsame Fehler; die Labels allein garantieren also nichts.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Nobody has audited these labels, and none of the bounds is useful for them; each one says why.</source>
            <translation>Niemand hat diese Labels geprüft, und keine der Schranken ist für sie brauchbar; jede nennt den Grund.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Nobody has audited these labels, and they differ slightly but significantly from what independent workers would give, so the labels alone guarantee nothing.</source>
            <translation>Niemand hat diese Labels geprüft, und sie weichen leicht, aber signifikant von dem ab, was unabhängige Worker ergäben; die Labels allein garantieren also nichts.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Nobody has audited these labels, and workers here don’t make mistakes independently, so the labels alone guarantee nothing.</source>
            <translation>Niemand hat diese Labels geprüft, und Worker machen hier nicht unabhängig voneinander Fehler; die Labels allein garantieren also nichts.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>Nobody in this group gave a label that counts.</source>
            <translation>Niemand in dieser Gruppe hat ein Label vergeben, das zählt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>Nobody labelled this item, so it has no final label.</source>
            <translation>Niemand hat dieses Item gelabelt, daher hat es kein Endlabel.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>Nobody labelled this item.</source>
            <translation>Niemand hat dieses Item gelabelt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>None</source>
            <translation>Keine</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>None of the bounds below is useful for these labels; each one says why.</source>
            <translation>Keine der Schranken unten ist für diese Labels aussagekräftig; bei jeder steht, warum.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>None of the workers you entered gave any of these labels. Check that their ids are spelled the same.</source>
            <translation>Keiner der angegebenen Worker hat eines dieser Labels vergeben. Prüfen Sie, ob ihre IDs gleich geschrieben sind.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/detail.py" />
            <source>None of them is flagged.</source>
            <translation>Keiner davon ist auffällig.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>None of these</source>
            <translation>Keine davon</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>None of these bounds is a guarantee here.</source>
            <translation>Keine dieser Schranken ist hier eine Garantie.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>None of {n} draws of workers has a mean accuracy within {within} of the expected one. Allow a larger difference.</source>
            <translation>Bei keiner von {n} Ziehungen lag die mittlere Genauigkeit der Worker höchstens {within} von der erwarteten entfernt. Lassen Sie eine größere Abweichung zu.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipe_row.py" />
            <source>None: as detected</source>
            <translation>Keine: wie erkannt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Norm of the weights</source>
            <translation>Norm der Gewichte</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/recommendation_panel.py" />
            <source>Not checked.</source>
            <translation>Nicht geprüft.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Not chosen</source>
            <translation>Nicht gewählt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>Not compared: {rules}.</source>
            <translation>Nicht verglichen: {rules}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Not computed, because there are more than {most} classes.</source>
            <translation>Nicht berechnet, weil es mehr als {most} Klassen gibt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Not computed, because there are too many pairs of workers.</source>
            <translation>Nicht berechnet, weil es zu viele Paare von Workern gibt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/agreement_panel.py" />
            <source>Not computed.</source>
            <translation>Nicht berechnet.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Not computed: with this many labels and classes it would take very long.</source>
            <translation>Nicht berechnet: Bei so vielen Labels und Klassen würde es sehr lange dauern.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Not defined, because all compared labels are the same number.</source>
            <translation>Nicht definiert, weil alle verglichenen Labels dieselbe Zahl sind.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Not defined, because all compared labels are “{only}”: without a second class, agreement can’t be distinguished from chance.</source>
            <translation>Nicht definiert, weil alle verglichenen Labels „{only}“ sind: Ohne zweite Klasse lassen sich Übereinstimmung und Zufall nicht unterscheiden.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Not defined, because all {n} compared labels are of this class, so agreement can’t be distinguished from chance.</source>
            <translation>Nicht definiert, weil alle {n} verglichenen Labels zu dieser Klasse gehören und sich Zufall und Übereinstimmung so nicht unterscheiden lassen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Not defined, because both workers give the same class to every item they share, so agreement can’t be distinguished from chance.</source>
            <translation>Nicht definiert, weil beide Worker jedem gemeinsamen Item dieselbe Klasse geben und sich Zufall und Übereinstimmung so nicht unterscheiden lassen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Not defined, because every pair of workers that share {fewest} or more items gives the same class to all of them.</source>
            <translation>Nicht definiert, weil jedes Paar von Workern mit mindestens {fewest} gemeinsamen Items diesen allen dieselbe Klasse gibt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Not defined, because items have between {fewest} and {most} labels, and Fleiss’ kappa needs the same number for each. Krippendorff’s alpha doesn’t.</source>
            <translation>Nicht definiert, weil die Items zwischen {fewest} und {most} Labels haben und Fleiss’ Kappa überall dieselbe Anzahl braucht. Krippendorffs Alpha braucht das nicht.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Not defined, because no item has labels from two workers.</source>
            <translation>Nicht definiert, weil kein Item Labels von zwei Workern hat.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Not defined, because no item with two or more labels has this class.</source>
            <translation>Nicht definiert, weil kein Item mit zwei oder mehr Labels diese Klasse hat.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Not defined, because no two workers share {fewest} or more items.</source>
            <translation>Nicht definiert, weil keine zwei Worker mindestens {fewest} Items gemeinsam haben.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Not defined, because the classes are not all numbers.</source>
            <translation>Nicht definiert, weil nicht alle Klassen Zahlen sind.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Not defined, because there is only one class.</source>
            <translation>Nicht definiert, weil es nur eine Klasse gibt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Not defined, because these two workers share no item.</source>
            <translation>Nicht definiert, weil diese beiden Worker kein Item gemeinsam haben.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Not defined, because two workers are needed.</source>
            <translation>Nicht definiert, weil zwei Worker nötig sind.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Not defined: all items of this worker have the same final label, or none.</source>
            <translation>Nicht definiert: Alle Items dieses Workers haben dasselbe Endlabel oder keines.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/peers.py" />
            <source>Not defined: no shared item has a final label.</source>
            <translation>Nicht definiert: Kein gemeinsames Item hat ein Endlabel.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>Not defined: {reason}.</source>
            <translation>Nicht definiert: {reason}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/toloka.py" />
            <source>Not finished in time</source>
            <translation>Nicht rechtzeitig beendet</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/marks.py" />
            <source>Not flagged</source>
            <translation>Nicht auffällig</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/title_corner.py" />
            <source>Not in a project</source>
            <translation>Nicht in einem Projekt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Not known: no item it labelled has a gold label, an audit or a final label.</source>
            <translation>Nicht bekannt: Kein Item, das es gelabelt hat, hat ein Goldlabel, ein Audit oder ein Endlabel.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/cvat.py" />
            <location filename="../../crowdgui/io/formats/platforms/doccano.py" />
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <location filename="../../crowdgui/io/formats/platforms/labelbox.py" />
            <source>Not labelled yet</source>
            <translation>Noch nicht gelabelt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Not listed, because there are too many pairs of workers.</source>
            <translation>Nicht aufgeführt, weil es zu viele Paare von Workern gibt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Not met: {conditions}.</source>
            <translation>Nicht erfüllt: {conditions}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <source>Not models</source>
            <translation>Keine Modelle</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>Not part of the table: {names}.</source>
            <translation>Nicht Teil der Tabelle: {names}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>Not possible yet</source>
            <translation>Noch nicht möglich</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/answer_columns.py" />
            <source>Not read as labels, because they describe the form, the item or the worker: {columns}.</source>
            <translation>Nicht als Labels gelesen, da sie das Formular, das Item oder den Worker beschreiben: {columns}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/answer_columns.py" />
            <source>Not read as labels, because they hold only one value: {columns}.</source>
            <translation>Nicht als Labels gelesen, da sie nur einen Wert enthalten: {columns}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/answer_columns.py" />
            <source>Not read as labels, because they repeat another column: {columns}.</source>
            <translation>Nicht als Labels gelesen, da sie eine andere Spalte wiederholen: {columns}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/answer_columns.py" />
            <source>Not read, because they hold free text: {columns}.</source>
            <translation>Nicht gelesen, weil sie Freitext enthalten: {columns}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/answer_columns.py" />
            <source>Not read, because they hold nested data: {columns}.</source>
            <translation>Nicht gelesen, da sie verschachtelte Daten enthalten: {columns}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/answer_columns.py" />
            <source>Not read, because they mark parts of items: {columns}.</source>
            <translation>Nicht gelesen, weil sie Teile von Items markieren: {columns}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>Not read: {names}.</source>
            <translation>Nicht gelesen: {names}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/title_corner.py" />
            <source>Not saved</source>
            <translation>Nicht gespeichert</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/argilla.py" />
            <source>Not submitted: {status}</source>
            <translation>Nicht abgeschickt: {status}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Not useful: the bound is above 100%.</source>
            <translation>Nicht aussagekräftig: Die Schranke liegt über 100 %.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Not useful: these workers were hardly ever seen to make mistakes, which leaves no room for errors.</source>
            <translation>Nicht aussagekräftig: Bei diesen Workern waren kaum Fehler zu sehen, was keinen Raum für Fehler lässt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Not useful: under this bound nearly every label could be wrong.</source>
            <translation>Nicht aussagekräftig: Nach dieser Schranke könnte fast jedes Label falsch sein.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>Not valid here. {reason}</source>
            <translation>Hier nicht gültig. {reason}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>Note</source>
            <translation>Notiz</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>Note for this item (N)</source>
            <translation>Notiz zu diesem Item (N)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/detail.py" />
            <source>Note: {note}</source>
            <translation>Notiz: {note}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <source>Notes</source>
            <translation>Notizen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Nothing</source>
            <translation>Nichts</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>Nothing in the files was skipped.</source>
            <translation>In den Dateien wurde nichts übersprungen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Nothing is known about any worker, and none labelled a gold item. Enter confusion matrices or accuracies, or open a file of gold labels.</source>
            <translation>Über keinen Worker ist etwas bekannt, und keiner hat ein Gold-Item gelabelt. Geben Sie Konfusionsmatrizen oder Genauigkeiten ein oder öffnen Sie eine Datei mit Goldlabels.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/rules.py" />
            <source>Nothing is known about {n} workers, so their weight is 0.</source>
            <extracomment>For one: Nothing is known about {n} worker, so their weight is 0.</extracomment>
            <translation>
                <numerusform>Über {n} Worker ist nichts bekannt; das Gewicht ist daher 0.</numerusform>
                <numerusform>Über {n} Worker ist nichts bekannt; ihr Gewicht ist daher 0.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Nothing is left to review for the guarantee</source>
            <translation>Für die Garantie ist nichts mehr nachzuprüfen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Nothing is loaded from the network.</source>
            <translation>Aus dem Netz wird nichts geladen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>Nothing is skipped.</source>
            <translation>Nichts wird übersprungen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <source>Nothing to compare yet</source>
            <translation>Noch nichts zu vergleichen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Nothing to export yet</source>
            <translation>Noch nichts zu exportieren</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/page.py" />
            <source>Nothing to guarantee yet.</source>
            <translation>Noch nichts zu garantieren.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <source>Nothing was changed.</source>
            <translation>Es wurde nichts geändert.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Nothing was written.</source>
            <translation>Es wurde nichts geschrieben.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <location filename="../../crowdgui/ui/plots/curves_plot.py" />
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>Nothing yet.</source>
            <translation>Noch nichts.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>Nothing: it holds already</source>
            <translation>Nichts: Sie gilt schon</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>NumPy arrays</source>
            <translation>NumPy-Arrays</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Number of iterations</source>
            <translation>Anzahl der Iterationen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>Number of iterations after the first vote.</source>
            <translation>Anzahl der Iterationen nach der ersten Abstimmung.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <source>Number of labels</source>
            <translation>Anzahl der Labels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Number of sessions; a pause of half an hour ends a session.</source>
            <translation>Anzahl der Sitzungen; eine Pause von einer halben Stunde beendet eine Sitzung.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Number of starts</source>
            <translation>Anzahl der Starts</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>Numbering starts at</source>
            <translation>Nummerierung beginnt bei</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/page.py" />
            <source>Numbers</source>
            <translation>Zahlen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/rule_options.py" />
            <source>Numbers from a file</source>
            <translation>Zahlen aus einer Datei</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>OK</source>
            <translation>OK</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Of all pairs of labels that two workers gave to the same item, the share that are equal. Easy to read, but part of it is due to chance.</source>
            <translation>Wie viele aller Paare von Labels, die zwei Worker einem Item gaben, gleich sind. Leicht zu lesen, entsteht aber zum Teil durch Zufall.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>Of any two of them, one is always right or always wrong on the items they share.</source>
            <translation>Von je zweien liegt einer bei den gemeinsamen Items immer richtig oder immer falsch.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>Of the items that one of two models has wrong, the share that both have wrong. In brackets the number of items.</source>
            <translation>Anteil der Items, bei denen beide Modelle falsch liegen, an denen, bei denen mindestens eines falsch liegt. In Klammern die Zahl der Items.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Of the items this worker labelled more than once, how many got the same label each time.</source>
            <translation>Wie viele der Items, die dieser Worker mehr als einmal labelte, jedes Mal dasselbe Label erhielten.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/model_plots.py" />
            <source>Of the mistakes of two models, the share that both make. Choose a cell to see the items both get wrong.</source>
            <translation>Anteil der Fehler zweier Modelle, die beide machen. Wählen Sie eine Zelle, um die Items zu sehen, bei denen beide falsch liegen.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>Of the more confident ones that have gold, {n} of {known} are still wrong.</source>
            <extracomment>For one: Of the more confident ones that have gold, {n} of {known} is still wrong.</extracomment>
            <translation>
                <numerusform>Von denen mit hoher Konfidenz und Gold ist dennoch {n} von {known} falsch.</numerusform>
                <numerusform>Von denen mit hoher Konfidenz und Gold sind dennoch {n} von {known} falsch.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>Of these, gold</source>
            <translation>Davon Gold</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/compare.py" />
            <source>Of {n} gold items, only “{rule}” is right on {first} and only “{kept}” on {second}</source>
            <extracomment>For one: Of {n} gold item, only “{rule}” is right on {first} and only “{kept}” on {second}</extracomment>
            <translation>
                <numerusform>Bei {n} Gold-Item liegt nur „{rule}“ {first}-mal richtig und nur „{kept}“ {second}-mal</numerusform>
                <numerusform>Bei {n} Gold-Items liegt nur „{rule}“ {first}-mal richtig und nur „{kept}“ {second}-mal</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_cells.py" />
            <source>Offers what a survey asks about each choice, such as how many there are, as further questions.</source>
            <translation>Bietet an, was zu jeder Auswahl gefragt wird, etwa die Anzahl, als weitere Fragen an.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Offset</source>
            <translation>Verschiebung</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>On a cluster, EM can start only from majority vote.</source>
            <translation>Auf einem Cluster kann EM nur vom Mehrheitsentscheid starten.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>On average, at most this share of the flags of one type is false.</source>
            <translation>Von den Hinweisen einer Art ist im Mittel höchstens dieser Anteil falsch.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>On average, at most {share} of these labels are wrong.</source>
            <translation>Im Mittel sind höchstens {share} dieser Labels falsch.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>On gold, {n} of {known} final labels are wrong: {share} ({low} to {high}).</source>
            <extracomment>For one: On gold, {n} of {known} final labels is wrong: {share} ({low} to {high}).</extracomment>
            <translation>
                <numerusform>Laut Gold ist {n} von {known} Endlabels falsch: {share} ({low} bis {high}).</numerusform>
                <numerusform>Laut Gold sind {n} von {known} Endlabels falsch: {share} ({low} bis {high}).</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>On gold, {n} of {known} labels are right, {share}.</source>
            <extracomment>For one: On gold, {n} of {known} labels is right, {share}.</extracomment>
            <translation>
                <numerusform>Laut Gold ist {n} von {known} Labels richtig, {share}.</numerusform>
                <numerusform>Laut Gold sind {n} von {known} Labels richtig, {share}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/detail.py" />
            <source>On gold, {n} of {of} labels are right ({share}).</source>
            <extracomment>For one: On gold, {n} of {of} labels is right ({share}).</extracomment>
            <translation>
                <numerusform>Laut Gold ist {n} von {of} Labels richtig ({share}).</numerusform>
                <numerusform>Laut Gold sind {n} von {of} Labels richtig ({share}).</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>On how many items can the label of {model} be accepted?</source>
            <translation>Bei wie vielen Items kann das Label von {model} angenommen werden?</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/peers.py" />
            <source>On how many of their shared items both gave the same label.</source>
            <translation>Bei wie vielen ihrer gemeinsamen Items beide dasselbe Label gaben.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>On the same items, a typical model would agree on about {ordinary}, and a guesser with the same class frequencies on {guesser}.</source>
            <translation>Bei denselben Items würde ein typisches Modell bei etwa {ordinary} übereinstimmen und jemand, der mit denselben Klassenhäufigkeiten rät, bei {guesser}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>On the same items, a typical person would agree on about {ordinary}, and a guesser with the same class frequencies on {guesser}.</source>
            <translation>Bei denselben Items würde ein typischer Mensch bei etwa {ordinary} übereinstimmen und jemand, der mit denselben Klassenhäufigkeiten rät, bei {guesser}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>On the same items, a typical worker would agree on about {ordinary}, and a guesser with the same class frequencies on {guesser}.</source>
            <translation>Bei denselben Items würde ein typischer Worker bei etwa {ordinary} übereinstimmen und jemand, der mit denselben Klassenhäufigkeiten rät, bei {guesser}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/study.py" />
            <source>On {n} gold items, {error} of the final labels are wrong ({level} interval {low} to {high}).</source>
            <extracomment>For one: On {n} gold item, {error} of the final labels are wrong ({level} interval {low} to {high}).</extracomment>
            <translation>
                <numerusform>Bei {n} Gold-Item sind {error} der Endlabels falsch (Intervall zu {level}: {low} bis {high}).</numerusform>
                <numerusform>Bei {n} Gold-Items sind {error} der Endlabels falsch (Intervall zu {level}: {low} bis {high}).</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/compare.py" />
            <source>On {n} held-out labels, no rule predicts better than “{kept}” (geometric mean probability {base}).</source>
            <extracomment>For one: On {n} held-out label, no rule predicts better than “{kept}” (geometric mean probability {base}).</extracomment>
            <translation>
                <numerusform>Bei {n} verdeckten Label sagt keine Regel besser vorher als „{kept}“ (geometrisches Mittel der Wahrscheinlichkeit {base}).</numerusform>
                <numerusform>Bei {n} verdeckten Labels sagt keine Regel besser vorher als „{kept}“ (geometrisches Mittel der Wahrscheinlichkeit {base}).</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/compare.py" />
            <source>On {n} held-out labels, the geometric mean probability is {base} with “{kept}” and {other} with “{rule}”. {often} Better predictions don’t show fewer errors.</source>
            <extracomment>For one: On {n} held-out label, the geometric mean probability is {base} with “{kept}” and {other} with “{rule}”. {often} Better predictions don’t show fewer errors.</extracomment>
            <translation>
                <numerusform>Bei {n} verdeckten Label ist das geometrische Mittel der Wahrscheinlichkeit {base} mit „{kept}“ und {other} mit „{rule}“. {often} Bessere Vorhersagen zeigen nicht weniger Fehler.</numerusform>
                <numerusform>Bei {n} verdeckten Labels ist das geometrische Mittel der Wahrscheinlichkeit {base} mit „{kept}“ und {other} mit „{rule}“. {often} Bessere Vorhersagen zeigen nicht weniger Fehler.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/mixed_votes.py" />
            <source>On {n} items that both people and models labelled.</source>
            <extracomment>For one: On {n} item that both people and models labelled.</extracomment>
            <translation>
                <numerusform>Bei {n} Item, das sowohl Menschen als auch Modelle gelabelt haben.</numerusform>
                <numerusform>Bei {n} Items, die sowohl Menschen als auch Modelle gelabelt haben.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>On {unanimous} of {compared} items ({share}), all labels are the same. On the median item, {median} of the label pairs are the same.</source>
            <translation>Bei {unanimous} von {compared} Items ({share}) sind alle Labels gleich. Beim Median-Item sind es {median} der Label-Paare.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <location filename="../../crowdgui/text/simulation.py" />
            <source>One accuracy</source>
            <translation>Eine Genauigkeit</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <location filename="../../crowdgui/text/simulation.py" />
            <source>One accuracy per class</source>
            <translation>Eine Genauigkeit je Klasse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>One column per worker works too. Gold labels (known true labels, also called ground truth) can be in a column or in a separate file.</source>
            <translation>Eine Spalte je Worker geht auch. Goldlabels (bekannte wahre Labels, auch Ground Truth genannt) können in einer Spalte oder in einer eigenen Datei stehen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <source>One file per worker</source>
            <translation>Eine Datei je Worker</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>One row per item, one column per worker</source>
            <translation>Eine Zeile je Item, eine Spalte je Worker</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>One row per label</source>
            <translation>Eine Zeile je Label</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>One row per label: who gave it, for which item, and which class. Columns can have any name and order; you choose which is which before they are read.</source>
            <translation>Eine Zeile je Label: wer es gab, für welches Item und welche Klasse. Spalten dürfen beliebig heißen und angeordnet sein; vor dem Einlesen wählen Sie, welche welche ist.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>One row per worker, one column per item</source>
            <translation>Eine Zeile je Worker, eine Spalte je Item</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>One step left</source>
            <translation>Noch ein Schritt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>One-step voting, any assignment</source>
            <translation>Einstufige Abstimmung, beliebige Zuteilung</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <location filename="../../crowdgui/text/rules.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/theory.py" />
            <source>One-step weighted voting</source>
            <translation>Einstufige gewichtete Abstimmung</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>Only a random part of the items was used.</source>
            <translation>Nur ein zufälliger Teil der Items wurde verwendet.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Only a random sample can show what all of them got wrong.</source>
            <translation>Nur eine Zufallsstichprobe kann zeigen, was alle falsch gelabelt haben.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Only a worker’s first label for an item is used; {n} repeated labels are ignored.</source>
            <extracomment>For one: Only a worker’s first label for an item is used; {n} repeated label is ignored.</extracomment>
            <translation>
                <numerusform>Von jedem Worker wird je Item nur das erste Label verwendet; {n} wiederholtes Label wird ignoriert.</numerusform>
                <numerusform>Von jedem Worker wird je Item nur das erste Label verwendet; {n} wiederholte Labels werden ignoriert.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Only accuracies from a Beta distribution have a mean to vary.</source>
            <translation>Nur Genauigkeiten aus einer Beta-Verteilung haben einen Mittelwert, der sich ändern lässt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>Only one item was compared.</source>
            <translation>Es wurde nur ein Item verglichen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/sagemaker.py" />
            <source>Only the final label is given, not who gave it</source>
            <translation>Nur das Endlabel ist angegeben, nicht, von wem es stammt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/get_another_label.py" />
            <source>Only the labels are read. You can open gold from a separate file; class shares and costs are not used.</source>
            <translation>Nur die Labels werden gelesen. Gold können Sie aus einer eigenen Datei öffnen; Klassenanteile und Kosten werden nicht verwendet.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/export_text.py" />
            <source>Only the question shown, “{question}”, is exported, to the folder “{folder}” inside this one.</source>
            <translation>Nur die gezeigte Frage „{question}“ wird exportiert: in den Ordner „{folder}“ in diesem Ordner.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>Only the {n} most frequent of {all} classes are shown.</source>
            <translation>Gezeigt sind nur die {n} häufigsten von {all} Klassen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Only whether “{answer}” is among them</source>
            <translation>Nur ob „{answer}“ darunter ist</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Only “{name}” is a final label.</source>
            <translation>Nur „{name}“ ist ein Endlabel.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>Open &amp;folder…</source>
            <translation>O&amp;rdner öffnen…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>Open &amp;recent</source>
            <translation>&amp;Zuletzt geöffnet</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>Open &amp;unsaved work</source>
            <translation>&amp;Nicht Gespeichertes öffnen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Open a dataset</source>
            <translation>Datensatz öffnen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <source>Open a file of labels and run a rule to compare it with other rules.</source>
            <translation>Öffnen Sie eine Datei mit Labels und führen Sie eine Regel aus, um sie mit anderen Regeln zu vergleichen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Open a file of labels and run a rule to export final labels and the worker table.</source>
            <translation>Öffnen Sie eine Datei mit Labels und führen Sie eine Regel aus, um Endlabels und die Worker-Tabelle zu exportieren.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/page.py" />
            <source>Open a file of labels and run a rule to see every item’s final label, confidence and votes.</source>
            <translation>Öffnen Sie eine Datei mit Labels und führen Sie eine Regel aus, um Endlabel, Konfidenz und Stimmen jedes Items zu sehen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <source>Open a file of labels and run a rule to see how good each worker is and who may be guessing.</source>
            <translation>Öffnen Sie eine Datei mit Labels und führen Sie eine Regel aus, um zu sehen, wie gut jeder Worker ist und wer womöglich rät.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/page.py" />
            <source>Open a file of labels and run a rule to see the guarantee.</source>
            <translation>Öffnen Sie eine Datei mit Labels und führen Sie eine Regel aus, um die Garantie zu sehen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/page.py" />
            <source>Open a file of labels first.</source>
            <translation>Öffnen Sie zuerst eine Datei mit Labels.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipe_row.py" />
            <source>Open a file with a recipe</source>
            <translation>Datei mit einer Vorlage öffnen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipe_row.py" />
            <source>Open a file…</source>
            <translation>Datei öffnen…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>Open a project on its own, without other files.</source>
            <translation>Öffnen Sie ein Projekt allein, ohne andere Dateien.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>Open all {n}</source>
            <translation>Alle {n} öffnen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <location filename="../../crowdgui/ui/pages/data/page.py" />
            <source>Open another…</source>
            <translation>Andere öffnen…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>Open folder of labels</source>
            <translation>Ordner mit Labels öffnen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>Open in the browser</source>
            <translation>Im Browser öffnen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Open in the browser…</source>
            <translation>Im Browser öffnen…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <source>Open it</source>
            <translation>Öffnen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>Open labels</source>
            <translation>Labels öffnen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipe_row.py" />
            <source>Open recipe</source>
            <translation>Vorlage öffnen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>Open sa&amp;mple data</source>
            <translation>Beispiel&amp;daten öffnen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/run_controller.py" />
            <source>Opening the last result</source>
            <translation>Das letzte Ergebnis wird geöffnet</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/content.py" />
            <source>Opening the project</source>
            <translation>Das Projekt wird geöffnet</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>Open…</source>
            <translation>Öffnen…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>Options of the rule</source>
            <translation>Optionen der Regel</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>Options that differ from the defaults</source>
            <translation>Optionen, die vom Standard abweichen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Oracle MAP</source>
            <translation>Orakel-MAP</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Oracle, best weights for the bound</source>
            <translation>Orakel, beste Gewichte für die Schranke</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Order</source>
            <translation>Reihenfolge</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Order of the classes</source>
            <translation>Reihenfolge der Klassen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/get_another_label.py" />
            <source>Order of the columns</source>
            <translation>Reihenfolge der Spalten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/cubam.py" />
            <location filename="../../crowdgui/io/formats/research/peerannot.py" />
            <source>Order of the names</source>
            <translation>Reihenfolge der Namen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>Other rules side by side, whether more labels would help, and which items they would help most.</source>
            <translation>Andere Regeln nebeneinander, ob mehr Labels helfen würden und welchen Items am meisten.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/way_parts.py" />
            <source>Other targets</source>
            <translation>Andere Ziele</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Other worker</source>
            <translation>Anderer Worker</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Overall</source>
            <translation>Insgesamt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>Overall, workers agree no more often than guessers would.</source>
            <translation>Insgesamt stimmen die Worker nicht öfter überein, als wenn alle raten würden.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/page.py" />
            <source>Overview</source>
            <translation>Überblick</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Own simulation</source>
            <translation>Eigene Simulation</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/xlsx_file.py" />
            <source>Packing {file}</source>
            <translation>{file} wird gepackt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/rail.py" />
            <source>Pages</source>
            <translation>Seiten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/charts.py" />
            <source>Pairs</source>
            <translation>Paare</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Pairs agree on {low} to {high} of the items they share; {overlap}.</source>
            <translation>Paare stimmen bei {low} bis {high} ihrer gemeinsamen Items überein; {overlap}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>Pairs of labels of one item by two workers. Within a group Krippendorff’s α, between people and models κ. 95% intervals in brackets.</source>
            <translation>Paare von Labels eines Items von zwei Workern. Innerhalb einer Gruppe Krippendorffs α, zwischen Menschen und Modellen κ. In Klammern 95-%-Intervalle.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Paper’s bound, Bernstein</source>
            <translation>Schranke des Papers, Bernstein</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Paper’s bound, Hoeffding</source>
            <translation>Schranke des Papers, Hoeffding</translation>
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
            <translation>Ein Teil der Arbeit wurde von außerhalb von CrowdGUI beendet. Das bisher Erledigte bleibt erhalten.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/page.py" />
            <source>Parts of the guarantee</source>
            <translation>Teile der Garantie</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/page.py" />
            <source>Parts of the page</source>
            <translation>Teile der Seite</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>Passes</source>
            <translation>Besteht</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Passing is weak evidence. In simulations, a model 10 points less accurate than people (70%, not 80%) passed in 19–22% of cases with a margin of 20% where 10 people all labelled 100 items, and in 92–100% with 8 people, 3 labels per item and 600 items. With a margin of 10% it passed in 0–5%.</source>
            <translation>Bestehen ist ein schwacher Beleg. In Simulationen bestand ein Modell, das 10 Punkte weniger genau war als Menschen (70 % statt 80 %), bei einer Toleranz von 20 % in 19–22 % der Fälle, wenn 10 Menschen alle 100 Items labelten, und in 92–100 % bei 8 Menschen, 3 Labels je Item und 600 Items. Bei einer Toleranz von 10 % bestand es in 0–5 %.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Passing messages</source>
            <translation>Nachrichten werden ausgetauscht</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>Paste labels</source>
            <translation>Labels einfügen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/sources.py" />
            <source>Pasted text {n}.txt</source>
            <translation>Eingefügter Text {n}.txt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/detail.py" />
            <source>Peers</source>
            <translation>Peers</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>People</source>
            <translation>Menschen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>People and models</source>
            <translation>Menschen und Modelle</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/models_panel.py" />
            <source>People and models are compared once the guarantee is computed.</source>
            <translation>Menschen und Modelle werden verglichen, sobald die Garantie berechnet ist.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>People and models are compared while the guarantee is computed.</source>
            <translation>Menschen und Modelle werden verglichen, während die Garantie berechnet wird.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/worker_scatter.py" />
            <source>People are compared with people and models with models, as far as they label the same items. A typical person agrees with the others on {person} of items, a typical model on {model}; a guesser would on {chance}. Of people who do as well as the typical one, 95% are in the band.</source>
            <translation>Menschen werden mit Menschen und Modelle mit Modellen verglichen, soweit sie dieselben Items labeln. Ein typischer Mensch stimmt bei {person} der Items mit den anderen überein, ein typisches Modell bei {model}, jemand, der rät, bei {chance}. Von Menschen, die ebenso gut sind wie der typische, liegen 95 % im Band.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>People as often</source>
            <translation>Menschen ebenso oft</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>People only</source>
            <translation>Nur Menschen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/mixed_votes.py" />
            <source>People per item</source>
            <translation>Menschen je Item</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>People were compared only with people.</source>
            <translation>Menschen wurden nur mit Menschen verglichen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <location filename="../../crowdgui/ui/dialogs/model_card.py" />
            <source>People’s final label</source>
            <translation>Endlabel der Menschen</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/figures/people_curve.py" />
            <source>People’s labels per item; {n} draws, the band covers 95% of the draws</source>
            <extracomment>For one: People’s labels per item; {n} draw, the band covers 95% of the draws</extracomment>
            <translation>
                <numerusform>Labels von Menschen je Item; {n} Ziehung, das Band umfasst 95 % der Ziehungen</numerusform>
                <numerusform>Labels von Menschen je Item; {n} Ziehungen, das Band umfasst 95 % der Ziehungen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Percent agreement</source>
            <translation>Prozentuale Übereinstimmung</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/model_charts.py" />
            <location filename="../../crowdgui/text/groups.py" />
            <location filename="../../crowdgui/ui/plots/model_plots.py" />
            <source>Person</source>
            <translation>Mensch</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Person or model</source>
            <translation>Mensch oder Modell</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Picture</source>
            <translation>Bild</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Picture file</source>
            <translation>Bilddatei</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/matrix_picture.py" />
            <source>Picture of the label matrix</source>
            <translation>Bild der Label-Matrix</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Plain text table</source>
            <translation>Einfache Texttabelle</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <source>Plan</source>
            <translation>Plan</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Pooling strength</source>
            <translation>Stärke des Poolings</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Possible duplicate classes: {pairs}</source>
            <translation>Mögliche doppelte Klassen: {pairs}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/potato.py" />
            <source>Potato user state</source>
            <translation>Potato-Benutzerstand</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Predicting held-out labels</source>
            <translation>Verdeckte Labels werden vorhergesagt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/peers.py" />
            <source>Press Enter or double-click to see the items both labelled.</source>
            <translation>Enter oder ein Doppelklick zeigt die Items, die beide gelabelt haben.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <location filename="../../crowdgui/ui/pages/export/preview.py" />
            <source>Preview</source>
            <translation>Vorschau</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/preview.py" />
            <source>Preview of a table</source>
            <translation>Vorschau einer Tabelle</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Price per item</source>
            <translation>Preis pro Item</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mixed_votes.py" />
            <source>Price per label</source>
            <translation>Preis pro Label</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/mixed_votes.py" />
            <source>Prices…</source>
            <translation>Preise…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Prior correct labels</source>
            <translation>A-priori richtige Labels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Prior wrong labels</source>
            <translation>A-priori falsche Labels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>Probability it is wrong</source>
            <translation>Fehlerwahrscheinlichkeit</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Probability of a label</source>
            <translation>Wahrscheinlichkeit eines Labels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/detail.py" />
            <location filename="../../crowdgui/ui/widgets/bars.py" />
            <source>Probability of each class</source>
            <translation>Wahrscheinlichkeit jeder Klasse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Probability of the final label according to the messages of its workers.</source>
            <translation>Wahrscheinlichkeit des Endlabels nach den Nachrichten seiner Worker.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Probability of the final label if what is known about the workers is true.</source>
            <translation>Wahrscheinlichkeit des Endlabels, wenn stimmt, was über die Worker bekannt ist.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Probability of the final label if workers make mistakes independently, from their weights.</source>
            <translation>Wahrscheinlichkeit des Endlabels nach den Gewichten, wenn Worker unabhängig Fehler machen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Probability of the final label under the fitted accuracies.</source>
            <translation>Wahrscheinlichkeit des Endlabels nach den angepassten Genauigkeiten.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Probability of the final label under the fitted confusion matrices.</source>
            <translation>Wahrscheinlichkeit des Endlabels nach den angepassten Konfusionsmatrizen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Probability of the final label under the fitted item types.</source>
            <translation>Wahrscheinlichkeit des Endlabels nach den angepassten Item-Typen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>Probability that its final label is wrong, if the worker model holds.</source>
            <translation>Wahrscheinlichkeit, dass sein Endlabel falsch ist, wenn das Worker-Modell gilt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <source>Processor cores</source>
            <translation>Prozessorkerne</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <source>Processor cores a rule may use</source>
            <translation>Prozessorkerne, die eine Regel nutzen darf</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <source>Prodigy</source>
            <translation>Prodigy</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>Product reviews</source>
            <translation>Produktbewertungen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/html.py" />
            <source>Quality of crowd labels</source>
            <translation>Qualität der Crowd-Labels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/surveys/qualtrics.py" />
            <source>Qualtrics survey</source>
            <translation>Qualtrics-Umfrage</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>Quantity</source>
            <translation>Größe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <location filename="../../crowdgui/ui/main_window/rail.py" />
            <source>Question</source>
            <translation>Frage</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/rail.py" />
            <source>Question {n} of {count}</source>
            <translation>Frage {n} von {count}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Random sample (audit)</source>
            <translation>Zufallsstichprobe (Audit)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Range boundaries</source>
            <translation>Grenzen der Bereiche</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Ranges of equal width</source>
            <translation>Gleich breite Bereiche</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Ranges with the same number of labels</source>
            <translation>Bereiche mit gleich vielen Labels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Rare among attentive workers</source>
            <translation>Selten bei aufmerksamen Workern</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>Reach an error rate</source>
            <translation>Fehlerrate erreichen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Read as</source>
            <translation>Lesen als</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/preview_table.py" />
            <source>Read as a missing value</source>
            <translation>Als fehlender Wert gelesen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Read as…</source>
            <translation>Lesen als…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_cells.py" />
            <source>Read details of choices</source>
            <translation>Angaben zu Auswahlen lesen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>Read from: {names}. {meaning}</source>
            <translation>Gelesen aus: {names}. {meaning}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/recipe_choice.py" />
            <source>Read like the last file with these columns</source>
            <translation>Gelesen wie die letzte Datei mit diesen Spalten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Read them</source>
            <translation>Lesen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Reading</source>
            <translation>Einlesen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/timestamps.py" />
            <source>Reading the durations</source>
            <translation>Die Dauern werden gelesen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/run.py" />
            <source>Reading the labels</source>
            <translation>Die Labels werden gelesen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/outcome.py" />
            <source>Reading the last result</source>
            <translation>Das letzte Ergebnis wird gelesen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Reading the picture</source>
            <translation>Das Bild wird gelesen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/timestamps.py" />
            <source>Reading the times</source>
            <translation>Die Zeitpunkte werden gelesen</translation>
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
            <translation>{file} wird gelesen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <source>Reads &amp;#44; as a comma, and so on: web forms write such characters this way.</source>
            <translation>Liest &amp;#44; als Komma und so weiter: Webformulare schreiben solche Zeichen so.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse.py" />
            <source>Reads classifications that the project marks as an expert’s as gold labels.</source>
            <translation>Liest Klassifikationen, die das Projekt als die von Fachleuten kennzeichnet, als Goldlabels.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <source>Reads predictions as labels given by a worker.</source>
            <translation>Liest Vorhersagen als Labels eines Workers.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/argilla.py" />
            <source>Reads suggestions as labels given by a worker.</source>
            <translation>Liest Vorschläge als Labels eines Workers.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Reads the file from this computer (P)</source>
            <translation>Liest die Datei von diesem Computer (P)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <source>Ready</source>
            <translation>Bereit</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/shared_parts.py" />
            <source>Ready: {workers} and {n} GiB of memory.</source>
            <translation>Bereit: {workers} und {n} GiB Arbeitsspeicher.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/shared_parts.py" />
            <source>Ready: {workers}.</source>
            <translation>Bereit: {workers}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>Reason</source>
            <translation>Grund</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>Recent files</source>
            <translation>Zuletzt geöffnet</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipe_row.py" />
            <source>Recipe</source>
            <translation>Vorlage</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipe_row.py" />
            <source>Recipes (*.json)</source>
            <translation>Vorlagen (*.json)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/recommendation_panel.py" />
            <source>Recommend a rule</source>
            <translation>Regel empfehlen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <location filename="../../crowdgui/ui/pages/compare/recommendation_panel.py" />
            <source>Recommendation</source>
            <translation>Empfehlung</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/rule_list.py" />
            <source>Recommended</source>
            <translation>Empfohlen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>Record {n} isn’t a JSON object. Put each record in braces.</source>
            <translation>Eintrag {n} ist kein JSON-Objekt. Setzen Sie jeden Eintrag in geschweifte Klammern.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Records {lines}</source>
            <extracomment>For one: Record {lines}</extracomment>
            <translation>
                <numerusform>Eintrag {lines}</numerusform>
                <numerusform>Einträge {lines}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/title_corner.py" />
            <location filename="../../crowdgui/ui/main_window/window.py" />
            <source>Redo</source>
            <translation>Wiederholen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/title_corner.py" />
            <source>Redo {what}</source>
            <translation>Wiederholen: {what}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <location filename="../../crowdgui/io/formats/platforms/toloka.py" />
            <source>Rejected by the requester</source>
            <translation>Vom Auftraggeber abgelehnt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>Remove</source>
            <translation>Entfernen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Remove apostrophes that keep cells from running</source>
            <translation>Apostrophe entfernen, die Zellen vor dem Ausführen schützen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/detail.py" />
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>Remove from gold</source>
            <translation>Aus Gold entfernen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/detail.py" />
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>Remove manual label</source>
            <translation>Manuelles Label entfernen</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Remove the apostrophes from {n} cells</source>
            <extracomment>For one: Remove the apostrophe from {n} cell</extracomment>
            <translation>
                <numerusform>Apostroph von {n} Zelle entfernen</numerusform>
                <numerusform>Apostrophe von {n} Zellen entfernen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>Remove the list of models</source>
            <translation>Modellliste entfernen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Remove {file}</source>
            <translation>{file} entfernen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <source>Removes the part that all names start with, up to a hyphen.</source>
            <translation>Entfernt, womit alle Namen beginnen, bis zu einem Bindestrich.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <source>Repeated by another worker</source>
            <translation>Von anderem Worker wiederholt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <source>Repeated by another worker: if one worker gives an item this class, how often another worker gives it too. The 95% confidence interval is in brackets.</source>
            <translation>Von anderem Worker wiederholt: wenn ein Worker einem Item diese Klasse gibt, wie oft ein anderer Worker es auch tut. In Klammern das 95-%-Konfidenzintervall.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Repeats the vote, giving good workers more weight. Bounds apply.</source>
            <translation>Wiederholt die Abstimmung und gibt guten Workern mehr Gewicht. Schranken gelten.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Repetitions</source>
            <translation>Wiederholungen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>Replace</source>
            <translation>Ersetzen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Replace workers’ names with numbers</source>
            <translation>Namen der Worker durch Nummern ersetzen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/html.py" />
            <source>Report (HTML)</source>
            <translation>Bericht (HTML)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/report_pdf/report_formats.py" />
            <source>Report (PDF)</source>
            <translation>Bericht (PDF)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/model_card.py" />
            <source>Report card of {model}</source>
            <translation>Zeugnis von {model}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>Report cards of the {n} models with the most labels, of {all}.</source>
            <translation>Zeugnisse der {n} Modelle mit den meisten Labels, von {all}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/models_panel.py" />
            <source>Report card…</source>
            <translation>Zeugnis…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Reports are shared more widely than other files, so workers are shown as numbers in them unless you tick this.</source>
            <translation>Berichte werden weiter herumgereicht als andere Dateien, daher erscheinen Worker darin als Nummern, sofern Sie dies nicht anhaken.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <source>Reports use this language too.</source>
            <translation>Auch Berichte verwenden diese Sprache.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>Requested guarantee</source>
            <translation>Verlangte Garantie</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/flags.py" />
            <source>Restore defaults</source>
            <translation>Standard wiederherstellen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/page.py" />
            <source>Result</source>
            <translation>Ergebnis</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Results</source>
            <translation>Ergebnisse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Review</source>
            <translation>Nachprüfung</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Review all {n} items to guarantee that at most {share} are wrong.</source>
            <extracomment>For one: Review the item to guarantee that at most {share} are wrong.</extracomment>
            <translation>
                <numerusform>Prüfen Sie das Item nach, um zu garantieren, dass höchstens {share} falsch sind.</numerusform>
                <numerusform>Prüfen Sie alle {n} Items nach, um zu garantieren, dass höchstens {share} falsch sind.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>Review the {n} least confident items</source>
            <extracomment>For one: Review the least confident item</extracomment>
            <translation>
                <numerusform>Das Item mit der niedrigsten Konfidenz nachprüfen</numerusform>
                <numerusform>Die {n} Items mit der niedrigsten Konfidenz nachprüfen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/page.py" />
            <source>Review {n}</source>
            <translation>{n} durchsehen</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Review {n} items</source>
            <extracomment>For one: Review {n} item</extracomment>
            <translation>
                <numerusform>{n} Item nachprüfen</numerusform>
                <numerusform>{n} Items nachprüfen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Review {n} more items, and at most {share} of the labels are wrong.</source>
            <extracomment>For one: Review {n} more item, and at most {share} of the labels are wrong.</extracomment>
            <translation>
                <numerusform>Prüfen Sie noch {n} Item nach, und höchstens {share} der Labels sind falsch.</numerusform>
                <numerusform>Prüfen Sie noch {n} Items nach, und höchstens {share} der Labels sind falsch.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>Role of column “{name}”</source>
            <translation>Rolle der Spalte „{name}“</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>Row {n} has {m} cells instead of {width}. Every row needs the same number of cells.</source>
            <translation>Zeile {n} hat {m} statt {width} Zellen. Jede Zeile braucht gleich viele Zellen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>Row {n} isn’t a list, but the first one is.</source>
            <translation>Zeile {n} ist keine Liste, die erste aber schon.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/checked_list.py" />
            <source>Row {row} gives item “{item}” a second label. Keep one.</source>
            <translation>Zeile {row} gibt Item „{item}“ ein zweites Label. Behalten Sie eines.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/checked_list.py" />
            <source>Row {row} has item “{item}”, but number {n} of the draw with seed {seed} is “{drawn}”. Keep the rows of the list in the order drawn.</source>
            <translation>Zeile {row} enthält Item „{item}“, aber Nummer {n} der Ziehung mit Seed {seed} ist „{drawn}“. Lassen Sie die Zeilen der Liste in der gezogenen Reihenfolge.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/checked_list.py" />
            <source>Row {row} has item “{item}”, which is not in the label file.</source>
            <translation>Zeile {row} enthält Item „{item}“, das nicht in der Labeldatei steht.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/checked_list.py" />
            <source>Row {row} has the label “{label}”. The classes are {classes}; for none of them write “{none}”.</source>
            <translation>Zeile {row} enthält das Label „{label}“. Die Klassen sind {classes}; für keine davon schreiben Sie „{none}“.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>Rows above are skipped. 0 automatically skips titles of one cell.</source>
            <translation>Zeilen darüber werden übersprungen. Mit 0 werden Titel aus einer Zelle automatisch übersprungen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>Rows of item, worker and label need three columns, but there are {n}.</source>
            <translation>Zeilen aus Item, Worker und Label brauchen drei Spalten, aber es sind {n}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/parts.py" />
            <source>Rows skipped because the worker, item or label is missing: {n}.</source>
            <translation>Zeilen übersprungen, weil Worker, Item oder Label fehlt: {n}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_flat.py" />
            <source>Rows with a blank “{choice}” have {names} instead, which isn’t read.</source>
            <translation>Zeilen ohne „{choice}“ haben stattdessen {names}; das wird nicht gelesen.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Rows {lines}</source>
            <extracomment>For one: Row {lines}</extracomment>
            <translation>
                <numerusform>Zeile {lines}</numerusform>
                <numerusform>Zeilen {lines}</numerusform>
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
            <translation>Regel</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <location filename="../../crowdgui/ui/pages/labels/page.py" />
            <location filename="../../crowdgui/ui/pages/labels/rule_list.py" />
            <source>Rules</source>
            <translation>Regeln</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Rules on simulated workers</source>
            <translation>Regeln an simulierten Workern</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <location filename="../../crowdgui/ui/pages/labels/page.py" />
            <source>Run</source>
            <translation>Ausführen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/study_panel.py" />
            <source>Run a study to see how much worse the final labels would be with fewer labels, and whether more would help.</source>
            <translation>Führen Sie eine Studie aus, um zu sehen, wie viel schlechter die Endlabels mit weniger Labels wären und ob mehr helfen würden.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/page.py" />
            <source>Run again</source>
            <translation>Erneut ausführen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Run at least two rules first.</source>
            <translation>Führen Sie zuerst mindestens zwei Regeln aus.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/recommended_strip.py" />
            <source>Run for comparison</source>
            <translation>Zum Vergleich ausführen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/page.py" />
            <source>Run now</source>
            <translation>Jetzt ausführen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>Run on a c&amp;luster…</source>
            <translation>Auf einem C&amp;luster ausführen…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Run on a cluster</source>
            <translation>Auf einem Cluster ausführen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>Run the &amp;other rules</source>
            <translation>Übri&amp;ge Regeln ausführen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Run the simulation to see how far rules are from the true classes: {sets} will be drawn.</source>
            <translation>Führen Sie die Simulation aus, um zu sehen, wie weit Regeln von den wahren Klassen entfernt sind. Zu ziehen: {sets}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/study_panel.py" />
            <source>Run the study</source>
            <translation>Studie ausführen</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <source>Run the {n} others</source>
            <extracomment>For one: Run the other one</extracomment>
            <translation>
                <numerusform>Die andere ausführen</numerusform>
                <numerusform>Die {n} anderen ausführen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/study_panel.py" />
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>Run time</source>
            <translation>Laufzeit</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>Run two or more rules to compare them.</source>
            <translation>Führen Sie mindestens zwei Regeln aus, um sie zu vergleichen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Running rules on all labels for comparison</source>
            <translation>Regeln werden zum Vergleich auf allen Labels ausgeführt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Running rules on parts of the labels</source>
            <translation>Regeln werden auf Teilen der Labels ausgeführt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mixed_votes.py" />
            <source>Running the rule on fewer labels, drawn at random…</source>
            <translation>Die Regel läuft mit weniger, zufällig gezogenen Labels…</translation>
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
            <translation>&amp;Wie das System</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <source>Same as system</source>
            <translation>Wie das System</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Same label</source>
            <translation>Gleiches Label</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Save a dataset…</source>
            <translation>Datensatz speichern…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Save a simulated dataset</source>
            <translation>Simulierten Datensatz speichern</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipe_row.py" />
            <source>Save as recipe</source>
            <translation>Als Vorlage speichern</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipe_row.py" />
            <source>Save as recipe…</source>
            <translation>Als Vorlage speichern…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <source>Save elsewhere…</source>
            <translation>Woanders speichern…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/base.py" />
            <source>Save picture</source>
            <translation>Bild speichern</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/base.py" />
            <source>Save picture…</source>
            <translation>Bild speichern…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/project_controller.py" />
            <source>Save project</source>
            <translation>Projekt speichern</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>Save project &amp;as…</source>
            <translation>Projekt speichern &amp;unter…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipe_row.py" />
            <source>Save recipe</source>
            <translation>Vorlage speichern</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/base.py" />
            <source>Save table</source>
            <translation>Tabelle speichern</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>Save the list of items</source>
            <translation>Liste der Items speichern</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>Save the list of what is skipped</source>
            <translation>Liste des Übersprungenen speichern</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>Save the list…</source>
            <translation>Liste speichern…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipe_row.py" />
            <source>Save to a file…</source>
            <translation>In Datei speichern…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/base.py" />
            <source>Save underlying table…</source>
            <translation>Zugrunde liegende Tabelle speichern…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/title_corner.py" />
            <source>Saved</source>
            <translation>Gespeichert</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>Saved as {file}</source>
            <translation>Gespeichert als {file}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Saved as {file}.</source>
            <translation>Gespeichert als {file}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/project_controller.py" />
            <source>Saved in {file}. Every change is saved as you make it.</source>
            <translation>Gespeichert in {file}. Jede Änderung wird sofort gespeichert.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/content.py" />
            <location filename="../../crowdgui/io/project/project.py" />
            <source>Saving the project</source>
            <translation>Das Projekt wird gespeichert</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/title_corner.py" />
            <source>Saving…</source>
            <translation>Wird gespeichert…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Say on the page Columns which to keep.</source>
            <translation>Geben Sie auf der Seite „Spalten“ an, welches Label Sie behalten.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/file_preview.py" />
            <source>Say on the page Source if it holds labels.</source>
            <translation>Falls sie Labels enthält, geben Sie das auf der Seite „Quelle“ an.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>Scanning the lines of {file}</source>
            <translation>Die Zeilen von {file} werden durchgesehen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <source>Search all pages</source>
            <translation>Alle Seiten durchsuchen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <source>Search results</source>
            <translation>Suchergebnisse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Second group, first set</source>
            <translation>Zweite Gruppe, erste Menge</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Second group, second set</source>
            <translation>Zweite Gruppe, zweite Menge</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Second reviewer…</source>
            <translation>Zweite Person…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Seconds</source>
            <translation>Sekunden</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Seconds of computing that 50 iterations take, extrapolated from those that were run: every iteration takes about as long.</source>
            <translation>Rechenzeit in Sekunden für 50 Iterationen, hochgerechnet aus den ausgeführten: Jede Iteration dauert etwa gleich lang.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Seconds of computing until the last iteration that changed a final label.</source>
            <translation>Rechenzeit in Sekunden bis zur letzten Iteration, die ein Endlabel änderte.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Seconds of computing until the rule itself stops.</source>
            <translation>Rechenzeit in Sekunden, bis die Regel selbst anhält.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>See how independence was tested</source>
            <translation>Ansehen, wie die Unabhängigkeit geprüft wurde</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>See how many labels can be wrong at most, or why there is no guarantee. An audit can give you one.</source>
            <translation>Sehen Sie, wie viele Labels höchstens falsch sein können oder warum es keine Garantie gibt. Ein Audit kann Ihnen eine geben.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>See the guarantee</source>
            <translation>Garantie ansehen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Seed</source>
            <translation>Startwert</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>Seed of the model check</source>
            <translation>Startwert der Modellprüfung</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>Select files and choose a folder. The report collects all results. Press F1 for help on what you point at.</source>
            <translation>Wählen Sie Dateien und einen Ordner. Der Bericht enthält alle Ergebnisse. F1 öffnet die Hilfe zu dem, worauf Sie zeigen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Self-consistency</source>
            <translation>Selbstkonsistenz</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Semicolon</source>
            <translation>Semikolon</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Sensitivity</source>
            <translation>Sensitivität</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Sensitivity: items of the class that the model gives the class. Specificity: items of other classes that it gives another class. 95% intervals in brackets.</source>
            <translation>Sensitivität: Items der Klasse, denen das Modell die Klasse gibt. Spezifität: Items anderer Klassen, denen es eine andere Klasse gibt. In Klammern 95-%-Intervalle.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Separated by commas</source>
            <translation>Durch Kommas getrennt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Separated by number signs</source>
            <translation>Durch Rautezeichen getrennt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Separated by semicolons</source>
            <translation>Durch Semikolons getrennt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Separated by vertical bars</source>
            <translation>Durch senkrechte Striche getrennt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Separator</source>
            <translation>Trennzeichen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Sessions</source>
            <translation>Sitzungen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <source>Set at</source>
            <translation>Gesetzt am</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>Set by</source>
            <translation>Gesetzt von</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/detail.py" />
            <source>Set label…</source>
            <translation>Label setzen…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <source>Set to</source>
            <translation>Gesetzt auf</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <source>Settings</source>
            <translation>Einstellungen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/audit_dialog.py" />
            <source>Settle disagreements</source>
            <translation>Unstimmigkeiten klären</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Settle the items on which two reviewers differ.</source>
            <translation>Klären Sie die Items, bei denen zwei Prüfer sich unterscheiden.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Settle {n} disagreements…</source>
            <extracomment>For one: Settle {n} disagreement…</extracomment>
            <translation>
                <numerusform>{n} Unstimmigkeit klären…</numerusform>
                <numerusform>{n} Unstimmigkeiten klären…</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Settle {n} items that the reviewers disagree on; then at most {share} are wrong.</source>
            <extracomment>For one: Settle {n} item that the reviewers disagree on; then at most {share} are wrong.</extracomment>
            <translation>
                <numerusform>Klären Sie {n} Item, bei dem die Prüfenden uneins sind; dann sind höchstens {share} falsch.</numerusform>
                <numerusform>Klären Sie {n} Items, bei denen die Prüfenden uneins sind; dann sind höchstens {share} falsch.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_cells.py" />
            <source>Several choices in one label</source>
            <translation>Mehrere Auswahlen in einem Label</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <source>Several items per row</source>
            <translation>Mehrere Items je Zeile</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/option_columns.py" />
            <source>Several labels in a cell of {questions} are read together as one class.</source>
            <translation>Mehrere Labels in einer Zelle von {questions} werden zusammen als eine Klasse gelesen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Several labels in one cell</source>
            <translation>Mehrere Labels in einer Zelle</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Several starts, keep the best</source>
            <translation>Mehrere Starts, den besten behalten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Share</source>
            <translation>Anteil</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Share as counted</source>
            <translation>Anteil gezählt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Share corrected</source>
            <translation>Anteil korrigiert</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>Share of all labels</source>
            <translation>Anteil aller Labels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Share of all pairs of labels on this item that are the same.</source>
            <translation>Anteil gleicher Paare an allen Paaren von Labels dieses Items.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Share of all possible pairs of a worker and an item that have a label</source>
            <translation>Anteil aller möglichen Paare aus Worker und Item, die ein Label haben</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Share of all worker–item pairs that have a label.</source>
            <translation>Wie viele aller Worker-Item-Paare ein Label haben.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Share of each message that is kept from the previous iteration. Use more if messages oscillate.</source>
            <translation>Anteil jeder Nachricht, der aus der vorigen Iteration übernommen wird. Wählen Sie mehr, wenn Nachrichten schwanken.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/histograms.py" />
            <source>Share of items on which a worker agrees</source>
            <translation>Anteil der Items, bei denen ein Worker übereinstimmt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Share of labelled pairs</source>
            <translation>Anteil gelabelter Paare</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Share of labels that are the final label, by worker and class</source>
            <translation>Anteil der Labels, die das Endlabel sind, nach Worker und Klasse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/model_plots.py" />
            <source>Share of mistakes that two models both make</source>
            <translation>Anteil der Fehler, die zwei Modelle beide machen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Share of shared items on which both give the same label.</source>
            <translation>Anteil der gemeinsamen Items, denen beide dasselbe Label geben.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Share of the items with labels whose final label is not the true class.</source>
            <translation>Anteil der Items mit Labels, deren Endlabel nicht die wahre Klasse ist.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Share of the items with labels whose final label is the true class.</source>
            <translation>Anteil der Items mit Labels, deren Endlabel die wahre Klasse ist.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Share of the item’s labels that are the final label. Not a probability.</source>
            <translation>Anteil der Labels des Items, die das Endlabel sind. Keine Wahrscheinlichkeit.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Share of the item’s weight behind the final label. Not a probability.</source>
            <translation>Anteil des Gewichts des Items hinter dem Endlabel. Keine Wahrscheinlichkeit.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/figures/curves.py" />
            <source>Share of the labels kept; {n} draws, the band covers the middle 80%</source>
            <extracomment>For one: Share of the labels kept; {n} draw, the band covers the middle 80%</extracomment>
            <translation>
                <numerusform>Anteil der behaltenen Labels; {n} Ziehung, das Band umfasst die mittleren 80 %</numerusform>
                <numerusform>Anteil der behaltenen Labels; {n} Ziehungen, das Band umfasst die mittleren 80 %</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Share of the messages behind the final label. Not a probability.</source>
            <translation>Anteil der Nachrichten hinter dem Endlabel. Keine Wahrscheinlichkeit.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Share of this worker’s labels that would have to change to match the class frequencies of the final labels on the same items. 0% means no skew, not that the labels are right.</source>
            <translation>Anteil der Labels dieses Workers, die anders sein müssten, um den Klassenhäufigkeiten der Endlabels derselben Items zu entsprechen. 0 % heißt keine Schiefe, nicht, dass die Labels richtig sind.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Share the labels, with what is known about them.</source>
            <translation>Geben Sie die Labels weiter, mit dem, was über sie bekannt ist.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Shared items</source>
            <translation>Gemeinsame Items</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Shared items are counted by a larger but valid sum, because there are too many for the full sum</source>
            <translation>Gemeinsame Items werden mit einer größeren, aber gültigen Summe gezählt, weil es für die volle Summe zu viele sind</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Shared items are counted in full</source>
            <translation>Gemeinsame Items werden vollständig gezählt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <location filename="../../crowdgui/ui/plots/model_plots.py" />
            <source>Shared mistakes</source>
            <translation>Gemeinsame Fehler</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Shares can’t be corrected.</source>
            <translation>Die Anteile lassen sich nicht korrigieren.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Sharper bound</source>
            <translation>Schärfere Schranke</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>Sheet</source>
            <translation>Blatt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>Sheet “{sheet}” was read. There is also: {others}.</source>
            <translation>Das Blatt „{sheet}“ wurde gelesen. Es gibt außerdem: {others}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/base.py" />
            <source>Show all</source>
            <translation>Alles zeigen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>Show all items</source>
            <translation>Alle Items zeigen</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>Show all {n} items</source>
            <extracomment>For one: Show the item</extracomment>
            <translation>
                <numerusform>Das Item zeigen</numerusform>
                <numerusform>Alle {n} Items zeigen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/mixed_votes.py" />
            <source>Show curve…</source>
            <translation>Kurve zeigen…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Show folder</source>
            <translation>Ordner zeigen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Show picture</source>
            <translation>Bild zeigen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Show the items of this worker</source>
            <translation>Items dieses Workers zeigen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/agreement_panel.py" />
            <source>Show the numbers</source>
            <translation>Zahlen zeigen</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/model_card.py" />
            <location filename="../../crowdgui/ui/pages/labels/page.py" />
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>Show the {n}</source>
            <extracomment>For one: Show the one</extracomment>
            <translation>
                <numerusform>Das eine zeigen</numerusform>
                <numerusform>Die {n} zeigen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>Show {n} items against the rest</source>
            <extracomment>For one: Show the item against the rest</extracomment>
            <translation>
                <numerusform>Das Item gegen die übrigen zeigen</numerusform>
                <numerusform>{n} Items gegen die übrigen zeigen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>Side by side</source>
            <translation>Nebeneinander</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>Side by side, {workers} workers and {items} items would make {cells} cells, nearly all of them empty. Don’t export this table.</source>
            <translation>Nebeneinander ergäben {workers} Worker und {items} Items {cells} Zellen, fast alle leer. Exportieren Sie diese Tabelle nicht.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>Sign with this name</source>
            <translation>Mit diesem Namen unterzeichnen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Simulate</source>
            <translation>Simulieren</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Simulate crowds</source>
            <translation>Crowds simulieren</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <source>Simulate…</source>
            <translation>Simulieren…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Simulating</source>
            <translation>Simulation läuft</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Simulating labels from the fitted model</source>
            <translation>Labels werden aus dem angepassten Modell simuliert</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Simulation</source>
            <translation>Simulation</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/marks.py" />
            <location filename="../../crowdgui/text/flags.py" />
            <source>Single label</source>
            <translation>Nur ein Label</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>Six friends, twenty photos</source>
            <translation>Sechs Freunde, zwanzig Fotos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Size</source>
            <translation>Größe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Skip labels that differ</source>
            <translation>Abweichende Labels überspringen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <location filename="../../crowdgui/io/formats/platforms/labelbox.py" />
            <location filename="../../crowdgui/io/formats/platforms/toloka.py" />
            <source>Skipped by the worker</source>
            <translation>Vom Worker übersprungen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>Skipped rows</source>
            <translation>Übersprungene Zeilen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Smallest lead of the true class</source>
            <translation>Kleinster Vorsprung der wahren Klasse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Smoothing</source>
            <translation>Glättung</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/snow.py" />
            <source>Snow et al. (2008)</source>
            <translation>Snow et al. (2008)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Some cells seem to hold several labels</source>
            <translation>Einige Zellen scheinen mehrere Labels zu enthalten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Some class has no reference item, so it isn’t known how the model labels that class.</source>
            <translation>Eine Klasse hat kein Vergleichs-Item; daher ist nicht bekannt, wie das Modell diese Klasse labelt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>Some of your changes are not saved.</source>
            <translation>Einige Ihrer Änderungen sind nicht gespeichert.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/sheet.py" />
            <source>Sorting the columns of {file}</source>
            <translation>Die Spalten von {file} werden sortiert</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/read_labels.py" />
            <source>Sorting the labels</source>
            <translation>Die Labels werden sortiert</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/dialog.py" />
            <source>Source</source>
            <translation>Quelle</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Source of accuracies</source>
            <translation>Woher Genauigkeiten stammen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Sources</source>
            <translation>Quellen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Space</source>
            <translation>Leerzeichen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Specificity</source>
            <translation>Spezifität</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/detail.py" />
            <source>Speed</source>
            <translation>Tempo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>Spread evenly over all items, no number considered here would be enough.</source>
            <translation>Gleichmäßig auf alle Items verteilt würde keine hier betrachtete Anzahl reichen.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/study.py" />
            <source>Spread evenly over all items, you would need {n}.</source>
            <extracomment>For one: Spread evenly over all items, you would need {n}.</extracomment>
            <translation>
                <numerusform>Gleichmäßig auf alle Items verteilt wäre {n} nötig.</numerusform>
                <numerusform>Gleichmäßig auf alle Items verteilt wären {n} nötig.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Spread of label effects</source>
            <translation>Streuung der Label-Wirkungen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>Spreadsheet</source>
            <translation>Arbeitsmappe</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Start audit of {n} items</source>
            <extracomment>For one: Start audit of {n} item</extracomment>
            <translation>
                <numerusform>Audit von {n} Item beginnen</numerusform>
                <numerusform>Audit von {n} Items beginnen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Start from</source>
            <translation>Starten mit</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Start over</source>
            <translation>Von vorn beginnen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>Starts or parts of the rule give different labels</source>
            <translation>Starts oder Teile der Regel geben verschiedene Labels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>State for each worker whether their labels count.</source>
            <translation>Geben Sie für jeden Worker an, ob seine Labels zählen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <source>Status</source>
            <translation>Status</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <location filename="../../crowdgui/ui/pages/compare/study_panel.py" />
            <source>Stop</source>
            <translation>Anhalten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>Stop and quit</source>
            <translation>Abbrechen und beenden</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>Street signs</source>
            <translation>Straßenschilder</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>Study</source>
            <translation>Studie</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>Study &amp;fewer labels</source>
            <translation>&amp;Weniger Labels untersuchen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <source>Study and plan</source>
            <translation>Studie und Plan</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/study_controller.py" />
            <source>Studying fewer labels</source>
            <translation>Weniger Labels werden untersucht</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <location filename="../../crowdgui/io/formats/platforms/sagemaker.py" />
            <location filename="../../crowdgui/io/formats/platforms/zooniverse.py" />
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_flat.py" />
            <source>Submitted without a label</source>
            <translation>Ohne Label abgeschickt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>Such as gpt-*, claude-*</source>
            <translation>Etwa gpt-*, claude-*</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/write.py" />
            <source>Summary</source>
            <translation>Zusammenfassung</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/detail.py" />
            <source>Support for each class</source>
            <translation>Unterstützung je Klasse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>Support tickets</source>
            <translation>Support-Tickets</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/surveys/survey_forms.py" />
            <source>Survey responses (Google Forms and others)</source>
            <translation>Umfrageantworten (Google Forms und andere)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>Symbol</source>
            <translation>Symbol</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Tab</source>
            <translation>Tabulator</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/preview.py" />
            <source>Table in the preview</source>
            <translation>Tabelle in der Vorschau</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Table order</source>
            <translation>Reihenfolge der Tabelle</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>Table starts in row</source>
            <translation>Tabelle beginnt in Zeile</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/list_cells.py" />
            <source>Table with lists of workers and labels</source>
            <translation>Tabelle mit Listen von Workern und Labels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/file_list.py" />
            <source>Tables</source>
            <translation>Tabellen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <location filename="../../crowdgui/ui/pages/labels/rule_options.py" />
            <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
            <translation>Tabellen (*.csv *.tsv *.txt);;Alle Dateien (*)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>Tables (*.csv)</source>
            <translation>Tabellen (*.csv)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/appen.py" />
            <source>Tainted: its contributor failed quality control</source>
            <translation>Als fehlerhaft markiert (tainted): Qualitätskontrolle nicht bestanden</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>Take a tour</source>
            <translation>Rundgang beginnen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <source>Takes effect at the next start.</source>
            <translation>Wird beim nächsten Start wirksam.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Target error rate</source>
            <translation>Angestrebte Fehlerrate</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>Target error rate (ε)</source>
            <translation>Angestrebte Fehlerrate (ε)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Text encoding: {encoding}</source>
            <translation>Textkodierung: {encoding}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>Text follows a closing quotation mark. Put a separator after the mark, or write quotation marks inside a cell twice.</source>
            <translation>Auf ein schließendes Anführungszeichen folgt Text. Setzen Sie ein Trennzeichen dahinter oder schreiben Sie Anführungszeichen in einer Zelle doppelt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/export_text.py" />
            <source>Text stays text in the formats chosen: only CSV can hold formulas.</source>
            <translation>In den gewählten Formaten bleibt Text Text: Nur CSV kann Formeln enthalten.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>That a worker labels an item.</source>
            <translation>Dass ein Worker ein Item labelt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>That an item is labelled by a worker.</source>
            <translation>Dass ein Item von einem Worker gelabelt wird.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>That is below average but not flagged: {often} would do no better.</source>
            <translation>Das liegt unter dem Durchschnitt, ist aber nicht auffällig: {often} wäre nicht besser.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>That is unusually low, but the labels follow the items: this worker is outvoted, not guessing.</source>
            <translation>Das ist ungewöhnlich wenig, aber die Labels folgen den Items: Dieser Worker wird überstimmt, er rät nicht.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>The 95% confidence interval is in brackets.</source>
            <translation>In Klammern das 95-%-Konfidenzintervall.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>The Guarantee page compares your labels with the rule’s.</source>
            <translation>Die Seite „Garantie“ vergleicht Ihre Labels mit denen der Regel.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>The Guarantee page draws items at random. Check them here to get a bound on the error rate that needs no assumption about workers.</source>
            <translation>Die Seite „Garantie“ zieht Items zufällig. Prüfen Sie sie hier, um eine Schranke der Fehlerrate zu erhalten, die keine Annahme über die Worker braucht.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>The Guarantee page shows the next step.</source>
            <translation>Die Seite Garantie zeigt den nächsten Schritt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <source>The HIT</source>
            <translation>Der HIT</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_text.py" />
            <source>The JSON is incomplete. Export or copy the file again.</source>
            <translation>Das JSON ist unvollständig. Exportieren oder kopieren Sie die Datei erneut.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_text.py" />
            <source>The JSON is nested too deeply. The file isn’t an export of labels.</source>
            <translation>Das JSON ist zu tief verschachtelt. Die Datei ist kein Export von Labels.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/cvat.py" />
            <source>The XML is invalid or ends there. Export the job again.</source>
            <translation>Das XML ist ungültig oder bricht dort ab. Exportieren Sie den Job erneut.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/file_head.py" />
            <source>The ZIP archive is damaged. Download or copy it again.</source>
            <translation>Das ZIP-Archiv ist beschädigt. Laden oder kopieren Sie es erneut.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse.py" />
            <source>The annotations aren’t valid JSON</source>
            <translation>Die Annotationen sind kein gültiges JSON</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/assistant/file_preview.py" />
            <source>The apostrophes are removed from {n} cells</source>
            <extracomment>For one: The apostrophe is removed from {n} cell</extracomment>
            <translation>
                <numerusform>Der Apostroph wird von {n} Zelle entfernt</numerusform>
                <numerusform>Die Apostrophe werden von {n} Zellen entfernt</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/file_head.py" />
            <source>The archive has more than {most} files.</source>
            <translation>Das Archiv hat mehr als {most} Dateien.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/file_head.py" />
            <source>The archive is protected by a password. Unpack it first.</source>
            <translation>Das Archiv ist mit einem Passwort geschützt. Entpacken Sie es zuerst.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/file_head.py" />
            <source>The archive must contain one table. Unpack it and open its files.</source>
            <translation>Das Archiv muss genau eine Tabelle enthalten. Entpacken Sie es und öffnen Sie die Dateien.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/file_head.py" />
            <source>The archive uses an unknown compression method. Save it as a plain ZIP file.</source>
            <translation>Das Archiv nutzt ein unbekanntes Packverfahren. Packen Sie es als einfaches ZIP.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>The array that holds a gold label for each item, if any.</source>
            <translation>Das Array, das für jedes Item ein Goldlabel enthält, falls vorhanden.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>The array that holds the labels.</source>
            <translation>Das Array, das die Labels enthält.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>The array “{name}” can’t hold the gold labels: they need one value for each of {n} items.</source>
            <translation>Das Array „{name}“ kann nicht die Goldlabels enthalten: Es braucht einen Wert für jedes von {n} Items.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>The assumption that workers make mistakes independently and that each is equally accurate on all classes and items. Most bounds need it.</source>
            <translation>Die Annahme, dass Worker unabhängig Fehler machen und jeder bei allen Klassen und Items gleich genau ist. Die meisten Schranken brauchen sie.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>The audit has {done} of {all} items. Finish it to know.</source>
            <translation>Beim Audit sind {done} von {all} Items geprüft. Schließen Sie es ab, um es zu erfahren.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>The audit may choose the rule</source>
            <translation>Das Audit darf die Regel wählen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>The audit was not planned for this. Start a new one to know.</source>
            <translation>Das Audit war nicht dafür geplant. Beginnen Sie ein neues, um es zu erfahren.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>The audit was not started with “The audit may choose the rule”: labels that the other rule changes count as possibly wrong in the guarantee.</source>
            <translation>Das Audit wurde nicht mit „Das Audit darf die Regel wählen“ begonnen: Labels, die die andere Regel ändert, zählen in der Garantie als möglicherweise falsch.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>The bars under the workers show their weights;</source>
            <translation>Die Balken unter den Workern zeigen ihre Gewichte;</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>The bound for one-step voting needs at least this mean accuracy.</source>
            <translation>Die Schranke für die einstufige Abstimmung braucht mindestens diese mittlere Genauigkeit.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>The bound is not useful here: the label could well be wrong.</source>
            <translation>Die Schranke ist hier nicht aussagekräftig: Das Label könnte durchaus falsch sein.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/class_map.py" />
            <source>The boundaries of the ranges must increase.</source>
            <translation>Die Grenzen der Bereiche müssen steigen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>The bounds below use estimated accuracies, so they are estimates. They can be lower than the true error rate, especially if some items are harder than others.</source>
            <translation>Die Schranken unten verwenden geschätzte Genauigkeiten und sind daher Schätzungen. Sie können niedriger sein als die wahre Fehlerrate, vor allem wenn manche Items schwerer sind als andere.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>The byte order mark is missing. Name the encoding with -LE or -BE after it.</source>
            <translation>Die Byte-Reihenfolge-Marke (BOM) fehlt. Nennen Sie die Kodierung mit -LE oder -BE dahinter.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>The byte {byte} isn’t {encoding} text. Choose the encoding that the file was saved in, or save it again as UTF-8.</source>
            <translation>Das Byte {byte} ist kein {encoding}-Text. Wählen Sie die Kodierung, in der die Datei gespeichert wurde, oder speichern Sie sie erneut als UTF-8.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>The byte {byte} isn’t {encoding} text: the line is cut off or in another encoding. Choose the encoding that it was saved in, such as Windows-1252, or save it again as UTF-8.</source>
            <translation>Das Byte {byte} ist kein {encoding}-Text: Die Zeile ist abgeschnitten oder anders kodiert. Wählen Sie die Kodierung, in der gespeichert wurde, etwa Windows-1252, oder speichern Sie die Datei erneut als UTF-8.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The class shares you entered are all 0. Enter at least one above 0.</source>
            <translation>Die angegebenen Klassenanteile sind alle 0. Geben Sie mindestens einen über 0 an.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/cluster.py" />
            <source>The cluster can’t be reached any more. Nothing was written.</source>
            <translation>Der Cluster ist nicht mehr erreichbar. Es wurde nichts geschrieben.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/cluster.py" />
            <source>The cluster has no worker processes left. Nothing was written.</source>
            <translation>Vom Cluster ist kein Worker-Prozess übrig. Es wurde nichts geschrieben.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/cluster.py" />
            <source>The cluster kept losing worker processes, probably because they ran out of memory. Nothing was written.</source>
            <translation>Der Cluster verlor immer wieder Worker-Prozesse, wahrscheinlich weil ihnen der Arbeitsspeicher ausging. Es wurde nichts geschrieben.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/checked_list.py" />
            <source>The column “seed” must have the same whole number in each row.</source>
            <translation>Die Spalte „seed“ muss in jeder Zeile dieselbe ganze Zahl enthalten.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/tables.py" />
            <source>The column “{name}” of the other files is missing. Files that are opened together need the same columns.</source>
            <translation>Die Spalte „{name}“ der anderen Dateien fehlt. Dateien, die zusammen geöffnet werden, brauchen dieselben Spalten.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>The columns don’t look like labels from several workers: with “{column}” as the label, {signs}.</source>
            <translation>Die Spalten sehen nicht nach Labels mehrerer Worker aus: mit „{column}“ als Label gilt: {signs}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>The columns don’t look like labels from several workers: {signs}.</source>
            <translation>Die Spalten sehen nicht nach Labels mehrerer Worker aus: {signs}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/surveys/survey_forms.py" />
            <source>The columns don’t match a survey. Has the file changed?</source>
            <translation>Die Spalten passen nicht zu einer Umfrage. Hat sich die Datei geändert?</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse.py" />
            <location filename="../../crowdgui/io/formats/sheet.py" />
            <source>The columns don’t match this format. Has the file changed?</source>
            <translation>Die Spalten passen nicht zu diesem Format. Hat sich die Datei geändert?</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/get_another_label.py" />
            <source>The columns have no names. There are typically more items than workers.</source>
            <translation>Die Spalten haben keine Namen. Meist gibt es mehr Items als Worker.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>The columns {columns} count how many workers gave each label, and no worker is named. Export the single labels, one row per worker and item.</source>
            <translation>Die Spalten {columns} zählen, wie viele Worker jedes Label gaben, und kein Worker wird genannt. Exportieren Sie die einzelnen Labels, eine Zeile je Worker und Item.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>The curve can’t be extrapolated. That takes gold, at least five draws, about five labels per item on average, and a falling error rate.</source>
            <translation>Die Kurve lässt sich nicht hochrechnen. Dazu braucht es Gold, mindestens fünf Ziehungen, im Mittel etwa fünf Labels je Item und eine fallende Fehlerrate.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>The curve has flattened.</source>
            <translation>Die Kurve ist abgeflacht.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>The curve is still falling.</source>
            <translation>Die Kurve fällt noch.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <source>The data</source>
            <translation>Die Daten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>The difference between the first two is not significant.</source>
            <translation>Der Unterschied zwischen den ersten beiden ist nicht signifikant.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/atomic.py" />
            <source>The disk is full. The existing file is unchanged. Free some space, or save somewhere else.</source>
            <translation>Der Datenträger ist voll. Die vorhandene Datei ist unverändert. Schaffen Sie Platz oder speichern Sie woanders.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>The duration is known for {count}</source>
            <translation>Die Dauer ist bekannt für {count}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The earlier study used different labels, different gold or a different seed.</source>
            <translation>Die frühere Studie verwendete andere Labels, anderes Gold oder einen anderen Startwert.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>The encoding “{name}” is unknown. Choose another.</source>
            <translation>Die Kodierung „{name}“ ist nicht bekannt. Wählen Sie eine andere.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>The error rate is already {error}, so {wanted} needs no more labels.</source>
            <translation>Die Fehlerrate beträgt bereits {error}, daher braucht {wanted} keine weiteren Labels.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>The error rate that the rule’s own model predicts. It is right only if the rule’s model of workers is.</source>
            <translation>Die Fehlerrate, die das Modell der Regel selbst vorhersagt. Sie stimmt nur, wenn das Modell der Regel von den Workern stimmt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>The estimate is being computed.</source>
            <translation>Die Schätzung wird berechnet.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>The expected lead of the true class over another in the worst case; large is good.</source>
            <translation>Der erwartete Vorsprung der wahren Klasse vor einer anderen, im schlechtesten Fall; groß ist gut.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/cvat.py" />
            <source>The export doesn’t say who made each tag, so all tags must be from one worker.</source>
            <translation>Der Export gibt nicht an, von wem welches Bild-Tag stammt; alle Tags müssen daher von einem Worker sein.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>The fewest and the most labels that a worker gave.</source>
            <translation>Die wenigsten und die meisten Labels, die ein Worker vergab.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>The fewest and the most labels that an item has.</source>
            <translation>Die wenigsten und die meisten Labels, die ein Item erhielt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>The file can no longer be read.</source>
            <translation>Die Datei lässt sich nicht mehr lesen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/file.py" />
            <source>The file can’t be read: {why}.</source>
            <translation>Die Datei ließ sich nicht lesen: {why}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>The file contains a NUL character, so it is damaged or isn’t a text file. Export it again.</source>
            <translation>Die Datei enthält ein NUL-Zeichen, ist also beschädigt oder keine Textdatei. Exportieren Sie sie erneut.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/atomic.py" />
            <source>The file could not be written: {why}.</source>
            <translation>Die Datei ließ sich nicht schreiben: {why}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/file.py" />
            <source>The file does not exist. It may have been moved or renamed.</source>
            <translation>Die Datei gibt es nicht. Sie wurde womöglich verschoben oder umbenannt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/timing.py" />
            <source>The file doesn’t say when labels were given.</source>
            <translation>Die Datei gibt nicht an, wann Labels vergeben wurden.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>The file has changed and now has {columns}. Open it again.</source>
            <translation>Die Datei hat sich geändert und hat jetzt {columns}. Öffnen Sie sie erneut.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/file.py" />
            <source>The file is damaged and was not changed. Open an older copy of it.</source>
            <translation>Die Datei ist beschädigt und wurde nicht geändert. Öffnen Sie eine ältere Kopie.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/file_head.py" />
            <source>The file is damaged or cut off. Get it again from its source.</source>
            <translation>Die Datei ist beschädigt oder abgeschnitten. Holen Sie sie erneut von der Quelle.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/file.py" />
            <source>The file is empty.</source>
            <translation>Die Datei ist leer.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>The file is empty. Export or copy it again.</source>
            <translation>Die Datei ist leer. Exportieren oder kopieren Sie sie erneut.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_text.py" />
            <source>The file isn’t valid JSON. Export it again, or ask the person who made it.</source>
            <translation>Die Datei ist kein gültiges JSON. Exportieren Sie sie erneut oder fragen Sie die Person, die sie erstellt hat.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/cvat.py" />
            <source>The file name</source>
            <translation>Der Dateiname</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/timing.py" />
            <source>The file records how long labels took.</source>
            <translation>Wie lange Labels dauerten, ist in der Datei verzeichnet.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>The files you open will be listed here.</source>
            <translation>Hier werden die Dateien aufgeführt, die Sie öffnen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>The final label is not the gold label</source>
            <translation>Das Endlabel ist nicht das Goldlabel</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>The final label won only because its class comes first</source>
            <translation>Das Endlabel gewann nur, weil seine Klasse zuerst kommt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>The final label won only because its class comes first.</source>
            <translation>Das Endlabel gewann nur, weil seine Klasse zuerst kommt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/triples.py" />
            <source>The first line announces {told} labels, but the file has {n}. Export it again if it is incomplete.</source>
            <translation>Die erste Zeile kündigt {told} Labels an, aber die Datei hat {n}. Exportieren Sie sie erneut, wenn sie unvollständig ist.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/cubam.py" />
            <source>The first line should contain the number of items, workers and labels.</source>
            <translation>Die erste Zeile sollte die Anzahlen der Items, Worker und Labels enthalten.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/glad.py" />
            <source>The first line should contain the number of labels, workers and items.</source>
            <translation>Die erste Zeile sollte die Anzahlen der Labels, Worker und Items enthalten.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/audit_dialog.py" />
            <source>The first reviewer’s labels stay hidden. Stop whenever you like.</source>
            <translation>Die Labels der ersten Person bleiben verborgen. Hören Sie auf, wann Sie möchten.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/detail.py" />
            <source>The first {n} are shown.</source>
            <translation>Die ersten {n} werden gezeigt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>The first {n} of {rows} rows.</source>
            <translation>Die ersten {n} von {rows} Zeilen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/model_charts.py" />
            <source>The first {n} people of {all}.</source>
            <translation>Die ersten {n} von {all} Menschen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>The first {n} rows.</source>
            <translation>Die ersten {n} Zeilen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>The first {shown} of {all} characters are shown.</source>
            <translation>Die ersten {shown} von {all} Zeichen werden gezeigt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>The fit stops after this many iterations, even if it still improves.</source>
            <translation>Die Anpassung hält nach so vielen Iterationen an, auch wenn sie sich noch verbessert.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The fitted workers have {known} classes, but you asked for {wanted}.</source>
            <translation>Die angepassten Worker haben {known} Klassen, gewünscht sind aber {wanted}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/atomic.py" />
            <source>The folder does not exist. Create it first, or choose another.</source>
            <translation>Den Ordner gibt es nicht. Legen Sie ihn zuerst an oder wählen Sie einen anderen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/write.py" />
            <source>The folder {folder} can’t be created: {why}.</source>
            <translation>Der Ordner {folder} lässt sich nicht anlegen: {why}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>The gold items were drawn at random, as you stated</source>
            <translation>Die Gold-Items wurden zufällig gezogen, wie Sie angegeben haben</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/gold.py" />
            <source>The gold label is for an item that has no labels</source>
            <translation>Das Goldlabel gehört zu einem Item ohne Labels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>The gold label is “{gold}”.</source>
            <translation>Das Goldlabel ist „{gold}“.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>The gold labels do not show that this vote is better than chance.</source>
            <translation>Die Goldlabels zeigen nicht, dass diese Abstimmung besser ist als der Zufall.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/gold.py" />
            <source>The gold labels of the item contradict each other and are not used</source>
            <translation>Die Goldlabels des Items widersprechen sich und werden nicht verwendet</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/file_preview.py" />
            <source>The gold labels of “{question}” are read from “{gold}”</source>
            <translation>Die Goldlabels von „{question}“ werden aus „{gold}“ gelesen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>The guarantee allows for the choice and stays valid.</source>
            <translation>Die Garantie berücksichtigt die Wahl und bleibt gültig.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/page.py" />
            <source>The guarantee is being computed.</source>
            <translation>Die Garantie wird berechnet.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <source>The inputs are the same in all rows, so each HIT is an item.</source>
            <translation>Die Eingaben sind in allen Zeilen gleich, daher ist jeder HIT ein Item.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/gold.py" />
            <location filename="../../crowdgui/io/importing/label_filters.py" />
            <source>The item is missing</source>
            <translation>Das Item fehlt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/cvat.py" />
            <source>The job has no assignee. Choose “The file name” as the worker.</source>
            <translation>Der Job ist niemandem zugewiesen. Wählen Sie als Worker „Der Dateiname“.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/cvat.py" />
            <source>The job’s assignee</source>
            <translation>Wem der Job zugewiesen ist</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>The known true label.</source>
            <translation>Das bekannte wahre Label.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/list_cells.py" />
            <location filename="../../crowdgui/io/importing/label_filters.py" />
            <source>The label is missing</source>
            <translation>Das Label fehlt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/page.py" />
            <source>The label matrix</source>
            <translation>Die Label-Matrix</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>The labels alone can’t give you a guarantee.</source>
            <translation>Die Labels allein ergeben keine Garantie.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>The labels are numbers with {n} different values, such as scores; group them into ranges.</source>
            <translation>Die Labels sind Zahlen mit {n} verschiedenen Werten, etwa Punkte; fassen Sie sie zu Bereichen zusammen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/snow.py" />
            <source>The labels are {n} different numbers. Group them into ranges; otherwise each number is its own class.</source>
            <translation>Die Labels sind {n} verschiedene Zahlen. Fassen Sie sie zu Bereichen zusammen, sonst ist jede Zahl eine eigene Klasse.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>The labels barely depend on the item: {rarely} would do this badly ({corrected}).</source>
            <translation>Die Labels hängen kaum vom Item ab; {rarely} wäre so schlecht ({corrected}).</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>The labels differ {n} times.</source>
            <extracomment>For one: The labels differ once.</extracomment>
            <translation>
                <numerusform>Die Labels unterscheiden sich einmal.</numerusform>
                <numerusform>Die Labels unterscheiden sich {n}-mal.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>The labels do not show that workers are better than chance overall. State that they are, or add gold.</source>
            <translation>Die Labels zeigen nicht, dass Worker insgesamt besser sind als der Zufall. Geben Sie an, dass sie es sind, oder fügen Sie Gold hinzu.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>The labels never differ.</source>
            <translation>Die Labels unterscheiden sich nie.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/potato.py" />
            <source>The labels of “{item}” aren’t pairs of a label and its value.</source>
            <translation>Die Labels von „{item}“ sind keine Paare aus Label und Wert.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>The labels you set in the audit count as the truth</source>
            <translation>Die Labels, die Sie beim Audit setzen, gelten als wahr</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>The larger both parameters are, the more similar the workers are.</source>
            <translation>Je größer beide Parameter sind, desto ähnlicher sind sich die Worker.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>The larger it is compared with the second parameter, the better the workers are.</source>
            <translation>Je größer er im Verhältnis zum zweiten Parameter ist, desto besser sind die Worker.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/review_controller.py" />
            <source>The last change wasn’t a label; press Ctrl+Z to undo it</source>
            <translation>Die letzte Änderung war kein Label; Strg+Z macht sie rückgängig</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/title_corner.py" />
            <source>The last changes are being written to the project file.</source>
            <translation>Die letzten Änderungen werden in die Projektdatei geschrieben.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>The last iteration that changed a final label.</source>
            <translation>Die letzte Iteration, die ein Endlabel änderte.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/outcome.py" />
            <source>The last result is damaged</source>
            <translation>Das letzte Ergebnis ist beschädigt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/outcome.py" />
            <source>The last result of “{question}” is damaged</source>
            <translation>Das letzte Ergebnis von „{question}“ ist beschädigt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>The list names every place, one per line, so that you can send it to the person who made the file.</source>
            <translation>Die Liste nennt jede Stelle, eine je Zeile, damit Sie sie der Person schicken können, die die Datei erstellt hat.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/model_workers.py" />
            <source>The listed worker has no labels</source>
            <translation>Der aufgeführte Worker hat keine Labels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The lowest probability of a label is above the highest.</source>
            <translation>Die niedrigste Wahrscheinlichkeit eines Labels liegt über der höchsten.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The mean accuracy must be above 0 and below 1.</source>
            <translation>Die mittlere Genauigkeit muss über 0 und unter 1 liegen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/doccano.py" />
            <source>The members of this project shared their annotations, so the export can’t show who made each one. In doccano, turn off “Share annotations” before labelling.</source>
            <translation>Die Mitglieder dieses Projekts teilten ihre Annotationen, daher zeigt der Export nicht, von wem welche stammt. Schalten Sie in doccano vor dem Labeln „Share annotations“ aus.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>The messages did not converge. Try more damping or more iterations.</source>
            <translation>Die Nachrichten konvergierten nicht. Versuchen Sie es mit mehr Dämpfung oder mehr Iterationen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/model_plots.py" />
            <source>The model and each person</source>
            <translation>Das Modell und jeder Mensch</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>The model gives every gold item its gold label, so gold may be its own labels and can’t show its mistakes.</source>
            <translation>Das Modell gibt jedem Gold-Item dessen Goldlabel; Gold kann also aus seinen eigenen Labels bestehen und seine Fehler nicht zeigen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>The model labelled nothing.</source>
            <translation>Das Modell hat nichts gelabelt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/model_card.py" />
            <source>The model made no mistakes on the items compared.</source>
            <translation>Das Modell hat bei den verglichenen Items keine Fehler gemacht.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>The model makes so many mistakes that its labels may not depend on the class.</source>
            <translation>Das Modell macht so viele Fehler, dass seine Labels vielleicht gar nicht von der Klasse abhängen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <location filename="../../crowdgui/ui/pages/workers/models_panel.py" />
            <source>The model may be {margin} worse and still count.</source>
            <translation>Das Modell darf {margin} schlechter sein und zählt trotzdem.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>The models may make the same mistakes: {n} of them count as about {votes} votes.</source>
            <translation>Die Modelle machen womöglich dieselben Fehler: {n} von ihnen zählen etwa wie {votes} Stimmen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>The models often make the same mistakes: {n} of them count as about {votes} votes.</source>
            <translation>Die Modelle machen oft dieselben Fehler: {n} von ihnen zählen etwa wie {votes} Stimmen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>The models seldom make the same mistakes: {n} of them count as about {votes} votes.</source>
            <translation>Die Modelle machen selten dieselben Fehler: {n} von ihnen zählen etwa wie {votes} Stimmen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/class_shares.py" />
            <source>The most frequent final label is “{name}”: {count} of {n} items ({share}).</source>
            <translation>Das häufigste Endlabel ist „{name}“: {count} von {n} Items ({share}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>The most frequent mistake is “{answer}” where gold is “{known}”: {n}.</source>
            <translation>Der häufigste Fehler ist „{answer}“ statt „{known}“ laut Gold: {n}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>The most frequent other label is “{answer}” instead of “{known}”: {n}.</source>
            <translation>Das häufigste andere Label ist „{answer}“ statt „{known}“: {n}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>The most likely label according to the rule, or a manual label.</source>
            <translation>Das laut Regel wahrscheinlichste Label oder ein manuelles Label.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/page.py" />
            <source>The most likely label of every item, by {rule}.</source>
            <translation>Das wahrscheinlichste Label jedes Items, nach „{rule}“.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/page.py" />
            <source>The most likely label of every item.</source>
            <translation>Das wahrscheinlichste Label jedes Items.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>The name is exported beside every label you set. Labels you set earlier keep the name they were signed with.</source>
            <translation>Der Name wird neben jedem von Ihnen gesetzten Label exportiert. Früher gesetzte Labels behalten den Namen, mit dem sie unterzeichnet wurden.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/study.py" />
            <source>The next {n} labels are expected to fix {best} final labels if you add them where they help most, and {evenly} if you spread them evenly.</source>
            <extracomment>For one: The next {n} label is expected to fix {best} final labels if you add it where it helps most, and {evenly} if you spread labels evenly.</extracomment>
            <translation>
                <numerusform>Das nächste {n} Label korrigiert voraussichtlich {best} Endlabels, wenn Sie es dort hinzufügen, wo es am meisten hilft, und {evenly} bei gleichmäßiger Verteilung.</numerusform>
                <numerusform>Die nächsten {n} Labels korrigieren voraussichtlich {best} Endlabels, wenn Sie sie dort hinzufügen, wo sie am meisten helfen, und {evenly} bei gleichmäßiger Verteilung.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>The number of the first item: 1 in MATLAB, 0 in Python.</source>
            <translation>Die Nummer des ersten Items: 1 in MATLAB, 0 in Python.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>The number used where a worker gave no label.</source>
            <translation>Die Zahl, die verwendet wird, wo ein Worker kein Label vergab.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/lists.py" />
            <source>The numbers behind the bounds</source>
            <translation>Die Zahlen hinter den Schranken</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/page.py" />
            <source>The numbers behind the paper’s bounds</source>
            <translation>Die Zahlen hinter den Schranken der Arbeit</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>The one label per item that is exported: the rule’s label, or a manual label.</source>
            <translation>Das eine Label je Item, das exportiert wird: das der Regel oder ein manuelles Label.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/cubam.py" />
            <location filename="../../crowdgui/io/formats/research/peerannot.py" />
            <source>The outer names come first.</source>
            <translation>Die äußeren Namen zuerst.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>The previous bound was not yet computed when the first worker was changed.</source>
            <translation>Die vorherige Schranke war noch nicht berechnet, als der erste Worker geändert wurde.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The probabilities of a worker’s labels do not add up to 1.</source>
            <translation>Die Wahrscheinlichkeiten der Labels eines Workers ergeben zusammen nicht 1.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>The probability that a worker guesses on a hard item.</source>
            <translation>Die Wahrscheinlichkeit, dass ein Worker bei einem schweren Item rät.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>The probability that a worker labels an item, the same for all.</source>
            <translation>Wie wahrscheinlich ein Worker ein Item labelt, für alle gleich.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>The probability that the audit alone is enough is about {share}.</source>
            <translation>Die Wahrscheinlichkeit, dass das Audit allein genügt, ist etwa {share}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>The quantities behind the paper’s bounds</source>
            <translation>Die Größen hinter den Schranken des Papers</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/read_labels.py" />
            <source>The question “{question}” can’t be read. {why}</source>
            <translation>Die Frage „{question}“ lässt sich nicht lesen. {why}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/recipe_choice.py" />
            <source>The question “{wanted}” of the recipe is not in this file.</source>
            <translation>Die Frage „{wanted}“ der Vorlage ist nicht in dieser Datei.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/doccano.py" />
            <source>The quotation marks are wrong there. Export the project again.</source>
            <translation>Die Anführungszeichen dort sind fehlerhaft. Exportieren Sie das Projekt erneut.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/mt_bench.py" />
            <source>The rating is missing</source>
            <translation>Die Bewertung fehlt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/recipes.py" />
            <source>The recipe is for the format “{name}”, which this file doesn’t follow.</source>
            <translation>Die Vorlage ist für das Format „{name}“, dem diese Datei nicht folgt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>The recommended rule, “{rule}”, gives the same labels.</source>
            <translation>Die empfohlene Regel „{rule}“ ergibt dieselben Labels.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/recommended_strip.py" />
            <source>The recommended rule, “{rule}”, is running for comparison.</source>
            <translation>Die empfohlene Regel „{rule}“ läuft zum Vergleich.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/compare.py" />
            <source>The recommended rule, “{rule}”, would change {n} of {items} labels.</source>
            <extracomment>For one: The recommended rule, “{rule}”, would change {n} of {items} labels.</extracomment>
            <translation>
                <numerusform>Die empfohlene Regel „{rule}“ würde {n} von {items} Labels ändern.</numerusform>
                <numerusform>Die empfohlene Regel „{rule}“ würde {n} von {items} Labels ändern.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>The records so far have {n} different fields, too many for a table. Give every record the same fields.</source>
            <translation>Die bisherigen Einträge haben {n} verschiedene Felder, zu viele für eine Tabelle. Geben Sie jedem Eintrag dieselben Felder.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The results so far are from another simulation.</source>
            <translation>Die bisherigen Ergebnisse gehören zu einer anderen Simulation.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/bounds.py" />
            <source>The reviewers disagree on {n} items of the audit.</source>
            <extracomment>For one: The reviewers disagree on {n} item of the audit.</extracomment>
            <translation>
                <numerusform>Die Prüfenden sind sich bei {n} Item uneins.</numerusform>
                <numerusform>Die Prüfenden sind sich bei {n} Items uneins.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>The reviewer’s labels are correct</source>
            <translation>Die Labels des Prüfers sind richtig</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>The reviewer’s note.</source>
            <translation>Die Notiz des Prüfers.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>The rows can’t be separated. Check the separator and the quotation marks.</source>
            <translation>Die Zeilen ließen sich nicht trennen. Prüfen Sie das Trennzeichen und die Anführungszeichen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>The rows can’t be shown.</source>
            <translation>Die Zeilen lassen sich nicht zeigen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>The rule did not use the gold labels of the sample</source>
            <translation>Die Regel hat die Goldlabels der Stichprobe nicht verwendet</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>The rule gave “{label}”, confidence {share}.</source>
            <translation>Die Regel ergab „{label}“, Konfidenz {share}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>The rule gives the same label, confidence {share}.</source>
            <translation>Die Regel ergibt dasselbe Label, Konfidenz {share}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>The rule had no label to use.</source>
            <translation>Die Regel hatte kein Label zur Verfügung.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>The rule has not run this way, so there is nothing to compare.</source>
            <translation>Die Regel ist so nicht gelaufen, daher gibt es nichts zu vergleichen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mixed_votes.py" />
            <source>The rule has used gold, so its error there is too low.</source>
            <translation>Die Regel hat Gold verwendet; ihre Fehlerrate ist dort also zu niedrig.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/mixed_votes.py" />
            <source>The rule has used these gold labels, so they can’t test it.</source>
            <translation>Die Regel hat diese Goldlabels verwendet; sie können sie also nicht prüfen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>The rule keeps gold items at their gold label.</source>
            <translation>Die Regel lässt Gold-Items bei ihrem Goldlabel.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/run.py" />
            <source>The rule stopped before it converged.</source>
            <translation>Die Regel hielt an, bevor sie konvergierte.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>The rule stops after this many iterations, even if labels still change.</source>
            <translation>Die Regel hält nach so vielen Iterationen an, auch wenn sich noch Labels ändern.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>The rule stops after this many iterations, even if weights still change.</source>
            <translation>Die Regel hält nach so vielen Iterationen an, auch wenn sich noch Gewichte ändern.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>The rule used gold for items of the sample, so they aren’t a fair test.</source>
            <translation>Die Regel hat Gold für Items der Stichprobe verwendet, daher sind diese kein fairer Test.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The rule “{key}” can’t run on a cluster; {there} can.</source>
            <translation>Die Regel „{key}“ kann nicht auf einem Cluster laufen; möglich sind {there}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/compare.py" />
            <source>The rules disagree on {n} of {items} items ({share}). Without gold, nothing here shows which is right.</source>
            <extracomment>For one: The rules disagree on {n} of {items} items ({share}). Without gold, nothing here shows which is right.</extracomment>
            <translation>
                <numerusform>Die Regeln sind sich bei {n} von {items} Items ({share}) nicht einig; ohne Gold zeigt hier nichts, welche recht hat.</numerusform>
                <numerusform>Die Regeln sind sich bei {n} von {items} Items ({share}) nicht einig; ohne Gold zeigt hier nichts, welche recht hat.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>The rule’s estimate of how many of a worker’s labels are right.</source>
            <translation>Die Schätzung der Regel, wie viele Labels eines Workers richtig sind.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/review_controller.py" />
            <source>The rule’s label is hidden; choose by number</source>
            <translation>Das Label der Regel ist verdeckt; wählen Sie nach Nummer</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>The rule’s labels stay hidden while you audit. Mistakes that you find are corrected at once.</source>
            <translation>Die Labels der Regel bleiben beim Audit verborgen. Gefundene Fehler werden sofort korrigiert.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/file_list.py" />
            <source>The run and its guarantee</source>
            <translation>Der Lauf und seine Garantie</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <source>The same inputs are the same item, even if they were published again.</source>
            <translation>Dieselben Eingaben sind dasselbe Item, auch wenn sie erneut veröffentlicht wurden.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/toloka.py" />
            <source>The same inputs can be several tasks, in separate pools.</source>
            <translation>Dieselben Eingaben können mehrere Aufgaben sein, in getrennten Pools.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>The same lead in the best case.</source>
            <translation>Derselbe Vorsprung im besten Fall.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>The same number of labels each</source>
            <translation>Jeweils gleich viele Labels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>The same probability for all</source>
            <translation>Dieselbe Wahrscheinlichkeit für alle</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>The same seed draws the same datasets on every computer.</source>
            <translation>Derselbe Startwert zieht auf jedem Computer dieselben Datensätze.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>The same seed gives the same starts and the same held-out labels.</source>
            <translation>Derselbe Startwert ergibt dieselben Starts und dieselben verdeckten Labels.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>The same seed gives the same starts.</source>
            <translation>Derselbe Startwert ergibt dieselben Starts.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <source>The same text with another question is another task, but the same item.</source>
            <translation>Derselbe Text mit einer anderen Frage ist eine andere Aufgabe, aber dasselbe Item.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/label_filters.py" />
            <source>The same worker gave the item the same label again</source>
            <translation>Derselbe Worker gab dem Item noch einmal dasselbe Label</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <source>The scheduler of a Dask cluster, for labels that don’t fit on one computer: see Run ▸ Run on a cluster.</source>
            <translation>Der Scheduler eines Dask-Clusters, für Labels, die nicht auf einen Computer passen: siehe „Ausführen“ ▸ „Auf einem Cluster ausführen“.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/shared_parts.py" />
            <source>The scheduler responds, but there are no worker processes yet.</source>
            <translation>Der Scheduler antwortet, aber es gibt noch keine Worker-Prozesse.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/recipes.py" />
            <source>The separator of the recipe doesn’t fit this file.</source>
            <translation>Das Trennzeichen der Vorlage passt nicht zu dieser Datei.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_cells.py" />
            <source>The set is a class</source>
            <translation>Die Menge ist eine Klasse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>The share of a copying worker’s labels that are taken from the source.</source>
            <translation>Der Anteil der Labels eines abschreibenden Workers, die von der Quelle übernommen sind.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The shares of workers add up to more than 100%.</source>
            <translation>Die Anteile der Worker ergeben zusammen mehr als 100 %.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The shares to keep must increase, above 0% and up to 100%.</source>
            <translation>Die Anteile, die behalten werden, müssen steigen, über 0 % und bis 100 %.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The sharper bounds are not computed: with so many labels and classes they would take very long.</source>
            <translation>Die schärferen Schranken werden nicht berechnet: Bei so vielen Labels und Klassen würde es sehr lange dauern.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>The solid bar is the guarantee.</source>
            <translation>Der ausgefüllte Balken ist die Garantie.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/rules.py" />
            <source>The starts give different labels on {n} items; their probabilities are averaged.</source>
            <extracomment>For one: The starts give different labels on {n} item; their probabilities are averaged.</extracomment>
            <translation>
                <numerusform>Die Starts geben bei {n} Item verschiedene Labels; ihre Wahrscheinlichkeiten werden gemittelt.</numerusform>
                <numerusform>Die Starts geben bei {n} Items verschiedene Labels; ihre Wahrscheinlichkeiten werden gemittelt.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/surveys/qualtrics.py" />
            <source>The survey has no responses yet. Export it again.</source>
            <translation>Die Umfrage hat noch keine Antworten. Exportieren Sie sie erneut.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>The system can’t read this file: {why}.</source>
            <translation>Das System konnte diese Datei nicht lesen: {why}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>The table shows no item</source>
            <translation>Die Tabelle zeigt kein Item</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The target error rate must be at least 0% and below 100%.</source>
            <translation>Die angestrebte Fehlerrate muss mindestens 0 % und weniger als 100 % betragen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>The target holds for the labels of each class</source>
            <translation>Das Ziel gilt für die Labels jeder Klasse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>The target was fixed before the audit</source>
            <translation>Das Ziel wurde vor dem Audit festgelegt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>The target was fixed before the audit.</source>
            <translation>Das Ziel wurde vor dem Audit festgelegt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>The target was fixed before the audit. Others are shown for comparison only.</source>
            <translation>Das Ziel wurde vor dem Audit festgelegt. Andere dienen nur dem Vergleich.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <source>The task was rejected, so no option was chosen</source>
            <translation>Die Aufgabe wurde abgelehnt, daher wurde keine Option gewählt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <source>The task, with its question</source>
            <translation>Die Aufgabe mit ihrer Frage</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>The text can’t be stored: {why}.</source>
            <translation>Der Text lässt sich nicht speichern: {why}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/rules.py" />
            <source>The three rules disagree on {n} items.</source>
            <extracomment>For one: The three rules disagree on {n} item.</extracomment>
            <translation>
                <numerusform>Die drei Regeln sind sich bei {n} Item nicht einig.</numerusform>
                <numerusform>Die drei Regeln sind sich bei {n} Items nicht einig.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>The three rules have equal weight: there are too few labels to learn their weights.</source>
            <translation>Die drei Regeln haben gleiches Gewicht: Es gibt zu wenige Labels, um ihre Gewichte zu lernen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>The time is known for {count}</source>
            <translation>Der Zeitpunkt ist bekannt für {count}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/timing.py" />
            <source>The time of a label is the time since the previous label in the same session.</source>
            <translation>Wie lange ein Label dauerte, ist die Zeit seit dem Label davor in derselben Sitzung.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <source>The time spent covers several items and is not used.</source>
            <translation>Die aufgewendete Zeit gilt für mehrere Items und wird nicht verwendet.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/form_answers.py" />
            <source>The time spent on a page is split evenly between its labels.</source>
            <translation>Die auf einer Seite verbrachte Zeit wird gleichmäßig auf ihre Labels verteilt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>The true label of this item is not known.</source>
            <translation>Das wahre Label dieses Items ist nicht bekannt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>The values are listed after the file is read.</source>
            <translation>Die Werte werden aufgeführt, nachdem die Datei gelesen ist.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The values of what varies must increase.</source>
            <translation>Die Werte dessen, was sich ändert, müssen steigen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>The weight of each worker. A worker you enter no weight for gets 0.</source>
            <translation>Das Gewicht jedes Workers. Ein Worker ohne angegebenes Gewicht erhält 0.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>The weight of each worker. If you enter none, each gets 1; if you enter some, the other workers get 0.</source>
            <translation>Das Gewicht jedes Workers. Wenn Sie keines angeben, erhält jeder 1; wenn Sie einige angeben, erhalten die übrigen 0.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>The workbook is empty.</source>
            <translation>Die Arbeitsmappe ist leer.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/label_filters.py" />
            <source>The worker gave the item another label earlier</source>
            <translation>Der Worker gab dem Item vorher ein anderes Label</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/label_filters.py" />
            <source>The worker gave the item another label later</source>
            <translation>Der Worker gab dem Item später ein anderes Label</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/label_filters.py" />
            <source>The worker gave the item different labels</source>
            <translation>Der Worker gab dem Item verschiedene Labels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/label_filters.py" />
            <source>The worker is missing</source>
            <translation>Der Worker fehlt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/model_workers.py" />
            <source>The worker or its kind is missing</source>
            <translation>Der Worker oder seine Art fehlt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>The workers agree on every item</source>
            <translation>Die Worker sind sich bei jedem Item einig</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>The workers’ estimated mean accuracy, as one-step voting needs it.</source>
            <translation>Die geschätzte Genauigkeit der Worker im Mittel, wie die einstufige Abstimmung sie braucht.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/recommended_strip.py" />
            <source>The {n} checked items can show which rule makes fewest mistakes.</source>
            <translation>Die {n} nachgeprüften Items können zeigen, welche Regel die wenigsten Fehler macht.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>The {n} flagged workers with the most labels, of {all}.</source>
            <translation>Die {n} auffälligen Worker mit den meisten Labels, von {all}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>The {n} items were drawn at random</source>
            <extracomment>For one: The item was drawn at random</extracomment>
            <translation>
                <numerusform>Das Item wurde zufällig gezogen</numerusform>
                <numerusform>Die {n} Items wurden zufällig gezogen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <source>The {n} least confident of the {all} items that need review; items with manual labels are not listed.</source>
            <translation>Die {n} mit der niedrigsten Konfidenz von {all} Items, die durchgesehen werden sollten; Items mit manuellen Labels sind nicht aufgeführt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>The {n} most frequent of {words} different values.</source>
            <translation>Die {n} häufigsten von {words} verschiedenen Werten.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>The {n} of {all} classes with the largest shares are shown.</source>
            <translation>Gezeigt sind die {n} von {all} Klassen mit den größten Anteilen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>The {n} workers with the most labels, of {all}. The 95% confidence interval is in brackets.</source>
            <translation>Die {n} Worker mit den meisten Labels, von {all}. In Klammern das 95-%-Konfidenzintervall.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mixed_votes.py" />
            <source>Their error isn’t known.</source>
            <translation>Ihre Fehlerrate ist nicht bekannt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>Their labels</source>
            <translation>Deren Labels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Their labels don’t count</source>
            <translation>Deren Labels zählen nicht</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Theorem 4 gives no bound for these labels.</source>
            <translation>Satz 4 ergibt für diese Labels keine Schranke.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Theorem 4: at most {share} wrong on average.</source>
            <translation>Satz 4: im Mittel höchstens {share} falsch.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/page.py" />
            <source>Theory</source>
            <translation>Theorie</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/tabular/raw_table.py" />
            <source>There are more fields than can be shown: {n} are skipped.</source>
            <extracomment>For one: There are more fields than can be shown: {n} is skipped.</extracomment>
            <translation>
                <numerusform>Es gibt mehr Felder, als sich zeigen lassen: {n} wird übersprungen.</numerusform>
                <numerusform>Es gibt mehr Felder, als sich zeigen lassen: {n} werden übersprungen.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>There are no gold labels to take class shares from. Choose “As in the votes”.</source>
            <translation>Es gibt keine Goldlabels, aus denen sich Klassenanteile ergeben. Wählen Sie „Wie in den Stimmen“.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/questions.py" />
            <source>There are no labels for the question “{wanted}”. The questions are {questions}.</source>
            <translation>Zur Frage „{wanted}“ gibt es keine Labels. Die Fragen sind {questions}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/labelbox.py" />
            <source>There are no labels in this export. Export with “Labels” and their details.</source>
            <translation>In diesem Export sind keine Labels. Exportieren Sie mit „Labels“ und deren Details.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/long_table.py" />
            <location filename="../../crowdgui/io/importing/tables.py" />
            <source>There are no labels in this file. Export it again.</source>
            <translation>In dieser Datei sind keine Labels. Exportieren Sie sie erneut.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/parts.py" />
            <source>There are no labels in {place}.</source>
            <translation>In {place} sind keine Labels.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/sheet.py" />
            <location filename="../../crowdgui/io/importing/read_labels.py" />
            <source>There are no rows below the header. Export it again.</source>
            <translation>Unter der Kopfzeile sind keine Zeilen. Exportieren Sie die Datei erneut.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>There are several questions: {questions}.</source>
            <translation>Es gibt mehrere Fragen: {questions}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/questions.py" />
            <source>There are several questions: {questions}. Choose one.</source>
            <translation>Es gibt mehrere Fragen: {questions}. Wählen Sie eine.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>There are too few items with labels to split them into halves.</source>
            <translation>Es gibt zu wenige Items mit Labels, um sie in Hälften zu teilen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>There are too few items, or too few disagreements on them, to check whether mistakes are independent.</source>
            <translation>Es gibt zu wenige Items oder zu wenig Uneinigkeit darüber, um zu prüfen, ob Fehler unabhängig sind.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>There are {classes} different labels from {workers} workers, too many to distinguish. Check that the label column contains labels, not free text.</source>
            <translation>Es gibt {classes} verschiedene Labels von {workers} Workern, zu viele, um sie zu unterscheiden. Prüfen Sie, ob die Label-Spalte Labels enthält und keinen Freitext.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>There are {classes} different values among {labels} labels; this looks like free text.</source>
            <translation>Unter {labels} Labels gibt es {classes} verschiedene Werte; das sieht nach Freitext aus.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>There are {n} columns; at most {most} can be read. Is the separator right?</source>
            <translation>Es sind {n} Spalten; höchstens {most} lassen sich lesen. Stimmt das Trennzeichen?</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/raw_table.py" />
            <source>There are {n} columns; at most {most} can be read. Save it with one row per label.</source>
            <translation>Es sind {n} Spalten; höchstens {most} lassen sich lesen. Speichern Sie die Datei mit einer Zeile je Label.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>There are {n} different labels</source>
            <translation>Es gibt {n} verschiedene Labels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>There are {n} different numbers</source>
            <translation>Es gibt {n} verschiedene Zahlen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/atomic.py" />
            <source>There is a folder where a file should be, or a file where a folder should be.</source>
            <translation>Wo eine Datei sein sollte, ist ein Ordner, oder wo ein Ordner sein sollte, eine Datei.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/cluster.py" />
            <source>There is no Dask scheduler at {address}. Start it, or check the address.</source>
            <translation>Unter {address} gibt es keinen Dask-Scheduler. Starten Sie ihn oder prüfen Sie die Adresse.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/parts.py" />
            <source>There is no Parquet file at {place}.</source>
            <translation>Unter {place} gibt es keine Parquet-Datei.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>There is no array “{name}”. The arrays are {names}.</source>
            <translation>Es gibt kein Array „{name}“. Die Arrays sind {names}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>There is no attentive worker left to copy from.</source>
            <translation>Es ist kein aufmerksamer Worker übrig, von dem abgeschrieben werden kann.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>There is no bound for single items here: this rule isn’t a sum of votes.</source>
            <translation>Für einzelne Items gibt es hier keine Schranke: Diese Regel ist keine Summe von Stimmen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>There is no bound if workers copy, because their labels are not independent.</source>
            <translation>Wenn Worker abschreiben, gibt es keine Schranke, weil ihre Labels nicht unabhängig sind.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/inception.py" />
            <source>There is no column for a worker. Export the table with all workers.</source>
            <translation>Es gibt keine Spalte für einen Worker. Exportieren Sie die Tabelle mit allen Workern.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/checked_list.py" />
            <source>There is no column “{missing}”. The columns needed are {names}.</source>
            <translation>Es gibt keine Spalte „{missing}“. Nötig sind die Spalten {names}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/sources.py" />
            <source>There is no column “{name}”. The columns are {columns}.</source>
            <translation>Es gibt keine Spalte „{name}“. Die Spalten sind {columns}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/registry.py" />
            <source>There is no format called “{key}”.</source>
            <translation>Es gibt kein Format namens „{key}“.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/gold.py" />
            <source>There is no gold label</source>
            <translation>Es gibt kein Goldlabel</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>There is no gold to compare rules on.</source>
            <translation>Es gibt kein Gold, an dem sich Regeln vergleichen lassen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>There is no gold to fix items to.</source>
            <translation>Es gibt kein Gold, auf das sich Items festlegen ließen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>There is no guarantee yet.</source>
            <translation>Es gibt noch keine Garantie.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>There is no other worker to compare with.</source>
            <translation>Es gibt keinen anderen Worker zum Vergleichen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/peers.py" />
            <source>There is no other worker.</source>
            <translation>Es gibt keinen anderen Worker.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>There is no preset “{key}”; choose from {known}.</source>
            <translation>Es gibt keine Voreinstellung „{key}“; zur Wahl stehen {known}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/sources.py" />
            <source>There is no question “{wanted}”. The questions are {there}.</source>
            <translation>Es gibt keine Frage „{wanted}“. Die Fragen sind {there}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>There is no rule “{key}”; choose from {known}.</source>
            <translation>Es gibt keine Regel „{key}“; zur Wahl stehen {known}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>There is no sign of worker groups that are good at different items.</source>
            <translation>Es gibt kein Anzeichen für Gruppen von Workern, die bei verschiedenen Items gut sind.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>There is no such sheet. The sheets are {names}.</source>
            <translation>Ein solches Blatt gibt es nicht. Die Blätter sind {names}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/sources.py" />
            <source>There is no text on the clipboard. Copy the cells of a table first.</source>
            <translation>In der Zwischenablage ist kein Text. Kopieren Sie zuerst die Zellen einer Tabelle.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>There is no worker “{name}”.</source>
            <translation>Es gibt keinen Worker „{name}“.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/cvat.py" />
            <source>There is no “annotations.xml” in this archive.</source>
            <translation>In diesem Archiv gibt es keine „annotations.xml“.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/parquet.py" />
            <source>There is not enough memory for it. Save it in parts and open one of them.</source>
            <translation>Dafür reicht der Arbeitsspeicher nicht. Speichern Sie die Datei in Teilen und öffnen Sie einen davon.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/jobs/worker.py" />
            <source>There is not enough memory for this. Nothing was changed.</source>
            <translation>Dafür reicht der Arbeitsspeicher nicht. Es wurde nichts geändert.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/jobs/project_writer.py" />
            <source>There is not enough memory to save or open it.</source>
            <translation>Zum Speichern oder Öffnen reicht der Arbeitsspeicher nicht.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>There is one model, so none to share mistakes with</source>
            <translation>Es gibt nur ein Modell, also keine gemeinsamen Fehler</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>There is only one column, but you need columns for worker, item and label. Check the separator.</source>
            <translation>Es gibt nur eine Spalte, aber Sie brauchen Spalten für Worker, Item und Label. Prüfen Sie das Trennzeichen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/sources.py" />
            <source>There is only one question. Remove the option --question.</source>
            <translation>Es gibt nur eine Frage. Entfernen Sie die Option --question.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/surveys/survey.py" />
            <source>There is only one respondent. Labels need several workers to compare.</source>
            <translation>Es gibt nur eine befragte Person. Um Labels zu vergleichen, braucht es mehrere Worker.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>There is only one worker, so there is nobody to compare with.</source>
            <translation>Es gibt nur einen Worker, daher ist niemand zum Vergleichen da.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>These are too many datasets to draw. Use fewer points or repetitions.</source>
            <translation>Das sind zu viele Datensätze. Nehmen Sie weniger Punkte oder Wiederholungen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <source>These figures are from the last run. They are replaced when this run ends.</source>
            <translation>Diese Zahlen sind vom letzten Lauf. Sie werden ersetzt, wenn dieser Lauf endet.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/page.py" />
            <source>These labels come from {made}. Run {chosen} to replace them.</source>
            <translation>Diese Labels stammen von „{made}“. Führen Sie „{chosen}“ aus, um sie zu ersetzen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>These labels differ slightly but significantly from what independent workers would give.</source>
            <translation>Diese Labels weichen leicht, aber signifikant von dem ab, was unabhängige Worker ergäben.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/page.py" />
            <source>These labels were made with other options. Run again to replace them.</source>
            <translation>Diese Labels entstanden mit anderen Optionen. Führen Sie die Regel erneut aus, um sie zu ersetzen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/write.py" />
            <source>These labels were read from {file} in {folder}, and CrowdGUI never changes source files. Choose another folder.</source>
            <translation>Diese Labels wurden aus {file} in {folder} gelesen, und CrowdGUI ändert nie Quelldateien. Wählen Sie einen anderen Ordner.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>These options don’t belong to the rule “{key}”.</source>
            <translation>Diese Optionen gehören nicht zur Regel „{key}“.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/detail.py" />
            <source>They agree with the others on {agreed} of {of} comparable labels ({share}).</source>
            <translation>Diese Worker stimmen bei {agreed} von {of} vergleichbaren Labels mit den anderen überein ({share}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>They choose any class except the one they think is right.</source>
            <translation>Sie wählen eine beliebige Klasse außer der, die sie für richtig halten.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>They choose every class equally often.</source>
            <translation>Sie wählen jede Klasse gleich oft.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>They copy from a source, an attentive worker, so their labels are not independent.</source>
            <translation>Sie schreiben von einer Quelle ab, einem aufmerksamen Worker; ihre Labels sind daher nicht unabhängig.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>They give every item the same class, drawn at random for each of these workers.</source>
            <translation>Sie geben jedem Item dieselbe Klasse, die für jeden dieser Worker zufällig gezogen wird.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/file_preview.py" />
            <source>They keep a spreadsheet from running cells as formulas.</source>
            <translation>Die Apostrophe verhindern, dass eine Tabellenkalkulation Zellen als Formeln ausführt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>They override the rule and are exported with reviewer, time and note.</source>
            <translation>Diese Labels gehen der Regel vor und werden mit Prüfer, Zeitpunkt und Notiz exportiert.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_flat.py" />
            <source>This Zooniverse file is {what}. Export the classifications.</source>
            <translation>Diese Zooniverse-Datei enthält {what}. Exportieren Sie die Klassifikationen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>This bound assumes one label per worker and item; here some workers gave more.</source>
            <translation>Diese Schranke setzt ein Label je Worker und Item voraus; hier gaben manche Worker mehr.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>This bound covers only a crowd that is worse than chance; this one isn’t.</source>
            <translation>Diese Schranke gilt nur für eine Crowd, die schlechter ist als der Zufall; diese ist es nicht.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>This bound covers only rules that add up votes; this rule doesn’t.</source>
            <translation>Diese Schranke gilt nur für Regeln, die Stimmen addieren; diese Regel tut das nicht.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>This bound needs two classes and items without gold labels.</source>
            <translation>Diese Schranke braucht zwei Klassen und Items ohne Goldlabels.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>This bound needs two classes and two included workers.</source>
            <translation>Diese Schranke braucht zwei Klassen und zwei einbezogene Worker.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>This can’t be seen from the labels.</source>
            <translation>An den Labels nicht zu erkennen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>This can’t be tested: no person shares at least {n} items with {model} and another person.</source>
            <translation>Das lässt sich nicht testen: Kein Mensch hat mindestens {n} Items mit {model} und einem anderen Menschen gemeinsam.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <source>This computer has {n}. Results are the same with any number; use fewer to leave more for other programs.</source>
            <extracomment>For one: This computer has {n}. Results are the same with any number; use fewer to leave more for other programs.</extracomment>
            <translation>
                <numerusform>Dieser Computer hat {n}. Die Ergebnisse sind bei jeder Anzahl gleich; weniger lassen anderen Programmen mehr übrig.</numerusform>
                <numerusform>Dieser Computer hat {n}. Die Ergebnisse sind bei jeder Anzahl gleich; weniger lassen anderen Programmen mehr übrig.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>This file contains no records.</source>
            <translation>Diese Datei enthält keine Einträge.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>This file does not exist. Was it moved?</source>
            <translation>Diese Datei gibt es nicht. Wurde sie verschoben?</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/toloka.py" />
            <source>This file holds tasks, not labels. Download the assignments of the pool.</source>
            <translation>Diese Datei enthält Aufgaben, keine Labels. Laden Sie die Assignments des Pools herunter.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/recipes.py" />
            <source>This file lacks columns of the recipe: {names}.</source>
            <translation>Spalten der Vorlage sind nicht in dieser Datei: {names}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/toloka.py" />
            <source>This file names no workers: it holds labels that Toloka has aggregated. Download the assignments (“Download results”) instead.</source>
            <translation>Diese Datei nennt keine Worker: Sie enthält Labels, die Toloka zusammengefasst hat. Laden Sie stattdessen die Assignments herunter („Download results“).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/tables.py" />
            <source>This folder holds no labels in a known format. Open one of its files instead.</source>
            <translation>Dieser Ordner enthält keine Labels in einem bekannten Format. Öffnen Sie stattdessen eine Datei daraus.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>This is a MATLAB file of version 7.3. Save it in MATLAB with the option -v7.</source>
            <translation>Dies ist eine MATLAB-Datei der Version 7.3. Speichern Sie sie in MATLAB mit der Option -v7.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>This is a folder or a device, not a file.</source>
            <translation>Dies ist keine Datei, sondern ein Ordner oder ein Gerät.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/file.py" />
            <source>This is a folder, not a project file.</source>
            <translation>Dies ist ein Ordner, keine Projektdatei.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/surveys/survey_forms.py" />
            <source>This is a list of participants without labels. Open the responses instead.</source>
            <translation>Dies ist eine Liste von Teilnehmenden ohne Labels. Öffnen Sie stattdessen die Antworten.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>This is a manual label; the bound is about the rule’s labels.</source>
            <translation>Dies ist ein manuelles Label; die Schranke gilt für die Labels der Regel.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>This is a web page, not a table. Was a login page saved instead of the file?</source>
            <translation>Dies ist eine Webseite, keine Tabelle. Wurde statt der Datei eine Anmeldeseite gespeichert?</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>This is an estimate, not a guarantee: it treats the fitted model as true. The plan uses {part} of the predicted gain; on real datasets, {low} to {high} of it was reached.</source>
            <translation>Dies ist eine Schätzung, keine Garantie: Sie behandelt das angepasste Modell als wahr. Der Plan rechnet mit {part} des vorhergesagten Gewinns; bei realen Datensätzen wurden {low} bis {high} davon erreicht.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>This is an unknown kind of XML file. Export it as CSV or JSON.</source>
            <translation>Dies ist eine XML-Datei unbekannter Art. Exportieren Sie sie als CSV oder JSON.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/file.py" />
            <source>This is not a project file.</source>
            <translation>Dies ist keine Projektdatei.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/appen.py" />
            <source>This is the aggregated report, which names no worker. Download the report called “Full” instead.</source>
            <translation>Dies ist der zusammengefasste Bericht, der keine Worker nennt. Laden Sie stattdessen den Bericht „Full“ herunter.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/cvat.py" />
            <source>This is the export of a whole task, which doesn’t say who made each tag. Export each job separately; or, if one worker did everything, choose “The file name”.</source>
            <translation>Dies ist der Export einer ganzen Aufgabe, der nicht angibt, von wem welches Bild-Tag stammt. Exportieren Sie jeden Job einzeln; oder wählen Sie, wenn ein Worker alles gemacht hat, „Der Dateiname“.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/review_controller.py" />
            <source>This is the last item left to label</source>
            <translation>Dies ist das letzte noch zu labelnde Item</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>This is {what}, not a text table. Save it as CSV first.</source>
            <translation>Dies ist {what}, keine Texttabelle. Speichern Sie es zuerst als CSV.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/recipes.py" />
            <source>This isn’t a CrowdGUI recipe, or it is damaged.</source>
            <translation>Dies ist keine Vorlage von CrowdGUI, oder sie ist beschädigt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/cvat.py" />
            <source>This isn’t an XML file from CVAT.</source>
            <translation>Dies ist keine XML-Datei von CVAT.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/cubam.py" />
            <source>This line is neither a worker nor an item with its label, as in {example}. CrowdGUI reads no other YAML here.</source>
            <translation>Diese Zeile ist weder ein Worker noch ein Item mit seinem Label wie in {example}. Anderes YAML liest CrowdGUI hier nicht.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>This looks like copying.</source>
            <translation>Dies sieht nach Abschreiben aus.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/sagemaker.py" />
            <source>This manifest holds only final labels. Open the job’s folder instead: the workers’ labels are in “annotations/worker-response”.</source>
            <translation>Dieses Manifest enthält nur Endlabels. Öffnen Sie stattdessen den Ordner des Jobs: Die Labels der Worker sind in „annotations/worker-response“.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>This picture is not in the folder of the label file.</source>
            <translation>Dieses Bild liegt nicht im Ordner der Label-Datei.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/file.py" />
            <source>This project uses file version {theirs}, and this CrowdGUI reads versions up to {ours}. Update CrowdGUI to open it.</source>
            <translation>Dieses Projekt verwendet die Dateiversion {theirs}, und dieses CrowdGUI liest Versionen bis {ours}. Aktualisieren Sie CrowdGUI, um es zu öffnen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/page.py" />
            <source>This rule counts the votes once, so there are no iterations to show.</source>
            <translation>Diese Regel zählt die Stimmen nur einmal, daher gibt es keine Iterationen zu zeigen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/rule_options.py" />
            <source>This rule has no options.</source>
            <translation>Diese Regel hat keine Optionen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>This rule has not run.</source>
            <translation>Diese Regel ist nicht gelaufen.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/errors.py" />
            <source>This rule is for two classes, but these labels have {n}. Choose another rule.</source>
            <extracomment>For one: This rule is for two classes, but these labels have {n}. Choose another rule.</extracomment>
            <translation>
                <numerusform>Diese Regel ist für zwei Klassen, und diese Labels haben {n}. Wählen Sie eine andere Regel.</numerusform>
                <numerusform>Diese Regel ist für zwei Klassen, und diese Labels haben {n}. Wählen Sie eine andere Regel.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>This rule is for two classes. Here it distinguishes each class from those after it, so the order of the classes matters.</source>
            <translation>Diese Regel ist für zwei Klassen gemacht; hier trennt sie jede Klasse von den folgenden, daher kommt es auf die Reihenfolge der Klassen an.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>This rule isn’t a sum of votes, so this bound doesn’t apply to it.</source>
            <translation>Diese Regel ist keine Summe von Stimmen, daher gilt diese Schranke nicht für sie.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <source>This rule used the gold labels, so they aren’t a fair test of its final labels.</source>
            <translation>Diese Regel hat die Goldlabels verwendet, daher sind sie kein fairer Test ihrer Endlabels.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>This rule’s confidence is a share of the votes, not a probability.</source>
            <translation>Die Konfidenz dieser Regel ist ein Anteil der Stimmen, keine Wahrscheinlichkeit.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>This sheet is empty. Choose another one.</source>
            <translation>Dieses Blatt ist leer. Wählen Sie ein anderes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>This starts like JSON but isn’t JSON. Export it again as JSON or CSV.</source>
            <translation>Dies beginnt wie JSON, ist aber keines. Exportieren Sie erneut als JSON oder CSV.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/preview.py" />
            <source>This table is computed when it is exported.</source>
            <translation>Diese Tabelle wird beim Export berechnet.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>This worker gave no label to an item with a final label.</source>
            <translation>Dieser Worker gab keinem Item mit Endlabel ein Label.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>This worker gave no label.</source>
            <translation>Dieser Worker vergab kein Label.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>This worker is a person, or a model whose family isn’t known.</source>
            <translation>Dieser Worker ist ein Mensch oder ein Modell, dessen Familie nicht bekannt ist.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>This worker is excluded, so the rule doesn’t use their labels.</source>
            <translation>Dieser Worker ist ausgeschlossen, daher nutzt die Regel seine Labels nicht.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>This worker is excluded, so their labels aren’t compared.</source>
            <translation>Dieser Worker ist ausgeschlossen, daher werden seine Labels nicht verglichen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>This worker labelled no gold item.</source>
            <translation>Dieser Worker hat kein Gold-Item gelabelt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>This worker labelled no item more than once.</source>
            <translation>Dieser Worker hat kein Item mehr als einmal gelabelt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <source>Those flagged only for copying too</source>
            <translation>Auch nur wegen Abschreibens Gekennzeichnete</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/study_panel.py" />
            <source>Tick a rule in the table first.</source>
            <translation>Haken Sie zuerst in der Tabelle eine Regel an.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>Tie</source>
            <translation>Gleichstand</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>Tied</source>
            <translation>Gleichauf</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <location filename="../../crowdgui/ui/pages/export/export_text.py" />
            <source>Ties</source>
            <translation>Gleichstände</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Time</source>
            <translation>Zeitpunkt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Time of 50 iterations</source>
            <translation>Zeit für 50 Iterationen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Time to converge</source>
            <translation>Zeit bis zur Konvergenz</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Time to stop</source>
            <translation>Zeit bis zum Halt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Times are for the rule alone on one core, without drawing the dataset. They are up to a quarter longer when several datasets run at the same time.</source>
            <translation>Die Zeiten gelten nur für die Regel auf einem Kern, ohne das Ziehen des Datensatzes. Sie sind bis zu ein Viertel länger, wenn mehrere Datensätze gleichzeitig laufen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/read_labels.py" />
            <source>Times that can’t be read; their labels are kept</source>
            <translation>Nicht lesbare Zeitpunkte; ihre Labels bleiben erhalten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/read_labels.py" />
            <source>Times whose day and month can’t be distinguished; their labels are kept</source>
            <translation>Zeitpunkte, deren Tag sich nicht vom Monat unterscheiden lässt; ihre Labels bleiben erhalten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/study_panel.py" />
            <source>To continue, increase the number of draws or tick another rule in the table.</source>
            <translation>Erhöhen Sie die Zahl der Ziehungen oder haken Sie in der Tabelle eine weitere Regel an, um fortzufahren.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/file_preview.py" />
            <source>To keep them, change this on the Source page.</source>
            <translation>Um sie zu behalten, ändern Sie dies auf der Seite „Quelle“.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/acceptance.py" />
            <source>To review: about {n}</source>
            <translation>Nachzuprüfen: etwa {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/acceptance.py" />
            <source>To review: {n}</source>
            <translation>Nachzuprüfen: {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/recipe_choice.py" />
            <source>To start again, choose no recipe on the Source page.</source>
            <translation>Um neu zu beginnen, wählen Sie auf der Seite „Quelle“ keine Vorlage.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/detail.py" />
            <source>Together they gave {given} of the {all} labels ({share}).</source>
            <translation>Zusammen vergaben sie {given} der {all} Labels ({share}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>Together they gave {given} of the {labels} labels ({share}).</source>
            <translation>Zusammen vergaben sie {given} der {labels} Labels ({share}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Together, as one class</source>
            <translation>Zusammen, als eine Klasse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Tolerance of the mean accuracy</source>
            <translation>Zulässige Abweichung der mittleren Genauigkeit</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/toloka.py" />
            <source>Toloka assignments</source>
            <translation>Toloka-Assignments</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/marks.py" />
            <location filename="../../crowdgui/text/flags.py" />
            <source>Too fast</source>
            <translation>Zu schnell</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Too few</source>
            <translation>Zu wenige</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>Too few items have mistakes for an interval.</source>
            <translation>Für ein Intervall haben zu wenige Items Fehler.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Too few items have two or more labels to check whether mistakes are independent.</source>
            <translation>Zu wenige Items haben zwei oder mehr Labels, um zu prüfen, ob Fehler unabhängig sind.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Too few items to distinguish agreement from chance.</source>
            <translation>Zu wenige Items, um Übereinstimmung von Zufall zu unterscheiden.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/marks.py" />
            <source>Too few labels</source>
            <translation>Zu wenige Labels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>Too few labels are of another class for an interval.</source>
            <translation>Für ein Intervall gehören zu wenige Labels zu einer anderen Klasse.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>Tour of the &amp;pages</source>
            <translation>&amp;Rundgang durch die Seiten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>Tour of the pages</source>
            <translation>Rundgang durch die Seiten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/argilla.py" />
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <source>Treat models as workers</source>
            <translation>Modelle als Worker behandeln</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>True labels (ground truth) that were known beforehand or checked by a reviewer.</source>
            <translation>Wahre Labels (Ground Truth), die vorher bekannt waren oder die ein Prüfer geprüft hat.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>Try it with sample data</source>
            <translation>Mit Beispieldaten ausprobieren</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Two classes</source>
            <translation>Zwei Klassen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>Two classes have equal support on an item; the first class in order is used.</source>
            <translation>Zwei Klassen haben bei einem Item gleich viel Unterstützung; verwendet wird die erste in der Reihenfolge.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Two classes with an offset</source>
            <translation>Zwei Klassen mit Verschiebung</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Two groups, good at different items</source>
            <translation>Zwei Gruppen, gut bei verschiedenen Items</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/timing.py" />
            <source>Two in three workers take {low} to {high}.</source>
            <translation>Zwei von drei Workern brauchen {low} bis {high}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Two labels on one item are “{one}” and “{other}” in {seen} of cases; workers who are equally accurate on all classes would give {expected}: {meaning}.</source>
            <translation>Zwei Labels zu einem Item sind in {seen} der Fälle „{one}“ und „{other}“; Worker, die bei allen Klassen gleich genau sind, ergäben {expected}: {meaning}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>Two reviewers agree on {same} of {n} items ({share})</source>
            <translation>Zwei Prüfende stimmen bei {same} von {n} Items überein ({share})</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Two workers</source>
            <translation>Zwei Worker</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <source>Two workers who are right against the rest look like two who copy.</source>
            <translation>Zwei Worker, die gegen die übrigen recht haben, sehen aus wie zwei, die abschreiben.</translation>
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
            <translation>UTF-8 mit BOM</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>Uncertain</source>
            <translation>Unsicher</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/title_corner.py" />
            <location filename="../../crowdgui/ui/main_window/window.py" />
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>Undo</source>
            <translation>Rückgängig</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/title_corner.py" />
            <source>Undo {what}</source>
            <translation>Rückgängig: {what}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/file_head.py" />
            <source>Unpacked, the archive is larger than {most}.</source>
            <translation>Entpackt ist das Archiv größer als {most}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/file_head.py" />
            <source>Unpacking {file}</source>
            <translation>{file} wird entpackt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>Unstable</source>
            <translation>Instabil</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Up</source>
            <translation>Nach oben</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>Upper bound on the probability that the label is wrong, if the worker model holds.</source>
            <translation>Obere Schranke der Wahrscheinlichkeit, dass das Label falsch ist, wenn das Worker-Modell gilt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/bounds_chart.py" />
            <source>Upper bounds on the error rate. Estimates are not guarantees.</source>
            <translation>Obere Schranken der Fehlerrate. Schätzungen sind keine Garantien.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/bounds_chart.py" />
            <source>Upper bounds on the error rate. Estimates are not guarantees; hatched bars hold only if the worker model does.</source>
            <translation>Obere Schranken der Fehlerrate. Schätzungen sind keine Garantien; schraffierte Balken gelten nur, wenn das Worker-Modell gilt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Upper end of the 95% confidence interval.</source>
            <translation>Oberes Ende des 95-%-Konfidenzintervalls.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mixed_votes.py" />
            <source>Use</source>
            <translation>Verwenden</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/detail.py" />
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>Use as gold</source>
            <translation>Als Gold verwenden</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Use at least one draw.</source>
            <translation>Mindestens eine Ziehung ist nötig.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse.py" />
            <source>Use gold-standard classifications as gold</source>
            <translation>Goldstandard-Klassifikationen als Gold verwenden</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/recommendation_panel.py" />
            <location filename="../../crowdgui/ui/pages/labels/recommended_strip.py" />
            <source>Use recommended rule</source>
            <translation>Empfohlene Regel verwenden</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_cells.py" />
            <source>Use the first choice</source>
            <translation>Die erste Auswahl verwenden</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/flags.py" />
            <source>Use these thresholds</source>
            <translation>Schwellen verwenden</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Use these {n} labels as gold</source>
            <extracomment>For one: Use this {n} label as gold</extracomment>
            <translation>
                <numerusform>Dieses {n} Label als Gold verwenden</numerusform>
                <numerusform>Diese {n} Labels als Gold verwenden</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>Use {n} labels as gold</source>
            <extracomment>For one: Use {n} label as gold</extracomment>
            <translation>
                <numerusform>{n} Label als Gold verwenden</numerusform>
                <numerusform>{n} Labels als Gold verwenden</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <location filename="../../crowdgui/ui/pages/compare/recommendation_panel.py" />
            <source>Use {rule}</source>
            <translation>{rule} verwenden</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/compare.py" />
            <source>Use “{rule}”: it has {wrong} of {n} checked items wrong, and no other rule has at least 2 fewer.</source>
            <extracomment>For one: Use “{rule}”: it has {wrong} of {n} checked item wrong, and no other rule has at least 2 fewer.</extracomment>
            <translation>
                <numerusform>Verwenden Sie „{rule}“: Sie hat {wrong} von {n} nachgeprüften Item falsch, und keine andere Regel hat mindestens 2 weniger.</numerusform>
                <numerusform>Verwenden Sie „{rule}“: Sie hat {wrong} von {n} nachgeprüften Items falsch, und keine andere Regel hat mindestens 2 weniger.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/compare.py" />
            <source>Use “{rule}”: it has {wrong} of {n} checked items wrong, “{first}” {others}.</source>
            <extracomment>For one: Use “{rule}”: it has {wrong} of {n} checked item wrong, “{first}” {others}.</extracomment>
            <translation>
                <numerusform>Verwenden Sie „{rule}“: Sie hat {wrong} von {n} nachgeprüften Item falsch, „{first}“ {others}.</numerusform>
                <numerusform>Verwenden Sie „{rule}“: Sie hat {wrong} von {n} nachgeprüften Items falsch, „{first}“ {others}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>Use “{rule}”: without checked items, no rule has fewer errors on average over 25 real datasets.</source>
            <translation>Verwenden Sie „{rule}“: Ohne nachgeprüfte Items hat keine Regel im Mittel über 25 reale Datensätze weniger Fehler.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <source>Used as gold</source>
            <translation>Als Gold verwendet</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <source>Uses the file name as the worker.</source>
            <translation>Nimmt den Dateinamen als Worker.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Uses the weight you enter for each worker.</source>
            <translation>Nutzt das Gewicht, das Sie für jeden Worker eingeben.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Uses what you enter about the workers, or estimates it from gold labels.</source>
            <translation>Nutzt, was Sie über die Worker eingeben, oder schätzt es aus Goldlabels.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Value</source>
            <translation>Wert</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/queue_list.py" />
            <source>Value ↓</source>
            <translation>Wert ↓</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Values</source>
            <translation>Werte</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>Values are bounds on the error rate: on average, unless a bound states a probability. Those marked “Not valid here” would hold if the worker model did.</source>
            <translation>Die Werte sind Schranken der Fehlerrate: im Mittel, sofern eine Schranke keine Wahrscheinlichkeit nennt. Mit „Hier nicht gültig“ gekennzeichnete würden gelten, wenn das Worker-Modell gälte.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mark_models.py" />
            <source>Version</source>
            <translation>Version</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mark_models.py" />
            <source>Version of {worker}</source>
            <translation>Version von {worker}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Vertical bar</source>
            <translation>Senkrechter Strich</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>View audit labels</source>
            <translation>Audit-Labels ansehen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <location filename="../../crowdgui/ui/pages/items/detail.py" />
            <location filename="../../crowdgui/ui/pages/items/queue_list.py" />
            <location filename="../../crowdgui/ui/widgets/chips.py" />
            <source>Votes</source>
            <translation>Stimmen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Votes between two classes and favours one of them by the offset you enter.</source>
            <translation>Stimmt zwischen zwei Klassen ab und begünstigt eine um die Verschiebung, die Sie eingeben.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>Votes, weights and the rule’s label appear after you choose a label.</source>
            <translation>Stimmen, Gewichte und das Label der Regel erscheinen, sobald Sie ein Label gewählt haben.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Voting</source>
            <translation>Abstimmung läuft</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Way to a guarantee</source>
            <translation>Weg zur Garantie</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Weight</source>
            <translation>Gewicht</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Weight of this worker’s vote. 0 is a guesser; below 0, the worker is wrong more often than a guesser, and the vote counts against the class.</source>
            <translation>Gewicht der Stimme dieses Workers. 0 heißt Raten; unter 0 liegt der Worker öfter falsch als beim Raten, und die Stimme zählt gegen die Klasse.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Weighted share of the final label among the labels of the item and of all items.</source>
            <translation>Gewichteter Anteil des Endlabels unter den Labels des Items und denen aller Items.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Weighted voting (IWMV)</source>
            <translation>Gewichtete Abstimmung (IWMV)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Weighted voting, log-odds</source>
            <translation>Gewichtete Abstimmung, Log-Odds</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Weighting three rules</source>
            <translation>Drei Regeln werden gewichtet</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Weights</source>
            <translation>Gewichte</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Weights every worker once, then votes again.</source>
            <translation>Gewichtet jeden Worker einmal und stimmt dann erneut ab.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Weights workers by known accuracies or gold to make the bound smallest.</source>
            <translation>Gewichtet Worker nach bekannten Genauigkeiten oder Gold so, dass die Schranke am kleinsten ist.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Weights: EBCC {ebcc}, BWA {bwa}, pooled EM {em}. These weights predict held-out labels best.</source>
            <translation>Gewichte: EBCC {ebcc}, BWA {bwa}, gepooltes EM {em}. Diese Gewichte sagen verdeckte Labels am besten vorher.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>What a file of labels looks like</source>
            <translation>Wie eine Datei mit Labels aussieht</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>What a row of the labels is.</source>
            <translation>Was eine Zeile der Labels ist.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>What each flag is based on.</source>
            <translation>Worauf jeder Hinweis beruht.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/mixed_votes.py" />
            <source>What if only these voted?</source>
            <translation>Was, wenn nur diese abstimmten?</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>What if you exclude these {n} workers?</source>
            <extracomment>For one: What if you exclude this worker?</extracomment>
            <translation>
                <numerusform>Was wäre, wenn dieser Worker ausgeschlossen würde?</numerusform>
                <numerusform>Was wäre, wenn diese {n} Worker ausgeschlossen würden?</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>What if you exclude {out} and include {back}?</source>
            <translation>Was wäre, wenn {out} ausgeschlossen und {back} einbezogen würden?</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>What if you include these {n} workers?</source>
            <extracomment>For one: What if you include this worker?</extracomment>
            <translation>
                <numerusform>Was wäre, wenn dieser Worker einbezogen würde?</numerusform>
                <numerusform>Was wäre, wenn diese {n} Worker einbezogen würden?</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>What is drawn for each worker if accuracies come from a Beta distribution.</source>
            <translation>Was für jeden Worker gezogen wird, wenn Genauigkeiten aus einer Beta-Verteilung stammen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <source>What is known about the rules</source>
            <translation>Was über die Regeln bekannt ist</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/detail.py" />
            <source>What is known about this worker</source>
            <translation>Was über diesen Worker bekannt ist</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way_parts.py" />
            <source>What is left to do</source>
            <translation>Was noch zu tun ist</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <source>What is shown beside the table</source>
            <translation>Was neben der Tabelle gezeigt wird</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>What is simulated</source>
            <translation>Was simuliert wird</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>What is skipped</source>
            <translation>Was übersprungen wird</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>What is skipped: {n}</source>
            <translation>Was übersprungen wird: {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>What is this item? The rule’s label stays hidden so that it doesn’t influence you.</source>
            <translation>Was ist dieses Item? Das Label der Regel bleibt verdeckt, damit es Sie nicht beeinflusst.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/theory.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>What it is based on</source>
            <translation>Worauf es beruht</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>What the audit gives you</source>
            <translation>Was das Audit Ihnen bringt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>What the curves show</source>
            <translation>Was die Kurven zeigen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/page.py" />
            <source>What the file holds</source>
            <translation>Was die Datei enthält</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>What the models’ votes are worth can’t be estimated</source>
            <translation>Was die Stimmen der Modelle wert sind, lässt sich nicht schätzen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_cells.py" />
            <source>What to do where a volunteer names several species for one subject.</source>
            <translation>Was geschieht, wenn jemand mehrere Arten für ein Bild nennt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>What varies</source>
            <translation>Was sich ändert</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>What was counted</source>
            <translation>Was gezählt wurde</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <source>What was counted, or why there is no value</source>
            <translation>Was gezählt wurde, oder warum es keinen Wert gibt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <source>What was open before is still open.</source>
            <translation>Was vorher geöffnet war, ist noch geöffnet.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <source>What was shown</source>
            <translation>Was gezeigt wurde</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <source>What was skipped</source>
            <translation>Was übersprungen wurde</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/theory.py" />
            <source>What would lower the bound</source>
            <translation>Was die Schranke senken würde</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>What you get</source>
            <translation>Was Sie erhalten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>What {file} contains</source>
            <translation>Was {file} enthält</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>Where</source>
            <translation>Wo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Where each class’s share of the items comes from.</source>
            <translation>Woher der Anteil jeder Klasse an den Items stammt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>Where they differed, a label is settled.</source>
            <translation>Wo sie sich unterschieden, ist ein Label vereinbart.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Where two rules differ</source>
            <translation>Wo zwei Regeln voneinander abweichen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>Whether the first row of the table names its columns.</source>
            <translation>Ob die erste Zeile der Tabelle ihre Spalten benennt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>Whether the study of fewer labels below includes this rule.</source>
            <translation>Ob die Studie mit weniger Labels unten auch diese Regel erprobt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Whether the {n} models share mistakes can’t be estimated.</source>
            <translation>Ob die {n} Modelle gemeinsame Fehler machen, lässt sich nicht schätzen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Whether this worker is a person or a model.</source>
            <translation>Ob dieser Worker ein Mensch oder ein Modell ist.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/columns.py" />
            <source>Whether this worker’s labels count. Press Space to exclude or include the selected workers.</source>
            <translation>Ob die Labels dieses Workers zählen. Die Leertaste schließt die gewählten Worker aus oder bezieht sie ein.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/recommendation_panel.py" />
            <source>Which rule suits these labels?</source>
            <translation>Welche Regel passt zu diesen Labels?</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <source>Who</source>
            <translation>Wer</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Who labels what</source>
            <translation>Wer was labelt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>Who reviews?</source>
            <translation>Wer sieht durch?</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>Who set the item’s final label: the rule or a reviewer.</source>
            <translation>Wer das Endlabel des Items gesetzt hat: die Regel oder ein Prüfer.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>Who set them</source>
            <translation>Wer sie gesetzt hat</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Why</source>
            <translation>Warum</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Why the labels alone are not enough</source>
            <translation>Warum die Labels allein nicht genügen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Windows-1252</source>
            <translation>Windows-1252</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/theory.py" />
            <source>With high probability</source>
            <translation>Mit hoher Wahrscheinlichkeit</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>With note</source>
            <translation>Mit Notiz</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>With probability {share} or more</source>
            <translation>Mit Wahrscheinlichkeit {share} oder mehr</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>With two classes, labels alone can’t distinguish workers who are mostly right from workers who are mostly wrong. State that they are better than chance, or add gold.</source>
            <translation>Bei zwei Klassen können Labels allein Worker, die meist richtig liegen, nicht von Workern unterscheiden, die meist falsch liegen. Geben Sie an, dass sie besser sind als der Zufall, oder fügen Sie Gold hinzu.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/peers.py" />
            <source>With {n} of them, the labels look copied.</source>
            <extracomment>For one: With {n} of them, the labels look copied.</extracomment>
            <translation>
                <numerusform>Bei {n} davon sehen die Labels abgeschrieben aus.</numerusform>
                <numerusform>Bei {n} davon sehen die Labels abgeschrieben aus.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>With {share} of the labels, {slow} takes {ratio} times as long as {fast}.</source>
            <translation>Bei {share} der Labels braucht {slow} {ratio}-mal so lange wie {fast}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>With {share} of the labels, {what}: {listed}.</source>
            <translation>Mit {share} der Labels ({what}): {listed}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>Without a label</source>
            <translation>Ohne Label</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Without gold or an audit, people’s mistakes are known only by comparison with the models, whose mistakes would count as theirs.</source>
            <translation>Ohne Gold oder Audit sind Fehler der Menschen nur durch den Vergleich mit den Modellen bekannt, deren Fehler als ihre zählen würden.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>Without gold, this shows how much the final labels still change, not how many are wrong.</source>
            <translation>Ohne Gold zeigt dies, wie stark sich die Endlabels noch ändern, nicht, wie viele falsch sind.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/session_menus.py" />
            <source>Work on {file} was not saved as a project: {changes}, {when}.</source>
            <translation>Arbeit an {file} wurde nicht als Projekt gespeichert: {changes}, {when}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/table_formats.py" />
            <source>Workbook</source>
            <translation>Arbeitsmappe</translation>
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
            <translation>Worker</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Worker column</source>
            <translation>Worker-Spalte</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>Worker model</source>
            <translation>Worker-Modell</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <source>Worker names without the dataset name</source>
            <translation>Worker-Namen ohne den Namen des Datasets</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Worker whose labels are gold</source>
            <translation>Worker, dessen Labels Gold sind</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/model_workers.py" />
            <source>Worker “{worker}” is a person in one row and a model in another.</source>
            <translation>Der Worker „{worker}“ ist in einer Zeile ein Mensch und in einer anderen ein Modell.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <location filename="../../crowdgui/io/formats/research/get_another_label.py" />
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Worker, item, label</source>
            <translation>Worker, Item, Label</translation>
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
            <translation>Worker</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Workers agree with each other too little to rule out that they guess.</source>
            <translation>Worker stimmen zu wenig miteinander überein, um auszuschließen, dass sie raten.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Workers are better than chance overall</source>
            <translation>Worker sind insgesamt besser als der Zufall</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Workers are better than chance overall (assumed)</source>
            <translation>Worker sind insgesamt besser als der Zufall (angenommen)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/sources.py" />
            <source>Workers are named after files only if there are several.</source>
            <translation>Worker werden nur nach Dateien benannt, wenn es mehrere gibt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Workers are named “worker 001” and so on, the same in every file you export. Only this computer knows who is who.</source>
            <translation>Worker heißen „worker 001“ und so weiter, in jeder exportierten Datei gleich. Nur dieser Computer weiß, wer wer ist.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>Workers can’t be compared on them.</source>
            <translation>Daran lassen sich Worker nicht vergleichen.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Workers disagree on {n} items; the closest votes come first.</source>
            <extracomment>For one: Workers disagree on {n} item.</extracomment>
            <translation>
                <numerusform>Bei {n} Item sind die Worker uneins.</numerusform>
                <numerusform>Bei {n} Items sind die Worker uneins; die knappsten Abstimmungen kommen zuerst.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>Workers form two groups of {first} and {second} that are good at different items: pairs within a group agree on {size} more of their shared items than pairs across groups ({chance} by chance). This misleads every rule, EM most of all.</source>
            <translation>Die Worker bilden zwei Gruppen von {first} und {second}, die bei verschiedenen Items gut sind: Paare innerhalb einer Gruppe stimmen bei {size} mehr ihrer gemeinsamen Items überein als Paare aus verschiedenen Gruppen (durch Zufall: {chance}). Das führt jede Regel in die Irre, EM am meisten.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Workers good at different items</source>
            <translation>Worker, die bei verschiedenen Items gut sind</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>Workers have class bias: {size} of labels differ from what one accuracy per worker would give ({chance} by chance). EM rules can learn this; weighted voting can’t.</source>
            <translation>Worker machen klassenabhängige Fehler: {size} der Labels weichen von dem ab, was eine einzige Genauigkeit je Worker ergäbe (durch Zufall: {chance}). EM-Regeln können das lernen, die gewichtete Abstimmung nicht.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Workers in the first group</source>
            <translation>Worker in der ersten Gruppe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Workers make mistakes independently and are equally accurate on all classes</source>
            <translation>Worker machen unabhängig Fehler und sind bei allen Klassen gleich genau</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Workers that are marked as models</source>
            <translation>Worker, die als Modelle markiert sind</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Workers who are not marked as models</source>
            <translation>Worker, die nicht als Modelle markiert sind</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>Workers who make the same mistakes count for fewer votes than there are of them. Where classes are assumed, mistakes of the other group count as mistakes of this one.</source>
            <translation>Worker, die dieselben Fehler machen, zählen weniger Stimmen, als sie Köpfe sind. Wo Klassen angenommen sind, zählen Fehler der anderen Gruppe als Fehler dieser Gruppe.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/peers.py" />
            <source>Workers who share items</source>
            <translation>Worker mit gemeinsamen Items</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Workers with a flag</source>
            <translation>Worker mit Hinweis</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Workers with a single label</source>
            <translation>Worker mit nur einem Label</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/cubam.py" />
            <location filename="../../crowdgui/io/formats/research/peerannot.py" />
            <source>Workers, then items</source>
            <translation>Worker, dann Items</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>Workers: who is good, who may be guessing</source>
            <translation>Worker: wer gut ist, wer womöglich rät</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>Workers’ labels</source>
            <translation>Labels der Worker</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>Workers’ mistakes are not independent here, so the plan is too optimistic: hard items stay hard however many workers you ask.</source>
            <translation>Die Fehler der Worker sind hier nicht unabhängig, daher ist der Plan zu optimistisch: Schwere Items bleiben schwer, wie viele Worker Sie auch fragen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>Workers’ names are replaced by pseudonyms: “worker 12” is not a name from the file.</source>
            <translation>Die Namen der Worker sind durch Pseudonyme ersetzt: „worker 12“ ist kein Name aus der Datei.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Workers’ names in the report</source>
            <translation>Namen der Worker im Bericht</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/cluster.py" />
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Working on the cluster</source>
            <translation>Der Cluster arbeitet</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>Working…</source>
            <translation>In Arbeit…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/html.py" />
            <location filename="../../crowdgui/ui/report_pdf/pdf.py" />
            <source>Writing the report</source>
            <translation>Der Bericht wird geschrieben</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/run.py" />
            <source>Writing the results</source>
            <translation>Die Ergebnisse werden geschrieben</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/text_files.py" />
            <location filename="../../crowdgui/io/exporting/tool_exports.py" />
            <location filename="../../crowdgui/io/exporting/write.py" />
            <source>Writing {file}</source>
            <translation>{file} wird geschrieben</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Written to {folder}.</source>
            <translation>Geschrieben nach {folder}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>Wrong</source>
            <translation>Falsch</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/bounds_chart.py" />
            <source>Wrong before corrections</source>
            <translation>Falsch vor Korrekturen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Wrong labels, best estimate</source>
            <translation>Falsche Labels, beste Schätzung</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>Wrong labels, best estimate: {share}.</source>
            <translation>Falsche Labels, beste Schätzung: {share}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>Wrong on gold</source>
            <translation>Falsch laut Gold</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/file.py" />
            <source>You are not allowed to read it.</source>
            <translation>Sie dürfen es nicht lesen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>You are not allowed to read this file. Ask its owner, or copy it elsewhere.</source>
            <translation>Sie dürfen diese Datei nicht lesen. Wenden Sie sich an die Person, der sie gehört, oder kopieren Sie sie woandershin.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/atomic.py" />
            <source>You are not allowed to write here, or the file is open in another program.</source>
            <translation>Sie dürfen hier nicht schreiben, oder die Datei ist in einem anderen Programm geöffnet.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>You can’t restore the changes in it. Your label files are not deleted.</source>
            <translation>Die Änderungen darin lassen sich nicht wiederherstellen. Ihre Label-Dateien werden nicht gelöscht.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>You entered no accuracy, and no worker labelled a gold item. Enter accuracies, or open a file of gold labels.</source>
            <translation>Es ist keine Genauigkeit angegeben, und kein Worker hat ein Gold-Item gelabelt. Geben Sie Genauigkeiten ein oder öffnen Sie eine Datei mit Goldlabels.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>You entered no accuracy.</source>
            <translation>Es ist keine Genauigkeit angegeben.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>You entered no share for the class “{name}”. Enter one for each class.</source>
            <translation>Für die Klasse „{name}“ ist kein Anteil angegeben. Geben Sie für jede einen an.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/rules.py" />
            <source>You entered no weight for {n} workers, so their weight is 0.</source>
            <extracomment>For one: You entered no weight for {n} worker, so their weight is 0.</extracomment>
            <translation>
                <numerusform>Für {n} Worker ist kein Gewicht angegeben; das Gewicht ist daher 0.</numerusform>
                <numerusform>Für {n} Worker ist kein Gewicht angegeben; ihr Gewicht ist daher 0.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>You entered no weights. Enter one for each worker, or choose majority vote.</source>
            <translation>Es sind keine Gewichte angegeben. Geben Sie für jeden Worker eines an oder wählen Sie den Mehrheitsentscheid.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/study.py" />
            <source>You need about {n} more labels{range} to go from {error} to {wanted}, if you add them where they help most.</source>
            <extracomment>For one: You need about {n} more label{range} to go from {error} to {wanted}, if you add it where it helps most.</extracomment>
            <translation>
                <numerusform>Sie brauchen etwa {n} weiteres Label{range}, um von {error} auf {wanted} zu kommen, wenn Sie es dort hinzufügen, wo es am meisten hilft.</numerusform>
                <numerusform>Sie brauchen etwa {n} weitere Labels{range}, um von {error} auf {wanted} zu kommen, wenn Sie sie dort hinzufügen, wo sie am meisten helfen.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>You skipped this item: it counts as wrong and is reviewed.</source>
            <translation>Sie haben dieses Item übersprungen: Es zählt als falsch und wird nachgeprüft.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>Your browser would fetch this address from the network.</source>
            <translation>Ihr Browser würde diese Adresse aus dem Netz laden.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/title_corner.py" />
            <source>Your changes are kept on this computer, even after a crash. Save them as a project to keep them in a file of your own.</source>
            <translation>Ihre Änderungen bleiben auf diesem Computer erhalten, auch nach einem Absturz. Speichern Sie sie als Projekt, um sie in einer eigenen Datei zu haben.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <source>Your changes are still here and will be saved as soon as possible.</source>
            <translation>Ihre Änderungen sind noch da und werden gespeichert, sobald das möglich ist.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/dialog.py" />
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>Your file is only read, never changed. Nothing leaves this computer.</source>
            <translation>Ihre Datei wird nur gelesen, nie geändert. Nichts verlässt diesen Computer.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>Your label replaces the final label and is exported as a manual label.</source>
            <translation>Ihr Label ersetzt das Endlabel und wird als manuelles Label exportiert.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Your labels are signed “{name}”.</source>
            <translation>Ihre Labels sind mit „{name}“ unterzeichnet.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Your way to a guarantee</source>
            <translation>Ihr Weg zu einer Garantie</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse.py" />
            <source>Zooniverse classifications</source>
            <translation>Zooniverse-Klassifikationen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_flat.py" />
            <source>Zooniverse table (flattened)</source>
            <translation>Zooniverse-Tabelle (umgeformt)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>a 7-Zip archive</source>
            <translation>ein 7-Zip-Archiv</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>a BZIP2 archive</source>
            <translation>ein BZIP2-Archiv</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>a GIF picture</source>
            <translation>ein GIF-Bild</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>a GZIP archive</source>
            <translation>ein GZIP-Archiv</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>a JPEG picture</source>
            <translation>ein JPEG-Bild</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>a PDF document</source>
            <translation>ein PDF-Dokument</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>a PNG picture</source>
            <translation>ein PNG-Bild</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>a Parquet table</source>
            <translation>eine Parquet-Tabelle</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>a SQLite database</source>
            <translation>eine SQLite-Datenbank</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_flat.py" />
            <source>a list of subjects without labels</source>
            <translation>eine Liste von Bildern ohne Labels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_flat.py" />
            <source>a list of workflows without labels</source>
            <translation>eine Liste von Workflows ohne Labels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>a rich text document</source>
            <translation>ein RTF-Dokument</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>a significant difference</source>
            <translation>ein signifikanter Unterschied</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>about {cost} at {price} per item</source>
            <translation>etwa {cost} bei {price} pro Item</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/widgets/progress.py" />
            <source>about {n} hours left</source>
            <extracomment>For one: about {n} hour left</extracomment>
            <translation>
                <numerusform>noch etwa {n} Stunde</numerusform>
                <numerusform>noch etwa {n} Stunden</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/widgets/progress.py" />
            <source>about {n} hours left at your pace</source>
            <extracomment>For one: about {n} hour left at your pace</extracomment>
            <translation>
                <numerusform>bei Ihrem Tempo noch etwa {n} Stunde</numerusform>
                <numerusform>bei Ihrem Tempo noch etwa {n} Stunden</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/progress.py" />
            <source>about {n} min left</source>
            <translation>noch etwa {n} min</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/widgets/progress.py" />
            <source>about {n} minutes left at your pace</source>
            <extracomment>For one: about {n} minute left at your pace</extracomment>
            <translation>
                <numerusform>bei Ihrem Tempo noch etwa {n} Minute</numerusform>
                <numerusform>bei Ihrem Tempo noch etwa {n} Minuten</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/progress.py" />
            <source>about {n} s left</source>
            <translation>noch etwa {n} s</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>about {time} at {seconds} s per item</source>
            <translation>etwa {time} bei {seconds} s pro Item</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>accepted</source>
            <translation>angenommen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/simulation_curves.py" />
            <source>accuracy</source>
            <translation>Genauigkeit</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/flags.py" />
            <source>adjusted p-value {value}, {n} workers tested</source>
            <extracomment>For one: p-value {value}, {n} worker tested</extracomment>
            <translation>
                <numerusform>p-Wert {value}, {n} Worker getestet</numerusform>
                <numerusform>korrigierter p-Wert {value}, {n} Worker getestet</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>adjusted p-value {value}, {pairs} pairs tested</source>
            <translation>korrigierter p-Wert {value}, {pairs} Paare getestet</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/replacement_chart.py" />
            <source>advantage</source>
            <translation>Vorteil</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>after this change</source>
            <translation>nach dieser Änderung</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_flat.py" />
            <source>aggregated results, which name no worker</source>
            <translation>zusammengefasste Ergebnisse, die keinen Worker nennen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>agree</source>
            <translation>zustimmen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>agreed</source>
            <translation>gleich</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/worker_scatter.py" />
            <source>agreement</source>
            <translation>Übereinstimmung</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/agreement_histogram.py" />
            <source>agreement from</source>
            <translation>Übereinstimmung von</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/replacement_chart.py" />
            <source>agreement with the other people, {model} less the person</source>
            <translation>Übereinstimmung mit den anderen Menschen, {model} minus Mensch</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>agreement, accuracy with interval, weight, gold, flag and its reason</source>
            <translation>Übereinstimmung, Genauigkeit mit Intervall, Gewicht, Gold, Hinweis und sein Grund</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>all labels are the same</source>
            <translation>alle Labels sind gleich</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>all of them share some</source>
            <translation>alle haben einige gemeinsam</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/html.py" />
            <source>all results with charts, for sharing; opens in any browser</source>
            <translation>alle Ergebnisse mit Diagrammen, zum Weitergeben; öffnet sich in jedem Browser</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>all workers together agree with the others on {share} of labels</source>
            <translation>alle Worker zusammen stimmen bei {share} der Labels mit den anderen überein</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/export_text.py" />
            <source>all {n}</source>
            <translation>alle {n}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/charts.py" />
            <source>all {n} workers</source>
            <extracomment>For one: the worker</extracomment>
            <translation>
                <numerusform>der Worker</numerusform>
                <numerusform>alle {n} Worker</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>almost, but the difference is significant</source>
            <translation>fast, aber der Unterschied ist signifikant</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>an Excel workbook or another ZIP archive</source>
            <translation>eine Excel-Arbeitsmappe oder ein anderes ZIP-Archiv</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>an XZ archive</source>
            <translation>ein XZ-Archiv</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>an empty ZIP archive</source>
            <translation>ein leeres ZIP-Archiv</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>an estimate</source>
            <translation>eine Schätzung</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>an old Excel or Word document</source>
            <translation>ein altes Excel- oder Word-Dokument</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>and others</source>
            <translation>und andere</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>and {n} more files</source>
            <extracomment>For one: and {n} more file</extracomment>
            <translation>
                <numerusform>und {n} weitere Datei</numerusform>
                <numerusform>und {n} weitere Dateien</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/figures/class_shares.py" />
            <source>and {n} other classes</source>
            <extracomment>For one: and {n} other class</extracomment>
            <translation>
                <numerusform>und {n} andere Klasse</numerusform>
                <numerusform>und {n} andere Klassen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>another worker</source>
            <translation>ein anderer Worker</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/replacement_chart.py" />
            <source>as often</source>
            <translation>ebenso oft</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>at most {share}</source>
            <translation>höchstens {share}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>at most {target} wrong, at {confidence} confidence</source>
            <translation>höchstens {target} falsch, bei {confidence} Konfidenz</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/review_tasks.py" />
            <source>audit an item</source>
            <translation>Item auditieren</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>audit more items</source>
            <translation>weitere Items prüfen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>audited</source>
            <translation>geprüft</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>audited and right: {n}</source>
            <translation>geprüft und richtig: {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>back, next</source>
            <translation>zurück, weiter</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>before the first change</source>
            <translation>vor der ersten Änderung</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/translation.py" />
            <source>below 1 ms</source>
            <translation>unter 1 ms</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/class_map.py" />
            <source>below {high}</source>
            <translation>unter {high}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>below {least}</source>
            <translation>unter {least}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/model_plots.py" />
            <source>both wrong</source>
            <translation>beide falsch</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>by CrowdGUI with seed {seed}, before anyone looked at them</source>
            <translation>von CrowdGUI mit Seed {seed}, bevor jemand sie ansah</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>by {other}</source>
            <translation>nach {other}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>can’t run</source>
            <translation>nicht möglich</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>cat</source>
            <translation>Katze</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/marks.py" />
            <source>chance {share}</source>
            <translation>Zufall {share}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session/session.py" />
            <source>change flag thresholds</source>
            <translation>Hinweisschwellen ändern</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session/session.py" />
            <source>change options of {rule}</source>
            <translation>Optionen von „{rule}“ ändern</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/theory.py" />
            <source>change the accepted risk</source>
            <translation>akzeptiertes Risiko ändern</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>change the confidence level</source>
            <translation>das Konfidenzniveau ändern</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>change the price per item</source>
            <translation>den Preis pro Item ändern</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>change the target error rate</source>
            <translation>angestrebte Fehlerrate ändern</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>change what the target is for</source>
            <translation>ändern, wofür das Ziel gilt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>change whether the audit chooses the rule</source>
            <translation>ändern, ob das Audit die Regel wählt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/convergence.py" />
            <source>changed</source>
            <translation>geändert</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>choose</source>
            <translation>wählen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session/session.py" />
            <source>choose {rule}</source>
            <translation>{rule} wählen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/acceptance.py" />
            <source>chosen: {n}</source>
            <translation>gewählt: {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>class, number</source>
            <translation>Klasse, Zahl</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>classes</source>
            <extracomment>For one: class</extracomment>
            <translation>
                <numerusform>Klasse</numerusform>
                <numerusform>Klassen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>column {n}</source>
            <translation>Spalte {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/xlsx_file.py" />
            <source>column “{name}”</source>
            <translation>Spalte „{name}“</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>columns: {columns}</source>
            <translation>Spalten: {columns}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/mixed_votes.py" />
            <source>compared with the labels of all {n}; nothing is kept</source>
            <extracomment>For one: compared with the labels of {n} worker; nothing is kept</extracomment>
            <translation>
                <numerusform>verglichen mit den Labels von {n} Worker; nichts wird übernommen</numerusform>
                <numerusform>verglichen mit den Labels aller {n}; nichts wird übernommen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>confidence</source>
            <translation>Konfidenz</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>confidence before the audit</source>
            <translation>Konfidenz vor dem Audit</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>confidence equals share right</source>
            <translation>Konfidenz gleich Anteil richtig</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>content</source>
            <translation>Inhalt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/mixed_votes.py" />
            <source>cost {n}</source>
            <translation>Kosten {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/write.py" />
            <source>counts, rule, iterations, error rate on gold and what was excluded, for programs</source>
            <translation>Anzahlen, Regel, Iterationen, Fehlerrate laut Gold und was ausgeschlossen wurde, für Programme</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/cubam.py" />
            <source>cubam</source>
            <translation>cubam</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/cubam.py" />
            <source>cubam in YAML</source>
            <translation>cubam in YAML</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <source>current</source>
            <translation>aktuell</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/curves.py" />
            <location filename="../../crowdgui/ui/plots/curves_plot.py" />
            <source>curve</source>
            <translation>Kurve</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/people_curve.py" />
            <source>different from the final labels</source>
            <translation>anders als die Endlabels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/curves.py" />
            <location filename="../../crowdgui/text/study.py" />
            <source>different from the result with all labels</source>
            <translation>anders als das Ergebnis mit allen Labels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>discard the audit</source>
            <translation>Audit verwerfen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/doccano.py" />
            <source>doccano export</source>
            <translation>doccano-Export</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>dog</source>
            <translation>Hund</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <source>done in {time}</source>
            <translation>fertig in {time}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>draw an audit sample</source>
            <translation>Audit-Stichprobe ziehen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/study_panel.py" />
            <source>draws</source>
            <translation>mal</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>duration</source>
            <translation>Dauer</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>each worker gives one label only</source>
            <translation>jeder Worker gibt nur ein Label</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>empty</source>
            <translation>leer</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/convergence.py" />
            <source>ends here: no label changes</source>
            <translation>endet hier: Kein Label ändert sich</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/simulation_curves.py" />
            <source>error rate</source>
            <translation>Fehlerrate</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/bounds_chart.py" />
            <source>estimate from the audit</source>
            <translation>Schätzung aus dem Audit</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>every coefficient with its interval, overall and per class</source>
            <translation>jeder Koeffizient mit seinem Intervall, insgesamt und je Klasse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>every label, one column per worker, with the final label</source>
            <translation>jedes Label, eine Spalte je Worker, mit dem Endlabel</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>every row or entry in the files that was skipped, and why</source>
            <translation>jede Zeile oder jeder Eintrag der Dateien, der übersprungen wurde, und warum</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>every worker labelled every item (here they labelled {share})</source>
            <translation>jeder Worker hat jedes Item gelabelt (hier haben sie {share} gelabelt)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>exact hypergeometric bound</source>
            <translation>exakte hypergeometrische Schranke</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session/session.py" />
            <source>exclude or include workers</source>
            <translation>Worker ausschließen oder einbeziehen</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/session/session.py" />
            <source>exclude {n} workers</source>
            <extracomment>For one: exclude {n} worker</extracomment>
            <translation>
                <numerusform>{n} Worker ausschließen</numerusform>
                <numerusform>{n} Worker ausschließen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <location filename="../../crowdgui/ui/pages/workers/columns.py" />
            <source>excluded</source>
            <translation>ausgeschlossen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>expected if the model holds, 95% range</source>
            <translation>erwartet, wenn das Modell gilt, 95-%-Bereich</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>expected items</source>
            <translation>erwartete Items</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>family {name}</source>
            <translation>Familie {name}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>fewer than 1 in {n} attentive workers</source>
            <translation>weniger als 1 von {n} aufmerksamen Workern</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>fewer than 1 in {n} guessers</source>
            <translation>weniger als 1 von {n} Ratenden</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>fewer than 1 in {n} workers</source>
            <translation>weniger als 1 von {n} Workern</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>final label</source>
            <translation>Endlabel</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>final labels of the others</source>
            <translation>Endlabels der anderen</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>final labels of {n} items</source>
            <extracomment>For one: final label of {n} item</extracomment>
            <translation>
                <numerusform>Endlabel von {n} Item</numerusform>
                <numerusform>Endlabels von {n} Items</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>final “{name}”</source>
            <translation>Endlabel „{name}“</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/worker_scatter.py" />
            <source>flag</source>
            <translation>Hinweis</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>folder</source>
            <translation>Ordner</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>for instance 0.5, 0.6, 0.7</source>
            <translation>zum Beispiel 0,5; 0,6; 0,7</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>found: can’t be estimated.</source>
            <translation>gefunden: lässt sich nicht schätzen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>found: {found} ({low} to {high})</source>
            <translation>gefunden: {found} ({low} bis {high})</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>found: {found}, without an interval</source>
            <translation>gefunden: {found}, ohne Intervall</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>gold</source>
            <translation>Gold</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <source>gold for {n}</source>
            <translation>Gold für {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>gold has items of every class</source>
            <translation>Gold hat Items aus jeder Klasse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>gold labels and audited items</source>
            <translation>Goldlabels und geprüften Items</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>gold marker</source>
            <translation>Goldkennzeichen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>gold “{name}”</source>
            <translation>Gold „{name}“</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>hide votes</source>
            <translation>Stimmen verbergen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/replacement_chart.py" />
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <location filename="../../crowdgui/ui/plots/curves_plot.py" />
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>high</source>
            <translation>hoch</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>holds only if the worker model does</source>
            <translation>gilt nur, wenn das Worker-Modell gilt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/page.py" />
            <source>how labels become final labels</source>
            <translation>wie aus Labels Endlabels werden</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>how often each worker gave each label, by final label</source>
            <translation>wie oft jeder Worker welches Label gab, nach Endlabel</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <source>in doubt</source>
            <translation>zweifelhaft</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>in each class</source>
            <translation>in jeder Klasse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>in use</source>
            <translation>verwendet</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>in {n} cases with different labels</source>
            <extracomment>For one: in {n} cases with different labels</extracomment>
            <translation>
                <numerusform>in {n} Fall mit verschiedenen Labels</numerusform>
                <numerusform>in {n} Fällen mit verschiedenen Labels</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/session/session.py" />
            <source>include {n} workers</source>
            <extracomment>For one: include {n} worker</extracomment>
            <translation>
                <numerusform>{n} Worker einbeziehen</numerusform>
                <numerusform>{n} Worker einbeziehen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/columns.py" />
            <source>included</source>
            <translation>einbezogen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>independent votes not known</source>
            <translation>unabhängige Stimmen nicht bekannt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>it doesn’t fit</source>
            <translation>es passt nicht</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>it fits</source>
            <translation>es passt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>item</source>
            <translation>Item</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/parse_labels.py" />
            <source>item {n}</source>
            <translation>Item {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tool_exports.py" />
            <source>item, text and label with the class names (Parquet)</source>
            <translation>Item, Text und Label mit den Namen der Klassen (Parquet)</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>items</source>
            <extracomment>For one: item</extracomment>
            <translation>
                <numerusform>Item</numerusform>
                <numerusform>Items</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/curves_plot.py" />
            <source>items audited</source>
            <translation>geprüfte Items</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/model_plots.py" />
            <source>items both labelled</source>
            <translation>von beiden gelabelte Items</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>items get similar workers: their strength varies {ratio} times as much as under random assignment</source>
            <translation>Items haben ähnliche Worker: Deren Stärke schwankt {ratio}-mal so stark wie bei zufälliger Zuteilung</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/curves_plot.py" />
            <source>items in all</source>
            <translation>Items insgesamt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>items labelled differently</source>
            <translation>verschieden gelabelte Items</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>items that the others’ vote labels “{name}”</source>
            <translation>Items, für die die Abstimmung der anderen „{name}“ ergibt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/curves_plot.py" />
            <source>items to look at in all, audited and reviewed; an estimate</source>
            <translation>insgesamt anzusehende Items, geprüft und nachgeprüft; eine Schätzung</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>items whose final label is “{name}”</source>
            <translation>Items mit dem Endlabel „{name}“</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>items whose gold label is “{name}”</source>
            <translation>Items mit dem Goldlabel „{name}“</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>items with a known true label (gold)</source>
            <translation>Items mit bekanntem wahrem Label (Gold)</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>items, {range}</source>
            <extracomment>For one: item, {range}</extracomment>
            <translation>
                <numerusform>Item, {range}</numerusform>
                <numerusform>Items, {range}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/convergence.py" />
            <source>iteration</source>
            <translation>Iteration</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <source>iteration {n} · {changed}</source>
            <translation>Iteration {n} · {changed}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/simulation_curves.py" />
            <source>iterations to converge</source>
            <translation>Iterationen bis zur Konvergenz</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/simulation_curves.py" />
            <source>iterations to stop</source>
            <translation>Iterationen bis zum Halt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/bounds_chart.py" />
            <source>its own claim, often far too low</source>
            <translation>eigene Angabe, oft viel zu niedrig</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/worker_scatter.py" />
            <source>kind</source>
            <translation>Art</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>known classes</source>
            <translation>bekannten Klassen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>label</source>
            <translation>Label</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session/session.py" />
            <source>label “{item}” manually</source>
            <translation>„{item}“ manuell labeln</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>labels</source>
            <extracomment>For one: label</extracomment>
            <translation>
                <numerusform>Label</numerusform>
                <numerusform>Labels</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <source>labels alone</source>
            <translation>nur Labels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>labels that changed</source>
            <translation>geänderte Labels</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/timing.py" />
            <source>labels without a known time</source>
            <extracomment>For one: label without a known time</extracomment>
            <translation>
                <numerusform>Label ohne bekannte Zeit</numerusform>
                <numerusform>Labels ohne bekannte Zeit</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>largest change of a message, which falls towards zero,</source>
            <translation>größte Änderung einer Nachricht, die auf null sinkt,</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/bars.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/way_parts.py" />
            <source>least confident</source>
            <translation>niedrigste Konfidenz</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/progress.py" />
            <source>less than a minute left at your pace</source>
            <translation>bei Ihrem Tempo noch weniger als eine Minute</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/raw_table.py" />
            <source>line</source>
            <translation>Zeile</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>log-likelihood of the labels</source>
            <translation>Log-Likelihood der Labels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>log-likelihood of the labels if the final labels are right</source>
            <translation>Log-Likelihood der Labels, wenn die Endlabels richtig sind</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>log-likelihood of the labels, a lower bound</source>
            <translation>Log-Likelihood der Labels, eine untere Schranke</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/replacement_chart.py" />
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <location filename="../../crowdgui/ui/plots/curves_plot.py" />
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>low</source>
            <translation>niedrig</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/convergence.py" />
            <source>main term of the exponent</source>
            <translation>Hauptglied des Exponenten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/convergence.py" />
            <source>majority</source>
            <translation>Mehrheit</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/model_charts.py" />
            <location filename="../../crowdgui/ui/plots/model_plots.py" />
            <source>margin</source>
            <translation>Toleranz</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/session/session.py" />
            <source>mark {n} workers as models</source>
            <extracomment>For one: mark {n} worker as a model</extracomment>
            <translation>
                <numerusform>{n} Worker als Modell markieren</numerusform>
                <numerusform>{n} Worker als Modelle markieren</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/session/session.py" />
            <source>mark {n} workers as people</source>
            <extracomment>For one: mark {n} worker as a person</extracomment>
            <translation>
                <numerusform>{n} Worker als Mensch markieren</numerusform>
                <numerusform>{n} Worker als Menschen markieren</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <location filename="../../crowdgui/ui/plots/curves_plot.py" />
            <source>mean</source>
            <translation>Mittelwert</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/curves.py" />
            <source>mean of {what}</source>
            <translation>Mittelwert: {what}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/timing.py" />
            <source>median per label, over {timed} with a known time</source>
            <translation>Median je Label, von {timed} mit bekannter Zeit</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/worker_scatter.py" />
            <location filename="../../crowdgui/io/formats/platforms/argilla.py" />
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <location filename="../../crowdgui/text/groups.py" />
            <location filename="../../crowdgui/ui/plots/model_plots.py" />
            <source>model</source>
            <translation>Modell</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>model probability</source>
            <translation>Modellwahrscheinlichkeit</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/histograms.py" />
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>models</source>
            <translation>Modelle</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>models and models</source>
            <translation>Modellen und Modellen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/bars.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/way_parts.py" />
            <source>most confident</source>
            <translation>höchste Konfidenz</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>most likely</source>
            <translation>am wahrscheinlichsten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>most likely label</source>
            <translation>wahrscheinlichstes Label</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>most support</source>
            <translation>meiste Unterstützung</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>most votes</source>
            <translation>meiste Stimmen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>nearly every row names another item</source>
            <translation>fast jede Zeile nennt ein anderes Item</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>nearly every row names another worker</source>
            <translation>fast jede Zeile nennt einen anderen Worker</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>needed: {needed} of {n} votes or more, also at the lower end of the 95% interval</source>
            <translation>nötig: mindestens {needed} von {n} Stimmen, auch am unteren Ende des 95-%-Intervalls</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>needed: {needed}; found: {found}</source>
            <translation>nötig: {needed}; gefunden: {found}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>neither true nor false</source>
            <translation>weder true noch false</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/replacement_chart.py" />
            <location filename="../../crowdgui/io/importing/class_map.py" />
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>no</source>
            <translation>nein</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/session_menus.py" />
            <source>no changes</source>
            <translation>keine Änderungen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>no evidence for it</source>
            <translation>keine Belege dafür</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <source>no gold</source>
            <translation>kein Gold</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>no items</source>
            <translation>keine Items</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>no label</source>
            <translation>kein Label</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>no mistakes</source>
            <translation>keine Fehler</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/export_text.py" />
            <source>none</source>
            <translation>keine</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>none entered</source>
            <translation>keine eingegeben</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>none of the classes</source>
            <translation>keine der Klassen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>none of these</source>
            <translation>keine davon</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>not a JSON object</source>
            <translation>kein JSON-Objekt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <source>not a guarantee</source>
            <translation>keine Garantie</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>not a list</source>
            <translation>keine Liste</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>not defined, because all labels are of one class</source>
            <translation>nicht definiert, weil alle Labels zu einer Klasse gehören</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>not defined, because hardly any item has two labels</source>
            <translation>nicht definiert, weil kaum ein Item zwei Labels hat</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>not defined, because it would take very long with this many labels and classes</source>
            <translation>nicht definiert, weil so viele Labels so vieler Klassen sehr lange dauern würden</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>not defined, because no item was also labelled by others</source>
            <translation>nicht definiert, weil kein Item auch von anderen gelabelt wurde</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>not defined, because the rule used the gold labels</source>
            <translation>nicht definiert, weil die Regel die Goldlabels verwendet hat</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>not defined, because the rule’s confidence isn’t a probability</source>
            <translation>nicht definiert, weil die Konfidenz der Regel keine Wahrscheinlichkeit ist</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>not defined, because the worker model behind the bounds is not shown to fit these labels</source>
            <translation>nicht definiert, weil nicht gezeigt ist, dass das Worker-Modell hinter den Schranken zu diesen Labels passt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>not defined, because the worker model has not been checked yet</source>
            <translation>nicht definiert, weil das Worker-Modell noch nicht geprüft ist</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>not defined, because there are too few workers to form two groups</source>
            <translation>nicht definiert, weil es zu wenige Worker für zwei Gruppen gibt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>not defined, because there is no gold</source>
            <translation>nicht definiert, weil es kein Gold gibt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>not defined, because this rule does not add up votes</source>
            <translation>nicht definiert, weil diese Regel keine Stimmen addiert</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>not in the paper</source>
            <translation>nicht im Paper</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>not in the paper: accuracy on {n} gold items</source>
            <translation>nicht im Paper: Genauigkeit bei {n} Gold-Items</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>not in the paper: agreement of workers on two halves of the items</source>
            <translation>nicht im Paper: Übereinstimmung der Worker bei zwei Hälften der Items</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>not known</source>
            <translation>nicht bekannt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>not known yet</source>
            <translation>noch nicht bekannt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>not run</source>
            <translation>nicht gelaufen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>not stated</source>
            <translation>nicht angegeben</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>not tested</source>
            <translation>nicht geprüft</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/bounds_chart.py" />
            <source>not useful: above 100%</source>
            <translation>nicht aussagekräftig: über 100 %</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <source>not valid here</source>
            <translation>hier nicht gültig</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <source>not {label}</source>
            <translation>nicht {label}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>note</source>
            <translation>Notiz</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session/session.py" />
            <source>note on “{item}”</source>
            <translation>Notiz zu „{item}“</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/replacement_chart.py" />
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>number of items</source>
            <translation>Anzahl Items</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/worker_scatter.py" />
            <source>number of labels</source>
            <translation>Anzahl Labels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/agreement_histogram.py" />
            <source>number of models</source>
            <translation>Anzahl Modelle</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/agreement_histogram.py" />
            <source>number of workers</source>
            <translation>Anzahl Worker</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/convergence.py" />
            <source>objective</source>
            <translation>Zielgröße</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>observed in your labels</source>
            <translation>in Ihren Labels beobachtet</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>observed items</source>
            <translation>beobachtete Items</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>of</source>
            <translation>von</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>of all worker–item pairs filled</source>
            <translation>aller Worker-Item-Paare belegt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>of all worker–item pairs have a label</source>
            <translation>aller Worker-Item-Paare haben ein Label</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/timing.py" />
            <source>of labelling in total</source>
            <translation>Labeln insgesamt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>of labels have a known duration</source>
            <translation>der Labels haben eine bekannte Dauer</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>of labels have a known time</source>
            <translation>der Labels haben einen bekannten Zeitpunkt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>of the labels may be wrong, with</source>
            <translation>der Labels dürfen falsch sein, mit</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/timing.py" />
            <source>of the median worker’s time for the same items</source>
            <translation>der Zeit des Median-Workers für dieselben Items</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>one column per item</source>
            <translation>eine Spalte je Item</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>one column per worker; small enough to work through on paper</source>
            <translation>eine Spalte je Worker; klein genug, um es auf Papier nachzurechnen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/model_plots.py" />
            <source>one or both wrong</source>
            <translation>eines oder beide falsch</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>one row per item: label, confidence, margin, tie, number of labels</source>
            <translation>eine Zeile je Item: Label, Konfidenz, Vorsprung, Gleichstand, Anzahl der Labels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>one row per worker</source>
            <translation>eine Zeile je Worker</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/table_formats.py" />
            <source>one sheet per table</source>
            <translation>ein Blatt je Tabelle</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tool_exports.py" />
            <source>one task per item with its label as a prediction, to import there (JSON)</source>
            <translation>eine Aufgabe je Item mit seinem Label als Vorhersage, zum Import dort (JSON)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <source>open</source>
            <translation>offen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/model_plots.py" />
            <source>other model</source>
            <translation>anderes Modell</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>other rule</source>
            <translation>andere Regel</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>others “{name}”</source>
            <translation>andere „{name}“</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/replacement_chart.py" />
            <source>p-value, corrected</source>
            <translation>p-Wert, korrigiert</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>peer</source>
            <translation>Peer</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/peerannot.py" />
            <source>peerannot</source>
            <translation>peerannot</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/peerannot.py" />
            <source>peerannot matrix</source>
            <translation>peerannot-Matrix</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/histograms.py" />
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>people</source>
            <translation>Menschen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/people_curve.py" />
            <source>people and all models</source>
            <translation>Menschen und alle Modelle</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>people and models</source>
            <translation>Menschen und Modellen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>people and people</source>
            <translation>Menschen und Menschen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/people_curve.py" />
            <source>people only</source>
            <translation>nur Menschen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>people’s final label, an assumption</source>
            <translation>dem Endlabel der Menschen, einer Annahme</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/replacement_chart.py" />
            <location filename="../../crowdgui/figures/worker_scatter.py" />
            <location filename="../../crowdgui/text/groups.py" />
            <location filename="../../crowdgui/ui/plots/model_plots.py" />
            <source>person</source>
            <translation>Mensch</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>person or model</source>
            <translation>Mensch oder Modell</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/curves.py" />
            <source>point</source>
            <translation>Punkt</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>probably costs about {n} items more in all</source>
            <extracomment>For one: probably costs about {n} item more in all</extracomment>
            <translation>
                <numerusform>kostet insgesamt wahrscheinlich etwa {n} Item mehr</numerusform>
                <numerusform>kostet insgesamt wahrscheinlich etwa {n} Items mehr</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>probably saves about {n} items in all</source>
            <extracomment>For one: probably saves about {n} item in all</extracomment>
            <translation>
                <numerusform>spart insgesamt wahrscheinlich etwa {n} Item</numerusform>
                <numerusform>spart insgesamt wahrscheinlich etwa {n} Items</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>question</source>
            <translation>Frage</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <source>random sample</source>
            <translation>Zufallsstichprobe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <source>reached</source>
            <translation>erreicht</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipe_row.py" />
            <source>recipe.json</source>
            <translation>vorlage.json</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/raw_table.py" />
            <source>record</source>
            <translation>Eintrag</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/review_tasks.py" />
            <source>remove a label from the audit</source>
            <translation>Label aus dem Audit entfernen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session/session.py" />
            <source>remove the manual label of “{item}”</source>
            <translation>manuelles Label von „{item}“ entfernen</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/session/session.py" />
            <source>remove {n} labels from gold</source>
            <extracomment>For one: remove {n} label from gold</extracomment>
            <translation>
                <numerusform>{n} Label aus Gold entfernen</numerusform>
                <numerusform>{n} Labels aus Gold entfernen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/simulated.py" />
            <source>repetition</source>
            <translation>Wiederholung</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <location filename="../../crowdgui/ui/pages/items/queue_list.py" />
            <source>reviewed</source>
            <translation>durchgesehen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session/settings.py" />
            <source>reviewer</source>
            <translation>Prüfer</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>right</source>
            <translation>richtig</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>roughly</source>
            <translation>ungefähr</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/raw_table.py" />
            <source>row</source>
            <translation>Zeile</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/simulated.py" />
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>rule</source>
            <translation>Regel</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/curves.py" />
            <source>run time</source>
            <translation>Laufzeit</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>running</source>
            <translation>läuft</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>same label</source>
            <translation>dasselbe Label</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>sensitivity, specificity and corrected share of each class, per model</source>
            <translation>Sensitivität, Spezifität und korrigierter Anteil jeder Klasse, je Modell</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/timing.py" />
            <source>sessions, from {first} to {last} (UTC)</source>
            <extracomment>For one: session, from {first} to {last} (UTC)</extracomment>
            <translation>
                <numerusform>Sitzung, von {first} bis {last} (UTC)</numerusform>
                <numerusform>Sitzungen, von {first} bis {last} (UTC)</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <location filename="../../crowdgui/ui/plots/model_plots.py" />
            <source>share</source>
            <translation>Anteil</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>share agreed</source>
            <translation>Anteil gleich</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>share of label pairs that are the same, per item</source>
            <translation>Anteil gleicher Label-Paare, je Item</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>share right</source>
            <translation>Anteil richtig</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>share right, with 95% interval</source>
            <translation>Anteil richtig, mit 95-%-Intervall</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>shared items</source>
            <translation>gemeinsame Items</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>show votes</source>
            <translation>Stimmen zeigen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>simulated, seed {seed}</source>
            <translation>simuliert, Startwert {seed}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>skip</source>
            <translation>überspringen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>skipped</source>
            <translation>übersprungen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>skipped.csv</source>
            <translation>übersprungen.csv</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>skipped: {n}</source>
            <translation>übersprungen: {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>some classes are confused more than others</source>
            <translation>manche Klassen werden häufiger verwechselt als andere</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>some classes are easier to agree on than others</source>
            <translation>bei manchen Klassen ist Einigkeit leichter als bei anderen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/curves.py" />
            <source>standard deviation</source>
            <translation>Standardabweichung</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/theory.py" />
            <source>state how gold was drawn</source>
            <translation>angeben, wie Gold gezogen wurde</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/acceptance.py" />
            <source>suggested: {n}</source>
            <translation>vorgeschlagen: {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tool_exports.py" />
            <source>task and label, in the form that Crowd-Kit’s own rules return (CSV)</source>
            <translation>Aufgabe (task) und Label, in der Form, in der Crowd-Kits eigene Regeln sie ausgeben (CSV)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>the column’s name isn’t that of a label</source>
            <translation>der Name der Spalte ist nicht der eines Labels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/xlsx_file.py" />
            <source>the header</source>
            <translation>die Kopfzeile</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/write.py" />
            <source>the headline and every bound with its assumptions, for programs</source>
            <translation>die Hauptaussage und jede Schranke mit ihren Annahmen, für Programme</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>the items of the sample in order, with the audit result</source>
            <translation>die Items der Stichprobe in ihrer Reihenfolge, mit dem Ergebnis des Audits</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>the items to review for the guarantee, least confident first</source>
            <translation>die Items, die für die Garantie nachzuprüfen sind, niedrigste Konfidenz zuerst</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>the label is always the same within an item</source>
            <translation>das Label ist innerhalb eines Items immer gleich</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>the labels are dates or times</source>
            <translation>die Labels sind Daten oder Uhrzeiten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>the labels are numbers with many values</source>
            <translation>die Labels sind Zahlen mit vielen Werten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>the labels of excluded workers</source>
            <translation>die Labels ausgeschlossener Worker</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>the others on the same items</source>
            <translation>die anderen bei denselben Items</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>the report card of each model: accuracy, agreement with people, replacement test</source>
            <translation>das Zeugnis jedes Modells: Genauigkeit, Übereinstimmung mit Menschen, Ersetzungstest</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>the rule is one-step weighted voting</source>
            <translation>die Regel ist die einstufige gewichtete Abstimmung</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>the rule’s</source>
            <translation>von der Regel</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/report_pdf/report_formats.py" />
            <source>the same report as pages, for printing and filing</source>
            <translation>derselbe Bericht auf Seiten, zum Drucken und Ablegen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>the workers’ mean accuracy is {least} or more (the estimate is {mean})</source>
            <translation>die mittlere Genauigkeit der Worker beträgt {least} oder mehr (die Schätzung ist {mean})</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/charts.py" />
            <source>the {n} with most labels of {all}</source>
            <translation>die {n} mit den meisten Labels von {all}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>then review about {n} items; no assumption about workers</source>
            <extracomment>For one: then review about {n} item; no assumption about workers</extracomment>
            <translation>
                <numerusform>dann etwa {n} Item nachprüfen; keine Annahme über Worker</numerusform>
                <numerusform>dann etwa {n} Items nachprüfen; keine Annahme über Worker</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>there are too many different labels</source>
            <translation>es gibt zu viele verschiedene Labels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>there are two classes</source>
            <translation>es gibt zwei Klassen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>there are two or more workers</source>
            <translation>es gibt mindestens zwei Worker</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>there is no gold that the rule has not used</source>
            <translation>es gibt kein Gold, das die Regel nicht verwendet hat</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>there is no label to compare others with</source>
            <translation>es gibt kein Label, an dem sich andere messen ließen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>there is no such file beside the label file.</source>
            <translation>neben der Label-Datei gibt es keine solche Datei.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>there is no such file.</source>
            <translation>es gibt keine solche Datei.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>there is only one item</source>
            <translation>es gibt nur ein Item</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>there is only one worker</source>
            <translation>es gibt nur einen Worker</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>this file can’t be read: {why}.</source>
            <translation>diese Datei lässt sich nicht lesen: {why}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>this file has {size} MB; pictures up to {most} MB are shown.</source>
            <translation>diese Datei hat {size} MB; gezeigt werden Bilder bis {most} MB.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>this is not a picture that can be shown here.</source>
            <translation>dies ist kein Bild, das sich hier zeigen lässt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>this picture is damaged and can’t be shown.</source>
            <translation>dieses Bild ist beschädigt und lässt sich nicht zeigen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>this picture is too large to be shown here.</source>
            <translation>dieses Bild ist zu groß, um hier gezeigt zu werden.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>this rule’s confidence isn’t a probability</source>
            <translation>die Konfidenz dieser Regel ist keine Wahrscheinlichkeit</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>this worker</source>
            <translation>dieser Worker</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>tie</source>
            <translation>Gleichstand</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>tied, comes first</source>
            <translation>gleichauf, kommt zuerst</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>time</source>
            <translation>Zeitpunkt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/simulation_curves.py" />
            <source>time of 50 iterations</source>
            <translation>Zeit für 50 Iterationen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/simulation_curves.py" />
            <source>time to converge</source>
            <translation>Zeit bis zur Konvergenz</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/simulation_curves.py" />
            <source>time to stop</source>
            <translation>Zeit bis zum Halt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/agreement_histogram.py" />
            <source>to</source>
            <translation>bis</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>to review</source>
            <translation>nachzuprüfen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>too few items to tell</source>
            <translation>zu wenige Items, um es zu sagen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>too few to show a difference</source>
            <translation>zu wenige, um einen Unterschied zu zeigen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/curves.py" />
            <source>trials</source>
            <translation>Versuche</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <source>true labels</source>
            <translation>wahre Labels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>two workers and the items that both labelled</source>
            <translation>zwei Worker und die Items, die beide gelabelt haben</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/marks.py" />
            <source>typical person {share}</source>
            <translation>typischer Mensch {share}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/marks.py" />
            <source>typical {share}</source>
            <translation>typisch {share}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>undo</source>
            <translation>rückgängig</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>up to {n} independent votes per item</source>
            <translation>bis zu {n} unabhängige Stimmen je Item</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/session/session.py" />
            <source>use {n} labels as gold</source>
            <extracomment>For one: use {n} label as gold</extracomment>
            <translation>
                <numerusform>{n} Label als Gold verwenden</numerusform>
                <numerusform>{n} Labels als Gold verwenden</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>version {name}</source>
            <translation>Version {name}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>votes</source>
            <translation>Stimmen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>votes for the winning label, per item</source>
            <translation>Stimmen für das gewinnende Label, je Item</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>waiting</source>
            <translation>wartet</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>weight {w}</source>
            <translation>Gewicht {w}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>weighted agreement, which can only rise,</source>
            <translation>gewichtete Übereinstimmung, die nur steigen kann,</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>when {n} workers are included</source>
            <extracomment>For one: when this worker is included</extracomment>
            <translation>
                <numerusform>mit diesem Worker</numerusform>
                <numerusform>mit diesen {n} Workern</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>which does not fit in memory</source>
            <translation>die nicht in den Arbeitsspeicher passt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>which takes too long with more than {n} labels</source>
            <translation>die bei mehr als {n} Labels zu lange dauert</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>wins by weight</source>
            <translation>gewinnt nach Gewicht</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>with</source>
            <translation>mit</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>with 95% interval</source>
            <translation>mit 95-%-Intervall</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/agreement_panel.py" />
            <source>with 95% intervals</source>
            <translation>mit 95-%-Intervallen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>with final labels</source>
            <translation>mit Endlabels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>with gold</source>
            <translation>mit Gold</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>with the others’ labels</source>
            <translation>mit den Labels der anderen</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>without these {n} workers</source>
            <extracomment>For one: without this worker</extracomment>
            <translation>
                <numerusform>ohne diesen Worker</numerusform>
                <numerusform>ohne diese {n} Worker</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/worker_scatter.py" />
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>worker</source>
            <translation>Worker</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/model_workers.py" />
            <location filename="../../crowdgui/io/importing/parse_labels.py" />
            <source>worker {n}</source>
            <translation>Worker {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>worker, number</source>
            <translation>Worker, Zahl</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>worker, true class, label, number</source>
            <translation>Worker, wahre Klasse, Label, Zahl</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>workers</source>
            <extracomment>For one: worker</extracomment>
            <translation>
                <numerusform>Worker</numerusform>
                <numerusform>Worker</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>workers label the same item again and again</source>
            <translation>Worker labeln dasselbe Item immer wieder</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>workers, {range}</source>
            <extracomment>For one: worker, {range}</extracomment>
            <translation>
                <numerusform>Worker, {range}</numerusform>
                <numerusform>Worker, {range}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>worker’s label</source>
            <translation>Label des Workers</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>working…</source>
            <translation>in Arbeit…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>wrong and corrected: {n}</source>
            <translation>falsch und korrigiert: {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/curves.py" />
            <location filename="../../crowdgui/text/study.py" />
            <source>wrong on gold</source>
            <translation>falsch laut Gold</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/bounds_chart.py" />
            <source>wrong on gold: {wrong} of {known} ({share})</source>
            <translation>falsch laut Gold: {wrong} von {known} ({share})</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/people_curve.py" />
            <source>wrong on items of known class</source>
            <translation>falsch bei Items bekannter Klasse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/replacement_chart.py" />
            <location filename="../../crowdgui/io/importing/class_map.py" />
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>yes</source>
            <translation>ja</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way_parts.py" />
            <source>your target</source>
            <translation>Ihr Ziel</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/bounds_chart.py" />
            <source>your target: {share}</source>
            <translation>Ihr Ziel: {share}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>yours</source>
            <translation>von Ihnen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>{accepted} of {items} labels accepted.</source>
            <translation>{accepted} von {items} Labels angenommen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/flags.py" />
            <source>{after}, now {before}</source>
            <translation>{after}, jetzt {before}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>{agreeing} of {pairs}</source>
            <translation>{agreeing} von {pairs}</translation>
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
            <translation>{column} ({n} verschiedene Werte in {cells} Zellen)</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>{confidence} confidence, no assumption about workers. {n} random items were audited, {wrong} of them wrong and corrected.</source>
            <extracomment>For one: {confidence} confidence, no assumption about workers. {n} random item was audited, {wrong} of them wrong and corrected.</extracomment>
            <translation>
                <numerusform>{confidence} Konfidenz, keine Annahme über Worker. {n} zufälliges Item wurde geprüft, davon falsch und korrigiert: {wrong}.</numerusform>
                <numerusform>{confidence} Konfidenz, keine Annahme über Worker. {n} zufällige Items wurden geprüft, davon falsch und korrigiert: {wrong}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>{confidence} confidence, no assumption about workers. {n} random items were audited, {wrong} of them wrong and corrected. Accepted labels that changed since the draw: {changed}. Each of them counts as wrong.</source>
            <extracomment>For one: {confidence} confidence, no assumption about workers. {n} random item was audited, {wrong} of them wrong and corrected. Accepted labels that changed since the draw: {changed}. Each of them counts as wrong.</extracomment>
            <translation>
                <numerusform>{confidence} Konfidenz, keine Annahme über Worker. {n} zufälliges Item wurde geprüft, davon falsch und korrigiert: {wrong}. Angenommene Labels, die sich seit der Ziehung geändert haben: {changed}. Jedes davon zählt als falsch.</numerusform>
                <numerusform>{confidence} Konfidenz, keine Annahme über Worker. {n} zufällige Items wurden geprüft, davon falsch und korrigiert: {wrong}. Angenommene Labels, die sich seit der Ziehung geändert haben: {changed}. Jedes davon zählt als falsch.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>{counts}: no significant difference.</source>
            <translation>{counts}: kein signifikanter Unterschied.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>{counts}: the confidence is too high.</source>
            <translation>{counts}: Die Konfidenz ist zu hoch.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>{counts}: the confidence is too low.</source>
            <translation>{counts}: Die Konfidenz ist zu niedrig.</translation>
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
            <translation>{curve}: {value} bei {place}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>{done} of {n}</source>
            <translation>{done} von {n}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>{done} of {n} items audited</source>
            <extracomment>For one: {done} of {n} item audited</extracomment>
            <translation>
                <numerusform>{done} von {n} Item geprüft</numerusform>
                <numerusform>{done} von {n} Items geprüft</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>{done} of {n} randomly drawn labels were checked by a reviewer. The seed {seed} repeats the draw.</source>
            <translation>Ein Prüfer hat {done} von {n} zufällig gezogenen Labels geprüft. Der Startwert {seed} wiederholt die Ziehung.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>{done} of {n} reviewed</source>
            <translation>{done} von {n} durchgesehen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/dialog.py" />
            <source>{file} and {more}</source>
            <translation>{file} und {more}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/parts.py" />
            <source>{file} can’t be read: {why}</source>
            <translation>{file} ließ sich nicht lesen: {why}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/parts.py" />
            <source>{file} has no column “{name}”. It has {there}. Name the columns with --worker, --item and --label.</source>
            <translation>{file} hat keine Spalte „{name}“. Vorhanden: {there}. Nennen Sie die Spalten mit --worker, --item und --label.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/project_controller.py" />
            <source>{file} is already open.</source>
            <translation>{file} ist bereits geöffnet.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/file_preview.py" />
            <source>{file} is read as gold labels</source>
            <translation>{file} wird als Goldlabels gelesen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/project_controller.py" />
            <source>{file} is read-only. Save it somewhere else to keep your changes.</source>
            <translation>{file} ist schreibgeschützt. Speichern Sie woanders, um Ihre Änderungen zu behalten.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/project.py" />
            <source>{file} is read-only. Save the project somewhere else to keep your changes.</source>
            <translation>{file} ist schreibgeschützt. Speichern Sie das Projekt woanders, um Ihre Änderungen zu behalten.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/project.py" />
            <source>{file} was moved or deleted. Save the project again to keep your changes.</source>
            <translation>{file} wurde verschoben oder gelöscht. Speichern Sie das Projekt erneut, um Ihre Änderungen zu behalten.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <source>{file} – CrowdGUI</source>
            <translation>{file} – CrowdGUI</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/page.py" />
            <source>{file}, lines {lines}</source>
            <translation>{file}, Zeilen {lines}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/read_labels.py" />
            <source>{file}, question “{question}”</source>
            <translation>{file}, Frage „{question}“</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/export_text.py" />
            <source>{file}, unchanged</source>
            <translation>{file}, unverändert</translation>
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
            <translation>{first} und {last}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>{first} and {second} agree on {agreed} of {items} ({share})</source>
            <translation>{first} und {second} stimmen bei {agreed} von {items} überein ({share})</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/model_plots.py" />
            <source>{first} and {second}: both wrong on {both} of {items} that one has wrong ({share})</source>
            <translation>{first} und {second}: beide falsch bei {both} von {items} mit mindestens einem Fehler ({share})</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/model_plots.py" />
            <source>{first} and {second}: no item of known class</source>
            <translation>{first} und {second}: kein Item bekannter Klasse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/model_plots.py" />
            <source>{first} and {second}: no mistakes on {items}</source>
            <translation>{first} und {second}: keine Fehler bei {items}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>{first} and {second}: no overlap</source>
            <translation>{first} und {second}: keine Überschneidung</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>{first} and {second}: {count} differ ({share})</source>
            <translation>{first} und {second}: {count} verschieden ({share})</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/convergence.py" />
            <source>{first}, none in the last.</source>
            <translation>{first}, keines im letzten.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/convergence.py" />
            <source>{first}, {n} in the last.</source>
            <translation>{first}, {n} im letzten.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/detail.py" />
            <source>{flag} {n}</source>
            <translation>{flag} {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>{found} Choose the columns yourself, or keep them as shown.</source>
            <translation>{found} Wählen Sie die Spalten selbst, oder lassen Sie sie so.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>{found} You can still choose the columns yourself.</source>
            <translation>{found} Sie können die Spalten trotzdem selbst wählen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>{given} of this worker’s labels are “{answer}”, the final label of {won} of the same items.</source>
            <translation>{given} der Labels dieses Workers sind „{answer}“, das Endlabel von {won} derselben Items.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>{items} items × {workers} workers is too many to simulate.</source>
            <translation>{items} Items × {workers} Worker sind zu viele für eine Simulation.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>{items}, each labelled once</source>
            <translation>{items}, je einmal gelabelt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>{items}, each labelled {low} to {high} times</source>
            <translation>{items}, je {low}- bis {high}-mal gelabelt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>{items}, each labelled {n} times</source>
            <translation>{items}, je {n}-mal gelabelt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>{items}, {labels} in total: expected to fix {gained} final labels and take the error rate from {before} to {after}.</source>
            <translation>{items}, insgesamt {labels}: Voraussichtlich werden {gained} Endlabels korrigiert, und die Fehlerrate sinkt von {before} auf {after}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/agreement.py" />
            <source>{items}, {n} labels each</source>
            <extracomment>For one: {items}, {n} label each</extracomment>
            <translation>
                <numerusform>{items}, je {n} Label</numerusform>
                <numerusform>{items}, je {n} Labels</numerusform>
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
            <translation>{labels} Labels zu {items} Items von {workers} Workern; {steps} Iterationen nach der ersten.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>{labels}, in order</source>
            <translation>{labels}, geordnet</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>{labels}, numeric</source>
            <translation>{labels}, numerisch</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>{labels}, {n} per item</source>
            <translation>{labels}, {n} je Item</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{labels}, {workers}, {items}, {classes}</source>
            <translation>{labels}, {workers}, {items}, {classes}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <source>{label} (tied)</source>
            <translation>{label} (Gleichstand)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>{label} · manual</source>
            <translation>{label} · manuell</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>{lengths} numbers</source>
            <translation>{lengths} Zahlen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>{lengths} records</source>
            <translation>{lengths} Einträge</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>{lengths} texts</source>
            <translation>{lengths} Texte</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>{lengths} times</source>
            <translation>{lengths} Zeitpunkte</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>{level} · {share} confidence</source>
            <translation>{level} · {share} Konfidenz</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/class_map.py" />
            <source>{low} or more</source>
            <translation>{low} oder mehr</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/class_map.py" />
            <source>{low} to below {high}</source>
            <translation>{low} bis unter {high}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>{low} to {high}</source>
            <translation>{low} bis {high}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{low} to {high} labels each</source>
            <translation>je {low} bis {high} Labels</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>{model} agrees with people as often as they agree with each other for {wins} of {n} people (needs {needed} of {n}).</source>
            <extracomment>For one: {model} agrees with the other people as often as {wins} of {n} person (needs {needed}).</extracomment>
            <translation>
                <numerusform>{model} stimmt bei {wins} von {n} Menschen ebenso oft mit den anderen Menschen überein (nötig: {needed}).</numerusform>
                <numerusform>{model} stimmt bei {wins} von {n} Menschen ebenso oft mit den anderen überein wie der Mensch selbst (nötig: {needed} von {n}).</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/model_charts.py" />
            <source>{model} and each person</source>
            <translation>{model} und jeder Mensch</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>{names} and {n} more</source>
            <translation>{names} und {n} weitere</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>{names} in {folder} will be replaced.</source>
            <translation>{names} in {folder} werden ersetzt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>{name}  ({n})</source>
            <translation>{name}  ({n})</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>{name} (detected)</source>
            <translation>{name} (erkannt)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>{name} (not in this file)</source>
            <translation>{name} (nicht in dieser Datei)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/long_table.py" />
            <location filename="../../crowdgui/io/formats/platforms/appen.py" />
            <source>{name} (of the item)</source>
            <translation>{name} (des Items)</translation>
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
            <translation>„{name}“ ist „{value}“; möglich ist nur eines von {known}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>{name} must be a whole number.</source>
            <translation>„{name}“ muss eine ganze Zahl sein.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>{name} must be above 0% and below 100%.</source>
            <translation>„{name}“ muss über 0 % und unter 100 % liegen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>{name} must be between {low} and {high}.</source>
            <translation>„{name}“ muss zwischen {low} und {high} liegen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>{name} of this worker</source>
            <translation>{name} dieses Workers</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/rail.py" />
            <source>{name}, done</source>
            <translation>{name}, fertig</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>{name}, item by item</source>
            <translation>{name}, Item für Item</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/rail.py" />
            <source>{name}, needs attention</source>
            <translation>{name}, bitte beachten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/rail.py" />
            <source>{name}, nothing here yet</source>
            <translation>{name}, hier noch nichts</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>{name}, paper’s bound</source>
            <translation>{name}, Schranke des Papers</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/rail.py" />
            <source>{name}, running</source>
            <translation>{name}, läuft</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/main_window/rail.py" />
            <source>{name}, {n} to review</source>
            <extracomment>For one: {name}, {n} to review</extracomment>
            <translation>
                <numerusform>{name}, {n} durchzusehen</numerusform>
                <numerusform>{name}, {n} durchzusehen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>{name}: at most {share} wrong</source>
            <translation>{name}: höchstens {share} falsch</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>{name}: {share}</source>
            <translation>{name}: {share}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/file_head.py" />
            <source>{n} GB</source>
            <translation>{n} GB</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>{n} accepted labels have changed since the draw</source>
            <extracomment>For one: {n} accepted label has changed since the draw</extracomment>
            <translation>
                <numerusform>{n} angenommenes Label hat sich seit der Ziehung geändert</numerusform>
                <numerusform>{n} angenommene Labels haben sich seit der Ziehung geändert</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/agreement.py" />
            <source>{n} agree at most {chance} of the time, no better than guessing</source>
            <extracomment>For one: {n} agrees at most {chance} of the time, no better than guessing</extracomment>
            <translation>
                <numerusform>{n} stimmt in höchstens {chance} der Fälle überein, nicht öfter als beim Raten</numerusform>
                <numerusform>{n} stimmen in höchstens {chance} der Fälle überein, nicht öfter als beim Raten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} agree with the rule</source>
            <extracomment>For one: {n} agrees with the rule</extracomment>
            <translation>
                <numerusform>{n} stimmt mit der Regel überein</numerusform>
                <numerusform>{n} stimmen mit der Regel überein</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>{n} bytes</source>
            <extracomment>For one: {n} byte</extracomment>
            <translation>
                <numerusform>{n} Byte</numerusform>
                <numerusform>{n} Byte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <source>{n} cells of Answer.taskAnswers aren’t valid JSON and are read as empty.</source>
            <extracomment>For one: {n} cell of Answer.taskAnswers isn’t valid JSON and is read as empty.</extracomment>
            <translation>
                <numerusform>{n} Zelle von Answer.taskAnswers ist kein gültiges JSON und wird als leer gelesen.</numerusform>
                <numerusform>{n} Zellen von Answer.taskAnswers sind kein gültiges JSON und werden als leer gelesen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>{n} cells show an error such as #N/A; they are read as empty.</source>
            <extracomment>For one: {n} cell shows an error such as #N/A; it is read as empty.</extracomment>
            <translation>
                <numerusform>{n} Zelle zeigt einen Fehler wie #N/A; sie wird als leer gelesen.</numerusform>
                <numerusform>{n} Zellen zeigen einen Fehler wie #N/A; sie werden als leer gelesen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/main_window/session_menus.py" />
            <source>{n} changes</source>
            <extracomment>For one: {n} change</extracomment>
            <translation>
                <numerusform>{n} Änderung</numerusform>
                <numerusform>{n} Änderungen</numerusform>
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
                <numerusform>{n} Klasse</numerusform>
                <numerusform>{n} Klassen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/platforms/zooniverse.py" />
            <source>{n} classes are sets of several choices.</source>
            <extracomment>For one: {n} class is a set of several choices.</extracomment>
            <translation>
                <numerusform>{n} Klasse ist eine Menge mehrerer Auswahlen.</numerusform>
                <numerusform>{n} Klassen sind Mengen mehrerer Auswahlen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/platforms/zooniverse.py" />
            <source>{n} classifications are from before the project’s launch.</source>
            <extracomment>For one: {n} classification is from before the project’s launch.</extracomment>
            <translation>
                <numerusform>{n} Klassifikation stammt aus der Zeit vor dem Start des Projekts.</numerusform>
                <numerusform>{n} Klassifikationen stammen aus der Zeit vor dem Start des Projekts.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_flat.py" />
            <source>{n} classifications have several rows, which are read as one label each.</source>
            <extracomment>For one: {n} classification has several rows, which are read as one label.</extracomment>
            <translation>
                <numerusform>{n} Klassifikation hat mehrere Zeilen, die als ein Label gelesen werden.</numerusform>
                <numerusform>{n} Klassifikationen haben mehrere Zeilen, die als je ein Label gelesen werden.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>{n} columns</source>
            <extracomment>For one: {n} column</extracomment>
            <translation>
                <numerusform>{n} Spalte</numerusform>
                <numerusform>{n} Spalten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/parquet.py" />
            <source>{n} columns hold no text and are skipped: {names}.</source>
            <extracomment>For one: {n} column holds no text and is skipped: {names}.</extracomment>
            <translation>
                <numerusform>{n} Spalte enthält keinen Text und wird übersprungen: {names}.</numerusform>
                <numerusform>{n} Spalten enthalten keinen Text und werden übersprungen: {names}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>{n} datasets</source>
            <extracomment>For one: {n} dataset</extracomment>
            <translation>
                <numerusform>{n} Datensatz</numerusform>
                <numerusform>{n} Datensätze</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/simulation.py" />
            <source>{n} datasets are drawn at each point.</source>
            <extracomment>For one: {n} dataset is drawn at each point.</extracomment>
            <translation>
                <numerusform>An jedem Punkt wird {n} Datensatz gezogen.</numerusform>
                <numerusform>An jedem Punkt werden {n} Datensätze gezogen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} differ</source>
            <extracomment>For one: {n} differs</extracomment>
            <translation>
                <numerusform>{n} weicht ab</numerusform>
                <numerusform>{n} weichen ab</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/study.py" />
            <source>{n} draws</source>
            <extracomment>For one: {n} draw</extracomment>
            <translation>
                <numerusform>{n} Ziehung</numerusform>
                <numerusform>{n} Ziehungen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <source>{n} entries mark parts of an item, such as boxes. They are not labels and are skipped.</source>
            <extracomment>For one: {n} entry marks a part of an item, such as a box. It is not a label and is skipped.</extracomment>
            <translation>
                <numerusform>{n} Eintrag markiert einen Teil eines Items, etwa einen Rahmen. Er ist kein Label und wird übersprungen.</numerusform>
                <numerusform>{n} Einträge markieren Teile eines Items, etwa Rahmen. Sie sind keine Labels und werden übersprungen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>{n} files already exist.</source>
            <extracomment>For one: {n} file already exists.</extracomment>
            <translation>
                <numerusform>{n} Datei ist schon vorhanden.</numerusform>
                <numerusform>{n} Dateien sind schon vorhanden.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/export/export_text.py" />
            <source>{n} files written to {folder}.</source>
            <extracomment>For one: {n} file written to {folder}.</extracomment>
            <translation>
                <numerusform>{n} Datei nach {folder} geschrieben.</numerusform>
                <numerusform>{n} Dateien nach {folder} geschrieben.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} final labels differ from the majority vote</source>
            <extracomment>For one: {n} final label differs from the majority vote</extracomment>
            <translation>
                <numerusform>{n} Endlabel weicht vom Mehrheitsentscheid ab</numerusform>
                <numerusform>{n} Endlabels weichen vom Mehrheitsentscheid ab</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>{n} from {before} to {now}</source>
            <translation>{n} von {before} zu {now}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/study.py" />
            <source>{n} gold items are too few to say whether the curve has flattened.</source>
            <extracomment>For one: {n} gold item is too few to say whether the curve has flattened.</extracomment>
            <translation>
                <numerusform>{n} Gold-Item ist zu wenig, um zu sagen, ob die Kurve abgeflacht ist.</numerusform>
                <numerusform>{n} Gold-Items sind zu wenige, um zu sagen, ob die Kurve abgeflacht ist.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/compare.py" />
            <source>{n} gold items are too few; {least} are needed</source>
            <extracomment>For one: {n} gold item is too few; {least} are needed</extracomment>
            <translation>
                <numerusform>{n} Gold-Item ist zu wenig, nötig sind {least}</numerusform>
                <numerusform>{n} Gold-Items sind zu wenige, nötig sind {least}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>{n} gold labels match {n} of the {items} items</source>
            <extracomment>For one: {n} gold label matches one of the {items} items</extracomment>
            <translation>
                <numerusform>{n} Goldlabel passt zu einem der {items} Items</numerusform>
                <numerusform>{n} Goldlabels passen zu {n} der {items} Items</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/translation.py" />
            <source>{n} h</source>
            <translation>{n} h</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} had no label</source>
            <translation>{n} ohne bisheriges Label</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/peers.py" />
            <source>{n} have no overlap.</source>
            <extracomment>For one: {n} has no overlap.</extracomment>
            <translation>
                <numerusform>{n} hat keine Überschneidung.</numerusform>
                <numerusform>{n} haben keine Überschneidung.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/platforms/doccano.py" />
            <source>{n} ids occur more than once in a worker’s file. Do the items have a field “id”?</source>
            <extracomment>For one: {n} id occurs more than once in a worker’s file. Do the items have a field “id”?</extracomment>
            <translation>
                <numerusform>{n} ID kommt in der Datei eines Workers mehrfach vor. Haben die Items ein Feld „id“?</numerusform>
                <numerusform>{n} IDs kommen in der Datei eines Workers mehrfach vor. Haben die Items ein Feld „id“?</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>{n} independent votes per item</source>
            <translation>{n} unabhängige Stimmen je Item</translation>
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
                <numerusform>{n} Item</numerusform>
                <numerusform>{n} Items</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/rules.py" />
            <source>{n} items are fixed to their gold label, so they don’t test the other final labels.</source>
            <extracomment>For one: {n} item is fixed to its gold label, so it doesn’t test the other final labels.</extracomment>
            <translation>
                <numerusform>{n} Item ist auf sein Goldlabel festgelegt und prüft daher die anderen Endlabels nicht.</numerusform>
                <numerusform>{n} Items sind auf ihr Goldlabel festgelegt und prüfen daher die anderen Endlabels nicht.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>{n} items are left to review for the guarantee, least confident first.</source>
            <extracomment>For one: {n} item is left to review for the guarantee.</extracomment>
            <translation>
                <numerusform>{n} Item ist für die Garantie noch nachzuprüfen.</numerusform>
                <numerusform>{n} Items sind für die Garantie noch nachzuprüfen, niedrigste Konfidenz zuerst.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>{n} items are to be settled.</source>
            <extracomment>For one: {n} item is to be settled.</extracomment>
            <translation>
                <numerusform>{n} Item ist noch zu klären.</numerusform>
                <numerusform>{n} Items sind noch zu klären.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>{n} items are unanimous; independent workers would give {expected}. Some items are harder than others, or workers make the same mistakes.</source>
            <extracomment>For one: {n} item is unanimous; independent workers would give {expected}. Some items are harder than others, or workers make the same mistakes.</extracomment>
            <translation>
                <numerusform>{n} Item ist einstimmig; unabhängige Worker ergäben {expected}. Manche Items sind schwerer als andere, oder Worker machen dieselben Fehler.</numerusform>
                <numerusform>{n} Items sind einstimmig; unabhängige Worker ergäben {expected}. Manche Items sind schwerer als andere, oder Worker machen dieselben Fehler.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>{n} items are unanimous; independent workers would give {expected}. There is no sign that mistakes are linked.</source>
            <extracomment>For one: {n} item is unanimous; independent workers would give {expected}. There is no sign that mistakes are linked.</extracomment>
            <translation>
                <numerusform>{n} Item ist einstimmig; unabhängige Worker ergäben {expected}. Es gibt kein Anzeichen, dass Fehler zusammenhängen.</numerusform>
                <numerusform>{n} Items sind einstimmig; unabhängige Worker ergäben {expected}. Es gibt kein Anzeichen, dass Fehler zusammenhängen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/figures/histograms.py" />
            <source>{n} items at {low} to {high}</source>
            <extracomment>For one: {n} item at {low} to {high}</extracomment>
            <translation>
                <numerusform>{n} Item bei {low} bis {high}</numerusform>
                <numerusform>{n} Items bei {low} bis {high}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>{n} items have no label.</source>
            <extracomment>For one: {n} item has no label.</extracomment>
            <translation>
                <numerusform>{n} Item hat kein Label.</numerusform>
                <numerusform>{n} Items haben kein Label.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} items have no labels from workers, so they have no final label.</source>
            <extracomment>For one: {n} item has no labels from workers, so it has no final label.</extracomment>
            <translation>
                <numerusform>{n} Item hat keine Labels von Workern und daher kein Endlabel.</numerusform>
                <numerusform>{n} Items haben keine Labels von Workern und daher kein Endlabel.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} items have only one label</source>
            <extracomment>For one: {n} item has only one label</extracomment>
            <translation>
                <numerusform>{n} Item hat nur ein Label</numerusform>
                <numerusform>{n} Items haben nur ein Label</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/platforms/potato.py" />
            <source>{n} items have several labels of one schema; together they are read as one class.</source>
            <extracomment>For one: {n} item has several labels of one schema; together they are read as one class.</extracomment>
            <translation>
                <numerusform>{n} Item hat mehrere Labels eines Schemas; zusammen werden sie als eine Klasse gelesen.</numerusform>
                <numerusform>{n} Items haben mehrere Labels eines Schemas; zusammen werden sie als eine Klasse gelesen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>{n} items labelled</source>
            <extracomment>For one: {n} item labelled</extracomment>
            <translation>
                <numerusform>{n} Item gelabelt</numerusform>
                <numerusform>{n} Items gelabelt</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>{n} items labelled by {worker}.</source>
            <extracomment>For one: {n} item labelled by {worker}.</extracomment>
            <translation>
                <numerusform>{n} von {worker} gelabeltes Item.</numerusform>
                <numerusform>{n} von {worker} gelabelte Items.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} items labelled in {steps}.</source>
            <extracomment>For one: {n} item labelled in {steps}.</extracomment>
            <translation>
                <numerusform>{n} Item gelabelt ({steps}).</numerusform>
                <numerusform>{n} Items gelabelt ({steps}).</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} items labelled.</source>
            <extracomment>For one: {n} item labelled.</extracomment>
            <translation>
                <numerusform>{n} Item gelabelt.</numerusform>
                <numerusform>{n} Items gelabelt.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} items labelled; stopped after {steps} without converging.</source>
            <extracomment>For one: {n} item labelled; stopped after {steps} without converging.</extracomment>
            <translation>
                <numerusform>{n} Item gelabelt; nach {steps} ohne Konvergenz angehalten.</numerusform>
                <numerusform>{n} Items gelabelt; nach {steps} ohne Konvergenz angehalten.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/models_panel.py" />
            <source>{n} items on which both {first} and {second} differ from the people’s final label.</source>
            <extracomment>For one: {n} item on which both {first} and {second} differ from the people’s final label.</extracomment>
            <translation>
                <numerusform>{n} Item, bei dem sowohl {first} als auch {second} vom Endlabel der Menschen abweichen.</numerusform>
                <numerusform>{n} Items, bei denen sowohl {first} als auch {second} vom Endlabel der Menschen abweichen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>{n} items on which “{worker}” and another worker agree against the rest.</source>
            <extracomment>For one: {n} item on which “{worker}” and another worker agree against the rest.</extracomment>
            <translation>
                <numerusform>{n} Item, bei dem „{worker}“ und ein anderer Worker gegen die übrigen übereinstimmen.</numerusform>
                <numerusform>{n} Items, bei denen „{worker}“ und ein anderer Worker gegen die übrigen übereinstimmen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/models_panel.py" />
            <source>{n} items that both {first} and {second} have wrong.</source>
            <extracomment>For one: {n} item that both {first} and {second} have wrong.</extracomment>
            <translation>
                <numerusform>{n} Item, bei dem sowohl {first} als auch {second} falsch liegen.</numerusform>
                <numerusform>{n} Items, bei denen sowohl {first} als auch {second} falsch liegen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <source>{n} items that both {first} and {second} labelled.</source>
            <extracomment>For one: {n} item that both {first} and {second} labelled.</extracomment>
            <translation>
                <numerusform>{n} Item, das {first} und {second} beide gelabelt haben.</numerusform>
                <numerusform>{n} Items, die {first} und {second} beide gelabelt haben.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <source>{n} items that {first} and {second} label differently.</source>
            <extracomment>For one: {n} item that {first} and {second} label differently.</extracomment>
            <translation>
                <numerusform>{n} Item, das {first} und {second} verschieden labeln.</numerusform>
                <numerusform>{n} Items, die {first} und {second} verschieden labeln.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/model_card.py" />
            <source>{n} items that {model} labelled “{said}” and that are “{known}”.</source>
            <extracomment>For one: {n} item that {model} labelled “{said}” and that is “{known}”.</extracomment>
            <translation>
                <numerusform>{n} Item, das {model} als „{said}“ gelabelt hat und das „{known}“ ist.</numerusform>
                <numerusform>{n} Items, die {model} als „{said}“ gelabelt hat und die „{known}“ sind.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <source>{n} items that {worker} labelled and whose final label is “{final}”.</source>
            <extracomment>For one: {n} item that {worker} labelled and whose final label is “{final}”.</extracomment>
            <translation>
                <numerusform>{n} Item, das {worker} gelabelt hat und dessen Endlabel „{final}“ ist.</numerusform>
                <numerusform>{n} Items, die {worker} gelabelt hat und deren Endlabel „{final}“ ist.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>{n} items that {worker} labelled “{answer}” and the others’ vote labels “{known}”.</source>
            <extracomment>For one: {n} item that {worker} labelled “{answer}” and the others’ vote labels “{known}”.</extracomment>
            <translation>
                <numerusform>{n} Item, das {worker} als „{answer}“ gelabelt hat und für das die Abstimmung der anderen „{known}“ ergibt.</numerusform>
                <numerusform>{n} Items, die {worker} als „{answer}“ gelabelt hat und für die die Abstimmung der anderen „{known}“ ergibt.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>{n} items that {worker} labelled “{answer}” and whose final label is “{final}”.</source>
            <extracomment>For one: {n} item that {worker} labelled “{answer}” and whose final label is “{final}”.</extracomment>
            <translation>
                <numerusform>{n} Item, das {worker} als „{answer}“ gelabelt hat und dessen Endlabel „{final}“ ist.</numerusform>
                <numerusform>{n} Items, die {worker} als „{answer}“ gelabelt hat und deren Endlabel „{final}“ ist.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>{n} items that {worker} labelled “{answer}” and whose gold label is “{known}”.</source>
            <extracomment>For one: {n} item that {worker} labelled “{answer}” and whose gold label is “{known}”.</extracomment>
            <translation>
                <numerusform>{n} Item, das {worker} als „{answer}“ gelabelt hat und dessen Goldlabel „{known}“ ist.</numerusform>
                <numerusform>{n} Items, die {worker} als „{answer}“ gelabelt hat und deren Goldlabel „{known}“ ist.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>{n} items to review.</source>
            <extracomment>For one: {n} item to review.</extracomment>
            <translation>
                <numerusform>{n} Item nachzuprüfen.</numerusform>
                <numerusform>{n} Items nachzuprüfen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>{n} items were drawn at random. The rule’s labels stay hidden; your labels give the guarantee.</source>
            <extracomment>For one: {n} item was drawn at random. The rule’s label stays hidden.</extracomment>
            <translation>
                <numerusform>{n} Item wurde zufällig gezogen. Das Label der Regel bleibt verdeckt.</numerusform>
                <numerusform>{n} Items wurden zufällig gezogen. Die Labels der Regel bleiben verdeckt; Ihre Labels ergeben die Garantie.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/mixed_votes.py" />
            <source>{n} items with a different final label if only these voted: {who}.</source>
            <extracomment>For one: {n} item with a different final label if only these voted: {who}.</extracomment>
            <translation>
                <numerusform>{n} Item mit anderem Endlabel, wenn nur diese abstimmten: {who}.</numerusform>
                <numerusform>{n} Items mit anderem Endlabel, wenn nur diese abstimmten: {who}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>{n} items with a different final label {why}:</source>
            <extracomment>For one: {n} item with a different final label {why}:</extracomment>
            <translation>
                <numerusform>{n} Item mit anderem Endlabel {why}:</numerusform>
                <numerusform>{n} Items mit anderem Endlabel {why}:</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>{n} items without a label</source>
            <extracomment>For one: {n} item without a label</extracomment>
            <translation>
                <numerusform>{n} Item ohne Label</numerusform>
                <numerusform>{n} Items ohne Label</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>{n} items, in table order.</source>
            <extracomment>For one: {n} item, in table order.</extracomment>
            <translation>
                <numerusform>{n} Item, in der Reihenfolge der Tabelle.</numerusform>
                <numerusform>{n} Items, in der Reihenfolge der Tabelle.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <location filename="../../crowdgui/ui/pages/export/export_text.py" />
            <source>{n} iterations</source>
            <extracomment>For one: {n} iteration</extracomment>
            <translation>
                <numerusform>{n} Iteration</numerusform>
                <numerusform>{n} Iterationen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/platforms/appen.py" />
            <source>{n} judgments are on test questions, which are asked more often than others.</source>
            <extracomment>For one: {n} judgment is on a test question. Test questions are asked more often.</extracomment>
            <translation>
                <numerusform>{n} Urteil gehört zu einer Testfrage. Testfragen werden öfter gestellt.</numerusform>
                <numerusform>{n} Urteile gehören zu Testfragen, die öfter gestellt werden als andere Fragen.</numerusform>
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
                <numerusform>{n} Label</numerusform>
                <numerusform>{n} Labels</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <source>{n} labels are from a reviewer. The versions they are based on are not read as well.</source>
            <extracomment>For one: {n} label is from a reviewer. The versions it is based on are not read as well.</extracomment>
            <translation>
                <numerusform>{n} Label stammt von einem Prüfer. Die Fassungen, auf denen es beruht, werden nicht zusätzlich gelesen.</numerusform>
                <numerusform>{n} Labels stammen von einem Prüfer. Die Fassungen, auf denen sie beruhen, werden nicht zusätzlich gelesen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/platforms/zooniverse.py" />
            <source>{n} labels are from gold-standard classifications and are read like the others.</source>
            <extracomment>For one: {n} label is from a gold-standard classification and is read like the others.</extracomment>
            <translation>
                <numerusform>{n} Label stammt aus einer Goldstandard-Klassifikation und wird wie die anderen gelesen.</numerusform>
                <numerusform>{n} Labels stammen aus Goldstandard-Klassifikationen und werden wie die anderen gelesen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <source>{n} labels are from sessions without a name; their start times are used as workers.</source>
            <extracomment>For one: {n} label is from a session without a name; its start time is used as worker.</extracomment>
            <translation>
                <numerusform>{n} Label stammt aus einer Sitzung ohne Namen; deren Startzeit dient als Worker.</numerusform>
                <numerusform>{n} Labels stammen aus Sitzungen ohne Namen; deren Startzeiten dienen als Worker.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/platforms/toloka.py" />
            <source>{n} labels are from training tasks; they are the first attempts.</source>
            <extracomment>For one: {n} label is from a training task; it is the first attempt.</extracomment>
            <translation>
                <numerusform>{n} Label gehört zu einer Trainingsaufgabe; es ist der erste Versuch.</numerusform>
                <numerusform>{n} Labels gehören zu Trainingsaufgaben; es sind die ersten Versuche.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <source>{n} labels changed</source>
            <extracomment>For one: {n} label changed</extracomment>
            <translation>
                <numerusform>{n} Label geändert</numerusform>
                <numerusform>{n} Labels geändert</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/figures/convergence.py" />
            <source>{n} labels changed in the first iteration</source>
            <extracomment>For one: {n} label changed in the first iteration</extracomment>
            <translation>
                <numerusform>{n} Label änderte sich in der ersten Iteration</numerusform>
                <numerusform>{n} Labels änderten sich in der ersten Iteration</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} labels each</source>
            <extracomment>For one: {n} label each</extracomment>
            <translation>
                <numerusform>je {n} Label</numerusform>
                <numerusform>je {n} Labels</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/platforms/doccano.py" />
            <source>{n} labels with a # in them are taken for several labels each.</source>
            <extracomment>For one: {n} label with a # in it is taken for several labels.</extracomment>
            <translation>
                <numerusform>{n} Label mit einem # wird als mehrere Labels gelesen.</numerusform>
                <numerusform>{n} Labels mit einem # werden als jeweils mehrere Labels gelesen.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>{n} labels, same workers</source>
            <translation>{n} Labels, dieselben Worker</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>{n} left</source>
            <translation>{n} übrig</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>{n} lines written to {file}.</source>
            <extracomment>For one: {n} line written to {file}.</extracomment>
            <translation>
                <numerusform>{n} Zeile nach {file} geschrieben.</numerusform>
                <numerusform>{n} Zeilen nach {file} geschrieben.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} manual labels: {parts}</source>
            <extracomment>For one: {n} manual label: {parts}</extracomment>
            <translation>
                <numerusform>{n} manuelles Label: {parts}</numerusform>
                <numerusform>{n} manuelle Labels: {parts}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>{n} merged cells count as text in their first cell only; the others are empty.</source>
            <extracomment>For one: {n} merged cell counts as text in its first cell only; the others are empty.</extracomment>
            <translation>
                <numerusform>{n} verbundene Zelle zählt nur in ihrer ersten Zelle als Text; die übrigen sind leer.</numerusform>
                <numerusform>{n} verbundene Zellen zählen nur in ihrer ersten Zelle als Text; die übrigen sind leer.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/translation.py" />
            <source>{n} min</source>
            <translation>{n} min</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>{n} mistakes</source>
            <extracomment>For one: {n} mistake</extracomment>
            <translation>
                <numerusform>{n} Fehler</numerusform>
                <numerusform>{n} Fehlern</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/agreement.py" />
            <location filename="../../crowdgui/text/groups.py" />
            <source>{n} models</source>
            <extracomment>For one: {n} model</extracomment>
            <translation>
                <numerusform>{n} Modell</numerusform>
                <numerusform>{n} Modelle</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>{n} models count as about {votes} independent votes</source>
            <extracomment>For one: {n} model counts as about {votes} independent votes</extracomment>
            <translation>
                <numerusform>{n} Modell zählt etwa wie {votes} unabhängige Stimmen</numerusform>
                <numerusform>{n} Modelle zählen etwa wie {votes} unabhängige Stimmen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>{n} models count as about {votes} independent votes.</source>
            <translation>{n} Modelle zählen etwa wie {votes} unabhängige Stimmen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <location filename="../../crowdgui/text/groups.py" />
            <source>{n} more</source>
            <translation>{n} weitere</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/import_dialog/dialog.py" />
            <source>{n} more files</source>
            <extracomment>For one: {n} more file</extracomment>
            <translation>
                <numerusform>{n} weitere Datei</numerusform>
                <numerusform>{n} weitere Dateien</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <location filename="../../crowdgui/text/study.py" />
            <source>{n} more labels</source>
            <extracomment>For one: {n} more label</extracomment>
            <translation>
                <numerusform>{n} weiteres Label</numerusform>
                <numerusform>{n} weitere Labels</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>{n} more labels, same workers</source>
            <extracomment>For one: {n} more label, same workers</extracomment>
            <translation>
                <numerusform>{n} weiteres Label, dieselben Worker</numerusform>
                <numerusform>{n} weitere Labels, dieselben Worker</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <source>{n} more notes are not listed.</source>
            <extracomment>For one: {n} more note is not listed.</extracomment>
            <translation>
                <numerusform>{n} weitere Notiz ist nicht aufgeführt.</numerusform>
                <numerusform>{n} weitere Notizen sind nicht aufgeführt.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/marks.py" />
            <location filename="../../crowdgui/text/translation.py" />
            <source>{n} ms</source>
            <translation>{n} ms</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/export/export_text.py" />
            <source>{n} names of items, workers or classes would run as formulas in a spreadsheet. They get a leading apostrophe unless you tick this.</source>
            <extracomment>For one: {n} name of an item, worker or class would run as a formula in a spreadsheet. It gets a leading apostrophe unless you tick this.</extracomment>
            <translation>
                <numerusform>{n} Name eines Items, eines Workers oder einer Klasse würde in einer Tabellenkalkulation als Formel laufen. Er erhält einen Apostroph davor, sofern dies nicht angehakt ist.</numerusform>
                <numerusform>{n} Namen von Items, Workern oder Klassen würden in einer Tabellenkalkulation als Formeln laufen. Diese erhalten einen Apostroph davor, sofern dies nicht angehakt ist.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>{n} numbers</source>
            <extracomment>For one: {n} number</extracomment>
            <translation>
                <numerusform>{n} Zahl</numerusform>
                <numerusform>{n} Zahlen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>{n} numbers entered</source>
            <extracomment>For one: {n} number entered</extracomment>
            <translation>
                <numerusform>{n} Zahl eingegeben</numerusform>
                <numerusform>{n} Zahlen eingegeben</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/parquet.py" />
            <source>{n} numbers were too long to be kept exactly. If they are ids, they may be wrong.</source>
            <extracomment>For one: {n} number was too long to be kept exactly. If it is an id, it may be wrong.</extracomment>
            <translation>
                <numerusform>{n} Zahl war zu lang, um genau gespeichert zu werden. Falls es eine ID ist, ist sie womöglich falsch.</numerusform>
                <numerusform>{n} Zahlen waren zu lang, um genau gespeichert zu werden. Falls es IDs sind, sind sie womöglich falsch.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/bounds.py" />
            <source>{n} of the drawn labels have not been checked yet.</source>
            <extracomment>For one: {n} of the drawn labels has not been checked yet.</extracomment>
            <translation>
                <numerusform>{n} der gezogenen Labels ist noch nicht geprüft.</numerusform>
                <numerusform>{n} der gezogenen Labels sind noch nicht geprüft.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/detail.py" />
            <source>{n} of them are flagged: {kinds}.</source>
            <extracomment>For one: {n} of them is flagged: {kinds}.</extracomment>
            <translation>
                <numerusform>{n} davon ist auffällig: {kinds}.</numerusform>
                <numerusform>{n} davon sind auffällig: {kinds}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/mixed_votes.py" />
            <source>{n} of them are of known class.</source>
            <extracomment>For one: {n} of them is of known class.</extracomment>
            <translation>
                <numerusform>Bei {n} davon ist die Klasse bekannt.</numerusform>
                <numerusform>Bei {n} davon ist die Klasse bekannt.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <location filename="../../crowdgui/ui/report_pdf/pdf.py" />
            <source>{n} of {all}</source>
            <translation>{n} von {all}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>{n} of {all} have no overlap</source>
            <extracomment>For one: {n} of {all} has no overlap</extracomment>
            <translation>
                <numerusform>{n} von {all} hat keine Überschneidung</numerusform>
                <numerusform>{n} von {all} haben keine Überschneidung</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>{n} of {all} labels have less than {sure} confidence. Review them here, lowest confidence first.</source>
            <extracomment>For one: {n} of {all} labels has less than {sure} confidence. Review it here.</extracomment>
            <translation>
                <numerusform>{n} von {all} Labels hat weniger als {sure} Konfidenz. Sehen Sie es hier durch.</numerusform>
                <numerusform>{n} von {all} Labels haben weniger als {sure} Konfidenz. Sehen Sie sie hier durch, die mit der niedrigsten Konfidenz zuerst.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>{n} of {all} labels removed ({share})</source>
            <extracomment>For one: {n} of {all} labels removed ({share})</extracomment>
            <translation>
                <numerusform>{n} von {all} Labels entfernt ({share})</numerusform>
                <numerusform>{n} von {all} Labels entfernt ({share})</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>{n} of {all} labels restored ({share})</source>
            <extracomment>For one: {n} of {all} labels restored ({share})</extracomment>
            <translation>
                <numerusform>{n} von {all} Labels wiederhergestellt ({share})</numerusform>
                <numerusform>{n} von {all} Labels wiederhergestellt ({share})</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/worker_scatter.py" />
            <source>{n} of {all} workers shown</source>
            <translation>{n} von {all} Workern gezeigt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_cells.py" />
            <source>{n} of {all} workers were not logged in. Each address counts as a worker, even if several people share it.</source>
            <translation>{n} von {all} Workern waren nicht angemeldet. Jede Adresse zählt als ein Worker, auch wenn mehrere Personen sie teilen.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/flags.py" />
            <source>{n} of {all} workers would be flagged ({share}).</source>
            <extracomment>For one: {n} of {all} workers would be flagged ({share}).</extracomment>
            <translation>
                <numerusform>{n} von {all} Workern wäre auffällig ({share}).</numerusform>
                <numerusform>{n} von {all} Workern wären auffällig ({share}).</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/export_text.py" />
            <source>{n} of {all}; {out} excluded</source>
            <translation>{n} von {all}; {out} ausgeschlossen</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>{n} of {items} labels change</source>
            <extracomment>For one: {n} of {items} labels changes</extracomment>
            <translation>
                <numerusform>{n} von {items} Labels ändert sich</numerusform>
                <numerusform>{n} von {items} Labels ändern sich</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/bounds.py" />
            <source>{n} of {items} labels differ from the vote that this bound covers and are counted as wrong</source>
            <extracomment>For one: {n} of {items} labels differs from the vote that this bound covers and is counted as wrong</extracomment>
            <translation>
                <numerusform>{n} von {items} Labels weicht von der Abstimmung ab, für die die Schranke gilt, und zählt als falsch</numerusform>
                <numerusform>{n} von {items} Labels weichen von der Abstimmung ab, für die die Schranke gilt, und zählen als falsch</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>{n} of {labels} labels ({share})</source>
            <translation>{n} von {labels} Labels ({share})</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} of {labels} labels.</source>
            <translation>{n} von {labels} Labels.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} of {some} final labels have a confidence below {sure}.</source>
            <extracomment>For one: {n} of {some} final labels has a confidence below {sure}.</extracomment>
            <translation>
                <numerusform>{n} von {some} Endlabels hat eine Konfidenz unter {sure}.</numerusform>
                <numerusform>{n} von {some} Endlabels haben eine Konfidenz unter {sure}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>{n} of {workers} workers are models</source>
            <translation>{n} von {workers} Workern sind Modelle</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/class_shares.py" />
            <source>{n} other classes</source>
            <translation>{n} andere Klassen</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <source>{n} other labels</source>
            <extracomment>For one: {n} other label</extracomment>
            <translation>
                <numerusform>{n} anderes Label</numerusform>
                <numerusform>{n} andere Labels</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/answer_columns.py" />
            <source>{n} others</source>
            <extracomment>For one: {n} other</extracomment>
            <translation>
                <numerusform>{n} weitere</numerusform>
                <numerusform>{n} weitere</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/agreement.py" />
            <source>{n} pairs</source>
            <extracomment>For one: {n} pair</extracomment>
            <translation>
                <numerusform>{n} Paar</numerusform>
                <numerusform>{n} Paaren</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>{n} pairs look like copying.</source>
            <extracomment>For one: {n} pair looks like copying.</extracomment>
            <translation>
                <numerusform>{n} Paar sieht nach Abschreiben aus.</numerusform>
                <numerusform>{n} Paare sehen nach Abschreiben aus.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/agreement.py" />
            <source>{n} pairs of workers</source>
            <extracomment>For one: {n} pair of workers</extracomment>
            <translation>
                <numerusform>{n} Worker-Paar</numerusform>
                <numerusform>{n} Worker-Paare</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/groups.py" />
            <source>{n} people</source>
            <extracomment>For one: {n} person</extracomment>
            <translation>
                <numerusform>{n} Mensch</numerusform>
                <numerusform>{n} Menschen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>{n} people aren’t tested: fewer than {least} items shared with the model and another person.</source>
            <extracomment>For one: {n} person isn’t tested: fewer than {least} items shared with the model and another person.</extracomment>
            <translation>
                <numerusform>{n} Mensch ist nicht getestet: weniger als {least} Items gemeinsam mit dem Modell und einem anderen Menschen.</numerusform>
                <numerusform>{n} Menschen sind nicht getestet: weniger als {least} Items gemeinsam mit dem Modell und einem anderen Menschen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/long_table.py" />
            <source>{n} pictures or sounds are embedded in the file and are not shown.</source>
            <extracomment>For one: {n} picture or sound is embedded in the file and is not shown.</extracomment>
            <translation>
                <numerusform>{n} Bild oder Ton ist in die Datei eingebettet und wird nicht gezeigt.</numerusform>
                <numerusform>{n} Bilder oder Töne sind in die Datei eingebettet und werden nicht gezeigt.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>{n} questions are opened, each with its own labels</source>
            <translation>{n} Fragen werden geöffnet, jede mit eigenen Labels</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/surveys/survey.py" />
            <source>{n} questions are the items</source>
            <extracomment>For one: {n} question is an item</extracomment>
            <translation>
                <numerusform>{n} Frage ist ein Item</numerusform>
                <numerusform>{n} Fragen sind die Items</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/surveys/survey.py" />
            <source>{n} questions have no scale in common with others and aren’t read: {names}.</source>
            <extracomment>For one: {n} question has no scale in common with others and isn’t read: {names}.</extracomment>
            <translation>
                <numerusform>{n} Frage hat keine Skala mit anderen gemeinsam und wird nicht gelesen: {names}.</numerusform>
                <numerusform>{n} Fragen haben keine Skala mit anderen gemeinsam und werden nicht gelesen: {names}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/acceptance.py" />
            <source>{n} random items to audit, anywhere among the {items}</source>
            <translation>{n} zufällig zu prüfende Items, irgendwo unter den {items}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <source>{n} rarer classes are not listed.</source>
            <extracomment>For one: {n} rarer class is not listed.</extracomment>
            <translation>
                <numerusform>{n} seltenere Klasse ist nicht aufgeführt.</numerusform>
                <numerusform>{n} seltenere Klassen sind nicht aufgeführt.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/timing.py" />
            <source>{n} recorded times can’t be right and were skipped.</source>
            <extracomment>For one: {n} recorded time can’t be right and was skipped.</extracomment>
            <translation>
                <numerusform>{n} verzeichnete Zeit kann nicht stimmen und wurde übersprungen.</numerusform>
                <numerusform>{n} verzeichnete Zeiten können nicht stimmen und wurden übersprungen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/surveys/survey.py" />
            <source>{n} respondents are the workers</source>
            <extracomment>For one: {n} respondent is a worker</extracomment>
            <translation>
                <numerusform>{n} befragte Person ist Worker</numerusform>
                <numerusform>{n} befragte Personen sind die Worker</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/surveys/qualtrics.py" />
            <source>{n} responses are unfinished; their labels are read.</source>
            <extracomment>For one: {n} response is unfinished; its labels are read.</extracomment>
            <translation>
                <numerusform>{n} Antwort ist unvollständig; ihre Labels werden gelesen.</numerusform>
                <numerusform>{n} Antworten sind unvollständig; ihre Labels werden gelesen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <source>{n} results</source>
            <extracomment>For one: {n} result</extracomment>
            <translation>
                <numerusform>{n} Ergebnis</numerusform>
                <numerusform>{n} Ergebnisse</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <source>{n} results mark parts of items. They are not labels of items and are skipped.</source>
            <extracomment>For one: {n} result marks a part of an item. It is not a label of an item and is skipped.</extracomment>
            <translation>
                <numerusform>{n} Ergebnis markiert einen Teil eines Items. Es ist kein Label des Items und wird übersprungen.</numerusform>
                <numerusform>{n} Ergebnisse markieren Teile von Items. Sie sind keine Labels von Items und werden übersprungen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/dialog.py" />
            <source>{n} rows</source>
            <extracomment>For one: {n} row</extracomment>
            <translation>
                <numerusform>{n} Zeile</numerusform>
                <numerusform>{n} Zeilen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/widgets/table_view.py" />
            <source>{n} rows copied</source>
            <extracomment>For one: {n} row copied</extracomment>
            <translation>
                <numerusform>{n} Zeile kopiert</numerusform>
                <numerusform>{n} Zeilen kopiert</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>{n} rows copied.</source>
            <extracomment>For one: {n} row copied.</extracomment>
            <translation>
                <numerusform>{n} Zeile kopiert.</numerusform>
                <numerusform>{n} Zeilen kopiert.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/platforms/toloka.py" />
            <source>{n} rows don’t name their worker; the worker of their page is used.</source>
            <extracomment>For one: {n} row doesn’t name its worker; the worker of its page is used.</extracomment>
            <translation>
                <numerusform>{n} Zeile nennt ihren Worker nicht; der Worker ihrer Seite wird verwendet.</numerusform>
                <numerusform>{n} Zeilen nennen ihren Worker nicht; der Worker ihrer Seite wird verwendet.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/data/page.py" />
            <source>{n} rows, labels or times were skipped; the checks show why.</source>
            <extracomment>For one: {n} row, label or time was skipped; the checks show why.</extracomment>
            <translation>
                <numerusform>{n} Zeile, Label oder Zeitangabe wurde übersprungen; die Prüfungen zeigen, warum.</numerusform>
                <numerusform>{n} Zeilen, Labels oder Zeitangaben wurden übersprungen; die Prüfungen zeigen, warum.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/translation.py" />
            <source>{n} s</source>
            <translation>{n} s</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/charts.py" />
            <source>{n} selected workers</source>
            <extracomment>For one: {n} selected worker</extracomment>
            <translation>
                <numerusform>{n} gewählter Worker</numerusform>
                <numerusform>{n} gewählte Worker</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/agreement.py" />
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>{n} shared items</source>
            <extracomment>For one: {n} shared item</extracomment>
            <translation>
                <numerusform>{n} gemeinsames Item</numerusform>
                <numerusform>{n} gemeinsame Items</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <location filename="../../crowdgui/ui/pages/data/page.py" />
            <source>{n} skipped: {reason}</source>
            <translation>{n} übersprungen: {reason}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/rules.py" />
            <source>{n} starts ended with classes swapped and were not used.</source>
            <extracomment>For one: {n} start ended with classes swapped and was not used.</extracomment>
            <translation>
                <numerusform>{n} Start endete mit vertauschten Klassen und wurde nicht verwendet.</numerusform>
                <numerusform>{n} Starts endeten mit vertauschten Klassen und wurden nicht verwendet.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/platforms/appen.py" />
            <source>{n} test questions accept several answers to “{question}”, so they give no gold label.</source>
            <extracomment>For one: {n} test question accepts several answers to “{question}”, so it gives no gold label.</extracomment>
            <translation>
                <numerusform>{n} Testfrage lässt bei „{question}“ mehrere Antworten zu und ergibt daher kein Goldlabel.</numerusform>
                <numerusform>{n} Testfragen lassen bei „{question}“ mehrere Antworten zu und ergeben daher kein Goldlabel.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} ties, given to the first of the tied classes.</source>
            <extracomment>For one: {n} tie, given to the first of the tied classes.</extracomment>
            <translation>
                <numerusform>{n} Gleichstand, zugunsten der ersten der gleichauf liegenden Klassen.</numerusform>
                <numerusform>{n} Gleichstände, zugunsten der ersten der gleichauf liegenden Klassen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>{n} times a worker labelled an item more than once</source>
            <extracomment>For one: Once a worker labelled an item more than once</extracomment>
            <translation>
                <numerusform>Einmal hat ein Worker ein Item mehr als einmal gelabelt</numerusform>
                <numerusform>{n}-mal hat ein Worker ein Item mehr als einmal gelabelt</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} times a worker labelled the same item more than once</source>
            <extracomment>For one: {n} time a worker labelled the same item more than once</extracomment>
            <translation>
                <numerusform>{n}-mal hat ein Worker dasselbe Item mehr als einmal gelabelt</numerusform>
                <numerusform>{n}-mal hat ein Worker dasselbe Item mehr als einmal gelabelt</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>{n} variables hold no list or table of numbers or text and are skipped.</source>
            <extracomment>For one: {n} variable holds no list or table of numbers or text and is skipped.</extracomment>
            <translation>
                <numerusform>{n} Variable enthält keine Liste oder Tabelle aus Zahlen oder Text und wird übersprungen.</numerusform>
                <numerusform>{n} Variablen enthalten keine Liste oder Tabelle aus Zahlen oder Text und werden übersprungen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/platforms/zooniverse.py" />
            <source>{n} versions of the workflows are read together.</source>
            <extracomment>For one: {n} version of a workflow is read.</extracomment>
            <translation>
                <numerusform>{n} Version eines Workflows wird gelesen.</numerusform>
                <numerusform>{n} Versionen der Workflows werden zusammen gelesen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items/detail.py" />
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>{n} votes</source>
            <extracomment>For one: {n} vote</extracomment>
            <translation>
                <numerusform>{n} Stimme</numerusform>
                <numerusform>{n} Stimmen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/shared_parts.py" />
            <source>{n} worker processes with {threads} threads in total</source>
            <extracomment>For one: {n} worker process with {threads} threads</extracomment>
            <translation>
                <numerusform>{n} Worker-Prozess mit {threads} Threads</numerusform>
                <numerusform>{n} Worker-Prozesse mit insgesamt {threads} Threads</numerusform>
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
                <numerusform>{n} Worker</numerusform>
                <numerusform>{n} Worker</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} workers agree less often than guessers would</source>
            <extracomment>For one: {n} worker agrees less often than a guesser would</extracomment>
            <translation>
                <numerusform>{n} Worker stimmt seltener überein als beim Raten</numerusform>
                <numerusform>{n} Worker stimmen seltener überein als beim Raten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/agreement.py" />
            <source>{n} workers agree {low} to {high} of the time</source>
            <extracomment>For one: {n} worker agrees {low} to {high} of the time</extracomment>
            <translation>
                <numerusform>{n} Worker stimmt in {low} bis {high} der Fälle überein</numerusform>
                <numerusform>{n} Worker stimmen in {low} bis {high} der Fälle überein</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/rules.py" />
            <source>{n} workers are assessed on the gold labels, so the error rate on gold looks smaller than it is.</source>
            <extracomment>For one: {n} worker is assessed on the gold labels, so the error rate on gold looks smaller than it is.</extracomment>
            <translation>
                <numerusform>{n} Worker wird nach den Goldlabels bewertet, daher sieht die Fehlerrate laut Gold kleiner aus, als sie ist.</numerusform>
                <numerusform>{n} Worker werden nach den Goldlabels bewertet, daher sieht die Fehlerrate laut Gold kleiner aus, als sie ist.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} workers are too fast</source>
            <extracomment>For one: {n} worker is too fast</extracomment>
            <translation>
                <numerusform>{n} Worker ist zu schnell</numerusform>
                <numerusform>{n} Worker sind zu schnell</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>{n} workers by {classes}</source>
            <extracomment>For one: {n} worker by {classes}</extracomment>
            <translation>
                <numerusform>{n} Worker mal {classes}</numerusform>
                <numerusform>{n} Worker mal {classes}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} workers can’t be distinguished from guessers by their labels on these items.</source>
            <extracomment>For one: {n} worker can’t be distinguished from a guesser by their labels on these items.</extracomment>
            <translation>
                <numerusform>{n} Worker lässt sich anhand seiner Labels bei diesen Items nicht von jemandem unterscheiden, der rät.</numerusform>
                <numerusform>{n} Worker lassen sich anhand ihrer Labels bei diesen Items nicht von Ratenden unterscheiden.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>{n} workers gave no label.</source>
            <extracomment>For one: {n} worker gave no label.</extracomment>
            <translation>
                <numerusform>{n} Worker hat kein Label vergeben.</numerusform>
                <numerusform>{n} Worker haben kein Label vergeben.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>{n} workers have names like models: {names}</source>
            <extracomment>For one: {n} worker has a name like a model: {names}</extracomment>
            <translation>
                <numerusform>{n} Worker heißt wie ein Modell: {names}</numerusform>
                <numerusform>{n} Worker heißen wie Modelle: {names}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/groups.py" />
            <source>{n} workers have names like models: {names}.</source>
            <extracomment>For one: {n} worker has a name like a model: {names}.</extracomment>
            <translation>
                <numerusform>{n} Worker heißt wie ein Modell: {names}.</numerusform>
                <numerusform>{n} Worker heißen wie Modelle: {names}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} workers may be guessing</source>
            <extracomment>For one: {n} worker may be guessing</extracomment>
            <translation>
                <numerusform>{n} Worker rät möglicherweise</numerusform>
                <numerusform>{n} Worker raten möglicherweise</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} workers may have copied</source>
            <extracomment>For one: {n} worker may have copied</extracomment>
            <translation>
                <numerusform>{n} Worker hat möglicherweise abgeschrieben</numerusform>
                <numerusform>{n} Worker haben möglicherweise abgeschrieben</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} workers nearly always give the same label</source>
            <extracomment>For one: {n} worker nearly always gives the same label</extracomment>
            <translation>
                <numerusform>{n} Worker gibt fast immer dasselbe Label</numerusform>
                <numerusform>{n} Worker geben fast immer dasselbe Label</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/detail.py" />
            <source>{n} workers selected</source>
            <extracomment>For one: {n} worker selected</extracomment>
            <translation>
                <numerusform>{n} Worker gewählt</numerusform>
                <numerusform>{n} Worker gewählt</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/peers.py" />
            <source>{n} workers share items with this one.</source>
            <extracomment>For one: {n} worker shares items with this one.</extracomment>
            <translation>
                <numerusform>{n} Worker hat mit diesem gemeinsame Items.</numerusform>
                <numerusform>{n} Worker haben mit diesem gemeinsame Items.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>{n} workers with {given} of the {all} labels ({share}) are excluded.</source>
            <extracomment>For one: {n} worker with {given} of the {all} labels ({share}) is excluded.</extracomment>
            <translation>
                <numerusform>{n} Worker mit {given} der {all} Labels ({share}) ist ausgeschlossen.</numerusform>
                <numerusform>{n} Worker mit {given} der {all} Labels ({share}) sind ausgeschlossen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/rules.py" />
            <source>{n} workers you entered gave none of these labels and are ignored.</source>
            <extracomment>For one: {n} worker you entered gave none of these labels and is ignored.</extracomment>
            <translation>
                <numerusform>{n} angegebener Worker hat keines dieser Labels vergeben und wird ignoriert.</numerusform>
                <numerusform>{n} angegebene Worker haben keines dieser Labels vergeben und werden ignoriert.</numerusform>
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
                <numerusform>{n}, von der ersten Klasse gewonnen</numerusform>
                <numerusform>{n}, von der ersten Klasse gewonnen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/convergence.py" />
            <source>{objective} after each iteration</source>
            <translation>{objective} nach jeder Iteration</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>{other}: off by {off}.</source>
            <translation>{other}: Abweichung {off}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>{own} of this worker, {others} of others.</source>
            <translation>{own} von diesem Worker, {others} von anderen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <source>{page} › {heading}</source>
            <translation>{page} › {heading}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>{paper}, theorem 1</source>
            <translation>{paper}, Satz 1</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>{paper}, theorem 3</source>
            <translation>{paper}, Satz 3</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>{paper}, theorem 4</source>
            <translation>{paper}, Satz 4</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>{part} of {whole}</source>
            <translation>{part} von {whole}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>{people} and {models}.</source>
            <translation>{people} und {models}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/replacement_chart.py" />
            <source>{person}: {points} points ({low} to {high}) on {items} items, p = {p}: {result}</source>
            <translation>{person}: {points} Punkte ({low} bis {high}) bei {items} Items, p = {p}: {result}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/cluster_output.py" />
            <source>{place} already exists. Choose another location.</source>
            <translation>{place} ist bereits vorhanden. Wählen Sie einen anderen Ort.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/cluster_output.py" />
            <source>{place} can’t be written: {why}</source>
            <translation>{place} ließ sich nicht schreiben: {why}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>{rate}, {right} of {items}; compared with {by}</source>
            <translation>{rate}, {right} von {items}; verglichen mit {by}</translation>
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
                <numerusform>{right} von {n} nachgeprüften Item war richtig. Mittlere Konfidenz: vorher {before}, nachher {after}.</numerusform>
                <numerusform>{right} von {n} nachgeprüften Items waren richtig ({share}). Mittlere Konfidenz: vorher {before}, nachher {after}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/compare.py" />
            <source>{right} of {n} gold items are right ({share}), and the mean confidence is {sure}</source>
            <extracomment>For one: {right} of {n} gold item is right ({share}), and the mean confidence is {sure}</extracomment>
            <translation>
                <numerusform>{right} von {n} Gold-Item ist richtig ({share}), und die mittlere Konfidenz beträgt {sure}</numerusform>
                <numerusform>{right} von {n} Gold-Items sind richtig ({share}), und die mittlere Konfidenz beträgt {sure}</numerusform>
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
            <translation>{rows}, {columns}, ausgeblendet</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/preview.py" />
            <source>{rows}, {shown} of {n} columns</source>
            <translation>{rows}, {shown} von {n} Spalten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/comparison_controller.py" />
            <source>{rule} can’t run: {why}</source>
            <translation>{rule} kann nicht laufen: {why}</translation>
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
            <translation>{said}, davon {models}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>{same} of {total} are right ({share}).</source>
            <translation>{same} von {total} sind richtig ({share}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>{same} of {total} labels are the final label ({share}).</source>
            <translation>{same} von {total} Labels sind das Endlabel ({share}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>{seen} observed,
{expected} expected</source>
            <translation>{seen} beobachtet,
{expected} erwartet</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>{sentence} Confidence is off by {off} on average. The Brier score is {brier} (0 for a rule that is certain and right).</source>
            <translation>{sentence} Die Konfidenz liegt im Mittel um {off} daneben. Der Brier-Score beträgt {brier} (0 für eine Regel, die sicher ist und richtigliegt).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>{share} ({low} to {high})</source>
            <translation>{share} ({low} bis {high})</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>{share} ({n})</source>
            <translation>{share} ({n})</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>{share} of the compared labels are “{name}”. If nearly all labels are one class, two workers often agree by chance alone: alpha and kappa can be near 0 although the workers agree on most items. Read percent agreement, AC1 and agreement per class as well.</source>
            <translation>{share} der verglichenen Labels sind „{name}“. Wenn fast alle Labels zu einer Klasse gehören, stimmen zwei Worker oft schon durch Zufall überein: Alpha und Kappa können nahe 0 liegen, obwohl sie bei den meisten Items übereinstimmen. Lesen Sie daneben die prozentuale Übereinstimmung, AC1 und die Übereinstimmung nach Klasse.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>{share} of the labels removed</source>
            <translation>{share} der Labels entfernt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>{share} of these labels are wrong.</source>
            <translation>{share} dieser Labels sind falsch.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/peers.py" />
            <source>{share} of {n}</source>
            <translation>{share} von {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>{share} the same; {measure} {kappa}; {items}</source>
            <translation>{share} gleich; {measure} {kappa}; {items}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/preview.py" />
            <source>{shown} of {n} rows</source>
            <translation>{shown} von {n} Zeilen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>{source}, at {confidence} confidence. It holds if workers make mistakes independently, each is equally accurate on every class and item, and nobody picked their own items. The model check found no sign against this, but labels can’t reveal a rare class that everyone misses or a guideline that everyone misreads.</source>
            <translation>{source}, mit {confidence} Konfidenz. Das gilt, wenn Worker unabhängig Fehler machen, jeder bei allen Klassen und Items gleich genau ist und niemand seine Items selbst ausgewählt hat. Die Modellprüfung fand keine Anzeichen dagegen, aber Labels können weder eine seltene Klasse zeigen, die allen entgeht, noch eine Richtlinie, die alle falsch verstehen.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/rules.py" />
            <source>{starts} starts gave different labels on {n} items; the fit with the highest likelihood is shown.</source>
            <extracomment>For one: {starts} starts gave different labels on {n} item; the fit with the highest likelihood is shown.</extracomment>
            <translation>
                <numerusform>{starts} Starts gaben bei {n} Item verschiedene Labels; gezeigt ist die Anpassung mit der höchsten Likelihood.</numerusform>
                <numerusform>{starts} Starts gaben bei {n} Items verschiedene Labels; gezeigt ist die Anpassung mit der höchsten Likelihood.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>{starts} starts gave the same labels.</source>
            <translation>{starts} Starts gaben dieselben Labels.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>{step} of {steps}</source>
            <translation>{step} von {steps}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>{value} ({low} to {high})</source>
            <translation>{value} ({low} bis {high})</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>{verdict}: variation {ratio} times the expected, label pairs differ by {distance}</source>
            <translation>{verdict}: Variation {ratio}-mal so groß wie erwartet, Label-Paare weichen um {distance} ab</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>{votes}: {seen} observed, {expected} expected</source>
            <translation>{votes}: {seen} beobachtet, {expected} erwartet</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/user_inputs.py" />
            <source>{what} is entered twice. Keep one row for it.</source>
            <translation>{what} ist zweimal eingegeben. Behalten Sie eine Zeile dafür.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/outcome.py" />
            <source>{which} and was not loaded. Labels and decisions are intact. Save the project under another name, then run the rule again.</source>
            <translation>{which} und wurde nicht geladen. Labels und Entscheidungen sind vollständig. Speichern Sie das Projekt unter einem anderen Namen und führen Sie dann die Regel erneut aus.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>{who}, gold</source>
            <translation>{who}, Gold</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>{why} If you continue, it is lost.</source>
            <translation>{why} Wenn Sie fortfahren, geht es verloren.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>{wins} of {n}</source>
            <translation>{wins} von {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>{words} are read as classes, not as missing values</source>
            <translation>{words} werden als Klassen gelesen, nicht als fehlende Werte</translation>
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
            <translation>{words}: in den Goldlabels, aber nie von einem Worker vergeben</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/chips.py" />
            <source>{words}; this worker is flagged</source>
            <translation>{words}; dieser Worker ist auffällig</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>{word} is read as a missing value: {n} of {cells} cells ({share}).</source>
            <translation>{word} wird als fehlender Wert gelesen: {n} von {cells} Zellen ({share}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/page.py" />
            <source>{workers} down, {items} across, in the order of the file. Grey means no label; colours show the class.</source>
            <translation>{workers} nach unten, {items} nach rechts, in der Reihenfolge der Datei. Grau heißt kein Label; Farben zeigen die Klasse.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>{workers} workers × {classes} classes is too many to simulate.</source>
            <translation>{workers} Worker × {classes} Klassen sind zu viele für eine Simulation.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>{workers} workers, {classes} classes and {kinds} item types are too many for this rule to hold in memory. Choose pooled EM, or fewer item types.</source>
            <translation>{workers} Worker, {classes} Klassen und {kinds} Item-Typen sind für diese Regel zu viele, um sie im Arbeitsspeicher zu halten. Wählen Sie gepooltes EM oder weniger Item-Typen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>{workers}, {labels}</source>
            <translation>{workers}, {labels}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>{worker} gives the final label on {right} of {all} items of “{final}” ({share})</source>
            <translation>{worker} gibt bei {right} von {all} Items von „{final}“ das Endlabel ({share})</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>{worker} labelled no item of “{final}”</source>
            <translation>{worker} hat kein Item von „{final}“ gelabelt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/chips.py" />
            <source>{worker}, excluded: this vote doesn’t count</source>
            <translation>{worker}, ausgeschlossen: Diese Stimme zählt nicht</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/chips.py" />
            <source>{worker}, weight {weight} of the largest</source>
            <translation>{worker}, Gewicht {weight} des größten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/worker_scatter.py" />
            <source>{worker}: agrees on {share}, {labels}</source>
            <translation>{worker}: stimmt bei {share} überein, {labels}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <source>{work} was cancelled.</source>
            <translation>{work}: abgebrochen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>{wrong} of {items} ({fewest} to {most}), {share} ({low} to {high}), before any correction</source>
            <translation>{wrong} von {items} ({fewest} bis {most}), {share} ({low} bis {high}), vor jeder Korrektur</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>{wrong} of {known}</source>
            <translation>{wrong} von {known}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>{wrong} of {known} known items wrong</source>
            <translation>{wrong} von {known} bekannten Items falsch</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>{wrong} wrong labels in a sample of {sample} from {items} items are impossible. Correct the numbers.</source>
            <translation>{wrong} falsche Labels in einer Stichprobe von {sample} aus {items} Items sind nicht möglich; korrigieren Sie die Zahlen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>κ or α</source>
            <translation>κ oder α</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/inception.py" />
            <source>“No label” is a class</source>
            <translation>„No label“ ist eine Klasse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>“{answer}” given to {n} of {all} {items} ({share})</source>
            <translation>„{answer}“ bei {n} von {all} {items} ({share})</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>“{best}” has {wrong} of {known} gold items wrong ({share}); no rule has fewer. It is significantly better only than “{other}”.</source>
            <translation>„{best}“ hat {wrong} von {known} Gold-Items falsch ({share}); keine Regel hat weniger. Signifikant besser ist sie nur als „{other}“.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/compare.py" />
            <source>“{best}” has {wrong} of {known} gold items wrong ({share}); no rule has fewer. It is significantly better than {beaten} of the {n} others.</source>
            <extracomment>For one: “{best}” has {wrong} of {known} gold items wrong ({share}); no rule has fewer. It is significantly better than {beaten} of {n} other rule.</extracomment>
            <translation>
                <numerusform>„{best}“ hat {wrong} von {known} Gold-Items falsch ({share}); keine Regel hat weniger. Die Regel ist signifikant besser als {beaten} von {n} anderen Regel.</numerusform>
                <numerusform>„{best}“ hat {wrong} von {known} Gold-Items falsch ({share}); keine Regel hat weniger. Die Regel ist signifikant besser als {beaten} der {n} anderen.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>“{best}” makes significantly fewer mistakes on gold than “{other}”: {wrong} of {known} ({share}).</source>
            <translation>„{best}“ macht bei Gold signifikant weniger Fehler als „{other}“: {wrong} von {known} ({share}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>“{column}” gives {labels}, {workers}, {items} and {classes}.</source>
            <translation>„{column}“ ergibt {labels}, {workers}, {items} und {classes}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>“{column}” has {classes} different values among {labels} labels; this looks like free text.</source>
            <translation>„{column}“ hat {classes} verschiedene Werte unter {labels} Labels; das sieht nach Freitext aus.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/user_inputs.py" />
            <source>“{found}” for {what} isn’t a number.</source>
            <translation>„{found}“ für {what} ist keine Zahl.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>“{found}” isn’t a number.</source>
            <translation>„{found}“ ist keine Zahl.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/lewidi.py" />
            <source>“{item}” lists {n} workers but {labels} labels.</source>
            <translation>„{item}“ nennt {n} Worker, aber {labels} Labels.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>“{key}” cannot be simulated; choose from {known}.</source>
            <translation>„{key}“ lässt sich nicht simulieren; zur Wahl stehen {known}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/peerannot.py" />
            <source>“{key}” doesn’t list labels by name, as in {example}.</source>
            <translation>„{key}“ führt keine Labels nach Namen auf wie in {example}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/lewidi.py" />
            <source>“{key}” isn’t an item with annotators and annotations.</source>
            <translation>„{key}“ ist kein Item mit Annotatoren und Annotationen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>“{label}” wins with confidence {share}.</source>
            <translation>„{label}“ gewinnt mit Konfidenz {share}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>“{label}” wins with {share} of the votes. This is not a probability.</source>
            <translation>„{label}“ gewinnt mit {share} der Stimmen. Das ist keine Wahrscheinlichkeit.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/file_head.py" />
            <source>“{member}” would unpack to more than {most} times its size. Such archives are made to fill the memory.</source>
            <translation>„{member}“ wäre mehr als {most}-mal so groß wie gepackt. Solche Archive sind dazu gemacht, den Arbeitsspeicher zu füllen.</translation>
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
            <translation>„{name}“</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse.py" />
            <source>“{name}” asks: {words}</source>
            <translation>„{name}“ fragt: {words}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_flat.py" />
            <source>“{name}” is everyone who was not logged in, read as one worker.</source>
            <translation>„{name}“ sind alle, die nicht angemeldet waren; sie werden als ein Worker gelesen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>“{name}”, {reason}</source>
            <translation>„{name}“, {reason}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>“{question}” has {n} labels</source>
            <extracomment>For one: “{question}” has {n} label</extracomment>
            <translation>
                <numerusform>„{question}“ hat {n} Label</numerusform>
                <numerusform>„{question}“ hat {n} Labels</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/compare.py" />
            <source>“{rule}” differs from majority voting on {n} items, and on {against} of them BWA and EBCC side with majority voting: “{rule}” may follow a few workers too far here.</source>
            <extracomment>For one: “{rule}” differs from majority voting on {n} item, and on {against} of them BWA and EBCC side with majority voting: “{rule}” may follow a few workers too far here.</extracomment>
            <translation>
                <numerusform>„{rule}“ weicht bei {n} Item vom Mehrheitsentscheid ab, und bei {against} davon geben BWA und EBCC dem Mehrheitsentscheid recht: „{rule}“ folgt hier vielleicht zu sehr einigen wenigen Workern.</numerusform>
                <numerusform>„{rule}“ weicht bei {n} Items vom Mehrheitsentscheid ab, und bei {against} davon geben BWA und EBCC dem Mehrheitsentscheid recht: „{rule}“ folgt hier vielleicht zu sehr einigen wenigen Workern.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/recommended_strip.py" />
            <source>“{rule}” is recommended for labels without checked items. It takes up to about {time}.</source>
            <translation>„{rule}“ wird für Labels ohne nachgeprüfte Items empfohlen. Das dauert bis zu etwa {time}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/xlsx_file.py" />
            <source>“{sheet}” has {n} columns, but a workbook sheet can have at most {most}. Choose CSV or Parquet.</source>
            <translation>„{sheet}“ hat {n} Spalten, aber ein Arbeitsmappenblatt kann höchstens {most} haben. Wählen Sie CSV oder Parquet.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/xlsx_file.py" />
            <source>“{sheet}” has {n} rows and a header, but a workbook sheet can have at most {most} rows. Choose CSV or Parquet.</source>
            <translation>„{sheet}“ hat {n} Zeilen und eine Kopfzeile, aber ein Arbeitsmappenblatt kann höchstens {most} Zeilen haben. Wählen Sie CSV oder Parquet.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/xlsx_file.py" />
            <source>“{sheet}”, {place}, row {row}: this text has {n} characters, but a workbook cell can hold at most {most}. Choose CSV or Parquet.</source>
            <translation>„{sheet}“, {place}, Zeile {row}: Dieser Text hat {n} Zeichen, aber eine Zelle einer Arbeitsmappe fasst {most}. Wählen Sie CSV oder Parquet.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/model_workers.py" />
            <source>“{value}” isn’t a kind of worker. Write {people} for people, and {models} for models.</source>
            <translation>„{value}“ ist keine Art von Worker. Schreiben Sie {people} für Menschen und {models} für Modelle.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>“{word}”</source>
            <translation>„{word}“</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>“{word}” and “{usual}”</source>
            <translation>„{word}“ und „{usual}“</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>“{word}” is read as a class, not as a missing value</source>
            <translation>„{word}“ wird als Klasse gelesen, nicht als fehlender Wert</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>−1</source>
            <translation>−1</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>▲ marks flagged workers, ✕ excluded ones.</source>
            <translation>▲ kennzeichnet auffällige Worker, ✕ ausgeschlossene.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>▲ marks flagged workers.</source>
            <translation>▲ kennzeichnet auffällige Worker.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/detail.py" />
            <source>✕ marks excluded workers, whose votes don’t count.</source>
            <translation>✕ kennzeichnet ausgeschlossene Worker, deren Stimmen nicht zählen.</translation>
        </message>
    </context>
</TS>
