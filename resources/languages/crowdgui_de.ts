<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
    <context>
        <name>CrowdGUI</name>
        <message>
            <location filename="../../crowdgui/text/plan.py" />
            <source> (from {low} on; perhaps no number does)</source>
            <translation> (ab {low}; vielleicht reicht keine Zahl)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/plan.py" />
            <source> ({low} to {high})</source>
            <translation> ({low} bis {high})</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;About CrowdGUI</source>
            <translation>Ü&amp;ber CrowdGUI</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;As the system</source>
            <translation>&amp;Wie das System</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Cancel</source>
            <translation>A&amp;bbrechen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Colours</source>
            <translation>&amp;Farben</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Contents of the help</source>
            <translation>In&amp;halt der Hilfe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Copy table</source>
            <translation>Tabelle &amp;kopieren</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Dark</source>
            <translation>&amp;Dunkel</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Edit</source>
            <translation>&amp;Bearbeiten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Export…</source>
            <translation>E&amp;xportieren…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;File</source>
            <translation>&amp;Datei</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Find…</source>
            <translation>&amp;Suchen…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Go to</source>
            <translation>&amp;Gehe zu</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Help</source>
            <translation>&amp;Hilfe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Help on this</source>
            <translation>Hilfe h&amp;ierzu</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;History…</source>
            <translation>&amp;Verlauf…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Light</source>
            <translation>&amp;Hell</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/questions.py" />
            <source>&amp;Next question</source>
            <translation>&amp;Nächste Frage</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Open…</source>
            <translation>Ö&amp;ffnen…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Paste labels</source>
            <translation>Labels &amp;einfügen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/questions.py" />
            <source>&amp;Previous question</source>
            <translation>&amp;Vorige Frage</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Question</source>
            <translation>F&amp;rage</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Quit</source>
            <translation>&amp;Beenden</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Run</source>
            <translation>A&amp;usführen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Run rule</source>
            <translation>&amp;Regel ausführen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Save project</source>
            <translation>Projekt &amp;speichern</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Settings…</source>
            <translation>&amp;Einstellungen…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Simulate crowds…</source>
            <translation>&amp;Crowds simulieren…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Theory of the guarantees</source>
            <translation>&amp;Theorie der Garantien</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Use the rule selected in Compare</source>
            <translation>In „&amp;Vergleichen“ gewählte Regel verwenden</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;View</source>
            <translation>&amp;Ansicht</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>(empty)</source>
            <translation>(leer)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>(no answer)</source>
            <translation>(keine Antwort)</translation>
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
                <numerusform>, bei der auf {n} Item Gleichstand herrscht.</numerusform>
                <numerusform>, bei der auf {n} Items Gleichstand herrscht.</numerusform>
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
            <translation>0 zählt als Label: {n} von {cells} Zellen ({share}). Wenn es „keine Antwort“ bedeutet, wählen Sie das.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>1</source>
            <translation>1</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>1 in {n} guessers</source>
            <translation>1 von {n} Ratenden</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>1 in {n} honest workers</source>
            <translation>1 von {n} ehrlichen Workern</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>1 in {n} workers</source>
            <translation>1 von {n} Workern</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/opening.py" />
            <source>1,920 simulated labels with the texts; a third of the items are hard</source>
            <translation>1.920 simulierte Labels mit den Texten; ein Drittel der Items ist schwer</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/chart_data.py" />
            <source>10 % are above</source>
            <translation>10 % liegen darüber</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/chart_data.py" />
            <source>10 % are below</source>
            <translation>10 % liegen darunter</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/opening.py" />
            <source>10,800 simulated labels for which a guarantee can be given</source>
            <translation>10.800 simulierte Labels, für die sich eine Garantie geben lässt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/opening.py" />
            <source>6,000 simulated labels; six of 40 workers are not to be trusted</source>
            <translation>6.000 simulierte Labels; sechs von 40 Workern ist nicht zu trauen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/agreement.py" />
            <source>95 % interval</source>
            <translation>95-%-Intervall</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/translation.py" />
            <source>; </source>
            <translation>; </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>A bound from a random sample checked by hand. It needs no model of the workers.</source>
            <translation>Eine Schranke aus einer von Hand geprüften Zufallsstichprobe. Sie braucht kein Modell der Worker.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>A bound from how often workers agree, with the chance of error counted in.</source>
            <translation>Eine Schranke daraus, wie oft Worker übereinstimmen; die Irrtumswahrscheinlichkeit ist eingerechnet.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>A bound from how workers did on gold items, with the chance of error counted in.</source>
            <translation>Eine Schranke daraus, wie Worker bei Gold-Items abschnitten; die Irrtumswahrscheinlichkeit ist eingerechnet.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>A bound into which estimated accuracies are put. It is an indication and never becomes the guarantee.</source>
            <translation>Eine Schranke, in die geschätzte Genauigkeiten eingesetzt sind. Sie ist ein Anhaltspunkt und wird nie zur Garantie.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>A cell is longer than {limit} million characters. A quote mark may not be closed.</source>
            <translation>Eine Zelle ist länger als {limit} Millionen Zeichen. Womöglich ist ein Anführungszeichen nicht geschlossen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/column_encoder.py" />
            <source>A column holds more than {n} GB of text that differs from row to row. Leave that column out, or split the file.</source>
            <translation>Eine Spalte enthält mehr als {n} GB Text, der sich von Zeile zu Zeile unterscheidet. Lassen Sie diese Spalte weg oder teilen Sie die Datei.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/flags.py" />
            <source>A flag never leaves anybody out by itself. What follows is shown below at once.</source>
            <translation>Ein Hinweis schließt nie von selbst jemanden aus. Was folgt, wird unten sofort gezeigt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>A folder of Parquet files, or an address such as s3://…</source>
            <translation>Ordner mit Parquet-Dateien oder Adresse wie s3://…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>A folder that is not there yet</source>
            <translation>Ein Ordner, den es noch nicht gibt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/read_labels.py" />
            <source>A gold file knows the answers to one question. Choose that question alone, or remove the file.</source>
            <translation>Eine Golddatei kennt die Antworten auf eine Frage. Wählen Sie nur diese Frage oder entfernen Sie die Datei.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/plan.py" />
            <source>A hundred checked answers would tell the error from which to plan.</source>
            <translation>Hundert geprüfte Antworten würden zeigen, von welchem Fehler aus zu planen ist.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>A label points to an item, a worker or a class without name.</source>
            <translation>Ein Label verweist auf ein Item, einen Worker oder eine Klasse ohne Namen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>A larger audit can say more.</source>
            <translation>Ein größeres Audit kann mehr sagen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>A limit that the share of wrong labels keeps to, if its conditions hold.</source>
            <translation>Eine Grenze, die der Anteil falscher Labels einhält, wenn ihre Bedingungen gelten.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>A part of the work was ended from outside. What is done so far is kept.</source>
            <translation>Ein Teil der Arbeit wurde von außen beendet. Das bisher Erledigte bleibt erhalten.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_pace.py" />
            <source>A pause of half an hour ends a session.</source>
            <translation>Eine Pause von einer halben Stunde beendet eine Sitzung.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
            <source>A person set the final label</source>
            <translation>Eine Person hat das Endlabel gesetzt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
            <source>A person wrote a note</source>
            <translation>Eine Person hat eine Notiz geschrieben</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
            <source>A plain majority would give another label</source>
            <translation>Eine einfache Mehrheit gäbe ein anderes Label</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>A quote mark opens here and is never closed. Close it, or take it out.</source>
            <translation>Hier öffnet sich ein Anführungszeichen, das nie geschlossen wird. Schließen Sie es oder entfernen Sie es.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>A range that holds the number which more of the same labels would settle at, in 95 of 100 cases.</source>
            <translation>Ein Bereich, der die Zahl, bei der sich mehr gleichartige Labels einpendeln würden, in 95 von 100 Fällen enthält.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>A report is passed on further than the other files, so workers are numbers in it unless you tick this.</source>
            <translation>Ein Bericht wird weiter herumgereicht als die anderen Dateien, daher sind Worker darin Nummern, sofern Sie dies nicht anhaken.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/tour.py" />
            <source>A rule turns all answers to an item into one final label. The suggested rule has run by itself; the curve shows how the vote settled.</source>
            <translation>Eine Regel macht aus allen Antworten auf ein Item ein Endlabel. Die vorgeschlagene Regel ist von selbst gelaufen; die Kurve zeigt, wie die Abstimmung zur Ruhe kam.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>A sample of {size} cannot be drawn; choose from {low} to {high} items.</source>
            <translation>Eine Stichprobe von {size} lässt sich nicht ziehen; wählen Sie {low} bis {high} Items.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/map.py" />
            <source>A simpler description needs fewer gold answers of each worker.</source>
            <translation>Eine einfachere Beschreibung braucht weniger Goldantworten je Worker.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>A table with this layout has no {role} column.</source>
            <translation>Eine Tabelle mit dieser Anordnung hat keine Spalte „{role}“.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/advice_panel.py" />
            <source>A tenth of the labels is hidden again and again, and each rule foretells it from the rest. Gold is looked at where there is some, and two ways are tested in which workers may not be what rules take them for.</source>
            <translation>Immer wieder wird ein Zehntel der Labels verdeckt, und jede Regel sagt es aus dem Rest vorher. Gold wird herangezogen, wo es welches gibt, und es werden zwei Arten getestet, auf die Worker anders sein können, als Regeln annehmen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/worker_scatter.py" />
            <source>A typical worker agrees with the others on {typical} of items, and guessing would on {chance}. Of workers who do as well as that, 95 % lie in the band.</source>
            <translation>Ein typischer Worker stimmt bei {typical} der Items mit den anderen überein, und Raten täte es bei {chance}. Von Workern, die ebenso gut sind, liegen 95 % im Band.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_text.py" />
            <source>A value is longer than {n} million characters. It is no export of labels.</source>
            <translation>Ein Wert ist länger als {n} Millionen Zeichen. Das ist kein Export von Labels.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>A way to make one final label of what the workers say of an item.</source>
            <translation>Ein Weg, aus dem, was Worker über ein Item sagen, ein Endlabel zu machen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>A worker</source>
            <translation>Ein Worker</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>A worker answers an item more than once</source>
            <translation>Ein Worker beantwortet ein Item mehrmals</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/report.py" />
            <source>A worker gives a single answer if it makes up this share of the labels or more.</source>
            <translation>Ein Worker gibt nur eine Antwort, wenn sie mindestens diesen Anteil der Labels ausmacht.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/report.py" />
            <source>A worker with fewer labels is not flagged for them.</source>
            <translation>Ein Worker mit weniger Labels gilt ihretwegen nicht als auffällig.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/get_another_label.py" />
            <source>A worker, an item and a label were expected in every line.</source>
            <translation>In jeder Zeile wurden ein Worker, ein Item und ein Label erwartet.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/about.py" />
            <source>About CrowdGUI</source>
            <translation>Über CrowdGUI</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/map.py" />
            <location filename="../../crowdgui/core/rules/weighted.py" />
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
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>Accuracy</source>
            <translation>Genauigkeit</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/presets.py" />
            <source>Accuracy of rules that go in steps</source>
            <translation>Genauigkeit schrittweiser Regeln</translation>
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
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Add it to the words that mean “no answer” if it is none.</source>
            <translation>Fügen Sie es zu den Wörtern für „keine Antwort“ hinzu, wenn es keine ist.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Add them to the words that mean “no answer” if they are none.</source>
            <translation>Fügen Sie sie zu den Wörtern für „keine Antwort“ hinzu, wenn sie keine sind.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/bounds/improvements.py" />
            <source>Add {n} workers like these</source>
            <extracomment>For one: Add {n} worker like these</extracomment>
            <translation>
                <numerusform>{n} Worker wie diese hinzufügen</numerusform>
                <numerusform>{n} Worker wie diese hinzufügen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/em.py" />
            <source>Added to every count of a worker’s confusion matrix, so that none is 0.</source>
            <translation>Wird zu jeder Zahl in der Konfusionsmatrix eines Workers addiert, damit keine 0 ist.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/map.py" />
            <source>Added to every count of answers to gold items, since few gold items tell little.</source>
            <translation>Wird zu jeder Zahl von Antworten auf Gold-Items addiert, da wenige Gold-Items wenig besagen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/weighted.py" />
            <source>Added to the votes for the first class; below 0 it favours the second.</source>
            <translation>Wird zu den Stimmen für die erste Klasse addiert; unter 0 begünstigt es die zweite.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Address</source>
            <translation>Adresse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster_field.py" />
            <source>Address of the cluster</source>
            <translation>Adresse des Clusters</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/advice_panel.py" />
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <source>Advice</source>
            <translation>Empfehlung</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_partners.py" />
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
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>Agreement</source>
            <translation>Übereinstimmung</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <location filename="../../crowdgui/ui/pages/agreement_panel.py" />
            <source>Agreement between workers</source>
            <translation>Übereinstimmung zwischen Workern</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/coefficients.py" />
            <source>Agreement beyond chance of two workers on the items they share: 0 is chance, 1 is full agreement. This is the mean over all pairs that share 10 items or more, each counted by its shared items; fewer items cannot tell chance.</source>
            <translation>Übereinstimmung über den Zufall hinaus von zwei Workern auf ihren gemeinsamen Items: 0 ist Zufall, 1 volle Übereinstimmung. Dies ist der Mittelwert über alle Paare mit mindestens 10 gemeinsamen Items, jedes nach der Zahl seiner gemeinsamen Items gezählt; bei weniger Items lässt sich der Zufall nicht bestimmen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/coefficients.py" />
            <source>Agreement beyond chance, for items that all have the same number of labels: 0 is chance, 1 is full agreement.</source>
            <translation>Übereinstimmung über den Zufall hinaus, für Items mit jeweils gleich vielen Labels: 0 ist Zufall, 1 volle Übereinstimmung.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/coefficients.py" />
            <source>Agreement beyond chance, with a chance that stays low where nearly all labels are one class, so that it is not misled by that: 0 is chance, 1 is full agreement.</source>
            <translation>Übereinstimmung über den Zufall hinaus, mit einem Zufallsanteil, der niedrig bleibt, wenn fast alle Labels zu einer Klasse gehören, und sich davon nicht täuschen lässt: 0 ist Zufall, 1 volle Übereinstimmung.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Agreement beyond chance: 0 is chance, 1 is full agreement.</source>
            <translation>Übereinstimmung über den Zufall hinaus: 0 ist Zufall, 1 volle Übereinstimmung.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/agreement.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Agreement by class</source>
            <translation>Übereinstimmung nach Klasse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Agreement by item</source>
            <translation>Übereinstimmung nach Item</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/worker_scatter.py" />
            <location filename="../../crowdgui/ui/plots/worker_scatter.py" />
            <source>Agreement by number of labels</source>
            <translation>Übereinstimmung nach Anzahl der Labels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>Agreement by pair</source>
            <translation>Übereinstimmung nach Paar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Agreement by pair of workers</source>
            <translation>Übereinstimmung nach Paar von Workern</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_check.py" />
            <source>Agreement differs less from item to item than among independent workers: its spread is {ratio} times theirs.</source>
            <translation>Die Übereinstimmung unterscheidet sich von Item zu Item weniger als bei unabhängigen Workern: Die Streuung ist {ratio}-mal so groß wie bei ihnen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_check.py" />
            <source>Agreement differs more from item to item than among independent workers, its spread is {ratio} times theirs: some items are harder than others, or workers err together.</source>
            <translation>Die Übereinstimmung unterscheidet sich von Item zu Item stärker als bei unabhängigen Workern, ihre Streuung ist {ratio}-mal so groß: Manche Items sind schwerer als andere, oder Worker irren gemeinsam.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Agreement of every two workers</source>
            <translation>Übereinstimmung von je zwei Workern</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Agreement of pairs</source>
            <translation>Übereinstimmung von Paaren</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Agreement of the two</source>
            <translation>Übereinstimmung der beiden</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Agreement on all items</source>
            <translation>Übereinstimmung auf allen Items</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/histograms.py" />
            <location filename="../../crowdgui/ui/plots/agreement_histogram.py" />
            <source>Agreement with the others</source>
            <translation>Übereinstimmung mit den anderen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Agrees with the others on {m} of {n} items, {share} ({low} to {high}).</source>
            <translation>Stimmt bei {m} von {n} Items mit den anderen überein, {share} ({low} bis {high}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
            <location filename="../../crowdgui/ui/pages/worker_table.py" />
            <source>All</source>
            <translation>Alle</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/audit.py" />
            <source>All are checked; the guarantee follows from them.</source>
            <translation>Alle sind geprüft; die Garantie folgt daraus.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>All bounds</source>
            <translation>Alle Schranken</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>All choices on these pages, for the next file with the same columns.</source>
            <translation>Alle Angaben auf diesen Seiten, für die nächste Datei mit denselben Spalten.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/file_kinds.py" />
            <source>All files (*)</source>
            <translation>Alle Dateien (*)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers_page.py" />
            <source>All flagged workers are left out.</source>
            <translation>Alle auffälligen Worker sind ausgeschlossen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <source>All have run</source>
            <translation>Alle sind gelaufen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>All labels are at least {sure} sure</source>
            <translation>Alle Labels sind zu mindestens {sure} sicher</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_check.py" />
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>All labels are of one class, so nothing can be told of how workers err.</source>
            <translation>Alle Labels gehören zu einer Klasse, daher lässt sich nicht sagen, wie Worker irren.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>All labels are of one class, so there is nothing to get wrong.</source>
            <translation>Alle Labels gehören zu einer Klasse, daher kann nichts falsch sein.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>All labels are of one class, so there is nothing to tell apart.</source>
            <translation>Alle Labels gehören zu einer Klasse, daher gibt es nichts zu unterscheiden.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>All labels are of one class, so there is nothing to tell workers apart by.</source>
            <translation>Alle Labels gehören zu einer Klasse, daher gibt es nichts, was Worker unterscheidet.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_table.py" />
            <source>All of them are gold.</source>
            <translation>Alle davon sind Gold.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/compare/comparison.py" />
            <source>All rules are within {between} of the {n} gold answers of each other; {n} are too few to show that one of them is best.</source>
            <extracomment>For one: All rules are within {between} of the {n} gold answer of each other; {n} is too few to show that one of them is best.</extracomment>
            <translation>
                <numerusform>Alle Regeln liegen bei der {n} Goldantwort höchstens {between} auseinander; {n} ist zu wenig, um zu zeigen, dass eine von ihnen die beste ist.</numerusform>
                <numerusform>Alle Regeln liegen bei den {n} Goldantworten höchstens {between} auseinander; {n} sind zu wenige, um zu zeigen, dass eine von ihnen die beste ist.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/comparison.py" />
            <source>All rules give every item the same label.</source>
            <translation>Alle Regeln geben jedem Item dasselbe Label.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>All rules give the same labels.</source>
            <translation>Alle Regeln geben dieselben Labels.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/compare/comparison.py" />
            <source>All rules have {wrong} of {n} gold answers wrong; that tells none of them apart.</source>
            <extracomment>For one: All rules have {wrong} of {n} gold answer wrong; that tells none of them apart.</extracomment>
            <translation>
                <numerusform>Alle Regeln liegen bei {wrong} von {n} Goldantwort falsch; das unterscheidet keine von ihnen.</numerusform>
                <numerusform>Alle Regeln liegen bei {wrong} von {n} Goldantworten falsch; das unterscheidet keine von ihnen.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/map.py" />
            <source>All the same</source>
            <translation>Alle gleich</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>All workers</source>
            <translation>Alle Worker</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/review_end.py" />
            <source>All {n} drawn items are checked</source>
            <extracomment>For one: The drawn item is checked</extracomment>
            <translation>
                <numerusform>Das gezogene Item ist geprüft</numerusform>
                <numerusform>Alle {n} gezogenen Items sind geprüft</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/guarantee_builder.py" />
            <source>All {n} drawn labels were checked</source>
            <translation>Alle {n} gezogenen Labels wurden geprüft</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items_page.py" />
            <source>All {n} items</source>
            <extracomment>For one: {n} item</extracomment>
            <translation>
                <numerusform>{n} Item</numerusform>
                <numerusform>Alle {n} Items</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/review_end.py" />
            <source>All {n} items are reviewed</source>
            <extracomment>For one: The item is reviewed</extracomment>
            <translation>
                <numerusform>Das Item ist durchgesehen</numerusform>
                <numerusform>Alle {n} Items sind durchgesehen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>All {n} labels are at least {sure} sure.</source>
            <extracomment>For one: The label is at least {sure} sure.</extracomment>
            <translation>
                <numerusform>Das Label ist zu mindestens {sure} sicher.</numerusform>
                <numerusform>Alle {n} Labels sind zu mindestens {sure} sicher.</numerusform>
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
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Alpha</source>
            <translation>Alpha</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/agreement.py" />
            <source>Alpha against the rest</source>
            <translation>Alpha gegen die übrigen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/coefficients.py" />
            <source>Alpha for classes in an order, the one in which they are listed: labels far apart in it disagree more than neighbours. It says nothing where that is no order.</source>
            <translation>Alpha für Klassen mit einer Reihenfolge, nämlich der, in der sie aufgeführt sind: Labels, die darin weit auseinanderliegen, widersprechen sich stärker als Nachbarn. Es besagt nichts, wenn das keine Rangfolge ist.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/coefficients.py" />
            <source>Alpha for classes that are amounts: two labels disagree by the square of their difference. It says nothing where the numbers only stand for classes.</source>
            <translation>Alpha für Klassen, die Mengen sind: Zwei Labels widersprechen sich um das Quadrat ihrer Differenz. Es besagt nichts, wenn die Zahlen nur für Klassen stehen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/mturk.py" />
            <source>Amazon MTurk results</source>
            <translation>Amazon-MTurk-Ergebnisse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cvat.py" />
            <source>An export does not say who made which tag: it must be of one worker.</source>
            <translation>Ein Export sagt nicht, von wem welches Bild-Tag stammt: Er muss von einem einzigen Worker sein.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>An item</source>
            <translation>Ein Item</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/mturk.py" />
            <location filename="../../crowdgui/io/formats/prodigy.py" />
            <location filename="../../crowdgui/io/formats/toloka.py" />
            <source>An item is told by</source>
            <translation>Item bestimmt durch</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>An ordinary worker would give other answers to about {others} of these items; {rarely} would give so few ({corrected}).</source>
            <translation>Ein gewöhnlicher Worker gäbe bei etwa {others} dieser Items andere Antworten; {rarely} gäbe so wenige ({corrected}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/toloka.py" />
            <source>And those of assignments that were skipped or ran out of time.</source>
            <translation>Auch die von Assignments, die übersprungen wurden oder deren Zeit ablief.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <location filename="../../crowdgui/ui/pages/worker_detail.py" />
            <source>Answers</source>
            <translation>Antworten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_review.py" />
            <source>Answers are signed “{name}”.</source>
            <translation>Unterzeichnet mit „{name}“.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Answers are the final label most often on “{best}” ({most}), least often on “{worst}” ({least}). Choose a cell to see its items.</source>
            <translation>Antworten sind am häufigsten das Endlabel bei „{best}“ ({most}), am seltensten bei „{worst}“ ({least}). Wählen Sie eine Zelle, um ihre Items zu sehen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>Answers astray</source>
            <translation>Einseitige Antworten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_loaded.py" />
            <source>Answers by class</source>
            <translation>Antworten nach Klasse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Answers that are read as labels</source>
            <translation>Antworten, die als Labels gelesen werden</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/appen.py" />
            <source>Appen full report</source>
            <translation>Appen, vollständiger Bericht</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/argilla.py" />
            <source>Argilla records</source>
            <translation>Argilla-Einträge</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>As JSON lists</source>
            <translation>Als JSON-Listen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <source>As a share of all items of each kind.</source>
            <translation>Als Anteil aller Items jeder Art.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/accuracies.py" />
            <source>As a share of all items.</source>
            <translation>Als Anteil aller Items.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/accuracies.py" />
            <source>As a share of all workers.</source>
            <translation>Als Anteil aller Worker.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/map.py" />
            <source>As in the gold answers</source>
            <translation>Wie in den Goldantworten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/map.py" />
            <source>As in the votes</source>
            <translation>Wie in den Stimmen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>As it looks</source>
            <translation>Wie es aussieht</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>As often as the workers that are open</source>
            <translation>So oft wie die geöffneten Worker</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>As often as workers that were open before</source>
            <translation>So oft wie zuvor geöffnete Worker</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>As the files were when this report was made.</source>
            <translation>Stand der Dateien, als dieser Bericht erstellt wurde.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>As the last file of this kind</source>
            <translation>Wie die letzte Datei dieser Art</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <source>As the system</source>
            <translation>Wie das System</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>As the table shows them</source>
            <translation>Wie die Tabelle sie zeigt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>As written</source>
            <translation>Wie geschrieben</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>Ask for certainty</source>
            <translation>Gewissheit verlangen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/study_panel.py" />
            <source>Ask for more draws, or tick another rule in the table, to go on.</source>
            <translation>Verlangen Sie mehr Ziehungen oder haken Sie in der Tabelle eine weitere Regel an, um fortzufahren.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_answers.py" />
            <source>Asked again, this worker gave the same answer to {same} of {items} ({share}).</source>
            <translation>Erneut gefragt, gab dieser Worker bei {same} von {items} dieselbe Antwort ({share}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster_field.py" />
            <source>Asking {address}…</source>
            <translation>{address} wird gefragt…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>At least one draw is needed.</source>
            <translation>Mindestens eine Ziehung ist nötig.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>At least this much is wrong</source>
            <translation>Mindestens so viel ist falsch</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <source>At most this chance that the label is wrong, if the worker model held.</source>
            <translation>Höchstens mit dieser Wahrscheinlichkeit wäre das Label falsch, wenn das Worker-Modell gälte.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>At most this share of the final labels is wrong on average, as the estimated accuracies have it.</source>
            <translation>Höchstens dieser Anteil der Endlabels ist im Mittel falsch, den geschätzten Genauigkeiten nach.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>At most {epsilon} wrong with probability {share} or more</source>
            <translation>Höchstens {epsilon} falsch mit Wahrscheinlichkeit {share} oder mehr</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/headline.py" />
            <source>At most {share} of these labels are wrong on average.</source>
            <translation>Im Mittel sind höchstens {share} dieser Labels falsch.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>At most {share} of these labels are wrong, at {confidence} confidence.</source>
            <translation>Höchstens {share} dieser Labels sind falsch, mit {confidence} Konfidenz.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/headline.py" />
            <source>At most {share} of these labels are wrong.</source>
            <translation>Höchstens {share} dieser Labels sind falsch.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/ebcc.py" />
            <source>At most, for each start; it is stopped then, also where it still moves.</source>
            <translation>Höchstens, je Start; er wird dann angehalten, auch wenn er sich noch bewegt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/em.py" />
            <location filename="../../crowdgui/core/rules/lpi.py" />
            <source>At most; the fit is stopped then, also where it still improves.</source>
            <translation>Höchstens; die Anpassung wird dann angehalten, auch wenn sie sich noch verbessert.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/voting.py" />
            <source>At most; the rule is stopped then, also where labels still change.</source>
            <translation>Höchstens; die Regel wird dann angehalten, auch wenn sich Labels noch ändern.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/lpi.py" />
            <source>At most; the rule is stopped then, also where messages still change.</source>
            <translation>Höchstens; die Regel wird dann angehalten, auch wenn sich Nachrichten noch ändern.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/bwa.py" />
            <source>At most; the rule is stopped then, also where weights still change.</source>
            <translation>Höchstens; die Regel wird dann angehalten, auch wenn sich Gewichte noch ändern.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/ebcc.py" />
            <source>At most; workers may err together on items of one kind.</source>
            <translation>Höchstens; bei Items einer Art dürfen Worker gemeinsam irren.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <location filename="../../crowdgui/ui/pages/guarantee_words.py" />
            <source>Audit</source>
            <translation>Audit</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>Audit and more</source>
            <translation>Audit und mehr</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>Audit sample</source>
            <translation>Audit-Stichprobe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>Audit: check some labels by hand</source>
            <translation>Audit: einige Labels von Hand prüfen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/guarantee_builder.py" />
            <source>Audit: {wrong} wrong of {n} checked</source>
            <translation>Audit: {wrong} von {n} geprüften falsch</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Averages three careful rules. The most accurate over 29 real sets; slower.</source>
            <translation>Mittelt drei Regeln. Am genauesten über 29 reale Datensätze; langsamer.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/bwa.py" />
            <location filename="../../crowdgui/core/rules/consensus.py" />
            <source>Averaging</source>
            <translation>Mittelwerte werden gebildet</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/frame.py" />
            <location filename="../../crowdgui/ui/widgets/tour_card.py" />
            <source>Back</source>
            <translation>Zurück</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Bars are one standard deviation.</source>
            <translation>Balken sind eine Standardabweichung.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Bayesian average (BWA)</source>
            <translation>Bayes-Mittelung (BWA)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>Before their answers are seen, a vote of these workers is wrong in at most {limit} of cases, if the worker model held; how divided this vote is, that bound does not know.</source>
            <translation>Bevor ihre Antworten bekannt sind, wäre eine Abstimmung dieser Worker in höchstens {limit} der Fälle falsch, wenn das Worker-Modell gälte; wie gespalten diese Abstimmung ist, weiß diese Schranke nicht.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Belief propagation (LPI)</source>
            <translation>Belief Propagation (LPI)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Belief propagation would take too long: its work grows with the square of a worker’s labels, and one worker gave {most}. Choose its mean field form.</source>
            <translation>Belief Propagation würde zu lange dauern: Der Aufwand wächst mit dem Quadrat der Labels eines Workers, und ein Worker gab {most}. Wählen Sie ihre Mean-Field-Form.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/flag_styles.py" />
            <location filename="../../crowdgui/ui/widgets/marks.py" />
            <source>Below chance</source>
            <translation>Unter Zufall</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Best weights for known accuracies</source>
            <translation>Beste Gewichte bei bekannten Genauigkeiten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/accuracies.py" />
            <source>Beta, first number</source>
            <translation>Beta, erste Zahl</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/accuracies.py" />
            <source>Beta, second number</source>
            <translation>Beta, zweite Zahl</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>Blank</source>
            <translation>Leerzeichen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>Bound</source>
            <translation>Schranke</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Bound, item by item</source>
            <translation>Schranke, Item für Item</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Bound, paper’s</source>
            <translation>Schranke des Papers</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Bound, sharper</source>
            <translation>Schranke, schärfer</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>Bounds</source>
            <translation>Schranken</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/bounds_chart.py" />
            <source>Bounds on the error rate</source>
            <translation>Schranken der Fehlerrate</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/bounds/improvements.py" />
            <source>Buy {n} more labels per item</source>
            <extracomment>For one: Buy {n} more label per item</extracomment>
            <translation>
                <numerusform>{n} weiteres Label je Item kaufen</numerusform>
                <numerusform>{n} weitere Labels je Item kaufen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <location filename="../../crowdgui/ui/pages/worker_pictures.py" />
            <source>By class</source>
            <translation>Nach Klasse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
            <source>By hand</source>
            <translation>Von Hand</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/plan_columns.py" />
            <source>By how much the labels asked for lower that chance.</source>
            <translation>Um wie viel die angeforderten Labels diese Wahrscheinlichkeit senken.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>By item</source>
            <translation>Nach Item</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>By itself</source>
            <translation>Automatisch</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_pictures.py" />
            <source>By labels</source>
            <translation>Nach Labels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>By pair of workers</source>
            <translation>Nach Paar von Workern</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/plan.py" />
            <source>By the fitted crowd {error} of the final labels are expected to be wrong. Without gold nothing is known of mistakes on which workers agree.</source>
            <translation>Nach der angepassten Crowd sind voraussichtlich {error} der Endlabels falsch. Ohne Gold ist nichts über Fehler bekannt, bei denen sich Worker einig sind.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>By the rule’s own confidence no single check takes much away.</source>
            <translation>Nach der Konfidenz der Regel bringt keine einzelne Prüfung viel.</translation>
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
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>CSV, TSV, Excel, Parquet or JSON Lines; exports from MTurk, SageMaker, Label Studio and doccano.</source>
            <translation>CSV, TSV, Excel, Parquet oder JSON Lines; Exporte aus MTurk, SageMaker, Label Studio und doccano.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/table_formats.py" />
            <source>CSV, UTF-8 with BOM</source>
            <translation>CSV, UTF-8 mit BOM</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cvat.py" />
            <source>CVAT for images</source>
            <translation>CVAT for images</translation>
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
            <translation>Abbrechen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/progress.py" />
            <source>Cancelling…</source>
            <translation>Wird abgebrochen…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/check_status.py" />
            <source>Cannot be checked</source>
            <translation>Nicht prüfbar</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>Cannot be seen from the labels.</source>
            <translation>An den Labels nicht zu erkennen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/bwa.py" />
            <source>Caution</source>
            <translation>Vorsicht</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>Cells that a spreadsheet would run</source>
            <translation>Zellen, die eine Tabellenkalkulation ausführen würde</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/guarantee.py" />
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>Certified by audit</source>
            <translation>Durch Audit zertifiziert</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/guarantee.py" />
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>Certified by gold</source>
            <translation>Durch Gold zertifiziert</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/plan_columns.py" />
            <source>Chance it is wrong now</source>
            <translation>Jetzt wohl falsch</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/assignment.py" />
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Chance of a label</source>
            <translation>Wahrscheinlichkeit eines Labels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Chances of a label</source>
            <translation>Wahrscheinlichkeiten eines Labels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_review.py" />
            <source>Change…</source>
            <translation>Ändern…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/frame.py" />
            <source>Check</source>
            <translation>Prüfen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/audit.py" />
            <source>Check labels by hand</source>
            <translation>Labels von Hand prüfen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster_field.py" />
            <source>Check now</source>
            <translation>Jetzt prüfen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Check that {file} names the items as this file does.</source>
            <translation>Prüfen Sie, ob {file} die Items so nennt wie diese Datei.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Check the column with the role Gold.</source>
            <translation>Prüfen Sie die Spalte mit der Rolle Gold.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/bounds/improvements.py" />
            <source>Check {n} labels by hand, or bring gold for as many drawn at random</source>
            <extracomment>For one: Check {n} label by hand, or bring gold for one drawn at random</extracomment>
            <translation>
                <numerusform>{n} Label von Hand prüfen oder Gold für ein zufällig gezogenes hinzufügen</numerusform>
                <numerusform>{n} Labels von Hand prüfen oder Gold für ebenso viele zufällig gezogene hinzufügen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <source>Checked against gold</source>
            <translation>An Gold geprüft</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/guarantee_builder.py" />
            <location filename="../../crowdgui/ui/work.py" />
            <source>Checking the worker model</source>
            <translation>Das Worker-Modell wird geprüft</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
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
            <location filename="../../crowdgui/ui/pages/data_loaded.py" />
            <source>Checks</source>
            <translation>Prüfungen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Choices of the format</source>
            <translation>Einstellungen des Formats</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>Choices that are not the usual ones</source>
            <translation>Einstellungen, die nicht die üblichen sind</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/history.py" />
            <source>Choose a line to go back to it, or forward again. What lies after it stays here until you change something else.</source>
            <translation>Wählen Sie eine Zeile, um zu ihr zurückzugehen oder wieder vor. Was nach ihr kommt, bleibt hier stehen, bis Sie etwas anderes ändern.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_detail.py" />
            <source>Choose a row of the table to see the votes behind it.</source>
            <translation>Wählen Sie eine Zeile der Tabelle, um die Stimmen dahinter zu sehen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Choose a row of the table, or write the names of two workers.</source>
            <translation>Wählen Sie eine Zeile der Tabelle oder schreiben Sie die Namen zweier Worker.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>Choose a rule that has run.</source>
            <translation>Wählen Sie eine Regel, die gelaufen ist.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/tour.py" />
            <source>Choose a worker to read the evidence. Leave somebody out, and a strip at the foot says at once what would change. Everything can be undone.</source>
            <translation>Wählen Sie einen Worker, um die Belege zu lesen. Schließen Sie jemanden aus, und ein Streifen unten sagt sofort, was sich ändern würde. Alles lässt sich rückgängig machen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/file_preview.py" />
            <source>Choose another column on the page Columns if it is not.</source>
            <translation>Wählen Sie auf der Seite „Spalten“ eine andere Spalte, wenn das nicht stimmt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Choose another encoding if names look wrong.</source>
            <translation>Wählen Sie eine andere Kodierung, wenn Namen falsch aussehen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>Choose another filter in the table.</source>
            <translation>Wählen Sie in der Tabelle einen anderen Filter.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>Choose another order above to look at disputed items or at a random sample.</source>
            <translation>Wählen Sie oben eine andere Reihenfolge, um umstrittene Items oder eine Zufallsstichprobe anzusehen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Choose at least one rule, and each rule once.</source>
            <translation>Wählen Sie mindestens eine Regel, und jede nur einmal.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>Choose file…</source>
            <translation>Datei wählen…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Choose the file with gold answers</source>
            <translation>Datei mit Goldantworten wählen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/worker_scatter.py" />
            <source>Choose workers by drawing around them; or hold Shift and draw</source>
            <translation>Wählen Sie Worker, indem Sie sie umfahren; oder halten Sie Umschalt gedrückt und ziehen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>Choose…</source>
            <translation>Wählen…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/plan_panel.py" />
            <source>Choosing items</source>
            <translation>Items werden ausgewählt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/agreement.py" />
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Class</source>
            <translation>Klasse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Class of these words</source>
            <translation>Klasse dieser Wörter</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/map.py" />
            <source>Class shares</source>
            <translation>Klassenanteile</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/map.py" />
            <source>Class shares where none are stated</source>
            <translation>Klassenanteile, wo keine angegeben sind</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <location filename="../../crowdgui/core/simulate/scenario.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/frame.py" />
            <source>Classes</source>
            <translation>Klassen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/bars.py" />
            <source>Classes and their shares</source>
            <translation>Klassen und ihre Anteile</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Classes in their order</source>
            <translation>Klassen in ihrer Reihenfolge</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Classes look alike: {pairs}</source>
            <translation>Klassen sehen sich ähnlich: {pairs}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/opening.py" />
            <source>Clear this list</source>
            <translation>Diese Liste leeren</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <location filename="../../crowdgui/ui/dialogs/audit.py" />
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/messages.py" />
            <source>Close this message</source>
            <translation>Diese Meldung schließen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/opening.py" />
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
            <location filename="../../crowdgui/io/report/sections/agreement.py" />
            <source>Coefficients</source>
            <translation>Koeffizienten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/agreement_panel.py" />
            <source>Coefficients of agreement</source>
            <translation>Koeffizienten der Übereinstimmung</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/coefficients.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Cohen’s kappa</source>
            <translation>Cohens Kappa</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Column of items</source>
            <translation>Spalte der Items</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Column of labels</source>
            <translation>Spalte der Labels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Column of workers</source>
            <translation>Spalte der Worker</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/frame.py" />
            <source>Columns</source>
            <translation>Spalten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/recipes.py" />
            <source>Columns of the recipe are not in this file: {names}.</source>
            <translation>Spalten der Vorlage sind nicht in dieser Datei: {names}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/mturk.py" />
            <source>Columns with numbers, as in Input.text1 and Answer.q1, are items of their own.</source>
            <translation>Spalten mit Nummern, wie in Input.text1 und Answer.q1, sind eigene Items.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_columns.py" />
            <location filename="../../crowdgui/ui/widgets/table_view.py" />
            <source>Columns {shown} of {all}</source>
            <translation>Spalten {shown} von {all}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>Comma</source>
            <translation>Komma</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <location filename="../../crowdgui/ui/rail_entries.py" />
            <source>Compare</source>
            <translation>Vergleichen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/tour.py" />
            <source>Compare: would something else do better?</source>
            <translation>Vergleichen: Wäre etwas anderes besser?</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/bootstrap.py" />
            <location filename="../../crowdgui/ui/pages/agreement_panel.py" />
            <source>Comparing labels</source>
            <translation>Labels werden verglichen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/co_labels.py" />
            <location filename="../../crowdgui/ui/pages/worker_pictures.py" />
            <source>Comparing pairs of workers</source>
            <translation>Paare von Workern werden verglichen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_pictures.py" />
            <source>Comparing pairs of workers…</source>
            <translation>Paare von Workern werden verglichen…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Comparing two workers</source>
            <translation>Zwei Worker werden verglichen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/label_pairs.py" />
            <location filename="../../crowdgui/core/agreement/worker_pairs.py" />
            <location filename="../../crowdgui/core/bounds/agreement_bound.py" />
            <location filename="../../crowdgui/core/workers/peer_comparison.py" />
            <location filename="../../crowdgui/ui/pages/worker_detail.py" />
            <source>Comparing workers</source>
            <translation>Worker werden verglichen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <location filename="../../crowdgui/ui/pages/review_queue.py" />
            <source>Confidence</source>
            <translation>Konfidenz</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
            <source>Confidence below {sure}</source>
            <translation>Konfidenz unter {sure}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>Confidence of certificates (1 − α)</source>
            <translation>Konfidenz der Zertifikate (1 − α)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/histograms.py" />
            <source>Confidence of the final label</source>
            <translation>Konfidenz des Endlabels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/map.py" />
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>Confusion matrices</source>
            <translation>Konfusionsmatrizen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_matrix.py" />
            <location filename="../../crowdgui/ui/pages/workers/confusion_view.py" />
            <source>Confusion matrix</source>
            <translation>Konfusionsmatrix</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Consensus of rules</source>
            <translation>Konsens der Regeln</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <location filename="../../crowdgui/ui/widgets/content.py" />
            <source>Content</source>
            <translation>Inhalt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <source>Contents</source>
            <translation>Inhalt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
            <source>Contested</source>
            <translation>Strittig</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/plan.py" />
            <source>Continued, the curve comes to {error} ({level} range {low} to {high}) with {times} times the labels, spread as they are now.</source>
            <translation>Fortgesetzt erreicht die Kurve {error} (Bereich zu {level}: {low} bis {high}) mit {times}-mal so vielen Labels, verteilt wie jetzt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Contrary workers</source>
            <translation>Gegenläufige Worker</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Copy</source>
            <translation>Kopieren</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
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
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <location filename="../../crowdgui/ui/pages/items_page.py" />
            <location filename="../../crowdgui/ui/pages/workers_page.py" />
            <location filename="../../crowdgui/ui/plots/base.py" />
            <source>Copy table</source>
            <translation>Tabelle kopieren</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/worker_table.py" />
            <source>Copy {n} rows</source>
            <extracomment>For one: Copy {n} row</extracomment>
            <translation>
                <numerusform>{n} Zeile kopieren</numerusform>
                <numerusform>{n} Zeilen kopieren</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/flag_styles.py" />
            <location filename="../../crowdgui/ui/widgets/marks.py" />
            <source>Copying</source>
            <translation>Abschreiben</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/copying.py" />
            <source>Copying cannot be told where there is only one class.</source>
            <translation>Abschreiben lässt sich nicht erkennen, wenn es nur eine Klasse gibt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/copying.py" />
            <source>Copying cannot be told, because no two workers share {n} items or more.</source>
            <translation>Abschreiben lässt sich nicht erkennen, weil keine zwei Worker mindestens {n} Items gemeinsam haben.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/copying.py" />
            <source>Copying was looked for on {kept} of {n} items only, because workers meet too often to look at all of them.</source>
            <translation>Abschreiben wurde nur auf {kept} von {n} Items gesucht, weil Worker zu oft zusammentreffen, um alle anzusehen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>Count</source>
            <translation>Anzahl</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Count as</source>
            <translation>Zählen als</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Count as…</source>
            <translation>Zählen als…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>Counted on gold</source>
            <translation>An Gold gezählt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/agreement.py" />
            <source>Counted, or why there is none</source>
            <translation>Gezählt, oder warum es keinen gibt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/run.py" />
            <source>Counting labels</source>
            <translation>Labels werden gezählt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/appen.py" />
            <source>Country, region, city and IP address of the contributors.</source>
            <translation>Land, Region, Stadt und IP-Adresse der Mitwirkenden.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Counts as</source>
            <translation>Zählt als</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <source>Counts as gold</source>
            <translation>Zählt als Gold</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Counts each worker as much as you say.</source>
            <translation>Zählt jeden Worker so stark, wie Sie angeben.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tool_exports.py" />
            <source>Crowd-Kit series</source>
            <translation>Crowd-Kit-Reihe</translation>
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
            <translation>CrowdGUI wurde letztes Mal ohne Vorwarnung beendet. Ihre Entscheidungen sind erhalten: siehe „Datei“, „Nicht Gespeichertes öffnen“, oder Ihr Projekt. Wo es stehen blieb, steht in {file}; es wurde nichts gesendet.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <source>CrowdGUI help</source>
            <translation>CrowdGUI-Hilfe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/keeping.py" />
            <source>CrowdGUI project (*{suffix})</source>
            <translation>CrowdGUI-Projekt (*{suffix})</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/about.py" />
            <source>CrowdGUI {version}</source>
            <translation>CrowdGUI {version}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/accuracies.py" />
            <source>Crowds whose mean is further from the expected one are drawn anew; 1 keeps all.</source>
            <translation>Crowds, deren Mittelwert weiter vom erwarteten entfernt ist, werden neu gezogen; 1 behält alle.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items_page.py" />
            <source>Ctrl+Z undoes the last answer</source>
            <translation>Strg+Z macht die letzte Antwort rückgängig</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/lpi.py" />
            <source>Damping</source>
            <translation>Dämpfung</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>Dark, high &amp;contrast</source>
            <translation>Dunkel, hoher K&amp;ontrast</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_loaded.py" />
            <location filename="../../crowdgui/ui/rail_entries.py" />
            <source>Data</source>
            <translation>Daten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/tour.py" />
            <source>Data: what is in your file</source>
            <translation>Daten: was in Ihrer Datei steht</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>Delete</source>
            <translation>Löschen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/unsaved_work.py" />
            <source>Delete all of it…</source>
            <translation>Alles löschen…</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>Delete {n} pieces of unsaved work?</source>
            <extracomment>For one: Delete {n} piece of unsaved work?</extracomment>
            <translation>
                <numerusform>{n} nicht gespeicherte Arbeit löschen?</numerusform>
                <numerusform>{n} nicht gespeicherte Arbeiten löschen?</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>Demoted. {reason}</source>
            <translation>Herabgestuft. {reason}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/page.py" />
            <source>Details</source>
            <translation>Details</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
            <source>Differ</source>
            <translation>Abweichend</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <source>Differences</source>
            <translation>Unterschiede</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Different labels, each with its share of all labels</source>
            <translation>Verschiedene Labels, jedes mit seinem Anteil an allen Labels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Different names in the role Item</source>
            <translation>Verschiedene Namen in der Rolle Item</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Different names in the role Worker</source>
            <translation>Verschiedene Namen in der Rolle Worker</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>Distance from guessing</source>
            <translation>Abstand vom Raten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/check_status.py" />
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
            <location filename="../../crowdgui/ui/pages/study_panel.py" />
            <location filename="../../crowdgui/ui/widgets/tour_card.py" />
            <source>Done</source>
            <translation>Fertig</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Double-click a class to change it.</source>
            <translation>Doppelklick auf eine Klasse ändert sie.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>Doubt about the first vote</source>
            <translation>Zweifel an der ersten Abstimmung</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Down</source>
            <translation>Nach unten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/label_studio.py" />
            <source>Draft that was not submitted</source>
            <translation>Entwurf, der nicht abgeschickt wurde</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_end.py" />
            <source>Draw a sample on the Guarantee page</source>
            <translation>Stichprobe auf der Seite „Garantie“ ziehen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>Draw labels at random, look at each one yourself, and say what it is. The result needs no assumption about workers.</source>
            <translation>Ziehen Sie Labels zufällig, sehen Sie sich jedes selbst an und sagen Sie, was es ist. Das Ergebnis braucht keine Annahme über die Worker.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>Draw the {n} labels…</source>
            <translation>Die {n} Labels ziehen…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Drawing a set</source>
            <translation>Ein Datensatz wird gezogen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/simulated_statistics.py" />
            <location filename="../../crowdgui/core/compare/misfit.py" />
            <source>Drawing label sets from the fitted model</source>
            <translation>Labelsätze werden aus dem angepassten Modell gezogen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/simulation_run.py" />
            <source>Drawing sets and trying rules</source>
            <translation>Datensätze werden gezogen und Regeln erprobt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Drawn from a Beta distribution</source>
            <translation>Aus einer Beta-Verteilung gezogen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/study_panel.py" />
            <source>Draws</source>
            <translation>Ziehungen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>Drop a file of labels here</source>
            <translation>Legen Sie hier eine Datei mit Labels ab</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>Duration</source>
            <translation>Dauer</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/label_metadata.py" />
            <source>Durations that could not be read, or cannot be true; their labels are kept</source>
            <translation>Nicht lesbare oder unmögliche Dauern; ihre Labels bleiben erhalten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/consensus.py" />
            <source>EBCC counts {ebcc}, BWA {bwa} and pooled EM {em}: so they foretell hidden labels best.</source>
            <translation>EBCC zählt {ebcc}, BWA {bwa} und gepooltes EM {em}: So sagen sie verdeckte Labels am besten vorher.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>EM, one accuracy a class</source>
            <translation>EM, eine Genauigkeit je Klasse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>EM, one accuracy a worker</source>
            <translation>EM, eine Genauigkeit je Worker</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>EM, pooled</source>
            <translation>EM, gepoolt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/assignment.py" />
            <source>Each by another worker.</source>
            <translation>Jedes von einem anderen Worker.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/errors.py" />
            <source>Each item is to get {n} labels, and there are fewer workers.</source>
            <extracomment>For one: Each item is to get {n} label, and there are fewer workers.</extracomment>
            <translation>
                <numerusform>Jedes Item soll {n} Label erhalten, und es gibt weniger Worker.</numerusform>
                <numerusform>Jedes Item soll {n} Labels erhalten, und es gibt weniger Worker.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Each item its own chance</source>
            <translation>Jedes Item mit eigener Wahrscheinlichkeit</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Each number is a class</source>
            <translation>Jede Zahl ist eine Klasse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>Each question gets labels of its own, all in one project. Here the one that is chosen is shown.</source>
            <translation>Jede Frage erhält eigene Labels, alle in einem Projekt. Hier wird die gewählte gezeigt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>Each row is</source>
            <translation>Jede Zeile ist</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>Each row is a worker, an item and a label.</source>
            <translation>Jede Zeile ist ein Worker, ein Item und ein Label.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>Each row is a worker.</source>
            <translation>Jede Zeile ist ein Worker.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>Each row is an item, a worker and a label.</source>
            <translation>Jede Zeile ist ein Item, ein Worker und ein Label.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>Each row is an item.</source>
            <translation>Jede Zeile ist ein Item.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Each worker their own chance</source>
            <translation>Jeder Worker mit eigener Wahrscheinlichkeit</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Encoding</source>
            <translation>Kodierung</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/tour_card.py" />
            <source>End</source>
            <translation>Beenden</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>Enter</source>
            <translation>Enter</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_partners.py" />
            <source>Enter or a double click shows the items both labelled.</source>
            <translation>Enter oder ein Doppelklick zeigt die Items, die beide gelabelt haben.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Error</source>
            <translation>Fehler</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/presets.py" />
            <source>Error and bound by mean accuracy</source>
            <translation>Fehler und Schranke nach mittlerer Genauigkeit</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/presets.py" />
            <source>Error and bound by number of items</source>
            <translation>Fehler und Schranke nach Anzahl der Items</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/presets.py" />
            <source>Error and bound by number of workers</source>
            <translation>Fehler und Schranke nach Anzahl der Worker</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/simulation_run.py" />
            <source>Error and bounds</source>
            <translation>Fehler und Schranken</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>Error rate you accept</source>
            <translation>Akzeptierte Fehlerrate</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/bounds_chart.py" />
            <source>Error the rule expects</source>
            <translation>Fehler, den die Regel erwartet</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/plan_panel.py" />
            <source>Error to reach</source>
            <translation>Zu erreichender Fehler</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/study_panel.py" />
            <source>Errors</source>
            <translation>Fehler</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/progress.py" />
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Every accuracy must lie between 0 and 1.</source>
            <translation>Jede Genauigkeit muss zwischen 0 und 1 liegen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Every answer stands in the row of a worker</source>
            <translation>Jede Antwort steht in der Zeile eines Workers</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Every answer stands in the row of an item</source>
            <translation>Jede Antwort steht in der Zeile eines Items</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Every chance of a label must lie between 0 and 1.</source>
            <translation>Jede Wahrscheinlichkeit eines Labels muss zwischen 0 und 1 liegen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/keeping.py" />
            <source>Every change is saved in {file} as you make it.</source>
            <translation>Jede Änderung wird sofort in {file} gespeichert.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/corner.py" />
            <source>Every change is written to the project file as you make it.</source>
            <translation>Jede Änderung wird sofort in die Projektdatei geschrieben.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>Every choice of this rule is the usual one.</source>
            <translation>Alle Einstellungen dieser Regel sind die üblichen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items_page.py" />
            <source>Every item’s label, how sure it is and who voted for it stand here once a file of labels is open and a rule has run.</source>
            <translation>Das Label jedes Items, wie sicher es ist und wer dafür gestimmt hat, steht hier, sobald eine Datei mit Labels geöffnet und eine Regel gelaufen ist.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Every label is “{word}”, so there is nothing to decide</source>
            <translation>Jedes Label ist „{word}“, daher gibt es nichts zu entscheiden</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Every row has a worker, an item and a label</source>
            <translation>Jede Zeile hat einen Worker, ein Item und ein Label</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/data.py" />
            <source>Every row was read; nothing was left out</source>
            <translation>Jede Zeile wurde gelesen; nichts wurde ausgelassen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/lpi.py" />
            <source>Every worker counts as having given so many right labels before.</source>
            <translation>Jeder Worker gilt so, als hätte er zuvor schon so viele richtige Labels vergeben.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/lpi.py" />
            <source>Every worker counts as having given so many wrong labels before.</source>
            <translation>Jeder Worker gilt so, als hätte er zuvor schon so viele falsche Labels vergeben.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Every worker counts the same. A baseline to compare with.</source>
            <translation>Jeder Worker zählt gleich. Eine Vergleichsbasis.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_detail.py" />
            <source>Evidence</source>
            <translation>Belege</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>Exact text (cells may run as formulas)</source>
            <translation>Text unverändert (Zellen können als Formeln laufen)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/table_formats.py" />
            <source>Excel workbook</source>
            <translation>Excel-Arbeitsmappe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Expectation–maximisation (EM)</source>
            <translation>Expectation-Maximization (EM)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_partners.py" />
            <source>Expected</source>
            <translation>Erwartet</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>Expected to be better than chance: t1 is not negative</source>
            <translation>Voraussichtlich besser als der Zufall: t1 ist nicht negativ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>Expected to be worse than chance: t2 is not positive</source>
            <translation>Voraussichtlich schlechter als der Zufall: t2 ist nicht positiv</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/plan_columns.py" />
            <source>Expected to fall by</source>
            <translation>Sinkt wohl um</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <location filename="../../crowdgui/ui/rail_entries.py" />
            <source>Export</source>
            <translation>Export</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>Export {n} files</source>
            <extracomment>For one: Export {n} file</extracomment>
            <translation>
                <numerusform>{n} Datei exportieren</numerusform>
                <numerusform>{n} Dateien exportieren</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/tour.py" />
            <source>Export: hand it on</source>
            <translation>Export: weitergeben</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/exporting.py" />
            <source>Exporting</source>
            <translation>Wird exportiert</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_end.py" />
            <source>Export…</source>
            <translation>Exportieren…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/report.py" />
            <source>False flags</source>
            <translation>Falsche Hinweise</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/rule_options.py" />
            <source>Fewer options</source>
            <translation>Weniger Optionen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/presets.py" />
            <source>Figure 2 (a), or 4 (a): 31 workers, 200 items, 3 classes, a chance of 30 % for a label, mean accuracy from 0.38 up. The bound follows the error of the oracle MAP rule, and IWMV comes close to it.</source>
            <translation>Abbildung 2 (a) oder 4 (a): 31 Worker, 200 Items, 3 Klassen, eine Wahrscheinlichkeit von 30 % für ein Label, mittlere Genauigkeit ab 0,38. Die Schranke folgt dem Fehler der Orakel-MAP-Regel, und IWMV kommt ihm nahe.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/presets.py" />
            <source>Figure 2 (b), or 4 (b): 200 items, accuracies from Beta(2.3, 2), more and more workers. On the logarithmic scale error and bound fall in a straight line.</source>
            <translation>Abbildung 2 (b) oder 4 (b): 200 Items, Genauigkeiten aus Beta(2,3; 2), immer mehr Worker. Auf der logarithmischen Skala fallen Fehler und Schranke auf einer geraden Linie.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/presets.py" />
            <source>Figure 2 (c), or 4 (c): 31 workers, accuracies from Beta(2.3, 2), more and more items. The oracle MAP rule and its bound stay as they are, and IWMV gains.</source>
            <translation>Abbildung 2 (c) oder 4 (c): 31 Worker, Genauigkeiten aus Beta(2,3; 2), immer mehr Items. Die Orakel-MAP-Regel und ihre Schranke bleiben, wie sie sind, und IWMV wird besser.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/presets.py" />
            <source>Figure 4 (a), or 5 (a): 31 workers, 1,000 to 11,000 items. IWMV, its log-odds form and EM are equally accurate.</source>
            <translation>Abbildung 4 (a) oder 5 (a): 31 Worker, 1.000 bis 11.000 Items. IWMV, seine Log-Odds-Form und EM sind gleich genau.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/presets.py" />
            <source>Figure 4 (b), or 5 (b): 31 workers, 1,000 to 11,000 items. The time until no final label changes any more, and until the rule itself stops.</source>
            <translation>Abbildung 4 (b) oder 5 (b): 31 Worker, 1.000 bis 11.000 Items. Die Zeit, bis sich kein Endlabel mehr ändert und bis die Regel selbst anhält.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/presets.py" />
            <source>Figure 4 (c), or 5 (c): 31 workers, 1,000 to 11,000 items. The steps until no final label changes any more, and until the rule itself stops.</source>
            <translation>Abbildung 4 (c) oder 5 (c): 31 Worker, 1.000 bis 11.000 Items. Die Schritte, bis sich kein Endlabel mehr ändert und bis die Regel selbst anhält.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/presets.py" />
            <source>Figure 4 (d), or 5 (d): 31 workers, 1,000 to 11,000 items. The time that 50 steps take.</source>
            <translation>Abbildung 4 (d) oder 5 (d): 31 Worker, 1.000 bis 11.000 Items. Die Zeit für 50 Schritte.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/presets.py" />
            <source>Figure 5, or 6: 20 workers are right on 90 % of one set of 60 items and on 60 % of another of 40, 30 workers on 50 % and 70 %. No single accuracy describes them.</source>
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
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>Files</source>
            <translation>Dateien</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>Files are written whole or not at all.</source>
            <translation>Dateien werden ganz oder gar nicht geschrieben.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/telling.py" />
            <source>Files that were written already are whole.</source>
            <translation>Bereits geschriebene Dateien sind vollständig.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <source>Final label</source>
            <translation>Endlabel</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>Final label “{label}”, confidence {share}.</source>
            <translation>Endlabel „{label}“, Konfidenz {share}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>Final label “{label}”, set by hand by {who}, {when}.</source>
            <translation>Endlabel „{label}“, von Hand gesetzt von {who}, {when}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <source>Final labels</source>
            <translation>Endlabels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>Final labels and worker table can be written here once a file of labels is open and a rule has run.</source>
            <translation>Endlabels und Worker-Tabelle lassen sich hier schreiben, sobald eine Datei mit Labels geöffnet und eine Regel gelaufen ist.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/class_shares.py" />
            <location filename="../../crowdgui/ui/pages/labels_page.py" />
            <source>Final labels by class</source>
            <translation>Endlabels nach Klasse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <source>Final labels on gold items</source>
            <translation>Endlabels auf Gold-Items</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>Final labels that are wrong on gold, over the gold items that have a label both before and after: {before} before, {after} after.</source>
            <translation>Endlabels, die laut Gold falsch sind, über die Gold-Items mit Label vorher und nachher: {before} vorher, {after} nachher.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>Final labels that change</source>
            <translation>Endlabels, die sich ändern</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/about.py" />
            <source>Final labels, worker quality and an error guarantee from the answers of many workers, by Li and Yu’s “Error Rate Bounds and Iterative Weighted Majority Voting for Crowdsourcing” (2014).

Your files are only read, never changed. Nothing leaves this computer.

MIT licence. Typeface Inter under the SIL Open Font License; Qt under the LGPL.</source>
            <translation>Endlabels, Qualität der Worker und eine Fehlergarantie aus den Antworten vieler Worker, nach „Error Rate Bounds and Iterative Weighted Majority Voting for Crowdsourcing“ von Li und Yu (2014).

Ihre Dateien werden nur gelesen, nie geändert. Nichts verlässt diesen Computer.

MIT-Lizenz. Schrift Inter unter der SIL Open Font License; Qt unter der LGPL.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_table.py" />
            <location filename="../../crowdgui/ui/widgets/corner.py" />
            <source>Find</source>
            <translation>Suchen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/answer_cards.py" />
            <source>Find a class</source>
            <translation>Klasse suchen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/answer_cards.py" />
            <source>Find a class (F)</source>
            <translation>Klasse suchen (F)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_table.py" />
            <source>Find a worker</source>
            <translation>Worker suchen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_table.py" />
            <source>Find an item</source>
            <translation>Item suchen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/study/study_run.py" />
            <source>Finding the full result to hold parts against</source>
            <translation>Das volle Ergebnis, an dem Teile gemessen werden, wird ermittelt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/marks.py" />
            <source>Fine</source>
            <translation>In Ordnung</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/telling.py" />
            <source>Finished {time}</source>
            <translation>Fertig {time}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/accuracies.py" />
            <source>First group, first set</source>
            <translation>Erste Gruppe, erste Menge</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/accuracies.py" />
            <source>First group, second set</source>
            <translation>Erste Gruppe, zweite Menge</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>First row</source>
            <translation>Erste Zeile</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>First row has names</source>
            <translation>Erste Zeile hat Namen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/preview_table.py" />
            <source>First rows of the file</source>
            <translation>Erste Zeilen der Datei</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/ebcc.py" />
            <location filename="../../crowdgui/core/rules/em_fit.py" />
            <location filename="../../crowdgui/core/rules/em_steps.py" />
            <location filename="../../crowdgui/core/rules/lpi.py" />
            <location filename="../../crowdgui/core/rules/map.py" />
            <source>Fitting</source>
            <translation>Anpassung läuft</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/consensus.py" />
            <source>Fitting three rules</source>
            <translation>Drei Regeln werden angepasst</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <location filename="../../crowdgui/ui/pages/worker_partners.py" />
            <source>Flag</source>
            <translation>Hinweis</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/flags.py" />
            <source>Flag rules</source>
            <translation>Hinweisregeln</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_table.py" />
            <source>Flag rules…</source>
            <translation>Hinweisregeln…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_table.py" />
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
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>Flags</source>
            <translation>Hinweise</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>Flags: {name}</source>
            <translation>Hinweise: {name}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/coefficients.py" />
            <source>Fleiss’ kappa</source>
            <translation>Fleiss’ Kappa</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>Folder</source>
            <translation>Ordner</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>Folder for the files</source>
            <translation>Ordner für die Dateien</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Folder of Parquet files</source>
            <translation>Ordner mit Parquet-Dateien</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Folder to put the results in</source>
            <translation>Ordner für die Ergebnisse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>For labels that do not fit on this computer. The workers of a Dask cluster read them and write final labels and workers as Parquet; all must reach both places. The rule has its usual options.</source>
            <translation>Für Labels, die nicht auf diesen Computer passen. Die Worker-Prozesse eines Dask-Clusters lesen sie und schreiben Endlabels und Worker als Parquet; alle müssen beide Orte erreichen. Die Regel hat ihre üblichen Optionen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_list.py" />
            <source>For other tools</source>
            <translation>Für andere Werkzeuge</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>For programs: text in CSV stays as it is. A spreadsheet that opens the file may run some of it.</source>
            <translation>Für Programme: Text in CSV bleibt, wie er ist. Eine Tabellenkalkulation, die die Datei öffnet, führt womöglich Teile davon aus.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>For rules whose weights do not depend on the labels: plain majority and oracles.</source>
            <translation>Für Regeln, deren Gewichte nicht von den Labels abhängen: einfache Mehrheit und Orakel.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>For theorem 4: {condition}</source>
            <translation>Für Satz 4: {condition}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/held_out.py" />
            <source>Foretelling hidden labels</source>
            <translation>Verdeckte Labels werden vorhergesagt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Format</source>
            <translation>Format</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_list.py" />
            <source>Format of the tables</source>
            <translation>Format der Tabellen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <source>Forward</source>
            <translation>Vorwärts</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>From a file of accuracies…</source>
            <translation>Aus einer Datei mit Genauigkeiten…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>From agreement alone</source>
            <translation>Aus der Übereinstimmung allein</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>From gold answers</source>
            <translation>Aus Goldantworten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>From the file {file}</source>
            <translation>Aus der Datei {file}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>From this mean accuracy on, the bound for one-step voting speaks.</source>
            <translation>Ab dieser mittleren Genauigkeit sagt die Schranke für die einstufige Abstimmung etwas aus.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>From {first} to {last}; UTC where the file names a zone.</source>
            <translation>Von {first} bis {last}; UTC, wo die Datei eine Zone nennt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/run.py" />
            <source>Further answers of a worker to the same item, left out: {n}.</source>
            <translation>Ausgelassene weitere Antworten eines Workers auf dasselbe Item: {n}.</translation>
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
            <translation>Dieses Audit aufgeben</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Given that one worker says this class, how often another says it of the item too.</source>
            <translation>Wenn ein Worker diese Klasse nennt, wie oft ein anderer sie demselben Item auch gibt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Gives the same answer as {who} on {agreed} of {shared} items, where about {expected} are to be expected ({corrected}). The labels do not tell who copies from whom.</source>
            <translation>Gibt bei {agreed} von {shared} Items dieselbe Antwort wie {who}, zu erwarten wären etwa {expected} ({corrected}). Die Labels sagen nicht, wer von wem abschreibt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Gives the same answers as {who} too often ({corrected}).</source>
            <translation>Gibt zu oft dieselben Antworten wie {who} ({corrected}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <location filename="../../crowdgui/ui/pages/study_panel.py" />
            <source>Go on</source>
            <translation>Fortfahren</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>Go on checking…</source>
            <translation>Weiter prüfen…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>Go on without saving</source>
            <translation>Ohne Speichern fortfahren</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/ui/pages/guarantee_words.py" />
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>Gold</source>
            <translation>Gold</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Gold answers</source>
            <translation>Goldantworten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Gold answers from a second file</source>
            <translation>Goldantworten aus einer zweiten Datei</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Gold column</source>
            <translation>Gold-Spalte</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>Gold counts as the true label: workers are scored against it, rules that use gold keep it, and the rule runs again.</source>
            <translation>Gold zählt als das wahre Label: Worker werden daran gemessen, Regeln, die Gold nutzen, behalten es bei, und die Regel läuft erneut.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>Gold drawn at random</source>
            <translation>Gold zufällig gezogen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/guarantee_builder.py" />
            <source>Gold is known for every item</source>
            <translation>Gold ist für jedes Item bekannt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/headline.py" />
            <source>Gold is known for every item, so this is a count and no estimate.</source>
            <translation>Gold ist für jedes Item bekannt; dies ist also gezählt und nicht geschätzt.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>Gold is known for every item: {n} of {known} final labels are wrong, {share}.</source>
            <extracomment>For one: Gold is known for every item: {n} of {known} final labels is wrong, {share}.</extracomment>
            <translation>
                <numerusform>Gold ist für jedes Item bekannt: {n} von {known} Endlabels ist falsch, {share}.</numerusform>
                <numerusform>Gold ist für jedes Item bekannt: {n} von {known} Endlabels sind falsch, {share}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Gold items cannot be held fixed on a cluster.</source>
            <translation>Gold-Items lassen sich auf einem Cluster nicht festhalten.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/em.py" />
            <location filename="../../crowdgui/core/rules/voting.py" />
            <source>Gold items keep their gold class, and workers are measured against it.</source>
            <translation>Gold-Items behalten ihre Goldklasse, und Worker werden daran gemessen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <source>Gold label</source>
            <translation>Goldlabel</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>Gold labels</source>
            <translation>Goldlabels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>Gold shows more wrong labels than it allows, so what it needs is not so.</source>
            <translation>Gold zeigt mehr falsche Labels, als es zulässt; was es voraussetzt, trifft also nicht zu.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Gold stands for all items only if its items were drawn at random from them.</source>
            <translation>Gold steht nur dann für alle Items, wenn seine Items zufällig aus ihnen gezogen wurden.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Gold that the rule has used is no test of its final labels.</source>
            <translation>Gold, das die Regel verwendet hat, ist kein Test ihrer Endlabels.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>Gold was drawn at random: count it as an audit</source>
            <translation>Gold wurde zufällig gezogen: als Audit zählen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>Gold was not drawn at random after all</source>
            <translation>Gold wurde doch nicht zufällig gezogen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/guarantee_builder.py" />
            <source>Gold: {wrong} of {n} wrong</source>
            <translation>Gold: {wrong} von {n} falsch</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/write.py" />
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <location filename="../../crowdgui/ui/rail_entries.py" />
            <source>Guarantee</source>
            <translation>Garantie</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/tour.py" />
            <source>Guarantee: how far you can trust it</source>
            <translation>Garantie: wie weit Sie dem trauen können</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/flag_styles.py" />
            <location filename="../../crowdgui/ui/widgets/marks.py" />
            <source>Guessing</source>
            <translation>Raten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/report.py" />
            <source>Guessing is flagged where the answers may tell no more of the items than this share of what an ordinary worker’s tell.</source>
            <translation>Raten gilt als auffällig, wenn die Antworten vielleicht nicht mehr über die Items sagen als diesen Anteil dessen, was die eines gewöhnlichen Workers sagen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <source>Guessing on hard items</source>
            <translation>Raten bei schweren Items</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Guessing would agree more often: {rarely} would agree so rarely ({corrected}).</source>
            <translation>Raten würde öfter übereinstimmen; {rarely} würde so selten übereinstimmen ({corrected}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Guessing would agree on {chance}.</source>
            <translation>Raten würde bei {chance} übereinstimmen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/coefficients.py" />
            <source>Gwet’s AC1</source>
            <translation>Gwets AC1</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_pace.py" />
            <source>Half of the labels took less, half took more.</source>
            <translation>Die Hälfte der Labels dauerte kürzer, die Hälfte länger.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Half of the labels took {seconds} s or less, {share} of the time others take for the same items; {rarely} would be as fast ({corrected}).</source>
            <translation>Die Hälfte der Labels dauerte {seconds} s oder weniger, {share} der Zeit, die andere für dieselben Items brauchen; {rarely} wäre so schnell ({corrected}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/report.py" />
            <source>Half of the {n} agree on {half} or more; {no_better}.</source>
            <translation>Die Hälfte der {n} stimmt zu {half} oder mehr überein; {no_better}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Half of them took {n} seconds or less.</source>
            <translation>Die Hälfte davon dauerte {n} Sekunden oder weniger.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>Hand on the labels, with what is known about them.</source>
            <translation>Geben Sie die Labels weiter, mit dem, was über sie bekannt ist.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Hard items</source>
            <translation>Schwere Items</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>Hardly any item has two labels, so no label was hidden and foretold by the others.</source>
            <translation>Kaum ein Item hat zwei Labels, daher wurde kein Label verdeckt und aus den anderen vorhergesagt.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/bounds/improvements.py" />
            <source>Have {n} labels on every item</source>
            <extracomment>For one: Have {n} label on every item</extracomment>
            <translation>
                <numerusform>Jedes Item mit {n} Label versehen</numerusform>
                <numerusform>Jedes Item mit {n} Labels versehen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/corner.py" />
            <source>Help</source>
            <translation>Hilfe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_queue.py" />
            <source>Hidden until you have answered.</source>
            <translation>Verdeckt, bis Sie geantwortet haben.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>Hide the numbers behind the paper’s bounds</source>
            <translation>Zahlen hinter den Schranken des Papers ausblenden</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items_page.py" />
            <source>Hide votes while I judge</source>
            <translation>Stimmen verbergen, während ich urteile</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>High</source>
            <translation>Bis</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/assignment.py" />
            <source>Highest chance</source>
            <translation>Höchste Wahrscheinlichkeit</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_pictures.py" />
            <source>Histogram</source>
            <translation>Histogramm</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/history.py" />
            <source>History</source>
            <translation>Verlauf</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_matrix.py" />
            <source>Hold answers against</source>
            <translation>Antworten messen an</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/em.py" />
            <location filename="../../crowdgui/core/rules/voting.py" />
            <source>Hold gold items fixed</source>
            <translation>Gold-Items festhalten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>Holding rules against gold</source>
            <translation>Regeln werden an Gold gemessen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/check_status.py" />
            <source>Holds</source>
            <translation>Gilt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>Hongwei Li and Bin Yu (2014), Error Rate Bounds and Iterative Weighted Majority Voting for Crowdsourcing, arXiv:1411.4086.</source>
            <translation>Hongwei Li und Bin Yu (2014), Error Rate Bounds and Iterative Weighted Majority Voting for Crowdsourcing, arXiv:1411.4086.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/map.py" />
            <source>How common each class is, as shares or counts.</source>
            <translation>Wie häufig jede Klasse ist, als Anteile oder Anzahlen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>How far all answers together can move a score; the leads are measured in it.</source>
            <translation>Wie weit alle Antworten zusammen eine Punktzahl bewegen können; daran wird der Vorsprung gemessen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/bounds_chart.py" />
            <source>How far each bound reaches; indications are no promise.</source>
            <translation>Wie weit jede Schranke reicht; Anhaltspunkte versprechen nichts.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/bounds_chart.py" />
            <source>How far each bound reaches; indications are no promise. Hatched ones hold only if the worker model does.</source>
            <translation>Wie weit jede Schranke reicht; Anhaltspunkte versprechen nichts. Schraffierte gelten nur, wenn das Worker-Modell gilt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>How far one answer can move a score, as a share of all of them together.</source>
            <translation>Wie weit eine Antwort eine Punktzahl bewegen kann, als Anteil an allen zusammen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <source>How far the final label is ahead of the next, of all there is to win.</source>
            <translation>Wie weit das Endlabel vor dem nächsten liegt, gemessen an allem, was zu gewinnen ist.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>How far the first, plain vote may mislead the weights; below 1 is needed.</source>
            <translation>Wie weit die erste, einfache Abstimmung die Gewichte irreführen kann; nötig ist unter 1.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>How far the workers’ accuracies are from one half, on average.</source>
            <translation>Wie weit die Genauigkeiten der Worker im Mittel von einem Halb entfernt sind.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers_page.py" />
            <source>How good each worker is, and who looks like guessing, stands here once a file of labels is open and a rule has run.</source>
            <translation>Wie gut jeder Worker ist und bei wem es nach Raten aussieht, steht hier, sobald eine Datei mit Labels geöffnet und eine Regel gelaufen ist.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/assignment.py" />
            <source>How likely a worker labels an item, the same for all.</source>
            <translation>Wie wahrscheinlich ein Worker ein Item labelt, für alle gleich.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_detail.py" />
            <location filename="../../crowdgui/ui/widgets/bars.py" />
            <source>How likely each class is</source>
            <translation>Wie wahrscheinlich jede Klasse ist</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/plan_columns.py" />
            <source>How likely its final label is wrong, if workers are as they seem to be.</source>
            <translation>Wie wahrscheinlich das Endlabel falsch ist, wenn die Worker so sind, wie sie scheinen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_pace.py" />
            <source>How long a label took is the time since the label before it in the same session.</source>
            <translation>Wie lange ein Label dauerte, ist die Zeit seit dem Label davor in derselben Sitzung.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_pace.py" />
            <source>How long labels took is recorded in the file.</source>
            <translation>Wie lange Labels dauerten, ist in der Datei verzeichnet.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>How long the rule alone took on this computer.</source>
            <translation>Wie lange die Regel allein auf diesem Computer brauchte.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>How long this worker’s labels took is not known.</source>
            <translation>Wie lange die Labels dieses Workers dauerten, ist nicht bekannt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/em.py" />
            <source>How many answers to each class the crowd’s confusion matrix counts for.</source>
            <translation>Für wie viele Antworten je Klasse die Konfusionsmatrix der Crowd zählt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/scenario.py" />
            <source>How many classes there are to choose from.</source>
            <translation>Wie viele Klassen zur Wahl stehen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/scenario.py" />
            <source>How many items there are.</source>
            <translation>Wie viele Items es gibt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>How many items this rule labels otherwise than the rule in use.</source>
            <translation>Wie viele Items diese Regel anders labelt als die verwendete Regel.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <source>How many labels</source>
            <translation>Wie viele Labels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/bwa.py" />
            <source>How many labels a worker must give to count by own labels as much as by the crowd.</source>
            <translation>Wie viele Labels ein Worker vergeben muss, um ebenso sehr nach den eigenen Labels zu zählen wie nach der Crowd.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/study_panel.py" />
            <source>How many labels do you need?</source>
            <translation>Wie viele Labels brauchen Sie?</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>How many labels this worker gave.</source>
            <translation>Wie viele Labels dieser Worker vergab.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/plan_columns.py" />
            <source>How many more labels this item is worth.</source>
            <translation>Wie viele weitere Labels dieses Item wert ist.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>How many of all worker–item pairs have a label.</source>
            <translation>Wie viele aller Worker-Item-Paare ein Label haben.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>How many of this worker’s labels on gold items are right.</source>
            <translation>Wie viele Labels dieses Workers auf Gold-Items richtig sind.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <source>How many ordinary workers there are to copy from.</source>
            <translation>Von wie vielen gewöhnlichen Workern abgeschrieben werden kann.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>How many ranges</source>
            <translation>Wie viele Bereiche</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>How many seconds the label in the middle took: half of the labels took less.</source>
            <translation>Wie viele Sekunden das mittlere Label dauerte: Die Hälfte der Labels dauerte kürzer.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>How many sets are drawn at each point.</source>
            <translation>Wie viele Datensätze an jedem Punkt gezogen werden.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <location filename="../../crowdgui/ui/pages/review_queue.py" />
            <source>How many workers gave each class, in the order of the classes.</source>
            <translation>Wie viele Worker jede Klasse vergaben, in der Reihenfolge der Klassen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/scenario.py" />
            <source>How many workers there are.</source>
            <translation>Wie viele Worker es gibt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>How much a worker’s vote counts. A guesser has 0; a vote below 0 counts against what the worker says.</source>
            <translation>Wie stark die Stimme eines Workers zählt. Wer rät, hat 0; eine Stimme unter 0 zählt gegen das, was der Worker sagt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>How much answers move a score on an item, squared and added up; small is good.</source>
            <translation>Wie stark Antworten eine Punktzahl bei einem Item bewegen, quadriert und addiert; klein ist gut.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/coefficients.py" />
            <source>How much better workers agree than by chance: 0 is chance, 1 is full agreement, below 0 is worse than chance. Items may have different numbers of labels. Often asked for: 0.80, and at least 0.67 for careful conclusions.</source>
            <translation>Wie viel besser Worker übereinstimmen als durch Zufall: 0 ist Zufall, 1 volle Übereinstimmung, unter 0 ist schlechter als Zufall. Items dürfen unterschiedlich viele Labels haben. Oft verlangt: 0,80 und für vorsichtige Schlüsse mindestens 0,67.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/weighted.py" />
            <source>How much each worker counts. A worker without a stated weight counts 0.</source>
            <translation>Wie stark jeder Worker zählt. Ein Worker ohne angegebenes Gewicht zählt 0.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/weighted.py" />
            <source>How much each worker counts. Where none is stated, each counts 1; where some are, the others count 0.</source>
            <translation>Wie stark jeder Worker zählt. Wo keines angegeben ist, zählt jeder 1; wo manche angegeben sind, zählen die übrigen 0.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/bounds.py" />
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>How much error is possible</source>
            <translation>Wie viel Fehler möglich ist</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>How much the answers tell of the final label, by Raykar and Yu’s score: 0 for answers that tell nothing, 1 for a worker who is never wrong. With few labels chance alone lifts it above 0.</source>
            <translation>Wie viel die Antworten über das Endlabel sagen, nach dem Wert von Raykar und Yu: 0 für Antworten, die nichts sagen, 1 für einen Worker, der nie falsch liegt. Bei wenigen Labels hebt schon der Zufall ihn über 0.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>How much this worker’s vote counts. 0 is a guesser; below 0, a worker who is wrong more often than a guesser, whose vote counts against.</source>
            <translation>Wie stark die Stimme dieses Workers zählt. 0 heißt Raten; unter 0 liegt der Worker öfter falsch als beim Raten, und seine Stimme zählt dagegen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>How often</source>
            <translation>Wie oft</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/accuracies.py" />
            <source>How often a label is right.</source>
            <translation>Wie oft ein Label richtig ist.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/study_panel.py" />
            <source>How often a part of the labels is drawn anew at each share.</source>
            <translation>Wie oft bei jedem Anteil ein Teil der Labels neu gezogen wird.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>How often a worker’s label is the one that the others elect by this rule without that worker. It tells how well the rule sums the workers up, not how right they are.</source>
            <translation>Wie oft das Label eines Workers das ist, das die anderen nach dieser Regel ohne ihn wählen. Es sagt, wie gut die Regel die Worker zusammenfasst, nicht, wie richtig sie liegen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>How often a worker’s label is the one that the others elect, the worker’s own vote left out.</source>
            <translation>Wie oft das Label eines Workers das ist, das die anderen wählen, die eigene Stimme des Workers nicht mitgezählt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/map.py" />
            <source>How often each worker gives each answer to items of each true class, as chances or counts.</source>
            <translation>Wie oft jeder Worker bei Items jeder wahren Klasse jede Antwort gibt, als Wahrscheinlichkeiten oder Anzahlen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/map.py" />
            <source>How often each worker is right, 0 to 1, for workers without a stated confusion matrix. Where neither is stated, the answers to gold items tell.</source>
            <translation>Wie oft jeder Worker richtig liegt, 0 bis 1, für Worker ohne angegebene Konfusionsmatrix. Wo beides fehlt, geben die Antworten auf Gold-Items Auskunft.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/weighted.py" />
            <source>How often each worker is right, 0 to 1. Where none is stated, the answers to gold items tell; a worker without either counts 0.</source>
            <translation>Wie oft jeder Worker richtig liegt, 0 bis 1. Wo nichts angegeben ist, geben die Antworten auf Gold-Items Auskunft; ein Worker ohne beides zählt 0.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/kos.py" />
            <source>How often messages go from items to workers and back.</source>
            <translation>Wie oft Nachrichten von Items zu Workern und zurück gehen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>How often the rule went over the labels after the first vote.</source>
            <translation>Wie oft die Regel nach der ersten Abstimmung die Labels durchging.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>How often this worker gives the label that the others elect without this worker’s own vote, with the range that is likely at 95 %. The dotted line is guessing.</source>
            <translation>Wie oft dieser Worker das Label gibt, das die anderen ohne seine eigene Stimme wählen, mit dem Bereich, der zu 95 % wahrscheinlich ist. Die gepunktete Linie ist Raten.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>How often this worker sat down to work; a pause of half an hour ends a session.</source>
            <translation>Wie oft sich dieser Worker an die Arbeit setzte; eine Pause von einer halben Stunde beendet eine Sitzung.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>How often this worker’s label is the final label. The worker’s own vote helps to elect it, so this is a little too kind.</source>
            <translation>Wie oft das Label dieses Workers das Endlabel ist. Die eigene Stimme hilft, es zu wählen, daher ist dies etwas zu günstig.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_partners.py" />
            <source>How often two who answer as these do would agree if neither looked at the other.</source>
            <translation>Wie oft zwei, die so antworten wie diese, übereinstimmen würden, wenn keiner auf den anderen sähe.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/histograms.py" />
            <source>How sure the rule is</source>
            <translation>Wie sicher die Regel ist</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>How the labels were put together</source>
            <translation>Wie die Labels zusammengefasst wurden</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/convergence.py" />
            <location filename="../../crowdgui/ui/plots/convergence_plot.py" />
            <source>How the vote settled</source>
            <translation>Wie die Abstimmung zur Ruhe kam</translation>
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
            <location filename="../../crowdgui/io/report/sections/agreement.py" />
            <source>How well workers agree</source>
            <translation>Wie gut Worker übereinstimmen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tool_exports.py" />
            <source>Hugging Face data set</source>
            <translation>Hugging-Face-Datensatz</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/inception.py" />
            <source>INCEpTION agreement</source>
            <translation>INCEpTION-Übereinstimmung</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/data.py" />
            <source>If every worker had labelled every item, this would be 100 %.</source>
            <translation>Hätte jeder Worker jedes Item gelabelt, wären es 100 %.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>If none of {n} rules were better, chance would show such a lead in {share} of cases.</source>
            <extracomment>For one: If it were no better, chance would show such a lead in {share} of cases.</extracomment>
            <translation>
                <numerusform>Wäre sie nicht besser, zeigte der Zufall einen solchen Vorsprung in {share} der Fälle.</numerusform>
                <numerusform>Wäre keine von {n} Regeln besser, zeigte der Zufall einen solchen Vorsprung in {share} der Fälle.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>If none were better, chance would hardly ever show such a lead among {n} rules.</source>
            <extracomment>For one: If it were no better, chance would hardly ever show such a lead with {n} rule tried.</extracomment>
            <translation>
                <numerusform>Wäre sie nicht besser, zeigte der Zufall bei {n} versuchten Regel einen solchen Vorsprung kaum je.</numerusform>
                <numerusform>Wäre keine besser, zeigte der Zufall unter {n} Regeln einen solchen Vorsprung kaum je.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>If this many of the {n} are wrong …</source>
            <translation>Wenn so viele der {n} falsch sind …</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>If you quit now it is stopped. Your file is not changed.</source>
            <translation>Wenn Sie jetzt beenden, wird sie abgebrochen. Ihre Datei wird nicht geändert.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/prodigy.py" />
            <source>Ignored by the worker</source>
            <translation>Vom Worker ignoriert</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/frame.py" />
            <source>Import</source>
            <translation>Importieren</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/frame.py" />
            <source>Import labels</source>
            <translation>Labels importieren</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>In brackets the range that is likely at 95 %.</source>
            <translation>In Klammern der Bereich, der zu 95 % wahrscheinlich ist.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>In order</source>
            <translation>In Ordnung</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/argilla.py" />
            <source>In record {n}, the lists of responses, users and status of “{question}” differ in length. Export the records again.</source>
            <translation>In Eintrag {n} sind die Listen der Antworten, Nutzer und Status von „{question}“ verschieden lang. Exportieren Sie die Einträge erneut.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>In record {n}, “{key}” is {what}. The export may be damaged; export it again.</source>
            <translation>In Eintrag {n} ist „{key}“ {what}. Der Export ist womöglich beschädigt; exportieren Sie erneut.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_detail.py" />
            <source>In the colour of the class; the bar is the worker’s weight, ▲ marks workers who are flagged.</source>
            <translation>In der Farbe der Klasse; der Balken ist das Gewicht des Workers, ▲ kennzeichnet auffällige Worker.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_detail.py" />
            <source>In the colour of the class; ▲ marks workers who are flagged.</source>
            <translation>In der Farbe der Klasse; ▲ kennzeichnet auffällige Worker.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <source>In use</source>
            <translation>Verwendet</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>Information</source>
            <translation>Information</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_words.py" />
            <source>Input</source>
            <translation>Eingabe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/mturk.py" />
            <source>Inputs and answers are numbered alike. If each number is an item of its own, choose “Several items a row”.</source>
            <translation>Eingaben und Antworten sind gleich nummeriert. Wenn jede Nummer ein eigenes Item ist, wählen Sie „Mehrere Items je Zeile“.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>Interval</source>
            <translation>Intervall</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>Is it as right as it is sure?</source>
            <translation>Ist sie so oft im Recht, wie sie sicher ist?</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Is this the column with the labels?</source>
            <translation>Ist dies die Spalte mit den Labels?</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/parse_labels.py" />
            <source>It answers another question</source>
            <translation>Beantwortet eine andere Frage</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/sagemaker.py" />
            <location filename="../../crowdgui/io/importing/recipes.py" />
            <location filename="../../crowdgui/io/importing/tables.py" />
            <location filename="../../crowdgui/io/tabular/file_head.py" />
            <location filename="../../crowdgui/io/tabular/subprocess_reader.py" />
            <source>It cannot be opened: {why}.</source>
            <translation>Sie lässt sich nicht öffnen: {why}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/subprocess_reader.py" />
            <source>It could not be read within {n} seconds.</source>
            <translation>Sie ließ sich nicht innerhalb von {n} Sekunden lesen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>It counts as gold.</source>
            <translation>Es zählt als Gold.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/plan.py" />
            <source>It does not show yet where it levels off.</source>
            <translation>Noch zeigt sich nicht, wo sie sich einpendelt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/headline.py" />
            <source>It follows from a random sample that was checked by hand, at {confidence} confidence, whatever the workers do.</source>
            <translation>Das folgt aus einer von Hand geprüften Zufallsstichprobe, mit {confidence} Konfidenz, was auch immer die Worker tun.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/headline.py" />
            <source>It follows from gold items, drawn at random as you state, at {confidence} confidence, whatever the workers do.</source>
            <translation>Das folgt aus Gold-Items, die nach Ihrer Angabe zufällig gezogen wurden, mit {confidence} Konfidenz, was auch immer die Worker tun.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/headline.py" />
            <source>It follows from how often workers agree, without any checked answers</source>
            <translation>Das folgt daraus, wie oft Worker übereinstimmen, ohne geprüfte Antworten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/headline.py" />
            <source>It follows from how workers did on gold items</source>
            <translation>Das folgt daraus, wie Worker bei Gold-Items abschnitten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>It holds Python objects, which are never read because they can run a program. Save it as numbers or text.</source>
            <translation>Sie enthält Python-Objekte, die nie gelesen werden, weil sie ein Programm ausführen können. Speichern Sie sie als Zahlen oder Text.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>It holds no array of numbers or text.</source>
            <translation>Sie enthält kein Array aus Zahlen oder Text.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>It is being worked out.</source>
            <translation>Es wird berechnet.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <location filename="../../crowdgui/io/formats/parquet.py" />
            <source>It is damaged or cut off. Get it again from where it came from.</source>
            <translation>Sie ist beschädigt oder abgeschnitten. Holen Sie sie erneut von der Quelle.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/parts.py" />
            <source>It is damaged or no Parquet file.</source>
            <translation>Sie ist beschädigt oder keine Parquet-Datei.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>It is damaged, cut off, or no workbook. Save it again, or as CSV.</source>
            <translation>Sie ist beschädigt, abgeschnitten oder keine Arbeitsmappe. Speichern Sie sie erneut oder als CSV.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>It is data</source>
            <translation>Sie enthält Daten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>It is left out: so many labels of so many classes would take very long.</source>
            <translation>Sie ist ausgelassen: So viele Labels so vieler Klassen würden sehr lange dauern.</translation>
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
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>It is tied with another class and won because it comes first.</source>
            <translation>Es liegt mit einer anderen Klasse gleichauf und gewann, weil es zuerst kommt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>It must be said of each worker whether their labels count.</source>
            <translation>Für jeden Worker muss angegeben sein, ob seine Labels zählen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/file_preview.py" />
            <source>It names no worker and has one answer for each item.</source>
            <translation>Sie nennt keinen Worker und hat eine Antwort je Item.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>It names the columns</source>
            <translation>Sie benennt die Spalten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <location filename="../../crowdgui/core/bounds/guarantee.py" />
            <source>It says nothing: by this bound practically every label could be wrong.</source>
            <translation>Sie besagt nichts: Nach dieser Schranke könnte praktisch jedes Label falsch sein.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/guarantee.py" />
            <source>It says nothing: workers who were hardly seen to err leave no room for errors.</source>
            <translation>Sie besagt nichts: Worker, bei denen kaum Fehler zu sehen waren, lassen keinen Raum für Fehler.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>It says that it holds more than a file of its size can. It is damaged.</source>
            <translation>Laut eigener Angabe enthält sie mehr, als eine Datei ihrer Größe kann. Sie ist beschädigt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/parquet.py" />
            <source>It says that it holds {n} rows, {mb} MB in memory, which is more than a file of its size should. Save only the columns of worker, item and label.</source>
            <translation>Laut eigener Angabe enthält sie {n} Zeilen, {mb} MB im Arbeitsspeicher, mehr, als eine Datei ihrer Größe sollte. Speichern Sie nur die Spalten für Worker, Item und Label.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/plan.py" />
            <source>It seems to level off at about {end}.</source>
            <translation>Sie scheint sich bei etwa {end} einzupendeln.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>It speaks of one answer of each worker to an item; here some gave more.</source>
            <translation>Sie gilt für eine Antwort je Worker und Item; hier gaben manche mehr.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>It speaks of rules that add up votes; this rule does not.</source>
            <translation>Sie gilt für Regeln, die Stimmen addieren; diese Regel tut das nicht.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>It speaks only of a crowd that is worse than chance; this one is not.</source>
            <translation>Sie gilt nur für eine Crowd, die schlechter ist als der Zufall; diese ist es nicht.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/subprocess_reader.py" />
            <source>It takes more memory than a file of its size should, or it is damaged.</source>
            <translation>Sie braucht mehr Arbeitsspeicher, als eine Datei ihrer Größe sollte, oder sie ist beschädigt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/agreement_bound.py" />
            <source>It takes two classes and two workers who count.</source>
            <translation>Nötig sind zwei Klassen und zwei Worker, die zählen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/gold_bound.py" />
            <source>It takes two classes, and items without gold.</source>
            <translation>Nötig sind zwei Klassen und Items ohne Gold.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/file.py" />
            <source>It was not closed properly and can only be put right where writing is allowed. Copy it to another folder, together with the file of the same name that ends in “-journal”.</source>
            <translation>Es wurde nicht ordentlich geschlossen und lässt sich nur dort in Ordnung bringen, wo Schreiben erlaubt ist. Kopieren Sie es in einen anderen Ordner, zusammen mit der gleichnamigen Datei, die auf „-journal“ endet.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>It would be read from {path}</source>
            <translation>Es würde aus {path} gelesen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/guarantee_builder.py" />
            <source>It would hold if workers’ mistakes were independent; these labels show otherwise.</source>
            <translation>Es würde gelten, wenn die Fehler der Worker unabhängig wären; diese Labels zeigen etwas anderes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/file_head.py" />
            <source>It would unpack to {n} MB, which is more than a file of its size should hold. Save the table as CSV and open that.</source>
            <translation>Entpackt wären es {n} MB, mehr, als eine Datei ihrer Größe enthalten sollte. Speichern Sie die Tabelle als CSV und öffnen Sie diese.</translation>
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
            <translation>Item</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>Item by item</source>
            <translation>Item für Item</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>Item by item, Chernoff</source>
            <translation>Item für Item, Chernoff</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>Item by item, hidden kinds of items</source>
            <translation>Item für Item, verborgene Arten von Items</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>Item by item, own confusion matrices</source>
            <translation>Item für Item, eigene Konfusionsmatrizen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Item column</source>
            <translation>Item-Spalte</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/judging_panel.py" />
            <source>Item {name}</source>
            <translation>Item {name}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <location filename="../../crowdgui/io/formats/get_another_label.py" />
            <source>Item, worker, label</source>
            <translation>Item, Worker, Label</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <location filename="../../crowdgui/core/simulate/scenario.py" />
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <location filename="../../crowdgui/ui/pages/item_table.py" />
            <location filename="../../crowdgui/ui/pages/items_page.py" />
            <location filename="../../crowdgui/ui/rail_entries.py" />
            <source>Items</source>
            <translation>Items</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <source>Items by class</source>
            <translation>Items nach Klasse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/accuracies.py" />
            <source>Items in the first set</source>
            <translation>Items in der ersten Menge</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>Items on which the final label only won by the order of the classes.</source>
            <translation>Items, bei denen das Endlabel nur durch die Reihenfolge der Klassen gewann.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Items that two rules label differently</source>
            <translation>Items, die zwei Regeln verschieden labeln</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <source>Items to look at</source>
            <translation>Items zum Ansehen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_queue.py" />
            <source>Items to review</source>
            <translation>Durchzusehende Items</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/plan_panel.py" />
            <source>Items to send out again</source>
            <translation>Erneut zu vergebende Items</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cubam_yaml.py" />
            <location filename="../../crowdgui/io/formats/peerannot.py" />
            <source>Items, then workers</source>
            <translation>Items, dann Worker</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Items, workers and labels are not of the same length.</source>
            <translation>Items, Worker und Labels sind nicht gleich lang.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/tour.py" />
            <source>Items: look at the unsure ones yourself</source>
            <translation>Items: die unsicheren selbst ansehen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/mturk.py" />
            <location filename="../../crowdgui/io/formats/toloka.py" />
            <source>Its inputs</source>
            <translation>Seine Eingaben</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>Its name or number. The first one with a table otherwise.</source>
            <translation>Sein Name oder seine Nummer. Sonst das erste mit einer Tabelle.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/toloka.py" />
            <source>Its task</source>
            <translation>Seine Aufgabe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Its values</source>
            <translation>Werte</translation>
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
            <location filename="../../crowdgui/core/review/label_probabilities.py" />
            <source>Judging answers</source>
            <translation>Antworten werden beurteilt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>KB</source>
            <translation>KB</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Kappa is not defined, because both give one class to all they share.</source>
            <translation>Kappa ist nicht definiert, weil beide allen gemeinsamen Items eine Klasse geben.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if_strip.py" />
            <source>Keep</source>
            <translation>Übernehmen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>Keep all answers</source>
            <translation>Alle Antworten behalten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/appen.py" />
            <source>Keep personal columns</source>
            <translation>Persönliche Spalten behalten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/mturk.py" />
            <location filename="../../crowdgui/io/formats/toloka.py" />
            <source>Keep rejected answers</source>
            <translation>Abgelehnte Antworten behalten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/label_studio.py" />
            <source>Keep skipped annotations</source>
            <translation>Übersprungene Annotationen behalten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/labelbox.py" />
            <source>Keep skipped labels</source>
            <translation>Übersprungene Labels behalten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/appen.py" />
            <source>Keep tainted judgments</source>
            <translation>Fehlerhafte Urteile behalten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>Keep the first answer</source>
            <translation>Die erste Antwort behalten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>Keep the last answer</source>
            <translation>Die letzte Antwort behalten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>Keep “{kept}”: no rule is shown to suit these labels better, beyond noise.</source>
            <translation>Behalten Sie „{kept}“: Für keine Regel ist über den Zufall hinaus gezeigt, dass sie besser zu diesen Labels passt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>Keep “{kept}”: there is nothing to judge rules by.</source>
            <translation>Behalten Sie „{kept}“: Es gibt nichts, woran sich Regeln beurteilen lassen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers_page.py" />
            <source>Kept: all workers count.</source>
            <translation>Übernommen: Alle Worker zählen.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers_page.py" />
            <source>Kept: {n} workers stay left out.</source>
            <extracomment>For one: Kept: {n} worker stays left out.</extracomment>
            <translation>
                <numerusform>Übernommen: {n} Worker bleibt ausgeschlossen.</numerusform>
                <numerusform>Übernommen: {n} Worker bleiben ausgeschlossen.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items_page.py" />
            <source>Key B</source>
            <translation>Taste B</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items_page.py" />
            <source>Key S</source>
            <translation>Taste S</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Kinds of items (EBCC)</source>
            <translation>Arten von Items (EBCC)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/ebcc.py" />
            <source>Kinds of items in each class</source>
            <translation>Arten von Items je Klasse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/ebcc.py" />
            <source>Kinds start at random; the probabilities of so many starts are averaged.</source>
            <translation>Arten beginnen zufällig; die Wahrscheinlichkeiten so vieler Starts werden gemittelt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>Known once the file is read.</source>
            <translation>Bekannt, sobald die Datei gelesen ist.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Known workers (MAP)</source>
            <translation>Bekannte Worker (MAP)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/coefficients.py" />
            <source>Krippendorff’s alpha</source>
            <translation>Krippendorffs Alpha</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Krippendorff’s alpha of this class against all others put together.</source>
            <translation>Krippendorffs Alpha dieser Klasse gegen alle anderen zusammen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/coefficients.py" />
            <source>Krippendorff’s alpha, interval</source>
            <translation>Krippendorffs Alpha, Intervall</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/coefficients.py" />
            <source>Krippendorff’s alpha, ordinal</source>
            <translation>Krippendorffs Alpha, ordinal</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>Label</source>
            <translation>Label</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/label_studio_csv.py" />
            <source>Label Studio CSV</source>
            <translation>Label Studio CSV</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/label_studio.py" />
            <source>Label Studio JSON</source>
            <translation>Label Studio JSON</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/label_studio_min.py" />
            <source>Label Studio JSON-MIN</source>
            <translation>Label Studio JSON-MIN</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tool_exports.py" />
            <source>Label Studio predictions</source>
            <translation>Label-Studio-Vorhersagen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <source>Label by the rule</source>
            <translation>Label der Regel</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Label on a cluster</source>
            <translation>Auf einem Cluster labeln</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/labelbox.py" />
            <source>Labelbox export</source>
            <translation>Labelbox-Export</translation>
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
            <translation>Labels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Labels and gold answers need the same words.</source>
            <translation>Labels und Goldantworten brauchen dieselben Wörter.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/file_kinds.py" />
            <source>Labels and projects</source>
            <translation>Labels und Projekte</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <source>Labels by class</source>
            <translation>Labels nach Klasse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/convergence.py" />
            <location filename="../../crowdgui/ui/plots/convergence_plot.py" />
            <source>Labels changed at each step</source>
            <translation>In jedem Schritt geänderte Labels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <source>Labels given</source>
            <translation>Vergebene Labels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/worker_scatter.py" />
            <location filename="../../crowdgui/ui/plots/worker_scatter.py" />
            <source>Labels given (log scale)</source>
            <translation>Vergebene Labels (log. Skala)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>Labels left out</source>
            <translation>Ausgelassene Labels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Labels of this class on items with two labels or more.</source>
            <translation>Labels dieser Klasse auf Items mit mindestens zwei Labels.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/assignment.py" />
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Labels per item</source>
            <translation>Labels je Item</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>Labels set</source>
            <translation>Gesetzte Labels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>Labels set by hand</source>
            <translation>Von Hand gesetzte Labels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <source>Labels that are copied</source>
            <translation>Abgeschriebene Labels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>Labels that differ</source>
            <translation>Abweichende Labels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/plan_columns.py" />
            <source>Labels to ask for</source>
            <translation>Weitere Labels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>Labels to check</source>
            <translation>Zu prüfende Labels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/report.py" />
            <source>Labels to judge by</source>
            <translation>Labels für ein Urteil</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/plan_panel.py" />
            <source>Labels to spend</source>
            <translation>Zu vergebende Labels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/tour.py" />
            <source>Labels, workers, items and classes are counted. The picture shows who labelled what, and the checks say what was left out.</source>
            <translation>Labels, Worker, Items und Klassen sind gezählt. Das Bild zeigt, wer was gelabelt hat, und die Prüfungen sagen, was ausgelassen wurde.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/tour.py" />
            <source>Labels: one for each item</source>
            <translation>Labels: eines für jedes Item</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <source>Language</source>
            <translation>Sprache</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>Largest lead of the true class</source>
            <translation>Größter Vorsprung der wahren Klasse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>Largest single step</source>
            <translation>Größter Einzelschritt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>Latin-1</source>
            <translation>Latin-1</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>Layout</source>
            <translation>Anordnung</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <source>Leaders</source>
            <translation>Vorbilder</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Learns how good each worker is on each class.</source>
            <translation>Lernt, wie gut jeder Worker bei jeder Klasse ist.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Learns how good each worker is, alike on all classes.</source>
            <translation>Lernt, wie gut jeder Worker ist, bei allen Klassen gleich.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Learns kinds of items on which workers err together. Slower.</source>
            <translation>Lernt Arten von Items, bei denen Worker gemeinsam irren. Langsamer.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Learns which classes each worker mixes up.</source>
            <translation>Lernt, welche Klassen jeder Worker verwechselt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>Least lead of the true class</source>
            <translation>Kleinster Vorsprung der wahren Klasse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <source>Least sure</source>
            <translation>Am wenigsten sicher</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>Least sure first</source>
            <translation>Unsicherste zuerst</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <location filename="../../crowdgui/ui/pages/worker_detail.py" />
            <source>Leave out</source>
            <translation>Ausschließen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>Leave out answers that differ</source>
            <translation>Abweichende Antworten auslassen</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers_page.py" />
            <source>Leave out the {n} flagged</source>
            <extracomment>For one: Leave out the flagged worker</extracomment>
            <translation>
                <numerusform>Den auffälligen Worker ausschließen</numerusform>
                <numerusform>Die {n} auffälligen ausschließen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/bounds/improvements.py" />
            <source>Leave out the {n} flagged workers</source>
            <extracomment>For one: Leave out the flagged worker</extracomment>
            <translation>
                <numerusform>Den auffälligen Worker ausschließen</numerusform>
                <numerusform>Die {n} auffälligen Worker ausschließen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_detail.py" />
            <source>Leave out {n}</source>
            <translation>{n} ausschließen</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/worker_table.py" />
            <source>Leave out {n} workers</source>
            <extracomment>For one: Leave out {n} worker</extracomment>
            <translation>
                <numerusform>{n} Worker ausschließen</numerusform>
                <numerusform>{n} Worker ausschließen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/flag_styles.py" />
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <location filename="../../crowdgui/ui/pages/worker_table.py" />
            <location filename="../../crowdgui/ui/widgets/marks.py" />
            <source>Left out</source>
            <translation>Ausgeschlossen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>Length of the weights</source>
            <translation>Länge der Gewichte</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>Level</source>
            <translation>Stufe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Li and Yu: {name}</source>
            <translation>Li und Yu: {name}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>Light, &amp;high contrast</source>
            <translation>Hell, hoher &amp;Kontrast</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Like EM, but steadier when workers gave few labels.</source>
            <translation>Wie EM, aber stabiler, wenn Worker wenige Labels vergaben.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Like labels that were open before</source>
            <translation>Wie zuvor geöffnete Labels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Like the labels that are open</source>
            <translation>Wie die geöffneten Labels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Like weighted voting, but trusts very good workers far more.</source>
            <translation>Wie gewichtete Abstimmung, vertraut sehr guten Workern aber weit mehr.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Like weighted voting, more careful with few labels.</source>
            <translation>Wie gewichtete Abstimmung, bei wenigen Labels vorsichtiger.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>Limit</source>
            <translation>Grenze</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/bwa.py" />
            <location filename="../../crowdgui/core/rules/ebcc.py" />
            <location filename="../../crowdgui/core/rules/em.py" />
            <location filename="../../crowdgui/core/rules/lpi.py" />
            <location filename="../../crowdgui/core/rules/voting.py" />
            <source>Limit of steps</source>
            <translation>Höchstzahl der Schritte</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Limit of the mean error by Chernoff’s method, with the true accuracies, given who labelled which item.</source>
            <translation>Grenze des mittleren Fehlers nach Chernoffs Methode, mit den wahren Genauigkeiten, bei gegebener Zuteilung, wer welches Item gelabelt hat.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Limit of the mean error by Chernoff’s method, with the true accuracies, over all ways in which labels could have been shared out.</source>
            <translation>Grenze des mittleren Fehlers nach Chernoffs Methode, mit den wahren Genauigkeiten, über alle Arten, wie Labels hätten zugeteilt werden können.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Limit of the mean error by Li and Yu (2014), theorem 3, with the true accuracies.</source>
            <translation>Grenze des mittleren Fehlers nach Li und Yu (2014), Satz 3, mit den wahren Genauigkeiten.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>Limits are of the share of wrong labels, on average unless a bound says with which probability. Demoted ones would hold if the worker model did.</source>
            <translation>Grenzen gelten für den Anteil falscher Labels, im Mittel, sofern eine Schranke nicht sagt, mit welcher Wahrscheinlichkeit. Herabgestufte würden gelten, wenn das Worker-Modell gälte.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Limits of the ranges</source>
            <translation>Grenzen der Bereiche</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/preview_table.py" />
            <source>Line {n} of the file</source>
            <translation>Zeile {n} der Datei</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Lines {lines}</source>
            <extracomment>For one: Line {lines}</extracomment>
            <translation>
                <numerusform>Zeile {lines}</numerusform>
                <numerusform>Zeilen {lines}</numerusform>
            </translation>
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
            <location filename="../../crowdgui/ui/pages/review_end.py" />
            <source>Look at the answers</source>
            <translation>Antworten ansehen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>Look at the answers…</source>
            <translation>Antworten ansehen…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/advice_panel.py" />
            <source>Look for evidence</source>
            <translation>Belege suchen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>Look here</source>
            <translation>Bitte ansehen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/study/forecast.py" />
            <location filename="../../crowdgui/ui/pages/plan_panel.py" />
            <source>Looking ahead</source>
            <translation>Vorausschau läuft</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/plan_panel.py" />
            <source>Looking ahead…</source>
            <translation>Vorausschau läuft…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/run.py" />
            <source>Looking at the labels</source>
            <translation>Die Labels werden durchgesehen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/opening.py" />
            <source>Looking at {file}</source>
            <translation>{file} wird angesehen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/em_fit.py" />
            <source>Looking for a start</source>
            <translation>Ein Start wird gesucht</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/advice_panel.py" />
            <source>Looking for evidence</source>
            <translation>Belege werden gesucht</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/keeping.py" />
            <source>Looking for unsaved work</source>
            <translation>Nicht gespeicherte Arbeit wird gesucht</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>Looking through the lines of {file}</source>
            <translation>Die Zeilen von {file} werden durchgesehen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Low</source>
            <translation>Von</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/assignment.py" />
            <source>Lowest chance</source>
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
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Made for two classes. Much slower; for comparison.</source>
            <translation>Für zwei Klassen gemacht. Viel langsamer; zum Vergleich.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Made for two classes. The fast form of belief propagation.</source>
            <translation>Für zwei Klassen gemacht. Die schnelle Form der Belief Propagation.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Made for two classes. Unsteady on uneven data; for comparison.</source>
            <translation>Für zwei Klassen gemacht. Instabil bei ungleichmäßigen Daten; zum Vergleich.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_detail.py" />
            <location filename="../../crowdgui/ui/pages/judging_panel.py" />
            <source>Make it gold</source>
            <translation>Zu Gold machen</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/review_end.py" />
            <source>Make these {n} labels gold</source>
            <extracomment>For one: Make this {n} label gold</extracomment>
            <translation>
                <numerusform>Dieses {n} Label zu Gold machen</numerusform>
                <numerusform>Diese {n} Labels zu Gold machen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/item_table.py" />
            <source>Make {n} labels gold</source>
            <extracomment>For one: Make {n} label gold</extracomment>
            <translation>
                <numerusform>{n} Label zu Gold machen</numerusform>
                <numerusform>{n} Labels zu Gold machen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <source>Margin</source>
            <translation>Vorsprung</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <source>Margin over the second class</source>
            <translation>Vorsprung vor der zweiten Klasse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cvat.py" />
            <source>Marks a part of the image, so it labels no image</source>
            <translation>Markiert einen Teil des Bildes, labelt also kein Bild</translation>
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
            <translation>Markiert einen Teil des Items, labelt also kein Item</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>Marks gold</source>
            <translation>Kennzeichnet Gold</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>Mean accuracy</source>
            <translation>Mittlere Genauigkeit</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/accuracies.py" />
            <source>Mean accuracy kept within</source>
            <translation>Zulässige Abweichung der mittleren Genauigkeit</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Mean accuracy of workers</source>
            <translation>Mittlere Genauigkeit der Worker</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>Mean accuracy that one-step voting needs</source>
            <translation>Mittlere Genauigkeit, die die einstufige Abstimmung braucht</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Mean field (LPI)</source>
            <translation>Mean Field (LPI)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Mean probability of the final label by the three rules, as much as each counts.</source>
            <translation>Mittlere Wahrscheinlichkeit des Endlabels nach den drei Regeln, so stark, wie jede zählt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/agreement.py" />
            <source>Measure</source>
            <translation>Maß</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/speed.py" />
            <source>Measuring pace</source>
            <translation>Das Tempo wird gemessen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/peers.py" />
            <location filename="../../crowdgui/core/workers/spam_tests/effective_counts.py" />
            <source>Measuring workers</source>
            <translation>Worker werden bewertet</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Merge them on the page Classes if they mean the same.</source>
            <translation>Führen Sie sie auf der Seite „Klassen“ zusammen, wenn sie dasselbe bedeuten.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Merge words that differ only
in case and blanks</source>
            <translation>Wörter zusammenfassen, die sich
nur in Großschreibung und
Leerzeichen unterscheiden</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Merge words that differ only in case and blanks</source>
            <translation>Wörter zusammenfassen, die sich nur in Großschreibung und Leerzeichen unterscheiden</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Message passing (KOS)</source>
            <translation>Nachrichtenaustausch (KOS)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/kos.py" />
            <source>Messages start at random; the middle result of so many starts counts.</source>
            <translation>Nachrichten beginnen zufällig; es zählt das mittlere Ergebnis so vieler Starts.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/argilla.py" />
            <location filename="../../crowdgui/io/formats/label_studio.py" />
            <source>Models are workers</source>
            <translation>Modelle sind Worker</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/rule_options.py" />
            <source>More options</source>
            <translation>Mehr Optionen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>More than one column is set as {role}. Keep one.</source>
            <translation>Mehr als eine Spalte ist als „{role}“ festgelegt. Behalten Sie eine.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_table.py" />
            <source>More than six curves cannot be told apart. Untick one first.</source>
            <translation>Mehr als sechs Kurven lassen sich nicht unterscheiden. Entfernen Sie zuerst einen Haken.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>More than {n} curves cannot be told apart.</source>
            <extracomment>For one: More than {n} curve cannot be told apart.</extracomment>
            <translation>
                <numerusform>Mehr als {n} Kurve lässt sich nicht unterscheiden.</numerusform>
                <numerusform>Mehr als {n} Kurven lassen sich nicht unterscheiden.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>Most disputed first</source>
            <translation>Umstrittenste zuerst</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>Most wrong, an indication</source>
            <translation>Höchstens falsch, ein Anhaltspunkt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>Most wrong, if the model held</source>
            <translation>Höchstens falsch, wenn das Modell gälte</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/reviewer.py" />
            <source>Name</source>
            <translation>Name</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>Name of the recipe</source>
            <translation>Name der Vorlage</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cubam_yaml.py" />
            <location filename="../../crowdgui/io/formats/peerannot.py" />
            <source>Names on the outside first.</source>
            <translation>Außen stehende Namen zuerst.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_words.py" />
            <source>Names that a spreadsheet would run are being counted.</source>
            <translation>Namen, die eine Tabellenkalkulation ausführen würde, werden gezählt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/prodigy.py" />
            <source>Neither accepted nor rejected</source>
            <translation>Weder angenommen noch abgelehnt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/frame.py" />
            <location filename="../../crowdgui/ui/pages/items_page.py" />
            <location filename="../../crowdgui/ui/widgets/tour_card.py" />
            <source>Next</source>
            <translation>Weiter</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/report.py" />
            <source>Next to nothing</source>
            <translation>So gut wie nichts</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>No accuracy is stated, and no worker answered a gold item. State accuracies, or open a file of gold answers.</source>
            <translation>Es ist keine Genauigkeit angegeben, und kein Worker hat ein Gold-Item beantwortet. Geben Sie Genauigkeiten an oder öffnen Sie eine Datei mit Goldantworten.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>No accuracy is stated.</source>
            <translation>Es ist keine Genauigkeit angegeben.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/label_studio.py" />
            <source>No annotation says who made it. Export as JSON with annotators, without hiding their details; or, if every worker has a file, choose “One file a worker”.</source>
            <translation>Keine Annotation sagt, von wem sie stammt. Exportieren Sie als JSON mit Annotatoren, ohne deren Angaben zu verbergen; oder wählen Sie, wenn jeder Worker eine Datei hat, „Eine Datei je Worker“.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/label_studio_min.py" />
            <source>No annotation says who made it. Export as JSON, with annotators.</source>
            <translation>Keine Annotation sagt, von wem sie stammt. Exportieren Sie als JSON, mit Annotatoren.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>No answer</source>
            <translation>Keine Antwort</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>No answer is</source>
            <translation>„Keine Antwort“ ist</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/long_table.py" />
            <source>No answer is left. All were left out: {why}.</source>
            <translation>Keine Antwort ist übrig. Alle wurden ausgelassen: {why}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>No answer moves any label: every worker counts for nothing.</source>
            <translation>Keine Antwort bewegt ein Label: Jeder Worker zählt nichts.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/peerannot.py" />
            <location filename="../../crowdgui/io/formats/sagemaker.py" />
            <source>No answer names its worker.</source>
            <translation>Keine Antwort nennt ihren Worker.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/prodigy.py" />
            <source>No answer says who gave it. If every worker has a dataset of their own, choose “One file a worker”.</source>
            <translation>Keine Antwort sagt, von wem sie stammt. Wenn jeder Worker ein eigenes Dataset hat, wählen Sie „Eine Datei je Worker“.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>No array looks like labels. The arrays are {names}.</source>
            <translation>Kein Array sieht nach Labels aus. Die Arrays sind {names}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/workers.py" />
            <source>No audit sample was drawn.</source>
            <translation>Es wurde keine Audit-Stichprobe gezogen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>No bound of its own. {reason}</source>
            <translation>Keine eigene Schranke. {reason}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>No class is missed by the draw. The limit for all classes together is higher.</source>
            <translation>Keine Klasse wird von der Ziehung ausgelassen. Die Grenze für alle Klassen zusammen ist höher.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/label_studio_csv.py" />
            <source>No column differs between the annotations of a task. Say which holds the label.</source>
            <translation>Keine Spalte unterscheidet sich zwischen den Annotationen einer Aufgabe. Geben Sie an, welche das Label enthält.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/appen.py" />
            <source>No column differs between the judgments of a unit. Say which one holds the label.</source>
            <translation>Keine Spalte unterscheidet sich zwischen den Urteilen einer Einheit. Geben Sie an, welche das Label enthält.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/mturk.py" />
            <source>No column holds answers. Download the results once workers have answered.</source>
            <translation>Keine Spalte enthält Antworten. Laden Sie die Ergebnisse herunter, sobald Worker geantwortet haben.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>No error rate below 100 % can be promised with this probability.</source>
            <translation>Keine Fehlerrate unter 100 % lässt sich mit dieser Wahrscheinlichkeit zusagen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/doccano.py" />
            <source>No file is called after a worker.</source>
            <translation>Keine Datei heißt nach einem Worker.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/opening.py" />
            <source>No files yet</source>
            <translation>Noch keine Dateien</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <source>No final label is unsure enough to be listed here.</source>
            <translation>Kein Endlabel ist so unsicher, dass es hier aufzuführen wäre.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>No gold answer matches an item</source>
            <translation>Keine Goldantwort passt zu einem Item</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/guarantee.py" />
            <source>No guarantee</source>
            <translation>Keine Garantie</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <location filename="../../crowdgui/core/bounds/headline.py" />
            <source>No guarantee can be given from the labels alone.</source>
            <translation>Aus den Labels allein lässt sich keine Garantie geben.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/headline.py" />
            <source>No guarantee can be given yet.</source>
            <translation>Noch lässt sich keine Garantie geben.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/bootstrap.py" />
            <source>No interval, because a second class is on too few items.</source>
            <translation>Kein Intervall, weil eine zweite Klasse auf zu wenigen Items vorkommt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/overall.py" />
            <source>No interval, because only one item has labels of two workers.</source>
            <translation>Kein Intervall, weil nur ein Item Labels von zwei Workern hat.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/bootstrap.py" />
            <location filename="../../crowdgui/core/agreement/worker_pairs.py" />
            <source>No interval, because the items do not differ.</source>
            <translation>Kein Intervall, weil sich die Items nicht unterscheiden.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_detail.py" />
            <source>No item chosen</source>
            <translation>Kein Item gewählt</translation>
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
            <source>No item has labels of two workers.</source>
            <translation>Kein Item hat Labels von zwei Workern.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/plan.py" />
            <source>No item is foreseen to gain from more labels within this number.</source>
            <translation>Im Rahmen dieser Anzahl gewinnt voraussichtlich kein Item durch weitere Labels.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/gold.py" />
            <location filename="../../crowdgui/io/importing/label_filters.py" />
            <source>No item is named</source>
            <translation>Es ist kein Item genannt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>No item of this worker could be compared: nobody else labelled them, or the others are tied.</source>
            <translation>Kein Item dieses Workers ließ sich vergleichen: Niemand sonst hat sie gelabelt, oder bei den anderen herrscht Gleichstand.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>No item stands out</source>
            <translation>Kein Item fällt auf</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_words.py" />
            <source>No item, worker or class here has a name that a spreadsheet would run.</source>
            <translation>Kein Item, kein Worker und keine Klasse hier hat einen Namen, den eine Tabellenkalkulation ausführen würde.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items_page.py" />
            <source>No items yet</source>
            <translation>Noch keine Items</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/convergence.py" />
            <source>No label changed after the first vote.</source>
            <translation>Nach der ersten Abstimmung änderte sich kein Label.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/labelbox.py" />
            <source>No label says who made it. Export with “Label details” and “Performance”.</source>
            <translation>Kein Label sagt, von wem es stammt. Exportieren Sie mit „Label details“ und „Performance“.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/decisions.py" />
            <source>No label set by hand</source>
            <translation>Kein Label von Hand gesetzt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_detail.py" />
            <location filename="../../crowdgui/ui/pages/judging_panel.py" />
            <source>No longer gold</source>
            <translation>Nicht mehr Gold</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/plan.py" />
            <source>No number of labels is foreseen to bring the error to {wanted}: with all that would help, {more} more, about {least} would stay wrong. Better instructions or answers checked by hand can do what more labels cannot.</source>
            <translation>Voraussichtlich bringt keine Anzahl von Labels den Fehler auf {wanted}: Mit allen weiteren, die helfen würden ({more}), blieben etwa {least} falsch. Bessere Anweisungen oder von Hand geprüfte Antworten können leisten, was weitere Labels nicht können.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/prodigy.py" />
            <source>No option was chosen</source>
            <translation>Es wurde keine Option gewählt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_partners.py" />
            <source>No overlap: nobody else labelled any of this worker’s items.</source>
            <translation>Keine Überschneidung: Niemand sonst hat ein Item dieses Workers gelabelt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>No overlap: none of these workers share an item.</source>
            <translation>Keine Überschneidung: Diese Worker haben kein Item gemeinsam.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/argilla.py" />
            <source>No response says which user gave it. Export the records with their responses.</source>
            <translation>Keine Antwort sagt, von wem sie stammt. Exportieren Sie die Einträge mit ihren Antworten.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/read_labels.py" />
            <source>No row has a worker, an item and an answer. Check which columns these are.</source>
            <translation>Keine Zeile hat einen Worker, ein Item und eine Antwort. Prüfen Sie, welche Spalten das sind.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/table_view.py" />
            <source>No row matches the search and the filter.</source>
            <translation>Keine Zeile passt zu Suche und Filter.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/compare/comparison.py" />
            <source>No rule has fewer gold answers wrong than “{best}”: {wrong} of {known} ({share}). Beyond noise it beats {beaten} of the {n} other rules.</source>
            <extracomment>For one: No rule has fewer gold answers wrong than “{best}”: {wrong} of {known} ({share}). Beyond noise it beats {beaten} of {n} other rule.</extracomment>
            <translation>
                <numerusform>Keine Regel liegt bei weniger Goldantworten falsch als „{best}“: {wrong} von {known} ({share}). Über den Zufall hinaus schlägt „{best}“ {beaten} von {n} anderen Regel.</numerusform>
                <numerusform>Keine Regel liegt bei weniger Goldantworten falsch als „{best}“: {wrong} von {known} ({share}). Über den Zufall hinaus schlägt „{best}“ {beaten} der {n} anderen Regeln.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/comparison.py" />
            <source>No rule has fewer gold answers wrong than “{best}”: {wrong} of {known} ({share}). Beyond noise it is only shown to beat “{other}”.</source>
            <translation>Keine Regel liegt bei weniger Goldantworten falsch als „{best}“: {wrong} von {known} ({share}). Über den Zufall hinaus ist nur gezeigt, dass „{best}“ besser ist als „{other}“.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/telling.py" />
            <source>No rule has run on these labels yet</source>
            <translation>Auf diesen Labels ist noch keine Regel gelaufen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items_page.py" />
            <location filename="../../crowdgui/ui/pages/workers_page.py" />
            <source>No rule has run on these labels.</source>
            <translation>Auf diesen Labels ist keine Regel gelaufen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>No sample is drawn</source>
            <translation>Keine Stichprobe gezogen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>No share is stated for the class “{name}”. State one for each.</source>
            <translation>Für die Klasse „{name}“ ist kein Anteil angegeben. Geben Sie für jede einen an.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>No ties.</source>
            <translation>Keine Gleichstände.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>No two groups of items show between which workers swap quality.</source>
            <translation>Es zeigen sich keine zwei Gruppen von Items, zwischen denen Worker ihre Qualität tauschen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>No two workers labelled the same item, so nobody can be compared.</source>
            <translation>Keine zwei Worker haben dasselbe Item gelabelt, daher lässt sich niemand vergleichen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>No weights are stated. State one for each worker, or choose plain majority.</source>
            <translation>Es sind keine Gewichte angegeben. Geben Sie für jeden Worker eines an oder wählen Sie die einfache Mehrheit.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <location filename="../../crowdgui/text/data.py" />
            <source>No worker answered an item twice</source>
            <translation>Kein Worker hat ein Item zweimal beantwortet</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>No worker answered an item twice: the rule adds up every answer</source>
            <translation>Kein Worker hat ein Item zweimal beantwortet: Die Regel addiert jede Antwort</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>No worker is called “{name}”</source>
            <translation>Kein Worker heißt „{name}“</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/workers.py" />
            <source>No worker is left out.</source>
            <translation>Kein Worker ist ausgeschlossen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/label_filters.py" />
            <source>No worker is named</source>
            <translation>Es ist kein Worker genannt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>No worker looks like guessing.</source>
            <translation>Bei keinem Worker sieht es nach Raten aus.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/cluster.py" />
            <source>No worker process of the cluster is left. Nothing was written.</source>
            <translation>Vom Cluster ist kein Worker-Prozess übrig. Es wurde nichts geschrieben.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/report.py" />
            <source>No worker who counts could be compared with others.</source>
            <translation>Kein Worker, der zählt, konnte mit anderen verglichen werden.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers_page.py" />
            <source>No workers yet</source>
            <translation>Noch keine Worker</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/confusion_view.py" />
            <source>No {items}</source>
            <translation>Keine {items}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>No, a cell is one answer</source>
            <translation>Nein, eine Zelle ist eine Antwort</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/argilla.py" />
            <source>Nobody answered</source>
            <translation>Von niemandem beantwortet</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/parse_labels.py" />
            <source>Nobody answers the question “{wanted}”. The questions are {questions}.</source>
            <translation>Niemand beantwortet die Frage „{wanted}“. Die Fragen sind {questions}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/data.py" />
            <source>Nobody can be compared on them.</source>
            <translation>Niemand lässt sich daran vergleichen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>Nobody else labelled this worker’s items, or the others are tied on them.</source>
            <translation>Niemand sonst hat die Items dieses Workers gelabelt, oder bei den anderen herrscht dort Gleichstand.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_answers.py" />
            <source>Nobody else who counts labelled this worker’s items.</source>
            <translation>Niemand sonst, der zählt, hat die Items dieses Workers gelabelt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/report.py" />
            <source>Nobody is flagged for what more than this share of honest workers would do.</source>
            <translation>Niemand gilt als auffällig für etwas, das mehr als dieser Anteil ehrlicher Worker täte.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>Nobody labelled this item, so it has no final label.</source>
            <translation>Niemand hat dieses Item gelabelt, daher hat es kein Endlabel.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>Nobody labelled this item.</source>
            <translation>Niemand hat dieses Item gelabelt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/gold_bound.py" />
            <source>Nobody who answered gold has a say in the vote.</source>
            <translation>Niemand, der Gold beantwortet hat, hat bei der Abstimmung eine Stimme.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>Nobody who counts labelled these items, so they lose their final label.</source>
            <translation>Niemand, der zählt, hat diese Items gelabelt, daher verlieren sie ihr Endlabel.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>Nobody whose labels count has labelled this item.</source>
            <translation>Niemand, dessen Labels zählen, hat dieses Item gelabelt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>None</source>
            <translation>Keine</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>None of the bounds below says anything about these labels; each says why.</source>
            <translation>Keine der Schranken unten besagt etwas über diese Labels; bei jeder steht, warum.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/headline.py" />
            <source>None of the bounds below says anything about these labels; each says why. A random check by hand gives a guarantee.</source>
            <translation>Keine der Schranken unten besagt etwas über diese Labels; bei jeder steht, warum. Eine zufällige Prüfung von Hand gibt eine Garantie.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>None of the stated workers gave any of these labels. Check that their ids are written alike.</source>
            <translation>Keiner der angegebenen Worker hat eines dieser Labels vergeben. Prüfen Sie, ob ihre IDs gleich geschrieben sind.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers_together.py" />
            <source>None of them is flagged.</source>
            <translation>Keiner davon ist auffällig.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/judging_panel.py" />
            <source>None of these</source>
            <translation>Keine davon</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>None of these limits is a guarantee here.</source>
            <translation>Keine dieser Grenzen ist hier eine Garantie.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>None of {n} crowds drawn has its mean accuracy within {within} of the expected one. Allow more.</source>
            <translation>Keine von {n} gezogenen Crowds hat eine mittlere Genauigkeit, die höchstens {within} von der erwarteten abweicht. Lassen Sie mehr zu.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>None: as it was found</source>
            <translation>Keine: wie gefunden</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Not chosen</source>
            <translation>Nicht gewählt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/overall.py" />
            <source>Not defined, because all labels compared are the same number.</source>
            <translation>Nicht definiert, weil alle verglichenen Labels dieselbe Zahl sind.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/overall.py" />
            <source>Not defined, because all labels compared are “{only}”: without a second class, agreement cannot be told from chance.</source>
            <translation>Nicht definiert, weil alle verglichenen Labels „{only}“ sind: Ohne zweite Klasse lassen sich Übereinstimmung und Zufall nicht unterscheiden.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/overall.py" />
            <source>Not defined, because all {n} labels compared are of this class, so that chance cannot be told from agreement.</source>
            <translation>Nicht definiert, weil alle {n} verglichenen Labels zu dieser Klasse gehören und sich Zufall und Übereinstimmung so nicht unterscheiden lassen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/worker_pairs.py" />
            <source>Not defined, because any two workers who share {fewest} items or more give one and the same class to all of them.</source>
            <translation>Nicht definiert, weil je zwei Worker mit mindestens {fewest} gemeinsamen Items diesen allen ein und dieselbe Klasse geben.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/two_workers.py" />
            <source>Not defined, because both workers give one and the same class to every item they share, so that chance cannot be told from agreement.</source>
            <translation>Nicht definiert, weil beide Worker jedem gemeinsamen Item ein und dieselbe Klasse geben und sich Zufall und Übereinstimmung so nicht unterscheiden lassen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/overall.py" />
            <source>Not defined, because items have between {fewest} and {most} labels, and Fleiss’ kappa needs the same number on each. Krippendorff’s alpha does not.</source>
            <translation>Nicht definiert, weil die Items zwischen {fewest} und {most} Labels haben und Fleiss’ Kappa überall dieselbe Anzahl braucht. Krippendorffs Alpha braucht das nicht.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/overall.py" />
            <source>Not defined, because no item has labels of two workers.</source>
            <translation>Nicht definiert, weil kein Item Labels von zwei Workern hat.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/overall.py" />
            <source>Not defined, because no item with two labels or more has this class.</source>
            <translation>Nicht definiert, weil kein Item mit zwei oder mehr Labels diese Klasse hat.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/worker_pairs.py" />
            <source>Not defined, because no two workers share {fewest} items or more.</source>
            <translation>Nicht definiert, weil keine zwei Worker mindestens {fewest} Items gemeinsam haben.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/overall.py" />
            <source>Not defined, because the classes are not all numbers.</source>
            <translation>Nicht definiert, weil nicht alle Klassen Zahlen sind.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/overall.py" />
            <source>Not defined, because there is only one class.</source>
            <translation>Nicht definiert, weil es nur eine Klasse gibt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/two_workers.py" />
            <source>Not defined, because these two workers share no item.</source>
            <translation>Nicht definiert, weil diese beiden Worker kein Item gemeinsam haben.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Not defined, because two workers are needed.</source>
            <translation>Nicht definiert, weil zwei Worker nötig sind.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>Not defined: all items of this worker have the same final label, or none.</source>
            <translation>Nicht definiert: Alle Items dieses Workers haben dasselbe Endlabel oder keines.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_partners.py" />
            <source>Not defined: no shared item has a final label.</source>
            <translation>Nicht definiert: Kein gemeinsames Item hat ein Endlabel.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/calibration.py" />
            <source>Not defined: {reason}.</source>
            <translation>Nicht definiert: {reason}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/toloka.py" />
            <source>Not finished in time</source>
            <translation>Nicht rechtzeitig beendet</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/corner.py" />
            <source>Not in a project</source>
            <translation>Nicht in einem Projekt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>Not judged: {rules}.</source>
            <translation>Nicht beurteilt: {rules}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cvat.py" />
            <location filename="../../crowdgui/io/formats/doccano.py" />
            <location filename="../../crowdgui/io/formats/label_studio_csv.py" />
            <location filename="../../crowdgui/io/formats/label_studio_min.py" />
            <location filename="../../crowdgui/io/formats/labelbox.py" />
            <source>Not labelled yet</source>
            <translation>Noch nicht gelabelt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/worker_pairs.py" />
            <source>Not listed, because there are too many pairs of workers.</source>
            <translation>Nicht aufgeführt, weil es zu viele Paare von Workern gibt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/advice_panel.py" />
            <source>Not looked for.</source>
            <translation>Nicht gesucht.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>Not met: {conditions}.</source>
            <translation>Nicht erfüllt: {conditions}.</translation>
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
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>Not read: {names}.</source>
            <translation>Nicht gelesen: {names}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/corner.py" />
            <source>Not saved</source>
            <translation>Nicht gespeichert</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/argilla.py" />
            <source>Not submitted: {status}</source>
            <translation>Nicht abgeschickt: {status}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/overall.py" />
            <source>Not worked out, because there are more than {most} classes.</source>
            <translation>Nicht berechnet, weil es mehr als {most} Klassen gibt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/worker_pairs.py" />
            <source>Not worked out, because there are too many pairs of workers.</source>
            <translation>Nicht berechnet, weil es zu viele Paare von Workern gibt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/agreement_panel.py" />
            <source>Not worked out.</source>
            <translation>Nicht berechnet.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <location filename="../../crowdgui/ui/pages/judging_panel.py" />
            <source>Note</source>
            <translation>Notiz</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/judging_panel.py" />
            <source>Note for this item (N)</source>
            <translation>Notiz zu diesem Item (N)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_detail.py" />
            <source>Note: {note}</source>
            <translation>Notiz: {note}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
            <source>Noted</source>
            <translation>Mit Notiz</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <source>Notes</source>
            <translation>Notizen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Nothing</source>
            <translation>Nichts</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/rules/weighted.py" />
            <source>Nothing is known of {n} workers, who count 0.</source>
            <extracomment>For one: Nothing is known of {n} worker, who counts 0.</extracomment>
            <translation>
                <numerusform>Über {n} Worker ist nichts bekannt; er zählt 0.</numerusform>
                <numerusform>Über {n} Worker ist nichts bekannt; sie zählen 0.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>Nothing is left out.</source>
            <translation>Nichts ist ausgelassen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Nothing is loaded from the network.</source>
            <translation>Aus dem Netz wird nichts geladen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Nothing is stated of any worker, and none answered a gold item. State confusion matrices or accuracies, or open a file of gold answers.</source>
            <translation>Über keinen Worker ist etwas angegeben, und keiner hat ein Gold-Item beantwortet. Geben Sie Konfusionsmatrizen oder Genauigkeiten an oder öffnen Sie eine Datei mit Goldantworten.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/unsaved_work.py" />
            <source>Nothing is unsaved</source>
            <translation>Es gibt nichts Ungespeichertes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <source>Nothing to compare yet</source>
            <translation>Noch nichts zu vergleichen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>Nothing to export yet</source>
            <translation>Noch nichts zu exportieren</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>Nothing to guarantee yet.</source>
            <translation>Noch nichts zu garantieren.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels_page.py" />
            <source>Nothing to settle</source>
            <translation>Keine Schritte</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/telling.py" />
            <source>Nothing was changed.</source>
            <translation>Es wurde nichts geändert.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/workers.py" />
            <source>Nothing was left out of the files.</source>
            <translation>Aus den Dateien wurde nichts ausgelassen.</translation>
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
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>NumPy arrays</source>
            <translation>NumPy-Arrays</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>Number</source>
            <translation>Zahl</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <source>Number of labels</source>
            <translation>Anzahl der Labels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/ebcc.py" />
            <location filename="../../crowdgui/core/rules/kos.py" />
            <source>Number of starts</source>
            <translation>Anzahl der Starts</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/kos.py" />
            <source>Number of steps</source>
            <translation>Anzahl der Schritte</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Numbers</source>
            <translation>Zahlen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>Numbers begin at</source>
            <translation>Nummern beginnen bei</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/rule_options.py" />
            <source>Numbers from a file</source>
            <translation>Zahlen aus einer Datei</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/assignment.py" />
            <source>Of a worker to label an item.</source>
            <translation>Dass ein Worker ein Item labelt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Of all pairs of labels of this item, how many are the same.</source>
            <translation>Wie viele aller Paare von Labels dieses Items gleich sind.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/coefficients.py" />
            <source>Of all pairs of labels that two workers gave to one item, how many are the same. Easy to read, but part of it comes about by chance.</source>
            <translation>Wie viele aller Paare von Labels, die zwei Worker einem Item gaben, gleich sind. Leicht zu lesen, entsteht aber zum Teil durch Zufall.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/assignment.py" />
            <source>Of an item to be labelled by a worker.</source>
            <translation>Dass ein Item von einem Worker gelabelt wird.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/inception.py" />
            <source>Of annotations that were made but left without a value.</source>
            <translation>Von Annotationen, die angelegt, aber ohne Wert gelassen wurden.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/mturk.py" />
            <source>Of assignments that were not approved.</source>
            <translation>Von Assignments, die nicht angenommen wurden.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/appen.py" />
            <source>Of contributors who failed the quality control of the job.</source>
            <translation>Von Mitwirkenden, die die Qualitätskontrolle des Jobs nicht bestanden haben.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/labelbox.py" />
            <source>Of data rows that their worker skipped.</source>
            <translation>Von Datenzeilen, die ihr Worker übersprungen hat.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/label_studio.py" />
            <source>Of tasks that their worker skipped.</source>
            <translation>Von Aufgaben, die ihr Worker übersprungen hat.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/report.py" />
            <source>Of the flags of one kind, no more than this share is false on average.</source>
            <translation>Von den Hinweisen einer Art ist im Mittel höchstens dieser Anteil falsch.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>Of the items this worker answered more than once, how many got the same answer each time.</source>
            <translation>Wie viele der Items, die dieser Worker mehr als einmal beantwortete, jedes Mal dieselbe Antwort erhielten.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>Of the surer ones that have gold, {n} of {known} are wrong all the same.</source>
            <extracomment>For one: Of the surer ones that have gold, {n} of {known} is wrong all the same.</extracomment>
            <translation>
                <numerusform>Von den sichereren mit Gold ist dennoch {n} von {known} falsch.</numerusform>
                <numerusform>Von den sichereren mit Gold sind dennoch {n} von {known} falsch.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>Of them gold</source>
            <translation>Davon Gold</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>On a c&amp;luster…</source>
            <translation>Auf einem C&amp;luster…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>On a cluster EM starts from the plain majority only.</source>
            <translation>Auf einem Cluster startet EM nur von der einfachen Mehrheit.</translation>
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
            <location filename="../../crowdgui/ui/pages/worker_evidence.py" />
            <source>On gold, {n} of {known} labels are right, {share}.</source>
            <extracomment>For one: On gold, {n} of {known} labels is right, {share}.</extracomment>
            <translation>
                <numerusform>Laut Gold ist {n} von {known} Labels richtig, {share}.</numerusform>
                <numerusform>Laut Gold sind {n} von {known} Labels richtig, {share}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers_together.py" />
            <source>On gold, {n} of {of} labels are right ({share}).</source>
            <extracomment>For one: On gold, {n} of {of} labels is right ({share}).</extracomment>
            <translation>
                <numerusform>Laut Gold ist {n} von {of} Labels richtig ({share}).</numerusform>
                <numerusform>Laut Gold sind {n} von {of} Labels richtig ({share}).</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>On how many gold items the final label is not the true one.</source>
            <translation>Bei wie vielen Gold-Items das Endlabel nicht das wahre ist.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_partners.py" />
            <source>On how many of the items that both labelled both say the same.</source>
            <translation>Bei wie vielen der Items, die beide gelabelt haben, beide dasselbe sagen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>On how many of the shared items both give the same label.</source>
            <translation>Bei wie vielen gemeinsamen Items beide dasselbe Label geben.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>On the same items an ordinary worker would agree on about {ordinary}, and a guesser who gives each answer as often on {guesser}.</source>
            <translation>Bei denselben Items würde ein gewöhnlicher Worker bei etwa {ordinary} übereinstimmen und jemand, der rät und jede Antwort ebenso oft gibt, bei {guesser}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>On {n} gold answers “{rule}” alone is right {first} times and “{kept}” alone {second}</source>
            <extracomment>For one: On {n} gold answer “{rule}” alone is right {first} times and “{kept}” alone {second}</extracomment>
            <translation>
                <numerusform>Bei {n} Goldantwort liegt „{rule}“ allein {first}-mal richtig und „{kept}“ allein {second}-mal</numerusform>
                <numerusform>Bei {n} Goldantworten liegt „{rule}“ allein {first}-mal richtig und „{kept}“ allein {second}-mal</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/plan.py" />
            <source>On {n} gold items {error} of the final labels are wrong ({level} interval {low} to {high}).</source>
            <extracomment>For one: On {n} gold item {error} of the final labels are wrong ({level} interval {low} to {high}).</extracomment>
            <translation>
                <numerusform>Bei {n} Gold-Item sind {error} der Endlabels falsch (Intervall zu {level}: {low} bis {high}).</numerusform>
                <numerusform>Bei {n} Gold-Items sind {error} der Endlabels falsch (Intervall zu {level}: {low} bis {high}).</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>On {n} items at least two of them differ. A number leads to its items.</source>
            <extracomment>For one: On {n} item at least two of them differ. A number leads to its items.</extracomment>
            <translation>
                <numerusform>Bei {n} Item weichen mindestens zwei davon voneinander ab. Eine Zahl führt zu ihren Items.</numerusform>
                <numerusform>Bei {n} Items weichen mindestens zwei davon voneinander ab. Eine Zahl führt zu ihren Items.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>On {n} items the workers differ; the most even votes come first.</source>
            <extracomment>For one: On {n} item the workers differ.</extracomment>
            <translation>
                <numerusform>Bei {n} Item sind die Worker uneins.</numerusform>
                <numerusform>Bei {n} Items sind die Worker uneins; die knappsten Abstimmungen kommen zuerst.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>On {share} of the labels {slow} takes {ratio} times as long as {fast}.</source>
            <translation>Bei {share} der Labels braucht {slow} {ratio}-mal so lange wie {fast}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>On {unanimous} of {compared} items ({share}) all labels are the same. On the middle item, {median} of the pairs of labels are.</source>
            <translation>Bei {unanimous} von {compared} Items ({share}) sind alle Labels gleich. Beim mittleren Item sind es {median} der Paare von Labels.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/map.py" />
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <source>One accuracy</source>
            <translation>Eine Genauigkeit</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/report.py" />
            <location filename="../../crowdgui/io/report/flag_styles.py" />
            <location filename="../../crowdgui/ui/widgets/marks.py" />
            <source>One answer</source>
            <translation>Eine Antwort</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>One column per worker works too. Answers that are known to be right, gold, may stand in a column or in a file of their own.</source>
            <translation>Eine Spalte je Worker geht auch. Antworten, die als richtig bekannt sind (Gold), können in einer Spalte oder in einer eigenen Datei stehen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/label_studio.py" />
            <location filename="../../crowdgui/io/formats/prodigy.py" />
            <source>One file a worker</source>
            <translation>Eine Datei je Worker</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>One row for each answer</source>
            <translation>Eine Zeile je Antwort</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>One row for each answer: who said it, about which item, and what. Columns may have any name and order; you say which is which before they are read.</source>
            <translation>Eine Zeile je Antwort: wer sie gab, zu welchem Item und was. Spalten dürfen beliebig heißen und angeordnet sein; vor dem Einlesen sagen Sie, welche welche ist.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>One row for each item, a column for each worker</source>
            <translation>Eine Zeile je Item, eine Spalte je Worker</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>One row for each worker, a column for each item</source>
            <translation>Eine Zeile je Worker, eine Spalte je Item</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/tour.py" />
            <source>One sentence says how many labels are wrong at most, or why that cannot be promised. A check of some labels by hand always gives a promise.</source>
            <translation>Ein Satz sagt, wie viele Labels höchstens falsch sind oder warum sich das nicht zusagen lässt. Einige Labels von Hand zu prüfen gibt immer eine Zusage.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>One-step voting, any assignment</source>
            <translation>Einstufige Abstimmung, beliebige Zuteilung</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>One-step weighted voting</source>
            <translation>Einstufige gewichtete Abstimmung</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>Only NaN</source>
            <translation>Nur NaN</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>Only a random part of the items was looked at.</source>
            <translation>Nur ein zufälliger Teil der Items wurde betrachtet.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>Only a random sample can show what all of them got wrong.</source>
            <translation>Nur eine Zufallsstichprobe kann zeigen, worin alle irrten.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Only accuracies from a Beta distribution have a mean to vary.</source>
            <translation>Nur Genauigkeiten aus einer Beta-Verteilung haben einen Mittelwert, der sich ändern lässt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/sources.py" />
            <source>Only one question is asked here. Leave --question out.</source>
            <translation>Hier wird nur eine Frage gestellt. Lassen Sie --question weg.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/sagemaker.py" />
            <source>Only the final label is given, not who gave it</source>
            <translation>Nur das Endlabel ist angegeben, nicht, von wem es stammt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/get_another_label.py" />
            <source>Only the labels are read. Gold in a file beside them can be opened as gold; shares of classes and costs are not used.</source>
            <translation>Nur die Labels werden gelesen. Gold in einer Datei daneben lässt sich als Gold öffnen; Klassenanteile und Kosten werden nicht verwendet.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_words.py" />
            <source>Only the question shown, “{question}”, is exported: to the folder “{folder}” inside this one.</source>
            <translation>Nur die gezeigte Frage „{question}“ wird exportiert: in den Ordner „{folder}“ in diesem Ordner.</translation>
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
            <location filename="../../crowdgui/ui/actions.py" />
            <source>Open &amp;folder…</source>
            <translation>O&amp;rdner öffnen…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>Open &amp;recent</source>
            <translation>&amp;Zuletzt geöffnet</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>Open &amp;unsaved work</source>
            <translation>&amp;Nicht Gespeichertes öffnen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>Open a file of labels and run a rule. What can be said stands here then.</source>
            <translation>Öffnen Sie eine Datei mit Labels und führen Sie eine Regel aus. Dann steht hier, was sich sagen lässt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels_page.py" />
            <source>Open a file of labels first.</source>
            <translation>Öffnen Sie zuerst eine Datei mit Labels.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>Open a file with a recipe</source>
            <translation>Datei mit einer Vorlage öffnen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>Open a file…</source>
            <translation>Datei öffnen…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/opening.py" />
            <source>Open a project alone, without other files.</source>
            <translation>Öffnen Sie ein Projekt allein, ohne andere Dateien.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Open a set</source>
            <translation>Datensatz öffnen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>Open all {n}</source>
            <translation>Alle {n} öffnen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_loaded.py" />
            <location filename="../../crowdgui/ui/telling.py" />
            <source>Open another…</source>
            <translation>Andere öffnen…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/opening.py" />
            <source>Open folder of labels</source>
            <translation>Ordner mit Labels öffnen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>Open in the browser</source>
            <translation>Im Browser öffnen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Open in the browser…</source>
            <translation>Im Browser öffnen…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/telling.py" />
            <source>Open it</source>
            <translation>Öffnen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/opening.py" />
            <source>Open labels</source>
            <translation>Labels öffnen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>Open recipe</source>
            <translation>Vorlage öffnen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>Open sa&amp;mple data</source>
            <translation>Beispiel&amp;daten öffnen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/work.py" />
            <source>Opening the last result</source>
            <translation>Das letzte Ergebnis wird geöffnet</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/content.py" />
            <source>Opening the project</source>
            <translation>Das Projekt wird geöffnet</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>Open…</source>
            <translation>Öffnen…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>Options of the rule</source>
            <translation>Optionen der Regel</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Oracle MAP</source>
            <translation>Orakel-MAP</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Oracle, best weights for the bound</source>
            <translation>Orakel, beste Gewichte für die Schranke</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_review.py" />
            <source>Order</source>
            <translation>Reihenfolge</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/tour.py" />
            <source>Other rules side by side, whether more labels would help, and which items they would help most.</source>
            <translation>Andere Regeln nebeneinander, ob mehr Labels helfen würden und welchen Items am meisten.</translation>
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
            <location filename="../../crowdgui/ui/pages/page.py" />
            <source>Overview</source>
            <translation>Überblick</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/map.py" />
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <source>Own accuracy on each class</source>
            <translation>Eigene Genauigkeit je Klasse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <source>Own bound</source>
            <translation>Eigene Schranke</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/map.py" />
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <source>Own confusion matrix</source>
            <translation>Eigene Konfusionsmatrix</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>Own estimate</source>
            <translation>Eigene Schätzung</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Own simulation</source>
            <translation>Eigene Simulation</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_detail.py" />
            <source>Pace</source>
            <translation>Tempo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/xlsx_file.py" />
            <source>Packing {file}</source>
            <translation>{file} wird gepackt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/rail.py" />
            <source>Pages</source>
            <translation>Seiten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_pictures.py" />
            <source>Pairs</source>
            <translation>Paare</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Pairs agree on {low} to {high} of the items they share; {overlap}.</source>
            <translation>Paare stimmen bei {low} bis {high} ihrer gemeinsamen Items überein; {overlap}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Pairs of a worker and an item that have an answer, of all there could be</source>
            <translation>Paare aus Worker und Item mit einer Antwort, von allen möglichen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>Paper’s bound, Bernstein</source>
            <translation>Schranke des Papers, Bernstein</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
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
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Parted by commas</source>
            <translation>Durch Kommas getrennt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Parted by number signs</source>
            <translation>Durch Rautezeichen getrennt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Parted by semicolons</source>
            <translation>Durch Semikolons getrennt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Parted by vertical bars</source>
            <translation>Durch senkrechte Striche getrennt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_detail.py" />
            <source>Partners</source>
            <translation>Partner</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/page.py" />
            <source>Parts of the page</source>
            <translation>Teile der Seite</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/kos.py" />
            <location filename="../../crowdgui/core/rules/lpi.py" />
            <source>Passing messages</source>
            <translation>Nachrichten werden ausgetauscht</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>Paste labels</source>
            <translation>Labels einfügen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/pasted.py" />
            <source>Pasted text {n}.txt</source>
            <translation>Eingefügter Text {n}.txt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/coefficients.py" />
            <source>Percent agreement</source>
            <translation>Prozentuale Übereinstimmung</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/content.py" />
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
            <location filename="../../crowdgui/ui/pages/worker_pictures.py" />
            <source>Pictures</source>
            <translation>Bilder</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <source>Places found</source>
            <translation>Fundstellen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/em.py" />
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Plain majority</source>
            <translation>Einfache Mehrheit</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Plain table of text</source>
            <translation>Einfache Texttabelle</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <source>Plan</source>
            <translation>Plan</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/plan_panel.py" />
            <source>Plan of more labels</source>
            <translation>Plan für weitere Labels</translation>
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
            <translation>Plug-in, ein Anhaltspunkt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <location filename="../../crowdgui/ui/pages/export_preview.py" />
            <source>Preview</source>
            <translation>Vorschau</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_preview.py" />
            <source>Preview of a table</source>
            <translation>Vorschau einer Tabelle</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Probability of the final label by the fitted accuracies.</source>
            <translation>Wahrscheinlichkeit des Endlabels nach den angepassten Genauigkeiten.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Probability of the final label by the fitted confusion matrices.</source>
            <translation>Wahrscheinlichkeit des Endlabels nach den angepassten Konfusionsmatrizen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Probability of the final label by the fitted kinds of items.</source>
            <translation>Wahrscheinlichkeit des Endlabels nach den angepassten Arten von Items.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Probability of the final label by the messages of its workers.</source>
            <translation>Wahrscheinlichkeit des Endlabels nach den Nachrichten seiner Worker.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Probability of the final label if what is known of the workers is true.</source>
            <translation>Wahrscheinlichkeit des Endlabels, wenn stimmt, was über die Worker bekannt ist.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Probability of the final label if workers err independently, by their weights.</source>
            <translation>Wahrscheinlichkeit des Endlabels nach den Gewichten, wenn Worker unabhängig irren.</translation>
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
            <location filename="../../crowdgui/io/formats/prodigy.py" />
            <source>Prodigy</source>
            <translation>Prodigy</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/opening.py" />
            <source>Product reviews</source>
            <translation>Produktbewertungen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/em.py" />
            <source>Pull toward the crowd</source>
            <translation>Zug zur Crowd</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_detail.py" />
            <source>Put back</source>
            <translation>Wieder aufnehmen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_detail.py" />
            <source>Put back {n}</source>
            <translation>{n} wieder aufnehmen</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/worker_table.py" />
            <source>Put back {n} workers</source>
            <extracomment>For one: Put back {n} worker</extracomment>
            <translation>
                <numerusform>{n} Worker wieder aufnehmen</numerusform>
                <numerusform>{n} Worker wieder aufnehmen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Put them into ranges on the page Classes.</source>
            <translation>Fassen Sie sie auf der Seite „Klassen“ zu Bereichen zusammen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/read_labels.py" />
            <source>Putting the labels in order</source>
            <translation>Die Labels werden geordnet</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/html.py" />
            <source>Quality of crowd labels</source>
            <translation>Qualität der Crowd-Labels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <location filename="../../crowdgui/ui/widgets/rail.py" />
            <source>Question</source>
            <translation>Frage</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/rail.py" />
            <source>Question {n} of {count}</source>
            <translation>Frage {n} von {count}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>Random sample (audit)</source>
            <translation>Zufallsstichprobe (Audit)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Ranges as typed</source>
            <translation>Bereiche wie eingegeben</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Ranges of equal width</source>
            <translation>Gleich breite Bereiche</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Ranges with equally many answers</source>
            <translation>Bereiche mit gleich vielen Antworten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/report.py" />
            <source>Rare among honest workers</source>
            <translation>Selten bei ehrlichen Workern</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/plan_panel.py" />
            <source>Reach an error</source>
            <translation>Fehler erreichen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/mturk.py" />
            <source>Read HTML signs</source>
            <translation>HTML-Zeichen lesen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/preview_table.py" />
            <source>Read as no answer</source>
            <translation>Als „keine Antwort“ gelesen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>Read as the last file with these columns was</source>
            <translation>Gelesen wie die letzte Datei mit diesen Spalten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>Read from: {names}. {meaning}</source>
            <translation>Gelesen aus: {names}. {meaning}</translation>
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
            <translation>{file} wird gelesen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Reads the file from this computer (P)</source>
            <translation>Liest die Datei von diesem Computer (P)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/telling.py" />
            <source>Ready</source>
            <translation>Bereit</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster_field.py" />
            <source>Ready: {workers} and {n} GiB of memory.</source>
            <translation>Bereit: {workers} und {n} GiB Arbeitsspeicher.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster_field.py" />
            <source>Ready: {workers}.</source>
            <translation>Bereit: {workers}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>Reason</source>
            <translation>Grund</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>Recent files</source>
            <translation>Zuletzt geöffnet</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>Recipe</source>
            <translation>Vorlage</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>Recipes (*.json)</source>
            <translation>Vorlagen (*.json)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>Record {n} is no JSON object. Each must stand in braces.</source>
            <translation>Eintrag {n} ist kein JSON-Objekt. Jeder muss in geschweiften Klammern stehen.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Records {lines}</source>
            <extracomment>For one: Record {lines}</extracomment>
            <translation>
                <numerusform>Eintrag {lines}</numerusform>
                <numerusform>Einträge {lines}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window.py" />
            <location filename="../../crowdgui/ui/widgets/corner.py" />
            <source>Redo</source>
            <translation>Wiederholen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/corner.py" />
            <source>Redo {what}</source>
            <translation>Wiederholen: {what}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/mturk.py" />
            <location filename="../../crowdgui/io/formats/toloka.py" />
            <source>Rejected by the requester</source>
            <translation>Vom Auftraggeber abgelehnt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>Remove</source>
            <translation>Entfernen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Remove {file}</source>
            <translation>{file} entfernen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Repeats the vote, counting good workers more. Bounds apply.</source>
            <translation>Wiederholt die Abstimmung und zählt gute Worker stärker. Schranken gelten.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Repetitions</source>
            <translation>Wiederholungen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>Replace</source>
            <translation>Ersetzen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>Replace workers’ names by numbers</source>
            <translation>Namen der Worker durch Nummern ersetzen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/html.py" />
            <source>Report (HTML)</source>
            <translation>Bericht (HTML)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/exports.py" />
            <source>Report (PDF)</source>
            <translation>Bericht (PDF)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <source>Reports are written in it too.</source>
            <translation>Auch Berichte werden in dieser Sprache geschrieben.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/flags.py" />
            <source>Reset to usual</source>
            <translation>Auf übliche Werte setzen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels_page.py" />
            <source>Result</source>
            <translation>Ergebnis</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Results</source>
            <translation>Ergebnisse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items_page.py" />
            <source>Review {n}</source>
            <translation>{n} durchsehen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Right by class</source>
            <translation>Richtig nach Klasse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/lpi.py" />
            <source>Right labels to start with</source>
            <translation>Richtige Labels zu Beginn</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>Right on gold</source>
            <translation>Richtig laut Gold</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>Risk accepted that it is more (δ)</source>
            <translation>Akzeptiertes Risiko, dass es mehr sind (δ)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>Risk you accept</source>
            <translation>Akzeptiertes Risiko</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>Risk you accept that it is more</source>
            <translation>Akzeptiertes Risiko, dass es mehr sind</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>Role of column “{name}”</source>
            <translation>Rolle der Spalte „{name}“</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>Row {n} has {m} cells, but {width} were expected. Every row needs the same cells.</source>
            <translation>Zeile {n} hat {m} Zellen, erwartet wurden {width}. Jede Zeile braucht dieselben Zellen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>Row {n} is no list, but the first one is.</source>
            <translation>Zeile {n} ist keine Liste, die erste aber schon.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>Rows above are passed over. 0 passes over titles of one cell by itself.</source>
            <translation>Zeilen darüber werden übergangen. Mit 0 werden Titel aus einer Zelle von selbst übergangen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>Rows left out</source>
            <translation>Ausgelassene Zeilen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/parts.py" />
            <source>Rows left out since worker, item or label is missing: {n}.</source>
            <translation>Ausgelassene Zeilen, in denen Worker, Item oder Label fehlt: {n}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>Rows of item, worker and label need three columns, but there are {n}.</source>
            <translation>Zeilen aus Item, Worker und Label brauchen drei Spalten, aber es sind {n}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/findings.py" />
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
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <location filename="../../crowdgui/ui/pages/export_words.py" />
            <location filename="../../crowdgui/ui/pages/labels_page.py" />
            <source>Rule</source>
            <translation>Regel</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <location filename="../../crowdgui/ui/pages/compare_table.py" />
            <location filename="../../crowdgui/ui/pages/labels/rule_list.py" />
            <location filename="../../crowdgui/ui/pages/labels_page.py" />
            <source>Rules</source>
            <translation>Regeln</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Rules on simulated crowds</source>
            <translation>Regeln an simulierten Crowds</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <location filename="../../crowdgui/ui/pages/labels_page.py" />
            <source>Run</source>
            <translation>Ausführen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/study_panel.py" />
            <source>Run a study to see how much worse the labels would be with fewer of them, and whether more would help.</source>
            <translation>Führen Sie eine Studie aus, um zu sehen, wie viel schlechter die Labels mit weniger davon wären und ob mehr helfen würden.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels_page.py" />
            <source>Run again</source>
            <translation>Erneut ausführen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Run it to see how far rules are from the truth: {sets} to be drawn.</source>
            <translation>Führen Sie sie aus, um zu sehen, wie weit Regeln von der Wahrheit entfernt sind. Zu ziehen: {sets}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels_page.py" />
            <source>Run now</source>
            <translation>Jetzt ausführen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>Run the &amp;other rules</source>
            <translation>Übri&amp;ge Regeln ausführen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/study_panel.py" />
            <source>Run the study</source>
            <translation>Studie ausführen</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <source>Run the {n} others</source>
            <extracomment>For one: Run the other one</extracomment>
            <translation>
                <numerusform>Die andere ausführen</numerusform>
                <numerusform>Die {n} anderen ausführen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <location filename="../../crowdgui/ui/pages/study_panel.py" />
            <source>Run time</source>
            <translation>Laufzeit</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/comparison.py" />
            <source>Run two rules or more to compare them.</source>
            <translation>Führen Sie mindestens zwei Regeln aus, um sie zu vergleichen.</translation>
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
            <translation>Von anderen wiederholt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/agreement.py" />
            <source>Said again by another: if one worker says this class of an item, how often another worker says it too. In brackets the 95 % interval.</source>
            <translation>Von anderen wiederholt: Wenn ein Worker einem Item diese Klasse gibt, wie oft ein anderer es auch tut. In Klammern das 95-%-Intervall.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>Same again</source>
            <translation>Gleich geblieben</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Same label</source>
            <translation>Gleiches Label</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Save a set…</source>
            <translation>Datensatz speichern…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Save a simulated set</source>
            <translation>Simulierten Datensatz speichern</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>Save as recipe</source>
            <translation>Als Vorlage speichern</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>Save as recipe…</source>
            <translation>Als Vorlage speichern…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/telling.py" />
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
            <location filename="../../crowdgui/ui/keeping.py" />
            <source>Save project</source>
            <translation>Projekt speichern</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>Save project &amp;as…</source>
            <translation>Projekt speichern &amp;unter…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>Save recipe</source>
            <translation>Vorlage speichern</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/base.py" />
            <source>Save table</source>
            <translation>Tabelle speichern</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/plan_panel.py" />
            <source>Save the list of items</source>
            <translation>Liste der Items speichern</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>Save the list of what is left out</source>
            <translation>Liste des Ausgelassenen speichern</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <location filename="../../crowdgui/ui/pages/plan_panel.py" />
            <source>Save the list…</source>
            <translation>Liste speichern…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/subprocess_reader.py" />
            <source>Save the table as CSV with the program it was made by, and open that.</source>
            <translation>Speichern Sie die Tabelle mit dem Programm, aus dem sie stammt, als CSV und öffnen Sie diese.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/base.py" />
            <source>Save the table behind it…</source>
            <translation>Zugrunde liegende Tabelle speichern…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>Save to a file…</source>
            <translation>In Datei speichern…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/corner.py" />
            <source>Saved</source>
            <translation>Gespeichert</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/plan_panel.py" />
            <source>Saved as {file}</source>
            <translation>Gespeichert als {file}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Saved as {file}.</source>
            <translation>Gespeichert als {file}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/keeping.py" />
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
            <location filename="../../crowdgui/ui/widgets/corner.py" />
            <source>Saving…</source>
            <translation>Wird gespeichert…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Say on the page Classes how to take them.</source>
            <translation>Geben Sie auf der Seite „Klassen“ an, wie sie zu verstehen sind.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Say on the page Columns which to keep.</source>
            <translation>Geben Sie auf der Seite „Spalten“ an, welche zu behalten sind.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/file_preview.py" />
            <source>Say on the page Source if it holds labels.</source>
            <translation>Geben Sie auf der Seite „Quelle“ an, ob sie Labels enthält.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/file_preview.py" />
            <source>Say on the page Source if they are to stay.</source>
            <translation>Geben Sie auf der Seite „Quelle“ an, ob sie bleiben sollen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>Say so only if every item had the same chance of gold.</source>
            <translation>Sagen Sie das nur, wenn jedes Item die gleiche Chance auf Gold hatte.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Say what varies, or give one value.</source>
            <translation>Sagen Sie, was sich ändert, oder geben Sie einen einzigen Wert an.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>Say which column holds the label.</source>
            <translation>Geben Sie an, welche Spalte das Label enthält.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>Say which column names the item.</source>
            <translation>Geben Sie an, welche Spalte das Item nennt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>Say which column names the worker.</source>
            <translation>Geben Sie an, welche Spalte den Worker nennt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>Say which column of the gold file holds the gold label.</source>
            <translation>Geben Sie an, welche Spalte der Golddatei das Goldlabel enthält.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>Say which column of the gold file names the item.</source>
            <translation>Geben Sie an, welche Spalte der Golddatei das Item nennt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <source>Search all pages</source>
            <translation>Alle Seiten durchsuchen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/accuracies.py" />
            <source>Second group, first set</source>
            <translation>Zweite Gruppe, erste Menge</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/accuracies.py" />
            <source>Second group, second set</source>
            <translation>Zweite Gruppe, zweite Menge</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>Seconds</source>
            <translation>Sekunden</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Seconds of work that 50 steps take, reckoned from those taken: a step is as much work as any other.</source>
            <translation>Sekunden Arbeit für 50 Schritte, hochgerechnet aus den getanen: Ein Schritt macht so viel Arbeit wie jeder andere.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Seconds of work until the last step that changed a final label.</source>
            <translation>Sekunden Arbeit bis zum letzten Schritt, der ein Endlabel änderte.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Seconds of work until the rule itself stops.</source>
            <translation>Sekunden Arbeit, bis die Regel selbst anhält.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_end.py" />
            <source>See the guarantee</source>
            <translation>Garantie ansehen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/consensus.py" />
            <location filename="../../crowdgui/core/rules/ebcc.py" />
            <location filename="../../crowdgui/core/rules/kos.py" />
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
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/ui/pages/guarantee_words.py" />
            <source>Self-certified</source>
            <translation>Selbstzertifiziert</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/guarantee.py" />
            <source>Self-certified, from the labels alone</source>
            <translation>Selbstzertifiziert, aus den Labels allein</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>Semicolon</source>
            <translation>Semikolon</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Separator</source>
            <translation>Trennzeichen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>Sessions</source>
            <translation>Sitzungen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <source>Set by</source>
            <translation>Gesetzt von</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <location filename="../../crowdgui/ui/pages/export_words.py" />
            <source>Set by hand</source>
            <translation>Von Hand gesetzt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_detail.py" />
            <source>Set its label…</source>
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
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Several answers in one cell</source>
            <translation>Mehrere Antworten in einer Zelle</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>Several files at once are merged.</source>
            <translation>Mehrere Dateien auf einmal werden zusammengeführt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/mturk.py" />
            <source>Several items a row</source>
            <translation>Mehrere Items je Zeile</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/parse_labels.py" />
            <source>Several questions are answered: {questions}. Choose one.</source>
            <translation>Mehrere Fragen sind beantwortet: {questions}. Wählen Sie eine.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/em.py" />
            <source>Several starts, keep the best</source>
            <translation>Mehrere Starts, den besten behalten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/agreement.py" />
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Share</source>
            <translation>Anteil</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/lpi.py" />
            <source>Share of a message that stays as it was; more where messages go back and forth.</source>
            <translation>Anteil einer Nachricht, der unverändert bleibt; mehr, wo Nachrichten hin und her schwanken.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>Share of all labels</source>
            <translation>Anteil aller Labels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Share of answers that are the final label, by worker and class</source>
            <translation>Anteil der Antworten, die das Endlabel sind, nach Worker und Klasse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/histograms.py" />
            <location filename="../../crowdgui/ui/plots/agreement_histogram.py" />
            <source>Share of items on which a worker agrees</source>
            <translation>Anteil der Items, bei denen ein Worker übereinstimmt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>Share of pairs labelled</source>
            <translation>Anteil gelabelter Paare</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Share of the item's labels that are the final label. Not a probability.</source>
            <translation>Anteil der Labels des Items, die das Endlabel sind. Keine Wahrscheinlichkeit.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Share of the item's weight behind the final label. Not a probability.</source>
            <translation>Anteil des Gewichts des Items hinter dem Endlabel. Keine Wahrscheinlichkeit.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Share of the items with labels whose final label is not the true class.</source>
            <translation>Anteil der Items mit Labels, deren Endlabel nicht die wahre Klasse ist.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Share of the items with labels whose final label is the true class.</source>
            <translation>Anteil der Items mit Labels, deren Endlabel die wahre Klasse ist.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/study/study.py" />
            <source>Share of the labels kept; {n} draws, the band holds the middle 80 %</source>
            <extracomment>For one: Share of the labels kept; {n} draw, the band holds the middle 80 %</extracomment>
            <translation>
                <numerusform>Anteil der behaltenen Labels; {n} Ziehung, das Band enthält die mittleren 80 %</numerusform>
                <numerusform>Anteil der behaltenen Labels; {n} Ziehungen, das Band enthält die mittleren 80 %</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Share of the messages behind the final label. Not a probability.</source>
            <translation>Anteil der Nachrichten hinter dem Endlabel. Keine Wahrscheinlichkeit.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>Share of wrong labels accepted (ε)</source>
            <translation>Akzeptierter Anteil falscher Labels (ε)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>Share of wrong labels you accept</source>
            <translation>Akzeptierter Anteil falscher Labels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Shared items</source>
            <translation>Gemeinsame Items</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>Shared items are counted by a larger, valid sum: there are too many for the full</source>
            <translation>Gemeinsame Items werden mit einer größeren, gültigen Summe gezählt: Für die volle sind es zu viele</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>Shared items are counted in full</source>
            <translation>Gemeinsame Items werden vollständig gezählt</translation>
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
            <location filename="../../crowdgui/core/rules/weighted.py" />
            <source>Shift</source>
            <translation>Verschiebung</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/base.py" />
            <source>Show all</source>
            <translation>Alles zeigen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_table.py" />
            <source>Show all items</source>
            <translation>Alle Items zeigen</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/worker_matrix.py" />
            <source>Show all {n} items</source>
            <extracomment>For one: Show the item</extracomment>
            <translation>
                <numerusform>Das Item zeigen</numerusform>
                <numerusform>Alle {n} Items zeigen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>Show folder</source>
            <translation>Ordner zeigen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Show picture</source>
            <translation>Bild zeigen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_table.py" />
            <source>Show the items of this worker</source>
            <translation>Items dieses Workers zeigen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/agreement_panel.py" />
            <source>Show the numbers</source>
            <translation>Zahlen zeigen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>Show the numbers behind the paper’s bounds</source>
            <translation>Zahlen hinter den Schranken des Papers zeigen</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/labels_page.py" />
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>Show the {n}</source>
            <extracomment>For one: Show the one</extracomment>
            <translation>
                <numerusform>Das eine zeigen</numerusform>
                <numerusform>Die {n} zeigen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Show those of the next items too</source>
            <translation>Auch die der nächsten Items zeigen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>Side by side</source>
            <translation>Nebeneinander</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>Side by side, {workers} workers and {items} items would make {cells} cells, nearly all of them empty. Leave this table out.</source>
            <translation>Nebeneinander ergäben {workers} Worker und {items} Items {cells} Zellen, fast alle leer. Lassen Sie diese Tabelle weg.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>Sign</source>
            <translation>Symbol</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/reviewer.py" />
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
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <source>Simulate…</source>
            <translation>Simulieren…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/simulating.py" />
            <source>Simulating</source>
            <translation>Simulation läuft</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Simulation</source>
            <translation>Simulation</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/opening.py" />
            <source>Six friends, twenty photos</source>
            <translation>Sechs Freunde, zwanzig Fotos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Size</source>
            <translation>Größe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/label_studio.py" />
            <location filename="../../crowdgui/io/formats/labelbox.py" />
            <location filename="../../crowdgui/io/formats/toloka.py" />
            <source>Skipped by the worker</source>
            <translation>Vom Worker übersprungen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/em.py" />
            <location filename="../../crowdgui/core/rules/map.py" />
            <source>Smoothing</source>
            <translation>Glättung</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/snow.py" />
            <source>Snow et al. (2008)</source>
            <translation>Snow et al. (2008)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_queue.py" />
            <source>So many wrong labels the check is expected to take away, here and elsewhere.</source>
            <translation>So viele falsche Labels beseitigt die Prüfung voraussichtlich, hier und anderswo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Some cells seem to hold several answers</source>
            <translation>Einige Zellen scheinen mehrere Antworten zu enthalten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>Some of what you decided is not saved.</source>
            <translation>Einige Ihrer Entscheidungen sind nicht gespeichert.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>Something in the labels that an honest worker would rarely show. It is a reason to look, and no proof.</source>
            <translation>Etwas in den Labels, das sich bei einem ehrlichen Worker selten zeigen würde. Es ist ein Anlass hinzusehen, kein Beweis.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_table.py" />
            <source>Something speaks against these workers</source>
            <translation>Etwas spricht gegen diese Worker</translation>
        </message>
        <message>
            <location filename="../../crowdgui/jobs/desk.py" />
            <source>Something went wrong inside the program while saving; the log has it.</source>
            <translation>Beim Speichern ging im Programm etwas schief; Näheres steht im Protokoll.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/jobs/worker.py" />
            <source>Something went wrong inside the program. Nothing was changed; the log has it.</source>
            <translation>Im Programm ging etwas schief. Es wurde nichts geändert; Näheres steht im Protokoll.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/crashes.py" />
            <source>Something went wrong inside the program. What you decided is kept. {file} says more; nothing was sent.</source>
            <translation>Im Programm ging etwas schief. Ihre Entscheidungen sind erhalten. Mehr steht in {file}; es wurde nichts gesendet.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/sheet.py" />
            <source>Sorting the columns of {file}</source>
            <translation>Die Spalten von {file} werden sortiert</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/frame.py" />
            <source>Source</source>
            <translation>Quelle</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/report.py" />
            <source>Speed is flagged where a worker’s labels took less than this share of the time others take for the same items.</source>
            <translation>Tempo gilt als auffällig, wenn die Labels eines Workers weniger als diesen Anteil der Zeit brauchten, die andere für dieselben Items brauchen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/plan_panel.py" />
            <source>Spend labels</source>
            <translation>Labels vergeben</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/plan.py" />
            <source>Spread evenly over all items it would take {n}.</source>
            <extracomment>For one: Spread evenly over all items it would take {n}.</extracomment>
            <translation>
                <numerusform>Gleichmäßig auf alle Items verteilt wäre {n} nötig.</numerusform>
                <numerusform>Gleichmäßig auf alle Items verteilt wären {n} nötig.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/plan.py" />
            <source>Spread evenly over all items, no number foreseen here would do.</source>
            <translation>Gleichmäßig auf alle Items verteilt reichte keine hier vorausgesehene Anzahl.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>Spread of the steps</source>
            <translation>Streuung der Schritte</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>Spreadsheet</source>
            <translation>Arbeitsmappe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/em.py" />
            <source>Start from</source>
            <translation>Starten mit</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Start over</source>
            <translation>Von vorn beginnen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/convergence.py" />
            <location filename="../../crowdgui/ui/plots/convergence_plot.py" />
            <source>Step {n}: {changed} labels changed</source>
            <translation>Schritt {n}: {changed} Labels geändert</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>Steps</source>
            <translation>Schritte</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Steps after the first vote until the rule itself stops.</source>
            <translation>Schritte nach der ersten Abstimmung, bis die Regel selbst anhält.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <location filename="../../crowdgui/core/simulate/presets.py" />
            <source>Steps to settle</source>
            <translation>Schritte bis zur Ruhe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Steps to stop</source>
            <translation>Schritte bis zum Halt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <location filename="../../crowdgui/ui/pages/study_panel.py" />
            <source>Stop</source>
            <translation>Anhalten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>Stop and quit</source>
            <translation>Abbrechen und beenden</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/opening.py" />
            <source>Street signs</source>
            <translation>Straßenschilder</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>Study</source>
            <translation>Studie</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>Study &amp;fewer labels</source>
            <translation>&amp;Weniger Labels untersuchen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <source>Study and plan</source>
            <translation>Studie und Plan</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/studying.py" />
            <source>Studying fewer labels</source>
            <translation>Weniger Labels werden untersucht</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/label_studio.py" />
            <location filename="../../crowdgui/io/formats/label_studio_min.py" />
            <location filename="../../crowdgui/io/formats/sagemaker.py" />
            <source>Submitted without an answer</source>
            <translation>Ohne Antwort abgeschickt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/rule_list.py" />
            <source>Suggested</source>
            <translation>Vorgeschlagen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/write.py" />
            <source>Summary</source>
            <translation>Zusammenfassung</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>Tab</source>
            <translation>Tabulator</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>Table begins in row</source>
            <translation>Tabelle beginnt in Zeile</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_preview.py" />
            <source>Table in the preview</source>
            <translation>Tabelle in der Vorschau</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_list.py" />
            <source>Tables</source>
            <translation>Tabellen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <location filename="../../crowdgui/ui/pages/rule_options.py" />
            <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
            <translation>Tabellen (*.csv *.tsv *.txt);;Alle Dateien (*)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <location filename="../../crowdgui/ui/pages/plan_panel.py" />
            <source>Tables (*.csv)</source>
            <translation>Tabellen (*.csv)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Tables of agreement</source>
            <translation>Tabellen der Übereinstimmung</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/appen.py" />
            <source>Tainted: its contributor failed the quality control</source>
            <translation>Als fehlerhaft markiert (tainted): Qualitätskontrolle nicht bestanden</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>Take a tour</source>
            <translation>Rundgang beginnen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_detail.py" />
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>Take back</source>
            <translation>Zurücknehmen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Take off apostrophes that keep cells from running</source>
            <translation>Apostrophe entfernen, die Zellen vor dem Ausführen schützen</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Take the apostrophes off {n} cells</source>
            <extracomment>For one: Take the apostrophe off {n} cell</extracomment>
            <translation>
                <numerusform>Apostroph von {n} Zelle entfernen</numerusform>
                <numerusform>Apostrophe von {n} Zellen entfernen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Take them</source>
            <translation>Verwenden</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/mturk.py" />
            <source>Takes &amp;#44; for a comma, and so on, as web forms write them.</source>
            <translation>Nimmt &amp;#44; als Komma und so weiter, wie Webformulare sie schreiben.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/prodigy.py" />
            <source>Takes off what all names begin with, up to a hyphen.</source>
            <translation>Entfernt, womit alle Namen beginnen, bis zu einem Bindestrich.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/label_studio.py" />
            <source>Takes predictions for answers of a worker.</source>
            <translation>Nimmt Vorhersagen als Antworten eines Workers.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/argilla.py" />
            <source>Takes suggestions for answers of a worker.</source>
            <translation>Nimmt Vorschläge als Antworten eines Workers.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/label_studio.py" />
            <location filename="../../crowdgui/io/formats/prodigy.py" />
            <source>Takes the name of the file for the worker.</source>
            <translation>Nimmt den Namen der Datei als Worker.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>Text follows a closing quote mark. Put a separator after it, or write quote marks inside a cell twice.</source>
            <translation>Auf ein schließendes Anführungszeichen folgt Text. Setzen Sie ein Trennzeichen dahinter oder schreiben Sie Anführungszeichen in einer Zelle doppelt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_words.py" />
            <source>Text stays text in the formats chosen: only CSV can hold formulas.</source>
            <translation>In den gewählten Formaten bleibt Text Text: Nur CSV kann Formeln enthalten.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>That is less than most, but no reason for a flag: {often} would do no better.</source>
            <translation>Das ist weniger als bei den meisten, aber kein Grund für einen Hinweis; {often} wäre nicht besser.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>That is rarely so few, but the answers go with the items: this worker is outvoted, not guessing.</source>
            <translation>Das ist selten so wenig, aber die Antworten hängen vom Item ab: Dieser Worker wird überstimmt, er rät nicht.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>That is too few items to tell guessing from work.</source>
            <translation>Das sind zu wenige Items, um Raten von Arbeit zu unterscheiden.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>The Guarantee page draws items at random. Checked here, they give a limit of the error rate that needs no assumption about workers.</source>
            <translation>Die Seite „Garantie“ zieht Items zufällig. Hier geprüft, ergeben sie eine Grenze der Fehlerrate, die keine Annahme über die Worker braucht.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/mturk.py" />
            <source>The HIT</source>
            <translation>Der HIT</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_text.py" />
            <source>The JSON breaks off. The file may be cut short; export or copy it again.</source>
            <translation>Das JSON bricht ab. Die Datei ist womöglich abgeschnitten; exportieren oder kopieren Sie sie erneut.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_text.py" />
            <source>The JSON is nested too deeply. It is no export of labels.</source>
            <translation>Das JSON ist zu tief verschachtelt. Das ist kein Export von Labels.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cvat.py" />
            <source>The XML is wrong or breaks off there. Export the job again.</source>
            <translation>Das XML ist fehlerhaft oder bricht dort ab. Exportieren Sie den Job erneut.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/archive.py" />
            <source>The ZIP archive is damaged. Download or copy it again.</source>
            <translation>Das ZIP-Archiv ist beschädigt. Laden oder kopieren Sie es erneut.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/snow.py" />
            <source>The answers are {n} different numbers. Put them into ranges, or every number is a class of its own.</source>
            <translation>Die Antworten sind {n} verschiedene Zahlen. Fassen Sie sie zu Bereichen zusammen, sonst ist jede Zahl eine eigene Klasse.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>The answers differ {n} times.</source>
            <extracomment>For one: The answers differ once.</extracomment>
            <translation>
                <numerusform>Die Antworten unterscheiden sich einmal.</numerusform>
                <numerusform>Die Antworten unterscheiden sich {n}-mal.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>The answers hardly depend on the item: {rarely} would do as badly ({corrected}).</source>
            <translation>Die Antworten hängen kaum vom Item ab; {rarely} wäre so schlecht ({corrected}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>The answers never differ.</source>
            <translation>Die Antworten unterscheiden sich nie.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/file_preview.py" />
            <source>The apostrophes are taken off {n} cells</source>
            <extracomment>For one: The apostrophe is taken off {n} cell</extracomment>
            <translation>
                <numerusform>Der Apostroph wird von {n} Zelle entfernt</numerusform>
                <numerusform>Die Apostrophe werden von {n} Zellen entfernt</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/archive.py" />
            <source>The archive has more than {most} files.</source>
            <translation>Das Archiv hat mehr als {most} Dateien.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/archive.py" />
            <source>The archive is packed in a way that is not known. Pack it as plain ZIP.</source>
            <translation>Das Archiv ist auf eine unbekannte Weise gepackt. Packen Sie es als einfaches ZIP.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/archive.py" />
            <source>The archive is protected. Unpack it with its password.</source>
            <translation>Das Archiv ist geschützt. Entpacken Sie es mit seinem Passwort.</translation>
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
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>The array “{name}” cannot be the gold labels: it needs one for each of {n} items.</source>
            <translation>Das Array „{name}“ kann nicht die Goldlabels enthalten: Es braucht eines für jedes von {n} Items.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cvat.py" />
            <source>The assignee of the job</source>
            <translation>Wem der Job zugewiesen ist</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>The assumption that workers err independently of each other, alike on all classes and items. Most bounds need it.</source>
            <translation>Die Annahme, dass Worker unabhängig voneinander irren, bei allen Klassen und Items gleich. Die meisten Schranken brauchen sie.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>The bars under the workers are their weights;</source>
            <translation>Die Balken unter den Workern sind ihre Gewichte;</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>The bound before was not worked out yet when the first worker was changed.</source>
            <translation>Die vorherige Schranke war noch nicht berechnet, als der erste Worker geändert wurde.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>The bound says nothing here: the label could well be wrong.</source>
            <translation>Die Schranke besagt hier nichts: Das Label könnte durchaus falsch sein.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>The bounds below put estimates in place of the workers’ true accuracies, so they are indications: they can lie below the true error, above all where some items are harder than others.</source>
            <translation>Die Schranken unten setzen Schätzungen an die Stelle der wahren Genauigkeiten der Worker und sind daher Anhaltspunkte: Diese können unter dem wahren Fehler liegen, vor allem wo manche Items schwerer sind als andere.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>The byte order mark is missing. Name the encoding with -LE or -BE after it.</source>
            <translation>Die Byte-Reihenfolge-Marke (BOM) fehlt. Nennen Sie die Kodierung mit -LE oder -BE dahinter.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>The byte {byte} is not {encoding} text. Choose the encoding the file was saved in, or save it again as UTF-8.</source>
            <translation>Das Byte {byte} ist kein {encoding}-Text. Wählen Sie die Kodierung, in der die Datei gespeichert wurde, oder speichern Sie sie erneut als UTF-8.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>The byte {byte} is not {encoding} text: the line is cut off or in another encoding. Choose the encoding it was saved in, such as Windows-1252, or save it again as UTF-8.</source>
            <translation>Das Byte {byte} ist kein {encoding}-Text: Die Zeile ist abgeschnitten oder anders kodiert. Wählen Sie die Kodierung, in der gespeichert wurde, etwa Windows-1252, oder speichern Sie die Datei erneut als UTF-8.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <source>The chance that a worker guesses on a hard item.</source>
            <translation>Die Wahrscheinlichkeit, dass ein Worker bei einem schweren Item rät.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The chances of a worker’s answers do not add up to 1.</source>
            <translation>Die Wahrscheinlichkeiten der Antworten eines Workers ergeben zusammen nicht 1.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>The check of each of {n} items is expected to take away {least} wrong labels or more, the first ones most.</source>
            <extracomment>For one: The check of {n} item is expected to take away {least} wrong labels or more.</extracomment>
            <translation>
                <numerusform>Die Prüfung von {n} Item beseitigt voraussichtlich mindestens {least} falsche Labels.</numerusform>
                <numerusform>Die Prüfung jedes von {n} Items beseitigt voraussichtlich mindestens {least} falsche Labels, die der ersten am meisten.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The class shares must be one for each class and add up to 100 %.</source>
            <translation>Es muss für jede Klasse einen Anteil geben, und zusammen müssen sie 100 % ergeben.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/cluster.py" />
            <source>The cluster cannot be reached any more. Nothing was written.</source>
            <translation>Der Cluster ist nicht mehr erreichbar. Es wurde nichts geschrieben.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/tables.py" />
            <source>The column “{name}” of the other files is missing. Files that are opened together need the same columns.</source>
            <translation>Die Spalte „{name}“ der anderen Dateien fehlt. Dateien, die zusammen geöffnet werden, brauchen dieselben Spalten.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/get_another_label.py" />
            <source>The columns are</source>
            <translation>Die Spalten sind</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/sheet.py" />
            <source>The columns are not those of this format. Has the file changed?</source>
            <translation>Die Spalten sind nicht die dieses Formats. Hat sich die Datei geändert?</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>The crowd, as estimated, is not better than chance on every class.</source>
            <translation>Die Crowd, wie geschätzt, ist nicht bei jeder Klasse besser als der Zufall.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/plan.py" />
            <source>The curve alone cannot be continued: it takes gold, a study of five draws or more, about five labels for an item on average, and an error that falls.</source>
            <translation>Die Kurve allein lässt sich nicht fortsetzen: Dazu braucht es Gold, eine Studie mit mindestens fünf Ziehungen, im Mittel etwa fünf Labels je Item und einen fallenden Fehler.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>The curve has flattened.</source>
            <translation>Die Kurve ist abgeflacht.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>The curve still falls.</source>
            <translation>Die Kurve fällt noch.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <source>The data</source>
            <translation>Die Daten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/atomic.py" />
            <source>The disk is full. What stood there before is unchanged; make room, or save elsewhere.</source>
            <translation>Der Datenträger ist voll. Was vorher dort stand, ist unverändert; schaffen Sie Platz oder speichern Sie woanders.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>The draws do not tell the first two apart.</source>
            <translation>Die Ziehungen unterscheiden die ersten beiden nicht.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>The duration is known for {count}</source>
            <translation>Die Dauer ist bekannt für {count}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The earlier study is of other labels, other gold or another seed.</source>
            <translation>Die frühere Studie gehört zu anderen Labels, anderem Gold oder einem anderen Startwert.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>The encoding “{name}” is not known. Choose another.</source>
            <translation>Die Kodierung „{name}“ ist nicht bekannt. Wählen Sie eine andere.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/plan.py" />
            <source>The error is {error} already, so {wanted} takes no more labels.</source>
            <translation>Der Fehler beträgt bereits {error}, daher braucht {wanted} keine weiteren Labels.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>The expected lead of the true class over another, at worst; large is good.</source>
            <translation>Der erwartete Vorsprung der wahren Klasse vor einer anderen, im schlechtesten Fall; groß ist gut.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/data.py" />
            <source>The fewest and the most labels that one item got.</source>
            <translation>Die wenigsten und die meisten Labels, die ein Item erhielt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/data.py" />
            <source>The fewest and the most labels that one worker gave.</source>
            <translation>Die wenigsten und die meisten Labels, die ein Worker vergab.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>The file cannot be read any more.</source>
            <translation>Die Datei lässt sich nicht mehr lesen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/file.py" />
            <source>The file could not be read: {why}.</source>
            <translation>Die Datei ließ sich nicht lesen: {why}.</translation>
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
            <location filename="../../crowdgui/ui/pages/worker_pace.py" />
            <source>The file does not say when labels were given.</source>
            <translation>Die Datei sagt nicht, wann Labels vergeben wurden.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>The file has changed and has {columns} now. Open it again.</source>
            <translation>Die Datei hat sich geändert und hat jetzt {columns}. Öffnen Sie sie erneut.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>The file holds no content of this item; look it up by its id.</source>
            <translation>Die Datei enthält keinen Inhalt zu diesem Item; schlagen Sie es unter seiner ID nach.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/file.py" />
            <source>The file is damaged and was left as it is. Open an older copy of it.</source>
            <translation>Die Datei ist beschädigt und wurde so gelassen, wie sie ist. Öffnen Sie eine ältere Kopie.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/file_head.py" />
            <source>The file is damaged or cut off. Get it again from where it came from.</source>
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
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>The files you open will be listed here.</source>
            <translation>Hier werden die Dateien aufgeführt, die Sie öffnen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
            <source>The final label is not the gold label</source>
            <translation>Das Endlabel ist nicht das Goldlabel</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
            <source>The final label only won because its class comes first</source>
            <translation>Das Endlabel gewann nur, weil seine Klasse zuerst kommt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <source>The final label only won because its class comes first.</source>
            <translation>Das Endlabel gewann nur, weil seine Klasse zuerst kommt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cubam.py" />
            <source>The first line should hold the counts of items, workers and labels.</source>
            <translation>Die erste Zeile sollte die Anzahlen der Items, Worker und Labels enthalten.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/glad.py" />
            <source>The first line should hold the counts of labels, labellers and tasks.</source>
            <translation>Die erste Zeile sollte die Anzahlen der Labels, Labeler und Aufgaben enthalten.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/triples.py" />
            <source>The first line tells of {told} labels, but there are {n}. Is the file whole?</source>
            <translation>Die erste Zeile spricht von {told} Labels, aber es sind {n}. Ist die Datei vollständig?</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/table_view.py" />
            <source>The first {copied} of {of} rows copied; export has no such limit</source>
            <translation>Die ersten {copied} von {of} Zeilen kopiert; der Export hat keine solche Grenze</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_detail.py" />
            <source>The first {n} are shown.</source>
            <translation>Die ersten {n} werden gezeigt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>The first {n} of {rows} rows.</source>
            <translation>Die ersten {n} von {rows} Zeilen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>The first {n} rows.</source>
            <translation>Die ersten {n} Zeilen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/content.py" />
            <source>The first {shown} of {all} characters are shown.</source>
            <translation>Die ersten {shown} von {all} Zeichen werden gezeigt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The fitted workers know {known} classes, and {wanted} are wished for.</source>
            <translation>Die angepassten Worker kennen {known} Klassen, gewünscht sind {wanted}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/atomic.py" />
            <source>The folder does not exist. Make it first, or choose another.</source>
            <translation>Den Ordner gibt es nicht. Legen Sie ihn zuerst an oder wählen Sie einen anderen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/gold_bound.py" />
            <source>The gold answers do not show that this vote is better than chance.</source>
            <translation>Die Goldantworten zeigen nicht, dass diese Abstimmung besser ist als der Zufall.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/gold.py" />
            <source>The gold is of an item that has no answers</source>
            <translation>Das Gold gehört zu einem Item ohne Antworten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/guarantee_builder.py" />
            <source>The gold items were drawn at random, as you state</source>
            <translation>Die Gold-Items wurden zufällig gezogen, wie Sie angeben</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>The gold label is “{gold}”.</source>
            <translation>Das Goldlabel ist „{gold}“.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/gold.py" />
            <source>The gold of the item contradicts itself and is not used</source>
            <translation>Das Gold des Items widerspricht sich und wird nicht verwendet</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/file_preview.py" />
            <source>The gold of “{question}” is read from “{gold}”</source>
            <translation>Das Gold von „{question}“ wird aus „{gold}“ gelesen</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>The guarantee is about the rule’s labels. {n} of them are replaced by labels set by hand.</source>
            <extracomment>For one: The guarantee is about the rule’s labels. {n} of them is replaced by a label set by hand.</extracomment>
            <translation>
                <numerusform>Die Garantie gilt für die Labels der Regel. {n} davon ist durch ein von Hand gesetztes Label ersetzt.</numerusform>
                <numerusform>Die Garantie gilt für die Labels der Regel. {n} davon sind durch von Hand gesetzte Labels ersetzt.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>The item by item bound on the share of wrong labels, with estimated accuracies: an indication, not a guarantee. It is shown because the worker model fits these labels.</source>
            <translation>Die Schranke Item für Item für den Anteil falscher Labels, mit geschätzten Genauigkeiten: ein Anhaltspunkt, keine Garantie. Sie wird gezeigt, weil das Worker-Modell zu diesen Labels passt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cvat.py" />
            <source>The job has no assignee. Choose “The name of the file” as the worker.</source>
            <translation>Der Job ist niemandem zugewiesen. Wählen Sie als Worker „Der Name der Datei“.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <source>The known true label.</source>
            <translation>Das bekannte wahre Label.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>The label an item ends up with: the rule’s, or the one a person set by hand.</source>
            <translation>Das Label, das ein Item am Ende hat: das der Regel oder das von einer Person von Hand gesetzte.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_loaded.py" />
            <source>The label matrix</source>
            <translation>Die Label-Matrix</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/plan.py" />
            <source>The labels are not what workers who err on their own would give, so the plan is too hopeful: hard items stay hard, however many are asked.</source>
            <translation>Die Labels sind nicht so, wie unabhängig irrende Worker sie gäben, daher ist der Plan zu optimistisch: Schwere Items bleiben schwer, wie viele auch immer gefragt werden.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_check.py" />
            <source>The labels differ a little from what workers who err on their own would give, and by more than chance.</source>
            <translation>Die Labels weichen ein wenig von dem ab, was unabhängig irrende Worker ergäben, und zwar stärker als durch Zufall.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/agreement_bound.py" />
            <source>The labels do not show that workers are better than chance on the whole. State that they are, or add gold.</source>
            <translation>Die Labels zeigen nicht, dass Worker insgesamt besser sind als der Zufall. Geben Sie an, dass sie es sind, oder fügen Sie Gold hinzu.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>The labels from {start} to {end} brought {points} points (±{error} at {confidence} confidence, {draws}).</source>
            <translation>Die Labels von {start} bis {end} brachten {points} Prozentpunkte (±{error} bei {confidence} Konfidenz, {draws}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/accuracies.py" />
            <source>The larger against the second number, the better the workers are.</source>
            <translation>Je größer gegenüber der zweiten Zahl, desto besser sind die Worker.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/accuracies.py" />
            <source>The larger both numbers are, the more alike the workers are.</source>
            <translation>Je größer beide Zahlen, desto ähnlicher sind sich die Worker.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/judging.py" />
            <source>The last change was no answer; Ctrl+Z undoes it</source>
            <translation>Die letzte Änderung war keine Antwort; Strg+Z macht sie rückgängig</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/corner.py" />
            <source>The last changes are being written to the project file.</source>
            <translation>Die letzten Änderungen werden in die Projektdatei geschrieben.</translation>
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
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>The last step that changed a final label.</source>
            <translation>Der letzte Schritt, der ein Endlabel änderte.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/tour.py" />
            <source>The least sure items come first. A number sets the label, Enter agrees. What you decide wins over the rule.</source>
            <translation>Die unsichersten Items kommen zuerst. Eine Zahl setzt das Label, Enter stimmt zu. Ihre Entscheidung geht der Regel vor.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>The letters are read as {encoding}</source>
            <translation>Die Buchstaben werden als {encoding} gelesen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/gold_bound.py" />
            <source>The limit is above 100 %, so it says nothing.</source>
            <translation>Die Grenze liegt über 100 %, besagt also nichts.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>The limit is known once all labels are checked.</source>
            <translation>Die Grenze ist bekannt, sobald alle Labels geprüft sind.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/class_map.py" />
            <source>The limits of the ranges must rise.</source>
            <translation>Die Grenzen der Bereiche müssen steigen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>The list names every place, one a line, to hand back to who made the file.</source>
            <translation>Die Liste nennt jede Stelle, eine je Zeile, zur Rückgabe an die Ersteller der Datei.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The lowest chance of a label is above the highest.</source>
            <translation>Die niedrigste Wahrscheinlichkeit eines Labels liegt über der höchsten.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The mean accuracy must lie between 0 and 1, and be neither.</source>
            <translation>Die mittlere Genauigkeit muss zwischen 0 und 1 liegen, beide ausgeschlossen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/doccano.py" />
            <source>The members of this project shared their annotations, so that nobody knows who made which. In doccano, turn off “Share annotations” before labelling.</source>
            <translation>Die Mitglieder dieses Projekts teilten ihre Annotationen, sodass niemand weiß, von wem welche stammt. Schalten Sie in doccano vor dem Labeln „Share annotations“ aus.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/lpi.py" />
            <source>The messages did not come to rest; more damping or more steps may settle them.</source>
            <translation>Die Nachrichten kamen nicht zur Ruhe; mehr Dämpfung oder mehr Schritte können helfen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/class_shares.py" />
            <source>The most frequent final label is “{name}”: {count} of {n} items ({share}).</source>
            <translation>Das häufigste Endlabel ist „{name}“: {count} von {n} Items ({share}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <source>The most frequent mistake is “{answer}” where gold says “{known}”: {n}.</source>
            <translation>Der häufigste Fehler ist „{answer}“, wo Gold „{known}“ sagt: {n}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>The most frequent other answer is “{answer}” for “{known}”: {n}.</source>
            <translation>Die häufigste andere Antwort ist „{answer}“ für „{known}“: {n}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <source>The most likely label by the rule that ran, or the one set by hand.</source>
            <translation>Das wahrscheinlichste Label nach der gelaufenen Regel oder das von Hand gesetzte.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels_page.py" />
            <source>The most likely label of every item, by {rule}.</source>
            <translation>Das wahrscheinlichste Label jedes Items, nach „{rule}“.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels_page.py" />
            <source>The most likely label of every item.</source>
            <translation>Das wahrscheinlichste Label jedes Items.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/reviewer.py" />
            <source>The name is exported beside every label you set. Answers given before keep the name they were signed with.</source>
            <translation>Der Name wird neben jedem von Ihnen gesetzten Label exportiert. Frühere Antworten behalten den Namen, mit dem sie unterzeichnet wurden.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cvat.py" />
            <source>The name of the file</source>
            <translation>Der Name der Datei</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cubam_yaml.py" />
            <location filename="../../crowdgui/io/formats/peerannot.py" />
            <source>The names are</source>
            <translation>Die Namen sind</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/plan.py" />
            <source>The next {n} labels are expected to mend {best} wrong final labels where they help most, and {evenly} spread evenly.</source>
            <extracomment>For one: The next {n} label is expected to mend {best} wrong final labels where it helps most, and {evenly} spread evenly.</extracomment>
            <translation>
                <numerusform>Das nächste {n} Label berichtigt voraussichtlich {best} falsche Endlabels, wo es am meisten hilft, und {evenly} bei gleichmäßiger Verteilung.</numerusform>
                <numerusform>Die nächsten {n} Labels berichtigen voraussichtlich {best} falsche Endlabels, wo sie am meisten helfen, und {evenly} bei gleichmäßiger Verteilung.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>The number of the first item: 1 in MATLAB, 0 in Python.</source>
            <translation>Die Nummer des ersten Items: 1 in MATLAB, 0 in Python.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>The number that stands where a worker gave no label.</source>
            <translation>Die Zahl, die dort steht, wo ein Worker kein Label vergab.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/lists.py" />
            <source>The numbers behind the bounds</source>
            <translation>Die Zahlen hinter den Schranken</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>The numbers behind the paper’s bounds</source>
            <translation>Die Zahlen hinter den Schranken des Papers</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/read_labels.py" />
            <source>The question “{question}” cannot be read. {why}</source>
            <translation>Die Frage „{question}“ lässt sich nicht lesen. {why}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>The question “{wanted}” of the recipe is not in this file.</source>
            <translation>Die Frage „{wanted}“ der Vorlage ist nicht in dieser Datei.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/doccano.py" />
            <source>The quote marks are wrong there. Export the project again.</source>
            <translation>Die Anführungszeichen dort sind fehlerhaft. Exportieren Sie das Projekt erneut.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/recipes.py" />
            <source>The recipe is for the format “{name}”, which this file does not keep to.</source>
            <translation>Die Vorlage ist für das Format „{name}“, dem diese Datei nicht folgt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>The records so far have {n} different fields, too many for a table. Give every record the same fields.</source>
            <translation>Die bisherigen Einträge haben {n} verschiedene Felder, zu viele für eine Tabelle. Geben Sie jedem Eintrag dieselben Felder.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/dialog.py" />
            <source>The rows cannot be shown.</source>
            <translation>Die Zeilen lassen sich nicht zeigen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>The rows could not be told apart. Check the separator and the quote marks.</source>
            <translation>Die Zeilen ließen sich nicht trennen. Prüfen Sie das Trennzeichen und die Anführungszeichen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/guarantee_builder.py" />
            <source>The rule did not know the true labels of the sample</source>
            <translation>Die Regel kannte die wahren Labels der Stichprobe nicht</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>The rule had no label to go by.</source>
            <translation>Die Regel hatte kein Label, nach dem sie sich richten konnte.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_panel.py" />
            <source>The rule has not run this way, so there is nothing to compare.</source>
            <translation>Die Regel ist so nicht gelaufen, daher gibt es nichts zu vergleichen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>The rule said “{label}”, confidence {share}.</source>
            <translation>Die Regel sagte „{label}“, Konfidenz {share}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>The rule says the same, confidence {share}.</source>
            <translation>Die Regel sagt dasselbe, Konfidenz {share}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/guarantee_builder.py" />
            <source>The rule was given gold for items of the sample, so these are no fair test.</source>
            <translation>Die Regel erhielt Gold für Items der Stichprobe, daher sind diese kein fairer Test.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/run.py" />
            <source>The rule was stopped before it came to rest.</source>
            <translation>Die Regel wurde angehalten, bevor sie zur Ruhe kam.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The rule “{key}” cannot run on a cluster; {there} can.</source>
            <translation>Die Regel „{key}“ kann nicht auf einem Cluster laufen; möglich sind {there}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/compare/comparison.py" />
            <source>The rules do not agree on {n} of {items} items ({share}); without gold nothing here shows which is right.</source>
            <extracomment>For one: The rules do not agree on {n} of {items} items ({share}); without gold nothing here shows which is right.</extracomment>
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
            <location filename="../../crowdgui/ui/judging.py" />
            <source>The rule’s label is hidden; choose by number</source>
            <translation>Das Label der Regel ist verdeckt; wählen Sie nach Nummer</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
            <source>The rule’s own starts or parts give different labels</source>
            <translation>Die eigenen Starts oder Teile der Regel geben verschiedene Labels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_list.py" />
            <source>The run and its guarantee</source>
            <translation>Der Lauf und seine Garantie</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>The same chance for all</source>
            <translation>Dieselbe Wahrscheinlichkeit für alle</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/mturk.py" />
            <source>The same inputs are the same item also where they were published again.</source>
            <translation>Dieselben Eingaben sind dasselbe Item, auch wenn sie erneut veröffentlicht wurden.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/toloka.py" />
            <source>The same inputs can be several tasks, in pools of their own.</source>
            <translation>Dieselben Eingaben können mehrere Aufgaben sein, in je eigenen Pools.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>The same lead, at best.</source>
            <translation>Derselbe Vorsprung im besten Fall.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>The same number of labels each</source>
            <translation>Jeweils gleich viele Labels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>The same seed draws the same sets, on every computer.</source>
            <translation>Derselbe Startwert zieht auf jedem Computer dieselben Datensätze.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/consensus.py" />
            <source>The same seed draws the same starts and hides the same labels.</source>
            <translation>Derselbe Startwert zieht dieselben Starts und verdeckt dieselben Labels.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/ebcc.py" />
            <location filename="../../crowdgui/core/rules/kos.py" />
            <source>The same seed draws the same starts.</source>
            <translation>Derselbe Startwert zieht dieselben Starts.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/prodigy.py" />
            <source>The same text with another question is another task, but the same item.</source>
            <translation>Derselbe Text mit einer anderen Frage ist eine andere Aufgabe, aber dasselbe Item.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/label_filters.py" />
            <source>The same worker gave the same answer to the item again</source>
            <translation>Derselbe Worker gab auf das Item noch einmal dieselbe Antwort</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster_field.py" />
            <source>The scheduler answers, but no worker process is there yet.</source>
            <translation>Der Scheduler antwortet, aber noch ist kein Worker-Prozess da.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <source>The scheduler of a Dask cluster, for labels that no one computer holds: see Run, On a cluster.</source>
            <translation>Der Scheduler eines Dask-Clusters, für Labels, die kein einzelner Computer fasst: siehe „Ausführen“, „Auf einem Cluster“.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/recipes.py" />
            <source>The separator of the recipe does not fit this file.</source>
            <translation>Das Trennzeichen der Vorlage passt nicht zu dieser Datei.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <source>The share of a copying worker’s labels that is the leader’s answer.</source>
            <translation>Der Anteil der Labels eines abschreibenden Workers, die die Antwort des Vorbilds sind.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>The share of wrong labels on gold, with the range that is likely at 95 %. The line ends at {most}.</source>
            <translation>Der Anteil falscher Labels laut Gold, mit dem Bereich, der zu 95 % wahrscheinlich ist. Die Linie endet bei {most}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>The share of wrong labels that the rule itself expects. It is right only if the rule’s idea of workers is.</source>
            <translation>Der Anteil falscher Labels, den die Regel selbst erwartet. Er stimmt nur, wenn die Vorstellung der Regel von den Workern stimmt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The shares of workers add up to more than 100 %.</source>
            <translation>Die Anteile der Worker ergeben zusammen mehr als 100 %.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The shares to keep must rise, above 0 % and up to 100 %.</source>
            <translation>Die Anteile, die behalten werden, müssen steigen, über 0 % und bis 100 %.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The sharper bounds are left out: so many labels of so many classes would take very long.</source>
            <translation>Die schärferen Schranken sind ausgelassen: So viele Labels so vieler Klassen würden sehr lange dauern.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>The solid bar is what can be guaranteed.</source>
            <translation>Der ausgefüllte Balken ist, was sich garantieren lässt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/kos.py" />
            <source>The starts give between {low} and {high} labels that differ from a plain majority.</source>
            <translation>Die Starts geben zwischen {low} und {high} Labels, die von einer einfachen Mehrheit abweichen.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/rules/ebcc.py" />
            <source>The starts give different labels on {n} items; their probabilities are averaged.</source>
            <extracomment>For one: The starts give different labels on {n} item; their probabilities are averaged.</extracomment>
            <translation>
                <numerusform>Die Starts geben bei {n} Item verschiedene Labels; ihre Wahrscheinlichkeiten werden gemittelt.</numerusform>
                <numerusform>Die Starts geben bei {n} Items verschiedene Labels; ihre Wahrscheinlichkeiten werden gemittelt.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The stated class shares are all 0. State at least one above 0.</source>
            <translation>Die angegebenen Klassenanteile sind alle 0. Geben Sie mindestens einen über 0 an.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>The system could not read this file: {why}.</source>
            <translation>Das System konnte diese Datei nicht lesen: {why}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>The table shows no item</source>
            <translation>Die Tabelle zeigt kein Item</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/prodigy.py" />
            <source>The task was rejected, so no option was chosen</source>
            <translation>Die Aufgabe wurde abgelehnt, daher wurde keine Option gewählt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/prodigy.py" />
            <source>The task, with its question</source>
            <translation>Die Aufgabe mit ihrer Frage</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/opening.py" />
            <source>The text cannot be kept: {why}.</source>
            <translation>Der Text lässt sich nicht aufbewahren: {why}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/consensus.py" />
            <source>The three rules count the same: learning their weights is left out beyond {most} labels, where it takes too long.</source>
            <translation>Die drei Regeln zählen gleich: Jenseits von {most} Labels werden ihre Gewichte nicht gelernt, weil es zu lange dauert.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/consensus.py" />
            <source>The three rules count the same: there are too few labels to learn more.</source>
            <translation>Die drei Regeln zählen gleich: Es gibt zu wenige Labels, um mehr zu lernen.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/rules/consensus.py" />
            <source>The three rules do not agree on {n} items.</source>
            <extracomment>For one: The three rules do not agree on {n} item.</extracomment>
            <translation>
                <numerusform>Die drei Regeln sind sich bei {n} Item nicht einig.</numerusform>
                <numerusform>Die drei Regeln sind sich bei {n} Items nicht einig.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>The time is known for {count}</source>
            <translation>Der Zeitpunkt ist bekannt für {count}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/mturk.py" />
            <source>The time spent is that of several items, and is not used.</source>
            <translation>Die aufgewendete Zeit gilt für mehrere Items und wird nicht verwendet.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/page_timing.py" />
            <source>The time spent on a page is shared evenly among its answers.</source>
            <translation>Die auf einer Seite verbrachte Zeit wird gleichmäßig auf ihre Antworten verteilt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <source>The true label of this item is not known.</source>
            <translation>Das wahre Label dieses Items ist nicht bekannt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The values of what varies must rise.</source>
            <translation>Die Werte dessen, was sich ändert, müssen steigen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The wanted error must lie from 0 % to below 100 %.</source>
            <translation>Der gewünschte Fehler muss mindestens 0 % und weniger als 100 % betragen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <source>The window speaks it from its next start.</source>
            <translation>Das Fenster verwendet sie ab dem nächsten Start.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>The words are listed once the file is read.</source>
            <translation>Die Wörter werden aufgeführt, sobald die Datei gelesen ist.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>The workbook is empty.</source>
            <translation>Die Arbeitsmappe ist leer.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/label_filters.py" />
            <source>The worker contradicts themselves on the item</source>
            <translation>Der Worker widerspricht sich bei dem Item</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/label_filters.py" />
            <source>The worker gave the item another answer before</source>
            <translation>Der Worker gab auf das Item vorher eine andere Antwort</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/label_filters.py" />
            <source>The worker gave the item another answer later</source>
            <translation>Der Worker gab auf das Item später eine andere Antwort</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cvat.py" />
            <source>The worker is</source>
            <translation>Der Worker ist</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>The worker model does not fit these labels</source>
            <translation>Das Worker-Modell passt nicht zu diesen Labels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>The workers agree on every item</source>
            <translation>Die Worker sind sich bei jedem Item einig</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>The workers as a whole agree no more often than guessers would.</source>
            <translation>Die Worker insgesamt stimmen nicht öfter überein als Ratende.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>The workers’ estimated accuracy, on average, as one-step voting needs it.</source>
            <translation>Die geschätzte Genauigkeit der Worker im Mittel, wie die einstufige Abstimmung sie braucht.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <source>The {n} least sure of {all} that are worth a second look; labels set by hand are not among them.</source>
            <translation>Die {n} unsichersten von {all}, die einen zweiten Blick wert sind; von Hand gesetzte Labels sind nicht darunter.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/matrix.py" />
            <source>The {n} most frequent of {all} classes are drawn.</source>
            <translation>Gezeichnet sind die {n} häufigsten von {all} Klassen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>The {n} most frequent of {words} different words.</source>
            <translation>Die {n} häufigsten von {words} verschiedenen Wörtern.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_answers.py" />
            <source>The {n} of {all} classes with the largest shares are shown.</source>
            <translation>Gezeigt sind die {n} von {all} Klassen mit den größten Anteilen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>The {n} with the most labels of {all} flagged workers.</source>
            <translation>Die {n} mit den meisten Labels von {all} auffälligen Workern.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>The {n} workers with the most labels, of {all}. In brackets the range that is likely at 95 %.</source>
            <translation>Die {n} Worker mit den meisten Labels, von {all}. In Klammern der Bereich, der zu 95 % wahrscheinlich ist.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>Their labels</source>
            <translation>Deren Labels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_table.py" />
            <source>Their labels do not count</source>
            <translation>Deren Labels zählen nicht</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>Theory</source>
            <translation>Theorie</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/tabular/raw_table.py" />
            <source>There are more fields than can be shown: {n} are left out.</source>
            <extracomment>For one: There are more fields than can be shown: {n} is left out.</extracomment>
            <translation>
                <numerusform>Es gibt mehr Felder, als sich zeigen lassen: {n} ist ausgelassen.</numerusform>
                <numerusform>Es gibt mehr Felder, als sich zeigen lassen: {n} sind ausgelassen.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/labelbox.py" />
            <source>There are no labels in this export. Export with “Labels” and their details.</source>
            <translation>In diesem Export sind keine Labels. Exportieren Sie mit „Labels“ und deren Details.</translation>
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
            <location filename="../../crowdgui/core/bounds/agreement_bound.py" />
            <source>There are too few items with labels to split them into halves.</source>
            <translation>Es gibt zu wenige Items mit Labels, um sie in Hälften zu teilen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_check.py" />
            <source>There are too few items, or too few disagreements on them, to tell whether workers err on their own.</source>
            <translation>Es gibt zu wenige Items oder zu wenig Uneinigkeit darüber, um zu sagen, ob Worker unabhängig irren.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>There are {classes} different labels by {workers} workers, too many to tell apart. Check that the label column holds the answers and not free text.</source>
            <translation>Es gibt {classes} verschiedene Labels von {workers} Workern, zu viele, um sie zu unterscheiden. Prüfen Sie, ob die Label-Spalte die Antworten enthält und keinen Freitext.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/doccano.py" />
            <source>There are {n} cells in place of {expected}.</source>
            <translation>Es sind {n} Zellen statt {expected}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>There are {n} columns; at most {most} can be read. Is the separator right?</source>
            <translation>Es sind {n} Spalten; höchstens {most} lassen sich lesen. Stimmt das Trennzeichen?</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_table.py" />
            <source>There are {n} columns; at most {most} can be read. Save it with a row for each answer.</source>
            <translation>Es sind {n} Spalten; höchstens {most} lassen sich lesen. Speichern Sie die Datei mit einer Zeile je Antwort.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>There are {n} different labels</source>
            <translation>Es gibt {n} verschiedene Labels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>There are {n} different numbers</source>
            <translation>Es gibt {n} verschiedene Zahlen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/triples.py" />
            <source>There are {n} words where an item, a worker and a label were expected.</source>
            <translation>Hier sind {n} Wörter, wo ein Item, ein Worker und ein Label erwartet wurden.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>There can be no folder of this name. Choose another.</source>
            <translation>Ein Ordner dieses Namens ist nicht möglich. Wählen Sie einen anderen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>There is a character no text has (NUL): the file is damaged or is no text file. Export it again.</source>
            <translation>Hier steht ein Zeichen, das kein Text hat (NUL): Die Datei ist beschädigt oder keine Textdatei. Exportieren Sie sie erneut.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/atomic.py" />
            <source>There is a folder where a file should be, or the other way round.</source>
            <translation>Wo eine Datei sein sollte, ist ein Ordner, oder umgekehrt.</translation>
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
            <location filename="../../crowdgui/io/importing/label_filters.py" />
            <source>There is no answer</source>
            <translation>Es gibt keine Antwort</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/long_table.py" />
            <location filename="../../crowdgui/io/importing/tables.py" />
            <source>There is no answer in this file. Export it again.</source>
            <translation>In dieser Datei ist keine Antwort. Exportieren Sie sie erneut.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>There is no array “{name}”. The arrays are {names}.</source>
            <translation>Es gibt kein Array „{name}“. Die Arrays sind {names}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>There is no bound for single items here: this rule is no sum of votes.</source>
            <translation>Für einzelne Items gibt es hier keine Schranke: Diese Regel ist keine Summe von Stimmen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/simulation_run.py" />
            <source>There is no bound where workers copy: labels are not independent.</source>
            <translation>Wo Worker abschreiben, gibt es keine Schranke: Labels sind nicht unabhängig.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/inception.py" />
            <source>There is no column of a worker. Export the table with all of them.</source>
            <translation>Es gibt keine Spalte eines Workers. Exportieren Sie die Tabelle mit den Spalten aller Worker.</translation>
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
            <location filename="../../crowdgui/core/rules/scoring.py" />
            <source>There is no gold to hold fixed.</source>
            <translation>Es gibt kein Gold, das sich festhalten ließe.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>There is no gold to judge rules by.</source>
            <translation>Es gibt kein Gold, an dem sich Regeln beurteilen lassen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>There is no gold to take class shares from. Choose “As in the votes”.</source>
            <translation>Es gibt kein Gold, aus dem sich Klassenanteile ergeben. Wählen Sie „Wie in den Stimmen“.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>There is no label left to work on.</source>
            <translation>Es ist kein Label übrig, mit dem sich arbeiten lässt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>There is no ordinary worker left to copy from.</source>
            <translation>Es ist kein gewöhnlicher Worker übrig, von dem abgeschrieben werden kann.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>There is no other worker to compare with.</source>
            <translation>Es gibt keinen anderen Worker zum Vergleichen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_partners.py" />
            <source>There is no other worker.</source>
            <translation>Es gibt keinen anderen Worker.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>There is no preset “{key}”; there are {known}.</source>
            <translation>Es gibt keine Voreinstellung „{key}“; es gibt {known}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/sources.py" />
            <source>There is no question “{wanted}”. There are {there}.</source>
            <translation>Es gibt keine Frage „{wanted}“. Vorhanden: {there}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>There is no record in this file.</source>
            <translation>In dieser Datei ist kein Eintrag.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/user_inputs.py" />
            <source>There is no row with a number.</source>
            <translation>Es gibt keine Zeile mit einer Zahl.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>There is no rule “{key}”; there are {known}.</source>
            <translation>Es gibt keine Regel „{key}“; es gibt {known}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>There is no such sheet. The sheets are {names}.</source>
            <translation>Ein solches Blatt gibt es nicht. Die Blätter sind {names}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/pasted.py" />
            <source>There is no text on the clipboard. Copy the cells of a table first.</source>
            <translation>In der Zwischenablage ist kein Text. Kopieren Sie zuerst die Zellen einer Tabelle.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>There is no worker “{name}”.</source>
            <translation>Es gibt keinen Worker „{name}“.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cvat.py" />
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
            <location filename="../../crowdgui/jobs/desk.py" />
            <source>There is not enough memory to save or open it.</source>
            <translation>Zum Speichern oder Öffnen reicht der Arbeitsspeicher nicht.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>There is one worker, so there is nobody to compare with.</source>
            <translation>Es gibt nur einen Worker, daher ist niemand zum Vergleichen da.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>There is only one column. Labels need a worker, an item and an answer; check the separator.</source>
            <translation>Es gibt nur eine Spalte. Labels brauchen einen Worker, ein Item und eine Antwort; prüfen Sie das Trennzeichen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/cluster_output.py" />
            <source>There is something at {place} already. Choose another place.</source>
            <translation>Unter {place} ist bereits etwas vorhanden. Wählen Sie einen anderen Ort.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>There must be a different name for each class.</source>
            <translation>Jede Klasse muss einen anderen Namen haben.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>There must be at least one label to spend.</source>
            <translation>Es muss mindestens ein Label zu vergeben sein.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>There must be one gold answer, or none, for each item.</source>
            <translation>Für jedes Item muss es eine Goldantwort geben oder keine.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>These are one and the same worker.</source>
            <translation>Das ist ein und derselbe Worker.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>These are too many sets to draw. Take fewer points or repetitions.</source>
            <translation>Das sind zu viele Datensätze. Nehmen Sie weniger Punkte oder Wiederholungen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>These choices are not those of the rule “{key}”.</source>
            <translation>Diese Einstellungen sind nicht die der Regel „{key}“.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/telling.py" />
            <source>These figures are from the last run. They are replaced when this run ends.</source>
            <translation>Diese Zahlen sind vom letzten Lauf. Sie werden ersetzt, wenn dieser Lauf endet.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels_page.py" />
            <source>These labels are by {made}. Run {chosen} to replace them.</source>
            <translation>Diese Labels stammen von „{made}“. Führen Sie „{chosen}“ aus, um sie zu ersetzen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/headline.py" />
            <source>These labels differ a little from what workers who err independently would give, and by more than chance. Bounds that need such workers are no guarantee then; a random check by hand gives one.</source>
            <translation>Diese Labels weichen ein wenig von dem ab, was unabhängig irrende Worker ergäben, und zwar stärker als durch Zufall. Schranken, die solche Worker brauchen, sind dann keine Garantie; eine zufällige Prüfung von Hand gibt eine.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels_page.py" />
            <source>These labels were made with other options. Run again to replace them.</source>
            <translation>Diese Labels entstanden mit anderen Optionen. Führen Sie die Regel erneut aus, um sie zu ersetzen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <source>These words are in none of the pages. Try fewer or other ones.</source>
            <translation>Diese Wörter stehen auf keiner der Seiten. Versuchen Sie es mit weniger oder anderen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers_together.py" />
            <source>They agree with the others on {agreed} of {of} labels that can be compared ({share}).</source>
            <translation>Diese Worker stimmen bei {agreed} von {of} vergleichbaren Labels mit den anderen überein ({share}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <source>They copy from a leader, an ordinary worker, so their labels are not independent.</source>
            <translation>Diese Worker schreiben von einem Vorbild ab, einem gewöhnlichen Worker, daher sind ihre Labels nicht unabhängig.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <source>They give any class but the one they hold to be right.</source>
            <translation>Diese Worker geben irgendeine Klasse außer der, die sie für richtig halten.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <source>They give every class equally often.</source>
            <translation>Diese Worker geben jede Klasse gleich oft.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <source>They give the same class to every item, each a class drawn at random.</source>
            <translation>Diese Worker geben jedem Item dieselbe Klasse, jeder eine zufällig gezogene.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/get_another_label.py" />
            <source>They have no names. There are usually more items than workers.</source>
            <translation>Die Spalten haben keine Namen. Meist gibt es mehr Items als Worker.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/file_preview.py" />
            <source>They keep a spreadsheet from running cells as formulas.</source>
            <translation>Die Apostrophe verhindern, dass eine Tabellenkalkulation Zellen als Formeln ausführt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_end.py" />
            <source>They win over the rule and are exported with who, when and note.</source>
            <translation>Diese Labels gehen der Regel vor und werden mit Name, Zeitpunkt und Notiz exportiert.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>This begins like JSON, but is none. Export it as JSON or CSV again.</source>
            <translation>Dies beginnt wie JSON, ist aber keines. Exportieren Sie erneut als JSON oder CSV.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <source>This computer has {n}. Results are the same with any number; fewer leave more to other programs.</source>
            <extracomment>For one: This computer has {n}. Results are the same with any number; fewer leave more to other programs.</extracomment>
            <translation>
                <numerusform>Dieser Computer hat {n}. Die Ergebnisse sind bei jeder Anzahl gleich; weniger lassen anderen Programmen mehr übrig.</numerusform>
                <numerusform>Dieser Computer hat {n}. Die Ergebnisse sind bei jeder Anzahl gleich; weniger lassen anderen Programmen mehr übrig.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>This file does not exist. Was it moved?</source>
            <translation>Diese Datei gibt es nicht. Wurde sie verschoben?</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/toloka.py" />
            <source>This file holds tasks, not answers. Download the assignments of the pool.</source>
            <translation>Diese Datei enthält Aufgaben, keine Antworten. Laden Sie die Assignments des Pools herunter.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/toloka.py" />
            <source>This file names no worker: it holds answers that Toloka has put together. Download the assignments (“Download results”) instead.</source>
            <translation>Diese Datei nennt keinen Worker: Sie enthält Antworten, die Toloka zusammengefasst hat. Laden Sie stattdessen die Assignments herunter („Download results“).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/tables.py" />
            <source>This folder holds no answers in a form that is known. Open a file of it instead.</source>
            <translation>Dieser Ordner enthält keine Antworten in einer bekannten Form. Öffnen Sie stattdessen eine Datei daraus.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>This is a MATLAB file of version 7.3. Save it in MATLAB with the option -v7.</source>
            <translation>Dies ist eine MATLAB-Datei der Version 7.3. Speichern Sie sie in MATLAB mit der Option -v7.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/file.py" />
            <source>This is a folder, not a project file.</source>
            <translation>Dies ist ein Ordner, keine Projektdatei.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>This is a web page, not a table. Was a login page saved in place of the file?</source>
            <translation>Dies ist eine Webseite, keine Tabelle. Wurde statt der Datei eine Anmeldeseite gespeichert?</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>This is an XML file of a kind that is not known. Export it as CSV or JSON.</source>
            <translation>Dies ist eine XML-Datei unbekannter Art. Exportieren Sie sie als CSV oder JSON.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/plan.py" />
            <source>This is an estimate, not a guarantee: it takes the fitted crowd for the true one. {part} of the gain that follows is counted on; on real sets {low} to {high} of it came true.</source>
            <translation>Dies ist eine Schätzung, keine Garantie: Sie hält die angepasste Crowd für die wahre. Gerechnet wird mit {part} des daraus folgenden Gewinns; bei realen Datensätzen traten {low} bis {high} davon ein.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cvat.py" />
            <source>This is no XML that CVAT writes.</source>
            <translation>Dies ist kein XML, wie CVAT es schreibt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/recipes.py" />
            <source>This is no recipe of CrowdGUI, or it is damaged.</source>
            <translation>Dies ist keine Vorlage von CrowdGUI, oder sie ist beschädigt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_text.py" />
            <source>This is no valid JSON. Export the file again, or ask who made it.</source>
            <translation>Dies ist kein gültiges JSON. Exportieren Sie die Datei erneut oder fragen Sie dort nach, woher sie stammt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>This is not a file but a folder or a device.</source>
            <translation>Dies ist keine Datei, sondern ein Ordner oder ein Gerät.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/file.py" />
            <source>This is not a project file.</source>
            <translation>Dies ist keine Projektdatei.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/appen.py" />
            <source>This is the aggregated report, which names no worker. Download the report called “Full” in its place.</source>
            <translation>Dies ist der zusammengefasste Bericht, der keine Worker nennt. Laden Sie stattdessen den Bericht „Full“ herunter.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cvat.py" />
            <source>This is the export of a whole task, which does not say who made which tag. Export each job by itself; or, if one worker did it all, choose “The name of the file”.</source>
            <translation>Dies ist der Export einer ganzen Aufgabe, der nicht sagt, von wem welches Bild-Tag stammt. Exportieren Sie jeden Job einzeln; oder wählen Sie, wenn ein Worker alles gemacht hat, „Der Name der Datei“.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/judging.py" />
            <source>This is the last item without an answer</source>
            <translation>Dies ist das letzte Item ohne Antwort</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>This is {what}, not a text table. Save it as CSV first.</source>
            <translation>Dies ist {what}, keine Texttabelle. Speichern Sie es zuerst als CSV.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>This label was set by hand; the bound is about the rule’s labels.</source>
            <translation>Dieses Label wurde von Hand gesetzt; die Schranke gilt für die Labels der Regel.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cubam_yaml.py" />
            <source>This line is neither a worker nor an item with its label, as in {example}. Other YAML is not read.</source>
            <translation>Diese Zeile ist weder ein Worker noch ein Item mit seinem Label wie in {example}. Anderes YAML wird nicht gelesen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>This looks like copying.</source>
            <translation>Dies sieht nach Abschreiben aus.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/sagemaker.py" />
            <source>This manifest holds final labels only. Open the folder of the job instead: the workers' answers are in “annotations/worker-response”.</source>
            <translation>Dieses Manifest enthält nur Endlabels. Öffnen Sie stattdessen den Ordner des Jobs: Die Antworten der Worker sind in „annotations/worker-response“.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>This picture is not in the folder of the label file.</source>
            <translation>Dieses Bild liegt nicht im Ordner der Label-Datei.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/file.py" />
            <source>This project needs a newer program, one that reads version {theirs} of project files. This program reads versions up to {ours}.</source>
            <translation>Dieses Projekt braucht ein neueres Programm, das Version {theirs} von Projektdateien liest. Dieses Programm liest Versionen bis {ours}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>This rule has not run.</source>
            <translation>Diese Regel ist nicht gelaufen.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/errors.py" />
            <source>This rule is for two classes, and these labels have {n}. Choose another rule.</source>
            <extracomment>For one: This rule is for two classes, and these labels have {n}. Choose another rule.</extracomment>
            <translation>
                <numerusform>Diese Regel ist für zwei Klassen, und diese Labels haben {n}. Wählen Sie eine andere Regel.</numerusform>
                <numerusform>Diese Regel ist für zwei Klassen, und diese Labels haben {n}. Wählen Sie eine andere Regel.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>This rule is no sum of votes, so this bound does not speak of it.</source>
            <translation>Diese Regel ist keine Summe von Stimmen, daher gilt diese Schranke nicht für sie.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/rule_options.py" />
            <source>This rule leaves nothing to choose.</source>
            <translation>Bei dieser Regel gibt es nichts einzustellen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels_page.py" />
            <source>This rule takes one count, so there are no steps to show.</source>
            <translation>Diese Regel zählt nur einmal, daher gibt es keine Schritte zu zeigen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <source>This rule was given the gold labels, so they are no fair test of its labels.</source>
            <translation>Diese Regel erhielt die Goldlabels, daher sind sie kein fairer Test ihrer Labels.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/messages.py" />
            <source>This rule was made for two classes; here it tells each class from those after it, so the order of the classes matters.</source>
            <translation>Diese Regel ist für zwei Klassen gemacht; hier trennt sie jede Klasse von den folgenden, daher kommt es auf die Reihenfolge der Klassen an.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>This rule’s confidence is a share of the votes, no probability.</source>
            <translation>Die Konfidenz dieser Regel ist ein Anteil der Stimmen, keine Wahrscheinlichkeit.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>This sheet is empty. Choose another one.</source>
            <translation>Dieses Blatt ist leer. Wählen Sie ein anderes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_preview.py" />
            <source>This table is worked out when it is exported.</source>
            <translation>Diese Tabelle wird beim Export berechnet.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_answers.py" />
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>This worker answered no item more than once.</source>
            <translation>Dieser Worker hat kein Item mehr als einmal beantwortet.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>This worker gave no label to an item with a final label.</source>
            <translation>Dieser Worker gab keinem Item mit Endlabel ein Label.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>This worker gave no label.</source>
            <translation>Dieser Worker vergab kein Label.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>This worker is left out, so the rule knows nothing of their labels.</source>
            <translation>Dieser Worker ist ausgeschlossen, daher weiß die Regel nichts von seinen Labels.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>This worker labelled no gold item.</source>
            <translation>Dieser Worker hat kein Gold-Item gelabelt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/study_panel.py" />
            <source>Tick a rule in the table first.</source>
            <translation>Haken Sie zuerst in der Tabelle eine Regel an.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/tour.py" />
            <source>Tick the files, choose a folder. The report says all there is to say. F1 opens the help on whatever you point at.</source>
            <translation>Haken Sie die Dateien an, wählen Sie einen Ordner. Der Bericht sagt alles, was zu sagen ist. F1 öffnet die Hilfe zu dem, worauf Sie zeigen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <source>Tie</source>
            <translation>Gleichstand</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
            <source>Tied</source>
            <translation>Gleichauf</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <location filename="../../crowdgui/ui/pages/export_words.py" />
            <source>Ties</source>
            <translation>Gleichstände</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>Time</source>
            <translation>Zeitpunkt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <location filename="../../crowdgui/core/simulate/presets.py" />
            <source>Time of 50 steps</source>
            <translation>Zeit für 50 Schritte</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <location filename="../../crowdgui/core/simulate/presets.py" />
            <source>Time to settle</source>
            <translation>Zeit bis zur Ruhe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Time to stop</source>
            <translation>Zeit bis zum Halt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/simulation_run.py" />
            <source>Times are those of a rule’s own work on one core, without drawing the set. They grow by up to a quarter where several sets are tried at the same time.</source>
            <translation>Die Zeiten gelten für die Arbeit der Regel selbst auf einem Kern, ohne das Ziehen des Datensatzes. Diese wachsen um bis zu ein Viertel, wenn mehrere Datensätze gleichzeitig erprobt werden.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/label_metadata.py" />
            <source>Times that could not be read; their labels are kept</source>
            <translation>Nicht lesbare Zeitpunkte; ihre Labels bleiben erhalten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/label_metadata.py" />
            <source>Times whose day cannot be told from their month; their labels are kept</source>
            <translation>Zeitpunkte, deren Tag sich nicht vom Monat unterscheiden lässt; ihre Labels bleiben erhalten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>To begin afresh, choose no recipe on the page Source.</source>
            <translation>Um neu zu beginnen, wählen Sie auf der Seite „Quelle“ keine Vorlage.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/plan.py" />
            <source>To come from {error} to {wanted} takes about {n} more labels{range}, sent to the items they help most.</source>
            <extracomment>For one: To come from {error} to {wanted} takes about {n} more label{range}, sent to the items it helps most.</extracomment>
            <translation>
                <numerusform>Um von {error} auf {wanted} zu kommen, braucht es etwa {n} weiteres Label{range} für das Item, dem es am meisten hilft.</numerusform>
                <numerusform>Um von {error} auf {wanted} zu kommen, braucht es etwa {n} weitere Labels{range} für die Items, denen sie am meisten helfen.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>To show that at most {most} are wrong, check {fewest} if none turns out wrong, {usual} if {share} do.</source>
            <translation>Um zu zeigen, dass höchstens {most} falsch sind, prüfen Sie {fewest}, wenn sich keines als falsch erweist, und {usual}, wenn es {share} tun.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers_together.py" />
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
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Told from what stands in the file, not from its name. Choose another if wrong.</source>
            <translation>Am Inhalt der Datei erkannt, nicht an ihrem Namen. Wählen Sie ein anderes, wenn es falsch ist.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/toloka.py" />
            <source>Toloka assignments</source>
            <translation>Toloka-Assignments</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/report.py" />
            <location filename="../../crowdgui/io/report/flag_styles.py" />
            <location filename="../../crowdgui/ui/widgets/marks.py" />
            <source>Too fast</source>
            <translation>Zu schnell</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_table.py" />
            <source>Too few</source>
            <translation>Zu wenige</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_check.py" />
            <source>Too few items have two labels or more to tell whether workers err on their own.</source>
            <translation>Zu wenige Items haben zwei oder mehr Labels, um zu sagen, ob Worker unabhängig irren.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Too few items to tell agreement from chance.</source>
            <translation>Zu wenige Items, um Übereinstimmung von Zufall zu unterscheiden.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/flag_styles.py" />
            <location filename="../../crowdgui/ui/widgets/marks.py" />
            <source>Too few labels</source>
            <translation>Zu wenige Labels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>Tour of the &amp;pages</source>
            <translation>&amp;Rundgang durch die Seiten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/tour_card.py" />
            <source>Tour of the pages</source>
            <translation>Rundgang durch die Seiten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>True labels that were known beforehand or checked by a person.</source>
            <translation>Wahre Labels, die vorher bekannt waren oder von einer Person geprüft wurden.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>Try it with sample data</source>
            <translation>Mit Beispieldaten ausprobieren</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/study/study_run.py" />
            <source>Trying rules on parts of the labels</source>
            <translation>Regeln werden an Teilen der Labels erprobt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_check.py" />
            <source>Two answers to one item are “{one}” and “{other}” in {seen} of cases, where workers alike on all classes would give {expected}: {meaning}.</source>
            <translation>Zwei Antworten auf ein Item sind in {seen} der Fälle „{one}“ und „{other}“, während Worker, die bei allen Klassen gleich sind, {expected} ergäben: {meaning}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>Two classes have the same support on an item; the first in order was taken.</source>
            <translation>Zwei Klassen haben bei einem Item gleich viel Rückhalt; genommen wurde die erste in der Reihenfolge.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Two classes with a shift</source>
            <translation>Zwei Klassen mit Verschiebung</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Two groups, good at different items</source>
            <translation>Zwei Gruppen, gut bei verschiedenen Items</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_pace.py" />
            <source>Two in three workers take {low} to {high}.</source>
            <translation>Zwei von drei Workern brauchen {low} bis {high}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Two rules or more have to run first.</source>
            <translation>Erst müssen mindestens zwei Regeln laufen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Two workers</source>
            <translation>Zwei Worker</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Type numbers that rise, parted by semicolons.</source>
            <translation>Geben Sie steigende Zahlen ein, durch Semikolons getrennt.</translation>
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
            <translation>UTF-8 mit BOM</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window.py" />
            <location filename="../../crowdgui/ui/pages/workers/what_if_strip.py" />
            <location filename="../../crowdgui/ui/widgets/corner.py" />
            <source>Undo</source>
            <translation>Rückgängig</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/corner.py" />
            <source>Undo {what}</source>
            <translation>Rückgängig: {what}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/archive.py" />
            <source>Unpacked, the archive is larger than {most}.</source>
            <translation>Entpackt ist das Archiv größer als {most}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
            <source>Unsure</source>
            <translation>Unsicher</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Up</source>
            <translation>Nach oben</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/advice_panel.py" />
            <source>Use the advised rule</source>
            <translation>Empfohlene Regel verwenden</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/flags.py" />
            <source>Use these</source>
            <translation>Diese verwenden</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/advice_panel.py" />
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <source>Use {rule}</source>
            <translation>{rule} verwenden</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>Use “{rule}”: it has fewer gold answers wrong than “{kept}”, beyond noise.</source>
            <translation>Verwenden Sie „{rule}“: Diese Regel liegt bei weniger Goldantworten falsch als „{kept}“, über den Zufall hinaus.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>Use “{rule}”: its labels foretell hidden answers better than those of “{kept}”, beyond noise.</source>
            <translation>Verwenden Sie „{rule}“: Die Labels dieser Regel sagen verdeckte Antworten besser vorher als die von „{kept}“, über den Zufall hinaus.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Uses what you state of the workers, or what gold answers tell of them.</source>
            <translation>Nutzt, was Sie über die Worker angeben oder was Goldantworten über sie sagen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/agreement.py" />
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Value</source>
            <translation>Wert</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <source>Version of CrowdGUI</source>
            <translation>Version von CrowdGUI</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>Vertical bar</source>
            <translation>Senkrechter Strich</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <location filename="../../crowdgui/ui/pages/item_detail.py" />
            <location filename="../../crowdgui/ui/pages/review_queue.py" />
            <location filename="../../crowdgui/ui/widgets/chips.py" />
            <source>Votes</source>
            <translation>Stimmen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Votes between two classes, and favours one of them by as much as you say.</source>
            <translation>Stimmt zwischen zwei Klassen ab und begünstigt eine davon so stark, wie Sie angeben.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>Votes, weights and the rule’s label are shown once you have answered.</source>
            <translation>Stimmen, Gewichte und das Label der Regel werden gezeigt, sobald Sie geantwortet haben.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/voting.py" />
            <location filename="../../crowdgui/core/rules/weighted.py" />
            <location filename="../../crowdgui/core/rules/weighted_vote.py" />
            <source>Voting</source>
            <translation>Abstimmung läuft</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Voting with your weights</source>
            <translation>Abstimmung mit Ihren Gewichten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/consensus.py" />
            <source>Weighing three rules</source>
            <translation>Drei Regeln werden gewichtet</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Weighs every worker once, then votes again.</source>
            <translation>Gewichtet jeden Worker einmal und stimmt dann erneut ab.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Weighs workers by stated accuracies or gold so that the bound is smallest.</source>
            <translation>Gewichtet Worker nach angegebenen Genauigkeiten oder Gold so, dass die Schranke am kleinsten ist.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>Weight</source>
            <translation>Gewicht</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Weighted share of the final label among the item's labels and the crowd's.</source>
            <translation>Gewichteter Anteil des Endlabels unter den Labels des Items und denen der Crowd.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Weighted voting (IWMV)</source>
            <translation>Gewichtete Abstimmung (IWMV)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Weighted voting, log-odds</source>
            <translation>Gewichtete Abstimmung, Log-Odds</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/weighted.py" />
            <source>Weights</source>
            <translation>Gewichte</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>What a file of labels looks like</source>
            <translation>Wie eine Datei mit Labels aussieht</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <source>What a person wrote beside it.</source>
            <translation>Was eine Person dazu geschrieben hat.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>What a row of the labels stands for.</source>
            <translation>Wofür eine Zeile der Labels steht.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>What can be guaranteed is being worked out.</source>
            <translation>Was sich garantieren lässt, wird berechnet.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_detail.py" />
            <source>What each class has behind it</source>
            <translation>Was hinter jeder Klasse steht</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>What each flag rests on.</source>
            <translation>Worauf jeder Hinweis beruht.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>What if these {n} workers counted again?</source>
            <extracomment>For one: What if this worker counted again?</extracomment>
            <translation>
                <numerusform>Was wäre, wenn dieser Worker wieder zählte?</numerusform>
                <numerusform>Was wäre, wenn diese {n} Worker wieder zählten?</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>What if these {n} workers were left out?</source>
            <extracomment>For one: What if this worker were left out?</extracomment>
            <translation>
                <numerusform>Was wäre, wenn dieser Worker ausgeschlossen würde?</numerusform>
                <numerusform>Was wäre, wenn diese {n} Worker ausgeschlossen würden?</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>What if {out} left out and {back} counted again?</source>
            <translation>Was wäre, wenn {out} ausgeschlossen und {back} wieder gezählt würden?</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <source>What is drawn for each worker where accuracies come from a Beta distribution.</source>
            <translation>Was für jeden Worker gezogen wird, wenn Genauigkeiten aus einer Beta-Verteilung stammen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <source>What is known of the rules</source>
            <translation>Was über die Regeln bekannt ist</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_detail.py" />
            <source>What is known of this worker</source>
            <translation>Was über diesen Worker bekannt ist</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>What is left out</source>
            <translation>Was ausgelassen ist</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>What is left out: {n}</source>
            <translation>Was ausgelassen ist: {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>What is simulated</source>
            <translation>Was simuliert wird</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/judging_panel.py" />
            <source>What is this item? The rule’s label stays hidden, so as not to sway you.</source>
            <translation>Was ist dieses Item? Das Label der Regel bleibt verdeckt, um Sie nicht zu beeinflussen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>What it is</source>
            <translation>Was es ist</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>What it rests on</source>
            <translation>Worauf es beruht</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <source>What other rules make of the same labels stands here once a file of labels is open and a rule has run.</source>
            <translation>Was andere Regeln aus denselben Labels machen, steht hier, sobald eine Datei mit Labels geöffnet und eine Regel gelaufen ist.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/map.py" />
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <source>What sets workers apart</source>
            <translation>Was Worker unterscheidet</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>What share of the answers would have to be others for the worker to give each answer as often as it is the final label of the same items. 0 % does not mean right, only not one-sided.</source>
            <translation>Welcher Anteil der Antworten anders sein müsste, damit der Worker jede Antwort so oft gibt, wie sie das Endlabel derselben Items ist. 0 % heißt nicht richtig, nur nicht einseitig.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>What speaks against them</source>
            <translation>Was gegen sie spricht</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>What the curves show</source>
            <translation>Was die Kurven zeigen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_loaded.py" />
            <source>What the file holds</source>
            <translation>Was die Datei enthält</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>What the files say</source>
            <translation>Was die Dateien sagen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>What the labels say against this worker. Choose the row to see the evidence.</source>
            <translation>Was die Labels gegen diesen Worker sagen. Wählen Sie die Zeile, um die Belege zu sehen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>What there is to say</source>
            <translation>Was zu sagen ist</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>What this gives</source>
            <translation>Was sich ergibt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>What varies</source>
            <translation>Was sich ändert</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>What was asked for</source>
            <translation>Was verlangt wurde</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>What was counted</source>
            <translation>Was gezählt wurde</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>What was decided in it cannot be brought back. Your files of labels stay.</source>
            <translation>Was darin entschieden wurde, lässt sich nicht zurückholen. Ihre Dateien mit Labels bleiben erhalten.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_end.py" />
            <source>What was found is held against the rule’s labels on the Guarantee page.</source>
            <translation>Was gefunden wurde, wird auf der Seite „Garantie“ an den Labels der Regel gemessen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>What was found so far is of another simulation.</source>
            <translation>Das bisher Gefundene gehört zu einer anderen Simulation.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <source>What was left out</source>
            <translation>Was ausgelassen wurde</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/telling.py" />
            <source>What was open before is still open.</source>
            <translation>Was vorher geöffnet war, ist noch geöffnet.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>What was said</source>
            <translation>Was gesagt wurde</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/prodigy.py" />
            <source>What was shown</source>
            <translation>Was gezeigt wurde</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>What workers answer</source>
            <translation>Was Worker antworten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>What would lower the bound</source>
            <translation>Was die Schranke senken würde</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/corner.py" />
            <source>What you decide is kept on this computer, also after a crash. Save it as a project to have it in a file of your own.</source>
            <translation>Ihre Entscheidungen bleiben auf diesem Computer erhalten, auch nach einem Absturz. Speichern Sie sie als Projekt, um sie in einer eigenen Datei zu haben.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/telling.py" />
            <source>What you decide is still here, and is saved as soon as that works.</source>
            <translation>Ihre Entscheidungen sind noch da und werden gespeichert, sobald das möglich ist.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>What {file} holds</source>
            <translation>Was {file} enthält</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>What {rules} foretell does not count: each {reason}.</source>
            <translation>Die Vorhersagen von {rules} zählen nicht: Eine solche Regel {reason}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <source>When it was set</source>
            <translation>Wann es gesetzt wurde</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>Where</source>
            <translation>Wo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Where accuracies come from</source>
            <translation>Woher Genauigkeiten stammen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/map.py" />
            <source>Where each class’s share of the items comes from.</source>
            <translation>Woher der Anteil jeder Klasse an den Items stammt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/em.py" />
            <source>Where many workers guess, the fit can get stuck; several starts find a better one and show which items are in doubt, in several times the time.</source>
            <translation>Wo viele Worker raten, kann die Anpassung stecken bleiben; mehrere Starts finden eine bessere und zeigen, welche Items fraglich sind, in der mehrfachen Zeit.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Where the 95 % interval begins.</source>
            <translation>Wo das 95-%-Intervall beginnt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Where the 95 % interval ends.</source>
            <translation>Wo das 95-%-Intervall endet.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Where two rules differ</source>
            <translation>Wo zwei Regeln abweichen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>Whether the curve has flattened cannot be told yet.</source>
            <translation>Ob die Kurve abgeflacht ist, lässt sich noch nicht sagen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>Whether the first row of the table names its columns.</source>
            <translation>Ob die erste Zeile der Tabelle ihre Spalten benennt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>Whether the study of fewer labels below tries this rule too.</source>
            <translation>Ob die Studie mit weniger Labels unten auch diese Regel erprobt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>Whether this worker’s labels count. Space leaves the chosen workers out, or puts them back.</source>
            <translation>Ob die Labels dieses Workers zählen. Die Leertaste schließt die gewählten Worker aus oder nimmt sie wieder auf.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/advice_panel.py" />
            <source>Which rule suits these labels?</source>
            <translation>Welche Regel passt zu diesen Labels?</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>Which worker labels which item was left to chance</source>
            <translation>Welcher Worker welches Item labelt, war dem Zufall überlassen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <source>Who</source>
            <translation>Wer</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <source>Who gave the item its final label: the rule, or a person by hand.</source>
            <translation>Wer dem Item sein Endlabel gab: die Regel oder eine Person von Hand.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Who labels what</source>
            <translation>Wer was labelt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/reviewer.py" />
            <source>Who reviews?</source>
            <translation>Wer sieht durch?</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <source>Who set it</source>
            <translation>Wer es gesetzt hat</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>Who set them</source>
            <translation>Wer sie gesetzt hat</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>Whoever checked the items was right</source>
            <translation>Wer die Items geprüft hat, hatte recht</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>Why</source>
            <translation>Warum</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>Windows-1252</source>
            <translation>Windows-1252</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>With probability {share} or more</source>
            <translation>Mit Wahrscheinlichkeit {share} oder mehr</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_table.py" />
            <source>With so few labels not even a guesser would stand out</source>
            <translation>Bei so wenigen Labels fiele nicht einmal Raten auf</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>With these workers left out there is no label left.</source>
            <translation>Wenn diese Worker ausgeschlossen sind, bleibt kein Label übrig.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/agreement_bound.py" />
            <source>With two classes, labels alone cannot tell workers who are mostly right from workers who are mostly wrong. State that they are better than chance, or add gold.</source>
            <translation>Bei zwei Klassen können Labels allein Worker, die meist richtig liegen, nicht von Workern unterscheiden, die meist falsch liegen. Geben Sie an, dass sie besser sind als der Zufall, oder fügen Sie Gold hinzu.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/worker_partners.py" />
            <source>With {n} of them it looks like copying.</source>
            <extracomment>For one: With {n} of them it looks like copying.</extracomment>
            <translation>
                <numerusform>Bei {n} davon sieht es nach Abschreiben aus.</numerusform>
                <numerusform>Bei {n} davon sieht es nach Abschreiben aus.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>With {share} of the labels, {what}: {listed}.</source>
            <translation>Mit {share} der Labels ({what}): {listed}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>Without a label</source>
            <translation>Ohne Label</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>Without gold this shows how much the labels still move, not how wrong they are.</source>
            <translation>Ohne Gold zeigt dies, wie sehr sich die Labels noch bewegen, nicht, wie falsch sie sind.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Word</source>
            <translation>Wort</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Words</source>
            <translation>Wörter</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Words of the answers</source>
            <translation>Wörter der Antworten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Words that mean “no answer”</source>
            <translation>Wörter für „keine Antwort“</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>Work is still under way.</source>
            <translation>Es läuft noch eine Arbeit.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/agreement_panel.py" />
            <source>Work it out</source>
            <translation>Berechnen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/unsaved_work.py" />
            <source>Work on {file} was not saved as a project: {changes}, {when}.</source>
            <translation>Arbeit an {file} wurde nicht als Projekt gespeichert: {changes}, {when}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/table_formats.py" />
            <source>Workbook</source>
            <translation>Arbeitsmappe</translation>
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
            <translation>Worker</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>Worker model</source>
            <translation>Worker-Modell</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/cluster.py" />
            <source>Worker processes of the cluster were lost again and again, most likely for want of memory. Nothing was written.</source>
            <translation>Worker-Prozesse des Clusters gingen immer wieder verloren, wahrscheinlich aus Mangel an Arbeitsspeicher. Es wurde nichts geschrieben.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Worker whose answers are gold</source>
            <translation>Worker, dessen Antworten Gold sind</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <location filename="../../crowdgui/io/formats/get_another_label.py" />
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Worker, item, label</source>
            <translation>Worker, Item, Label</translation>
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
            <translation>Worker</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/agreement_bound.py" />
            <source>Workers agree with each other too little to rule out that they guess.</source>
            <translation>Worker stimmen zu wenig miteinander überein, um auszuschließen, dass sie raten.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>Workers are better than chance on the whole</source>
            <translation>Worker sind insgesamt besser als der Zufall</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>Workers are called “worker 001” and so on, the same in every file you export. Only this computer knows who is who.</source>
            <translation>Worker heißen „worker 001“ und so weiter, in jeder exportierten Datei gleich. Nur dieser Computer weiß, wer wer ist.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>Workers are, on the whole, more often right than guessers: taken for granted</source>
            <translation>Worker liegen insgesamt häufiger richtig als Ratende: wird vorausgesetzt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>Workers do not show class bias: {size} of answers are not where one accuracy for each worker would put them, and chance alone gives {chance}.</source>
            <translation>Worker zeigen keine klassenabhängigen Fehler: {size} der Antworten liegen nicht dort, wohin eine einzige Genauigkeit je Worker sie legen würde, und Zufall allein ergibt {chance}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>Workers err independently, alike on all classes</source>
            <translation>Worker irren unabhängig voneinander, bei allen Klassen gleich</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>Workers fall into two groups, of {first} and of {second}, who are good on different items: two of one group agree on {size} more of the items they share than two of different groups, where chance gives {chance}. That misleads every rule, and EM most.</source>
            <translation>Die Worker zerfallen in zwei Gruppen, von {first} und von {second}, die bei verschiedenen Items gut sind: Zwei aus einer Gruppe stimmen bei {size} mehr der gemeinsamen Items überein als zwei aus verschiedenen Gruppen, wo der Zufall {chance} ergibt. Das führt jede Regel in die Irre und EM am meisten.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/presets.py" />
            <source>Workers good at different items</source>
            <translation>Worker, die bei verschiedenen Items gut sind</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>Workers have class bias: {size} of answers are not where one accuracy for each worker would put them, where chance alone gives {chance}. EM and its kin learn that; weighted voting does not.</source>
            <translation>Worker machen klassenabhängige Fehler: {size} der Antworten liegen nicht dort, wohin eine einzige Genauigkeit je Worker sie legen würde, während Zufall allein {chance} ergibt. EM und verwandte Regeln lernen das; die gewichtete Abstimmung nicht.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/accuracies.py" />
            <source>Workers in the first group</source>
            <translation>Worker in der ersten Gruppe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>Workers left out</source>
            <translation>Ausgeschlossene Worker</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Workers who copy</source>
            <translation>Worker, die abschreiben</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Workers who guess</source>
            <translation>Worker, die raten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_partners.py" />
            <source>Workers who share items</source>
            <translation>Worker mit gemeinsamen Items</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Workers with one answer</source>
            <translation>Worker mit einer Antwort</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/prodigy.py" />
            <source>Workers without the dataset's name</source>
            <translation>Worker ohne den Namen des Datasets</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cubam_yaml.py" />
            <location filename="../../crowdgui/io/formats/peerannot.py" />
            <source>Workers, then items</source>
            <translation>Worker, dann Items</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/tour.py" />
            <source>Workers: who is good, who is guessing</source>
            <translation>Worker: wer gut ist, wer rät</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>Workers’ answers</source>
            <translation>Antworten der Worker</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>Workers’ names are replaced: “worker 12” is not the name of anybody in the file.</source>
            <translation>Die Namen der Worker sind ersetzt: „worker 12“ ist nicht der Name von jemandem in der Datei.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
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
            <location filename="../../crowdgui/core/agreement/bootstrap.py" />
            <location filename="../../crowdgui/core/agreement/worker_pairs.py" />
            <source>Working out intervals</source>
            <translation>Intervalle werden berechnet</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/guarantee_builder.py" />
            <location filename="../../crowdgui/core/run.py" />
            <source>Working out the bounds</source>
            <translation>Die Schranken werden berechnet</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/assignment_bounds.py" />
            <location filename="../../crowdgui/core/bounds/chernoff.py" />
            <location filename="../../crowdgui/core/bounds/one_step.py" />
            <source>Working out the guarantee</source>
            <translation>Die Garantie wird berechnet</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/review/queue.py" />
            <location filename="../../crowdgui/core/review/review_value.py" />
            <location filename="../../crowdgui/ui/queue_maker.py" />
            <source>Working out the order</source>
            <translation>Die Reihenfolge wird berechnet</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_panel.py" />
            <source>Working…</source>
            <translation>In Arbeit…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>Worth most first</source>
            <translation>Lohnendste zuerst</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_queue.py" />
            <source>Worth ↓</source>
            <translation>Nutzen ↓</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/html.py" />
            <location filename="../../crowdgui/ui/report/pdf.py" />
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
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
            <source>Wrong</source>
            <translation>Falsch</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/lpi.py" />
            <source>Wrong labels to start with</source>
            <translation>Falsche Labels zu Beginn</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
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
            <location filename="../../crowdgui/ui/pages/judging_panel.py" />
            <source>Your answer replaces the final label and is exported as hand-set.</source>
            <translation>Ihre Antwort ersetzt das Endlabel und wird als von Hand gesetzt exportiert.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>Your browser would fetch this address from the network.</source>
            <translation>Ihr Browser würde diese Adresse aus dem Netz laden.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/frame.py" />
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>Your file is only read, never changed. Nothing leaves this computer.</source>
            <translation>Ihre Datei wird nur gelesen, nie geändert. Nichts verlässt diesen Computer.</translation>
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
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>a rich text document</source>
            <translation>ein RTF-Dokument</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/table_formats.py" />
            <source>a sheet for each table</source>
            <translation>ein Blatt je Tabelle</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tool_exports.py" />
            <source>a task per item with its label as prediction, to import there (JSON)</source>
            <translation>eine Aufgabe je Item mit seinem Label als Vorhersage, zum Import dort (JSON)</translation>
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
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>accept another error rate</source>
            <translation>andere Fehlerrate akzeptieren</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>accept another risk</source>
            <translation>anderes Risiko akzeptieren</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/simulation_run.py" />
            <source>accuracy</source>
            <translation>Genauigkeit</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_matrix.py" />
            <source>against final labels</source>
            <translation>gegen Endlabels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_matrix.py" />
            <source>against gold</source>
            <translation>gegen Gold</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_matrix.py" />
            <source>against the others’ labels</source>
            <translation>gegen die Labels der anderen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>agree and next</source>
            <translation>zustimmen und weiter</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>agreed</source>
            <translation>gleich</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/worker_scatter.py" />
            <source>agreement</source>
            <translation>Übereinstimmung</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/agreement_histogram.py" />
            <source>agreement from</source>
            <translation>Übereinstimmung von</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>agreement, accuracy with interval, weight, gold, flag and its reason</source>
            <translation>Übereinstimmung, Genauigkeit mit Intervall, Gewicht, Gold, Hinweis und sein Grund</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>all of them share some</source>
            <translation>alle haben einige gemeinsam</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/html.py" />
            <source>all there is to say, with pictures, to pass on; opens in any browser</source>
            <translation>alles, was zu sagen ist, mit Bildern, zum Weitergeben; öffnet sich in jedem Browser</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>all workers together agree with the others on {share}</source>
            <translation>alle Worker zusammen stimmen bei {share} mit den anderen überein</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_words.py" />
            <source>all {n}</source>
            <translation>alle {n}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/worker_pictures.py" />
            <source>all {n} workers</source>
            <extracomment>For one: the worker</extracomment>
            <translation>
                <numerusform>der Worker</numerusform>
                <numerusform>alle {n} Worker</numerusform>
            </translation>
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
            <location filename="../../crowdgui/figures/bounds_chart.py" />
            <source>an estimate, no bound</source>
            <translation>eine Schätzung, keine Schranke</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/improvements.py" />
            <source>an indication</source>
            <translation>ein Anhaltspunkt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>an old Excel or Word document</source>
            <translation>ein altes Excel- oder Word-Dokument</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
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
            <location filename="../../crowdgui/io/report/charts/class_shares.py" />
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
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>as right as sure</source>
            <translation>so richtig wie sicher</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>back and on</source>
            <translation>zurück und vor</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/history.py" />
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
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>beyond the paper</source>
            <translation>über das Paper hinaus</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>beyond the paper: accuracy on {n} gold items</source>
            <translation>über das Paper hinaus: Genauigkeit bei {n} Gold-Items</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>beyond the paper: agreement of workers on halves of the items</source>
            <translation>über das Paper hinaus: Übereinstimmung der Worker auf Hälften der Items</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>cat</source>
            <translation>Katze</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/histograms.py" />
            <location filename="../../crowdgui/io/report/charts/worker_scatter.py" />
            <location filename="../../crowdgui/ui/plots/agreement_histogram.py" />
            <location filename="../../crowdgui/ui/plots/worker_scatter.py" />
            <source>chance {share}</source>
            <translation>Zufall {share}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session.py" />
            <source>change flag rules</source>
            <translation>Hinweisregeln ändern</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session.py" />
            <source>change options of {rule}</source>
            <translation>Optionen von „{rule}“ ändern</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/convergence_plot.py" />
            <source>changed</source>
            <translation>geändert</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/judges.py" />
            <source>check an item</source>
            <translation>Item prüfen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>choose</source>
            <translation>wählen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session.py" />
            <source>choose who counts</source>
            <translation>wählen, wer zählt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session.py" />
            <source>choose {rule}</source>
            <translation>{rule} wählen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>class, number</source>
            <translation>Klasse, Zahl</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/findings.py" />
            <location filename="../../crowdgui/text/data.py" />
            <source>classes</source>
            <extracomment>For one: class</extracomment>
            <translation>
                <numerusform>Klasse</numerusform>
                <numerusform>Klassen</numerusform>
            </translation>
        </message>
        <message>
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
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>confidence</source>
            <translation>Konfidenz</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>confidence of the rule</source>
            <translation>Konfidenz der Regel</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>content</source>
            <translation>Inhalt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>counts</source>
            <translation>zählt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/write.py" />
            <source>counts, rule, steps, error on gold and what was left out, for a program</source>
            <translation>Anzahlen, Regel, Schritte, Fehler bei Gold und was ausgelassen wurde, für ein Programm</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cubam.py" />
            <source>cubam</source>
            <translation>cubam</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cubam_yaml.py" />
            <source>cubam in YAML</source>
            <translation>cubam in YAML</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <source>current</source>
            <translation>aktuell</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/chart_data.py" />
            <location filename="../../crowdgui/ui/plots/curves_plot.py" />
            <source>curve</source>
            <translation>Kurve</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/doccano.py" />
            <source>doccano export</source>
            <translation>doccano-Export</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_words.py" />
            <source>does not hold</source>
            <translation>gilt nicht</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>dog</source>
            <translation>Hund</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/telling.py" />
            <source>done in {time}</source>
            <translation>fertig in {time}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>draw an audit</source>
            <translation>Audit ziehen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/study_panel.py" />
            <source>draws</source>
            <translation>mal</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>duration</source>
            <translation>Dauer</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>empty</source>
            <translation>leer</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/convergence_plot.py" />
            <source>ends here: no label changes</source>
            <translation>endet hier: Kein Label ändert sich</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/simulation_run.py" />
            <source>error</source>
            <translation>Fehler</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>every answer, one column per worker, with the final label</source>
            <translation>jede Antwort, eine Spalte je Worker, mit dem Endlabel</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>every coefficient with its interval, overall and by class</source>
            <translation>jeder Koeffizient mit seinem Intervall, insgesamt und nach Klasse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>every place in the files that was left out, and why</source>
            <translation>jede Stelle in den Dateien, die ausgelassen wurde, und warum</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>every worker labelled every item, here {share} of them</source>
            <translation>jeder Worker hat jedes Item gelabelt, hier {share} davon</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/guarantee_builder.py" />
            <source>exact hypergeometric limit</source>
            <translation>exakte hypergeometrische Grenze</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/session.py" />
            <source>exclude {n} workers</source>
            <extracomment>For one: exclude {n} worker</extracomment>
            <translation>
                <numerusform>{n} Worker ausschließen</numerusform>
                <numerusform>{n} Worker ausschließen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>expected if the model held, 95 % range</source>
            <translation>erwartet, wenn das Modell gälte, 95-%-Bereich</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>fewer than 1 in {n} guessers</source>
            <translation>weniger als 1 von {n} Ratenden</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>fewer than 1 in {n} honest workers</source>
            <translation>weniger als 1 von {n} ehrlichen Workern</translation>
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
            <location filename="../../crowdgui/ui/pages/workers/confusion_view.py" />
            <source>final “{name}”</source>
            <translation>Endlabel „{name}“</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/worker_scatter.py" />
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
            <location filename="../../crowdgui/ui/pages/worker_pace.py" />
            <source>for the label in the middle, of {timed} with a known time</source>
            <translation>für das mittlere Label, von {timed} mit bekannter Zeit</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>give up the audit</source>
            <translation>Audit aufgeben</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>gold</source>
            <translation>Gold</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/telling.py" />
            <source>gold for {n}</source>
            <translation>Gold für {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>gold has items of every class</source>
            <translation>Gold hat Items aus jeder Klasse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/confusion_view.py" />
            <source>gold “{name}”</source>
            <translation>Gold „{name}“</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>hide votes</source>
            <translation>Stimmen verbergen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>high</source>
            <translation>hoch</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/improvements.py" />
            <source>holds only if the worker model does</source>
            <translation>gilt nur, wenn das Worker-Modell gilt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels_page.py" />
            <source>how answers become labels</source>
            <translation>wie aus Antworten Labels werden</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>how many items</source>
            <translation>wie viele Items</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/worker_scatter.py" />
            <source>how many labels</source>
            <translation>wie viele Labels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>how many pairs of answers are the same, for each item</source>
            <translation>wie viele Paare von Antworten gleich sind, für jedes Item</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/agreement_histogram.py" />
            <source>how many workers</source>
            <translation>wie viele Worker</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>how often each worker answered what, by final label</source>
            <translation>wie oft jeder Worker was geantwortet hat, nach Endlabel</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/bounds/improvements.py" />
            <source>if {n} of them turn out wrong</source>
            <extracomment>For one: if {n} of them turns out wrong</extracomment>
            <translation>
                <numerusform>wenn sich {n} davon als falsch erweist</numerusform>
                <numerusform>wenn sich {n} davon als falsch erweisen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_words.py" />
            <source>in doubt</source>
            <translation>zweifelhaft</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>in use</source>
            <translation>verwendet</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/data.py" />
            <source>in {n} of them with different answers</source>
            <extracomment>For one: in {n} of them with different answers</extracomment>
            <translation>
                <numerusform>davon {n} mit verschiedenen Antworten</numerusform>
                <numerusform>davon {n} mit verschiedenen Antworten</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_words.py" />
            <source>indication</source>
            <translation>Anhaltspunkt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>it does</source>
            <translation>es passt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>it does not</source>
            <translation>es passt nicht</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
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
            <source>item, text and label with the names of the classes (Parquet)</source>
            <translation>Item, Text und Label mit den Namen der Klassen (Parquet)</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>items</source>
            <extracomment>For one: item</extracomment>
            <translation>
                <numerusform>Item</numerusform>
                <numerusform>Items</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>items are served alike: the strength of their workers varies {ratio} times as much as by chance</source>
            <translation>Items sind ähnlich versorgt: Die Stärke ihrer Worker schwankt {ratio}-mal so stark wie durch Zufall</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>items expected</source>
            <translation>Items erwartet</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/confusion_view.py" />
            <source>items for which the others elect “{name}”</source>
            <translation>Items, bei denen die anderen „{name}“ wählen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>items labelled differently</source>
            <translation>verschieden gelabelte Items</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>items seen</source>
            <translation>Items gesehen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/confusion_view.py" />
            <source>items whose final label is “{name}”</source>
            <translation>Items mit dem Endlabel „{name}“</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/confusion_view.py" />
            <source>items whose gold label is “{name}”</source>
            <translation>Items mit dem Goldlabel „{name}“</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/data.py" />
            <source>items with a known true label (gold)</source>
            <translation>Items mit bekanntem wahrem Label (Gold)</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/data.py" />
            <source>items, {range}</source>
            <extracomment>For one: item, {range}</extracomment>
            <translation>
                <numerusform>Item, {range}</numerusform>
                <numerusform>Items, {range}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_words.py" />
            <source>known answers</source>
            <translation>bekannte Antworten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>known truth</source>
            <translation>bekannte Wahrheit</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>label</source>
            <translation>Label</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session.py" />
            <source>label “{item}” by hand</source>
            <translation>„{item}“ von Hand labeln</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/findings.py" />
            <location filename="../../crowdgui/text/data.py" />
            <source>labels</source>
            <extracomment>For one: label</extracomment>
            <translation>
                <numerusform>Label</numerusform>
                <numerusform>Labels</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_words.py" />
            <source>labels alone</source>
            <translation>nur Labels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>labels that changed</source>
            <translation>geänderte Labels</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/worker_pace.py" />
            <source>labels without a known time</source>
            <extracomment>For one: label without a known time</extracomment>
            <translation>
                <numerusform>Label ohne bekannte Zeit</numerusform>
                <numerusform>Labels ohne bekannte Zeit</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>largest change of a message, which falls to nothing,</source>
            <translation>größte Änderung einer Nachricht, die auf null sinkt,</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>learns class bias, for which nothing here could be tested</source>
            <translation>lernt klassenabhängige Fehler, die sich hier nicht prüfen ließen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>learns class bias, of which nothing shows beyond chance</source>
            <translation>lernt klassenabhängige Fehler, von denen sich über den Zufall hinaus nichts zeigt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>left out</source>
            <translation>ausgeschlossen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>left out.csv</source>
            <translation>ausgelassen.csv</translation>
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
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>log-likelihood of the labels</source>
            <translation>Log-Likelihood der Labels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>log-likelihood of the labels if the final ones are right</source>
            <translation>Log-Likelihood der Labels, wenn die Endlabels richtig sind</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>log-likelihood of the labels, a lower limit</source>
            <translation>Log-Likelihood der Labels, eine untere Grenze</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>low</source>
            <translation>niedrig</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/convergence.py" />
            <location filename="../../crowdgui/ui/plots/convergence_plot.py" />
            <source>majority</source>
            <translation>Mehrheit</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/session.py" />
            <source>make {n} labels gold</source>
            <extracomment>For one: make {n} label gold</extracomment>
            <translation>
                <numerusform>{n} Label zu Gold machen</numerusform>
                <numerusform>{n} Labels zu Gold machen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/curves_plot.py" />
            <source>mean</source>
            <translation>Mittelwert</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/chart_data.py" />
            <source>mean of {what}</source>
            <translation>Mittelwert: {what}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/argilla.py" />
            <location filename="../../crowdgui/io/formats/label_studio.py" />
            <source>model</source>
            <translation>Modell</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>more than noise</source>
            <translation>mehr als Zufall</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>most behind it</source>
            <translation>am meisten dahinter</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>most likely</source>
            <translation>am wahrscheinlichsten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>most likely label</source>
            <translation>wahrscheinlichstes Label</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>most votes</source>
            <translation>meiste Stimmen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>nearly, but by more than chance it does not</source>
            <translation>beinahe; Abweichung größer als durch Zufall</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>neither true nor false</source>
            <translation>weder true noch false</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/class_map.py" />
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>no</source>
            <translation>nein</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>no JSON object</source>
            <translation>kein JSON-Objekt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/unsaved_work.py" />
            <source>no changes</source>
            <translation>keine Änderungen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/telling.py" />
            <source>no gold</source>
            <translation>kein Gold</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>no label</source>
            <translation>kein Label</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>no list</source>
            <translation>keine Liste</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_words.py" />
            <source>none</source>
            <translation>keine</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/workers.py" />
            <source>none of the classes</source>
            <translation>keine der Klassen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>none of these</source>
            <translation>keine davon</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>none stated</source>
            <translation>keine angegeben</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/misfit.py" />
            <location filename="../../crowdgui/core/compare/rule_result.py" />
            <source>not defined, because all labels are of one class</source>
            <translation>nicht definiert, weil alle Labels zu einer Klasse gehören</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/misfit.py" />
            <source>not defined, because hardly any item has two labels</source>
            <translation>nicht definiert, weil kaum ein Item zwei Labels hat</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>not defined, because no item was labelled by others too</source>
            <translation>nicht definiert, weil kein Item auch von anderen gelabelt wurde</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/rule_result.py" />
            <source>not defined, because so many labels of so many classes would take very long</source>
            <translation>nicht definiert, weil so viele Labels so vieler Klassen sehr lange dauern würden</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/rule_result.py" />
            <source>not defined, because the rule was given the gold answers</source>
            <translation>nicht definiert, weil der Regel die Goldantworten gegeben wurden</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/rule_result.py" />
            <source>not defined, because the rule’s confidence is no probability</source>
            <translation>nicht definiert, weil die Konfidenz der Regel keine Wahrscheinlichkeit ist</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/rule_result.py" />
            <source>not defined, because the worker model behind the bounds is not shown to fit these labels</source>
            <translation>nicht definiert, weil nicht gezeigt ist, dass das Worker-Modell hinter den Schranken zu diesen Labels passt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/rule_result.py" />
            <source>not defined, because the worker model has not been checked yet</source>
            <translation>nicht definiert, weil das Worker-Modell noch nicht geprüft ist</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/misfit.py" />
            <source>not defined, because there are too few workers to make two groups</source>
            <translation>nicht definiert, weil es zu wenige Worker für zwei Gruppen gibt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/rule_result.py" />
            <source>not defined, because there is no gold</source>
            <translation>nicht definiert, weil es kein Gold gibt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/rule_result.py" />
            <source>not defined, because this rule does not add up votes</source>
            <translation>nicht definiert, weil diese Regel keine Stimmen addiert</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
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
            <location filename="../../crowdgui/io/formats/prodigy.py" />
            <source>not {label}</source>
            <translation>nicht {label}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>note</source>
            <translation>Notiz</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session.py" />
            <source>note on “{item}”</source>
            <translation>Notiz zu „{item}“</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>nothing in its favour</source>
            <translation>nichts zu ihren Gunsten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/convergence_plot.py" />
            <source>objective</source>
            <translation>Zielgröße</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>of all worker–item pairs filled</source>
            <translation>aller Worker-Item-Paare belegt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/data.py" />
            <source>of all worker–item pairs have a label</source>
            <translation>aller Worker-Item-Paare haben ein Label</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_pace.py" />
            <source>of labelling in all</source>
            <translation>Labeln insgesamt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/data.py" />
            <source>of labels have a known duration</source>
            <translation>der Labels haben eine bekannte Dauer</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/data.py" />
            <source>of labels have a known time</source>
            <translation>der Labels haben einen bekannten Zeitpunkt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_pace.py" />
            <source>of the time that the worker in the middle takes for the same items</source>
            <translation>der Zeit, die der mittlere Worker für dieselben Items braucht</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>once other workers count</source>
            <translation>nach dieser Änderung</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>once {n} workers count again</source>
            <extracomment>For one: once this worker counts again</extracomment>
            <translation>
                <numerusform>mit diesem Worker</numerusform>
                <numerusform>mit diesen {n} Workern</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>one column per item</source>
            <translation>eine Spalte je Item</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/opening.py" />
            <source>one column per worker; small enough to follow by hand</source>
            <translation>eine Spalte je Worker; klein genug, um es von Hand nachzuvollziehen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>one row per item: label, confidence, margin, tie, number of labels</source>
            <translation>eine Zeile je Item: Label, Konfidenz, Vorsprung, Gleichstand, Anzahl der Labels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>one row per worker</source>
            <translation>eine Zeile je Worker</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <source>open</source>
            <translation>offen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>other rule</source>
            <translation>andere Regel</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/study/study.py" />
            <source>other than with all labels</source>
            <translation>anders als mit allen Labels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/confusion_view.py" />
            <source>others “{name}”</source>
            <translation>andere „{name}“</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/flags.py" />
            <source>p-value {value} after correction for {n} workers tested</source>
            <extracomment>For one: p-value {value}, {n} worker tested</extracomment>
            <translation>
                <numerusform>p-Wert {value}, {n} Worker getestet</numerusform>
                <numerusform>p-Wert {value} nach Korrektur für {n} getestete Worker</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>p-value {value} after correction for {pairs} pairs</source>
            <translation>p-Wert {value} nach Korrektur für {pairs} Paare</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>partner</source>
            <translation>Partner</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/peerannot.py" />
            <source>peerannot</source>
            <translation>peerannot</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/chart_data.py" />
            <source>point</source>
            <translation>Punkt</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/session.py" />
            <source>put back {n} workers</source>
            <extracomment>For one: put back {n} worker</extracomment>
            <translation>
                <numerusform>{n} Worker wieder aufnehmen</numerusform>
                <numerusform>{n} Worker wieder aufnehmen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>question</source>
            <translation>Frage</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_words.py" />
            <source>random check</source>
            <translation>Zufallsprüfung</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <source>reached</source>
            <translation>erreicht</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>recipe.json</source>
            <translation>vorlage.json</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/raw_table.py" />
            <source>record</source>
            <translation>Eintrag</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>refused</source>
            <translation>nicht möglich</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/simulated.py" />
            <source>repetition</source>
            <translation>Wiederholung</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_queue.py" />
            <source>reviewed</source>
            <translation>durchgesehen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/settings.py" />
            <source>reviewer</source>
            <translation>Prüfer/in</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>right</source>
            <translation>richtig</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
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
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>rule</source>
            <translation>Regel</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/study/study.py" />
            <source>run time</source>
            <translation>Laufzeit</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>running</source>
            <translation>läuft</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>say how gold was drawn</source>
            <translation>angeben, wie Gold gezogen wurde</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/bounds_chart.py" />
            <source>says nothing: above 100 %</source>
            <translation>besagt nichts: über 100 %</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>seen in your labels</source>
            <translation>in Ihren Labels gesehen</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/worker_pace.py" />
            <source>sessions, from {first} to {last} (UTC)</source>
            <extracomment>For one: session, from {first} to {last} (UTC)</extracomment>
            <translation>
                <numerusform>Sitzung, von {first} bis {last} (UTC)</numerusform>
                <numerusform>Sitzungen, von {first} bis {last} (UTC)</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>share</source>
            <translation>Anteil</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>share agreed</source>
            <translation>Anteil gleich</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>share right</source>
            <translation>Anteil richtig</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>share right, with 95 % interval</source>
            <translation>Anteil richtig, mit 95-%-Intervall</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>shared items</source>
            <translation>gemeinsame Items</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>show votes</source>
            <translation>Stimmen zeigen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>simulated, seed {seed}</source>
            <translation>simuliert, Startwert {seed}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>skip</source>
            <translation>überspringen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_check.py" />
            <source>some classes are confused more than others</source>
            <translation>manche Klassen werden häufiger verwechselt als andere</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_check.py" />
            <source>some classes are easier to agree on than others</source>
            <translation>bei manchen Klassen ist Einigkeit leichter als bei anderen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/chart_data.py" />
            <source>standard deviation</source>
            <translation>Standardabweichung</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/convergence_plot.py" />
            <source>step</source>
            <translation>Schritt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/under_way.py" />
            <source>step {n} · {changed}</source>
            <translation>Schritt {n} · {changed}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/simulation_run.py" />
            <source>steps to settle</source>
            <translation>Schritte bis zur Ruhe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/simulation_run.py" />
            <source>steps to stop</source>
            <translation>Schritte bis zum Halt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/judges.py" />
            <source>take back an answer of the audit</source>
            <translation>Antwort des Audits zurücknehmen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session.py" />
            <source>take back the label of “{item}”</source>
            <translation>Label von „{item}“ zurücknehmen</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/session.py" />
            <source>take {n} labels from gold</source>
            <extracomment>For one: take {n} label from gold</extracomment>
            <translation>
                <numerusform>{n} Label aus Gold nehmen</numerusform>
                <numerusform>{n} Labels aus Gold nehmen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>takes workers to be alike on all classes, which they are not</source>
            <translation>nimmt an, dass Worker bei allen Klassen gleich sind, was nicht zutrifft</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tool_exports.py" />
            <source>task and label, as its own rules give them (CSV)</source>
            <translation>Aufgabe (task) und Label, wie dessen eigene Regeln sie ausgeben (CSV)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/xlsx_file.py" />
            <source>the header</source>
            <translation>die Kopfzeile</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/write.py" />
            <source>the headline and every bound with its conditions, for a program</source>
            <translation>die Hauptaussage und jede Schranke mit ihren Bedingungen, für ein Programm</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>the items drawn, in their order, with what was found</source>
            <translation>die gezogenen Items in ihrer Reihenfolge, mit dem Befund</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>the labels of workers who do not count</source>
            <translation>die Labels von Workern, die nicht zählen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_answers.py" />
            <source>the others on the same items</source>
            <translation>die anderen bei denselben Items</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>the rule is one-step weighted voting</source>
            <translation>die Regel ist die einstufige gewichtete Abstimmung</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>the rule’s</source>
            <translation>von der Regel</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>the same answer</source>
            <translation>dieselbe Antwort</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/exports.py" />
            <source>the same report on pages, to print and to file</source>
            <translation>derselbe Bericht auf Seiten, zum Drucken und Ablegen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>the same share of every class</source>
            <translation>derselbe Anteil jeder Klasse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_pictures.py" />
            <source>the {n} with most labels of {all}</source>
            <translation>die {n} mit den meisten Labels von {all}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>there are two classes</source>
            <translation>es gibt zwei Klassen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>there are two workers or more</source>
            <translation>es gibt mindestens zwei Worker</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/calibration.py" />
            <source>there is no gold that the rule has not been given</source>
            <translation>es gibt kein Gold, das der Regel nicht gegeben wurde</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>there is no label that others can be held against</source>
            <translation>es gibt kein Label, an dem sich andere messen ließen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/picture_file.py" />
            <source>there is no such file beside the label file.</source>
            <translation>neben der Label-Datei gibt es keine solche Datei.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/picture_file.py" />
            <source>there is no such file.</source>
            <translation>es gibt keine solche Datei.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/picture_file.py" />
            <source>this file cannot be read: {why}.</source>
            <translation>diese Datei lässt sich nicht lesen: {why}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/picture_file.py" />
            <source>this file has {size} MB; pictures up to {most} MB are shown.</source>
            <translation>diese Datei hat {size} MB; gezeigt werden Bilder bis {most} MB.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/picture_file.py" />
            <source>this is not a picture that can be shown here.</source>
            <translation>dies ist kein Bild, das sich hier zeigen lässt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/picture_file.py" />
            <source>this picture is damaged and cannot be shown.</source>
            <translation>dieses Bild ist beschädigt und lässt sich nicht zeigen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/picture_file.py" />
            <source>this picture is too large to be shown here.</source>
            <translation>dieses Bild ist zu groß, um hier gezeigt zu werden.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/calibration.py" />
            <source>this rule’s confidence is no probability</source>
            <translation>die Konfidenz dieser Regel ist keine Wahrscheinlichkeit</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_answers.py" />
            <source>this worker</source>
            <translation>dieser Worker</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <source>tie</source>
            <translation>Gleichstand</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>tied, comes first</source>
            <translation>gleichauf, kommt zuerst</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>time</source>
            <translation>Zeitpunkt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/simulation_run.py" />
            <source>time of 50 steps</source>
            <translation>Zeit für 50 Schritte</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/simulation_run.py" />
            <source>time to settle</source>
            <translation>Zeit bis zur Ruhe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/simulation_run.py" />
            <source>time to stop</source>
            <translation>Zeit bis zum Halt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/agreement_histogram.py" />
            <source>to</source>
            <translation>bis</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>too few items to tell</source>
            <translation>zu wenige Items, um es zu sagen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>too few to tell them apart</source>
            <translation>zu wenige, um sie zu unterscheiden</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/chart_data.py" />
            <source>trials</source>
            <translation>Versuche</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>two workers and the items that both labelled</source>
            <translation>zwei Worker und die Items, die beide gelabelt haben</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/histograms.py" />
            <location filename="../../crowdgui/io/report/charts/worker_scatter.py" />
            <location filename="../../crowdgui/ui/plots/agreement_histogram.py" />
            <location filename="../../crowdgui/ui/plots/worker_scatter.py" />
            <source>typical {share}</source>
            <translation>typisch {share}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>undo</source>
            <translation>rückgängig</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>unlike their full result</source>
            <translation>anders als ihr volles Ergebnis</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>votes</source>
            <translation>Stimmen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>votes for the winning label, per item</source>
            <translation>Stimmen für das siegreiche Label, je Item</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>waits</source>
            <translation>wartet</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>weight {w}</source>
            <translation>Gewicht {w}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>weighted agreement, which can only rise,</source>
            <translation>gewichtete Übereinstimmung, die nur steigen kann,</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/candidates.py" />
            <source>which does not fit in memory</source>
            <translation>die nicht in den Arbeitsspeicher passt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/candidates.py" />
            <source>which is EM where there are two classes</source>
            <translation>die bei zwei Klassen dasselbe ist wie EM</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/candidates.py" />
            <source>which takes too long beyond {n} labels</source>
            <translation>die jenseits von {n} Labels zu lange dauert</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>wins by weight</source>
            <translation>gewinnt nach Gewicht</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>with</source>
            <translation>mit</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>with 95 % interval</source>
            <translation>mit 95-%-Intervall</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/agreement_panel.py" />
            <source>with 95 % intervals</source>
            <translation>mit 95-%-Intervallen</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>without these {n} workers</source>
            <extracomment>For one: without this worker</extracomment>
            <translation>
                <numerusform>ohne diesen Worker</numerusform>
                <numerusform>ohne diese {n} Worker</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <location filename="../../crowdgui/ui/plots/worker_scatter.py" />
            <source>worker</source>
            <translation>Worker</translation>
        </message>
        <message>
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
            <source>worker, true class, answer, number</source>
            <translation>Worker, wahre Klasse, Antwort, Zahl</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>workers</source>
            <extracomment>For one: worker</extracomment>
            <translation>
                <numerusform>Worker</numerusform>
                <numerusform>Worker</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>workers are right on average on {least} or more, estimated {mean}</source>
            <translation>Worker liegen im Mittel bei {least} oder mehr richtig, geschätzt {mean}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/data.py" />
            <source>workers, {range}</source>
            <extracomment>For one: worker, {range}</extracomment>
            <translation>
                <numerusform>Worker, {range}</numerusform>
                <numerusform>Worker, {range}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/confusion_view.py" />
            <source>worker’s answer</source>
            <translation>Antwort des Workers</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>working…</source>
            <translation>in Arbeit…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/study/study.py" />
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
            <location filename="../../crowdgui/io/importing/class_map.py" />
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>yes</source>
            <translation>ja</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>yours</source>
            <translation>von Ihnen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/flags.py" />
            <source>{after}, now {before}</source>
            <translation>{after}, jetzt {before}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/overall.py" />
            <source>{agreeing} of {pairs}</source>
            <translation>{agreeing} von {pairs}</translation>
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
            <translation>{columns}, wo die Zeilen darunter {n} haben. Entfernen Sie Zeilen über der Kopfzeile oder benennen Sie jede Spalte.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>{columns} where {expected} were expected. Check the separators and quote marks there.</source>
            <translation>{columns}, wo {expected} erwartet wurden. Prüfen Sie dort die Trenn- und Anführungszeichen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/calibration.py" />
            <source>{counts}: it could be surer.</source>
            <translation>{counts}: Die Regel könnte sicherer sein.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/calibration.py" />
            <source>{counts}: it is too sure.</source>
            <translation>{counts}: Die Regel ist zu sicher.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/calibration.py" />
            <source>{counts}: no difference beyond noise.</source>
            <translation>{counts}: kein Unterschied über den Zufall hinaus.</translation>
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
            <translation>{curve}: {value} bei {place}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>{done} of {n} labels drawn at random were checked by hand. The draw can be repeated with the seed {seed}.</source>
            <translation>{done} von {n} zufällig gezogenen Labels wurden von Hand geprüft. Die Ziehung lässt sich mit dem Startwert {seed} wiederholen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/judging_panel.py" />
            <source>{done} of {n} reviewed</source>
            <translation>{done} von {n} durchgesehen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/frame.py" />
            <source>{file} and {more}</source>
            <translation>{file} und {more}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/keeping.py" />
            <source>{file} can only be read. Save it elsewhere to keep what you decide.</source>
            <translation>{file} lässt sich nur lesen. Speichern Sie woanders, um Ihre Entscheidungen zu behalten.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/project.py" />
            <source>{file} can only be read. Save the project elsewhere to keep what you decide.</source>
            <translation>{file} lässt sich nur lesen. Speichern Sie das Projekt woanders, um Ihre Entscheidungen zu behalten.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/parts.py" />
            <source>{file} could not be read: {why}</source>
            <translation>{file} ließ sich nicht lesen: {why}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/parts.py" />
            <source>{file} has no column “{name}”. It has {there}. Name the columns with --worker, --item and --label.</source>
            <translation>{file} hat keine Spalte „{name}“. Vorhanden: {there}. Nennen Sie die Spalten mit --worker, --item und --label.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/write.py" />
            <source>{file} in {folder} is a file these labels were read from, and is never changed. Choose another folder.</source>
            <translation>{file} in {folder} ist eine Datei, aus der diese Labels gelesen wurden, und wird nie geändert. Wählen Sie einen anderen Ordner.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/keeping.py" />
            <source>{file} is open already.</source>
            <translation>{file} ist bereits geöffnet.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/file_preview.py" />
            <source>{file} is read as gold answers</source>
            <translation>{file} wird als Goldantworten gelesen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/project.py" />
            <source>{file} was moved or deleted. Save the project anew to keep what you decide.</source>
            <translation>{file} wurde verschoben oder gelöscht. Speichern Sie das Projekt neu, um Ihre Entscheidungen zu behalten.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/telling.py" />
            <source>{file} – CrowdGUI</source>
            <translation>{file} – CrowdGUI</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_loaded.py" />
            <source>{file}, lines {lines}</source>
            <translation>{file}, Zeilen {lines}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/read_labels.py" />
            <source>{file}, question “{question}”</source>
            <translation>{file}, Frage „{question}“</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_words.py" />
            <source>{file}, unchanged</source>
            <translation>{file}, unverändert</translation>
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
            <translation>{first} und {last}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>{first} and {second} agree on {agreed} of {items} ({share})</source>
            <translation>{first} und {second} stimmen bei {agreed} von {items} überein ({share})</translation>
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
            <location filename="../../crowdgui/io/report/charts/convergence.py" />
            <source>{first}, none in the last.</source>
            <translation>{first}, keines im letzten.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/convergence.py" />
            <source>{first}, {n} in the last.</source>
            <translation>{first}, {n} im letzten.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers_together.py" />
            <source>{flag} {n}</source>
            <translation>{flag} {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/write.py" />
            <source>{folder}: this folder cannot be made: {why}.</source>
            <translation>{folder}: Dieser Ordner lässt sich nicht anlegen: {why}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>{given} of the answers are “{answer}”, which is the final label of {won} of the items.</source>
            <translation>{given} der Antworten sind „{answer}“, was das Endlabel von {won} der Items ist.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>{items} items by {workers} workers are too many to simulate.</source>
            <translation>{items} Items mal {workers} Worker sind zu viele für eine Simulation.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/plan.py" />
            <source>{items} with {labels} in all: expected to mend {mended} wrong final labels, {before} to {after}.</source>
            <translation>{items}, insgesamt {labels}: Voraussichtlich werden {mended} falsche Endlabels berichtigt, von {before} auf {after}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>{items}, each labelled once</source>
            <translation>{items}, je einmal gelabelt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>{items}, each labelled {low} to {high} times</source>
            <translation>{items}, je {low}- bis {high}-mal gelabelt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>{items}, each labelled {n} times</source>
            <translation>{items}, je {n}-mal gelabelt</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/agreement/overall.py" />
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
            <source>{labels} labels of {items} items by {workers} workers; {steps} steps after the first.</source>
            <translation>{labels} Labels zu {items} Items von {workers} Workern; {steps} Schritte nach dem ersten.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/overall.py" />
            <source>{labels}, in order</source>
            <translation>{labels}, geordnet</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/overall.py" />
            <source>{labels}, numeric</source>
            <translation>{labels}, numerisch</translation>
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
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <source>{label} · by hand</source>
            <translation>{label} · von Hand</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>{lengths} numbers</source>
            <translation>{lengths} Zahlen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>{lengths} records</source>
            <translation>{lengths} Einträge</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>{lengths} texts</source>
            <translation>{lengths} Texte</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>{lengths} times</source>
            <translation>{lengths} Zeitpunkte</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>{level} · {share} confidence</source>
            <translation>{level} · {share} Konfidenz</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/class_map.py" />
            <source>{low} and more</source>
            <translation>{low} und mehr</translation>
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
            <location filename="../../crowdgui/text/data.py" />
            <source>{low} to {high} labels each</source>
            <translation>je {low} bis {high} Labels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/headline.py" />
            <source>{model} A random check by hand gives a guarantee, whatever the workers do.</source>
            <translation>{model} Eine zufällige Prüfung von Hand gibt eine Garantie, was auch immer die Worker tun.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/headline.py" />
            <source>{model} The bounds below put in estimated accuracies, which makes them no more than indications. A random check by hand gives a guarantee.</source>
            <translation>{model} Die Schranken unten setzen geschätzte Genauigkeiten ein und sind daher nicht mehr als Anhaltspunkte. Eine zufällige Prüfung von Hand gibt eine Garantie.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>{names} and {n} more</source>
            <translation>{names} und {n} weitere</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>{names} in {folder} would be replaced.</source>
            <translation>{names} in {folder} würden ersetzt.</translation>
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
            <translation>{name} (gefunden)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>{name} (not in this file)</source>
            <translation>{name} (nicht in dieser Datei)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/long_table.py" />
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
            <source>{name} must lie between 0 and 100 %, both left out.</source>
            <translation>„{name}“ muss zwischen 0 und 100 % liegen, beide ausgeschlossen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>{name} must lie between {low} and {high}.</source>
            <translation>„{name}“ muss zwischen {low} und {high} liegen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>{name} of this worker</source>
            <translation>{name} dieses Workers</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/rail.py" />
            <source>{name}, done</source>
            <translation>{name}, fertig</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>{name}, item by item</source>
            <translation>{name}, Item für Item</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/rail.py" />
            <source>{name}, look here</source>
            <translation>{name}, bitte ansehen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/rail.py" />
            <source>{name}, nothing here yet</source>
            <translation>{name}, hier noch nichts</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>{name}, paper’s bound</source>
            <translation>{name}, Schranke des Papers</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/rail.py" />
            <source>{name}, running</source>
            <translation>{name}, läuft</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/widgets/rail.py" />
            <source>{name}, {n} to look at</source>
            <extracomment>For one: {name}, {n} to look at</extracomment>
            <translation>
                <numerusform>{name}, {n} anzusehen</numerusform>
                <numerusform>{name}, {n} anzusehen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>{name}: at most {share} wrong</source>
            <translation>{name}: höchstens {share} falsch</translation>
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
            <translation>{n} GB</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/agreement/report.py" />
            <source>{n} agree on {chance} or less, as guessing would</source>
            <extracomment>For one: {n} agrees on {chance} or less, as guessing would</extracomment>
            <translation>
                <numerusform>{n} stimmt zu {chance} oder weniger überein, wie beim Raten</numerusform>
                <numerusform>{n} stimmen zu {chance} oder weniger überein, wie beim Raten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/decisions.py" />
            <source>{n} agree with the rule</source>
            <extracomment>For one: {n} agrees with the rule</extracomment>
            <translation>
                <numerusform>{n} stimmt mit der Regel überein</numerusform>
                <numerusform>{n} stimmen mit der Regel überein</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/prodigy.py" />
            <source>{n} answers are a reviewer's. The versions behind them are not read again.</source>
            <extracomment>For one: {n} answer is a reviewer's. The versions behind it are not read again.</extracomment>
            <translation>
                <numerusform>{n} Antwort stammt aus einer Durchsicht. Die Fassungen dahinter werden nicht noch einmal gelesen.</numerusform>
                <numerusform>{n} Antworten stammen aus einer Durchsicht. Die Fassungen dahinter werden nicht noch einmal gelesen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/toloka.py" />
            <source>{n} answers are of training tasks; they are the first that were tried.</source>
            <extracomment>For one: {n} answer is of a training task; it is the first that was tried.</extracomment>
            <translation>
                <numerusform>{n} Antwort gehört zu einer Trainingsaufgabe; es ist die, die zuerst versucht wurde.</numerusform>
                <numerusform>{n} Antworten gehören zu Trainingsaufgaben; es sind die, die zuerst versucht wurden.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/mturk.py" />
            <source>{n} answers mark places in an item, such as boxes. They are no labels and not read.</source>
            <extracomment>For one: {n} answer marks places in an item, such as boxes. It is no label and not read.</extracomment>
            <translation>
                <numerusform>{n} Antwort markiert Stellen in einem Item, etwa Rahmen. Sie ist kein Label und wird nicht gelesen.</numerusform>
                <numerusform>{n} Antworten markieren Stellen in einem Item, etwa Rahmen; sie sind keine Labels und werden nicht gelesen.</numerusform>
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
            <location filename="../../crowdgui/ui/pages/export_words.py" />
            <source>{n} cells got an apostrophe in front, so that no spreadsheet runs them as formulas.</source>
            <extracomment>For one: {n} cell got an apostrophe in front, so that no spreadsheet runs it as a formula.</extracomment>
            <translation>
                <numerusform>{n} Zelle erhielt einen Apostroph davor, damit keine Tabellenkalkulation sie als Formel ausführt.</numerusform>
                <numerusform>{n} Zellen erhielten einen Apostroph davor, damit keine Tabellenkalkulation sie als Formeln ausführt.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>{n} cells show an error such as #N/A; they count as empty.</source>
            <extracomment>For one: {n} cell shows an error such as #N/A; it counts as empty.</extracomment>
            <translation>
                <numerusform>{n} Zelle zeigt einen Fehler wie #N/A; sie zählt als leer.</numerusform>
                <numerusform>{n} Zellen zeigen einen Fehler wie #N/A; sie zählen als leer.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/unsaved_work.py" />
            <source>{n} changes</source>
            <extracomment>For one: {n} change</extracomment>
            <translation>
                <numerusform>{n} Änderung</numerusform>
                <numerusform>{n} Änderungen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/worker_pictures.py" />
            <source>{n} chosen workers</source>
            <extracomment>For one: {n} chosen worker</extracomment>
            <translation>
                <numerusform>{n} gewählter Worker</numerusform>
                <numerusform>{n} gewählte Worker</numerusform>
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
                <numerusform>{n} Klasse</numerusform>
                <numerusform>{n} Klassen</numerusform>
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
        <message>
            <location filename="../../crowdgui/io/importing/user_inputs.py" />
            <source>{n} columns were expected: what the number is for, and the number. The columns are {columns}.</source>
            <translation>Erwartet wurden {n} Spalten: wofür die Zahl steht, und die Zahl. Die Spalten sind {columns}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/decisions.py" />
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
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>{n} files are there already.</source>
            <extracomment>For one: {n} file is there already.</extracomment>
            <translation>
                <numerusform>{n} Datei ist schon vorhanden.</numerusform>
                <numerusform>{n} Dateien sind schon vorhanden.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/export_words.py" />
            <source>{n} files written to {folder}.</source>
            <extracomment>For one: {n} file written to {folder}.</extracomment>
            <translation>
                <numerusform>{n} Datei nach {folder} geschrieben.</numerusform>
                <numerusform>{n} Dateien nach {folder} geschrieben.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>{n} from {before} to {now}</source>
            <translation>{n} von {before} zu {now}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>{n} gold answers match {n} of the {items} items</source>
            <extracomment>For one: {n} gold answer matches one of the {items} items</extracomment>
            <translation>
                <numerusform>{n} Goldantwort passt zu einem der {items} Items</numerusform>
                <numerusform>{n} Goldantworten passen zu {n} der {items} Items</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/study.py" />
            <source>{n} gold items are too few to tell whether the curve has flattened.</source>
            <extracomment>For one: {n} gold item is too few to tell whether the curve has flattened.</extracomment>
            <translation>
                <numerusform>{n} Gold-Item ist zu wenig, um zu sagen, ob die Kurve abgeflacht ist.</numerusform>
                <numerusform>{n} Gold-Items sind zu wenige, um zu sagen, ob die Kurve abgeflacht ist.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/compare/calibration.py" />
            <source>{n} gold items are too few, {least} are needed</source>
            <extracomment>For one: {n} gold item is too few, {least} are needed</extracomment>
            <translation>
                <numerusform>{n} Gold-Item ist zu wenig, nötig sind {least}</numerusform>
                <numerusform>{n} Gold-Items sind zu wenige, nötig sind {least}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/translation.py" />
            <source>{n} h</source>
            <translation>{n} h</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/decisions.py" />
            <source>{n} had no label</source>
            <translation>{n} ohne bisheriges Label</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/worker_partners.py" />
            <source>{n} have no overlap.</source>
            <extracomment>For one: {n} has no overlap.</extracomment>
            <translation>
                <numerusform>{n} hat keine Überschneidung.</numerusform>
                <numerusform>{n} haben keine Überschneidung.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/doccano.py" />
            <source>{n} ids come again in the file of a worker. Do the items have a field “id”?</source>
            <extracomment>For one: {n} id comes twice in the file of a worker. Do the items have a field “id”?</extracomment>
            <translation>
                <numerusform>{n} ID kommt in der Datei eines Workers zweimal vor. Haben die Items ein Feld „id“?</numerusform>
                <numerusform>{n} IDs kommen in der Datei eines Workers mehrfach vor. Haben die Items ein Feld „id“?</numerusform>
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
                <numerusform>{n} Item</numerusform>
                <numerusform>{n} Items</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/rules/scoring.py" />
            <source>{n} items are held at their gold class, so they are no test of the other final labels.</source>
            <extracomment>For one: {n} item is held at its gold class, so it is no test of the other final labels.</extracomment>
            <translation>
                <numerusform>{n} Item ist auf seiner Goldklasse festgehalten und daher kein Test der anderen Endlabels.</numerusform>
                <numerusform>{n} Items sind auf ihrer Goldklasse festgehalten und daher kein Test der anderen Endlabels.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/model_check.py" />
            <source>{n} items are unanimous and independent workers would give {expected}: nothing speaks against workers who err on their own.</source>
            <extracomment>For one: {n} item is unanimous and independent workers would give {expected}: nothing speaks against workers who err on their own.</extracomment>
            <translation>
                <numerusform>{n} Item ist einstimmig, und unabhängige Worker ergäben {expected}: Nichts spricht gegen Worker, die unabhängig irren.</numerusform>
                <numerusform>{n} Items sind einstimmig, und unabhängige Worker ergäben {expected}: Nichts spricht gegen Worker, die unabhängig irren.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/model_check.py" />
            <source>{n} items are unanimous where independent workers would give {expected}: some items are harder than others, or workers err together.</source>
            <extracomment>For one: {n} item is unanimous where independent workers would give {expected}: some items are harder than others, or workers err together.</extracomment>
            <translation>
                <numerusform>{n} Item ist einstimmig, während unabhängige Worker {expected} ergäben: Manche Items sind schwerer als andere, oder Worker irren gemeinsam.</numerusform>
                <numerusform>{n} Items sind einstimmig, während unabhängige Worker {expected} ergäben: Manche Items sind schwerer als andere, oder Worker irren gemeinsam.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/report/charts/histograms.py" />
            <source>{n} items at {low} to {high}</source>
            <extracomment>For one: {n} item at {low} to {high}</extracomment>
            <translation>
                <numerusform>{n} Item bei {low} bis {high}</numerusform>
                <numerusform>{n} Items bei {low} bis {high}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} items have no label from any worker and stay without one.</source>
            <extracomment>For one: {n} item has no label from any worker and stays without one.</extracomment>
            <translation>
                <numerusform>{n} Item hat von keinem Worker ein Label und bleibt ohne.</numerusform>
                <numerusform>{n} Items haben von keinem Worker ein Label und bleiben ohne.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>{n} items have no label.</source>
            <extracomment>For one: {n} item has no label.</extracomment>
            <translation>
                <numerusform>{n} Item hat kein Label.</numerusform>
                <numerusform>{n} Items haben kein Label.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/data.py" />
            <source>{n} items have one label only</source>
            <extracomment>For one: {n} item has one label only</extracomment>
            <translation>
                <numerusform>{n} Item hat nur ein Label</numerusform>
                <numerusform>{n} Items haben nur ein Label</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
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
            <source>{n} items labelled; stopped after {steps}, before the labels came to rest.</source>
            <extracomment>For one: {n} item labelled; stopped after {steps}, before the labels came to rest.</extracomment>
            <translation>
                <numerusform>{n} Item gelabelt ({steps}); angehalten, bevor die Labels zur Ruhe kamen.</numerusform>
                <numerusform>{n} Items gelabelt ({steps}); angehalten, bevor die Labels zur Ruhe kamen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items_behind.py" />
            <source>{n} items that both {first} and {second} labelled.</source>
            <extracomment>For one: {n} item that both {first} and {second} labelled.</extracomment>
            <translation>
                <numerusform>{n} Item, das {first} und {second} beide gelabelt haben.</numerusform>
                <numerusform>{n} Items, die {first} und {second} beide gelabelt haben.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <source>{n} items that {first} and {second} label differently.</source>
            <extracomment>For one: {n} item that {first} and {second} label differently.</extracomment>
            <translation>
                <numerusform>{n} Item, das {first} und {second} verschieden labeln.</numerusform>
                <numerusform>{n} Items, die {first} und {second} verschieden labeln.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/worker_matrix.py" />
            <source>{n} items that {worker} called “{answer}” and the others call “{known}”.</source>
            <extracomment>For one: {n} item that {worker} called “{answer}” and the others call “{known}”.</extracomment>
            <translation>
                <numerusform>{n} Item, das {worker} „{answer}“ nannte und die anderen „{known}“ nennen.</numerusform>
                <numerusform>{n} Items, die {worker} „{answer}“ nannte und die anderen „{known}“ nennen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
            <source>{n} items that {worker} called “{answer}” and whose final label is “{final}”.</source>
            <extracomment>For one: {n} item that {worker} called “{answer}” and whose final label is “{final}”.</extracomment>
            <translation>
                <numerusform>{n} Item, das {worker} „{answer}“ nannte und dessen Endlabel „{final}“ ist.</numerusform>
                <numerusform>{n} Items, die {worker} „{answer}“ nannte und deren Endlabel „{final}“ ist.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/worker_matrix.py" />
            <source>{n} items that {worker} called “{answer}” and whose gold label is “{known}”.</source>
            <extracomment>For one: {n} item that {worker} called “{answer}” and whose gold label is “{known}”.</extracomment>
            <translation>
                <numerusform>{n} Item, das {worker} „{answer}“ nannte und dessen Goldlabel „{known}“ ist.</numerusform>
                <numerusform>{n} Items, die {worker} „{answer}“ nannte und deren Goldlabel „{known}“ ist.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items_behind.py" />
            <source>{n} items that {worker} labelled and whose final label is “{final}”.</source>
            <extracomment>For one: {n} item that {worker} labelled and whose final label is “{final}”.</extracomment>
            <translation>
                <numerusform>{n} Item, das {worker} gelabelt hat und dessen Endlabel „{final}“ ist.</numerusform>
                <numerusform>{n} Items, die {worker} gelabelt hat und deren Endlabel „{final}“ ist.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>{n} items were drawn at random. The rule’s labels stay hidden; what you find becomes a guarantee.</source>
            <extracomment>For one: {n} item was drawn at random. The rule’s label stays hidden.</extracomment>
            <translation>
                <numerusform>{n} Item wurde zufällig gezogen. Das Label der Regel bleibt verdeckt.</numerusform>
                <numerusform>{n} Items wurden zufällig gezogen. Die Labels der Regel bleiben verdeckt; was Sie finden, wird zur Garantie.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>{n} items whose final label is another {why}:</source>
            <extracomment>For one: {n} item whose final label is another {why}:</extracomment>
            <translation>
                <numerusform>{n} Item, dessen Endlabel {why} ein anderes ist:</numerusform>
                <numerusform>{n} Items, deren Endlabel {why} ein anderes ist:</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>{n} items, as the table shows them.</source>
            <extracomment>For one: {n} item, as the table shows it.</extracomment>
            <translation>
                <numerusform>{n} Item, wie die Tabelle es zeigt.</numerusform>
                <numerusform>{n} Items, wie die Tabelle sie zeigt.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/appen.py" />
            <source>{n} judgments are of test questions, which are asked more often than others.</source>
            <extracomment>For one: {n} judgment is of a test question. Test questions are asked more often.</extracomment>
            <translation>
                <numerusform>{n} Urteil gehört zu einer Testfrage. Testfragen werden öfter gestellt.</numerusform>
                <numerusform>{n} Urteile gehören zu Testfragen, die öfter gestellt werden als andere.</numerusform>
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
                <numerusform>{n} Label</numerusform>
                <numerusform>{n} Labels</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/under_way.py" />
            <source>{n} labels changed</source>
            <extracomment>For one: {n} label changed</extracomment>
            <translation>
                <numerusform>{n} Label geändert</numerusform>
                <numerusform>{n} Labels geändert</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/report/charts/convergence.py" />
            <source>{n} labels changed in the first step</source>
            <extracomment>For one: {n} label changed in the first step</extracomment>
            <translation>
                <numerusform>{n} Label änderte sich im ersten Schritt</numerusform>
                <numerusform>{n} Labels änderten sich im ersten Schritt</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} labels differ from a plain majority</source>
            <extracomment>For one: {n} label differs from a plain majority</extracomment>
            <translation>
                <numerusform>{n} Label weicht von einer einfachen Mehrheit ab</numerusform>
                <numerusform>{n} Labels weichen von einer einfachen Mehrheit ab</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/data.py" />
            <source>{n} labels each</source>
            <extracomment>For one: {n} label each</extracomment>
            <translation>
                <numerusform>je {n} Label</numerusform>
                <numerusform>je {n} Labels</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/decisions.py" />
            <source>{n} labels set by hand: {parts}</source>
            <extracomment>For one: {n} label set by hand: {parts}</extracomment>
            <translation>
                <numerusform>{n} Label von Hand gesetzt: {parts}</numerusform>
                <numerusform>{n} Labels von Hand gesetzt: {parts}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>{n} labels were set by hand; all this is about the labels the rule gave</source>
            <extracomment>For one: {n} label was set by hand; all this is about the label the rule gave</extracomment>
            <translation>
                <numerusform>{n} Label wurde von Hand gesetzt; all dies gilt für das Label der Regel</numerusform>
                <numerusform>{n} Labels wurden von Hand gesetzt; all dies gilt für die Labels der Regel</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/improvements.py" />
            <source>{n} labels, same workers</source>
            <translation>{n} Labels, dieselben Worker</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <location filename="../../crowdgui/ui/pages/data_loaded.py" />
            <source>{n} left out: {reason}</source>
            <translation>{n} ausgelassen: {reason}</translation>
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
        <message>
            <location filename="../../crowdgui/text/translation.py" />
            <source>{n} min</source>
            <translation>{n} min</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>{n} more</source>
            <translation>{n} weitere</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/import_dialog/frame.py" />
            <source>{n} more files</source>
            <extracomment>For one: {n} more file</extracomment>
            <translation>
                <numerusform>{n} weitere Datei</numerusform>
                <numerusform>{n} weitere Dateien</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/bounds/improvements.py" />
            <location filename="../../crowdgui/text/plan.py" />
            <source>{n} more labels</source>
            <extracomment>For one: {n} more label</extracomment>
            <translation>
                <numerusform>{n} weiteres Label</numerusform>
                <numerusform>{n} weitere Labels</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/bounds/improvements.py" />
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
            <location filename="../../crowdgui/core/chart_data.py" />
            <location filename="../../crowdgui/text/translation.py" />
            <source>{n} ms</source>
            <translation>{n} ms</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/export_words.py" />
            <source>{n} names of items, workers or classes would run as formulas in a spreadsheet. They get an apostrophe in front, unless this is ticked.</source>
            <extracomment>For one: {n} name of an item, worker or class would run as a formula in a spreadsheet. It gets an apostrophe in front, unless this is ticked.</extracomment>
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
            <location filename="../../crowdgui/io/formats/parquet.py" />
            <source>{n} numbers are too long to have been kept exactly; as ids they may be wrong.</source>
            <extracomment>For one: {n} number is too long to have been kept exactly; as an id it may be wrong.</extracomment>
            <translation>
                <numerusform>{n} Zahl ist zu lang, um genau erhalten zu sein; als ID ist sie womöglich falsch.</numerusform>
                <numerusform>{n} Zahlen sind zu lang, um genau erhalten zu sein; als IDs sind sie womöglich falsch.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>{n} numbers stated</source>
            <extracomment>For one: {n} number stated</extracomment>
            <translation>
                <numerusform>{n} Zahl angegeben</numerusform>
                <numerusform>{n} Zahlen angegeben</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/bounds/guarantee_builder.py" />
            <source>{n} of the drawn labels are still to be checked.</source>
            <extracomment>For one: {n} of the drawn labels is still to be checked.</extracomment>
            <translation>
                <numerusform>{n} der gezogenen Labels ist noch zu prüfen.</numerusform>
                <numerusform>{n} der gezogenen Labels sind noch zu prüfen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers_together.py" />
            <source>{n} of them are flagged: {kinds}.</source>
            <extracomment>For one: {n} of them is flagged: {kinds}.</extracomment>
            <translation>
                <numerusform>{n} davon ist auffällig: {kinds}.</numerusform>
                <numerusform>{n} davon sind auffällig: {kinds}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <location filename="../../crowdgui/ui/report/pdf.py" />
            <source>{n} of {all}</source>
            <translation>{n} von {all}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>{n} of {all} drawn labels are checked.</source>
            <extracomment>For one: {n} of {all} drawn labels is checked.</extracomment>
            <translation>
                <numerusform>{n} von {all} gezogenen Labels ist geprüft.</numerusform>
                <numerusform>{n} von {all} gezogenen Labels sind geprüft.</numerusform>
            </translation>
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
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>{n} of {all} labels are less than {sure} sure. Review them here, least sure first.</source>
            <extracomment>For one: {n} of {all} labels is less than {sure} sure. Review it here.</extracomment>
            <translation>
                <numerusform>{n} von {all} Labels ist zu weniger als {sure} sicher. Sehen Sie es hier durch.</numerusform>
                <numerusform>{n} von {all} Labels sind zu weniger als {sure} sicher. Sehen Sie sie hier durch, die unsichersten zuerst.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>{n} of {all} labels come back ({share})</source>
            <extracomment>For one: {n} of {all} labels comes back ({share})</extracomment>
            <translation>
                <numerusform>{n} von {all} Labels kommt zurück ({share})</numerusform>
                <numerusform>{n} von {all} Labels kommen zurück ({share})</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>{n} of {all} labels go ({share})</source>
            <extracomment>For one: {n} of {all} labels goes ({share})</extracomment>
            <translation>
                <numerusform>{n} von {all} Labels fällt weg ({share})</numerusform>
                <numerusform>{n} von {all} Labels fallen weg ({share})</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/worker_scatter.py" />
            <location filename="../../crowdgui/ui/plots/worker_scatter.py" />
            <source>{n} of {all} workers drawn</source>
            <translation>{n} von {all} Workern gezeichnet</translation>
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
            <location filename="../../crowdgui/ui/pages/export_words.py" />
            <source>{n} of {all}; {out} left out</source>
            <translation>{n} von {all}; {out} ausgeschlossen</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>{n} of {items} labels differ from the vote it speaks of; each is counted as wrong</source>
            <extracomment>For one: {n} of {items} labels differs from the vote it speaks of; it is counted as wrong</extracomment>
            <translation>
                <numerusform>{n} von {items} Labels weicht von der Abstimmung ab, für die die Schranke gilt; es zählt als falsch</numerusform>
                <numerusform>{n} von {items} Labels weichen von der Abstimmung ab, für die die Schranke gilt; jedes zählt als falsch</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>{n} of {labels} labels ({share})</source>
            <translation>{n} von {labels} Labels ({share})</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/data.py" />
            <source>{n} of {labels} labels.</source>
            <translation>{n} von {labels} Labels.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} of {some} labels are less than {sure} sure.</source>
            <extracomment>For one: {n} of {some} labels is less than {sure} sure.</extracomment>
            <translation>
                <numerusform>{n} von {some} Labels ist zu weniger als {sure} sicher.</numerusform>
                <numerusform>{n} von {some} Labels sind zu weniger als {sure} sicher.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/class_shares.py" />
            <location filename="../../crowdgui/ui/widgets/bars.py" />
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
            <location filename="../../crowdgui/core/agreement/overall.py" />
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
            <location filename="../../crowdgui/core/agreement/worker_pairs.py" />
            <source>{n} pairs of workers</source>
            <extracomment>For one: {n} pair of workers</extracomment>
            <translation>
                <numerusform>{n} Worker-Paar</numerusform>
                <numerusform>{n} Worker-Paare</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/long_table.py" />
            <source>{n} pictures or sounds stand inside the file itself and are not shown.</source>
            <extracomment>For one: {n} picture or sound stands inside the file itself and is not shown.</extracomment>
            <translation>
                <numerusform>{n} Bild oder Ton steht in der Datei selbst und wird nicht gezeigt.</numerusform>
                <numerusform>{n} Bilder oder Töne stehen in der Datei selbst und werden nicht gezeigt.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <source>{n} places have these words.</source>
            <extracomment>For one: {n} place has these words.</extracomment>
            <translation>
                <numerusform>{n} Stelle hat diese Wörter.</numerusform>
                <numerusform>{n} Stellen haben diese Wörter.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>{n} questions are opened, each with labels of its own</source>
            <translation>{n} Fragen werden geöffnet, jede mit eigenen Labels</translation>
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
            <location filename="../../crowdgui/ui/pages/worker_pace.py" />
            <source>{n} recorded times cannot be right and are left out.</source>
            <extracomment>For one: {n} recorded time cannot be right and is left out.</extracomment>
            <translation>
                <numerusform>{n} verzeichnete Zeit kann nicht stimmen und ist ausgelassen.</numerusform>
                <numerusform>{n} verzeichnete Zeiten können nicht stimmen und sind ausgelassen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/agreement/report.py" />
            <source>{n} repeated answers of a worker to the same item are left out; the first counts.</source>
            <extracomment>For one: {n} repeated answer of a worker to the same item is left out; the first counts.</extracomment>
            <translation>
                <numerusform>{n} wiederholte Antwort eines Workers auf dasselbe Item ist ausgelassen; die erste zählt.</numerusform>
                <numerusform>{n} wiederholte Antworten eines Workers auf dasselbe Item sind ausgelassen; die erste zählt.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/label_studio_csv.py" />
            <source>{n} results mark parts of items. They label no item and are not read.</source>
            <extracomment>For one: {n} result marks a part of an item. It labels no item and is not read.</extracomment>
            <translation>
                <numerusform>{n} Ergebnis markiert einen Teil eines Items. Es labelt kein Item und wird nicht gelesen.</numerusform>
                <numerusform>{n} Ergebnisse markieren Teile von Items. Solche Ergebnisse labeln kein Item und werden nicht gelesen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/frame.py" />
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
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>{n} rows copied.</source>
            <extracomment>For one: {n} row copied.</extracomment>
            <translation>
                <numerusform>{n} Zeile kopiert.</numerusform>
                <numerusform>{n} Zeilen kopiert.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/toloka.py" />
            <source>{n} rows do not name their worker; the one of their page is taken.</source>
            <extracomment>For one: {n} row does not name its worker; the one of its page is taken.</extracomment>
            <translation>
                <numerusform>{n} Zeile nennt ihren Worker nicht; der ihrer Seite wird genommen.</numerusform>
                <numerusform>{n} Zeilen nennen ihren Worker nicht; der ihrer Seite wird genommen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/data_loaded.py" />
            <source>{n} rows, answers or times were left out; the checks say why.</source>
            <extracomment>For one: {n} row, answer or time was left out; the checks say why.</extracomment>
            <translation>
                <numerusform>{n} Zeile, Antwort oder Zeitangabe wurde ausgelassen; die Prüfungen sagen, warum.</numerusform>
                <numerusform>{n} Zeilen, Antworten oder Zeitangaben wurden ausgelassen; die Prüfungen sagen, warum.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/translation.py" />
            <source>{n} s</source>
            <translation>{n} s</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>{n} sets</source>
            <extracomment>For one: {n} set</extracomment>
            <translation>
                <numerusform>{n} Datensatz</numerusform>
                <numerusform>{n} Datensätze</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/simulate/simulation_run.py" />
            <source>{n} sets are drawn at each point.</source>
            <extracomment>For one: {n} set is drawn at each point.</extracomment>
            <translation>
                <numerusform>An jedem Punkt wird {n} Datensatz gezogen.</numerusform>
                <numerusform>An jedem Punkt werden {n} Datensätze gezogen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/agreement/two_workers.py" />
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>{n} shared items</source>
            <extracomment>For one: {n} shared item</extracomment>
            <translation>
                <numerusform>{n} gemeinsames Item</numerusform>
                <numerusform>{n} gemeinsame Items</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/rules/em_fit.py" />
            <source>{n} starts ended with classes swapped and were set aside.</source>
            <extracomment>For one: {n} start ended with classes swapped and was set aside.</extracomment>
            <translation>
                <numerusform>{n} Start endete mit vertauschten Klassen und wurde beiseitegelegt.</numerusform>
                <numerusform>{n} Starts endeten mit vertauschten Klassen und wurden beiseitegelegt.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/rules/user_inputs.py" />
            <source>{n} stated workers gave none of these labels and are left out.</source>
            <extracomment>For one: {n} stated worker gave none of these labels and is left out.</extracomment>
            <translation>
                <numerusform>{n} angegebener Worker hat keines dieser Labels vergeben und ist ausgelassen.</numerusform>
                <numerusform>{n} angegebene Worker haben keines dieser Labels vergeben und sind ausgelassen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <location filename="../../crowdgui/ui/pages/export_words.py" />
            <location filename="../../crowdgui/ui/telling.py" />
            <source>{n} steps</source>
            <extracomment>For one: {n} step</extracomment>
            <translation>
                <numerusform>{n} Schritt</numerusform>
                <numerusform>{n} Schritte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/appen.py" />
            <source>{n} test questions accept several answers to “{question}”; they give no gold.</source>
            <extracomment>For one: {n} test question accepts several answers to “{question}”; it gives no gold.</extracomment>
            <translation>
                <numerusform>{n} Testfrage lässt bei „{question}“ mehrere Antworten zu; sie ergibt kein Gold.</numerusform>
                <numerusform>{n} Testfragen lassen bei „{question}“ mehrere Antworten zu; sie ergeben kein Gold.</numerusform>
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
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>{n} times a label was hidden and foretold from the rest, and no rule that suits these workers did that better than “{kept}”, by which it had a chance of {base}.</source>
            <extracomment>For one: {n} label was hidden and foretold from the rest, and no rule that suits these workers did that better than “{kept}”, by which it had a chance of {base}.</extracomment>
            <translation>
                <numerusform>{n} Label wurde verdeckt und aus dem Rest vorhergesagt, und keine zu diesen Workern passende Regel tat das besser als „{kept}“, nach der es eine Wahrscheinlichkeit von {base} hatte.</numerusform>
                <numerusform>{n}-mal wurde ein Label verdeckt und aus dem Rest vorhergesagt, und keine zu diesen Workern passende Regel tat das besser als „{kept}“, nach der es eine Wahrscheinlichkeit von {base} hatte.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>{n} times a label was hidden and foretold from the rest: it had a chance of {base} by “{kept}” and of {other} by “{rule}”. {often}</source>
            <extracomment>For one: {n} label was hidden and foretold from the rest: it had a chance of {base} by “{kept}” and of {other} by “{rule}”. {often}</extracomment>
            <translation>
                <numerusform>{n} Label wurde verdeckt und aus dem Rest vorhergesagt: Es hatte nach „{kept}“ eine Wahrscheinlichkeit von {base} und nach „{rule}“ eine von {other}. {often}</numerusform>
                <numerusform>{n}-mal wurde ein Label verdeckt und aus dem Rest vorhergesagt: Es hatte nach „{kept}“ eine Wahrscheinlichkeit von {base} und nach „{rule}“ eine von {other}. {often}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>{n} times a worker answered an item more than once</source>
            <extracomment>For one: Once a worker answered an item more than once</extracomment>
            <translation>
                <numerusform>Einmal hat ein Worker ein Item mehr als einmal beantwortet</numerusform>
                <numerusform>{n}-mal hat ein Worker ein Item mehr als einmal beantwortet</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/data.py" />
            <source>{n} times a worker answered the same item more than once</source>
            <extracomment>For one: {n} time a worker answered the same item more than once</extracomment>
            <translation>
                <numerusform>{n}-mal hat ein Worker dasselbe Item mehr als einmal beantwortet</numerusform>
                <numerusform>{n}-mal hat ein Worker dasselbe Item mehr als einmal beantwortet</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>{n} variables hold no list or table of numbers or text, and are left out.</source>
            <extracomment>For one: {n} variable holds no list or table of numbers or text, and is left out.</extracomment>
            <translation>
                <numerusform>{n} Variable enthält keine Liste oder Tabelle aus Zahlen oder Text und ist ausgelassen.</numerusform>
                <numerusform>{n} Variablen enthalten keine Liste oder Tabelle aus Zahlen oder Text und sind ausgelassen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <location filename="../../crowdgui/ui/pages/item_detail.py" />
            <source>{n} votes</source>
            <extracomment>For one: {n} vote</extracomment>
            <translation>
                <numerusform>{n} Stimme</numerusform>
                <numerusform>{n} Stimmen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/cluster_field.py" />
            <source>{n} worker processes with {threads} threads together</source>
            <extracomment>For one: {n} worker process with {threads} threads</extracomment>
            <translation>
                <numerusform>{n} Worker-Prozess mit {threads} Threads</numerusform>
                <numerusform>{n} Worker-Prozesse mit zusammen {threads} Threads</numerusform>
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
                <numerusform>{n} Worker</numerusform>
                <numerusform>{n} Worker</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} workers agree less than chance</source>
            <extracomment>For one: {n} worker agrees less than chance</extracomment>
            <translation>
                <numerusform>{n} Worker stimmt seltener überein als durch Zufall</numerusform>
                <numerusform>{n} Worker stimmen seltener überein als durch Zufall</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/agreement/report.py" />
            <source>{n} workers agree on {low} to {high}</source>
            <extracomment>For one: {n} worker agrees on {low} to {high}</extracomment>
            <translation>
                <numerusform>{n} Worker stimmt zu {low} bis {high} überein</numerusform>
                <numerusform>{n} Worker stimmen zu {low} bis {high} überein</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/rules/scoring.py" />
            <source>{n} workers are judged by the gold answers, so the error on gold looks smaller than it is.</source>
            <extracomment>For one: {n} worker is judged by the gold answers, so the error on gold looks smaller than it is.</extracomment>
            <translation>
                <numerusform>{n} Worker wird nach den Goldantworten beurteilt, daher sieht der Fehler bei Gold kleiner aus, als er ist.</numerusform>
                <numerusform>{n} Worker werden nach den Goldantworten beurteilt, daher sieht der Fehler bei Gold kleiner aus, als er ist.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>{n} workers are left out with {given} of the {all} labels ({share}).</source>
            <extracomment>For one: {n} worker is left out with {given} of the {all} labels ({share}).</extracomment>
            <translation>
                <numerusform>{n} Worker ist ausgeschlossen, mit {given} der {all} Labels ({share}).</numerusform>
                <numerusform>{n} Worker sind ausgeschlossen, mit {given} der {all} Labels ({share}).</numerusform>
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
            <location filename="../../crowdgui/ui/pages/worker_detail.py" />
            <source>{n} workers chosen</source>
            <extracomment>For one: {n} worker chosen</extracomment>
            <translation>
                <numerusform>{n} Worker gewählt</numerusform>
                <numerusform>{n} Worker gewählt</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>{n} workers gave no label.</source>
            <extracomment>For one: {n} worker gave no label.</extracomment>
            <translation>
                <numerusform>{n} Worker hat kein Label vergeben.</numerusform>
                <numerusform>{n} Worker haben kein Label vergeben.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} workers give a single answer</source>
            <extracomment>For one: {n} worker gives a single answer</extracomment>
            <translation>
                <numerusform>{n} Worker gibt nur eine Antwort</numerusform>
                <numerusform>{n} Worker geben nur eine Antwort</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/rules/weighted.py" />
            <source>{n} workers have no stated weight and count 0.</source>
            <extracomment>For one: {n} worker has no stated weight and counts 0.</extracomment>
            <translation>
                <numerusform>{n} Worker hat kein angegebenes Gewicht und zählt 0.</numerusform>
                <numerusform>{n} Worker haben kein angegebenes Gewicht und zählen 0.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} workers have too few labels to judge.</source>
            <extracomment>For one: {n} worker has too few labels to judge.</extracomment>
            <translation>
                <numerusform>{n} Worker hat zu wenige Labels für ein Urteil.</numerusform>
                <numerusform>{n} Worker haben zu wenige Labels für ein Urteil.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} workers look like guessing</source>
            <extracomment>For one: {n} worker looks like guessing</extracomment>
            <translation>
                <numerusform>Bei {n} Worker sieht es nach Raten aus</numerusform>
                <numerusform>Bei {n} Workern sieht es nach Raten aus</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} workers may have copied</source>
            <extracomment>For one: {n} worker may have copied</extracomment>
            <translation>
                <numerusform>{n} Worker hat womöglich abgeschrieben</numerusform>
                <numerusform>{n} Worker haben womöglich abgeschrieben</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/worker_partners.py" />
            <source>{n} workers share items with this one.</source>
            <extracomment>For one: {n} worker shares items with this one.</extracomment>
            <translation>
                <numerusform>{n} Worker hat mit diesem gemeinsame Items.</numerusform>
                <numerusform>{n} Worker haben mit diesem gemeinsame Items.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>{n} workers were</source>
            <extracomment>For one: {n} worker were</extracomment>
            <translation>
                <numerusform>{n} Worker</numerusform>
                <numerusform>{n} Worker</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>{n} wrong: at most {share}</source>
            <translation>{n} falsch: höchstens {share}</translation>
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
                <numerusform>{n}, zugunsten der ersten Klasse</numerusform>
                <numerusform>{n}, zugunsten der ersten Klasse</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/convergence.py" />
            <location filename="../../crowdgui/ui/plots/convergence_plot.py" />
            <source>{objective} after each step</source>
            <translation>{objective} nach jedem Schritt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_answers.py" />
            <source>{own} of this worker, {others} of others.</source>
            <translation>{own} von diesem Worker, {others} von anderen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <source>{page} › {heading}</source>
            <translation>{page} › {heading}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>{paper}, theorem 1</source>
            <translation>{paper}, Satz 1</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>{paper}, theorem 3</source>
            <translation>{paper}, Satz 3</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>{paper}, theorem 4</source>
            <translation>{paper}, Satz 4</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>{part} of {whole}</source>
            <translation>{part} von {whole}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/cluster_output.py" />
            <source>{place} could not be written: {why}</source>
            <translation>{place} ließ sich nicht schreiben: {why}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/compare/calibration.py" />
            <source>{right} of {n} gold answers are met ({share}), and the rule is {sure} sure on average</source>
            <extracomment>For one: {right} of {n} gold answer is met ({share}), and the rule is {sure} sure on average</extracomment>
            <translation>
                <numerusform>{right} von {n} Goldantwort ist getroffen ({share}), und die Regel ist im Mittel zu {sure} sicher</numerusform>
                <numerusform>{right} von {n} Goldantworten sind getroffen ({share}), und die Regel ist im Mittel zu {sure} sicher</numerusform>
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
            <location filename="../../crowdgui/ui/pages/export_preview.py" />
            <source>{rows}, {shown} of {n} columns</source>
            <translation>{rows}, {shown} von {n} Spalten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/comparing.py" />
            <source>{rule} cannot run: {why}</source>
            <translation>{rule} kann nicht laufen: {why}</translation>
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
            <translation>{same} von {total} sind richtig ({share}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>{same} of {total} labels are the final label ({share}).</source>
            <translation>{same} von {total} Labels sind das Endlabel ({share}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>{seen} seen,
{expected} expected</source>
            <translation>{seen} gesehen,
{expected} erwartet</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>{sentence} Confidence is {off} off on average. Its Brier score, 0 for a rule that is sure and right, is {brier}.</source>
            <translation>{sentence} Die Konfidenz liegt im Mittel um {off} daneben. Der Brier-Score, 0 für eine Regel, die sicher ist und richtig liegt, beträgt {brier}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>{share} ({low} to {high})</source>
            <translation>{share} ({low} bis {high})</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/report.py" />
            <source>{share} of the labels compared are “{name}”. Where nearly all are of one class, two workers agree often by chance alone: alpha and kappa can be near 0 although they agree on most items. Read percent agreement, AC1 and the agreement by class beside them.</source>
            <translation>{share} der verglichenen Labels sind „{name}“. Wo fast alle zu einer Klasse gehören, stimmen zwei Worker oft schon durch Zufall überein: Alpha und Kappa können nahe 0 liegen, obwohl sie bei den meisten Items übereinstimmen. Lesen Sie daneben die prozentuale Übereinstimmung, AC1 und die Übereinstimmung nach Klasse.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/improvements.py" />
            <source>{share} of the labels go</source>
            <translation>{share} der Labels fallen weg</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/headline.py" />
            <source>{share} of these labels are wrong.</source>
            <translation>{share} dieser Labels sind falsch.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_partners.py" />
            <source>{share} of {n}</source>
            <translation>{share} von {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_preview.py" />
            <source>{shown} of {n} rows</source>
            <translation>{shown} von {n} Zeilen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/headline.py" />
            <source>{source}, at {confidence} confidence. It holds if every worker errs independently, is as often right on every class and item, and did not choose the items. The check found nothing against that, but labels cannot show a rare class that all miss, or a guideline misread.</source>
            <translation>{source}, mit {confidence} Konfidenz. Es gilt, wenn jeder Worker unabhängig irrt, bei jeder Klasse und jedem Item gleich oft richtig liegt und die Items nicht ausgewählt hat. Die Prüfung fand nichts, was dagegen spricht, aber Labels können weder eine seltene Klasse zeigen, die allen entgeht, noch eine falsch verstandene Richtlinie.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/rules/em_fit.py" />
            <source>{starts} starts gave different labels on {n} items; the fit with the highest likelihood is shown.</source>
            <extracomment>For one: {starts} starts gave different labels on {n} item; the fit with the highest likelihood is shown.</extracomment>
            <translation>
                <numerusform>{starts} Starts gaben bei {n} Item verschiedene Labels; gezeigt ist die Anpassung mit der höchsten Likelihood.</numerusform>
                <numerusform>{starts} Starts gaben bei {n} Items verschiedene Labels; gezeigt ist die Anpassung mit der höchsten Likelihood.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/em_fit.py" />
            <source>{starts} starts gave the same labels.</source>
            <translation>{starts} Starts gaben dieselben Labels.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/tour_card.py" />
            <source>{step} of {steps}</source>
            <translation>{step} von {steps}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>{verdict}: spread {ratio} times the expected, pairs {distance} apart</source>
            <translation>{verdict}: Streuung {ratio}-mal so groß wie erwartet, Paare {distance} auseinander</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>{votes}: {seen} seen, {expected} expected</source>
            <translation>{votes}: {seen} gesehen, {expected} erwartet</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/user_inputs.py" />
            <source>{what} is stated twice. Keep one row for it.</source>
            <translation>{what} ist zweimal angegeben. Behalten Sie eine Zeile dafür.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/outcome.py" />
            <source>{which} and was left out; labels and decisions are whole. Save the project under another name, then run the rule again.</source>
            <translation>{which} und wurde ausgelassen; Labels und Entscheidungen sind vollständig. Speichern Sie das Projekt unter einem anderen Namen und führen Sie dann die Regel erneut aus.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <source>{who}, gold</source>
            <translation>{who}, Gold</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>{why} If you go on it is lost.</source>
            <translation>{why} Wenn Sie fortfahren, geht es verloren.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>{words} are read as classes, not as missing answers</source>
            <translation>{words} werden als Klassen gelesen, nicht als fehlende Antworten</translation>
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
            <translation>{words}: in den Goldantworten, aber von keinem Worker vergeben</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/chips.py" />
            <source>{words}; this worker is flagged</source>
            <translation>{words}; dieser Worker ist auffällig</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>{word} counts as no answer: {n} of {cells} cells ({share}).</source>
            <translation>{word} zählt als „keine Antwort“: {n} von {cells} Zellen ({share}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_loaded.py" />
            <source>{workers} down, {items} across, in the order of the file. Grey: no label; the colour is the class.</source>
            <translation>{workers} nach unten, {items} nach rechts, in der Reihenfolge der Datei. Grau: kein Label; die Farbe ist die Klasse.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>{workers} workers by {classes} classes are too many to simulate.</source>
            <translation>{workers} Worker mal {classes} Klassen sind zu viele für eine Simulation.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>{workers} workers, {classes} classes and {kinds} kinds of items are too many for this rule to hold in memory. Choose pooled EM, or fewer kinds.</source>
            <translation>{workers} Worker, {classes} Klassen und {kinds} Arten von Items sind für diese Regel zu viele, um sie im Arbeitsspeicher zu halten. Wählen Sie gepooltes EM oder weniger Arten.</translation>
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
            <source>{worker}, left out: this vote does not count</source>
            <translation>{worker}, ausgeschlossen: Diese Stimme zählt nicht</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/chips.py" />
            <source>{worker}, weight {weight} of the largest</source>
            <translation>{worker}, Gewicht {weight} des größten</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/worker_scatter.py" />
            <source>{worker}: agrees on {share}, {labels}</source>
            <translation>{worker}: stimmt bei {share} überein, {labels}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/telling.py" />
            <source>{work} was cancelled.</source>
            <translation>{work}: abgebrochen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>{wrong} of {known}</source>
            <translation>{wrong} von {known}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>{wrong} wrong labels in a sample of {sample} out of {items} items cannot be; correct the numbers.</source>
            <translation>{wrong} falsche Labels in einer Stichprobe von {sample} aus {items} Items sind nicht möglich; korrigieren Sie die Zahlen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/inception.py" />
            <source>“No label” is a class</source>
            <translation>„No label“ ist eine Klasse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/confusion_view.py" />
            <source>“{answer}” given to {n} of {all} {items} ({share})</source>
            <translation>„{answer}“ bei {n} von {all} {items} ({share})</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/comparison.py" />
            <source>“{best}” has fewer gold answers wrong than “{other}”, beyond noise: {wrong} of {known} ({share}).</source>
            <translation>„{best}“ liegt bei weniger Goldantworten falsch als „{other}“, über den Zufall hinaus: {wrong} von {known} ({share}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/user_inputs.py" />
            <source>“{found}” for {what} is no number.</source>
            <translation>„{found}“ für {what} ist keine Zahl.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>“{found}” is no number.</source>
            <translation>„{found}“ ist keine Zahl.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>“{key}” cannot be simulated; there are {known}.</source>
            <translation>„{key}“ lässt sich nicht simulieren; möglich sind {known}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/peerannot.py" />
            <source>“{key}” holds no answers by name, as in {example}.</source>
            <translation>„{key}“ enthält keine Antworten nach Namen wie in {example}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>“{label}” wins with confidence {share}.</source>
            <translation>„{label}“ gewinnt mit Konfidenz {share}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>“{label}” wins with {share} of the votes behind it, which is no probability.</source>
            <translation>„{label}“ gewinnt mit {share} der Stimmen hinter sich, was keine Wahrscheinlichkeit ist.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/archive.py" />
            <source>“{member}” would be more than {most} times its packed size. Such archives are made to fill the memory.</source>
            <translation>„{member}“ wäre mehr als {most}-mal so groß wie gepackt. Solche Archive sind dazu gemacht, den Arbeitsspeicher zu füllen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <location filename="../../crowdgui/io/cluster/parts.py" />
            <location filename="../../crowdgui/io/importing/recipes.py" />
            <location filename="../../crowdgui/io/importing/sources.py" />
            <location filename="../../crowdgui/text/flags.py" />
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>“{name}”</source>
            <translation>„{name}“</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>“{name}”, {reason}</source>
            <translation>„{name}“, {reason}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>“{question}” has {n} labels</source>
            <extracomment>For one: “{question}” has {n} label</extracomment>
            <translation>
                <numerusform>„{question}“ hat {n} Label</numerusform>
                <numerusform>„{question}“ hat {n} Labels</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/xlsx_file.py" />
            <source>“{sheet}” has {n} columns, but a sheet of a workbook ends at column {most}. Choose CSV or Parquet.</source>
            <translation>„{sheet}“ hat {n} Spalten, aber ein Blatt einer Arbeitsmappe endet bei Spalte {most}. Wählen Sie CSV oder Parquet.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/xlsx_file.py" />
            <source>“{sheet}” has {n} rows and a header, but a sheet of a workbook ends at row {most}. Choose CSV or Parquet.</source>
            <translation>„{sheet}“ hat {n} Zeilen und eine Kopfzeile, aber ein Blatt einer Arbeitsmappe endet bei Zeile {most}. Wählen Sie CSV oder Parquet.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/xlsx_file.py" />
            <source>“{sheet}”, {place}, row {row}: this text has {n} characters, but a cell of a workbook holds {most}. Choose CSV or Parquet.</source>
            <translation>„{sheet}“, {place}, Zeile {row}: Dieser Text hat {n} Zeichen, aber eine Zelle einer Arbeitsmappe fasst {most}. Wählen Sie CSV oder Parquet.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>“{word}”</source>
            <translation>„{word}“</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>“{word}” and “{usual}”</source>
            <translation>„{word}“ und „{usual}“</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>“{word}” is read as a class, not as a missing answer</source>
            <translation>„{word}“ wird als Klasse gelesen, nicht als fehlende Antwort</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>… then at most this share of all {n} is wrong, at {confidence} confidence.</source>
            <translation>… dann ist mit {confidence} Konfidenz höchstens dieser Anteil aller {n} falsch.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>−1</source>
            <translation>−1</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>▲ marks workers who are flagged, ✕ those left out.</source>
            <translation>▲ kennzeichnet auffällige Worker, ✕ ausgeschlossene.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>▲ marks workers who are flagged.</source>
            <translation>▲ kennzeichnet auffällige Worker.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_detail.py" />
            <source>✕ marks workers left out, whose votes do not count.</source>
            <translation>✕ kennzeichnet ausgeschlossene Worker, deren Stimmen nicht zählen.</translation>
        </message>
    </context>
</TS>
