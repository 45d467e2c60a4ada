<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
    <context>
        <name>CrowdGUI</name>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source> (at least {low}; possibly no number is enough)</source>
            <translation> (au moins {low} ; il se peut qu’aucun nombre ne suffise)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source> ({low} to {high})</source>
            <translation> ({low} à {high})</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;About CrowdGUI</source>
            <translation>À &amp;propos de CrowdGUI</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Cancel</source>
            <translation>A&amp;nnuler</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Colours</source>
            <translation>&amp;Couleurs</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Copy table</source>
            <translation>&amp;Copier le tableau</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Dark</source>
            <translation>So&amp;mbre</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Edit</source>
            <translation>É&amp;dition</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Export…</source>
            <translation>&amp;Exporter…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;File</source>
            <translation>&amp;Fichier</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Find…</source>
            <translation>&amp;Rechercher…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Go to</source>
            <translation>A&amp;ller à</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Help</source>
            <translation>A&amp;ide</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Help on this</source>
            <translation>Aide &amp;contextuelle</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;History…</source>
            <translation>&amp;Historique…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Light</source>
            <translation>&amp;Clair</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/session_menus.py" />
            <source>&amp;Next question</source>
            <translation>Question &amp;suivante</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Open…</source>
            <translation>&amp;Ouvrir…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Paste labels</source>
            <translation>&amp;Coller des étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/session_menus.py" />
            <source>&amp;Previous question</source>
            <translation>Question &amp;précédente</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Question</source>
            <translation>&amp;Question</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Quit</source>
            <translation>&amp;Quitter</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Run</source>
            <translation>E&amp;xécution</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Run rule</source>
            <translation>&amp;Exécuter la règle</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Save project</source>
            <translation>Enre&amp;gistrer le projet</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Settings…</source>
            <translation>Ré&amp;glages…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Simulate crowds…</source>
            <translation>&amp;Simuler des foules…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Theory of the guarantees</source>
            <translation>&amp;Théorie des garanties</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Use the rule selected in Compare</source>
            <translation>&amp;Utiliser la règle choisie dans Comparer</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;View</source>
            <translation>&amp;Affichage</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>(empty)</source>
            <translation>(vide)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>(missing value)</source>
            <translation>(valeur manquante)</translation>
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
            <location filename="../../crowdgui/io/formats/research/peerannot.py" />
            <source>-1 means no label</source>
            <translation>-1 signifie aucune étiquette</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>0</source>
            <translation>0</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>0 is read as a label in {n} of {cells} cells ({share}). If it means “no label”, add it to the missing values.</source>
            <translation>0 est lu comme une étiquette dans {n} cellules sur {cells} ({share}). S’il signifie « pas d’étiquette », ajoutez-le aux valeurs manquantes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>1</source>
            <translation>1</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>1 in {n} attentive workers</source>
            <translation>1 annotateur attentif sur {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>1 in {n} guessers</source>
            <translation>1 personne sur {n} répondant au hasard</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>1 in {n} workers</source>
            <translation>1 annotateur sur {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>1,920 simulated labels with the texts; a third of the items are hard</source>
            <translation>1 920 étiquettes simulées avec les textes ; un tiers des éléments est difficile</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/curves.py" />
            <source>10% are above</source>
            <translation>10 % sont au-dessus</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/curves.py" />
            <source>10% are below</source>
            <translation>10 % sont au-dessous</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>10,800 simulated labels that get a guarantee</source>
            <translation>10 800 étiquettes simulées qui obtiennent une garantie</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>4,200 simulated labels by eight people and four models</source>
            <translation>4 200 étiquettes simulées de huit personnes et quatre modèles</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>6,000 simulated labels; six of 40 workers are unreliable</source>
            <translation>6 000 étiquettes simulées ; six des 40 annotateurs ne sont pas fiables</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <source>95% interval</source>
            <translation>Intervalle à 95 %</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>95% interval {low} to {high}, by {mistakes} on {items}.</source>
            <translation>Intervalle à 95 % de {low} à {high}, d’après {mistakes} sur {items}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/translation.py" />
            <source>; </source>
            <translation> ; </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <source>A blank box counts as one that is not ticked: {columns}.</source>
            <translation>Une case vide compte comme non cochée : {columns}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>A bound computed from estimated accuracies. It is an estimate and never becomes the guarantee.</source>
            <translation>Une borne calculée à partir d’exactitudes estimées. C’est une estimation, qui ne devient jamais la garantie.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>A bound from an audit of a random sample. It needs no worker model.</source>
            <translation>Une borne tirée de l’audit d’un échantillon aléatoire. Elle n’a pas besoin de modèle des annotateurs.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>A bound from how often workers agree. It accounts for random error.</source>
            <translation>Une borne tirée de la fréquence à laquelle les annotateurs sont d’accord. Elle tient compte de l’erreur aléatoire.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>A bound from how workers did on gold items. It accounts for random error.</source>
            <translation>Une borne tirée des résultats des annotateurs sur les éléments de référence. Elle tient compte de l’erreur aléatoire.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>A cell is longer than {limit} million characters. A quotation mark may not be closed.</source>
            <translation>Une cellule dépasse {limit} millions de caractères. Un guillemet n’est peut-être pas fermé.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/column_encoder.py" />
            <source>A column holds more than {n} GB of text that differs from row to row. Remove that column, or split the file.</source>
            <translation>Une colonne contient plus de {n} Go de texte qui diffère d’une ligne à l’autre. Retirez cette colonne, ou divisez le fichier.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse.py" />
            <source>A detail of one of several choices</source>
            <translation>Un détail sur l’un de plusieurs choix</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>A folder can’t have this name. Choose another.</source>
            <translation>Aucun dossier ne peut porter ce nom. Choisissez-en un autre.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>A folder of Parquet files, or an address such as s3://…</source>
            <translation>Dossier de fichiers Parquet ou adresse s3://…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>A folder that doesn’t exist yet</source>
            <translation>Un dossier qui n’existe pas encore</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/read_labels.py" />
            <source>A gold file covers one question. Choose only that question, or remove the file.</source>
            <translation>Un fichier de référence porte sur une seule question. Choisissez seulement cette question, ou retirez le fichier.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>A guarantee</source>
            <translation>Une garantie</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>A guesser would agree on {chance}.</source>
            <translation>Quelqu’un qui répond au hasard serait d’accord à {chance}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>A known error rate</source>
            <translation>Un taux d’erreur connu</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>A label counts as a mistake if it differs from the people’s final label.</source>
            <translation>Une étiquette compte comme erreur si elle diffère de l’étiquette finale des personnes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>A label refers to an item, a worker or a class without a name.</source>
            <translation>Une étiquette renvoie à un élément, un annotateur ou une classe sans nom.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>A later run gave other labels. Each of them counts as wrong.</source>
            <translation>Une exécution ultérieure a donné d’autres étiquettes. Chacune compte comme fausse.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse.py" />
            <source>A number with many values, not a class</source>
            <translation>Un nombre à nombreuses valeurs, pas une classe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>A pattern in the labels that an attentive worker would rarely show. It is a reason to look, not proof.</source>
            <translation>Un motif dans les étiquettes qu’un annotateur attentif montrerait rarement. C’est une raison de regarder, pas une preuve.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/timing.py" />
            <source>A pause of half an hour ends a session.</source>
            <translation>Une pause d’une demi-heure termine une session.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/surveys/qualtrics.py" />
            <source>A preview or test of the survey</source>
            <translation>Un aperçu ou un test de l’enquête</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>A quotation mark opens here and is never closed. Close it, or remove it.</source>
            <translation>Un guillemet s’ouvre ici et n’est jamais fermé. Fermez-le, ou retirez-le.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>A range that contains, in 95 of 100 cases, the value that more labels of the same kind would converge to.</source>
            <translation>Une plage qui contient, dans 95 cas sur 100, la valeur vers laquelle convergeraient davantage d’étiquettes semblables.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>A reviewer set the final label</source>
            <translation>Un réviseur a fixé l’étiquette finale</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>A reviewer wrote a note</source>
            <translation>Un réviseur a écrit une note</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>A rule turns all labels of an item into one final label. The suggested rule has run automatically; the curve shows how the labels converged.</source>
            <translation>Une règle réduit toutes les étiquettes d’un élément à une étiquette finale. La règle proposée s’est exécutée automatiquement ; la courbe montre comment les étiquettes ont convergé.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>A sample of {size} can’t be drawn. Choose from {low} to {high} items.</source>
            <translation>Impossible de tirer un échantillon de {size} ; choisissez de {low} à {high} éléments.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>A separate probability per item</source>
            <translation>Une probabilité par élément</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>A separate probability per worker</source>
            <translation>Une probabilité par annotateur</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>A simpler model needs fewer gold items per worker.</source>
            <translation>Un modèle plus simple demande moins d’éléments de référence par annotateur.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>A table of the workers that are models, with kind, family and version if known</source>
            <translation>Un tableau des annotateurs qui sont des modèles, avec nature, famille et version si elles sont connues</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>A table with this layout has no {role} column.</source>
            <translation>Un tableau avec cette disposition n’a pas de colonne de rôle « {role} ».</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/worker_scatter.py" />
            <source>A typical worker agrees with the others on {typical} of items; a guesser would on {chance}. Of workers who do as well as the typical one, 95% are in the band.</source>
            <translation>Un annotateur typique est d’accord avec les autres sur {typical} des éléments, quelqu’un qui répond au hasard sur {chance}. Parmi les annotateurs qui font aussi bien que l’annotateur typique, 95 % sont dans la bande.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>A typical worker would choose a different class for about {others} of these items; {rarely} would choose one this rarely ({corrected}).</source>
            <translation>Un annotateur typique choisirait une autre classe pour environ {others} de ces éléments ; {rarely} en choisirait une aussi rarement ({corrected}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_text.py" />
            <source>A value is longer than {n} million characters. The file isn’t an export of labels.</source>
            <translation>Une valeur dépasse {n} millions de caractères. Le fichier n’est pas un export d’étiquettes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>A value that the error rate doesn’t exceed, if the assumptions of the bound hold.</source>
            <translation>Une valeur que le taux d’erreur ne dépasse pas, si les hypothèses de la borne sont remplies.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>A worker</source>
            <translation>Un annotateur</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>About CrowdGUI</source>
            <translation>À propos de CrowdGUI</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/theory.py" />
            <source>Accepted risk</source>
            <translation>Risque accepté</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>Accepted risk (δ)</source>
            <translation>Risque accepté (δ)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/theory.py" />
            <source>Accepted risk that it is higher</source>
            <translation>Risque accepté qu’il soit plus élevé</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/acceptance.py" />
            <source>Accepted without looking: about {n}</source>
            <translation>Acceptées sans les regarder : environ {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>Accepted: none</source>
            <translation>Acceptées : aucune</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>Accepted: {n}, confidence {share} or more</source>
            <translation>Acceptées : {n}, confiance d’au moins {share}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>According to the estimated accuracies, at most this share of the final labels is wrong on average.</source>
            <translation>Selon les exactitudes estimées, au plus cette part des étiquettes finales est fausse en moyenne.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>According to the rule’s confidence, no single check would fix much.</source>
            <translation>Selon la confiance de la règle, aucun contrôle seul ne corrigerait grand-chose.</translation>
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
            <translation>Exactitudes des annotateurs</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/text/model_cards.py" />
            <location filename="../../crowdgui/text/simulation.py" />
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Accuracy</source>
            <translation>Exactitude</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Accuracy of iterative rules</source>
            <translation>Exactitude des règles itératives</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Add at least one label.</source>
            <translation>Ajoutez au moins une étiquette.</translation>
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
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>Add labels</source>
            <translation>Ajouter des étiquettes</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Add {n} workers like these</source>
            <extracomment>For one: Add {n} worker like these</extracomment>
            <translation>
                <numerusform>Ajouter {n} annotateur comme ceux-ci</numerusform>
                <numerusform>Ajouter {n} annotateurs comme ceux-ci</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Added to every count of a worker’s confusion matrix, so that none is 0.</source>
            <translation>Ajouté à chaque effectif de la matrice de confusion d’un annotateur, pour qu’aucun ne soit 0.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Added to every count of labels on gold items, because a few gold items say little.</source>
            <translation>Ajouté à chaque effectif d’étiquettes sur les éléments de référence, car quelques éléments de référence renseignent peu.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Added to the votes for the first class; below 0 it favours the second.</source>
            <translation>Ajouté aux votes pour la première classe ; au-dessous de 0, il favorise la seconde.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Address</source>
            <translation>Adresse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/shared_parts.py" />
            <source>Address of the cluster</source>
            <translation>Adresse du cluster</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Adversarial workers</source>
            <translation>Annotateurs malveillants</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>After the audit, the rule with the fewest mistakes in it can be used and the guarantee still holds. It costs more items to check, fewest with the recommended rule.</source>
            <translation>Après l’audit, la règle qui y fait le moins d’erreurs peut être utilisée et la garantie reste valable. Cela coûte plus d’éléments à vérifier, le moins avec la règle recommandée.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/peers.py" />
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
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <location filename="../../crowdgui/text/worker_columns.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>Agreement</source>
            <translation>Accord</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Agreement among people</source>
            <translation>Accord entre personnes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Agreement between the two</source>
            <translation>Accord des deux</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <location filename="../../crowdgui/ui/pages/labels/agreement_panel.py" />
            <source>Agreement between workers</source>
            <translation>Accord entre annotateurs</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Agreement beyond chance between two workers on the items they share: 0 is the chance level, 1 is full agreement. This is the mean over all pairs that share 10 or more items, weighted by the number of shared items; with fewer items, the chance level can’t be estimated.</source>
            <translation>Accord au-delà du hasard de deux annotateurs sur les éléments qu’ils partagent : 0 est le niveau du hasard, 1 l’accord complet. C’est la moyenne de toutes les paires qui partagent 10 éléments ou plus, pondérées par leur nombre d’éléments partagés ; moins d’éléments ne permettent pas d’estimer le niveau du hasard.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Agreement beyond chance, for items that all have the same number of labels: 0 is the chance level, 1 is full agreement.</source>
            <translation>Accord au-delà du hasard, pour des éléments qui ont tous le même nombre d’étiquettes : 0 est le niveau du hasard, 1 l’accord complet.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Agreement beyond chance: 0 is the chance level, 1 is full agreement.</source>
            <translation>Accord au-delà du hasard : 0 est le niveau du hasard, 1 l’accord complet.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Agreement beyond chance: 0 is the chance level, 1 is full agreement. The chance level stays low even if nearly all labels are one class, so that doesn’t mislead it.</source>
            <translation>Accord au-delà du hasard : 0 est le niveau du hasard, 1 l’accord complet. Le niveau du hasard reste bas même si presque toutes les étiquettes sont d’une seule classe, ce qui ne fausse donc pas la mesure.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Agreement by class</source>
            <translation>Accord par classe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/worker_scatter.py" />
            <source>Agreement by number of labels</source>
            <translation>Accord selon le nombre d’étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Agreement by pair of workers</source>
            <translation>Accord par paire d’annotateurs</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/agreement_panel.py" />
            <source>Agreement coefficients</source>
            <translation>Coefficients d’accord</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Agreement of each pair of workers</source>
            <translation>Accord de chaque paire d’annotateurs</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Agreement of pairs</source>
            <translation>Accord des paires</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Agreement on all items</source>
            <translation>Accord sur tous les éléments</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Agreement per item</source>
            <translation>Accord par élément</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>Agreement per pair</source>
            <translation>Accord par paire</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Agreement tables</source>
            <translation>Tableaux d’accord</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Agreement varies only {ratio} times as much between items as it would for independent workers.</source>
            <translation>L’accord varie entre éléments seulement {ratio} fois autant qu’avec des annotateurs indépendants.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Agreement varies {ratio} times as much between items as it would for independent workers. Some items are harder than others, or workers make the same mistakes.</source>
            <translation>L’accord varie entre éléments {ratio} fois autant qu’avec des annotateurs indépendants. Certains éléments sont plus difficiles que d’autres, ou les annotateurs font les mêmes erreurs.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Agreement with models</source>
            <translation>Accord avec les modèles</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Agreement with people</source>
            <translation>Accord avec les personnes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/histograms.py" />
            <source>Agreement with the others</source>
            <translation>Accord avec les autres</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Agrees less often than a guesser would: {rarely} would agree this rarely ({corrected}).</source>
            <translation>Est moins souvent d’accord que quelqu’un qui répond au hasard : {rarely} serait si rarement d’accord ({corrected}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Agrees with the other models on {m} of {n} items, {share} ({low} to {high}).</source>
            <translation>D’accord avec les autres modèles sur {m} des {n} éléments, {share} ({low} à {high}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Agrees with the other people on {m} of {n} items, {share} ({low} to {high}).</source>
            <translation>D’accord avec les autres personnes sur {m} des {n} éléments, {share} ({low} à {high}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Agrees with the others on {m} of {n} items, {share} ({low} to {high}).</source>
            <translation>D’accord avec les autres sur {m} des {n} éléments, {share} ({low} à {high}).</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/flags.py" />
            <source>Agrees with {who} against the rest on {n} items, and careful rules side with them: not flagged as copying. Review some of these items.</source>
            <extracomment>For one: Agrees with {who} against the rest on {n} item, and careful rules side with them: not flagged as copying. Review some of these items.</extracomment>
            <translation>
                <numerusform>S’accorde avec {who} contre les autres sur {n} élément, et les règles prudentes leur donnent raison : pas signalé comme copie. Révisez cet élément.</numerusform>
                <numerusform>S’accorde avec {who} contre les autres sur {n} éléments, et les règles prudentes leur donnent raison : pas signalé comme copie. Révisez quelques-uns de ces éléments.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/flags.py" />
            <source>Agrees with {who} against the rest on {n} items, and is right on {right} of the {known} with a known class: not flagged as copying.</source>
            <extracomment>For one: Agrees with {who} against the rest on {n} item, and is right on {right} of the {known} with a known class: not flagged as copying.</extracomment>
            <translation>
                <numerusform>S’accorde avec {who} contre les autres sur {n} élément, et a raison sur {right} des {known} de classe connue : pas signalé comme copie.</numerusform>
                <numerusform>S’accorde avec {who} contre les autres sur {n} éléments, et a raison sur {right} des {known} de classe connue : pas signalé comme copie.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>All</source>
            <translation>Tous</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>All bounds</source>
            <translation>Toutes les bornes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/audit_dialog.py" />
            <source>All disagreements are settled.</source>
            <translation>Tous les désaccords sont réglés.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>All equal</source>
            <translation>Toutes égales</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/shared_parts.py" />
            <source>All files (*)</source>
            <translation>Tous les fichiers (*)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <source>All flagged workers are excluded.</source>
            <translation>Tous les annotateurs signalés sont écartés.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <source>All have run</source>
            <translation>Toutes exécutées</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>All items agree alike, so there is no interval.</source>
            <translation>L’accord est le même sur tous les éléments : il n’y a donc pas d’intervalle.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/audit_dialog.py" />
            <source>All items are audited a second time.</source>
            <translation>Tous les éléments sont audités une deuxième fois.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/audit_dialog.py" />
            <source>All items are audited. Close to see what can be accepted.</source>
            <translation>Tous les éléments sont audités. Fermez pour voir ce qui peut être accepté.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/bars.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/way_parts.py" />
            <source>All items, from the most to the least confident</source>
            <translation>Tous les éléments, du plus sûr au moins sûr</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>All labels are the same class, so there is nothing to compare.</source>
            <translation>Toutes les étiquettes sont d’une seule classe : il n’y a donc rien à comparer.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>All labels are the same class, so there is nothing to distinguish.</source>
            <translation>Toutes les étiquettes sont d’une seule classe : il n’y a donc rien à distinguer.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>All labels are the same class, so workers can’t be compared.</source>
            <translation>Toutes les étiquettes sont de la même classe : les annotateurs ne peuvent donc pas être comparés.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>All labels are the same class, so workers’ mistakes can’t be assessed.</source>
            <translation>Toutes les étiquettes sont de la même classe : les erreurs des annotateurs ne peuvent donc pas être évaluées.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>All labels compared are of one class.</source>
            <translation>Toutes les étiquettes comparées sont d’une seule classe.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>All labels have at least {sure} confidence</source>
            <translation>Toutes les étiquettes ont une confiance d’au moins {sure}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/labelbox.py" />
            <source>All labels mark parts of items, such as boxes or words. CrowdGUI needs labels of whole items.</source>
            <translation>Toutes les étiquettes marquent des parties d’éléments, comme des cadres ou des mots. CrowdGUI a besoin d’étiquettes d’éléments entiers.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>All of them are gold.</source>
            <translation>Tous sont des éléments de référence.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>All of them make the same mistakes.</source>
            <translation>Tous font les mêmes erreurs.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>All options of this rule are at their defaults.</source>
            <translation>Toutes les options de cette règle ont leurs valeurs par défaut.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/compare.py" />
            <source>All rules are within {between} of each other on {n} gold items, too few to show that one is best.</source>
            <extracomment>For one: All rules are within {between} of each other on {n} gold item, too few to show that one is best.</extracomment>
            <translation>
                <numerusform>Entre les règles, l’écart ne dépasse pas {between} sur {n} élément de référence, ce qui ne suffit pas pour montrer que l’une est la meilleure.</numerusform>
                <numerusform>Entre les règles, l’écart ne dépasse pas {between} sur {n} éléments de référence, ce qui ne suffit pas pour montrer que l’une est la meilleure.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>All rules give every item the same label.</source>
            <translation>Toutes les règles donnent à chaque élément la même étiquette.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>All rules give the same labels.</source>
            <translation>Toutes les règles donnent les mêmes étiquettes.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/compare.py" />
            <source>All rules have {wrong} of {n} gold items wrong, so gold shows no difference between them.</source>
            <extracomment>For one: All rules have {wrong} of {n} gold item wrong, so gold shows no difference between them.</extracomment>
            <translation>
                <numerusform>Chaque règle a {wrong} faux sur {n} élément de référence : la référence ne montre donc aucune différence entre elles.</numerusform>
                <numerusform>Chaque règle a {wrong} faux sur les {n} éléments de référence : la référence ne montre donc aucune différence entre elles.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipe_row.py" />
            <source>All settings on these pages, for the next file with the same columns.</source>
            <translation>Tous les réglages de ces pages, pour le prochain fichier ayant les mêmes colonnes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>All workers</source>
            <translation>Tous les annotateurs</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>All {n} drawn items are checked</source>
            <extracomment>For one: The drawn item is checked</extracomment>
            <translation>
                <numerusform>L’élément tiré est contrôlé</numerusform>
                <numerusform>Les {n} éléments tirés sont tous contrôlés</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>All {n} drawn labels were checked</source>
            <translation>Les {n} étiquettes tirées ont toutes été contrôlées</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>All {n} final labels have a confidence of at least {sure}.</source>
            <extracomment>For one: The final label has a confidence of at least {sure}.</extracomment>
            <translation>
                <numerusform>L’étiquette finale a une confiance d’au moins {sure}.</numerusform>
                <numerusform>Les {n} étiquettes finales ont toutes une confiance d’au moins {sure}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items/page.py" />
            <source>All {n} items</source>
            <extracomment>For one: {n} item</extracomment>
            <translation>
                <numerusform>{n} élément</numerusform>
                <numerusform>Les {n} éléments</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>All {n} items are reviewed</source>
            <extracomment>For one: The item is reviewed</extracomment>
            <translation>
                <numerusform>L’élément est révisé</numerusform>
                <numerusform>Les {n} éléments sont tous révisés</numerusform>
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
            <location filename="../../crowdgui/text/groups.py" />
            <source>All {n} workers are models.</source>
            <translation>Les {n} annotateurs sont tous des modèles.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Alpha</source>
            <translation>Alpha</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <source>Alpha against the rest</source>
            <translation>Alpha contre le reste</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Alpha for classes that are amounts: two labels disagree by the square of their difference. It is not meaningful if the numbers are only names of classes.</source>
            <translation>Alpha pour des classes qui sont des quantités : deux étiquettes s’opposent selon le carré de leur différence. Il n’a pas de sens si les nombres ne sont que des noms de classes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Alpha for ordered classes, in the order in which they are listed: labels far apart disagree more than neighbours. It is not meaningful if the classes have no order.</source>
            <translation>Alpha pour des classes ordonnées, dans l’ordre de leur liste : des étiquettes éloignées s’opposent plus que des voisines. Il n’a pas de sens si les classes n’ont pas d’ordre.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Also show the next items’ pictures</source>
            <translation>Montrer aussi les images des éléments suivants</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <source>Amazon MTurk results</source>
            <translation>Résultats Amazon MTurk</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>An aggregation rule turns the labels of an item into its final label.</source>
            <translation>Une règle d’agrégation tire des étiquettes d’un élément son étiquette finale.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/export/export_text.py" />
            <source>An apostrophe was added to {n} cells, so that no spreadsheet runs them as formulas.</source>
            <extracomment>For one: An apostrophe was added to {n} cell, so that no spreadsheet runs it as a formula.</extracomment>
            <translation>
                <numerusform>Une apostrophe a été ajoutée à {n} cellule, pour qu’aucun tableur ne l’exécute comme formule.</numerusform>
                <numerusform>Une apostrophe a été ajoutée à {n} cellules, pour qu’aucun tableur ne les exécute comme formules.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/list_cells.py" />
            <source>An entry lacks its worker or its label.</source>
            <translation>Il manque à une entrée son annotateur ou son étiquette.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>An item</source>
            <translation>Un élément</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/checked_list.py" />
            <source>An item is in two rows. Draw a new list.</source>
            <translation>Un élément figure sur deux lignes. Tirez une nouvelle liste.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>An item that you skip counts as wrong and is reviewed.</source>
            <translation>Un élément que vous passez compte comme faux et sera revu.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <source>Annotations of tasks that the worker skipped.</source>
            <translation>Annotations des tâches que l’annotateur a passées.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/inception.py" />
            <source>Annotations that were made but have no value.</source>
            <translation>Les annotations faites mais laissées sans valeur.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Another person audits some of the items without seeing your labels.</source>
            <translation>Une autre personne audite une partie des éléments sans voir vos étiquettes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/appen.py" />
            <source>Appen JSON report</source>
            <translation>Rapport JSON d’Appen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/appen.py" />
            <source>Appen full report</source>
            <translation>Rapport complet Appen</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/argilla.py" />
            <source>Argilla records</source>
            <translation>Enregistrements Argilla</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>As JSON lists</source>
            <translation>Comme listes JSON</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>As a share of all items.</source>
            <translation>En part de tous les éléments.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>As a share of all workers.</source>
            <translation>En part de tous les annotateurs.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>As a share of the items of each class.</source>
            <translation>En part des éléments de chaque classe.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>As if people and models made no mistakes together.</source>
            <translation>Comme si personnes et modèles ne faisaient pas d’erreurs ensemble.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>As in the gold labels</source>
            <translation>Comme dans les étiquettes de référence</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>As in the votes</source>
            <translation>Comme dans les votes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/model_charts.py" />
            <location filename="../../crowdgui/ui/plots/model_plots.py" />
            <source>As often</source>
            <translation>Aussi souvent</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>As often as the workers in an earlier file</source>
            <translation>Comme les annotateurs d’un fichier antérieur</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>As often as the workers in the open file</source>
            <translation>Comme les annotateurs du fichier ouvert</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>As the files were when this report was made.</source>
            <translation>Tels qu’étaient les fichiers quand ce rapport a été fait.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>As written</source>
            <translation>Tel quel</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Assessing labels</source>
            <translation>Évaluation des étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>At least as close</source>
            <translation>Au moins aussi proche</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>At least this share is wrong</source>
            <translation>Au moins cette part est fausse</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>At least two of them differ on {n} items. Choose a number to see its items.</source>
            <extracomment>For one: At least two of them differ on {n} item. Choose a number to see its items.</extracomment>
            <translation>
                <numerusform>Sur {n} élément, au moins deux d’entre elles diffèrent. Choisissez un nombre pour voir ses éléments.</numerusform>
                <numerusform>Sur {n} éléments, au moins deux d’entre elles diffèrent. Choisissez un nombre pour voir ses éléments.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>At least two workers</source>
            <translation>Au moins deux annotateurs</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>At most</source>
            <translation>Au plus</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>At most this many; workers may make the same mistakes on items of one type.</source>
            <translation>Au plus ce nombre ; les annotateurs peuvent faire les mêmes erreurs sur les éléments d’un même type.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way_parts.py" />
            <source>At most wrong</source>
            <translation>Au plus fausses</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>At most {epsilon} wrong with probability {share} or more</source>
            <translation>Au plus {epsilon} d’étiquettes fausses avec une probabilité de {share} ou plus</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>At most {share} of these labels are wrong.</source>
            <translation>Au plus {share} de ces étiquettes sont fausses.</translation>
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
            <translation>Auditez environ 100 éléments tirés au hasard pour le savoir.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Audit about {n} items to guarantee that at most {share} are wrong.</source>
            <extracomment>For one: Audit {n} item to guarantee that at most {share} are wrong.</extracomment>
            <translation>
                <numerusform>Auditez {n} élément pour garantir qu’au plus {share} sont fausses.</numerusform>
                <numerusform>Auditez environ {n} éléments pour garantir qu’au plus {share} sont fausses.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>Audit and review</source>
            <translation>Audit et revue</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/audit_dialog.py" />
            <source>Audit labels</source>
            <translation>Auditer des étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/audit_dialog.py" />
            <source>Audit labels: second reviewer</source>
            <translation>Auditer les étiquettes : second réviseur</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>Audit more items first</source>
            <translation>Auditer d’abord d’autres éléments</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>Audit sample</source>
            <translation>Échantillon d’audit</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Audit {n} more items first</source>
            <extracomment>For one: Audit {n} more item first</extracomment>
            <translation>
                <numerusform>Auditer d’abord {n} élément de plus</numerusform>
                <numerusform>Auditer d’abord {n} éléments de plus</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Audit {n} more items to see which labels can be accepted.</source>
            <extracomment>For one: Audit {n} more item to see which labels can be accepted.</extracomment>
            <translation>
                <numerusform>Auditez encore {n} élément pour voir quelles étiquettes peuvent être acceptées.</numerusform>
                <numerusform>Auditez encore {n} éléments pour voir quelles étiquettes peuvent être acceptées.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Audit {n} random items</source>
            <extracomment>For one: Audit {n} random item</extracomment>
            <translation>
                <numerusform>Auditer {n} élément tiré au hasard</numerusform>
                <numerusform>Auditer {n} éléments tirés au hasard</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Audit: {wrong} wrong of {n} checked</source>
            <translation>Audit : {wrong} faux sur {n} contrôlés</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>Automatic</source>
            <translation>Automatique</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>Available after the file is read.</source>
            <translation>Disponible après la lecture du fichier.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Averages three cautious rules. On average the fewest errors on real data; slower.</source>
            <translation>Moyenne de trois règles prudentes. La plus exacte en moyenne ; plus lente.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Averaging</source>
            <translation>Calcul des moyennes</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/rules.py" />
            <source>BWA and EBCC, which assume little of the workers, agree with each other against this rule on {n} items: audit the labels before you rely on them.</source>
            <extracomment>For one: BWA and EBCC, which assume little of the workers, agree with each other against this rule on {n} item: audit the labels before you rely on them.</extracomment>
            <translation>
                <numerusform>BWA et EBCC, qui supposent peu de choses des annotateurs, s’accordent contre cette règle sur {n} élément : faites un audit des étiquettes avant de vous y fier.</numerusform>
                <numerusform>BWA et EBCC, qui supposent peu de choses des annotateurs, s’accordent contre cette règle sur {n} éléments : faites un audit des étiquettes avant de vous y fier.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/dialog.py" />
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>Back</source>
            <translation>Précédent</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Bars are one standard deviation.</source>
            <translation>Les barres montrent un écart type.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Based on an audit of a random sample, at {confidence} confidence. It needs no assumption about workers.</source>
            <translation>Repose sur l’audit d’un échantillon aléatoire, au niveau de confiance de {confidence}. Aucune hypothèse sur les annotateurs n’est nécessaire.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Based on gold items that you said were drawn at random, at {confidence} confidence. It needs no assumption about workers.</source>
            <translation>Repose sur des éléments de référence que vous avez dits tirés au hasard, au niveau de confiance de {confidence}. Aucune hypothèse sur les annotateurs n’est nécessaire.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Based on how often workers agree; no labels were checked</source>
            <translation>Repose sur la fréquence à laquelle les annotateurs sont d’accord ; aucune étiquette n’a été contrôlée</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Based on how workers did on gold items</source>
            <translation>Repose sur les résultats des annotateurs sur les éléments de référence</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Bayesian average (BWA)</source>
            <translation>Moyenne bayésienne (BWA)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Belief propagation (LPI)</source>
            <translation>Propagation de croyance (LPI)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Belief propagation would take too long: one worker gave {most} labels, and the run time grows with the square of that. Use the mean-field version.</source>
            <translation>La propagation de croyance prendrait trop de temps : un annotateur a donné {most} étiquettes, et la durée croît comme le carré de ce nombre. Utilisez la version en champ moyen.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/marks.py" />
            <source>Below chance</source>
            <translation>Sous le hasard</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/item_content.py" />
            <source>Beside the items’ IDs there is no column with content.</source>
            <translation>À côté des identifiants des éléments, aucune colonne n’a de contenu.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Best weights for known accuracies</source>
            <translation>Meilleurs poids pour exactitudes connues</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Beta, first parameter</source>
            <translation>Bêta, premier paramètre</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Beta, second parameter</source>
            <translation>Bêta, second paramètre</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>Between</source>
            <translation>Entre</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Both names belong to the same worker.</source>
            <translation>Les deux noms désignent le même annotateur.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>Bound</source>
            <translation>Borne</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Bound from the paper</source>
            <translation>Borne de l’article</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Bound on the mean error rate by Chernoff’s method, with the true accuracies, given who labelled which item.</source>
            <translation>Borne du taux d’erreur moyen par la méthode de Chernoff, avec les exactitudes vraies, sachant qui a étiqueté quel élément.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Bound on the mean error rate by Chernoff’s method, with the true accuracies, over all ways in which items could have been assigned.</source>
            <translation>Borne du taux d’erreur moyen par la méthode de Chernoff, avec les exactitudes vraies, sur toutes les attributions possibles des éléments.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Bound on the mean error rate by Li and Yu (2014), theorem 3, with the true accuracies.</source>
            <translation>Borne du taux d’erreur moyen selon Li et Yu (2014), théorème 3, avec les exactitudes vraies.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Bound per item</source>
            <translation>Borne par élément</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/theory.py" />
            <source>Bounds</source>
            <translation>Bornes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/bars.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/bounds_chart.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/theory.py" />
            <source>Bounds on the error rate</source>
            <translation>Bornes du taux d’erreur</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <location filename="../../crowdgui/ui/dialogs/model_card.py" />
            <location filename="../../crowdgui/ui/pages/workers/charts.py" />
            <source>By class</source>
            <translation>Par classe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>By item</source>
            <translation>Par élément</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/charts.py" />
            <source>By labels</source>
            <translation>Par étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>By pair of workers</source>
            <translation>Par paire d’annotateurs</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>By the audit of {audited}, no label of {model} can be accepted unseen with at most {share} of all labels wrong ({confidence} confidence).</source>
            <translation>D’après l’audit de {audited}, aucune étiquette de {model} ne peut être acceptée sans être vue si au plus {share} de toutes les étiquettes doivent être fausses ({confidence} de confiance).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>By the audit of {audited}, the label of {model} can be accepted on {n} of {items} ({part}) with at most {share} of all labels wrong ({confidence} confidence), if the other items are reviewed.</source>
            <translation>D’après l’audit de {audited}, l’étiquette de {model} peut être acceptée pour {n} sur {items} ({part}), avec au plus {share} de toutes les étiquettes fausses ({confidence} de confiance), si les autres éléments sont révisés.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>By the audit, {error} of the rule’s labels are wrong ({low} to {high}).</source>
            <translation>D’après l’audit, {error} des étiquettes de la règle sont fausses ({low} à {high}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>By these estimates, the crowd is not better than chance on every class.</source>
            <translation>D’après ces estimations, la foule ne fait pas mieux que le hasard sur chaque classe.</translation>
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
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>CSV, TSV, Excel, Parquet or JSON Lines; exports from MTurk, SageMaker, Label Studio and doccano.</source>
            <translation>CSV, TSV, Excel, Parquet ou JSON Lines ; exports de MTurk, SageMaker, Label Studio et doccano.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/table_formats.py" />
            <source>CSV, UTF-8 with BOM</source>
            <translation>CSV, UTF-8 avec BOM</translation>
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
            <translation>Annuler</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/progress.py" />
            <source>Cancelling…</source>
            <translation>Annulation…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Can’t be checked</source>
            <translation>Non vérifiable</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Caution</source>
            <translation>Prudence</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Cells that a spreadsheet would run</source>
            <translation>Cellules qu’un tableur exécuterait</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Cells that are read as labels</source>
            <translation>Cellules lues comme étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Change…</source>
            <translation>Changer…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/charts.py" />
            <source>Charts</source>
            <translation>Graphiques</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/dialog.py" />
            <source>Check</source>
            <translation>Vérification</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>Check about 100 labels to measure the current error rate.</source>
            <translation>Contrôlez une centaine d’étiquettes pour mesurer le taux d’erreur actuel.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/shared_parts.py" />
            <source>Check now</source>
            <translation>Vérifier maintenant</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Check that {file} uses the same item names as this file.</source>
            <translation>Vérifiez que {file} nomme les éléments comme ce fichier.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Check the column with the role Gold.</source>
            <translation>Vérifiez la colonne de rôle Référence.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <source>Checked against gold</source>
            <translation>Comparées à la référence</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Checking each of {n} items is expected to fix at least {least} final labels, the first ones most.</source>
            <extracomment>For one: Checking {n} item is expected to fix at least {least} final labels.</extracomment>
            <translation>
                <numerusform>Le contrôle de {n} élément devrait corriger au moins {least} étiquettes finales.</numerusform>
                <numerusform>Le contrôle de chacun de ces {n} éléments devrait corriger au moins {least} étiquettes finales, les premiers le plus.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <location filename="../../crowdgui/ui/controllers/run_controller.py" />
            <source>Checking the worker model</source>
            <translation>Vérification du modèle des annotateurs</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/page.py" />
            <source>Checking the worker model …</source>
            <translation>Vérification du modèle des annotateurs…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>Checking {file}</source>
            <translation>Vérification de {file}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <location filename="../../crowdgui/ui/pages/data/page.py" />
            <source>Checks</source>
            <translation>Vérifications</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>Choose a line to go back or forward to it. Later lines stay here until you change something else.</source>
            <translation>Choisissez une ligne pour revenir ou avancer jusqu’à elle. Les lignes suivantes restent ici tant que vous ne changez rien d’autre.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/detail.py" />
            <source>Choose a row in the table to see its votes.</source>
            <translation>Choisissez une ligne du tableau pour voir ses votes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Choose a row in the table, or enter the names of two workers.</source>
            <translation>Choisissez une ligne du tableau, ou saisissez les noms de deux annotateurs.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>Choose a rule that has run.</source>
            <translation>Choisissez une règle qui a été exécutée.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>Choose a worker to see the evidence, or exclude one to see what would change. People and models are compared apart. You can undo everything.</source>
            <translation>Choisissez un annotateur pour voir les indices, ou écartez-en un pour voir ce qui changerait. Personnes et modèles sont comparés à part. Tout peut être annulé.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Choose another encoding if names look wrong.</source>
            <translation>Choisissez un autre encodage si des noms s’affichent mal.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Choose another filter in the table.</source>
            <translation>Choisissez un autre filtre dans le tableau.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Choose another order above to see disputed items or a random sample.</source>
            <translation>Choisissez un autre ordre ci-dessus pour voir les éléments contestés ou un échantillon aléatoire.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Choose at least one rule, each only once.</source>
            <translation>Choisissez au moins une règle, et chaque règle une seule fois.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>Choose file…</source>
            <translation>Choisir un fichier…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Choose how to read them on the Classes page.</source>
            <translation>Choisissez sur la page Classes comment les lire.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>Choose the column of the gold file that holds the gold label.</source>
            <translation>Choisissez la colonne du fichier de référence qui contient l’étiquette de référence.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>Choose the column of the gold file that names the item.</source>
            <translation>Choisissez la colonne du fichier de référence qui nomme l’élément.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>Choose the column that holds the label.</source>
            <translation>Choisissez la colonne qui contient l’étiquette.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>Choose the column that names the item.</source>
            <translation>Choisissez la colonne qui nomme l’élément.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>Choose the column that names the worker.</source>
            <translation>Choisissez la colonne qui nomme l’annotateur.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>Choose the file that lists the models</source>
            <translation>Choisir le fichier avec la liste des modèles</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Choose the file with gold labels</source>
            <translation>Choisir le fichier des étiquettes de référence</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Choose the file with the items’ content</source>
            <translation>Choisir le fichier avec le contenu des éléments</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Choose the folder with the items’ pictures</source>
            <translation>Choisir le dossier avec les images des éléments</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/audit_dialog.py" />
            <source>Choose the label that both reviewers accept.</source>
            <translation>Choisissez l’étiquette que les deux réviseurs acceptent.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/theory.py" />
            <source>Choose this only if every item was equally likely to become gold.</source>
            <translation>Ne choisissez ceci que si chaque élément avait la même probabilité de devenir une référence.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Choose what varies, or enter a single value.</source>
            <translation>Choisissez ce qui varie, ou indiquez une seule valeur.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Choose…</source>
            <translation>Choisir…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>Choosing items</source>
            <translation>Choix des éléments</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <location filename="../../crowdgui/text/model_cards.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Class</source>
            <translation>Classe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Class of these values</source>
            <translation>Classe de ces valeurs</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Class shares</source>
            <translation>Parts des classes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Class shares if you enter none</source>
            <translation>Parts des classes si aucune n’est indiquée</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/dialog.py" />
            <source>Classes</source>
            <translation>Classes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/bars.py" />
            <source>Classes and their shares</source>
            <translation>Les classes et leurs parts</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Classes, each with its share of all labels</source>
            <translation>Classes, chacune avec sa part de toutes les étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>Clear this list</source>
            <translation>Vider cette liste</translation>
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
            <translation>Fermer</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/messages.py" />
            <source>Close this message</source>
            <translation>Fermer ce message</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
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
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <source>Coefficients</source>
            <translation>Coefficients</translation>
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
                <numerusform>Recueillir {n} étiquette pour chaque élément</numerusform>
                <numerusform>Recueillir {n} étiquettes pour chaque élément</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Collect {n} more labels per item</source>
            <extracomment>For one: Collect {n} more label per item</extracomment>
            <translation>
                <numerusform>Recueillir {n} étiquette de plus par élément</numerusform>
                <numerusform>Recueillir {n} étiquettes de plus par élément</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/detail.py" />
            <source>Colours show the class; the bar is the worker’s weight, ▲ marks flagged workers.</source>
            <translation>Les couleurs montrent la classe ; la barre est le poids de l’annotateur, ▲ marque les annotateurs signalés.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/detail.py" />
            <source>Colours show the class; ▲ marks flagged workers.</source>
            <translation>Les couleurs montrent la classe ; ▲ marque les annotateurs signalés.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/dialog.py" />
            <source>Columns</source>
            <translation>Colonnes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <source>Columns with numbers, such as Input.text1 and Answer.q1, are separate items.</source>
            <translation>Les colonnes numérotées, comme Input.text1 et Answer.q1, sont des éléments à part.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/file_list.py" />
            <location filename="../../crowdgui/ui/widgets/table_view.py" />
            <source>Columns {shown} of {all}</source>
            <translation>Colonnes {shown} sur {all}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Comma</source>
            <translation>Virgule</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <location filename="../../crowdgui/ui/main_window/layout.py" />
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <source>Compare</source>
            <translation>Comparer</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>Compare labels</source>
            <translation>Comparer les étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/recommended_strip.py" />
            <source>Compare rules</source>
            <translation>Comparer les règles</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>Compare: would another rule do better?</source>
            <translation>Comparer : une autre règle ferait-elle mieux ?</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>Compared with</source>
            <translation>Comparé avec</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/models_panel.py" />
            <source>Comparing a model with people</source>
            <translation>Comparaison d’un modèle avec des personnes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <location filename="../../crowdgui/ui/pages/labels/agreement_panel.py" />
            <source>Comparing labels</source>
            <translation>Comparaison des étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <location filename="../../crowdgui/ui/pages/workers/charts.py" />
            <source>Comparing pairs of workers</source>
            <translation>Comparaison des paires d’annotateurs</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/charts.py" />
            <source>Comparing pairs of workers…</source>
            <translation>Comparaison des paires d’annotateurs…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Comparing rules on checked items</source>
            <translation>Comparaison des règles sur les éléments vérifiés</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Comparing rules with gold</source>
            <translation>Comparaison des règles à la référence</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/models_panel.py" />
            <source>Comparing the model with people…</source>
            <translation>Comparaison du modèle avec les personnes…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Comparing two workers</source>
            <translation>Comparaison de deux annotateurs</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/mixed_votes.py" />
            <source>Comparing who votes</source>
            <translation>Comparaison des votants</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <location filename="../../crowdgui/ui/pages/workers/detail.py" />
            <source>Comparing workers</source>
            <translation>Comparaison des annotateurs</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/mixed_votes.py" />
            <source>Comparing…</source>
            <translation>Comparaison…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/agreement_panel.py" />
            <source>Compute</source>
            <translation>Calculer</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Computing intervals</source>
            <translation>Calcul des intervalles</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Computing the bounds</source>
            <translation>Calcul des bornes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mixed_votes.py" />
            <source>Computing the curve</source>
            <translation>Calcul de la courbe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Computing the guarantee</source>
            <translation>Calcul de la garantie</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <location filename="../../crowdgui/ui/controllers/review_tasks.py" />
            <source>Computing the order</source>
            <translation>Calcul de l’ordre</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/theory.py" />
            <source>Conditions</source>
            <translation>Conditions</translation>
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
            <translation>Confiance</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>Confidence below {sure}</source>
            <translation>Confiance inférieure à {sure}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Confidence level</source>
            <translation>Niveau de confiance</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>Confidence level of guarantees (1 − α)</source>
            <translation>Niveau de confiance des garanties (1 − α)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/histograms.py" />
            <source>Confidence of the final label</source>
            <translation>Confiance de l’étiquette finale</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Confidence, before and after the audit</source>
            <translation>Confiance, avant et après l’audit</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <location filename="../../crowdgui/text/rules.py" />
            <source>Confusion matrices</source>
            <translation>Matrices de confusion</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <location filename="../../crowdgui/text/rules.py" />
            <location filename="../../crowdgui/text/simulation.py" />
            <location filename="../../crowdgui/ui/pages/workers/confusion_view.py" />
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>Confusion matrix</source>
            <translation>Matrice de confusion</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>Confusion matrix of the workers</source>
            <translation>Matrice de confusion des annotateurs</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/shared_parts.py" />
            <source>Contacting {address}…</source>
            <translation>Connexion à {address}…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Content</source>
            <translation>Contenu</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <source>Contents</source>
            <translation>Sommaire</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Contents of the files</source>
            <translation>Contenu des fichiers</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <location filename="../../crowdgui/ui/pages/compare/study_panel.py" />
            <source>Continue</source>
            <translation>Continuer</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Continue audit…</source>
            <translation>Continuer l’audit…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>Continue without saving</source>
            <translation>Continuer sans enregistrer</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/convergence.py" />
            <source>Convergence of the labels</source>
            <translation>Convergence des étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Copied labels</source>
            <translation>Étiquettes copiées</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/table_view.py" />
            <source>Copied the first {copied} of {of} rows; export writes all of them</source>
            <translation>{copied} premières lignes sur {of} copiées ; l’export les écrit toutes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/model_card.py" />
            <source>Copied.</source>
            <translation>Copié.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/model_card.py" />
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Copy</source>
            <translation>Copier</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
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
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <location filename="../../crowdgui/ui/pages/items/page.py" />
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <location filename="../../crowdgui/ui/plots/base.py" />
            <source>Copy table</source>
            <translation>Copier le tableau</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Copy {n} rows</source>
            <extracomment>For one: Copy {n} row</extracomment>
            <translation>
                <numerusform>Copier {n} ligne</numerusform>
                <numerusform>Copier {n} lignes</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/marks.py" />
            <source>Copying</source>
            <translation>Copie</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Copying can’t be detected if there is only one class.</source>
            <translation>La copie ne peut pas être décelée s’il n’y a qu’une classe.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Copying can’t be detected, because no two workers share {n} items or more.</source>
            <translation>La copie ne peut pas être décelée : il n’y a pas deux annotateurs qui partagent {n} éléments ou plus.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Copying was checked on only {kept} of {n} items, because workers share too many items to check all of them.</source>
            <translation>La copie n’a été vérifiée que sur {kept} des {n} éléments, car les annotateurs en partagent trop pour tous les vérifier.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Copying workers</source>
            <translation>Annotateurs copieurs</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>Corrected labels</source>
            <translation>Étiquettes corrigées</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Corrected shares take into account which mistakes the model makes.</source>
            <translation>Les parts corrigées tiennent compte des erreurs que fait le modèle.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Could it replace a person?</source>
            <translation>Pourrait-il remplacer une personne ?</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <location filename="../../crowdgui/ui/pages/workers/models_panel.py" />
            <source>Could the model replace a person?</source>
            <translation>Le modèle pourrait-il remplacer une personne ?</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>Count</source>
            <translation>Nombre</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Counted on gold</source>
            <translation>Compté sur la référence</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/run.py" />
            <source>Counting labels</source>
            <translation>Comptage des étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/export_text.py" />
            <source>Counting names that a spreadsheet would run.</source>
            <translation>Comptage des noms qu’un tableur exécuterait.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/appen.py" />
            <source>Country, region, city and IP address of the contributors.</source>
            <translation>Pays, région, ville et adresse IP des contributeurs.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tool_exports.py" />
            <source>Crowd-Kit series</source>
            <translation>Séries Crowd-Kit</translation>
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
            <translation>La dernière fois, CrowdGUI s’est fermé de façon inattendue. Vos modifications sont gardées : choisissez Fichier ▸ Ouvrir un travail non enregistré, ou ouvrez votre projet. Les détails sont dans {file} ; rien n’a été envoyé.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <source>CrowdGUI help</source>
            <translation>Aide de CrowdGUI</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>CrowdGUI is still working.</source>
            <translation>CrowdGUI travaille encore.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/project_controller.py" />
            <source>CrowdGUI project (*{suffix})</source>
            <translation>Projet CrowdGUI (*{suffix})</translation>
        </message>
        <message>
            <location filename="../../crowdgui/jobs/project_writer.py" />
            <source>CrowdGUI ran into an unexpected error while saving. Details are in the log.</source>
            <translation>CrowdGUI a rencontré une erreur inattendue pendant l’enregistrement. Les détails sont dans le journal.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/jobs/worker.py" />
            <source>CrowdGUI ran into an unexpected error. Nothing was changed. Details are in the log.</source>
            <translation>CrowdGUI a rencontré une erreur inattendue. Rien n’a été modifié. Les détails sont dans le journal.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/system/crash_log.py" />
            <source>CrowdGUI ran into an unexpected error. Your changes are kept. Details are in {file}; nothing was sent.</source>
            <translation>CrowdGUI a rencontré une erreur inattendue. Vos modifications sont gardées. Les détails sont dans {file} ; rien n’a été envoyé.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <source>CrowdGUI version</source>
            <translation>Version de CrowdGUI</translation>
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
            <translation>Ctrl+Z annule la dernière étiquette</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Custom ranges</source>
            <translation>Plages personnalisées</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Custom weights</source>
            <translation>Poids personnalisés</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Damping</source>
            <translation>Amortissement</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>Dark, high &amp;contrast</source>
            <translation>Sombre, fort c&amp;ontraste</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/layout.py" />
            <location filename="../../crowdgui/ui/pages/data/page.py" />
            <source>Data</source>
            <translation>Données</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>Data: what is in your file</source>
            <translation>Données : ce que contient votre fichier</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <source>Decode HTML characters</source>
            <translation>Décoder les codes HTML</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipe_row.py" />
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>Delete</source>
            <translation>Supprimer</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/session_menus.py" />
            <source>Delete all…</source>
            <translation>Tout supprimer…</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>Delete {n} unsaved sessions?</source>
            <extracomment>For one: Delete {n} unsaved session?</extracomment>
            <translation>
                <numerusform>Supprimer {n} session non enregistrée ?</numerusform>
                <numerusform>Supprimer {n} sessions non enregistrées ?</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Depending on the start, between {low} and {high} labels differ from the majority vote.</source>
            <translation>Selon le départ, entre {low} et {high} étiquettes diffèrent du vote majoritaire.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/page.py" />
            <source>Details</source>
            <translation>Détails</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Detected from the file’s content, not its name. If it is wrong, choose another.</source>
            <translation>Reconnu au contenu du fichier, non à son nom. Choisissez-en un autre s’il ne convient pas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>Differ</source>
            <translation>Différents</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <source>Differences</source>
            <translation>Différences</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Different names in the Item column</source>
            <translation>Noms différents dans la colonne Élément</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Different names in the Worker column</source>
            <translation>Noms différents dans la colonne Annotateur</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Discard audit</source>
            <translation>Abandonner l’audit</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Distance from guessing</source>
            <translation>Distance au hasard</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
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
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <location filename="../../crowdgui/ui/pages/compare/study_panel.py" />
            <source>Done</source>
            <translation>Terminé</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Dots are percentage points, lines 95% intervals. “Yes” is corrected for the number of people, so it can be “no” although the whole line is above the margin.</source>
            <translation>Les points sont des points de pourcentage, les traits des intervalles à 95 %. Le « oui » est ajusté au nombre de personnes ; ce peut donc être « non » bien que tout le trait soit au-dessus de la tolérance.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Double-click a class to change it.</source>
            <translation>Double-cliquez sur une classe pour la changer.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Doubt about the first vote</source>
            <translation>Doute sur le premier vote</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Down</source>
            <translation>Descendre</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <source>Draft, not submitted</source>
            <translation>Brouillon non envoyé</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Draw a sample on the Guarantee page</source>
            <translation>Tirez un échantillon sur la page Garantie</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/worker_scatter.py" />
            <source>Draw around workers to select them; or hold Shift and draw</source>
            <translation>Choisissez des annotateurs en traçant un contour autour d’eux ; ou tracez avec Maj enfoncée</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Draw the workers again if their mean accuracy is further from the expected one; 1 accepts every draw.</source>
            <translation>Les annotateurs sont tirés de nouveau si leur exactitude moyenne s’écarte davantage de celle attendue ; 1 accepte tous les tirages.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Drawing a dataset</source>
            <translation>Tirage d’un jeu de données</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Drawing datasets and running rules</source>
            <translation>Tirage des jeux de données et exécution des règles</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Drawn from a Beta distribution</source>
            <translation>Tirées d’une loi bêta</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/study_panel.py" />
            <source>Draws</source>
            <translation>Tirages</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Draws the items at random and shows them one by one.</source>
            <translation>Tire les éléments au hasard et les montre un par un.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>Drop a file of labels here</source>
            <translation>Déposez ici un fichier d’étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Duration</source>
            <translation>Durée</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/read_labels.py" />
            <source>Durations that can’t be read or can’t be right; their labels are kept</source>
            <translation>Durées illisibles ou impossibles ; leurs étiquettes sont gardées</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>EM, one accuracy per class</source>
            <translation>EM, une exactitude par classe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>EM, one accuracy per worker</source>
            <translation>EM, une exactitude par annotateur</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>EM, pooled</source>
            <translation>EM, regroupé</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Each class needs a different name.</source>
            <translation>Il faut un nom différent pour chaque classe.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Each file is written completely or not at all.</source>
            <translation>Chaque fichier est écrit en entier ou pas du tout.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Each from a different worker.</source>
            <translation>Chacune par un annotateur différent.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Each item must have one gold label or none.</source>
            <translation>Chaque élément doit avoir une étiquette de référence, ou aucune.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/errors.py" />
            <source>Each item should get {n} labels, but there are fewer workers.</source>
            <extracomment>For one: Each item should get {n} label, but there are fewer workers.</extracomment>
            <translation>
                <numerusform>Chaque élément doit recevoir {n} étiquette, mais il y a moins d’annotateurs.</numerusform>
                <numerusform>Chaque élément doit recevoir {n} étiquettes, mais il y a moins d’annotateurs.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Each number is a class</source>
            <translation>Chaque nombre est une classe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>Each question gets its own labels, all in one project. The chosen question is shown here.</source>
            <translation>Chaque question reçoit ses propres étiquettes, toutes dans un même projet. Ici, on montre celle qui est choisie.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>Each row holds a worker, an item and a label.</source>
            <translation>Chaque ligne contient un annotateur, un élément et une étiquette.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>Each row holds an item, a worker and a label.</source>
            <translation>Chaque ligne contient un élément, un annotateur et une étiquette.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>Each row is</source>
            <translation>Chaque ligne est</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>Each row is a worker.</source>
            <translation>Chaque ligne correspond à un annotateur.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>Each row is an item.</source>
            <translation>Chaque ligne correspond à un élément.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Each start stops after this many iterations, even if it still changes.</source>
            <translation>Chaque départ s’arrête après ce nombre d’itérations, même s’il change encore.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Edit family and version…</source>
            <translation>Modifier famille et version…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Encoding</source>
            <translation>Encodage</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>End</source>
            <translation>Terminer</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Ensemble of rules</source>
            <translation>Ensemble de règles</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>Enter</source>
            <translation>Entrée</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Enter increasing numbers, separated by semicolons.</source>
            <translation>Saisissez des nombres croissants, séparés par des points-virgules.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Enter one share per class; they must add up to 100%.</source>
            <translation>Indiquez une part par classe ; leur somme doit être de 100 %.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>Error bound (estimate)</source>
            <translation>Borne d’erreur (estimation)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>Error bound, if the model holds</source>
            <translation>Borne d’erreur, si le modèle est valable</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/bounds_chart.py" />
            <source>Error by the rule’s model</source>
            <translation>Erreur selon le modèle de la règle</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mixed_votes.py" />
            <source>Error on known items</source>
            <translation>Erreur sur éléments connus</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <location filename="../../crowdgui/ui/pages/compare/study_panel.py" />
            <source>Error rate</source>
            <translation>Taux d’erreur</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Error rate and bound by mean accuracy</source>
            <translation>Taux d’erreur et borne selon l’exactitude moyenne</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Error rate and bound by number of items</source>
            <translation>Taux d’erreur et borne selon le nombre d’éléments</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Error rate and bound by number of workers</source>
            <translation>Taux d’erreur et borne selon le nombre d’annotateurs</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/simulation_curves.py" />
            <source>Error rate and bounds</source>
            <translation>Taux d’erreur et bornes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>Error rate on gold, with its 95% confidence interval. The line ends at {most}.</source>
            <translation>Taux d’erreur sur la référence, avec son intervalle de confiance à 95 %. La ligne s’arrête à {most}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>Error rate on the gold items that have a final label both before and after: {before} before, {after} after.</source>
            <translation>Taux d’erreur sur les éléments de référence qui ont une étiquette finale avant et après : {before} avant, {after} après.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/progress.py" />
            <source>Esc</source>
            <translation>Échap</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/text/bounds.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <source>Estimate</source>
            <translation>Estimation</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>Estimate: about {total} of {items} items to look at, audited and reviewed; between {low} and {high} in 8 of 10 cases.</source>
            <translation>Estimation : environ {total} éléments sur {items} à regarder, audités et revus ; entre {low} et {high} dans 8 cas sur 10.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>Estimating the effect of more labels</source>
            <translation>Estimation de l’effet d’étiquettes supplémentaires</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Even a guesser with so many labels on these items would not be noticed.</source>
            <translation>Même quelqu’un qui répond au hasard, avec autant d’étiquettes sur ces éléments, passerait inaperçu.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Every accuracy must lie between 0 and 1.</source>
            <translation>Chaque exactitude doit être comprise entre 0 et 1.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/project_controller.py" />
            <source>Every change is saved in {file} as you make it.</source>
            <translation>Chaque changement est enregistré dans {file} au fur et à mesure.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/title_corner.py" />
            <source>Every change is written to the project file as you make it.</source>
            <translation>Chaque changement est écrit dans le fichier du projet au fur et à mesure.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Every item has a gold label</source>
            <translation>Chaque élément a une étiquette de référence</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Every item has a gold label, so this is a count, not an estimate.</source>
            <translation>Chaque élément a une étiquette de référence : c’est donc un comptage, pas une estimation.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>Every item has a gold label: {n} of {known} final labels are wrong, {share}.</source>
            <extracomment>For one: Every item has a gold label: {n} of {known} final labels is wrong, {share}.</extracomment>
            <translation>
                <numerusform>Chaque élément a une étiquette de référence ; étiquettes finales fausses : {n} sur {known}, soit {share}.</numerusform>
                <numerusform>Chaque élément a une étiquette de référence ; étiquettes finales fausses : {n} sur {known}, soit {share}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Every label is in the row of a worker</source>
            <translation>Chaque étiquette est dans la ligne d’un annotateur</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Every label is in the row of an item</source>
            <translation>Chaque étiquette est dans la ligne d’un élément</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/audit_dialog.py" />
            <source>Every label is saved at once. A skipped item counts as wrong.</source>
            <translation>Chaque étiquette est enregistrée aussitôt. Un élément passé compte comme faux.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse.py" />
            <source>Every label is the same, so the question isn’t offered: {names}.</source>
            <translation>Toutes les étiquettes sont identiques, la question n’est donc pas proposée : {names}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Every label is “{word}”, so there is nothing to aggregate</source>
            <translation>Chaque étiquette est « {word} » : il n’y a donc rien à agréger</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/get_another_label.py" />
            <source>Every line should contain a worker, an item and a label.</source>
            <translation>Chaque ligne devrait contenir un annotateur, un élément et une étiquette.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Every probability of a label must be between 0 and 1.</source>
            <translation>Chaque probabilité d’étiquette doit être comprise entre 0 et 1.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Every row has a worker, an item and a label</source>
            <translation>Chaque ligne a un annotateur, un élément et une étiquette</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>Every row was read; nothing was skipped</source>
            <translation>Chaque ligne a été lue ; rien n’a été ignoré</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Every vote counts the same. A baseline to compare with.</source>
            <translation>Tous les votes comptent autant. Un point de comparaison.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Every worker is treated as if they had already given this many correct labels.</source>
            <translation>Chaque annotateur est réputé avoir déjà donné autant d’étiquettes justes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Every worker is treated as if they had already given this many wrong labels.</source>
            <translation>Chaque annotateur est réputé avoir déjà donné autant d’étiquettes fausses.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Every worker labels every item</source>
            <translation>Chaque annotateur étiquette chaque élément</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <location filename="../../crowdgui/ui/pages/workers/detail.py" />
            <source>Evidence</source>
            <translation>Indices</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Exact text (cells may run as formulas)</source>
            <translation>Texte exact (des cellules peuvent s’exécuter comme formules)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/table_formats.py" />
            <source>Excel workbook</source>
            <translation>Classeur Excel</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <location filename="../../crowdgui/ui/pages/workers/detail.py" />
            <source>Exclude</source>
            <translation>Écarter</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Exclude the {n} flagged workers</source>
            <extracomment>For one: Exclude the flagged worker</extracomment>
            <translation>
                <numerusform>Écarter l’annotateur signalé</numerusform>
                <numerusform>Écarter les {n} annotateurs signalés</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/detail.py" />
            <source>Exclude {n}</source>
            <translation>Écarter {n}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <source>Exclude {n} flagged</source>
            <extracomment>For one: Exclude the flagged worker</extracomment>
            <translation>
                <numerusform>Écarter l’annotateur signalé</numerusform>
                <numerusform>Écarter les {n} signalés</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Exclude {n} workers</source>
            <extracomment>For one: Exclude {n} worker</extracomment>
            <translation>
                <numerusform>Écarter {n} annotateur</numerusform>
                <numerusform>Écarter {n} annotateurs</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/marks.py" />
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Excluded</source>
            <translation>Écarté</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>Excluded labels</source>
            <translation>Étiquettes écartées</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>Excluded workers</source>
            <translation>Annotateurs écartés</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Expectation–maximisation (EM)</source>
            <translation>Espérance-maximisation (EM)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/peers.py" />
            <source>Expected</source>
            <translation>Attendu</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>Expected decrease</source>
            <translation>Baisse attendue</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>Expected error</source>
            <translation>Erreur attendue</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Expected to be better than chance: t1 is not negative</source>
            <translation>Attendu : mieux que le hasard (t1 n’est pas négatif)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Expected to be worse than chance: t2 is not positive</source>
            <translation>Attendu : pire que le hasard (t2 n’est pas positif)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/user_inputs.py" />
            <source>Expected {n} columns: what the number is for, and the number. The columns are {columns}.</source>
            <translation>{n} colonnes étaient attendues : à quoi s’applique le nombre, et le nombre. Les colonnes sont : {columns}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>Explanation</source>
            <translation>Explication</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/layout.py" />
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Export</source>
            <translation>Exporter</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Export labels…</source>
            <translation>Exporter les étiquettes…</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Export {n} files</source>
            <extracomment>For one: Export {n} file</extracomment>
            <translation>
                <numerusform>Exporter {n} fichier</numerusform>
                <numerusform>Exporter {n} fichiers</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>Export: share the results</source>
            <translation>Exporter : partager les résultats</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/export_controller.py" />
            <source>Exporting</source>
            <translation>Export en cours</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Export…</source>
            <translation>Exporter…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>Extrapolated to {times} times the labels, spread as now, the error rate is {error} ({level} range {low} to {high}).</source>
            <translation>Extrapolé à {times} fois les étiquettes, réparties comme maintenant, le taux d’erreur est de {error} (plage à {level} : {low} à {high}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>False flags</source>
            <translation>Faux signalements</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <location filename="../../crowdgui/ui/dialogs/mark_models.py" />
            <source>Family</source>
            <translation>Famille</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/mark_models.py" />
            <source>Family and version of {n} more workers are taken from their names.</source>
            <extracomment>For one: Family and version of {n} more worker are taken from the name.</extracomment>
            <translation>
                <numerusform>La famille et la version de {n} autre annotateur sont tirées de son nom.</numerusform>
                <numerusform>La famille et la version de {n} autres annotateurs sont tirées de leurs noms.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mark_models.py" />
            <source>Family of {worker}</source>
            <translation>Famille de {worker}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/rule_options.py" />
            <source>Fewer options</source>
            <translation>Moins d’options</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>Fewer than 10 mistakes were seen.</source>
            <translation>Moins de 10 erreurs ont été observées.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/surveys/survey.py" />
            <source>Fewer than {n} questions of this survey have the same choices. Only such questions can be read as items, with the respondents as workers.</source>
            <translation>Moins de {n} questions de cette enquête ont les mêmes choix. Seules de telles questions peuvent être lues comme éléments, les répondants étant les annotateurs.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Figure 2 (a), or 4 (a): 31 workers, 200 items, 3 classes, a probability of 30% for each label, mean accuracy from 0.38 up. The bound follows the error rate of the oracle MAP rule, and IWMV comes close to it.</source>
            <translation>Figure 2 (a), ou 4 (a) : 31 annotateurs, 200 éléments, 3 classes, une probabilité de 30 % pour chaque étiquette, exactitude moyenne à partir de 0,38. La borne suit le taux d’erreur de la règle oracle MAP, et IWMV s’en approche.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Figure 2 (b), or 4 (b): 200 items, accuracies from Beta(2.3, 2), more and more workers. On the logarithmic scale, error rate and bound fall in a straight line.</source>
            <translation>Figure 2 (b), ou 4 (b) : 200 éléments, exactitudes tirées de Bêta(2,3 ; 2), de plus en plus d’annotateurs. Sur l’échelle logarithmique, le taux d’erreur et la borne descendent en ligne droite.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Figure 2 (c), or 4 (c): 31 workers, accuracies from Beta(2.3, 2), more and more items. The oracle MAP rule and its bound stay the same, and IWMV improves.</source>
            <translation>Figure 2 (c), ou 4 (c) : 31 annotateurs, exactitudes tirées de Bêta(2,3 ; 2), de plus en plus d’éléments. La règle oracle MAP et sa borne restent stables, et IWMV progresse.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Figure 4 (a), or 5 (a): 31 workers, 1,000 to 11,000 items. IWMV, its log-odds version and EM are equally accurate.</source>
            <translation>Figure 4 (a), ou 5 (a) : 31 annotateurs, 1 000 à 11 000 éléments. IWMV, sa version log-odds et EM sont aussi exacts les uns que les autres.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Figure 4 (b), or 5 (b): 31 workers, 1,000 to 11,000 items. The time until no final label changes any more, and until the rule itself stops.</source>
            <translation>Figure 4 (b), ou 5 (b) : 31 annotateurs, 1 000 à 11 000 éléments. La durée jusqu’à ce qu’aucune étiquette finale ne change plus, et jusqu’à ce que la règle s’arrête d’elle-même.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Figure 4 (c), or 5 (c): 31 workers, 1,000 to 11,000 items. The iterations until no final label changes any more, and until the rule itself stops.</source>
            <translation>Figure 4 (c), ou 5 (c) : 31 annotateurs, 1 000 à 11 000 éléments. Les itérations jusqu’à ce qu’aucune étiquette finale ne change plus, et jusqu’à ce que la règle s’arrête d’elle-même.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Figure 4 (d), or 5 (d): 31 workers, 1,000 to 11,000 items. The time that 50 iterations take.</source>
            <translation>Figure 4 (d), ou 5 (d) : 31 annotateurs, 1 000 à 11 000 éléments. La durée de 50 itérations.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Figure 5, or 6: 20 workers are right on 90% of one set of 60 items and on 60% of another set of 40; 30 workers are right on 50% and 70%. No single accuracy describes them.</source>
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
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Files</source>
            <translation>Fichiers</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <source>Files already written are complete.</source>
            <translation>Les fichiers déjà écrits sont complets.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>Files opened together are merged.</source>
            <translation>Plusieurs fichiers ouverts à la fois sont réunis.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>File…</source>
            <translation>Fichier…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <location filename="../../crowdgui/io/exporting/results.py" />
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>Final label</source>
            <translation>Étiquette finale</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>Final label “{label}”, confidence {share}.</source>
            <translation>Étiquette finale « {label} », confiance {share}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>Final label “{label}”, set manually by {who}, {when}.</source>
            <translation>Étiquette finale « {label} », fixée manuellement par {who}, {when}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <source>Final labels</source>
            <translation>Étiquettes finales</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/bars.py" />
            <location filename="../../crowdgui/ui/pages/labels/page.py" />
            <source>Final labels by class</source>
            <translation>Étiquettes finales par classe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>Final labels on gold items</source>
            <translation>Étiquettes finales des éléments de référence</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>Final labels that change</source>
            <translation>Étiquettes finales qui changent</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>Final labels, worker quality and an error guarantee from the labels of many workers, by Li and Yu’s “Error Rate Bounds and Iterative Weighted Majority Voting for Crowdsourcing” (2014).

Your files are only read, never changed. Nothing leaves this computer.

MIT licence. Typeface Inter under the SIL Open Font License; Qt under the LGPL.</source>
            <translation>Étiquettes finales, qualité des annotateurs et garantie sur l’erreur à partir des étiquettes de nombreux annotateurs, d’après « Error Rate Bounds and Iterative Weighted Majority Voting for Crowdsourcing » de Li et Yu (2014).

Vos fichiers sont seulement lus, jamais modifiés. Rien ne quitte cet ordinateur.

Licence MIT. Police Inter sous SIL Open Font License ; Qt sous LGPL.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/title_corner.py" />
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Find</source>
            <translation>Rechercher</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/answer_cards.py" />
            <source>Find a class</source>
            <translation>Rechercher une classe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/answer_cards.py" />
            <source>Find a class (F)</source>
            <translation>Rechercher une classe (F)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Find a worker</source>
            <translation>Rechercher un annotateur</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>Find an item</source>
            <translation>Rechercher un élément</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/recommendation_panel.py" />
            <source>Finding a recommendation</source>
            <translation>Recherche d’une recommandation</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <source>Finished {time}</source>
            <translation>Terminé à {time}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>First group, first set</source>
            <translation>Premier groupe, premier jeu</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>First group, second set</source>
            <translation>Premier groupe, second jeu</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>First reviewer: {first}. Second reviewer: {second}.</source>
            <translation>Premier réviseur : {first}. Second réviseur : {second}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>First row</source>
            <translation>Première ligne</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>First row contains names</source>
            <translation>La première ligne contient les noms</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/preview_table.py" />
            <source>First rows of the file</source>
            <translation>Premières lignes du fichier</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Fitting</source>
            <translation>Ajustement</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Fitting three rules</source>
            <translation>Ajustement de trois règles</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Fix gold items to their gold label</source>
            <translation>Fixer les éléments de référence à leur étiquette de référence</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <location filename="../../crowdgui/ui/pages/workers/peers.py" />
            <source>Flag</source>
            <translation>Signalement</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Flag a worker only if one class makes up at least this share of their labels.</source>
            <translation>Un annotateur n’est signalé que si une classe représente au moins cette part de ses étiquettes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Flag guessing if the labels may hold no more than this share of the information in a typical worker’s labels.</source>
            <translation>La réponse au hasard est signalée si les étiquettes peuvent ne pas contenir plus que cette part de l’information que contiennent celles d’un annotateur typique.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Flag only what fewer than this share of attentive workers would do.</source>
            <translation>N’est signalé que ce que ferait moins de cette part des annotateurs attentifs.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Flag speed only if a worker’s labels took less than this share of the time others take for the same items.</source>
            <translation>La vitesse n’est signalée que si les étiquettes d’un annotateur ont pris moins de cette part du temps que prennent les autres pour les mêmes éléments.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/flags.py" />
            <source>Flag thresholds</source>
            <translation>Seuils de signalement</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Flag thresholds…</source>
            <translation>Seuils de signalement…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
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
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Flags</source>
            <translation>Signalements</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Flags based on this worker’s labels. Choose the row to see the evidence.</source>
            <translation>Signalements tirés des étiquettes de cet annotateur. Choisissez la ligne pour voir les indices.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/flags.py" />
            <source>Flags never exclude anyone automatically. You see the effect below.</source>
            <translation>Les signalements n’écartent jamais personne automatiquement. L’effet est visible ci-dessous.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Flags other than copying and speed need at least this many labels.</source>
            <translation>Tous les signalements, sauf ceux de copie et de vitesse, demandent au moins ce nombre d’étiquettes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>Flags: {name}</source>
            <translation>Signalements : {name}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Fleiss’ kappa</source>
            <translation>Kappa de Fleiss</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Folder</source>
            <translation>Dossier</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Folder for the files</source>
            <translation>Dossier des fichiers</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Folder for the results</source>
            <translation>Dossier des résultats</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Folder of Parquet files</source>
            <translation>Dossier de fichiers Parquet</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Folder…</source>
            <translation>Dossier…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>For any classes and any assignment: at most {share}.</source>
            <translation>Pour toutes classes et toute affectation : au plus {share}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>For labels that don’t fit on this computer. A Dask cluster reads them and writes final labels and workers as Parquet. It needs access to both folders and uses the rule’s default options.</source>
            <translation>Pour des étiquettes qui ne tiennent pas sur cet ordinateur. Un cluster Dask les lit et écrit étiquettes finales et annotateurs en Parquet. Tous ses processus doivent avoir accès aux deux dossiers. La règle utilise ses options par défaut.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/file_list.py" />
            <source>For other tools</source>
            <translation>Pour d’autres outils</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>For programs: text in CSV stays as it is. A spreadsheet that opens the file may run some of it.</source>
            <translation>Pour les programmes : le texte des CSV reste tel quel. Un tableur qui ouvre le fichier peut en exécuter une partie.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>For rules whose weights do not depend on the labels: majority vote and oracles.</source>
            <translation>Pour les règles dont les poids ne dépendent pas des étiquettes : vote majoritaire et oracles.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>For the guarantee</source>
            <translation>Pour la garantie</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>Forecasting…</source>
            <translation>Projection…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Format</source>
            <translation>Format</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/file_list.py" />
            <source>Format of the tables</source>
            <translation>Format des tableaux</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Format options</source>
            <translation>Options du format</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <source>Forward</source>
            <translation>Suivant</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>Found {columns}, but the rows below have {n}. Remove the lines above the header, or name every column.</source>
            <translation>{columns} trouvées, mais les lignes au-dessous en ont {n}. Retirez les lignes au-dessus de l’en-tête, ou nommez chaque colonne.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>Found {columns}, expected {expected}. Check the separators and quotation marks there.</source>
            <translation>{columns} trouvées, {expected} attendues. Vérifiez-y les séparateurs et les guillemets.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/doccano.py" />
            <source>Found {n} cells, expected {expected}.</source>
            <translation>{n} cellules trouvées, {expected} attendues.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/list_cells.py" />
            <location filename="../../crowdgui/io/formats/research/peerannot.py" />
            <source>Found {n} columns, expected {expected}. Check the separators and quotation marks there.</source>
            <translation>{n} colonnes trouvées, {expected} attendues. Vérifiez-y les séparateurs et les guillemets.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/triples.py" />
            <source>Found {n} words, expected an item, a worker and a label.</source>
            <translation>{n} mots trouvés ; un élément, un annotateur et une étiquette étaient attendus.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/list_cells.py" />
            <source>Found {n} workers but {labels} labels in the lists of one row.</source>
            <translation>{n} annotateurs mais {labels} étiquettes dans les listes d’une ligne.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_flat.py" />
            <source>Free text, marks and numbers, not labels: {names}.</source>
            <translation>Textes libres, marques et nombres, pas des étiquettes : {names}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/potato.py" />
            <location filename="../../crowdgui/io/formats/platforms/zooniverse.py" />
            <source>Free text, not a class</source>
            <translation>Texte libre, pas une classe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>From a file of accuracies…</source>
            <translation>D’un fichier d’exactitudes…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/text/bounds.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <source>From agreement</source>
            <translation>D’après l’accord</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>From agreement alone</source>
            <translation>À partir de l’accord seul</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/text/bounds.py" />
            <source>From an audit</source>
            <translation>D’après un audit</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/text/bounds.py" />
            <source>From gold</source>
            <translation>D’après la référence</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>From gold labels</source>
            <translation>À partir des étiquettes de référence</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipe_row.py" />
            <source>From the file {file}</source>
            <translation>Du fichier {file}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>From {first} to {last}; UTC if the file names a time zone.</source>
            <translation>De {first} à {last} ; UTC si le fichier nomme un fuseau.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/run.py" />
            <source>Further labels by a worker for the same item, skipped: {n}.</source>
            <translation>Autres étiquettes d’un annotateur pour le même élément, ignorées : {n}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/lewidi.py" />
            <source>Further questions</source>
            <translation>Autres questions</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>GB</source>
            <translation>Go</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/glad.py" />
            <source>GLAD</source>
            <translation>GLAD</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>Gave the same label again on {same} of {items} ({share}).</source>
            <translation>A redonné la même étiquette pour {same} sur {items} ({share}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/get_another_label.py" />
            <source>Get-Another-Label</source>
            <translation>Get-Another-Label</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Gives the same label as {who} on {agreed} of {shared} shared items; about {expected} are expected ({corrected}). The labels can’t show who copied from whom.</source>
            <translation>Donne la même étiquette que {who} sur {agreed} des {shared} éléments partagés ; on en attend environ {expected} ({corrected}). Les étiquettes ne montrent pas qui a copié qui.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Gives the same labels as {who} too often ({corrected}).</source>
            <translation>Donne trop souvent les mêmes étiquettes que {who} ({corrected}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/models_panel.py" />
            <source>Go to the Guarantee page</source>
            <translation>Aller à la page Garantie</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>Going from {start} to {end} of the labels lowered the error rate by {points} percentage points (±{error} at {confidence} confidence, {draws}).</source>
            <translation>En passant de {start} à {end} des étiquettes, le taux d’erreur a baissé de {points} points de pourcentage (±{error} au niveau de confiance de {confidence}, {draws}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/text/worker_columns.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>Gold</source>
            <translation>Référence</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Gold column</source>
            <translation>Colonne de référence</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>Gold counts as the true label: workers are scored against it, rules that use gold keep it, and the rule runs again.</source>
            <translation>La référence compte comme étiquette vraie : les annotateurs sont notés d’après elle, les règles qui utilisent la référence la gardent, et la règle s’exécute de nouveau.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>Gold drawn at random</source>
            <translation>Référence tirée au hasard</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Gold is the same as the labels of the model “{model}” on all gold items, so it may come from that model.</source>
            <translation>La référence est identique aux étiquettes du modèle « {model} » sur tous les éléments de référence ; elle peut donc venir de ce modèle.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Gold items can’t be fixed to their gold label on a cluster.</source>
            <translation>Sur un cluster, les éléments de référence ne peuvent pas être fixés à leur étiquette de référence.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Gold items keep their gold label, and workers are compared with it.</source>
            <translation>Les éléments de référence gardent leur étiquette de référence, et les annotateurs y sont comparés.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>Gold label</source>
            <translation>Étiquette de référence</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Gold labels</source>
            <translation>Étiquettes de référence</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Gold labels from a second file</source>
            <translation>Étiquettes de référence d’un second fichier</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Gold marker</source>
            <translation>Marque de référence</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Gold represents all items only if the gold items were drawn from them at random.</source>
            <translation>La référence ne représente tous les éléments que si les éléments de référence ont été tirés au hasard parmi eux.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Gold shows more errors than this bound allows, so its assumptions don’t hold.</source>
            <translation>La référence montre plus d’erreurs que cette borne n’en permet : ses hypothèses ne sont donc pas remplies.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Gold that the rule used can’t test its final labels.</source>
            <translation>Une référence que la règle a utilisée ne peut pas tester ses étiquettes finales.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/theory.py" />
            <source>Gold was drawn at random: count it as an audit</source>
            <translation>Référence tirée au hasard : la compter comme audit</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/theory.py" />
            <source>Gold was not drawn at random after all</source>
            <translation>La référence n’a finalement pas été tirée au hasard</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Gold: {wrong} of {n} wrong</source>
            <translation>Référence : {wrong} faux sur {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>Group</source>
            <translation>Groupe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Group them into ranges on the Classes page.</source>
            <translation>Regroupez-les en plages sur la page Classes.</translation>
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
            <translation>Garantie : jusqu’où s’y fier</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Guessers</source>
            <translation>Annotateurs répondant au hasard</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/marks.py" />
            <source>Guessing</source>
            <translation>Au hasard</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Guessing on hard items</source>
            <translation>Hasard sur les éléments difficiles</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Gwet’s AC1</source>
            <translation>AC1 de Gwet</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/timing.py" />
            <source>Half of the labels took less, half took more.</source>
            <translation>La moitié des étiquettes a pris moins, la moitié plus.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Half of the {n} agree with the others at least {half} of the time; {no_better}.</source>
            <translation>La moitié des {n} sont d’accord à {half} ou plus ; {no_better}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Half of them took {n} seconds or less.</source>
            <translation>La moitié d’entre elles a pris {n} secondes ou moins.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Hard items</source>
            <translation>Éléments difficiles</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>Hardly any item has two labels, so no labels were held out and predicted.</source>
            <translation>Presque aucun élément n’a deux étiquettes : aucune étiquette n’a donc été masquée et prédite.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/title_corner.py" />
            <source>Help</source>
            <translation>Aide</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>Help &amp;contents</source>
            <translation>&amp;Sommaire de l’aide</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/queue_list.py" />
            <source>Hidden until you choose a label.</source>
            <translation>Masqué jusqu’à ce que vous choisissiez une étiquette.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/page.py" />
            <source>Hide votes while reviewing</source>
            <translation>Masquer les votes pendant la révision</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>High</source>
            <translation>Haut</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Highest probability</source>
            <translation>Probabilité maximale</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/charts.py" />
            <source>Histogram</source>
            <translation>Histogramme</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>History</source>
            <translation>Historique</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Holds</source>
            <translation>Rempli</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>Hongwei Li and Bin Yu (2014), Error Rate Bounds and Iterative Weighted Majority Voting for Crowdsourcing, arXiv:1411.4086.</source>
            <translation>Hongwei Li et Bin Yu (2014), Error Rate Bounds and Iterative Weighted Majority Voting for Crowdsourcing, arXiv:1411.4086.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>How common each class is, as shares or counts.</source>
            <translation>La fréquence de chaque classe, en parts ou en effectifs.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>How far all labels together can move a score; leads are measured in this unit.</source>
            <translation>De combien toutes les étiquettes ensemble peuvent déplacer un score ; les avances se mesurent dans cette unité.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>How far one label can move a score, as a share of all labels together.</source>
            <translation>De combien une étiquette peut déplacer un score, en part de toutes les étiquettes réunies.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>How far the first majority vote may mislead the weights; it must be below 1.</source>
            <translation>De combien le premier vote majoritaire peut fausser les poids ; il faut moins de 1.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>How far the workers’ accuracies are from one half, on average.</source>
            <translation>Distance moyenne entre l’exactitude des annotateurs et un demi.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>How long the rule alone took on this computer.</source>
            <translation>Combien de temps la règle seule a pris sur cet ordinateur.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>How long this worker’s labels took is not known.</source>
            <translation>On ne sait pas combien de temps ont pris les étiquettes de cet annotateur.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>How many attentive workers there are to copy from.</source>
            <translation>Nombre d’annotateurs attentifs à copier.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>How many classes there are to choose from.</source>
            <translation>Nombre de classes entre lesquelles choisir.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>How many datasets are drawn at each point.</source>
            <translation>Combien de jeux de données sont tirés à chaque point.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>How many gold items have a wrong final label.</source>
            <translation>Combien d’éléments de référence ont une étiquette finale fausse.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>How many items there are.</source>
            <translation>Nombre d’éléments.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>How many items this rule labels differently from the rule in use.</source>
            <translation>Combien d’éléments cette règle étiquette autrement que la règle utilisée.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <source>How many labels</source>
            <translation>Combien d’étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>How many labels a worker must give before their own labels count as much as the crowd’s.</source>
            <translation>Combien d’étiquettes un annotateur doit donner pour que les siennes comptent autant que celles de la foule.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/study_panel.py" />
            <source>How many labels do you need?</source>
            <translation>De combien d’étiquettes avez-vous besoin ?</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>How many labels per class the crowd’s confusion matrix counts as.</source>
            <translation>Pour combien d’étiquettes par classe compte la matrice de confusion de la foule.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>How many labels this worker gave.</source>
            <translation>Combien d’étiquettes cet annotateur a données.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>How many labels to add to this item.</source>
            <translation>Combien d’étiquettes ajouter à cet élément.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>How many of this worker’s labels on gold items are right.</source>
            <translation>Combien des étiquettes de cet annotateur sur des éléments de référence sont justes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>How many ranges</source>
            <translation>Nombre de plages</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/study_panel.py" />
            <source>How many times part of the labels is drawn at each share.</source>
            <translation>Combien de fois une partie des étiquettes est tirée pour chaque part.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/curves_plot.py" />
            <source>How many to audit first</source>
            <translation>Combien auditer d’abord</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <location filename="../../crowdgui/ui/pages/items/queue_list.py" />
            <source>How many workers gave each class, in the order of the classes.</source>
            <translation>Combien d’annotateurs ont donné chaque classe, dans l’ordre des classes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>How many workers there are.</source>
            <translation>Nombre d’annotateurs.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/queue_list.py" />
            <source>How many wrong labels the check is expected to fix, here and elsewhere.</source>
            <translation>Le nombre d’étiquettes fausses que le contrôle devrait corriger, ici et ailleurs.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>How much a worker’s vote counts. A guesser has weight 0; with a weight below 0, a vote counts against the class that the worker chose.</source>
            <translation>Combien compte le vote d’un annotateur. Quelqu’un qui répond au hasard a le poids 0 ; avec un poids au-dessous de 0, le vote compte contre la classe que l’annotateur a choisie.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>How much labels move the score of an item, as a sum of squares; small is good.</source>
            <translation>De combien les étiquettes déplacent le score d’un élément, en somme de carrés ; plus c’est petit, mieux c’est.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>How much more often workers agree than by chance: 0 is the chance level, 1 is full agreement, below 0 is worse than chance. Items may have different numbers of labels. Common requirements are 0.80, and at least 0.67 for tentative conclusions.</source>
            <translation>De combien l’accord des annotateurs dépasse le hasard : 0 est le niveau du hasard, 1 l’accord complet, au-dessous de 0 c’est pire que le hasard. Les éléments peuvent avoir des nombres d’étiquettes différents. On exige souvent 0,80, et au moins 0,67 pour des conclusions provisoires.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>How much the added labels would lower that probability.</source>
            <translation>De combien les étiquettes ajoutées abaisseraient cette probabilité.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>How much the labels show about the final label, by Raykar and Yu’s score: 0 for labels without information, 1 for a worker who is never wrong. With few labels, it is above 0 by chance alone.</source>
            <translation>Combien les étiquettes montrent de l’étiquette finale, selon le score de Raykar et Yu : 0 pour des étiquettes sans information, 1 pour un annotateur qui ne se trompe jamais. Avec peu d’étiquettes, il dépasse 0 par le seul hasard.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/models_panel.py" />
            <source>How much worse the model may be</source>
            <translation>De combien le modèle peut être moins bon</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>How often a label is right.</source>
            <translation>Combien de fois une étiquette est juste.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>How often a worker’s label is the one that the others’ vote gives, without the worker’s own vote.</source>
            <translation>Combien de fois l’étiquette d’un annotateur est celle que donne le vote des autres, sans son propre vote.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>How often a worker’s label is the one this rule gives without that worker. It shows how well the rule fits the workers’ labels, not how often the workers are right.</source>
            <translation>Combien de fois l’étiquette d’un annotateur est celle que donne cette règle sans lui. Cela montre à quel point la règle convient aux étiquettes des annotateurs, non combien de fois ils ont raison.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>How often each worker gives each label to items of each true class, as probabilities or counts.</source>
            <translation>Combien de fois chaque annotateur donne chaque étiquette aux éléments de chaque vraie classe, en probabilités ou en effectifs.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>How often each worker is right, from 0 to 1, for workers without a confusion matrix. Workers with neither are estimated from their labels on gold items.</source>
            <translation>Combien de fois chaque annotateur a raison, de 0 à 1, pour les annotateurs sans matrice de confusion. Si les deux manquent, l’estimation se fait sur leurs étiquettes d’éléments de référence.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>How often each worker is right, from 0 to 1. If you enter none, accuracies are estimated on gold items; a worker with neither gets weight 0.</source>
            <translation>Combien de fois chaque annotateur a raison, de 0 à 1. Si vous n’indiquez rien, les exactitudes sont estimées sur les éléments de référence ; un annotateur sans l’un ni l’autre reçoit le poids 0.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>How often labels with this model probability are right, estimated from other real datasets. An audit makes it fit this file.</source>
            <translation>Fréquence à laquelle les étiquettes de cette probabilité du modèle sont justes, estimée sur d’autres jeux de données réels. Un audit l’ajuste à ce fichier.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/rules.py" />
            <source>How often labels with this model probability are right, estimated from {n} checked items of this file and from other real datasets.</source>
            <extracomment>For one: How often labels with this model probability are right, estimated from {n} checked item of this file and from other real datasets.</extracomment>
            <translation>
                <numerusform>Fréquence à laquelle les étiquettes de cette probabilité du modèle sont justes, estimée sur {n} élément vérifié de ce fichier et sur d’autres jeux de données réels.</numerusform>
                <numerusform>Fréquence à laquelle les étiquettes de cette probabilité du modèle sont justes, estimée sur {n} éléments vérifiés de ce fichier et sur d’autres jeux de données réels.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>How often messages go from items to workers and back.</source>
            <translation>Combien de fois les messages font l’aller-retour entre éléments et annotateurs.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>How often this worker gives the label that the others’ vote gives, with a 95% confidence interval. The dotted line is the chance level.</source>
            <translation>Combien de fois cet annotateur donne l’étiquette que donne le vote des autres, avec un intervalle de confiance à 95 %. La ligne pointillée est le niveau du hasard.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>How often this worker gives the same label as another worker who is a model, on the items both labelled, with a 95% confidence interval. The dotted line is the chance level.</source>
            <translation>Combien de fois cet annotateur donne la même étiquette qu’un autre annotateur qui est un modèle, sur les éléments que tous deux ont étiquetés, avec un intervalle de confiance à 95 %. La ligne pointillée est le niveau du hasard.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>How often this worker gives the same label as another worker who is a person, on the items both labelled, with a 95% confidence interval. The dotted line is the chance level.</source>
            <translation>Combien de fois cet annotateur donne la même étiquette qu’un autre annotateur qui est une personne, sur les éléments que tous deux ont étiquetés, avec un intervalle de confiance à 95 %. La ligne pointillée est le niveau du hasard.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>How often this worker’s label is the final label. The worker’s own vote counts towards it, so this is slightly too high.</source>
            <translation>Combien de fois l’étiquette de cet annotateur est l’étiquette finale. Son propre vote y contribue : la valeur est donc un peu trop haute.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/peers.py" />
            <source>How often two workers who label like these would agree if they worked independently.</source>
            <translation>Combien de fois deux annotateurs étiquetant comme eux seraient d’accord s’ils travaillaient indépendamment.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>How the labels were aggregated</source>
            <translation>Comment les étiquettes ont été agrégées</translation>
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
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <source>How well workers agree</source>
            <translation>L’accord entre annotateurs</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <location filename="../../crowdgui/text/simulation.py" />
            <source>How workers differ</source>
            <translation>Comment les annotateurs diffèrent</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tool_exports.py" />
            <source>Hugging Face dataset</source>
            <translation>Jeu de données Hugging Face</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/inception.py" />
            <source>INCEpTION agreement</source>
            <translation>Accord INCEpTION</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <location filename="../../crowdgui/io/formats/platforms/toloka.py" />
            <source>Identify items by</source>
            <translation>Identifier les éléments par</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>If a worker labels an item more than once</source>
            <translation>Si un annotateur étiquette plusieurs fois un élément</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>If every worker had labelled every item, this would be 100%.</source>
            <translation>Si chaque annotateur avait étiqueté chaque élément, ce serait 100 %.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/file_preview.py" />
            <source>If it is not, choose another column on the Columns page.</source>
            <translation>Choisissez une autre colonne sur la page Colonnes si ce n’est pas le cas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>If it means “no label”, add it to the missing values.</source>
            <translation>S’il signifie « pas d’étiquette », ajoutez-le aux valeurs manquantes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>If many workers guess, the fit can get stuck. Several starts find a better fit and show which items are in doubt, but take several times as long.</source>
            <translation>Si beaucoup d’annotateurs répondent au hasard, l’ajustement peut se bloquer. Plusieurs départs trouvent un meilleur ajustement et montrent quels éléments sont douteux, mais prennent plusieurs fois plus de temps.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/compare.py" />
            <source>If no rule were better, a lead this large among {n} rules would be very rare.</source>
            <extracomment>For one: If the rule were no better, a lead this large with {n} rule tried would be very rare.</extracomment>
            <translation>
                <numerusform>Si elle n’était pas meilleure, une telle avance avec {n} règle essayée serait très rare.</numerusform>
                <numerusform>Si aucune n’était meilleure, une telle avance parmi {n} règles serait très rare.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/compare.py" />
            <source>If none of the {n} rules were better, a lead this large would occur by chance in {share} of cases.</source>
            <extracomment>For one: If the rule were no better, a lead this large would occur by chance in {share} of cases.</extracomment>
            <translation>
                <numerusform>Si la règle n’était pas meilleure, une telle avance se produirait par hasard dans {share} des cas.</numerusform>
                <numerusform>Si aucune des {n} règles n’était meilleure, une telle avance se produirait par hasard dans {share} des cas.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>If one worker gives an item this class, how often another worker gives it too.</source>
            <translation>Si un annotateur donne cette classe à un élément, combien de fois un autre annotateur la lui donne aussi.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>If the worker model holds, a vote by these workers is wrong in at most {limit} of cases. The bound ignores how split this particular vote is.</source>
            <translation>Si le modèle des annotateurs est valable, un vote de ces annotateurs est faux dans au plus {limit} des cas. La borne ne tient pas compte du partage de ce vote en particulier.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>If these workers are excluded, no labels are left.</source>
            <translation>Ces annotateurs écartés, il ne reste aucune étiquette.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>If they mean the same, merge them on the Classes page.</source>
            <translation>Si elles veulent dire la même chose, fusionnez-les sur la page Classes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>If they mean “no label”, add them to the missing values.</source>
            <translation>S’ils signifient « pas d’étiquette », ajoutez-les aux valeurs manquantes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>If you quit now, it is stopped. Your file is not changed.</source>
            <translation>Si vous quittez maintenant, il est arrêté. Votre fichier n’est pas modifié.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <source>Ignored by the worker</source>
            <translation>Ignoré par l’annotateur</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/dialog.py" />
            <source>Import</source>
            <translation>Importer</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/dialog.py" />
            <source>Import labels</source>
            <translation>Importer des étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mixed_votes.py" />
            <source>In any currency. 0 shows no costs.</source>
            <translation>Dans la monnaie de votre choix. 0 ne montre pas de coûts.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/argilla.py" />
            <source>In record {n}, the lists of responses, users and status of “{question}” differ in length. Export the records again.</source>
            <translation>Dans l’enregistrement {n}, les listes des réponses, des utilisateurs et des statuts de « {question} » n’ont pas la même longueur. Exportez de nouveau les enregistrements.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>In record {n}, “{key}” is {what}. The export may be damaged; export it again.</source>
            <translation>Dans l’enregistrement {n}, « {key} » : {what}. L’export est peut-être endommagé ; exportez-le de nouveau.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/processes/subprocess_reader.py" />
            <source>In the program that made it, save the table as CSV and open that.</source>
            <translation>Enregistrez le tableau en CSV avec le programme qui l’a créé, et ouvrez ce CSV.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <source>In use</source>
            <translation>Utilisée</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/detail.py" />
            <source>Include</source>
            <translation>Réintégrer</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/detail.py" />
            <source>Include {n}</source>
            <translation>Réintégrer {n}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Include {n} workers</source>
            <extracomment>For one: Include {n} worker</extracomment>
            <translation>
                <numerusform>Réintégrer {n} annotateur</numerusform>
                <numerusform>Réintégrer {n} annotateurs</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/toloka.py" />
            <source>Includes labels of assignments that were skipped or ran out of time.</source>
            <translation>Y compris les étiquettes de travaux passés ou arrivés à expiration.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>Independent votes</source>
            <translation>Votes indépendants</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Information score</source>
            <translation>Score d’information</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/export_text.py" />
            <source>Input</source>
            <translation>Entrée</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <source>Inputs and answers are numbered in the same way. If each number is a separate item, choose “Several items per row”.</source>
            <translation>Entrées et réponses sont numérotées de la même façon. Si chaque numéro est un élément à part, choisissez « Plusieurs éléments par ligne ».</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/run.py" />
            <source>Inspecting the labels</source>
            <translation>Examen des étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>Inspecting {file}</source>
            <translation>Examen de {file}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>Interval</source>
            <translation>Intervalle</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>Is the confidence accurate?</source>
            <translation>La confiance est-elle juste ?</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Is this the column with the labels?</source>
            <translation>Est-ce la colonne des étiquettes ?</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>It assumes that workers make mistakes independently, and the models among them aren’t shown to.</source>
            <translation>Elle suppose que les annotateurs se trompent indépendamment, ce qui n’est pas montré pour les modèles parmi eux.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>It assumes that workers make mistakes independently, and these labels leave that in doubt.</source>
            <translation>Elle suppose que les annotateurs se trompent indépendamment, ce que ces étiquettes laissent en doute.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>It assumes that workers make mistakes independently, and these labels show that they don’t.</source>
            <translation>Cette borne suppose que les annotateurs se trompent indépendamment ; ces étiquettes montrent que ce n’est pas le cas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/questions.py" />
            <source>It belongs to another question</source>
            <translation>Appartient à une autre question</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/sagemaker.py" />
            <location filename="../../crowdgui/io/importing/recipes.py" />
            <location filename="../../crowdgui/io/importing/tables.py" />
            <location filename="../../crowdgui/io/tabular/file_head.py" />
            <location filename="../../crowdgui/io/tabular/processes/subprocess_reader.py" />
            <source>It can’t be opened: {why}.</source>
            <translation>Impossible de l’ouvrir : {why}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>It claims to hold more than a file of its size can, so it is damaged.</source>
            <translation>Il annonce un contenu plus grand que ne peut en avoir un fichier de sa taille : il est donc endommagé.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/parquet.py" />
            <source>It claims to hold {n} rows, {mb} MB in memory, which is more than a file of its size should. Save only the worker, item and label columns.</source>
            <translation>Il annonce {n} lignes, {mb} Mo en mémoire, plus que ne devrait un fichier de sa taille. Enregistrez seulement les colonnes annotateur, élément et étiquette.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/processes/subprocess_reader.py" />
            <source>It could not be read within {n} seconds.</source>
            <translation>Il n’a pas pu être lu en {n} secondes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>It counts as gold.</source>
            <translation>Elle compte comme référence.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>It doesn’t pass the test.</source>
            <translation>Il ne réussit pas le test.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>It holds Python objects, which are never read because they can run code. Save it as numbers or text.</source>
            <translation>Il contient des objets Python, qui ne sont jamais lus car ils peuvent exécuter du code. Enregistrez-le en nombres ou en texte.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>It holds no array of numbers or text.</source>
            <translation>Il ne contient pas de tableau de nombres ou de texte.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>It is at least as close to the other people on {share} of items (95% interval {low} to {high}).</source>
            <translation>Il est au moins aussi proche des autres personnes sur {share} des éléments (intervalle à 95 % de {low} à {high}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>It is at least as close to the other people on {share} of items.</source>
            <translation>Il est au moins aussi proche des autres personnes sur {share} des éléments.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>It is being computed.</source>
            <translation>En cours de calcul.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <location filename="../../crowdgui/io/formats/parquet.py" />
            <source>It is damaged or incomplete. Download or copy it again from the source.</source>
            <translation>Il est endommagé ou incomplet. Téléchargez-le ou copiez-le de nouveau depuis sa source.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/parts.py" />
            <source>It is damaged or isn’t a Parquet file.</source>
            <translation>Il est endommagé ou n’est pas un fichier Parquet.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>It is damaged, cut off or not a workbook. Save it again, or save it as CSV.</source>
            <translation>Il est endommagé, tronqué, ou n’est pas un classeur. Enregistrez-le de nouveau, ou en CSV.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>It is data</source>
            <translation>Elle contient des données</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>It is not clear yet where the curve levels off.</source>
            <translation>On ne voit pas encore où la courbe s’aplatit.</translation>
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
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>It is tied with another class and won because it comes first.</source>
            <translation>Elle est ex æquo avec une autre classe et a gagné parce qu’elle vient en premier.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>It is too early to say whether the curve has flattened.</source>
            <translation>On ne peut pas encore dire si la courbe s’est aplatie.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>It isn’t clear whether each row is a label, an item or a worker.</source>
            <translation>On ne sait pas si chaque ligne est une étiquette, un élément ou un annotateur.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>It isn’t clear which column holds the label.</source>
            <translation>On ne sait pas quelle colonne contient l’étiquette.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>It isn’t clear which column names the item.</source>
            <translation>On ne sait pas quelle colonne désigne l’élément.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>It isn’t clear which column names the worker.</source>
            <translation>On ne sait pas quelle colonne désigne l’annotateur.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/file_preview.py" />
            <source>It names no workers and has one label per item.</source>
            <translation>Il ne nomme aucun annotateur et a une étiquette par élément.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>It names the columns</source>
            <translation>Elle nomme les colonnes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/processes/subprocess_reader.py" />
            <source>It needs more memory than a file of its size should, or it is damaged.</source>
            <translation>Il prend plus de mémoire qu’un fichier de sa taille ne devrait, ou il est endommagé.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>It needs no assumption about workers.</source>
            <translation>Elle ne suppose rien sur les annotateurs.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>It passes the test.</source>
            <translation>Il réussit le test.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>It seems to level off at about {end}.</source>
            <translation>Elle semble s’aplatir vers {end}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>It shows how many labels were wrong, with an interval.</source>
            <translation>Il montre combien d’étiquettes étaient fausses, avec un intervalle.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/recommendation_panel.py" />
            <source>It takes up to about {time}.</source>
            <translation>Cela prend jusqu’à environ {time}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/file.py" />
            <source>It was not closed properly and can only be repaired in a folder that you can write to. Copy it to another folder, together with the file of the same name that ends in “-journal”.</source>
            <translation>Il n’a pas été fermé correctement et ne peut être réparé que dans un dossier où vous pouvez écrire. Copiez-le dans un autre dossier, avec le fichier du même nom qui se termine par « -journal ».</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>It would be read from {path}</source>
            <translation>Elle serait lue dans {path}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/file_head.py" />
            <source>It would unpack to {n} MB, which is more than a file of its size should hold. Save the table as CSV and open that.</source>
            <translation>Décompressé, il ferait {n} Mo, plus que ne devrait contenir un fichier de sa taille. Enregistrez le tableau en CSV et ouvrez ce CSV.</translation>
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
            <translation>Élément</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>Item bound</source>
            <translation>Borne de l’élément</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Item by item</source>
            <translation>Élément par élément</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Item by item, Chernoff</source>
            <translation>Élément par élément, Chernoff</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Item by item, confusion matrix per worker</source>
            <translation>Par élément, matrice par annotateur</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Item by item, item types</source>
            <translation>Élément par élément, types d’éléments</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Item column</source>
            <translation>Colonne des éléments</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Item content from a second file or a folder</source>
            <translation>Contenu des éléments d’un second fichier ou d’un dossier</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Item types (EBCC)</source>
            <translation>Types d’éléments (EBCC)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Item types per class</source>
            <translation>Types d’éléments par classe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Item types start at random; the probabilities of this many starts are averaged.</source>
            <translation>Les types d’éléments partent au hasard ; on fait la moyenne des probabilités d’autant de départs.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>Item {name}</source>
            <translation>Élément {name}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <location filename="../../crowdgui/io/formats/research/get_another_label.py" />
            <source>Item, worker, label</source>
            <translation>Élément, annotateur, étiquette</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>Item-by-item bound on the error rate, with estimated accuracies: an estimate, not a guarantee. Shown because the worker model fits these labels.</source>
            <translation>Borne du taux d’erreur élément par élément, avec des exactitudes estimées : une estimation, pas une garantie. Elle est montrée parce que le modèle des annotateurs convient à ces étiquettes.</translation>
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
            <translation>Éléments</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <source>Items by class</source>
            <translation>Éléments par classe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/recommendation_panel.py" />
            <source>Items checked at random choose the rule. Without them the rule with the fewest errors on other real datasets is recommended. Predictions of held-out labels, gold and two tests of the workers explain how the rules differ here.</source>
            <translation>Les éléments tirés au hasard et vérifiés choisissent la règle. Sans eux, la règle qui fait le moins d’erreurs sur d’autres jeux de données réels est recommandée. Les prédictions d’étiquettes masquées, les étiquettes de référence et deux tests des annotateurs expliquent en quoi les règles diffèrent ici.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Items in the first set</source>
            <translation>Éléments du premier jeu</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Items that two rules label differently</source>
            <translation>Éléments que deux règles étiquettent différemment</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Items to audit</source>
            <translation>Éléments à auditer</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Items to audit first</source>
            <translation>Éléments à auditer d’abord</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>Items to relabel</source>
            <translation>Éléments à réétiqueter</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/way_parts.py" />
            <location filename="../../crowdgui/ui/pages/items/queue_list.py" />
            <source>Items to review</source>
            <translation>Éléments à réviser</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Items were assigned to workers at random</source>
            <translation>Les éléments ont été affectés aux annotateurs au hasard</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>Items where the final label won only because its class comes first.</source>
            <translation>Éléments où l’étiquette finale n’a gagné que parce que sa classe vient en premier.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>Items with the lowest confidence come first. Press a number to set the label, or Enter to agree. Your label overrides the rule.</source>
            <translation>Les éléments dont la confiance est la plus basse viennent d’abord. Appuyez sur un chiffre pour fixer l’étiquette, ou sur Entrée pour approuver. Votre étiquette l’emporte sur la règle.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/cubam.py" />
            <location filename="../../crowdgui/io/formats/research/peerannot.py" />
            <source>Items, then workers</source>
            <translation>Éléments, puis annotateurs</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Items, workers and labels have different lengths.</source>
            <translation>Éléments, annotateurs et étiquettes n’ont pas la même longueur.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>Items: review the uncertain ones yourself</source>
            <translation>Éléments : révisez vous-même les incertains</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/convergence.py" />
            <source>Iteration {n}: {changed} labels changed</source>
            <translation>Itération {n}, étiquettes changées : {changed}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>Iterations</source>
            <translation>Itérations</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Iterations after the first vote until the rule itself stops.</source>
            <translation>Itérations après le premier vote jusqu’à ce que la règle s’arrête d’elle-même.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Iterations to converge</source>
            <translation>Itérations jusqu’à convergence</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Iterations to stop</source>
            <translation>Itérations jusqu’à l’arrêt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <location filename="../../crowdgui/io/formats/platforms/toloka.py" />
            <source>Its inputs</source>
            <translation>Ses entrées</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>Its name or number. If empty, the first sheet with a table is used.</source>
            <translation>Son nom ou son numéro. Si ce champ est vide, la première feuille qui contient un tableau.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/toloka.py" />
            <source>Its task</source>
            <translation>Sa tâche</translation>
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
            <location filename="../../crowdgui/io/formats/platforms/appen.py" />
            <source>Judgments by contributors who failed the job’s quality control.</source>
            <translation>Jugements de contributeurs qui ont échoué au contrôle qualité de la mission.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>KB</source>
            <translation>Ko</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Kappa is not defined, because both workers give one class to all shared items.</source>
            <translation>Le kappa n’est pas défini, car les deux annotateurs donnent une seule classe à tous les éléments partagés.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>Keep</source>
            <translation>Garder</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Keep all labels</source>
            <translation>Garder toutes les étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/dialog.py" />
            <source>Keep as shown</source>
            <translation>Garder tel quel</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/appen.py" />
            <source>Keep personal columns</source>
            <translation>Garder les colonnes personnelles</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <location filename="../../crowdgui/io/formats/platforms/toloka.py" />
            <source>Keep rejected labels</source>
            <translation>Garder les étiquettes rejetées</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <source>Keep skipped annotations</source>
            <translation>Garder les annotations passées</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/labelbox.py" />
            <source>Keep skipped labels</source>
            <translation>Garder les étiquettes passées</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/appen.py" />
            <source>Keep tainted judgments</source>
            <translation>Garder les jugements suspects (tainted)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Keep the first label</source>
            <translation>Garder la première étiquette</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Keep the last label</source>
            <translation>Garder la dernière étiquette</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <source>Kept: all workers are included.</source>
            <translation>Conservé : tous les annotateurs sont retenus.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <source>Kept: {n} workers stay excluded.</source>
            <extracomment>For one: Kept: {n} worker stays excluded.</extracomment>
            <translation>
                <numerusform>Conservé : {n} annotateur reste écarté.</numerusform>
                <numerusform>Conservé : {n} annotateurs restent écartés.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/page.py" />
            <source>Key B</source>
            <translation>Touche B</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/page.py" />
            <source>Key S</source>
            <translation>Touche S</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Kind</source>
            <translation>Nature</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Known accuracies (MAP)</source>
            <translation>Exactitudes connues (MAP)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <location filename="../../crowdgui/ui/dialogs/model_card.py" />
            <source>Known class</source>
            <translation>Classe connue</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Krippendorff’s alpha</source>
            <translation>Alpha de Krippendorff</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Krippendorff’s alpha of this class against all others combined.</source>
            <translation>Alpha de Krippendorff de cette classe contre toutes les autres réunies.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Krippendorff’s alpha, interval</source>
            <translation>Alpha de Krippendorff, intervalle</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Krippendorff’s alpha, ordinal</source>
            <translation>Alpha de Krippendorff, ordinal</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Label</source>
            <translation>Étiquette</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <source>Label Studio CSV</source>
            <translation>CSV Label Studio</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <source>Label Studio JSON</source>
            <translation>JSON Label Studio</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <source>Label Studio JSON-MIN</source>
            <translation>JSON-MIN Label Studio</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tool_exports.py" />
            <source>Label Studio predictions</source>
            <translation>Prédictions Label Studio</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mixed_votes.py" />
            <source>Label by a model</source>
            <translation>Étiquette d’un modèle</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mixed_votes.py" />
            <source>Label by a person</source>
            <translation>Étiquette d’une personne</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <source>Label by the rule</source>
            <translation>Étiquette selon la règle</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Label column</source>
            <translation>Colonne des étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <location filename="../../crowdgui/ui/dialogs/model_card.py" />
            <source>Label of the model</source>
            <translation>Étiquette du modèle</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Label skew</source>
            <translation>Biais des étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Label values</source>
            <translation>Valeurs des étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/labelbox.py" />
            <source>Labelbox export</source>
            <translation>Export Labelbox</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/labelbox.py" />
            <source>Labelbox export (old)</source>
            <translation>Export Labelbox (ancien)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>Labelling plan</source>
            <translation>Plan d’étiquetage</translation>
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
            <translation>Étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Labels and gold labels must use the same class names.</source>
            <translation>Les étiquettes et les étiquettes de référence doivent utiliser les mêmes noms de classes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/shared_parts.py" />
            <source>Labels and projects</source>
            <translation>Étiquettes et projets</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Labels are the final label most often on “{best}” ({most}), least often on “{worst}” ({least}). Choose a cell to see its items.</source>
            <translation>Les étiquettes sont l’étiquette finale le plus souvent pour « {best} » ({most}), le moins souvent pour « {worst} » ({least}). Choisissez une cellule pour voir ses éléments.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <location filename="../../crowdgui/ui/pages/data/page.py" />
            <source>Labels by class</source>
            <translation>Étiquettes par classe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/convergence.py" />
            <source>Labels changed in each iteration</source>
            <translation>Étiquettes changées à chaque itération</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Labels given</source>
            <translation>Étiquettes données</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/worker_scatter.py" />
            <source>Labels given (log scale)</source>
            <translation>Étiquettes données (échelle log)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>Labels have changed since the audit was drawn: those that the other rule changes count as possibly wrong in the guarantee.</source>
            <translation>Des étiquettes ont changé depuis le tirage de l’audit : celles que l’autre règle change comptent comme peut-être fausses dans la garantie.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <source>Labels of assignments that were not approved.</source>
            <translation>Étiquettes de travaux qui n’ont pas été approuvés.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/labelbox.py" />
            <source>Labels of data rows that their worker skipped.</source>
            <translation>Étiquettes des lignes de données que leur annotateur a passées.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/lewidi.py" />
            <source>Labels of other questions to the same workers, as questions of their own.</source>
            <translation>Étiquettes d’autres questions posées aux mêmes annotateurs, comme questions distinctes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Labels of this class on items with two or more labels.</source>
            <translation>Étiquettes de cette classe sur des éléments à deux étiquettes ou plus.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>Labels of this confidence are typically wrong in {error} of cases ({low} to {high} in most datasets). Only gold or an audit can show how many are.</source>
            <translation>Des étiquettes de cette confiance sont typiquement fausses dans {error} des cas ({low} à {high} dans la plupart des jeux). Seuls des éléments de référence ou un audit montrent combien le sont.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Labels per item</source>
            <translation>Étiquettes par élément</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>Labels set</source>
            <translation>Étiquettes fixées</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mixed_votes.py" />
            <source>Labels that change</source>
            <translation>Étiquettes qui changent</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>Labels that differ</source>
            <translation>Étiquettes qui diffèrent</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Labels to accept</source>
            <translation>Étiquettes acceptables</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>Labels to add</source>
            <translation>Étiquettes à ajouter</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>Labels, workers, items and classes are counted. The picture shows who labelled what, and the checks show what was skipped.</source>
            <translation>Étiquettes, annotateurs, éléments et classes sont comptés. L’image montre qui a étiqueté quoi, et les vérifications montrent ce qui a été ignoré.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>Labels: one per item</source>
            <translation>Étiquettes : une par élément</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <source>Language</source>
            <translation>Langue</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Largest effect of one label</source>
            <translation>Plus grand effet d’une étiquette</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Largest lead of the true class</source>
            <translation>Plus grande avance de la vraie classe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Latin-1</source>
            <translation>Latin-1</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>Layout</source>
            <translation>Disposition</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>Lead of the final label over the next class, as a share of the largest possible lead.</source>
            <translation>Avance de l’étiquette finale sur la classe suivante, en part de la plus grande avance possible.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/lewidi.py" />
            <source>Learning with Disagreements</source>
            <translation>Learning with Disagreements</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Learns how accurate each worker is on each class.</source>
            <translation>Apprend l’exactitude de chaque annotateur sur chaque classe.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Learns how accurate each worker is, the same on all classes.</source>
            <translation>Apprend l’exactitude de chaque annotateur, la même sur toutes les classes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Learns types of items on which workers make the same mistakes. Slower.</source>
            <translation>Apprend les types d’éléments où les annotateurs font les mêmes erreurs. Plus lente.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Learns which classes each worker confuses.</source>
            <translation>Apprend quelles classes chaque annotateur confond.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/theory.py" />
            <source>Level</source>
            <translation>Niveau</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Li and Yu: {name}</source>
            <translation>Li et Yu : {name}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>Light, &amp;high contrast</source>
            <translation>Clair, &amp;fort contraste</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Like EM, but more stable when workers gave few labels.</source>
            <translation>Comme EM, mais plus stable quand les annotateurs ont donné peu d’étiquettes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Like the labels in an earlier file</source>
            <translation>Comme les étiquettes d’un fichier antérieur</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Like the labels in the open file</source>
            <translation>Comme les étiquettes du fichier ouvert</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipe_row.py" />
            <source>Like the last file of this kind</source>
            <translation>Comme le dernier fichier de ce genre</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Like weighted voting, but gives very good workers far more weight.</source>
            <translation>Comme le vote pondéré, mais donne bien plus de poids aux très bons annotateurs.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Like weighted voting, but more cautious with few labels.</source>
            <translation>Comme le vote pondéré, mais plus prudente avec peu d’étiquettes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/preview_table.py" />
            <source>Line {n} of the file</source>
            <translation>Ligne {n} du fichier</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Lines {lines}</source>
            <extracomment>For one: Line {lines}</extracomment>
            <translation>
                <numerusform>Ligne {lines}</numerusform>
                <numerusform>Lignes {lines}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>List of models…</source>
            <translation>Liste des modèles…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Little information</source>
            <translation>Peu d’information</translation>
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
            <location filename="../../crowdgui/text/wording.py" />
            <source>Looking for a start</source>
            <translation>Recherche d’un départ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/project_controller.py" />
            <source>Looking for unsaved work</source>
            <translation>Recherche de travail non enregistré</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Low</source>
            <translation>Bas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Lower end of the 95% confidence interval.</source>
            <translation>Borne inférieure de l’intervalle de confiance à 95 %.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <source>Lowest confidence</source>
            <translation>Confiance la plus basse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Lowest confidence first</source>
            <translation>Confiance la plus basse d’abord</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Lowest probability</source>
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
            <location filename="../../crowdgui/io/formats/research/mt_bench.py" />
            <source>MT-Bench ratings</source>
            <translation>Évaluations MT-Bench</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Made for two classes. Much slower; for comparison.</source>
            <translation>Faite pour deux classes. Bien plus lente ; pour comparer.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Made for two classes. The fast version of belief propagation.</source>
            <translation>Faite pour deux classes. La version rapide de la propagation de croyance.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Made for two classes. Unstable on unbalanced data; for comparison.</source>
            <translation>Faite pour deux classes. Instable sur des données déséquilibrées ; pour comparer.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/convergence.py" />
            <source>Main term of the bound’s exponent, with estimated accuracies: {first} at first, {last} at the end.</source>
            <translation>Terme principal de l’exposant de la borne, avec des exactitudes estimées : {first} au début, {last} à la fin.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Majority vote</source>
            <translation>Vote majoritaire</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>Majority vote gives a different label</source>
            <translation>Le vote majoritaire donne une autre étiquette</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>Manual</source>
            <translation>Manuels</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <location filename="../../crowdgui/ui/pages/export/export_text.py" />
            <source>Manual label</source>
            <translation>Étiquette manuelle</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>Manual labels</source>
            <translation>Étiquettes manuelles</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>Margin</source>
            <translation>Marge</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <source>Margin over the next class</source>
            <translation>Marge sur la classe suivante</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>Mark as &amp;models…</source>
            <translation>Marquer comme &amp;modèles…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mark_models.py" />
            <source>Mark as model</source>
            <translation>Marquer comme modèle</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mark_models.py" />
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <source>Mark as models</source>
            <translation>Marquer comme modèles</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Mark as models…</source>
            <translation>Marquer comme modèles…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Mark as model…</source>
            <translation>Marquer comme modèle…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Mark models on the Columns page to keep people and models apart.</source>
            <translation>Marquez les modèles sur la page Colonnes pour séparer personnes et modèles.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/mark_models.py" />
            <source>Mark {n} workers as models</source>
            <extracomment>For one: Mark as model</extracomment>
            <translation>
                <numerusform>Marquer comme modèle</numerusform>
                <numerusform>Marquer {n} annotateurs comme modèles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Mark {n} workers as people</source>
            <extracomment>For one: Mark as person</extracomment>
            <translation>
                <numerusform>Marquer comme personne</numerusform>
                <numerusform>Marquer {n} annotateurs comme personnes</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/cvat.py" />
            <source>Marks a part of the image, not the whole image</source>
            <translation>Marque une partie de l’image, pas l’image entière</translation>
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
            <translation>Marque une partie de l’élément, pas l’élément entier</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Maximum iterations</source>
            <translation>Nombre maximal d’itérations</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Mean accuracy</source>
            <translation>Exactitude moyenne</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Mean accuracy of workers</source>
            <translation>Exactitude moyenne des annotateurs</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Mean accuracy that one-step voting needs</source>
            <translation>Exactitude moyenne requise par le vote en une étape</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Mean accuracy, estimated</source>
            <translation>Exactitude moyenne, estimée</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Mean field (LPI)</source>
            <translation>Champ moyen (LPI)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Mean probability of the final label under the three rules, by the weight of each.</source>
            <translation>Probabilité moyenne de l’étiquette finale selon les trois règles, pondérée par le poids de chacune.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>Meaning</source>
            <translation>Signification</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <source>Measure</source>
            <translation>Mesure</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Measuring speed</source>
            <translation>Mesure de la vitesse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Measuring workers</source>
            <translation>Mesure des annotateurs</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Median seconds per label: half of the labels took less.</source>
            <translation>Médiane des secondes par étiquette : la moitié des étiquettes a pris moins.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Median time {seconds} s, {share} of the time others take for the same items; {rarely} would be this fast ({corrected}).</source>
            <translation>Durée médiane : {seconds} s, {share} du temps que prennent les autres pour les mêmes éléments ; {rarely} serait aussi rapide ({corrected}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Merge values that differ only
in case and spaces</source>
            <translation>Fusionner les valeurs qui ne diffèrent
que par la casse et les espaces</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Merge values that differ only in case and spaces</source>
            <translation>Fusionner les valeurs qui ne diffèrent que par la casse et les espaces</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Message passing (KOS)</source>
            <translation>Passage de messages (KOS)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Messages start at random; the median result of this many starts is used.</source>
            <translation>Les messages partent au hasard ; le résultat médian de ce nombre de départs est utilisé.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Minimum labels</source>
            <translation>Nombre minimal d’étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Missing value</source>
            <translation>Valeur manquante</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Missing values</source>
            <translation>Valeurs manquantes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>Mistakes</source>
            <translation>Erreurs</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>Mistakes that you find are corrected and exported.</source>
            <translation>Les erreurs que vous trouvez sont corrigées et exportées.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <location filename="../../crowdgui/text/groups.py" />
            <location filename="../../crowdgui/ui/pages/workers/models_panel.py" />
            <source>Model</source>
            <translation>Modèle</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/page.py" />
            <source>Model check</source>
            <translation>Vérification du modèle</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>Model probability</source>
            <translation>Probabilité du modèle</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/detail.py" />
            <source>Model probability: {share}.</source>
            <translation>Probabilité du modèle : {share}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <location filename="../../crowdgui/text/groups.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <location filename="../../crowdgui/ui/pages/workers/models_panel.py" />
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <source>Models</source>
            <translation>Modèles</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Models + {n} people</source>
            <extracomment>For one: Models + {n} person</extracomment>
            <translation>
                <numerusform>Modèles + {n} personne</numerusform>
                <numerusform>Modèles + {n} personnes</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>Models among the workers</source>
            <translation>Modèles parmi les annotateurs</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mark_models.py" />
            <source>Models are compared with models and people with people, and the guarantee asks whether models share mistakes. Models of one family are also compared among themselves.</source>
            <translation>Les modèles sont comparés aux modèles et les personnes aux personnes, et pour la garantie on vérifie si des modèles partagent des erreurs. Les modèles d’une famille sont aussi comparés entre eux.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Models of one family were made in the same way and may share mistakes.</source>
            <translation>Les modèles d’une famille ont été faits de la même façon et peuvent partager des erreurs.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Models only</source>
            <translation>Modèles seuls</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>Models per class</source>
            <translation>Modèles par classe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Models were compared only with models.</source>
            <translation>Les modèles n’ont été comparés qu’aux modèles.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Models’ mistakes count as those of independent workers</source>
            <translation>Les erreurs des modèles comptent comme celles d’annotateurs indépendants</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>More labels alone are not expected to reach {wanted}: even with {more} more, about {least} would stay wrong. Clearer instructions or manual checks can fix what more labels can’t.</source>
            <translation>Plus d’étiquettes ne devraient pas suffire à atteindre {wanted} : même avec {more} de plus, environ {least} resteraient fausses. Des consignes plus claires ou des contrôles manuels peuvent corriger ce que plus d’étiquettes ne peuvent pas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/rule_options.py" />
            <source>More options</source>
            <translation>Plus d’options</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mixed_votes.py" />
            <source>More or fewer people per item</source>
            <translation>Plus ou moins de personnes par élément</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>More than one column is set as {role}. Keep one.</source>
            <translation>Plusieurs colonnes ont le rôle « {role} ». Gardez-en une.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>More than six curves can’t be distinguished. Untick one first.</source>
            <translation>Plus de six courbes ne peuvent pas être distinguées. Décochez-en d’abord une.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>More than {n} curves can’t be distinguished.</source>
            <extracomment>For one: More than {n} curve can’t be distinguished.</extracomment>
            <translation>
                <numerusform>Plus de {n} courbe ne peut pas être distinguée.</numerusform>
                <numerusform>Plus de {n} courbes ne peuvent pas être distinguées.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Most disputed first</source>
            <translation>Les plus contestés d’abord</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <location filename="../../crowdgui/ui/dialogs/model_card.py" />
            <source>Most frequent mistakes</source>
            <translation>Erreurs les plus fréquentes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Most valuable first</source>
            <translation>Les plus utiles d’abord</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>NaN only</source>
            <translation>Seulement NaN</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>Name</source>
            <translation>Nom</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipe_row.py" />
            <source>Name of the recipe</source>
            <translation>Nom de la recette</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>Names of workers that are models, separated by commas; * fits any characters. A list of models or a column with the role “Person or model” counts more.</source>
            <translation>Noms d’annotateurs qui sont des modèles, séparés par des virgules ; * remplace n’importe quels caractères. Une liste de modèles ou une colonne de rôle « Personne ou modèle » l’emporte.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>Needs</source>
            <translation>Requis</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>Needs attention</source>
            <translation>À vérifier</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <source>Neither accepted nor rejected</source>
            <translation>Ni accepté ni rejeté</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Neither is a guarantee here.</source>
            <translation>Aucune n’est une garantie ici.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/dialog.py" />
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <location filename="../../crowdgui/ui/pages/items/page.py" />
            <source>Next</source>
            <translation>Suivant</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <source>No annotation says who made it. Export as JSON with annotators, without hiding their details; or, if every worker has their own file, choose “One file per worker”.</source>
            <translation>Aucune annotation ne dit qui l’a faite. Exportez en JSON avec les annotateurs, sans masquer leurs détails ; ou, si chaque annotateur a un fichier, choisissez « Un fichier par annotateur ».</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <source>No annotation says who made it. Export as JSON, with annotators.</source>
            <translation>Aucune annotation ne dit qui l’a faite. Exportez en JSON, avec les annotateurs.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>No array looks like labels. The arrays are {names}.</source>
            <translation>Aucun tableau ne ressemble à des étiquettes. Les tableaux sont : {names}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <source>No audit has shown what to review yet.</source>
            <translation>Aucun audit n’a encore montré ce qu’il faut revoir.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/workers.py" />
            <source>No audit sample was drawn.</source>
            <translation>Aucun échantillon d’audit n’a été tiré.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>No class bias found: {size} of labels differ from what one accuracy per worker would give ({chance} by chance).</source>
            <translation>Aucun biais de classe trouvé : {size} des étiquettes diffèrent de ce que donnerait une seule exactitude par annotateur ({chance} par hasard).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <source>No column differs between the annotations of a task. Choose the one that holds the label.</source>
            <translation>Aucune colonne ne varie entre les annotations d’une tâche. Choisissez celle qui contient l’étiquette.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/appen.py" />
            <source>No column differs between the judgments of a unit. Choose the one that holds the label.</source>
            <translation>Aucune colonne ne varie entre les jugements d’une unité. Choisissez celle qui contient l’étiquette.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/answer_columns.py" />
            <source>No column holds labels from a list of classes. These hold free text: {columns}.</source>
            <translation>Aucune colonne ne contient d’étiquettes tirées d’une liste de classes. Celles-ci contiennent du texte libre : {columns}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/answer_columns.py" />
            <source>No column holds labels from a list of classes. These hold nested data: {columns}.</source>
            <translation>Aucune colonne ne contient d’étiquettes tirées d’une liste de classes. Celles-ci contiennent des données imbriquées : {columns}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/answer_columns.py" />
            <source>No column holds labels of whole items. These mark parts of items, such as boxes: {columns}.</source>
            <translation>Aucune colonne ne contient d’étiquettes d’éléments entiers. Celles-ci marquent des parties d’éléments, par exemple des cadres : {columns}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_flat.py" />
            <source>No column holds labels with few classes. Open the classification export of the Zooniverse itself.</source>
            <translation>Aucune colonne ne contient d’étiquettes avec peu de classes. Ouvrez l’export des classifications de Zooniverse lui-même.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <source>No column holds labels. Download the results once workers have submitted some.</source>
            <translation>Aucune colonne ne contient d’étiquettes. Téléchargez les résultats une fois que des annotateurs en ont envoyé.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/model_workers.py" />
            <source>No column names a worker of the label file.</source>
            <translation>Aucune colonne ne nomme un annotateur du fichier d’étiquettes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>No column names a worker: this looks like a list of items, such as tasks, known true labels or final labels.</source>
            <translation>Aucune colonne ne désigne d’annotateur : cela ressemble à une liste d’éléments, comme des tâches, des étiquettes vraies connues ou des étiquettes finales.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/item_content.py" />
            <source>No column names the items: the best one, “{column}”, names {n} of {items}.</source>
            <translation>Aucune colonne ne désigne les éléments : la meilleure, « {column} », en désigne {n} sur {items}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_flat.py" />
            <source>No column names the volunteers. Keep the column user_name of the classification export when you flatten it.</source>
            <translation>Aucune colonne ne nomme les bénévoles. Gardez la colonne user_name de l’export des classifications lorsque vous l’aplatissez.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>No content for this item. Open the file again and add it as item content.</source>
            <translation>Aucun contenu pour cet élément. Rouvrez le fichier et ajoutez-le comme contenu des éléments.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>No error rate below 100% can be guaranteed with this probability.</source>
            <translation>Aucun taux d’erreur inférieur à 100 % ne peut être garanti avec cette probabilité.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/doccano.py" />
            <source>No file is named after a worker.</source>
            <translation>Aucun fichier ne porte le nom d’un annotateur.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>No files yet</source>
            <translation>Pas encore de fichiers</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <source>No final label is uncertain enough to need review.</source>
            <translation>Aucune étiquette finale n’est assez incertaine pour demander une révision.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>No gold label matches an item</source>
            <translation>Aucune étiquette de référence ne correspond à un élément</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>No guarantee</source>
            <translation>Pas de garantie</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>No guarantee yet</source>
            <translation>Pas encore de garantie</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>No included worker can be compared with others.</source>
            <translation>Aucun annotateur retenu n’a pu être comparé à d’autres.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>No included worker labelled these items, so they lose their final label.</source>
            <translation>Aucun annotateur retenu n’a étiqueté ces éléments : ils perdent donc leur étiquette finale.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>No included worker labelled this item.</source>
            <translation>Aucun annotateur retenu n’a étiqueté cet élément.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>No interval, because only one item has labels from two workers.</source>
            <translation>Pas d’intervalle, car un seul élément a des étiquettes de deux annotateurs.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>No interval, because the items do not differ.</source>
            <translation>Pas d’intervalle, car les éléments ne diffèrent pas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>No interval, because too few items have a second class.</source>
            <translation>Pas d’intervalle, car une deuxième classe se trouve sur trop peu d’éléments.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>No item bound. {reason}</source>
            <translation>Pas de borne de l’élément. {reason}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/model_card.py" />
            <source>No item could be compared.</source>
            <translation>Aucun élément n’a pu être comparé.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>No item has a gold label or was audited.</source>
            <translation>Aucun élément n’a d’étiquette de référence ni n’a été audité.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/checked_list.py" />
            <source>No item has a label. Fill in the column “label”.</source>
            <translation>Aucun élément n’a d’étiquette. Remplissez la colonne « label ».</translation>
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
            <source>No item has labels from two workers.</source>
            <translation>Aucun élément n’a d’étiquettes de deux annotateurs.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>No item has priority</source>
            <translation>Aucun élément n’est prioritaire</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>No item is expected to improve with this many more labels.</source>
            <translation>Aucun élément ne devrait s’améliorer avec ce nombre d’étiquettes supplémentaires.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>No item it labelled has a reference class.</source>
            <translation>Aucun élément qu’il a étiqueté n’a de classe de comparaison.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>No item of this worker can be compared: nobody else labelled them, or the others are tied.</source>
            <translation>Aucun élément de cet annotateur ne peut être comparé : personne d’autre ne les a étiquetés, ou les autres sont ex æquo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/detail.py" />
            <source>No item selected</source>
            <translation>Aucun élément choisi</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>No item they share has a known class.</source>
            <translation>La classe d’aucun élément partagé n’est connue.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/export_text.py" />
            <source>No item, worker or class here has a name that a spreadsheet would run.</source>
            <translation>Aucun élément, annotateur ou classe n’a ici de nom qu’un tableur exécuterait.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/page.py" />
            <source>No items yet</source>
            <translation>Pas encore d’éléments</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/page.py" />
            <source>No iterations</source>
            <translation>Pas d’itérations</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>No label affects the result: every worker has weight 0.</source>
            <translation>Aucune étiquette n’influe sur le résultat : chaque annotateur a un poids de 0.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/convergence.py" />
            <source>No label changed after the first vote.</source>
            <translation>Aucune étiquette n’a changé après le premier vote.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/potato.py" />
            <location filename="../../crowdgui/io/formats/platforms/sagemaker.py" />
            <location filename="../../crowdgui/io/formats/research/lewidi.py" />
            <location filename="../../crowdgui/io/formats/research/list_cells.py" />
            <location filename="../../crowdgui/io/formats/research/mt_bench.py" />
            <location filename="../../crowdgui/io/formats/research/peerannot.py" />
            <source>No label names its worker.</source>
            <translation>Aucune étiquette ne nomme son annotateur.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <source>No label says who gave it. If every worker has their own dataset, choose “One file per worker”.</source>
            <translation>Aucune étiquette ne dit qui l’a donnée. Si chaque annotateur a son propre jeu de données, choisissez « Un fichier par annotateur ».</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/labelbox.py" />
            <source>No label says who made it. Export with “Label details” and “Performance”.</source>
            <translation>Aucune étiquette ne dit qui l’a faite. Exportez avec « Label details » et « Performance ».</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>No labels are left to work on.</source>
            <translation>Il ne reste aucune étiquette sur laquelle travailler.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/long_table.py" />
            <source>No labels are left. All were skipped: {why}.</source>
            <translation>Il ne reste aucune étiquette. Toutes ont été ignorées : {why}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>No manual labels</source>
            <translation>Aucune étiquette manuelle</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/models_panel.py" />
            <source>No model gave a label that counts.</source>
            <translation>Aucun modèle n’a donné d’étiquette qui compte.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <source>No option was chosen</source>
            <translation>Aucune option n’a été choisie</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>No other included worker labelled this worker’s items.</source>
            <translation>Aucun autre annotateur retenu n’a étiqueté les éléments de cet annotateur.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>No other worker who labelled the same items is a model.</source>
            <translation>Aucun autre annotateur ayant étiqueté les mêmes éléments n’est un modèle.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>No other worker who labelled the same items is a person.</source>
            <translation>Aucun autre annotateur ayant étiqueté les mêmes éléments n’est une personne.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/peers.py" />
            <source>No overlap: nobody else labelled any of this worker’s items.</source>
            <translation>Rien en commun : personne d’autre n’a étiqueté d’élément de cet annotateur.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>No overlap: none of these workers share an item.</source>
            <translation>Rien en commun : aucun de ces annotateurs ne partage d’élément.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>No person gave a label that counts.</source>
            <translation>Aucune personne n’a donné d’étiquette qui compte.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/item_content.py" />
            <source>No picture in this folder is named after an item.</source>
            <translation>Aucune image de ce dossier ne porte le nom d’un élément.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/argilla.py" />
            <source>No response says which user gave it. Export the records with their responses.</source>
            <translation>Aucune réponse ne dit quel utilisateur l’a donnée. Exportez les enregistrements avec leurs réponses.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/argilla.py" />
            <source>No responses</source>
            <translation>Aucune réponse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <source>No results. Try fewer or different words.</source>
            <translation>Aucun résultat. Essayez moins de mots, ou d’autres.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/read_labels.py" />
            <source>No row has a worker, an item and a label. Check which columns these are.</source>
            <translation>Aucune ligne n’a d’annotateur, d’élément et d’étiquette. Vérifiez quelles colonnes ils occupent.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/user_inputs.py" />
            <source>No row holds a number.</source>
            <translation>Aucune ligne ne contient de nombre.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/table_view.py" />
            <source>No row matches the search and the filter.</source>
            <translation>Aucune ligne ne correspond à la recherche et au filtre.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <source>No rule has run on these labels yet</source>
            <translation>Aucune règle n’a encore été exécutée sur ces étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/page.py" />
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <source>No rule has run on these labels.</source>
            <translation>Aucune règle n’a été exécutée sur ces étiquettes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>No sample is drawn</source>
            <translation>Aucun échantillon n’est tiré</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>No ties.</source>
            <translation>Pas d’ex æquo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/list_cells.py" />
            <source>No two columns list workers and their labels.</source>
            <translation>Aucune paire de colonnes ne liste des annotateurs et leurs étiquettes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>No two of them labelled the same item.</source>
            <translation>Il n’y en a pas deux qui aient étiqueté le même élément.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>No two workers labelled the same item, so workers can’t be compared.</source>
            <translation>Il n’y a pas deux annotateurs qui aient étiqueté le même élément : les annotateurs ne peuvent donc pas être comparés.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/session_menus.py" />
            <source>No unsaved work</source>
            <translation>Aucun travail non enregistré</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>No worker is called “{name}”</source>
            <translation>Aucun annotateur ne s’appelle « {name} »</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/workers.py" />
            <source>No worker is excluded.</source>
            <translation>Aucun annotateur n’est écarté.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/models.py" />
            <source>No worker is marked as a model.</source>
            <translation>Aucun annotateur n’est marqué comme modèle.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>No worker labelled an item twice</source>
            <translation>Aucun annotateur n’a étiqueté deux fois un élément</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>No worker labelled an item twice: the rule adds up every label</source>
            <translation>Aucun annotateur n’a étiqueté deux fois un élément : la règle additionne chaque étiquette</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>No worker seems to be guessing.</source>
            <translation>Aucun annotateur ne semble répondre au hasard.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>No worker who labelled gold items has any weight in the vote.</source>
            <translation>Aucun annotateur ayant étiqueté des éléments de référence n’a de poids dans le vote.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <source>No workers yet</source>
            <translation>Pas encore d’annotateurs</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>No worker’s name fits “{pattern}”</source>
            <translation>Aucun nom d’annotateur ne correspond à « {pattern} »</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>No {items}</source>
            <translation>Il n’y a pas d’{items}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>No, a cell is one label</source>
            <translation>Non, une cellule est une étiquette</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>Nobody compared gave this class.</source>
            <translation>Aucun de ceux comparés n’a donné cette classe.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>Nobody else labelled these items.</source>
            <translation>Personne d’autre n’a étiqueté ces éléments.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Nobody else labelled this worker’s items, or the others are tied on them.</source>
            <translation>Personne d’autre n’a étiqueté les éléments de cet annotateur, ou les autres y sont ex æquo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Nobody has audited these labels, and bounds from estimated accuracies are estimates, so the labels alone guarantee nothing.</source>
            <translation>Personne n’a audité ces étiquettes, et des bornes tirées d’exactitudes estimées sont des estimations : les étiquettes seules ne garantissent donc rien.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Nobody has audited these labels, and models among the workers may share mistakes, so the labels alone guarantee nothing.</source>
            <translation>Personne n’a audité ces étiquettes, et les modèles parmi les annotateurs partagent peut-être des erreurs : les étiquettes seules ne garantissent donc rien.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Nobody has audited these labels, and none of the bounds is useful for them; each one says why.</source>
            <translation>Personne n’a audité ces étiquettes, et aucune borne ne leur est utile ; chacune dit pourquoi.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Nobody has audited these labels, and they differ slightly but significantly from what independent workers would give, so the labels alone guarantee nothing.</source>
            <translation>Personne n’a audité ces étiquettes, et elles diffèrent légèrement mais significativement de ce que donneraient des annotateurs indépendants : les étiquettes seules ne garantissent donc rien.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Nobody has audited these labels, and workers here don’t make mistakes independently, so the labels alone guarantee nothing.</source>
            <translation>Personne n’a audité ces étiquettes, et les annotateurs ne se trompent pas ici indépendamment : les étiquettes seules ne garantissent donc rien.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>Nobody in this group gave a label that counts.</source>
            <translation>Personne dans ce groupe n’a donné d’étiquette qui compte.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>Nobody labelled this item, so it has no final label.</source>
            <translation>Personne n’a étiqueté cet élément : il n’a donc pas d’étiquette finale.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>Nobody labelled this item.</source>
            <translation>Personne n’a étiqueté cet élément.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>None</source>
            <translation>Aucun</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>None of the bounds below is useful for these labels; each one says why.</source>
            <translation>Aucune des bornes ci-dessous n’est utile pour ces étiquettes ; chacune indique pourquoi.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>None of the workers you entered gave any of these labels. Check that their ids are spelled the same.</source>
            <translation>Aucun des annotateurs indiqués n’a donné l’une de ces étiquettes. Vérifiez que leurs identifiants s’écrivent de la même façon.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/detail.py" />
            <source>None of them is flagged.</source>
            <translation>Aucun d’eux n’est signalé.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>None of these</source>
            <translation>Aucune de celles-ci</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>None of these bounds is a guarantee here.</source>
            <translation>Aucune de ces bornes n’est ici une garantie.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>None of {n} draws of workers has a mean accuracy within {within} of the expected one. Allow a larger difference.</source>
            <translation>Dans aucun des {n} tirages l’exactitude moyenne des annotateurs n’est à {within} près de celle attendue. Permettez un écart plus grand.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipe_row.py" />
            <source>None: as detected</source>
            <translation>Aucune : tel que détecté</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Norm of the weights</source>
            <translation>Norme des poids</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/recommendation_panel.py" />
            <source>Not checked.</source>
            <translation>Non vérifié.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Not chosen</source>
            <translation>Non choisi</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>Not compared: {rules}.</source>
            <translation>Non comparées : {rules}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Not computed, because there are more than {most} classes.</source>
            <translation>Non calculé : il y a plus de {most} classes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Not computed, because there are too many pairs of workers.</source>
            <translation>Non calculé : il y a trop de paires d’annotateurs.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/agreement_panel.py" />
            <source>Not computed.</source>
            <translation>Non calculé.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Not computed: with this many labels and classes it would take very long.</source>
            <translation>Non calculée : avec autant d’étiquettes et de classes, le calcul serait très long.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Not defined, because all compared labels are the same number.</source>
            <translation>Non défini : toutes les étiquettes comparées sont le même nombre.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Not defined, because all compared labels are “{only}”: without a second class, agreement can’t be distinguished from chance.</source>
            <translation>Non défini : toutes les étiquettes comparées sont « {only} » ; sans une deuxième classe, l’accord ne se distingue pas du hasard.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Not defined, because all {n} compared labels are of this class, so agreement can’t be distinguished from chance.</source>
            <translation>Non défini : les {n} étiquettes comparées sont toutes de cette classe, et le hasard ne se distingue donc pas de l’accord.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Not defined, because both workers give the same class to every item they share, so agreement can’t be distinguished from chance.</source>
            <translation>Non défini : les deux annotateurs donnent la même classe à tous les éléments qu’ils partagent, et l’accord ne se distingue donc pas du hasard.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Not defined, because every pair of workers that share {fewest} or more items gives the same class to all of them.</source>
            <translation>Non défini : chaque paire d’annotateurs qui partage {fewest} éléments ou plus leur donne à tous la même classe.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Not defined, because items have between {fewest} and {most} labels, and Fleiss’ kappa needs the same number for each. Krippendorff’s alpha doesn’t.</source>
            <translation>Non défini : les éléments ont entre {fewest} et {most} étiquettes, et le kappa de Fleiss en demande le même nombre pour chacun. L’alpha de Krippendorff, non.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Not defined, because no item has labels from two workers.</source>
            <translation>Non défini : aucun élément n’a d’étiquettes de deux annotateurs.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Not defined, because no item with two or more labels has this class.</source>
            <translation>Non défini : aucun élément à deux étiquettes ou plus n’a cette classe.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Not defined, because no two workers share {fewest} or more items.</source>
            <translation>Non défini : il n’y a pas deux annotateurs qui partagent {fewest} éléments ou plus.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Not defined, because the classes are not all numbers.</source>
            <translation>Non défini : les classes ne sont pas toutes des nombres.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Not defined, because there is only one class.</source>
            <translation>Non défini : il n’y a qu’une classe.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Not defined, because these two workers share no item.</source>
            <translation>Non défini : ces deux annotateurs ne partagent aucun élément.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Not defined, because two workers are needed.</source>
            <translation>Non défini : il faut deux annotateurs.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Not defined: all items of this worker have the same final label, or none.</source>
            <translation>Non défini : tous les éléments de cet annotateur ont la même étiquette finale, ou aucune.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/peers.py" />
            <source>Not defined: no shared item has a final label.</source>
            <translation>Non défini : aucun élément partagé n’a d’étiquette finale.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>Not defined: {reason}.</source>
            <translation>Non défini : {reason}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/toloka.py" />
            <source>Not finished in time</source>
            <translation>Non terminé à temps</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/marks.py" />
            <source>Not flagged</source>
            <translation>Non signalé</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/title_corner.py" />
            <source>Not in a project</source>
            <translation>Hors projet</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Not known: no item it labelled has a gold label, an audit or a final label.</source>
            <translation>Inconnu : aucun élément qu’il a étiqueté n’a d’étiquette de référence, d’audit ou d’étiquette finale.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/cvat.py" />
            <location filename="../../crowdgui/io/formats/platforms/doccano.py" />
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <location filename="../../crowdgui/io/formats/platforms/labelbox.py" />
            <source>Not labelled yet</source>
            <translation>Pas encore étiqueté</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Not listed, because there are too many pairs of workers.</source>
            <translation>Non listées : il y a trop de paires d’annotateurs.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Not met: {conditions}.</source>
            <translation>Conditions non remplies : {conditions}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <source>Not models</source>
            <translation>Pas des modèles</translation>
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
            <location filename="../../crowdgui/io/formats/answer_columns.py" />
            <source>Not read as labels, because they describe the form, the item or the worker: {columns}.</source>
            <translation>Non lues comme étiquettes, car elles décrivent le formulaire, l’élément ou l’annotateur : {columns}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/answer_columns.py" />
            <source>Not read as labels, because they hold only one value: {columns}.</source>
            <translation>Non lues comme étiquettes, car elles ne contiennent qu’une valeur : {columns}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/answer_columns.py" />
            <source>Not read as labels, because they repeat another column: {columns}.</source>
            <translation>Non lues comme étiquettes, car elles répètent une autre colonne : {columns}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/answer_columns.py" />
            <source>Not read, because they hold free text: {columns}.</source>
            <translation>Non lues, car elles contiennent du texte libre : {columns}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/answer_columns.py" />
            <source>Not read, because they hold nested data: {columns}.</source>
            <translation>Non lues, car elles contiennent des données imbriquées : {columns}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/answer_columns.py" />
            <source>Not read, because they mark parts of items: {columns}.</source>
            <translation>Non lues, car elles marquent des parties d’éléments : {columns}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>Not read: {names}.</source>
            <translation>Non lu : {names}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/title_corner.py" />
            <source>Not saved</source>
            <translation>Non enregistré</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/argilla.py" />
            <source>Not submitted: {status}</source>
            <translation>Non envoyé : {status}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Not useful: the bound is above 100%.</source>
            <translation>Sans utilité : la borne dépasse 100 %.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Not useful: these workers were hardly ever seen to make mistakes, which leaves no room for errors.</source>
            <translation>Sans utilité : on n’a presque jamais vu ces annotateurs se tromper, ce qui ne laisse pas de place aux erreurs.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Not useful: under this bound nearly every label could be wrong.</source>
            <translation>Sans utilité : selon cette borne, presque toutes les étiquettes pourraient être fausses.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>Not valid here. {reason}</source>
            <translation>Non valable ici. {reason}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>Note</source>
            <translation>Note</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>Note for this item (N)</source>
            <translation>Note pour cet élément (N)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/detail.py" />
            <source>Note: {note}</source>
            <translation>Note : {note}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <source>Notes</source>
            <translation>Notes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Nothing</source>
            <translation>Rien</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>Nothing in the files was skipped.</source>
            <translation>Rien n’a été ignoré dans les fichiers.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Nothing is known about any worker, and none labelled a gold item. Enter confusion matrices or accuracies, or open a file of gold labels.</source>
            <translation>On ne sait rien d’aucun annotateur, et aucun n’a étiqueté un élément de référence. Indiquez des matrices de confusion ou des exactitudes, ou ouvrez un fichier d’étiquettes de référence.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/rules.py" />
            <source>Nothing is known about {n} workers, so their weight is 0.</source>
            <extracomment>For one: Nothing is known about {n} worker, so their weight is 0.</extracomment>
            <translation>
                <numerusform>On ne sait rien de {n} annotateur ; son poids est donc 0.</numerusform>
                <numerusform>On ne sait rien de {n} annotateurs ; leur poids est donc 0.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Nothing is left to review for the guarantee</source>
            <translation>Il ne reste rien à revoir pour la garantie</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Nothing is loaded from the network.</source>
            <translation>Rien n’est chargé du réseau.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>Nothing is skipped.</source>
            <translation>Rien n’est ignoré.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <source>Nothing to compare yet</source>
            <translation>Rien à comparer pour l’instant</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Nothing to export yet</source>
            <translation>Rien à exporter pour l’instant</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/page.py" />
            <source>Nothing to guarantee yet.</source>
            <translation>Rien à garantir pour l’instant.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <source>Nothing was changed.</source>
            <translation>Rien n’a été modifié.</translation>
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
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>Nothing: it holds already</source>
            <translation>Rien : elle est déjà acquise</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>NumPy arrays</source>
            <translation>Tableaux NumPy</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Number of iterations</source>
            <translation>Nombre d’itérations</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>Number of iterations after the first vote.</source>
            <translation>Nombre d’itérations après le premier vote.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <source>Number of labels</source>
            <translation>Nombre d’étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Number of sessions; a pause of half an hour ends a session.</source>
            <translation>Nombre de sessions ; une pause d’une demi-heure termine une session.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Number of starts</source>
            <translation>Nombre de départs</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>Numbering starts at</source>
            <translation>La numérotation commence à</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/page.py" />
            <source>Numbers</source>
            <translation>Nombres</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/rule_options.py" />
            <source>Numbers from a file</source>
            <translation>Nombres d’un fichier</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>OK</source>
            <translation>OK</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Of all pairs of labels that two workers gave to the same item, the share that are equal. Easy to read, but part of it is due to chance.</source>
            <translation>Parmi toutes les paires d’étiquettes données par deux annotateurs à un même élément, combien sont identiques. Facile à lire, mais en partie dû au hasard.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>Of any two of them, one is always right or always wrong on the items they share.</source>
            <translation>De deux d’entre eux, l’un a toujours raison ou toujours tort sur les éléments qu’ils partagent.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>Of the items that one of two models has wrong, the share that both have wrong. In brackets the number of items.</source>
            <translation>Parmi les éléments où au moins un des deux modèles se trompe, la part où les deux se trompent. Entre parenthèses, le nombre d’éléments.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Of the items this worker labelled more than once, how many got the same label each time.</source>
            <translation>Parmi les éléments que cet annotateur a étiquetés plusieurs fois, combien ont reçu chaque fois la même étiquette.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/model_plots.py" />
            <source>Of the mistakes of two models, the share that both make. Choose a cell to see the items both get wrong.</source>
            <translation>Parmi les erreurs de deux modèles, la part que font les deux. Choisissez une cellule pour voir les éléments où les deux se trompent.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>Of the more confident ones that have gold, {n} of {known} are still wrong.</source>
            <extracomment>For one: Of the more confident ones that have gold, {n} of {known} is still wrong.</extracomment>
            <translation>
                <numerusform>Fausses malgré tout parmi les plus confiantes qui ont une référence : {n} sur {known}.</numerusform>
                <numerusform>Fausses malgré tout parmi les plus confiantes qui ont une référence : {n} sur {known}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>Of these, gold</source>
            <translation>Dont référence</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/compare.py" />
            <source>Of {n} gold items, only “{rule}” is right on {first} and only “{kept}” on {second}</source>
            <extracomment>For one: Of {n} gold item, only “{rule}” is right on {first} and only “{kept}” on {second}</extracomment>
            <translation>
                <numerusform>Sur {n} élément de référence, seule « {rule} » a raison {first} fois et seule « {kept} » {second} fois</numerusform>
                <numerusform>Sur {n} éléments de référence, seule « {rule} » a raison {first} fois et seule « {kept} » {second} fois</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_cells.py" />
            <source>Offers what a survey asks about each choice, such as how many there are, as further questions.</source>
            <translation>Propose comme autres questions ce qui est demandé sur chaque choix, par exemple le nombre.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Offset</source>
            <translation>Décalage</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>On a cluster, EM can start only from majority vote.</source>
            <translation>Sur un cluster, EM ne peut partir que du vote majoritaire.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>On average, at most this share of the flags of one type is false.</source>
            <translation>Parmi les signalements d’un même type, pas plus que cette part n’est fausse en moyenne.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>On average, at most {share} of these labels are wrong.</source>
            <translation>En moyenne, au plus {share} de ces étiquettes sont fausses.</translation>
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
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>On gold, {n} of {known} labels are right, {share}.</source>
            <extracomment>For one: On gold, {n} of {known} labels is right, {share}.</extracomment>
            <translation>
                <numerusform>Sur la référence, {n} des {known} étiquettes est juste, {share}.</numerusform>
                <numerusform>Sur la référence, {n} des {known} étiquettes sont justes, {share}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/detail.py" />
            <source>On gold, {n} of {of} labels are right ({share}).</source>
            <extracomment>For one: On gold, {n} of {of} labels is right ({share}).</extracomment>
            <translation>
                <numerusform>Sur la référence, {n} des {of} étiquettes est juste ({share}).</numerusform>
                <numerusform>Sur la référence, {n} des {of} étiquettes sont justes ({share}).</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>On how many items can the label of {model} be accepted?</source>
            <translation>Sur combien d’éléments l’étiquette de {model} peut-elle être acceptée ?</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/peers.py" />
            <source>On how many of their shared items both gave the same label.</source>
            <translation>Sur combien des éléments qu’ils partagent les deux ont donné la même étiquette.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>On the same items, a typical model would agree on about {ordinary}, and a guesser with the same class frequencies on {guesser}.</source>
            <translation>Sur les mêmes éléments, un modèle typique serait d’accord à environ {ordinary}, et quelqu’un qui répond au hasard avec les mêmes fréquences de classes, à {guesser}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>On the same items, a typical person would agree on about {ordinary}, and a guesser with the same class frequencies on {guesser}.</source>
            <translation>Sur les mêmes éléments, une personne typique serait d’accord à environ {ordinary}, et quelqu’un qui répond au hasard avec les mêmes fréquences de classes, à {guesser}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>On the same items, a typical worker would agree on about {ordinary}, and a guesser with the same class frequencies on {guesser}.</source>
            <translation>Sur les mêmes éléments, un annotateur typique serait d’accord à environ {ordinary}, et quelqu’un qui répond au hasard avec les mêmes fréquences de classes, à {guesser}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/study.py" />
            <source>On {n} gold items, {error} of the final labels are wrong ({level} interval {low} to {high}).</source>
            <extracomment>For one: On {n} gold item, {error} of the final labels are wrong ({level} interval {low} to {high}).</extracomment>
            <translation>
                <numerusform>Sur {n} élément de référence, {error} des étiquettes finales sont fausses (intervalle à {level} : {low} à {high}).</numerusform>
                <numerusform>Sur {n} éléments de référence, {error} des étiquettes finales sont fausses (intervalle à {level} : {low} à {high}).</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/compare.py" />
            <source>On {n} held-out labels, no rule predicts better than “{kept}” (geometric mean probability {base}).</source>
            <extracomment>For one: On {n} held-out label, no rule predicts better than “{kept}” (geometric mean probability {base}).</extracomment>
            <translation>
                <numerusform>Sur {n} étiquette masquée, aucune règle ne prédit mieux que « {kept} » (probabilité moyenne géométrique {base}).</numerusform>
                <numerusform>Sur {n} étiquettes masquées, aucune règle ne prédit mieux que « {kept} » (probabilité moyenne géométrique {base}).</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/compare.py" />
            <source>On {n} held-out labels, the geometric mean probability is {base} with “{kept}” and {other} with “{rule}”. {often} Better predictions don’t show fewer errors.</source>
            <extracomment>For one: On {n} held-out label, the geometric mean probability is {base} with “{kept}” and {other} with “{rule}”. {often} Better predictions don’t show fewer errors.</extracomment>
            <translation>
                <numerusform>Sur {n} étiquette masquée, la probabilité moyenne géométrique est {base} avec « {kept} » et {other} avec « {rule} ». {often} De meilleures prédictions ne montrent pas moins d’erreurs.</numerusform>
                <numerusform>Sur {n} étiquettes masquées, la probabilité moyenne géométrique est {base} avec « {kept} » et {other} avec « {rule} ». {often} De meilleures prédictions ne montrent pas moins d’erreurs.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/mixed_votes.py" />
            <source>On {n} items that both people and models labelled.</source>
            <extracomment>For one: On {n} item that both people and models labelled.</extracomment>
            <translation>
                <numerusform>Sur {n} élément étiqueté à la fois par des personnes et des modèles.</numerusform>
                <numerusform>Sur {n} éléments étiquetés à la fois par des personnes et des modèles.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>On {unanimous} of {compared} items ({share}), all labels are the same. On the median item, {median} of the label pairs are the same.</source>
            <translation>Sur {unanimous} des {compared} éléments ({share}), toutes les étiquettes sont identiques. Sur l’élément médian, {median} des paires d’étiquettes le sont.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <location filename="../../crowdgui/text/simulation.py" />
            <source>One accuracy</source>
            <translation>Une seule exactitude</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <location filename="../../crowdgui/text/simulation.py" />
            <source>One accuracy per class</source>
            <translation>Une exactitude par classe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>One column per worker works too. Gold labels (known true labels, also called ground truth) can be in a column or in a separate file.</source>
            <translation>Une colonne par annotateur convient aussi. Les étiquettes de référence (étiquettes vraies connues, aussi appelées ground truth) peuvent être dans une colonne ou dans un fichier à part.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <source>One file per worker</source>
            <translation>Un fichier par annotateur</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>One row per item, one column per worker</source>
            <translation>Une ligne par élément, une colonne par annotateur</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>One row per label</source>
            <translation>Une ligne par étiquette</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>One row per label: who gave it, for which item, and which class. Columns can have any name and order; you choose which is which before they are read.</source>
            <translation>Une ligne par étiquette : qui l’a donnée, pour quel élément, et quelle classe. Les colonnes peuvent avoir n’importe quel nom et ordre ; vous choisissez à quoi chacune sert avant la lecture.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>One row per worker, one column per item</source>
            <translation>Une ligne par annotateur, une colonne par élément</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>One step left</source>
            <translation>Plus qu’une étape</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>One-step voting, any assignment</source>
            <translation>Vote en une étape, toute affectation</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <location filename="../../crowdgui/text/rules.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/theory.py" />
            <source>One-step weighted voting</source>
            <translation>Vote pondéré en une étape</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>Only a random part of the items was used.</source>
            <translation>Seule une partie aléatoire des éléments a été utilisée.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Only a random sample can show what all of them got wrong.</source>
            <translation>Seul un échantillon aléatoire peut montrer ce sur quoi tous se sont trompés.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Only a worker’s first label for an item is used; {n} repeated labels are ignored.</source>
            <extracomment>For one: Only a worker’s first label for an item is used; {n} repeated label is ignored.</extracomment>
            <translation>
                <numerusform>Seule la première étiquette d’un annotateur pour un élément est utilisée ; {n} étiquette répétée est ignorée.</numerusform>
                <numerusform>Seule la première étiquette d’un annotateur pour un élément est utilisée ; {n} étiquettes répétées sont ignorées.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Only accuracies from a Beta distribution have a mean to vary.</source>
            <translation>Seules les exactitudes tirées d’une loi bêta ont une moyenne à faire varier.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>Only one item was compared.</source>
            <translation>Un seul élément a été comparé.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/sagemaker.py" />
            <source>Only the final label is given, not who gave it</source>
            <translation>Seule l’étiquette finale est donnée, non qui l’a donnée</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/get_another_label.py" />
            <source>Only the labels are read. You can open gold from a separate file; class shares and costs are not used.</source>
            <translation>Seules les étiquettes sont lues. Vous pouvez ouvrir une référence depuis un fichier séparé ; les parts des classes et les coûts ne sont pas utilisés.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/export_text.py" />
            <source>Only the question shown, “{question}”, is exported, to the folder “{folder}” inside this one.</source>
            <translation>Seule la question affichée, « {question} », est exportée : dans le dossier « {folder} » à l’intérieur de celui-ci.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>Only the {n} most frequent of {all} classes are shown.</source>
            <translation>Seules les {n} classes les plus fréquentes sur {all} sont montrées.</translation>
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
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>Open &amp;folder…</source>
            <translation>Ouvrir un &amp;dossier…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>Open &amp;recent</source>
            <translation>Ouvrir un fichier &amp;récent</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>Open &amp;unsaved work</source>
            <translation>Ouvrir un travail &amp;non enregistré</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Open a dataset</source>
            <translation>Ouvrir un jeu de données</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <source>Open a file of labels and run a rule to compare it with other rules.</source>
            <translation>Ouvrez un fichier d’étiquettes et exécutez une règle pour la comparer à d’autres règles.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Open a file of labels and run a rule to export final labels and the worker table.</source>
            <translation>Ouvrez un fichier d’étiquettes et exécutez une règle pour exporter les étiquettes finales et le tableau des annotateurs.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/page.py" />
            <source>Open a file of labels and run a rule to see every item’s final label, confidence and votes.</source>
            <translation>Ouvrez un fichier d’étiquettes et exécutez une règle pour voir l’étiquette finale, la confiance et les votes de chaque élément.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <source>Open a file of labels and run a rule to see how good each worker is and who may be guessing.</source>
            <translation>Ouvrez un fichier d’étiquettes et exécutez une règle pour voir la qualité de chaque annotateur et qui répond peut-être au hasard.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/page.py" />
            <source>Open a file of labels and run a rule to see the guarantee.</source>
            <translation>Ouvrez un fichier d’étiquettes et exécutez une règle pour voir la garantie.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/page.py" />
            <source>Open a file of labels first.</source>
            <translation>Ouvrez d’abord un fichier d’étiquettes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipe_row.py" />
            <source>Open a file with a recipe</source>
            <translation>Ouvrir un fichier de recette</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipe_row.py" />
            <source>Open a file…</source>
            <translation>Ouvrir un fichier…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>Open a project on its own, without other files.</source>
            <translation>Ouvrez un projet seul, sans autres fichiers.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>Open all {n}</source>
            <translation>Ouvrir les {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <location filename="../../crowdgui/ui/pages/data/page.py" />
            <source>Open another…</source>
            <translation>Ouvrir un autre…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>Open folder of labels</source>
            <translation>Ouvrir un dossier d’étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>Open in the browser</source>
            <translation>Ouvrir dans le navigateur</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Open in the browser…</source>
            <translation>Ouvrir dans le navigateur…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <source>Open it</source>
            <translation>Ouvrir</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>Open labels</source>
            <translation>Ouvrir des étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipe_row.py" />
            <source>Open recipe</source>
            <translation>Ouvrir une recette</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>Open sa&amp;mple data</source>
            <translation>Ouvrir les données d’e&amp;xemple</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/run_controller.py" />
            <source>Opening the last result</source>
            <translation>Ouverture du dernier résultat</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/content.py" />
            <source>Opening the project</source>
            <translation>Ouverture du projet</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>Open…</source>
            <translation>Ouvrir…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>Options of the rule</source>
            <translation>Options de la règle</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>Options that differ from the defaults</source>
            <translation>Options différentes des valeurs par défaut</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Oracle MAP</source>
            <translation>Oracle MAP</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Oracle, best weights for the bound</source>
            <translation>Oracle, meilleurs poids pour la borne</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Order</source>
            <translation>Ordre</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Order of the classes</source>
            <translation>Ordre des classes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/get_another_label.py" />
            <source>Order of the columns</source>
            <translation>Ordre des colonnes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/cubam.py" />
            <location filename="../../crowdgui/io/formats/research/peerannot.py" />
            <source>Order of the names</source>
            <translation>Ordre des noms</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>Other rules side by side, whether more labels would help, and which items they would help most.</source>
            <translation>D’autres règles côte à côte, l’effet qu’auraient plus d’étiquettes, et les éléments qu’elles aideraient le plus.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/way_parts.py" />
            <source>Other targets</source>
            <translation>Autres objectifs</translation>
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
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>Overall, workers agree no more often than guessers would.</source>
            <translation>Dans l’ensemble, les annotateurs ne sont pas plus souvent d’accord qu’en répondant au hasard.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/page.py" />
            <source>Overview</source>
            <translation>Vue d’ensemble</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Own simulation</source>
            <translation>Simulation personnalisée</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/xlsx_file.py" />
            <source>Packing {file}</source>
            <translation>Compression de {file}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/rail.py" />
            <source>Pages</source>
            <translation>Pages</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/charts.py" />
            <source>Pairs</source>
            <translation>Paires</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Pairs agree on {low} to {high} of the items they share; {overlap}.</source>
            <translation>Les paires sont d’accord sur {low} à {high} des éléments qu’elles partagent ; {overlap}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>Pairs of labels of one item by two workers. Within a group Krippendorff’s α, between people and models κ. 95% intervals in brackets.</source>
            <translation>Paires d’étiquettes d’un élément par deux annotateurs. Au sein d’un groupe, α de Krippendorff ; entre personnes et modèles, κ. Entre parenthèses, intervalles à 95 %.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Paper’s bound, Bernstein</source>
            <translation>Borne de l’article, Bernstein</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
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
            <location filename="../../crowdgui/text/errors.py" />
            <source>Part of the work was stopped from outside CrowdGUI. What was done so far is kept.</source>
            <translation>Une partie du travail a été arrêtée de l’extérieur de CrowdGUI. Ce qui a été fait jusqu’ici est conservé.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/page.py" />
            <source>Parts of the guarantee</source>
            <translation>Parties de la garantie</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/page.py" />
            <source>Parts of the page</source>
            <translation>Parties de la page</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>Passes</source>
            <translation>Réussit</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Passing is weak evidence. In simulations, a model 10 points less accurate than people (70%, not 80%) passed in 19–22% of cases with a margin of 20% where 10 people all labelled 100 items, and in 92–100% with 8 people, 3 labels per item and 600 items. With a margin of 10% it passed in 0–5%.</source>
            <translation>Réussir est un indice faible. Dans des simulations, un modèle de 10 points moins exact que les personnes (70 %, et non 80 %) a réussi, avec une tolérance de 20 %, dans 19–22 % des cas où 10 personnes étiquetaient toutes 100 éléments, et dans 92–100 % des cas avec 8 personnes, 3 étiquettes par élément et 600 éléments. Avec une tolérance de 10 %, il a réussi dans 0–5 % des cas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Passing messages</source>
            <translation>Passage des messages</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>Paste labels</source>
            <translation>Coller des étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/sources.py" />
            <source>Pasted text {n}.txt</source>
            <translation>Texte collé {n}.txt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/detail.py" />
            <source>Peers</source>
            <translation>Co-annotateurs</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>People</source>
            <translation>Personnes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>People and models</source>
            <translation>Personnes et modèles</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/models_panel.py" />
            <source>People and models are compared once the guarantee is computed.</source>
            <translation>Personnes et modèles sont comparés une fois la garantie calculée.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>People and models are compared while the guarantee is computed.</source>
            <translation>Personnes et modèles sont comparés pendant le calcul de la garantie.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/worker_scatter.py" />
            <source>People are compared with people and models with models, as far as they label the same items. A typical person agrees with the others on {person} of items, a typical model on {model}; a guesser would on {chance}. Of people who do as well as the typical one, 95% are in the band.</source>
            <translation>Les personnes sont comparées aux personnes et les modèles aux modèles, pour autant qu’ils étiquettent les mêmes éléments. Une personne typique est d’accord avec les autres sur {person} des éléments, un modèle typique sur {model}, quelqu’un qui répond au hasard sur {chance}. Parmi les personnes qui font aussi bien que la personne typique, 95 % sont dans la bande.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>People as often</source>
            <translation>Personnes aussi souvent</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>People only</source>
            <translation>Personnes seules</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/mixed_votes.py" />
            <source>People per item</source>
            <translation>Personnes par élément</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>People were compared only with people.</source>
            <translation>Les personnes n’ont été comparées qu’aux personnes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <location filename="../../crowdgui/ui/dialogs/model_card.py" />
            <source>People’s final label</source>
            <translation>Étiquette finale des personnes</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/figures/people_curve.py" />
            <source>People’s labels per item; {n} draws, the band covers 95% of the draws</source>
            <extracomment>For one: People’s labels per item; {n} draw, the band covers 95% of the draws</extracomment>
            <translation>
                <numerusform>Étiquettes de personnes par élément ; {n} tirage, la bande couvre 95 % des tirages</numerusform>
                <numerusform>Étiquettes de personnes par élément ; {n} tirages, la bande couvre 95 % des tirages</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Percent agreement</source>
            <translation>Pourcentage d’accord</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/model_charts.py" />
            <location filename="../../crowdgui/text/groups.py" />
            <location filename="../../crowdgui/ui/plots/model_plots.py" />
            <source>Person</source>
            <translation>Personne</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Person or model</source>
            <translation>Personne ou modèle</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
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
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Plain text table</source>
            <translation>Simple tableau de texte</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <source>Plan</source>
            <translation>Plan</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Pooling strength</source>
            <translation>Intensité du regroupement</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Possible duplicate classes: {pairs}</source>
            <translation>Classes peut-être en double : {pairs}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/potato.py" />
            <source>Potato user state</source>
            <translation>État utilisateur de Potato</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Predicting held-out labels</source>
            <translation>Prédiction d’étiquettes masquées</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/peers.py" />
            <source>Press Enter or double-click to see the items both labelled.</source>
            <translation>Entrée ou un double clic montre les éléments que tous deux ont étiquetés.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <location filename="../../crowdgui/ui/pages/export/preview.py" />
            <source>Preview</source>
            <translation>Aperçu</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/preview.py" />
            <source>Preview of a table</source>
            <translation>Aperçu d’un tableau</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Price per item</source>
            <translation>Prix par élément</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mixed_votes.py" />
            <source>Price per label</source>
            <translation>Prix par étiquette</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/mixed_votes.py" />
            <source>Prices…</source>
            <translation>Prix…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Prior correct labels</source>
            <translation>Étiquettes justes a priori</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Prior wrong labels</source>
            <translation>Étiquettes fausses a priori</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>Probability it is wrong</source>
            <translation>Probabilité d’erreur</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Probability of a label</source>
            <translation>Probabilité d’une étiquette</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/detail.py" />
            <location filename="../../crowdgui/ui/widgets/bars.py" />
            <source>Probability of each class</source>
            <translation>Probabilité de chaque classe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Probability of the final label according to the messages of its workers.</source>
            <translation>Probabilité de l’étiquette finale selon les messages de ses annotateurs.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Probability of the final label if what is known about the workers is true.</source>
            <translation>Probabilité de l’étiquette finale si ce qu’on sait des annotateurs est vrai.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Probability of the final label if workers make mistakes independently, from their weights.</source>
            <translation>Probabilité de l’étiquette finale si les annotateurs se trompent indépendamment, selon leurs poids.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Probability of the final label under the fitted accuracies.</source>
            <translation>Probabilité de l’étiquette finale selon les exactitudes ajustées.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Probability of the final label under the fitted confusion matrices.</source>
            <translation>Probabilité de l’étiquette finale selon les matrices de confusion ajustées.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Probability of the final label under the fitted item types.</source>
            <translation>Probabilité de l’étiquette finale selon les types d’éléments ajustés.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>Probability that its final label is wrong, if the worker model holds.</source>
            <translation>Probabilité que son étiquette finale soit fausse, si le modèle des annotateurs est valable.</translation>
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
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <source>Prodigy</source>
            <translation>Prodigy</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>Product reviews</source>
            <translation>Avis sur des produits</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/html.py" />
            <source>Quality of crowd labels</source>
            <translation>Qualité des étiquettes de la foule</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/surveys/qualtrics.py" />
            <source>Qualtrics survey</source>
            <translation>Enquête Qualtrics</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>Quantity</source>
            <translation>Grandeur</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <location filename="../../crowdgui/ui/main_window/rail.py" />
            <source>Question</source>
            <translation>Question</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/rail.py" />
            <source>Question {n} of {count}</source>
            <translation>Question {n} sur {count}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Random sample (audit)</source>
            <translation>Échantillon aléatoire (audit)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Range boundaries</source>
            <translation>Limites des plages</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Ranges of equal width</source>
            <translation>Plages de même largeur</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Ranges with the same number of labels</source>
            <translation>Plages de même effectif</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Rare among attentive workers</source>
            <translation>Rare chez les annotateurs attentifs</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>Reach an error rate</source>
            <translation>Atteindre un taux d’erreur</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Read as</source>
            <translation>Lire comme</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/preview_table.py" />
            <source>Read as a missing value</source>
            <translation>Lu comme une valeur manquante</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Read as…</source>
            <translation>Lire comme…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_cells.py" />
            <source>Read details of choices</source>
            <translation>Lire les détails des choix</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>Read from: {names}. {meaning}</source>
            <translation>Lu dans : {names}. {meaning}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/recipe_choice.py" />
            <source>Read like the last file with these columns</source>
            <translation>Lu comme le dernier fichier ayant ces colonnes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Read them</source>
            <translation>Les lire</translation>
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
            <translation>Lecture de {file}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <source>Reads &amp;#44; as a comma, and so on: web forms write such characters this way.</source>
            <translation>Lit &amp;#44; comme une virgule, etc., tel que l’écrivent les formulaires web.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse.py" />
            <source>Reads classifications that the project marks as an expert’s as gold labels.</source>
            <translation>Lit comme étiquettes de référence les classifications que le projet attribue à un expert.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <source>Reads predictions as labels given by a worker.</source>
            <translation>Lit les prédictions comme les étiquettes d’un annotateur.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/argilla.py" />
            <source>Reads suggestions as labels given by a worker.</source>
            <translation>Lit les suggestions comme les étiquettes d’un annotateur.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Reads the file from this computer (P)</source>
            <translation>Lit le fichier sur cet ordinateur (P)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <source>Ready</source>
            <translation>Prêt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/shared_parts.py" />
            <source>Ready: {workers} and {n} GiB of memory.</source>
            <translation>Prêt : {workers} et {n} Gio de mémoire.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/shared_parts.py" />
            <source>Ready: {workers}.</source>
            <translation>Prêt : {workers}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>Reason</source>
            <translation>Raison</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>Recent files</source>
            <translation>Fichiers récents</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipe_row.py" />
            <source>Recipe</source>
            <translation>Recette</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipe_row.py" />
            <source>Recipes (*.json)</source>
            <translation>Recettes (*.json)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/recommendation_panel.py" />
            <source>Recommend a rule</source>
            <translation>Recommander une règle</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <location filename="../../crowdgui/ui/pages/compare/recommendation_panel.py" />
            <source>Recommendation</source>
            <translation>Recommandation</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/rule_list.py" />
            <source>Recommended</source>
            <translation>Recommandée</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>Record {n} isn’t a JSON object. Put each record in braces.</source>
            <translation>L’enregistrement {n} n’est pas un objet JSON. Mettez chaque enregistrement entre accolades.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Records {lines}</source>
            <extracomment>For one: Record {lines}</extracomment>
            <translation>
                <numerusform>Enregistrement {lines}</numerusform>
                <numerusform>Enregistrements {lines}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/title_corner.py" />
            <location filename="../../crowdgui/ui/main_window/window.py" />
            <source>Redo</source>
            <translation>Rétablir</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/title_corner.py" />
            <source>Redo {what}</source>
            <translation>Rétablir : {what}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <location filename="../../crowdgui/io/formats/platforms/toloka.py" />
            <source>Rejected by the requester</source>
            <translation>Rejeté par le demandeur</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>Remove</source>
            <translation>Retirer</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Remove apostrophes that keep cells from running</source>
            <translation>Enlever les apostrophes qui empêchent l’exécution des cellules</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/detail.py" />
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>Remove from gold</source>
            <translation>Retirer de la référence</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/detail.py" />
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>Remove manual label</source>
            <translation>Retirer l’étiquette manuelle</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Remove the apostrophes from {n} cells</source>
            <extracomment>For one: Remove the apostrophe from {n} cell</extracomment>
            <translation>
                <numerusform>Enlever l’apostrophe de {n} cellule</numerusform>
                <numerusform>Enlever les apostrophes de {n} cellules</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>Remove the list of models</source>
            <translation>Retirer la liste des modèles</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Remove {file}</source>
            <translation>Retirer {file}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <source>Removes the part that all names start with, up to a hyphen.</source>
            <translation>Enlève le début commun à tous les noms, jusqu’à un trait d’union.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <source>Repeated by another worker</source>
            <translation>Redonnée par un autre annotateur</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <source>Repeated by another worker: if one worker gives an item this class, how often another worker gives it too. The 95% confidence interval is in brackets.</source>
            <translation>Redonnée par un autre annotateur : si un annotateur donne cette classe à un élément, combien de fois un autre annotateur la lui donne aussi. Entre parenthèses, l’intervalle de confiance à 95 %.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Repeats the vote, giving good workers more weight. Bounds apply.</source>
            <translation>Revote en donnant plus de poids aux bons annotateurs. Les bornes s’appliquent.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Repetitions</source>
            <translation>Répétitions</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>Replace</source>
            <translation>Remplacer</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Replace workers’ names with numbers</source>
            <translation>Remplacer les noms des annotateurs par des numéros</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/html.py" />
            <source>Report (HTML)</source>
            <translation>Rapport (HTML)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/report_pdf/report_formats.py" />
            <source>Report (PDF)</source>
            <translation>Rapport (PDF)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/model_card.py" />
            <source>Report card of {model}</source>
            <translation>Bulletin de {model}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>Report cards of the {n} models with the most labels, of {all}.</source>
            <translation>Bulletins des {n} modèles ayant le plus d’étiquettes, sur {all}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/models_panel.py" />
            <source>Report card…</source>
            <translation>Bulletin…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Reports are shared more widely than other files, so workers are shown as numbers in them unless you tick this.</source>
            <translation>Les rapports circulent plus que les autres fichiers : les annotateurs y apparaissent donc comme des numéros, sauf si vous cochez ceci.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <source>Reports use this language too.</source>
            <translation>Les rapports utilisent aussi cette langue.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>Requested guarantee</source>
            <translation>Garantie demandée</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/flags.py" />
            <source>Restore defaults</source>
            <translation>Rétablir les valeurs par défaut</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/page.py" />
            <source>Result</source>
            <translation>Résultat</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Results</source>
            <translation>Résultats</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Review</source>
            <translation>Revue</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Review all {n} items to guarantee that at most {share} are wrong.</source>
            <extracomment>For one: Review the item to guarantee that at most {share} are wrong.</extracomment>
            <translation>
                <numerusform>Revoyez l’élément pour garantir qu’au plus {share} sont fausses.</numerusform>
                <numerusform>Revoyez les {n} éléments pour garantir qu’au plus {share} sont fausses.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>Review the {n} least confident items</source>
            <extracomment>For one: Review the least confident item</extracomment>
            <translation>
                <numerusform>Revoir l’élément le moins sûr</numerusform>
                <numerusform>Revoir les {n} éléments les moins sûrs</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/page.py" />
            <source>Review {n}</source>
            <translation>Réviser {n}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Review {n} items</source>
            <extracomment>For one: Review {n} item</extracomment>
            <translation>
                <numerusform>Revoir {n} élément</numerusform>
                <numerusform>Revoir {n} éléments</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Review {n} more items, and at most {share} of the labels are wrong.</source>
            <extracomment>For one: Review {n} more item, and at most {share} of the labels are wrong.</extracomment>
            <translation>
                <numerusform>Revoyez encore {n} élément, et au plus {share} des étiquettes sont fausses.</numerusform>
                <numerusform>Revoyez encore {n} éléments, et au plus {share} des étiquettes sont fausses.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>Role of column “{name}”</source>
            <translation>Rôle de la colonne « {name} »</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>Row {n} has {m} cells instead of {width}. Every row needs the same number of cells.</source>
            <translation>La rangée {n} a {m} cellules au lieu de {width}. Chaque rangée doit avoir le même nombre de cellules.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>Row {n} isn’t a list, but the first one is.</source>
            <translation>La rangée {n} n’est pas une liste, alors que la première en est une.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/checked_list.py" />
            <source>Row {row} gives item “{item}” a second label. Keep one.</source>
            <translation>La ligne {row} donne une seconde étiquette à l’élément « {item} ». N’en gardez qu’une.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/checked_list.py" />
            <source>Row {row} has item “{item}”, but number {n} of the draw with seed {seed} is “{drawn}”. Keep the rows of the list in the order drawn.</source>
            <translation>La ligne {row} contient l’élément « {item} », mais le numéro {n} du tirage de graine {seed} est « {drawn} ». Gardez les lignes de la liste dans l’ordre du tirage.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/checked_list.py" />
            <source>Row {row} has item “{item}”, which is not in the label file.</source>
            <translation>La ligne {row} contient l’élément « {item} », absent du fichier d’étiquettes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/checked_list.py" />
            <source>Row {row} has the label “{label}”. The classes are {classes}; for none of them write “{none}”.</source>
            <translation>La ligne {row} contient l’étiquette « {label} ». Les classes sont {classes} ; pour aucune d’elles, écrivez « {none} ».</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>Rows above are skipped. 0 automatically skips titles of one cell.</source>
            <translation>Les lignes au-dessus sont ignorées. Avec 0, les titres d’une seule cellule sont ignorés automatiquement.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>Rows of item, worker and label need three columns, but there are {n}.</source>
            <translation>Des lignes élément, annotateur et étiquette demandent trois colonnes, mais il y en a {n}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/parts.py" />
            <source>Rows skipped because the worker, item or label is missing: {n}.</source>
            <translation>Lignes ignorées, faute d’annotateur, d’élément ou d’étiquette : {n}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_flat.py" />
            <source>Rows with a blank “{choice}” have {names} instead, which isn’t read.</source>
            <translation>Les lignes sans « {choice} » ont {names} à la place, ce qui n’est pas lu.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
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
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <location filename="../../crowdgui/ui/pages/export/export_text.py" />
            <location filename="../../crowdgui/ui/pages/labels/page.py" />
            <source>Rule</source>
            <translation>Règle</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <location filename="../../crowdgui/ui/pages/labels/page.py" />
            <location filename="../../crowdgui/ui/pages/labels/rule_list.py" />
            <source>Rules</source>
            <translation>Règles</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Rules on simulated workers</source>
            <translation>Règles sur des annotateurs simulés</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <location filename="../../crowdgui/ui/pages/labels/page.py" />
            <source>Run</source>
            <translation>Exécuter</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/study_panel.py" />
            <source>Run a study to see how much worse the final labels would be with fewer labels, and whether more would help.</source>
            <translation>Exécutez une étude pour voir combien les étiquettes finales perdraient en qualité avec moins d’étiquettes, et si en avoir davantage aiderait.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/page.py" />
            <source>Run again</source>
            <translation>Exécuter de nouveau</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Run at least two rules first.</source>
            <translation>Exécutez d’abord au moins deux règles.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/recommended_strip.py" />
            <source>Run for comparison</source>
            <translation>Exécuter pour comparer</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/page.py" />
            <source>Run now</source>
            <translation>Exécuter maintenant</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>Run on a c&amp;luster…</source>
            <translation>Exécuter sur un c&amp;luster…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Run on a cluster</source>
            <translation>Exécuter sur un cluster</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>Run the &amp;other rules</source>
            <translation>Exécuter les &amp;autres règles</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Run the simulation to see how far rules are from the true classes: {sets} will be drawn.</source>
            <translation>Exécutez la simulation pour voir à quelle distance des vraies classes sont les règles : {sets} à tirer.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/study_panel.py" />
            <source>Run the study</source>
            <translation>Exécuter l’étude</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <source>Run the {n} others</source>
            <extracomment>For one: Run the other one</extracomment>
            <translation>
                <numerusform>Exécuter l’autre</numerusform>
                <numerusform>Exécuter les {n} autres</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/study_panel.py" />
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>Run time</source>
            <translation>Durée d’exécution</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>Run two or more rules to compare them.</source>
            <translation>Exécutez deux règles ou plus pour les comparer.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Running rules on all labels for comparison</source>
            <translation>Exécution des règles sur toutes les étiquettes, pour comparaison</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Running rules on parts of the labels</source>
            <translation>Exécution des règles sur des parties des étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mixed_votes.py" />
            <source>Running the rule on fewer labels, drawn at random…</source>
            <translation>La règle s’exécute sur moins d’étiquettes, tirées au hasard…</translation>
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
            <translation>Comme le &amp;système</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <source>Same as system</source>
            <translation>Comme le système</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Same label</source>
            <translation>Même étiquette</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Save a dataset…</source>
            <translation>Enregistrer un jeu de données…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Save a simulated dataset</source>
            <translation>Enregistrer un jeu de données simulé</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipe_row.py" />
            <source>Save as recipe</source>
            <translation>Enregistrer comme recette</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipe_row.py" />
            <source>Save as recipe…</source>
            <translation>Enregistrer comme recette…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/status.py" />
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
            <location filename="../../crowdgui/ui/controllers/project_controller.py" />
            <source>Save project</source>
            <translation>Enregistrer le projet</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>Save project &amp;as…</source>
            <translation>Enregistrer le projet &amp;sous…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipe_row.py" />
            <source>Save recipe</source>
            <translation>Enregistrer la recette</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/base.py" />
            <source>Save table</source>
            <translation>Enregistrer le tableau</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>Save the list of items</source>
            <translation>Enregistrer la liste des éléments</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>Save the list of what is skipped</source>
            <translation>Enregistrer la liste de ce qui est ignoré</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>Save the list…</source>
            <translation>Enregistrer la liste…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipe_row.py" />
            <source>Save to a file…</source>
            <translation>Enregistrer dans un fichier…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/base.py" />
            <source>Save underlying table…</source>
            <translation>Enregistrer le tableau correspondant…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/title_corner.py" />
            <source>Saved</source>
            <translation>Enregistré</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>Saved as {file}</source>
            <translation>Enregistré : {file}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Saved as {file}.</source>
            <translation>Enregistré : {file}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/project_controller.py" />
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
            <location filename="../../crowdgui/ui/main_window/title_corner.py" />
            <source>Saving…</source>
            <translation>Enregistrement…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Say on the page Columns which to keep.</source>
            <translation>Choisissez sur la page Colonnes laquelle garder.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/file_preview.py" />
            <source>Say on the page Source if it holds labels.</source>
            <translation>Indiquez sur la page Source s’il contient des étiquettes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>Scanning the lines of {file}</source>
            <translation>Parcours des lignes de {file}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <source>Search all pages</source>
            <translation>Rechercher dans toutes les pages</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <source>Search results</source>
            <translation>Résultats de la recherche</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Second group, first set</source>
            <translation>Second groupe, premier jeu</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Second group, second set</source>
            <translation>Second groupe, second jeu</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Second reviewer…</source>
            <translation>Second réviseur…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Seconds</source>
            <translation>Secondes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Seconds of computing that 50 iterations take, extrapolated from those that were run: every iteration takes about as long.</source>
            <translation>Secondes de calcul pour 50 itérations, extrapolées de celles effectuées : chaque itération prend à peu près le même temps.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Seconds of computing until the last iteration that changed a final label.</source>
            <translation>Secondes de calcul jusqu’à la dernière itération qui a changé une étiquette finale.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Seconds of computing until the rule itself stops.</source>
            <translation>Secondes de calcul jusqu’à ce que la règle s’arrête d’elle-même.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>See how independence was tested</source>
            <translation>Voir comment l’indépendance a été vérifiée</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>See how many labels can be wrong at most, or why there is no guarantee. An audit can give you one.</source>
            <translation>Voyez combien d’étiquettes peuvent être fausses au plus, ou pourquoi il n’y a pas de garantie. Un audit peut vous en donner une.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>See the guarantee</source>
            <translation>Voir la garantie</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Seed</source>
            <translation>Graine</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>Seed of the model check</source>
            <translation>Graine de la vérification du modèle</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>Select files and choose a folder. The report collects all results. Press F1 for help on what you point at.</source>
            <translation>Sélectionnez les fichiers et choisissez un dossier. Le rapport réunit tous les résultats. Appuyez sur F1 pour l’aide sur ce que vous pointez.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Self-consistency</source>
            <translation>Autocohérence</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Semicolon</source>
            <translation>Point-virgule</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Sensitivity</source>
            <translation>Sensibilité</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Sensitivity: items of the class that the model gives the class. Specificity: items of other classes that it gives another class. 95% intervals in brackets.</source>
            <translation>Sensibilité : éléments de la classe auxquels le modèle donne la classe. Spécificité : éléments d’autres classes auxquels il donne une autre classe. Entre parenthèses, intervalles à 95 %.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Separated by commas</source>
            <translation>Séparées par des virgules</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Separated by number signs</source>
            <translation>Séparées par des dièses</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Separated by semicolons</source>
            <translation>Séparées par des points-virgules</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Separated by vertical bars</source>
            <translation>Séparées par des barres verticales</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Separator</source>
            <translation>Séparateur</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Sessions</source>
            <translation>Sessions</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <source>Set at</source>
            <translation>Fixée le</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>Set by</source>
            <translation>Fixée par</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/detail.py" />
            <source>Set label…</source>
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
            <location filename="../../crowdgui/ui/pages/guarantee/audit_dialog.py" />
            <source>Settle disagreements</source>
            <translation>Régler les désaccords</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Settle the items on which two reviewers differ.</source>
            <translation>Réglez les éléments sur lesquels deux réviseurs divergent.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Settle {n} disagreements…</source>
            <extracomment>For one: Settle {n} disagreement…</extracomment>
            <translation>
                <numerusform>Régler {n} désaccord…</numerusform>
                <numerusform>Régler {n} désaccords…</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Settle {n} items that the reviewers disagree on; then at most {share} are wrong.</source>
            <extracomment>For one: Settle {n} item that the reviewers disagree on; then at most {share} are wrong.</extracomment>
            <translation>
                <numerusform>Réglez {n} élément sur lequel les réviseurs divergent ; alors au plus {share} sont fausses.</numerusform>
                <numerusform>Réglez {n} éléments sur lesquels les réviseurs divergent ; alors au plus {share} sont fausses.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_cells.py" />
            <source>Several choices in one label</source>
            <translation>Plusieurs choix dans une étiquette</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <source>Several items per row</source>
            <translation>Plusieurs éléments par ligne</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/option_columns.py" />
            <source>Several labels in a cell of {questions} are read together as one class.</source>
            <translation>Plusieurs étiquettes dans une cellule de {questions} sont lues ensemble comme une seule classe.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Several labels in one cell</source>
            <translation>Plusieurs étiquettes dans une cellule</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Several starts, keep the best</source>
            <translation>Plusieurs départs, garder le meilleur</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Share</source>
            <translation>Part</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Share as counted</source>
            <translation>Part comptée</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Share corrected</source>
            <translation>Part corrigée</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>Share of all labels</source>
            <translation>Part de toutes les étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Share of all pairs of labels on this item that are the same.</source>
            <translation>Part des paires identiques parmi toutes les paires d’étiquettes de cet élément.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Share of all possible pairs of a worker and an item that have a label</source>
            <translation>Part de toutes les paires annotateur–élément possibles qui ont une étiquette</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Share of all worker–item pairs that have a label.</source>
            <translation>Part de toutes les paires annotateur–élément qui ont une étiquette.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Share of each message that is kept from the previous iteration. Use more if messages oscillate.</source>
            <translation>Part de chaque message conservée de l’itération précédente. Augmentez-la si les messages oscillent.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/histograms.py" />
            <source>Share of items on which a worker agrees</source>
            <translation>Part des éléments où un annotateur est d’accord</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Share of labelled pairs</source>
            <translation>Part des paires étiquetées</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Share of labels that are the final label, by worker and class</source>
            <translation>Part des étiquettes qui sont l’étiquette finale, par annotateur et classe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/model_plots.py" />
            <source>Share of mistakes that two models both make</source>
            <translation>Part des erreurs que font les deux modèles</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Share of shared items on which both give the same label.</source>
            <translation>Part des éléments partagés auxquels tous deux donnent la même étiquette.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Share of the items with labels whose final label is not the true class.</source>
            <translation>Part des éléments étiquetés dont l’étiquette finale n’est pas la vraie classe.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Share of the items with labels whose final label is the true class.</source>
            <translation>Part des éléments étiquetés dont l’étiquette finale est la vraie classe.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Share of the item’s labels that are the final label. Not a probability.</source>
            <translation>Part des étiquettes de l’élément égales à l’étiquette finale. Pas une probabilité.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Share of the item’s weight behind the final label. Not a probability.</source>
            <translation>Part du poids de l’élément derrière l’étiquette finale. Pas une probabilité.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/figures/curves.py" />
            <source>Share of the labels kept; {n} draws, the band covers the middle 80%</source>
            <extracomment>For one: Share of the labels kept; {n} draw, the band covers the middle 80%</extracomment>
            <translation>
                <numerusform>Part des étiquettes gardées ; {n} tirage, la bande contient les 80 % centraux</numerusform>
                <numerusform>Part des étiquettes gardées ; {n} tirages, la bande contient les 80 % centraux</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Share of the messages behind the final label. Not a probability.</source>
            <translation>Part des messages derrière l’étiquette finale. Pas une probabilité.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Share of this worker’s labels that would have to change to match the class frequencies of the final labels on the same items. 0% means no skew, not that the labels are right.</source>
            <translation>Part des étiquettes de cet annotateur qui devraient changer pour correspondre aux fréquences de classes des étiquettes finales des mêmes éléments. 0 % veut dire sans biais, non que les étiquettes sont justes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Share the labels, with what is known about them.</source>
            <translation>Partagez les étiquettes, avec ce qu’on sait d’elles.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Shared items</source>
            <translation>Éléments partagés</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Shared items are counted by a larger but valid sum, because there are too many for the full sum</source>
            <translation>Les éléments partagés sont comptés par une somme plus grande, mais valide : ils sont trop nombreux pour la somme complète</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Shared items are counted in full</source>
            <translation>Les éléments partagés sont comptés en entier</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <location filename="../../crowdgui/ui/plots/model_plots.py" />
            <source>Shared mistakes</source>
            <translation>Erreurs partagées</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Shares can’t be corrected.</source>
            <translation>Les parts ne peuvent pas être corrigées.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Sharper bound</source>
            <translation>Borne plus fine</translation>
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
            <location filename="../../crowdgui/ui/plots/base.py" />
            <source>Show all</source>
            <translation>Tout montrer</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>Show all items</source>
            <translation>Montrer tous les éléments</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>Show all {n} items</source>
            <extracomment>For one: Show the item</extracomment>
            <translation>
                <numerusform>Montrer l’élément</numerusform>
                <numerusform>Montrer les {n} éléments</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/mixed_votes.py" />
            <source>Show curve…</source>
            <translation>Voir la courbe…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Show folder</source>
            <translation>Montrer le dossier</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Show picture</source>
            <translation>Montrer l’image</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Show the items of this worker</source>
            <translation>Montrer les éléments de cet annotateur</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/agreement_panel.py" />
            <source>Show the numbers</source>
            <translation>Montrer les nombres</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/model_card.py" />
            <location filename="../../crowdgui/ui/pages/labels/page.py" />
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>Show the {n}</source>
            <extracomment>For one: Show the one</extracomment>
            <translation>
                <numerusform>Montrer celui-ci</numerusform>
                <numerusform>Montrer les {n}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>Show {n} items against the rest</source>
            <extracomment>For one: Show the item against the rest</extracomment>
            <translation>
                <numerusform>Afficher l’élément contre les autres</numerusform>
                <numerusform>Afficher les {n} éléments contre les autres</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>Side by side</source>
            <translation>Côte à côte</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>Side by side, {workers} workers and {items} items would make {cells} cells, nearly all of them empty. Don’t export this table.</source>
            <translation>Côte à côte, {workers} annotateurs et {items} éléments feraient {cells} cellules, presque toutes vides. N’exportez pas ce tableau.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
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
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <source>Simulate…</source>
            <translation>Simuler…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Simulating</source>
            <translation>Simulation en cours</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Simulating labels from the fitted model</source>
            <translation>Simulation d’étiquettes selon le modèle ajusté</translation>
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
            <translation>Étiquette unique</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>Six friends, twenty photos</source>
            <translation>Six amis, vingt photos</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Size</source>
            <translation>Taille</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Skip labels that differ</source>
            <translation>Ignorer les étiquettes qui diffèrent</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <location filename="../../crowdgui/io/formats/platforms/labelbox.py" />
            <location filename="../../crowdgui/io/formats/platforms/toloka.py" />
            <source>Skipped by the worker</source>
            <translation>Passé par l’annotateur</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>Skipped rows</source>
            <translation>Lignes ignorées</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Smallest lead of the true class</source>
            <translation>Plus petite avance de la vraie classe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Smoothing</source>
            <translation>Lissage</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/snow.py" />
            <source>Snow et al. (2008)</source>
            <translation>Snow et al. (2008)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Some cells seem to hold several labels</source>
            <translation>Certaines cellules semblent contenir plusieurs étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Some class has no reference item, so it isn’t known how the model labels that class.</source>
            <translation>Une classe n’a aucun élément de comparaison : on ne sait donc pas comment le modèle étiquette cette classe.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>Some of your changes are not saved.</source>
            <translation>Certaines de vos modifications ne sont pas enregistrées.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/sheet.py" />
            <source>Sorting the columns of {file}</source>
            <translation>Tri des colonnes de {file}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/read_labels.py" />
            <source>Sorting the labels</source>
            <translation>Tri des étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/dialog.py" />
            <source>Source</source>
            <translation>Source</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Source of accuracies</source>
            <translation>D’où viennent les exactitudes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Sources</source>
            <translation>Sources</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Space</source>
            <translation>Espace</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Specificity</source>
            <translation>Spécificité</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/detail.py" />
            <source>Speed</source>
            <translation>Vitesse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>Spread evenly over all items, no number considered here would be enough.</source>
            <translation>Réparties également sur tous les éléments, aucun nombre considéré ici ne suffirait.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/study.py" />
            <source>Spread evenly over all items, you would need {n}.</source>
            <extracomment>For one: Spread evenly over all items, you would need {n}.</extracomment>
            <translation>
                <numerusform>Réparties également sur tous les éléments, il en faudrait {n}.</numerusform>
                <numerusform>Réparties également sur tous les éléments, il en faudrait {n}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Spread of label effects</source>
            <translation>Dispersion des effets des étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>Spreadsheet</source>
            <translation>Tableur</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Start audit of {n} items</source>
            <extracomment>For one: Start audit of {n} item</extracomment>
            <translation>
                <numerusform>Commencer l’audit de {n} élément</numerusform>
                <numerusform>Commencer l’audit de {n} éléments</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Start from</source>
            <translation>Partir de</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Start over</source>
            <translation>Recommencer</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>Starts or parts of the rule give different labels</source>
            <translation>Des départs ou parties de la règle donnent des étiquettes différentes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>State for each worker whether their labels count.</source>
            <translation>Indiquez pour chaque annotateur si ses étiquettes comptent.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <source>Status</source>
            <translation>Statut</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <location filename="../../crowdgui/ui/pages/compare/study_panel.py" />
            <source>Stop</source>
            <translation>Arrêter</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>Stop and quit</source>
            <translation>Arrêter et quitter</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>Street signs</source>
            <translation>Panneaux de rue</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>Study</source>
            <translation>Étude</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>Study &amp;fewer labels</source>
            <translation>Étudier &amp;moins d’étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <source>Study and plan</source>
            <translation>Étude et plan</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/study_controller.py" />
            <source>Studying fewer labels</source>
            <translation>Étude avec moins d’étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <location filename="../../crowdgui/io/formats/platforms/sagemaker.py" />
            <location filename="../../crowdgui/io/formats/platforms/zooniverse.py" />
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_flat.py" />
            <source>Submitted without a label</source>
            <translation>Envoyé sans étiquette</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>Such as gpt-*, claude-*</source>
            <translation>Par exemple gpt-*, claude-*</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/write.py" />
            <source>Summary</source>
            <translation>Résumé</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/detail.py" />
            <source>Support for each class</source>
            <translation>Soutien de chaque classe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>Support tickets</source>
            <translation>Tickets d’assistance</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/surveys/survey_forms.py" />
            <source>Survey responses (Google Forms and others)</source>
            <translation>Réponses à une enquête (Google Forms et autres)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>Symbol</source>
            <translation>Symbole</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Tab</source>
            <translation>Tabulation</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/preview.py" />
            <source>Table in the preview</source>
            <translation>Tableau de l’aperçu</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Table order</source>
            <translation>Ordre du tableau</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>Table starts in row</source>
            <translation>Le tableau commence à la ligne</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/list_cells.py" />
            <source>Table with lists of workers and labels</source>
            <translation>Tableau avec des listes d’annotateurs et d’étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/file_list.py" />
            <source>Tables</source>
            <translation>Tableaux</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <location filename="../../crowdgui/ui/pages/labels/rule_options.py" />
            <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
            <translation>Tableaux (*.csv *.tsv *.txt);;Tous les fichiers (*)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>Tables (*.csv)</source>
            <translation>Tableaux (*.csv)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/appen.py" />
            <source>Tainted: its contributor failed quality control</source>
            <translation>Suspect (tainted) : son contributeur a échoué au contrôle qualité</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>Take a tour</source>
            <translation>Visite guidée</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <source>Takes effect at the next start.</source>
            <translation>Elle est prise en compte au prochain démarrage.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Target error rate</source>
            <translation>Taux d’erreur visé</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>Target error rate (ε)</source>
            <translation>Taux d’erreur visé (ε)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Text encoding: {encoding}</source>
            <translation>Encodage du texte : {encoding}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>Text follows a closing quotation mark. Put a separator after the mark, or write quotation marks inside a cell twice.</source>
            <translation>Du texte suit un guillemet fermant. Mettez un séparateur après lui, ou doublez les guillemets à l’intérieur d’une cellule.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/export_text.py" />
            <source>Text stays text in the formats chosen: only CSV can hold formulas.</source>
            <translation>Le texte reste du texte dans les formats choisis : seul CSV peut contenir des formules.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>That a worker labels an item.</source>
            <translation>Probabilité, pour un annotateur, d’étiqueter un élément.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>That an item is labelled by a worker.</source>
            <translation>Probabilité, pour un élément, d’être étiqueté par un annotateur.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>That is below average but not flagged: {often} would do no better.</source>
            <translation>C’est inférieur à la moyenne, mais non signalé : {often} ne ferait pas mieux.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>That is unusually low, but the labels follow the items: this worker is outvoted, not guessing.</source>
            <translation>C’est inhabituellement bas, mais les étiquettes suivent les éléments : cet annotateur est mis en minorité, il ne répond pas au hasard.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>The 95% confidence interval is in brackets.</source>
            <translation>Entre parenthèses, l’intervalle de confiance à 95 %.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>The Guarantee page compares your labels with the rule’s.</source>
            <translation>La page Garantie compare vos étiquettes à celles de la règle.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>The Guarantee page draws items at random. Check them here to get a bound on the error rate that needs no assumption about workers.</source>
            <translation>La page Garantie tire des éléments au hasard. Contrôlez-les ici pour obtenir une borne du taux d’erreur qui ne demande aucune hypothèse sur les annotateurs.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>The Guarantee page shows the next step.</source>
            <translation>La page Garantie montre l’étape suivante.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <source>The HIT</source>
            <translation>Le HIT</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_text.py" />
            <source>The JSON is incomplete. Export or copy the file again.</source>
            <translation>Le JSON est incomplet. Exportez ou copiez de nouveau le fichier.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_text.py" />
            <source>The JSON is nested too deeply. The file isn’t an export of labels.</source>
            <translation>Le JSON est imbriqué trop profondément. Le fichier n’est pas un export d’étiquettes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/cvat.py" />
            <source>The XML is invalid or ends there. Export the job again.</source>
            <translation>Le XML n’est pas valide ou s’interrompt à cet endroit. Exportez de nouveau le job.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/file_head.py" />
            <source>The ZIP archive is damaged. Download or copy it again.</source>
            <translation>L’archive ZIP est endommagée. Téléchargez-la ou copiez-la de nouveau.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse.py" />
            <source>The annotations aren’t valid JSON</source>
            <translation>Les annotations ne sont pas du JSON valide</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/assistant/file_preview.py" />
            <source>The apostrophes are removed from {n} cells</source>
            <extracomment>For one: The apostrophe is removed from {n} cell</extracomment>
            <translation>
                <numerusform>L’apostrophe est enlevée de {n} cellule</numerusform>
                <numerusform>Les apostrophes sont enlevées de {n} cellules</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/file_head.py" />
            <source>The archive has more than {most} files.</source>
            <translation>L’archive contient plus de {most} fichiers.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/file_head.py" />
            <source>The archive is protected by a password. Unpack it first.</source>
            <translation>L’archive est protégée par un mot de passe. Décompressez-la d’abord.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/file_head.py" />
            <source>The archive must contain one table. Unpack it and open its files.</source>
            <translation>L’archive doit contenir un seul tableau. Décompressez-la et ouvrez ses fichiers.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/file_head.py" />
            <source>The archive uses an unknown compression method. Save it as a plain ZIP file.</source>
            <translation>L’archive utilise une méthode de compression inconnue. Enregistrez-la en simple ZIP.</translation>
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
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>The array “{name}” can’t hold the gold labels: they need one value for each of {n} items.</source>
            <translation>Le tableau « {name} » ne peut pas contenir les étiquettes de référence : il faut une valeur pour chacun des {n} éléments.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>The assumption that workers make mistakes independently and that each is equally accurate on all classes and items. Most bounds need it.</source>
            <translation>L’hypothèse que les annotateurs se trompent indépendamment et que chacun a la même exactitude sur toutes les classes et tous les éléments. La plupart des bornes en ont besoin.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>The audit has {done} of {all} items. Finish it to know.</source>
            <translation>L’audit compte {done} éléments sur {all}. Terminez-le pour le savoir.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>The audit may choose the rule</source>
            <translation>L’audit peut choisir la règle</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>The audit was not planned for this. Start a new one to know.</source>
            <translation>L’audit n’était pas prévu pour cela. Commencez-en un nouveau pour le savoir.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>The audit was not started with “The audit may choose the rule”: labels that the other rule changes count as possibly wrong in the guarantee.</source>
            <translation>L’audit n’a pas été commencé avec « L’audit peut choisir la règle » : les étiquettes que l’autre règle change comptent comme peut-être fausses dans la garantie.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>The bars under the workers show their weights;</source>
            <translation>Les barres sous les annotateurs montrent leurs poids ;</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>The bound for one-step voting needs at least this mean accuracy.</source>
            <translation>La borne du vote en une étape demande au moins cette exactitude moyenne.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>The bound is not useful here: the label could well be wrong.</source>
            <translation>La borne n’est pas utile ici : l’étiquette pourrait bien être fausse.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/class_map.py" />
            <source>The boundaries of the ranges must increase.</source>
            <translation>Les limites des plages doivent être croissantes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>The bounds below use estimated accuracies, so they are estimates. They can be lower than the true error rate, especially if some items are harder than others.</source>
            <translation>Les bornes ci-dessous utilisent des exactitudes estimées : ce sont donc des estimations. Elles peuvent être inférieures au taux d’erreur vrai, surtout si certains éléments sont plus difficiles que d’autres.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>The byte order mark is missing. Name the encoding with -LE or -BE after it.</source>
            <translation>L’indicateur d’ordre des octets manque. Nommez l’encodage suivi de -LE ou -BE.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>The byte {byte} isn’t {encoding} text. Choose the encoding that the file was saved in, or save it again as UTF-8.</source>
            <translation>L’octet {byte} n’est pas du texte {encoding}. Choisissez l’encodage dans lequel le fichier a été enregistré, ou enregistrez-le de nouveau en UTF-8.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>The byte {byte} isn’t {encoding} text: the line is cut off or in another encoding. Choose the encoding that it was saved in, such as Windows-1252, or save it again as UTF-8.</source>
            <translation>L’octet {byte} n’est pas du texte {encoding} : la ligne est tronquée ou dans un autre encodage. Choisissez l’encodage dans lequel le fichier a été enregistré, par exemple Windows-1252, ou enregistrez-le de nouveau en UTF-8.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The class shares you entered are all 0. Enter at least one above 0.</source>
            <translation>Les parts des classes indiquées sont toutes nulles. Indiquez-en au moins une supérieure à 0.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/cluster.py" />
            <source>The cluster can’t be reached any more. Nothing was written.</source>
            <translation>Le cluster n’est plus joignable. Rien n’a été écrit.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/cluster.py" />
            <source>The cluster has no worker processes left. Nothing was written.</source>
            <translation>Il ne reste aucun processus de travail du cluster. Rien n’a été écrit.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/cluster.py" />
            <source>The cluster kept losing worker processes, probably because they ran out of memory. Nothing was written.</source>
            <translation>Le cluster a perdu des processus de travail à répétition, probablement faute de mémoire. Rien n’a été écrit.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/checked_list.py" />
            <source>The column “seed” must have the same whole number in each row.</source>
            <translation>La colonne « seed » doit contenir le même entier sur chaque ligne.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/tables.py" />
            <source>The column “{name}” of the other files is missing. Files that are opened together need the same columns.</source>
            <translation>La colonne « {name} » des autres fichiers manque. Les fichiers ouverts ensemble doivent avoir les mêmes colonnes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>The columns don’t look like labels from several workers: with “{column}” as the label, {signs}.</source>
            <translation>Les colonnes ne ressemblent pas à des étiquettes de plusieurs annotateurs : avec « {column} » comme étiquette, {signs}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>The columns don’t look like labels from several workers: {signs}.</source>
            <translation>Les colonnes ne ressemblent pas à des étiquettes de plusieurs annotateurs : {signs}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/surveys/survey_forms.py" />
            <source>The columns don’t match a survey. Has the file changed?</source>
            <translation>Les colonnes ne correspondent pas à une enquête. Le fichier a-t-il changé ?</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse.py" />
            <location filename="../../crowdgui/io/formats/sheet.py" />
            <source>The columns don’t match this format. Has the file changed?</source>
            <translation>Les colonnes ne correspondent pas à ce format. Le fichier a-t-il changé ?</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/get_another_label.py" />
            <source>The columns have no names. There are typically more items than workers.</source>
            <translation>Les colonnes n’ont pas de nom. Il y a généralement plus d’éléments que d’annotateurs.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>The columns {columns} count how many workers gave each label, and no worker is named. Export the single labels, one row per worker and item.</source>
            <translation>Les colonnes {columns} comptent combien d’annotateurs ont donné chaque étiquette, et aucun annotateur n’est nommé. Exportez les étiquettes une à une, une ligne par annotateur et par élément.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>The curve can’t be extrapolated. That takes gold, at least five draws, about five labels per item on average, and a falling error rate.</source>
            <translation>La courbe ne peut pas être extrapolée. Il faut une référence, au moins cinq tirages, environ cinq étiquettes par élément en moyenne et un taux d’erreur qui baisse.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>The curve has flattened.</source>
            <translation>La courbe s’est aplatie.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>The curve is still falling.</source>
            <translation>La courbe descend encore.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <source>The data</source>
            <translation>Les données</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>The difference between the first two is not significant.</source>
            <translation>La différence entre les deux premières n’est pas significative.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/atomic.py" />
            <source>The disk is full. The existing file is unchanged. Free some space, or save somewhere else.</source>
            <translation>Le disque est plein. Le fichier existant est inchangé. Libérez de la place, ou enregistrez ailleurs.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>The duration is known for {count}</source>
            <translation>La durée est connue pour {count}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The earlier study used different labels, different gold or a different seed.</source>
            <translation>L’étude précédente porte sur d’autres étiquettes, une autre référence ou une autre graine.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>The encoding “{name}” is unknown. Choose another.</source>
            <translation>L’encodage « {name} » n’est pas connu. Choisissez-en un autre.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>The error rate is already {error}, so {wanted} needs no more labels.</source>
            <translation>Le taux d’erreur est déjà de {error} : atteindre {wanted} ne demande donc aucune étiquette supplémentaire.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>The error rate that the rule’s own model predicts. It is right only if the rule’s model of workers is.</source>
            <translation>Le taux d’erreur que prédit le modèle de la règle. Il n’est juste que si le modèle que la règle a des annotateurs l’est.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>The estimate is being computed.</source>
            <translation>L’estimation est en cours de calcul.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>The expected lead of the true class over another in the worst case; large is good.</source>
            <translation>L’avance attendue de la vraie classe sur une autre, au pire ; plus elle est grande, mieux c’est.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/cvat.py" />
            <source>The export doesn’t say who made each tag, so all tags must be from one worker.</source>
            <translation>L’export ne dit pas qui a fait chaque tag : tous doivent donc venir d’un seul annotateur.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>The fewest and the most labels that a worker gave.</source>
            <translation>Le plus petit et le plus grand nombre d’étiquettes données par un annotateur.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>The fewest and the most labels that an item has.</source>
            <translation>Le plus petit et le plus grand nombre d’étiquettes reçues par un élément.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>The file can no longer be read.</source>
            <translation>Le fichier ne peut plus être lu.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/file.py" />
            <source>The file can’t be read: {why}.</source>
            <translation>Le fichier n’a pas pu être lu : {why}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>The file contains a NUL character, so it is damaged or isn’t a text file. Export it again.</source>
            <translation>Le fichier contient un caractère NUL : il est donc endommagé ou n’est pas un fichier texte. Exportez-le de nouveau.</translation>
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
            <location filename="../../crowdgui/ui/pages/workers/timing.py" />
            <source>The file doesn’t say when labels were given.</source>
            <translation>Le fichier ne dit pas quand les étiquettes ont été données.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>The file has changed and now has {columns}. Open it again.</source>
            <translation>Le fichier a changé et contient maintenant {columns}. Ouvrez-le de nouveau.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/file.py" />
            <source>The file is damaged and was not changed. Open an older copy of it.</source>
            <translation>Le fichier est endommagé et n’a pas été modifié. Ouvrez-en une copie plus ancienne.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/file_head.py" />
            <source>The file is damaged or cut off. Get it again from its source.</source>
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
            <location filename="../../crowdgui/io/tabular/json_text.py" />
            <source>The file isn’t valid JSON. Export it again, or ask the person who made it.</source>
            <translation>Le fichier n’est pas un JSON valide. Exportez-le de nouveau, ou demandez à son auteur.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/cvat.py" />
            <source>The file name</source>
            <translation>Le nom du fichier</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/timing.py" />
            <source>The file records how long labels took.</source>
            <translation>La durée des étiquettes est notée dans le fichier.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>The files you open will be listed here.</source>
            <translation>Les fichiers que vous ouvrez seront listés ici.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>The final label is not the gold label</source>
            <translation>L’étiquette finale n’est pas celle de la référence</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>The final label won only because its class comes first</source>
            <translation>L’étiquette finale n’a gagné que parce que sa classe vient en premier</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>The final label won only because its class comes first.</source>
            <translation>L’étiquette finale n’a gagné que parce que sa classe vient en premier.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/triples.py" />
            <source>The first line announces {told} labels, but the file has {n}. Export it again if it is incomplete.</source>
            <translation>La première ligne annonce {told} étiquettes, mais le fichier en a {n}. Exportez-le de nouveau s’il est incomplet.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/cubam.py" />
            <source>The first line should contain the number of items, workers and labels.</source>
            <translation>La première ligne devrait contenir les nombres d’éléments, d’annotateurs et d’étiquettes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/glad.py" />
            <source>The first line should contain the number of labels, workers and items.</source>
            <translation>La première ligne devrait contenir les nombres d’étiquettes, d’annotateurs et d’éléments.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/audit_dialog.py" />
            <source>The first reviewer’s labels stay hidden. Stop whenever you like.</source>
            <translation>Les étiquettes du premier réviseur restent cachées. Arrêtez quand vous voulez.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/detail.py" />
            <source>The first {n} are shown.</source>
            <translation>Les {n} premiers sont montrés.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>The first {n} of {rows} rows.</source>
            <translation>Les {n} premières lignes sur {rows}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/model_charts.py" />
            <source>The first {n} people of {all}.</source>
            <translation>Les {n} premières personnes sur {all}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>The first {n} rows.</source>
            <translation>Les {n} premières lignes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>The first {shown} of {all} characters are shown.</source>
            <translation>Les {shown} premiers caractères sur {all} sont montrés.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>The fit stops after this many iterations, even if it still improves.</source>
            <translation>L’ajustement s’arrête après ce nombre d’itérations, même s’il s’améliore encore.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The fitted workers have {known} classes, but you asked for {wanted}.</source>
            <translation>Les annotateurs ajustés ont {known} classes, mais vous en demandez {wanted}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/atomic.py" />
            <source>The folder does not exist. Create it first, or choose another.</source>
            <translation>Le dossier n’existe pas. Créez-le d’abord, ou choisissez-en un autre.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/write.py" />
            <source>The folder {folder} can’t be created: {why}.</source>
            <translation>Le dossier {folder} ne peut pas être créé : {why}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>The gold items were drawn at random, as you stated</source>
            <translation>Les éléments de référence ont été tirés au hasard, comme vous l’avez indiqué</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/gold.py" />
            <source>The gold label is for an item that has no labels</source>
            <translation>L’étiquette de référence porte sur un élément qui n’a pas d’étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>The gold label is “{gold}”.</source>
            <translation>L’étiquette de référence est « {gold} ».</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>The gold labels do not show that this vote is better than chance.</source>
            <translation>Les étiquettes de référence ne montrent pas que ce vote fait mieux que le hasard.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/gold.py" />
            <source>The gold labels of the item contradict each other and are not used</source>
            <translation>Les étiquettes de référence de l’élément se contredisent et ne sont pas utilisées</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/file_preview.py" />
            <source>The gold labels of “{question}” are read from “{gold}”</source>
            <translation>Les étiquettes de référence de « {question} » sont lues dans « {gold} »</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>The guarantee allows for the choice and stays valid.</source>
            <translation>La garantie tient compte du choix et reste valable.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/page.py" />
            <source>The guarantee is being computed.</source>
            <translation>Calcul de la garantie en cours.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <source>The inputs are the same in all rows, so each HIT is an item.</source>
            <translation>Les entrées sont les mêmes dans toutes les lignes, donc chaque HIT est un élément.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/gold.py" />
            <location filename="../../crowdgui/io/importing/label_filters.py" />
            <source>The item is missing</source>
            <translation>L’élément manque</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/cvat.py" />
            <source>The job has no assignee. Choose “The file name” as the worker.</source>
            <translation>Personne n’est affecté au job. Choisissez « Le nom du fichier » comme annotateur.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/cvat.py" />
            <source>The job’s assignee</source>
            <translation>La personne affectée au job</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>The known true label.</source>
            <translation>L’étiquette vraie, connue.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/list_cells.py" />
            <location filename="../../crowdgui/io/importing/label_filters.py" />
            <source>The label is missing</source>
            <translation>L’étiquette manque</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/page.py" />
            <source>The label matrix</source>
            <translation>La matrice des étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>The labels alone can’t give you a guarantee.</source>
            <translation>Les étiquettes seules ne permettent aucune garantie.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>The labels are numbers with {n} different values, such as scores; group them into ranges.</source>
            <translation>Les étiquettes sont des nombres avec {n} valeurs différentes, comme des notes ; regroupez-les en plages.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/snow.py" />
            <source>The labels are {n} different numbers. Group them into ranges; otherwise each number is its own class.</source>
            <translation>Les étiquettes sont {n} nombres différents. Regroupez-les en plages, sinon chaque nombre est une classe à part.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>The labels barely depend on the item: {rarely} would do this badly ({corrected}).</source>
            <translation>Les étiquettes ne dépendent guère de l’élément : {rarely} ferait aussi mal ({corrected}).</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>The labels differ {n} times.</source>
            <extracomment>For one: The labels differ once.</extracomment>
            <translation>
                <numerusform>Les étiquettes diffèrent {n} fois.</numerusform>
                <numerusform>Les étiquettes diffèrent {n} fois.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>The labels do not show that workers are better than chance overall. State that they are, or add gold.</source>
            <translation>Les étiquettes ne montrent pas que les annotateurs font mieux que le hasard dans l’ensemble. Indiquez que c’est le cas, ou ajoutez une référence.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>The labels never differ.</source>
            <translation>Les étiquettes ne diffèrent jamais.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/potato.py" />
            <source>The labels of “{item}” aren’t pairs of a label and its value.</source>
            <translation>Les étiquettes de « {item} » ne sont pas des paires d’une étiquette et de sa valeur.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>The labels you set in the audit count as the truth</source>
            <translation>Les étiquettes que vous donnez pendant l’audit valent vérité</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>The larger both parameters are, the more similar the workers are.</source>
            <translation>Plus les deux paramètres sont grands, plus les annotateurs se ressemblent.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>The larger it is compared with the second parameter, the better the workers are.</source>
            <translation>Plus il est grand par rapport au second paramètre, meilleurs sont les annotateurs.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/review_controller.py" />
            <source>The last change wasn’t a label; press Ctrl+Z to undo it</source>
            <translation>Le dernier changement n’était pas une étiquette ; Ctrl+Z l’annule</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/title_corner.py" />
            <source>The last changes are being written to the project file.</source>
            <translation>Les derniers changements sont en cours d’écriture dans le fichier du projet.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>The last iteration that changed a final label.</source>
            <translation>La dernière itération qui a changé une étiquette finale.</translation>
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
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>The list names every place, one per line, so that you can send it to the person who made the file.</source>
            <translation>La liste nomme chaque endroit, un par ligne, pour que vous puissiez l’envoyer à la personne qui a fait le fichier.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/model_workers.py" />
            <source>The listed worker has no labels</source>
            <translation>L’annotateur de la liste n’a pas d’étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The lowest probability of a label is above the highest.</source>
            <translation>La probabilité minimale d’une étiquette dépasse la maximale.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The mean accuracy must be above 0 and below 1.</source>
            <translation>L’exactitude moyenne doit être supérieure à 0 et inférieure à 1.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/doccano.py" />
            <source>The members of this project shared their annotations, so the export can’t show who made each one. In doccano, turn off “Share annotations” before labelling.</source>
            <translation>Les membres de ce projet ont partagé leurs annotations : l’export ne peut donc pas montrer qui a fait chacune. Dans doccano, désactivez « Share annotations » avant d’étiqueter.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>The messages did not converge. Try more damping or more iterations.</source>
            <translation>Les messages n’ont pas convergé. Essayez plus d’amortissement ou plus d’itérations.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/model_plots.py" />
            <source>The model and each person</source>
            <translation>Le modèle et chaque personne</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>The model gives every gold item its gold label, so gold may be its own labels and can’t show its mistakes.</source>
            <translation>Le modèle donne à chaque élément de référence son étiquette de référence : la référence peut donc être ses propres étiquettes et ne peut pas montrer ses erreurs.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>The model labelled nothing.</source>
            <translation>Le modèle n’a rien étiqueté.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/model_card.py" />
            <source>The model made no mistakes on the items compared.</source>
            <translation>Le modèle n’a fait aucune erreur sur les éléments comparés.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>The model makes so many mistakes that its labels may not depend on the class.</source>
            <translation>Le modèle fait tant d’erreurs que ses étiquettes ne dépendent peut-être pas de la classe.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <location filename="../../crowdgui/ui/pages/workers/models_panel.py" />
            <source>The model may be {margin} worse and still count.</source>
            <translation>Le modèle peut être {margin} moins bon et rester valable.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>The models may make the same mistakes: {n} of them count as about {votes} votes.</source>
            <translation>Les modèles font peut-être les mêmes erreurs : {n} d’entre eux valent environ {votes} votes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>The models often make the same mistakes: {n} of them count as about {votes} votes.</source>
            <translation>Les modèles font souvent les mêmes erreurs : {n} d’entre eux valent environ {votes} votes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>The models seldom make the same mistakes: {n} of them count as about {votes} votes.</source>
            <translation>Les modèles font rarement les mêmes erreurs : {n} d’entre eux valent environ {votes} votes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/class_shares.py" />
            <source>The most frequent final label is “{name}”: {count} of {n} items ({share}).</source>
            <translation>L’étiquette finale la plus fréquente est « {name} » : {count} des {n} éléments ({share}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>The most frequent mistake is “{answer}” where gold is “{known}”: {n}.</source>
            <translation>L’erreur la plus fréquente est « {answer} » là où la référence est « {known} » : {n}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>The most frequent other label is “{answer}” instead of “{known}”: {n}.</source>
            <translation>L’autre étiquette la plus fréquente est « {answer} » au lieu de « {known} » : {n}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>The most likely label according to the rule, or a manual label.</source>
            <translation>L’étiquette la plus probable selon la règle, ou une étiquette manuelle.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/page.py" />
            <source>The most likely label of every item, by {rule}.</source>
            <translation>L’étiquette la plus probable de chaque élément, selon la règle {rule}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/page.py" />
            <source>The most likely label of every item.</source>
            <translation>L’étiquette la plus probable de chaque élément.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>The name is exported beside every label you set. Labels you set earlier keep the name they were signed with.</source>
            <translation>Le nom est exporté à côté de chaque étiquette que vous fixez. Les étiquettes fixées auparavant gardent le nom dont elles ont été signées.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/study.py" />
            <source>The next {n} labels are expected to fix {best} final labels if you add them where they help most, and {evenly} if you spread them evenly.</source>
            <extracomment>For one: The next {n} label is expected to fix {best} final labels if you add it where it helps most, and {evenly} if you spread labels evenly.</extracomment>
            <translation>
                <numerusform>La prochaine étiquette ({n}) devrait corriger {best} étiquettes finales si vous l’ajoutez là où elle aide le plus, et {evenly} en répartissant également.</numerusform>
                <numerusform>Les {n} prochaines étiquettes devraient corriger {best} étiquettes finales si vous les ajoutez là où elles aident le plus, et {evenly} si vous les répartissez également.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>The number of the first item: 1 in MATLAB, 0 in Python.</source>
            <translation>Le numéro du premier élément : 1 en MATLAB, 0 en Python.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>The number used where a worker gave no label.</source>
            <translation>Le nombre utilisé là où un annotateur n’a pas donné d’étiquette.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/lists.py" />
            <source>The numbers behind the bounds</source>
            <translation>Les nombres derrière les bornes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/page.py" />
            <source>The numbers behind the paper’s bounds</source>
            <translation>Les nombres derrière les bornes de l’article</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>The one label per item that is exported: the rule’s label, or a manual label.</source>
            <translation>L’unique étiquette par élément qui est exportée : celle de la règle, ou une étiquette manuelle.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/cubam.py" />
            <location filename="../../crowdgui/io/formats/research/peerannot.py" />
            <source>The outer names come first.</source>
            <translation>Les noms extérieurs d’abord.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>The previous bound was not yet computed when the first worker was changed.</source>
            <translation>La borne d’avant n’était pas encore calculée quand le premier annotateur a été changé.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The probabilities of a worker’s labels do not add up to 1.</source>
            <translation>Les probabilités des étiquettes d’un annotateur n’ont pas 1 pour somme.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>The probability that a worker guesses on a hard item.</source>
            <translation>La probabilité qu’un annotateur réponde au hasard sur un élément difficile.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>The probability that a worker labels an item, the same for all.</source>
            <translation>La probabilité qu’un annotateur étiquette un élément, la même pour tous.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>The probability that the audit alone is enough is about {share}.</source>
            <translation>La probabilité que l’audit seul suffise est d’environ {share}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>The quantities behind the paper’s bounds</source>
            <translation>Les grandeurs derrière les bornes de l’article</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/read_labels.py" />
            <source>The question “{question}” can’t be read. {why}</source>
            <translation>La question « {question} » ne peut pas être lue. {why}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/recipe_choice.py" />
            <source>The question “{wanted}” of the recipe is not in this file.</source>
            <translation>La question « {wanted} » de la recette n’est pas dans ce fichier.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/doccano.py" />
            <source>The quotation marks are wrong there. Export the project again.</source>
            <translation>Les guillemets sont incorrects à cet endroit. Exportez de nouveau le projet.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/mt_bench.py" />
            <source>The rating is missing</source>
            <translation>L’évaluation manque</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/recipes.py" />
            <source>The recipe is for the format “{name}”, which this file doesn’t follow.</source>
            <translation>La recette est pour le format « {name} », que ce fichier ne respecte pas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>The recommended rule, “{rule}”, gives the same labels.</source>
            <translation>La règle recommandée, « {rule} », donne les mêmes étiquettes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/recommended_strip.py" />
            <source>The recommended rule, “{rule}”, is running for comparison.</source>
            <translation>La règle recommandée, « {rule} », s’exécute pour comparaison.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/compare.py" />
            <source>The recommended rule, “{rule}”, would change {n} of {items} labels.</source>
            <extracomment>For one: The recommended rule, “{rule}”, would change {n} of {items} labels.</extracomment>
            <translation>
                <numerusform>La règle recommandée, « {rule} », changerait {n} étiquette sur {items}.</numerusform>
                <numerusform>La règle recommandée, « {rule} », changerait {n} étiquettes sur {items}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>The records so far have {n} different fields, too many for a table. Give every record the same fields.</source>
            <translation>Les enregistrements lus jusqu’ici ont {n} champs différents, trop pour un tableau. Donnez les mêmes champs à chaque enregistrement.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The results so far are from another simulation.</source>
            <translation>Les résultats obtenus jusqu’ici viennent d’une autre simulation.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/bounds.py" />
            <source>The reviewers disagree on {n} items of the audit.</source>
            <extracomment>For one: The reviewers disagree on {n} item of the audit.</extracomment>
            <translation>
                <numerusform>Les réviseurs divergent sur {n} élément de l’audit.</numerusform>
                <numerusform>Les réviseurs divergent sur {n} éléments de l’audit.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>The reviewer’s labels are correct</source>
            <translation>Les étiquettes du réviseur sont justes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>The reviewer’s note.</source>
            <translation>La note du réviseur.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>The rows can’t be separated. Check the separator and the quotation marks.</source>
            <translation>Impossible de séparer les lignes. Vérifiez le séparateur et les guillemets.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>The rows can’t be shown.</source>
            <translation>Les lignes ne peuvent pas être montrées.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>The rule did not use the gold labels of the sample</source>
            <translation>La règle n’a pas utilisé les étiquettes de référence de l’échantillon</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>The rule gave “{label}”, confidence {share}.</source>
            <translation>La règle a donné « {label} », confiance {share}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>The rule gives the same label, confidence {share}.</source>
            <translation>La règle donne la même étiquette, confiance {share}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>The rule had no label to use.</source>
            <translation>La règle n’avait aucune étiquette à utiliser.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>The rule has not run this way, so there is nothing to compare.</source>
            <translation>La règle n’a pas été exécutée ainsi : il n’y a donc rien à comparer.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mixed_votes.py" />
            <source>The rule has used gold, so its error there is too low.</source>
            <translation>La règle a utilisé la référence : son erreur y est donc trop basse.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/mixed_votes.py" />
            <source>The rule has used these gold labels, so they can’t test it.</source>
            <translation>La règle a utilisé ces étiquettes de référence : elles ne peuvent donc pas la tester.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>The rule keeps gold items at their gold label.</source>
            <translation>La règle laisse aux éléments de référence leur étiquette de référence.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/run.py" />
            <source>The rule stopped before it converged.</source>
            <translation>La règle s’est arrêtée avant de converger.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>The rule stops after this many iterations, even if labels still change.</source>
            <translation>La règle s’arrête après ce nombre d’itérations, même si des étiquettes changent encore.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>The rule stops after this many iterations, even if weights still change.</source>
            <translation>La règle s’arrête après ce nombre d’itérations, même si des poids changent encore.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>The rule used gold for items of the sample, so they aren’t a fair test.</source>
            <translation>La règle a utilisé la référence d’éléments de l’échantillon : ils ne sont donc pas un test valable.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The rule “{key}” can’t run on a cluster; {there} can.</source>
            <translation>La règle « {key} » ne peut pas s’exécuter sur un cluster ; {there} le peuvent.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/compare.py" />
            <source>The rules disagree on {n} of {items} items ({share}). Without gold, nothing here shows which is right.</source>
            <extracomment>For one: The rules disagree on {n} of {items} items ({share}). Without gold, nothing here shows which is right.</extracomment>
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
            <location filename="../../crowdgui/ui/controllers/review_controller.py" />
            <source>The rule’s label is hidden; choose by number</source>
            <translation>L’étiquette de la règle est masquée ; choisissez par numéro</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>The rule’s labels stay hidden while you audit. Mistakes that you find are corrected at once.</source>
            <translation>Les étiquettes de la règle restent cachées pendant l’audit. Les erreurs trouvées sont corrigées aussitôt.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/file_list.py" />
            <source>The run and its guarantee</source>
            <translation>L’exécution et sa garantie</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <source>The same inputs are the same item, even if they were published again.</source>
            <translation>Les mêmes entrées sont le même élément, même si elles ont été publiées de nouveau.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/toloka.py" />
            <source>The same inputs can be several tasks, in separate pools.</source>
            <translation>Les mêmes entrées peuvent être plusieurs tâches, chacune dans son pool.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>The same lead in the best case.</source>
            <translation>La même avance, au mieux.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>The same number of labels each</source>
            <translation>Le même nombre d’étiquettes pour chacun</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>The same probability for all</source>
            <translation>La même probabilité pour tous</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>The same seed draws the same datasets on every computer.</source>
            <translation>La même graine tire les mêmes jeux de données sur tout ordinateur.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>The same seed gives the same starts and the same held-out labels.</source>
            <translation>La même graine donne les mêmes départs et les mêmes étiquettes masquées.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>The same seed gives the same starts.</source>
            <translation>La même graine donne les mêmes départs.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <source>The same text with another question is another task, but the same item.</source>
            <translation>Le même texte avec une autre question est une autre tâche, mais le même élément.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/label_filters.py" />
            <source>The same worker gave the item the same label again</source>
            <translation>Le même annotateur a redonné la même étiquette à l’élément</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <source>The scheduler of a Dask cluster, for labels that don’t fit on one computer: see Run ▸ Run on a cluster.</source>
            <translation>L’ordonnanceur d’un cluster Dask, pour des étiquettes qui ne tiennent pas sur un seul ordinateur : voir Exécution ▸ Exécuter sur un cluster.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/shared_parts.py" />
            <source>The scheduler responds, but there are no worker processes yet.</source>
            <translation>L’ordonnanceur répond, mais il n’y a encore aucun processus de travail.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/recipes.py" />
            <source>The separator of the recipe doesn’t fit this file.</source>
            <translation>Le séparateur de la recette ne convient pas à ce fichier.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_cells.py" />
            <source>The set is a class</source>
            <translation>L’ensemble est une classe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>The share of a copying worker’s labels that are taken from the source.</source>
            <translation>La part des étiquettes d’un annotateur copieur reprises de la source.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The shares of workers add up to more than 100%.</source>
            <translation>La somme des parts d’annotateurs dépasse 100 %.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The shares to keep must increase, above 0% and up to 100%.</source>
            <translation>Les parts à garder doivent être croissantes, supérieures à 0 % et d’au plus 100 %.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The sharper bounds are not computed: with so many labels and classes they would take very long.</source>
            <translation>Les bornes plus fines ne sont pas calculées : avec autant d’étiquettes et de classes, ce serait très long.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>The solid bar is the guarantee.</source>
            <translation>La barre pleine est la garantie.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/rules.py" />
            <source>The starts give different labels on {n} items; their probabilities are averaged.</source>
            <extracomment>For one: The starts give different labels on {n} item; their probabilities are averaged.</extracomment>
            <translation>
                <numerusform>Les départs donnent des étiquettes différentes sur {n} élément ; on fait la moyenne de leurs probabilités.</numerusform>
                <numerusform>Les départs donnent des étiquettes différentes sur {n} éléments ; on fait la moyenne de leurs probabilités.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/surveys/qualtrics.py" />
            <source>The survey has no responses yet. Export it again.</source>
            <translation>L’enquête n’a pas encore de réponses. Exportez-la de nouveau.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>The system can’t read this file: {why}.</source>
            <translation>Le système n’a pas pu lire ce fichier : {why}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>The table shows no item</source>
            <translation>Le tableau ne montre aucun élément</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The target error rate must be at least 0% and below 100%.</source>
            <translation>Le taux d’erreur visé doit être d’au moins 0 % et inférieur à 100 %.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>The target holds for the labels of each class</source>
            <translation>L’objectif vaut pour les étiquettes de chaque classe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>The target was fixed before the audit</source>
            <translation>L’objectif a été fixé avant l’audit</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>The target was fixed before the audit.</source>
            <translation>L’objectif a été fixé avant l’audit.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>The target was fixed before the audit. Others are shown for comparison only.</source>
            <translation>L’objectif a été fixé avant l’audit. Les autres ne servent qu’à comparer.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <source>The task was rejected, so no option was chosen</source>
            <translation>La tâche a été rejetée, donc aucune option n’a été choisie</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <source>The task, with its question</source>
            <translation>La tâche, avec sa question</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>The text can’t be stored: {why}.</source>
            <translation>Le texte ne peut pas être enregistré : {why}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/rules.py" />
            <source>The three rules disagree on {n} items.</source>
            <extracomment>For one: The three rules disagree on {n} item.</extracomment>
            <translation>
                <numerusform>Les trois règles ne sont pas d’accord sur {n} élément.</numerusform>
                <numerusform>Les trois règles ne sont pas d’accord sur {n} éléments.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>The three rules have equal weight: there are too few labels to learn their weights.</source>
            <translation>Les trois règles ont le même poids : il y a trop peu d’étiquettes pour apprendre leurs poids.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>The time is known for {count}</source>
            <translation>L’heure est connue pour {count}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/timing.py" />
            <source>The time of a label is the time since the previous label in the same session.</source>
            <translation>La durée d’une étiquette est le temps écoulé depuis l’étiquette précédente de la même session.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <source>The time spent covers several items and is not used.</source>
            <translation>Le temps passé est celui de plusieurs éléments et n’est pas utilisé.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/form_answers.py" />
            <source>The time spent on a page is split evenly between its labels.</source>
            <translation>Le temps passé sur une page est réparti également entre ses étiquettes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>The true label of this item is not known.</source>
            <translation>L’étiquette vraie de cet élément n’est pas connue.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>The values are listed after the file is read.</source>
            <translation>Les valeurs sont listées après la lecture du fichier.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The values of what varies must increase.</source>
            <translation>Les valeurs de ce qui varie doivent être croissantes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>The weight of each worker. A worker you enter no weight for gets 0.</source>
            <translation>Le poids de chaque annotateur. Un annotateur sans poids indiqué reçoit 0.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>The weight of each worker. If you enter none, each gets 1; if you enter some, the other workers get 0.</source>
            <translation>Le poids de chaque annotateur. Si vous n’en indiquez aucun, chacun reçoit 1 ; si vous en indiquez certains, les autres reçoivent 0.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>The workbook is empty.</source>
            <translation>Le classeur est vide.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/label_filters.py" />
            <source>The worker gave the item another label earlier</source>
            <translation>L’annotateur a donné une autre étiquette à l’élément auparavant</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/label_filters.py" />
            <source>The worker gave the item another label later</source>
            <translation>L’annotateur a donné une autre étiquette à l’élément plus tard</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/label_filters.py" />
            <source>The worker gave the item different labels</source>
            <translation>L’annotateur a donné des étiquettes différentes à l’élément</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/label_filters.py" />
            <source>The worker is missing</source>
            <translation>L’annotateur manque</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/model_workers.py" />
            <source>The worker or its kind is missing</source>
            <translation>L’annotateur ou sa nature manque</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>The workers agree on every item</source>
            <translation>Les annotateurs sont d’accord sur chaque élément</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>The workers’ estimated mean accuracy, as one-step voting needs it.</source>
            <translation>L’exactitude estimée des annotateurs, en moyenne, telle que la requiert le vote en une étape.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/recommended_strip.py" />
            <source>The {n} checked items can show which rule makes fewest mistakes.</source>
            <translation>Les {n} éléments vérifiés peuvent montrer quelle règle fait le moins d’erreurs.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>The {n} flagged workers with the most labels, of {all}.</source>
            <translation>Les {n} annotateurs signalés ayant le plus d’étiquettes, sur {all}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>The {n} items were drawn at random</source>
            <extracomment>For one: The item was drawn at random</extracomment>
            <translation>
                <numerusform>L’élément a été tiré au hasard</numerusform>
                <numerusform>Les {n} éléments ont été tirés au hasard</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <source>The {n} least confident of the {all} items that need review; items with manual labels are not listed.</source>
            <translation>Les {n} de confiance la plus basse parmi les {all} éléments à réviser ; les éléments à étiquette manuelle ne sont pas listés.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>The {n} most frequent of {words} different values.</source>
            <translation>Les {n} plus fréquentes des {words} valeurs différentes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>The {n} of {all} classes with the largest shares are shown.</source>
            <translation>Les {n} classes aux plus grandes parts sont montrées, sur {all}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>The {n} workers with the most labels, of {all}. The 95% confidence interval is in brackets.</source>
            <translation>Les {n} annotateurs ayant le plus d’étiquettes, sur {all}. Entre parenthèses, l’intervalle de confiance à 95 %.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mixed_votes.py" />
            <source>Their error isn’t known.</source>
            <translation>Leur erreur n’est pas connue.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>Their labels</source>
            <translation>Leurs étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Their labels don’t count</source>
            <translation>Leurs étiquettes ne comptent pas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Theorem 4 gives no bound for these labels.</source>
            <translation>Le théorème 4 ne donne aucune borne pour ces étiquettes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Theorem 4: at most {share} wrong on average.</source>
            <translation>Théorème 4 : au plus {share} de fausses en moyenne.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/page.py" />
            <source>Theory</source>
            <translation>Théorie</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/tabular/raw_table.py" />
            <source>There are more fields than can be shown: {n} are skipped.</source>
            <extracomment>For one: There are more fields than can be shown: {n} is skipped.</extracomment>
            <translation>
                <numerusform>Il y a plus de champs qu’on ne peut en montrer : {n} est ignoré.</numerusform>
                <numerusform>Il y a plus de champs qu’on ne peut en montrer : {n} sont ignorés.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>There are no gold labels to take class shares from. Choose “As in the votes”.</source>
            <translation>Il n’y a pas d’étiquettes de référence d’où tirer les parts des classes. Choisissez « Comme dans les votes ».</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/questions.py" />
            <source>There are no labels for the question “{wanted}”. The questions are {questions}.</source>
            <translation>Il n’y a pas d’étiquettes pour la question « {wanted} ». Les questions sont : {questions}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/labelbox.py" />
            <source>There are no labels in this export. Export with “Labels” and their details.</source>
            <translation>Il n’y a pas d’étiquettes dans cet export. Exportez avec « Labels » et leurs détails.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/long_table.py" />
            <location filename="../../crowdgui/io/importing/tables.py" />
            <source>There are no labels in this file. Export it again.</source>
            <translation>Il n’y a pas d’étiquettes dans ce fichier. Exportez-le de nouveau.</translation>
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
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>There are several questions: {questions}.</source>
            <translation>Il y a plusieurs questions : {questions}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/questions.py" />
            <source>There are several questions: {questions}. Choose one.</source>
            <translation>Il y a plusieurs questions : {questions}. Choisissez-en une.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>There are too few items with labels to split them into halves.</source>
            <translation>Il y a trop peu d’éléments étiquetés pour les partager en moitiés.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>There are too few items, or too few disagreements on them, to check whether mistakes are independent.</source>
            <translation>Il y a trop peu d’éléments, ou trop peu de désaccords sur eux, pour vérifier si les erreurs sont indépendantes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>There are {classes} different labels from {workers} workers, too many to distinguish. Check that the label column contains labels, not free text.</source>
            <translation>Il y a {classes} étiquettes différentes de {workers} annotateurs, trop pour les distinguer. Vérifiez que la colonne des étiquettes contient des étiquettes et non du texte libre.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>There are {classes} different values among {labels} labels; this looks like free text.</source>
            <translation>Il y a {classes} valeurs différentes parmi {labels} étiquettes ; cela ressemble à du texte libre.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>There are {n} columns; at most {most} can be read. Is the separator right?</source>
            <translation>Il y a {n} colonnes ; {most} au plus peuvent être lues. Le séparateur est-il le bon ?</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/raw_table.py" />
            <source>There are {n} columns; at most {most} can be read. Save it with one row per label.</source>
            <translation>Il y a {n} colonnes ; {most} au plus peuvent être lues. Enregistrez avec une ligne par étiquette.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>There are {n} different labels</source>
            <translation>Il y a {n} étiquettes différentes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>There are {n} different numbers</source>
            <translation>Il y a {n} nombres différents</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/atomic.py" />
            <source>There is a folder where a file should be, or a file where a folder should be.</source>
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
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>There is no array “{name}”. The arrays are {names}.</source>
            <translation>Il n’y a pas de tableau « {name} ». Les tableaux sont : {names}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>There is no attentive worker left to copy from.</source>
            <translation>Il ne reste aucun annotateur attentif à copier.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>There is no bound for single items here: this rule isn’t a sum of votes.</source>
            <translation>Il n’y a pas ici de borne pour un élément seul : cette règle n’est pas une somme de votes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>There is no bound if workers copy, because their labels are not independent.</source>
            <translation>Il n’y a pas de borne si des annotateurs copient : les étiquettes ne sont pas indépendantes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/inception.py" />
            <source>There is no column for a worker. Export the table with all workers.</source>
            <translation>Il n’y a pas de colonne d’annotateur. Exportez le tableau avec tous les annotateurs.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/checked_list.py" />
            <source>There is no column “{missing}”. The columns needed are {names}.</source>
            <translation>Il n’y a pas de colonne « {missing} ». Les colonnes requises sont {names}.</translation>
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
            <location filename="../../crowdgui/text/compare.py" />
            <source>There is no gold to compare rules on.</source>
            <translation>Il n’y a pas de référence qui permette de comparer les règles.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>There is no gold to fix items to.</source>
            <translation>Il n’y a pas de référence à laquelle fixer des éléments.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>There is no guarantee yet.</source>
            <translation>Il n’y a pas encore de garantie.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>There is no other worker to compare with.</source>
            <translation>Il n’y a pas d’autre annotateur à comparer.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/peers.py" />
            <source>There is no other worker.</source>
            <translation>Il n’y a pas d’autre annotateur.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>There is no preset “{key}”; choose from {known}.</source>
            <translation>Il n’y a pas de préréglage « {key} » ; choisissez parmi : {known}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/sources.py" />
            <source>There is no question “{wanted}”. The questions are {there}.</source>
            <translation>Il n’y a pas de question « {wanted} ». Les questions sont : {there}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>There is no rule “{key}”; choose from {known}.</source>
            <translation>Il n’y a pas de règle « {key} » ; choisissez parmi : {known}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>There is no sign of worker groups that are good at different items.</source>
            <translation>Rien n’indique des groupes d’annotateurs bons sur des éléments différents.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>There is no such sheet. The sheets are {names}.</source>
            <translation>Cette feuille n’existe pas. Les feuilles sont : {names}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/sources.py" />
            <source>There is no text on the clipboard. Copy the cells of a table first.</source>
            <translation>Il n’y a pas de texte dans le presse-papiers. Copiez d’abord les cellules d’un tableau.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>There is no worker “{name}”.</source>
            <translation>Il n’y a pas d’annotateur « {name} ».</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/cvat.py" />
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
            <location filename="../../crowdgui/jobs/project_writer.py" />
            <source>There is not enough memory to save or open it.</source>
            <translation>Il n’y a pas assez de mémoire pour l’enregistrer ou l’ouvrir.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>There is one model, so none to share mistakes with</source>
            <translation>Il n’y a qu’un modèle, donc pas d’erreurs partagées</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>There is only one column, but you need columns for worker, item and label. Check the separator.</source>
            <translation>Il n’y a qu’une colonne, mais il faut des colonnes pour l’annotateur, l’élément et l’étiquette. Vérifiez le séparateur.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/sources.py" />
            <source>There is only one question. Remove the option --question.</source>
            <translation>Il n’y a qu’une question. Retirez l’option --question.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/surveys/survey.py" />
            <source>There is only one respondent. Labels need several workers to compare.</source>
            <translation>Il n’y a qu’un répondant. Il faut plusieurs annotateurs pour comparer les étiquettes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>There is only one worker, so there is nobody to compare with.</source>
            <translation>Il y a un seul annotateur : il n’y a donc personne à qui le comparer.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>These are too many datasets to draw. Use fewer points or repetitions.</source>
            <translation>C’est trop de jeux de données à tirer. Utilisez moins de points ou de répétitions.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <source>These figures are from the last run. They are replaced when this run ends.</source>
            <translation>Ces chiffres viennent de la dernière exécution. Ils seront remplacés à la fin de celle-ci.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/page.py" />
            <source>These labels come from {made}. Run {chosen} to replace them.</source>
            <translation>Ces étiquettes viennent de la règle {made}. Exécutez {chosen} pour les remplacer.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>These labels differ slightly but significantly from what independent workers would give.</source>
            <translation>Ces étiquettes diffèrent légèrement, mais significativement, de ce que donneraient des annotateurs indépendants.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/page.py" />
            <source>These labels were made with other options. Run again to replace them.</source>
            <translation>Ces étiquettes ont été faites avec d’autres options. Exécutez de nouveau pour les remplacer.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/write.py" />
            <source>These labels were read from {file} in {folder}, and CrowdGUI never changes source files. Choose another folder.</source>
            <translation>Ces étiquettes ont été lues dans {file} de {folder}, et CrowdGUI ne modifie jamais les fichiers source. Choisissez un autre dossier.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>These options don’t belong to the rule “{key}”.</source>
            <translation>Ces options n’appartiennent pas à la règle « {key} ».</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/detail.py" />
            <source>They agree with the others on {agreed} of {of} comparable labels ({share}).</source>
            <translation>Ils sont d’accord avec les autres sur {agreed} des {of} étiquettes comparables ({share}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>They choose any class except the one they think is right.</source>
            <translation>Ils choisissent n’importe quelle classe sauf celle qu’ils croient juste.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>They choose every class equally often.</source>
            <translation>Ils choisissent toutes les classes aussi souvent.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>They copy from a source, an attentive worker, so their labels are not independent.</source>
            <translation>Ils copient une source, un annotateur attentif ; leurs étiquettes ne sont donc pas indépendantes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>They give every item the same class, drawn at random for each of these workers.</source>
            <translation>Ils donnent la même classe à tous les éléments, tirée au hasard pour chacun de ces annotateurs.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/file_preview.py" />
            <source>They keep a spreadsheet from running cells as formulas.</source>
            <translation>Elles empêchent un tableur d’exécuter des cellules comme formules.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>They override the rule and are exported with reviewer, time and note.</source>
            <translation>Elles l’emportent sur la règle et sont exportées avec réviseur, date et note.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_flat.py" />
            <source>This Zooniverse file is {what}. Export the classifications.</source>
            <translation>Ce fichier Zooniverse contient {what}. Exportez les classifications.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>This bound assumes one label per worker and item; here some workers gave more.</source>
            <translation>Cette borne suppose une étiquette par annotateur et par élément ; ici, certains annotateurs en ont donné plus.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>This bound covers only a crowd that is worse than chance; this one isn’t.</source>
            <translation>Cette borne ne vaut que pour une foule pire que le hasard ; celle-ci ne l’est pas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>This bound covers only rules that add up votes; this rule doesn’t.</source>
            <translation>Cette borne ne vaut que pour les règles qui additionnent des votes ; celle-ci ne le fait pas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>This bound needs two classes and items without gold labels.</source>
            <translation>Cette borne demande deux classes, et des éléments sans étiquette de référence.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>This bound needs two classes and two included workers.</source>
            <translation>Cette borne demande deux classes et deux annotateurs retenus.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>This can’t be seen from the labels.</source>
            <translation>Les étiquettes ne permettent pas de le voir.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>This can’t be tested: no person shares at least {n} items with {model} and another person.</source>
            <translation>Impossible à tester : aucune personne ne partage au moins {n} éléments avec {model} et une autre personne.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <source>This computer has {n}. Results are the same with any number; use fewer to leave more for other programs.</source>
            <extracomment>For one: This computer has {n}. Results are the same with any number; use fewer to leave more for other programs.</extracomment>
            <translation>
                <numerusform>Cet ordinateur en a {n}. Les résultats sont les mêmes quel que soit le nombre ; en prendre moins laisse davantage aux autres programmes.</numerusform>
                <numerusform>Cet ordinateur en a {n}. Les résultats sont les mêmes quel que soit le nombre ; en prendre moins laisse davantage aux autres programmes.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>This file contains no records.</source>
            <translation>Ce fichier ne contient aucun enregistrement.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>This file does not exist. Was it moved?</source>
            <translation>Ce fichier n’existe pas. A-t-il été déplacé ?</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/toloka.py" />
            <source>This file holds tasks, not labels. Download the assignments of the pool.</source>
            <translation>Ce fichier contient des tâches, pas des étiquettes. Téléchargez les travaux (assignments) du pool.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/recipes.py" />
            <source>This file lacks columns of the recipe: {names}.</source>
            <translation>Des colonnes de la recette manquent dans ce fichier : {names}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/toloka.py" />
            <source>This file names no workers: it holds labels that Toloka has aggregated. Download the assignments (“Download results”) instead.</source>
            <translation>Ce fichier ne nomme aucun annotateur : il contient des étiquettes que Toloka a agrégées. Téléchargez plutôt les travaux (« Download results »).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/tables.py" />
            <source>This folder holds no labels in a known format. Open one of its files instead.</source>
            <translation>Ce dossier ne contient pas d’étiquettes dans un format connu. Ouvrez plutôt l’un de ses fichiers.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>This is a MATLAB file of version 7.3. Save it in MATLAB with the option -v7.</source>
            <translation>Ce fichier MATLAB est de version 7.3. Enregistrez-le dans MATLAB avec l’option -v7.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>This is a folder or a device, not a file.</source>
            <translation>Ce n’est pas un fichier mais un dossier ou un périphérique.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/file.py" />
            <source>This is a folder, not a project file.</source>
            <translation>C’est un dossier, pas un fichier de projet.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/surveys/survey_forms.py" />
            <source>This is a list of participants without labels. Open the responses instead.</source>
            <translation>C’est une liste de participants sans étiquettes. Ouvrez plutôt les réponses.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>This is a manual label; the bound is about the rule’s labels.</source>
            <translation>C’est une étiquette manuelle ; la borne porte sur les étiquettes de la règle.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>This is a web page, not a table. Was a login page saved instead of the file?</source>
            <translation>C’est une page web, pas un tableau. Une page de connexion a-t-elle été enregistrée à la place du fichier ?</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>This is an estimate, not a guarantee: it treats the fitted model as true. The plan uses {part} of the predicted gain; on real datasets, {low} to {high} of it was reached.</source>
            <translation>C’est une estimation, pas une garantie : elle tient le modèle ajusté pour vrai. Le plan compte {part} du gain prédit ; sur des jeux de données réels, {low} à {high} en ont été atteints.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>This is an unknown kind of XML file. Export it as CSV or JSON.</source>
            <translation>C’est un fichier XML d’un genre inconnu. Exportez-le en CSV ou JSON.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/file.py" />
            <source>This is not a project file.</source>
            <translation>Ce n’est pas un fichier de projet.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/appen.py" />
            <source>This is the aggregated report, which names no worker. Download the report called “Full” instead.</source>
            <translation>C’est le rapport agrégé, qui ne nomme aucun annotateur. Téléchargez à la place le rapport appelé « Full ».</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/cvat.py" />
            <source>This is the export of a whole task, which doesn’t say who made each tag. Export each job separately; or, if one worker did everything, choose “The file name”.</source>
            <translation>C’est l’export d’une tâche entière, qui ne dit pas qui a fait quel tag. Exportez chaque job séparément ; ou, si un seul annotateur a tout fait, choisissez « Le nom du fichier ».</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/review_controller.py" />
            <source>This is the last item left to label</source>
            <translation>C’est le dernier élément à étiqueter</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>This is {what}, not a text table. Save it as CSV first.</source>
            <translation>C’est {what}, pas un tableau de texte. Enregistrez d’abord en CSV.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/recipes.py" />
            <source>This isn’t a CrowdGUI recipe, or it is damaged.</source>
            <translation>Ce n’est pas une recette de CrowdGUI, ou elle est endommagée.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/cvat.py" />
            <source>This isn’t an XML file from CVAT.</source>
            <translation>Ce n’est pas un fichier XML de CVAT.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/cubam.py" />
            <source>This line is neither a worker nor an item with its label, as in {example}. CrowdGUI reads no other YAML here.</source>
            <translation>Cette ligne n’est ni un annotateur ni un élément avec son étiquette, comme dans {example}. CrowdGUI ne lit pas ici d’autre YAML.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>This looks like copying.</source>
            <translation>Cela ressemble à une copie.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/sagemaker.py" />
            <source>This manifest holds only final labels. Open the job’s folder instead: the workers’ labels are in “annotations/worker-response”.</source>
            <translation>Ce manifeste ne contient que des étiquettes finales. Ouvrez plutôt le dossier du job : les étiquettes des annotateurs sont dans « annotations/worker-response ».</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>This picture is not in the folder of the label file.</source>
            <translation>Cette image n’est pas dans le dossier du fichier d’étiquettes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/file.py" />
            <source>This project uses file version {theirs}, and this CrowdGUI reads versions up to {ours}. Update CrowdGUI to open it.</source>
            <translation>Ce projet utilise la version de fichier {theirs}, et ce CrowdGUI lit les versions jusqu’à {ours}. Mettez CrowdGUI à jour pour l’ouvrir.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/page.py" />
            <source>This rule counts the votes once, so there are no iterations to show.</source>
            <translation>Cette règle compte les votes une seule fois : il n’y a donc pas d’itérations à montrer.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/rule_options.py" />
            <source>This rule has no options.</source>
            <translation>Cette règle n’a pas d’options.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>This rule has not run.</source>
            <translation>Cette règle n’a pas été exécutée.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/errors.py" />
            <source>This rule is for two classes, but these labels have {n}. Choose another rule.</source>
            <extracomment>For one: This rule is for two classes, but these labels have {n}. Choose another rule.</extracomment>
            <translation>
                <numerusform>Cette règle est faite pour deux classes, et ces étiquettes en ont {n}. Choisissez une autre règle.</numerusform>
                <numerusform>Cette règle est faite pour deux classes, et ces étiquettes en ont {n}. Choisissez une autre règle.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>This rule is for two classes. Here it distinguishes each class from those after it, so the order of the classes matters.</source>
            <translation>Cette règle est faite pour deux classes ; ici, elle distingue chaque classe de celles qui la suivent, et l’ordre des classes compte donc.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>This rule isn’t a sum of votes, so this bound doesn’t apply to it.</source>
            <translation>Cette règle n’est pas une somme de votes : cette borne ne s’y applique donc pas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <source>This rule used the gold labels, so they aren’t a fair test of its final labels.</source>
            <translation>Cette règle a utilisé les étiquettes de référence : elles ne sont donc pas un test valable de ses étiquettes finales.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>This rule’s confidence is a share of the votes, not a probability.</source>
            <translation>La confiance de cette règle est une part des votes, non une probabilité.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>This sheet is empty. Choose another one.</source>
            <translation>Cette feuille est vide. Choisissez-en une autre.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>This starts like JSON but isn’t JSON. Export it again as JSON or CSV.</source>
            <translation>Ce fichier commence comme du JSON, mais n’en est pas. Exportez-le de nouveau en JSON ou CSV.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/preview.py" />
            <source>This table is computed when it is exported.</source>
            <translation>Ce tableau est calculé au moment de l’export.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>This worker gave no label to an item with a final label.</source>
            <translation>Cet annotateur n’a donné d’étiquette à aucun élément ayant une étiquette finale.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>This worker gave no label.</source>
            <translation>Cet annotateur n’a donné aucune étiquette.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>This worker is a person, or a model whose family isn’t known.</source>
            <translation>Cet annotateur est une personne, ou un modèle dont la famille n’est pas connue.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>This worker is excluded, so the rule doesn’t use their labels.</source>
            <translation>Cet annotateur est écarté : la règle n’utilise donc pas ses étiquettes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>This worker is excluded, so their labels aren’t compared.</source>
            <translation>Cet annotateur est écarté : ses étiquettes ne sont donc pas comparées.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>This worker labelled no gold item.</source>
            <translation>Cet annotateur n’a étiqueté aucun élément de référence.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>This worker labelled no item more than once.</source>
            <translation>Cet annotateur n’a étiqueté plusieurs fois aucun élément.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <source>Those flagged only for copying too</source>
            <translation>Aussi ceux signalés seulement pour copie</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/study_panel.py" />
            <source>Tick a rule in the table first.</source>
            <translation>Cochez d’abord une règle dans le tableau.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>Tie</source>
            <translation>Ex æquo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>Tied</source>
            <translation>Ex æquo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <location filename="../../crowdgui/ui/pages/export/export_text.py" />
            <source>Ties</source>
            <translation>Ex æquo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Time</source>
            <translation>Heure</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Time of 50 iterations</source>
            <translation>Durée de 50 itérations</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Time to converge</source>
            <translation>Durée jusqu’à convergence</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Time to stop</source>
            <translation>Durée jusqu’à l’arrêt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Times are for the rule alone on one core, without drawing the dataset. They are up to a quarter longer when several datasets run at the same time.</source>
            <translation>Les durées sont celles de la règle seule sur un cœur, sans le tirage du jeu de données. Elles augmentent jusqu’à un quart quand plusieurs jeux de données sont traités en même temps.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/read_labels.py" />
            <source>Times that can’t be read; their labels are kept</source>
            <translation>Heures illisibles ; leurs étiquettes sont gardées</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/read_labels.py" />
            <source>Times whose day and month can’t be distinguished; their labels are kept</source>
            <translation>Dates dont le jour ne se distingue pas du mois ; leurs étiquettes sont gardées</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/study_panel.py" />
            <source>To continue, increase the number of draws or tick another rule in the table.</source>
            <translation>Pour continuer, augmentez le nombre de tirages ou cochez une autre règle dans le tableau.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/file_preview.py" />
            <source>To keep them, change this on the Source page.</source>
            <translation>Pour les garder, changez cela sur la page Source.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/acceptance.py" />
            <source>To review: about {n}</source>
            <translation>À revoir : environ {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/acceptance.py" />
            <source>To review: {n}</source>
            <translation>À revoir : {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/recipe_choice.py" />
            <source>To start again, choose no recipe on the Source page.</source>
            <translation>Pour repartir de zéro, ne choisissez aucune recette sur la page Source.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/detail.py" />
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
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Tolerance of the mean accuracy</source>
            <translation>Écart maximal de l’exactitude moyenne</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/toloka.py" />
            <source>Toloka assignments</source>
            <translation>Travaux Toloka (assignments)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/marks.py" />
            <location filename="../../crowdgui/text/flags.py" />
            <source>Too fast</source>
            <translation>Trop rapide</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Too few</source>
            <translation>Trop peu</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>Too few items have mistakes for an interval.</source>
            <translation>Trop peu d’éléments ont des erreurs pour un intervalle.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Too few items have two or more labels to check whether mistakes are independent.</source>
            <translation>Trop peu d’éléments ont deux étiquettes ou plus pour vérifier si les erreurs sont indépendantes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Too few items to distinguish agreement from chance.</source>
            <translation>Trop peu d’éléments pour distinguer l’accord du hasard.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/marks.py" />
            <source>Too few labels</source>
            <translation>Trop peu d’étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>Too few labels are of another class for an interval.</source>
            <translation>Trop peu d’étiquettes sont d’une autre classe pour un intervalle.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>Tour of the &amp;pages</source>
            <translation>&amp;Visite des pages</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>Tour of the pages</source>
            <translation>Visite des pages</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/argilla.py" />
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <source>Treat models as workers</source>
            <translation>Traiter les modèles comme des annotateurs</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>True labels (ground truth) that were known beforehand or checked by a reviewer.</source>
            <translation>Étiquettes vraies (ground truth) connues d’avance ou contrôlées par un réviseur.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>Try it with sample data</source>
            <translation>Essayer avec des données d’exemple</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Two classes</source>
            <translation>Deux classes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>Two classes have equal support on an item; the first class in order is used.</source>
            <translation>Deux classes ont le même soutien sur un élément ; la première dans l’ordre est retenue.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Two classes with an offset</source>
            <translation>Deux classes avec décalage</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Two groups, good at different items</source>
            <translation>Deux groupes, bons sur des éléments différents</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/timing.py" />
            <source>Two in three workers take {low} to {high}.</source>
            <translation>Deux annotateurs sur trois prennent de {low} à {high}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Two labels on one item are “{one}” and “{other}” in {seen} of cases; workers who are equally accurate on all classes would give {expected}: {meaning}.</source>
            <translation>Deux étiquettes d’un même élément sont « {one} » et « {other} » dans {seen} des cas ; des annotateurs ayant la même exactitude sur toutes les classes donneraient {expected} : {meaning}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>Two reviewers agree on {same} of {n} items ({share})</source>
            <translation>Deux réviseurs sont d’accord sur {same} éléments sur {n} ({share})</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Two workers</source>
            <translation>Deux annotateurs</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <source>Two workers who are right against the rest look like two who copy.</source>
            <translation>Deux annotateurs qui ont raison contre les autres ressemblent à deux qui copient.</translation>
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
            <translation>UTF-8 avec BOM</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>Uncertain</source>
            <translation>Incertains</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/title_corner.py" />
            <location filename="../../crowdgui/ui/main_window/window.py" />
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>Undo</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/title_corner.py" />
            <source>Undo {what}</source>
            <translation>Annuler : {what}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/file_head.py" />
            <source>Unpacked, the archive is larger than {most}.</source>
            <translation>Décompressée, l’archive dépasse {most}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/file_head.py" />
            <source>Unpacking {file}</source>
            <translation>Décompression de {file}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>Unstable</source>
            <translation>Instables</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Up</source>
            <translation>Monter</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>Upper bound on the probability that the label is wrong, if the worker model holds.</source>
            <translation>Borne supérieure de la probabilité que l’étiquette soit fausse, si le modèle des annotateurs est valable.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/bounds_chart.py" />
            <source>Upper bounds on the error rate. Estimates are not guarantees.</source>
            <translation>Bornes supérieures du taux d’erreur. Les estimations ne sont pas des garanties.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/bounds_chart.py" />
            <source>Upper bounds on the error rate. Estimates are not guarantees; hatched bars hold only if the worker model does.</source>
            <translation>Bornes supérieures du taux d’erreur. Les estimations ne sont pas des garanties ; les barres hachurées ne valent que si le modèle des annotateurs est valable.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Upper end of the 95% confidence interval.</source>
            <translation>Borne supérieure de l’intervalle de confiance à 95 %.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mixed_votes.py" />
            <source>Use</source>
            <translation>Utiliser</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/detail.py" />
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>Use as gold</source>
            <translation>Utiliser comme référence</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Use at least one draw.</source>
            <translation>Utilisez au moins un tirage.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse.py" />
            <source>Use gold-standard classifications as gold</source>
            <translation>Utiliser les classifications « gold standard » comme référence</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/recommendation_panel.py" />
            <location filename="../../crowdgui/ui/pages/labels/recommended_strip.py" />
            <source>Use recommended rule</source>
            <translation>Utiliser la règle recommandée</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_cells.py" />
            <source>Use the first choice</source>
            <translation>Utiliser le premier choix</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/flags.py" />
            <source>Use these thresholds</source>
            <translation>Utiliser ces seuils</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Use these {n} labels as gold</source>
            <extracomment>For one: Use this {n} label as gold</extracomment>
            <translation>
                <numerusform>Utiliser cette étiquette ({n}) comme référence</numerusform>
                <numerusform>Utiliser ces {n} étiquettes comme référence</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>Use {n} labels as gold</source>
            <extracomment>For one: Use {n} label as gold</extracomment>
            <translation>
                <numerusform>Utiliser {n} étiquette comme référence</numerusform>
                <numerusform>Utiliser {n} étiquettes comme référence</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <location filename="../../crowdgui/ui/pages/compare/recommendation_panel.py" />
            <source>Use {rule}</source>
            <translation>Utiliser {rule}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/compare.py" />
            <source>Use “{rule}”: it has {wrong} of {n} checked items wrong, and no other rule has at least 2 fewer.</source>
            <extracomment>For one: Use “{rule}”: it has {wrong} of {n} checked item wrong, and no other rule has at least 2 fewer.</extracomment>
            <translation>
                <numerusform>Utilisez « {rule} » : elle se trompe sur {wrong} des {n} éléments vérifiés, et aucune autre règle n’en a au moins 2 de moins.</numerusform>
                <numerusform>Utilisez « {rule} » : elle se trompe sur {wrong} des {n} éléments vérifiés, et aucune autre règle n’en a au moins 2 de moins.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/compare.py" />
            <source>Use “{rule}”: it has {wrong} of {n} checked items wrong, “{first}” {others}.</source>
            <extracomment>For one: Use “{rule}”: it has {wrong} of {n} checked item wrong, “{first}” {others}.</extracomment>
            <translation>
                <numerusform>Utilisez « {rule} » : elle se trompe sur {wrong} des {n} éléments vérifiés, « {first} » sur {others}.</numerusform>
                <numerusform>Utilisez « {rule} » : elle se trompe sur {wrong} des {n} éléments vérifiés, « {first} » sur {others}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>Use “{rule}”: without checked items, no rule has fewer errors on average over 25 real datasets.</source>
            <translation>Utilisez « {rule} » : sans éléments vérifiés, aucune règle ne fait moins d’erreurs en moyenne sur 25 jeux de données réels.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <source>Used as gold</source>
            <translation>Utilisée comme référence</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <source>Uses the file name as the worker.</source>
            <translation>Utilise le nom du fichier comme annotateur.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Uses the weight you enter for each worker.</source>
            <translation>Utilise le poids que vous indiquez pour chaque annotateur.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Uses what you enter about the workers, or estimates it from gold labels.</source>
            <translation>Utilise ce que vous indiquez sur les annotateurs, ou l’estime sur les étiquettes de référence.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Value</source>
            <translation>Valeur</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/queue_list.py" />
            <source>Value ↓</source>
            <translation>Utilité ↓</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Values</source>
            <translation>Valeurs</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>Values are bounds on the error rate: on average, unless a bound states a probability. Those marked “Not valid here” would hold if the worker model did.</source>
            <translation>Les valeurs sont des bornes du taux d’erreur : en moyenne, sauf si une borne indique une probabilité. Celles marquées « Non valable ici » vaudraient si le modèle des annotateurs était valable.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mark_models.py" />
            <source>Version</source>
            <translation>Version</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mark_models.py" />
            <source>Version of {worker}</source>
            <translation>Version de {worker}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Vertical bar</source>
            <translation>Barre verticale</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>View audit labels</source>
            <translation>Voir les étiquettes de l’audit</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <location filename="../../crowdgui/ui/pages/items/detail.py" />
            <location filename="../../crowdgui/ui/pages/items/queue_list.py" />
            <location filename="../../crowdgui/ui/widgets/chips.py" />
            <source>Votes</source>
            <translation>Votes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Votes between two classes and favours one of them by the offset you enter.</source>
            <translation>Vote entre deux classes en favorisant l’une du décalage que vous indiquez.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>Votes, weights and the rule’s label appear after you choose a label.</source>
            <translation>Votes, poids et étiquette de la règle apparaissent une fois que vous avez choisi une étiquette.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Voting</source>
            <translation>Vote</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Way to a guarantee</source>
            <translation>Vers une garantie</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Weight</source>
            <translation>Poids</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Weight of this worker’s vote. 0 is a guesser; below 0, the worker is wrong more often than a guesser, and the vote counts against the class.</source>
            <translation>Poids du vote de cet annotateur. 0 correspond à quelqu’un qui répond au hasard ; au-dessous de 0, l’annotateur a tort plus souvent que s’il répondait au hasard, et le vote compte contre la classe.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Weighted share of the final label among the labels of the item and of all items.</source>
            <translation>Part pondérée de l’étiquette finale parmi les étiquettes de l’élément et celles de tous les éléments.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Weighted voting (IWMV)</source>
            <translation>Vote pondéré (IWMV)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Weighted voting, log-odds</source>
            <translation>Vote pondéré, log-odds</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Weighting three rules</source>
            <translation>Pondération de trois règles</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Weights</source>
            <translation>Poids</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Weights every worker once, then votes again.</source>
            <translation>Pondère chaque annotateur une fois, puis vote de nouveau.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Weights workers by known accuracies or gold to make the bound smallest.</source>
            <translation>Pondère les annotateurs selon les exactitudes connues ou la référence, pour une borne minimale.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Weights: EBCC {ebcc}, BWA {bwa}, pooled EM {em}. These weights predict held-out labels best.</source>
            <translation>Poids : EBCC {ebcc}, BWA {bwa}, EM regroupé {em}. Ces poids prédisent le mieux les étiquettes masquées.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>What a file of labels looks like</source>
            <translation>À quoi ressemble un fichier d’étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>What a row of the labels is.</source>
            <translation>Ce que représente une ligne des étiquettes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>What each flag is based on.</source>
            <translation>Sur quoi repose chaque signalement.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/mixed_votes.py" />
            <source>What if only these voted?</source>
            <translation>Et si seuls ceux-ci votaient ?</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>What if you exclude these {n} workers?</source>
            <extracomment>For one: What if you exclude this worker?</extracomment>
            <translation>
                <numerusform>Et si cet annotateur était écarté ?</numerusform>
                <numerusform>Et si ces {n} annotateurs étaient écartés ?</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>What if you exclude {out} and include {back}?</source>
            <translation>Et si l’on écartait {out} et réintégrait {back} ?</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>What if you include these {n} workers?</source>
            <extracomment>For one: What if you include this worker?</extracomment>
            <translation>
                <numerusform>Et si cet annotateur était réintégré ?</numerusform>
                <numerusform>Et si ces {n} annotateurs étaient réintégrés ?</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>What is drawn for each worker if accuracies come from a Beta distribution.</source>
            <translation>Ce qui est tiré pour chaque annotateur quand les exactitudes viennent d’une loi bêta.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <source>What is known about the rules</source>
            <translation>Ce qu’on sait des règles</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/detail.py" />
            <source>What is known about this worker</source>
            <translation>Ce qu’on sait de cet annotateur</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way_parts.py" />
            <source>What is left to do</source>
            <translation>Ce qui reste à faire</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <source>What is shown beside the table</source>
            <translation>Ce qui est montré à côté du tableau</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>What is simulated</source>
            <translation>Ce qui est simulé</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>What is skipped</source>
            <translation>Ce qui est ignoré</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>What is skipped: {n}</source>
            <translation>Ce qui est ignoré : {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>What is this item? The rule’s label stays hidden so that it doesn’t influence you.</source>
            <translation>Quelle étiquette pour cet élément ? Celle de la règle reste masquée, pour ne pas vous influencer.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/theory.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>What it is based on</source>
            <translation>Sur quoi cela repose</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>What the audit gives you</source>
            <translation>Ce que l’audit vous apporte</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>What the curves show</source>
            <translation>Ce que montrent les courbes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/page.py" />
            <source>What the file holds</source>
            <translation>Ce que contient le fichier</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>What the models’ votes are worth can’t be estimated</source>
            <translation>On ne peut pas estimer ce que valent les votes des modèles</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_cells.py" />
            <source>What to do where a volunteer names several species for one subject.</source>
            <translation>Que faire si un bénévole nomme plusieurs espèces pour un même sujet.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>What varies</source>
            <translation>Ce qui varie</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>What was counted</source>
            <translation>Ce qui a été compté</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <source>What was counted, or why there is no value</source>
            <translation>Ce qui a été compté, ou pourquoi il n’y a pas de valeur</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <source>What was open before is still open.</source>
            <translation>Ce qui était ouvert avant l’est encore.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <source>What was shown</source>
            <translation>Ce qui a été montré</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <source>What was skipped</source>
            <translation>Ce qui a été ignoré</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/theory.py" />
            <source>What would lower the bound</source>
            <translation>Ce qui abaisserait la borne</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>What you get</source>
            <translation>Ce que vous obtenez</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>What {file} contains</source>
            <translation>Ce que contient {file}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>Where</source>
            <translation>Où</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Where each class’s share of the items comes from.</source>
            <translation>D’où vient la part de chaque classe parmi les éléments.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>Where they differed, a label is settled.</source>
            <translation>Là où ils divergeaient, une étiquette est convenue.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Where two rules differ</source>
            <translation>Où deux règles diffèrent</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>Whether the first row of the table names its columns.</source>
            <translation>Indique si la première ligne du tableau nomme ses colonnes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>Whether the study of fewer labels below includes this rule.</source>
            <translation>Indique si l’étude avec moins d’étiquettes, ci-dessous, essaie aussi cette règle.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Whether the {n} models share mistakes can’t be estimated.</source>
            <translation>On ne peut pas estimer si les {n} modèles partagent des erreurs.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Whether this worker is a person or a model.</source>
            <translation>Si cet annotateur est une personne ou un modèle.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/columns.py" />
            <source>Whether this worker’s labels count. Press Space to exclude or include the selected workers.</source>
            <translation>Indique si les étiquettes de cet annotateur comptent. Appuyez sur Espace pour écarter ou réintégrer les annotateurs choisis.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/recommendation_panel.py" />
            <source>Which rule suits these labels?</source>
            <translation>Quelle règle convient à ces étiquettes ?</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <source>Who</source>
            <translation>Qui</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Who labels what</source>
            <translation>Qui étiquette quoi</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>Who reviews?</source>
            <translation>Qui révise ?</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>Who set the item’s final label: the rule or a reviewer.</source>
            <translation>Qui a fixé l’étiquette finale de l’élément : la règle ou un réviseur.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>Who set them</source>
            <translation>Qui les a fixées</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Why</source>
            <translation>Pourquoi</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Why the labels alone are not enough</source>
            <translation>Pourquoi les étiquettes seules ne suffisent pas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Windows-1252</source>
            <translation>Windows-1252</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/theory.py" />
            <source>With high probability</source>
            <translation>Avec une forte probabilité</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>With note</source>
            <translation>Avec note</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>With probability {share} or more</source>
            <translation>Avec une probabilité de {share} ou plus</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>With two classes, labels alone can’t distinguish workers who are mostly right from workers who are mostly wrong. State that they are better than chance, or add gold.</source>
            <translation>Avec deux classes, les étiquettes seules ne permettent pas de distinguer des annotateurs qui ont le plus souvent raison d’annotateurs qui ont le plus souvent tort. Indiquez qu’ils font mieux que le hasard, ou ajoutez une référence.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/peers.py" />
            <source>With {n} of them, the labels look copied.</source>
            <extracomment>For one: With {n} of them, the labels look copied.</extracomment>
            <translation>
                <numerusform>Avec {n} d’entre eux, les étiquettes semblent copiées.</numerusform>
                <numerusform>Avec {n} d’entre eux, les étiquettes semblent copiées.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>With {share} of the labels, {slow} takes {ratio} times as long as {fast}.</source>
            <translation>Sur {share} des étiquettes, {slow} prend {ratio} fois le temps de {fast}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>With {share} of the labels, {what}: {listed}.</source>
            <translation>Avec {share} des étiquettes, {what} : {listed}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>Without a label</source>
            <translation>Sans étiquette</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Without gold or an audit, people’s mistakes are known only by comparison with the models, whose mistakes would count as theirs.</source>
            <translation>Sans référence ni audit, les erreurs des personnes ne sont connues que par comparaison avec les modèles, dont les erreurs compteraient comme les leurs.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>Without gold, this shows how much the final labels still change, not how many are wrong.</source>
            <translation>Sans référence, cela montre combien les étiquettes finales changent encore, non combien sont fausses.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/session_menus.py" />
            <source>Work on {file} was not saved as a project: {changes}, {when}.</source>
            <translation>Le travail sur {file} n’a pas été enregistré comme projet : {changes}, {when}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/table_formats.py" />
            <source>Workbook</source>
            <translation>Classeur</translation>
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
            <translation>Annotateur</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Worker column</source>
            <translation>Colonne des annotateurs</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>Worker model</source>
            <translation>Modèle des annotateurs</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <source>Worker names without the dataset name</source>
            <translation>Noms d’annotateurs sans celui du jeu de données</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Worker whose labels are gold</source>
            <translation>Annotateur dont les étiquettes sont la référence</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/model_workers.py" />
            <source>Worker “{worker}” is a person in one row and a model in another.</source>
            <translation>L’annotateur « {worker} » est une personne sur une ligne et un modèle sur une autre.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <location filename="../../crowdgui/io/formats/research/get_another_label.py" />
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Worker, item, label</source>
            <translation>Annotateur, élément, étiquette</translation>
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
            <translation>Annotateurs</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Workers agree with each other too little to rule out that they guess.</source>
            <translation>L’accord entre annotateurs est trop faible pour exclure qu’ils répondent au hasard.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Workers are better than chance overall</source>
            <translation>Dans l’ensemble, les annotateurs font mieux que le hasard</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Workers are better than chance overall (assumed)</source>
            <translation>Dans l’ensemble, les annotateurs font mieux que le hasard (supposé)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/sources.py" />
            <source>Workers are named after files only if there are several.</source>
            <translation>Les annotateurs ne portent le nom des fichiers que s’il y en a plusieurs.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Workers are named “worker 001” and so on, the same in every file you export. Only this computer knows who is who.</source>
            <translation>Les annotateurs s’appellent « worker 001 », etc., de même dans chaque fichier que vous exportez. Seul cet ordinateur sait qui est qui.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>Workers can’t be compared on them.</source>
            <translation>Les annotateurs ne peuvent pas y être comparés.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Workers disagree on {n} items; the closest votes come first.</source>
            <extracomment>For one: Workers disagree on {n} item.</extracomment>
            <translation>
                <numerusform>Sur {n} élément, les annotateurs divergent.</numerusform>
                <numerusform>Sur {n} éléments, les annotateurs divergent ; les votes les plus serrés viennent d’abord.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>Workers form two groups of {first} and {second} that are good at different items: pairs within a group agree on {size} more of their shared items than pairs across groups ({chance} by chance). This misleads every rule, EM most of all.</source>
            <translation>Les annotateurs forment deux groupes de {first} et {second}, bons sur des éléments différents : les paires d’un même groupe sont d’accord sur {size} de plus de leurs éléments partagés que les paires de groupes différents ({chance} par hasard). Cela trompe toutes les règles, EM surtout.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Workers good at different items</source>
            <translation>Annotateurs bons sur des éléments différents</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>Workers have class bias: {size} of labels differ from what one accuracy per worker would give ({chance} by chance). EM rules can learn this; weighted voting can’t.</source>
            <translation>Les annotateurs ont un biais de classe : {size} des étiquettes diffèrent de ce que donnerait une seule exactitude par annotateur ({chance} par hasard). Les règles EM peuvent l’apprendre ; le vote pondéré, non.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Workers in the first group</source>
            <translation>Annotateurs du premier groupe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Workers make mistakes independently and are equally accurate on all classes</source>
            <translation>Les annotateurs se trompent indépendamment et ont la même exactitude sur toutes les classes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Workers that are marked as models</source>
            <translation>Annotateurs marqués comme modèles</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Workers who are not marked as models</source>
            <translation>Annotateurs non marqués comme modèles</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>Workers who make the same mistakes count for fewer votes than there are of them. Where classes are assumed, mistakes of the other group count as mistakes of this one.</source>
            <translation>Les annotateurs qui font les mêmes erreurs comptent pour moins de votes qu’ils ne sont. Là où les classes sont supposées, les erreurs de l’autre groupe comptent comme des erreurs de celui-ci.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/peers.py" />
            <source>Workers who share items</source>
            <translation>Annotateurs qui partagent des éléments</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Workers with a flag</source>
            <translation>Annotateurs signalés</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Workers with a single label</source>
            <translation>Annotateurs à étiquette unique</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/cubam.py" />
            <location filename="../../crowdgui/io/formats/research/peerannot.py" />
            <source>Workers, then items</source>
            <translation>Annotateurs, puis éléments</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>Workers: who is good, who may be guessing</source>
            <translation>Annotateurs : qui est bon, qui répond peut-être au hasard</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>Workers’ labels</source>
            <translation>Étiquettes des annotateurs</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>Workers’ mistakes are not independent here, so the plan is too optimistic: hard items stay hard however many workers you ask.</source>
            <translation>Les erreurs des annotateurs ne sont pas indépendantes ici : le plan est donc trop optimiste ; les éléments difficiles le restent, quel que soit le nombre d’annotateurs interrogés.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>Workers’ names are replaced by pseudonyms: “worker 12” is not a name from the file.</source>
            <translation>Les noms des annotateurs sont remplacés par des pseudonymes : « worker 12 » n’est pas un nom du fichier.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
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
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>Working…</source>
            <translation>Calcul…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/html.py" />
            <location filename="../../crowdgui/ui/report_pdf/pdf.py" />
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
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>Wrong</source>
            <translation>Faux</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/bounds_chart.py" />
            <source>Wrong before corrections</source>
            <translation>Fausses avant corrections</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Wrong labels, best estimate</source>
            <translation>Étiquettes fausses, meilleure estimation</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>Wrong labels, best estimate: {share}.</source>
            <translation>Étiquettes fausses, meilleure estimation : {share}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
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
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>You can’t restore the changes in it. Your label files are not deleted.</source>
            <translation>Vous ne pourrez pas rétablir les modifications qui s’y trouvent. Vos fichiers d’étiquettes ne sont pas supprimés.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>You entered no accuracy, and no worker labelled a gold item. Enter accuracies, or open a file of gold labels.</source>
            <translation>Aucune exactitude n’est indiquée, et aucun annotateur n’a étiqueté un élément de référence. Indiquez des exactitudes, ou ouvrez un fichier d’étiquettes de référence.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>You entered no accuracy.</source>
            <translation>Aucune exactitude n’est indiquée.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>You entered no share for the class “{name}”. Enter one for each class.</source>
            <translation>Aucune part n’est indiquée pour la classe « {name} ». Indiquez-en une pour chacune.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/rules.py" />
            <source>You entered no weight for {n} workers, so their weight is 0.</source>
            <extracomment>For one: You entered no weight for {n} worker, so their weight is 0.</extracomment>
            <translation>
                <numerusform>Aucun poids n’est indiqué pour {n} annotateur ; son poids est donc 0.</numerusform>
                <numerusform>Aucun poids n’est indiqué pour {n} annotateurs ; leur poids est donc 0.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>You entered no weights. Enter one for each worker, or choose majority vote.</source>
            <translation>Aucun poids n’est indiqué. Indiquez-en un par annotateur, ou choisissez le vote majoritaire.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/study.py" />
            <source>You need about {n} more labels{range} to go from {error} to {wanted}, if you add them where they help most.</source>
            <extracomment>For one: You need about {n} more label{range} to go from {error} to {wanted}, if you add it where it helps most.</extracomment>
            <translation>
                <numerusform>Il faut environ {n} étiquette de plus{range} pour passer de {error} à {wanted}, si vous l’ajoutez là où elle aide le plus.</numerusform>
                <numerusform>Il faut environ {n} étiquettes de plus{range} pour passer de {error} à {wanted}, si vous les ajoutez là où elles aident le plus.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>You skipped this item: it counts as wrong and is reviewed.</source>
            <translation>Vous avez passé cet élément : il compte comme faux et sera revu.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>Your browser would fetch this address from the network.</source>
            <translation>Votre navigateur chercherait cette adresse sur le réseau.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/title_corner.py" />
            <source>Your changes are kept on this computer, even after a crash. Save them as a project to keep them in a file of your own.</source>
            <translation>Vos modifications sont conservées sur cet ordinateur, même après un plantage. Enregistrez-les comme projet pour les avoir dans un fichier à vous.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <source>Your changes are still here and will be saved as soon as possible.</source>
            <translation>Vos modifications sont encore là, et seront enregistrées dès que possible.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/dialog.py" />
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>Your file is only read, never changed. Nothing leaves this computer.</source>
            <translation>Votre fichier est seulement lu, jamais modifié. Rien ne quitte cet ordinateur.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>Your label replaces the final label and is exported as a manual label.</source>
            <translation>Votre étiquette remplace l’étiquette finale et est exportée comme étiquette manuelle.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Your labels are signed “{name}”.</source>
            <translation>Vos étiquettes sont signées « {name} ».</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Your way to a guarantee</source>
            <translation>Votre chemin vers une garantie</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse.py" />
            <source>Zooniverse classifications</source>
            <translation>Classifications Zooniverse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_flat.py" />
            <source>Zooniverse table (flattened)</source>
            <translation>Tableau Zooniverse (aplati)</translation>
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
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_flat.py" />
            <source>a list of subjects without labels</source>
            <translation>une liste de sujets sans étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_flat.py" />
            <source>a list of workflows without labels</source>
            <translation>une liste de workflows sans étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>a rich text document</source>
            <translation>un document texte enrichi</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>a significant difference</source>
            <translation>une différence significative</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>about {cost} at {price} per item</source>
            <translation>environ {cost} à {price} par élément</translation>
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
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>about {time} at {seconds} s per item</source>
            <translation>environ {time} à {seconds} s par élément</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>accepted</source>
            <translation>acceptée</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/simulation_curves.py" />
            <source>accuracy</source>
            <translation>exactitude</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/flags.py" />
            <source>adjusted p-value {value}, {n} workers tested</source>
            <extracomment>For one: p-value {value}, {n} worker tested</extracomment>
            <translation>
                <numerusform>valeur p {value}, {n} annotateur testé</numerusform>
                <numerusform>valeur p ajustée {value}, {n} annotateurs testés</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>adjusted p-value {value}, {pairs} pairs tested</source>
            <translation>valeur p ajustée {value}, {pairs} paires testées</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/replacement_chart.py" />
            <source>advantage</source>
            <translation>avantage</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>after this change</source>
            <translation>après ce changement</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_flat.py" />
            <source>aggregated results, which name no worker</source>
            <translation>un résultat agrégé, qui ne nomme aucun annotateur</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>agree</source>
            <translation>d’accord</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>agreed</source>
            <translation>d’accord</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/worker_scatter.py" />
            <source>agreement</source>
            <translation>accord</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/agreement_histogram.py" />
            <source>agreement from</source>
            <translation>accord de</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/replacement_chart.py" />
            <source>agreement with the other people, {model} less the person</source>
            <translation>accord avec les autres personnes, {model} moins la personne</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>agreement, accuracy with interval, weight, gold, flag and its reason</source>
            <translation>accord, exactitude avec intervalle, poids, référence, signalement et sa raison</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>all labels are the same</source>
            <translation>toutes les étiquettes sont identiques</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>all of them share some</source>
            <translation>toutes en partagent</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/html.py" />
            <source>all results with charts, for sharing; opens in any browser</source>
            <translation>tous les résultats avec graphiques, à partager ; s’ouvre dans tout navigateur</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>all workers together agree with the others on {share} of labels</source>
            <translation>tous les annotateurs ensemble sont d’accord avec les autres sur {share} des étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/export_text.py" />
            <source>all {n}</source>
            <translation>tous ({n})</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/charts.py" />
            <source>all {n} workers</source>
            <extracomment>For one: the worker</extracomment>
            <translation>
                <numerusform>l’annotateur</numerusform>
                <numerusform>les {n} annotateurs</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>almost, but the difference is significant</source>
            <translation>presque, mais la différence est significative</translation>
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
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>an estimate</source>
            <translation>une estimation</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>an old Excel or Word document</source>
            <translation>un ancien document Excel ou Word</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
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
            <location filename="../../crowdgui/figures/class_shares.py" />
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
            <location filename="../../crowdgui/figures/replacement_chart.py" />
            <source>as often</source>
            <translation>aussi souvent</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>at most {share}</source>
            <translation>au plus {share}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>at most {target} wrong, at {confidence} confidence</source>
            <translation>au plus {target} de fausses, à {confidence} de confiance</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/review_tasks.py" />
            <source>audit an item</source>
            <translation>audit d’un élément</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>audit more items</source>
            <translation>auditer d’autres éléments</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>audited</source>
            <translation>auditée</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>audited and right: {n}</source>
            <translation>auditées et justes : {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>back, next</source>
            <translation>précédent, suivant</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
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
            <location filename="../../crowdgui/ui/plots/model_plots.py" />
            <source>both wrong</source>
            <translation>tous deux faux</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>by CrowdGUI with seed {seed}, before anyone looked at them</source>
            <translation>par CrowdGUI avec la graine {seed}, avant que quiconque les regarde</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>by {other}</source>
            <translation>selon : {other}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>can’t run</source>
            <translation>impossible</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>cat</source>
            <translation>chat</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/marks.py" />
            <source>chance {share}</source>
            <translation>hasard {share}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session/session.py" />
            <source>change flag thresholds</source>
            <translation>changement des seuils de signalement</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session/session.py" />
            <source>change options of {rule}</source>
            <translation>changement des options de {rule}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/theory.py" />
            <source>change the accepted risk</source>
            <translation>changement du risque accepté</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>change the confidence level</source>
            <translation>changer le niveau de confiance</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>change the price per item</source>
            <translation>changer le prix par élément</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>change the target error rate</source>
            <translation>changement du taux d’erreur visé</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>change what the target is for</source>
            <translation>changer ce que vise l’objectif</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>change whether the audit chooses the rule</source>
            <translation>changer si l’audit choisit la règle</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/convergence.py" />
            <source>changed</source>
            <translation>changées</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>choose</source>
            <translation>choisir</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session/session.py" />
            <source>choose {rule}</source>
            <translation>choix de {rule}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/acceptance.py" />
            <source>chosen: {n}</source>
            <translation>choisi : {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>class, number</source>
            <translation>classe, nombre</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>classes</source>
            <extracomment>For one: class</extracomment>
            <translation>
                <numerusform>classe</numerusform>
                <numerusform>classes</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
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
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/mixed_votes.py" />
            <source>compared with the labels of all {n}; nothing is kept</source>
            <extracomment>For one: compared with the labels of {n} worker; nothing is kept</extracomment>
            <translation>
                <numerusform>comparé aux étiquettes de {n} annotateur ; rien n’est gardé</numerusform>
                <numerusform>comparé aux étiquettes de tous les {n} ; rien n’est gardé</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>confidence</source>
            <translation>confiance</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>confidence before the audit</source>
            <translation>confiance avant l’audit</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>confidence equals share right</source>
            <translation>confiance égale à la part juste</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>content</source>
            <translation>contenu</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/mixed_votes.py" />
            <source>cost {n}</source>
            <translation>coût {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/write.py" />
            <source>counts, rule, iterations, error rate on gold and what was excluded, for programs</source>
            <translation>effectifs, règle, itérations, taux d’erreur sur la référence et ce qui a été écarté, pour des programmes</translation>
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
            <translation>actuel</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/curves.py" />
            <location filename="../../crowdgui/ui/plots/curves_plot.py" />
            <source>curve</source>
            <translation>courbe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/people_curve.py" />
            <source>different from the final labels</source>
            <translation>différentes des étiquettes finales</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/curves.py" />
            <location filename="../../crowdgui/text/study.py" />
            <source>different from the result with all labels</source>
            <translation>différentes du résultat avec toutes les étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>discard the audit</source>
            <translation>abandon de l’audit</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/doccano.py" />
            <source>doccano export</source>
            <translation>Export doccano</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>dog</source>
            <translation>chien</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <source>done in {time}</source>
            <translation>fait en {time}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>draw an audit sample</source>
            <translation>tirage d’un échantillon d’audit</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/study_panel.py" />
            <source>draws</source>
            <translation>tirages</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>duration</source>
            <translation>durée</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>each worker gives one label only</source>
            <translation>chaque annotateur ne donne qu’une seule étiquette</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>empty</source>
            <translation>vide</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/convergence.py" />
            <source>ends here: no label changes</source>
            <translation>s’arrête ici : aucune étiquette ne change</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/simulation_curves.py" />
            <source>error rate</source>
            <translation>taux d’erreur</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/bounds_chart.py" />
            <source>estimate from the audit</source>
            <translation>estimation de l’audit</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>every coefficient with its interval, overall and per class</source>
            <translation>chaque coefficient avec son intervalle, global et par classe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>every label, one column per worker, with the final label</source>
            <translation>chaque étiquette, une colonne par annotateur, avec l’étiquette finale</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>every row or entry in the files that was skipped, and why</source>
            <translation>chaque ligne ou entrée ignorée dans les fichiers, et pourquoi</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>every worker labelled every item (here they labelled {share})</source>
            <translation>chaque annotateur a étiqueté chaque élément (ici, ils en ont étiqueté {share})</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>exact hypergeometric bound</source>
            <translation>borne hypergéométrique exacte</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session/session.py" />
            <source>exclude or include workers</source>
            <translation>mise à l’écart ou réintégration d’annotateurs</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/session/session.py" />
            <source>exclude {n} workers</source>
            <extracomment>For one: exclude {n} worker</extracomment>
            <translation>
                <numerusform>mise à l’écart de {n} annotateur</numerusform>
                <numerusform>mise à l’écart de {n} annotateurs</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <location filename="../../crowdgui/ui/pages/workers/columns.py" />
            <source>excluded</source>
            <translation>écarté</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>expected if the model holds, 95% range</source>
            <translation>attendu si le modèle est valable, plage à 95 %</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>expected items</source>
            <translation>éléments attendus</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>family {name}</source>
            <translation>famille {name}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>fewer than 1 in {n} attentive workers</source>
            <translation>moins d’un annotateur attentif sur {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>fewer than 1 in {n} guessers</source>
            <translation>moins d’une personne sur {n} répondant au hasard</translation>
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
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>final labels of the others</source>
            <translation>étiquettes finales des autres</translation>
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
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>final “{name}”</source>
            <translation>finale « {name} »</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/worker_scatter.py" />
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
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>found: can’t be estimated.</source>
            <translation>trouvé : ne peut pas être estimé.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>found: {found} ({low} to {high})</source>
            <translation>trouvé : {found} ({low} à {high})</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>found: {found}, without an interval</source>
            <translation>trouvé : {found}, sans intervalle</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>gold</source>
            <translation>référence</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <source>gold for {n}</source>
            <translation>référence : {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>gold has items of every class</source>
            <translation>la référence contient des éléments de chaque classe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>gold labels and audited items</source>
            <translation>étiquettes de référence et éléments audités</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>gold marker</source>
            <translation>marque de référence</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>gold “{name}”</source>
            <translation>référence « {name} »</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>hide votes</source>
            <translation>masquer les votes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/replacement_chart.py" />
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <location filename="../../crowdgui/ui/plots/curves_plot.py" />
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>high</source>
            <translation>haut</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>holds only if the worker model does</source>
            <translation>ne vaut que si le modèle des annotateurs est valable</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/page.py" />
            <source>how labels become final labels</source>
            <translation>comment les étiquettes deviennent des étiquettes finales</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>how often each worker gave each label, by final label</source>
            <translation>combien de fois chaque annotateur a donné chaque étiquette, selon l’étiquette finale</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <source>in doubt</source>
            <translation>incertain</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>in each class</source>
            <translation>dans chaque classe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>in use</source>
            <translation>utilisée</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>in {n} cases with different labels</source>
            <extracomment>For one: in {n} cases with different labels</extracomment>
            <translation>
                <numerusform>dans {n} cas, étiquettes différentes</numerusform>
                <numerusform>dans {n} cas, étiquettes différentes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/session/session.py" />
            <source>include {n} workers</source>
            <extracomment>For one: include {n} worker</extracomment>
            <translation>
                <numerusform>réintégration de {n} annotateur</numerusform>
                <numerusform>réintégration de {n} annotateurs</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/columns.py" />
            <source>included</source>
            <translation>retenu</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>independent votes not known</source>
            <translation>votes indépendants inconnus</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>it doesn’t fit</source>
            <translation>non</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>it fits</source>
            <translation>oui</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
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
            <source>item, text and label with the class names (Parquet)</source>
            <translation>élément, texte et étiquette avec les noms des classes (Parquet)</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>items</source>
            <extracomment>For one: item</extracomment>
            <translation>
                <numerusform>élément</numerusform>
                <numerusform>éléments</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/curves_plot.py" />
            <source>items audited</source>
            <translation>éléments audités</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/model_plots.py" />
            <source>items both labelled</source>
            <translation>éléments étiquetés par les deux</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>items get similar workers: their strength varies {ratio} times as much as under random assignment</source>
            <translation>les éléments ont des annotateurs similaires : leur force varie {ratio} fois autant qu’avec une affectation au hasard</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/curves_plot.py" />
            <source>items in all</source>
            <translation>éléments en tout</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>items labelled differently</source>
            <translation>éléments étiquetés différemment</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>items that the others’ vote labels “{name}”</source>
            <translation>éléments pour lesquels le vote des autres donne « {name} »</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/curves_plot.py" />
            <source>items to look at in all, audited and reviewed; an estimate</source>
            <translation>éléments à regarder en tout, audités et revus ; une estimation</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>items whose final label is “{name}”</source>
            <translation>éléments dont l’étiquette finale est « {name} »</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>items whose gold label is “{name}”</source>
            <translation>éléments dont l’étiquette de référence est « {name} »</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>items with a known true label (gold)</source>
            <translation>éléments dont l’étiquette vraie est connue (référence)</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>items, {range}</source>
            <extracomment>For one: item, {range}</extracomment>
            <translation>
                <numerusform>élément, {range}</numerusform>
                <numerusform>éléments, {range}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/convergence.py" />
            <source>iteration</source>
            <translation>itération</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <source>iteration {n} · {changed}</source>
            <translation>itération {n} · {changed}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/simulation_curves.py" />
            <source>iterations to converge</source>
            <translation>itérations jusqu’à convergence</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/simulation_curves.py" />
            <source>iterations to stop</source>
            <translation>itérations jusqu’à l’arrêt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/bounds_chart.py" />
            <source>its own claim, often far too low</source>
            <translation>sa propre affirmation, souvent bien trop basse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/worker_scatter.py" />
            <source>kind</source>
            <translation>nature</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>known classes</source>
            <translation>classes connues</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>label</source>
            <translation>étiquette</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session/session.py" />
            <source>label “{item}” manually</source>
            <translation>étiquetage manuel de « {item} »</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>labels</source>
            <extracomment>For one: label</extracomment>
            <translation>
                <numerusform>étiquette</numerusform>
                <numerusform>étiquettes</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <source>labels alone</source>
            <translation>étiquettes seules</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>labels that changed</source>
            <translation>étiquettes qui ont changé</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/timing.py" />
            <source>labels without a known time</source>
            <extracomment>For one: label without a known time</extracomment>
            <translation>
                <numerusform>étiquette sans heure connue</numerusform>
                <numerusform>étiquettes sans heure connue</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>largest change of a message, which falls towards zero,</source>
            <translation>plus grand changement d’un message, qui tend vers zéro,</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/bars.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/way_parts.py" />
            <source>least confident</source>
            <translation>les moins sûrs</translation>
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
            <location filename="../../crowdgui/text/rules.py" />
            <source>log-likelihood of the labels</source>
            <translation>log-vraisemblance des étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>log-likelihood of the labels if the final labels are right</source>
            <translation>log-vraisemblance des étiquettes si les étiquettes finales sont justes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>log-likelihood of the labels, a lower bound</source>
            <translation>log-vraisemblance des étiquettes, une borne inférieure</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/replacement_chart.py" />
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <location filename="../../crowdgui/ui/plots/curves_plot.py" />
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>low</source>
            <translation>bas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/convergence.py" />
            <source>main term of the exponent</source>
            <translation>terme principal de l’exposant</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/convergence.py" />
            <source>majority</source>
            <translation>majorité</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/model_charts.py" />
            <location filename="../../crowdgui/ui/plots/model_plots.py" />
            <source>margin</source>
            <translation>tolérance</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/session/session.py" />
            <source>mark {n} workers as models</source>
            <extracomment>For one: mark {n} worker as a model</extracomment>
            <translation>
                <numerusform>marquage de {n} annotateur comme modèle</numerusform>
                <numerusform>marquage de {n} annotateurs comme modèles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/session/session.py" />
            <source>mark {n} workers as people</source>
            <extracomment>For one: mark {n} worker as a person</extracomment>
            <translation>
                <numerusform>marquage de {n} annotateur comme personne</numerusform>
                <numerusform>marquage de {n} annotateurs comme personnes</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <location filename="../../crowdgui/ui/plots/curves_plot.py" />
            <source>mean</source>
            <translation>moyenne</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/curves.py" />
            <source>mean of {what}</source>
            <translation>moyenne : {what}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/timing.py" />
            <source>median per label, over {timed} with a known time</source>
            <translation>médiane par étiquette, sur {timed} à heure connue</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/worker_scatter.py" />
            <location filename="../../crowdgui/io/formats/platforms/argilla.py" />
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <location filename="../../crowdgui/text/groups.py" />
            <location filename="../../crowdgui/ui/plots/model_plots.py" />
            <source>model</source>
            <translation>modèle</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>model probability</source>
            <translation>probabilité du modèle</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/histograms.py" />
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>models</source>
            <translation>modèles</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>models and models</source>
            <translation>modèles et modèles</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/bars.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/way_parts.py" />
            <source>most confident</source>
            <translation>les plus sûrs</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>most likely</source>
            <translation>la plus probable</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>most likely label</source>
            <translation>étiquette la plus probable</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>most support</source>
            <translation>le plus de soutien</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>most votes</source>
            <translation>le plus de votes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>nearly every row names another item</source>
            <translation>presque chaque ligne désigne un autre élément</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>nearly every row names another worker</source>
            <translation>presque chaque ligne désigne un autre annotateur</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>needed: {needed} of {n} votes or more, also at the lower end of the 95% interval</source>
            <translation>requis : {needed} votes sur {n} ou plus, aussi à la borne inférieure de l’intervalle à 95 %</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>needed: {needed}; found: {found}</source>
            <translation>requis : {needed} ; trouvé : {found}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>neither true nor false</source>
            <translation>ni vrai ni faux</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/replacement_chart.py" />
            <location filename="../../crowdgui/io/importing/class_map.py" />
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>no</source>
            <translation>non</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/session_menus.py" />
            <source>no changes</source>
            <translation>aucun changement</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>no evidence for it</source>
            <translation>rien en sa faveur</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <source>no gold</source>
            <translation>sans référence</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>no items</source>
            <translation>aucun élément</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>no label</source>
            <translation>aucune étiquette</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>no mistakes</source>
            <translation>aucune erreur</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/export_text.py" />
            <source>none</source>
            <translation>néant</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>none entered</source>
            <translation>aucun saisi</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>none of the classes</source>
            <translation>aucune des classes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>none of these</source>
            <translation>aucune de celles-ci</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>not a JSON object</source>
            <translation>pas un objet JSON</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <source>not a guarantee</source>
            <translation>pas une garantie</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>not a list</source>
            <translation>pas une liste</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>not defined, because all labels are of one class</source>
            <translation>non défini : toutes les étiquettes sont d’une seule classe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>not defined, because hardly any item has two labels</source>
            <translation>non défini : presque aucun élément n’a deux étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>not defined, because it would take very long with this many labels and classes</source>
            <translation>non défini : avec autant d’étiquettes et de classes, le calcul serait très long</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>not defined, because no item was also labelled by others</source>
            <translation>non défini : aucun élément n’a été étiqueté aussi par d’autres</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>not defined, because the rule used the gold labels</source>
            <translation>non défini : la règle a utilisé les étiquettes de référence</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>not defined, because the rule’s confidence isn’t a probability</source>
            <translation>non défini : la confiance de la règle n’est pas une probabilité</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>not defined, because the worker model behind the bounds is not shown to fit these labels</source>
            <translation>non défini : il n’est pas montré que le modèle des annotateurs derrière les bornes convient à ces étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>not defined, because the worker model has not been checked yet</source>
            <translation>non défini : le modèle des annotateurs n’a pas encore été vérifié</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>not defined, because there are too few workers to form two groups</source>
            <translation>non défini : il y a trop peu d’annotateurs pour former deux groupes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>not defined, because there is no gold</source>
            <translation>non défini : il n’y a pas de référence</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>not defined, because this rule does not add up votes</source>
            <translation>non défini : cette règle n’additionne pas de votes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>not in the paper</source>
            <translation>absent de l’article</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>not in the paper: accuracy on {n} gold items</source>
            <translation>absent de l’article : exactitude sur {n} éléments de référence</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>not in the paper: agreement of workers on two halves of the items</source>
            <translation>absent de l’article : accord des annotateurs sur deux moitiés des éléments</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>not known</source>
            <translation>inconnu</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>not known yet</source>
            <translation>pas encore connu</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
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
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>not tested</source>
            <translation>non testé</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/bounds_chart.py" />
            <source>not useful: above 100%</source>
            <translation>sans utilité : plus de 100 %</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <source>not valid here</source>
            <translation>non valable ici</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <source>not {label}</source>
            <translation>pas {label}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>note</source>
            <translation>note</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session/session.py" />
            <source>note on “{item}”</source>
            <translation>note sur « {item} »</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/replacement_chart.py" />
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>number of items</source>
            <translation>nombre d’éléments</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/worker_scatter.py" />
            <source>number of labels</source>
            <translation>nombre d’étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/agreement_histogram.py" />
            <source>number of models</source>
            <translation>nombre de modèles</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/agreement_histogram.py" />
            <source>number of workers</source>
            <translation>nombre d’annotateurs</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/convergence.py" />
            <source>objective</source>
            <translation>objectif</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>observed in your labels</source>
            <translation>observé dans vos étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>observed items</source>
            <translation>éléments observés</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>of</source>
            <translation>de</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>of all worker–item pairs filled</source>
            <translation>de toutes les paires annotateur–élément remplies</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>of all worker–item pairs have a label</source>
            <translation>de toutes les paires annotateur–élément ont une étiquette</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/timing.py" />
            <source>of labelling in total</source>
            <translation>d’étiquetage en tout</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>of labels have a known duration</source>
            <translation>des étiquettes ont une durée connue</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>of labels have a known time</source>
            <translation>des étiquettes ont une heure connue</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>of the labels may be wrong, with</source>
            <translation>des étiquettes peuvent être fausses, avec</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/timing.py" />
            <source>of the median worker’s time for the same items</source>
            <translation>du temps que prend l’annotateur médian pour les mêmes éléments</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>one column per item</source>
            <translation>une colonne par élément</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>one column per worker; small enough to work through on paper</source>
            <translation>une colonne par annotateur ; assez petit pour suivre sur papier</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/model_plots.py" />
            <source>one or both wrong</source>
            <translation>l’un ou les deux faux</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>one row per item: label, confidence, margin, tie, number of labels</source>
            <translation>une ligne par élément : étiquette, confiance, marge, ex æquo, nombre d’étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>one row per worker</source>
            <translation>une ligne par annotateur</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/table_formats.py" />
            <source>one sheet per table</source>
            <translation>une feuille par tableau</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tool_exports.py" />
            <source>one task per item with its label as a prediction, to import there (JSON)</source>
            <translation>une tâche par élément avec son étiquette comme prédiction, à importer là-bas (JSON)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <source>open</source>
            <translation>ouvert</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/model_plots.py" />
            <source>other model</source>
            <translation>autre modèle</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>other rule</source>
            <translation>autre règle</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>others “{name}”</source>
            <translation>autres « {name} »</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/replacement_chart.py" />
            <source>p-value, corrected</source>
            <translation>valeur p, ajustée</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>peer</source>
            <translation>co-annotateur</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/peerannot.py" />
            <source>peerannot</source>
            <translation>peerannot</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/peerannot.py" />
            <source>peerannot matrix</source>
            <translation>Matrice peerannot</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/histograms.py" />
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>people</source>
            <translation>personnes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/people_curve.py" />
            <source>people and all models</source>
            <translation>personnes et tous les modèles</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>people and models</source>
            <translation>personnes et modèles</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>people and people</source>
            <translation>personnes et personnes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/people_curve.py" />
            <source>people only</source>
            <translation>personnes seulement</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>people’s final label, an assumption</source>
            <translation>l’étiquette finale des personnes, une hypothèse</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/replacement_chart.py" />
            <location filename="../../crowdgui/figures/worker_scatter.py" />
            <location filename="../../crowdgui/text/groups.py" />
            <location filename="../../crowdgui/ui/plots/model_plots.py" />
            <source>person</source>
            <translation>personne</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>person or model</source>
            <translation>personne ou modèle</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/curves.py" />
            <source>point</source>
            <translation>point</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>probably costs about {n} items more in all</source>
            <extracomment>For one: probably costs about {n} item more in all</extracomment>
            <translation>
                <numerusform>coûte probablement environ {n} élément de plus en tout</numerusform>
                <numerusform>coûte probablement environ {n} éléments de plus en tout</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>probably saves about {n} items in all</source>
            <extracomment>For one: probably saves about {n} item in all</extracomment>
            <translation>
                <numerusform>épargne probablement environ {n} élément en tout</numerusform>
                <numerusform>épargne probablement environ {n} éléments en tout</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>question</source>
            <translation>question</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <source>random sample</source>
            <translation>échantillon aléatoire</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <source>reached</source>
            <translation>atteint</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipe_row.py" />
            <source>recipe.json</source>
            <translation>recette.json</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/raw_table.py" />
            <source>record</source>
            <translation>enregistrement</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/review_tasks.py" />
            <source>remove a label from the audit</source>
            <translation>retrait d’une étiquette de l’audit</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session/session.py" />
            <source>remove the manual label of “{item}”</source>
            <translation>retrait de l’étiquette manuelle de « {item} »</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/session/session.py" />
            <source>remove {n} labels from gold</source>
            <extracomment>For one: remove {n} label from gold</extracomment>
            <translation>
                <numerusform>retrait de {n} étiquette de la référence</numerusform>
                <numerusform>retrait de {n} étiquettes de la référence</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/simulated.py" />
            <source>repetition</source>
            <translation>répétition</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <location filename="../../crowdgui/ui/pages/items/queue_list.py" />
            <source>reviewed</source>
            <translation>révisé</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session/settings.py" />
            <source>reviewer</source>
            <translation>réviseur</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>right</source>
            <translation>justes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
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
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>rule</source>
            <translation>règle</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/curves.py" />
            <source>run time</source>
            <translation>durée d’exécution</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>running</source>
            <translation>en cours</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>same label</source>
            <translation>la même étiquette</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>sensitivity, specificity and corrected share of each class, per model</source>
            <translation>sensibilité, spécificité et part corrigée de chaque classe, par modèle</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/timing.py" />
            <source>sessions, from {first} to {last} (UTC)</source>
            <extracomment>For one: session, from {first} to {last} (UTC)</extracomment>
            <translation>
                <numerusform>session, de {first} à {last} (UTC)</numerusform>
                <numerusform>sessions, de {first} à {last} (UTC)</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <location filename="../../crowdgui/ui/plots/model_plots.py" />
            <source>share</source>
            <translation>part</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>share agreed</source>
            <translation>part d’accord</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>share of label pairs that are the same, per item</source>
            <translation>part des paires d’étiquettes identiques, par élément</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>share right</source>
            <translation>part juste</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>share right, with 95% interval</source>
            <translation>part juste, avec intervalle à 95 %</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>shared items</source>
            <translation>éléments partagés</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>show votes</source>
            <translation>montrer les votes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>simulated, seed {seed}</source>
            <translation>simulé, graine {seed}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>skip</source>
            <translation>passer</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>skipped</source>
            <translation>passé</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>skipped.csv</source>
            <translation>ignorés.csv</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>skipped: {n}</source>
            <translation>passés : {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>some classes are confused more than others</source>
            <translation>certaines classes sont plus confondues que d’autres</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>some classes are easier to agree on than others</source>
            <translation>l’accord est plus facile sur certaines classes que sur d’autres</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/curves.py" />
            <source>standard deviation</source>
            <translation>écart type</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/theory.py" />
            <source>state how gold was drawn</source>
            <translation>indication du tirage de la référence</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/acceptance.py" />
            <source>suggested: {n}</source>
            <translation>suggéré : {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tool_exports.py" />
            <source>task and label, in the form that Crowd-Kit’s own rules return (CSV)</source>
            <translation>task et label, dans la forme que donnent les règles de Crowd-Kit (CSV)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>the column’s name isn’t that of a label</source>
            <translation>le nom de la colonne n’est pas celui d’une étiquette</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/xlsx_file.py" />
            <source>the header</source>
            <translation>l’en-tête</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/write.py" />
            <source>the headline and every bound with its assumptions, for programs</source>
            <translation>la conclusion et chaque borne avec ses hypothèses, pour des programmes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>the items of the sample in order, with the audit result</source>
            <translation>les éléments de l’échantillon, dans leur ordre, avec le résultat de l’audit</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>the items to review for the guarantee, least confident first</source>
            <translation>les éléments à revoir pour la garantie, les moins sûrs d’abord</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>the label is always the same within an item</source>
            <translation>l’étiquette est toujours la même pour un élément</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>the labels are dates or times</source>
            <translation>les étiquettes sont des dates ou des heures</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>the labels are numbers with many values</source>
            <translation>les étiquettes sont des nombres avec beaucoup de valeurs</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>the labels of excluded workers</source>
            <translation>les étiquettes des annotateurs écartés</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>the others on the same items</source>
            <translation>les autres sur les mêmes éléments</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>the report card of each model: accuracy, agreement with people, replacement test</source>
            <translation>le bulletin de chaque modèle : exactitude, accord avec les personnes, test de remplacement</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>the rule is one-step weighted voting</source>
            <translation>la règle est le vote pondéré en une étape</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>the rule’s</source>
            <translation>celle de la règle</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/report_pdf/report_formats.py" />
            <source>the same report as pages, for printing and filing</source>
            <translation>le même rapport en pages, à imprimer et à classer</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>the workers’ mean accuracy is {least} or more (the estimate is {mean})</source>
            <translation>l’exactitude moyenne des annotateurs est de {least} ou plus (l’estimation est de {mean})</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/charts.py" />
            <source>the {n} with most labels of {all}</source>
            <translation>les {n} ayant le plus d’étiquettes, sur {all}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>then review about {n} items; no assumption about workers</source>
            <extracomment>For one: then review about {n} item; no assumption about workers</extracomment>
            <translation>
                <numerusform>puis revoir environ {n} élément ; aucune hypothèse sur les annotateurs</numerusform>
                <numerusform>puis revoir environ {n} éléments ; aucune hypothèse sur les annotateurs</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>there are too many different labels</source>
            <translation>il y a trop d’étiquettes différentes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>there are two classes</source>
            <translation>il y a deux classes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>there are two or more workers</source>
            <translation>il y a deux annotateurs ou plus</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>there is no gold that the rule has not used</source>
            <translation>il n’y a pas de référence que la règle n’ait pas utilisée</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>there is no label to compare others with</source>
            <translation>il n’y a pas d’étiquette à laquelle comparer les autres</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>there is no such file beside the label file.</source>
            <translation>ce fichier ne se trouve pas à côté du fichier d’étiquettes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>there is no such file.</source>
            <translation>ce fichier n’existe pas.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>there is only one item</source>
            <translation>il n’y a qu’un seul élément</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>there is only one worker</source>
            <translation>il n’y a qu’un seul annotateur</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>this file can’t be read: {why}.</source>
            <translation>ce fichier ne peut pas être lu : {why}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>this file has {size} MB; pictures up to {most} MB are shown.</source>
            <translation>ce fichier fait {size} Mo ; les images sont montrées jusqu’à {most} Mo.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>this is not a picture that can be shown here.</source>
            <translation>ce n’est pas une image qui peut être montrée ici.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>this picture is damaged and can’t be shown.</source>
            <translation>cette image est endommagée et ne peut pas être montrée.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>this picture is too large to be shown here.</source>
            <translation>cette image est trop grande pour être montrée ici.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>this rule’s confidence isn’t a probability</source>
            <translation>la confiance de cette règle n’est pas une probabilité</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>this worker</source>
            <translation>cet annotateur</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>tie</source>
            <translation>ex æquo</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>tied, comes first</source>
            <translation>ex æquo, en premier</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>time</source>
            <translation>heure</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/simulation_curves.py" />
            <source>time of 50 iterations</source>
            <translation>durée de 50 itérations</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/simulation_curves.py" />
            <source>time to converge</source>
            <translation>durée jusqu’à convergence</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/simulation_curves.py" />
            <source>time to stop</source>
            <translation>durée jusqu’à l’arrêt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/agreement_histogram.py" />
            <source>to</source>
            <translation>à</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>to review</source>
            <translation>à revoir</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>too few items to tell</source>
            <translation>trop peu d’éléments pour le dire</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>too few to show a difference</source>
            <translation>trop peu pour montrer une différence</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/curves.py" />
            <source>trials</source>
            <translation>essais</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <source>true labels</source>
            <translation>étiquettes vraies</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>two workers and the items that both labelled</source>
            <translation>deux annotateurs et les éléments que tous deux ont étiquetés</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/marks.py" />
            <source>typical person {share}</source>
            <translation>personne typique {share}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/marks.py" />
            <source>typical {share}</source>
            <translation>typique {share}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>undo</source>
            <translation>annuler</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>up to {n} independent votes per item</source>
            <translation>jusqu’à {n} votes indépendants par élément</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/session/session.py" />
            <source>use {n} labels as gold</source>
            <extracomment>For one: use {n} label as gold</extracomment>
            <translation>
                <numerusform>utilisation de {n} étiquette comme référence</numerusform>
                <numerusform>utilisation de {n} étiquettes comme référence</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>version {name}</source>
            <translation>version {name}</translation>
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
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>waiting</source>
            <translation>en attente</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>weight {w}</source>
            <translation>poids {w}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>weighted agreement, which can only rise,</source>
            <translation>accord pondéré, toujours croissant,</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>when {n} workers are included</source>
            <extracomment>For one: when this worker is included</extracomment>
            <translation>
                <numerusform>quand cet annotateur est réintégré</numerusform>
                <numerusform>quand {n} annotateurs sont réintégrés</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>which does not fit in memory</source>
            <translation>qui ne tient pas en mémoire</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>which takes too long with more than {n} labels</source>
            <translation>qui prend trop de temps au-delà de {n} étiquettes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>wins by weight</source>
            <translation>gagne par le poids</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>with</source>
            <translation>avec</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>with 95% interval</source>
            <translation>avec intervalle à 95 %</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/agreement_panel.py" />
            <source>with 95% intervals</source>
            <translation>avec intervalles à 95 %</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>with final labels</source>
            <translation>aux étiquettes finales</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>with gold</source>
            <translation>à la référence</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>with the others’ labels</source>
            <translation>aux étiquettes des autres</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>without these {n} workers</source>
            <extracomment>For one: without this worker</extracomment>
            <translation>
                <numerusform>sans cet annotateur</numerusform>
                <numerusform>sans ces {n} annotateurs</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/worker_scatter.py" />
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>worker</source>
            <translation>annotateur</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/model_workers.py" />
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
            <source>worker, true class, label, number</source>
            <translation>annotateur, vraie classe, étiquette, nombre</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>workers</source>
            <extracomment>For one: worker</extracomment>
            <translation>
                <numerusform>annotateur</numerusform>
                <numerusform>annotateurs</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>workers label the same item again and again</source>
            <translation>les annotateurs étiquettent le même élément à plusieurs reprises</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>workers, {range}</source>
            <extracomment>For one: worker, {range}</extracomment>
            <translation>
                <numerusform>annotateur, {range}</numerusform>
                <numerusform>annotateurs, {range}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>worker’s label</source>
            <translation>étiquette de l’annotateur</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>working…</source>
            <translation>calcul…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>wrong and corrected: {n}</source>
            <translation>fausses et corrigées : {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/curves.py" />
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
            <location filename="../../crowdgui/figures/people_curve.py" />
            <source>wrong on items of known class</source>
            <translation>fausses sur les éléments de classe connue</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/replacement_chart.py" />
            <location filename="../../crowdgui/io/importing/class_map.py" />
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>yes</source>
            <translation>oui</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way_parts.py" />
            <source>your target</source>
            <translation>votre objectif</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/bounds_chart.py" />
            <source>your target: {share}</source>
            <translation>votre objectif : {share}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>yours</source>
            <translation>la vôtre</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>{accepted} of {items} labels accepted.</source>
            <translation>{accepted} étiquettes sur {items} acceptées.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/flags.py" />
            <source>{after}, now {before}</source>
            <translation>{after}, maintenant {before}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>{agreeing} of {pairs}</source>
            <translation>{agreeing} sur {pairs}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/simulation_curves.py" />
            <source>{bound}, {rule}</source>
            <translation>{bound}, {rule}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>{change}: {cost}</source>
            <translation>{change} : {cost}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>{classes}: {shares}</source>
            <translation>{classes} : {shares}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/answer_columns.py" />
            <source>{column} ({n} different values in {cells} cells)</source>
            <translation>{column} ({n} valeurs différentes dans {cells} cellules)</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>{confidence} confidence, no assumption about workers. {n} random items were audited, {wrong} of them wrong and corrected.</source>
            <extracomment>For one: {confidence} confidence, no assumption about workers. {n} random item was audited, {wrong} of them wrong and corrected.</extracomment>
            <translation>
                <numerusform>{confidence} de confiance, aucune hypothèse sur les annotateurs. {n} élément tiré au hasard a été audité, dont faux et corrigés : {wrong}.</numerusform>
                <numerusform>{confidence} de confiance, aucune hypothèse sur les annotateurs. {n} éléments tirés au hasard ont été audités, dont faux et corrigés : {wrong}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>{confidence} confidence, no assumption about workers. {n} random items were audited, {wrong} of them wrong and corrected. Accepted labels that changed since the draw: {changed}. Each of them counts as wrong.</source>
            <extracomment>For one: {confidence} confidence, no assumption about workers. {n} random item was audited, {wrong} of them wrong and corrected. Accepted labels that changed since the draw: {changed}. Each of them counts as wrong.</extracomment>
            <translation>
                <numerusform>{confidence} de confiance, aucune hypothèse sur les annotateurs. {n} élément tiré au hasard a été audité, dont faux et corrigés : {wrong}. Étiquettes acceptées qui ont changé depuis le tirage : {changed}. Chacune compte comme fausse.</numerusform>
                <numerusform>{confidence} de confiance, aucune hypothèse sur les annotateurs. {n} éléments tirés au hasard ont été audités, dont faux et corrigés : {wrong}. Étiquettes acceptées qui ont changé depuis le tirage : {changed}. Chacune compte comme fausse.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>{counts}: no significant difference.</source>
            <translation>{counts} : pas de différence significative.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>{counts}: the confidence is too high.</source>
            <translation>{counts} : la confiance est trop élevée.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>{counts}: the confidence is too low.</source>
            <translation>{counts} : la confiance est trop faible.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>{counts}: {verdict}.</source>
            <translation>{counts} : {verdict}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/class_shares.py" />
            <source>{count}, {share}</source>
            <translation>{count}, {share}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/curves.py" />
            <source>{curve}: {value} at {place}</source>
            <translation>{curve} : {value} à {place}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>{done} of {n}</source>
            <translation>{done} sur {n}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>{done} of {n} items audited</source>
            <extracomment>For one: {done} of {n} item audited</extracomment>
            <translation>
                <numerusform>{done} élément audité sur {n}</numerusform>
                <numerusform>{done} éléments audités sur {n}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>{done} of {n} randomly drawn labels were checked by a reviewer. The seed {seed} repeats the draw.</source>
            <translation>{done} des {n} étiquettes tirées au hasard ont été contrôlées par un réviseur. La graine {seed} répète le tirage.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>{done} of {n} reviewed</source>
            <translation>{done} sur {n} révisés</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/dialog.py" />
            <source>{file} and {more}</source>
            <translation>{file} et {more}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/parts.py" />
            <source>{file} can’t be read: {why}</source>
            <translation>{file} n’a pas pu être lu : {why}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/parts.py" />
            <source>{file} has no column “{name}”. It has {there}. Name the columns with --worker, --item and --label.</source>
            <translation>{file} n’a pas de colonne « {name} ». Il contient : {there}. Nommez les colonnes avec --worker, --item et --label.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/project_controller.py" />
            <source>{file} is already open.</source>
            <translation>{file} est déjà ouvert.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/file_preview.py" />
            <source>{file} is read as gold labels</source>
            <translation>{file} est lu comme étiquettes de référence</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/project_controller.py" />
            <source>{file} is read-only. Save it somewhere else to keep your changes.</source>
            <translation>{file} est en lecture seule. Enregistrez-le ailleurs pour garder vos modifications.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/project.py" />
            <source>{file} is read-only. Save the project somewhere else to keep your changes.</source>
            <translation>{file} est en lecture seule. Enregistrez le projet ailleurs pour garder vos modifications.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/project.py" />
            <source>{file} was moved or deleted. Save the project again to keep your changes.</source>
            <translation>{file} a été déplacé ou supprimé. Enregistrez de nouveau le projet pour garder vos modifications.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <source>{file} – CrowdGUI</source>
            <translation>{file} – CrowdGUI</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/page.py" />
            <source>{file}, lines {lines}</source>
            <translation>{file}, lignes {lines}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/read_labels.py" />
            <source>{file}, question “{question}”</source>
            <translation>{file}, question « {question} »</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/export_text.py" />
            <source>{file}, unchanged</source>
            <translation>{file}, inchangé</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>{file}: </source>
            <translation>{file} : </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/page.py" />
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
            <location filename="../../crowdgui/ui/plots/model_plots.py" />
            <source>{first} and {second}: both wrong on {both} of {items} that one has wrong ({share})</source>
            <translation>{first} et {second} : tous deux faux sur {both} de {items} où l’un au moins se trompe ({share})</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/model_plots.py" />
            <source>{first} and {second}: no item of known class</source>
            <translation>{first} et {second} : aucun élément de classe connue</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/model_plots.py" />
            <source>{first} and {second}: no mistakes on {items}</source>
            <translation>{first} et {second} : aucune erreur sur {items}</translation>
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
            <location filename="../../crowdgui/figures/convergence.py" />
            <source>{first}, none in the last.</source>
            <translation>{first}, aucune à la dernière.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/convergence.py" />
            <source>{first}, {n} in the last.</source>
            <translation>{first}, {n} à la dernière.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/detail.py" />
            <source>{flag} {n}</source>
            <translation>{flag} {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>{found} Choose the columns yourself, or keep them as shown.</source>
            <translation>{found} Choisissez les colonnes vous-même, ou gardez-les telles quelles.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>{found} You can still choose the columns yourself.</source>
            <translation>{found} Vous pouvez tout de même choisir les colonnes vous-même.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>{given} of this worker’s labels are “{answer}”, the final label of {won} of the same items.</source>
            <translation>{given} des étiquettes de cet annotateur sont « {answer} », l’étiquette finale de {won} des mêmes éléments.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>{items} items × {workers} workers is too many to simulate.</source>
            <translation>{items} éléments × {workers} annotateurs, c’est trop pour une simulation.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>{items}, each labelled once</source>
            <translation>{items}, chacun étiqueté une fois</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>{items}, each labelled {low} to {high} times</source>
            <translation>{items}, chacun étiqueté {low} à {high} fois</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>{items}, each labelled {n} times</source>
            <translation>{items}, chacun étiqueté {n} fois</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>{items}, {labels} in total: expected to fix {gained} final labels and take the error rate from {before} to {after}.</source>
            <translation>{items}, {labels} en tout : devraient corriger {gained} étiquettes finales et faire passer le taux d’erreur de {before} à {after}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/agreement.py" />
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
            <source>{labels} labels of {items} items by {workers} workers; {steps} iterations after the first.</source>
            <translation>{labels} étiquettes de {items} éléments par {workers} annotateurs ; {steps} itérations après la première.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>{labels}, in order</source>
            <translation>{labels}, ordonnées</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>{labels}, numeric</source>
            <translation>{labels}, numériques</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>{labels}, {n} per item</source>
            <translation>{labels}, {n} par élément</translation>
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
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>{label} · manual</source>
            <translation>{label} · manuelle</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>{lengths} numbers</source>
            <translation>{lengths} nombres</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>{lengths} records</source>
            <translation>{lengths} enregistrements</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>{lengths} texts</source>
            <translation>{lengths} textes</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>{lengths} times</source>
            <translation>{lengths} dates ou durées</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>{level} · {share} confidence</source>
            <translation>{level} · niveau de confiance {share}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/class_map.py" />
            <source>{low} or more</source>
            <translation>{low} ou plus</translation>
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
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{low} to {high} labels each</source>
            <translation>{low} à {high} étiquettes chacun</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>{model} agrees with people as often as they agree with each other for {wins} of {n} people (needs {needed} of {n}).</source>
            <extracomment>For one: {model} agrees with the other people as often as {wins} of {n} person (needs {needed}).</extracomment>
            <translation>
                <numerusform>{model} est d’accord avec les autres personnes aussi souvent que {wins} personne sur {n} (requis : {needed}).</numerusform>
                <numerusform>{model} est d’accord avec les personnes aussi souvent qu’elles entre elles pour {wins} personnes sur {n} (requis : {needed} sur {n}).</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/model_charts.py" />
            <source>{model} and each person</source>
            <translation>{model} et chaque personne</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>{names} and {n} more</source>
            <translation>{names} et {n} de plus</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>{names} in {folder} will be replaced.</source>
            <translation>À remplacer dans {folder} : {names}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>{name}  ({n})</source>
            <translation>{name}  ({n})</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>{name} (detected)</source>
            <translation>{name} (détecté)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>{name} (not in this file)</source>
            <translation>{name} (pas dans ce fichier)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/long_table.py" />
            <location filename="../../crowdgui/io/formats/platforms/appen.py" />
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
            <source>{name} must be above 0% and below 100%.</source>
            <translation>{name} doit être supérieur à 0 % et inférieur à 100 %.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>{name} must be between {low} and {high}.</source>
            <translation>{name} doit être compris entre {low} et {high}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>{name} of this worker</source>
            <translation>{name} de cet annotateur</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/rail.py" />
            <source>{name}, done</source>
            <translation>{name}, terminé</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>{name}, item by item</source>
            <translation>{name}, élément par élément</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/rail.py" />
            <source>{name}, needs attention</source>
            <translation>{name}, à vérifier</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/rail.py" />
            <source>{name}, nothing here yet</source>
            <translation>{name}, rien ici pour l’instant</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>{name}, paper’s bound</source>
            <translation>{name}, borne de l’article</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/rail.py" />
            <source>{name}, running</source>
            <translation>{name}, en cours</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/main_window/rail.py" />
            <source>{name}, {n} to review</source>
            <extracomment>For one: {name}, {n} to review</extracomment>
            <translation>
                <numerusform>{name}, {n} à réviser</numerusform>
                <numerusform>{name}, {n} à réviser</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>{name}: at most {share} wrong</source>
            <translation>{name} : au plus {share} d’étiquettes fausses</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>{name}: {share}</source>
            <translation>{name} : {share}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/file_head.py" />
            <source>{n} GB</source>
            <translation>{n} Go</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>{n} accepted labels have changed since the draw</source>
            <extracomment>For one: {n} accepted label has changed since the draw</extracomment>
            <translation>
                <numerusform>{n} étiquette acceptée a changé depuis le tirage</numerusform>
                <numerusform>{n} étiquettes acceptées ont changé depuis le tirage</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/agreement.py" />
            <source>{n} agree at most {chance} of the time, no better than guessing</source>
            <extracomment>For one: {n} agrees at most {chance} of the time, no better than guessing</extracomment>
            <translation>
                <numerusform>{n} est d’accord à {chance} ou moins, comme en répondant au hasard</numerusform>
                <numerusform>{n} sont d’accord à {chance} ou moins, comme en répondant au hasard</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} agree with the rule</source>
            <extracomment>For one: {n} agrees with the rule</extracomment>
            <translation>
                <numerusform>{n} d’accord avec la règle</numerusform>
                <numerusform>{n} d’accord avec la règle</numerusform>
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
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <source>{n} cells of Answer.taskAnswers aren’t valid JSON and are read as empty.</source>
            <extracomment>For one: {n} cell of Answer.taskAnswers isn’t valid JSON and is read as empty.</extracomment>
            <translation>
                <numerusform>{n} cellule de Answer.taskAnswers n’est pas du JSON valide et est lue comme vide.</numerusform>
                <numerusform>{n} cellules de Answer.taskAnswers ne sont pas du JSON valide et sont lues comme vides.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>{n} cells show an error such as #N/A; they are read as empty.</source>
            <extracomment>For one: {n} cell shows an error such as #N/A; it is read as empty.</extracomment>
            <translation>
                <numerusform>{n} cellule montre une erreur comme #N/A ; elle est lue comme vide.</numerusform>
                <numerusform>{n} cellules montrent une erreur comme #N/A ; elles sont lues comme vides.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/main_window/session_menus.py" />
            <source>{n} changes</source>
            <extracomment>For one: {n} change</extracomment>
            <translation>
                <numerusform>{n} changement</numerusform>
                <numerusform>{n} changements</numerusform>
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
                <numerusform>{n} classe</numerusform>
                <numerusform>{n} classes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/platforms/zooniverse.py" />
            <source>{n} classes are sets of several choices.</source>
            <extracomment>For one: {n} class is a set of several choices.</extracomment>
            <translation>
                <numerusform>{n} classe est un ensemble de plusieurs choix.</numerusform>
                <numerusform>{n} classes sont des ensembles de plusieurs choix.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/platforms/zooniverse.py" />
            <source>{n} classifications are from before the project’s launch.</source>
            <extracomment>For one: {n} classification is from before the project’s launch.</extracomment>
            <translation>
                <numerusform>{n} classification date d’avant le lancement du projet.</numerusform>
                <numerusform>{n} classifications datent d’avant le lancement du projet.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_flat.py" />
            <source>{n} classifications have several rows, which are read as one label each.</source>
            <extracomment>For one: {n} classification has several rows, which are read as one label.</extracomment>
            <translation>
                <numerusform>{n} classification a plusieurs lignes, lues comme une seule étiquette.</numerusform>
                <numerusform>{n} classifications ont plusieurs lignes, lues comme une étiquette chacune.</numerusform>
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
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/parquet.py" />
            <source>{n} columns hold no text and are skipped: {names}.</source>
            <extracomment>For one: {n} column holds no text and is skipped: {names}.</extracomment>
            <translation>
                <numerusform>{n} colonne ne contient pas de texte et est ignorée : {names}.</numerusform>
                <numerusform>{n} colonnes ne contiennent pas de texte et sont ignorées : {names}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>{n} datasets</source>
            <extracomment>For one: {n} dataset</extracomment>
            <translation>
                <numerusform>{n} jeu de données</numerusform>
                <numerusform>{n} jeux de données</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/simulation.py" />
            <source>{n} datasets are drawn at each point.</source>
            <extracomment>For one: {n} dataset is drawn at each point.</extracomment>
            <translation>
                <numerusform>{n} jeu de données est tiré à chaque point.</numerusform>
                <numerusform>{n} jeux de données sont tirés à chaque point.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
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
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <source>{n} entries mark parts of an item, such as boxes. They are not labels and are skipped.</source>
            <extracomment>For one: {n} entry marks a part of an item, such as a box. It is not a label and is skipped.</extracomment>
            <translation>
                <numerusform>{n} entrée marque une partie d’un élément, comme un cadre. Ce n’est pas une étiquette et elle est ignorée.</numerusform>
                <numerusform>{n} entrées marquent des parties d’un élément, comme des cadres. Ce ne sont pas des étiquettes et elles sont ignorées.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>{n} files already exist.</source>
            <extracomment>For one: {n} file already exists.</extracomment>
            <translation>
                <numerusform>{n} fichier existe déjà.</numerusform>
                <numerusform>{n} fichiers existent déjà.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/export/export_text.py" />
            <source>{n} files written to {folder}.</source>
            <extracomment>For one: {n} file written to {folder}.</extracomment>
            <translation>
                <numerusform>{n} fichier écrit dans {folder}.</numerusform>
                <numerusform>{n} fichiers écrits dans {folder}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} final labels differ from the majority vote</source>
            <extracomment>For one: {n} final label differs from the majority vote</extracomment>
            <translation>
                <numerusform>{n} étiquette finale diffère du vote majoritaire</numerusform>
                <numerusform>{n} étiquettes finales diffèrent du vote majoritaire</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>{n} from {before} to {now}</source>
            <translation>{n} ({before} → {now})</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/study.py" />
            <source>{n} gold items are too few to say whether the curve has flattened.</source>
            <extracomment>For one: {n} gold item is too few to say whether the curve has flattened.</extracomment>
            <translation>
                <numerusform>{n} élément de référence ne suffit pas pour dire si la courbe s’est aplatie.</numerusform>
                <numerusform>{n} éléments de référence ne suffisent pas pour dire si la courbe s’est aplatie.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/compare.py" />
            <source>{n} gold items are too few; {least} are needed</source>
            <extracomment>For one: {n} gold item is too few; {least} are needed</extracomment>
            <translation>
                <numerusform>{n} élément de référence ne suffit pas, il en faut {least}</numerusform>
                <numerusform>{n} éléments de référence ne suffisent pas, il en faut {least}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>{n} gold labels match {n} of the {items} items</source>
            <extracomment>For one: {n} gold label matches one of the {items} items</extracomment>
            <translation>
                <numerusform>{n} étiquette de référence correspond à l’un des {items} éléments</numerusform>
                <numerusform>{n} étiquettes de référence correspondent à {n} des {items} éléments</numerusform>
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
            <translation>{n} sans étiquette</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/peers.py" />
            <source>{n} have no overlap.</source>
            <extracomment>For one: {n} has no overlap.</extracomment>
            <translation>
                <numerusform>{n} n’a rien en commun.</numerusform>
                <numerusform>{n} n’ont rien en commun.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/platforms/doccano.py" />
            <source>{n} ids occur more than once in a worker’s file. Do the items have a field “id”?</source>
            <extracomment>For one: {n} id occurs more than once in a worker’s file. Do the items have a field “id”?</extracomment>
            <translation>
                <numerusform>{n} identifiant se répète dans le fichier d’un annotateur. Les éléments ont-ils un champ « id » ?</numerusform>
                <numerusform>{n} identifiants se répètent dans le fichier d’un annotateur. Les éléments ont-ils un champ « id » ?</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>{n} independent votes per item</source>
            <translation>{n} votes indépendants par élément</translation>
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
                <numerusform>{n} élément</numerusform>
                <numerusform>{n} éléments</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/rules.py" />
            <source>{n} items are fixed to their gold label, so they don’t test the other final labels.</source>
            <extracomment>For one: {n} item is fixed to its gold label, so it doesn’t test the other final labels.</extracomment>
            <translation>
                <numerusform>{n} élément est fixé à son étiquette de référence et ne teste donc pas les autres étiquettes finales.</numerusform>
                <numerusform>{n} éléments sont fixés à leur étiquette de référence et ne testent donc pas les autres étiquettes finales.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>{n} items are left to review for the guarantee, least confident first.</source>
            <extracomment>For one: {n} item is left to review for the guarantee.</extracomment>
            <translation>
                <numerusform>{n} élément reste à revoir pour la garantie.</numerusform>
                <numerusform>{n} éléments restent à revoir pour la garantie, les moins sûrs d’abord.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>{n} items are to be settled.</source>
            <extracomment>For one: {n} item is to be settled.</extracomment>
            <translation>
                <numerusform>{n} élément reste à régler.</numerusform>
                <numerusform>{n} éléments restent à régler.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>{n} items are unanimous; independent workers would give {expected}. Some items are harder than others, or workers make the same mistakes.</source>
            <extracomment>For one: {n} item is unanimous; independent workers would give {expected}. Some items are harder than others, or workers make the same mistakes.</extracomment>
            <translation>
                <numerusform>{n} élément est unanime ; des annotateurs indépendants en donneraient {expected}. Certains éléments sont plus difficiles que d’autres, ou les annotateurs font les mêmes erreurs.</numerusform>
                <numerusform>{n} éléments sont unanimes ; des annotateurs indépendants en donneraient {expected}. Certains éléments sont plus difficiles que d’autres, ou les annotateurs font les mêmes erreurs.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>{n} items are unanimous; independent workers would give {expected}. There is no sign that mistakes are linked.</source>
            <extracomment>For one: {n} item is unanimous; independent workers would give {expected}. There is no sign that mistakes are linked.</extracomment>
            <translation>
                <numerusform>{n} élément est unanime ; des annotateurs indépendants en donneraient {expected}. Rien n’indique que les erreurs soient liées.</numerusform>
                <numerusform>{n} éléments sont unanimes ; des annotateurs indépendants en donneraient {expected}. Rien n’indique que les erreurs soient liées.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/figures/histograms.py" />
            <source>{n} items at {low} to {high}</source>
            <extracomment>For one: {n} item at {low} to {high}</extracomment>
            <translation>
                <numerusform>{n} élément à {low}–{high}</numerusform>
                <numerusform>{n} éléments à {low}–{high}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>{n} items have no label.</source>
            <extracomment>For one: {n} item has no label.</extracomment>
            <translation>
                <numerusform>{n} élément n’a pas d’étiquette.</numerusform>
                <numerusform>{n} éléments n’ont pas d’étiquette.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} items have no labels from workers, so they have no final label.</source>
            <extracomment>For one: {n} item has no labels from workers, so it has no final label.</extracomment>
            <translation>
                <numerusform>{n} élément n’a aucune étiquette d’annotateur, donc pas d’étiquette finale.</numerusform>
                <numerusform>{n} éléments n’ont aucune étiquette d’annotateur, donc pas d’étiquette finale.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} items have only one label</source>
            <extracomment>For one: {n} item has only one label</extracomment>
            <translation>
                <numerusform>{n} élément n’a qu’une étiquette</numerusform>
                <numerusform>{n} éléments n’ont qu’une étiquette</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/platforms/potato.py" />
            <source>{n} items have several labels of one schema; together they are read as one class.</source>
            <extracomment>For one: {n} item has several labels of one schema; together they are read as one class.</extracomment>
            <translation>
                <numerusform>{n} élément a plusieurs étiquettes d’un même schéma ; elles sont lues ensemble comme une seule classe.</numerusform>
                <numerusform>{n} éléments ont plusieurs étiquettes d’un même schéma ; elles sont lues ensemble comme une seule classe.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>{n} items labelled</source>
            <extracomment>For one: {n} item labelled</extracomment>
            <translation>
                <numerusform>{n} élément étiqueté</numerusform>
                <numerusform>{n} éléments étiquetés</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items/table.py" />
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
            <source>{n} items labelled; stopped after {steps} without converging.</source>
            <extracomment>For one: {n} item labelled; stopped after {steps} without converging.</extracomment>
            <translation>
                <numerusform>{n} élément étiqueté ; arrêt après {steps}, sans convergence.</numerusform>
                <numerusform>{n} éléments étiquetés ; arrêt après {steps}, sans convergence.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/models_panel.py" />
            <source>{n} items on which both {first} and {second} differ from the people’s final label.</source>
            <extracomment>For one: {n} item on which both {first} and {second} differ from the people’s final label.</extracomment>
            <translation>
                <numerusform>{n} élément sur lequel {first} et {second} diffèrent tous deux de l’étiquette finale des personnes.</numerusform>
                <numerusform>{n} éléments sur lesquels {first} et {second} diffèrent tous deux de l’étiquette finale des personnes.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>{n} items on which “{worker}” and another worker agree against the rest.</source>
            <extracomment>For one: {n} item on which “{worker}” and another worker agree against the rest.</extracomment>
            <translation>
                <numerusform>{n} élément sur lequel « {worker} » et un autre annotateur s’accordent contre les autres.</numerusform>
                <numerusform>{n} éléments sur lesquels « {worker} » et un autre annotateur s’accordent contre les autres.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/models_panel.py" />
            <source>{n} items that both {first} and {second} have wrong.</source>
            <extracomment>For one: {n} item that both {first} and {second} have wrong.</extracomment>
            <translation>
                <numerusform>{n} élément sur lequel {first} et {second} se trompent tous deux.</numerusform>
                <numerusform>{n} éléments sur lesquels {first} et {second} se trompent tous deux.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <source>{n} items that both {first} and {second} labelled.</source>
            <extracomment>For one: {n} item that both {first} and {second} labelled.</extracomment>
            <translation>
                <numerusform>{n} élément que {first} et {second} ont tous deux étiqueté.</numerusform>
                <numerusform>{n} éléments que {first} et {second} ont tous deux étiquetés.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <source>{n} items that {first} and {second} label differently.</source>
            <extracomment>For one: {n} item that {first} and {second} label differently.</extracomment>
            <translation>
                <numerusform>{n} élément que {first} et {second} étiquettent différemment.</numerusform>
                <numerusform>{n} éléments que {first} et {second} étiquettent différemment.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/model_card.py" />
            <source>{n} items that {model} labelled “{said}” and that are “{known}”.</source>
            <extracomment>For one: {n} item that {model} labelled “{said}” and that is “{known}”.</extracomment>
            <translation>
                <numerusform>{n} élément que {model} a étiqueté « {said} » et qui est « {known} ».</numerusform>
                <numerusform>{n} éléments que {model} a étiquetés « {said} » et qui sont « {known} ».</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <source>{n} items that {worker} labelled and whose final label is “{final}”.</source>
            <extracomment>For one: {n} item that {worker} labelled and whose final label is “{final}”.</extracomment>
            <translation>
                <numerusform>{n} élément que {worker} a étiqueté et dont l’étiquette finale est « {final} ».</numerusform>
                <numerusform>{n} éléments que {worker} a étiquetés et dont l’étiquette finale est « {final} ».</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>{n} items that {worker} labelled “{answer}” and the others’ vote labels “{known}”.</source>
            <extracomment>For one: {n} item that {worker} labelled “{answer}” and the others’ vote labels “{known}”.</extracomment>
            <translation>
                <numerusform>{n} élément que {worker} a étiqueté « {answer} » et pour lequel le vote des autres donne « {known} ».</numerusform>
                <numerusform>{n} éléments que {worker} a étiquetés « {answer} » et pour lesquels le vote des autres donne « {known} ».</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>{n} items that {worker} labelled “{answer}” and whose final label is “{final}”.</source>
            <extracomment>For one: {n} item that {worker} labelled “{answer}” and whose final label is “{final}”.</extracomment>
            <translation>
                <numerusform>{n} élément que {worker} a étiqueté « {answer} » et dont l’étiquette finale est « {final} ».</numerusform>
                <numerusform>{n} éléments que {worker} a étiquetés « {answer} » et dont l’étiquette finale est « {final} ».</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>{n} items that {worker} labelled “{answer}” and whose gold label is “{known}”.</source>
            <extracomment>For one: {n} item that {worker} labelled “{answer}” and whose gold label is “{known}”.</extracomment>
            <translation>
                <numerusform>{n} élément que {worker} a étiqueté « {answer} » et dont l’étiquette de référence est « {known} ».</numerusform>
                <numerusform>{n} éléments que {worker} a étiquetés « {answer} » et dont l’étiquette de référence est « {known} ».</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>{n} items to review.</source>
            <extracomment>For one: {n} item to review.</extracomment>
            <translation>
                <numerusform>{n} élément à revoir.</numerusform>
                <numerusform>{n} éléments à revoir.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>{n} items were drawn at random. The rule’s labels stay hidden; your labels give the guarantee.</source>
            <extracomment>For one: {n} item was drawn at random. The rule’s label stays hidden.</extracomment>
            <translation>
                <numerusform>{n} élément a été tiré au hasard. L’étiquette de la règle reste masquée.</numerusform>
                <numerusform>{n} éléments ont été tirés au hasard. Les étiquettes de la règle restent masquées ; les vôtres donnent la garantie.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/mixed_votes.py" />
            <source>{n} items with a different final label if only these voted: {who}.</source>
            <extracomment>For one: {n} item with a different final label if only these voted: {who}.</extracomment>
            <translation>
                <numerusform>{n} élément dont l’étiquette finale change si seuls ceux-ci votaient : {who}.</numerusform>
                <numerusform>{n} éléments dont l’étiquette finale change si seuls ceux-ci votaient : {who}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>{n} items with a different final label {why}:</source>
            <extracomment>For one: {n} item with a different final label {why}:</extracomment>
            <translation>
                <numerusform>{n} élément dont l’étiquette finale change {why} :</numerusform>
                <numerusform>{n} éléments dont l’étiquette finale change {why} :</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>{n} items without a label</source>
            <extracomment>For one: {n} item without a label</extracomment>
            <translation>
                <numerusform>{n} élément sans étiquette</numerusform>
                <numerusform>{n} éléments sans étiquette</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>{n} items, in table order.</source>
            <extracomment>For one: {n} item, in table order.</extracomment>
            <translation>
                <numerusform>{n} élément, dans l’ordre du tableau.</numerusform>
                <numerusform>{n} éléments, dans l’ordre du tableau.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <location filename="../../crowdgui/ui/pages/export/export_text.py" />
            <source>{n} iterations</source>
            <extracomment>For one: {n} iteration</extracomment>
            <translation>
                <numerusform>{n} itération</numerusform>
                <numerusform>{n} itérations</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/platforms/appen.py" />
            <source>{n} judgments are on test questions, which are asked more often than others.</source>
            <extracomment>For one: {n} judgment is on a test question. Test questions are asked more often.</extracomment>
            <translation>
                <numerusform>{n} jugement porte sur une question test. Les questions test sont posées plus souvent que les autres.</numerusform>
                <numerusform>{n} jugements portent sur des questions test, posées plus souvent que les autres.</numerusform>
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
                <numerusform>{n} étiquette</numerusform>
                <numerusform>{n} étiquettes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <source>{n} labels are from a reviewer. The versions they are based on are not read as well.</source>
            <extracomment>For one: {n} label is from a reviewer. The versions it is based on are not read as well.</extracomment>
            <translation>
                <numerusform>{n} étiquette vient d’un réviseur. Les versions dont elle est issue ne sont pas lues en plus.</numerusform>
                <numerusform>{n} étiquettes viennent d’un réviseur. Les versions dont elles sont issues ne sont pas lues en plus.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/platforms/zooniverse.py" />
            <source>{n} labels are from gold-standard classifications and are read like the others.</source>
            <extracomment>For one: {n} label is from a gold-standard classification and is read like the others.</extracomment>
            <translation>
                <numerusform>{n} étiquette vient d’une classification « gold standard » et est lue comme les autres.</numerusform>
                <numerusform>{n} étiquettes viennent de classifications « gold standard » et sont lues comme les autres.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <source>{n} labels are from sessions without a name; their start times are used as workers.</source>
            <extracomment>For one: {n} label is from a session without a name; its start time is used as worker.</extracomment>
            <translation>
                <numerusform>{n} étiquette vient d’une session sans nom ; son heure de début sert d’annotateur.</numerusform>
                <numerusform>{n} étiquettes viennent de sessions sans nom ; leurs heures de début servent d’annotateurs.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/platforms/toloka.py" />
            <source>{n} labels are from training tasks; they are the first attempts.</source>
            <extracomment>For one: {n} label is from a training task; it is the first attempt.</extracomment>
            <translation>
                <numerusform>{n} étiquette est d’une tâche d’entraînement ; c’est le premier essai.</numerusform>
                <numerusform>{n} étiquettes sont de tâches d’entraînement ; ce sont les premiers essais.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <source>{n} labels changed</source>
            <extracomment>For one: {n} label changed</extracomment>
            <translation>
                <numerusform>{n} étiquette changée</numerusform>
                <numerusform>{n} étiquettes changées</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/figures/convergence.py" />
            <source>{n} labels changed in the first iteration</source>
            <extracomment>For one: {n} label changed in the first iteration</extracomment>
            <translation>
                <numerusform>{n} étiquette changée à la première itération</numerusform>
                <numerusform>{n} étiquettes changées à la première itération</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} labels each</source>
            <extracomment>For one: {n} label each</extracomment>
            <translation>
                <numerusform>{n} étiquette chacun</numerusform>
                <numerusform>{n} étiquettes chacun</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/platforms/doccano.py" />
            <source>{n} labels with a # in them are taken for several labels each.</source>
            <extracomment>For one: {n} label with a # in it is taken for several labels.</extracomment>
            <translation>
                <numerusform>{n} étiquette contenant un # est lue comme plusieurs étiquettes.</numerusform>
                <numerusform>{n} étiquettes contenant un # sont lues chacune comme plusieurs étiquettes.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>{n} labels, same workers</source>
            <translation>{n} étiquettes, mêmes annotateurs</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>{n} left</source>
            <translation>{n} restants</translation>
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
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} manual labels: {parts}</source>
            <extracomment>For one: {n} manual label: {parts}</extracomment>
            <translation>
                <numerusform>{n} étiquette manuelle : {parts}</numerusform>
                <numerusform>{n} étiquettes manuelles : {parts}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>{n} merged cells count as text in their first cell only; the others are empty.</source>
            <extracomment>For one: {n} merged cell counts as text in its first cell only; the others are empty.</extracomment>
            <translation>
                <numerusform>{n} cellule fusionnée ne compte comme texte que dans sa première cellule ; les autres sont vides.</numerusform>
                <numerusform>{n} cellules fusionnées ne comptent comme texte que dans leur première cellule ; les autres sont vides.</numerusform>
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
                <numerusform>{n} erreur</numerusform>
                <numerusform>{n} erreurs</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/agreement.py" />
            <location filename="../../crowdgui/text/groups.py" />
            <source>{n} models</source>
            <extracomment>For one: {n} model</extracomment>
            <translation>
                <numerusform>{n} modèle</numerusform>
                <numerusform>{n} modèles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>{n} models count as about {votes} independent votes</source>
            <extracomment>For one: {n} model counts as about {votes} independent votes</extracomment>
            <translation>
                <numerusform>{n} modèle vaut environ {votes} votes indépendants</numerusform>
                <numerusform>{n} modèles valent environ {votes} votes indépendants</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>{n} models count as about {votes} independent votes.</source>
            <translation>{n} modèles valent environ {votes} votes indépendants.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <location filename="../../crowdgui/text/groups.py" />
            <source>{n} more</source>
            <translation>{n} de plus</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/import_dialog/dialog.py" />
            <source>{n} more files</source>
            <extracomment>For one: {n} more file</extracomment>
            <translation>
                <numerusform>{n} fichier de plus</numerusform>
                <numerusform>{n} fichiers de plus</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <location filename="../../crowdgui/text/study.py" />
            <source>{n} more labels</source>
            <extracomment>For one: {n} more label</extracomment>
            <translation>
                <numerusform>{n} étiquette de plus</numerusform>
                <numerusform>{n} étiquettes de plus</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
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
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>{n} numbers entered</source>
            <extracomment>For one: {n} number entered</extracomment>
            <translation>
                <numerusform>{n} nombre saisi</numerusform>
                <numerusform>{n} nombres saisis</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/parquet.py" />
            <source>{n} numbers were too long to be kept exactly. If they are ids, they may be wrong.</source>
            <extracomment>For one: {n} number was too long to be kept exactly. If it is an id, it may be wrong.</extracomment>
            <translation>
                <numerusform>{n} nombre était trop long pour être gardé exactement. Si c’est un identifiant, il peut être faux.</numerusform>
                <numerusform>{n} nombres étaient trop longs pour être gardés exactement. Si ce sont des identifiants, ils peuvent être faux.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/bounds.py" />
            <source>{n} of the drawn labels have not been checked yet.</source>
            <extracomment>For one: {n} of the drawn labels has not been checked yet.</extracomment>
            <translation>
                <numerusform>{n} des étiquettes tirées reste à contrôler.</numerusform>
                <numerusform>{n} des étiquettes tirées restent à contrôler.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/detail.py" />
            <source>{n} of them are flagged: {kinds}.</source>
            <extracomment>For one: {n} of them is flagged: {kinds}.</extracomment>
            <translation>
                <numerusform>{n} d’entre eux est signalé : {kinds}.</numerusform>
                <numerusform>{n} d’entre eux sont signalés : {kinds}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/mixed_votes.py" />
            <source>{n} of them are of known class.</source>
            <extracomment>For one: {n} of them is of known class.</extracomment>
            <translation>
                <numerusform>La classe de {n} d’entre eux est connue.</numerusform>
                <numerusform>La classe de {n} d’entre eux est connue.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <location filename="../../crowdgui/ui/report_pdf/pdf.py" />
            <source>{n} of {all}</source>
            <translation>{n} sur {all}</translation>
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
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>{n} of {all} labels have less than {sure} confidence. Review them here, lowest confidence first.</source>
            <extracomment>For one: {n} of {all} labels has less than {sure} confidence. Review it here.</extracomment>
            <translation>
                <numerusform>{n} étiquette sur {all} a une confiance inférieure à {sure}. Révisez-la ici.</numerusform>
                <numerusform>{n} étiquettes sur {all} ont une confiance inférieure à {sure}. Révisez-les ici, confiance la plus basse d’abord.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>{n} of {all} labels removed ({share})</source>
            <extracomment>For one: {n} of {all} labels removed ({share})</extracomment>
            <translation>
                <numerusform>{n} étiquette sur {all} en moins ({share})</numerusform>
                <numerusform>{n} étiquettes sur {all} en moins ({share})</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>{n} of {all} labels restored ({share})</source>
            <extracomment>For one: {n} of {all} labels restored ({share})</extracomment>
            <translation>
                <numerusform>{n} étiquette sur {all} de retour ({share})</numerusform>
                <numerusform>{n} étiquettes sur {all} de retour ({share})</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/worker_scatter.py" />
            <source>{n} of {all} workers shown</source>
            <translation>{n} annotateurs montrés sur {all}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_cells.py" />
            <source>{n} of {all} workers were not logged in. Each address counts as a worker, even if several people share it.</source>
            <translation>{n} annotateurs sur {all} n’étaient pas connectés. Chaque adresse compte comme un annotateur, même si plusieurs personnes la partagent.</translation>
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
            <location filename="../../crowdgui/ui/pages/export/export_text.py" />
            <source>{n} of {all}; {out} excluded</source>
            <translation>{n} sur {all} ; écartés : {out}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>{n} of {items} labels change</source>
            <extracomment>For one: {n} of {items} labels changes</extracomment>
            <translation>
                <numerusform>{n} étiquette sur {items} change</numerusform>
                <numerusform>{n} étiquettes sur {items} changent</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/bounds.py" />
            <source>{n} of {items} labels differ from the vote that this bound covers and are counted as wrong</source>
            <extracomment>For one: {n} of {items} labels differs from the vote that this bound covers and is counted as wrong</extracomment>
            <translation>
                <numerusform>{n} étiquette sur {items} diffère du vote sur lequel porte la borne et est comptée comme fausse</numerusform>
                <numerusform>{n} étiquettes sur {items} diffèrent du vote sur lequel porte la borne et sont comptées comme fausses</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>{n} of {labels} labels ({share})</source>
            <translation>{n} étiquettes sur {labels} ({share})</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} of {labels} labels.</source>
            <translation>{n} étiquettes sur {labels}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} of {some} final labels have a confidence below {sure}.</source>
            <extracomment>For one: {n} of {some} final labels has a confidence below {sure}.</extracomment>
            <translation>
                <numerusform>{n} étiquette finale sur {some} a une confiance inférieure à {sure}.</numerusform>
                <numerusform>{n} étiquettes finales sur {some} ont une confiance inférieure à {sure}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>{n} of {workers} workers are models</source>
            <translation>{n} annotateurs sur {workers} sont des modèles</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/class_shares.py" />
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
            <location filename="../../crowdgui/io/formats/answer_columns.py" />
            <source>{n} others</source>
            <extracomment>For one: {n} other</extracomment>
            <translation>
                <numerusform>{n} autre</numerusform>
                <numerusform>{n} autres</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/agreement.py" />
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
            <location filename="../../crowdgui/text/agreement.py" />
            <source>{n} pairs of workers</source>
            <extracomment>For one: {n} pair of workers</extracomment>
            <translation>
                <numerusform>{n} paire d’annotateurs</numerusform>
                <numerusform>{n} paires d’annotateurs</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/groups.py" />
            <source>{n} people</source>
            <extracomment>For one: {n} person</extracomment>
            <translation>
                <numerusform>{n} personne</numerusform>
                <numerusform>{n} personnes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>{n} people aren’t tested: fewer than {least} items shared with the model and another person.</source>
            <extracomment>For one: {n} person isn’t tested: fewer than {least} items shared with the model and another person.</extracomment>
            <translation>
                <numerusform>{n} personne n’est pas testée : moins de {least} éléments partagés avec le modèle et une autre personne.</numerusform>
                <numerusform>{n} personnes ne sont pas testées : moins de {least} éléments partagés avec le modèle et une autre personne.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/long_table.py" />
            <source>{n} pictures or sounds are embedded in the file and are not shown.</source>
            <extracomment>For one: {n} picture or sound is embedded in the file and is not shown.</extracomment>
            <translation>
                <numerusform>{n} image ou son est intégré au fichier et n’est pas montré.</numerusform>
                <numerusform>{n} images ou sons sont intégrés au fichier et ne sont pas montrés.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>{n} questions are opened, each with its own labels</source>
            <translation>{n} questions sont ouvertes, chacune avec ses propres étiquettes</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/surveys/survey.py" />
            <source>{n} questions are the items</source>
            <extracomment>For one: {n} question is an item</extracomment>
            <translation>
                <numerusform>{n} question est un élément</numerusform>
                <numerusform>{n} questions sont les éléments</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/surveys/survey.py" />
            <source>{n} questions have no scale in common with others and aren’t read: {names}.</source>
            <extracomment>For one: {n} question has no scale in common with others and isn’t read: {names}.</extracomment>
            <translation>
                <numerusform>{n} question n’a pas d’échelle commune avec d’autres et n’est pas lue : {names}.</numerusform>
                <numerusform>{n} questions n’ont pas d’échelle commune avec d’autres et ne sont pas lues : {names}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/acceptance.py" />
            <source>{n} random items to audit, anywhere among the {items}</source>
            <translation>{n} éléments à auditer au hasard, n’importe où parmi les {items}</translation>
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
            <location filename="../../crowdgui/ui/pages/workers/timing.py" />
            <source>{n} recorded times can’t be right and were skipped.</source>
            <extracomment>For one: {n} recorded time can’t be right and was skipped.</extracomment>
            <translation>
                <numerusform>{n} heure notée ne peut pas être juste et a été ignorée.</numerusform>
                <numerusform>{n} heures notées ne peuvent pas être justes et ont été ignorées.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/surveys/survey.py" />
            <source>{n} respondents are the workers</source>
            <extracomment>For one: {n} respondent is a worker</extracomment>
            <translation>
                <numerusform>{n} répondant est un annotateur</numerusform>
                <numerusform>{n} répondants sont les annotateurs</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/surveys/qualtrics.py" />
            <source>{n} responses are unfinished; their labels are read.</source>
            <extracomment>For one: {n} response is unfinished; its labels are read.</extracomment>
            <translation>
                <numerusform>{n} réponse est inachevée ; ses étiquettes sont lues.</numerusform>
                <numerusform>{n} réponses sont inachevées ; leurs étiquettes sont lues.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <source>{n} results</source>
            <extracomment>For one: {n} result</extracomment>
            <translation>
                <numerusform>{n} résultat</numerusform>
                <numerusform>{n} résultats</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <source>{n} results mark parts of items. They are not labels of items and are skipped.</source>
            <extracomment>For one: {n} result marks a part of an item. It is not a label of an item and is skipped.</extracomment>
            <translation>
                <numerusform>{n} résultat marque une partie d’un élément. Ce n’est pas une étiquette de l’élément et il est ignoré.</numerusform>
                <numerusform>{n} résultats marquent des parties d’éléments. Ce ne sont pas des étiquettes d’éléments et ils sont ignorés.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/dialog.py" />
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
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>{n} rows copied.</source>
            <extracomment>For one: {n} row copied.</extracomment>
            <translation>
                <numerusform>{n} ligne copiée.</numerusform>
                <numerusform>{n} lignes copiées.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/platforms/toloka.py" />
            <source>{n} rows don’t name their worker; the worker of their page is used.</source>
            <extracomment>For one: {n} row doesn’t name its worker; the worker of its page is used.</extracomment>
            <translation>
                <numerusform>{n} ligne ne nomme pas son annotateur ; celui de sa page est utilisé.</numerusform>
                <numerusform>{n} lignes ne nomment pas leur annotateur ; celui de leur page est utilisé.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/data/page.py" />
            <source>{n} rows, labels or times were skipped; the checks show why.</source>
            <extracomment>For one: {n} row, label or time was skipped; the checks show why.</extracomment>
            <translation>
                <numerusform>{n} ligne, étiquette ou heure a été ignorée ; les vérifications montrent pourquoi.</numerusform>
                <numerusform>{n} lignes, étiquettes ou heures ont été ignorées ; les vérifications montrent pourquoi.</numerusform>
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
                <numerusform>{n} annotateur choisi</numerusform>
                <numerusform>{n} annotateurs choisis</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/agreement.py" />
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>{n} shared items</source>
            <extracomment>For one: {n} shared item</extracomment>
            <translation>
                <numerusform>{n} élément partagé</numerusform>
                <numerusform>{n} éléments partagés</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <location filename="../../crowdgui/ui/pages/data/page.py" />
            <source>{n} skipped: {reason}</source>
            <translation>Ignoré {n} fois : {reason}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/rules.py" />
            <source>{n} starts ended with classes swapped and were not used.</source>
            <extracomment>For one: {n} start ended with classes swapped and was not used.</extracomment>
            <translation>
                <numerusform>{n} départ a abouti à des classes interverties et n’a pas été utilisé.</numerusform>
                <numerusform>{n} départs ont abouti à des classes interverties et n’ont pas été utilisés.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/platforms/appen.py" />
            <source>{n} test questions accept several answers to “{question}”, so they give no gold label.</source>
            <extracomment>For one: {n} test question accepts several answers to “{question}”, so it gives no gold label.</extracomment>
            <translation>
                <numerusform>{n} question test accepte plusieurs réponses à « {question} » ; elle ne donne donc pas d’étiquette de référence.</numerusform>
                <numerusform>{n} questions test acceptent plusieurs réponses à « {question} » ; elles ne donnent donc pas d’étiquette de référence.</numerusform>
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
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>{n} times a worker labelled an item more than once</source>
            <extracomment>For one: Once a worker labelled an item more than once</extracomment>
            <translation>
                <numerusform>{n} fois, un annotateur a étiqueté un élément plusieurs fois</numerusform>
                <numerusform>{n} fois, un annotateur a étiqueté un élément plusieurs fois</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} times a worker labelled the same item more than once</source>
            <extracomment>For one: {n} time a worker labelled the same item more than once</extracomment>
            <translation>
                <numerusform>{n} fois, un annotateur a étiqueté plusieurs fois le même élément</numerusform>
                <numerusform>{n} fois, un annotateur a étiqueté plusieurs fois le même élément</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>{n} variables hold no list or table of numbers or text and are skipped.</source>
            <extracomment>For one: {n} variable holds no list or table of numbers or text and is skipped.</extracomment>
            <translation>
                <numerusform>{n} variable ne contient ni liste ni tableau de nombres ou de texte, et est ignorée.</numerusform>
                <numerusform>{n} variables ne contiennent ni liste ni tableau de nombres ou de texte, et sont ignorées.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/platforms/zooniverse.py" />
            <source>{n} versions of the workflows are read together.</source>
            <extracomment>For one: {n} version of a workflow is read.</extracomment>
            <translation>
                <numerusform>{n} version d’un workflow est lue.</numerusform>
                <numerusform>{n} versions des workflows sont lues ensemble.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items/detail.py" />
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>{n} votes</source>
            <extracomment>For one: {n} vote</extracomment>
            <translation>
                <numerusform>{n} vote</numerusform>
                <numerusform>{n} votes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/shared_parts.py" />
            <source>{n} worker processes with {threads} threads in total</source>
            <extracomment>For one: {n} worker process with {threads} threads</extracomment>
            <translation>
                <numerusform>{n} processus de travail avec {threads} threads</numerusform>
                <numerusform>{n} processus de travail avec {threads} threads en tout</numerusform>
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
                <numerusform>{n} annotateur</numerusform>
                <numerusform>{n} annotateurs</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} workers agree less often than guessers would</source>
            <extracomment>For one: {n} worker agrees less often than a guesser would</extracomment>
            <translation>
                <numerusform>{n} annotateur est moins souvent d’accord qu’en répondant au hasard</numerusform>
                <numerusform>{n} annotateurs sont moins souvent d’accord qu’en répondant au hasard</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/agreement.py" />
            <source>{n} workers agree {low} to {high} of the time</source>
            <extracomment>For one: {n} worker agrees {low} to {high} of the time</extracomment>
            <translation>
                <numerusform>{n} annotateur est d’accord à {low}–{high}</numerusform>
                <numerusform>{n} annotateurs sont d’accord à {low}–{high}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/rules.py" />
            <source>{n} workers are assessed on the gold labels, so the error rate on gold looks smaller than it is.</source>
            <extracomment>For one: {n} worker is assessed on the gold labels, so the error rate on gold looks smaller than it is.</extracomment>
            <translation>
                <numerusform>{n} annotateur est évalué sur les étiquettes de référence : le taux d’erreur sur la référence paraît donc plus petit qu’il n’est.</numerusform>
                <numerusform>{n} annotateurs sont évalués sur les étiquettes de référence : le taux d’erreur sur la référence paraît donc plus petit qu’il n’est.</numerusform>
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
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} workers can’t be distinguished from guessers by their labels on these items.</source>
            <extracomment>For one: {n} worker can’t be distinguished from a guesser by their labels on these items.</extracomment>
            <translation>
                <numerusform>{n} annotateur ne se distingue pas de quelqu’un qui répond au hasard par ses étiquettes sur ces éléments.</numerusform>
                <numerusform>{n} annotateurs ne se distinguent pas de ceux qui répondent au hasard par leurs étiquettes sur ces éléments.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>{n} workers gave no label.</source>
            <extracomment>For one: {n} worker gave no label.</extracomment>
            <translation>
                <numerusform>{n} annotateur n’a donné aucune étiquette.</numerusform>
                <numerusform>{n} annotateurs n’ont donné aucune étiquette.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>{n} workers have names like models: {names}</source>
            <extracomment>For one: {n} worker has a name like a model: {names}</extracomment>
            <translation>
                <numerusform>{n} annotateur porte un nom de modèle : {names}</numerusform>
                <numerusform>{n} annotateurs portent des noms de modèles : {names}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/groups.py" />
            <source>{n} workers have names like models: {names}.</source>
            <extracomment>For one: {n} worker has a name like a model: {names}.</extracomment>
            <translation>
                <numerusform>{n} annotateur porte un nom de modèle : {names}.</numerusform>
                <numerusform>{n} annotateurs portent des noms de modèles : {names}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} workers may be guessing</source>
            <extracomment>For one: {n} worker may be guessing</extracomment>
            <translation>
                <numerusform>{n} annotateur répond peut-être au hasard</numerusform>
                <numerusform>{n} annotateurs répondent peut-être au hasard</numerusform>
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
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} workers nearly always give the same label</source>
            <extracomment>For one: {n} worker nearly always gives the same label</extracomment>
            <translation>
                <numerusform>{n} annotateur donne presque toujours la même étiquette</numerusform>
                <numerusform>{n} annotateurs donnent presque toujours la même étiquette</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/detail.py" />
            <source>{n} workers selected</source>
            <extracomment>For one: {n} worker selected</extracomment>
            <translation>
                <numerusform>{n} annotateur choisi</numerusform>
                <numerusform>{n} annotateurs choisis</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/peers.py" />
            <source>{n} workers share items with this one.</source>
            <extracomment>For one: {n} worker shares items with this one.</extracomment>
            <translation>
                <numerusform>{n} annotateur partage des éléments avec celui-ci.</numerusform>
                <numerusform>{n} annotateurs partagent des éléments avec celui-ci.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>{n} workers with {given} of the {all} labels ({share}) are excluded.</source>
            <extracomment>For one: {n} worker with {given} of the {all} labels ({share}) is excluded.</extracomment>
            <translation>
                <numerusform>{n} annotateur avec {given} des {all} étiquettes ({share}) est écarté.</numerusform>
                <numerusform>{n} annotateurs avec {given} des {all} étiquettes ({share}) sont écartés.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/rules.py" />
            <source>{n} workers you entered gave none of these labels and are ignored.</source>
            <extracomment>For one: {n} worker you entered gave none of these labels and is ignored.</extracomment>
            <translation>
                <numerusform>{n} annotateur indiqué n’a donné aucune de ces étiquettes et est ignoré.</numerusform>
                <numerusform>{n} annotateurs indiqués n’ont donné aucune de ces étiquettes et sont ignorés.</numerusform>
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
            <translation>{n} %</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/export/export_text.py" />
            <source>{n}, won by the first class</source>
            <extracomment>For one: {n}, won by the first class</extracomment>
            <translation>
                <numerusform>{n}, gagné par la première classe</numerusform>
                <numerusform>{n}, gagnés par la première classe</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/convergence.py" />
            <source>{objective} after each iteration</source>
            <translation>{objective} après chaque itération</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>{other}: off by {off}.</source>
            <translation>{other} : écart de {off}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>{own} of this worker, {others} of others.</source>
            <translation>{own} de cet annotateur, {others} des autres.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <source>{page} › {heading}</source>
            <translation>{page} › {heading}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>{paper}, theorem 1</source>
            <translation>{paper}, théorème 1</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>{paper}, theorem 3</source>
            <translation>{paper}, théorème 3</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>{paper}, theorem 4</source>
            <translation>{paper}, théorème 4</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>{part} of {whole}</source>
            <translation>{part} sur {whole}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>{people} and {models}.</source>
            <translation>{people} et {models}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/replacement_chart.py" />
            <source>{person}: {points} points ({low} to {high}) on {items} items, p = {p}: {result}</source>
            <translation>{person} : {points} points ({low} à {high}) sur {items} éléments, p = {p} : {result}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/cluster_output.py" />
            <source>{place} already exists. Choose another location.</source>
            <translation>{place} existe déjà. Choisissez un autre emplacement.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/cluster_output.py" />
            <source>{place} can’t be written: {why}</source>
            <translation>{place} n’a pas pu être écrit : {why}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>{rate}, {right} of {items}; compared with {by}</source>
            <translation>{rate}, {right} sur {items} ; comparé avec : {by}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/surveys/survey.py" />
            <source>{respondents}; {questions}.</source>
            <translation>{respondents} ; {questions}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>{right} of {n} checked items were right ({share}). Mean confidence in them: {before} before, {after} after.</source>
            <extracomment>For one: {right} of {n} checked item was right. Mean confidence in it: {before} before, {after} after.</extracomment>
            <translation>
                <numerusform>{right} élément vérifié sur {n} était juste. Confiance moyenne : {before} avant, {after} après.</numerusform>
                <numerusform>{right} éléments vérifiés sur {n} étaient justes ({share}). Confiance moyenne : {before} avant, {after} après.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/compare.py" />
            <source>{right} of {n} gold items are right ({share}), and the mean confidence is {sure}</source>
            <extracomment>For one: {right} of {n} gold item is right ({share}), and the mean confidence is {sure}</extracomment>
            <translation>
                <numerusform>{right} élément de référence sur {n} est juste ({share}), et la confiance moyenne est {sure}</numerusform>
                <numerusform>{right} éléments de référence sur {n} sont justes ({share}), et la confiance moyenne est {sure}</numerusform>
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
            <location filename="../../crowdgui/ui/pages/export/preview.py" />
            <source>{rows}, {shown} of {n} columns</source>
            <translation>{rows}, {shown} colonnes sur {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/comparison_controller.py" />
            <source>{rule} can’t run: {why}</source>
            <translation>{rule} ne peut pas s’exécuter : {why}</translation>
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
            <translation>{rule} : {said}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>{said}, {models} of them</source>
            <translation>{said}, dont {models}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>{same} of {total} are right ({share}).</source>
            <translation>{same} sur {total} sont justes ({share}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>{same} of {total} labels are the final label ({share}).</source>
            <translation>{same} sur {total} étiquettes sont l’étiquette finale ({share}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>{seen} observed,
{expected} expected</source>
            <translation>{seen} observés,
{expected} attendus</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>{sentence} Confidence is off by {off} on average. The Brier score is {brier} (0 for a rule that is certain and right).</source>
            <translation>{sentence} La confiance s’écarte de {off} en moyenne. Le score de Brier est {brier} (0 pour une règle certaine et juste).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>{share} ({low} to {high})</source>
            <translation>{share} ({low} à {high})</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>{share} ({n})</source>
            <translation>{share} ({n})</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>{share} of the compared labels are “{name}”. If nearly all labels are one class, two workers often agree by chance alone: alpha and kappa can be near 0 although the workers agree on most items. Read percent agreement, AC1 and agreement per class as well.</source>
            <translation>{share} des étiquettes comparées sont « {name} ». Quand presque toutes sont d’une seule classe, deux annotateurs sont souvent d’accord par le seul hasard : alpha et kappa peuvent être proches de 0 bien que ces annotateurs s’accordent sur la plupart des éléments. Lisez aussi le pourcentage d’accord, AC1 et l’accord par classe.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>{share} of the labels removed</source>
            <translation>{share} des étiquettes retirées</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>{share} of these labels are wrong.</source>
            <translation>{share} de ces étiquettes sont fausses.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/peers.py" />
            <source>{share} of {n}</source>
            <translation>{share} sur {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>{share} the same; {measure} {kappa}; {items}</source>
            <translation>{share} identiques ; {measure} {kappa} ; {items}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/preview.py" />
            <source>{shown} of {n} rows</source>
            <translation>{shown} lignes sur {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>{source}, at {confidence} confidence. It holds if workers make mistakes independently, each is equally accurate on every class and item, and nobody picked their own items. The model check found no sign against this, but labels can’t reveal a rare class that everyone misses or a guideline that everyone misreads.</source>
            <translation>{source}, au niveau de confiance de {confidence}. Cela vaut si les annotateurs se trompent indépendamment, si chacun a la même exactitude sur toutes les classes et tous les éléments, et si personne n’a choisi ses éléments. La vérification du modèle n’a trouvé aucun signe du contraire, mais les étiquettes ne peuvent pas révéler une classe rare que tous manquent ou une consigne que tous lisent mal.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/rules.py" />
            <source>{starts} starts gave different labels on {n} items; the fit with the highest likelihood is shown.</source>
            <extracomment>For one: {starts} starts gave different labels on {n} item; the fit with the highest likelihood is shown.</extracomment>
            <translation>
                <numerusform>{starts} départs ont donné des étiquettes différentes sur {n} élément ; l’ajustement de plus grande vraisemblance est montré.</numerusform>
                <numerusform>{starts} départs ont donné des étiquettes différentes sur {n} éléments ; l’ajustement de plus grande vraisemblance est montré.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>{starts} starts gave the same labels.</source>
            <translation>{starts} départs ont donné les mêmes étiquettes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>{step} of {steps}</source>
            <translation>{step} sur {steps}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>{value} ({low} to {high})</source>
            <translation>{value} ({low} à {high})</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>{verdict}: variation {ratio} times the expected, label pairs differ by {distance}</source>
            <translation>{verdict} : variation {ratio} fois l’attendue, écart des paires d’étiquettes de {distance}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>{votes}: {seen} observed, {expected} expected</source>
            <translation>{votes} : {seen} observés, {expected} attendus</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/user_inputs.py" />
            <source>{what} is entered twice. Keep one row for it.</source>
            <translation>{what} : saisi deux fois. Gardez une seule ligne.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/outcome.py" />
            <source>{which} and was not loaded. Labels and decisions are intact. Save the project under another name, then run the rule again.</source>
            <translation>{which} et n’a pas été chargé. Les étiquettes et les décisions sont intactes. Enregistrez le projet sous un autre nom, puis exécutez de nouveau la règle.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>{who}, gold</source>
            <translation>{who}, référence</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>{why} If you continue, it is lost.</source>
            <translation>{why} Si vous continuez, c’est perdu.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>{wins} of {n}</source>
            <translation>{wins} sur {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>{words} are read as classes, not as missing values</source>
            <translation>{words} sont lus comme des classes, non comme des valeurs manquantes</translation>
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
            <translation>{words} : dans les étiquettes de référence, mais jamais donnés par un annotateur</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/chips.py" />
            <source>{words}; this worker is flagged</source>
            <translation>{words} ; cet annotateur est signalé</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>{word} is read as a missing value: {n} of {cells} cells ({share}).</source>
            <translation>{word} est lu comme une valeur manquante : {n} cellules sur {cells} ({share}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/page.py" />
            <source>{workers} down, {items} across, in the order of the file. Grey means no label; colours show the class.</source>
            <translation>{workers} en hauteur, {items} en largeur, dans l’ordre du fichier. Le gris indique l’absence d’étiquette ; les couleurs montrent la classe.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>{workers} workers × {classes} classes is too many to simulate.</source>
            <translation>{workers} annotateurs × {classes} classes, c’est trop pour une simulation.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>{workers} workers, {classes} classes and {kinds} item types are too many for this rule to hold in memory. Choose pooled EM, or fewer item types.</source>
            <translation>{workers} annotateurs, {classes} classes et {kinds} types d’éléments, c’est trop pour que cette règle tienne en mémoire. Choisissez EM regroupé, ou moins de types d’éléments.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>{workers}, {labels}</source>
            <translation>{workers}, {labels}</translation>
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
            <source>{worker}, excluded: this vote doesn’t count</source>
            <translation>{worker}, écarté : ce vote ne compte pas</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/chips.py" />
            <source>{worker}, weight {weight} of the largest</source>
            <translation>{worker}, poids : {weight} du plus grand</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/worker_scatter.py" />
            <source>{worker}: agrees on {share}, {labels}</source>
            <translation>{worker} : d’accord sur {share}, {labels}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <source>{work} was cancelled.</source>
            <translation>{work} : annulé.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>{wrong} of {items} ({fewest} to {most}), {share} ({low} to {high}), before any correction</source>
            <translation>{wrong} sur {items} ({fewest} à {most}), {share} ({low} à {high}), avant toute correction</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>{wrong} of {known}</source>
            <translation>{wrong} sur {known}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>{wrong} of {known} known items wrong</source>
            <translation>{wrong} éléments connus faux sur {known}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>{wrong} wrong labels in a sample of {sample} from {items} items are impossible. Correct the numbers.</source>
            <translation>{wrong} étiquettes fausses dans un échantillon de {sample} sur {items} éléments, c’est impossible ; corrigez les nombres.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>κ or α</source>
            <translation>κ ou α</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/inception.py" />
            <source>“No label” is a class</source>
            <translation>« Sans étiquette » est une classe</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>“{answer}” given to {n} of {all} {items} ({share})</source>
            <translation>« {answer} » donnée à {n} des {all} {items} ({share})</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>“{best}” has {wrong} of {known} gold items wrong ({share}); no rule has fewer. It is significantly better only than “{other}”.</source>
            <translation>« {best} » a {wrong} faux sur {known} éléments de référence ({share}) ; aucune règle n’en a moins. Elle n’est significativement meilleure que par rapport à « {other} ».</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/compare.py" />
            <source>“{best}” has {wrong} of {known} gold items wrong ({share}); no rule has fewer. It is significantly better than {beaten} of the {n} others.</source>
            <extracomment>For one: “{best}” has {wrong} of {known} gold items wrong ({share}); no rule has fewer. It is significantly better than {beaten} of {n} other rule.</extracomment>
            <translation>
                <numerusform>« {best} » a {wrong} faux sur {known} éléments de référence ({share}) ; aucune règle n’en a moins. Elle est significativement meilleure que {beaten} sur {n} autre règle.</numerusform>
                <numerusform>« {best} » a {wrong} faux sur {known} éléments de référence ({share}) ; aucune règle n’en a moins. Elle est significativement meilleure que {beaten} des {n} autres.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>“{best}” makes significantly fewer mistakes on gold than “{other}”: {wrong} of {known} ({share}).</source>
            <translation>« {best} » fait significativement moins d’erreurs sur la référence que « {other} » : {wrong} sur {known} ({share}).</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>“{column}” gives {labels}, {workers}, {items} and {classes}.</source>
            <translation>« {column} » donne {labels}, {workers}, {items} et {classes}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>“{column}” has {classes} different values among {labels} labels; this looks like free text.</source>
            <translation>« {column} » a {classes} valeurs différentes parmi {labels} étiquettes ; cela ressemble à du texte libre.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/user_inputs.py" />
            <source>“{found}” for {what} isn’t a number.</source>
            <translation>« {found} » pour {what} n’est pas un nombre.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>“{found}” isn’t a number.</source>
            <translation>« {found} » n’est pas un nombre.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/lewidi.py" />
            <source>“{item}” lists {n} workers but {labels} labels.</source>
            <translation>« {item} » liste {n} annotateurs mais {labels} étiquettes.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>“{key}” cannot be simulated; choose from {known}.</source>
            <translation>« {key} » ne peut pas être simulé ; choisissez parmi : {known}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/peerannot.py" />
            <source>“{key}” doesn’t list labels by name, as in {example}.</source>
            <translation>« {key} » ne contient pas d’étiquettes par nom, comme dans {example}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/lewidi.py" />
            <source>“{key}” isn’t an item with annotators and annotations.</source>
            <translation>« {key} » n’est pas un élément avec des annotateurs et des annotations.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>“{label}” wins with confidence {share}.</source>
            <translation>« {label} » gagne avec une confiance de {share}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>“{label}” wins with {share} of the votes. This is not a probability.</source>
            <translation>« {label} » gagne avec {share} des votes. Ce n’est pas une probabilité.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/file_head.py" />
            <source>“{member}” would unpack to more than {most} times its size. Such archives are made to fill the memory.</source>
            <translation>« {member} » ferait plus de {most} fois sa taille compressée. De telles archives sont faites pour saturer la mémoire.</translation>
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
            <translation>« {name} »</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse.py" />
            <source>“{name}” asks: {words}</source>
            <translation>« {name} » demande : {words}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_flat.py" />
            <source>“{name}” is everyone who was not logged in, read as one worker.</source>
            <translation>« {name} » désigne toutes les personnes non connectées, lues comme un seul annotateur.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>“{name}”, {reason}</source>
            <translation>« {name} », {reason}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>“{question}” has {n} labels</source>
            <extracomment>For one: “{question}” has {n} label</extracomment>
            <translation>
                <numerusform>« {question} » a {n} étiquette</numerusform>
                <numerusform>« {question} » a {n} étiquettes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/compare.py" />
            <source>“{rule}” differs from majority voting on {n} items, and on {against} of them BWA and EBCC side with majority voting: “{rule}” may follow a few workers too far here.</source>
            <extracomment>For one: “{rule}” differs from majority voting on {n} item, and on {against} of them BWA and EBCC side with majority voting: “{rule}” may follow a few workers too far here.</extracomment>
            <translation>
                <numerusform>« {rule} » diffère du vote majoritaire sur {n} élément, et sur {against} d’entre eux BWA et EBCC donnent raison au vote majoritaire : « {rule} » suit peut-être trop quelques annotateurs ici.</numerusform>
                <numerusform>« {rule} » diffère du vote majoritaire sur {n} éléments, et sur {against} d’entre eux BWA et EBCC donnent raison au vote majoritaire : « {rule} » suit peut-être trop quelques annotateurs ici.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/recommended_strip.py" />
            <source>“{rule}” is recommended for labels without checked items. It takes up to about {time}.</source>
            <translation>« {rule} » est recommandée pour des étiquettes sans éléments vérifiés. Cela prend jusqu’à environ {time}.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/xlsx_file.py" />
            <source>“{sheet}” has {n} columns, but a workbook sheet can have at most {most}. Choose CSV or Parquet.</source>
            <translation>« {sheet} » a {n} colonnes, mais une feuille de classeur peut en avoir {most} au plus. Choisissez CSV ou Parquet.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/xlsx_file.py" />
            <source>“{sheet}” has {n} rows and a header, but a workbook sheet can have at most {most} rows. Choose CSV or Parquet.</source>
            <translation>« {sheet} » a {n} lignes et un en-tête, mais une feuille de classeur peut avoir {most} lignes au plus. Choisissez CSV ou Parquet.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/xlsx_file.py" />
            <source>“{sheet}”, {place}, row {row}: this text has {n} characters, but a workbook cell can hold at most {most}. Choose CSV or Parquet.</source>
            <translation>« {sheet} », {place}, ligne {row} : ce texte a {n} caractères, mais une cellule de classeur en contient au plus {most}. Choisissez CSV ou Parquet.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/model_workers.py" />
            <source>“{value}” isn’t a kind of worker. Write {people} for people, and {models} for models.</source>
            <translation>« {value} » n’est pas une nature d’annotateur. Écrivez {people} pour les personnes et {models} pour les modèles.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>“{word}”</source>
            <translation>« {word} »</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>“{word}” and “{usual}”</source>
            <translation>« {word} » et « {usual} »</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>“{word}” is read as a class, not as a missing value</source>
            <translation>« {word} » est lu comme une classe, non comme une valeur manquante</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>−1</source>
            <translation>−1</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>▲ marks flagged workers, ✕ excluded ones.</source>
            <translation>▲ marque les annotateurs signalés, ✕ ceux qui sont écartés.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>▲ marks flagged workers.</source>
            <translation>▲ marque les annotateurs signalés.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/detail.py" />
            <source>✕ marks excluded workers, whose votes don’t count.</source>
            <translation>✕ marque les annotateurs écartés, dont les votes ne comptent pas.</translation>
        </message>
    </context>
</TS>
