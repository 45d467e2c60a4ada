<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
    <context>
        <name>CrowdGUI</name>
        <message>
            <location filename="../../crowdgui/text/plan.py" />
            <source> (from {low} on; perhaps no number does)</source>
            <translation> (à partir de {low} ; peut-être qu’aucun nombre ne suffit)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/plan.py" />
            <source> ({low} to {high})</source>
            <translation> ({low} à {high})</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;About CrowdGUI</source>
            <translation>À &amp;propos de CrowdGUI</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;As the system</source>
            <translation>Comme le &amp;système</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Cancel</source>
            <translation>A&amp;nnuler</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Colours</source>
            <translation>&amp;Couleurs</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Contents of the help</source>
            <translation>&amp;Sommaire de l’aide</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Copy table</source>
            <translation>&amp;Copier le tableau</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Dark</source>
            <translation>So&amp;mbre</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Edit</source>
            <translation>É&amp;dition</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Export…</source>
            <translation>&amp;Exporter…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;File</source>
            <translation>&amp;Fichier</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Find…</source>
            <translation>&amp;Rechercher…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Go to</source>
            <translation>A&amp;ller à</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Help</source>
            <translation>A&amp;ide</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Help on this</source>
            <translation>Aide &amp;contextuelle</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;History…</source>
            <translation>&amp;Historique…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Light</source>
            <translation>&amp;Clair</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/questions.py" />
            <source>&amp;Next question</source>
            <translation>Question &amp;suivante</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Open…</source>
            <translation>&amp;Ouvrir…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Paste labels</source>
            <translation>&amp;Coller des étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/questions.py" />
            <source>&amp;Previous question</source>
            <translation>Question &amp;précédente</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Question</source>
            <translation>&amp;Question</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Quit</source>
            <translation>&amp;Quitter</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Run</source>
            <translation>E&amp;xécution</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Run rule</source>
            <translation>&amp;Exécuter la règle</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Save project</source>
            <translation>Enre&amp;gistrer le projet</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Settings…</source>
            <translation>Ré&amp;glages…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Simulate crowds…</source>
            <translation>&amp;Simuler des foules…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Theory of the guarantees</source>
            <translation>&amp;Théorie des garanties</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Use the rule selected in Compare</source>
            <translation>&amp;Utiliser la règle choisie dans Comparer</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;View</source>
            <translation>&amp;Affichage</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>(empty)</source>
            <translation>(vide)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>(no answer)</source>
            <translation>(pas de réponse)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/long_table.py" />
            <source>(no name)</source>
            <translation>(sans nom)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/translation.py" />
            <source>, </source>
            <translation>, </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>, column “{column}”</source>
            <translation>, colonne « {column} »</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>, line {line}</source>
            <translation>, ligne {line}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>, which is tied on {n} items.</source>
            <extracomment>For one: , which is tied on {n} item.</extracomment>
            <translation>
                <numerusform>, qui est ex æquo sur {n} élément.</numerusform>
                <numerusform>, qui est ex æquo sur {n} éléments.</numerusform>
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
            <translation>0 compte comme étiquette : {n} sur {cells} cellules ({share}). S’il signifie l’absence de réponse, indiquez-le.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>1</source>
            <translation>1</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>1 in {n} guessers</source>
            <translation>1 personne sur {n} répondant au hasard</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>1 in {n} honest workers</source>
            <translation>1 annotateur honnête sur {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>1 in {n} workers</source>
            <translation>1 annotateur sur {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/opening.py" />
            <source>1,920 simulated labels with the texts; a third of the items are hard</source>
            <translation>1 920 étiquettes simulées avec les textes ; un tiers des éléments est difficile</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/chart_data.py" />
            <source>10 % are above</source>
            <translation>10 % sont au-dessus</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/chart_data.py" />
            <source>10 % are below</source>
            <translation>10 % sont au-dessous</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/opening.py" />
            <source>10,800 simulated labels for which a guarantee can be given</source>
            <translation>10 800 étiquettes simulées pour lesquelles une garantie peut être donnée</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/opening.py" />
            <source>6,000 simulated labels; six of 40 workers are not to be trusted</source>
            <translation>6 000 étiquettes simulées ; six des 40 annotateurs ne sont pas fiables</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/agreement.py" />
            <source>95 % interval</source>
            <translation>Intervalle à 95 %</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/translation.py" />
            <source>; </source>
            <translation> ; </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>A bound from a random sample checked by hand. It needs no model of the workers.</source>
            <translation>Une borne tirée d’un échantillon aléatoire contrôlé à la main. Elle n’a pas besoin de modèle des annotateurs.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>A bound from how often workers agree, with the chance of error counted in.</source>
            <translation>Une borne tirée de la fréquence à laquelle les annotateurs sont d’accord, risque d’erreur compris.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>A bound from how workers did on gold items, with the chance of error counted in.</source>
            <translation>Une borne tirée des résultats des annotateurs sur les éléments de référence, risque d’erreur compris.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>A bound into which estimated accuracies are put. It is an indication and never becomes the guarantee.</source>
            <translation>Une borne où l’on met des exactitudes estimées. C’est une indication, qui ne devient jamais la garantie.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>A cell is longer than {limit} million characters. A quote mark may not be closed.</source>
            <translation>Une cellule dépasse {limit} millions de caractères. Un guillemet n’est peut-être pas fermé.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/column_encoder.py" />
            <source>A column holds more than {n} GB of text that differs from row to row. Leave that column out, or split the file.</source>
            <translation>Une colonne contient plus de {n} Go de texte qui diffère d’une ligne à l’autre. Retirez cette colonne, ou divisez le fichier.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/flags.py" />
            <source>A flag never leaves anybody out by itself. What follows is shown below at once.</source>
            <translation>Un signalement n’écarte jamais personne de lui-même. Ce qui s’ensuit est montré ci-dessous aussitôt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>A folder of Parquet files, or an address such as s3://…</source>
            <translation>Dossier de fichiers Parquet ou adresse s3://…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>A folder that is not there yet</source>
            <translation>Un dossier qui n’existe pas encore</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/read_labels.py" />
            <source>A gold file knows the answers to one question. Choose that question alone, or remove the file.</source>
            <translation>Un fichier de référence connaît les réponses à une seule question. Choisissez cette question seule, ou retirez le fichier.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/plan.py" />
            <source>A hundred checked answers would tell the error from which to plan.</source>
            <translation>Une centaine de réponses contrôlées dirait de quelle erreur partir.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>A label points to an item, a worker or a class without name.</source>
            <translation>Une étiquette renvoie à un élément, un annotateur ou une classe sans nom.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>A larger audit can say more.</source>
            <translation>Un audit plus grand peut en dire plus.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>A limit that the share of wrong labels keeps to, if its conditions hold.</source>
            <translation>Une limite que respecte la part d’étiquettes fausses, si ses conditions sont remplies.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>A part of the work was ended from outside. What is done so far is kept.</source>
            <translation>Une partie du travail a été arrêtée de l’extérieur. Ce qui est fait jusqu’ici est conservé.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_pace.py" />
            <source>A pause of half an hour ends a session.</source>
            <translation>Une pause d’une demi-heure termine une session.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
            <source>A person set the final label</source>
            <translation>Une personne a fixé l’étiquette finale</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
            <source>A person wrote a note</source>
            <translation>Une personne a écrit une note</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
            <source>A plain majority would give another label</source>
            <translation>Une majorité simple donnerait une autre étiquette</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>A quote mark opens here and is never closed. Close it, or take it out.</source>
            <translation>Un guillemet s’ouvre ici et n’est jamais fermé. Fermez-le, ou retirez-le.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>A range that holds the number which more of the same labels would settle at, in 95 of 100 cases.</source>
            <translation>Une plage qui contient, dans 95 cas sur 100, le nombre auquel davantage d’étiquettes semblables aboutirait.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>A report is passed on further than the other files, so workers are numbers in it unless you tick this.</source>
            <translation>Un rapport circule plus que les autres fichiers : les annotateurs y sont donc des numéros, sauf si vous cochez ceci.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/tour.py" />
            <source>A rule turns all answers to an item into one final label. The suggested rule has run by itself; the curve shows how the vote settled.</source>
            <translation>Une règle réduit toutes les réponses à un élément à une étiquette finale. La règle proposée s’est exécutée d’elle-même ; la courbe montre comment le vote s’est stabilisé.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>A sample of {size} cannot be drawn; choose from {low} to {high} items.</source>
            <translation>Impossible de tirer un échantillon de {size} ; choisissez de {low} à {high} éléments.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/map.py" />
            <source>A simpler description needs fewer gold answers of each worker.</source>
            <translation>Une description plus simple demande moins de réponses de référence par annotateur.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>A table with this layout has no {role} column.</source>
            <translation>Un tableau avec cette disposition n’a pas de colonne de rôle « {role} ».</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/advice_panel.py" />
            <source>A tenth of the labels is hidden again and again, and each rule foretells it from the rest. Gold is looked at where there is some, and two ways are tested in which workers may not be what rules take them for.</source>
            <translation>On masque à plusieurs reprises un dixième des étiquettes, et chaque règle le prédit à partir du reste. La référence est examinée s’il y en a une, et l’on teste deux façons dont les annotateurs peuvent ne pas être ce que les règles supposent.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/worker_scatter.py" />
            <source>A typical worker agrees with the others on {typical} of items, and guessing would on {chance}. Of workers who do as well as that, 95 % lie in the band.</source>
            <translation>Un annotateur typique est d’accord avec les autres sur {typical} des éléments, et en répondant au hasard on le serait sur {chance}. Parmi les annotateurs qui font aussi bien, 95 % sont dans la bande.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_text.py" />
            <source>A value is longer than {n} million characters. It is no export of labels.</source>
            <translation>Une valeur dépasse {n} millions de caractères. Ce n’est pas un export d’étiquettes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>A way to make one final label of what the workers say of an item.</source>
            <translation>Une façon de faire une étiquette finale de ce que les annotateurs disent d’un élément.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>A worker</source>
            <translation>Un annotateur</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>A worker answers an item more than once</source>
            <translation>Un annotateur répond plusieurs fois à un élément</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/report.py" />
            <source>A worker gives a single answer if it makes up this share of the labels or more.</source>
            <translation>Un annotateur a une réponse unique si elle représente cette part de ses étiquettes ou plus.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/report.py" />
            <source>A worker with fewer labels is not flagged for them.</source>
            <translation>Un annotateur qui a moins d’étiquettes n’est pas signalé pour elles.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/get_another_label.py" />
            <source>A worker, an item and a label were expected in every line.</source>
            <translation>Chaque ligne devrait contenir un annotateur, un élément et une étiquette.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/about.py" />
            <source>About CrowdGUI</source>
            <translation>À propos de CrowdGUI</translation>
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
            <translation>Exactitudes des annotateurs</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>Accuracy</source>
            <translation>Exactitude</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/presets.py" />
            <source>Accuracy of rules that go in steps</source>
            <translation>Exactitude des règles par étapes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Add files of labels</source>
            <translation>Ajouter des fichiers d’étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Add files…</source>
            <translation>Ajouter des fichiers…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Add it to the words that mean “no answer” if it is none.</source>
            <translation>Ajoutez-le aux mots qui signifient « pas de réponse » s’il n’en est pas une.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Add them to the words that mean “no answer” if they are none.</source>
            <translation>Ajoutez-les aux mots qui signifient « pas de réponse » s’ils n’en sont pas.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/bounds/improvements.py" />
            <source>Add {n} workers like these</source>
            <extracomment>For one: Add {n} worker like these</extracomment>
            <translation>
                <numerusform>Ajouter {n} annotateur comme ceux-ci</numerusform>
                <numerusform>Ajouter {n} annotateurs comme ceux-ci</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/em.py" />
            <source>Added to every count of a worker’s confusion matrix, so that none is 0.</source>
            <translation>Ajouté à chaque effectif de la matrice de confusion d’un annotateur, pour qu’aucun ne soit 0.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/map.py" />
            <source>Added to every count of answers to gold items, since few gold items tell little.</source>
            <translation>Ajouté à chaque effectif de réponses aux éléments de référence, car peu d’éléments de référence disent peu de chose.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/weighted.py" />
            <source>Added to the votes for the first class; below 0 it favours the second.</source>
            <translation>Ajouté aux votes pour la première classe ; au-dessous de 0, il favorise la seconde.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Address</source>
            <translation>Adresse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster_field.py" />
            <source>Address of the cluster</source>
            <translation>Adresse du cluster</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/advice_panel.py" />
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <source>Advice</source>
            <translation>Conseil</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_partners.py" />
            <source>Agree</source>
            <translation>D’accord</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Agreeing pairs</source>
            <translation>Paires d’accord</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>Agreement</source>
            <translation>Accord</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <location filename="../../crowdgui/ui/pages/agreement_panel.py" />
            <source>Agreement between workers</source>
            <translation>Accord entre annotateurs</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/coefficients.py" />
            <source>Agreement beyond chance of two workers on the items they share: 0 is chance, 1 is full agreement. This is the mean over all pairs that share 10 items or more, each counted by its shared items; fewer items cannot tell chance.</source>
            <translation>Accord au-delà du hasard de deux annotateurs sur les éléments qu’ils partagent : 0 est le hasard, 1 l’accord complet. C’est la moyenne de toutes les paires qui partagent 10 éléments ou plus, chacune comptée selon ses éléments partagés ; moins d’éléments ne permettent pas d’estimer le hasard.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/coefficients.py" />
            <source>Agreement beyond chance, for items that all have the same number of labels: 0 is chance, 1 is full agreement.</source>
            <translation>Accord au-delà du hasard, pour des éléments qui ont tous le même nombre d’étiquettes : 0 est le hasard, 1 l’accord complet.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/coefficients.py" />
            <source>Agreement beyond chance, with a chance that stays low where nearly all labels are one class, so that it is not misled by that: 0 is chance, 1 is full agreement.</source>
            <translation>Accord au-delà du hasard, avec une part du hasard qui reste basse quand presque toutes les étiquettes sont d’une seule classe, et n’en est donc pas faussé : 0 est le hasard, 1 l’accord complet.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Agreement beyond chance: 0 is chance, 1 is full agreement.</source>
            <translation>Accord au-delà du hasard : 0 est le hasard, 1 l’accord complet.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/agreement.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Agreement by class</source>
            <translation>Accord par classe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Agreement by item</source>
            <translation>Accord par élément</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/worker_scatter.py" />
            <location filename="../../crowdgui/ui/plots/worker_scatter.py" />
            <source>Agreement by number of labels</source>
            <translation>Accord selon le nombre d’étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>Agreement by pair</source>
            <translation>Accord par paire</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Agreement by pair of workers</source>
            <translation>Accord par paire d’annotateurs</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_check.py" />
            <source>Agreement differs less from item to item than among independent workers: its spread is {ratio} times theirs.</source>
            <translation>L’accord varie moins d’un élément à l’autre qu’entre annotateurs indépendants : sa dispersion est {ratio} fois la leur.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_check.py" />
            <source>Agreement differs more from item to item than among independent workers, its spread is {ratio} times theirs: some items are harder than others, or workers err together.</source>
            <translation>L’accord varie plus d’un élément à l’autre qu’entre annotateurs indépendants, sa dispersion est {ratio} fois la leur : certains éléments sont plus difficiles que d’autres, ou les annotateurs se trompent ensemble.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Agreement of every two workers</source>
            <translation>Accord de chaque paire d’annotateurs</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Agreement of pairs</source>
            <translation>Accord des paires</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Agreement of the two</source>
            <translation>Accord des deux</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Agreement on all items</source>
            <translation>Accord sur tous les éléments</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/histograms.py" />
            <location filename="../../crowdgui/ui/plots/agreement_histogram.py" />
            <source>Agreement with the others</source>
            <translation>Accord avec les autres</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Agrees with the others on {m} of {n} items, {share} ({low} to {high}).</source>
            <translation>D’accord avec les autres sur {m} des {n} éléments, {share} ({low} à {high}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
            <location filename="../../crowdgui/ui/pages/worker_table.py" />
            <source>All</source>
            <translation>Tous</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/audit.py" />
            <source>All are checked; the guarantee follows from them.</source>
            <translation>Toutes sont contrôlées ; la garantie en découle.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>All bounds</source>
            <translation>Toutes les bornes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>All choices on these pages, for the next file with the same columns.</source>
            <translation>Tous les choix de ces pages, pour le prochain fichier ayant les mêmes colonnes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/file_kinds.py" />
            <source>All files (*)</source>
            <translation>Tous les fichiers (*)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers_page.py" />
            <source>All flagged workers are left out.</source>
            <translation>Tous les annotateurs signalés sont écartés.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <source>All have run</source>
            <translation>Toutes exécutées</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>All labels are at least {sure} sure</source>
            <translation>Toutes les étiquettes sont sûres à {sure} au moins</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_check.py" />
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>All labels are of one class, so nothing can be told of how workers err.</source>
            <translation>Toutes les étiquettes sont d’une seule classe : on ne peut donc rien dire de la façon dont les annotateurs se trompent.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>All labels are of one class, so there is nothing to get wrong.</source>
            <translation>Toutes les étiquettes sont d’une seule classe : il n’y a donc rien à confondre.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>All labels are of one class, so there is nothing to tell apart.</source>
            <translation>Toutes les étiquettes sont d’une seule classe : il n’y a donc rien à distinguer.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>All labels are of one class, so there is nothing to tell workers apart by.</source>
            <translation>Toutes les étiquettes sont d’une seule classe : rien ne permet donc de distinguer les annotateurs.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_table.py" />
            <source>All of them are gold.</source>
            <translation>Tous sont des éléments de référence.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/compare/comparison.py" />
            <source>All rules are within {between} of the {n} gold answers of each other; {n} are too few to show that one of them is best.</source>
            <extracomment>For one: All rules are within {between} of the {n} gold answer of each other; {n} is too few to show that one of them is best.</extracomment>
            <translation>
                <numerusform>Entre les règles, l’écart ne dépasse pas {between} sur {n} réponse de référence ; {n} ne suffit pas pour montrer que l’une d’elles est la meilleure.</numerusform>
                <numerusform>Entre les règles, l’écart ne dépasse pas {between} sur les {n} réponses de référence ; {n} ne suffisent pas pour montrer que l’une d’elles est la meilleure.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/comparison.py" />
            <source>All rules give every item the same label.</source>
            <translation>Toutes les règles donnent à chaque élément la même étiquette.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>All rules give the same labels.</source>
            <translation>Toutes les règles donnent les mêmes étiquettes.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/compare/comparison.py" />
            <source>All rules have {wrong} of {n} gold answers wrong; that tells none of them apart.</source>
            <extracomment>For one: All rules have {wrong} of {n} gold answer wrong; that tells none of them apart.</extracomment>
            <translation>
                <numerusform>Chaque règle a {wrong} faux sur {n} réponse de référence ; cela n’en distingue aucune.</numerusform>
                <numerusform>Chaque règle a {wrong} faux sur les {n} réponses de référence ; cela n’en distingue aucune.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/map.py" />
            <source>All the same</source>
            <translation>Toutes égales</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>All workers</source>
            <translation>Tous les annotateurs</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/review_end.py" />
            <source>All {n} drawn items are checked</source>
            <extracomment>For one: The drawn item is checked</extracomment>
            <translation>
                <numerusform>L’élément tiré est contrôlé</numerusform>
                <numerusform>Les {n} éléments tirés sont tous contrôlés</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/guarantee_builder.py" />
            <source>All {n} drawn labels were checked</source>
            <translation>Les {n} étiquettes tirées ont toutes été contrôlées</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items_page.py" />
            <source>All {n} items</source>
            <extracomment>For one: {n} item</extracomment>
            <translation>
                <numerusform>{n} élément</numerusform>
                <numerusform>Les {n} éléments</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/review_end.py" />
            <source>All {n} items are reviewed</source>
            <extracomment>For one: The item is reviewed</extracomment>
            <translation>
                <numerusform>L’élément est révisé</numerusform>
                <numerusform>Les {n} éléments sont tous révisés</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>All {n} labels are at least {sure} sure.</source>
            <extracomment>For one: The label is at least {sure} sure.</extracomment>
            <translation>
                <numerusform>L’étiquette est sûre à {sure} au moins.</numerusform>
                <numerusform>Les {n} étiquettes sont toutes sûres à {sure} au moins.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>All {n} rows of the file.</source>
            <extracomment>For one: The only row of the file.</extracomment>
            <translation>
                <numerusform>La seule ligne du fichier.</numerusform>
                <numerusform>Les {n} lignes du fichier.</numerusform>
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
            <translation>Alpha contre le reste</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/coefficients.py" />
            <source>Alpha for classes in an order, the one in which they are listed: labels far apart in it disagree more than neighbours. It says nothing where that is no order.</source>
            <translation>Alpha pour des classes ordonnées, dans l’ordre de leur liste : des étiquettes éloignées dans cet ordre s’opposent plus que des voisines. Il ne dit rien si ce n’est pas un ordre.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/coefficients.py" />
            <source>Alpha for classes that are amounts: two labels disagree by the square of their difference. It says nothing where the numbers only stand for classes.</source>
            <translation>Alpha pour des classes qui sont des quantités : deux étiquettes s’opposent selon le carré de leur différence. Il ne dit rien si les nombres ne font que désigner des classes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/mturk.py" />
            <source>Amazon MTurk results</source>
            <translation>Résultats Amazon MTurk</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cvat.py" />
            <source>An export does not say who made which tag: it must be of one worker.</source>
            <translation>Un export ne dit pas qui a fait quel tag : il doit être d’un seul annotateur.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>An item</source>
            <translation>Un élément</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/mturk.py" />
            <location filename="../../crowdgui/io/formats/prodigy.py" />
            <location filename="../../crowdgui/io/formats/toloka.py" />
            <source>An item is told by</source>
            <translation>Un élément se reconnaît à</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>An ordinary worker would give other answers to about {others} of these items; {rarely} would give so few ({corrected}).</source>
            <translation>Un annotateur ordinaire donnerait d’autres réponses à environ {others} de ces éléments ; {rarely} en donnerait si peu ({corrected}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/toloka.py" />
            <source>And those of assignments that were skipped or ran out of time.</source>
            <translation>Et celles de travaux passés ou arrivés à expiration.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <location filename="../../crowdgui/ui/pages/worker_detail.py" />
            <source>Answers</source>
            <translation>Réponses</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_review.py" />
            <source>Answers are signed “{name}”.</source>
            <translation>Les réponses sont signées « {name} ».</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Answers are the final label most often on “{best}” ({most}), least often on “{worst}” ({least}). Choose a cell to see its items.</source>
            <translation>Les réponses sont l’étiquette finale le plus souvent pour « {best} » ({most}), le moins souvent pour « {worst} » ({least}). Choisissez une cellule pour voir ses éléments.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>Answers astray</source>
            <translation>Réponses déviées</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_loaded.py" />
            <source>Answers by class</source>
            <translation>Réponses par classe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Answers that are read as labels</source>
            <translation>Réponses lues comme étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/appen.py" />
            <source>Appen full report</source>
            <translation>Rapport complet Appen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/argilla.py" />
            <source>Argilla records</source>
            <translation>Enregistrements Argilla</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>As JSON lists</source>
            <translation>Comme listes JSON</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <source>As a share of all items of each kind.</source>
            <translation>En part de tous les éléments de chaque type.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/accuracies.py" />
            <source>As a share of all items.</source>
            <translation>En part de tous les éléments.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/accuracies.py" />
            <source>As a share of all workers.</source>
            <translation>En part de tous les annotateurs.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/map.py" />
            <source>As in the gold answers</source>
            <translation>Comme dans les réponses de référence</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/map.py" />
            <source>As in the votes</source>
            <translation>Comme dans les votes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>As it looks</source>
            <translation>Selon l’apparence</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>As often as the workers that are open</source>
            <translation>Comme les annotateurs ouverts</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>As often as workers that were open before</source>
            <translation>Comme des annotateurs ouverts avant</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>As the files were when this report was made.</source>
            <translation>Tels qu’étaient les fichiers quand ce rapport a été fait.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>As the last file of this kind</source>
            <translation>Comme le dernier fichier de ce genre</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <source>As the system</source>
            <translation>Comme le système</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>As the table shows them</source>
            <translation>Comme le tableau les montre</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>As written</source>
            <translation>Tel quel</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>Ask for certainty</source>
            <translation>Demander une certitude</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/study_panel.py" />
            <source>Ask for more draws, or tick another rule in the table, to go on.</source>
            <translation>Demandez plus de tirages, ou cochez une autre règle dans le tableau, pour continuer.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_answers.py" />
            <source>Asked again, this worker gave the same answer to {same} of {items} ({share}).</source>
            <translation>Interrogé de nouveau, cet annotateur a donné la même réponse à {same} sur {items} ({share}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster_field.py" />
            <source>Asking {address}…</source>
            <translation>Interrogation de {address}…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>At least one draw is needed.</source>
            <translation>Il faut au moins un tirage.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>At least this much is wrong</source>
            <translation>Au moins cette part est fausse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <source>At most this chance that the label is wrong, if the worker model held.</source>
            <translation>Au plus cette probabilité que l’étiquette soit fausse, si le modèle des annotateurs était valable.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>At most this share of the final labels is wrong on average, as the estimated accuracies have it.</source>
            <translation>Au plus cette part des étiquettes finales est fausse en moyenne, selon les exactitudes estimées.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>At most {epsilon} wrong with probability {share} or more</source>
            <translation>Au plus {epsilon} d’étiquettes fausses avec une probabilité de {share} ou plus</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/headline.py" />
            <source>At most {share} of these labels are wrong on average.</source>
            <translation>Au plus {share} de ces étiquettes sont fausses en moyenne.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>At most {share} of these labels are wrong, at {confidence} confidence.</source>
            <translation>Au plus {share} de ces étiquettes sont fausses, au niveau de confiance de {confidence}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/headline.py" />
            <source>At most {share} of these labels are wrong.</source>
            <translation>Au plus {share} de ces étiquettes sont fausses.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/ebcc.py" />
            <source>At most, for each start; it is stopped then, also where it still moves.</source>
            <translation>Au plus, pour chaque départ ; il s’arrête alors, même s’il bouge encore.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/em.py" />
            <location filename="../../crowdgui/core/rules/lpi.py" />
            <source>At most; the fit is stopped then, also where it still improves.</source>
            <translation>Au plus ; l’ajustement s’arrête alors, même s’il s’améliore encore.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/voting.py" />
            <source>At most; the rule is stopped then, also where labels still change.</source>
            <translation>Au plus ; la règle s’arrête alors, même si des étiquettes changent encore.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/lpi.py" />
            <source>At most; the rule is stopped then, also where messages still change.</source>
            <translation>Au plus ; la règle s’arrête alors, même si des messages changent encore.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/bwa.py" />
            <source>At most; the rule is stopped then, also where weights still change.</source>
            <translation>Au plus ; la règle s’arrête alors, même si des poids changent encore.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/ebcc.py" />
            <source>At most; workers may err together on items of one kind.</source>
            <translation>Au plus ; les annotateurs peuvent se tromper ensemble sur les éléments d’un même type.</translation>
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
            <translation>Audit et plus</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>Audit sample</source>
            <translation>Échantillon d’audit</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>Audit: check some labels by hand</source>
            <translation>Audit : contrôler des étiquettes à la main</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/guarantee_builder.py" />
            <source>Audit: {wrong} wrong of {n} checked</source>
            <translation>Audit : {wrong} faux sur {n} contrôlés</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Averages three careful rules. The most accurate over 29 real sets; slower.</source>
            <translation>Moyenne de trois règles prudentes, la plus exacte sur 29 jeux réels ; lente.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/bwa.py" />
            <location filename="../../crowdgui/core/rules/consensus.py" />
            <source>Averaging</source>
            <translation>Calcul des moyennes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/frame.py" />
            <location filename="../../crowdgui/ui/widgets/tour_card.py" />
            <source>Back</source>
            <translation>Précédent</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Bars are one standard deviation.</source>
            <translation>Les barres valent un écart type.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Bayesian average (BWA)</source>
            <translation>Moyenne bayésienne (BWA)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>Before their answers are seen, a vote of these workers is wrong in at most {limit} of cases, if the worker model held; how divided this vote is, that bound does not know.</source>
            <translation>Avant que leurs réponses soient vues, un vote de ces annotateurs est faux dans au plus {limit} des cas, si le modèle des annotateurs était valable ; à quel point ce vote-ci est partagé, cette borne ne le sait pas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Belief propagation (LPI)</source>
            <translation>Propagation de croyance (LPI)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Belief propagation would take too long: its work grows with the square of a worker’s labels, and one worker gave {most}. Choose its mean field form.</source>
            <translation>La propagation de croyance prendrait trop de temps : son travail croît comme le carré du nombre d’étiquettes d’un annotateur, et l’un d’eux en a donné {most}. Choisissez sa forme en champ moyen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/flag_styles.py" />
            <location filename="../../crowdgui/ui/widgets/marks.py" />
            <source>Below chance</source>
            <translation>Sous le hasard</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Best weights for known accuracies</source>
            <translation>Meilleurs poids pour exactitudes connues</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/accuracies.py" />
            <source>Beta, first number</source>
            <translation>Bêta, premier nombre</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/accuracies.py" />
            <source>Beta, second number</source>
            <translation>Bêta, second nombre</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>Blank</source>
            <translation>Espace</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>Bound</source>
            <translation>Borne</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Bound, item by item</source>
            <translation>Borne, élément par élément</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Bound, paper’s</source>
            <translation>Borne de l’article</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Bound, sharper</source>
            <translation>Borne plus fine</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>Bounds</source>
            <translation>Bornes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/bounds_chart.py" />
            <source>Bounds on the error rate</source>
            <translation>Bornes du taux d’erreur</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/bounds/improvements.py" />
            <source>Buy {n} more labels per item</source>
            <extracomment>For one: Buy {n} more label per item</extracomment>
            <translation>
                <numerusform>Acheter {n} étiquette de plus par élément</numerusform>
                <numerusform>Acheter {n} étiquettes de plus par élément</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <location filename="../../crowdgui/ui/pages/worker_pictures.py" />
            <source>By class</source>
            <translation>Par classe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
            <source>By hand</source>
            <translation>À la main</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/plan_columns.py" />
            <source>By how much the labels asked for lower that chance.</source>
            <translation>De combien les étiquettes demandées abaissent cette probabilité.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>By item</source>
            <translation>Par élément</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>By itself</source>
            <translation>Automatique</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_pictures.py" />
            <source>By labels</source>
            <translation>Par étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>By pair of workers</source>
            <translation>Par paire d’annotateurs</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/plan.py" />
            <source>By the fitted crowd {error} of the final labels are expected to be wrong. Without gold nothing is known of mistakes on which workers agree.</source>
            <translation>Selon la foule ajustée, on s’attend à {error} d’étiquettes finales fausses. Sans référence, on ne sait rien des erreurs sur lesquelles les annotateurs sont d’accord.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>By the rule’s own confidence no single check takes much away.</source>
            <translation>Selon la confiance propre de la règle, aucun contrôle seul n’apporte beaucoup.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>Bytes</source>
            <translation>Octets</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/table_formats.py" />
            <source>CSV</source>
            <translation>CSV</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/table_formats.py" />
            <source>CSV for Excel (;)</source>
            <translation>CSV pour Excel (;)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>CSV, TSV, Excel, Parquet or JSON Lines; exports from MTurk, SageMaker, Label Studio and doccano.</source>
            <translation>CSV, TSV, Excel, Parquet ou JSON Lines ; exports de MTurk, SageMaker, Label Studio et doccano.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/table_formats.py" />
            <source>CSV, UTF-8 with BOM</source>
            <translation>CSV, UTF-8 avec BOM</translation>
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
            <translation>Annuler</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/progress.py" />
            <source>Cancelling…</source>
            <translation>Annulation…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/check_status.py" />
            <source>Cannot be checked</source>
            <translation>Non vérifiable</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>Cannot be seen from the labels.</source>
            <translation>Les étiquettes ne permettent pas de le voir.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/bwa.py" />
            <source>Caution</source>
            <translation>Prudence</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>Cells that a spreadsheet would run</source>
            <translation>Cellules qu’un tableur exécuterait</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/guarantee.py" />
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>Certified by audit</source>
            <translation>Certifié par audit</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/guarantee.py" />
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>Certified by gold</source>
            <translation>Certifié par la référence</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/plan_columns.py" />
            <source>Chance it is wrong now</source>
            <translation>Probabilité actuelle d’erreur</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/assignment.py" />
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Chance of a label</source>
            <translation>Probabilité d’une étiquette</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Chances of a label</source>
            <translation>Probabilités d’une étiquette</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_review.py" />
            <source>Change…</source>
            <translation>Changer…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/frame.py" />
            <source>Check</source>
            <translation>Contrôler</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/audit.py" />
            <source>Check labels by hand</source>
            <translation>Contrôler des étiquettes à la main</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster_field.py" />
            <source>Check now</source>
            <translation>Vérifier maintenant</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Check that {file} names the items as this file does.</source>
            <translation>Vérifiez que {file} nomme les éléments comme ce fichier.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Check the column with the role Gold.</source>
            <translation>Vérifiez la colonne de rôle Référence.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/bounds/improvements.py" />
            <source>Check {n} labels by hand, or bring gold for as many drawn at random</source>
            <extracomment>For one: Check {n} label by hand, or bring gold for one drawn at random</extracomment>
            <translation>
                <numerusform>Contrôler {n} étiquette à la main, ou apporter la référence d’un élément tiré au hasard</numerusform>
                <numerusform>Contrôler {n} étiquettes à la main, ou apporter la référence d’autant d’éléments tirés au hasard</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <source>Checked against gold</source>
            <translation>Comparées à la référence</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/guarantee_builder.py" />
            <location filename="../../crowdgui/ui/work.py" />
            <source>Checking the worker model</source>
            <translation>Contrôle du modèle des annotateurs</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>Checking the worker model …</source>
            <translation>Contrôle du modèle des annotateurs…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>Checking {file}</source>
            <translation>Vérification de {file}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <location filename="../../crowdgui/ui/pages/data_loaded.py" />
            <source>Checks</source>
            <translation>Vérifications</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Choices of the format</source>
            <translation>Options du format</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>Choices that are not the usual ones</source>
            <translation>Options différentes des options habituelles</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/history.py" />
            <source>Choose a line to go back to it, or forward again. What lies after it stays here until you change something else.</source>
            <translation>Choisissez une ligne pour y revenir, ou pour avancer de nouveau. Ce qui la suit reste ici tant que vous ne changez rien d’autre.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_detail.py" />
            <source>Choose a row of the table to see the votes behind it.</source>
            <translation>Choisissez une ligne du tableau pour voir les votes derrière elle.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Choose a row of the table, or write the names of two workers.</source>
            <translation>Choisissez une ligne du tableau, ou écrivez les noms de deux annotateurs.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>Choose a rule that has run.</source>
            <translation>Choisissez une règle qui a été exécutée.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/tour.py" />
            <source>Choose a worker to read the evidence. Leave somebody out, and a strip at the foot says at once what would change. Everything can be undone.</source>
            <translation>Choisissez un annotateur pour lire les indices. Écartez quelqu’un, et un bandeau en bas dit aussitôt ce qui changerait. Tout peut être annulé.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/file_preview.py" />
            <source>Choose another column on the page Columns if it is not.</source>
            <translation>Choisissez une autre colonne sur la page Colonnes si ce n’est pas le cas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Choose another encoding if names look wrong.</source>
            <translation>Choisissez un autre encodage si des noms s’affichent mal.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>Choose another filter in the table.</source>
            <translation>Choisissez un autre filtre dans le tableau.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>Choose another order above to look at disputed items or at a random sample.</source>
            <translation>Choisissez un autre ordre ci-dessus pour voir les éléments contestés ou un échantillon aléatoire.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Choose at least one rule, and each rule once.</source>
            <translation>Choisissez au moins une règle, et chaque règle une seule fois.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>Choose file…</source>
            <translation>Choisir un fichier…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Choose the file with gold answers</source>
            <translation>Choisir le fichier des réponses de référence</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/worker_scatter.py" />
            <source>Choose workers by drawing around them; or hold Shift and draw</source>
            <translation>Choisissez des annotateurs en traçant un contour autour d’eux ; ou tracez avec Maj enfoncée</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>Choose…</source>
            <translation>Choisir…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/plan_panel.py" />
            <source>Choosing items</source>
            <translation>Choix des éléments</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/agreement.py" />
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Class</source>
            <translation>Classe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Class of these words</source>
            <translation>Classe de ces mots</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/map.py" />
            <source>Class shares</source>
            <translation>Parts des classes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/map.py" />
            <source>Class shares where none are stated</source>
            <translation>Parts des classes si aucune n’est indiquée</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <location filename="../../crowdgui/core/simulate/scenario.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/frame.py" />
            <source>Classes</source>
            <translation>Classes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/bars.py" />
            <source>Classes and their shares</source>
            <translation>Les classes et leurs parts</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Classes in their order</source>
            <translation>Les classes dans leur ordre</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Classes look alike: {pairs}</source>
            <translation>Des classes se ressemblent : {pairs}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/opening.py" />
            <source>Clear this list</source>
            <translation>Vider cette liste</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <location filename="../../crowdgui/ui/dialogs/audit.py" />
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Close</source>
            <translation>Fermer</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/messages.py" />
            <source>Close this message</source>
            <translation>Fermer ce message</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/opening.py" />
            <source>Cloudy or clear</source>
            <translation>Nuageux ou dégagé</translation>
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
            <translation>Coefficient</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/agreement.py" />
            <source>Coefficients</source>
            <translation>Coefficients</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/agreement_panel.py" />
            <source>Coefficients of agreement</source>
            <translation>Coefficients d’accord</translation>
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
            <translation>Colonne des éléments</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Column of labels</source>
            <translation>Colonne des étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Column of workers</source>
            <translation>Colonne des annotateurs</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/frame.py" />
            <source>Columns</source>
            <translation>Colonnes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/recipes.py" />
            <source>Columns of the recipe are not in this file: {names}.</source>
            <translation>Des colonnes de la recette manquent dans ce fichier : {names}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/mturk.py" />
            <source>Columns with numbers, as in Input.text1 and Answer.q1, are items of their own.</source>
            <translation>Les colonnes numérotées, comme Input.text1 et Answer.q1, sont des éléments à part.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_columns.py" />
            <location filename="../../crowdgui/ui/widgets/table_view.py" />
            <source>Columns {shown} of {all}</source>
            <translation>Colonnes {shown} sur {all}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>Comma</source>
            <translation>Virgule</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <location filename="../../crowdgui/ui/rail_entries.py" />
            <source>Compare</source>
            <translation>Comparer</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/tour.py" />
            <source>Compare: would something else do better?</source>
            <translation>Comparer : autre chose ferait-il mieux ?</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/bootstrap.py" />
            <location filename="../../crowdgui/ui/pages/agreement_panel.py" />
            <source>Comparing labels</source>
            <translation>Comparaison des étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/co_labels.py" />
            <location filename="../../crowdgui/ui/pages/worker_pictures.py" />
            <source>Comparing pairs of workers</source>
            <translation>Comparaison des paires d’annotateurs</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_pictures.py" />
            <source>Comparing pairs of workers…</source>
            <translation>Comparaison des paires d’annotateurs…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Comparing two workers</source>
            <translation>Comparaison de deux annotateurs</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/label_pairs.py" />
            <location filename="../../crowdgui/core/agreement/worker_pairs.py" />
            <location filename="../../crowdgui/core/bounds/agreement_bound.py" />
            <location filename="../../crowdgui/core/workers/peer_comparison.py" />
            <location filename="../../crowdgui/ui/pages/worker_detail.py" />
            <source>Comparing workers</source>
            <translation>Comparaison des annotateurs</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <location filename="../../crowdgui/ui/pages/review_queue.py" />
            <source>Confidence</source>
            <translation>Confiance</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
            <source>Confidence below {sure}</source>
            <translation>Confiance inférieure à {sure}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>Confidence of certificates (1 − α)</source>
            <translation>Niveau de confiance des certificats (1 − α)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/histograms.py" />
            <source>Confidence of the final label</source>
            <translation>Confiance de l’étiquette finale</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/map.py" />
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>Confusion matrices</source>
            <translation>Matrices de confusion</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_matrix.py" />
            <location filename="../../crowdgui/ui/pages/workers/confusion_view.py" />
            <source>Confusion matrix</source>
            <translation>Matrice de confusion</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Consensus of rules</source>
            <translation>Consensus de règles</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <location filename="../../crowdgui/ui/widgets/content.py" />
            <source>Content</source>
            <translation>Contenu</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <source>Contents</source>
            <translation>Sommaire</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
            <source>Contested</source>
            <translation>Contestés</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/plan.py" />
            <source>Continued, the curve comes to {error} ({level} range {low} to {high}) with {times} times the labels, spread as they are now.</source>
            <translation>Prolongée, la courbe arrive à {error} (plage à {level} : {low} à {high}) avec {times} fois les étiquettes, réparties comme maintenant.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Contrary workers</source>
            <translation>Annotateurs à contre-pied</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Copy</source>
            <translation>Copier</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>Copy final labels</source>
            <translation>Copier les étiquettes finales</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/base.py" />
            <source>Copy picture</source>
            <translation>Copier l’image</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <location filename="../../crowdgui/ui/pages/items_page.py" />
            <location filename="../../crowdgui/ui/pages/workers_page.py" />
            <location filename="../../crowdgui/ui/plots/base.py" />
            <source>Copy table</source>
            <translation>Copier le tableau</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/worker_table.py" />
            <source>Copy {n} rows</source>
            <extracomment>For one: Copy {n} row</extracomment>
            <translation>
                <numerusform>Copier {n} ligne</numerusform>
                <numerusform>Copier {n} lignes</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/flag_styles.py" />
            <location filename="../../crowdgui/ui/widgets/marks.py" />
            <source>Copying</source>
            <translation>Copie</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/copying.py" />
            <source>Copying cannot be told where there is only one class.</source>
            <translation>La copie ne peut pas être décelée s’il n’y a qu’une classe.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/copying.py" />
            <source>Copying cannot be told, because no two workers share {n} items or more.</source>
            <translation>La copie ne peut pas être décelée : il n’y a pas deux annotateurs qui partagent {n} éléments ou plus.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/copying.py" />
            <source>Copying was looked for on {kept} of {n} items only, because workers meet too often to look at all of them.</source>
            <translation>La copie n’a été recherchée que sur {kept} des {n} éléments, car les annotateurs se croisent trop souvent pour les examiner tous.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>Count</source>
            <translation>Nombre</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Count as</source>
            <translation>Compter comme</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Count as…</source>
            <translation>Compter comme…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>Counted on gold</source>
            <translation>Compté sur la référence</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/agreement.py" />
            <source>Counted, or why there is none</source>
            <translation>Compté, ou pourquoi il n’y en a pas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/run.py" />
            <source>Counting labels</source>
            <translation>Comptage des étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/appen.py" />
            <source>Country, region, city and IP address of the contributors.</source>
            <translation>Pays, région, ville et adresse IP des contributeurs.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Counts as</source>
            <translation>Compte comme</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <source>Counts as gold</source>
            <translation>Compte comme référence</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Counts each worker as much as you say.</source>
            <translation>Compte chaque annotateur autant que vous le dites.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tool_exports.py" />
            <source>Crowd-Kit series</source>
            <translation>Séries Crowd-Kit</translation>
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
            <translation>La dernière fois, CrowdGUI s’est arrêté sans prévenir. Ce qui a été décidé est gardé : voir Fichier, Ouvrir un travail non enregistré, ou votre projet. L’endroit de l’arrêt est noté dans {file} ; rien n’a été envoyé.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <source>CrowdGUI help</source>
            <translation>Aide de CrowdGUI</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/keeping.py" />
            <source>CrowdGUI project (*{suffix})</source>
            <translation>Projet CrowdGUI (*{suffix})</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/about.py" />
            <source>CrowdGUI {version}</source>
            <translation>CrowdGUI {version}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/accuracies.py" />
            <source>Crowds whose mean is further from the expected one are drawn anew; 1 keeps all.</source>
            <translation>Les foules dont la moyenne s’écarte davantage de la moyenne attendue sont tirées à nouveau ; 1 les garde toutes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items_page.py" />
            <source>Ctrl+Z undoes the last answer</source>
            <translation>Ctrl+Z annule la dernière réponse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/lpi.py" />
            <source>Damping</source>
            <translation>Amortissement</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>Dark, high &amp;contrast</source>
            <translation>Sombre, fort c&amp;ontraste</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_loaded.py" />
            <location filename="../../crowdgui/ui/rail_entries.py" />
            <source>Data</source>
            <translation>Données</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/tour.py" />
            <source>Data: what is in your file</source>
            <translation>Données : ce que contient votre fichier</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>Delete</source>
            <translation>Supprimer</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/unsaved_work.py" />
            <source>Delete all of it…</source>
            <translation>Tout supprimer…</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>Delete {n} pieces of unsaved work?</source>
            <extracomment>For one: Delete {n} piece of unsaved work?</extracomment>
            <translation>
                <numerusform>Supprimer {n} travail non enregistré ?</numerusform>
                <numerusform>Supprimer {n} travaux non enregistrés ?</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>Demoted. {reason}</source>
            <translation>Déclassée. {reason}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/page.py" />
            <source>Details</source>
            <translation>Détails</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
            <source>Differ</source>
            <translation>Différents</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <source>Differences</source>
            <translation>Différences</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Different labels, each with its share of all labels</source>
            <translation>Étiquettes différentes, chacune avec sa part de toutes les étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Different names in the role Item</source>
            <translation>Noms différents dans le rôle Élément</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Different names in the role Worker</source>
            <translation>Noms différents dans le rôle Annotateur</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>Distance from guessing</source>
            <translation>Distance au hasard</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/check_status.py" />
            <source>Does not hold</source>
            <translation>Non rempli</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>Does the worker model fit?</source>
            <translation>Le modèle des annotateurs convient-il ?</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <location filename="../../crowdgui/ui/pages/study_panel.py" />
            <location filename="../../crowdgui/ui/widgets/tour_card.py" />
            <source>Done</source>
            <translation>Terminé</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Double-click a class to change it.</source>
            <translation>Double-cliquez sur une classe pour la changer.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>Doubt about the first vote</source>
            <translation>Doute sur le premier vote</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Down</source>
            <translation>Descendre</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/label_studio.py" />
            <source>Draft that was not submitted</source>
            <translation>Brouillon non envoyé</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_end.py" />
            <source>Draw a sample on the Guarantee page</source>
            <translation>Tirez un échantillon sur la page Garantie</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>Draw labels at random, look at each one yourself, and say what it is. The result needs no assumption about workers.</source>
            <translation>Tirez des étiquettes au hasard, regardez-les vous-même une par une et dites ce que c’est. Le résultat ne demande aucune hypothèse sur les annotateurs.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>Draw the {n} labels…</source>
            <translation>Tirer les {n} étiquettes…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Drawing a set</source>
            <translation>Tirage d’un jeu</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/simulated_statistics.py" />
            <location filename="../../crowdgui/core/compare/misfit.py" />
            <source>Drawing label sets from the fitted model</source>
            <translation>Tirage de jeux d’étiquettes selon le modèle ajusté</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/simulation_run.py" />
            <source>Drawing sets and trying rules</source>
            <translation>Tirage de jeux et essai des règles</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Drawn from a Beta distribution</source>
            <translation>Tirées d’une loi bêta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/study_panel.py" />
            <source>Draws</source>
            <translation>Tirages</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>Drop a file of labels here</source>
            <translation>Déposez ici un fichier d’étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>Duration</source>
            <translation>Durée</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/label_metadata.py" />
            <source>Durations that could not be read, or cannot be true; their labels are kept</source>
            <translation>Durées illisibles ou impossibles ; leurs étiquettes sont gardées</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/consensus.py" />
            <source>EBCC counts {ebcc}, BWA {bwa} and pooled EM {em}: so they foretell hidden labels best.</source>
            <translation>EBCC compte pour {ebcc}, BWA pour {bwa} et EM regroupé pour {em} : c’est ainsi que les règles prédisent le mieux les étiquettes masquées.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>EM, one accuracy a class</source>
            <translation>EM, une exactitude par classe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>EM, one accuracy a worker</source>
            <translation>EM, une exactitude par annotateur</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>EM, pooled</source>
            <translation>EM, regroupé</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/assignment.py" />
            <source>Each by another worker.</source>
            <translation>Chacune par un annotateur différent.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/errors.py" />
            <source>Each item is to get {n} labels, and there are fewer workers.</source>
            <extracomment>For one: Each item is to get {n} label, and there are fewer workers.</extracomment>
            <translation>
                <numerusform>Chaque élément doit recevoir {n} étiquette, et il y a moins d’annotateurs.</numerusform>
                <numerusform>Chaque élément doit recevoir {n} étiquettes, et il y a moins d’annotateurs.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Each item its own chance</source>
            <translation>Une probabilité par élément</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Each number is a class</source>
            <translation>Chaque nombre est une classe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>Each question gets labels of its own, all in one project. Here the one that is chosen is shown.</source>
            <translation>Chaque question reçoit ses propres étiquettes, toutes dans un même projet. Ici, on montre celle qui est choisie.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>Each row is</source>
            <translation>Chaque ligne est</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>Each row is a worker, an item and a label.</source>
            <translation>Chaque ligne donne un annotateur, un élément et une étiquette.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>Each row is a worker.</source>
            <translation>Chaque ligne correspond à un annotateur.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>Each row is an item, a worker and a label.</source>
            <translation>Chaque ligne donne un élément, un annotateur et une étiquette.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>Each row is an item.</source>
            <translation>Chaque ligne correspond à un élément.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Each worker their own chance</source>
            <translation>Une probabilité par annotateur</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Encoding</source>
            <translation>Encodage</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/tour_card.py" />
            <source>End</source>
            <translation>Terminer</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>Enter</source>
            <translation>Entrée</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_partners.py" />
            <source>Enter or a double click shows the items both labelled.</source>
            <translation>Entrée ou un double clic montre les éléments que tous deux ont étiquetés.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Error</source>
            <translation>Erreur</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/presets.py" />
            <source>Error and bound by mean accuracy</source>
            <translation>Erreur et borne selon l’exactitude moyenne</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/presets.py" />
            <source>Error and bound by number of items</source>
            <translation>Erreur et borne selon le nombre d’éléments</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/presets.py" />
            <source>Error and bound by number of workers</source>
            <translation>Erreur et borne selon le nombre d’annotateurs</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/simulation_run.py" />
            <source>Error and bounds</source>
            <translation>Erreur et bornes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>Error rate you accept</source>
            <translation>Taux d’erreur que vous acceptez</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/bounds_chart.py" />
            <source>Error the rule expects</source>
            <translation>Erreur attendue par la règle</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/plan_panel.py" />
            <source>Error to reach</source>
            <translation>Erreur à atteindre</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/study_panel.py" />
            <source>Errors</source>
            <translation>Erreurs</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/progress.py" />
            <source>Esc</source>
            <translation>Échap</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Every accuracy must lie between 0 and 1.</source>
            <translation>Chaque exactitude doit être comprise entre 0 et 1.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Every answer stands in the row of a worker</source>
            <translation>Chaque réponse est dans la ligne d’un annotateur</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Every answer stands in the row of an item</source>
            <translation>Chaque réponse est dans la ligne d’un élément</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Every chance of a label must lie between 0 and 1.</source>
            <translation>Chaque probabilité d’étiquette doit être comprise entre 0 et 1.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/keeping.py" />
            <source>Every change is saved in {file} as you make it.</source>
            <translation>Chaque changement est enregistré dans {file} au fur et à mesure.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/corner.py" />
            <source>Every change is written to the project file as you make it.</source>
            <translation>Chaque changement est écrit dans le fichier du projet au fur et à mesure.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>Every choice of this rule is the usual one.</source>
            <translation>Toutes les options de cette règle sont les options habituelles.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items_page.py" />
            <source>Every item’s label, how sure it is and who voted for it stand here once a file of labels is open and a rule has run.</source>
            <translation>L’étiquette de chaque élément, à quel point elle est sûre et qui a voté pour elle apparaissent ici une fois un fichier d’étiquettes ouvert et une règle exécutée.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Every label is “{word}”, so there is nothing to decide</source>
            <translation>Chaque étiquette est « {word} » : il n’y a donc rien à décider</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Every row has a worker, an item and a label</source>
            <translation>Chaque ligne a un annotateur, un élément et une étiquette</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/data.py" />
            <source>Every row was read; nothing was left out</source>
            <translation>Chaque ligne a été lue ; rien n’a été écarté</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/lpi.py" />
            <source>Every worker counts as having given so many right labels before.</source>
            <translation>Chaque annotateur est réputé avoir déjà donné autant d’étiquettes justes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/lpi.py" />
            <source>Every worker counts as having given so many wrong labels before.</source>
            <translation>Chaque annotateur est réputé avoir déjà donné autant d’étiquettes fausses.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Every worker counts the same. A baseline to compare with.</source>
            <translation>Tous les annotateurs ont le même poids. Un point de comparaison.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_detail.py" />
            <source>Evidence</source>
            <translation>Indices</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>Exact text (cells may run as formulas)</source>
            <translation>Texte exact (des cellules peuvent s’exécuter comme formules)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/table_formats.py" />
            <source>Excel workbook</source>
            <translation>Classeur Excel</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Expectation–maximisation (EM)</source>
            <translation>Espérance-maximisation (EM)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_partners.py" />
            <source>Expected</source>
            <translation>Attendu</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>Expected to be better than chance: t1 is not negative</source>
            <translation>Attendu : mieux que le hasard (t1 n’est pas négatif)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>Expected to be worse than chance: t2 is not positive</source>
            <translation>Attendu : pire que le hasard (t2 n’est pas positif)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/plan_columns.py" />
            <source>Expected to fall by</source>
            <translation>Baisse attendue</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <location filename="../../crowdgui/ui/rail_entries.py" />
            <source>Export</source>
            <translation>Exporter</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>Export {n} files</source>
            <extracomment>For one: Export {n} file</extracomment>
            <translation>
                <numerusform>Exporter {n} fichier</numerusform>
                <numerusform>Exporter {n} fichiers</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/tour.py" />
            <source>Export: hand it on</source>
            <translation>Exporter : transmettre</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/exporting.py" />
            <source>Exporting</source>
            <translation>Export en cours</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_end.py" />
            <source>Export…</source>
            <translation>Exporter…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/report.py" />
            <source>False flags</source>
            <translation>Faux signalements</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/rule_options.py" />
            <source>Fewer options</source>
            <translation>Moins d’options</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/presets.py" />
            <source>Figure 2 (a), or 4 (a): 31 workers, 200 items, 3 classes, a chance of 30 % for a label, mean accuracy from 0.38 up. The bound follows the error of the oracle MAP rule, and IWMV comes close to it.</source>
            <translation>Figure 2 (a), ou 4 (a) : 31 annotateurs, 200 éléments, 3 classes, une probabilité d’étiquette de 30 %, exactitude moyenne à partir de 0,38. La borne suit l’erreur de la règle oracle MAP, et IWMV s’en approche.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/presets.py" />
            <source>Figure 2 (b), or 4 (b): 200 items, accuracies from Beta(2.3, 2), more and more workers. On the logarithmic scale error and bound fall in a straight line.</source>
            <translation>Figure 2 (b), ou 4 (b) : 200 éléments, exactitudes tirées de Bêta(2,3 ; 2), de plus en plus d’annotateurs. Sur l’échelle logarithmique, l’erreur et la borne descendent en ligne droite.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/presets.py" />
            <source>Figure 2 (c), or 4 (c): 31 workers, accuracies from Beta(2.3, 2), more and more items. The oracle MAP rule and its bound stay as they are, and IWMV gains.</source>
            <translation>Figure 2 (c), ou 4 (c) : 31 annotateurs, exactitudes tirées de Bêta(2,3 ; 2), de plus en plus d’éléments. La règle oracle MAP et sa borne restent stables, et IWMV progresse.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/presets.py" />
            <source>Figure 4 (a), or 5 (a): 31 workers, 1,000 to 11,000 items. IWMV, its log-odds form and EM are equally accurate.</source>
            <translation>Figure 4 (a), ou 5 (a) : 31 annotateurs, 1 000 à 11 000 éléments. IWMV, sa forme log-odds et EM sont aussi exacts les uns que les autres.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/presets.py" />
            <source>Figure 4 (b), or 5 (b): 31 workers, 1,000 to 11,000 items. The time until no final label changes any more, and until the rule itself stops.</source>
            <translation>Figure 4 (b), ou 5 (b) : 31 annotateurs, 1 000 à 11 000 éléments. La durée jusqu’à ce qu’aucune étiquette finale ne change plus, et jusqu’à ce que la règle s’arrête d’elle-même.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/presets.py" />
            <source>Figure 4 (c), or 5 (c): 31 workers, 1,000 to 11,000 items. The steps until no final label changes any more, and until the rule itself stops.</source>
            <translation>Figure 4 (c), ou 5 (c) : 31 annotateurs, 1 000 à 11 000 éléments. Les étapes jusqu’à ce qu’aucune étiquette finale ne change plus, et jusqu’à ce que la règle s’arrête d’elle-même.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/presets.py" />
            <source>Figure 4 (d), or 5 (d): 31 workers, 1,000 to 11,000 items. The time that 50 steps take.</source>
            <translation>Figure 4 (d), ou 5 (d) : 31 annotateurs, 1 000 à 11 000 éléments. La durée de 50 étapes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/presets.py" />
            <source>Figure 5, or 6: 20 workers are right on 90 % of one set of 60 items and on 60 % of another of 40, 30 workers on 50 % and 70 %. No single accuracy describes them.</source>
            <translation>Figure 5, ou 6 : 20 annotateurs ont raison à 90 % sur un jeu de 60 éléments et à 60 % sur un autre de 40, 30 annotateurs à 50 % et 70 %. Une exactitude unique ne suffit pas à les décrire.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>File</source>
            <translation>Fichier</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>Files</source>
            <translation>Fichiers</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>Files are written whole or not at all.</source>
            <translation>Les fichiers sont écrits en entier ou pas du tout.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/telling.py" />
            <source>Files that were written already are whole.</source>
            <translation>Les fichiers déjà écrits sont complets.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <source>Final label</source>
            <translation>Étiquette finale</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>Final label “{label}”, confidence {share}.</source>
            <translation>Étiquette finale « {label} », confiance {share}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>Final label “{label}”, set by hand by {who}, {when}.</source>
            <translation>Étiquette finale « {label} », fixée à la main par {who}, {when}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <source>Final labels</source>
            <translation>Étiquettes finales</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>Final labels and worker table can be written here once a file of labels is open and a rule has run.</source>
            <translation>Les étiquettes finales et le tableau des annotateurs peuvent être écrits ici une fois un fichier d’étiquettes ouvert et une règle exécutée.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/class_shares.py" />
            <location filename="../../crowdgui/ui/pages/labels_page.py" />
            <source>Final labels by class</source>
            <translation>Étiquettes finales par classe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <source>Final labels on gold items</source>
            <translation>Étiquettes finales des éléments de référence</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>Final labels that are wrong on gold, over the gold items that have a label both before and after: {before} before, {after} after.</source>
            <translation>Étiquettes finales fausses sur la référence, parmi les éléments de référence étiquetés avant et après : {before} avant, {after} après.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>Final labels that change</source>
            <translation>Étiquettes finales qui changent</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/about.py" />
            <source>Final labels, worker quality and an error guarantee from the answers of many workers, by Li and Yu’s “Error Rate Bounds and Iterative Weighted Majority Voting for Crowdsourcing” (2014).

Your files are only read, never changed. Nothing leaves this computer.

MIT licence. Typeface Inter under the SIL Open Font License; Qt under the LGPL.</source>
            <translation>Étiquettes finales, qualité des annotateurs et garantie sur l’erreur à partir des réponses de nombreux annotateurs, d’après « Error Rate Bounds and Iterative Weighted Majority Voting for Crowdsourcing » de Li et Yu (2014).

Vos fichiers sont seulement lus, jamais modifiés. Rien ne quitte cet ordinateur.

Licence MIT. Police Inter sous SIL Open Font License ; Qt sous LGPL.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_table.py" />
            <location filename="../../crowdgui/ui/widgets/corner.py" />
            <source>Find</source>
            <translation>Rechercher</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/answer_cards.py" />
            <source>Find a class</source>
            <translation>Rechercher une classe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/answer_cards.py" />
            <source>Find a class (F)</source>
            <translation>Rechercher une classe (F)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_table.py" />
            <source>Find a worker</source>
            <translation>Rechercher un annotateur</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_table.py" />
            <source>Find an item</source>
            <translation>Rechercher un élément</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/study/study_run.py" />
            <source>Finding the full result to hold parts against</source>
            <translation>Recherche du résultat complet, pour y comparer des parties</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/marks.py" />
            <source>Fine</source>
            <translation>En ordre</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/telling.py" />
            <source>Finished {time}</source>
            <translation>Terminé à {time}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/accuracies.py" />
            <source>First group, first set</source>
            <translation>Premier groupe, premier jeu</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/accuracies.py" />
            <source>First group, second set</source>
            <translation>Premier groupe, second jeu</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>First row</source>
            <translation>Première ligne</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>First row has names</source>
            <translation>La première ligne contient les noms</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/preview_table.py" />
            <source>First rows of the file</source>
            <translation>Premières lignes du fichier</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/ebcc.py" />
            <location filename="../../crowdgui/core/rules/em_fit.py" />
            <location filename="../../crowdgui/core/rules/em_steps.py" />
            <location filename="../../crowdgui/core/rules/lpi.py" />
            <location filename="../../crowdgui/core/rules/map.py" />
            <source>Fitting</source>
            <translation>Ajustement</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/consensus.py" />
            <source>Fitting three rules</source>
            <translation>Ajustement de trois règles</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <location filename="../../crowdgui/ui/pages/worker_partners.py" />
            <source>Flag</source>
            <translation>Signalement</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/flags.py" />
            <source>Flag rules</source>
            <translation>Règles de signalement</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_table.py" />
            <source>Flag rules…</source>
            <translation>Signalements…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_table.py" />
            <source>Flagged</source>
            <translation>Signalés</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>Flagged workers</source>
            <translation>Annotateurs signalés</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>Flags</source>
            <translation>Signalements</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>Flags: {name}</source>
            <translation>Signalements : {name}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/coefficients.py" />
            <source>Fleiss’ kappa</source>
            <translation>Kappa de Fleiss</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>Folder</source>
            <translation>Dossier</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>Folder for the files</source>
            <translation>Dossier des fichiers</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Folder of Parquet files</source>
            <translation>Dossier de fichiers Parquet</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Folder to put the results in</source>
            <translation>Dossier des résultats</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>For labels that do not fit on this computer. The workers of a Dask cluster read them and write final labels and workers as Parquet; all must reach both places. The rule has its usual options.</source>
            <translation>Pour des étiquettes qui ne tiennent pas sur cet ordinateur. Les processus de travail d’un cluster Dask les lisent et écrivent étiquettes finales et annotateurs en Parquet ; tous doivent pouvoir atteindre les deux endroits. La règle a ses options habituelles.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_list.py" />
            <source>For other tools</source>
            <translation>Pour d’autres outils</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>For programs: text in CSV stays as it is. A spreadsheet that opens the file may run some of it.</source>
            <translation>Pour les programmes : le texte des CSV reste tel quel. Un tableur qui ouvre le fichier peut en exécuter une partie.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>For rules whose weights do not depend on the labels: plain majority and oracles.</source>
            <translation>Pour les règles dont les poids ne dépendent pas des étiquettes : majorité simple et oracles.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>For theorem 4: {condition}</source>
            <translation>Pour le théorème 4 : {condition}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/held_out.py" />
            <source>Foretelling hidden labels</source>
            <translation>Prédiction d’étiquettes masquées</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Format</source>
            <translation>Format</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_list.py" />
            <source>Format of the tables</source>
            <translation>Format des tableaux</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <source>Forward</source>
            <translation>Suivant</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>From a file of accuracies…</source>
            <translation>D’un fichier d’exactitudes…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>From agreement alone</source>
            <translation>À partir de l’accord seul</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>From gold answers</source>
            <translation>À partir des réponses de référence</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>From the file {file}</source>
            <translation>Du fichier {file}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>From this mean accuracy on, the bound for one-step voting speaks.</source>
            <translation>À partir de cette exactitude moyenne, la borne du vote en une étape est parlante.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>From {first} to {last}; UTC where the file names a zone.</source>
            <translation>De {first} à {last} ; UTC si le fichier nomme un fuseau.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/run.py" />
            <source>Further answers of a worker to the same item, left out: {n}.</source>
            <translation>Autres réponses d’un annotateur au même élément, écartées : {n}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>GB</source>
            <translation>Go</translation>
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
            <translation>Abandonner cet audit</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Given that one worker says this class, how often another says it of the item too.</source>
            <translation>Sachant qu’un annotateur donne cette classe, combien de fois un autre la donne aussi à l’élément.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Gives the same answer as {who} on {agreed} of {shared} items, where about {expected} are to be expected ({corrected}). The labels do not tell who copies from whom.</source>
            <translation>Donne la même réponse que {who} sur {agreed} des {shared} éléments partagés, là où on en attend environ {expected} ({corrected}). Les étiquettes ne disent pas qui copie qui.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Gives the same answers as {who} too often ({corrected}).</source>
            <translation>Donne trop souvent les mêmes réponses que {who} ({corrected}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <location filename="../../crowdgui/ui/pages/study_panel.py" />
            <source>Go on</source>
            <translation>Continuer</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>Go on checking…</source>
            <translation>Continuer le contrôle…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>Go on without saving</source>
            <translation>Continuer sans enregistrer</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/ui/pages/guarantee_words.py" />
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>Gold</source>
            <translation>Référence</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Gold answers</source>
            <translation>Réponses de référence</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Gold answers from a second file</source>
            <translation>Réponses de référence d’un second fichier</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Gold column</source>
            <translation>Colonne de référence</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>Gold counts as the true label: workers are scored against it, rules that use gold keep it, and the rule runs again.</source>
            <translation>La référence compte comme étiquette vraie : les annotateurs sont notés d’après elle, les règles qui utilisent la référence la gardent, et la règle s’exécute de nouveau.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>Gold drawn at random</source>
            <translation>Référence tirée au hasard</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/guarantee_builder.py" />
            <source>Gold is known for every item</source>
            <translation>La référence est connue pour chaque élément</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/headline.py" />
            <source>Gold is known for every item, so this is a count and no estimate.</source>
            <translation>La référence est connue pour chaque élément : c’est donc un comptage, non une estimation.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>Gold is known for every item: {n} of {known} final labels are wrong, {share}.</source>
            <extracomment>For one: Gold is known for every item: {n} of {known} final labels is wrong, {share}.</extracomment>
            <translation>
                <numerusform>La référence est connue pour chaque élément ; étiquettes finales fausses : {n} sur {known}, soit {share}.</numerusform>
                <numerusform>La référence est connue pour chaque élément ; étiquettes finales fausses : {n} sur {known}, soit {share}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Gold items cannot be held fixed on a cluster.</source>
            <translation>Sur un cluster, les éléments de référence ne peuvent pas être maintenus fixes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/em.py" />
            <location filename="../../crowdgui/core/rules/voting.py" />
            <source>Gold items keep their gold class, and workers are measured against it.</source>
            <translation>Les éléments de référence gardent leur classe de référence, et c’est d’après elle que les annotateurs sont jugés.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <source>Gold label</source>
            <translation>Étiquette de référence</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>Gold labels</source>
            <translation>Étiquettes de référence</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>Gold shows more wrong labels than it allows, so what it needs is not so.</source>
            <translation>La référence montre plus d’étiquettes fausses que cette borne n’en permet : ce qu’elle suppose n’est donc pas vrai.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Gold stands for all items only if its items were drawn at random from them.</source>
            <translation>La référence ne représente tous les éléments que si ses éléments ont été tirés au hasard parmi eux.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Gold that the rule has used is no test of its final labels.</source>
            <translation>Une référence que la règle a utilisée ne teste pas ses étiquettes finales.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>Gold was drawn at random: count it as an audit</source>
            <translation>Référence tirée au hasard : la compter comme audit</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>Gold was not drawn at random after all</source>
            <translation>La référence n’a finalement pas été tirée au hasard</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/guarantee_builder.py" />
            <source>Gold: {wrong} of {n} wrong</source>
            <translation>Référence : {wrong} faux sur {n}</translation>
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
            <translation>Garantie : jusqu’où s’y fier</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/flag_styles.py" />
            <location filename="../../crowdgui/ui/widgets/marks.py" />
            <source>Guessing</source>
            <translation>Au hasard</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/report.py" />
            <source>Guessing is flagged where the answers may tell no more of the items than this share of what an ordinary worker’s tell.</source>
            <translation>Répondre au hasard est signalé quand il se peut que les réponses n’apprennent, sur les éléments, pas plus que cette part de ce qu’apprennent celles d’un annotateur ordinaire.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <source>Guessing on hard items</source>
            <translation>Hasard sur les éléments difficiles</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Guessing would agree more often: {rarely} would agree so rarely ({corrected}).</source>
            <translation>En répondant au hasard, on serait plus souvent d’accord : {rarely} serait si rarement d’accord ({corrected}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Guessing would agree on {chance}.</source>
            <translation>En répondant au hasard, on serait d’accord à {chance}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/coefficients.py" />
            <source>Gwet’s AC1</source>
            <translation>AC1 de Gwet</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_pace.py" />
            <source>Half of the labels took less, half took more.</source>
            <translation>La moitié des étiquettes a pris moins, la moitié plus.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Half of the labels took {seconds} s or less, {share} of the time others take for the same items; {rarely} would be as fast ({corrected}).</source>
            <translation>La moitié des étiquettes a pris {seconds} s ou moins, {share} du temps que prennent les autres pour les mêmes éléments ; {rarely} serait aussi rapide ({corrected}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/report.py" />
            <source>Half of the {n} agree on {half} or more; {no_better}.</source>
            <translation>La moitié des {n} sont d’accord à {half} ou plus ; {no_better}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Half of them took {n} seconds or less.</source>
            <translation>La moitié d’entre elles a pris {n} secondes ou moins.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>Hand on the labels, with what is known about them.</source>
            <translation>Transmettez les étiquettes, avec ce qu’on sait d’elles.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Hard items</source>
            <translation>Éléments difficiles</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>Hardly any item has two labels, so no label was hidden and foretold by the others.</source>
            <translation>Presque aucun élément n’a deux étiquettes : aucune étiquette n’a donc été masquée et prédite à partir des autres.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/bounds/improvements.py" />
            <source>Have {n} labels on every item</source>
            <extracomment>For one: Have {n} label on every item</extracomment>
            <translation>
                <numerusform>Avoir {n} étiquette sur chaque élément</numerusform>
                <numerusform>Avoir {n} étiquettes sur chaque élément</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/corner.py" />
            <source>Help</source>
            <translation>Aide</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_queue.py" />
            <source>Hidden until you have answered.</source>
            <translation>Masqué jusqu’à ce que vous ayez répondu.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>Hide the numbers behind the paper’s bounds</source>
            <translation>Masquer les nombres derrière les bornes de l’article</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items_page.py" />
            <source>Hide votes while I judge</source>
            <translation>Masquer les votes pendant que je juge</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>High</source>
            <translation>Haut</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/assignment.py" />
            <source>Highest chance</source>
            <translation>Probabilité maximale</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_pictures.py" />
            <source>Histogram</source>
            <translation>Histogramme</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/history.py" />
            <source>History</source>
            <translation>Historique</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_matrix.py" />
            <source>Hold answers against</source>
            <translation>Comparer les réponses</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/em.py" />
            <location filename="../../crowdgui/core/rules/voting.py" />
            <source>Hold gold items fixed</source>
            <translation>Maintenir la référence fixe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>Holding rules against gold</source>
            <translation>Comparaison des règles à la référence</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/check_status.py" />
            <source>Holds</source>
            <translation>Rempli</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>Hongwei Li and Bin Yu (2014), Error Rate Bounds and Iterative Weighted Majority Voting for Crowdsourcing, arXiv:1411.4086.</source>
            <translation>Hongwei Li et Bin Yu (2014), Error Rate Bounds and Iterative Weighted Majority Voting for Crowdsourcing, arXiv:1411.4086.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/map.py" />
            <source>How common each class is, as shares or counts.</source>
            <translation>La fréquence de chaque classe, en parts ou en effectifs.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>How far all answers together can move a score; the leads are measured in it.</source>
            <translation>De combien toutes les réponses ensemble peuvent déplacer un score ; les avances se mesurent à cette longueur.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/bounds_chart.py" />
            <source>How far each bound reaches; indications are no promise.</source>
            <translation>Jusqu’où va chaque borne ; les indications ne promettent rien.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/bounds_chart.py" />
            <source>How far each bound reaches; indications are no promise. Hatched ones hold only if the worker model does.</source>
            <translation>Jusqu’où va chaque borne ; les indications ne promettent rien. Les bornes hachurées ne valent que si le modèle des annotateurs est valable.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>How far one answer can move a score, as a share of all of them together.</source>
            <translation>De combien une réponse peut déplacer un score, en part de toutes les réponses réunies.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <source>How far the final label is ahead of the next, of all there is to win.</source>
            <translation>De combien l’étiquette finale devance la suivante, sur tout ce qui est à gagner.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>How far the first, plain vote may mislead the weights; below 1 is needed.</source>
            <translation>De combien le premier vote, simple, peut fausser les poids ; il faut moins de 1.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>How far the workers’ accuracies are from one half, on average.</source>
            <translation>Distance moyenne entre l’exactitude des annotateurs et un demi.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers_page.py" />
            <source>How good each worker is, and who looks like guessing, stands here once a file of labels is open and a rule has run.</source>
            <translation>La qualité de chaque annotateur, et qui semble répondre au hasard, apparaissent ici une fois un fichier d’étiquettes ouvert et une règle exécutée.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/assignment.py" />
            <source>How likely a worker labels an item, the same for all.</source>
            <translation>La probabilité qu’un annotateur étiquette un élément, la même pour tous.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_detail.py" />
            <location filename="../../crowdgui/ui/widgets/bars.py" />
            <source>How likely each class is</source>
            <translation>Probabilité de chaque classe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/plan_columns.py" />
            <source>How likely its final label is wrong, if workers are as they seem to be.</source>
            <translation>La probabilité que son étiquette finale soit fausse, si les annotateurs sont tels qu’ils paraissent.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_pace.py" />
            <source>How long a label took is the time since the label before it in the same session.</source>
            <translation>La durée d’une étiquette est le temps écoulé depuis l’étiquette précédente de la même session.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_pace.py" />
            <source>How long labels took is recorded in the file.</source>
            <translation>La durée des étiquettes est notée dans le fichier.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>How long the rule alone took on this computer.</source>
            <translation>Combien de temps la règle seule a pris sur cet ordinateur.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>How long this worker’s labels took is not known.</source>
            <translation>On ne sait pas combien de temps ont pris les étiquettes de cet annotateur.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/em.py" />
            <source>How many answers to each class the crowd’s confusion matrix counts for.</source>
            <translation>Pour combien de réponses dans chaque classe compte la matrice de confusion de la foule.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/scenario.py" />
            <source>How many classes there are to choose from.</source>
            <translation>Nombre de classes entre lesquelles choisir.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/scenario.py" />
            <source>How many items there are.</source>
            <translation>Nombre d’éléments.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>How many items this rule labels otherwise than the rule in use.</source>
            <translation>Combien d’éléments cette règle étiquette autrement que la règle utilisée.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <source>How many labels</source>
            <translation>Combien d’étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/bwa.py" />
            <source>How many labels a worker must give to count by own labels as much as by the crowd.</source>
            <translation>Combien d’étiquettes un annotateur doit donner pour être jugé autant par les siennes que par la foule.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/study_panel.py" />
            <source>How many labels do you need?</source>
            <translation>De combien d’étiquettes avez-vous besoin ?</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>How many labels this worker gave.</source>
            <translation>Combien d’étiquettes cet annotateur a données.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/plan_columns.py" />
            <source>How many more labels this item is worth.</source>
            <translation>Combien d’étiquettes de plus mérite cet élément.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>How many of all worker–item pairs have a label.</source>
            <translation>Part de toutes les paires annotateur–élément qui ont une étiquette.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>How many of this worker’s labels on gold items are right.</source>
            <translation>Combien des étiquettes de cet annotateur sur des éléments de référence sont justes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <source>How many ordinary workers there are to copy from.</source>
            <translation>Nombre d’annotateurs ordinaires à copier.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>How many ranges</source>
            <translation>Nombre de plages</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>How many seconds the label in the middle took: half of the labels took less.</source>
            <translation>Combien de secondes a pris l’étiquette médiane : la moitié des étiquettes a pris moins.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>How many sets are drawn at each point.</source>
            <translation>Combien de jeux sont tirés à chaque point.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <location filename="../../crowdgui/ui/pages/review_queue.py" />
            <source>How many workers gave each class, in the order of the classes.</source>
            <translation>Combien d’annotateurs ont donné chaque classe, dans l’ordre des classes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/scenario.py" />
            <source>How many workers there are.</source>
            <translation>Nombre d’annotateurs.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>How much a worker’s vote counts. A guesser has 0; a vote below 0 counts against what the worker says.</source>
            <translation>Combien compte le vote d’un annotateur. Qui répond au hasard a 0 ; un vote au-dessous de 0 compte contre ce que dit l’annotateur.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>How much answers move a score on an item, squared and added up; small is good.</source>
            <translation>De combien les réponses déplacent un score sur un élément, en somme de carrés ; plus c’est petit, mieux c’est.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/coefficients.py" />
            <source>How much better workers agree than by chance: 0 is chance, 1 is full agreement, below 0 is worse than chance. Items may have different numbers of labels. Often asked for: 0.80, and at least 0.67 for careful conclusions.</source>
            <translation>De combien l’accord des annotateurs dépasse le hasard : 0 est le hasard, 1 l’accord complet, au-dessous de 0 c’est pire que le hasard. Les éléments peuvent avoir des nombres d’étiquettes différents. Souvent exigé : 0,80, et au moins 0,67 pour des conclusions prudentes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/weighted.py" />
            <source>How much each worker counts. A worker without a stated weight counts 0.</source>
            <translation>Combien compte chaque annotateur. Un annotateur sans poids indiqué compte 0.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/weighted.py" />
            <source>How much each worker counts. Where none is stated, each counts 1; where some are, the others count 0.</source>
            <translation>Combien compte chaque annotateur. Si aucun poids n’est indiqué, chacun compte 1 ; si certains le sont, les autres comptent 0.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/bounds.py" />
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>How much error is possible</source>
            <translation>Quelle erreur est possible</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>How much the answers tell of the final label, by Raykar and Yu’s score: 0 for answers that tell nothing, 1 for a worker who is never wrong. With few labels chance alone lifts it above 0.</source>
            <translation>Combien les réponses disent de l’étiquette finale, selon le score de Raykar et Yu : 0 pour des réponses qui ne disent rien, 1 pour un annotateur qui ne se trompe jamais. Avec peu d’étiquettes, le hasard seul l’élève au-dessus de 0.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>How much this worker’s vote counts. 0 is a guesser; below 0, a worker who is wrong more often than a guesser, whose vote counts against.</source>
            <translation>Combien compte le vote de cet annotateur. 0 correspond à quelqu’un qui répond au hasard ; au-dessous de 0, à un annotateur qui a tort plus souvent que s’il répondait au hasard, et dont le vote compte contre.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>How often</source>
            <translation>Combien de fois</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/accuracies.py" />
            <source>How often a label is right.</source>
            <translation>Combien de fois une étiquette est juste.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/study_panel.py" />
            <source>How often a part of the labels is drawn anew at each share.</source>
            <translation>Combien de fois une partie des étiquettes est tirée à nouveau pour chaque part.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>How often a worker’s label is the one that the others elect by this rule without that worker. It tells how well the rule sums the workers up, not how right they are.</source>
            <translation>Combien de fois l’étiquette d’un annotateur est celle que les autres élisent par cette règle sans lui. Cela dit à quel point la règle résume bien les annotateurs, non à quel point ils ont raison.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>How often a worker’s label is the one that the others elect, the worker’s own vote left out.</source>
            <translation>Combien de fois l’étiquette d’un annotateur est celle que les autres élisent, son propre vote mis à part.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/map.py" />
            <source>How often each worker gives each answer to items of each true class, as chances or counts.</source>
            <translation>Combien de fois chaque annotateur donne chaque réponse aux éléments de chaque vraie classe, en probabilités ou en effectifs.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/map.py" />
            <source>How often each worker is right, 0 to 1, for workers without a stated confusion matrix. Where neither is stated, the answers to gold items tell.</source>
            <translation>Combien de fois chaque annotateur a raison, de 0 à 1, pour les annotateurs sans matrice de confusion indiquée. Si aucune des deux n’est indiquée, les réponses aux éléments de référence décident.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/weighted.py" />
            <source>How often each worker is right, 0 to 1. Where none is stated, the answers to gold items tell; a worker without either counts 0.</source>
            <translation>Combien de fois chaque annotateur a raison, de 0 à 1. Si rien n’est indiqué, les réponses aux éléments de référence décident ; un annotateur sans l’un ni l’autre compte 0.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/kos.py" />
            <source>How often messages go from items to workers and back.</source>
            <translation>Combien de fois les messages font l’aller-retour entre éléments et annotateurs.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>How often the rule went over the labels after the first vote.</source>
            <translation>Combien de fois la règle a parcouru les étiquettes après le premier vote.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>How often this worker gives the label that the others elect without this worker’s own vote, with the range that is likely at 95 %. The dotted line is guessing.</source>
            <translation>Combien de fois cet annotateur donne l’étiquette que les autres élisent sans son propre vote, avec la plage probable à 95 %. La ligne pointillée est le hasard.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>How often this worker sat down to work; a pause of half an hour ends a session.</source>
            <translation>Combien de fois cet annotateur s’est mis au travail ; une pause d’une demi-heure termine une session.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>How often this worker’s label is the final label. The worker’s own vote helps to elect it, so this is a little too kind.</source>
            <translation>Combien de fois l’étiquette de cet annotateur est l’étiquette finale. Son propre vote aide à l’élire : c’est donc un peu trop indulgent.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_partners.py" />
            <source>How often two who answer as these do would agree if neither looked at the other.</source>
            <translation>Combien de fois deux annotateurs répondant comme eux seraient d’accord si aucun ne regardait l’autre.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/histograms.py" />
            <source>How sure the rule is</source>
            <translation>À quel point la règle est sûre</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>How the labels were put together</source>
            <translation>Comment les étiquettes ont été réunies</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/convergence.py" />
            <location filename="../../crowdgui/ui/plots/convergence_plot.py" />
            <source>How the vote settled</source>
            <translation>Comment le vote s’est stabilisé</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>How this report was made</source>
            <translation>Comment ce rapport a été fait</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>How to read the numbers</source>
            <translation>Comment lire les nombres</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/agreement.py" />
            <source>How well workers agree</source>
            <translation>L’accord entre annotateurs</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tool_exports.py" />
            <source>Hugging Face data set</source>
            <translation>Jeu de données Hugging Face</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/inception.py" />
            <source>INCEpTION agreement</source>
            <translation>Accord INCEpTION</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/data.py" />
            <source>If every worker had labelled every item, this would be 100 %.</source>
            <translation>Si chaque annotateur avait étiqueté chaque élément, ce serait 100 %.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>If none of {n} rules were better, chance would show such a lead in {share} of cases.</source>
            <extracomment>For one: If it were no better, chance would show such a lead in {share} of cases.</extracomment>
            <translation>
                <numerusform>Si la règle n’était pas meilleure, le hasard montrerait une telle avance dans {share} des cas.</numerusform>
                <numerusform>Si aucune des {n} règles n’était meilleure, le hasard montrerait une telle avance dans {share} des cas.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>If none were better, chance would hardly ever show such a lead among {n} rules.</source>
            <extracomment>For one: If it were no better, chance would hardly ever show such a lead with {n} rule tried.</extracomment>
            <translation>
                <numerusform>Si elle n’était pas meilleure, le hasard ne montrerait presque jamais une telle avance avec {n} règle essayée.</numerusform>
                <numerusform>Si aucune n’était meilleure, le hasard ne montrerait presque jamais une telle avance parmi {n} règles.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>If this many of the {n} are wrong …</source>
            <translation>Si autant d’étiquettes sur {n} sont fausses…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>If you quit now it is stopped. Your file is not changed.</source>
            <translation>Si vous quittez maintenant, il est arrêté. Votre fichier n’est pas modifié.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/prodigy.py" />
            <source>Ignored by the worker</source>
            <translation>Ignoré par l’annotateur</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/frame.py" />
            <source>Import</source>
            <translation>Importer</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/frame.py" />
            <source>Import labels</source>
            <translation>Importer des étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>In brackets the range that is likely at 95 %.</source>
            <translation>Entre parenthèses, la plage probable à 95 %.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>In order</source>
            <translation>En ordre</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/argilla.py" />
            <source>In record {n}, the lists of responses, users and status of “{question}” differ in length. Export the records again.</source>
            <translation>Dans l’enregistrement {n}, les listes des réponses, des utilisateurs et des statuts de « {question} » n’ont pas la même longueur. Exportez de nouveau les enregistrements.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>In record {n}, “{key}” is {what}. The export may be damaged; export it again.</source>
            <translation>Dans l’enregistrement {n}, « {key} » : {what}. L’export est peut-être endommagé ; exportez-le de nouveau.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_detail.py" />
            <source>In the colour of the class; the bar is the worker’s weight, ▲ marks workers who are flagged.</source>
            <translation>Dans la couleur de la classe ; la barre est le poids de l’annotateur, ▲ marque les annotateurs signalés.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_detail.py" />
            <source>In the colour of the class; ▲ marks workers who are flagged.</source>
            <translation>Dans la couleur de la classe ; ▲ marque les annotateurs signalés.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <source>In use</source>
            <translation>Utilisée</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>Information</source>
            <translation>Information</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_words.py" />
            <source>Input</source>
            <translation>Entrée</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/mturk.py" />
            <source>Inputs and answers are numbered alike. If each number is an item of its own, choose “Several items a row”.</source>
            <translation>Entrées et réponses sont numérotées de la même façon. Si chaque numéro est un élément à part, choisissez « Plusieurs éléments par ligne ».</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>Interval</source>
            <translation>Intervalle</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>Is it as right as it is sure?</source>
            <translation>A-t-elle raison aussi souvent qu’elle le croit ?</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Is this the column with the labels?</source>
            <translation>Est-ce la colonne des étiquettes ?</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/parse_labels.py" />
            <source>It answers another question</source>
            <translation>Répond à une autre question</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/sagemaker.py" />
            <location filename="../../crowdgui/io/importing/recipes.py" />
            <location filename="../../crowdgui/io/importing/tables.py" />
            <location filename="../../crowdgui/io/tabular/file_head.py" />
            <location filename="../../crowdgui/io/tabular/subprocess_reader.py" />
            <source>It cannot be opened: {why}.</source>
            <translation>Impossible de l’ouvrir : {why}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/subprocess_reader.py" />
            <source>It could not be read within {n} seconds.</source>
            <translation>Il n’a pas pu être lu en {n} secondes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>It counts as gold.</source>
            <translation>Elle compte comme référence.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/plan.py" />
            <source>It does not show yet where it levels off.</source>
            <translation>Elle ne montre pas encore où elle s’aplatit.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/headline.py" />
            <source>It follows from a random sample that was checked by hand, at {confidence} confidence, whatever the workers do.</source>
            <translation>Cela découle d’un échantillon aléatoire contrôlé à la main, au niveau de confiance de {confidence}, quoi que fassent les annotateurs.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/headline.py" />
            <source>It follows from gold items, drawn at random as you state, at {confidence} confidence, whatever the workers do.</source>
            <translation>Cela découle d’éléments de référence, tirés au hasard comme vous l’indiquez, au niveau de confiance de {confidence}, quoi que fassent les annotateurs.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/headline.py" />
            <source>It follows from how often workers agree, without any checked answers</source>
            <translation>Cela découle de la fréquence à laquelle les annotateurs sont d’accord, sans aucune réponse contrôlée</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/headline.py" />
            <source>It follows from how workers did on gold items</source>
            <translation>Cela découle des résultats des annotateurs sur les éléments de référence</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>It holds Python objects, which are never read because they can run a program. Save it as numbers or text.</source>
            <translation>Il contient des objets Python, qui ne sont jamais lus car ils peuvent lancer un programme. Enregistrez-le en nombres ou en texte.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>It holds no array of numbers or text.</source>
            <translation>Il ne contient pas de tableau de nombres ou de texte.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>It is being worked out.</source>
            <translation>En cours de calcul.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <location filename="../../crowdgui/io/formats/parquet.py" />
            <source>It is damaged or cut off. Get it again from where it came from.</source>
            <translation>Il est endommagé ou tronqué. Récupérez-le de nouveau à sa source.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/parts.py" />
            <source>It is damaged or no Parquet file.</source>
            <translation>Il est endommagé ou n’est pas un fichier Parquet.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>It is damaged, cut off, or no workbook. Save it again, or as CSV.</source>
            <translation>Il est endommagé, tronqué, ou n’est pas un classeur. Enregistrez-le de nouveau, ou en CSV.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>It is data</source>
            <translation>Elle contient des données</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>It is left out: so many labels of so many classes would take very long.</source>
            <translation>Elle est omise : avec autant d’étiquettes et de classes, le calcul serait très long.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/file.py" />
            <source>It is open in another window. Close it there first.</source>
            <translation>Il est ouvert dans une autre fenêtre. Fermez-le d’abord là-bas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>It is protected by a password. Save a copy without one and open that.</source>
            <translation>Il est protégé par un mot de passe. Enregistrez une copie sans mot de passe et ouvrez-la.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>It is tied with another class and won because it comes first.</source>
            <translation>Elle est ex æquo avec une autre classe et a gagné parce qu’elle vient en premier.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>It must be said of each worker whether their labels count.</source>
            <translation>Il faut dire pour chaque annotateur si ses étiquettes comptent.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/file_preview.py" />
            <source>It names no worker and has one answer for each item.</source>
            <translation>Il ne nomme aucun annotateur et a une réponse par élément.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>It names the columns</source>
            <translation>Elle nomme les colonnes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <location filename="../../crowdgui/core/bounds/guarantee.py" />
            <source>It says nothing: by this bound practically every label could be wrong.</source>
            <translation>Elle ne dit rien : selon cette borne, pratiquement chaque étiquette pourrait être fausse.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/guarantee.py" />
            <source>It says nothing: workers who were hardly seen to err leave no room for errors.</source>
            <translation>Elle ne dit rien : des annotateurs qu’on n’a presque jamais vus se tromper ne laissent pas de place aux erreurs.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>It says that it holds more than a file of its size can. It is damaged.</source>
            <translation>Il annonce un contenu plus grand que ne peut un fichier de sa taille. Il est endommagé.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/parquet.py" />
            <source>It says that it holds {n} rows, {mb} MB in memory, which is more than a file of its size should. Save only the columns of worker, item and label.</source>
            <translation>Il annonce {n} lignes, {mb} Mo en mémoire, plus que ne devrait un fichier de sa taille. Enregistrez seulement les colonnes annotateur, élément et étiquette.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/plan.py" />
            <source>It seems to level off at about {end}.</source>
            <translation>Elle semble s’aplatir vers {end}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>It speaks of one answer of each worker to an item; here some gave more.</source>
            <translation>Elle parle d’une réponse par annotateur et par élément ; ici, certains en ont donné plus.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>It speaks of rules that add up votes; this rule does not.</source>
            <translation>Elle parle de règles qui additionnent des votes ; cette règle ne le fait pas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>It speaks only of a crowd that is worse than chance; this one is not.</source>
            <translation>Elle ne parle que d’une foule pire que le hasard ; celle-ci ne l’est pas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/subprocess_reader.py" />
            <source>It takes more memory than a file of its size should, or it is damaged.</source>
            <translation>Il prend plus de mémoire qu’un fichier de sa taille ne devrait, ou il est endommagé.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/agreement_bound.py" />
            <source>It takes two classes and two workers who count.</source>
            <translation>Il faut deux classes et deux annotateurs retenus.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/gold_bound.py" />
            <source>It takes two classes, and items without gold.</source>
            <translation>Il faut deux classes, et des éléments sans référence.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/file.py" />
            <source>It was not closed properly and can only be put right where writing is allowed. Copy it to another folder, together with the file of the same name that ends in “-journal”.</source>
            <translation>Il n’a pas été fermé correctement et ne peut être remis en ordre que là où l’écriture est permise. Copiez-le dans un autre dossier, avec le fichier du même nom qui se termine par « -journal ».</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>It would be read from {path}</source>
            <translation>Elle serait lue dans {path}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/guarantee_builder.py" />
            <source>It would hold if workers’ mistakes were independent; these labels show otherwise.</source>
            <translation>Cela vaudrait si les erreurs des annotateurs étaient indépendantes ; ces étiquettes montrent le contraire.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/file_head.py" />
            <source>It would unpack to {n} MB, which is more than a file of its size should hold. Save the table as CSV and open that.</source>
            <translation>Décompressé, il ferait {n} Mo, plus que ne devrait contenir un fichier de sa taille. Enregistrez le tableau en CSV et ouvrez ce CSV.</translation>
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
            <translation>Élément</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>Item by item</source>
            <translation>Élément par élément</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>Item by item, Chernoff</source>
            <translation>Élément par élément, Chernoff</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>Item by item, hidden kinds of items</source>
            <translation>Élément par élément, types cachés</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>Item by item, own confusion matrices</source>
            <translation>Élément par élément, matrices propres</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Item column</source>
            <translation>Colonne d’élément</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/judging_panel.py" />
            <source>Item {name}</source>
            <translation>Élément {name}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <location filename="../../crowdgui/io/formats/get_another_label.py" />
            <source>Item, worker, label</source>
            <translation>Élément, annotateur, étiquette</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <location filename="../../crowdgui/core/simulate/scenario.py" />
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <location filename="../../crowdgui/ui/pages/item_table.py" />
            <location filename="../../crowdgui/ui/pages/items_page.py" />
            <location filename="../../crowdgui/ui/rail_entries.py" />
            <source>Items</source>
            <translation>Éléments</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <source>Items by class</source>
            <translation>Éléments par classe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/accuracies.py" />
            <source>Items in the first set</source>
            <translation>Éléments du premier jeu</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>Items on which the final label only won by the order of the classes.</source>
            <translation>Éléments où l’étiquette finale n’a gagné que par l’ordre des classes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Items that two rules label differently</source>
            <translation>Éléments que deux règles étiquettent différemment</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <source>Items to look at</source>
            <translation>Éléments à regarder</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_queue.py" />
            <source>Items to review</source>
            <translation>Éléments à réviser</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/plan_panel.py" />
            <source>Items to send out again</source>
            <translation>Éléments à faire réétiqueter</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cubam_yaml.py" />
            <location filename="../../crowdgui/io/formats/peerannot.py" />
            <source>Items, then workers</source>
            <translation>Éléments, puis annotateurs</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Items, workers and labels are not of the same length.</source>
            <translation>Éléments, annotateurs et étiquettes n’ont pas la même longueur.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/tour.py" />
            <source>Items: look at the unsure ones yourself</source>
            <translation>Éléments : regardez vous-même les moins sûrs</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/mturk.py" />
            <location filename="../../crowdgui/io/formats/toloka.py" />
            <source>Its inputs</source>
            <translation>Ses entrées</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>Its name or number. The first one with a table otherwise.</source>
            <translation>Son nom ou son numéro. Sinon, la première qui contient un tableau.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/toloka.py" />
            <source>Its task</source>
            <translation>Sa tâche</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Its values</source>
            <translation>Ses valeurs</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/table_formats.py" />
            <source>JSON lines</source>
            <translation>Lignes JSON</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/json_table.py" />
            <source>JSON table</source>
            <translation>Table JSON</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/review/label_probabilities.py" />
            <source>Judging answers</source>
            <translation>Évaluation des réponses</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>KB</source>
            <translation>Ko</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Kappa is not defined, because both give one class to all they share.</source>
            <translation>Le kappa n’est pas défini, car tous deux donnent une seule classe à tout ce qu’ils partagent.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if_strip.py" />
            <source>Keep</source>
            <translation>Garder</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>Keep all answers</source>
            <translation>Garder toutes les réponses</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/appen.py" />
            <source>Keep personal columns</source>
            <translation>Garder les colonnes personnelles</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/mturk.py" />
            <location filename="../../crowdgui/io/formats/toloka.py" />
            <source>Keep rejected answers</source>
            <translation>Garder les réponses rejetées</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/label_studio.py" />
            <source>Keep skipped annotations</source>
            <translation>Garder les annotations passées</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/labelbox.py" />
            <source>Keep skipped labels</source>
            <translation>Garder les étiquettes passées</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/appen.py" />
            <source>Keep tainted judgments</source>
            <translation>Garder les jugements suspects (tainted)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>Keep the first answer</source>
            <translation>Garder la première réponse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>Keep the last answer</source>
            <translation>Garder la dernière réponse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>Keep “{kept}”: no rule is shown to suit these labels better, beyond noise.</source>
            <translation>Gardez « {kept} » : rien ne montre, au-delà du bruit, qu’une autre règle convienne mieux à ces étiquettes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>Keep “{kept}”: there is nothing to judge rules by.</source>
            <translation>Gardez « {kept} » : rien ne permet de juger les règles.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers_page.py" />
            <source>Kept: all workers count.</source>
            <translation>Conservé : tous les annotateurs comptent.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers_page.py" />
            <source>Kept: {n} workers stay left out.</source>
            <extracomment>For one: Kept: {n} worker stays left out.</extracomment>
            <translation>
                <numerusform>Conservé : {n} annotateur reste écarté.</numerusform>
                <numerusform>Conservé : {n} annotateurs restent écartés.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items_page.py" />
            <source>Key B</source>
            <translation>Touche B</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items_page.py" />
            <source>Key S</source>
            <translation>Touche S</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Kinds of items (EBCC)</source>
            <translation>Types d’éléments (EBCC)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/ebcc.py" />
            <source>Kinds of items in each class</source>
            <translation>Types d’éléments dans chaque classe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/ebcc.py" />
            <source>Kinds start at random; the probabilities of so many starts are averaged.</source>
            <translation>Les types partent au hasard ; on fait la moyenne des probabilités d’autant de départs.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>Known once the file is read.</source>
            <translation>Connu une fois le fichier lu.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Known workers (MAP)</source>
            <translation>Annotateurs connus (MAP)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/coefficients.py" />
            <source>Krippendorff’s alpha</source>
            <translation>Alpha de Krippendorff</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Krippendorff’s alpha of this class against all others put together.</source>
            <translation>Alpha de Krippendorff de cette classe contre toutes les autres réunies.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/coefficients.py" />
            <source>Krippendorff’s alpha, interval</source>
            <translation>Alpha de Krippendorff, intervalle</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/coefficients.py" />
            <source>Krippendorff’s alpha, ordinal</source>
            <translation>Alpha de Krippendorff, ordinal</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>Label</source>
            <translation>Étiquette</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/label_studio_csv.py" />
            <source>Label Studio CSV</source>
            <translation>CSV Label Studio</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/label_studio.py" />
            <source>Label Studio JSON</source>
            <translation>JSON Label Studio</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/label_studio_min.py" />
            <source>Label Studio JSON-MIN</source>
            <translation>JSON-MIN Label Studio</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tool_exports.py" />
            <source>Label Studio predictions</source>
            <translation>Prédictions Label Studio</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <source>Label by the rule</source>
            <translation>Étiquette selon la règle</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Label on a cluster</source>
            <translation>Étiqueter sur un cluster</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/labelbox.py" />
            <source>Labelbox export</source>
            <translation>Export Labelbox</translation>
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
            <translation>Étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Labels and gold answers need the same words.</source>
            <translation>Les étiquettes et les réponses de référence doivent utiliser les mêmes mots.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/file_kinds.py" />
            <source>Labels and projects</source>
            <translation>Étiquettes et projets</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <source>Labels by class</source>
            <translation>Étiquettes par classe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/convergence.py" />
            <location filename="../../crowdgui/ui/plots/convergence_plot.py" />
            <source>Labels changed at each step</source>
            <translation>Étiquettes changées à chaque étape</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <source>Labels given</source>
            <translation>Étiquettes données</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/worker_scatter.py" />
            <location filename="../../crowdgui/ui/plots/worker_scatter.py" />
            <source>Labels given (log scale)</source>
            <translation>Étiquettes données (échelle log)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>Labels left out</source>
            <translation>Étiquettes écartées</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Labels of this class on items with two labels or more.</source>
            <translation>Étiquettes de cette classe sur des éléments à deux étiquettes ou plus.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/assignment.py" />
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Labels per item</source>
            <translation>Étiquettes par élément</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>Labels set</source>
            <translation>Étiquettes fixées</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>Labels set by hand</source>
            <translation>Étiquettes fixées à la main</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <source>Labels that are copied</source>
            <translation>Étiquettes copiées</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>Labels that differ</source>
            <translation>Étiquettes qui diffèrent</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/plan_columns.py" />
            <source>Labels to ask for</source>
            <translation>Étiquettes à demander</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>Labels to check</source>
            <translation>Étiquettes à contrôler</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/report.py" />
            <source>Labels to judge by</source>
            <translation>Étiquettes pour juger</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/plan_panel.py" />
            <source>Labels to spend</source>
            <translation>Étiquettes à dépenser</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/tour.py" />
            <source>Labels, workers, items and classes are counted. The picture shows who labelled what, and the checks say what was left out.</source>
            <translation>Étiquettes, annotateurs, éléments et classes sont comptés. L’image montre qui a étiqueté quoi, et les vérifications disent ce qui a été écarté.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/tour.py" />
            <source>Labels: one for each item</source>
            <translation>Étiquettes : une par élément</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <source>Language</source>
            <translation>Langue</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>Largest lead of the true class</source>
            <translation>Plus grande avance de la vraie classe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>Largest single step</source>
            <translation>Plus grand pas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>Latin-1</source>
            <translation>Latin-1</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>Layout</source>
            <translation>Disposition</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <source>Leaders</source>
            <translation>Modèles copiés</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Learns how good each worker is on each class.</source>
            <translation>Apprend la qualité de chaque annotateur sur chaque classe.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Learns how good each worker is, alike on all classes.</source>
            <translation>Apprend la qualité de chaque annotateur, la même sur toutes les classes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Learns kinds of items on which workers err together. Slower.</source>
            <translation>Apprend les types d’éléments où l’on se trompe ensemble. Plus lente.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Learns which classes each worker mixes up.</source>
            <translation>Apprend quelles classes chaque annotateur confond.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>Least lead of the true class</source>
            <translation>Plus petite avance de la vraie classe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <source>Least sure</source>
            <translation>Les moins sûrs</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>Least sure first</source>
            <translation>Les moins sûrs d’abord</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <location filename="../../crowdgui/ui/pages/worker_detail.py" />
            <source>Leave out</source>
            <translation>Écarter</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>Leave out answers that differ</source>
            <translation>Écarter les réponses qui diffèrent</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers_page.py" />
            <source>Leave out the {n} flagged</source>
            <extracomment>For one: Leave out the flagged worker</extracomment>
            <translation>
                <numerusform>Écarter l’annotateur signalé</numerusform>
                <numerusform>Écarter les {n} signalés</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/bounds/improvements.py" />
            <source>Leave out the {n} flagged workers</source>
            <extracomment>For one: Leave out the flagged worker</extracomment>
            <translation>
                <numerusform>Écarter l’annotateur signalé</numerusform>
                <numerusform>Écarter les {n} annotateurs signalés</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_detail.py" />
            <source>Leave out {n}</source>
            <translation>Écarter {n}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/worker_table.py" />
            <source>Leave out {n} workers</source>
            <extracomment>For one: Leave out {n} worker</extracomment>
            <translation>
                <numerusform>Écarter {n} annotateur</numerusform>
                <numerusform>Écarter {n} annotateurs</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/flag_styles.py" />
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <location filename="../../crowdgui/ui/pages/worker_table.py" />
            <location filename="../../crowdgui/ui/widgets/marks.py" />
            <source>Left out</source>
            <translation>Écarté</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>Length of the weights</source>
            <translation>Longueur des poids</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>Level</source>
            <translation>Niveau</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Li and Yu: {name}</source>
            <translation>Li et Yu : {name}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>Light, &amp;high contrast</source>
            <translation>Clair, &amp;fort contraste</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Like EM, but steadier when workers gave few labels.</source>
            <translation>Comme EM, mais plus stable quand les annotateurs ont donné peu d’étiquettes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Like labels that were open before</source>
            <translation>Comme des étiquettes ouvertes avant</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Like the labels that are open</source>
            <translation>Comme les étiquettes ouvertes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Like weighted voting, but trusts very good workers far more.</source>
            <translation>Comme le vote pondéré, mais se fie bien plus aux très bons annotateurs.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Like weighted voting, more careful with few labels.</source>
            <translation>Comme le vote pondéré, plus prudente avec peu d’étiquettes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>Limit</source>
            <translation>Limite</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/bwa.py" />
            <location filename="../../crowdgui/core/rules/ebcc.py" />
            <location filename="../../crowdgui/core/rules/em.py" />
            <location filename="../../crowdgui/core/rules/lpi.py" />
            <location filename="../../crowdgui/core/rules/voting.py" />
            <source>Limit of steps</source>
            <translation>Limite d’étapes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Limit of the mean error by Chernoff’s method, with the true accuracies, given who labelled which item.</source>
            <translation>Limite de l’erreur moyenne par la méthode de Chernoff, avec les exactitudes vraies, sachant qui a étiqueté quel élément.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Limit of the mean error by Chernoff’s method, with the true accuracies, over all ways in which labels could have been shared out.</source>
            <translation>Limite de l’erreur moyenne par la méthode de Chernoff, avec les exactitudes vraies, sur toutes les façons dont les étiquettes auraient pu être réparties.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Limit of the mean error by Li and Yu (2014), theorem 3, with the true accuracies.</source>
            <translation>Limite de l’erreur moyenne selon Li et Yu (2014), théorème 3, avec les exactitudes vraies.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>Limits are of the share of wrong labels, on average unless a bound says with which probability. Demoted ones would hold if the worker model did.</source>
            <translation>Les limites portent sur la part d’étiquettes fausses, en moyenne sauf si une borne indique avec quelle probabilité. Les bornes déclassées vaudraient si le modèle des annotateurs était valable.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Limits of the ranges</source>
            <translation>Limites des plages</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/preview_table.py" />
            <source>Line {n} of the file</source>
            <translation>Ligne {n} du fichier</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Lines {lines}</source>
            <extracomment>For one: Line {lines}</extracomment>
            <translation>
                <numerusform>Ligne {lines}</numerusform>
                <numerusform>Lignes {lines}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Logarithmic</source>
            <translation>Logarithmique</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Logarithmic scale</source>
            <translation>Échelle logarithmique</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_end.py" />
            <source>Look at the answers</source>
            <translation>Regarder les réponses</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>Look at the answers…</source>
            <translation>Regarder les réponses…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/advice_panel.py" />
            <source>Look for evidence</source>
            <translation>Chercher des indices</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>Look here</source>
            <translation>À regarder</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/study/forecast.py" />
            <location filename="../../crowdgui/ui/pages/plan_panel.py" />
            <source>Looking ahead</source>
            <translation>Projection</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/plan_panel.py" />
            <source>Looking ahead…</source>
            <translation>Projection…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/run.py" />
            <source>Looking at the labels</source>
            <translation>Examen des étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/opening.py" />
            <source>Looking at {file}</source>
            <translation>Examen de {file}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/em_fit.py" />
            <source>Looking for a start</source>
            <translation>Recherche d’un départ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/advice_panel.py" />
            <source>Looking for evidence</source>
            <translation>Recherche d’indices</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/keeping.py" />
            <source>Looking for unsaved work</source>
            <translation>Recherche de travail non enregistré</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>Looking through the lines of {file}</source>
            <translation>Parcours des lignes de {file}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Low</source>
            <translation>Bas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/assignment.py" />
            <source>Lowest chance</source>
            <translation>Probabilité minimale</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>MATLAB</source>
            <translation>MATLAB</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>MB</source>
            <translation>Mo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Made for two classes. Much slower; for comparison.</source>
            <translation>Faite pour deux classes. Bien plus lente ; pour comparer.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Made for two classes. The fast form of belief propagation.</source>
            <translation>Faite pour deux classes. La forme rapide de la propagation de croyance.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Made for two classes. Unsteady on uneven data; for comparison.</source>
            <translation>Pour deux classes. Instable sur des données inégales ; pour comparer.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_detail.py" />
            <location filename="../../crowdgui/ui/pages/judging_panel.py" />
            <source>Make it gold</source>
            <translation>Ajouter à la référence</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/review_end.py" />
            <source>Make these {n} labels gold</source>
            <extracomment>For one: Make this {n} label gold</extracomment>
            <translation>
                <numerusform>Ajouter {n} étiquette à la référence</numerusform>
                <numerusform>Ajouter ces {n} étiquettes à la référence</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/item_table.py" />
            <source>Make {n} labels gold</source>
            <extracomment>For one: Make {n} label gold</extracomment>
            <translation>
                <numerusform>Ajouter {n} étiquette à la référence</numerusform>
                <numerusform>Ajouter {n} étiquettes à la référence</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <source>Margin</source>
            <translation>Marge</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <source>Margin over the second class</source>
            <translation>Marge sur la deuxième classe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cvat.py" />
            <source>Marks a part of the image, so it labels no image</source>
            <translation>Marque une partie de l’image, donc n’étiquette pas d’image</translation>
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
            <translation>Marque une partie de l’élément, donc n’étiquette pas d’élément</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>Marks gold</source>
            <translation>Marque de référence</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>Mean accuracy</source>
            <translation>Exactitude moyenne</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/accuracies.py" />
            <source>Mean accuracy kept within</source>
            <translation>Écart maximal de l’exactitude moyenne</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Mean accuracy of workers</source>
            <translation>Exactitude moyenne des annotateurs</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>Mean accuracy that one-step voting needs</source>
            <translation>Exactitude moyenne requise par le vote en une étape</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Mean field (LPI)</source>
            <translation>Champ moyen (LPI)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Mean probability of the final label by the three rules, as much as each counts.</source>
            <translation>Probabilité moyenne de l’étiquette finale selon les trois règles, chacune selon ce qu’elle compte.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/agreement.py" />
            <source>Measure</source>
            <translation>Mesure</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/speed.py" />
            <source>Measuring pace</source>
            <translation>Mesure du rythme</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/peers.py" />
            <location filename="../../crowdgui/core/workers/spam_tests/effective_counts.py" />
            <source>Measuring workers</source>
            <translation>Mesure des annotateurs</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Merge them on the page Classes if they mean the same.</source>
            <translation>Réunissez-les à la page Classes si elles veulent dire la même chose.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Merge words that differ only
in case and blanks</source>
            <translation>Fusionner les mots qui ne diffèrent
que par la casse et les espaces</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Merge words that differ only in case and blanks</source>
            <translation>Fusionner les mots qui ne diffèrent que par la casse et les espaces</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Message passing (KOS)</source>
            <translation>Passage de messages (KOS)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/kos.py" />
            <source>Messages start at random; the middle result of so many starts counts.</source>
            <translation>Les messages partent au hasard ; c’est le résultat médian de ces départs qui compte.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/argilla.py" />
            <location filename="../../crowdgui/io/formats/label_studio.py" />
            <source>Models are workers</source>
            <translation>Les modèles sont des annotateurs</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/rule_options.py" />
            <source>More options</source>
            <translation>Plus d’options</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>More than one column is set as {role}. Keep one.</source>
            <translation>Plusieurs colonnes ont le rôle « {role} ». Gardez-en une.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_table.py" />
            <source>More than six curves cannot be told apart. Untick one first.</source>
            <translation>Plus de six courbes ne peuvent pas être distinguées. Décochez-en d’abord une.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>More than {n} curves cannot be told apart.</source>
            <extracomment>For one: More than {n} curve cannot be told apart.</extracomment>
            <translation>
                <numerusform>Plus de {n} courbe ne peut pas être distinguée.</numerusform>
                <numerusform>Plus de {n} courbes ne peuvent pas être distinguées.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>Most disputed first</source>
            <translation>Les plus contestés d’abord</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>Most wrong, an indication</source>
            <translation>Fausses au plus, une indication</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>Most wrong, if the model held</source>
            <translation>Fausses au plus, si le modèle est valable</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/reviewer.py" />
            <source>Name</source>
            <translation>Nom</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>Name of the recipe</source>
            <translation>Nom de la recette</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cubam_yaml.py" />
            <location filename="../../crowdgui/io/formats/peerannot.py" />
            <source>Names on the outside first.</source>
            <translation>Noms extérieurs d’abord.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_words.py" />
            <source>Names that a spreadsheet would run are being counted.</source>
            <translation>Comptage des noms qu’un tableur exécuterait.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/prodigy.py" />
            <source>Neither accepted nor rejected</source>
            <translation>Ni accepté ni rejeté</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/frame.py" />
            <location filename="../../crowdgui/ui/pages/items_page.py" />
            <location filename="../../crowdgui/ui/widgets/tour_card.py" />
            <source>Next</source>
            <translation>Suivant</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/report.py" />
            <source>Next to nothing</source>
            <translation>Presque rien</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>No accuracy is stated, and no worker answered a gold item. State accuracies, or open a file of gold answers.</source>
            <translation>Aucune exactitude n’est indiquée, et aucun annotateur n’a répondu à un élément de référence. Indiquez des exactitudes, ou ouvrez un fichier de réponses de référence.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>No accuracy is stated.</source>
            <translation>Aucune exactitude n’est indiquée.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/label_studio.py" />
            <source>No annotation says who made it. Export as JSON with annotators, without hiding their details; or, if every worker has a file, choose “One file a worker”.</source>
            <translation>Aucune annotation ne dit qui l’a faite. Exportez en JSON avec les annotateurs, sans masquer leurs détails ; ou, si chaque annotateur a un fichier, choisissez « Un fichier par annotateur ».</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/label_studio_min.py" />
            <source>No annotation says who made it. Export as JSON, with annotators.</source>
            <translation>Aucune annotation ne dit qui l’a faite. Exportez en JSON, avec les annotateurs.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>No answer</source>
            <translation>Pas de réponse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>No answer is</source>
            <translation>Absence de réponse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/long_table.py" />
            <source>No answer is left. All were left out: {why}.</source>
            <translation>Il ne reste aucune réponse. Toutes ont été écartées : {why}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>No answer moves any label: every worker counts for nothing.</source>
            <translation>Aucune réponse ne déplace une étiquette : chaque annotateur compte pour rien.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/peerannot.py" />
            <location filename="../../crowdgui/io/formats/sagemaker.py" />
            <source>No answer names its worker.</source>
            <translation>Aucune réponse ne nomme son annotateur.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/prodigy.py" />
            <source>No answer says who gave it. If every worker has a dataset of their own, choose “One file a worker”.</source>
            <translation>Aucune réponse ne dit qui l’a donnée. Si chaque annotateur a son propre jeu de données, choisissez « Un fichier par annotateur ».</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>No array looks like labels. The arrays are {names}.</source>
            <translation>Aucun tableau ne ressemble à des étiquettes. Les tableaux sont : {names}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/workers.py" />
            <source>No audit sample was drawn.</source>
            <translation>Aucun échantillon d’audit n’a été tiré.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>No bound of its own. {reason}</source>
            <translation>Pas de borne propre. {reason}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>No class is missed by the draw. The limit for all classes together is higher.</source>
            <translation>Aucune classe n’est oubliée par le tirage. La limite pour toutes les classes ensemble est plus haute.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/label_studio_csv.py" />
            <source>No column differs between the annotations of a task. Say which holds the label.</source>
            <translation>Aucune colonne ne varie entre les annotations d’une tâche. Dites laquelle contient l’étiquette.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/appen.py" />
            <source>No column differs between the judgments of a unit. Say which one holds the label.</source>
            <translation>Aucune colonne ne varie entre les jugements d’une unité. Dites laquelle contient l’étiquette.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/mturk.py" />
            <source>No column holds answers. Download the results once workers have answered.</source>
            <translation>Aucune colonne ne contient de réponses. Téléchargez les résultats une fois que des annotateurs ont répondu.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>No error rate below 100 % can be promised with this probability.</source>
            <translation>Aucun taux d’erreur inférieur à 100 % ne peut être promis avec cette probabilité.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/doccano.py" />
            <source>No file is called after a worker.</source>
            <translation>Aucun fichier ne porte le nom d’un annotateur.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/opening.py" />
            <source>No files yet</source>
            <translation>Pas encore de fichiers</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <source>No final label is unsure enough to be listed here.</source>
            <translation>Aucune étiquette finale n’est assez peu sûre pour figurer ici.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>No gold answer matches an item</source>
            <translation>Aucune réponse de référence ne correspond à un élément</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/guarantee.py" />
            <source>No guarantee</source>
            <translation>Pas de garantie</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <location filename="../../crowdgui/core/bounds/headline.py" />
            <source>No guarantee can be given from the labels alone.</source>
            <translation>Les étiquettes seules ne permettent aucune garantie.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/headline.py" />
            <source>No guarantee can be given yet.</source>
            <translation>Aucune garantie n’est possible pour l’instant.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/bootstrap.py" />
            <source>No interval, because a second class is on too few items.</source>
            <translation>Pas d’intervalle, car une deuxième classe se trouve sur trop peu d’éléments.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/overall.py" />
            <source>No interval, because only one item has labels of two workers.</source>
            <translation>Pas d’intervalle, car un seul élément a des étiquettes de deux annotateurs.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/bootstrap.py" />
            <location filename="../../crowdgui/core/agreement/worker_pairs.py" />
            <source>No interval, because the items do not differ.</source>
            <translation>Pas d’intervalle, car les éléments ne diffèrent pas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_detail.py" />
            <source>No item chosen</source>
            <translation>Aucun élément choisi</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <location filename="../../crowdgui/text/errors.py" />
            <source>No item has both a gold label and a final label.</source>
            <translation>Aucun élément n’a à la fois une étiquette de référence et une étiquette finale.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>No item has labels of two workers.</source>
            <translation>Aucun élément n’a d’étiquettes de deux annotateurs.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/plan.py" />
            <source>No item is foreseen to gain from more labels within this number.</source>
            <translation>Dans cette limite, aucun élément ne devrait gagner à recevoir plus d’étiquettes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/gold.py" />
            <location filename="../../crowdgui/io/importing/label_filters.py" />
            <source>No item is named</source>
            <translation>Aucun élément n’est nommé</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>No item of this worker could be compared: nobody else labelled them, or the others are tied.</source>
            <translation>Aucun élément de cet annotateur n’a pu être comparé : personne d’autre ne les a étiquetés, ou les autres sont ex æquo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>No item stands out</source>
            <translation>Aucun élément ne ressort</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_words.py" />
            <source>No item, worker or class here has a name that a spreadsheet would run.</source>
            <translation>Aucun élément, annotateur ou classe n’a ici de nom qu’un tableur exécuterait.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items_page.py" />
            <source>No items yet</source>
            <translation>Pas encore d’éléments</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/convergence.py" />
            <source>No label changed after the first vote.</source>
            <translation>Aucune étiquette n’a changé après le premier vote.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/labelbox.py" />
            <source>No label says who made it. Export with “Label details” and “Performance”.</source>
            <translation>Aucune étiquette ne dit qui l’a faite. Exportez avec « Label details » et « Performance ».</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/decisions.py" />
            <source>No label set by hand</source>
            <translation>Aucune étiquette fixée à la main</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_detail.py" />
            <location filename="../../crowdgui/ui/pages/judging_panel.py" />
            <source>No longer gold</source>
            <translation>Retirer de la référence</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/plan.py" />
            <source>No number of labels is foreseen to bring the error to {wanted}: with all that would help, {more} more, about {least} would stay wrong. Better instructions or answers checked by hand can do what more labels cannot.</source>
            <translation>Aucun nombre d’étiquettes ne devrait ramener l’erreur à {wanted} : avec toutes celles qui aideraient, {more} de plus, environ {least} resteraient fausses. De meilleures consignes ou des réponses contrôlées à la main peuvent faire ce que plus d’étiquettes ne peuvent pas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/prodigy.py" />
            <source>No option was chosen</source>
            <translation>Aucune option n’a été choisie</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_partners.py" />
            <source>No overlap: nobody else labelled any of this worker’s items.</source>
            <translation>Rien en commun : personne d’autre n’a étiqueté d’élément de cet annotateur.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>No overlap: none of these workers share an item.</source>
            <translation>Rien en commun : aucun de ces annotateurs ne partage d’élément.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/argilla.py" />
            <source>No response says which user gave it. Export the records with their responses.</source>
            <translation>Aucune réponse ne dit quel utilisateur l’a donnée. Exportez les enregistrements avec leurs réponses.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/read_labels.py" />
            <source>No row has a worker, an item and an answer. Check which columns these are.</source>
            <translation>Aucune ligne n’a d’annotateur, d’élément et de réponse. Vérifiez quelles colonnes ils occupent.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/table_view.py" />
            <source>No row matches the search and the filter.</source>
            <translation>Aucune ligne ne correspond à la recherche et au filtre.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/compare/comparison.py" />
            <source>No rule has fewer gold answers wrong than “{best}”: {wrong} of {known} ({share}). Beyond noise it beats {beaten} of the {n} other rules.</source>
            <extracomment>For one: No rule has fewer gold answers wrong than “{best}”: {wrong} of {known} ({share}). Beyond noise it beats {beaten} of {n} other rule.</extracomment>
            <translation>
                <numerusform>Aucune règle ne se trompe sur moins de réponses de référence que « {best} » : {wrong} sur {known} ({share}). Au-delà du bruit, « {best} » bat {beaten} de {n} autre règle.</numerusform>
                <numerusform>Aucune règle ne se trompe sur moins de réponses de référence que « {best} » : {wrong} sur {known} ({share}). Au-delà du bruit, « {best} » bat {beaten} des {n} autres règles.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/comparison.py" />
            <source>No rule has fewer gold answers wrong than “{best}”: {wrong} of {known} ({share}). Beyond noise it is only shown to beat “{other}”.</source>
            <translation>Aucune règle ne se trompe sur moins de réponses de référence que « {best} » : {wrong} sur {known} ({share}). Au-delà du bruit, tout ce qui est établi est que « {best} » bat « {other} ».</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/telling.py" />
            <source>No rule has run on these labels yet</source>
            <translation>Aucune règle n’a encore été exécutée sur ces étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items_page.py" />
            <location filename="../../crowdgui/ui/pages/workers_page.py" />
            <source>No rule has run on these labels.</source>
            <translation>Aucune règle n’a été exécutée sur ces étiquettes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>No sample is drawn</source>
            <translation>Aucun échantillon n’est tiré</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>No share is stated for the class “{name}”. State one for each.</source>
            <translation>Aucune part n’est indiquée pour la classe « {name} ». Indiquez-en une pour chacune.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>No ties.</source>
            <translation>Pas d’ex æquo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>No two groups of items show between which workers swap quality.</source>
            <translation>Rien n’indique deux groupes d’éléments entre lesquels la qualité des annotateurs s’inverse.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>No two workers labelled the same item, so nobody can be compared.</source>
            <translation>Il n’y a pas deux annotateurs qui aient étiqueté le même élément : personne ne peut donc être comparé.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>No weights are stated. State one for each worker, or choose plain majority.</source>
            <translation>Aucun poids n’est indiqué. Indiquez-en un par annotateur, ou choisissez la majorité simple.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <location filename="../../crowdgui/text/data.py" />
            <source>No worker answered an item twice</source>
            <translation>Aucun annotateur n’a répondu deux fois à un élément</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>No worker answered an item twice: the rule adds up every answer</source>
            <translation>Aucun annotateur n’a répondu deux fois à un élément : la règle additionne chaque réponse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>No worker is called “{name}”</source>
            <translation>Aucun annotateur ne s’appelle « {name} »</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/workers.py" />
            <source>No worker is left out.</source>
            <translation>Aucun annotateur n’est écarté.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/label_filters.py" />
            <source>No worker is named</source>
            <translation>Aucun annotateur n’est nommé</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>No worker looks like guessing.</source>
            <translation>Aucun annotateur ne semble répondre au hasard.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/cluster.py" />
            <source>No worker process of the cluster is left. Nothing was written.</source>
            <translation>Il ne reste aucun processus de travail du cluster. Rien n’a été écrit.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/report.py" />
            <source>No worker who counts could be compared with others.</source>
            <translation>Aucun annotateur retenu n’a pu être comparé à d’autres.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers_page.py" />
            <source>No workers yet</source>
            <translation>Pas encore d’annotateurs</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/confusion_view.py" />
            <source>No {items}</source>
            <translation>Il n’y a pas d’{items}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>No, a cell is one answer</source>
            <translation>Non, une cellule est une réponse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/argilla.py" />
            <source>Nobody answered</source>
            <translation>Personne n’a répondu</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/parse_labels.py" />
            <source>Nobody answers the question “{wanted}”. The questions are {questions}.</source>
            <translation>Personne ne répond à la question « {wanted} ». Les questions sont : {questions}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/data.py" />
            <source>Nobody can be compared on them.</source>
            <translation>Personne ne peut y être comparé.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>Nobody else labelled this worker’s items, or the others are tied on them.</source>
            <translation>Personne d’autre n’a étiqueté les éléments de cet annotateur, ou les autres y sont ex æquo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_answers.py" />
            <source>Nobody else who counts labelled this worker’s items.</source>
            <translation>Aucun autre annotateur retenu n’a étiqueté les éléments de cet annotateur.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/report.py" />
            <source>Nobody is flagged for what more than this share of honest workers would do.</source>
            <translation>Personne n’est signalé pour ce que ferait plus que cette part des annotateurs honnêtes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>Nobody labelled this item, so it has no final label.</source>
            <translation>Personne n’a étiqueté cet élément : il n’a donc pas d’étiquette finale.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>Nobody labelled this item.</source>
            <translation>Personne n’a étiqueté cet élément.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/gold_bound.py" />
            <source>Nobody who answered gold has a say in the vote.</source>
            <translation>Aucun de ceux qui ont répondu aux éléments de référence n’a de voix dans le vote.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>Nobody who counts labelled these items, so they lose their final label.</source>
            <translation>Aucun annotateur retenu n’a étiqueté ces éléments : ils perdent donc leur étiquette finale.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>Nobody whose labels count has labelled this item.</source>
            <translation>Personne dont les étiquettes comptent n’a étiqueté cet élément.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>None</source>
            <translation>Aucun</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>None of the bounds below says anything about these labels; each says why.</source>
            <translation>Aucune des bornes ci-dessous ne dit quoi que ce soit de ces étiquettes ; chacune dit pourquoi.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/headline.py" />
            <source>None of the bounds below says anything about these labels; each says why. A random check by hand gives a guarantee.</source>
            <translation>Aucune des bornes ci-dessous ne dit quoi que ce soit de ces étiquettes ; chacune dit pourquoi. Un contrôle aléatoire à la main donne une garantie.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>None of the stated workers gave any of these labels. Check that their ids are written alike.</source>
            <translation>Aucun des annotateurs indiqués n’a donné l’une de ces étiquettes. Vérifiez que leurs identifiants s’écrivent de la même façon.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers_together.py" />
            <source>None of them is flagged.</source>
            <translation>Aucun d’eux n’est signalé.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/judging_panel.py" />
            <source>None of these</source>
            <translation>Aucune de celles-ci</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>None of these limits is a guarantee here.</source>
            <translation>Aucune de ces limites n’est ici une garantie.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>None of {n} crowds drawn has its mean accuracy within {within} of the expected one. Allow more.</source>
            <translation>Aucune des {n} foules tirées n’a son exactitude moyenne à {within} près de celle attendue. Permettez davantage.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>None: as it was found</source>
            <translation>Aucune : tel que détecté</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Not chosen</source>
            <translation>Non choisi</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/overall.py" />
            <source>Not defined, because all labels compared are the same number.</source>
            <translation>Non défini : toutes les étiquettes comparées sont le même nombre.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/overall.py" />
            <source>Not defined, because all labels compared are “{only}”: without a second class, agreement cannot be told from chance.</source>
            <translation>Non défini : toutes les étiquettes comparées sont « {only} » ; sans une deuxième classe, l’accord ne se distingue pas du hasard.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/overall.py" />
            <source>Not defined, because all {n} labels compared are of this class, so that chance cannot be told from agreement.</source>
            <translation>Non défini : les {n} étiquettes comparées sont toutes de cette classe, et le hasard ne se distingue donc pas de l’accord.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/worker_pairs.py" />
            <source>Not defined, because any two workers who share {fewest} items or more give one and the same class to all of them.</source>
            <translation>Non défini : deux annotateurs qui partagent {fewest} éléments ou plus leur donnent toujours à tous une seule et même classe.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/two_workers.py" />
            <source>Not defined, because both workers give one and the same class to every item they share, so that chance cannot be told from agreement.</source>
            <translation>Non défini : les deux annotateurs donnent une seule et même classe à tous les éléments qu’ils partagent, et le hasard ne se distingue donc pas de l’accord.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/overall.py" />
            <source>Not defined, because items have between {fewest} and {most} labels, and Fleiss’ kappa needs the same number on each. Krippendorff’s alpha does not.</source>
            <translation>Non défini : les éléments ont entre {fewest} et {most} étiquettes, et le kappa de Fleiss en demande le même nombre pour chacun. L’alpha de Krippendorff, non.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/overall.py" />
            <source>Not defined, because no item has labels of two workers.</source>
            <translation>Non défini : aucun élément n’a d’étiquettes de deux annotateurs.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/overall.py" />
            <source>Not defined, because no item with two labels or more has this class.</source>
            <translation>Non défini : aucun élément à deux étiquettes ou plus n’a cette classe.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/worker_pairs.py" />
            <source>Not defined, because no two workers share {fewest} items or more.</source>
            <translation>Non défini : il n’y a pas deux annotateurs qui partagent {fewest} éléments ou plus.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/overall.py" />
            <source>Not defined, because the classes are not all numbers.</source>
            <translation>Non défini : les classes ne sont pas toutes des nombres.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/overall.py" />
            <source>Not defined, because there is only one class.</source>
            <translation>Non défini : il n’y a qu’une classe.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/two_workers.py" />
            <source>Not defined, because these two workers share no item.</source>
            <translation>Non défini : ces deux annotateurs ne partagent aucun élément.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Not defined, because two workers are needed.</source>
            <translation>Non défini : il faut deux annotateurs.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>Not defined: all items of this worker have the same final label, or none.</source>
            <translation>Non défini : tous les éléments de cet annotateur ont la même étiquette finale, ou aucune.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_partners.py" />
            <source>Not defined: no shared item has a final label.</source>
            <translation>Non défini : aucun élément partagé n’a d’étiquette finale.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/calibration.py" />
            <source>Not defined: {reason}.</source>
            <translation>Non défini : {reason}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/toloka.py" />
            <source>Not finished in time</source>
            <translation>Non terminé à temps</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/corner.py" />
            <source>Not in a project</source>
            <translation>Hors projet</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>Not judged: {rules}.</source>
            <translation>Non jugées : {rules}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cvat.py" />
            <location filename="../../crowdgui/io/formats/doccano.py" />
            <location filename="../../crowdgui/io/formats/label_studio_csv.py" />
            <location filename="../../crowdgui/io/formats/label_studio_min.py" />
            <location filename="../../crowdgui/io/formats/labelbox.py" />
            <source>Not labelled yet</source>
            <translation>Pas encore étiqueté</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/worker_pairs.py" />
            <source>Not listed, because there are too many pairs of workers.</source>
            <translation>Non listées : il y a trop de paires d’annotateurs.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/advice_panel.py" />
            <source>Not looked for.</source>
            <translation>Non cherché.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>Not met: {conditions}.</source>
            <translation>Conditions non remplies : {conditions}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>Not part of the table: {names}.</source>
            <translation>Hors du tableau : {names}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>Not possible yet</source>
            <translation>Pas encore possible</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>Not read: {names}.</source>
            <translation>Non lu : {names}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/corner.py" />
            <source>Not saved</source>
            <translation>Non enregistré</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/argilla.py" />
            <source>Not submitted: {status}</source>
            <translation>Non envoyé : {status}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/overall.py" />
            <source>Not worked out, because there are more than {most} classes.</source>
            <translation>Non calculé : il y a plus de {most} classes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/worker_pairs.py" />
            <source>Not worked out, because there are too many pairs of workers.</source>
            <translation>Non calculé : il y a trop de paires d’annotateurs.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/agreement_panel.py" />
            <source>Not worked out.</source>
            <translation>Non calculé.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <location filename="../../crowdgui/ui/pages/judging_panel.py" />
            <source>Note</source>
            <translation>Note</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/judging_panel.py" />
            <source>Note for this item (N)</source>
            <translation>Note pour cet élément (N)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_detail.py" />
            <source>Note: {note}</source>
            <translation>Note : {note}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
            <source>Noted</source>
            <translation>Avec note</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <source>Notes</source>
            <translation>Notes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Nothing</source>
            <translation>Rien</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/rules/weighted.py" />
            <source>Nothing is known of {n} workers, who count 0.</source>
            <extracomment>For one: Nothing is known of {n} worker, who counts 0.</extracomment>
            <translation>
                <numerusform>On ne sait rien de {n} annotateur, qui compte 0.</numerusform>
                <numerusform>On ne sait rien de {n} annotateurs, qui comptent 0.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>Nothing is left out.</source>
            <translation>Rien n’est écarté.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Nothing is loaded from the network.</source>
            <translation>Rien n’est chargé du réseau.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Nothing is stated of any worker, and none answered a gold item. State confusion matrices or accuracies, or open a file of gold answers.</source>
            <translation>Rien n’est indiqué sur aucun annotateur, et aucun n’a répondu à un élément de référence. Indiquez des matrices de confusion ou des exactitudes, ou ouvrez un fichier de réponses de référence.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/unsaved_work.py" />
            <source>Nothing is unsaved</source>
            <translation>Aucun travail non enregistré</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <source>Nothing to compare yet</source>
            <translation>Rien à comparer pour l’instant</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>Nothing to export yet</source>
            <translation>Rien à exporter pour l’instant</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>Nothing to guarantee yet.</source>
            <translation>Rien à garantir pour l’instant.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels_page.py" />
            <source>Nothing to settle</source>
            <translation>Rien à stabiliser</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/telling.py" />
            <source>Nothing was changed.</source>
            <translation>Rien n’a été modifié.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/workers.py" />
            <source>Nothing was left out of the files.</source>
            <translation>Rien n’a été écarté des fichiers.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Nothing was written.</source>
            <translation>Rien n’a été écrit.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <location filename="../../crowdgui/ui/plots/curves_plot.py" />
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>Nothing yet.</source>
            <translation>Rien pour l’instant.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>NumPy arrays</source>
            <translation>Tableaux NumPy</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>Number</source>
            <translation>Nombre</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <source>Number of labels</source>
            <translation>Nombre d’étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/ebcc.py" />
            <location filename="../../crowdgui/core/rules/kos.py" />
            <source>Number of starts</source>
            <translation>Nombre de départs</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/kos.py" />
            <source>Number of steps</source>
            <translation>Nombre d’étapes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Numbers</source>
            <translation>Nombres</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>Numbers begin at</source>
            <translation>Les numéros commencent à</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/rule_options.py" />
            <source>Numbers from a file</source>
            <translation>Nombres d’un fichier</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/assignment.py" />
            <source>Of a worker to label an item.</source>
            <translation>Probabilité, pour un annotateur, d’étiqueter un élément.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Of all pairs of labels of this item, how many are the same.</source>
            <translation>Parmi toutes les paires d’étiquettes de cet élément, combien sont identiques.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/coefficients.py" />
            <source>Of all pairs of labels that two workers gave to one item, how many are the same. Easy to read, but part of it comes about by chance.</source>
            <translation>Parmi toutes les paires d’étiquettes données par deux annotateurs à un même élément, combien sont identiques. Facile à lire, mais en partie dû au hasard.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/assignment.py" />
            <source>Of an item to be labelled by a worker.</source>
            <translation>Probabilité, pour un élément, d’être étiqueté par un annotateur.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/inception.py" />
            <source>Of annotations that were made but left without a value.</source>
            <translation>Les annotations faites mais laissées sans valeur.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/mturk.py" />
            <source>Of assignments that were not approved.</source>
            <translation>Celles de travaux qui n’ont pas été approuvés.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/appen.py" />
            <source>Of contributors who failed the quality control of the job.</source>
            <translation>Ceux de contributeurs qui ont échoué au contrôle qualité de la mission.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/labelbox.py" />
            <source>Of data rows that their worker skipped.</source>
            <translation>Celles des lignes de données que leur annotateur a passées.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/label_studio.py" />
            <source>Of tasks that their worker skipped.</source>
            <translation>Celles des tâches que leur annotateur a passées.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/report.py" />
            <source>Of the flags of one kind, no more than this share is false on average.</source>
            <translation>Parmi les signalements d’un même type, pas plus que cette part n’est fausse en moyenne.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>Of the items this worker answered more than once, how many got the same answer each time.</source>
            <translation>Parmi les éléments auxquels cet annotateur a répondu plusieurs fois, combien ont reçu chaque fois la même réponse.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>Of the surer ones that have gold, {n} of {known} are wrong all the same.</source>
            <extracomment>For one: Of the surer ones that have gold, {n} of {known} is wrong all the same.</extracomment>
            <translation>
                <numerusform>Fausses malgré tout parmi les plus sûres qui ont une référence : {n} sur {known}.</numerusform>
                <numerusform>Fausses malgré tout parmi les plus sûres qui ont une référence : {n} sur {known}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>Of them gold</source>
            <translation>Dont référence</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>On a c&amp;luster…</source>
            <translation>Sur un c&amp;luster…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>On a cluster EM starts from the plain majority only.</source>
            <translation>Sur un cluster, EM ne part que de la majorité simple.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>On gold, {n} of {known} final labels are wrong: {share} ({low} to {high}).</source>
            <extracomment>For one: On gold, {n} of {known} final labels is wrong: {share} ({low} to {high}).</extracomment>
            <translation>
                <numerusform>Sur la référence, étiquettes finales fausses : {n} sur {known}, soit {share} ({low} à {high}).</numerusform>
                <numerusform>Sur la référence, étiquettes finales fausses : {n} sur {known}, soit {share} ({low} à {high}).</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/worker_evidence.py" />
            <source>On gold, {n} of {known} labels are right, {share}.</source>
            <extracomment>For one: On gold, {n} of {known} labels is right, {share}.</extracomment>
            <translation>
                <numerusform>Sur la référence, {n} des {known} étiquettes est juste, {share}.</numerusform>
                <numerusform>Sur la référence, {n} des {known} étiquettes sont justes, {share}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers_together.py" />
            <source>On gold, {n} of {of} labels are right ({share}).</source>
            <extracomment>For one: On gold, {n} of {of} labels is right ({share}).</extracomment>
            <translation>
                <numerusform>Sur la référence, {n} des {of} étiquettes est juste ({share}).</numerusform>
                <numerusform>Sur la référence, {n} des {of} étiquettes sont justes ({share}).</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>On how many gold items the final label is not the true one.</source>
            <translation>Sur combien d’éléments de référence l’étiquette finale n’est pas la vraie.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_partners.py" />
            <source>On how many of the items that both labelled both say the same.</source>
            <translation>Sur combien des éléments que tous deux ont étiquetés ils disent la même chose.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>On how many of the shared items both give the same label.</source>
            <translation>Sur combien des éléments partagés tous deux donnent la même étiquette.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>On the same items an ordinary worker would agree on about {ordinary}, and a guesser who gives each answer as often on {guesser}.</source>
            <translation>Sur les mêmes éléments, un annotateur ordinaire serait d’accord à environ {ordinary}, et quelqu’un qui donne au hasard chaque réponse aussi souvent, à {guesser}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>On {n} gold answers “{rule}” alone is right {first} times and “{kept}” alone {second}</source>
            <extracomment>For one: On {n} gold answer “{rule}” alone is right {first} times and “{kept}” alone {second}</extracomment>
            <translation>
                <numerusform>Sur {n} réponse de référence, « {rule} » seule a raison {first} fois et « {kept} » seule {second}</numerusform>
                <numerusform>Sur {n} réponses de référence, « {rule} » seule a raison {first} fois et « {kept} » seule {second}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/plan.py" />
            <source>On {n} gold items {error} of the final labels are wrong ({level} interval {low} to {high}).</source>
            <extracomment>For one: On {n} gold item {error} of the final labels are wrong ({level} interval {low} to {high}).</extracomment>
            <translation>
                <numerusform>Sur {n} élément de référence, {error} des étiquettes finales sont fausses (intervalle à {level} : {low} à {high}).</numerusform>
                <numerusform>Sur {n} éléments de référence, {error} des étiquettes finales sont fausses (intervalle à {level} : {low} à {high}).</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>On {n} items at least two of them differ. A number leads to its items.</source>
            <extracomment>For one: On {n} item at least two of them differ. A number leads to its items.</extracomment>
            <translation>
                <numerusform>Sur {n} élément, au moins deux d’entre elles diffèrent. Un nombre mène à ses éléments.</numerusform>
                <numerusform>Sur {n} éléments, au moins deux d’entre elles diffèrent. Un nombre mène à ses éléments.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>On {n} items the workers differ; the most even votes come first.</source>
            <extracomment>For one: On {n} item the workers differ.</extracomment>
            <translation>
                <numerusform>Sur {n} élément, les annotateurs divergent.</numerusform>
                <numerusform>Sur {n} éléments, les annotateurs divergent ; les votes les plus serrés viennent d’abord.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>On {share} of the labels {slow} takes {ratio} times as long as {fast}.</source>
            <translation>Sur {share} des étiquettes, {slow} prend {ratio} fois le temps de {fast}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>On {unanimous} of {compared} items ({share}) all labels are the same. On the middle item, {median} of the pairs of labels are.</source>
            <translation>Sur {unanimous} des {compared} éléments ({share}), toutes les étiquettes sont identiques. Sur l’élément médian, {median} des paires d’étiquettes le sont.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/map.py" />
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <source>One accuracy</source>
            <translation>Une seule exactitude</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/report.py" />
            <location filename="../../crowdgui/io/report/flag_styles.py" />
            <location filename="../../crowdgui/ui/widgets/marks.py" />
            <source>One answer</source>
            <translation>Réponse unique</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>One column per worker works too. Answers that are known to be right, gold, may stand in a column or in a file of their own.</source>
            <translation>Une colonne par annotateur convient aussi. Les réponses dont on sait qu’elles sont justes, la référence, peuvent être dans une colonne ou dans un fichier à part.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/label_studio.py" />
            <location filename="../../crowdgui/io/formats/prodigy.py" />
            <source>One file a worker</source>
            <translation>Un fichier par annotateur</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>One row for each answer</source>
            <translation>Une ligne par réponse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>One row for each answer: who said it, about which item, and what. Columns may have any name and order; you say which is which before they are read.</source>
            <translation>Une ligne par réponse : qui a répondu, pour quel élément, et quoi. Les colonnes peuvent avoir n’importe quel nom et ordre ; vous dites à quoi chacune sert avant la lecture.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>One row for each item, a column for each worker</source>
            <translation>Une ligne par élément, une colonne par annotateur</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>One row for each worker, a column for each item</source>
            <translation>Une ligne par annotateur, une colonne par élément</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/tour.py" />
            <source>One sentence says how many labels are wrong at most, or why that cannot be promised. A check of some labels by hand always gives a promise.</source>
            <translation>Une phrase dit combien d’étiquettes sont fausses au plus, ou pourquoi cela ne peut pas être promis. Contrôler quelques étiquettes à la main donne toujours une promesse.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>One-step voting, any assignment</source>
            <translation>Vote en une étape, toute affectation</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>One-step weighted voting</source>
            <translation>Vote pondéré en une étape</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>Only NaN</source>
            <translation>Seulement NaN</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>Only a random part of the items was looked at.</source>
            <translation>Seule une partie aléatoire des éléments a été examinée.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>Only a random sample can show what all of them got wrong.</source>
            <translation>Seul un échantillon aléatoire peut montrer ce sur quoi tous se sont trompés.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Only accuracies from a Beta distribution have a mean to vary.</source>
            <translation>Seules les exactitudes tirées d’une loi bêta ont une moyenne à faire varier.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/sources.py" />
            <source>Only one question is asked here. Leave --question out.</source>
            <translation>Une seule question est posée ici. Retirez --question.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/sagemaker.py" />
            <source>Only the final label is given, not who gave it</source>
            <translation>Seule l’étiquette finale est donnée, non qui l’a donnée</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/get_another_label.py" />
            <source>Only the labels are read. Gold in a file beside them can be opened as gold; shares of classes and costs are not used.</source>
            <translation>Seules les étiquettes sont lues. Une référence dans un fichier voisin peut être ouverte comme telle ; les parts des classes et les coûts ne sont pas utilisés.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_words.py" />
            <source>Only the question shown, “{question}”, is exported: to the folder “{folder}” inside this one.</source>
            <translation>Seule la question affichée, « {question} », est exportée : dans le dossier « {folder} » à l’intérieur de celui-ci.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Only whether “{answer}” is among them</source>
            <translation>Seulement si « {answer} » en fait partie</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Only “{name}” is a final label.</source>
            <translation>Seule « {name} » est une étiquette finale.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>Open &amp;folder…</source>
            <translation>Ouvrir un &amp;dossier…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>Open &amp;recent</source>
            <translation>Ouvrir un fichier &amp;récent</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>Open &amp;unsaved work</source>
            <translation>Ouvrir un travail &amp;non enregistré</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>Open a file of labels and run a rule. What can be said stands here then.</source>
            <translation>Ouvrez un fichier d’étiquettes et exécutez une règle. Ce qu’on peut dire apparaîtra alors ici.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels_page.py" />
            <source>Open a file of labels first.</source>
            <translation>Ouvrez d’abord un fichier d’étiquettes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>Open a file with a recipe</source>
            <translation>Ouvrir un fichier de recette</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>Open a file…</source>
            <translation>Ouvrir un fichier…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/opening.py" />
            <source>Open a project alone, without other files.</source>
            <translation>Ouvrez un projet seul, sans autres fichiers.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Open a set</source>
            <translation>Ouvrir un jeu</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>Open all {n}</source>
            <translation>Ouvrir les {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_loaded.py" />
            <location filename="../../crowdgui/ui/telling.py" />
            <source>Open another…</source>
            <translation>Ouvrir un autre…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/opening.py" />
            <source>Open folder of labels</source>
            <translation>Ouvrir un dossier d’étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>Open in the browser</source>
            <translation>Ouvrir dans le navigateur</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Open in the browser…</source>
            <translation>Ouvrir dans le navigateur…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/telling.py" />
            <source>Open it</source>
            <translation>Ouvrir</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/opening.py" />
            <source>Open labels</source>
            <translation>Ouvrir des étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>Open recipe</source>
            <translation>Ouvrir une recette</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>Open sa&amp;mple data</source>
            <translation>Ouvrir les données d’e&amp;xemple</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/work.py" />
            <source>Opening the last result</source>
            <translation>Ouverture du dernier résultat</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/content.py" />
            <source>Opening the project</source>
            <translation>Ouverture du projet</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>Open…</source>
            <translation>Ouvrir…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>Options of the rule</source>
            <translation>Options de la règle</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Oracle MAP</source>
            <translation>Oracle MAP</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Oracle, best weights for the bound</source>
            <translation>Oracle, meilleurs poids pour la borne</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_review.py" />
            <source>Order</source>
            <translation>Ordre</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/tour.py" />
            <source>Other rules side by side, whether more labels would help, and which items they would help most.</source>
            <translation>D’autres règles côte à côte, l’effet qu’auraient plus d’étiquettes, et les éléments qu’elles aideraient le plus.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Other worker</source>
            <translation>Autre annotateur</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Overall</source>
            <translation>Global</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/page.py" />
            <source>Overview</source>
            <translation>Vue d’ensemble</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/map.py" />
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <source>Own accuracy on each class</source>
            <translation>Exactitude propre à chaque classe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <source>Own bound</source>
            <translation>Borne propre</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/map.py" />
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <source>Own confusion matrix</source>
            <translation>Matrice de confusion propre</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>Own estimate</source>
            <translation>Auto-estimation</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Own simulation</source>
            <translation>Simulation personnalisée</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_detail.py" />
            <source>Pace</source>
            <translation>Rythme</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/xlsx_file.py" />
            <source>Packing {file}</source>
            <translation>Compression de {file}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/rail.py" />
            <source>Pages</source>
            <translation>Pages</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_pictures.py" />
            <source>Pairs</source>
            <translation>Paires</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Pairs agree on {low} to {high} of the items they share; {overlap}.</source>
            <translation>Les paires sont d’accord sur {low} à {high} des éléments qu’elles partagent ; {overlap}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Pairs of a worker and an item that have an answer, of all there could be</source>
            <translation>Paires annotateur–élément qui ont une réponse, parmi toutes les possibles</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>Paper’s bound, Bernstein</source>
            <translation>Borne de l’article, Bernstein</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>Paper’s bound, Hoeffding</source>
            <translation>Borne de l’article, Hoeffding</translation>
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
            <translation>Séparées par des virgules</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Parted by number signs</source>
            <translation>Séparées par des dièses</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Parted by semicolons</source>
            <translation>Séparées par des points-virgules</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Parted by vertical bars</source>
            <translation>Séparées par des barres verticales</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_detail.py" />
            <source>Partners</source>
            <translation>Partenaires</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/page.py" />
            <source>Parts of the page</source>
            <translation>Parties de la page</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/kos.py" />
            <location filename="../../crowdgui/core/rules/lpi.py" />
            <source>Passing messages</source>
            <translation>Passage des messages</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>Paste labels</source>
            <translation>Coller des étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/pasted.py" />
            <source>Pasted text {n}.txt</source>
            <translation>Texte collé {n}.txt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/coefficients.py" />
            <source>Percent agreement</source>
            <translation>Pourcentage d’accord</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/content.py" />
            <source>Picture</source>
            <translation>Image</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Picture file</source>
            <translation>Fichier d’image</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/matrix_picture.py" />
            <source>Picture of the label matrix</source>
            <translation>Image de la matrice des étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_pictures.py" />
            <source>Pictures</source>
            <translation>Graphiques</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <source>Places found</source>
            <translation>Passages trouvés</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/em.py" />
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Plain majority</source>
            <translation>Majorité simple</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Plain table of text</source>
            <translation>Simple tableau de texte</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <source>Plan</source>
            <translation>Plan</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/plan_panel.py" />
            <source>Plan of more labels</source>
            <translation>Plan d’étiquettes supplémentaires</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/ui/pages/guarantee_words.py" />
            <source>Plug-in</source>
            <translation>Par substitution</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/guarantee.py" />
            <source>Plug-in, an indication</source>
            <translation>Par substitution, une indication</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <location filename="../../crowdgui/ui/pages/export_preview.py" />
            <source>Preview</source>
            <translation>Aperçu</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_preview.py" />
            <source>Preview of a table</source>
            <translation>Aperçu d’un tableau</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Probability of the final label by the fitted accuracies.</source>
            <translation>Probabilité de l’étiquette finale selon les exactitudes ajustées.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Probability of the final label by the fitted confusion matrices.</source>
            <translation>Probabilité de l’étiquette finale selon les matrices de confusion ajustées.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Probability of the final label by the fitted kinds of items.</source>
            <translation>Probabilité de l’étiquette finale selon les types d’éléments ajustés.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Probability of the final label by the messages of its workers.</source>
            <translation>Probabilité de l’étiquette finale selon les messages de ses annotateurs.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Probability of the final label if what is known of the workers is true.</source>
            <translation>Probabilité de l’étiquette finale si ce qu’on sait des annotateurs est vrai.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Probability of the final label if workers err independently, by their weights.</source>
            <translation>Probabilité de l’étiquette finale si les annotateurs se trompent indépendamment, selon leurs poids.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <source>Processor cores</source>
            <translation>Cœurs de processeur</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <source>Processor cores a rule may use</source>
            <translation>Cœurs de processeur qu’une règle peut utiliser</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/prodigy.py" />
            <source>Prodigy</source>
            <translation>Prodigy</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/opening.py" />
            <source>Product reviews</source>
            <translation>Avis sur des produits</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/em.py" />
            <source>Pull toward the crowd</source>
            <translation>Rappel vers la foule</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_detail.py" />
            <source>Put back</source>
            <translation>Réintégrer</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_detail.py" />
            <source>Put back {n}</source>
            <translation>Réintégrer {n}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/worker_table.py" />
            <source>Put back {n} workers</source>
            <extracomment>For one: Put back {n} worker</extracomment>
            <translation>
                <numerusform>Réintégrer {n} annotateur</numerusform>
                <numerusform>Réintégrer {n} annotateurs</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Put them into ranges on the page Classes.</source>
            <translation>Regroupez-les en plages sur la page Classes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/read_labels.py" />
            <source>Putting the labels in order</source>
            <translation>Mise en ordre des étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/html.py" />
            <source>Quality of crowd labels</source>
            <translation>Qualité des étiquettes de la foule</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <location filename="../../crowdgui/ui/widgets/rail.py" />
            <source>Question</source>
            <translation>Question</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/rail.py" />
            <source>Question {n} of {count}</source>
            <translation>Question {n} sur {count}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>Random sample (audit)</source>
            <translation>Échantillon aléatoire (audit)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Ranges as typed</source>
            <translation>Plages telles que saisies</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Ranges of equal width</source>
            <translation>Plages de même largeur</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Ranges with equally many answers</source>
            <translation>Plages de même effectif</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/report.py" />
            <source>Rare among honest workers</source>
            <translation>Rare chez les annotateurs honnêtes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/plan_panel.py" />
            <source>Reach an error</source>
            <translation>Atteindre une erreur</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/mturk.py" />
            <source>Read HTML signs</source>
            <translation>Lire les codes HTML</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/preview_table.py" />
            <source>Read as no answer</source>
            <translation>Lu comme absence de réponse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>Read as the last file with these columns was</source>
            <translation>Lu comme le dernier fichier ayant ces colonnes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>Read from: {names}. {meaning}</source>
            <translation>Lu dans : {names}. {meaning}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Reading</source>
            <translation>Lecture</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/timestamps.py" />
            <source>Reading the durations</source>
            <translation>Lecture des durées</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/run.py" />
            <source>Reading the labels</source>
            <translation>Lecture des étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/outcome.py" />
            <source>Reading the last result</source>
            <translation>Lecture du dernier résultat</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Reading the picture</source>
            <translation>Lecture de l’image</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/timestamps.py" />
            <source>Reading the times</source>
            <translation>Lecture des heures</translation>
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
            <translation>Lecture de {file}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Reads the file from this computer (P)</source>
            <translation>Lit le fichier sur cet ordinateur (P)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/telling.py" />
            <source>Ready</source>
            <translation>Prêt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster_field.py" />
            <source>Ready: {workers} and {n} GiB of memory.</source>
            <translation>Prêt : {workers} et {n} Gio de mémoire.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster_field.py" />
            <source>Ready: {workers}.</source>
            <translation>Prêt : {workers}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>Reason</source>
            <translation>Raison</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>Recent files</source>
            <translation>Fichiers récents</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>Recipe</source>
            <translation>Recette</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>Recipes (*.json)</source>
            <translation>Recettes (*.json)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>Record {n} is no JSON object. Each must stand in braces.</source>
            <translation>L’enregistrement {n} n’est pas un objet JSON. Chacun doit être entre accolades.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Records {lines}</source>
            <extracomment>For one: Record {lines}</extracomment>
            <translation>
                <numerusform>Enregistrement {lines}</numerusform>
                <numerusform>Enregistrements {lines}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window.py" />
            <location filename="../../crowdgui/ui/widgets/corner.py" />
            <source>Redo</source>
            <translation>Rétablir</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/corner.py" />
            <source>Redo {what}</source>
            <translation>Rétablir : {what}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/mturk.py" />
            <location filename="../../crowdgui/io/formats/toloka.py" />
            <source>Rejected by the requester</source>
            <translation>Rejeté par le demandeur</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>Remove</source>
            <translation>Retirer</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Remove {file}</source>
            <translation>Retirer {file}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Repeats the vote, counting good workers more. Bounds apply.</source>
            <translation>Revote en comptant plus les bons annotateurs. Les bornes s’appliquent.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Repetitions</source>
            <translation>Répétitions</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>Replace</source>
            <translation>Remplacer</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>Replace workers’ names by numbers</source>
            <translation>Remplacer les noms des annotateurs par des numéros</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/html.py" />
            <source>Report (HTML)</source>
            <translation>Rapport (HTML)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/exports.py" />
            <source>Report (PDF)</source>
            <translation>Rapport (PDF)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <source>Reports are written in it too.</source>
            <translation>Les rapports sont aussi écrits dans cette langue.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/flags.py" />
            <source>Reset to usual</source>
            <translation>Valeurs habituelles</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels_page.py" />
            <source>Result</source>
            <translation>Résultat</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Results</source>
            <translation>Résultats</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items_page.py" />
            <source>Review {n}</source>
            <translation>Réviser {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Right by class</source>
            <translation>Réponses justes par classe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/lpi.py" />
            <source>Right labels to start with</source>
            <translation>Étiquettes justes au départ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>Right on gold</source>
            <translation>Justes sur la référence</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>Risk accepted that it is more (δ)</source>
            <translation>Risque accepté que ce soit plus (δ)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>Risk you accept</source>
            <translation>Risque que vous acceptez</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>Risk you accept that it is more</source>
            <translation>Risque accepté que ce soit plus</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>Role of column “{name}”</source>
            <translation>Rôle de la colonne « {name} »</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>Row {n} has {m} cells, but {width} were expected. Every row needs the same cells.</source>
            <translation>La rangée {n} a {m} cellules, mais {width} étaient attendues. Chaque rangée doit en avoir autant.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>Row {n} is no list, but the first one is.</source>
            <translation>La rangée {n} n’est pas une liste, alors que la première en est une.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>Rows above are passed over. 0 passes over titles of one cell by itself.</source>
            <translation>Les lignes au-dessus sont ignorées. Avec 0, les titres d’une seule cellule sont ignorés d’office.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>Rows left out</source>
            <translation>Lignes écartées</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/parts.py" />
            <source>Rows left out since worker, item or label is missing: {n}.</source>
            <translation>Lignes écartées, faute d’annotateur, d’élément ou d’étiquette : {n}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>Rows of item, worker and label need three columns, but there are {n}.</source>
            <translation>Des lignes élément, annotateur et étiquette demandent trois colonnes, mais il y en a {n}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Rows {lines}</source>
            <extracomment>For one: Row {lines}</extracomment>
            <translation>
                <numerusform>Rangée {lines}</numerusform>
                <numerusform>Rangées {lines}</numerusform>
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
            <translation>Règle</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <location filename="../../crowdgui/ui/pages/compare_table.py" />
            <location filename="../../crowdgui/ui/pages/labels/rule_list.py" />
            <location filename="../../crowdgui/ui/pages/labels_page.py" />
            <source>Rules</source>
            <translation>Règles</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Rules on simulated crowds</source>
            <translation>Règles sur des foules simulées</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <location filename="../../crowdgui/ui/pages/labels_page.py" />
            <source>Run</source>
            <translation>Exécuter</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/study_panel.py" />
            <source>Run a study to see how much worse the labels would be with fewer of them, and whether more would help.</source>
            <translation>Exécutez une étude pour voir combien les étiquettes perdraient en qualité s’il y en avait moins, et si en avoir davantage aiderait.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels_page.py" />
            <source>Run again</source>
            <translation>Exécuter de nouveau</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Run it to see how far rules are from the truth: {sets} to be drawn.</source>
            <translation>Exécutez-la pour voir à quelle distance de la vérité sont les règles : {sets} à tirer.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels_page.py" />
            <source>Run now</source>
            <translation>Exécuter maintenant</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>Run the &amp;other rules</source>
            <translation>Exécuter les &amp;autres règles</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/study_panel.py" />
            <source>Run the study</source>
            <translation>Exécuter l’étude</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <source>Run the {n} others</source>
            <extracomment>For one: Run the other one</extracomment>
            <translation>
                <numerusform>Exécuter l’autre</numerusform>
                <numerusform>Exécuter les {n} autres</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <location filename="../../crowdgui/ui/pages/study_panel.py" />
            <source>Run time</source>
            <translation>Durée</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/comparison.py" />
            <source>Run two rules or more to compare them.</source>
            <translation>Exécutez deux règles ou plus pour les comparer.</translation>
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
            <translation>Redonnée par un autre</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/agreement.py" />
            <source>Said again by another: if one worker says this class of an item, how often another worker says it too. In brackets the 95 % interval.</source>
            <translation>Redonnée par un autre : si un annotateur donne cette classe à un élément, combien de fois un autre annotateur la lui donne aussi. Entre parenthèses, l’intervalle à 95 %.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>Same again</source>
            <translation>Identiques</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Same label</source>
            <translation>Même étiquette</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Save a set…</source>
            <translation>Enregistrer un jeu…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Save a simulated set</source>
            <translation>Enregistrer un jeu simulé</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>Save as recipe</source>
            <translation>Enregistrer comme recette</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>Save as recipe…</source>
            <translation>Enregistrer comme recette…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/telling.py" />
            <source>Save elsewhere…</source>
            <translation>Enregistrer ailleurs…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/base.py" />
            <source>Save picture</source>
            <translation>Enregistrer l’image</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/base.py" />
            <source>Save picture…</source>
            <translation>Enregistrer l’image…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/keeping.py" />
            <source>Save project</source>
            <translation>Enregistrer le projet</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>Save project &amp;as…</source>
            <translation>Enregistrer le projet &amp;sous…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>Save recipe</source>
            <translation>Enregistrer la recette</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/base.py" />
            <source>Save table</source>
            <translation>Enregistrer le tableau</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/plan_panel.py" />
            <source>Save the list of items</source>
            <translation>Enregistrer la liste des éléments</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>Save the list of what is left out</source>
            <translation>Enregistrer la liste de ce qui est écarté</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <location filename="../../crowdgui/ui/pages/plan_panel.py" />
            <source>Save the list…</source>
            <translation>Enregistrer la liste…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/subprocess_reader.py" />
            <source>Save the table as CSV with the program it was made by, and open that.</source>
            <translation>Enregistrez le tableau en CSV avec le programme qui l’a créé, et ouvrez ce CSV.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/base.py" />
            <source>Save the table behind it…</source>
            <translation>Enregistrer le tableau correspondant…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>Save to a file…</source>
            <translation>Enregistrer dans un fichier…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/corner.py" />
            <source>Saved</source>
            <translation>Enregistré</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/plan_panel.py" />
            <source>Saved as {file}</source>
            <translation>Enregistré : {file}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Saved as {file}.</source>
            <translation>Enregistré : {file}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/keeping.py" />
            <source>Saved in {file}. Every change is saved as you make it.</source>
            <translation>Enregistré dans {file}. Chaque changement est enregistré au fur et à mesure.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/content.py" />
            <location filename="../../crowdgui/io/project/project.py" />
            <source>Saving the project</source>
            <translation>Enregistrement du projet</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/corner.py" />
            <source>Saving…</source>
            <translation>Enregistrement…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Say on the page Classes how to take them.</source>
            <translation>Dites sur la page Classes comment les interpréter.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Say on the page Columns which to keep.</source>
            <translation>Dites sur la page Colonnes quelle réponse garder.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/file_preview.py" />
            <source>Say on the page Source if it holds labels.</source>
            <translation>Dites sur la page Source s’il contient des étiquettes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/file_preview.py" />
            <source>Say on the page Source if they are to stay.</source>
            <translation>Dites sur la page Source si elles doivent rester.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>Say so only if every item had the same chance of gold.</source>
            <translation>Ne l’indiquez que si chaque élément avait la même chance de recevoir une référence.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Say what varies, or give one value.</source>
            <translation>Dites ce qui varie, ou donnez une seule valeur.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>Say which column holds the label.</source>
            <translation>Dites quelle colonne contient l’étiquette.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>Say which column names the item.</source>
            <translation>Dites quelle colonne nomme l’élément.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>Say which column names the worker.</source>
            <translation>Dites quelle colonne nomme l’annotateur.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>Say which column of the gold file holds the gold label.</source>
            <translation>Dites quelle colonne du fichier de référence contient l’étiquette de référence.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>Say which column of the gold file names the item.</source>
            <translation>Dites quelle colonne du fichier de référence nomme l’élément.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <source>Search all pages</source>
            <translation>Rechercher dans toutes les pages</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/accuracies.py" />
            <source>Second group, first set</source>
            <translation>Second groupe, premier jeu</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/accuracies.py" />
            <source>Second group, second set</source>
            <translation>Second groupe, second jeu</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>Seconds</source>
            <translation>Secondes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Seconds of work that 50 steps take, reckoned from those taken: a step is as much work as any other.</source>
            <translation>Secondes de travail pour 50 étapes, calculées d’après celles effectuées : une étape demande autant de travail qu’une autre.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Seconds of work until the last step that changed a final label.</source>
            <translation>Secondes de travail jusqu’à la dernière étape qui a changé une étiquette finale.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Seconds of work until the rule itself stops.</source>
            <translation>Secondes de travail jusqu’à ce que la règle s’arrête d’elle-même.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_end.py" />
            <source>See the guarantee</source>
            <translation>Voir la garantie</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/consensus.py" />
            <location filename="../../crowdgui/core/rules/ebcc.py" />
            <location filename="../../crowdgui/core/rules/kos.py" />
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Seed</source>
            <translation>Graine</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>Seed of the model check</source>
            <translation>Graine du contrôle du modèle</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/ui/pages/guarantee_words.py" />
            <source>Self-certified</source>
            <translation>Autocertifié</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/guarantee.py" />
            <source>Self-certified, from the labels alone</source>
            <translation>Autocertifié, à partir des étiquettes seules</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>Semicolon</source>
            <translation>Point-virgule</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Separator</source>
            <translation>Séparateur</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>Sessions</source>
            <translation>Sessions</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <source>Set by</source>
            <translation>Fixée par</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <location filename="../../crowdgui/ui/pages/export_words.py" />
            <source>Set by hand</source>
            <translation>À la main</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_detail.py" />
            <source>Set its label…</source>
            <translation>Fixer son étiquette…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <source>Set to</source>
            <translation>Fixée à</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <source>Settings</source>
            <translation>Réglages</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Several answers in one cell</source>
            <translation>Plusieurs réponses dans une cellule</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>Several files at once are merged.</source>
            <translation>Plusieurs fichiers ouverts à la fois sont réunis.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/mturk.py" />
            <source>Several items a row</source>
            <translation>Plusieurs éléments par ligne</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/parse_labels.py" />
            <source>Several questions are answered: {questions}. Choose one.</source>
            <translation>Plusieurs questions ont des réponses : {questions}. Choisissez-en une.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/em.py" />
            <source>Several starts, keep the best</source>
            <translation>Plusieurs départs, garder le meilleur</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/agreement.py" />
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Share</source>
            <translation>Part</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/lpi.py" />
            <source>Share of a message that stays as it was; more where messages go back and forth.</source>
            <translation>Part d’un message qui reste telle quelle ; plus grande si les messages oscillent.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>Share of all labels</source>
            <translation>Part de toutes les étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Share of answers that are the final label, by worker and class</source>
            <translation>Part des réponses qui sont l’étiquette finale, par annotateur et classe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/histograms.py" />
            <location filename="../../crowdgui/ui/plots/agreement_histogram.py" />
            <source>Share of items on which a worker agrees</source>
            <translation>Part des éléments où un annotateur est d’accord</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>Share of pairs labelled</source>
            <translation>Part des paires étiquetées</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Share of the item's labels that are the final label. Not a probability.</source>
            <translation>Part des étiquettes de l’élément égales à l’étiquette finale. Pas une probabilité.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Share of the item's weight behind the final label. Not a probability.</source>
            <translation>Part du poids de l’élément derrière l’étiquette finale. Pas une probabilité.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Share of the items with labels whose final label is not the true class.</source>
            <translation>Part des éléments étiquetés dont l’étiquette finale n’est pas la vraie classe.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Share of the items with labels whose final label is the true class.</source>
            <translation>Part des éléments étiquetés dont l’étiquette finale est la vraie classe.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/study/study.py" />
            <source>Share of the labels kept; {n} draws, the band holds the middle 80 %</source>
            <extracomment>For one: Share of the labels kept; {n} draw, the band holds the middle 80 %</extracomment>
            <translation>
                <numerusform>Part des étiquettes gardées ; {n} tirage, la bande contient les 80 % centraux</numerusform>
                <numerusform>Part des étiquettes gardées ; {n} tirages, la bande contient les 80 % centraux</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Share of the messages behind the final label. Not a probability.</source>
            <translation>Part des messages derrière l’étiquette finale. Pas une probabilité.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>Share of wrong labels accepted (ε)</source>
            <translation>Part d’étiquettes fausses acceptée (ε)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>Share of wrong labels you accept</source>
            <translation>Part d’étiquettes fausses que vous acceptez</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Shared items</source>
            <translation>Éléments partagés</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>Shared items are counted by a larger, valid sum: there are too many for the full</source>
            <translation>Les éléments partagés sont comptés par une somme plus grande, mais valide : ils sont trop nombreux pour la somme complète</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>Shared items are counted in full</source>
            <translation>Les éléments partagés sont comptés en entier</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>Sheet</source>
            <translation>Feuille</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>Sheet “{sheet}” was read. There is also: {others}.</source>
            <translation>La feuille « {sheet} » a été lue. Il y a aussi : {others}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/weighted.py" />
            <source>Shift</source>
            <translation>Décalage</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/base.py" />
            <source>Show all</source>
            <translation>Tout montrer</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_table.py" />
            <source>Show all items</source>
            <translation>Montrer tous les éléments</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/worker_matrix.py" />
            <source>Show all {n} items</source>
            <extracomment>For one: Show the item</extracomment>
            <translation>
                <numerusform>Montrer l’élément</numerusform>
                <numerusform>Montrer les {n} éléments</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>Show folder</source>
            <translation>Montrer le dossier</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Show picture</source>
            <translation>Montrer l’image</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_table.py" />
            <source>Show the items of this worker</source>
            <translation>Montrer les éléments de cet annotateur</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/agreement_panel.py" />
            <source>Show the numbers</source>
            <translation>Montrer les nombres</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>Show the numbers behind the paper’s bounds</source>
            <translation>Montrer les nombres derrière les bornes de l’article</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/labels_page.py" />
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>Show the {n}</source>
            <extracomment>For one: Show the one</extracomment>
            <translation>
                <numerusform>Montrer celui-ci</numerusform>
                <numerusform>Montrer les {n}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Show those of the next items too</source>
            <translation>Montrer aussi celles des éléments suivants</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>Side by side</source>
            <translation>Côte à côte</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>Side by side, {workers} workers and {items} items would make {cells} cells, nearly all of them empty. Leave this table out.</source>
            <translation>Côte à côte, {workers} annotateurs et {items} éléments feraient {cells} cellules, presque toutes vides. Laissez ce tableau de côté.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>Sign</source>
            <translation>Signe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/reviewer.py" />
            <source>Sign with this name</source>
            <translation>Signer de ce nom</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Simulate</source>
            <translation>Simuler</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Simulate crowds</source>
            <translation>Simuler des foules</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <source>Simulate…</source>
            <translation>Simuler…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/simulating.py" />
            <source>Simulating</source>
            <translation>Simulation en cours</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Simulation</source>
            <translation>Simulation</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/opening.py" />
            <source>Six friends, twenty photos</source>
            <translation>Six amis, vingt photos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Size</source>
            <translation>Taille</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/label_studio.py" />
            <location filename="../../crowdgui/io/formats/labelbox.py" />
            <location filename="../../crowdgui/io/formats/toloka.py" />
            <source>Skipped by the worker</source>
            <translation>Passé par l’annotateur</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/em.py" />
            <location filename="../../crowdgui/core/rules/map.py" />
            <source>Smoothing</source>
            <translation>Lissage</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/snow.py" />
            <source>Snow et al. (2008)</source>
            <translation>Snow et al. (2008)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_queue.py" />
            <source>So many wrong labels the check is expected to take away, here and elsewhere.</source>
            <translation>Le nombre d’étiquettes fausses que le contrôle devrait supprimer, ici et ailleurs.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Some cells seem to hold several answers</source>
            <translation>Certaines cellules semblent contenir plusieurs réponses</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>Some of what you decided is not saved.</source>
            <translation>Une partie de ce que vous avez décidé n’est pas enregistrée.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>Something in the labels that an honest worker would rarely show. It is a reason to look, and no proof.</source>
            <translation>Quelque chose dans les étiquettes qu’un annotateur honnête montrerait rarement. C’est une raison de regarder, pas une preuve.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_table.py" />
            <source>Something speaks against these workers</source>
            <translation>Quelque chose joue contre ces annotateurs</translation>
        </message>
        <message>
            <location filename="../../crowdgui/jobs/desk.py" />
            <source>Something went wrong inside the program while saving; the log has it.</source>
            <translation>Une erreur s’est produite dans le programme pendant l’enregistrement ; le journal la contient.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/jobs/worker.py" />
            <source>Something went wrong inside the program. Nothing was changed; the log has it.</source>
            <translation>Une erreur s’est produite dans le programme. Rien n’a été modifié ; le journal la contient.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/crashes.py" />
            <source>Something went wrong inside the program. What you decided is kept. {file} says more; nothing was sent.</source>
            <translation>Une erreur s’est produite dans le programme. Ce que vous avez décidé est gardé. {file} en dit plus ; rien n’a été envoyé.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/sheet.py" />
            <source>Sorting the columns of {file}</source>
            <translation>Tri des colonnes de {file}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/frame.py" />
            <source>Source</source>
            <translation>Source</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/report.py" />
            <source>Speed is flagged where a worker’s labels took less than this share of the time others take for the same items.</source>
            <translation>La vitesse est signalée quand les étiquettes d’un annotateur ont pris moins que cette part du temps que prennent les autres pour les mêmes éléments.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/plan_panel.py" />
            <source>Spend labels</source>
            <translation>Dépenser des étiquettes</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/plan.py" />
            <source>Spread evenly over all items it would take {n}.</source>
            <extracomment>For one: Spread evenly over all items it would take {n}.</extracomment>
            <translation>
                <numerusform>Réparties également sur tous les éléments, il en faudrait {n}.</numerusform>
                <numerusform>Réparties également sur tous les éléments, il en faudrait {n}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/plan.py" />
            <source>Spread evenly over all items, no number foreseen here would do.</source>
            <translation>Réparties également sur tous les éléments, aucun nombre prévu ici ne suffirait.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>Spread of the steps</source>
            <translation>Dispersion des pas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>Spreadsheet</source>
            <translation>Tableur</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/em.py" />
            <source>Start from</source>
            <translation>Partir de</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Start over</source>
            <translation>Recommencer</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/convergence.py" />
            <location filename="../../crowdgui/ui/plots/convergence_plot.py" />
            <source>Step {n}: {changed} labels changed</source>
            <translation>Étape {n}, étiquettes changées : {changed}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>Steps</source>
            <translation>Étapes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Steps after the first vote until the rule itself stops.</source>
            <translation>Étapes après le premier vote jusqu’à ce que la règle s’arrête d’elle-même.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <location filename="../../crowdgui/core/simulate/presets.py" />
            <source>Steps to settle</source>
            <translation>Étapes jusqu’à stabilité</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Steps to stop</source>
            <translation>Étapes jusqu’à l’arrêt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <location filename="../../crowdgui/ui/pages/study_panel.py" />
            <source>Stop</source>
            <translation>Arrêter</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>Stop and quit</source>
            <translation>Arrêter et quitter</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/opening.py" />
            <source>Street signs</source>
            <translation>Panneaux de rue</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>Study</source>
            <translation>Étude</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>Study &amp;fewer labels</source>
            <translation>Étudier &amp;moins d’étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <source>Study and plan</source>
            <translation>Étude et plan</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/studying.py" />
            <source>Studying fewer labels</source>
            <translation>Étude avec moins d’étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/label_studio.py" />
            <location filename="../../crowdgui/io/formats/label_studio_min.py" />
            <location filename="../../crowdgui/io/formats/sagemaker.py" />
            <source>Submitted without an answer</source>
            <translation>Envoyé sans réponse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/rule_list.py" />
            <source>Suggested</source>
            <translation>Proposée</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/write.py" />
            <source>Summary</source>
            <translation>Résumé</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>Tab</source>
            <translation>Tabulation</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>Table begins in row</source>
            <translation>Le tableau commence à la ligne</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_preview.py" />
            <source>Table in the preview</source>
            <translation>Tableau de l’aperçu</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_list.py" />
            <source>Tables</source>
            <translation>Tableaux</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <location filename="../../crowdgui/ui/pages/rule_options.py" />
            <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
            <translation>Tableaux (*.csv *.tsv *.txt);;Tous les fichiers (*)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <location filename="../../crowdgui/ui/pages/plan_panel.py" />
            <source>Tables (*.csv)</source>
            <translation>Tableaux (*.csv)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Tables of agreement</source>
            <translation>Tableaux d’accord</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/appen.py" />
            <source>Tainted: its contributor failed the quality control</source>
            <translation>Suspect (tainted) : son contributeur a échoué au contrôle qualité</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>Take a tour</source>
            <translation>Visite guidée</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_detail.py" />
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>Take back</source>
            <translation>Retirer</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Take off apostrophes that keep cells from running</source>
            <translation>Enlever les apostrophes qui empêchent l’exécution des cellules</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Take the apostrophes off {n} cells</source>
            <extracomment>For one: Take the apostrophe off {n} cell</extracomment>
            <translation>
                <numerusform>Enlever l’apostrophe de {n} cellule</numerusform>
                <numerusform>Enlever les apostrophes de {n} cellules</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Take them</source>
            <translation>Les prendre</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/mturk.py" />
            <source>Takes &amp;#44; for a comma, and so on, as web forms write them.</source>
            <translation>Lit &amp;#44; comme une virgule, etc., tel que l’écrivent les formulaires web.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/prodigy.py" />
            <source>Takes off what all names begin with, up to a hyphen.</source>
            <translation>Enlève le début commun à tous les noms, jusqu’à un trait d’union.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/label_studio.py" />
            <source>Takes predictions for answers of a worker.</source>
            <translation>Traite les prédictions comme les réponses d’un annotateur.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/argilla.py" />
            <source>Takes suggestions for answers of a worker.</source>
            <translation>Traite les suggestions comme les réponses d’un annotateur.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/label_studio.py" />
            <location filename="../../crowdgui/io/formats/prodigy.py" />
            <source>Takes the name of the file for the worker.</source>
            <translation>Utilise le nom du fichier comme annotateur.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>Text follows a closing quote mark. Put a separator after it, or write quote marks inside a cell twice.</source>
            <translation>Du texte suit un guillemet fermant. Mettez un séparateur après lui, ou doublez les guillemets à l’intérieur d’une cellule.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_words.py" />
            <source>Text stays text in the formats chosen: only CSV can hold formulas.</source>
            <translation>Le texte reste du texte dans les formats choisis : seul CSV peut contenir des formules.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>That is less than most, but no reason for a flag: {often} would do no better.</source>
            <translation>C’est moins que la plupart, mais pas une raison de signaler : {often} ne ferait pas mieux.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>That is rarely so few, but the answers go with the items: this worker is outvoted, not guessing.</source>
            <translation>Il est rare que ce soit si peu, mais les réponses suivent les éléments : cet annotateur est mis en minorité, il ne répond pas au hasard.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>That is too few items to tell guessing from work.</source>
            <translation>C’est trop peu d’éléments pour distinguer le hasard du travail.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>The Guarantee page draws items at random. Checked here, they give a limit of the error rate that needs no assumption about workers.</source>
            <translation>La page Garantie tire des éléments au hasard. Contrôlés ici, ils donnent une limite du taux d’erreur qui ne demande aucune hypothèse sur les annotateurs.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/mturk.py" />
            <source>The HIT</source>
            <translation>Le HIT</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_text.py" />
            <source>The JSON breaks off. The file may be cut short; export or copy it again.</source>
            <translation>Le JSON s’interrompt. Le fichier est peut-être tronqué ; exportez-le ou copiez-le de nouveau.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_text.py" />
            <source>The JSON is nested too deeply. It is no export of labels.</source>
            <translation>Le JSON est imbriqué trop profondément. Ce n’est pas un export d’étiquettes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cvat.py" />
            <source>The XML is wrong or breaks off there. Export the job again.</source>
            <translation>Le XML est incorrect ou s’interrompt à cet endroit. Exportez de nouveau le job.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/archive.py" />
            <source>The ZIP archive is damaged. Download or copy it again.</source>
            <translation>L’archive ZIP est endommagée. Téléchargez-la ou copiez-la de nouveau.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/snow.py" />
            <source>The answers are {n} different numbers. Put them into ranges, or every number is a class of its own.</source>
            <translation>Les réponses sont {n} nombres différents. Regroupez-les en plages, sinon chaque nombre est une classe à part.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>The answers differ {n} times.</source>
            <extracomment>For one: The answers differ once.</extracomment>
            <translation>
                <numerusform>Les réponses diffèrent {n} fois.</numerusform>
                <numerusform>Les réponses diffèrent {n} fois.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>The answers hardly depend on the item: {rarely} would do as badly ({corrected}).</source>
            <translation>Les réponses ne dépendent guère de l’élément : {rarely} ferait aussi mal ({corrected}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>The answers never differ.</source>
            <translation>Les réponses ne diffèrent jamais.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/file_preview.py" />
            <source>The apostrophes are taken off {n} cells</source>
            <extracomment>For one: The apostrophe is taken off {n} cell</extracomment>
            <translation>
                <numerusform>L’apostrophe est enlevée de {n} cellule</numerusform>
                <numerusform>Les apostrophes sont enlevées de {n} cellules</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/archive.py" />
            <source>The archive has more than {most} files.</source>
            <translation>L’archive contient plus de {most} fichiers.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/archive.py" />
            <source>The archive is packed in a way that is not known. Pack it as plain ZIP.</source>
            <translation>L’archive est compressée d’une façon inconnue. Compressez-la en simple ZIP.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/archive.py" />
            <source>The archive is protected. Unpack it with its password.</source>
            <translation>L’archive est protégée. Décompressez-la avec son mot de passe.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>The array that holds a gold label for each item, if any.</source>
            <translation>Le tableau qui contient une étiquette de référence pour chaque élément, s’il existe.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>The array that holds the labels.</source>
            <translation>Le tableau qui contient les étiquettes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>The array “{name}” cannot be the gold labels: it needs one for each of {n} items.</source>
            <translation>Le tableau « {name} » ne peut pas être celui des étiquettes de référence : il en faut une pour chacun des {n} éléments.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cvat.py" />
            <source>The assignee of the job</source>
            <translation>La personne affectée au job</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>The assumption that workers err independently of each other, alike on all classes and items. Most bounds need it.</source>
            <translation>L’hypothèse que les annotateurs se trompent indépendamment les uns des autres, de même sur toutes les classes et tous les éléments. La plupart des bornes en ont besoin.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>The bars under the workers are their weights;</source>
            <translation>Les barres sous les annotateurs sont leurs poids ;</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>The bound before was not worked out yet when the first worker was changed.</source>
            <translation>La borne d’avant n’était pas encore calculée quand le premier annotateur a été changé.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>The bound says nothing here: the label could well be wrong.</source>
            <translation>La borne ne dit rien ici : l’étiquette pourrait bien être fausse.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>The bounds below put estimates in place of the workers’ true accuracies, so they are indications: they can lie below the true error, above all where some items are harder than others.</source>
            <translation>Les bornes ci-dessous mettent des estimations à la place des exactitudes vraies des annotateurs ; ce sont donc des indications : elles peuvent être au-dessous de l’erreur vraie, surtout quand certains éléments sont plus difficiles que d’autres.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>The byte order mark is missing. Name the encoding with -LE or -BE after it.</source>
            <translation>L’indicateur d’ordre des octets manque. Nommez l’encodage suivi de -LE ou -BE.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>The byte {byte} is not {encoding} text. Choose the encoding the file was saved in, or save it again as UTF-8.</source>
            <translation>L’octet {byte} n’est pas du texte {encoding}. Choisissez l’encodage dans lequel le fichier a été enregistré, ou enregistrez-le de nouveau en UTF-8.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>The byte {byte} is not {encoding} text: the line is cut off or in another encoding. Choose the encoding it was saved in, such as Windows-1252, or save it again as UTF-8.</source>
            <translation>L’octet {byte} n’est pas du texte {encoding} : la ligne est tronquée ou dans un autre encodage. Choisissez l’encodage dans lequel le fichier a été enregistré, par exemple Windows-1252, ou enregistrez-le de nouveau en UTF-8.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <source>The chance that a worker guesses on a hard item.</source>
            <translation>La probabilité qu’un annotateur réponde au hasard sur un élément difficile.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The chances of a worker’s answers do not add up to 1.</source>
            <translation>Les probabilités des réponses d’un annotateur n’ont pas 1 pour somme.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>The check of each of {n} items is expected to take away {least} wrong labels or more, the first ones most.</source>
            <extracomment>For one: The check of {n} item is expected to take away {least} wrong labels or more.</extracomment>
            <translation>
                <numerusform>Le contrôle de {n} élément devrait supprimer {least} étiquettes fausses ou plus.</numerusform>
                <numerusform>Le contrôle de chacun de ces {n} éléments devrait supprimer {least} étiquettes fausses ou plus, les premiers le plus.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The class shares must be one for each class and add up to 100 %.</source>
            <translation>Il faut une part par classe, et leur somme doit être 100 %.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/cluster.py" />
            <source>The cluster cannot be reached any more. Nothing was written.</source>
            <translation>Le cluster n’est plus joignable. Rien n’a été écrit.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/tables.py" />
            <source>The column “{name}” of the other files is missing. Files that are opened together need the same columns.</source>
            <translation>La colonne « {name} » des autres fichiers manque. Les fichiers ouverts ensemble doivent avoir les mêmes colonnes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/get_another_label.py" />
            <source>The columns are</source>
            <translation>Les colonnes sont</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/sheet.py" />
            <source>The columns are not those of this format. Has the file changed?</source>
            <translation>Les colonnes ne sont pas celles de ce format. Le fichier a-t-il changé ?</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>The crowd, as estimated, is not better than chance on every class.</source>
            <translation>Telle qu’estimée, la foule ne fait pas mieux que le hasard sur chaque classe.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/plan.py" />
            <source>The curve alone cannot be continued: it takes gold, a study of five draws or more, about five labels for an item on average, and an error that falls.</source>
            <translation>La courbe seule ne peut pas être prolongée : il faut une référence, une étude de cinq tirages ou plus, environ cinq étiquettes par élément en moyenne, et une erreur qui descend.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>The curve has flattened.</source>
            <translation>La courbe s’est aplatie.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>The curve still falls.</source>
            <translation>La courbe descend encore.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <source>The data</source>
            <translation>Les données</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/atomic.py" />
            <source>The disk is full. What stood there before is unchanged; make room, or save elsewhere.</source>
            <translation>Le disque est plein. Ce qui s’y trouvait avant est inchangé ; libérez de la place, ou enregistrez ailleurs.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>The draws do not tell the first two apart.</source>
            <translation>Les tirages ne distinguent pas les deux premières.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>The duration is known for {count}</source>
            <translation>La durée est connue pour {count}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The earlier study is of other labels, other gold or another seed.</source>
            <translation>L’étude précédente porte sur d’autres étiquettes, une autre référence ou une autre graine.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>The encoding “{name}” is not known. Choose another.</source>
            <translation>L’encodage « {name} » n’est pas connu. Choisissez-en un autre.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/plan.py" />
            <source>The error is {error} already, so {wanted} takes no more labels.</source>
            <translation>L’erreur est déjà de {error} : atteindre {wanted} ne demande donc aucune étiquette supplémentaire.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>The expected lead of the true class over another, at worst; large is good.</source>
            <translation>L’avance attendue de la vraie classe sur une autre, au pire ; plus elle est grande, mieux c’est.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/data.py" />
            <source>The fewest and the most labels that one item got.</source>
            <translation>Le plus petit et le plus grand nombre d’étiquettes reçues par un élément.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/data.py" />
            <source>The fewest and the most labels that one worker gave.</source>
            <translation>Le plus petit et le plus grand nombre d’étiquettes données par un annotateur.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>The file cannot be read any more.</source>
            <translation>Le fichier ne peut plus être lu.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/file.py" />
            <source>The file could not be read: {why}.</source>
            <translation>Le fichier n’a pas pu être lu : {why}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/atomic.py" />
            <source>The file could not be written: {why}.</source>
            <translation>Le fichier n’a pas pu être écrit : {why}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/file.py" />
            <source>The file does not exist. It may have been moved or renamed.</source>
            <translation>Le fichier n’existe pas. Il a peut-être été déplacé ou renommé.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_pace.py" />
            <source>The file does not say when labels were given.</source>
            <translation>Le fichier ne dit pas quand les étiquettes ont été données.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>The file has changed and has {columns} now. Open it again.</source>
            <translation>Le fichier a changé et contient maintenant {columns}. Ouvrez-le de nouveau.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>The file holds no content of this item; look it up by its id.</source>
            <translation>Le fichier ne contient rien de cet élément à montrer ; retrouvez-le par son identifiant.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/file.py" />
            <source>The file is damaged and was left as it is. Open an older copy of it.</source>
            <translation>Le fichier est endommagé et a été laissé tel quel. Ouvrez-en une copie plus ancienne.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/file_head.py" />
            <source>The file is damaged or cut off. Get it again from where it came from.</source>
            <translation>Le fichier est endommagé ou tronqué. Récupérez-le de nouveau à sa source.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/file.py" />
            <source>The file is empty.</source>
            <translation>Le fichier est vide.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>The file is empty. Export or copy it again.</source>
            <translation>Le fichier est vide. Exportez-le ou copiez-le de nouveau.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>The files you open will be listed here.</source>
            <translation>Les fichiers que vous ouvrez seront listés ici.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
            <source>The final label is not the gold label</source>
            <translation>L’étiquette finale n’est pas celle de la référence</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
            <source>The final label only won because its class comes first</source>
            <translation>L’étiquette finale n’a gagné que parce que sa classe vient en premier</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <source>The final label only won because its class comes first.</source>
            <translation>L’étiquette finale n’a gagné que parce que sa classe vient en premier.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cubam.py" />
            <source>The first line should hold the counts of items, workers and labels.</source>
            <translation>La première ligne devrait contenir les nombres d’éléments, d’annotateurs et d’étiquettes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/glad.py" />
            <source>The first line should hold the counts of labels, labellers and tasks.</source>
            <translation>La première ligne devrait contenir les nombres d’étiquettes, d’annotateurs et de tâches.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/triples.py" />
            <source>The first line tells of {told} labels, but there are {n}. Is the file whole?</source>
            <translation>La première ligne annonce {told} étiquettes, mais il y en a {n}. Le fichier est-il complet ?</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/table_view.py" />
            <source>The first {copied} of {of} rows copied; export has no such limit</source>
            <translation>{copied} premières lignes sur {of} copiées ; l’export n’a pas cette limite</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_detail.py" />
            <source>The first {n} are shown.</source>
            <translation>Les {n} premiers sont montrés.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>The first {n} of {rows} rows.</source>
            <translation>Les {n} premières lignes sur {rows}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>The first {n} rows.</source>
            <translation>Les {n} premières lignes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/content.py" />
            <source>The first {shown} of {all} characters are shown.</source>
            <translation>Les {shown} premiers caractères sur {all} sont montrés.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The fitted workers know {known} classes, and {wanted} are wished for.</source>
            <translation>Les annotateurs ajustés connaissent {known} classes, et {wanted} sont demandées.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/atomic.py" />
            <source>The folder does not exist. Make it first, or choose another.</source>
            <translation>Le dossier n’existe pas. Créez-le d’abord, ou choisissez-en un autre.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/gold_bound.py" />
            <source>The gold answers do not show that this vote is better than chance.</source>
            <translation>Les réponses de référence ne montrent pas que ce vote fait mieux que le hasard.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/gold.py" />
            <source>The gold is of an item that has no answers</source>
            <translation>La référence porte sur un élément qui n’a pas de réponses</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/guarantee_builder.py" />
            <source>The gold items were drawn at random, as you state</source>
            <translation>Les éléments de référence ont été tirés au hasard, comme vous l’indiquez</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>The gold label is “{gold}”.</source>
            <translation>L’étiquette de référence est « {gold} ».</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/gold.py" />
            <source>The gold of the item contradicts itself and is not used</source>
            <translation>La référence de l’élément se contredit et n’est pas utilisée</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/file_preview.py" />
            <source>The gold of “{question}” is read from “{gold}”</source>
            <translation>La référence de « {question} » est lue dans « {gold} »</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>The guarantee is about the rule’s labels. {n} of them are replaced by labels set by hand.</source>
            <extracomment>For one: The guarantee is about the rule’s labels. {n} of them is replaced by a label set by hand.</extracomment>
            <translation>
                <numerusform>La garantie porte sur les étiquettes de la règle. {n} d’entre elles est remplacée par une étiquette fixée à la main.</numerusform>
                <numerusform>La garantie porte sur les étiquettes de la règle. {n} d’entre elles sont remplacées par des étiquettes fixées à la main.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>The item by item bound on the share of wrong labels, with estimated accuracies: an indication, not a guarantee. It is shown because the worker model fits these labels.</source>
            <translation>La borne élément par élément sur la part d’étiquettes fausses, avec des exactitudes estimées : une indication, pas une garantie. Elle est montrée parce que le modèle des annotateurs convient à ces étiquettes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cvat.py" />
            <source>The job has no assignee. Choose “The name of the file” as the worker.</source>
            <translation>Personne n’est affecté au job. Choisissez « Le nom du fichier » comme annotateur.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <source>The known true label.</source>
            <translation>L’étiquette vraie, connue.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>The label an item ends up with: the rule’s, or the one a person set by hand.</source>
            <translation>L’étiquette que reçoit finalement un élément : celle de la règle, ou celle qu’une personne a fixée à la main.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_loaded.py" />
            <source>The label matrix</source>
            <translation>La matrice des étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/plan.py" />
            <source>The labels are not what workers who err on their own would give, so the plan is too hopeful: hard items stay hard, however many are asked.</source>
            <translation>Les étiquettes ne sont pas ce que donneraient des annotateurs qui se trompent chacun de leur côté : le plan est donc trop optimiste ; les éléments difficiles le restent, quel que soit le nombre de personnes interrogées.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_check.py" />
            <source>The labels differ a little from what workers who err on their own would give, and by more than chance.</source>
            <translation>Les étiquettes diffèrent un peu, et au-delà du hasard, de ce que donneraient des annotateurs qui se trompent chacun de leur côté.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/agreement_bound.py" />
            <source>The labels do not show that workers are better than chance on the whole. State that they are, or add gold.</source>
            <translation>Les étiquettes ne montrent pas que les annotateurs font mieux que le hasard dans l’ensemble. Indiquez que c’est le cas, ou ajoutez une référence.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>The labels from {start} to {end} brought {points} points (±{error} at {confidence} confidence, {draws}).</source>
            <translation>Gain des étiquettes de {start} à {end}, en points : {points} (±{error} au niveau de confiance de {confidence}, {draws}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/accuracies.py" />
            <source>The larger against the second number, the better the workers are.</source>
            <translation>Plus il est grand par rapport au second nombre, meilleurs sont les annotateurs.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/accuracies.py" />
            <source>The larger both numbers are, the more alike the workers are.</source>
            <translation>Plus les deux nombres sont grands, plus les annotateurs se ressemblent.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/judging.py" />
            <source>The last change was no answer; Ctrl+Z undoes it</source>
            <translation>Le dernier changement n’était pas une réponse ; Ctrl+Z l’annule</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/corner.py" />
            <source>The last changes are being written to the project file.</source>
            <translation>Les derniers changements sont en cours d’écriture dans le fichier du projet.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/outcome.py" />
            <source>The last result is damaged</source>
            <translation>Le dernier résultat est endommagé</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/outcome.py" />
            <source>The last result of “{question}” is damaged</source>
            <translation>Le dernier résultat de « {question} » est endommagé</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>The last step that changed a final label.</source>
            <translation>La dernière étape qui a changé une étiquette finale.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/tour.py" />
            <source>The least sure items come first. A number sets the label, Enter agrees. What you decide wins over the rule.</source>
            <translation>Les éléments les moins sûrs viennent d’abord. Un chiffre fixe l’étiquette, Entrée approuve. Ce que vous décidez l’emporte sur la règle.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>The letters are read as {encoding}</source>
            <translation>Les caractères sont lus en {encoding}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/gold_bound.py" />
            <source>The limit is above 100 %, so it says nothing.</source>
            <translation>La limite dépasse 100 % : elle ne dit donc rien.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>The limit is known once all labels are checked.</source>
            <translation>La limite est connue une fois toutes les étiquettes contrôlées.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/class_map.py" />
            <source>The limits of the ranges must rise.</source>
            <translation>Les limites des plages doivent être croissantes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>The list names every place, one a line, to hand back to who made the file.</source>
            <translation>La liste nomme chaque endroit, un par ligne, à renvoyer à l’auteur du fichier.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The lowest chance of a label is above the highest.</source>
            <translation>La probabilité minimale d’une étiquette dépasse la maximale.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The mean accuracy must lie between 0 and 1, and be neither.</source>
            <translation>L’exactitude moyenne doit être comprise entre 0 et 1, sans être ni l’un ni l’autre.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/doccano.py" />
            <source>The members of this project shared their annotations, so that nobody knows who made which. In doccano, turn off “Share annotations” before labelling.</source>
            <translation>Les membres de ce projet ont partagé leurs annotations : personne ne sait donc qui a fait lesquelles. Dans doccano, désactivez « Share annotations » avant d’étiqueter.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/lpi.py" />
            <source>The messages did not come to rest; more damping or more steps may settle them.</source>
            <translation>Les messages ne se sont pas stabilisés ; plus d’amortissement ou plus d’étapes peuvent y remédier.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/class_shares.py" />
            <source>The most frequent final label is “{name}”: {count} of {n} items ({share}).</source>
            <translation>L’étiquette finale la plus fréquente est « {name} » : {count} des {n} éléments ({share}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <source>The most frequent mistake is “{answer}” where gold says “{known}”: {n}.</source>
            <translation>L’erreur la plus fréquente est « {answer} » là où la référence dit « {known} » : {n}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>The most frequent other answer is “{answer}” for “{known}”: {n}.</source>
            <translation>L’autre réponse la plus fréquente est « {answer} » pour « {known} » : {n}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <source>The most likely label by the rule that ran, or the one set by hand.</source>
            <translation>L’étiquette la plus probable selon la règle exécutée, ou celle fixée à la main.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels_page.py" />
            <source>The most likely label of every item, by {rule}.</source>
            <translation>L’étiquette la plus probable de chaque élément, selon la règle {rule}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels_page.py" />
            <source>The most likely label of every item.</source>
            <translation>L’étiquette la plus probable de chaque élément.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/reviewer.py" />
            <source>The name is exported beside every label you set. Answers given before keep the name they were signed with.</source>
            <translation>Le nom est exporté à côté de chaque étiquette que vous fixez. Les réponses déjà données gardent le nom dont elles ont été signées.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cvat.py" />
            <source>The name of the file</source>
            <translation>Le nom du fichier</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cubam_yaml.py" />
            <location filename="../../crowdgui/io/formats/peerannot.py" />
            <source>The names are</source>
            <translation>Les noms sont</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/plan.py" />
            <source>The next {n} labels are expected to mend {best} wrong final labels where they help most, and {evenly} spread evenly.</source>
            <extracomment>For one: The next {n} label is expected to mend {best} wrong final labels where it helps most, and {evenly} spread evenly.</extracomment>
            <translation>
                <numerusform>La prochaine étiquette devrait corriger {best} étiquettes finales fausses là où elle aide le plus, et {evenly} si elle est répartie également.</numerusform>
                <numerusform>Les {n} prochaines étiquettes devraient corriger {best} étiquettes finales fausses là où elles aident le plus, et {evenly} si elles sont réparties également.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>The number of the first item: 1 in MATLAB, 0 in Python.</source>
            <translation>Le numéro du premier élément : 1 en MATLAB, 0 en Python.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>The number that stands where a worker gave no label.</source>
            <translation>Le nombre écrit là où un annotateur n’a pas donné d’étiquette.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/lists.py" />
            <source>The numbers behind the bounds</source>
            <translation>Les nombres derrière les bornes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>The numbers behind the paper’s bounds</source>
            <translation>Les nombres derrière les bornes de l’article</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/read_labels.py" />
            <source>The question “{question}” cannot be read. {why}</source>
            <translation>La question « {question} » ne peut pas être lue. {why}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>The question “{wanted}” of the recipe is not in this file.</source>
            <translation>La question « {wanted} » de la recette n’est pas dans ce fichier.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/doccano.py" />
            <source>The quote marks are wrong there. Export the project again.</source>
            <translation>Les guillemets sont incorrects à cet endroit. Exportez de nouveau le projet.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/recipes.py" />
            <source>The recipe is for the format “{name}”, which this file does not keep to.</source>
            <translation>La recette est pour le format « {name} », que ce fichier ne respecte pas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>The records so far have {n} different fields, too many for a table. Give every record the same fields.</source>
            <translation>Les enregistrements lus jusqu’ici ont {n} champs différents, trop pour un tableau. Donnez les mêmes champs à chaque enregistrement.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/dialog.py" />
            <source>The rows cannot be shown.</source>
            <translation>Les lignes ne peuvent pas être montrées.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>The rows could not be told apart. Check the separator and the quote marks.</source>
            <translation>Impossible de séparer les lignes. Vérifiez le séparateur et les guillemets.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/guarantee_builder.py" />
            <source>The rule did not know the true labels of the sample</source>
            <translation>La règle ne connaissait pas les étiquettes vraies de l’échantillon</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>The rule had no label to go by.</source>
            <translation>La règle n’avait aucune étiquette sur quoi s’appuyer.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_panel.py" />
            <source>The rule has not run this way, so there is nothing to compare.</source>
            <translation>La règle n’a pas été exécutée ainsi : il n’y a donc rien à comparer.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>The rule said “{label}”, confidence {share}.</source>
            <translation>La règle a dit « {label} », confiance {share}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>The rule says the same, confidence {share}.</source>
            <translation>La règle dit de même, confiance {share}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/guarantee_builder.py" />
            <source>The rule was given gold for items of the sample, so these are no fair test.</source>
            <translation>La règle a reçu la référence d’éléments de l’échantillon : ils ne sont donc pas un test valable.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/run.py" />
            <source>The rule was stopped before it came to rest.</source>
            <translation>La règle a été arrêtée avant de se stabiliser.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The rule “{key}” cannot run on a cluster; {there} can.</source>
            <translation>La règle « {key} » ne peut pas s’exécuter sur un cluster ; {there} le peuvent.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/compare/comparison.py" />
            <source>The rules do not agree on {n} of {items} items ({share}); without gold nothing here shows which is right.</source>
            <extracomment>For one: The rules do not agree on {n} of {items} items ({share}); without gold nothing here shows which is right.</extracomment>
            <translation>
                <numerusform>Les règles ne sont pas d’accord sur {n} élément sur {items} ({share}) ; sans référence, rien ici ne montre laquelle a raison.</numerusform>
                <numerusform>Les règles ne sont pas d’accord sur {n} éléments sur {items} ({share}) ; sans référence, rien ici ne montre laquelle a raison.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>The rule’s estimate of how many of a worker’s labels are right.</source>
            <translation>L’estimation, par la règle, de la part des étiquettes d’un annotateur qui sont justes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/judging.py" />
            <source>The rule’s label is hidden; choose by number</source>
            <translation>L’étiquette de la règle est masquée ; choisissez par numéro</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
            <source>The rule’s own starts or parts give different labels</source>
            <translation>Les départs ou parties de la règle donnent des étiquettes différentes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_list.py" />
            <source>The run and its guarantee</source>
            <translation>L’exécution et sa garantie</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>The same chance for all</source>
            <translation>La même probabilité pour tous</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/mturk.py" />
            <source>The same inputs are the same item also where they were published again.</source>
            <translation>Les mêmes entrées sont le même élément, même si elles ont été publiées de nouveau.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/toloka.py" />
            <source>The same inputs can be several tasks, in pools of their own.</source>
            <translation>Les mêmes entrées peuvent être plusieurs tâches, chacune dans son pool.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>The same lead, at best.</source>
            <translation>La même avance, au mieux.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>The same number of labels each</source>
            <translation>Le même nombre d’étiquettes pour chacun</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>The same seed draws the same sets, on every computer.</source>
            <translation>La même graine tire les mêmes jeux, sur tout ordinateur.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/consensus.py" />
            <source>The same seed draws the same starts and hides the same labels.</source>
            <translation>La même graine tire les mêmes départs et masque les mêmes étiquettes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/ebcc.py" />
            <location filename="../../crowdgui/core/rules/kos.py" />
            <source>The same seed draws the same starts.</source>
            <translation>La même graine tire les mêmes départs.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/prodigy.py" />
            <source>The same text with another question is another task, but the same item.</source>
            <translation>Le même texte avec une autre question est une autre tâche, mais le même élément.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/label_filters.py" />
            <source>The same worker gave the same answer to the item again</source>
            <translation>Le même annotateur a redonné la même réponse à l’élément</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster_field.py" />
            <source>The scheduler answers, but no worker process is there yet.</source>
            <translation>L’ordonnanceur répond, mais aucun processus de travail n’est encore là.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <source>The scheduler of a Dask cluster, for labels that no one computer holds: see Run, On a cluster.</source>
            <translation>L’ordonnanceur d’un cluster Dask, pour des étiquettes qu’aucun ordinateur seul ne peut contenir : voir Exécution, Sur un cluster.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/recipes.py" />
            <source>The separator of the recipe does not fit this file.</source>
            <translation>Le séparateur de la recette ne convient pas à ce fichier.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <source>The share of a copying worker’s labels that is the leader’s answer.</source>
            <translation>La part des étiquettes d’un annotateur copieur qui sont la réponse de son modèle.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>The share of wrong labels on gold, with the range that is likely at 95 %. The line ends at {most}.</source>
            <translation>La part d’étiquettes fausses sur la référence, avec la plage probable à 95 %. La ligne s’arrête à {most}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>The share of wrong labels that the rule itself expects. It is right only if the rule’s idea of workers is.</source>
            <translation>La part d’étiquettes fausses que la règle elle-même attend. Elle n’est juste que si l’idée que la règle se fait des annotateurs l’est.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The shares of workers add up to more than 100 %.</source>
            <translation>La somme des parts d’annotateurs dépasse 100 %.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The shares to keep must rise, above 0 % and up to 100 %.</source>
            <translation>Les parts à garder doivent être croissantes, supérieures à 0 % et d’au plus 100 %.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The sharper bounds are left out: so many labels of so many classes would take very long.</source>
            <translation>Les bornes plus fines sont omises : avec autant d’étiquettes et de classes, le calcul serait très long.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>The solid bar is what can be guaranteed.</source>
            <translation>La barre pleine est ce qui peut être garanti.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/kos.py" />
            <source>The starts give between {low} and {high} labels that differ from a plain majority.</source>
            <translation>Les départs donnent entre {low} et {high} étiquettes qui diffèrent de la majorité simple.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/rules/ebcc.py" />
            <source>The starts give different labels on {n} items; their probabilities are averaged.</source>
            <extracomment>For one: The starts give different labels on {n} item; their probabilities are averaged.</extracomment>
            <translation>
                <numerusform>Les départs donnent des étiquettes différentes sur {n} élément ; on fait la moyenne de leurs probabilités.</numerusform>
                <numerusform>Les départs donnent des étiquettes différentes sur {n} éléments ; on fait la moyenne de leurs probabilités.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The stated class shares are all 0. State at least one above 0.</source>
            <translation>Les parts des classes indiquées sont toutes nulles. Indiquez-en au moins une supérieure à 0.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>The system could not read this file: {why}.</source>
            <translation>Le système n’a pas pu lire ce fichier : {why}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>The table shows no item</source>
            <translation>Le tableau ne montre aucun élément</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/prodigy.py" />
            <source>The task was rejected, so no option was chosen</source>
            <translation>La tâche a été rejetée, donc aucune option n’a été choisie</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/prodigy.py" />
            <source>The task, with its question</source>
            <translation>La tâche, avec sa question</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/opening.py" />
            <source>The text cannot be kept: {why}.</source>
            <translation>Le texte ne peut pas être conservé : {why}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/consensus.py" />
            <source>The three rules count the same: learning their weights is left out beyond {most} labels, where it takes too long.</source>
            <translation>Les trois règles comptent autant : au-delà de {most} étiquettes, leurs poids ne sont pas appris, car cela prend trop de temps.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/consensus.py" />
            <source>The three rules count the same: there are too few labels to learn more.</source>
            <translation>Les trois règles comptent autant : il y a trop peu d’étiquettes pour en apprendre davantage.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/rules/consensus.py" />
            <source>The three rules do not agree on {n} items.</source>
            <extracomment>For one: The three rules do not agree on {n} item.</extracomment>
            <translation>
                <numerusform>Les trois règles ne sont pas d’accord sur {n} élément.</numerusform>
                <numerusform>Les trois règles ne sont pas d’accord sur {n} éléments.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>The time is known for {count}</source>
            <translation>L’heure est connue pour {count}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/mturk.py" />
            <source>The time spent is that of several items, and is not used.</source>
            <translation>Le temps passé est celui de plusieurs éléments et n’est pas utilisé.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/page_timing.py" />
            <source>The time spent on a page is shared evenly among its answers.</source>
            <translation>Le temps passé sur une page est réparti également entre ses réponses.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <source>The true label of this item is not known.</source>
            <translation>L’étiquette vraie de cet élément n’est pas connue.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The values of what varies must rise.</source>
            <translation>Les valeurs de ce qui varie doivent être croissantes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The wanted error must lie from 0 % to below 100 %.</source>
            <translation>L’erreur visée doit aller de 0 % à moins de 100 %.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <source>The window speaks it from its next start.</source>
            <translation>Elle est prise en compte au prochain démarrage.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>The words are listed once the file is read.</source>
            <translation>Les mots sont listés une fois le fichier lu.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>The workbook is empty.</source>
            <translation>Le classeur est vide.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/label_filters.py" />
            <source>The worker contradicts themselves on the item</source>
            <translation>L’annotateur se contredit sur l’élément</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/label_filters.py" />
            <source>The worker gave the item another answer before</source>
            <translation>L’annotateur a donné une autre réponse à l’élément auparavant</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/label_filters.py" />
            <source>The worker gave the item another answer later</source>
            <translation>L’annotateur a donné une autre réponse à l’élément plus tard</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cvat.py" />
            <source>The worker is</source>
            <translation>L’annotateur est</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>The worker model does not fit these labels</source>
            <translation>Le modèle des annotateurs ne convient pas à ces étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>The workers agree on every item</source>
            <translation>Les annotateurs sont d’accord sur chaque élément</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>The workers as a whole agree no more often than guessers would.</source>
            <translation>Dans l’ensemble, les annotateurs ne sont pas plus souvent d’accord qu’en répondant au hasard.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>The workers’ estimated accuracy, on average, as one-step voting needs it.</source>
            <translation>L’exactitude estimée des annotateurs, en moyenne, telle que la requiert le vote en une étape.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <source>The {n} least sure of {all} that are worth a second look; labels set by hand are not among them.</source>
            <translation>Les {n} moins sûrs des {all} qui méritent un second regard ; les étiquettes fixées à la main n’en font pas partie.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/matrix.py" />
            <source>The {n} most frequent of {all} classes are drawn.</source>
            <translation>Les {n} classes les plus fréquentes sur {all} sont dessinées.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>The {n} most frequent of {words} different words.</source>
            <translation>Les {n} plus fréquents des {words} mots différents.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_answers.py" />
            <source>The {n} of {all} classes with the largest shares are shown.</source>
            <translation>Les {n} classes aux plus grandes parts sont montrées, sur {all}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>The {n} with the most labels of {all} flagged workers.</source>
            <translation>Les {n} annotateurs signalés ayant le plus d’étiquettes, sur {all}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>The {n} workers with the most labels, of {all}. In brackets the range that is likely at 95 %.</source>
            <translation>Les {n} annotateurs ayant le plus d’étiquettes, sur {all}. Entre parenthèses, la plage probable à 95 %.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>Their labels</source>
            <translation>Leurs étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_table.py" />
            <source>Their labels do not count</source>
            <translation>Leurs étiquettes ne comptent pas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>Theory</source>
            <translation>Théorie</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/tabular/raw_table.py" />
            <source>There are more fields than can be shown: {n} are left out.</source>
            <extracomment>For one: There are more fields than can be shown: {n} is left out.</extracomment>
            <translation>
                <numerusform>Il y a plus de champs qu’on ne peut en montrer : {n} est écarté.</numerusform>
                <numerusform>Il y a plus de champs qu’on ne peut en montrer : {n} sont écartés.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/labelbox.py" />
            <source>There are no labels in this export. Export with “Labels” and their details.</source>
            <translation>Il n’y a pas d’étiquettes dans cet export. Exportez avec « Labels » et leurs détails.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/parts.py" />
            <source>There are no labels in {place}.</source>
            <translation>Il n’y a pas d’étiquettes dans {place}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/sheet.py" />
            <location filename="../../crowdgui/io/importing/read_labels.py" />
            <source>There are no rows below the header. Export it again.</source>
            <translation>Il n’y a pas de lignes sous l’en-tête. Exportez-le de nouveau.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/agreement_bound.py" />
            <source>There are too few items with labels to split them into halves.</source>
            <translation>Il y a trop peu d’éléments étiquetés pour les partager en moitiés.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_check.py" />
            <source>There are too few items, or too few disagreements on them, to tell whether workers err on their own.</source>
            <translation>Il y a trop peu d’éléments, ou trop peu de désaccords sur eux, pour dire si les annotateurs se trompent chacun de leur côté.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>There are {classes} different labels by {workers} workers, too many to tell apart. Check that the label column holds the answers and not free text.</source>
            <translation>Il y a {classes} étiquettes différentes de {workers} annotateurs, trop pour les distinguer. Vérifiez que la colonne des étiquettes contient les réponses et non du texte libre.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/doccano.py" />
            <source>There are {n} cells in place of {expected}.</source>
            <translation>Il y a {n} cellules au lieu de {expected}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>There are {n} columns; at most {most} can be read. Is the separator right?</source>
            <translation>Il y a {n} colonnes ; {most} au plus peuvent être lues. Le séparateur est-il le bon ?</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_table.py" />
            <source>There are {n} columns; at most {most} can be read. Save it with a row for each answer.</source>
            <translation>Il y a {n} colonnes ; {most} au plus peuvent être lues. Enregistrez avec une ligne par réponse.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>There are {n} different labels</source>
            <translation>Il y a {n} étiquettes différentes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>There are {n} different numbers</source>
            <translation>Il y a {n} nombres différents</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/triples.py" />
            <source>There are {n} words where an item, a worker and a label were expected.</source>
            <translation>Il y a {n} mots là où un élément, un annotateur et une étiquette étaient attendus.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>There can be no folder of this name. Choose another.</source>
            <translation>Aucun dossier ne peut porter ce nom. Choisissez-en un autre.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>There is a character no text has (NUL): the file is damaged or is no text file. Export it again.</source>
            <translation>Il y a un caractère qu’aucun texte ne contient (NUL) : le fichier est endommagé ou n’est pas un fichier texte. Exportez-le de nouveau.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/atomic.py" />
            <source>There is a folder where a file should be, or the other way round.</source>
            <translation>Il y a un dossier là où un fichier devrait être, ou l’inverse.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/cluster.py" />
            <source>There is no Dask scheduler at {address}. Start it, or check the address.</source>
            <translation>Il n’y a pas d’ordonnanceur Dask à {address}. Démarrez-le, ou vérifiez l’adresse.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/parts.py" />
            <source>There is no Parquet file at {place}.</source>
            <translation>Il n’y a pas de fichier Parquet à {place}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/label_filters.py" />
            <source>There is no answer</source>
            <translation>Il n’y a pas de réponse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/long_table.py" />
            <location filename="../../crowdgui/io/importing/tables.py" />
            <source>There is no answer in this file. Export it again.</source>
            <translation>Il n’y a pas de réponse dans ce fichier. Exportez-le de nouveau.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>There is no array “{name}”. The arrays are {names}.</source>
            <translation>Il n’y a pas de tableau « {name} ». Les tableaux sont : {names}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>There is no bound for single items here: this rule is no sum of votes.</source>
            <translation>Il n’y a pas ici de borne pour un élément seul : cette règle n’est pas une somme de votes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/simulation_run.py" />
            <source>There is no bound where workers copy: labels are not independent.</source>
            <translation>Il n’y a pas de borne si des annotateurs copient : les étiquettes ne sont pas indépendantes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/inception.py" />
            <source>There is no column of a worker. Export the table with all of them.</source>
            <translation>Il n’y a pas de colonne d’annotateur. Exportez le tableau avec tous les annotateurs.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/sources.py" />
            <source>There is no column “{name}”. The columns are {columns}.</source>
            <translation>Il n’y a pas de colonne « {name} ». Les colonnes sont : {columns}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/registry.py" />
            <source>There is no format called “{key}”.</source>
            <translation>Il n’y a pas de format appelé « {key} ».</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/gold.py" />
            <source>There is no gold label</source>
            <translation>Il n’y a pas d’étiquette de référence</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/scoring.py" />
            <source>There is no gold to hold fixed.</source>
            <translation>Il n’y a pas de référence à maintenir fixe.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>There is no gold to judge rules by.</source>
            <translation>Il n’y a pas de référence qui permette de juger les règles.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>There is no gold to take class shares from. Choose “As in the votes”.</source>
            <translation>Il n’y a pas de référence d’où tirer les parts des classes. Choisissez « Comme dans les votes ».</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>There is no label left to work on.</source>
            <translation>Il ne reste aucune étiquette sur laquelle travailler.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>There is no ordinary worker left to copy from.</source>
            <translation>Il ne reste aucun annotateur ordinaire à copier.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>There is no other worker to compare with.</source>
            <translation>Il n’y a pas d’autre annotateur à comparer.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_partners.py" />
            <source>There is no other worker.</source>
            <translation>Il n’y a pas d’autre annotateur.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>There is no preset “{key}”; there are {known}.</source>
            <translation>Il n’y a pas de préréglage « {key} » ; il y a : {known}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/sources.py" />
            <source>There is no question “{wanted}”. There are {there}.</source>
            <translation>Il n’y a pas de question « {wanted} ». Il y a : {there}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>There is no record in this file.</source>
            <translation>Il n’y a pas d’enregistrement dans ce fichier.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/user_inputs.py" />
            <source>There is no row with a number.</source>
            <translation>Il n’y a pas de ligne avec un nombre.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>There is no rule “{key}”; there are {known}.</source>
            <translation>Il n’y a pas de règle « {key} » ; il y a : {known}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>There is no such sheet. The sheets are {names}.</source>
            <translation>Cette feuille n’existe pas. Les feuilles sont : {names}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/pasted.py" />
            <source>There is no text on the clipboard. Copy the cells of a table first.</source>
            <translation>Il n’y a pas de texte dans le presse-papiers. Copiez d’abord les cellules d’un tableau.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>There is no worker “{name}”.</source>
            <translation>Il n’y a pas d’annotateur « {name} ».</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cvat.py" />
            <source>There is no “annotations.xml” in this archive.</source>
            <translation>Il n’y a pas de fichier « annotations.xml » dans cette archive.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/parquet.py" />
            <source>There is not enough memory for it. Save it in parts and open one of them.</source>
            <translation>Il n’y a pas assez de mémoire pour lui. Enregistrez-le en plusieurs parties et ouvrez-en une.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/jobs/worker.py" />
            <source>There is not enough memory for this. Nothing was changed.</source>
            <translation>Il n’y a pas assez de mémoire pour cela. Rien n’a été modifié.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/jobs/desk.py" />
            <source>There is not enough memory to save or open it.</source>
            <translation>Il n’y a pas assez de mémoire pour l’enregistrer ou l’ouvrir.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>There is one worker, so there is nobody to compare with.</source>
            <translation>Il y a un seul annotateur : il n’y a donc personne à qui le comparer.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>There is only one column. Labels need a worker, an item and an answer; check the separator.</source>
            <translation>Il n’y a qu’une colonne. Les étiquettes demandent un annotateur, un élément et une réponse ; vérifiez le séparateur.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/cluster_output.py" />
            <source>There is something at {place} already. Choose another place.</source>
            <translation>Il y a déjà quelque chose à {place}. Choisissez un autre endroit.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>There must be a different name for each class.</source>
            <translation>Il faut un nom différent pour chaque classe.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>There must be at least one label to spend.</source>
            <translation>Il faut au moins une étiquette à dépenser.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>There must be one gold answer, or none, for each item.</source>
            <translation>Il faut une réponse de référence, ou aucune, pour chaque élément.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>These are one and the same worker.</source>
            <translation>C’est un seul et même annotateur.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>These are too many sets to draw. Take fewer points or repetitions.</source>
            <translation>C’est trop de jeux à tirer. Prenez moins de points ou de répétitions.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>These choices are not those of the rule “{key}”.</source>
            <translation>Ces options ne sont pas celles de la règle « {key} ».</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/telling.py" />
            <source>These figures are from the last run. They are replaced when this run ends.</source>
            <translation>Ces chiffres viennent de la dernière exécution. Ils seront remplacés à la fin de celle-ci.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels_page.py" />
            <source>These labels are by {made}. Run {chosen} to replace them.</source>
            <translation>Ces étiquettes viennent de la règle {made}. Exécutez {chosen} pour les remplacer.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/headline.py" />
            <source>These labels differ a little from what workers who err independently would give, and by more than chance. Bounds that need such workers are no guarantee then; a random check by hand gives one.</source>
            <translation>Ces étiquettes diffèrent un peu, et au-delà du hasard, de ce que donneraient des annotateurs qui se trompent indépendamment. Les bornes qui supposent de tels annotateurs ne sont alors pas une garantie ; un contrôle aléatoire à la main en donne une.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels_page.py" />
            <source>These labels were made with other options. Run again to replace them.</source>
            <translation>Ces étiquettes ont été faites avec d’autres options. Exécutez de nouveau pour les remplacer.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <source>These words are in none of the pages. Try fewer or other ones.</source>
            <translation>Ces mots ne sont dans aucune page. Essayez-en moins, ou d’autres.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers_together.py" />
            <source>They agree with the others on {agreed} of {of} labels that can be compared ({share}).</source>
            <translation>Ils sont d’accord avec les autres sur {agreed} des {of} étiquettes comparables ({share}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <source>They copy from a leader, an ordinary worker, so their labels are not independent.</source>
            <translation>Ils copient un modèle, un annotateur ordinaire ; leurs étiquettes ne sont donc pas indépendantes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <source>They give any class but the one they hold to be right.</source>
            <translation>Ils donnent n’importe quelle classe sauf celle qu’ils tiennent pour juste.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <source>They give every class equally often.</source>
            <translation>Ils donnent toutes les classes aussi souvent l’une que l’autre.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <source>They give the same class to every item, each a class drawn at random.</source>
            <translation>Ils donnent la même classe à chaque élément, chacun une classe tirée au hasard.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/get_another_label.py" />
            <source>They have no names. There are usually more items than workers.</source>
            <translation>Elles n’ont pas de nom. Il y a d’habitude plus d’éléments que d’annotateurs.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/file_preview.py" />
            <source>They keep a spreadsheet from running cells as formulas.</source>
            <translation>Elles empêchent un tableur d’exécuter des cellules comme formules.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_end.py" />
            <source>They win over the rule and are exported with who, when and note.</source>
            <translation>Elles l’emportent sur la règle et sont exportées avec auteur, date et note.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>This begins like JSON, but is none. Export it as JSON or CSV again.</source>
            <translation>Ce fichier commence comme du JSON, mais n’en est pas. Exportez-le de nouveau en JSON ou CSV.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <source>This computer has {n}. Results are the same with any number; fewer leave more to other programs.</source>
            <extracomment>For one: This computer has {n}. Results are the same with any number; fewer leave more to other programs.</extracomment>
            <translation>
                <numerusform>Cet ordinateur en a {n}. Les résultats sont les mêmes quel que soit le nombre ; en prendre moins laisse davantage aux autres programmes.</numerusform>
                <numerusform>Cet ordinateur en a {n}. Les résultats sont les mêmes quel que soit le nombre ; en prendre moins laisse davantage aux autres programmes.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>This file does not exist. Was it moved?</source>
            <translation>Ce fichier n’existe pas. A-t-il été déplacé ?</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/toloka.py" />
            <source>This file holds tasks, not answers. Download the assignments of the pool.</source>
            <translation>Ce fichier contient des tâches, pas des réponses. Téléchargez les travaux (assignments) du pool.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/toloka.py" />
            <source>This file names no worker: it holds answers that Toloka has put together. Download the assignments (“Download results”) instead.</source>
            <translation>Ce fichier ne nomme aucun annotateur : il contient des réponses que Toloka a agrégées. Téléchargez plutôt les travaux (« Download results »).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/tables.py" />
            <source>This folder holds no answers in a form that is known. Open a file of it instead.</source>
            <translation>Ce dossier ne contient pas de réponses sous une forme connue. Ouvrez plutôt l’un de ses fichiers.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>This is a MATLAB file of version 7.3. Save it in MATLAB with the option -v7.</source>
            <translation>Ce fichier MATLAB est de version 7.3. Enregistrez-le dans MATLAB avec l’option -v7.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/file.py" />
            <source>This is a folder, not a project file.</source>
            <translation>C’est un dossier, pas un fichier de projet.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>This is a web page, not a table. Was a login page saved in place of the file?</source>
            <translation>C’est une page web, pas un tableau. Une page de connexion a-t-elle été enregistrée à la place du fichier ?</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>This is an XML file of a kind that is not known. Export it as CSV or JSON.</source>
            <translation>C’est un fichier XML d’un genre inconnu. Exportez-le en CSV ou JSON.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/plan.py" />
            <source>This is an estimate, not a guarantee: it takes the fitted crowd for the true one. {part} of the gain that follows is counted on; on real sets {low} to {high} of it came true.</source>
            <translation>C’est une estimation, pas une garantie : elle prend la foule ajustée pour la vraie. On compte sur {part} du gain qui s’ensuit ; sur des jeux réels, {low} à {high} se sont réalisés.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cvat.py" />
            <source>This is no XML that CVAT writes.</source>
            <translation>Ce n’est pas un XML écrit par CVAT.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/recipes.py" />
            <source>This is no recipe of CrowdGUI, or it is damaged.</source>
            <translation>Ce n’est pas une recette de CrowdGUI, ou elle est endommagée.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_text.py" />
            <source>This is no valid JSON. Export the file again, or ask who made it.</source>
            <translation>Ce n’est pas un JSON valide. Exportez de nouveau le fichier, ou demandez à son auteur.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>This is not a file but a folder or a device.</source>
            <translation>Ce n’est pas un fichier mais un dossier ou un périphérique.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/file.py" />
            <source>This is not a project file.</source>
            <translation>Ce n’est pas un fichier de projet.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/appen.py" />
            <source>This is the aggregated report, which names no worker. Download the report called “Full” in its place.</source>
            <translation>C’est le rapport agrégé, qui ne nomme aucun annotateur. Téléchargez à la place le rapport appelé « Full ».</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cvat.py" />
            <source>This is the export of a whole task, which does not say who made which tag. Export each job by itself; or, if one worker did it all, choose “The name of the file”.</source>
            <translation>C’est l’export d’une tâche entière, qui ne dit pas qui a fait quel tag. Exportez chaque job séparément ; ou, si un seul annotateur a tout fait, choisissez « Le nom du fichier ».</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/judging.py" />
            <source>This is the last item without an answer</source>
            <translation>C’est le dernier élément sans réponse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>This is {what}, not a text table. Save it as CSV first.</source>
            <translation>C’est {what}, pas un tableau de texte. Enregistrez d’abord en CSV.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>This label was set by hand; the bound is about the rule’s labels.</source>
            <translation>Cette étiquette a été fixée à la main ; la borne porte sur les étiquettes de la règle.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cubam_yaml.py" />
            <source>This line is neither a worker nor an item with its label, as in {example}. Other YAML is not read.</source>
            <translation>Cette ligne n’est ni un annotateur ni un élément avec son étiquette, comme dans {example}. Tout autre YAML n’est pas lu.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>This looks like copying.</source>
            <translation>Cela ressemble à une copie.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/sagemaker.py" />
            <source>This manifest holds final labels only. Open the folder of the job instead: the workers' answers are in “annotations/worker-response”.</source>
            <translation>Ce manifeste ne contient que des étiquettes finales. Ouvrez plutôt le dossier du job : les réponses des annotateurs sont dans « annotations/worker-response ».</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>This picture is not in the folder of the label file.</source>
            <translation>Cette image n’est pas dans le dossier du fichier d’étiquettes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/file.py" />
            <source>This project needs a newer program, one that reads version {theirs} of project files. This program reads versions up to {ours}.</source>
            <translation>Ce projet demande un programme plus récent, qui lit la version {theirs} des fichiers de projet. Ce programme lit les versions jusqu’à {ours}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>This rule has not run.</source>
            <translation>Cette règle n’a pas été exécutée.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/errors.py" />
            <source>This rule is for two classes, and these labels have {n}. Choose another rule.</source>
            <extracomment>For one: This rule is for two classes, and these labels have {n}. Choose another rule.</extracomment>
            <translation>
                <numerusform>Cette règle est faite pour deux classes, et ces étiquettes en ont {n}. Choisissez une autre règle.</numerusform>
                <numerusform>Cette règle est faite pour deux classes, et ces étiquettes en ont {n}. Choisissez une autre règle.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>This rule is no sum of votes, so this bound does not speak of it.</source>
            <translation>Cette règle n’est pas une somme de votes : cette borne n’en parle donc pas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/rule_options.py" />
            <source>This rule leaves nothing to choose.</source>
            <translation>Cette règle ne laisse rien à choisir.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels_page.py" />
            <source>This rule takes one count, so there are no steps to show.</source>
            <translation>Cette règle compte une seule fois : il n’y a donc pas d’étapes à montrer.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <source>This rule was given the gold labels, so they are no fair test of its labels.</source>
            <translation>Cette règle a reçu les étiquettes de référence : elles ne sont donc pas un test valable de ses étiquettes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/messages.py" />
            <source>This rule was made for two classes; here it tells each class from those after it, so the order of the classes matters.</source>
            <translation>Cette règle est faite pour deux classes ; ici, elle distingue chaque classe de celles qui la suivent, et l’ordre des classes compte donc.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>This rule’s confidence is a share of the votes, no probability.</source>
            <translation>La confiance de cette règle est une part des votes, non une probabilité.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>This sheet is empty. Choose another one.</source>
            <translation>Cette feuille est vide. Choisissez-en une autre.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_preview.py" />
            <source>This table is worked out when it is exported.</source>
            <translation>Ce tableau est calculé au moment de l’export.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_answers.py" />
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>This worker answered no item more than once.</source>
            <translation>Cet annotateur n’a répondu plusieurs fois à aucun élément.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>This worker gave no label to an item with a final label.</source>
            <translation>Cet annotateur n’a donné d’étiquette à aucun élément ayant une étiquette finale.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>This worker gave no label.</source>
            <translation>Cet annotateur n’a donné aucune étiquette.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>This worker is left out, so the rule knows nothing of their labels.</source>
            <translation>Cet annotateur est écarté : la règle ne sait donc rien de ses étiquettes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>This worker labelled no gold item.</source>
            <translation>Cet annotateur n’a étiqueté aucun élément de référence.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/study_panel.py" />
            <source>Tick a rule in the table first.</source>
            <translation>Cochez d’abord une règle dans le tableau.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/tour.py" />
            <source>Tick the files, choose a folder. The report says all there is to say. F1 opens the help on whatever you point at.</source>
            <translation>Cochez les fichiers, choisissez un dossier. Le rapport dit tout ce qu’il y a à dire. F1 ouvre l’aide sur ce que vous pointez.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <source>Tie</source>
            <translation>Ex æquo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
            <source>Tied</source>
            <translation>Ex æquo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <location filename="../../crowdgui/ui/pages/export_words.py" />
            <source>Ties</source>
            <translation>Ex æquo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>Time</source>
            <translation>Heure</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <location filename="../../crowdgui/core/simulate/presets.py" />
            <source>Time of 50 steps</source>
            <translation>Durée de 50 étapes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <location filename="../../crowdgui/core/simulate/presets.py" />
            <source>Time to settle</source>
            <translation>Durée jusqu’à stabilité</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Time to stop</source>
            <translation>Durée jusqu’à l’arrêt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/simulation_run.py" />
            <source>Times are those of a rule’s own work on one core, without drawing the set. They grow by up to a quarter where several sets are tried at the same time.</source>
            <translation>Les durées sont celles du travail propre d’une règle sur un cœur, sans le tirage du jeu. Elles peuvent augmenter d’un quart quand plusieurs jeux sont essayés en même temps.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/label_metadata.py" />
            <source>Times that could not be read; their labels are kept</source>
            <translation>Heures illisibles ; leurs étiquettes sont gardées</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/label_metadata.py" />
            <source>Times whose day cannot be told from their month; their labels are kept</source>
            <translation>Dates dont le jour ne se distingue pas du mois ; leurs étiquettes sont gardées</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>To begin afresh, choose no recipe on the page Source.</source>
            <translation>Pour repartir de zéro, ne choisissez aucune recette sur la page Source.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/plan.py" />
            <source>To come from {error} to {wanted} takes about {n} more labels{range}, sent to the items they help most.</source>
            <extracomment>For one: To come from {error} to {wanted} takes about {n} more label{range}, sent to the items it helps most.</extracomment>
            <translation>
                <numerusform>Pour passer de {error} à {wanted}, il faut environ {n} étiquette de plus{range}, envoyée à l’élément qu’elle aide le plus.</numerusform>
                <numerusform>Pour passer de {error} à {wanted}, il faut environ {n} étiquettes de plus{range}, envoyées aux éléments qu’elles aident le plus.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>To show that at most {most} are wrong, check {fewest} if none turns out wrong, {usual} if {share} do.</source>
            <translation>Pour montrer qu’au plus {most} sont fausses, contrôlez-en {fewest} si aucune ne se révèle fausse, {usual} si {share} le sont.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers_together.py" />
            <source>Together they gave {given} of the {all} labels ({share}).</source>
            <translation>Ensemble, ils ont donné {given} des {all} étiquettes ({share}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>Together they gave {given} of the {labels} labels ({share}).</source>
            <translation>Ensemble, ils ont donné {given} des {labels} étiquettes ({share}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Together, as one class</source>
            <translation>Ensemble, comme une seule classe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Told from what stands in the file, not from its name. Choose another if wrong.</source>
            <translation>Reconnu au contenu du fichier, non à son nom. Choisissez-en un autre s’il ne convient pas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/toloka.py" />
            <source>Toloka assignments</source>
            <translation>Travaux Toloka (assignments)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/report.py" />
            <location filename="../../crowdgui/io/report/flag_styles.py" />
            <location filename="../../crowdgui/ui/widgets/marks.py" />
            <source>Too fast</source>
            <translation>Trop rapide</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_table.py" />
            <source>Too few</source>
            <translation>Trop peu</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_check.py" />
            <source>Too few items have two labels or more to tell whether workers err on their own.</source>
            <translation>Trop peu d’éléments ont deux étiquettes ou plus pour dire si les annotateurs se trompent chacun de leur côté.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Too few items to tell agreement from chance.</source>
            <translation>Trop peu d’éléments pour distinguer l’accord du hasard.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/flag_styles.py" />
            <location filename="../../crowdgui/ui/widgets/marks.py" />
            <source>Too few labels</source>
            <translation>Trop peu d’étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>Tour of the &amp;pages</source>
            <translation>&amp;Visite des pages</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/tour_card.py" />
            <source>Tour of the pages</source>
            <translation>Visite des pages</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>True labels that were known beforehand or checked by a person.</source>
            <translation>Étiquettes vraies connues d’avance ou contrôlées par une personne.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>Try it with sample data</source>
            <translation>Essayer avec des données d’exemple</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/study/study_run.py" />
            <source>Trying rules on parts of the labels</source>
            <translation>Essai des règles sur des parties des étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_check.py" />
            <source>Two answers to one item are “{one}” and “{other}” in {seen} of cases, where workers alike on all classes would give {expected}: {meaning}.</source>
            <translation>Deux réponses au même élément sont « {one} » et « {other} » dans {seen} des cas, alors que des annotateurs constants sur toutes les classes donneraient {expected} : {meaning}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>Two classes have the same support on an item; the first in order was taken.</source>
            <translation>Deux classes ont le même soutien sur un élément ; la première dans l’ordre a été prise.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Two classes with a shift</source>
            <translation>Deux classes avec décalage</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Two groups, good at different items</source>
            <translation>Deux groupes, bons sur des éléments différents</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_pace.py" />
            <source>Two in three workers take {low} to {high}.</source>
            <translation>Deux annotateurs sur trois prennent de {low} à {high}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Two rules or more have to run first.</source>
            <translation>Deux règles ou plus doivent d’abord être exécutées.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Two workers</source>
            <translation>Deux annotateurs</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Type numbers that rise, parted by semicolons.</source>
            <translation>Saisissez des nombres croissants, séparés par des points-virgules.</translation>
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
            <translation>UTF-8 avec BOM</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window.py" />
            <location filename="../../crowdgui/ui/pages/workers/what_if_strip.py" />
            <location filename="../../crowdgui/ui/widgets/corner.py" />
            <source>Undo</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/corner.py" />
            <source>Undo {what}</source>
            <translation>Annuler : {what}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/archive.py" />
            <source>Unpacked, the archive is larger than {most}.</source>
            <translation>Décompressée, l’archive dépasse {most}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
            <source>Unsure</source>
            <translation>Peu sûrs</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Up</source>
            <translation>Monter</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/advice_panel.py" />
            <source>Use the advised rule</source>
            <translation>Utiliser la règle conseillée</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/flags.py" />
            <source>Use these</source>
            <translation>Utiliser celles-ci</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/advice_panel.py" />
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <source>Use {rule}</source>
            <translation>Utiliser {rule}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>Use “{rule}”: it has fewer gold answers wrong than “{kept}”, beyond noise.</source>
            <translation>Utilisez « {rule} » : elle se trompe sur moins de réponses de référence que « {kept} », au-delà du bruit.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>Use “{rule}”: its labels foretell hidden answers better than those of “{kept}”, beyond noise.</source>
            <translation>Utilisez « {rule} » : ses étiquettes prédisent mieux les réponses masquées que celles de « {kept} », au-delà du bruit.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Uses what you state of the workers, or what gold answers tell of them.</source>
            <translation>Utilise ce qu’on sait des annotateurs, par vous ou par la référence.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/agreement.py" />
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Value</source>
            <translation>Valeur</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <source>Version of CrowdGUI</source>
            <translation>Version de CrowdGUI</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>Vertical bar</source>
            <translation>Barre verticale</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <location filename="../../crowdgui/ui/pages/item_detail.py" />
            <location filename="../../crowdgui/ui/pages/review_queue.py" />
            <location filename="../../crowdgui/ui/widgets/chips.py" />
            <source>Votes</source>
            <translation>Votes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Votes between two classes, and favours one of them by as much as you say.</source>
            <translation>Vote entre deux classes en favorisant l’une autant que vous le dites.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>Votes, weights and the rule’s label are shown once you have answered.</source>
            <translation>Votes, poids et étiquette de la règle sont montrés une fois que vous avez répondu.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/voting.py" />
            <location filename="../../crowdgui/core/rules/weighted.py" />
            <location filename="../../crowdgui/core/rules/weighted_vote.py" />
            <source>Voting</source>
            <translation>Vote</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Voting with your weights</source>
            <translation>Vote avec vos poids</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/consensus.py" />
            <source>Weighing three rules</source>
            <translation>Pondération de trois règles</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Weighs every worker once, then votes again.</source>
            <translation>Pondère chaque annotateur une fois, puis vote de nouveau.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Weighs workers by stated accuracies or gold so that the bound is smallest.</source>
            <translation>Pondère selon les exactitudes indiquées ou la référence : borne minimale.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>Weight</source>
            <translation>Poids</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Weighted share of the final label among the item's labels and the crowd's.</source>
            <translation>Part pondérée de l’étiquette finale parmi les étiquettes de l’élément et celles de la foule.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Weighted voting (IWMV)</source>
            <translation>Vote pondéré (IWMV)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Weighted voting, log-odds</source>
            <translation>Vote pondéré, log-odds</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/weighted.py" />
            <source>Weights</source>
            <translation>Poids</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>What a file of labels looks like</source>
            <translation>À quoi ressemble un fichier d’étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <source>What a person wrote beside it.</source>
            <translation>Ce qu’une personne a écrit à côté.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>What a row of the labels stands for.</source>
            <translation>Ce que représente une ligne des étiquettes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>What can be guaranteed is being worked out.</source>
            <translation>Calcul de ce qui peut être garanti.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_detail.py" />
            <source>What each class has behind it</source>
            <translation>Ce que chaque classe a derrière elle</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>What each flag rests on.</source>
            <translation>Sur quoi repose chaque signalement.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>What if these {n} workers counted again?</source>
            <extracomment>For one: What if this worker counted again?</extracomment>
            <translation>
                <numerusform>Et si cet annotateur comptait de nouveau ?</numerusform>
                <numerusform>Et si ces {n} annotateurs comptaient de nouveau ?</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>What if these {n} workers were left out?</source>
            <extracomment>For one: What if this worker were left out?</extracomment>
            <translation>
                <numerusform>Et si cet annotateur était écarté ?</numerusform>
                <numerusform>Et si ces {n} annotateurs étaient écartés ?</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>What if {out} left out and {back} counted again?</source>
            <translation>Et si l’on écartait {out} et recomptait {back} ?</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <source>What is drawn for each worker where accuracies come from a Beta distribution.</source>
            <translation>Ce qui est tiré pour chaque annotateur quand les exactitudes viennent d’une loi bêta.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <source>What is known of the rules</source>
            <translation>Ce qu’on sait des règles</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_detail.py" />
            <source>What is known of this worker</source>
            <translation>Ce qu’on sait de cet annotateur</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>What is left out</source>
            <translation>Ce qui est écarté</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>What is left out: {n}</source>
            <translation>Ce qui est écarté : {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>What is simulated</source>
            <translation>Ce qui est simulé</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/judging_panel.py" />
            <source>What is this item? The rule’s label stays hidden, so as not to sway you.</source>
            <translation>Quelle étiquette pour cet élément ? Celle de la règle reste masquée, pour ne pas vous influencer.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>What it is</source>
            <translation>Ce que c’est</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>What it rests on</source>
            <translation>Sur quoi cela repose</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <source>What other rules make of the same labels stands here once a file of labels is open and a rule has run.</source>
            <translation>Ce que d’autres règles font des mêmes étiquettes apparaît ici une fois un fichier d’étiquettes ouvert et une règle exécutée.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/map.py" />
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <source>What sets workers apart</source>
            <translation>Ce qui distingue les annotateurs</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>What share of the answers would have to be others for the worker to give each answer as often as it is the final label of the same items. 0 % does not mean right, only not one-sided.</source>
            <translation>Quelle part des réponses devrait changer pour que l’annotateur donne chaque réponse aussi souvent qu’elle est l’étiquette finale des mêmes éléments. 0 % ne veut pas dire juste, seulement sans parti pris.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>What speaks against them</source>
            <translation>Ce qui joue contre eux</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>What the curves show</source>
            <translation>Ce que montrent les courbes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_loaded.py" />
            <source>What the file holds</source>
            <translation>Ce que contient le fichier</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>What the files say</source>
            <translation>Ce que disent les fichiers</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>What the labels say against this worker. Choose the row to see the evidence.</source>
            <translation>Ce que les étiquettes disent contre cet annotateur. Choisissez la ligne pour voir les indices.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>What there is to say</source>
            <translation>Ce qu’il y a à dire</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>What this gives</source>
            <translation>Ce que cela donne</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>What varies</source>
            <translation>Ce qui varie</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>What was asked for</source>
            <translation>Ce qui a été demandé</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>What was counted</source>
            <translation>Ce qui a été compté</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>What was decided in it cannot be brought back. Your files of labels stay.</source>
            <translation>Ce qui y a été décidé ne pourra pas être rétabli. Vos fichiers d’étiquettes restent.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_end.py" />
            <source>What was found is held against the rule’s labels on the Guarantee page.</source>
            <translation>Ce qui a été trouvé est comparé aux étiquettes de la règle sur la page Garantie.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>What was found so far is of another simulation.</source>
            <translation>Ce qui a été trouvé jusqu’ici vient d’une autre simulation.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <source>What was left out</source>
            <translation>Ce qui a été écarté</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/telling.py" />
            <source>What was open before is still open.</source>
            <translation>Ce qui était ouvert avant l’est encore.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>What was said</source>
            <translation>Ce qui a été dit</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/prodigy.py" />
            <source>What was shown</source>
            <translation>Ce qui a été montré</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>What workers answer</source>
            <translation>Ce que répondent les annotateurs</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>What would lower the bound</source>
            <translation>Ce qui abaisserait la borne</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/corner.py" />
            <source>What you decide is kept on this computer, also after a crash. Save it as a project to have it in a file of your own.</source>
            <translation>Ce que vous décidez est conservé sur cet ordinateur, même après un plantage. Enregistrez-le comme projet pour l’avoir dans un fichier à vous.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/telling.py" />
            <source>What you decide is still here, and is saved as soon as that works.</source>
            <translation>Ce que vous décidez est encore là, et sera enregistré dès que possible.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>What {file} holds</source>
            <translation>Ce que contient {file}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>What {rules} foretell does not count: each {reason}.</source>
            <translation>Ce que prédisent {rules} ne compte pas : chacune de ces règles {reason}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <source>When it was set</source>
            <translation>Quand elle a été fixée</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>Where</source>
            <translation>Où</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Where accuracies come from</source>
            <translation>D’où viennent les exactitudes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/map.py" />
            <source>Where each class’s share of the items comes from.</source>
            <translation>D’où vient la part de chaque classe parmi les éléments.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/em.py" />
            <source>Where many workers guess, the fit can get stuck; several starts find a better one and show which items are in doubt, in several times the time.</source>
            <translation>Quand beaucoup d’annotateurs répondent au hasard, l’ajustement peut se bloquer ; plusieurs départs en trouvent un meilleur et montrent quels éléments sont douteux, mais prennent plusieurs fois plus de temps.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Where the 95 % interval begins.</source>
            <translation>Où commence l’intervalle à 95 %.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Where the 95 % interval ends.</source>
            <translation>Où finit l’intervalle à 95 %.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Where two rules differ</source>
            <translation>Où deux règles diffèrent</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>Whether the curve has flattened cannot be told yet.</source>
            <translation>On ne peut pas encore dire si la courbe s’est aplatie.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>Whether the first row of the table names its columns.</source>
            <translation>Indique si la première ligne du tableau nomme ses colonnes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>Whether the study of fewer labels below tries this rule too.</source>
            <translation>Indique si l’étude avec moins d’étiquettes, ci-dessous, essaie aussi cette règle.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>Whether this worker’s labels count. Space leaves the chosen workers out, or puts them back.</source>
            <translation>Indique si les étiquettes de cet annotateur comptent. Espace écarte les annotateurs choisis, ou les réintègre.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/advice_panel.py" />
            <source>Which rule suits these labels?</source>
            <translation>Quelle règle convient à ces étiquettes ?</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>Which worker labels which item was left to chance</source>
            <translation>Le hasard a décidé quel annotateur étiquette quel élément</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <source>Who</source>
            <translation>Qui</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <source>Who gave the item its final label: the rule, or a person by hand.</source>
            <translation>Qui a donné à l’élément son étiquette finale : la règle, ou une personne à la main.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Who labels what</source>
            <translation>Qui étiquette quoi</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/reviewer.py" />
            <source>Who reviews?</source>
            <translation>Qui révise ?</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <source>Who set it</source>
            <translation>Qui l’a fixée</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>Who set them</source>
            <translation>Qui les a fixées</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>Whoever checked the items was right</source>
            <translation>Qui a contrôlé les éléments avait raison</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>Why</source>
            <translation>Pourquoi</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>Windows-1252</source>
            <translation>Windows-1252</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>With probability {share} or more</source>
            <translation>Avec une probabilité de {share} ou plus</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_table.py" />
            <source>With so few labels not even a guesser would stand out</source>
            <translation>Avec si peu d’étiquettes, même quelqu’un qui répond au hasard ne ressortirait pas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>With these workers left out there is no label left.</source>
            <translation>Ces annotateurs écartés, il ne reste aucune étiquette.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/agreement_bound.py" />
            <source>With two classes, labels alone cannot tell workers who are mostly right from workers who are mostly wrong. State that they are better than chance, or add gold.</source>
            <translation>Avec deux classes, les étiquettes seules ne permettent pas de distinguer des annotateurs qui ont le plus souvent raison d’annotateurs qui ont le plus souvent tort. Indiquez qu’ils font mieux que le hasard, ou ajoutez une référence.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/worker_partners.py" />
            <source>With {n} of them it looks like copying.</source>
            <extracomment>For one: With {n} of them it looks like copying.</extracomment>
            <translation>
                <numerusform>Avec {n} d’entre eux, cela ressemble à une copie.</numerusform>
                <numerusform>Avec {n} d’entre eux, cela ressemble à une copie.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>With {share} of the labels, {what}: {listed}.</source>
            <translation>Avec {share} des étiquettes, {what} : {listed}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>Without a label</source>
            <translation>Sans étiquette</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>Without gold this shows how much the labels still move, not how wrong they are.</source>
            <translation>Sans référence, cela montre combien les étiquettes bougent encore, non combien sont fausses.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Word</source>
            <translation>Mot</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Words</source>
            <translation>Mots</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Words of the answers</source>
            <translation>Mots des réponses</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Words that mean “no answer”</source>
            <translation>Mots qui signifient « pas de réponse »</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>Work is still under way.</source>
            <translation>Un travail est encore en cours.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/agreement_panel.py" />
            <source>Work it out</source>
            <translation>Calculer</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/unsaved_work.py" />
            <source>Work on {file} was not saved as a project: {changes}, {when}.</source>
            <translation>Le travail sur {file} n’a pas été enregistré comme projet : {changes}, {when}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/table_formats.py" />
            <source>Workbook</source>
            <translation>Classeur</translation>
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
            <translation>Annotateur</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>Worker model</source>
            <translation>Modèle des annotateurs</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/cluster.py" />
            <source>Worker processes of the cluster were lost again and again, most likely for want of memory. Nothing was written.</source>
            <translation>Des processus de travail du cluster ont été perdus à répétition, très probablement faute de mémoire. Rien n’a été écrit.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Worker whose answers are gold</source>
            <translation>Annotateur dont les réponses sont la référence</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <location filename="../../crowdgui/io/formats/get_another_label.py" />
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Worker, item, label</source>
            <translation>Annotateur, élément, étiquette</translation>
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
            <translation>Annotateurs</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/agreement_bound.py" />
            <source>Workers agree with each other too little to rule out that they guess.</source>
            <translation>L’accord entre annotateurs est trop faible pour exclure qu’ils répondent au hasard.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>Workers are better than chance on the whole</source>
            <translation>Dans l’ensemble, les annotateurs font mieux que le hasard</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>Workers are called “worker 001” and so on, the same in every file you export. Only this computer knows who is who.</source>
            <translation>Les annotateurs s’appellent « worker 001 », etc., de même dans chaque fichier que vous exportez. Seul cet ordinateur sait qui est qui.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>Workers are, on the whole, more often right than guessers: taken for granted</source>
            <translation>Dans l’ensemble, les annotateurs ont plus souvent raison qu’en répondant au hasard : tenu pour acquis</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>Workers do not show class bias: {size} of answers are not where one accuracy for each worker would put them, and chance alone gives {chance}.</source>
            <translation>Les annotateurs ne montrent pas de biais de classe : {size} des réponses ne sont pas là où une seule exactitude par annotateur les mettrait, et le hasard seul donne {chance}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>Workers err independently, alike on all classes</source>
            <translation>Les annotateurs se trompent indépendamment, de même sur toutes les classes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>Workers fall into two groups, of {first} and of {second}, who are good on different items: two of one group agree on {size} more of the items they share than two of different groups, where chance gives {chance}. That misleads every rule, and EM most.</source>
            <translation>Les annotateurs se divisent en deux groupes, de {first} et de {second}, bons sur des éléments différents : deux annotateurs d’un même groupe sont d’accord sur {size} de plus des éléments qu’ils partagent que deux de groupes différents, alors que le hasard donne {chance}. Cela trompe toutes les règles, EM surtout.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/presets.py" />
            <source>Workers good at different items</source>
            <translation>Annotateurs bons sur des éléments différents</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>Workers have class bias: {size} of answers are not where one accuracy for each worker would put them, where chance alone gives {chance}. EM and its kin learn that; weighted voting does not.</source>
            <translation>Les annotateurs ont un biais de classe : {size} des réponses ne sont pas là où une seule exactitude par annotateur les mettrait, alors que le hasard seul donne {chance}. EM et les règles voisines l’apprennent ; le vote pondéré, non.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/accuracies.py" />
            <source>Workers in the first group</source>
            <translation>Annotateurs du premier groupe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>Workers left out</source>
            <translation>Annotateurs écartés</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Workers who copy</source>
            <translation>Annotateurs qui copient</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Workers who guess</source>
            <translation>Annotateurs répondant au hasard</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_partners.py" />
            <source>Workers who share items</source>
            <translation>Annotateurs qui partagent des éléments</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Workers with one answer</source>
            <translation>Annotateurs à réponse unique</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/prodigy.py" />
            <source>Workers without the dataset's name</source>
            <translation>Annotateurs sans le nom du jeu de données</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cubam_yaml.py" />
            <location filename="../../crowdgui/io/formats/peerannot.py" />
            <source>Workers, then items</source>
            <translation>Annotateurs, puis éléments</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/tour.py" />
            <source>Workers: who is good, who is guessing</source>
            <translation>Annotateurs : qui est bon, qui répond au hasard</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>Workers’ answers</source>
            <translation>Réponses des annotateurs</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>Workers’ names are replaced: “worker 12” is not the name of anybody in the file.</source>
            <translation>Les noms des annotateurs sont remplacés : « worker 12 » n’est le nom de personne dans le fichier.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>Workers’ names in the report</source>
            <translation>Noms des annotateurs dans le rapport</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/cluster.py" />
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Working on the cluster</source>
            <translation>Travail sur le cluster</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/bootstrap.py" />
            <location filename="../../crowdgui/core/agreement/worker_pairs.py" />
            <source>Working out intervals</source>
            <translation>Calcul des intervalles</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/guarantee_builder.py" />
            <location filename="../../crowdgui/core/run.py" />
            <source>Working out the bounds</source>
            <translation>Calcul des bornes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/assignment_bounds.py" />
            <location filename="../../crowdgui/core/bounds/chernoff.py" />
            <location filename="../../crowdgui/core/bounds/one_step.py" />
            <source>Working out the guarantee</source>
            <translation>Calcul de la garantie</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/review/queue.py" />
            <location filename="../../crowdgui/core/review/review_value.py" />
            <location filename="../../crowdgui/ui/queue_maker.py" />
            <source>Working out the order</source>
            <translation>Calcul de l’ordre</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_panel.py" />
            <source>Working…</source>
            <translation>Calcul…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>Worth most first</source>
            <translation>Les plus utiles d’abord</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_queue.py" />
            <source>Worth ↓</source>
            <translation>Utilité ↓</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/html.py" />
            <location filename="../../crowdgui/ui/report/pdf.py" />
            <source>Writing the report</source>
            <translation>Écriture du rapport</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/run.py" />
            <source>Writing the results</source>
            <translation>Écriture des résultats</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/text_files.py" />
            <location filename="../../crowdgui/io/exporting/tool_exports.py" />
            <location filename="../../crowdgui/io/exporting/write.py" />
            <source>Writing {file}</source>
            <translation>Écriture de {file}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Written to {folder}.</source>
            <translation>Écrit dans {folder}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
            <source>Wrong</source>
            <translation>Faux</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/lpi.py" />
            <source>Wrong labels to start with</source>
            <translation>Étiquettes fausses au départ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>Wrong on gold</source>
            <translation>Faux sur la référence</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/file.py" />
            <source>You are not allowed to read it.</source>
            <translation>Vous n’avez pas le droit de le lire.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>You are not allowed to read this file. Ask its owner, or copy it elsewhere.</source>
            <translation>Vous n’avez pas le droit de lire ce fichier. Demandez à son propriétaire, ou copiez-le ailleurs.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/atomic.py" />
            <source>You are not allowed to write here, or the file is open in another program.</source>
            <translation>Vous n’avez pas le droit d’écrire ici, ou le fichier est ouvert dans un autre programme.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/judging_panel.py" />
            <source>Your answer replaces the final label and is exported as hand-set.</source>
            <translation>Votre réponse remplace l’étiquette finale et est exportée comme fixée à la main.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>Your browser would fetch this address from the network.</source>
            <translation>Votre navigateur chercherait cette adresse sur le réseau.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/frame.py" />
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>Your file is only read, never changed. Nothing leaves this computer.</source>
            <translation>Votre fichier est seulement lu, jamais modifié. Rien ne quitte cet ordinateur.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>a 7-Zip archive</source>
            <translation>une archive 7-Zip</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>a BZIP2 archive</source>
            <translation>une archive BZIP2</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>a GIF picture</source>
            <translation>une image GIF</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>a GZIP archive</source>
            <translation>une archive GZIP</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>a JPEG picture</source>
            <translation>une image JPEG</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>a PDF document</source>
            <translation>un document PDF</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>a PNG picture</source>
            <translation>une image PNG</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>a Parquet table</source>
            <translation>une table Parquet</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>a SQLite database</source>
            <translation>une base de données SQLite</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>a rich text document</source>
            <translation>un document texte enrichi</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/table_formats.py" />
            <source>a sheet for each table</source>
            <translation>une feuille par tableau</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tool_exports.py" />
            <source>a task per item with its label as prediction, to import there (JSON)</source>
            <translation>une tâche par élément avec son étiquette comme prédiction, à importer là-bas (JSON)</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/widgets/progress.py" />
            <source>about {n} hours left</source>
            <extracomment>For one: about {n} hour left</extracomment>
            <translation>
                <numerusform>encore environ {n} heure</numerusform>
                <numerusform>encore environ {n} heures</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/widgets/progress.py" />
            <source>about {n} hours left at your pace</source>
            <extracomment>For one: about {n} hour left at your pace</extracomment>
            <translation>
                <numerusform>encore environ {n} heure à votre rythme</numerusform>
                <numerusform>encore environ {n} heures à votre rythme</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/progress.py" />
            <source>about {n} min left</source>
            <translation>encore environ {n} min</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/widgets/progress.py" />
            <source>about {n} minutes left at your pace</source>
            <extracomment>For one: about {n} minute left at your pace</extracomment>
            <translation>
                <numerusform>encore environ {n} minute à votre rythme</numerusform>
                <numerusform>encore environ {n} minutes à votre rythme</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/progress.py" />
            <source>about {n} s left</source>
            <translation>encore environ {n} s</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>accept another error rate</source>
            <translation>acceptation d’un autre taux d’erreur</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>accept another risk</source>
            <translation>acceptation d’un autre risque</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/simulation_run.py" />
            <source>accuracy</source>
            <translation>exactitude</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_matrix.py" />
            <source>against final labels</source>
            <translation>aux étiquettes finales</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_matrix.py" />
            <source>against gold</source>
            <translation>à la référence</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_matrix.py" />
            <source>against the others’ labels</source>
            <translation>aux étiquettes des autres</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>agree and next</source>
            <translation>d’accord et suivant</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>agreed</source>
            <translation>d’accord</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/worker_scatter.py" />
            <source>agreement</source>
            <translation>accord</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/agreement_histogram.py" />
            <source>agreement from</source>
            <translation>accord de</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>agreement, accuracy with interval, weight, gold, flag and its reason</source>
            <translation>accord, exactitude avec intervalle, poids, référence, signalement et sa raison</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>all of them share some</source>
            <translation>toutes en partagent</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/html.py" />
            <source>all there is to say, with pictures, to pass on; opens in any browser</source>
            <translation>tout ce qu’il y a à dire, avec graphiques, à transmettre ; s’ouvre dans tout navigateur</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>all workers together agree with the others on {share}</source>
            <translation>tous les annotateurs ensemble sont d’accord avec les autres à {share}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_words.py" />
            <source>all {n}</source>
            <translation>tous ({n})</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/worker_pictures.py" />
            <source>all {n} workers</source>
            <extracomment>For one: the worker</extracomment>
            <translation>
                <numerusform>l’annotateur</numerusform>
                <numerusform>les {n} annotateurs</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>an Excel workbook or another ZIP archive</source>
            <translation>un classeur Excel ou une autre archive ZIP</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>an XZ archive</source>
            <translation>une archive XZ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>an empty ZIP archive</source>
            <translation>une archive ZIP vide</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/bounds_chart.py" />
            <source>an estimate, no bound</source>
            <translation>une estimation, pas une borne</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/improvements.py" />
            <source>an indication</source>
            <translation>une indication</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>an old Excel or Word document</source>
            <translation>un ancien document Excel ou Word</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>and others</source>
            <translation>et d’autres</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>and {n} more files</source>
            <extracomment>For one: and {n} more file</extracomment>
            <translation>
                <numerusform>et {n} fichier de plus</numerusform>
                <numerusform>et {n} fichiers de plus</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/report/charts/class_shares.py" />
            <source>and {n} other classes</source>
            <extracomment>For one: and {n} other class</extracomment>
            <translation>
                <numerusform>et {n} autre classe</numerusform>
                <numerusform>et {n} autres classes</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>another worker</source>
            <translation>un autre annotateur</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>as right as sure</source>
            <translation>aussi juste que sûre</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>back and on</source>
            <translation>reculer, avancer</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/history.py" />
            <source>before the first change</source>
            <translation>avant le premier changement</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/translation.py" />
            <source>below 1 ms</source>
            <translation>moins de 1 ms</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/class_map.py" />
            <source>below {high}</source>
            <translation>moins de {high}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>below {least}</source>
            <translation>moins de {least}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>beyond the paper</source>
            <translation>au-delà de l’article</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>beyond the paper: accuracy on {n} gold items</source>
            <translation>au-delà de l’article : exactitude sur {n} éléments de référence</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>beyond the paper: agreement of workers on halves of the items</source>
            <translation>au-delà de l’article : accord des annotateurs sur des moitiés des éléments</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>cat</source>
            <translation>chat</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/histograms.py" />
            <location filename="../../crowdgui/io/report/charts/worker_scatter.py" />
            <location filename="../../crowdgui/ui/plots/agreement_histogram.py" />
            <location filename="../../crowdgui/ui/plots/worker_scatter.py" />
            <source>chance {share}</source>
            <translation>hasard {share}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session.py" />
            <source>change flag rules</source>
            <translation>changement des règles de signalement</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session.py" />
            <source>change options of {rule}</source>
            <translation>changement des options de {rule}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/convergence_plot.py" />
            <source>changed</source>
            <translation>changées</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/judges.py" />
            <source>check an item</source>
            <translation>contrôle d’un élément</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>choose</source>
            <translation>choisir</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session.py" />
            <source>choose who counts</source>
            <translation>choix des annotateurs retenus</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session.py" />
            <source>choose {rule}</source>
            <translation>choix de {rule}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>class, number</source>
            <translation>classe, nombre</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/findings.py" />
            <location filename="../../crowdgui/text/data.py" />
            <source>classes</source>
            <extracomment>For one: class</extracomment>
            <translation>
                <numerusform>classe</numerusform>
                <numerusform>classes</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>column {n}</source>
            <translation>colonne {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/xlsx_file.py" />
            <source>column “{name}”</source>
            <translation>colonne « {name} »</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>columns: {columns}</source>
            <translation>colonnes : {columns}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>confidence</source>
            <translation>confiance</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>confidence of the rule</source>
            <translation>confiance de la règle</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>content</source>
            <translation>contenu</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>counts</source>
            <translation>compte</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/write.py" />
            <source>counts, rule, steps, error on gold and what was left out, for a program</source>
            <translation>effectifs, règle, étapes, erreur sur la référence et ce qui a été écarté, pour un programme</translation>
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
            <translation>actuel</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/chart_data.py" />
            <location filename="../../crowdgui/ui/plots/curves_plot.py" />
            <source>curve</source>
            <translation>courbe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/doccano.py" />
            <source>doccano export</source>
            <translation>Export doccano</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_words.py" />
            <source>does not hold</source>
            <translation>ne vaut pas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>dog</source>
            <translation>chien</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/telling.py" />
            <source>done in {time}</source>
            <translation>fait en {time}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>draw an audit</source>
            <translation>tirage d’un audit</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/study_panel.py" />
            <source>draws</source>
            <translation>tirages</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>duration</source>
            <translation>durée</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>empty</source>
            <translation>vide</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/convergence_plot.py" />
            <source>ends here: no label changes</source>
            <translation>s’arrête ici : aucune étiquette ne change</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/simulation_run.py" />
            <source>error</source>
            <translation>erreur</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>every answer, one column per worker, with the final label</source>
            <translation>chaque réponse, une colonne par annotateur, avec l’étiquette finale</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>every coefficient with its interval, overall and by class</source>
            <translation>chaque coefficient avec son intervalle, global et par classe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>every place in the files that was left out, and why</source>
            <translation>chaque endroit écarté dans les fichiers, et pourquoi</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>every worker labelled every item, here {share} of them</source>
            <translation>chaque annotateur a étiqueté chaque élément, ici {share} des paires</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/guarantee_builder.py" />
            <source>exact hypergeometric limit</source>
            <translation>limite hypergéométrique exacte</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/session.py" />
            <source>exclude {n} workers</source>
            <extracomment>For one: exclude {n} worker</extracomment>
            <translation>
                <numerusform>mise à l’écart de {n} annotateur</numerusform>
                <numerusform>mise à l’écart de {n} annotateurs</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>expected if the model held, 95 % range</source>
            <translation>attendu si le modèle est valable, plage à 95 %</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>fewer than 1 in {n} guessers</source>
            <translation>moins d’une personne sur {n} répondant au hasard</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>fewer than 1 in {n} honest workers</source>
            <translation>moins d’un annotateur honnête sur {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>fewer than 1 in {n} workers</source>
            <translation>moins d’un annotateur sur {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>final label</source>
            <translation>étiquette finale</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>final labels of {n} items</source>
            <extracomment>For one: final label of {n} item</extracomment>
            <translation>
                <numerusform>étiquette finale de {n} élément</numerusform>
                <numerusform>étiquettes finales de {n} éléments</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/confusion_view.py" />
            <source>final “{name}”</source>
            <translation>finale « {name} »</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/worker_scatter.py" />
            <source>flag</source>
            <translation>signalement</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>folder</source>
            <translation>dossier</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>for instance 0.5, 0.6, 0.7</source>
            <translation>par exemple 0,5 ; 0,6 ; 0,7</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_pace.py" />
            <source>for the label in the middle, of {timed} with a known time</source>
            <translation>pour l’étiquette médiane, sur {timed} à heure connue</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>give up the audit</source>
            <translation>abandon de l’audit</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>gold</source>
            <translation>référence</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/telling.py" />
            <source>gold for {n}</source>
            <translation>référence : {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>gold has items of every class</source>
            <translation>la référence contient des éléments de chaque classe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/confusion_view.py" />
            <source>gold “{name}”</source>
            <translation>référence « {name} »</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>hide votes</source>
            <translation>masquer les votes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>high</source>
            <translation>haut</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/improvements.py" />
            <source>holds only if the worker model does</source>
            <translation>ne vaut que si le modèle des annotateurs est valable</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels_page.py" />
            <source>how answers become labels</source>
            <translation>comment les réponses deviennent étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>how many items</source>
            <translation>nombre d’éléments</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/worker_scatter.py" />
            <source>how many labels</source>
            <translation>nombre d’étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>how many pairs of answers are the same, for each item</source>
            <translation>combien de paires de réponses sont identiques, pour chaque élément</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/agreement_histogram.py" />
            <source>how many workers</source>
            <translation>nombre d’annotateurs</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>how often each worker answered what, by final label</source>
            <translation>combien de fois chaque annotateur a répondu quoi, selon l’étiquette finale</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/bounds/improvements.py" />
            <source>if {n} of them turn out wrong</source>
            <extracomment>For one: if {n} of them turns out wrong</extracomment>
            <translation>
                <numerusform>si {n} d’entre elles se révèle fausse</numerusform>
                <numerusform>si {n} d’entre elles se révèlent fausses</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_words.py" />
            <source>in doubt</source>
            <translation>incertain</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>in use</source>
            <translation>utilisée</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/data.py" />
            <source>in {n} of them with different answers</source>
            <extracomment>For one: in {n} of them with different answers</extracomment>
            <translation>
                <numerusform>pour {n} d’entre elles, réponses différentes</numerusform>
                <numerusform>pour {n} d’entre elles, réponses différentes</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_words.py" />
            <source>indication</source>
            <translation>indication</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>it does</source>
            <translation>oui</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>it does not</source>
            <translation>non</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>item</source>
            <translation>élément</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/parse_labels.py" />
            <source>item {n}</source>
            <translation>élément {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tool_exports.py" />
            <source>item, text and label with the names of the classes (Parquet)</source>
            <translation>élément, texte et étiquette avec les noms des classes (Parquet)</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>items</source>
            <extracomment>For one: item</extracomment>
            <translation>
                <numerusform>élément</numerusform>
                <numerusform>éléments</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>items are served alike: the strength of their workers varies {ratio} times as much as by chance</source>
            <translation>les éléments sont servis de la même façon : la force de leurs annotateurs varie {ratio} fois autant que le voudrait le hasard</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>items expected</source>
            <translation>éléments attendus</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/confusion_view.py" />
            <source>items for which the others elect “{name}”</source>
            <translation>éléments pour lesquels les autres élisent « {name} »</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>items labelled differently</source>
            <translation>éléments étiquetés différemment</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>items seen</source>
            <translation>éléments vus</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/confusion_view.py" />
            <source>items whose final label is “{name}”</source>
            <translation>éléments dont l’étiquette finale est « {name} »</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/confusion_view.py" />
            <source>items whose gold label is “{name}”</source>
            <translation>éléments dont l’étiquette de référence est « {name} »</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/data.py" />
            <source>items with a known true label (gold)</source>
            <translation>éléments dont l’étiquette vraie est connue (référence)</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/data.py" />
            <source>items, {range}</source>
            <extracomment>For one: item, {range}</extracomment>
            <translation>
                <numerusform>élément, {range}</numerusform>
                <numerusform>éléments, {range}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_words.py" />
            <source>known answers</source>
            <translation>réponses connues</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>known truth</source>
            <translation>vérité connue</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>label</source>
            <translation>étiquette</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session.py" />
            <source>label “{item}” by hand</source>
            <translation>étiquetage de « {item} » à la main</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/findings.py" />
            <location filename="../../crowdgui/text/data.py" />
            <source>labels</source>
            <extracomment>For one: label</extracomment>
            <translation>
                <numerusform>étiquette</numerusform>
                <numerusform>étiquettes</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_words.py" />
            <source>labels alone</source>
            <translation>étiquettes seules</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>labels that changed</source>
            <translation>étiquettes qui ont changé</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/worker_pace.py" />
            <source>labels without a known time</source>
            <extracomment>For one: label without a known time</extracomment>
            <translation>
                <numerusform>étiquette sans heure connue</numerusform>
                <numerusform>étiquettes sans heure connue</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>largest change of a message, which falls to nothing,</source>
            <translation>plus grand changement d’un message, qui tend vers zéro,</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>learns class bias, for which nothing here could be tested</source>
            <translation>apprend le biais de classe, pour lequel rien n’a pu être testé ici</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>learns class bias, of which nothing shows beyond chance</source>
            <translation>apprend le biais de classe, dont rien n’apparaît au-delà du hasard</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>left out</source>
            <translation>écarté</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>left out.csv</source>
            <translation>écartés.csv</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/progress.py" />
            <source>less than a minute left at your pace</source>
            <translation>encore moins d’une minute à votre rythme</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/raw_table.py" />
            <source>line</source>
            <translation>ligne</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>log-likelihood of the labels</source>
            <translation>log-vraisemblance des étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>log-likelihood of the labels if the final ones are right</source>
            <translation>log-vraisemblance des étiquettes si les étiquettes finales sont justes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>log-likelihood of the labels, a lower limit</source>
            <translation>log-vraisemblance des étiquettes, une limite inférieure</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>low</source>
            <translation>bas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/convergence.py" />
            <location filename="../../crowdgui/ui/plots/convergence_plot.py" />
            <source>majority</source>
            <translation>majorité</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/session.py" />
            <source>make {n} labels gold</source>
            <extracomment>For one: make {n} label gold</extracomment>
            <translation>
                <numerusform>ajout de {n} étiquette à la référence</numerusform>
                <numerusform>ajout de {n} étiquettes à la référence</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/curves_plot.py" />
            <source>mean</source>
            <translation>moyenne</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/chart_data.py" />
            <source>mean of {what}</source>
            <translation>moyenne : {what}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/argilla.py" />
            <location filename="../../crowdgui/io/formats/label_studio.py" />
            <source>model</source>
            <translation>modèle</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>more than noise</source>
            <translation>plus que du bruit</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>most behind it</source>
            <translation>le plus de soutien</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>most likely</source>
            <translation>la plus probable</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>most likely label</source>
            <translation>étiquette la plus probable</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>most votes</source>
            <translation>le plus de votes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>nearly, but by more than chance it does not</source>
            <translation>presque, mais pas au hasard près</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>neither true nor false</source>
            <translation>ni vrai ni faux</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/class_map.py" />
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>no</source>
            <translation>non</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>no JSON object</source>
            <translation>pas un objet JSON</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/unsaved_work.py" />
            <source>no changes</source>
            <translation>aucun changement</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/telling.py" />
            <source>no gold</source>
            <translation>sans référence</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>no label</source>
            <translation>aucune étiquette</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>no list</source>
            <translation>pas une liste</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_words.py" />
            <source>none</source>
            <translation>néant</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/workers.py" />
            <source>none of the classes</source>
            <translation>aucune des classes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>none of these</source>
            <translation>aucune</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>none stated</source>
            <translation>aucun indiqué</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/misfit.py" />
            <location filename="../../crowdgui/core/compare/rule_result.py" />
            <source>not defined, because all labels are of one class</source>
            <translation>non défini : toutes les étiquettes sont d’une seule classe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/misfit.py" />
            <source>not defined, because hardly any item has two labels</source>
            <translation>non défini : presque aucun élément n’a deux étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>not defined, because no item was labelled by others too</source>
            <translation>non défini : aucun élément n’a été étiqueté aussi par d’autres</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/rule_result.py" />
            <source>not defined, because so many labels of so many classes would take very long</source>
            <translation>non défini : avec autant d’étiquettes et de classes, le calcul serait très long</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/rule_result.py" />
            <source>not defined, because the rule was given the gold answers</source>
            <translation>non défini : la règle a reçu les réponses de référence</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/rule_result.py" />
            <source>not defined, because the rule’s confidence is no probability</source>
            <translation>non défini : la confiance de la règle n’est pas une probabilité</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/rule_result.py" />
            <source>not defined, because the worker model behind the bounds is not shown to fit these labels</source>
            <translation>non défini : il n’est pas montré que le modèle des annotateurs derrière les bornes convient à ces étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/rule_result.py" />
            <source>not defined, because the worker model has not been checked yet</source>
            <translation>non défini : le modèle des annotateurs n’a pas encore été contrôlé</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/misfit.py" />
            <source>not defined, because there are too few workers to make two groups</source>
            <translation>non défini : il y a trop peu d’annotateurs pour former deux groupes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/rule_result.py" />
            <source>not defined, because there is no gold</source>
            <translation>non défini : il n’y a pas de référence</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/rule_result.py" />
            <source>not defined, because this rule does not add up votes</source>
            <translation>non défini : cette règle n’additionne pas de votes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>not run</source>
            <translation>non exécutée</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>not stated</source>
            <translation>non indiqué</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/prodigy.py" />
            <source>not {label}</source>
            <translation>pas {label}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>note</source>
            <translation>note</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session.py" />
            <source>note on “{item}”</source>
            <translation>note sur « {item} »</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>nothing in its favour</source>
            <translation>rien en sa faveur</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/convergence_plot.py" />
            <source>objective</source>
            <translation>objectif</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>of all worker–item pairs filled</source>
            <translation>de toutes les paires annotateur–élément remplies</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/data.py" />
            <source>of all worker–item pairs have a label</source>
            <translation>de toutes les paires annotateur–élément ont une étiquette</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_pace.py" />
            <source>of labelling in all</source>
            <translation>d’étiquetage en tout</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/data.py" />
            <source>of labels have a known duration</source>
            <translation>des étiquettes ont une durée connue</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/data.py" />
            <source>of labels have a known time</source>
            <translation>des étiquettes ont une heure connue</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_pace.py" />
            <source>of the time that the worker in the middle takes for the same items</source>
            <translation>du temps que prend l’annotateur médian pour les mêmes éléments</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>once other workers count</source>
            <translation>quand d’autres annotateurs comptent</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>once {n} workers count again</source>
            <extracomment>For one: once this worker counts again</extracomment>
            <translation>
                <numerusform>quand cet annotateur compte de nouveau</numerusform>
                <numerusform>quand {n} annotateurs comptent de nouveau</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>one column per item</source>
            <translation>une colonne par élément</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/opening.py" />
            <source>one column per worker; small enough to follow by hand</source>
            <translation>une colonne par annotateur ; assez petit pour suivre à la main</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>one row per item: label, confidence, margin, tie, number of labels</source>
            <translation>une ligne par élément : étiquette, confiance, marge, ex æquo, nombre d’étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>one row per worker</source>
            <translation>une ligne par annotateur</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <source>open</source>
            <translation>ouvert</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>other rule</source>
            <translation>autre règle</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/study/study.py" />
            <source>other than with all labels</source>
            <translation>différentes de celles obtenues avec toutes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/confusion_view.py" />
            <source>others “{name}”</source>
            <translation>autres « {name} »</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/flags.py" />
            <source>p-value {value} after correction for {n} workers tested</source>
            <extracomment>For one: p-value {value}, {n} worker tested</extracomment>
            <translation>
                <numerusform>valeur p {value}, {n} annotateur testé</numerusform>
                <numerusform>valeur p {value} après correction pour {n} annotateurs testés</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>p-value {value} after correction for {pairs} pairs</source>
            <translation>valeur p {value} après correction pour {pairs} paires</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>partner</source>
            <translation>partenaire</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/peerannot.py" />
            <source>peerannot</source>
            <translation>peerannot</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/chart_data.py" />
            <source>point</source>
            <translation>point</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/session.py" />
            <source>put back {n} workers</source>
            <extracomment>For one: put back {n} worker</extracomment>
            <translation>
                <numerusform>réintégration de {n} annotateur</numerusform>
                <numerusform>réintégration de {n} annotateurs</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>question</source>
            <translation>question</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_words.py" />
            <source>random check</source>
            <translation>contrôle aléatoire</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <source>reached</source>
            <translation>atteint</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>recipe.json</source>
            <translation>recette.json</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/raw_table.py" />
            <source>record</source>
            <translation>enregistrement</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>refused</source>
            <translation>refusée</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/simulated.py" />
            <source>repetition</source>
            <translation>répétition</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_queue.py" />
            <source>reviewed</source>
            <translation>révisé</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/settings.py" />
            <source>reviewer</source>
            <translation>réviseur</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>right</source>
            <translation>justes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>roughly</source>
            <translation>à peu près</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/raw_table.py" />
            <source>row</source>
            <translation>rangée</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/simulated.py" />
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>rule</source>
            <translation>règle</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/study/study.py" />
            <source>run time</source>
            <translation>durée d’exécution</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>running</source>
            <translation>en cours</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>say how gold was drawn</source>
            <translation>indication du tirage de la référence</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/bounds_chart.py" />
            <source>says nothing: above 100 %</source>
            <translation>ne dit rien : plus de 100 %</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>seen in your labels</source>
            <translation>vu dans vos étiquettes</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/worker_pace.py" />
            <source>sessions, from {first} to {last} (UTC)</source>
            <extracomment>For one: session, from {first} to {last} (UTC)</extracomment>
            <translation>
                <numerusform>session, de {first} à {last} (UTC)</numerusform>
                <numerusform>sessions, de {first} à {last} (UTC)</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>share</source>
            <translation>part</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>share agreed</source>
            <translation>part d’accord</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>share right</source>
            <translation>part juste</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>share right, with 95 % interval</source>
            <translation>part juste, avec intervalle à 95 %</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>shared items</source>
            <translation>éléments partagés</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>show votes</source>
            <translation>montrer les votes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>simulated, seed {seed}</source>
            <translation>simulé, graine {seed}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>skip</source>
            <translation>passer</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_check.py" />
            <source>some classes are confused more than others</source>
            <translation>certaines classes sont plus confondues que d’autres</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_check.py" />
            <source>some classes are easier to agree on than others</source>
            <translation>l’accord est plus facile sur certaines classes que sur d’autres</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/chart_data.py" />
            <source>standard deviation</source>
            <translation>écart type</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/convergence_plot.py" />
            <source>step</source>
            <translation>étape</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/under_way.py" />
            <source>step {n} · {changed}</source>
            <translation>étape {n} · {changed}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/simulation_run.py" />
            <source>steps to settle</source>
            <translation>étapes jusqu’à stabilité</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/simulation_run.py" />
            <source>steps to stop</source>
            <translation>étapes jusqu’à l’arrêt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/judges.py" />
            <source>take back an answer of the audit</source>
            <translation>retrait d’une réponse de l’audit</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session.py" />
            <source>take back the label of “{item}”</source>
            <translation>retrait de l’étiquette de « {item} »</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/session.py" />
            <source>take {n} labels from gold</source>
            <extracomment>For one: take {n} label from gold</extracomment>
            <translation>
                <numerusform>retrait de {n} étiquette de la référence</numerusform>
                <numerusform>retrait de {n} étiquettes de la référence</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>takes workers to be alike on all classes, which they are not</source>
            <translation>suppose les annotateurs constants sur toutes les classes, ce qu’ils ne sont pas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tool_exports.py" />
            <source>task and label, as its own rules give them (CSV)</source>
            <translation>task et label, comme ses propres règles les donnent (CSV)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/xlsx_file.py" />
            <source>the header</source>
            <translation>l’en-tête</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/write.py" />
            <source>the headline and every bound with its conditions, for a program</source>
            <translation>la conclusion et chaque borne avec ses conditions, pour un programme</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>the items drawn, in their order, with what was found</source>
            <translation>les éléments tirés, dans leur ordre, avec ce qui a été trouvé</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>the labels of workers who do not count</source>
            <translation>les étiquettes des annotateurs qui ne comptent pas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_answers.py" />
            <source>the others on the same items</source>
            <translation>les autres sur les mêmes éléments</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>the rule is one-step weighted voting</source>
            <translation>la règle est le vote pondéré en une étape</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>the rule’s</source>
            <translation>celle de la règle</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>the same answer</source>
            <translation>la même réponse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/exports.py" />
            <source>the same report on pages, to print and to file</source>
            <translation>le même rapport en pages, à imprimer et à classer</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>the same share of every class</source>
            <translation>la même part de chaque classe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_pictures.py" />
            <source>the {n} with most labels of {all}</source>
            <translation>les {n} ayant le plus d’étiquettes, sur {all}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>there are two classes</source>
            <translation>il y a deux classes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>there are two workers or more</source>
            <translation>il y a deux annotateurs ou plus</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/calibration.py" />
            <source>there is no gold that the rule has not been given</source>
            <translation>il n’y a pas de référence que la règle n’ait pas reçue</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>there is no label that others can be held against</source>
            <translation>il n’y a pas d’étiquette à laquelle comparer les autres</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/picture_file.py" />
            <source>there is no such file beside the label file.</source>
            <translation>ce fichier ne se trouve pas à côté du fichier d’étiquettes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/picture_file.py" />
            <source>there is no such file.</source>
            <translation>ce fichier n’existe pas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/picture_file.py" />
            <source>this file cannot be read: {why}.</source>
            <translation>ce fichier ne peut pas être lu : {why}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/picture_file.py" />
            <source>this file has {size} MB; pictures up to {most} MB are shown.</source>
            <translation>ce fichier fait {size} Mo ; les images sont montrées jusqu’à {most} Mo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/picture_file.py" />
            <source>this is not a picture that can be shown here.</source>
            <translation>ce n’est pas une image qui peut être montrée ici.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/picture_file.py" />
            <source>this picture is damaged and cannot be shown.</source>
            <translation>cette image est endommagée et ne peut pas être montrée.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/picture_file.py" />
            <source>this picture is too large to be shown here.</source>
            <translation>cette image est trop grande pour être montrée ici.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/calibration.py" />
            <source>this rule’s confidence is no probability</source>
            <translation>la confiance de cette règle n’est pas une probabilité</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_answers.py" />
            <source>this worker</source>
            <translation>cet annotateur</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <source>tie</source>
            <translation>ex æquo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>tied, comes first</source>
            <translation>ex æquo, en premier</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>time</source>
            <translation>heure</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/simulation_run.py" />
            <source>time of 50 steps</source>
            <translation>durée de 50 étapes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/simulation_run.py" />
            <source>time to settle</source>
            <translation>durée jusqu’à stabilité</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/simulation_run.py" />
            <source>time to stop</source>
            <translation>durée jusqu’à l’arrêt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/agreement_histogram.py" />
            <source>to</source>
            <translation>à</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>too few items to tell</source>
            <translation>trop peu d’éléments pour le dire</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>too few to tell them apart</source>
            <translation>trop peu pour les distinguer</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/chart_data.py" />
            <source>trials</source>
            <translation>essais</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>two workers and the items that both labelled</source>
            <translation>deux annotateurs et les éléments que tous deux ont étiquetés</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/histograms.py" />
            <location filename="../../crowdgui/io/report/charts/worker_scatter.py" />
            <location filename="../../crowdgui/ui/plots/agreement_histogram.py" />
            <location filename="../../crowdgui/ui/plots/worker_scatter.py" />
            <source>typical {share}</source>
            <translation>typique {share}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>undo</source>
            <translation>annuler</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>unlike their full result</source>
            <translation>différent du résultat complet</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>votes</source>
            <translation>votes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>votes for the winning label, per item</source>
            <translation>votes pour l’étiquette gagnante, par élément</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>waits</source>
            <translation>en attente</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>weight {w}</source>
            <translation>poids {w}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>weighted agreement, which can only rise,</source>
            <translation>accord pondéré, toujours croissant,</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/candidates.py" />
            <source>which does not fit in memory</source>
            <translation>qui ne tient pas en mémoire</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/candidates.py" />
            <source>which is EM where there are two classes</source>
            <translation>qui équivaut à EM quand il y a deux classes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/candidates.py" />
            <source>which takes too long beyond {n} labels</source>
            <translation>qui prend trop de temps au-delà de {n} étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>wins by weight</source>
            <translation>gagne par le poids</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>with</source>
            <translation>avec</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>with 95 % interval</source>
            <translation>avec intervalle à 95 %</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/agreement_panel.py" />
            <source>with 95 % intervals</source>
            <translation>avec intervalles à 95 %</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>without these {n} workers</source>
            <extracomment>For one: without this worker</extracomment>
            <translation>
                <numerusform>sans cet annotateur</numerusform>
                <numerusform>sans ces {n} annotateurs</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <location filename="../../crowdgui/ui/plots/worker_scatter.py" />
            <source>worker</source>
            <translation>annotateur</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/parse_labels.py" />
            <source>worker {n}</source>
            <translation>annotateur {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>worker, number</source>
            <translation>annotateur, nombre</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>worker, true class, answer, number</source>
            <translation>annotateur, vraie classe, réponse, nombre</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>workers</source>
            <extracomment>For one: worker</extracomment>
            <translation>
                <numerusform>annotateur</numerusform>
                <numerusform>annotateurs</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>workers are right on average on {least} or more, estimated {mean}</source>
            <translation>les annotateurs ont raison en moyenne à {least} ou plus (estimation : {mean})</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/data.py" />
            <source>workers, {range}</source>
            <extracomment>For one: worker, {range}</extracomment>
            <translation>
                <numerusform>annotateur, {range}</numerusform>
                <numerusform>annotateurs, {range}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/confusion_view.py" />
            <source>worker’s answer</source>
            <translation>réponse de l’annotateur</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>working…</source>
            <translation>calcul…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/study/study.py" />
            <location filename="../../crowdgui/text/study.py" />
            <source>wrong on gold</source>
            <translation>faux sur la référence</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/bounds_chart.py" />
            <source>wrong on gold: {wrong} of {known} ({share})</source>
            <translation>faux sur la référence : {wrong} sur {known} ({share})</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/class_map.py" />
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>yes</source>
            <translation>oui</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>yours</source>
            <translation>la vôtre</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/flags.py" />
            <source>{after}, now {before}</source>
            <translation>{after}, maintenant {before}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/overall.py" />
            <source>{agreeing} of {pairs}</source>
            <translation>{agreeing} sur {pairs}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/simulation_run.py" />
            <source>{bound}, {rule}</source>
            <translation>{bound}, {rule}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>{change}: {cost}</source>
            <translation>{change} : {cost}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>{classes}: {shares}</source>
            <translation>{classes} : {shares}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>{columns} where the rows below have {n}. Take out lines above the header, or name every column.</source>
            <translation>{columns} là où les lignes au-dessous en ont {n}. Retirez les lignes au-dessus de l’en-tête, ou nommez chaque colonne.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>{columns} where {expected} were expected. Check the separators and quote marks there.</source>
            <translation>{columns} là où {expected} étaient attendues. Vérifiez-y les séparateurs et les guillemets.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/calibration.py" />
            <source>{counts}: it could be surer.</source>
            <translation>{counts} : elle pourrait être plus sûre.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/calibration.py" />
            <source>{counts}: it is too sure.</source>
            <translation>{counts} : elle est trop sûre.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/calibration.py" />
            <source>{counts}: no difference beyond noise.</source>
            <translation>{counts} : pas de différence au-delà du bruit.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>{counts}: {verdict}.</source>
            <translation>{counts} : {verdict}.</translation>
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
            <translation>{curve} : {value} à {place}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>{done} of {n} labels drawn at random were checked by hand. The draw can be repeated with the seed {seed}.</source>
            <translation>{done} des {n} étiquettes tirées au hasard ont été contrôlées à la main. Le tirage peut être répété avec la graine {seed}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/judging_panel.py" />
            <source>{done} of {n} reviewed</source>
            <translation>{done} sur {n} révisés</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/frame.py" />
            <source>{file} and {more}</source>
            <translation>{file} et {more}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/keeping.py" />
            <source>{file} can only be read. Save it elsewhere to keep what you decide.</source>
            <translation>{file} est en lecture seule. Enregistrez-le ailleurs pour garder ce que vous décidez.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/project.py" />
            <source>{file} can only be read. Save the project elsewhere to keep what you decide.</source>
            <translation>{file} est en lecture seule. Enregistrez le projet ailleurs pour garder ce que vous décidez.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/parts.py" />
            <source>{file} could not be read: {why}</source>
            <translation>{file} n’a pas pu être lu : {why}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/parts.py" />
            <source>{file} has no column “{name}”. It has {there}. Name the columns with --worker, --item and --label.</source>
            <translation>{file} n’a pas de colonne « {name} ». Il contient : {there}. Nommez les colonnes avec --worker, --item et --label.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/write.py" />
            <source>{file} in {folder} is a file these labels were read from, and is never changed. Choose another folder.</source>
            <translation>{file} dans {folder} est un fichier d’où viennent ces étiquettes et n’est jamais modifié. Choisissez un autre dossier.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/keeping.py" />
            <source>{file} is open already.</source>
            <translation>{file} est déjà ouvert.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/file_preview.py" />
            <source>{file} is read as gold answers</source>
            <translation>{file} est lu comme réponses de référence</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/project.py" />
            <source>{file} was moved or deleted. Save the project anew to keep what you decide.</source>
            <translation>{file} a été déplacé ou supprimé. Enregistrez de nouveau le projet pour garder ce que vous décidez.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/telling.py" />
            <source>{file} – CrowdGUI</source>
            <translation>{file} – CrowdGUI</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_loaded.py" />
            <source>{file}, lines {lines}</source>
            <translation>{file}, lignes {lines}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/read_labels.py" />
            <source>{file}, question “{question}”</source>
            <translation>{file}, question « {question} »</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_words.py" />
            <source>{file}, unchanged</source>
            <translation>{file}, inchangé</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>{file}: </source>
            <translation>{file} : </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_loaded.py" />
            <source>{file}: {size}.</source>
            <translation>{file} : {size}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{first} and {last}</source>
            <translation>{first} et {last}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>{first} and {second} agree on {agreed} of {items} ({share})</source>
            <translation>{first} et {second} sont d’accord sur {agreed} des {items} ({share})</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>{first} and {second}: no overlap</source>
            <translation>{first} et {second} : rien en commun</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>{first} and {second}: {count} differ ({share})</source>
            <translation>{first} et {second} : {count} en désaccord ({share})</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/convergence.py" />
            <source>{first}, none in the last.</source>
            <translation>{first}, aucune à la dernière.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/convergence.py" />
            <source>{first}, {n} in the last.</source>
            <translation>{first}, {n} à la dernière.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers_together.py" />
            <source>{flag} {n}</source>
            <translation>{flag} {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/write.py" />
            <source>{folder}: this folder cannot be made: {why}.</source>
            <translation>{folder} : ce dossier ne peut pas être créé : {why}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>{given} of the answers are “{answer}”, which is the final label of {won} of the items.</source>
            <translation>{given} des réponses sont « {answer} », qui est l’étiquette finale de {won} des éléments.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>{items} items by {workers} workers are too many to simulate.</source>
            <translation>{items} éléments par {workers} annotateurs, c’est trop pour une simulation.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/plan.py" />
            <source>{items} with {labels} in all: expected to mend {mended} wrong final labels, {before} to {after}.</source>
            <translation>{items} avec {labels} en tout : devraient corriger {mended} étiquettes finales fausses, de {before} à {after}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>{items}, each labelled once</source>
            <translation>{items}, chacun étiqueté une fois</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>{items}, each labelled {low} to {high} times</source>
            <translation>{items}, chacun étiqueté {low} à {high} fois</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>{items}, each labelled {n} times</source>
            <translation>{items}, chacun étiqueté {n} fois</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/agreement/overall.py" />
            <source>{items}, {n} labels each</source>
            <extracomment>For one: {items}, {n} label each</extracomment>
            <translation>
                <numerusform>{items} à {n} étiquette</numerusform>
                <numerusform>{items} à {n} étiquettes</numerusform>
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
            <translation>{labels} étiquettes de {items} éléments par {workers} annotateurs ; {steps} étapes après la première.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/overall.py" />
            <source>{labels}, in order</source>
            <translation>{labels}, ordonnées</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/overall.py" />
            <source>{labels}, numeric</source>
            <translation>{labels}, numériques</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{labels}, {workers}, {items}, {classes}</source>
            <translation>{labels}, {workers}, {items}, {classes}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <source>{label} (tied)</source>
            <translation>{label} (ex æquo)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <source>{label} · by hand</source>
            <translation>{label} · à la main</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>{lengths} numbers</source>
            <translation>{lengths} nombres</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>{lengths} records</source>
            <translation>{lengths} enregistrements</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>{lengths} texts</source>
            <translation>{lengths} textes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>{lengths} times</source>
            <translation>{lengths} dates ou durées</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>{level} · {share} confidence</source>
            <translation>{level} · niveau de confiance {share}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/class_map.py" />
            <source>{low} and more</source>
            <translation>{low} et plus</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/class_map.py" />
            <source>{low} to below {high}</source>
            <translation>{low} à moins de {high}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>{low} to {high}</source>
            <translation>{low} à {high}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/data.py" />
            <source>{low} to {high} labels each</source>
            <translation>{low} à {high} étiquettes chacun</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/headline.py" />
            <source>{model} A random check by hand gives a guarantee, whatever the workers do.</source>
            <translation>{model} Un contrôle aléatoire à la main donne une garantie, quoi que fassent les annotateurs.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/headline.py" />
            <source>{model} The bounds below put in estimated accuracies, which makes them no more than indications. A random check by hand gives a guarantee.</source>
            <translation>{model} Les bornes ci-dessous utilisent des exactitudes estimées et ne sont donc que des indications. Un contrôle aléatoire à la main donne une garantie.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>{names} and {n} more</source>
            <translation>{names} et {n} de plus</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>{names} in {folder} would be replaced.</source>
            <translation>À remplacer dans {folder} : {names}.</translation>
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
            <translation>{name} (détecté)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>{name} (not in this file)</source>
            <translation>{name} (pas dans ce fichier)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/long_table.py" />
            <source>{name} (of the item)</source>
            <translation>{name} (de l’élément)</translation>
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
            <translation>{name} vaut « {value} » ; il faut l’une de ces valeurs : {known}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>{name} must be a whole number.</source>
            <translation>{name} doit être un nombre entier.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>{name} must lie between 0 and 100 %, both left out.</source>
            <translation>{name} doit être compris entre 0 et 100 %, tous deux exclus.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>{name} must lie between {low} and {high}.</source>
            <translation>{name} doit être compris entre {low} et {high}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>{name} of this worker</source>
            <translation>{name} de cet annotateur</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/rail.py" />
            <source>{name}, done</source>
            <translation>{name}, terminé</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>{name}, item by item</source>
            <translation>{name}, élément par élément</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/rail.py" />
            <source>{name}, look here</source>
            <translation>{name}, à regarder</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/rail.py" />
            <source>{name}, nothing here yet</source>
            <translation>{name}, rien ici pour l’instant</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>{name}, paper’s bound</source>
            <translation>{name}, borne de l’article</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/rail.py" />
            <source>{name}, running</source>
            <translation>{name}, en cours</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/widgets/rail.py" />
            <source>{name}, {n} to look at</source>
            <extracomment>For one: {name}, {n} to look at</extracomment>
            <translation>
                <numerusform>{name}, {n} à regarder</numerusform>
                <numerusform>{name}, {n} à regarder</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>{name}: at most {share} wrong</source>
            <translation>{name} : au plus {share} d’étiquettes fausses</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>{name}: {share}</source>
            <translation>{name} : {share}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/translation.py" />
            <source>{n} %</source>
            <translation>{n} %</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/archive.py" />
            <source>{n} GB</source>
            <translation>{n} Go</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/agreement/report.py" />
            <source>{n} agree on {chance} or less, as guessing would</source>
            <extracomment>For one: {n} agrees on {chance} or less, as guessing would</extracomment>
            <translation>
                <numerusform>{n} est d’accord à {chance} ou moins, comme en répondant au hasard</numerusform>
                <numerusform>{n} sont d’accord à {chance} ou moins, comme en répondant au hasard</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/decisions.py" />
            <source>{n} agree with the rule</source>
            <extracomment>For one: {n} agrees with the rule</extracomment>
            <translation>
                <numerusform>{n} d’accord avec la règle</numerusform>
                <numerusform>{n} d’accord avec la règle</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/prodigy.py" />
            <source>{n} answers are a reviewer's. The versions behind them are not read again.</source>
            <extracomment>For one: {n} answer is a reviewer's. The versions behind it are not read again.</extracomment>
            <translation>
                <numerusform>{n} réponse est d’un réviseur. Les versions derrière elle ne sont pas lues une seconde fois.</numerusform>
                <numerusform>{n} réponses sont d’un réviseur. Les versions derrière elles ne sont pas lues une seconde fois.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/toloka.py" />
            <source>{n} answers are of training tasks; they are the first that were tried.</source>
            <extracomment>For one: {n} answer is of a training task; it is the first that was tried.</extracomment>
            <translation>
                <numerusform>{n} réponse est d’une tâche d’entraînement ; c’est la première qui a été essayée.</numerusform>
                <numerusform>{n} réponses sont de tâches d’entraînement ; ce sont les premières qui ont été essayées.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/mturk.py" />
            <source>{n} answers mark places in an item, such as boxes. They are no labels and not read.</source>
            <extracomment>For one: {n} answer marks places in an item, such as boxes. It is no label and not read.</extracomment>
            <translation>
                <numerusform>{n} réponse marque des endroits dans un élément, comme des cadres. Ce n’est pas une étiquette et elle n’est pas lue.</numerusform>
                <numerusform>{n} réponses marquent des endroits dans un élément, comme des cadres. Ce ne sont pas des étiquettes et elles ne sont pas lues.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>{n} bytes</source>
            <extracomment>For one: {n} byte</extracomment>
            <translation>
                <numerusform>{n} octet</numerusform>
                <numerusform>{n} octets</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/export_words.py" />
            <source>{n} cells got an apostrophe in front, so that no spreadsheet runs them as formulas.</source>
            <extracomment>For one: {n} cell got an apostrophe in front, so that no spreadsheet runs it as a formula.</extracomment>
            <translation>
                <numerusform>{n} cellule a reçu une apostrophe en tête, pour qu’aucun tableur ne l’exécute comme formule.</numerusform>
                <numerusform>{n} cellules ont reçu une apostrophe en tête, pour qu’aucun tableur ne les exécute comme formules.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>{n} cells show an error such as #N/A; they count as empty.</source>
            <extracomment>For one: {n} cell shows an error such as #N/A; it counts as empty.</extracomment>
            <translation>
                <numerusform>{n} cellule montre une erreur comme #N/A ; elle compte comme vide.</numerusform>
                <numerusform>{n} cellules montrent une erreur comme #N/A ; elles comptent comme vides.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/unsaved_work.py" />
            <source>{n} changes</source>
            <extracomment>For one: {n} change</extracomment>
            <translation>
                <numerusform>{n} changement</numerusform>
                <numerusform>{n} changements</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/worker_pictures.py" />
            <source>{n} chosen workers</source>
            <extracomment>For one: {n} chosen worker</extracomment>
            <translation>
                <numerusform>{n} annotateur choisi</numerusform>
                <numerusform>{n} annotateurs choisis</numerusform>
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
                <numerusform>{n} classe</numerusform>
                <numerusform>{n} classes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>{n} columns</source>
            <extracomment>For one: {n} column</extracomment>
            <translation>
                <numerusform>{n} colonne</numerusform>
                <numerusform>{n} colonnes</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/user_inputs.py" />
            <source>{n} columns were expected: what the number is for, and the number. The columns are {columns}.</source>
            <translation>{n} colonnes étaient attendues : à quoi s’applique le nombre, et le nombre. Les colonnes sont : {columns}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/decisions.py" />
            <source>{n} differ</source>
            <extracomment>For one: {n} differs</extracomment>
            <translation>
                <numerusform>{n} diffère</numerusform>
                <numerusform>{n} diffèrent</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/study.py" />
            <source>{n} draws</source>
            <extracomment>For one: {n} draw</extracomment>
            <translation>
                <numerusform>{n} tirage</numerusform>
                <numerusform>{n} tirages</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>{n} files are there already.</source>
            <extracomment>For one: {n} file is there already.</extracomment>
            <translation>
                <numerusform>{n} fichier existe déjà.</numerusform>
                <numerusform>{n} fichiers existent déjà.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/export_words.py" />
            <source>{n} files written to {folder}.</source>
            <extracomment>For one: {n} file written to {folder}.</extracomment>
            <translation>
                <numerusform>{n} fichier écrit dans {folder}.</numerusform>
                <numerusform>{n} fichiers écrits dans {folder}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>{n} from {before} to {now}</source>
            <translation>{n} ({before} → {now})</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>{n} gold answers match {n} of the {items} items</source>
            <extracomment>For one: {n} gold answer matches one of the {items} items</extracomment>
            <translation>
                <numerusform>{n} réponse de référence correspond à l’un des {items} éléments</numerusform>
                <numerusform>{n} réponses de référence correspondent à {n} des {items} éléments</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/study.py" />
            <source>{n} gold items are too few to tell whether the curve has flattened.</source>
            <extracomment>For one: {n} gold item is too few to tell whether the curve has flattened.</extracomment>
            <translation>
                <numerusform>{n} élément de référence ne suffit pas pour dire si la courbe s’est aplatie.</numerusform>
                <numerusform>{n} éléments de référence ne suffisent pas pour dire si la courbe s’est aplatie.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/compare/calibration.py" />
            <source>{n} gold items are too few, {least} are needed</source>
            <extracomment>For one: {n} gold item is too few, {least} are needed</extracomment>
            <translation>
                <numerusform>{n} élément de référence ne suffit pas, il en faut {least}</numerusform>
                <numerusform>{n} éléments de référence ne suffisent pas, il en faut {least}</numerusform>
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
            <translation>{n} sans étiquette</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/worker_partners.py" />
            <source>{n} have no overlap.</source>
            <extracomment>For one: {n} has no overlap.</extracomment>
            <translation>
                <numerusform>{n} n’a rien en commun.</numerusform>
                <numerusform>{n} n’ont rien en commun.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/doccano.py" />
            <source>{n} ids come again in the file of a worker. Do the items have a field “id”?</source>
            <extracomment>For one: {n} id comes twice in the file of a worker. Do the items have a field “id”?</extracomment>
            <translation>
                <numerusform>{n} identifiant apparaît deux fois dans le fichier d’un annotateur. Les éléments ont-ils un champ « id » ?</numerusform>
                <numerusform>{n} identifiants se répètent dans le fichier d’un annotateur. Les éléments ont-ils un champ « id » ?</numerusform>
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
                <numerusform>{n} élément</numerusform>
                <numerusform>{n} éléments</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/rules/scoring.py" />
            <source>{n} items are held at their gold class, so they are no test of the other final labels.</source>
            <extracomment>For one: {n} item is held at its gold class, so it is no test of the other final labels.</extracomment>
            <translation>
                <numerusform>{n} élément est maintenu à sa classe de référence et n’est donc pas un test des autres étiquettes finales.</numerusform>
                <numerusform>{n} éléments sont maintenus à leur classe de référence et ne sont donc pas un test des autres étiquettes finales.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/model_check.py" />
            <source>{n} items are unanimous and independent workers would give {expected}: nothing speaks against workers who err on their own.</source>
            <extracomment>For one: {n} item is unanimous and independent workers would give {expected}: nothing speaks against workers who err on their own.</extracomment>
            <translation>
                <numerusform>{n} élément est unanime et des annotateurs indépendants en donneraient {expected} : rien ne contredit que les annotateurs se trompent chacun de leur côté.</numerusform>
                <numerusform>{n} éléments sont unanimes et des annotateurs indépendants en donneraient {expected} : rien ne contredit que les annotateurs se trompent chacun de leur côté.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/model_check.py" />
            <source>{n} items are unanimous where independent workers would give {expected}: some items are harder than others, or workers err together.</source>
            <extracomment>For one: {n} item is unanimous where independent workers would give {expected}: some items are harder than others, or workers err together.</extracomment>
            <translation>
                <numerusform>{n} élément est unanime là où des annotateurs indépendants en donneraient {expected} : certains éléments sont plus difficiles que d’autres, ou les annotateurs se trompent ensemble.</numerusform>
                <numerusform>{n} éléments sont unanimes là où des annotateurs indépendants en donneraient {expected} : certains éléments sont plus difficiles que d’autres, ou les annotateurs se trompent ensemble.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/report/charts/histograms.py" />
            <source>{n} items at {low} to {high}</source>
            <extracomment>For one: {n} item at {low} to {high}</extracomment>
            <translation>
                <numerusform>{n} élément à {low}–{high}</numerusform>
                <numerusform>{n} éléments à {low}–{high}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} items have no label from any worker and stay without one.</source>
            <extracomment>For one: {n} item has no label from any worker and stays without one.</extracomment>
            <translation>
                <numerusform>{n} élément n’a d’étiquette d’aucun annotateur et reste sans étiquette.</numerusform>
                <numerusform>{n} éléments n’ont d’étiquette d’aucun annotateur et restent sans étiquette.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>{n} items have no label.</source>
            <extracomment>For one: {n} item has no label.</extracomment>
            <translation>
                <numerusform>{n} élément n’a pas d’étiquette.</numerusform>
                <numerusform>{n} éléments n’ont pas d’étiquette.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/data.py" />
            <source>{n} items have one label only</source>
            <extracomment>For one: {n} item has one label only</extracomment>
            <translation>
                <numerusform>{n} élément n’a qu’une étiquette</numerusform>
                <numerusform>{n} éléments n’ont qu’une étiquette</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
            <source>{n} items labelled by {worker}.</source>
            <extracomment>For one: {n} item labelled by {worker}.</extracomment>
            <translation>
                <numerusform>{n} élément étiqueté par {worker}.</numerusform>
                <numerusform>{n} éléments étiquetés par {worker}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} items labelled in {steps}.</source>
            <extracomment>For one: {n} item labelled in {steps}.</extracomment>
            <translation>
                <numerusform>{n} élément étiqueté en {steps}.</numerusform>
                <numerusform>{n} éléments étiquetés en {steps}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} items labelled.</source>
            <extracomment>For one: {n} item labelled.</extracomment>
            <translation>
                <numerusform>{n} élément étiqueté.</numerusform>
                <numerusform>{n} éléments étiquetés.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} items labelled; stopped after {steps}, before the labels came to rest.</source>
            <extracomment>For one: {n} item labelled; stopped after {steps}, before the labels came to rest.</extracomment>
            <translation>
                <numerusform>{n} élément étiqueté ; arrêt après {steps}, avant que les étiquettes se stabilisent.</numerusform>
                <numerusform>{n} éléments étiquetés ; arrêt après {steps}, avant que les étiquettes se stabilisent.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items_behind.py" />
            <source>{n} items that both {first} and {second} labelled.</source>
            <extracomment>For one: {n} item that both {first} and {second} labelled.</extracomment>
            <translation>
                <numerusform>{n} élément que {first} et {second} ont tous deux étiqueté.</numerusform>
                <numerusform>{n} éléments que {first} et {second} ont tous deux étiquetés.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <source>{n} items that {first} and {second} label differently.</source>
            <extracomment>For one: {n} item that {first} and {second} label differently.</extracomment>
            <translation>
                <numerusform>{n} élément que {first} et {second} étiquettent différemment.</numerusform>
                <numerusform>{n} éléments que {first} et {second} étiquettent différemment.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/worker_matrix.py" />
            <source>{n} items that {worker} called “{answer}” and the others call “{known}”.</source>
            <extracomment>For one: {n} item that {worker} called “{answer}” and the others call “{known}”.</extracomment>
            <translation>
                <numerusform>{n} élément que {worker} a étiqueté « {answer} » et que les autres étiquettent « {known} ».</numerusform>
                <numerusform>{n} éléments que {worker} a étiquetés « {answer} » et que les autres étiquettent « {known} ».</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
            <source>{n} items that {worker} called “{answer}” and whose final label is “{final}”.</source>
            <extracomment>For one: {n} item that {worker} called “{answer}” and whose final label is “{final}”.</extracomment>
            <translation>
                <numerusform>{n} élément que {worker} a étiqueté « {answer} » et dont l’étiquette finale est « {final} ».</numerusform>
                <numerusform>{n} éléments que {worker} a étiquetés « {answer} » et dont l’étiquette finale est « {final} ».</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/worker_matrix.py" />
            <source>{n} items that {worker} called “{answer}” and whose gold label is “{known}”.</source>
            <extracomment>For one: {n} item that {worker} called “{answer}” and whose gold label is “{known}”.</extracomment>
            <translation>
                <numerusform>{n} élément que {worker} a étiqueté « {answer} » et dont l’étiquette de référence est « {known} ».</numerusform>
                <numerusform>{n} éléments que {worker} a étiquetés « {answer} » et dont l’étiquette de référence est « {known} ».</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items_behind.py" />
            <source>{n} items that {worker} labelled and whose final label is “{final}”.</source>
            <extracomment>For one: {n} item that {worker} labelled and whose final label is “{final}”.</extracomment>
            <translation>
                <numerusform>{n} élément que {worker} a étiqueté et dont l’étiquette finale est « {final} ».</numerusform>
                <numerusform>{n} éléments que {worker} a étiquetés et dont l’étiquette finale est « {final} ».</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>{n} items were drawn at random. The rule’s labels stay hidden; what you find becomes a guarantee.</source>
            <extracomment>For one: {n} item was drawn at random. The rule’s label stays hidden.</extracomment>
            <translation>
                <numerusform>{n} élément a été tiré au hasard. L’étiquette de la règle reste masquée.</numerusform>
                <numerusform>{n} éléments ont été tirés au hasard. Les étiquettes de la règle restent masquées ; ce que vous trouvez devient une garantie.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>{n} items whose final label is another {why}:</source>
            <extracomment>For one: {n} item whose final label is another {why}:</extracomment>
            <translation>
                <numerusform>{n} élément dont l’étiquette finale change {why} :</numerusform>
                <numerusform>{n} éléments dont l’étiquette finale change {why} :</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>{n} items, as the table shows them.</source>
            <extracomment>For one: {n} item, as the table shows it.</extracomment>
            <translation>
                <numerusform>{n} élément, comme le tableau le montre.</numerusform>
                <numerusform>{n} éléments, comme le tableau les montre.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/appen.py" />
            <source>{n} judgments are of test questions, which are asked more often than others.</source>
            <extracomment>For one: {n} judgment is of a test question. Test questions are asked more often.</extracomment>
            <translation>
                <numerusform>{n} jugement porte sur une question test. Les questions test sont posées plus souvent que les autres.</numerusform>
                <numerusform>{n} jugements portent sur des questions test, posées plus souvent que les autres.</numerusform>
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
                <numerusform>{n} étiquette</numerusform>
                <numerusform>{n} étiquettes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/under_way.py" />
            <source>{n} labels changed</source>
            <extracomment>For one: {n} label changed</extracomment>
            <translation>
                <numerusform>{n} étiquette changée</numerusform>
                <numerusform>{n} étiquettes changées</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/report/charts/convergence.py" />
            <source>{n} labels changed in the first step</source>
            <extracomment>For one: {n} label changed in the first step</extracomment>
            <translation>
                <numerusform>{n} étiquette changée à la première étape</numerusform>
                <numerusform>{n} étiquettes changées à la première étape</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} labels differ from a plain majority</source>
            <extracomment>For one: {n} label differs from a plain majority</extracomment>
            <translation>
                <numerusform>{n} étiquette diffère de la majorité simple</numerusform>
                <numerusform>{n} étiquettes diffèrent de la majorité simple</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/data.py" />
            <source>{n} labels each</source>
            <extracomment>For one: {n} label each</extracomment>
            <translation>
                <numerusform>{n} étiquette chacun</numerusform>
                <numerusform>{n} étiquettes chacun</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/decisions.py" />
            <source>{n} labels set by hand: {parts}</source>
            <extracomment>For one: {n} label set by hand: {parts}</extracomment>
            <translation>
                <numerusform>{n} étiquette fixée à la main : {parts}</numerusform>
                <numerusform>{n} étiquettes fixées à la main : {parts}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>{n} labels were set by hand; all this is about the labels the rule gave</source>
            <extracomment>For one: {n} label was set by hand; all this is about the label the rule gave</extracomment>
            <translation>
                <numerusform>{n} étiquette a été fixée à la main ; tout ceci porte sur l’étiquette que la règle a donnée</numerusform>
                <numerusform>{n} étiquettes ont été fixées à la main ; tout ceci porte sur les étiquettes que la règle a données</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/improvements.py" />
            <source>{n} labels, same workers</source>
            <translation>{n} étiquettes, mêmes annotateurs</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <location filename="../../crowdgui/ui/pages/data_loaded.py" />
            <source>{n} left out: {reason}</source>
            <translation>Écarté {n} fois : {reason}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>{n} lines written to {file}.</source>
            <extracomment>For one: {n} line written to {file}.</extracomment>
            <translation>
                <numerusform>{n} ligne écrite dans {file}.</numerusform>
                <numerusform>{n} lignes écrites dans {file}.</numerusform>
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
            <translation>{n} de plus</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/import_dialog/frame.py" />
            <source>{n} more files</source>
            <extracomment>For one: {n} more file</extracomment>
            <translation>
                <numerusform>{n} fichier de plus</numerusform>
                <numerusform>{n} fichiers de plus</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/bounds/improvements.py" />
            <location filename="../../crowdgui/text/plan.py" />
            <source>{n} more labels</source>
            <extracomment>For one: {n} more label</extracomment>
            <translation>
                <numerusform>{n} étiquette de plus</numerusform>
                <numerusform>{n} étiquettes de plus</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/bounds/improvements.py" />
            <source>{n} more labels, same workers</source>
            <extracomment>For one: {n} more label, same workers</extracomment>
            <translation>
                <numerusform>{n} étiquette de plus, mêmes annotateurs</numerusform>
                <numerusform>{n} étiquettes de plus, mêmes annotateurs</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <source>{n} more notes are not listed.</source>
            <extracomment>For one: {n} more note is not listed.</extracomment>
            <translation>
                <numerusform>{n} note de plus n’est pas listée.</numerusform>
                <numerusform>{n} notes de plus ne sont pas listées.</numerusform>
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
                <numerusform>{n} nom d’élément, d’annotateur ou de classe s’exécuterait comme formule dans un tableur. Il reçoit une apostrophe en tête, sauf si ceci est coché.</numerusform>
                <numerusform>{n} noms d’éléments, d’annotateurs ou de classes s’exécuteraient comme formules dans un tableur. Ils reçoivent une apostrophe en tête, sauf si ceci est coché.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>{n} numbers</source>
            <extracomment>For one: {n} number</extracomment>
            <translation>
                <numerusform>{n} nombre</numerusform>
                <numerusform>{n} nombres</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/parquet.py" />
            <source>{n} numbers are too long to have been kept exactly; as ids they may be wrong.</source>
            <extracomment>For one: {n} number is too long to have been kept exactly; as an id it may be wrong.</extracomment>
            <translation>
                <numerusform>{n} nombre est trop long pour avoir été gardé exactement ; comme identifiant, il peut être faux.</numerusform>
                <numerusform>{n} nombres sont trop longs pour avoir été gardés exactement ; comme identifiants, ils peuvent être faux.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>{n} numbers stated</source>
            <extracomment>For one: {n} number stated</extracomment>
            <translation>
                <numerusform>{n} nombre indiqué</numerusform>
                <numerusform>{n} nombres indiqués</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/bounds/guarantee_builder.py" />
            <source>{n} of the drawn labels are still to be checked.</source>
            <extracomment>For one: {n} of the drawn labels is still to be checked.</extracomment>
            <translation>
                <numerusform>{n} des étiquettes tirées reste à contrôler.</numerusform>
                <numerusform>{n} des étiquettes tirées restent à contrôler.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers_together.py" />
            <source>{n} of them are flagged: {kinds}.</source>
            <extracomment>For one: {n} of them is flagged: {kinds}.</extracomment>
            <translation>
                <numerusform>{n} d’entre eux est signalé : {kinds}.</numerusform>
                <numerusform>{n} d’entre eux sont signalés : {kinds}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <location filename="../../crowdgui/ui/report/pdf.py" />
            <source>{n} of {all}</source>
            <translation>{n} sur {all}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>{n} of {all} drawn labels are checked.</source>
            <extracomment>For one: {n} of {all} drawn labels is checked.</extracomment>
            <translation>
                <numerusform>Contrôlée : {n} des {all} étiquettes tirées.</numerusform>
                <numerusform>Contrôlées : {n} des {all} étiquettes tirées.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>{n} of {all} have no overlap</source>
            <extracomment>For one: {n} of {all} has no overlap</extracomment>
            <translation>
                <numerusform>{n} sur {all} n’a rien en commun</numerusform>
                <numerusform>{n} sur {all} n’ont rien en commun</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>{n} of {all} labels are less than {sure} sure. Review them here, least sure first.</source>
            <extracomment>For one: {n} of {all} labels is less than {sure} sure. Review it here.</extracomment>
            <translation>
                <numerusform>{n} étiquette sur {all} est sûre à moins de {sure}. Révisez-la ici.</numerusform>
                <numerusform>{n} étiquettes sur {all} sont sûres à moins de {sure}. Révisez-les ici, les moins sûres d’abord.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>{n} of {all} labels come back ({share})</source>
            <extracomment>For one: {n} of {all} labels comes back ({share})</extracomment>
            <translation>
                <numerusform>{n} étiquette sur {all} de retour ({share})</numerusform>
                <numerusform>{n} étiquettes sur {all} de retour ({share})</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>{n} of {all} labels go ({share})</source>
            <extracomment>For one: {n} of {all} labels goes ({share})</extracomment>
            <translation>
                <numerusform>{n} étiquette sur {all} en moins ({share})</numerusform>
                <numerusform>{n} étiquettes sur {all} en moins ({share})</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/worker_scatter.py" />
            <location filename="../../crowdgui/ui/plots/worker_scatter.py" />
            <source>{n} of {all} workers drawn</source>
            <translation>{n} annotateurs dessinés sur {all}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/flags.py" />
            <source>{n} of {all} workers would be flagged ({share}).</source>
            <extracomment>For one: {n} of {all} workers would be flagged ({share}).</extracomment>
            <translation>
                <numerusform>{n} annotateur sur {all} serait signalé ({share}).</numerusform>
                <numerusform>{n} annotateurs sur {all} seraient signalés ({share}).</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_words.py" />
            <source>{n} of {all}; {out} left out</source>
            <translation>{n} sur {all} ; écartés : {out}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>{n} of {items} labels differ from the vote it speaks of; each is counted as wrong</source>
            <extracomment>For one: {n} of {items} labels differs from the vote it speaks of; it is counted as wrong</extracomment>
            <translation>
                <numerusform>{n} étiquette sur {items} diffère du vote dont parle la borne ; elle est comptée comme fausse</numerusform>
                <numerusform>{n} étiquettes sur {items} diffèrent du vote dont parle la borne ; chacune est comptée comme fausse</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>{n} of {labels} labels ({share})</source>
            <translation>{n} étiquettes sur {labels} ({share})</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/data.py" />
            <source>{n} of {labels} labels.</source>
            <translation>{n} étiquettes sur {labels}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} of {some} labels are less than {sure} sure.</source>
            <extracomment>For one: {n} of {some} labels is less than {sure} sure.</extracomment>
            <translation>
                <numerusform>{n} étiquette sur {some} est sûre à moins de {sure}.</numerusform>
                <numerusform>{n} étiquettes sur {some} sont sûres à moins de {sure}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/class_shares.py" />
            <location filename="../../crowdgui/ui/widgets/bars.py" />
            <source>{n} other classes</source>
            <translation>{n} autres classes</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <source>{n} other labels</source>
            <extracomment>For one: {n} other label</extracomment>
            <translation>
                <numerusform>{n} autre étiquette</numerusform>
                <numerusform>{n} autres étiquettes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/agreement/overall.py" />
            <source>{n} pairs</source>
            <extracomment>For one: {n} pair</extracomment>
            <translation>
                <numerusform>{n} paire</numerusform>
                <numerusform>{n} paires</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>{n} pairs look like copying.</source>
            <extracomment>For one: {n} pair looks like copying.</extracomment>
            <translation>
                <numerusform>{n} paire ressemble à une copie.</numerusform>
                <numerusform>{n} paires ressemblent à une copie.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/agreement/worker_pairs.py" />
            <source>{n} pairs of workers</source>
            <extracomment>For one: {n} pair of workers</extracomment>
            <translation>
                <numerusform>{n} paire d’annotateurs</numerusform>
                <numerusform>{n} paires d’annotateurs</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/long_table.py" />
            <source>{n} pictures or sounds stand inside the file itself and are not shown.</source>
            <extracomment>For one: {n} picture or sound stands inside the file itself and is not shown.</extracomment>
            <translation>
                <numerusform>{n} image ou son se trouve dans le fichier même et n’est pas montré.</numerusform>
                <numerusform>{n} images ou sons se trouvent dans le fichier même et ne sont pas montrés.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <source>{n} places have these words.</source>
            <extracomment>For one: {n} place has these words.</extracomment>
            <translation>
                <numerusform>{n} passage contient ces mots.</numerusform>
                <numerusform>{n} passages contiennent ces mots.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>{n} questions are opened, each with labels of its own</source>
            <translation>{n} questions sont ouvertes, chacune avec ses propres étiquettes</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <source>{n} rarer classes are not listed.</source>
            <extracomment>For one: {n} rarer class is not listed.</extracomment>
            <translation>
                <numerusform>{n} classe plus rare n’est pas listée.</numerusform>
                <numerusform>{n} classes plus rares ne sont pas listées.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/worker_pace.py" />
            <source>{n} recorded times cannot be right and are left out.</source>
            <extracomment>For one: {n} recorded time cannot be right and is left out.</extracomment>
            <translation>
                <numerusform>{n} heure notée ne peut pas être juste et est écartée.</numerusform>
                <numerusform>{n} heures notées ne peuvent pas être justes et sont écartées.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/agreement/report.py" />
            <source>{n} repeated answers of a worker to the same item are left out; the first counts.</source>
            <extracomment>For one: {n} repeated answer of a worker to the same item is left out; the first counts.</extracomment>
            <translation>
                <numerusform>{n} réponse répétée d’un annotateur au même élément est écartée ; la première compte.</numerusform>
                <numerusform>{n} réponses répétées d’un annotateur au même élément sont écartées ; la première compte.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/label_studio_csv.py" />
            <source>{n} results mark parts of items. They label no item and are not read.</source>
            <extracomment>For one: {n} result marks a part of an item. It labels no item and is not read.</extracomment>
            <translation>
                <numerusform>{n} résultat marque une partie d’un élément. Il n’étiquette pas d’élément et n’est pas lu.</numerusform>
                <numerusform>{n} résultats marquent des parties d’éléments. Ils n’étiquettent pas d’élément et ne sont pas lus.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/frame.py" />
            <source>{n} rows</source>
            <extracomment>For one: {n} row</extracomment>
            <translation>
                <numerusform>{n} ligne</numerusform>
                <numerusform>{n} lignes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/widgets/table_view.py" />
            <source>{n} rows copied</source>
            <extracomment>For one: {n} row copied</extracomment>
            <translation>
                <numerusform>{n} ligne copiée</numerusform>
                <numerusform>{n} lignes copiées</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>{n} rows copied.</source>
            <extracomment>For one: {n} row copied.</extracomment>
            <translation>
                <numerusform>{n} ligne copiée.</numerusform>
                <numerusform>{n} lignes copiées.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/toloka.py" />
            <source>{n} rows do not name their worker; the one of their page is taken.</source>
            <extracomment>For one: {n} row does not name its worker; the one of its page is taken.</extracomment>
            <translation>
                <numerusform>{n} ligne ne nomme pas son annotateur ; celui de sa page est pris.</numerusform>
                <numerusform>{n} lignes ne nomment pas leur annotateur ; celui de leur page est pris.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/data_loaded.py" />
            <source>{n} rows, answers or times were left out; the checks say why.</source>
            <extracomment>For one: {n} row, answer or time was left out; the checks say why.</extracomment>
            <translation>
                <numerusform>{n} ligne, réponse ou heure a été écartée ; les vérifications disent pourquoi.</numerusform>
                <numerusform>{n} lignes, réponses ou heures ont été écartées ; les vérifications disent pourquoi.</numerusform>
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
                <numerusform>{n} jeu</numerusform>
                <numerusform>{n} jeux</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/simulate/simulation_run.py" />
            <source>{n} sets are drawn at each point.</source>
            <extracomment>For one: {n} set is drawn at each point.</extracomment>
            <translation>
                <numerusform>{n} jeu est tiré à chaque point.</numerusform>
                <numerusform>{n} jeux sont tirés à chaque point.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/agreement/two_workers.py" />
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>{n} shared items</source>
            <extracomment>For one: {n} shared item</extracomment>
            <translation>
                <numerusform>{n} élément partagé</numerusform>
                <numerusform>{n} éléments partagés</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/rules/em_fit.py" />
            <source>{n} starts ended with classes swapped and were set aside.</source>
            <extracomment>For one: {n} start ended with classes swapped and was set aside.</extracomment>
            <translation>
                <numerusform>{n} départ a abouti à des classes interverties et a été mis de côté.</numerusform>
                <numerusform>{n} départs ont abouti à des classes interverties et ont été mis de côté.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/rules/user_inputs.py" />
            <source>{n} stated workers gave none of these labels and are left out.</source>
            <extracomment>For one: {n} stated worker gave none of these labels and is left out.</extracomment>
            <translation>
                <numerusform>{n} annotateur indiqué n’a donné aucune de ces étiquettes et est écarté.</numerusform>
                <numerusform>{n} annotateurs indiqués n’ont donné aucune de ces étiquettes et sont écartés.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <location filename="../../crowdgui/ui/pages/export_words.py" />
            <location filename="../../crowdgui/ui/telling.py" />
            <source>{n} steps</source>
            <extracomment>For one: {n} step</extracomment>
            <translation>
                <numerusform>{n} étape</numerusform>
                <numerusform>{n} étapes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/appen.py" />
            <source>{n} test questions accept several answers to “{question}”; they give no gold.</source>
            <extracomment>For one: {n} test question accepts several answers to “{question}”; it gives no gold.</extracomment>
            <translation>
                <numerusform>{n} question test accepte plusieurs réponses à « {question} » ; elle ne donne pas de référence.</numerusform>
                <numerusform>{n} questions test acceptent plusieurs réponses à « {question} » ; elles ne donnent pas de référence.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} ties, given to the first of the tied classes.</source>
            <extracomment>For one: {n} tie, given to the first of the tied classes.</extracomment>
            <translation>
                <numerusform>{n} ex æquo, attribué à la première des classes ex æquo.</numerusform>
                <numerusform>{n} ex æquo, attribués à la première des classes ex æquo.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>{n} times a label was hidden and foretold from the rest, and no rule that suits these workers did that better than “{kept}”, by which it had a chance of {base}.</source>
            <extracomment>For one: {n} label was hidden and foretold from the rest, and no rule that suits these workers did that better than “{kept}”, by which it had a chance of {base}.</extracomment>
            <translation>
                <numerusform>{n} étiquette a été masquée et prédite à partir du reste, et aucune règle qui convient à ces annotateurs n’a fait mieux que « {kept} », qui lui donnait une probabilité de {base}.</numerusform>
                <numerusform>{n} fois, une étiquette a été masquée et prédite à partir du reste, et aucune règle qui convient à ces annotateurs n’a fait mieux que « {kept} », qui lui donnait une probabilité de {base}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>{n} times a label was hidden and foretold from the rest: it had a chance of {base} by “{kept}” and of {other} by “{rule}”. {often}</source>
            <extracomment>For one: {n} label was hidden and foretold from the rest: it had a chance of {base} by “{kept}” and of {other} by “{rule}”. {often}</extracomment>
            <translation>
                <numerusform>{n} étiquette a été masquée et prédite à partir du reste : elle avait une probabilité de {base} selon « {kept} » et de {other} selon « {rule} ». {often}</numerusform>
                <numerusform>{n} fois, une étiquette a été masquée et prédite à partir du reste : elle avait une probabilité de {base} selon « {kept} » et de {other} selon « {rule} ». {often}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>{n} times a worker answered an item more than once</source>
            <extracomment>For one: Once a worker answered an item more than once</extracomment>
            <translation>
                <numerusform>{n} fois, un annotateur a répondu plusieurs fois à un élément</numerusform>
                <numerusform>{n} fois, un annotateur a répondu plusieurs fois à un élément</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/data.py" />
            <source>{n} times a worker answered the same item more than once</source>
            <extracomment>For one: {n} time a worker answered the same item more than once</extracomment>
            <translation>
                <numerusform>{n} fois, un annotateur a répondu plusieurs fois au même élément</numerusform>
                <numerusform>{n} fois, un annotateur a répondu plusieurs fois au même élément</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>{n} variables hold no list or table of numbers or text, and are left out.</source>
            <extracomment>For one: {n} variable holds no list or table of numbers or text, and is left out.</extracomment>
            <translation>
                <numerusform>{n} variable ne contient ni liste ni tableau de nombres ou de texte, et est écartée.</numerusform>
                <numerusform>{n} variables ne contiennent ni liste ni tableau de nombres ou de texte, et sont écartées.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <location filename="../../crowdgui/ui/pages/item_detail.py" />
            <source>{n} votes</source>
            <extracomment>For one: {n} vote</extracomment>
            <translation>
                <numerusform>{n} vote</numerusform>
                <numerusform>{n} votes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/cluster_field.py" />
            <source>{n} worker processes with {threads} threads together</source>
            <extracomment>For one: {n} worker process with {threads} threads</extracomment>
            <translation>
                <numerusform>{n} processus de travail avec {threads} threads</numerusform>
                <numerusform>{n} processus de travail avec {threads} threads en tout</numerusform>
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
                <numerusform>{n} annotateur</numerusform>
                <numerusform>{n} annotateurs</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} workers agree less than chance</source>
            <extracomment>For one: {n} worker agrees less than chance</extracomment>
            <translation>
                <numerusform>{n} annotateur est d’accord moins souvent que le hasard</numerusform>
                <numerusform>{n} annotateurs sont d’accord moins souvent que le hasard</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/agreement/report.py" />
            <source>{n} workers agree on {low} to {high}</source>
            <extracomment>For one: {n} worker agrees on {low} to {high}</extracomment>
            <translation>
                <numerusform>{n} annotateur est d’accord à {low}–{high}</numerusform>
                <numerusform>{n} annotateurs sont d’accord à {low}–{high}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/rules/scoring.py" />
            <source>{n} workers are judged by the gold answers, so the error on gold looks smaller than it is.</source>
            <extracomment>For one: {n} worker is judged by the gold answers, so the error on gold looks smaller than it is.</extracomment>
            <translation>
                <numerusform>{n} annotateur est jugé sur les réponses de référence : l’erreur sur la référence paraît donc plus petite qu’elle n’est.</numerusform>
                <numerusform>{n} annotateurs sont jugés sur les réponses de référence : l’erreur sur la référence paraît donc plus petite qu’elle n’est.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>{n} workers are left out with {given} of the {all} labels ({share}).</source>
            <extracomment>For one: {n} worker is left out with {given} of the {all} labels ({share}).</extracomment>
            <translation>
                <numerusform>{n} annotateur est écarté, avec {given} des {all} étiquettes ({share}).</numerusform>
                <numerusform>{n} annotateurs sont écartés, avec {given} des {all} étiquettes ({share}).</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} workers are too fast</source>
            <extracomment>For one: {n} worker is too fast</extracomment>
            <translation>
                <numerusform>{n} annotateur est trop rapide</numerusform>
                <numerusform>{n} annotateurs sont trop rapides</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>{n} workers by {classes}</source>
            <extracomment>For one: {n} worker by {classes}</extracomment>
            <translation>
                <numerusform>{n} annotateur par {classes}</numerusform>
                <numerusform>{n} annotateurs par {classes}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/worker_detail.py" />
            <source>{n} workers chosen</source>
            <extracomment>For one: {n} worker chosen</extracomment>
            <translation>
                <numerusform>{n} annotateur choisi</numerusform>
                <numerusform>{n} annotateurs choisis</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>{n} workers gave no label.</source>
            <extracomment>For one: {n} worker gave no label.</extracomment>
            <translation>
                <numerusform>{n} annotateur n’a donné aucune étiquette.</numerusform>
                <numerusform>{n} annotateurs n’ont donné aucune étiquette.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} workers give a single answer</source>
            <extracomment>For one: {n} worker gives a single answer</extracomment>
            <translation>
                <numerusform>{n} annotateur donne une réponse unique</numerusform>
                <numerusform>{n} annotateurs donnent une réponse unique</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/rules/weighted.py" />
            <source>{n} workers have no stated weight and count 0.</source>
            <extracomment>For one: {n} worker has no stated weight and counts 0.</extracomment>
            <translation>
                <numerusform>{n} annotateur n’a pas de poids indiqué et compte 0.</numerusform>
                <numerusform>{n} annotateurs n’ont pas de poids indiqué et comptent 0.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} workers have too few labels to judge.</source>
            <extracomment>For one: {n} worker has too few labels to judge.</extracomment>
            <translation>
                <numerusform>{n} annotateur a trop peu d’étiquettes pour être jugé.</numerusform>
                <numerusform>{n} annotateurs ont trop peu d’étiquettes pour être jugés.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} workers look like guessing</source>
            <extracomment>For one: {n} worker looks like guessing</extracomment>
            <translation>
                <numerusform>{n} annotateur semble répondre au hasard</numerusform>
                <numerusform>{n} annotateurs semblent répondre au hasard</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} workers may have copied</source>
            <extracomment>For one: {n} worker may have copied</extracomment>
            <translation>
                <numerusform>{n} annotateur a peut-être copié</numerusform>
                <numerusform>{n} annotateurs ont peut-être copié</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/worker_partners.py" />
            <source>{n} workers share items with this one.</source>
            <extracomment>For one: {n} worker shares items with this one.</extracomment>
            <translation>
                <numerusform>{n} annotateur partage des éléments avec celui-ci.</numerusform>
                <numerusform>{n} annotateurs partagent des éléments avec celui-ci.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>{n} workers were</source>
            <extracomment>For one: {n} worker were</extracomment>
            <translation>
                <numerusform>{n} annotateur</numerusform>
                <numerusform>{n} annotateurs</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>{n} wrong: at most {share}</source>
            <translation>{n} faux : au plus {share}</translation>
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
                <numerusform>{n}, à la première classe</numerusform>
                <numerusform>{n}, à la première classe</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/convergence.py" />
            <location filename="../../crowdgui/ui/plots/convergence_plot.py" />
            <source>{objective} after each step</source>
            <translation>{objective} après chaque étape</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_answers.py" />
            <source>{own} of this worker, {others} of others.</source>
            <translation>{own} de cet annotateur, {others} des autres.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <source>{page} › {heading}</source>
            <translation>{page} › {heading}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>{paper}, theorem 1</source>
            <translation>{paper}, théorème 1</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>{paper}, theorem 3</source>
            <translation>{paper}, théorème 3</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>{paper}, theorem 4</source>
            <translation>{paper}, théorème 4</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>{part} of {whole}</source>
            <translation>{part} sur {whole}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/cluster_output.py" />
            <source>{place} could not be written: {why}</source>
            <translation>{place} n’a pas pu être écrit : {why}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/compare/calibration.py" />
            <source>{right} of {n} gold answers are met ({share}), and the rule is {sure} sure on average</source>
            <extracomment>For one: {right} of {n} gold answer is met ({share}), and the rule is {sure} sure on average</extracomment>
            <translation>
                <numerusform>{right} sur {n} réponse de référence est retrouvée ({share}), et la règle est sûre à {sure} en moyenne</numerusform>
                <numerusform>{right} sur {n} réponses de référence sont retrouvées ({share}), et la règle est sûre à {sure} en moyenne</numerusform>
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
            <translation>{rows}, {columns}, masquée</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_preview.py" />
            <source>{rows}, {shown} of {n} columns</source>
            <translation>{rows}, {shown} colonnes sur {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/comparing.py" />
            <source>{rule} cannot run: {why}</source>
            <translation>{rule} ne peut pas s’exécuter : {why}</translation>
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
            <translation>{rule} – {said}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <source>{same} of {total} are right ({share}).</source>
            <translation>{same} sur {total} sont justes ({share}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>{same} of {total} labels are the final label ({share}).</source>
            <translation>{same} sur {total} étiquettes sont l’étiquette finale ({share}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>{seen} seen,
{expected} expected</source>
            <translation>{seen} vus,
{expected} attendus</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>{sentence} Confidence is {off} off on average. Its Brier score, 0 for a rule that is sure and right, is {brier}.</source>
            <translation>{sentence} La confiance s’écarte de {off} en moyenne. Son score de Brier, 0 pour une règle sûre et juste, est {brier}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>{share} ({low} to {high})</source>
            <translation>{share} ({low} à {high})</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/report.py" />
            <source>{share} of the labels compared are “{name}”. Where nearly all are of one class, two workers agree often by chance alone: alpha and kappa can be near 0 although they agree on most items. Read percent agreement, AC1 and the agreement by class beside them.</source>
            <translation>{share} des étiquettes comparées sont « {name} ». Quand presque toutes sont d’une seule classe, deux annotateurs sont souvent d’accord par le seul hasard : alpha et kappa peuvent être proches de 0 bien que ces annotateurs s’accordent sur la plupart des éléments. Lisez aussi le pourcentage d’accord, AC1 et l’accord par classe.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/improvements.py" />
            <source>{share} of the labels go</source>
            <translation>{share} des étiquettes en moins</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/headline.py" />
            <source>{share} of these labels are wrong.</source>
            <translation>{share} de ces étiquettes sont fausses.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_partners.py" />
            <source>{share} of {n}</source>
            <translation>{share} sur {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_preview.py" />
            <source>{shown} of {n} rows</source>
            <translation>{shown} lignes sur {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/headline.py" />
            <source>{source}, at {confidence} confidence. It holds if every worker errs independently, is as often right on every class and item, and did not choose the items. The check found nothing against that, but labels cannot show a rare class that all miss, or a guideline misread.</source>
            <translation>{source}, au niveau de confiance de {confidence}. Cela vaut si chaque annotateur se trompe indépendamment, a aussi souvent raison sur chaque classe et chaque élément, et n’a pas choisi les éléments. Le contrôle n’a rien trouvé qui s’y oppose, mais les étiquettes ne peuvent pas révéler une classe rare que tous manquent ou une consigne mal lue.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/rules/em_fit.py" />
            <source>{starts} starts gave different labels on {n} items; the fit with the highest likelihood is shown.</source>
            <extracomment>For one: {starts} starts gave different labels on {n} item; the fit with the highest likelihood is shown.</extracomment>
            <translation>
                <numerusform>{starts} départs ont donné des étiquettes différentes sur {n} élément ; l’ajustement de plus grande vraisemblance est montré.</numerusform>
                <numerusform>{starts} départs ont donné des étiquettes différentes sur {n} éléments ; l’ajustement de plus grande vraisemblance est montré.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/em_fit.py" />
            <source>{starts} starts gave the same labels.</source>
            <translation>{starts} départs ont donné les mêmes étiquettes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/tour_card.py" />
            <source>{step} of {steps}</source>
            <translation>{step} sur {steps}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>{verdict}: spread {ratio} times the expected, pairs {distance} apart</source>
            <translation>{verdict} : dispersion {ratio} fois l’attendue, écart des paires {distance}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>{votes}: {seen} seen, {expected} expected</source>
            <translation>{votes} : {seen} vus, {expected} attendus</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/user_inputs.py" />
            <source>{what} is stated twice. Keep one row for it.</source>
            <translation>{what} : indiqué deux fois. Gardez une seule ligne.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/outcome.py" />
            <source>{which} and was left out; labels and decisions are whole. Save the project under another name, then run the rule again.</source>
            <translation>{which} et a été écarté ; étiquettes et décisions sont intactes. Enregistrez le projet sous un autre nom, puis exécutez de nouveau la règle.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <source>{who}, gold</source>
            <translation>{who}, référence</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>{why} If you go on it is lost.</source>
            <translation>{why} Si vous continuez, c’est perdu.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>{words} are read as classes, not as missing answers</source>
            <translation>{words} sont lus comme des classes, non comme des réponses manquantes</translation>
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
            <translation>{words} : dans les réponses de référence, mais donnés par aucun annotateur</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/chips.py" />
            <source>{words}; this worker is flagged</source>
            <translation>{words} ; cet annotateur est signalé</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>{word} counts as no answer: {n} of {cells} cells ({share}).</source>
            <translation>{word} compte comme absence de réponse : {n} sur {cells} cellules ({share}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_loaded.py" />
            <source>{workers} down, {items} across, in the order of the file. Grey: no label; the colour is the class.</source>
            <translation>{workers} en hauteur, {items} en largeur, dans l’ordre du fichier. Gris : pas d’étiquette ; la couleur est la classe.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>{workers} workers by {classes} classes are too many to simulate.</source>
            <translation>{workers} annotateurs par {classes} classes, c’est trop pour une simulation.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>{workers} workers, {classes} classes and {kinds} kinds of items are too many for this rule to hold in memory. Choose pooled EM, or fewer kinds.</source>
            <translation>{workers} annotateurs, {classes} classes et {kinds} types d’éléments, c’est trop pour que cette règle tienne en mémoire. Choisissez EM regroupé, ou moins de types.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>{worker} gives the final label on {right} of {all} items of “{final}” ({share})</source>
            <translation>{worker} donne l’étiquette finale sur {right} des {all} éléments de « {final} » ({share})</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>{worker} labelled no item of “{final}”</source>
            <translation>{worker} n’a étiqueté aucun élément de « {final} »</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/chips.py" />
            <source>{worker}, left out: this vote does not count</source>
            <translation>{worker}, écarté : ce vote ne compte pas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/chips.py" />
            <source>{worker}, weight {weight} of the largest</source>
            <translation>{worker}, poids : {weight} du plus grand</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/worker_scatter.py" />
            <source>{worker}: agrees on {share}, {labels}</source>
            <translation>{worker} : d’accord sur {share}, {labels}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/telling.py" />
            <source>{work} was cancelled.</source>
            <translation>{work} : annulé.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>{wrong} of {known}</source>
            <translation>{wrong} sur {known}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>{wrong} wrong labels in a sample of {sample} out of {items} items cannot be; correct the numbers.</source>
            <translation>{wrong} étiquettes fausses dans un échantillon de {sample} sur {items} éléments, c’est impossible ; corrigez les nombres.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/inception.py" />
            <source>“No label” is a class</source>
            <translation>« Sans étiquette » est une classe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/confusion_view.py" />
            <source>“{answer}” given to {n} of {all} {items} ({share})</source>
            <translation>« {answer} » donnée à {n} des {all} {items} ({share})</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/comparison.py" />
            <source>“{best}” has fewer gold answers wrong than “{other}”, beyond noise: {wrong} of {known} ({share}).</source>
            <translation>« {best} » se trompe sur moins de réponses de référence que « {other} », au-delà du bruit : {wrong} sur {known} ({share}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/user_inputs.py" />
            <source>“{found}” for {what} is no number.</source>
            <translation>« {found} » pour {what} n’est pas un nombre.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>“{found}” is no number.</source>
            <translation>« {found} » n’est pas un nombre.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>“{key}” cannot be simulated; there are {known}.</source>
            <translation>« {key} » ne peut pas être simulé ; il y a : {known}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/peerannot.py" />
            <source>“{key}” holds no answers by name, as in {example}.</source>
            <translation>« {key} » ne contient pas de réponses par nom, comme dans {example}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>“{label}” wins with confidence {share}.</source>
            <translation>« {label} » gagne avec une confiance de {share}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>“{label}” wins with {share} of the votes behind it, which is no probability.</source>
            <translation>« {label} » gagne avec {share} des votes derrière elle, ce qui n’est pas une probabilité.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/archive.py" />
            <source>“{member}” would be more than {most} times its packed size. Such archives are made to fill the memory.</source>
            <translation>« {member} » ferait plus de {most} fois sa taille compressée. De telles archives sont faites pour saturer la mémoire.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <location filename="../../crowdgui/io/cluster/parts.py" />
            <location filename="../../crowdgui/io/importing/recipes.py" />
            <location filename="../../crowdgui/io/importing/sources.py" />
            <location filename="../../crowdgui/text/flags.py" />
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>“{name}”</source>
            <translation>« {name} »</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>“{name}”, {reason}</source>
            <translation>« {name} », {reason}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>“{question}” has {n} labels</source>
            <extracomment>For one: “{question}” has {n} label</extracomment>
            <translation>
                <numerusform>« {question} » a {n} étiquette</numerusform>
                <numerusform>« {question} » a {n} étiquettes</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/xlsx_file.py" />
            <source>“{sheet}” has {n} columns, but a sheet of a workbook ends at column {most}. Choose CSV or Parquet.</source>
            <translation>« {sheet} » a {n} colonnes, mais une feuille de classeur s’arrête à la colonne {most}. Choisissez CSV ou Parquet.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/xlsx_file.py" />
            <source>“{sheet}” has {n} rows and a header, but a sheet of a workbook ends at row {most}. Choose CSV or Parquet.</source>
            <translation>« {sheet} » a {n} lignes et un en-tête, mais une feuille de classeur s’arrête à la ligne {most}. Choisissez CSV ou Parquet.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/xlsx_file.py" />
            <source>“{sheet}”, {place}, row {row}: this text has {n} characters, but a cell of a workbook holds {most}. Choose CSV or Parquet.</source>
            <translation>« {sheet} », {place}, ligne {row} : ce texte a {n} caractères, mais une cellule de classeur en contient {most}. Choisissez CSV ou Parquet.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>“{word}”</source>
            <translation>« {word} »</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>“{word}” and “{usual}”</source>
            <translation>« {word} » et « {usual} »</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>“{word}” is read as a class, not as a missing answer</source>
            <translation>« {word} » est lu comme une classe, non comme une réponse manquante</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>… then at most this share of all {n} is wrong, at {confidence} confidence.</source>
            <translation>… alors au plus cette part des {n} est fausse, au niveau de confiance de {confidence}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>−1</source>
            <translation>−1</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>▲ marks workers who are flagged, ✕ those left out.</source>
            <translation>▲ marque les annotateurs signalés, ✕ ceux qui sont écartés.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>▲ marks workers who are flagged.</source>
            <translation>▲ marque les annotateurs signalés.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_detail.py" />
            <source>✕ marks workers left out, whose votes do not count.</source>
            <translation>✕ marque les annotateurs écartés, dont les votes ne comptent pas.</translation>
        </message>
    </context>
</TS>
