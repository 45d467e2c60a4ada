<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
    <context>
        <name>CrowdGUI</name>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source> (at least {low}; possibly no number is enough)</source>
            <translation>（{low}件以上。どれだけ増やしても届かない可能性があります）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source> ({low} to {high})</source>
            <translation>（{low}～{high}件）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;About CrowdGUI</source>
            <translation>CrowdGUIについて(&amp;A)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Cancel</source>
            <translation>キャンセル(&amp;C)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Colours</source>
            <translation>配色(&amp;C)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Copy table</source>
            <translation>表をコピー(&amp;C)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Dark</source>
            <translation>ダーク(&amp;D)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Edit</source>
            <translation>編集(&amp;E)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Export…</source>
            <translation>書き出し(&amp;E)…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;File</source>
            <translation>ファイル(&amp;F)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Find…</source>
            <translation>検索(&amp;F)…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Go to</source>
            <translation>移動(&amp;G)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Help</source>
            <translation>ヘルプ(&amp;H)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Help on this</source>
            <translation>この項目のヘルプ(&amp;H)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;History…</source>
            <translation>履歴(&amp;H)…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Light</source>
            <translation>ライト(&amp;L)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/session_menus.py" />
            <source>&amp;Next question</source>
            <translation>次の質問(&amp;N)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Open…</source>
            <translation>開く(&amp;O)…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Paste labels</source>
            <translation>ラベルを貼り付け(&amp;P)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/session_menus.py" />
            <source>&amp;Previous question</source>
            <translation>前の質問(&amp;P)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Question</source>
            <translation>質問(&amp;Q)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Quit</source>
            <translation>終了(&amp;Q)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Run</source>
            <translation>実行(&amp;R)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Run rule</source>
            <translation>ルールを実行(&amp;R)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Save project</source>
            <translation>プロジェクトを保存(&amp;S)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Settings…</source>
            <translation>設定(&amp;S)…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Simulate crowds…</source>
            <translation>集団をシミュレーション(&amp;S)…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Theory of the guarantees</source>
            <translation>保証の理論(&amp;T)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Use the rule selected in Compare</source>
            <translation>比較で選んだルールを使う(&amp;U)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;View</source>
            <translation>表示(&amp;V)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>(empty)</source>
            <translation>（空）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>(missing value)</source>
            <translation>（欠損値）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/long_table.py" />
            <source>(no name)</source>
            <translation>（名前なし）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/translation.py" />
            <source>, </source>
            <translation>、</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>, column “{column}”</source>
            <translation>、列「{column}」</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>, line {line}</source>
            <translation>、{line}行目</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>, which is tied on {n} items.</source>
            <extracomment>For one: , which is tied on {n} item.</extracomment>
            <translation>
                <numerusform>（多数決はアイテム{n}件で同点）。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/peerannot.py" />
            <source>-1 means no label</source>
            <translation>-1はラベルなしを意味します</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>0</source>
            <translation>0</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>0 is read as a label in {n} of {cells} cells ({share}). If it means “no label”, add it to the missing values.</source>
            <translation>{cells}セル中{n}セル（{share}）で0をラベルとして読み込みます。「ラベルなし」の意味なら、欠損値に加えてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>1</source>
            <translation>1</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>1 in {n} attentive workers</source>
            <translation>注意深いワーカー{n}人に1人</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>1 in {n} guessers</source>
            <translation>当て推量のワーカー{n}人に1人</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>1 in {n} workers</source>
            <translation>ワーカー{n}人に1人</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>1,920 simulated labels with the texts; a third of the items are hard</source>
            <translation>テキスト付きのシミュレーションラベル1,920件。アイテムの3分の1は難しいもの</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/curves.py" />
            <source>10% are above</source>
            <translation>10%がこれより上</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/curves.py" />
            <source>10% are below</source>
            <translation>10%がこれより下</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>10,800 simulated labels that get a guarantee</source>
            <translation>シミュレーションラベル10,800件。保証が得られる</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>4,200 simulated labels by eight people and four models</source>
            <translation>8人と4つのモデルによるシミュレーションラベル4,200件</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>6,000 simulated labels; six of 40 workers are unreliable</source>
            <translation>シミュレーションラベル6,000件。ワーカー40人中6人は信頼できない</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <source>95% interval</source>
            <translation>95%区間</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>95% interval {low} to {high}, by {mistakes} on {items}.</source>
            <translation>95%区間{low}～{high}（{items}での{mistakes}による）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/translation.py" />
            <source>; </source>
            <translation>；</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <source>A blank box counts as one that is not ticked: {columns}.</source>
            <translation>空のボックスはチェックなしとして数えます: {columns}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>A bound computed from estimated accuracies. It is an estimate and never becomes the guarantee.</source>
            <translation>推定した正解率から計算した上限。推定であり、保証になることはありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>A bound from an audit of a random sample. It needs no worker model.</source>
            <translation>無作為標本の監査による上限。ワーカーモデルは不要です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>A bound from how often workers agree. It accounts for random error.</source>
            <translation>ワーカーどうしの一致の度合いによる上限。偶然誤差を考慮しています。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>A bound from how workers did on gold items. It accounts for random error.</source>
            <translation>ゴールドアイテムでのワーカーの成績による上限。偶然誤差を考慮しています。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>A cell is longer than {limit} million characters. A quotation mark may not be closed.</source>
            <translation>{limit}百万文字を超えるセルがあります。引用符が閉じていない可能性があります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/column_encoder.py" />
            <source>A column holds more than {n} GB of text that differs from row to row. Remove that column, or split the file.</source>
            <translation>行ごとに異なるテキストが{n} GBを超える列があります。その列を除くか、ファイルを分割してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse.py" />
            <source>A detail of one of several choices</source>
            <translation>複数の選択肢のうちの1つについての詳細</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>A folder can’t have this name. Choose another.</source>
            <translation>この名前のフォルダーは作れません。別の名前を選んでください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>A folder of Parquet files, or an address such as s3://…</source>
            <translation>Parquetファイルのフォルダー、またはs3://…など</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>A folder that doesn’t exist yet</source>
            <translation>まだ存在しないフォルダー</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/read_labels.py" />
            <source>A gold file covers one question. Choose only that question, or remove the file.</source>
            <translation>ゴールドのファイルの対象は1つの質問です。その質問だけを選ぶか、ファイルを外してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>A guarantee</source>
            <translation>保証</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>A guesser would agree on {chance}.</source>
            <translation>当て推量なら{chance}で一致します。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>A known error rate</source>
            <translation>既知の誤り率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>A label counts as a mistake if it differs from the people’s final label.</source>
            <translation>人の最終ラベルと異なるラベルを誤りとして数えます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>A label refers to an item, a worker or a class without a name.</source>
            <translation>名前のないアイテム、ワーカー、クラスを指すラベルがあります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>A later run gave other labels. Each of them counts as wrong.</source>
            <translation>後の実行で別のラベルになりました。それぞれ誤りとして数えます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse.py" />
            <source>A number with many values, not a class</source>
            <translation>値の種類が多い数値で、クラスではない</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>A pattern in the labels that an attentive worker would rarely show. It is a reason to look, not proof.</source>
            <translation>注意深いワーカーではまれにしか見られない、ラベルの特徴。調べる理由であり、証拠ではありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/timing.py" />
            <source>A pause of half an hour ends a session.</source>
            <translation>30分休むとセッションが終わります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/surveys/qualtrics.py" />
            <source>A preview or test of the survey</source>
            <translation>アンケートのプレビューまたはテスト</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>A quotation mark opens here and is never closed. Close it, or remove it.</source>
            <translation>ここで始まる引用符が閉じていません。閉じるか、取り除いてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>A range that contains, in 95 of 100 cases, the value that more labels of the same kind would converge to.</source>
            <translation>同様のラベルを増やしたときに近づく値を、100回中95回含む範囲。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>A reviewer set the final label</source>
            <translation>レビュー担当者が最終ラベルを設定した</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>A reviewer wrote a note</source>
            <translation>レビュー担当者がメモを書いた</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>A rule turns all labels of an item into one final label. The suggested rule has run automatically; the curve shows how the labels converged.</source>
            <translation>ルールは、アイテムの全ラベルを1つの最終ラベルにまとめます。推奨ルールは自動で実行済みで、曲線はラベルの収束を示します。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>A sample of {size} can’t be drawn. Choose from {low} to {high} items.</source>
            <translation>{size}件の標本は抽出できません。{low}～{high}件から選んでください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>A separate probability per item</source>
            <translation>アイテムごとの確率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>A separate probability per worker</source>
            <translation>ワーカーごとの確率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>A simpler model needs fewer gold items per worker.</source>
            <translation>モデルが単純なほど、ワーカーごとのゴールドアイテムは少なくて済みます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>A table of the workers that are models, with kind, family and version if known</source>
            <translation>モデルであるワーカーの表。分かれば種類、系列、バージョンも</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>A table with this layout has no {role} column.</source>
            <translation>この形の表には{role}の列がありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/worker_scatter.py" />
            <source>A typical worker agrees with the others on {typical} of items; a guesser would on {chance}. Of workers who do as well as the typical one, 95% are in the band.</source>
            <translation>典型的なワーカーは{typical}のアイテムでほかの人と一致し、当て推量のワーカーなら{chance}です。典型的なワーカーと同程度のワーカーの95%が帯の中に入ります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>A typical worker would choose a different class for about {others} of these items; {rarely} would choose one this rarely ({corrected}).</source>
            <translation>典型的なワーカーなら、これらのアイテムのうち約{others}件で別のクラスを選びます。これほど少ないのは{rarely}です（{corrected}）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_text.py" />
            <source>A value is longer than {n} million characters. The file isn’t an export of labels.</source>
            <translation>{n}百万文字を超える値があります。このファイルはラベルの書き出しではありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>A value that the error rate doesn’t exceed, if the assumptions of the bound hold.</source>
            <translation>上限の仮定が成り立つ場合に、誤り率が超えない値。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>A worker</source>
            <translation>ワーカー</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>About CrowdGUI</source>
            <translation>CrowdGUIについて</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/theory.py" />
            <source>Accepted risk</source>
            <translation>許容するリスク</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>Accepted risk (δ)</source>
            <translation>許容するリスク（δ）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/theory.py" />
            <source>Accepted risk that it is higher</source>
            <translation>それを超えることを許容するリスク</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/acceptance.py" />
            <source>Accepted without looking: about {n}</source>
            <translation>見ずに採用: 約 {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>Accepted: none</source>
            <translation>採用: なし</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>Accepted: {n}, confidence {share} or more</source>
            <translation>採用: {n}、信頼度 {share} 以上</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>According to the estimated accuracies, at most this share of the final labels is wrong on average.</source>
            <translation>推定した正解率によれば、最終ラベルの誤りは平均して多くてもこの割合です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>According to the rule’s confidence, no single check would fix much.</source>
            <translation>ルールの確信度では、どの1件の点検も誤りを大きく減らしません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Accuracies</source>
            <translation>正解率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Accuracies of workers</source>
            <translation>ワーカーの正解率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/text/model_cards.py" />
            <location filename="../../crowdgui/text/simulation.py" />
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Accuracy</source>
            <translation>正解率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Accuracy of iterative rules</source>
            <translation>反復型ルールの正解率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Add at least one label.</source>
            <translation>追加するラベルは1件以上必要です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Add files of labels</source>
            <translation>ラベルのファイルを追加</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Add files…</source>
            <translation>ファイルを追加…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>Add labels</source>
            <translation>ラベルを追加</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Add {n} workers like these</source>
            <extracomment>For one: Add {n} worker like these</extracomment>
            <translation>
                <numerusform>このようなワーカーを{n}人加える</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Added to every count of a worker’s confusion matrix, so that none is 0.</source>
            <translation>ワーカーの混同行列の各度数に加え、0をなくします。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Added to every count of labels on gold items, because a few gold items say little.</source>
            <translation>ゴールドアイテムに付いたラベルの各度数に加えます。少数のゴールドアイテムから分かることは少ないためです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Added to the votes for the first class; below 0 it favours the second.</source>
            <translation>第1クラスの票に加えます。0未満なら第2クラスを優遇します。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Address</source>
            <translation>アドレス</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/shared_parts.py" />
            <source>Address of the cluster</source>
            <translation>クラスターのアドレス</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Adversarial workers</source>
            <translation>敵対的なワーカー</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>After the audit, the rule with the fewest mistakes in it can be used and the guarantee still holds. It costs more items to check, fewest with the recommended rule.</source>
            <translation>監査の後、監査での誤りが最も少ないルールを使っても保証は有効です。確認するアイテムは増えますが、推奨ルールでは最も少なくて済みます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/peers.py" />
            <source>Agree</source>
            <translation>一致</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Agreeing pairs</source>
            <translation>一致した組</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <location filename="../../crowdgui/text/worker_columns.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>Agreement</source>
            <translation>一致</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Agreement among people</source>
            <translation>人どうしの一致</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Agreement between the two</source>
            <translation>2人の一致</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <location filename="../../crowdgui/ui/pages/labels/agreement_panel.py" />
            <source>Agreement between workers</source>
            <translation>ワーカーどうしの一致</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Agreement beyond chance between two workers on the items they share: 0 is the chance level, 1 is full agreement. This is the mean over all pairs that share 10 or more items, weighted by the number of shared items; with fewer items, the chance level can’t be estimated.</source>
            <translation>2人のワーカーが、共通のアイテムで偶然を超えてどれだけ一致するか。0は偶然の水準、1は完全な一致です。共通のアイテムが10件以上あるすべての組の、共通アイテム数で重み付けした平均です。それより少ないと偶然の水準を推定できません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Agreement beyond chance, for items that all have the same number of labels: 0 is the chance level, 1 is full agreement.</source>
            <translation>偶然を超える一致。全アイテムのラベル数が同じ場合に使います。0は偶然の水準、1は完全な一致です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Agreement beyond chance: 0 is the chance level, 1 is full agreement.</source>
            <translation>偶然を超える一致：0は偶然の水準、1は完全な一致です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Agreement beyond chance: 0 is the chance level, 1 is full agreement. The chance level stays low even if nearly all labels are one class, so that doesn’t mislead it.</source>
            <translation>偶然を超える一致。0は偶然の水準、1は完全な一致です。ほぼ全部のラベルが1つのクラスでも偶然の水準は低いままで、それに惑わされません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Agreement by class</source>
            <translation>クラス別の一致</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/worker_scatter.py" />
            <source>Agreement by number of labels</source>
            <translation>ラベル数と一致</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Agreement by pair of workers</source>
            <translation>ワーカーの組別の一致</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/agreement_panel.py" />
            <source>Agreement coefficients</source>
            <translation>一致係数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Agreement of each pair of workers</source>
            <translation>ワーカー2人ずつの一致</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Agreement of pairs</source>
            <translation>組の一致</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Agreement on all items</source>
            <translation>全アイテムでの一致</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Agreement per item</source>
            <translation>アイテム別の一致</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>Agreement per pair</source>
            <translation>組別の一致</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Agreement tables</source>
            <translation>一致の表</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Agreement varies only {ratio} times as much between items as it would for independent workers.</source>
            <translation>アイテム間の一致のばらつきは、独立なワーカーの場合の{ratio}倍にすぎません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Agreement varies {ratio} times as much between items as it would for independent workers. Some items are harder than others, or workers make the same mistakes.</source>
            <translation>アイテム間の一致のばらつきは、独立なワーカーの場合の{ratio}倍です。難しいアイテムがあるか、ワーカーが同じ誤りをしています。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Agreement with models</source>
            <translation>モデルとの一致</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Agreement with people</source>
            <translation>人との一致</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/histograms.py" />
            <source>Agreement with the others</source>
            <translation>ほかの人との一致</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Agrees less often than a guesser would: {rarely} would agree this rarely ({corrected}).</source>
            <translation>当て推量の場合より一致が少ないです。これほど一致が少ないのは{rarely}です（{corrected}）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Agrees with the other models on {m} of {n} items, {share} ({low} to {high}).</source>
            <translation>{n}件中{m}件のアイテムでほかのモデルと一致し、{share}です（{low}～{high}）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Agrees with the other people on {m} of {n} items, {share} ({low} to {high}).</source>
            <translation>{n}件中{m}件のアイテムでモデル以外のほかの人と一致し、{share}です（{low}～{high}）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Agrees with the others on {m} of {n} items, {share} ({low} to {high}).</source>
            <translation>{n}件中{m}件のアイテムでほかの人と一致し、{share}です（{low}～{high}）。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/flags.py" />
            <source>Agrees with {who} against the rest on {n} items, and careful rules side with them: not flagged as copying. Review some of these items.</source>
            <extracomment>For one: Agrees with {who} against the rest on {n} item, and careful rules side with them: not flagged as copying. Review some of these items.</extracomment>
            <translation>
                <numerusform>{n}件のアイテムで{who}と一致して他の人たちと異なり、慎重なルールは二人の側です。写しのフラグは付けません。これらのアイテムをいくつかレビューしてください。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/flags.py" />
            <source>Agrees with {who} against the rest on {n} items, and is right on {right} of the {known} with a known class: not flagged as copying.</source>
            <extracomment>For one: Agrees with {who} against the rest on {n} item, and is right on {right} of the {known} with a known class: not flagged as copying.</extracomment>
            <translation>
                <numerusform>{n}件のアイテムで{who}と一致して他の人たちと異なり、クラスが分かっている{known}件のうち{right}件で正解です。写しのフラグは付けません。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>All</source>
            <translation>すべて</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>All bounds</source>
            <translation>すべての上限</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/audit_dialog.py" />
            <source>All disagreements are settled.</source>
            <translation>すべての不一致を解決しました。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>All equal</source>
            <translation>すべて同じ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/shared_parts.py" />
            <source>All files (*)</source>
            <translation>すべてのファイル (*)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <source>All flagged workers are excluded.</source>
            <translation>フラグの付いたワーカーはすべて除外されています。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <source>All have run</source>
            <translation>すべて実行済み</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>All items agree alike, so there is no interval.</source>
            <translation>一致の程度が全アイテムで同じなので、区間はありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/audit_dialog.py" />
            <source>All items are audited a second time.</source>
            <translation>すべてのアイテムを2回目も監査しました。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/audit_dialog.py" />
            <source>All items are audited. Close to see what can be accepted.</source>
            <translation>すべてのアイテムを監査しました。閉じると採用できるラベルが表示されます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/bars.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/way_parts.py" />
            <source>All items, from the most to the least confident</source>
            <translation>すべてのアイテム（信頼度の高い順）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>All labels are the same class, so there is nothing to compare.</source>
            <translation>全ラベルが1つのクラスなので、比べるものがありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>All labels are the same class, so there is nothing to distinguish.</source>
            <translation>全ラベルが1つのクラスなので、見分けるものがありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>All labels are the same class, so workers can’t be compared.</source>
            <translation>全ラベルが同じクラスなので、ワーカーを比べられません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>All labels are the same class, so workers’ mistakes can’t be assessed.</source>
            <translation>全ラベルが同じクラスなので、ワーカーの誤りを評価できません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>All labels compared are of one class.</source>
            <translation>比べたラベルはすべて1つのクラスです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>All labels have at least {sure} confidence</source>
            <translation>全ラベルの確信度が{sure}以上です</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/labelbox.py" />
            <source>All labels mark parts of items, such as boxes or words. CrowdGUI needs labels of whole items.</source>
            <translation>すべてのラベルが、枠や語など、アイテムの一部を示しています。CrowdGUIにはアイテム全体のラベルが必要です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>All of them are gold.</source>
            <translation>すべてゴールドです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>All of them make the same mistakes.</source>
            <translation>全員が同じ誤りをしています。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>All options of this rule are at their defaults.</source>
            <translation>このルールのオプションはすべて既定値です。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/compare.py" />
            <source>All rules are within {between} of each other on {n} gold items, too few to show that one is best.</source>
            <extracomment>For one: All rules are within {between} of each other on {n} gold item, too few to show that one is best.</extracomment>
            <translation>
                <numerusform>全ルールの差はゴールドアイテム{n}件中{between}件以内で、少なすぎてどれかが最もよいとは示せません。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>All rules give every item the same label.</source>
            <translation>全ルールが全アイテムに同じラベルを付けています。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>All rules give the same labels.</source>
            <translation>全ルールのラベルが同じです。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/compare.py" />
            <source>All rules have {wrong} of {n} gold items wrong, so gold shows no difference between them.</source>
            <extracomment>For one: All rules have {wrong} of {n} gold item wrong, so gold shows no difference between them.</extracomment>
            <translation>
                <numerusform>全ルールで、ゴールドアイテム{n}件中{wrong}件が誤りです。ゴールドではルールの差が現れません。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipe_row.py" />
            <source>All settings on these pages, for the next file with the same columns.</source>
            <translation>これらのページの設定すべてを、同じ列を持つ次のファイルに使います。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>All workers</source>
            <translation>全ワーカー</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>All {n} drawn items are checked</source>
            <extracomment>For one: The drawn item is checked</extracomment>
            <translation>
                <numerusform>抽出したアイテム{n}件をすべて点検しました</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>All {n} drawn labels were checked</source>
            <translation>抽出した{n}件のラベルをすべて点検した</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>All {n} final labels have a confidence of at least {sure}.</source>
            <extracomment>For one: The final label has a confidence of at least {sure}.</extracomment>
            <translation>
                <numerusform>{n}件の最終ラベルすべての確信度が{sure}以上です。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items/page.py" />
            <source>All {n} items</source>
            <extracomment>For one: {n} item</extracomment>
            <translation>
                <numerusform>全アイテム{n}件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>All {n} items are reviewed</source>
            <extracomment>For one: The item is reviewed</extracomment>
            <translation>
                <numerusform>アイテム{n}件をすべてレビューしました</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>All {n} rows of the file.</source>
            <extracomment>For one: The only row of the file.</extracomment>
            <translation>
                <numerusform>ファイルの全{n}行。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>All {n} workers are models.</source>
            <translation>ワーカー{n}人はすべてモデルです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Alpha</source>
            <translation>アルファ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <source>Alpha against the rest</source>
            <translation>ほかのクラスに対するアルファ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Alpha for classes that are amounts: two labels disagree by the square of their difference. It is not meaningful if the numbers are only names of classes.</source>
            <translation>数量であるクラスのアルファ。2つのラベルの不一致は差の2乗です。数がクラスの記号にすぎなければ意味がありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Alpha for ordered classes, in the order in which they are listed: labels far apart disagree more than neighbours. It is not meaningful if the classes have no order.</source>
            <translation>順序のあるクラスのアルファ。順序は一覧の並びです。離れたラベルほど、隣どうしより大きな不一致とみなします。クラスに順序がなければ意味がありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Also show the next items’ pictures</source>
            <translation>次のアイテムの画像も表示</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <source>Amazon MTurk results</source>
            <translation>Amazon MTurkの結果</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>An aggregation rule turns the labels of an item into its final label.</source>
            <translation>集約ルールは、1つのアイテムのラベルを1つの最終ラベルにまとめます。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/export/export_text.py" />
            <source>An apostrophe was added to {n} cells, so that no spreadsheet runs them as formulas.</source>
            <extracomment>For one: An apostrophe was added to {n} cell, so that no spreadsheet runs it as a formula.</extracomment>
            <translation>
                <numerusform>表計算ソフトが数式として実行しないよう、セル{n}個の先頭にアポストロフィを付けました。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/list_cells.py" />
            <source>An entry lacks its worker or its label.</source>
            <translation>ワーカーまたはラベルが欠けているエントリがあります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>An item</source>
            <translation>アイテム</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/checked_list.py" />
            <source>An item is in two rows. Draw a new list.</source>
            <translation>同じアイテムが2行にあります。リストを新しく抽出してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>An item that you skip counts as wrong and is reviewed.</source>
            <translation>スキップしたアイテムは誤りとして数え、レビュー対象になります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <source>Annotations of tasks that the worker skipped.</source>
            <translation>ワーカーがスキップしたタスクのアノテーション。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/inception.py" />
            <source>Annotations that were made but have no value.</source>
            <translation>作成されたが値のないアノテーション。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Another person audits some of the items without seeing your labels.</source>
            <translation>別の人が、あなたのラベルを見ずに一部のアイテムを監査します。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/appen.py" />
            <source>Appen JSON report</source>
            <translation>AppenのJSONレポート</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/appen.py" />
            <source>Appen full report</source>
            <translation>Appen完全レポート</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/argilla.py" />
            <source>Argilla records</source>
            <translation>Argillaレコード</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>As JSON lists</source>
            <translation>JSONリストとして</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>As a share of all items.</source>
            <translation>全アイテムに対する割合。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>As a share of all workers.</source>
            <translation>全ワーカーに対する割合。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>As a share of the items of each class.</source>
            <translation>クラスごとの、アイテムに対する割合。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>As if people and models made no mistakes together.</source>
            <translation>人とモデルが共通の誤りをしないと仮定した値。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>As in the gold labels</source>
            <translation>ゴールドラベルどおり</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>As in the votes</source>
            <translation>投票どおり</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/model_charts.py" />
            <location filename="../../crowdgui/ui/plots/model_plots.py" />
            <source>As often</source>
            <translation>同じ頻度</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>As often as the workers in an earlier file</source>
            <translation>以前のファイルのワーカーと同じ頻度</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>As often as the workers in the open file</source>
            <translation>開いているファイルのワーカーと同じ頻度</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>As the files were when this report was made.</source>
            <translation>このレポート作成時のファイルです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>As written</source>
            <translation>書かれたとおり</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Assessing labels</source>
            <translation>ラベルを評価しています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>At least as close</source>
            <translation>同等以上に近い</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>At least this share is wrong</source>
            <translation>少なくともこの割合は誤り</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>At least two of them differ on {n} items. Choose a number to see its items.</source>
            <extracomment>For one: At least two of them differ on {n} item. Choose a number to see its items.</extracomment>
            <translation>
                <numerusform>アイテム{n}件で、少なくとも2つのルールが異なります。数を選ぶとそのアイテムに移ります。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>At least two workers</source>
            <translation>ワーカーが2人以上</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>At most</source>
            <translation>最大</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>At most this many; workers may make the same mistakes on items of one type.</source>
            <translation>最大数。ワーカーは同じ種類のアイテムで同じ誤りをすることがあります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way_parts.py" />
            <source>At most wrong</source>
            <translation>誤りの上限</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>At most {epsilon} wrong with probability {share} or more</source>
            <translation>確率{share}以上で、誤りは多くても{epsilon}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>At most {share} of these labels are wrong.</source>
            <translation>これらのラベルの誤りは、多くても{share}です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Audit</source>
            <translation>監査</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Audit about 100 random items to know.</source>
            <translation>知るには、無作為の約100件を監査してください。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Audit about {n} items to guarantee that at most {share} are wrong.</source>
            <extracomment>For one: Audit {n} item to guarantee that at most {share} are wrong.</extracomment>
            <translation>
                <numerusform>約 {n} 件のアイテムを監査すると、誤りが最大 {share} であることを保証できます。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>Audit and review</source>
            <translation>監査とレビュー</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/audit_dialog.py" />
            <source>Audit labels</source>
            <translation>ラベルの監査</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/audit_dialog.py" />
            <source>Audit labels: second reviewer</source>
            <translation>ラベルの監査: 2人目のレビュー担当者</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>Audit more items first</source>
            <translation>先にもっとアイテムを監査する</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>Audit sample</source>
            <translation>監査の標本</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Audit {n} more items first</source>
            <extracomment>For one: Audit {n} more item first</extracomment>
            <translation>
                <numerusform>先にあと {n} 件を監査</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Audit {n} more items to see which labels can be accepted.</source>
            <extracomment>For one: Audit {n} more item to see which labels can be accepted.</extracomment>
            <translation>
                <numerusform>あと {n} 件を監査すると、採用できるラベルがわかります。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Audit {n} random items</source>
            <extracomment>For one: Audit {n} random item</extracomment>
            <translation>
                <numerusform>無作為に選んだ {n} 件を監査</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Audit: {wrong} wrong of {n} checked</source>
            <translation>監査：点検した{n}件中{wrong}件が誤り</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>Automatic</source>
            <translation>自動</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>Available after the file is read.</source>
            <translation>ファイルを読み込むと分かります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Averages three cautious rules. On average the fewest errors on real data; slower.</source>
            <translation>慎重な三つのルールの平均。実データで平均して誤りが最少。低速。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Averaging</source>
            <translation>平均しています</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/rules.py" />
            <source>BWA and EBCC, which assume little of the workers, agree with each other against this rule on {n} items: audit the labels before you rely on them.</source>
            <extracomment>For one: BWA and EBCC, which assume little of the workers, agree with each other against this rule on {n} item: audit the labels before you rely on them.</extracomment>
            <translation>
                <numerusform>ワーカーについての仮定が少ないBWAとEBCCが、{n}件のアイテムでこのルールに反して一致しています。ラベルを信頼する前に監査してください。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/dialog.py" />
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>Back</source>
            <translation>戻る</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Bars are one standard deviation.</source>
            <translation>エラーバーは1標準偏差を示します。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Based on an audit of a random sample, at {confidence} confidence. It needs no assumption about workers.</source>
            <translation>無作為標本の監査に基づきます（信頼水準{confidence}）。ワーカーについての仮定は不要です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Based on gold items that you said were drawn at random, at {confidence} confidence. It needs no assumption about workers.</source>
            <translation>無作為に抽出したとご申告のゴールドアイテムに基づきます（信頼水準{confidence}）。ワーカーについての仮定は不要です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Based on how often workers agree; no labels were checked</source>
            <translation>ワーカーどうしの一致の度合いに基づきます（点検したラベルはありません）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Based on how workers did on gold items</source>
            <translation>ゴールドアイテムでのワーカーの成績に基づきます</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Bayesian average (BWA)</source>
            <translation>ベイズ平均（BWA）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Belief propagation (LPI)</source>
            <translation>確率伝播（LPI）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Belief propagation would take too long: one worker gave {most} labels, and the run time grows with the square of that. Use the mean-field version.</source>
            <translation>確率伝播では時間がかかりすぎます。ラベルを{most}件付けたワーカーがいて、計算時間はその2乗で増えます。平均場版を使ってください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/marks.py" />
            <source>Below chance</source>
            <translation>偶然未満</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/item_content.py" />
            <source>Beside the items’ IDs there is no column with content.</source>
            <translation>アイテムのIDのほかに、内容の列がありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Best weights for known accuracies</source>
            <translation>既知の正解率での最良の重み</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Beta, first parameter</source>
            <translation>ベータ分布、第1パラメーター</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Beta, second parameter</source>
            <translation>ベータ分布、第2パラメーター</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>Between</source>
            <translation>組み合わせ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Both names belong to the same worker.</source>
            <translation>2つの名前は同じワーカーのものです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>Bound</source>
            <translation>上限</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Bound from the paper</source>
            <translation>上限（論文）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Bound on the mean error rate by Chernoff’s method, with the true accuracies, given who labelled which item.</source>
            <translation>Chernoffの方法による平均誤り率の上限。真の正解率と、誰がどのアイテムにラベルを付けたかに基づきます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Bound on the mean error rate by Chernoff’s method, with the true accuracies, over all ways in which items could have been assigned.</source>
            <translation>Chernoffの方法による平均誤り率の上限。真の正解率に基づき、アイテムの割り当て方すべてにわたります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Bound on the mean error rate by Li and Yu (2014), theorem 3, with the true accuracies.</source>
            <translation>Li and Yu (2014)の定理3による平均誤り率の上限。真の正解率に基づきます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Bound per item</source>
            <translation>上限（アイテムごと）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/theory.py" />
            <source>Bounds</source>
            <translation>上限</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/bars.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/bounds_chart.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/theory.py" />
            <source>Bounds on the error rate</source>
            <translation>誤り率の上限</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <location filename="../../crowdgui/ui/dialogs/model_card.py" />
            <location filename="../../crowdgui/ui/pages/workers/charts.py" />
            <source>By class</source>
            <translation>クラス別</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>By item</source>
            <translation>アイテム別</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/charts.py" />
            <source>By labels</source>
            <translation>ラベル数別</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>By pair of workers</source>
            <translation>ワーカーの組別</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>By the audit of {audited}, no label of {model} can be accepted unseen with at most {share} of all labels wrong ({confidence} confidence).</source>
            <translation>{audited}の監査によると、全ラベルの誤りを最大{share}とするなら、見ずに採用できる{model}のラベルはありません（信頼水準{confidence}）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>By the audit of {audited}, the label of {model} can be accepted on {n} of {items} ({part}) with at most {share} of all labels wrong ({confidence} confidence), if the other items are reviewed.</source>
            <translation>{audited}の監査によると、ほかのアイテムをレビューすれば、{items}中{n}件（{part}）で{model}のラベルを採用でき、全ラベルの誤りは最大{share}です（信頼水準{confidence}）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>By the audit, {error} of the rule’s labels are wrong ({low} to {high}).</source>
            <translation>監査によると、ルールのラベルの {error} が誤りです（{low}～{high}）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>By these estimates, the crowd is not better than chance on every class.</source>
            <translation>推定では、この集団は一部のクラスで偶然よりよくありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>Bytes</source>
            <translation>バイト</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/table_formats.py" />
            <source>CSV</source>
            <translation>CSV</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/table_formats.py" />
            <source>CSV for Excel (;)</source>
            <translation>Excel用CSV（;）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>CSV, TSV, Excel, Parquet or JSON Lines; exports from MTurk, SageMaker, Label Studio and doccano.</source>
            <translation>CSV、TSV、Excel、Parquet、JSON Lines。MTurk、SageMaker、Label Studio、doccanoの書き出しデータも読み込めます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/table_formats.py" />
            <source>CSV, UTF-8 with BOM</source>
            <translation>CSV（BOM付きUTF-8）</translation>
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
            <translation>キャンセル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/progress.py" />
            <source>Cancelling…</source>
            <translation>キャンセル中…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Can’t be checked</source>
            <translation>確かめられません</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Caution</source>
            <translation>慎重さ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Cells that a spreadsheet would run</source>
            <translation>表計算ソフトが実行しうるセル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Cells that are read as labels</source>
            <translation>ラベルとして読み込むセル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Change…</source>
            <translation>変更…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/charts.py" />
            <source>Charts</source>
            <translation>図</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/dialog.py" />
            <source>Check</source>
            <translation>点検</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>Check about 100 labels to measure the current error rate.</source>
            <translation>約100件のラベルを点検すると、現在の誤り率を測れます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/shared_parts.py" />
            <source>Check now</source>
            <translation>今すぐ確認</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Check that {file} uses the same item names as this file.</source>
            <translation>{file}のアイテム名がこのファイルと同じか確かめてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Check the column with the role Gold.</source>
            <translation>役割「ゴールド」の列を確かめてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <source>Checked against gold</source>
            <translation>ゴールドとの照合</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Checking each of {n} items is expected to fix at least {least} final labels, the first ones most.</source>
            <extracomment>For one: Checking {n} item is expected to fix at least {least} final labels.</extracomment>
            <translation>
                <numerusform>アイテム{n}件は、点検1件ごとに最終ラベルの誤りが{least}件以上直る見込みです。先のものほど多く直ります。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <location filename="../../crowdgui/ui/controllers/run_controller.py" />
            <source>Checking the worker model</source>
            <translation>ワーカーモデルを確かめています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/page.py" />
            <source>Checking the worker model …</source>
            <translation>ワーカーモデルを確かめています…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>Checking {file}</source>
            <translation>{file}を調べています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <location filename="../../crowdgui/ui/pages/data/page.py" />
            <source>Checks</source>
            <translation>点検</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>Choose a line to go back or forward to it. Later lines stay here until you change something else.</source>
            <translation>行を選ぶと、その時点に戻ったり、再び進んだりできます。後の行は、別の変更をするまでここに残ります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/detail.py" />
            <source>Choose a row in the table to see its votes.</source>
            <translation>表の行を選ぶと、その票が表示されます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Choose a row in the table, or enter the names of two workers.</source>
            <translation>表の行を選ぶか、2人のワーカーの名前を入力してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>Choose a rule that has run.</source>
            <translation>実行済みのルールを選んでください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>Choose a worker to see the evidence, or exclude one to see what would change. People and models are compared apart. You can undo everything.</source>
            <translation>ワーカーを選ぶと根拠が、除外すると何が変わるかが分かります。人とモデルは別々に比べます。すべて元に戻せます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Choose another encoding if names look wrong.</source>
            <translation>名前がおかしく見える場合は、別の文字コードを選んでください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Choose another filter in the table.</source>
            <translation>表で別の絞り込みを選んでください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Choose another order above to see disputed items or a random sample.</source>
            <translation>票が割れたアイテムや無作為標本を見るには、上で別の順序を選んでください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Choose at least one rule, each only once.</source>
            <translation>ルールを1つ以上選び、同じルールは1回だけにしてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>Choose file…</source>
            <translation>ファイルを選択…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Choose how to read them on the Classes page.</source>
            <translation>「クラス」のページで読み込み方を選んでください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>Choose the column of the gold file that holds the gold label.</source>
            <translation>ゴールドのファイルで、ゴールドラベルの列を選んでください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>Choose the column of the gold file that names the item.</source>
            <translation>ゴールドのファイルで、アイテムの列を選んでください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>Choose the column that holds the label.</source>
            <translation>ラベルの列を選んでください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>Choose the column that names the item.</source>
            <translation>アイテムの列を選んでください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>Choose the column that names the worker.</source>
            <translation>ワーカーの列を選んでください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>Choose the file that lists the models</source>
            <translation>モデルの一覧のファイルを選択</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Choose the file with gold labels</source>
            <translation>ゴールドラベルのファイルを選択</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Choose the file with the items’ content</source>
            <translation>アイテムの内容のファイルを選択</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Choose the folder with the items’ pictures</source>
            <translation>アイテムの画像のフォルダーを選択</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/audit_dialog.py" />
            <source>Choose the label that both reviewers accept.</source>
            <translation>2人のレビュー担当者が合意するラベルを選んでください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/theory.py" />
            <source>Choose this only if every item was equally likely to become gold.</source>
            <translation>どのアイテムも同じ確率でゴールドに選ばれた場合にだけ選んでください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Choose what varies, or enter a single value.</source>
            <translation>何を変えるかを指定するか、値を1つにしてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Choose…</source>
            <translation>選択…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>Choosing items</source>
            <translation>アイテムを選んでいます</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <location filename="../../crowdgui/text/model_cards.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Class</source>
            <translation>クラス</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Class of these values</source>
            <translation>これらの値のクラス</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Class shares</source>
            <translation>クラスの割合</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Class shares if you enter none</source>
            <translation>クラスの割合（指定がない場合）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/dialog.py" />
            <source>Classes</source>
            <translation>クラス</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/bars.py" />
            <source>Classes and their shares</source>
            <translation>クラスとその割合</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Classes, each with its share of all labels</source>
            <translation>クラスと、それぞれが全ラベルに占める割合</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>Clear this list</source>
            <translation>この一覧を消去</translation>
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
            <translation>閉じる</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/messages.py" />
            <source>Close this message</source>
            <translation>このメッセージを閉じる</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>Cloudy or clear</source>
            <translation>曇りか晴れか</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <source>Cluster</source>
            <translation>クラスター</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Coefficient</source>
            <translation>係数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <source>Coefficients</source>
            <translation>係数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Cohen’s kappa</source>
            <translation>Cohenのカッパ</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Collect {n} labels for every item</source>
            <extracomment>For one: Collect {n} label for every item</extracomment>
            <translation>
                <numerusform>全アイテムのラベルを{n}件ずつ集める</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Collect {n} more labels per item</source>
            <extracomment>For one: Collect {n} more label per item</extracomment>
            <translation>
                <numerusform>アイテムごとにラベルをさらに{n}件集める</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/detail.py" />
            <source>Colours show the class; the bar is the worker’s weight, ▲ marks flagged workers.</source>
            <translation>色はクラス、棒はワーカーの重み、▲はフラグ付きのワーカーです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/detail.py" />
            <source>Colours show the class; ▲ marks flagged workers.</source>
            <translation>色はクラス、▲はフラグ付きのワーカーです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/dialog.py" />
            <source>Columns</source>
            <translation>列</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <source>Columns with numbers, such as Input.text1 and Answer.q1, are separate items.</source>
            <translation>Input.text1とAnswer.q1のような番号付きの列を、別々のアイテムとします。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/file_list.py" />
            <location filename="../../crowdgui/ui/widgets/table_view.py" />
            <source>Columns {shown} of {all}</source>
            <translation>{all}列中{shown}列</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Comma</source>
            <translation>コンマ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <location filename="../../crowdgui/ui/main_window/layout.py" />
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <source>Compare</source>
            <translation>比較</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>Compare labels</source>
            <translation>ラベルの照合</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/recommended_strip.py" />
            <source>Compare rules</source>
            <translation>ルールを比較</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>Compare: would another rule do better?</source>
            <translation>比較：ほかのルールのほうがよいか</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>Compared with</source>
            <translation>比べた相手</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/models_panel.py" />
            <source>Comparing a model with people</source>
            <translation>モデルを人と比べています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <location filename="../../crowdgui/ui/pages/labels/agreement_panel.py" />
            <source>Comparing labels</source>
            <translation>ラベルを比べています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <location filename="../../crowdgui/ui/pages/workers/charts.py" />
            <source>Comparing pairs of workers</source>
            <translation>ワーカーの組を比べています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/charts.py" />
            <source>Comparing pairs of workers…</source>
            <translation>ワーカーの組を比べています…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Comparing rules on checked items</source>
            <translation>確認済みアイテムでルールを比較中</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Comparing rules with gold</source>
            <translation>ルールをゴールドと照合しています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/models_panel.py" />
            <source>Comparing the model with people…</source>
            <translation>モデルを人と比べています…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Comparing two workers</source>
            <translation>2人のワーカーを比べています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/mixed_votes.py" />
            <source>Comparing who votes</source>
            <translation>誰の票かを比べています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <location filename="../../crowdgui/ui/pages/workers/detail.py" />
            <source>Comparing workers</source>
            <translation>ワーカーを比べています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/mixed_votes.py" />
            <source>Comparing…</source>
            <translation>比べています…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/agreement_panel.py" />
            <source>Compute</source>
            <translation>計算する</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Computing intervals</source>
            <translation>区間を計算しています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Computing the bounds</source>
            <translation>上限を計算しています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mixed_votes.py" />
            <source>Computing the curve</source>
            <translation>曲線を計算しています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Computing the guarantee</source>
            <translation>保証を計算しています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <location filename="../../crowdgui/ui/controllers/review_tasks.py" />
            <source>Computing the order</source>
            <translation>順序を計算しています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/theory.py" />
            <source>Conditions</source>
            <translation>条件</translation>
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
            <translation>確信度</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>Confidence below {sure}</source>
            <translation>確信度{sure}未満</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Confidence level</source>
            <translation>信頼水準</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>Confidence level of guarantees (1 − α)</source>
            <translation>保証の信頼水準（1 − α）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/histograms.py" />
            <source>Confidence of the final label</source>
            <translation>最終ラベルの確信度</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Confidence, before and after the audit</source>
            <translation>監査の前後の確信度</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <location filename="../../crowdgui/text/rules.py" />
            <source>Confusion matrices</source>
            <translation>混同行列</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <location filename="../../crowdgui/text/rules.py" />
            <location filename="../../crowdgui/text/simulation.py" />
            <location filename="../../crowdgui/ui/pages/workers/confusion_view.py" />
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>Confusion matrix</source>
            <translation>混同行列</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>Confusion matrix of the workers</source>
            <translation>ワーカーの混同行列</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/shared_parts.py" />
            <source>Contacting {address}…</source>
            <translation>{address}に問い合わせています…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Content</source>
            <translation>内容</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <source>Contents</source>
            <translation>目次</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Contents of the files</source>
            <translation>ファイルの内容</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <location filename="../../crowdgui/ui/pages/compare/study_panel.py" />
            <source>Continue</source>
            <translation>続ける</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Continue audit…</source>
            <translation>監査を続ける…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>Continue without saving</source>
            <translation>保存せずに続ける</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/convergence.py" />
            <source>Convergence of the labels</source>
            <translation>ラベルの収束</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Copied labels</source>
            <translation>写したラベル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/table_view.py" />
            <source>Copied the first {copied} of {of} rows; export writes all of them</source>
            <translation>{of}行中、最初の{copied}行をコピーしました。書き出しでは全行が書き込まれます</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/model_card.py" />
            <source>Copied.</source>
            <translation>コピーしました。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/model_card.py" />
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Copy</source>
            <translation>コピー</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Copy final labels</source>
            <translation>最終ラベルをコピー</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/base.py" />
            <source>Copy picture</source>
            <translation>図をコピー</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <location filename="../../crowdgui/ui/pages/items/page.py" />
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <location filename="../../crowdgui/ui/plots/base.py" />
            <source>Copy table</source>
            <translation>表をコピー</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Copy {n} rows</source>
            <extracomment>For one: Copy {n} row</extracomment>
            <translation>
                <numerusform>{n}行をコピー</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/marks.py" />
            <source>Copying</source>
            <translation>写し</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Copying can’t be detected if there is only one class.</source>
            <translation>クラスが1つだけの場合、写しは検出できません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Copying can’t be detected, because no two workers share {n} items or more.</source>
            <translation>{n}件以上のアイテムを共有する2人がいないため、写しは検出できません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Copying was checked on only {kept} of {n} items, because workers share too many items to check all of them.</source>
            <translation>ワーカーどうしの共通アイテムが多くすべては調べられないため、写しは{n}件中{kept}件のアイテムだけで調べました。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Copying workers</source>
            <translation>写すワーカー</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>Corrected labels</source>
            <translation>訂正されたラベル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Corrected shares take into account which mistakes the model makes.</source>
            <translation>補正後の割合は、モデルがどのような誤りをするかを考慮しています。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Could it replace a person?</source>
            <translation>人の代わりになるか</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <location filename="../../crowdgui/ui/pages/workers/models_panel.py" />
            <source>Could the model replace a person?</source>
            <translation>モデルは人の代わりになるか</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>Count</source>
            <translation>件数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Counted on gold</source>
            <translation>ゴールドで数えた値</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/run.py" />
            <source>Counting labels</source>
            <translation>ラベルを数えています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/export_text.py" />
            <source>Counting names that a spreadsheet would run.</source>
            <translation>表計算ソフトが実行しうる名前を数えています。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/appen.py" />
            <source>Country, region, city and IP address of the contributors.</source>
            <translation>作業者の国、地域、市、IPアドレス。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tool_exports.py" />
            <source>Crowd-Kit series</source>
            <translation>Crowd-Kit形式</translation>
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
            <translation>前回、CrowdGUIが予期せず終了しました。変更は残っています。「ファイル」▸「未保存の作業を開く」を選ぶか、プロジェクトを開いてください。詳細は{file}にあります。外部へは何も送っていません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <source>CrowdGUI help</source>
            <translation>CrowdGUIヘルプ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>CrowdGUI is still working.</source>
            <translation>CrowdGUIはまだ処理中です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/project_controller.py" />
            <source>CrowdGUI project (*{suffix})</source>
            <translation>CrowdGUIプロジェクト (*{suffix})</translation>
        </message>
        <message>
            <location filename="../../crowdgui/jobs/project_writer.py" />
            <source>CrowdGUI ran into an unexpected error while saving. Details are in the log.</source>
            <translation>保存中にCrowdGUIで予期しないエラーが起きました。詳細はログにあります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/jobs/worker.py" />
            <source>CrowdGUI ran into an unexpected error. Nothing was changed. Details are in the log.</source>
            <translation>CrowdGUIで予期しないエラーが起きました。何も変更していません。詳細はログにあります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/system/crash_log.py" />
            <source>CrowdGUI ran into an unexpected error. Your changes are kept. Details are in {file}; nothing was sent.</source>
            <translation>CrowdGUIで予期しないエラーが起きました。変更は残っています。詳細は{file}にあります。外部へは何も送っていません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <source>CrowdGUI version</source>
            <translation>CrowdGUIのバージョン</translation>
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
            <translation>Ctrl+Zで直前のラベルを元に戻せます</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Custom ranges</source>
            <translation>入力した範囲</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Custom weights</source>
            <translation>カスタムの重み</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Damping</source>
            <translation>減衰</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>Dark, high &amp;contrast</source>
            <translation>ダーク、ハイコントラスト(&amp;C)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/layout.py" />
            <location filename="../../crowdgui/ui/pages/data/page.py" />
            <source>Data</source>
            <translation>データ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>Data: what is in your file</source>
            <translation>データ：ファイルの内容</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <source>Decode HTML characters</source>
            <translation>HTMLの文字参照を変換</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipe_row.py" />
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>Delete</source>
            <translation>削除</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/session_menus.py" />
            <source>Delete all…</source>
            <translation>すべて削除…</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>Delete {n} unsaved sessions?</source>
            <extracomment>For one: Delete {n} unsaved session?</extracomment>
            <translation>
                <numerusform>未保存のセッション{n}件を削除しますか。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Depending on the start, between {low} and {high} labels differ from the majority vote.</source>
            <translation>多数決と異なるラベルは、初期値により{low}～{high}件です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/page.py" />
            <source>Details</source>
            <translation>詳細</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Detected from the file’s content, not its name. If it is wrong, choose another.</source>
            <translation>名前ではなくファイルの内容から判別しています。誤っていれば、ほかを選んでください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>Differ</source>
            <translation>相違</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <source>Differences</source>
            <translation>違い</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Different names in the Item column</source>
            <translation>「アイテム」の列の異なる名前</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Different names in the Worker column</source>
            <translation>「ワーカー」の列の異なる名前</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Discard audit</source>
            <translation>監査を破棄</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Distance from guessing</source>
            <translation>当て推量からの距離</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Does not hold</source>
            <translation>成り立ちません</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>Does the worker model fit?</source>
            <translation>ワーカーモデルは合うか</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <location filename="../../crowdgui/ui/pages/compare/study_panel.py" />
            <source>Done</source>
            <translation>完了</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Dots are percentage points, lines 95% intervals. “Yes” is corrected for the number of people, so it can be “no” although the whole line is above the margin.</source>
            <translation>点はパーセントポイント、線は95%区間です。「はい」は人数について補正しているので、線全体が許容差を上回っていても「いいえ」になることがあります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Double-click a class to change it.</source>
            <translation>ダブルクリックで変更できます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Doubt about the first vote</source>
            <translation>最初の投票への疑い</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Down</source>
            <translation>下へ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <source>Draft, not submitted</source>
            <translation>提出されなかった下書き</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Draw a sample on the Guarantee page</source>
            <translation>「保証」ページで標本を抽出</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/worker_scatter.py" />
            <source>Draw around workers to select them; or hold Shift and draw</source>
            <translation>囲んでワーカーを選択します。Shiftキーを押しながら囲んでもかまいません</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Draw the workers again if their mean accuracy is further from the expected one; 1 accepts every draw.</source>
            <translation>平均正解率が期待値からこれより離れた場合は、ワーカーを生成し直します。1ならすべて受け入れます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Drawing a dataset</source>
            <translation>データセットを生成しています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Drawing datasets and running rules</source>
            <translation>データセットを生成してルールを実行しています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Drawn from a Beta distribution</source>
            <translation>ベータ分布から抽出</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/study_panel.py" />
            <source>Draws</source>
            <translation>抽出回数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Draws the items at random and shows them one by one.</source>
            <translation>アイテムを無作為に抽出し、1件ずつ表示します。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>Drop a file of labels here</source>
            <translation>ラベルのファイルをここにドロップ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Duration</source>
            <translation>所要時間</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/read_labels.py" />
            <source>Durations that can’t be read or can’t be right; their labels are kept</source>
            <translation>読み込めない、またはありえない所要時間（ラベルは残す）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>EM, one accuracy per class</source>
            <translation>EM（クラスごとに正解率1つ）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>EM, one accuracy per worker</source>
            <translation>EM（ワーカーごとに正解率1つ）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>EM, pooled</source>
            <translation>プールEM</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Each class needs a different name.</source>
            <translation>クラスの名前はすべて異なっていなければなりません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Each file is written completely or not at all.</source>
            <translation>ファイルは完全に書き込まれるか、まったく書き込まれないかのどちらかです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Each from a different worker.</source>
            <translation>それぞれ別のワーカーによります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Each item must have one gold label or none.</source>
            <translation>ゴールドラベルは、アイテムごとに1つかなしでなければなりません。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/errors.py" />
            <source>Each item should get {n} labels, but there are fewer workers.</source>
            <extracomment>For one: Each item should get {n} label, but there are fewer workers.</extracomment>
            <translation>
                <numerusform>各アイテムにラベルが{n}件必要ですが、ワーカーがそれより少ないです。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Each number is a class</source>
            <translation>数ごとに1クラス</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>Each question gets its own labels, all in one project. The chosen question is shown here.</source>
            <translation>質問ごとに別々のラベルになり、すべて1つのプロジェクトに入ります。ここには選んだ質問が表示されます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>Each row holds a worker, an item and a label.</source>
            <translation>各行にワーカー、アイテム、ラベルがあります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>Each row holds an item, a worker and a label.</source>
            <translation>各行にアイテム、ワーカー、ラベルがあります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>Each row is</source>
            <translation>各行は</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>Each row is a worker.</source>
            <translation>各行は1人のワーカーです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>Each row is an item.</source>
            <translation>各行は1つのアイテムです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Each start stops after this many iterations, even if it still changes.</source>
            <translation>各初期値は、この回数だけ反復すると、まだ変わっていても止めます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Edit family and version…</source>
            <translation>系列とバージョンを編集…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Encoding</source>
            <translation>文字コード</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>End</source>
            <translation>終了</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Ensemble of rules</source>
            <translation>ルールのアンサンブル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>Enter</source>
            <translation>Enter</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Enter increasing numbers, separated by semicolons.</source>
            <translation>小さい順に、セミコロン区切りで数を入力してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Enter one share per class; they must add up to 100%.</source>
            <translation>クラスごとに割合を1つ指定し、合計を100%にしてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>Error bound (estimate)</source>
            <translation>誤り率の上限（推定）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>Error bound, if the model holds</source>
            <translation>誤り率の上限（モデルが成り立つ場合）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/bounds_chart.py" />
            <source>Error by the rule’s model</source>
            <translation>ルールのモデルによる誤り</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mixed_votes.py" />
            <source>Error on known items</source>
            <translation>既知のアイテムでの誤り</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <location filename="../../crowdgui/ui/pages/compare/study_panel.py" />
            <source>Error rate</source>
            <translation>誤り率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Error rate and bound by mean accuracy</source>
            <translation>平均正解率と誤り率・上限</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Error rate and bound by number of items</source>
            <translation>アイテム数と誤り率・上限</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Error rate and bound by number of workers</source>
            <translation>ワーカー数と誤り率・上限</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/simulation_curves.py" />
            <source>Error rate and bounds</source>
            <translation>誤り率と上限</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>Error rate on gold, with its 95% confidence interval. The line ends at {most}.</source>
            <translation>ゴールドでの誤り率と95%信頼区間。線の右端は{most}です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>Error rate on the gold items that have a final label both before and after: {before} before, {after} after.</source>
            <translation>前後とも最終ラベルのあるゴールドアイテムでの誤り率：前は{before}、後は{after}。</translation>
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
            <translation>推定</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>Estimate: about {total} of {items} items to look at, audited and reviewed; between {low} and {high} in 8 of 10 cases.</source>
            <translation>推定: 監査とレビューを合わせて {items} 件中およそ {total} 件を見ます。10回中8回は {low}～{high} 件です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>Estimating the effect of more labels</source>
            <translation>ラベルを追加した効果を見積もっています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Even a guesser with so many labels on these items would not be noticed.</source>
            <translation>これらのアイテムにこれだけのラベルを付けても、当て推量の人は目立ちません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Every accuracy must lie between 0 and 1.</source>
            <translation>正解率はすべて0～1でなければなりません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/project_controller.py" />
            <source>Every change is saved in {file} as you make it.</source>
            <translation>変更はその都度{file}に保存されます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/title_corner.py" />
            <source>Every change is written to the project file as you make it.</source>
            <translation>変更はその都度プロジェクトファイルに書き込まれます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Every item has a gold label</source>
            <translation>全アイテムにゴールドラベルがある</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Every item has a gold label, so this is a count, not an estimate.</source>
            <translation>全アイテムにゴールドラベルがあるので、これは推定ではなく実際に数えた値です。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>Every item has a gold label: {n} of {known} final labels are wrong, {share}.</source>
            <extracomment>For one: Every item has a gold label: {n} of {known} final labels is wrong, {share}.</extracomment>
            <translation>
                <numerusform>全アイテムにゴールドラベルがあります。最終ラベル{known}件中{n}件が誤りです（{share}）。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Every label is in the row of a worker</source>
            <translation>すべてのラベルがワーカーの行にあります</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Every label is in the row of an item</source>
            <translation>すべてのラベルがアイテムの行にあります</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/audit_dialog.py" />
            <source>Every label is saved at once. A skipped item counts as wrong.</source>
            <translation>ラベルはすぐに保存されます。スキップしたアイテムは誤りとして数えます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse.py" />
            <source>Every label is the same, so the question isn’t offered: {names}.</source>
            <translation>ラベルがすべて同じなので、この質問は選べません：{names}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Every label is “{word}”, so there is nothing to aggregate</source>
            <translation>すべてのラベルが「{word}」なので、集約するものがありません</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/get_another_label.py" />
            <source>Every line should contain a worker, an item and a label.</source>
            <translation>各行にワーカー、アイテム、ラベルが必要です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Every probability of a label must be between 0 and 1.</source>
            <translation>ラベルが付く確率はすべて0～1でなければなりません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Every row has a worker, an item and a label</source>
            <translation>すべての行にワーカー、アイテム、ラベルがあります</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>Every row was read; nothing was skipped</source>
            <translation>全行を読み込みました。スキップはありません</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Every vote counts the same. A baseline to compare with.</source>
            <translation>すべての票を同じ重みで数えます。比較の基準です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Every worker is treated as if they had already given this many correct labels.</source>
            <translation>全ワーカーが、以前にこの数の正しいラベルを付けたものとみなします。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Every worker is treated as if they had already given this many wrong labels.</source>
            <translation>全ワーカーが、以前にこの数の誤ったラベルを付けたものとみなします。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Every worker labels every item</source>
            <translation>全ワーカーが全アイテムにラベルを付ける</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <location filename="../../crowdgui/ui/pages/workers/detail.py" />
            <source>Evidence</source>
            <translation>根拠</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Exact text (cells may run as formulas)</source>
            <translation>テキストのまま（数式として実行されることがあります）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/table_formats.py" />
            <source>Excel workbook</source>
            <translation>Excelブック</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <location filename="../../crowdgui/ui/pages/workers/detail.py" />
            <source>Exclude</source>
            <translation>除外</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Exclude the {n} flagged workers</source>
            <extracomment>For one: Exclude the flagged worker</extracomment>
            <translation>
                <numerusform>フラグ付きワーカー{n}人を除外する</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/detail.py" />
            <source>Exclude {n}</source>
            <translation>{n}人を除外</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <source>Exclude {n} flagged</source>
            <extracomment>For one: Exclude the flagged worker</extracomment>
            <translation>
                <numerusform>フラグ付きの{n}人を除外</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Exclude {n} workers</source>
            <extracomment>For one: Exclude {n} worker</extracomment>
            <translation>
                <numerusform>ワーカー{n}人を除外</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/marks.py" />
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Excluded</source>
            <translation>除外</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>Excluded labels</source>
            <translation>除外したラベル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>Excluded workers</source>
            <translation>除外したワーカー</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Expectation–maximisation (EM)</source>
            <translation>期待値最大化（EM）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/peers.py" />
            <source>Expected</source>
            <translation>期待値</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>Expected decrease</source>
            <translation>見込まれる低下</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>Expected error</source>
            <translation>予想される誤り率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Expected to be better than chance: t1 is not negative</source>
            <translation>偶然よりよいと期待される：t1が負でない</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Expected to be worse than chance: t2 is not positive</source>
            <translation>偶然より悪いと期待される：t2が正でない</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/user_inputs.py" />
            <source>Expected {n} columns: what the number is for, and the number. The columns are {columns}.</source>
            <translation>列は{n}つ必要です：対象と数値。今の列は{columns}です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>Explanation</source>
            <translation>説明</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/layout.py" />
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Export</source>
            <translation>書き出し</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Export labels…</source>
            <translation>ラベルをエクスポート…</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Export {n} files</source>
            <extracomment>For one: Export {n} file</extracomment>
            <translation>
                <numerusform>ファイル{n}個を書き出す</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>Export: share the results</source>
            <translation>書き出し：結果を共有</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/export_controller.py" />
            <source>Exporting</source>
            <translation>書き出しています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Export…</source>
            <translation>書き出し…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>Extrapolated to {times} times the labels, spread as now, the error rate is {error} ({level} range {low} to {high}).</source>
            <translation>今と同じ配分でラベルを{times}倍にしたと外挿すると、誤り率は{error}（{level}の範囲：{low}～{high}）です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>False flags</source>
            <translation>偽のフラグ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <location filename="../../crowdgui/ui/dialogs/mark_models.py" />
            <source>Family</source>
            <translation>系列</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/mark_models.py" />
            <source>Family and version of {n} more workers are taken from their names.</source>
            <extracomment>For one: Family and version of {n} more worker are taken from the name.</extracomment>
            <translation>
                <numerusform>ほか{n}人のワーカーの系列とバージョンは、名前から取ります。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mark_models.py" />
            <source>Family of {worker}</source>
            <translation>{worker}の系列</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/rule_options.py" />
            <source>Fewer options</source>
            <translation>オプションを減らす</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>Fewer than 10 mistakes were seen.</source>
            <translation>観察された誤りが10件未満です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/surveys/survey.py" />
            <source>Fewer than {n} questions of this survey have the same choices. Only such questions can be read as items, with the respondents as workers.</source>
            <translation>このアンケートで同じ選択肢を持つ質問は{n}問未満です。回答者をワーカー、質問をアイテムとして読み込めるのは、そのような質問だけです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Figure 2 (a), or 4 (a): 31 workers, 200 items, 3 classes, a probability of 30% for each label, mean accuracy from 0.38 up. The bound follows the error rate of the oracle MAP rule, and IWMV comes close to it.</source>
            <translation>図2 (a)または図4 (a)：ワーカー31人、アイテム200件、3クラス、ラベルが付く確率30%、平均正解率0.38以上。上限はオラクルMAPルールの誤り率に沿い、IWMVもそれに迫ります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Figure 2 (b), or 4 (b): 200 items, accuracies from Beta(2.3, 2), more and more workers. On the logarithmic scale, error rate and bound fall in a straight line.</source>
            <translation>図2 (b)または図4 (b)：アイテム200件、正解率はBeta(2.3, 2)、ワーカーを増やしていきます。対数目盛では、誤り率と上限が直線的に下がります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Figure 2 (c), or 4 (c): 31 workers, accuracies from Beta(2.3, 2), more and more items. The oracle MAP rule and its bound stay the same, and IWMV improves.</source>
            <translation>図2 (c)または図4 (c)：ワーカー31人、正解率はBeta(2.3, 2)、アイテムを増やしていきます。オラクルMAPルールとその上限は変わらず、IWMVは改善します。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Figure 4 (a), or 5 (a): 31 workers, 1,000 to 11,000 items. IWMV, its log-odds version and EM are equally accurate.</source>
            <translation>図4 (a)または図5 (a)：ワーカー31人、アイテム1,000～11,000件。IWMV、その対数オッズ版、EMの正解率は同等です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Figure 4 (b), or 5 (b): 31 workers, 1,000 to 11,000 items. The time until no final label changes any more, and until the rule itself stops.</source>
            <translation>図4 (b)または図5 (b)：ワーカー31人、アイテム1,000～11,000件。最終ラベルが変わらなくなるまでの時間と、ルールが自分で止まるまでの時間。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Figure 4 (c), or 5 (c): 31 workers, 1,000 to 11,000 items. The iterations until no final label changes any more, and until the rule itself stops.</source>
            <translation>図4 (c)または図5 (c)：ワーカー31人、アイテム1,000～11,000件。最終ラベルが変わらなくなるまでの反復回数と、ルールが自分で止まるまでの反復回数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Figure 4 (d), or 5 (d): 31 workers, 1,000 to 11,000 items. The time that 50 iterations take.</source>
            <translation>図4 (d)または図5 (d)：ワーカー31人、アイテム1,000～11,000件。50回の反復にかかる時間。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Figure 5, or 6: 20 workers are right on 90% of one set of 60 items and on 60% of another set of 40; 30 workers are right on 50% and 70%. No single accuracy describes them.</source>
            <translation>図5または図6：ワーカー20人は60件の組で90%、別の40件の組で60%正解し、30人は50%と70%正解します。1つの正解率では表せません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>File</source>
            <translation>ファイル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Files</source>
            <translation>ファイル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <source>Files already written are complete.</source>
            <translation>すでに書き込まれたファイルは完全です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>Files opened together are merged.</source>
            <translation>複数のファイルをまとめて開くと統合されます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>File…</source>
            <translation>ファイル…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <location filename="../../crowdgui/io/exporting/results.py" />
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>Final label</source>
            <translation>最終ラベル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>Final label “{label}”, confidence {share}.</source>
            <translation>最終ラベル「{label}」、確信度{share}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>Final label “{label}”, set manually by {who}, {when}.</source>
            <translation>最終ラベル「{label}」、{who}が{when}に手動で設定。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <source>Final labels</source>
            <translation>最終ラベル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/bars.py" />
            <location filename="../../crowdgui/ui/pages/labels/page.py" />
            <source>Final labels by class</source>
            <translation>クラス別の最終ラベル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>Final labels on gold items</source>
            <translation>ゴールドアイテムの最終ラベル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>Final labels that change</source>
            <translation>変わる最終ラベル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>Final labels, worker quality and an error guarantee from the labels of many workers, by Li and Yu’s “Error Rate Bounds and Iterative Weighted Majority Voting for Crowdsourcing” (2014).

Your files are only read, never changed. Nothing leaves this computer.

MIT licence. Typeface Inter under the SIL Open Font License; Qt under the LGPL.</source>
            <translation>多数のワーカーのラベルから、最終ラベル、ワーカーの質、誤り率の保証を求めます。Li and Yuの「Error Rate Bounds and Iterative Weighted Majority Voting for Crowdsourcing」（2014）に基づきます。

ファイルは読み込むだけで、変更しません。このコンピューターの外へは何も送りません。

MITライセンス。書体InterはSIL Open Font License、QtはLGPLによります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/title_corner.py" />
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Find</source>
            <translation>検索</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/answer_cards.py" />
            <source>Find a class</source>
            <translation>クラスを検索</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/answer_cards.py" />
            <source>Find a class (F)</source>
            <translation>クラスを検索（F）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Find a worker</source>
            <translation>ワーカーを検索</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>Find an item</source>
            <translation>アイテムを検索</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/recommendation_panel.py" />
            <source>Finding a recommendation</source>
            <translation>推奨ルールを求めています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <source>Finished {time}</source>
            <translation>{time}に完了</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>First group, first set</source>
            <translation>第1群、第1組</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>First group, second set</source>
            <translation>第1群、第2組</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>First reviewer: {first}. Second reviewer: {second}.</source>
            <translation>1人目のレビュー担当者: {first}。2人目のレビュー担当者: {second}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>First row</source>
            <translation>最初の行</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>First row contains names</source>
            <translation>最初の行は列名</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/preview_table.py" />
            <source>First rows of the file</source>
            <translation>ファイルの最初の数行</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Fitting</source>
            <translation>当てはめています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Fitting three rules</source>
            <translation>3つのルールを当てはめています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Fix gold items to their gold label</source>
            <translation>ゴールドアイテムをゴールドラベルに固定</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <location filename="../../crowdgui/ui/pages/workers/peers.py" />
            <source>Flag</source>
            <translation>フラグ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Flag a worker only if one class makes up at least this share of their labels.</source>
            <translation>1つのクラスがワーカーのラベルに占める割合がこれ以上の場合だけ、フラグを付けます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Flag guessing if the labels may hold no more than this share of the information in a typical worker’s labels.</source>
            <translation>ラベルの情報量が、典型的なワーカーのラベルのこの割合以下でありうるときに、当て推量のフラグを付けます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Flag only what fewer than this share of attentive workers would do.</source>
            <translation>注意深いワーカーのうちこの割合未満しかしないことにだけ、フラグを付けます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Flag speed only if a worker’s labels took less than this share of the time others take for the same items.</source>
            <translation>ワーカーのラベルの時間が、同じアイテムにほかの人がかける時間のこの割合未満の場合だけ、速さのフラグを付けます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/flags.py" />
            <source>Flag thresholds</source>
            <translation>フラグのしきい値</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Flag thresholds…</source>
            <translation>フラグのしきい値…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Flagged</source>
            <translation>フラグ付き</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>Flagged workers</source>
            <translation>フラグ付きワーカー</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Flags</source>
            <translation>フラグ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Flags based on this worker’s labels. Choose the row to see the evidence.</source>
            <translation>このワーカーのラベルに基づくフラグ。行を選ぶと根拠が表示されます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/flags.py" />
            <source>Flags never exclude anyone automatically. You see the effect below.</source>
            <translation>フラグで自動的に除外されることはありません。影響は下に表示されます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Flags other than copying and speed need at least this many labels.</source>
            <translation>写しと速さ以外のフラグは、ラベルがこの数以上の場合だけ付けます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>Flags: {name}</source>
            <translation>フラグ：{name}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Fleiss’ kappa</source>
            <translation>Fleissのカッパ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Folder</source>
            <translation>フォルダー</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Folder for the files</source>
            <translation>書き出し先のフォルダー</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Folder for the results</source>
            <translation>結果を入れるフォルダー</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Folder of Parquet files</source>
            <translation>Parquetファイルのフォルダー</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Folder…</source>
            <translation>フォルダー…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>For any classes and any assignment: at most {share}.</source>
            <translation>任意のクラスと割り当てについて: 最大 {share}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>For labels that don’t fit on this computer. A Dask cluster reads them and writes final labels and workers as Parquet. It needs access to both folders and uses the rule’s default options.</source>
            <translation>このコンピューターに収まらないラベル用です。Daskクラスターがラベルを読み、最終ラベルとワーカーをParquetで書き込みます。すべてのプロセスから両方のフォルダーにアクセスできる必要があります。ルールのオプションは既定値になります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/file_list.py" />
            <source>For other tools</source>
            <translation>ほかのツール用</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>For programs: text in CSV stays as it is. A spreadsheet that opens the file may run some of it.</source>
            <translation>プログラム用：CSVのテキストをそのままにします。表計算ソフトで開くと、一部が実行されることがあります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>For rules whose weights do not depend on the labels: majority vote and oracles.</source>
            <translation>重みがラベルによらないルール用：多数決とオラクル。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>For the guarantee</source>
            <translation>保証のため</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>Forecasting…</source>
            <translation>先を見積もっています…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Format</source>
            <translation>形式</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/file_list.py" />
            <source>Format of the tables</source>
            <translation>表の形式</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Format options</source>
            <translation>形式のオプション</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <source>Forward</source>
            <translation>進む</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>Found {columns}, but the rows below have {n}. Remove the lines above the header, or name every column.</source>
            <translation>{columns}ですが、下の行には{n}列あります。見出しより上の行を取り除くか、全列に名前を付けてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>Found {columns}, expected {expected}. Check the separators and quotation marks there.</source>
            <translation>{expected}列のはずですが{columns}あります。その箇所の区切り文字と引用符を確かめてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/doccano.py" />
            <source>Found {n} cells, expected {expected}.</source>
            <translation>{n}セルありますが、{expected}セルのはずです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/list_cells.py" />
            <location filename="../../crowdgui/io/formats/research/peerannot.py" />
            <source>Found {n} columns, expected {expected}. Check the separators and quotation marks there.</source>
            <translation>{n}列ありますが、{expected}列のはずです。そこの区切り文字と引用符を確認してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/triples.py" />
            <source>Found {n} words, expected an item, a worker and a label.</source>
            <translation>{n}語あります。アイテム、ワーカー、ラベルが必要です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/list_cells.py" />
            <source>Found {n} workers but {labels} labels in the lists of one row.</source>
            <translation>1行のリストにワーカーが{n}人いますが、ラベルは{labels}件です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_flat.py" />
            <source>Free text, marks and numbers, not labels: {names}.</source>
            <translation>ラベルではない自由記述、印、数値：{names}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/potato.py" />
            <location filename="../../crowdgui/io/formats/platforms/zooniverse.py" />
            <source>Free text, not a class</source>
            <translation>自由記述で、クラスではない</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>From a file of accuracies…</source>
            <translation>正解率のファイルから…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/text/bounds.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <source>From agreement</source>
            <translation>一致に基づく</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>From agreement alone</source>
            <translation>一致だけに基づく</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/text/bounds.py" />
            <source>From an audit</source>
            <translation>監査に基づく</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/text/bounds.py" />
            <source>From gold</source>
            <translation>ゴールドに基づく</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>From gold labels</source>
            <translation>ゴールドラベルに基づく</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipe_row.py" />
            <source>From the file {file}</source>
            <translation>ファイル{file}から</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>From {first} to {last}; UTC if the file names a time zone.</source>
            <translation>{first}～{last}。ファイルにタイムゾーンがある場合はUTC。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/run.py" />
            <source>Further labels by a worker for the same item, skipped: {n}.</source>
            <translation>同じワーカーが同じアイテムに付けた2件目以降のラベル（スキップ）：{n}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/lewidi.py" />
            <source>Further questions</source>
            <translation>その他の質問</translation>
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
            <translation>{items}中{same}件で、再び同じラベルを付けました（{share}）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/get_another_label.py" />
            <source>Get-Another-Label</source>
            <translation>Get-Another-Label</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Gives the same label as {who} on {agreed} of {shared} shared items; about {expected} are expected ({corrected}). The labels can’t show who copied from whom.</source>
            <translation>共通のアイテム{shared}件中{agreed}件で{who}と同じラベルです。期待されるのは約{expected}件です（{corrected}）。どちらがどちらを写したかは、ラベルからは分かりません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Gives the same labels as {who} too often ({corrected}).</source>
            <translation>{who}と同じラベルが多すぎます（{corrected}）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/models_panel.py" />
            <source>Go to the Guarantee page</source>
            <translation>「保証」のページへ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>Going from {start} to {end} of the labels lowered the error rate by {points} percentage points (±{error} at {confidence} confidence, {draws}).</source>
            <translation>ラベルを{start}から{end}に増やすと、誤り率は{points}ポイント下がりました（信頼水準{confidence}で±{error}、{draws}）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/text/worker_columns.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>Gold</source>
            <translation>ゴールド</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Gold column</source>
            <translation>ゴールドの列</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>Gold counts as the true label: workers are scored against it, rules that use gold keep it, and the rule runs again.</source>
            <translation>ゴールドは真のラベルとして扱います。ワーカーはそれに照らして採点され、ゴールドを使うルールはそれを保ち、ルールが再実行されます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>Gold drawn at random</source>
            <translation>ゴールドは無作為抽出</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Gold is the same as the labels of the model “{model}” on all gold items, so it may come from that model.</source>
            <translation>ゴールドは、すべてのゴールドアイテムでモデル「{model}」のラベルと同じなので、そのモデルによるものかもしれません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Gold items can’t be fixed to their gold label on a cluster.</source>
            <translation>クラスターではゴールドアイテムをゴールドラベルに固定できません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Gold items keep their gold label, and workers are compared with it.</source>
            <translation>ゴールドアイテムはゴールドラベルに固定し、それとワーカーを比べます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>Gold label</source>
            <translation>ゴールドラベル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Gold labels</source>
            <translation>ゴールドラベル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Gold labels from a second file</source>
            <translation>別ファイルのゴールドラベル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Gold marker</source>
            <translation>ゴールドの印</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Gold represents all items only if the gold items were drawn from them at random.</source>
            <translation>ゴールドが全アイテムを代表するのは、アイテムが全体から無作為に抽出された場合だけです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Gold shows more errors than this bound allows, so its assumptions don’t hold.</source>
            <translation>ゴールドの誤りがこの上限の許す数を超えているため、その仮定は成り立ちません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Gold that the rule used can’t test its final labels.</source>
            <translation>ルールが使ったゴールドでは、その最終ラベルを検証できません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/theory.py" />
            <source>Gold was drawn at random: count it as an audit</source>
            <translation>ゴールドは無作為抽出：監査として扱う</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/theory.py" />
            <source>Gold was not drawn at random after all</source>
            <translation>ゴールドは無作為抽出ではなかった</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Gold: {wrong} of {n} wrong</source>
            <translation>ゴールド：{n}件中{wrong}件が誤り</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>Group</source>
            <translation>グループ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Group them into ranges on the Classes page.</source>
            <translation>「クラス」のページで範囲にまとめてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/write.py" />
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <location filename="../../crowdgui/ui/main_window/layout.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/page.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Guarantee</source>
            <translation>保証</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>Guarantee: how far you can trust it</source>
            <translation>保証：どこまで信頼できるか</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Guessers</source>
            <translation>当て推量のワーカー</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/marks.py" />
            <source>Guessing</source>
            <translation>当て推量</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Guessing on hard items</source>
            <translation>難しいアイテムでの当て推量</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Gwet’s AC1</source>
            <translation>GwetのAC1</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/timing.py" />
            <source>Half of the labels took less, half took more.</source>
            <translation>ラベルの半数はこれより短く、半数は長い時間です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Half of the {n} agree with the others at least {half} of the time; {no_better}.</source>
            <translation>{n}の半数は一致率が{half}以上です。{no_better}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Half of them took {n} seconds or less.</source>
            <translation>半数は{n}秒以下です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Hard items</source>
            <translation>難しいアイテム</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>Hardly any item has two labels, so no labels were held out and predicted.</source>
            <translation>ラベルが2件あるアイテムがほとんどないため、ラベルを隠してほかから予測することはしていません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/title_corner.py" />
            <source>Help</source>
            <translation>ヘルプ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>Help &amp;contents</source>
            <translation>ヘルプの目次(&amp;C)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/queue_list.py" />
            <source>Hidden until you choose a label.</source>
            <translation>ラベルを選ぶまで非表示です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/page.py" />
            <source>Hide votes while reviewing</source>
            <translation>レビュー中は票を隠す</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>High</source>
            <translation>上端</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Highest probability</source>
            <translation>最大の確率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/charts.py" />
            <source>Histogram</source>
            <translation>ヒストグラム</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>History</source>
            <translation>履歴</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Holds</source>
            <translation>成り立ちます</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>Hongwei Li and Bin Yu (2014), Error Rate Bounds and Iterative Weighted Majority Voting for Crowdsourcing, arXiv:1411.4086.</source>
            <translation>Hongwei Li and Bin Yu (2014), Error Rate Bounds and Iterative Weighted Majority Voting for Crowdsourcing, arXiv:1411.4086.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>How common each class is, as shares or counts.</source>
            <translation>各クラスの多さ。割合または件数で指定します。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>How far all labels together can move a score; leads are measured in this unit.</source>
            <translation>全ラベルを合わせて得点を動かせる幅。差はこれを単位に測ります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>How far one label can move a score, as a share of all labels together.</source>
            <translation>1つのラベルが得点を動かせる幅（全ラベルを合わせた幅に対する割合）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>How far the first majority vote may mislead the weights; it must be below 1.</source>
            <translation>最初の多数決が重みをどれだけ誤らせうるか。1未満でなければなりません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>How far the workers’ accuracies are from one half, on average.</source>
            <translation>ワーカーの正解率が1/2から平均してどれだけ離れているか。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>How long the rule alone took on this computer.</source>
            <translation>このコンピューターでルールだけにかかった時間。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>How long this worker’s labels took is not known.</source>
            <translation>このワーカーのラベルの所要時間は分かりません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>How many attentive workers there are to copy from.</source>
            <translation>写しの元になる注意深いワーカーの人数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>How many classes there are to choose from.</source>
            <translation>選べるクラスの数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>How many datasets are drawn at each point.</source>
            <translation>各点で生成するデータセットの数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>How many gold items have a wrong final label.</source>
            <translation>最終ラベルが誤っているゴールドアイテムの数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>How many items there are.</source>
            <translation>アイテムの数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>How many items this rule labels differently from the rule in use.</source>
            <translation>このルールのラベルが、使用中のルールと異なるアイテムの数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <source>How many labels</source>
            <translation>ラベルの数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>How many labels a worker must give before their own labels count as much as the crowd’s.</source>
            <translation>ワーカー自身のラベルが、集団のラベルと同じ重さになるのに必要なラベル数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/study_panel.py" />
            <source>How many labels do you need?</source>
            <translation>ラベルはいくつ必要か</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>How many labels per class the crowd’s confusion matrix counts as.</source>
            <translation>集団の混同行列を、クラスごとに何件分のラベルとみなすか。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>How many labels this worker gave.</source>
            <translation>このワーカーが付けたラベルの数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>How many labels to add to this item.</source>
            <translation>このアイテムに追加するラベルの数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>How many of this worker’s labels on gold items are right.</source>
            <translation>ゴールドアイテムでのこのワーカーのラベルのうち、正しいものの数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>How many ranges</source>
            <translation>範囲の数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/study_panel.py" />
            <source>How many times part of the labels is drawn at each share.</source>
            <translation>各割合で、ラベルの一部を抽出する回数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/curves_plot.py" />
            <source>How many to audit first</source>
            <translation>最初に監査する件数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <location filename="../../crowdgui/ui/pages/items/queue_list.py" />
            <source>How many workers gave each class, in the order of the classes.</source>
            <translation>各クラスのラベルを付けたワーカーの数（クラスの順）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>How many workers there are.</source>
            <translation>ワーカーの数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/queue_list.py" />
            <source>How many wrong labels the check is expected to fix, here and elsewhere.</source>
            <translation>点検によって、このアイテムやほかで直ると見込まれる誤ったラベルの数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>How much a worker’s vote counts. A guesser has weight 0; with a weight below 0, a vote counts against the class that the worker chose.</source>
            <translation>ワーカーの票の重さ。当て推量のワーカーの重みは0で、重みが0未満の票は、ワーカーが選んだクラスに反対する票になります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>How much labels move the score of an item, as a sum of squares; small is good.</source>
            <translation>ラベルが1アイテムの得点を動かす量の2乗和。小さいほどよい値です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>How much more often workers agree than by chance: 0 is the chance level, 1 is full agreement, below 0 is worse than chance. Items may have different numbers of labels. Common requirements are 0.80, and at least 0.67 for tentative conclusions.</source>
            <translation>ワーカーの一致が偶然よりどれだけ多いか。0は偶然の水準、1は完全な一致、0未満は偶然より悪いことを示します。アイテムごとにラベル数が違ってもかまいません。よく求められる水準は0.80、暫定的な結論でも最低0.67です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>How much the added labels would lower that probability.</source>
            <translation>追加するラベルでその確率がどれだけ下がるか。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>How much the labels show about the final label, by Raykar and Yu’s score: 0 for labels without information, 1 for a worker who is never wrong. With few labels, it is above 0 by chance alone.</source>
            <translation>ラベルが最終ラベルについてどれだけの情報を持つか（Raykar and Yuのスコア）。情報のないラベルは0、決して誤らないワーカーは1です。ラベルが少ないと、偶然だけでも0より大きくなります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/models_panel.py" />
            <source>How much worse the model may be</source>
            <translation>モデルがどれだけ劣ってよいか</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>How often a label is right.</source>
            <translation>ラベルが正しい割合。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>How often a worker’s label is the one that the others’ vote gives, without the worker’s own vote.</source>
            <translation>ワーカーのラベルが、本人の票を除いたほかの人の投票によるラベルと同じである割合。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>How often a worker’s label is the one this rule gives without that worker. It shows how well the rule fits the workers’ labels, not how often the workers are right.</source>
            <translation>ワーカーのラベルが、このルールを本人抜きで適用したラベルと同じである割合。ルールがワーカーのラベルにどれだけ合うかを示し、ワーカーの正しさは示しません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>How often each worker gives each label to items of each true class, as probabilities or counts.</source>
            <translation>真のクラスごとに、各ワーカーが各ラベルを付ける頻度。確率または件数で指定します。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>How often each worker is right, from 0 to 1, for workers without a confusion matrix. Workers with neither are estimated from their labels on gold items.</source>
            <translation>混同行列を指定しないワーカーの正解率（0～1）。どちらの指定もなければ、ゴールドアイテムに付けたラベルから推定します。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>How often each worker is right, from 0 to 1. If you enter none, accuracies are estimated on gold items; a worker with neither gets weight 0.</source>
            <translation>各ワーカーの正解率（0～1）。指定がなければゴールドアイテムから推定し、どちらもないワーカーは重み0とします。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>How often labels with this model probability are right, estimated from other real datasets. An audit makes it fit this file.</source>
            <translation>このモデル確率のラベルが正しい割合。他の実データから推定したもので、監査をするとこのファイルに合わせられます。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/rules.py" />
            <source>How often labels with this model probability are right, estimated from {n} checked items of this file and from other real datasets.</source>
            <extracomment>For one: How often labels with this model probability are right, estimated from {n} checked item of this file and from other real datasets.</extracomment>
            <translation>
                <numerusform>このモデル確率のラベルが正しい割合。このファイルの確認済みアイテム{n}件と他の実データから推定しました。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>How often messages go from items to workers and back.</source>
            <translation>メッセージがアイテムとワーカーの間を往復する回数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>How often this worker gives the label that the others’ vote gives, with a 95% confidence interval. The dotted line is the chance level.</source>
            <translation>このワーカーのラベルが、ほかの人の投票によるラベルと同じである割合と、95%信頼区間。点線は偶然の水準です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>How often this worker gives the same label as another worker who is a model, on the items both labelled, with a 95% confidence interval. The dotted line is the chance level.</source>
            <translation>双方がラベルを付けたアイテムで、このワーカーのラベルが、モデルであるほかのワーカーのラベルと同じである割合と、95%信頼区間。点線は偶然の水準です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>How often this worker gives the same label as another worker who is a person, on the items both labelled, with a 95% confidence interval. The dotted line is the chance level.</source>
            <translation>双方がラベルを付けたアイテムで、このワーカーのラベルが、人であるほかのワーカーのラベルと同じである割合と、95%信頼区間。点線は偶然の水準です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>How often this worker’s label is the final label. The worker’s own vote counts towards it, so this is slightly too high.</source>
            <translation>このワーカーのラベルが最終ラベルと同じである割合。本人の票も最終ラベルに加わるため、やや高めの値です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/peers.py" />
            <source>How often two workers who label like these would agree if they worked independently.</source>
            <translation>この2人のようにラベルを付ける2人が、独立に作業した場合に一致する割合。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>How the labels were aggregated</source>
            <translation>ラベルの集約方法</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>How this report was made</source>
            <translation>このレポートの作成方法</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>How to read the numbers</source>
            <translation>数値の読み方</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <source>How well workers agree</source>
            <translation>ワーカーの一致の度合い</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <location filename="../../crowdgui/text/simulation.py" />
            <source>How workers differ</source>
            <translation>ワーカーの違いの表し方</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tool_exports.py" />
            <source>Hugging Face dataset</source>
            <translation>Hugging Faceデータセット</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/inception.py" />
            <source>INCEpTION agreement</source>
            <translation>INCEpTIONの一致</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <location filename="../../crowdgui/io/formats/platforms/toloka.py" />
            <source>Identify items by</source>
            <translation>アイテムの見分け方</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>If a worker labels an item more than once</source>
            <translation>同じアイテムに複数回ラベルを付けた場合</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>If every worker had labelled every item, this would be 100%.</source>
            <translation>全ワーカーが全アイテムにラベルを付けていれば100%になります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/file_preview.py" />
            <source>If it is not, choose another column on the Columns page.</source>
            <translation>違う場合は、「列」のページで別の列を選んでください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>If it means “no label”, add it to the missing values.</source>
            <translation>「ラベルなし」の意味なら、欠損値に加えてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>If many workers guess, the fit can get stuck. Several starts find a better fit and show which items are in doubt, but take several times as long.</source>
            <translation>当て推量のワーカーが多いと、当てはめが行き詰まることがあります。初期値を複数にすると、よりよい結果が見つかり、疑わしいアイテムも分かりますが、時間は数倍かかります。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/compare.py" />
            <source>If no rule were better, a lead this large among {n} rules would be very rare.</source>
            <extracomment>For one: If the rule were no better, a lead this large with {n} rule tried would be very rare.</extracomment>
            <translation>
                <numerusform>どれも優れていないとすれば、{n}個のルールの中でこれほどの差が出ることは非常にまれです。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/compare.py" />
            <source>If none of the {n} rules were better, a lead this large would occur by chance in {share} of cases.</source>
            <extracomment>For one: If the rule were no better, a lead this large would occur by chance in {share} of cases.</extracomment>
            <translation>
                <numerusform>{n}個のルールのどれも優れていないとしても、偶然でこの差が出る割合は{share}です。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>If one worker gives an item this class, how often another worker gives it too.</source>
            <translation>あるワーカーがアイテムをこのクラスとしたとき、別のワーカーもそうする割合。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>If the worker model holds, a vote by these workers is wrong in at most {limit} of cases. The bound ignores how split this particular vote is.</source>
            <translation>ワーカーモデルが成り立つ場合、これらのワーカーの投票が誤るのは多くても{limit}です。この上限は、今回の票の割れ具合を考慮しません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>If these workers are excluded, no labels are left.</source>
            <translation>これらのワーカーを除外すると、ラベルが残りません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>If they mean the same, merge them on the Classes page.</source>
            <translation>同じ意味なら、「クラス」のページで統合してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>If they mean “no label”, add them to the missing values.</source>
            <translation>「ラベルなし」の意味なら、欠損値に加えてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>If you quit now, it is stopped. Your file is not changed.</source>
            <translation>今終了すると中断されます。ファイルは変わりません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <source>Ignored by the worker</source>
            <translation>ワーカーが無視</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/dialog.py" />
            <source>Import</source>
            <translation>読み込む</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/dialog.py" />
            <source>Import labels</source>
            <translation>ラベルの読み込み</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mixed_votes.py" />
            <source>In any currency. 0 shows no costs.</source>
            <translation>通貨は任意です。0なら費用を表示しません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/argilla.py" />
            <source>In record {n}, the lists of responses, users and status of “{question}” differ in length. Export the records again.</source>
            <translation>レコード{n}で、「{question}」の回答、ユーザー、状態のリストの長さが異なります。レコードをもう一度書き出してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>In record {n}, “{key}” is {what}. The export may be damaged; export it again.</source>
            <translation>レコード{n}で「{key}」が{what}です。書き出しデータが破損している可能性があるため、もう一度書き出してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/processes/subprocess_reader.py" />
            <source>In the program that made it, save the table as CSV and open that.</source>
            <translation>作成したプログラムで表をCSVとして保存し、それを開いてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <source>In use</source>
            <translation>使用中</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/detail.py" />
            <source>Include</source>
            <translation>戻す</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/detail.py" />
            <source>Include {n}</source>
            <translation>{n}人を戻す</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Include {n} workers</source>
            <extracomment>For one: Include {n} worker</extracomment>
            <translation>
                <numerusform>ワーカー{n}人を戻す</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/toloka.py" />
            <source>Includes labels of assignments that were skipped or ran out of time.</source>
            <translation>スキップまたは時間切れのアサインメントのラベルも含めます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>Independent votes</source>
            <translation>独立な票</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Information score</source>
            <translation>情報スコア</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/export_text.py" />
            <source>Input</source>
            <translation>入力</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <source>Inputs and answers are numbered in the same way. If each number is a separate item, choose “Several items per row”.</source>
            <translation>入力と回答に同じ番号が付いています。番号ごとに別のアイテムなら「1行に複数アイテム」を選んでください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/run.py" />
            <source>Inspecting the labels</source>
            <translation>ラベルを調べています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>Inspecting {file}</source>
            <translation>{file}を調べています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>Interval</source>
            <translation>区間</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>Is the confidence accurate?</source>
            <translation>確信度は正確か</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Is this the column with the labels?</source>
            <translation>ラベルの列はこれでよいですか。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>It assumes that workers make mistakes independently, and the models among them aren’t shown to.</source>
            <translation>ワーカーの誤りが独立であることを前提としますが、その中のモデルについては示されていません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>It assumes that workers make mistakes independently, and these labels leave that in doubt.</source>
            <translation>ワーカーの誤りが独立であることを前提としますが、これらのラベルではそれが疑わしいです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>It assumes that workers make mistakes independently, and these labels show that they don’t.</source>
            <translation>ワーカーが互いに独立に誤ることを仮定していますが、このラベルはそうでないことを示しています。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/questions.py" />
            <source>It belongs to another question</source>
            <translation>別の質問のもの</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/sagemaker.py" />
            <location filename="../../crowdgui/io/importing/recipes.py" />
            <location filename="../../crowdgui/io/importing/tables.py" />
            <location filename="../../crowdgui/io/tabular/file_head.py" />
            <location filename="../../crowdgui/io/tabular/processes/subprocess_reader.py" />
            <source>It can’t be opened: {why}.</source>
            <translation>開けません：{why}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>It claims to hold more than a file of its size can, so it is damaged.</source>
            <translation>この大きさのファイルに入る以上の内容があると記されています。破損しています。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/parquet.py" />
            <source>It claims to hold {n} rows, {mb} MB in memory, which is more than a file of its size should. Save only the worker, item and label columns.</source>
            <translation>{n}行、メモリ{mb} MBと記されており、この大きさのファイルとしては多すぎます。ワーカー、アイテム、ラベルの列だけを保存してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/processes/subprocess_reader.py" />
            <source>It could not be read within {n} seconds.</source>
            <translation>{n}秒以内に読み込めませんでした。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>It counts as gold.</source>
            <translation>ゴールドとして扱います。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>It doesn’t pass the test.</source>
            <translation>検定に合格しません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>It holds Python objects, which are never read because they can run code. Save it as numbers or text.</source>
            <translation>Pythonオブジェクトが含まれています。コードを実行しうるため読み込みません。数値かテキストとして保存してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>It holds no array of numbers or text.</source>
            <translation>数値やテキストの配列がありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>It is at least as close to the other people on {share} of items (95% interval {low} to {high}).</source>
            <translation>{share}のアイテムで、ほかの人に同等以上に近いです（95%区間{low}～{high}）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>It is at least as close to the other people on {share} of items.</source>
            <translation>{share}のアイテムで、ほかの人に同等以上に近いです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>It is being computed.</source>
            <translation>計算しています。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <location filename="../../crowdgui/io/formats/parquet.py" />
            <source>It is damaged or incomplete. Download or copy it again from the source.</source>
            <translation>破損しているか不完全です。入手元からもう一度ダウンロードまたはコピーしてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/parts.py" />
            <source>It is damaged or isn’t a Parquet file.</source>
            <translation>破損しているか、Parquetファイルではありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>It is damaged, cut off or not a workbook. Save it again, or save it as CSV.</source>
            <translation>破損しているか、途中で切れているか、ブックではありません。もう一度、またはCSVで保存してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>It is data</source>
            <translation>データである</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>It is not clear yet where the curve levels off.</source>
            <translation>曲線がどこで平らになるかは、まだ分かりません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/file.py" />
            <source>It is open in another window. Close it there first.</source>
            <translation>別のウィンドウで開かれています。先にそちらを閉じてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>It is protected by a password. Save a copy without one and open that.</source>
            <translation>パスワードで保護されています。パスワードなしのコピーを保存し、それを開いてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>It is tied with another class and won because it comes first.</source>
            <translation>別のクラスと同点で、順序が先のため選ばれました。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>It is too early to say whether the curve has flattened.</source>
            <translation>曲線が平らになったかどうかは、まだ分かりません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>It isn’t clear whether each row is a label, an item or a worker.</source>
            <translation>各行がラベル、アイテム、ワーカーのどれなのかはっきりしません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>It isn’t clear which column holds the label.</source>
            <translation>どの列がラベルなのかはっきりしません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>It isn’t clear which column names the item.</source>
            <translation>どの列がアイテムなのかはっきりしません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>It isn’t clear which column names the worker.</source>
            <translation>どの列がワーカーなのかはっきりしません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/file_preview.py" />
            <source>It names no workers and has one label per item.</source>
            <translation>ワーカーの名前がなく、アイテムごとにラベルが1つです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>It names the columns</source>
            <translation>列名である</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/processes/subprocess_reader.py" />
            <source>It needs more memory than a file of its size should, or it is damaged.</source>
            <translation>この大きさのファイルとしてはメモリを使いすぎるか、破損しています。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>It needs no assumption about workers.</source>
            <translation>ワーカーについての仮定は不要です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>It passes the test.</source>
            <translation>検定に合格します。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>It seems to level off at about {end}.</source>
            <translation>約{end}で平らになるようです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>It shows how many labels were wrong, with an interval.</source>
            <translation>誤っていたラベルの数を区間付きで示します。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/recommendation_panel.py" />
            <source>It takes up to about {time}.</source>
            <translation>最大で約{time}かかります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/file.py" />
            <source>It was not closed properly and can only be repaired in a folder that you can write to. Copy it to another folder, together with the file of the same name that ends in “-journal”.</source>
            <translation>正しく閉じられておらず、書き込みできる場所でないと修復できません。同じ名前で「-journal」で終わるファイルと一緒に、別のフォルダーへコピーしてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>It would be read from {path}</source>
            <translation>読み込み元：{path}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/file_head.py" />
            <source>It would unpack to {n} MB, which is more than a file of its size should hold. Save the table as CSV and open that.</source>
            <translation>展開すると{n} MBになり、この大きさのファイルとしては大きすぎます。表をCSVで保存し、それを開いてください。</translation>
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
            <translation>アイテム</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>Item bound</source>
            <translation>アイテムの上限</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Item by item</source>
            <translation>アイテムごと</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Item by item, Chernoff</source>
            <translation>アイテムごと（Chernoff）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Item by item, confusion matrix per worker</source>
            <translation>アイテムごと（ワーカー別の混同行列）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Item by item, item types</source>
            <translation>アイテムごと（アイテムの種類）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Item column</source>
            <translation>アイテムの列</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Item content from a second file or a folder</source>
            <translation>アイテムの内容（別のファイルまたはフォルダー）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Item types (EBCC)</source>
            <translation>アイテムの種類（EBCC）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Item types per class</source>
            <translation>クラスごとのアイテムの種類</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Item types start at random; the probabilities of this many starts are averaged.</source>
            <translation>アイテムの種類は無作為な初期値から始めます。この数の初期値から得た確率を平均します。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>Item {name}</source>
            <translation>アイテム{name}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <location filename="../../crowdgui/io/formats/research/get_another_label.py" />
            <source>Item, worker, label</source>
            <translation>アイテム、ワーカー、ラベル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>Item-by-item bound on the error rate, with estimated accuracies: an estimate, not a guarantee. Shown because the worker model fits these labels.</source>
            <translation>推定した正解率による、誤り率のアイテムごとの上限。推定であり、保証ではありません。ワーカーモデルがこのラベルに合うため表示しています。</translation>
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
            <translation>アイテム</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <source>Items by class</source>
            <translation>クラス別のアイテム</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/recommendation_panel.py" />
            <source>Items checked at random choose the rule. Without them the rule with the fewest errors on other real datasets is recommended. Predictions of held-out labels, gold and two tests of the workers explain how the rules differ here.</source>
            <translation>無作為に選んで確認したアイテムがルールを選びます。なければ、他の実データで誤りが最も少ないルールを推奨します。隠したラベルの予測、ゴールド、ワーカーについての二つの検定は、ここでルールがどう違うかを説明します。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Items in the first set</source>
            <translation>第1組のアイテム</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Items that two rules label differently</source>
            <translation>2つのルールでラベルが異なるアイテム</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Items to audit</source>
            <translation>監査するアイテム</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Items to audit first</source>
            <translation>最初に監査するアイテム</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>Items to relabel</source>
            <translation>再ラベル付けするアイテム</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/way_parts.py" />
            <location filename="../../crowdgui/ui/pages/items/queue_list.py" />
            <source>Items to review</source>
            <translation>レビューするアイテム</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Items were assigned to workers at random</source>
            <translation>アイテムはワーカーに無作為に割り当てられた</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>Items where the final label won only because its class comes first.</source>
            <translation>クラスの順序だけで最終ラベルが決まったアイテム。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>Items with the lowest confidence come first. Press a number to set the label, or Enter to agree. Your label overrides the rule.</source>
            <translation>確信度の低いアイテムから順に並びます。番号キーでラベルを設定し、Enterで同意します。付けたラベルがルールより優先されます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/cubam.py" />
            <location filename="../../crowdgui/io/formats/research/peerannot.py" />
            <source>Items, then workers</source>
            <translation>アイテム、次にワーカー</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Items, workers and labels have different lengths.</source>
            <translation>アイテム、ワーカー、ラベルの長さが同じではありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>Items: review the uncertain ones yourself</source>
            <translation>アイテム：不確かなものを自分でレビュー</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/convergence.py" />
            <source>Iteration {n}: {changed} labels changed</source>
            <translation>反復{n}：ラベル{changed}件が変わりました</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>Iterations</source>
            <translation>反復回数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Iterations after the first vote until the rule itself stops.</source>
            <translation>最初の投票から、ルールが自分で止まるまでの反復回数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Iterations to converge</source>
            <translation>収束までの反復回数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Iterations to stop</source>
            <translation>停止までの反復回数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <location filename="../../crowdgui/io/formats/platforms/toloka.py" />
            <source>Its inputs</source>
            <translation>入力</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>Its name or number. If empty, the first sheet with a table is used.</source>
            <translation>名前または番号。指定しなければ、表がある最初のシートです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/toloka.py" />
            <source>Its task</source>
            <translation>タスク</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/table_formats.py" />
            <source>JSON lines</source>
            <translation>JSON Lines</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/json_table.py" />
            <source>JSON table</source>
            <translation>JSONの表</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/appen.py" />
            <source>Judgments by contributors who failed the job’s quality control.</source>
            <translation>ジョブの品質管理で不合格になった作業者のものです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>KB</source>
            <translation>KB</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Kappa is not defined, because both workers give one class to all shared items.</source>
            <translation>カッパは定義できません。2人とも、共通のアイテムすべてに1つのクラスを付けているためです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>Keep</source>
            <translation>確定</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Keep all labels</source>
            <translation>全ラベルを残す</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/dialog.py" />
            <source>Keep as shown</source>
            <translation>このままにする</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/appen.py" />
            <source>Keep personal columns</source>
            <translation>個人情報の列を残す</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <location filename="../../crowdgui/io/formats/platforms/toloka.py" />
            <source>Keep rejected labels</source>
            <translation>却下されたラベルを残す</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <source>Keep skipped annotations</source>
            <translation>スキップしたアノテーションを残す</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/labelbox.py" />
            <source>Keep skipped labels</source>
            <translation>スキップしたラベルを残す</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/appen.py" />
            <source>Keep tainted judgments</source>
            <translation>不適格（tainted）の判定を残す</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Keep the first label</source>
            <translation>最初のラベルを残す</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Keep the last label</source>
            <translation>最後のラベルを残す</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <source>Kept: all workers are included.</source>
            <translation>確定しました。すべてのワーカーが集計対象です。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <source>Kept: {n} workers stay excluded.</source>
            <extracomment>For one: Kept: {n} worker stays excluded.</extracomment>
            <translation>
                <numerusform>確定しました。ワーカー{n}人は除外されたままです。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/page.py" />
            <source>Key B</source>
            <translation>Bキー</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/page.py" />
            <source>Key S</source>
            <translation>Sキー</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Kind</source>
            <translation>種類</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Known accuracies (MAP)</source>
            <translation>既知の正解率（MAP）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <location filename="../../crowdgui/ui/dialogs/model_card.py" />
            <source>Known class</source>
            <translation>既知のクラス</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Krippendorff’s alpha</source>
            <translation>Krippendorffのアルファ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Krippendorff’s alpha of this class against all others combined.</source>
            <translation>このクラスと、ほかのクラスをまとめたものとのKrippendorffのアルファ。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Krippendorff’s alpha, interval</source>
            <translation>Krippendorffのアルファ（間隔尺度）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Krippendorff’s alpha, ordinal</source>
            <translation>Krippendorffのアルファ（順序尺度）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Label</source>
            <translation>ラベル</translation>
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
            <translation>Label Studioの予測</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mixed_votes.py" />
            <source>Label by a model</source>
            <translation>モデルのラベル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mixed_votes.py" />
            <source>Label by a person</source>
            <translation>人のラベル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <source>Label by the rule</source>
            <translation>ルールによるラベル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Label column</source>
            <translation>ラベルの列</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <location filename="../../crowdgui/ui/dialogs/model_card.py" />
            <source>Label of the model</source>
            <translation>モデルのラベル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Label skew</source>
            <translation>ラベルの偏り</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Label values</source>
            <translation>ラベルの値</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/labelbox.py" />
            <source>Labelbox export</source>
            <translation>Labelboxの書き出し</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/labelbox.py" />
            <source>Labelbox export (old)</source>
            <translation>Labelboxのエクスポート（旧）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>Labelling plan</source>
            <translation>ラベル付けの計画</translation>
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
            <translation>ラベル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Labels and gold labels must use the same class names.</source>
            <translation>ラベルとゴールドラベルには同じクラス名が必要です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/shared_parts.py" />
            <source>Labels and projects</source>
            <translation>ラベルとプロジェクト</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Labels are the final label most often on “{best}” ({most}), least often on “{worst}” ({least}). Choose a cell to see its items.</source>
            <translation>ラベルが最終ラベルと同じ割合は「{best}」で最も高く（{most}）、「{worst}」で最も低くなります（{least}）。セルを選ぶとアイテムが表示されます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <location filename="../../crowdgui/ui/pages/data/page.py" />
            <source>Labels by class</source>
            <translation>クラス別のラベル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/convergence.py" />
            <source>Labels changed in each iteration</source>
            <translation>各反復で変わったラベル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Labels given</source>
            <translation>付いたラベル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/worker_scatter.py" />
            <source>Labels given (log scale)</source>
            <translation>付けたラベル（対数目盛）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>Labels have changed since the audit was drawn: those that the other rule changes count as possibly wrong in the guarantee.</source>
            <translation>監査を抽出した後にラベルが変わりました。別のルールで変わるラベルは、保証では誤りかもしれないものとして数えます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <source>Labels of assignments that were not approved.</source>
            <translation>承認されなかったアサインメントのラベルです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/labelbox.py" />
            <source>Labels of data rows that their worker skipped.</source>
            <translation>ワーカーがスキップしたデータ行のラベルです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/lewidi.py" />
            <source>Labels of other questions to the same workers, as questions of their own.</source>
            <translation>同じワーカーへの他の質問のラベルを、別の質問として読みます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Labels of this class on items with two or more labels.</source>
            <translation>ラベルが2件以上あるアイテムでの、このクラスのラベル。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>Labels of this confidence are typically wrong in {error} of cases ({low} to {high} in most datasets). Only gold or an audit can show how many are.</source>
            <translation>この信頼度のラベルは通常 {error} が誤りです（多くのデータで {low}～{high}）。実際の数はゴールドか監査でしかわかりません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Labels per item</source>
            <translation>アイテムごとのラベル数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>Labels set</source>
            <translation>設定したラベル数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mixed_votes.py" />
            <source>Labels that change</source>
            <translation>変わるラベル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>Labels that differ</source>
            <translation>異なるラベル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Labels to accept</source>
            <translation>採用できるラベル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>Labels to add</source>
            <translation>追加するラベル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>Labels, workers, items and classes are counted. The picture shows who labelled what, and the checks show what was skipped.</source>
            <translation>ラベル、ワーカー、アイテム、クラスの数を示します。図は誰が何にラベルを付けたか、点検は何がスキップされたかを示します。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>Labels: one per item</source>
            <translation>ラベル：アイテムごとに1つ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <source>Language</source>
            <translation>言語</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Largest effect of one label</source>
            <translation>1つのラベルの最大の影響</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Largest lead of the true class</source>
            <translation>真のクラスの最大の差</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Latin-1</source>
            <translation>Latin-1</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>Layout</source>
            <translation>表の形</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>Lead of the final label over the next class, as a share of the largest possible lead.</source>
            <translation>最終ラベルが次のクラスを引き離す差（可能な最大の差に対する割合）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/lewidi.py" />
            <source>Learning with Disagreements</source>
            <translation>Learning with Disagreements</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Learns how accurate each worker is on each class.</source>
            <translation>各ワーカーのクラスごとの正解率を学習します。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Learns how accurate each worker is, the same on all classes.</source>
            <translation>各ワーカーの正解率を学習します（全クラス共通）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Learns types of items on which workers make the same mistakes. Slower.</source>
            <translation>ワーカーが同じ誤りをするアイテムの種類を学習します。やや遅いです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Learns which classes each worker confuses.</source>
            <translation>各ワーカーがどのクラスを取り違えるかを学習します。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/theory.py" />
            <source>Level</source>
            <translation>水準</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Li and Yu: {name}</source>
            <translation>Li and Yu：{name}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>Light, &amp;high contrast</source>
            <translation>ライト、ハイコントラスト(&amp;H)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Like EM, but more stable when workers gave few labels.</source>
            <translation>EMに似ていますが、ラベルの少ないワーカーでも安定します。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Like the labels in an earlier file</source>
            <translation>以前のファイルのラベルと同じ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Like the labels in the open file</source>
            <translation>開いているファイルのラベルと同じ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipe_row.py" />
            <source>Like the last file of this kind</source>
            <translation>前回の同種のファイルと同じ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Like weighted voting, but gives very good workers far more weight.</source>
            <translation>重み付き投票に似ていますが、とてもよいワーカーの重みをはるかに大きくします。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Like weighted voting, but more cautious with few labels.</source>
            <translation>重み付き投票に似ていますが、ラベルが少ないと慎重になります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/preview_table.py" />
            <source>Line {n} of the file</source>
            <translation>ファイルの{n}行目</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Lines {lines}</source>
            <extracomment>For one: Line {lines}</extracomment>
            <translation>
                <numerusform>行{lines}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>List of models…</source>
            <translation>モデルの一覧…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Little information</source>
            <translation>情報が少ない</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Logarithmic</source>
            <translation>対数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Logarithmic scale</source>
            <translation>対数目盛</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Looking for a start</source>
            <translation>初期値を探しています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/project_controller.py" />
            <source>Looking for unsaved work</source>
            <translation>未保存の作業を探しています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Low</source>
            <translation>下端</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Lower end of the 95% confidence interval.</source>
            <translation>95%信頼区間の下端。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <source>Lowest confidence</source>
            <translation>確信度が最も低いもの</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Lowest confidence first</source>
            <translation>確信度の低い順</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Lowest probability</source>
            <translation>最小の確率</translation>
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
            <translation>MT-Benchの評価</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Made for two classes. Much slower; for comparison.</source>
            <translation>2クラス用。ずっと遅く、比較用です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Made for two classes. The fast version of belief propagation.</source>
            <translation>2クラス用。確率伝播の高速版です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Made for two classes. Unstable on unbalanced data; for comparison.</source>
            <translation>2クラス用。偏ったデータでは不安定で、比較用です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/convergence.py" />
            <source>Main term of the bound’s exponent, with estimated accuracies: {first} at first, {last} at the end.</source>
            <translation>上限の指数の主要項（正解率は推定値）: はじめ{first}、終わり{last}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Majority vote</source>
            <translation>多数決</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>Majority vote gives a different label</source>
            <translation>多数決では別のラベルになる</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>Manual</source>
            <translation>手動</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <location filename="../../crowdgui/ui/pages/export/export_text.py" />
            <source>Manual label</source>
            <translation>手動ラベル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>Manual labels</source>
            <translation>手動ラベル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>Margin</source>
            <translation>マージン</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <source>Margin over the next class</source>
            <translation>次のクラスとのマージン</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>Mark as &amp;models…</source>
            <translation>モデルの印を付ける(&amp;M)…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mark_models.py" />
            <source>Mark as model</source>
            <translation>モデルの印を付ける</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mark_models.py" />
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <source>Mark as models</source>
            <translation>モデルの印を付ける</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Mark as models…</source>
            <translation>モデルの印を付ける…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Mark as model…</source>
            <translation>モデルの印を付ける…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Mark models on the Columns page to keep people and models apart.</source>
            <translation>人とモデルを分けるには、「列」のページでモデルに印を付けてください。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/mark_models.py" />
            <source>Mark {n} workers as models</source>
            <extracomment>For one: Mark as model</extracomment>
            <translation>
                <numerusform>モデルの印を付ける（{n}人）</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Mark {n} workers as people</source>
            <extracomment>For one: Mark as person</extracomment>
            <translation>
                <numerusform>人の印を付ける（{n}人）</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/cvat.py" />
            <source>Marks a part of the image, not the whole image</source>
            <translation>画像の一部を示すもので、画像全体のラベルではない</translation>
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
            <translation>アイテムの一部を示すもので、アイテム全体のラベルではない</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Maximum iterations</source>
            <translation>最大反復回数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Mean accuracy</source>
            <translation>平均正解率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Mean accuracy of workers</source>
            <translation>ワーカーの平均正解率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Mean accuracy that one-step voting needs</source>
            <translation>1段階の投票に必要な平均正解率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Mean accuracy, estimated</source>
            <translation>平均正解率（推定）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Mean field (LPI)</source>
            <translation>平均場（LPI）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Mean probability of the final label under the three rules, by the weight of each.</source>
            <translation>3つのルールによる最終ラベルの確率を、各ルールの重みで平均したもの。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>Meaning</source>
            <translation>意味</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <source>Measure</source>
            <translation>指標</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Measuring speed</source>
            <translation>速さを測定しています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Measuring workers</source>
            <translation>ワーカーを測定しています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Median seconds per label: half of the labels took less.</source>
            <translation>ラベルごとの秒数の中央値：ラベルの半数はこれより短い時間です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Median time {seconds} s, {share} of the time others take for the same items; {rarely} would be this fast ({corrected}).</source>
            <translation>時間の中央値は{seconds}秒で、同じアイテムにほかの人がかける時間の{share}です。これほど速いのは{rarely}です（{corrected}）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Merge values that differ only
in case and spaces</source>
            <translation>大文字・小文字と空白だけが
異なる値をまとめる</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Merge values that differ only in case and spaces</source>
            <translation>大文字・小文字と空白だけが異なる値をまとめる</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Message passing (KOS)</source>
            <translation>メッセージ伝達（KOS）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Messages start at random; the median result of this many starts is used.</source>
            <translation>メッセージは無作為な初期値から始めます。この数の初期値から得た結果の中央を採ります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Minimum labels</source>
            <translation>最小ラベル数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Missing value</source>
            <translation>欠損値</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Missing values</source>
            <translation>欠損値</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>Mistakes</source>
            <translation>誤り</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>Mistakes that you find are corrected and exported.</source>
            <translation>見つけた誤りは訂正され、エクスポートされます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <location filename="../../crowdgui/text/groups.py" />
            <location filename="../../crowdgui/ui/pages/workers/models_panel.py" />
            <source>Model</source>
            <translation>モデル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/page.py" />
            <source>Model check</source>
            <translation>モデルの検査</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>Model probability</source>
            <translation>モデル確率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/detail.py" />
            <source>Model probability: {share}.</source>
            <translation>モデル確率: {share}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <location filename="../../crowdgui/text/groups.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <location filename="../../crowdgui/ui/pages/workers/models_panel.py" />
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <source>Models</source>
            <translation>モデル</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Models + {n} people</source>
            <extracomment>For one: Models + {n} person</extracomment>
            <translation>
                <numerusform>モデル＋{n}人</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>Models among the workers</source>
            <translation>ワーカーの中のモデル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mark_models.py" />
            <source>Models are compared with models and people with people, and the guarantee asks whether models share mistakes. Models of one family are also compared among themselves.</source>
            <translation>モデルはモデルと、人は人と比べ、保証ではモデルが同じ誤りをするかを確かめます。同じ系列のモデルどうしも比べます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Models of one family were made in the same way and may share mistakes.</source>
            <translation>同じ系列のモデルは作り方が同じなので、同じ誤りをすることがあります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Models only</source>
            <translation>モデルのみ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>Models per class</source>
            <translation>モデル（クラス別）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Models were compared only with models.</source>
            <translation>モデルはモデルとだけ比べました。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Models’ mistakes count as those of independent workers</source>
            <translation>モデルの誤りが、独立なワーカーの誤りと同じとみなせる</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>More labels alone are not expected to reach {wanted}: even with {more} more, about {least} would stay wrong. Clearer instructions or manual checks can fix what more labels can’t.</source>
            <translation>ラベルの追加だけでは{wanted}に届かない見込みです。あと{more}件加えても、約{least}が誤ったままです。ラベルの追加で直せないものも、分かりやすいガイドラインや手動の点検で直せることがあります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/rule_options.py" />
            <source>More options</source>
            <translation>オプションを増やす</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mixed_votes.py" />
            <source>More or fewer people per item</source>
            <translation>アイテムあたりの人数を変えると</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>More than one column is set as {role}. Keep one.</source>
            <translation>{role}に設定された列が複数あります。1つだけにしてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>More than six curves can’t be distinguished. Untick one first.</source>
            <translation>曲線が6本を超えると区別できません。先に1つ外してください。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>More than {n} curves can’t be distinguished.</source>
            <extracomment>For one: More than {n} curve can’t be distinguished.</extracomment>
            <translation>
                <numerusform>曲線が{n}本を超えると区別できません。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Most disputed first</source>
            <translation>票が割れた順</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <location filename="../../crowdgui/ui/dialogs/model_card.py" />
            <source>Most frequent mistakes</source>
            <translation>多い誤り</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Most valuable first</source>
            <translation>価値の高い順</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>NaN only</source>
            <translation>NaNだけ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>Name</source>
            <translation>名前</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipe_row.py" />
            <source>Name of the recipe</source>
            <translation>レシピの名前</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>Names of workers that are models, separated by commas; * fits any characters. A list of models or a column with the role “Person or model” counts more.</source>
            <translation>モデルであるワーカーの名前を、カンマ区切りで。* は任意の文字に合います。モデルの一覧や、役割が「人かモデルか」の列があれば、そちらを優先します。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>Needs</source>
            <translation>必要数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>Needs attention</source>
            <translation>要確認</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <source>Neither accepted nor rejected</source>
            <translation>承認も却下もされていない</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Neither is a guarantee here.</source>
            <translation>ここではどちらも保証ではありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/dialog.py" />
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <location filename="../../crowdgui/ui/pages/items/page.py" />
            <source>Next</source>
            <translation>次へ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <source>No annotation says who made it. Export as JSON with annotators, without hiding their details; or, if every worker has their own file, choose “One file per worker”.</source>
            <translation>どのアノテーションにも作成者がありません。アノテーターの情報を隠さずにJSONで書き出してください。ワーカーごとにファイルがある場合は「ワーカーごとに1ファイル」を選んでください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <source>No annotation says who made it. Export as JSON, with annotators.</source>
            <translation>どのアノテーションにも作成者がありません。アノテーター付きのJSONで書き出してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>No array looks like labels. The arrays are {names}.</source>
            <translation>ラベルらしい配列がありません。配列は{names}です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <source>No audit has shown what to review yet.</source>
            <translation>レビューすべきものを示す監査がまだありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/workers.py" />
            <source>No audit sample was drawn.</source>
            <translation>監査の標本は抽出されていません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>No class bias found: {size} of labels differ from what one accuracy per worker would give ({chance} by chance).</source>
            <translation>クラスの偏りは見つかりませんでした。ワーカーごとに1つの正解率の場合と異なるラベルは{size}です（偶然では{chance}）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <source>No column differs between the annotations of a task. Choose the one that holds the label.</source>
            <translation>タスクのアノテーションの間で異なる列がありません。ラベルの列を選んでください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/appen.py" />
            <source>No column differs between the judgments of a unit. Choose the one that holds the label.</source>
            <translation>ユニットの判定の間で異なる列がありません。ラベルの列を選んでください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/answer_columns.py" />
            <source>No column holds labels from a list of classes. These hold free text: {columns}.</source>
            <translation>決まったクラスのラベルを含む列がありません。次の列は自由記述です: {columns}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/answer_columns.py" />
            <source>No column holds labels from a list of classes. These hold nested data: {columns}.</source>
            <translation>決まったクラスのラベルを含む列がありません。次の列は入れ子のデータです: {columns}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/answer_columns.py" />
            <source>No column holds labels of whole items. These mark parts of items, such as boxes: {columns}.</source>
            <translation>アイテム全体のラベルを含む列がありません。次の列は枠などアイテムの一部への印です: {columns}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_flat.py" />
            <source>No column holds labels with few classes. Open the classification export of the Zooniverse itself.</source>
            <translation>少数のクラスのラベルを含む列がありません。Zooniverseの分類の書き出しそのものを開いてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <source>No column holds labels. Download the results once workers have submitted some.</source>
            <translation>ラベルの列がありません。ワーカーの提出後に結果をダウンロードしてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/model_workers.py" />
            <source>No column names a worker of the label file.</source>
            <translation>ラベルのファイルのワーカーを示す列がありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>No column names a worker: this looks like a list of items, such as tasks, known true labels or final labels.</source>
            <translation>ワーカーの列がありません。タスク、既知の正解ラベル、最終ラベルなど、アイテムの一覧のようです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/item_content.py" />
            <source>No column names the items: the best one, “{column}”, names {n} of {items}.</source>
            <translation>アイテムを示す列がありません。最も近い「{column}」も、{items}件中{n}件だけです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_flat.py" />
            <source>No column names the volunteers. Keep the column user_name of the classification export when you flatten it.</source>
            <translation>ボランティアを示す列がありません。分類の書き出しを展開するときは、user_name列を残してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>No content for this item. Open the file again and add it as item content.</source>
            <translation>このアイテムの内容はありません。ファイルを開き直して、アイテムの内容として追加してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>No error rate below 100% can be guaranteed with this probability.</source>
            <translation>この確率では、100%未満の誤り率を保証できません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/doccano.py" />
            <source>No file is named after a worker.</source>
            <translation>ワーカーの名前が付いたファイルがありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>No files yet</source>
            <translation>ファイルはまだありません</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <source>No final label is uncertain enough to need review.</source>
            <translation>レビューが必要なほど不確かな最終ラベルはありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>No gold label matches an item</source>
            <translation>ゴールドラベルに合うアイテムがありません</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>No guarantee</source>
            <translation>保証なし</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>No guarantee yet</source>
            <translation>まだ保証がありません</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>No included worker can be compared with others.</source>
            <translation>集計対象のワーカーに、ほかの人と比べられる人はいません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>No included worker labelled these items, so they lose their final label.</source>
            <translation>集計対象のワーカーは誰もこれらのアイテムにラベルを付けていないため、最終ラベルがなくなります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>No included worker labelled this item.</source>
            <translation>集計対象のワーカーは誰もこのアイテムにラベルを付けていません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>No interval, because only one item has labels from two workers.</source>
            <translation>区間なし。2人のラベルがあるアイテムが1件だけのためです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>No interval, because the items do not differ.</source>
            <translation>区間なし。アイテムの間に違いがないためです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>No interval, because too few items have a second class.</source>
            <translation>区間なし。2つ目のクラスのアイテムが少なすぎるためです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>No item bound. {reason}</source>
            <translation>アイテムの上限はありません。{reason}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/model_card.py" />
            <source>No item could be compared.</source>
            <translation>比べられるアイテムがありませんでした。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>No item has a gold label or was audited.</source>
            <translation>ゴールドラベルのあるアイテムも、監査したアイテムもありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/checked_list.py" />
            <source>No item has a label. Fill in the column “label”.</source>
            <translation>ラベルのあるアイテムがありません。列「label」に入力してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <location filename="../../crowdgui/text/errors.py" />
            <source>No item has both a gold label and a final label.</source>
            <translation>ゴールドラベルと最終ラベルの両方があるアイテムはありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>No item has labels from two workers.</source>
            <translation>2人のラベルがあるアイテムはありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>No item has priority</source>
            <translation>優先すべきアイテムはありません</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>No item is expected to improve with this many more labels.</source>
            <translation>この数のラベルを追加しても、改善が見込まれるアイテムはありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>No item it labelled has a reference class.</source>
            <translation>このモデルがラベルを付けたアイテムには、比べるクラスがありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>No item of this worker can be compared: nobody else labelled them, or the others are tied.</source>
            <translation>このワーカーには比べられるアイテムがありません。ほかに誰もラベルを付けていないか、ほかの人が同点です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/detail.py" />
            <source>No item selected</source>
            <translation>アイテム未選択</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>No item they share has a known class.</source>
            <translation>共通のアイテムに、クラスが既知のものがありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/export_text.py" />
            <source>No item, worker or class here has a name that a spreadsheet would run.</source>
            <translation>表計算ソフトが実行しうる名前のアイテム、ワーカー、クラスはありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/page.py" />
            <source>No items yet</source>
            <translation>アイテムはまだありません</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/page.py" />
            <source>No iterations</source>
            <translation>反復なし</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>No label affects the result: every worker has weight 0.</source>
            <translation>どのラベルも結果に影響しません。全ワーカーの重みが0です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/convergence.py" />
            <source>No label changed after the first vote.</source>
            <translation>最初の投票の後に変わったラベルはありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/potato.py" />
            <location filename="../../crowdgui/io/formats/platforms/sagemaker.py" />
            <location filename="../../crowdgui/io/formats/research/lewidi.py" />
            <location filename="../../crowdgui/io/formats/research/list_cells.py" />
            <location filename="../../crowdgui/io/formats/research/mt_bench.py" />
            <location filename="../../crowdgui/io/formats/research/peerannot.py" />
            <source>No label names its worker.</source>
            <translation>どのラベルにもワーカーの名前がありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <source>No label says who gave it. If every worker has their own dataset, choose “One file per worker”.</source>
            <translation>どのラベルにも付けた人の記録がありません。ワーカーごとにデータセットがある場合は「ワーカーごとに1ファイル」を選んでください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/labelbox.py" />
            <source>No label says who made it. Export with “Label details” and “Performance”.</source>
            <translation>どのラベルにも作成者がありません。「Label details」と「Performance」を付けて書き出してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>No labels are left to work on.</source>
            <translation>処理するラベルが残っていません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/long_table.py" />
            <source>No labels are left. All were skipped: {why}.</source>
            <translation>ラベルが残っていません。すべてスキップしました：{why}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>No manual labels</source>
            <translation>手動ラベルはありません</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/models_panel.py" />
            <source>No model gave a label that counts.</source>
            <translation>モデルによる集計対象のラベルがありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <source>No option was chosen</source>
            <translation>選択肢が選ばれていない</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>No other included worker labelled this worker’s items.</source>
            <translation>ほかの集計対象のワーカーは、このワーカーのアイテムにラベルを付けていません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>No other worker who labelled the same items is a model.</source>
            <translation>同じアイテムにラベルを付けたほかのワーカーに、モデルはいません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>No other worker who labelled the same items is a person.</source>
            <translation>同じアイテムにラベルを付けたほかのワーカーに、人はいません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/peers.py" />
            <source>No overlap: nobody else labelled any of this worker’s items.</source>
            <translation>重なりなし：ほかに誰も、このワーカーのアイテムにラベルを付けていません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>No overlap: none of these workers share an item.</source>
            <translation>重なりなし：これらのワーカーに共通のアイテムがありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>No person gave a label that counts.</source>
            <translation>人による集計対象のラベルがありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/item_content.py" />
            <source>No picture in this folder is named after an item.</source>
            <translation>このフォルダーには、アイテム名の画像がありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/argilla.py" />
            <source>No response says which user gave it. Export the records with their responses.</source>
            <translation>どの回答にもユーザーがありません。回答付きでレコードを書き出してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/argilla.py" />
            <source>No responses</source>
            <translation>回答がない</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <source>No results. Try fewer or different words.</source>
            <translation>結果がありません。語を減らすか変えてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/read_labels.py" />
            <source>No row has a worker, an item and a label. Check which columns these are.</source>
            <translation>ワーカー、アイテム、ラベルがそろった行がありません。どの列がそれに当たるかを確かめてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/user_inputs.py" />
            <source>No row holds a number.</source>
            <translation>数値のある行がありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/table_view.py" />
            <source>No row matches the search and the filter.</source>
            <translation>検索と絞り込みに合う行がありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <source>No rule has run on these labels yet</source>
            <translation>このラベルではまだルールを実行していません</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/page.py" />
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <source>No rule has run on these labels.</source>
            <translation>このラベルでは、まだルールを実行していません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>No sample is drawn</source>
            <translation>標本は未抽出です</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>No ties.</source>
            <translation>同点はありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/list_cells.py" />
            <source>No two columns list workers and their labels.</source>
            <translation>ワーカーとそのラベルを列挙する2つの列がありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>No two of them labelled the same item.</source>
            <translation>同じアイテムにラベルを付けた組がありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>No two workers labelled the same item, so workers can’t be compared.</source>
            <translation>同じアイテムにラベルを付けた2人がいないため、ワーカーを比べられません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/session_menus.py" />
            <source>No unsaved work</source>
            <translation>未保存の作業はありません</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>No worker is called “{name}”</source>
            <translation>「{name}」という名前のワーカーはいません</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/workers.py" />
            <source>No worker is excluded.</source>
            <translation>除外したワーカーはいません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/models.py" />
            <source>No worker is marked as a model.</source>
            <translation>モデルの印が付いたワーカーはいません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>No worker labelled an item twice</source>
            <translation>同じアイテムに2回ラベルを付けたワーカーはいません</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>No worker labelled an item twice: the rule adds up every label</source>
            <translation>同じアイテムに2回ラベルを付けたワーカーはいない：ルールは全ラベルを足し合わせる</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>No worker seems to be guessing.</source>
            <translation>当て推量に見えるワーカーはいません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>No worker who labelled gold items has any weight in the vote.</source>
            <translation>ゴールドアイテムにラベルを付けたワーカーには、この投票での重みがありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <source>No workers yet</source>
            <translation>ワーカーはまだいません</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>No worker’s name fits “{pattern}”</source>
            <translation>「{pattern}」に合う名前のワーカーがいません</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>No {items}</source>
            <translation>{items}はありません</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>No, a cell is one label</source>
            <translation>いいえ、1セルは1つのラベル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>Nobody compared gave this class.</source>
            <translation>比べた中に、このクラスを付けたワーカーはいません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>Nobody else labelled these items.</source>
            <translation>ほかに、これらのアイテムにラベルを付けた人がいません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Nobody else labelled this worker’s items, or the others are tied on them.</source>
            <translation>ほかに誰もこのワーカーのアイテムにラベルを付けていないか、ほかの人が同点です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Nobody has audited these labels, and bounds from estimated accuracies are estimates, so the labels alone guarantee nothing.</source>
            <translation>これらのラベルは監査されておらず、推定正解率による上限は推定にすぎないため、ラベルだけでは何も保証できません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Nobody has audited these labels, and models among the workers may share mistakes, so the labels alone guarantee nothing.</source>
            <translation>これらのラベルは監査されておらず、ワーカーの中のモデルが同じ誤りをしている可能性があるため、ラベルだけでは何も保証できません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Nobody has audited these labels, and none of the bounds is useful for them; each one says why.</source>
            <translation>これらのラベルは監査されておらず、役に立つ上限もありません。理由はそれぞれに示します。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Nobody has audited these labels, and they differ slightly but significantly from what independent workers would give, so the labels alone guarantee nothing.</source>
            <translation>これらのラベルは監査されておらず、独立なワーカーの場合とわずかだが有意に異なるため、ラベルだけでは何も保証できません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Nobody has audited these labels, and workers here don’t make mistakes independently, so the labels alone guarantee nothing.</source>
            <translation>これらのラベルは監査されておらず、ワーカーの誤りも独立ではないため、ラベルだけでは何も保証できません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>Nobody in this group gave a label that counts.</source>
            <translation>このグループには、集計対象のラベルがありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>Nobody labelled this item, so it has no final label.</source>
            <translation>誰もラベルを付けていないため、最終ラベルがありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>Nobody labelled this item.</source>
            <translation>このアイテムには誰もラベルを付けていません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>None</source>
            <translation>なし</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>None of the bounds below is useful for these labels; each one says why.</source>
            <translation>下の上限はどれも、このラベルには役に立ちません。理由はそれぞれに示します。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>None of the workers you entered gave any of these labels. Check that their ids are spelled the same.</source>
            <translation>指定されたワーカーは、誰もこのラベルを付けていません。IDの書き方が同じか確かめてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/detail.py" />
            <source>None of them is flagged.</source>
            <translation>フラグ付きの人はいません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>None of these</source>
            <translation>どれでもない</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>None of these bounds is a guarantee here.</source>
            <translation>ここにある上限はどれも保証ではありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>None of {n} draws of workers has a mean accuracy within {within} of the expected one. Allow a larger difference.</source>
            <translation>{n}回の抽出のうち、ワーカーの平均正解率が期待値から{within}以内のものはありません。許容幅を広げてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipe_row.py" />
            <source>None: as detected</source>
            <translation>なし：検出のまま</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Norm of the weights</source>
            <translation>重みのノルム</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/recommendation_panel.py" />
            <source>Not checked.</source>
            <translation>未確認です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Not chosen</source>
            <translation>未選択</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>Not compared: {rules}.</source>
            <translation>比べていないもの：{rules}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Not computed, because there are more than {most} classes.</source>
            <translation>計算していません。クラスが{most}個を超えるためです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Not computed, because there are too many pairs of workers.</source>
            <translation>計算していません。ワーカーの組が多すぎるためです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/agreement_panel.py" />
            <source>Not computed.</source>
            <translation>計算していません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Not computed: with this many labels and classes it would take very long.</source>
            <translation>計算していません。ラベルとクラスが多く、非常に時間がかかります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Not defined, because all compared labels are the same number.</source>
            <translation>定義できません。比べたラベルがすべて同じ数のためです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Not defined, because all compared labels are “{only}”: without a second class, agreement can’t be distinguished from chance.</source>
            <translation>定義できません。比べたラベルがすべて「{only}」のためです。2つ目のクラスがなければ、一致と偶然を区別できません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Not defined, because all {n} compared labels are of this class, so agreement can’t be distinguished from chance.</source>
            <translation>定義できません。比べた{n}件のラベルがすべてこのクラスで、偶然と一致を区別できないためです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Not defined, because both workers give the same class to every item they share, so agreement can’t be distinguished from chance.</source>
            <translation>定義できません。2人とも、共通のアイテムすべてに同じ1つのクラスを付けていて、偶然と一致を区別できないためです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Not defined, because every pair of workers that share {fewest} or more items gives the same class to all of them.</source>
            <translation>定義できません。{fewest}件以上のアイテムを共有するどの2人も、そのすべてに同じ1つのクラスを付けているためです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Not defined, because items have between {fewest} and {most} labels, and Fleiss’ kappa needs the same number for each. Krippendorff’s alpha doesn’t.</source>
            <translation>定義できません。アイテムのラベル数が{fewest}～{most}件とばらばらですが、Fleissのカッパには同じ数が必要です。Krippendorffのアルファには必要ありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Not defined, because no item has labels from two workers.</source>
            <translation>定義できません。2人のラベルがあるアイテムがないためです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Not defined, because no item with two or more labels has this class.</source>
            <translation>定義できません。ラベルが2件以上あるアイテムに、このクラスのものがないためです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Not defined, because no two workers share {fewest} or more items.</source>
            <translation>定義できません。{fewest}件以上のアイテムを共有する2人がいないためです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Not defined, because the classes are not all numbers.</source>
            <translation>定義できません。クラスに数でないものがあるためです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Not defined, because there is only one class.</source>
            <translation>定義できません。クラスが1つだけのためです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Not defined, because these two workers share no item.</source>
            <translation>定義できません。この2人に共通のアイテムがないためです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Not defined, because two workers are needed.</source>
            <translation>定義できません。ワーカーが2人必要です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Not defined: all items of this worker have the same final label, or none.</source>
            <translation>定義できません。このワーカーのアイテムの最終ラベルがすべて同じか、ありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/peers.py" />
            <source>Not defined: no shared item has a final label.</source>
            <translation>定義できません：共通のアイテムに最終ラベルがありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>Not defined: {reason}.</source>
            <translation>定義できません：{reason}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/toloka.py" />
            <source>Not finished in time</source>
            <translation>時間内に終わらなかった</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/marks.py" />
            <source>Not flagged</source>
            <translation>フラグなし</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/title_corner.py" />
            <source>Not in a project</source>
            <translation>プロジェクト外</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Not known: no item it labelled has a gold label, an audit or a final label.</source>
            <translation>不明：ラベルを付けたアイテムに、ゴールドラベルも監査も最終ラベルもありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/cvat.py" />
            <location filename="../../crowdgui/io/formats/platforms/doccano.py" />
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <location filename="../../crowdgui/io/formats/platforms/labelbox.py" />
            <source>Not labelled yet</source>
            <translation>まだラベルがない</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Not listed, because there are too many pairs of workers.</source>
            <translation>一覧にしていません。ワーカーの組が多すぎるためです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Not met: {conditions}.</source>
            <translation>満たされていません：{conditions}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <source>Not models</source>
            <translation>モデルではない</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>Not part of the table: {names}.</source>
            <translation>表に含まれないもの：{names}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>Not possible yet</source>
            <translation>まだできません</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/answer_columns.py" />
            <source>Not read as labels, because they describe the form, the item or the worker: {columns}.</source>
            <translation>フォーム、アイテム、またはワーカーを説明する列なので、ラベルとして読み込みません: {columns}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/answer_columns.py" />
            <source>Not read as labels, because they hold only one value: {columns}.</source>
            <translation>値が1種類しかないため、ラベルとして読み込みません: {columns}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/answer_columns.py" />
            <source>Not read as labels, because they repeat another column: {columns}.</source>
            <translation>他の列の繰り返しなので、ラベルとして読み込みません: {columns}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/answer_columns.py" />
            <source>Not read, because they hold free text: {columns}.</source>
            <translation>自由記述のため読みません：{columns}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/answer_columns.py" />
            <source>Not read, because they hold nested data: {columns}.</source>
            <translation>入れ子のデータなので読み込みません: {columns}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/answer_columns.py" />
            <source>Not read, because they mark parts of items: {columns}.</source>
            <translation>アイテムの一部を示すため読みません：{columns}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>Not read: {names}.</source>
            <translation>読み込まなかったもの：{names}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/title_corner.py" />
            <source>Not saved</source>
            <translation>未保存</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/argilla.py" />
            <source>Not submitted: {status}</source>
            <translation>未提出：{status}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Not useful: the bound is above 100%.</source>
            <translation>役に立ちません：上限が100%を超えています。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Not useful: these workers were hardly ever seen to make mistakes, which leaves no room for errors.</source>
            <translation>役に立ちません：これらのワーカーには誤りがほとんど見られず、誤りの余地を見積もれません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Not useful: under this bound nearly every label could be wrong.</source>
            <translation>役に立ちません：この上限では、ほぼ全部のラベルが誤りでもありえます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>Not valid here. {reason}</source>
            <translation>ここでは無効。{reason}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>Note</source>
            <translation>メモ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>Note for this item (N)</source>
            <translation>このアイテムのメモ（N）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/detail.py" />
            <source>Note: {note}</source>
            <translation>メモ：{note}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <source>Notes</source>
            <translation>メモ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Nothing</source>
            <translation>なし</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>Nothing in the files was skipped.</source>
            <translation>ファイルでスキップしたものはありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Nothing is known about any worker, and none labelled a gold item. Enter confusion matrices or accuracies, or open a file of gold labels.</source>
            <translation>ワーカーについて何も分からず、ゴールドアイテムにラベルを付けた人もいません。混同行列か正解率を入力するか、ゴールドラベルのファイルを開いてください。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/rules.py" />
            <source>Nothing is known about {n} workers, so their weight is 0.</source>
            <extracomment>For one: Nothing is known about {n} worker, so their weight is 0.</extracomment>
            <translation>
                <numerusform>ワーカー{n}人については何も分からず、重みは0です。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Nothing is left to review for the guarantee</source>
            <translation>保証のためにレビューするものは残っていません</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Nothing is loaded from the network.</source>
            <translation>ネットワークからは何も読み込みません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>Nothing is skipped.</source>
            <translation>スキップはありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <source>Nothing to compare yet</source>
            <translation>比べるものがまだありません</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Nothing to export yet</source>
            <translation>書き出すものがまだありません</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/page.py" />
            <source>Nothing to guarantee yet.</source>
            <translation>保証するものがまだありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <source>Nothing was changed.</source>
            <translation>何も変更していません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Nothing was written.</source>
            <translation>何も書き込んでいません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <location filename="../../crowdgui/ui/plots/curves_plot.py" />
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>Nothing yet.</source>
            <translation>まだありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>Nothing: it holds already</source>
            <translation>なし: すでに成り立っています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>NumPy arrays</source>
            <translation>NumPy配列</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Number of iterations</source>
            <translation>反復回数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>Number of iterations after the first vote.</source>
            <translation>最初の投票の後の反復回数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <source>Number of labels</source>
            <translation>ラベル数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Number of sessions; a pause of half an hour ends a session.</source>
            <translation>セッションの数。30分休むとセッションが終わります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Number of starts</source>
            <translation>初期値の数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>Numbering starts at</source>
            <translation>番号の始まり</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/page.py" />
            <source>Numbers</source>
            <translation>数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/rule_options.py" />
            <source>Numbers from a file</source>
            <translation>ファイルの数値</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>OK</source>
            <translation>問題なし</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Of all pairs of labels that two workers gave to the same item, the share that are equal. Easy to read, but part of it is due to chance.</source>
            <translation>2人のワーカーが1つのアイテムに付けたラベルの組のうち、同じものの割合。読みやすい値ですが、一部は偶然による一致です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>Of any two of them, one is always right or always wrong on the items they share.</source>
            <translation>どの組も、共通のアイテムで一方が常に正しいか常に誤っています。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>Of the items that one of two models has wrong, the share that both have wrong. In brackets the number of items.</source>
            <translation>2つのモデルの少なくとも一方が誤ったアイテムのうち、両方が誤った割合。かっこ内はアイテム数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Of the items this worker labelled more than once, how many got the same label each time.</source>
            <translation>このワーカーが2回以上ラベルを付けたアイテムのうち、毎回同じラベルだったものの数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/model_plots.py" />
            <source>Of the mistakes of two models, the share that both make. Choose a cell to see the items both get wrong.</source>
            <translation>2つのモデルの誤りのうち、両方がした割合。セルを選ぶと、両方が誤ったアイテムが表示されます。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>Of the more confident ones that have gold, {n} of {known} are still wrong.</source>
            <extracomment>For one: Of the more confident ones that have gold, {n} of {known} is still wrong.</extracomment>
            <translation>
                <numerusform>確信度が高くゴールドがある{known}件でも、{n}件は誤りです。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>Of these, gold</source>
            <translation>うちゴールド</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/compare.py" />
            <source>Of {n} gold items, only “{rule}” is right on {first} and only “{kept}” on {second}</source>
            <extracomment>For one: Of {n} gold item, only “{rule}” is right on {first} and only “{kept}” on {second}</extracomment>
            <translation>
                <numerusform>ゴールドアイテム{n}件で、「{rule}」だけが正しいのは{first}回、「{kept}」だけが正しいのは{second}回</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_cells.py" />
            <source>Offers what a survey asks about each choice, such as how many there are, as further questions.</source>
            <translation>個数など、選択肢ごとに尋ねる内容を、追加の質問として選べるようにします。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Offset</source>
            <translation>オフセット</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>On a cluster, EM can start only from majority vote.</source>
            <translation>クラスターでは、EMは多数決からだけ始められます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>On average, at most this share of the flags of one type is false.</source>
            <translation>同じ種類のフラグのうち、偽のものは平均して多くてもこの割合です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>On average, at most {share} of these labels are wrong.</source>
            <translation>これらのラベルの誤りは、平均して多くても{share}です。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>On gold, {n} of {known} final labels are wrong: {share} ({low} to {high}).</source>
            <extracomment>For one: On gold, {n} of {known} final labels is wrong: {share} ({low} to {high}).</extracomment>
            <translation>
                <numerusform>ゴールドでは、最終ラベル{known}件中{n}件が誤りです：{share}（{low}～{high}）。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>On gold, {n} of {known} labels are right, {share}.</source>
            <extracomment>For one: On gold, {n} of {known} labels is right, {share}.</extracomment>
            <translation>
                <numerusform>ゴールドでは、ラベル{known}件中{n}件が正しく、{share}です。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/detail.py" />
            <source>On gold, {n} of {of} labels are right ({share}).</source>
            <extracomment>For one: On gold, {n} of {of} labels is right ({share}).</extracomment>
            <translation>
                <numerusform>ゴールドでは、ラベル{of}件中{n}件が正しいです（{share}）。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>On how many items can the label of {model} be accepted?</source>
            <translation>何件のアイテムで{model}のラベルを採用できますか？</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/peers.py" />
            <source>On how many of their shared items both gave the same label.</source>
            <translation>共通のアイテムのうち、2人が同じラベルを付けたものの割合。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>On the same items, a typical model would agree on about {ordinary}, and a guesser with the same class frequencies on {guesser}.</source>
            <translation>同じアイテムで、典型的なモデルなら約{ordinary}件、クラスの頻度が同じ当て推量のワーカーなら{guesser}件で一致します。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>On the same items, a typical person would agree on about {ordinary}, and a guesser with the same class frequencies on {guesser}.</source>
            <translation>同じアイテムで、典型的な人なら約{ordinary}件、クラスの頻度が同じ当て推量のワーカーなら{guesser}件で一致します。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>On the same items, a typical worker would agree on about {ordinary}, and a guesser with the same class frequencies on {guesser}.</source>
            <translation>同じアイテムで、典型的なワーカーなら約{ordinary}件、クラスの頻度が同じ当て推量のワーカーなら{guesser}件で一致します。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/study.py" />
            <source>On {n} gold items, {error} of the final labels are wrong ({level} interval {low} to {high}).</source>
            <extracomment>For one: On {n} gold item, {error} of the final labels are wrong ({level} interval {low} to {high}).</extracomment>
            <translation>
                <numerusform>ゴールドアイテム{n}件では、最終ラベルの{error}が誤りです（{level}区間：{low}～{high}）。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/compare.py" />
            <source>On {n} held-out labels, no rule predicts better than “{kept}” (geometric mean probability {base}).</source>
            <extracomment>For one: On {n} held-out label, no rule predicts better than “{kept}” (geometric mean probability {base}).</extracomment>
            <translation>
                <numerusform>隠した{n}件のラベルでは、「{kept}」より良く予測するルールはありません（確率の幾何平均 {base}）。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/compare.py" />
            <source>On {n} held-out labels, the geometric mean probability is {base} with “{kept}” and {other} with “{rule}”. {often} Better predictions don’t show fewer errors.</source>
            <extracomment>For one: On {n} held-out label, the geometric mean probability is {base} with “{kept}” and {other} with “{rule}”. {often} Better predictions don’t show fewer errors.</extracomment>
            <translation>
                <numerusform>隠した{n}件のラベルの確率の幾何平均は、「{kept}」で{base}、「{rule}」で{other}です。{often} 予測が良くても誤りが少ないとは限りません。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/mixed_votes.py" />
            <source>On {n} items that both people and models labelled.</source>
            <extracomment>For one: On {n} item that both people and models labelled.</extracomment>
            <translation>
                <numerusform>人とモデルの両方がラベルを付けたアイテム{n}件について。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>On {unanimous} of {compared} items ({share}), all labels are the same. On the median item, {median} of the label pairs are the same.</source>
            <translation>{compared}件中{unanimous}件のアイテム（{share}）で、ラベルがすべて同じです。中央のアイテムでは、ラベルの組の{median}が同じです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <location filename="../../crowdgui/text/simulation.py" />
            <source>One accuracy</source>
            <translation>正解率1つ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <location filename="../../crowdgui/text/simulation.py" />
            <source>One accuracy per class</source>
            <translation>クラスごとの正解率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>One column per worker works too. Gold labels (known true labels, also called ground truth) can be in a column or in a separate file.</source>
            <translation>ワーカーごとに1列でもかまいません。ゴールドラベル（既知の真のラベル、グラウンドトゥルースとも）は、列として含めるか別のファイルにします。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <source>One file per worker</source>
            <translation>ワーカーごとに1ファイル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>One row per item, one column per worker</source>
            <translation>アイテムごとに1行、ワーカーごとに1列</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>One row per label</source>
            <translation>ラベルごとに1行</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>One row per label: who gave it, for which item, and which class. Columns can have any name and order; you choose which is which before they are read.</source>
            <translation>ラベルごとに1行：誰が、どのアイテムに、どのクラスを付けたか。列の名前と順序は自由で、どの列が何かは読み込む前に選びます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>One row per worker, one column per item</source>
            <translation>ワーカーごとに1行、アイテムごとに1列</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>One step left</source>
            <translation>あと1ステップ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>One-step voting, any assignment</source>
            <translation>1段階の投票（任意の割り当て）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <location filename="../../crowdgui/text/rules.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/theory.py" />
            <source>One-step weighted voting</source>
            <translation>1段階の重み付き投票</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>Only a random part of the items was used.</source>
            <translation>使ったのは、無作為に選んだ一部のアイテムだけです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Only a random sample can show what all of them got wrong.</source>
            <translation>全員が間違えたものを示せるのは、無作為標本だけです。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Only a worker’s first label for an item is used; {n} repeated labels are ignored.</source>
            <extracomment>For one: Only a worker’s first label for an item is used; {n} repeated label is ignored.</extracomment>
            <translation>
                <numerusform>同じワーカーが同じアイテムに付けたラベルは最初のものだけを使い、繰り返しの{n}件は無視します。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Only accuracies from a Beta distribution have a mean to vary.</source>
            <translation>平均を変えられるのは、ベータ分布による正解率だけです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>Only one item was compared.</source>
            <translation>比べたアイテムは1件だけです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/sagemaker.py" />
            <source>Only the final label is given, not who gave it</source>
            <translation>最終ラベルだけで、付けた人が分からない</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/get_another_label.py" />
            <source>Only the labels are read. You can open gold from a separate file; class shares and costs are not used.</source>
            <translation>読み込むのはラベルだけです。ゴールドは別のファイルから開けます。クラスの割合と費用は使いません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/export_text.py" />
            <source>Only the question shown, “{question}”, is exported, to the folder “{folder}” inside this one.</source>
            <translation>表示中の質問「{question}」だけを、この中のフォルダー「{folder}」に書き出します。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>Only the {n} most frequent of {all} classes are shown.</source>
            <translation>全{all}クラスのうち多い順に{n}クラスだけを表示しています。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Only whether “{answer}” is among them</source>
            <translation>「{answer}」を含むかどうかだけ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Only “{name}” is a final label.</source>
            <translation>最終ラベルは「{name}」だけです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>Open &amp;folder…</source>
            <translation>フォルダーを開く(&amp;F)…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>Open &amp;recent</source>
            <translation>最近使ったファイル(&amp;R)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>Open &amp;unsaved work</source>
            <translation>未保存の作業を開く(&amp;U)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Open a dataset</source>
            <translation>データセットを開く</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <source>Open a file of labels and run a rule to compare it with other rules.</source>
            <translation>ラベルのファイルを開いてルールを実行すると、ほかのルールと比べられます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Open a file of labels and run a rule to export final labels and the worker table.</source>
            <translation>ラベルのファイルを開いてルールを実行すると、最終ラベルとワーカーの表を書き出せます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/page.py" />
            <source>Open a file of labels and run a rule to see every item’s final label, confidence and votes.</source>
            <translation>ラベルのファイルを開いてルールを実行すると、各アイテムの最終ラベル、確信度、票が表示されます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <source>Open a file of labels and run a rule to see how good each worker is and who may be guessing.</source>
            <translation>ラベルのファイルを開いてルールを実行すると、各ワーカーの質と、当て推量の可能性がある人が表示されます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/page.py" />
            <source>Open a file of labels and run a rule to see the guarantee.</source>
            <translation>ラベルのファイルを開いてルールを実行すると、保証が表示されます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/page.py" />
            <source>Open a file of labels first.</source>
            <translation>先にラベルのファイルを開いてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipe_row.py" />
            <source>Open a file with a recipe</source>
            <translation>レシピのファイルを開く</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipe_row.py" />
            <source>Open a file…</source>
            <translation>ファイルを開く…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>Open a project on its own, without other files.</source>
            <translation>プロジェクトは、ほかのファイルなしで単独で開いてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>Open all {n}</source>
            <translation>{n}件すべて開く</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <location filename="../../crowdgui/ui/pages/data/page.py" />
            <source>Open another…</source>
            <translation>別のファイルを開く…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>Open folder of labels</source>
            <translation>ラベルのフォルダーを開く</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>Open in the browser</source>
            <translation>ブラウザーで開く</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Open in the browser…</source>
            <translation>ブラウザーで開く…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <source>Open it</source>
            <translation>開く</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>Open labels</source>
            <translation>ラベルを開く</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipe_row.py" />
            <source>Open recipe</source>
            <translation>レシピを開く</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>Open sa&amp;mple data</source>
            <translation>サンプルデータを開く(&amp;M)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/run_controller.py" />
            <source>Opening the last result</source>
            <translation>前回の結果を開いています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/content.py" />
            <source>Opening the project</source>
            <translation>プロジェクトを開いています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>Open…</source>
            <translation>開く…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>Options of the rule</source>
            <translation>ルールのオプション</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>Options that differ from the defaults</source>
            <translation>既定と異なるオプション</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Oracle MAP</source>
            <translation>オラクルMAP</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Oracle, best weights for the bound</source>
            <translation>オラクル（上限に対する最良の重み）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Order</source>
            <translation>順序</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Order of the classes</source>
            <translation>クラスの順序</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/get_another_label.py" />
            <source>Order of the columns</source>
            <translation>列の順序</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/cubam.py" />
            <location filename="../../crowdgui/io/formats/research/peerannot.py" />
            <source>Order of the names</source>
            <translation>名前の順序</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>Other rules side by side, whether more labels would help, and which items they would help most.</source>
            <translation>ほかのルールとの比較、ラベルを増やすと役立つか、どのアイテムに最も役立つかを示します。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/way_parts.py" />
            <source>Other targets</source>
            <translation>ほかの目標</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Other worker</source>
            <translation>相手のワーカー</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Overall</source>
            <translation>全体</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>Overall, workers agree no more often than guessers would.</source>
            <translation>ワーカー全体の一致は、当て推量の場合を上回りません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/page.py" />
            <source>Overview</source>
            <translation>概要</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Own simulation</source>
            <translation>独自のシミュレーション</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/xlsx_file.py" />
            <source>Packing {file}</source>
            <translation>{file}を圧縮しています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/rail.py" />
            <source>Pages</source>
            <translation>ページ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/charts.py" />
            <source>Pairs</source>
            <translation>組</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Pairs agree on {low} to {high} of the items they share; {overlap}.</source>
            <translation>組の一致率は、共通アイテムの{low}～{high}です。{overlap}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>Pairs of labels of one item by two workers. Within a group Krippendorff’s α, between people and models κ. 95% intervals in brackets.</source>
            <translation>1つのアイテムに2人のワーカーが付けたラベルの組。グループ内はKrippendorffのα、人とモデルの間はκ。かっこ内は95%区間。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Paper’s bound, Bernstein</source>
            <translation>論文の上限（Bernstein）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Paper’s bound, Hoeffding</source>
            <translation>論文の上限（Hoeffding）</translation>
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
            <translation>処理の一部がCrowdGUIの外から停止されました。これまでの結果は残っています。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/page.py" />
            <source>Parts of the guarantee</source>
            <translation>保証の各部分</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/page.py" />
            <source>Parts of the page</source>
            <translation>ページの各部</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>Passes</source>
            <translation>合格</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Passing is weak evidence. In simulations, a model 10 points less accurate than people (70%, not 80%) passed in 19–22% of cases with a margin of 20% where 10 people all labelled 100 items, and in 92–100% with 8 people, 3 labels per item and 600 items. With a margin of 10% it passed in 0–5%.</source>
            <translation>合格は弱い根拠です。シミュレーションでは、正解率が人より10ポイント低いモデル（80%に対して70%）が、許容差20%で、10人が全員100件のアイテムにラベルを付けた場合は19～22%、8人でアイテムごとに3件、600件のアイテムの場合は92～100%で合格しました。許容差10%では0～5%でした。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Passing messages</source>
            <translation>メッセージを送っています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>Paste labels</source>
            <translation>ラベルを貼り付け</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/sources.py" />
            <source>Pasted text {n}.txt</source>
            <translation>貼り付けたテキスト{n}.txt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/detail.py" />
            <source>Peers</source>
            <translation>相手</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>People</source>
            <translation>人</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>People and models</source>
            <translation>人とモデル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/models_panel.py" />
            <source>People and models are compared once the guarantee is computed.</source>
            <translation>人とモデルは、保証の計算が済むと比べます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>People and models are compared while the guarantee is computed.</source>
            <translation>人とモデルは、保証の計算中に比べます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/worker_scatter.py" />
            <source>People are compared with people and models with models, as far as they label the same items. A typical person agrees with the others on {person} of items, a typical model on {model}; a guesser would on {chance}. Of people who do as well as the typical one, 95% are in the band.</source>
            <translation>同じアイテムにラベルを付けている限り、人は人と、モデルはモデルと比べます。典型的な人は{person}のアイテムでほかの人と一致し、典型的なモデルは{model}、当て推量のワーカーなら{chance}です。典型的な人と同程度の人の95%が帯の中に入ります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>People as often</source>
            <translation>同じ頻度の人</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>People only</source>
            <translation>人のみ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/mixed_votes.py" />
            <source>People per item</source>
            <translation>アイテムあたりの人数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>People were compared only with people.</source>
            <translation>人は人とだけ比べました。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <location filename="../../crowdgui/ui/dialogs/model_card.py" />
            <source>People’s final label</source>
            <translation>人の最終ラベル</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/figures/people_curve.py" />
            <source>People’s labels per item; {n} draws, the band covers 95% of the draws</source>
            <extracomment>For one: People’s labels per item; {n} draw, the band covers 95% of the draws</extracomment>
            <translation>
                <numerusform>アイテムあたりの人のラベル数。{n}回の抽出、帯は抽出の95%の範囲</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Percent agreement</source>
            <translation>単純一致率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/model_charts.py" />
            <location filename="../../crowdgui/text/groups.py" />
            <location filename="../../crowdgui/ui/plots/model_plots.py" />
            <source>Person</source>
            <translation>人</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Person or model</source>
            <translation>人かモデルか</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Picture</source>
            <translation>画像</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Picture file</source>
            <translation>画像ファイル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/matrix_picture.py" />
            <source>Picture of the label matrix</source>
            <translation>ラベル行列の図</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Plain text table</source>
            <translation>通常のテキストの表</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <source>Plan</source>
            <translation>計画</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Pooling strength</source>
            <translation>プールの強さ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Possible duplicate classes: {pairs}</source>
            <translation>重複の可能性があるクラス：{pairs}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/potato.py" />
            <source>Potato user state</source>
            <translation>Potatoのユーザー状態</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Predicting held-out labels</source>
            <translation>隠したラベルを予測しています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/peers.py" />
            <source>Press Enter or double-click to see the items both labelled.</source>
            <translation>Enterかダブルクリックで、両方がラベルを付けたアイテムを表示します。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <location filename="../../crowdgui/ui/pages/export/preview.py" />
            <source>Preview</source>
            <translation>プレビュー</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/preview.py" />
            <source>Preview of a table</source>
            <translation>表のプレビュー</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Price per item</source>
            <translation>アイテムあたりの価格</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mixed_votes.py" />
            <source>Price per label</source>
            <translation>ラベルあたりの価格</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/mixed_votes.py" />
            <source>Prices…</source>
            <translation>価格…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Prior correct labels</source>
            <translation>事前の正しいラベル数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Prior wrong labels</source>
            <translation>事前の誤ったラベル数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>Probability it is wrong</source>
            <translation>誤りの確率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Probability of a label</source>
            <translation>ラベルが付く確率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/detail.py" />
            <location filename="../../crowdgui/ui/widgets/bars.py" />
            <source>Probability of each class</source>
            <translation>各クラスの確率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Probability of the final label according to the messages of its workers.</source>
            <translation>ワーカーのメッセージによる最終ラベルの確率。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Probability of the final label if what is known about the workers is true.</source>
            <translation>ワーカーについて分かっていることが真である場合の、最終ラベルの確率。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Probability of the final label if workers make mistakes independently, from their weights.</source>
            <translation>ワーカーが互いに独立に誤る場合の、重みによる最終ラベルの確率。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Probability of the final label under the fitted accuracies.</source>
            <translation>当てはめた正解率による最終ラベルの確率。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Probability of the final label under the fitted confusion matrices.</source>
            <translation>当てはめた混同行列による最終ラベルの確率。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Probability of the final label under the fitted item types.</source>
            <translation>当てはめたアイテムの種類による最終ラベルの確率。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>Probability that its final label is wrong, if the worker model holds.</source>
            <translation>ワーカーモデルが成り立つ場合に、最終ラベルが誤っている確率。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <source>Processor cores</source>
            <translation>プロセッサーコア数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <source>Processor cores a rule may use</source>
            <translation>ルールが使ってよいプロセッサーコア数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <source>Prodigy</source>
            <translation>Prodigy</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>Product reviews</source>
            <translation>商品レビュー</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/html.py" />
            <source>Quality of crowd labels</source>
            <translation>クラウドラベルの品質</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/surveys/qualtrics.py" />
            <source>Qualtrics survey</source>
            <translation>Qualtricsのアンケート</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>Quantity</source>
            <translation>量</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <location filename="../../crowdgui/ui/main_window/rail.py" />
            <source>Question</source>
            <translation>質問</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/rail.py" />
            <source>Question {n} of {count}</source>
            <translation>質問{n}／{count}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Random sample (audit)</source>
            <translation>無作為標本（監査）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Range boundaries</source>
            <translation>範囲の境界</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Ranges of equal width</source>
            <translation>等しい幅の範囲</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Ranges with the same number of labels</source>
            <translation>ラベル数が等しい範囲</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Rare among attentive workers</source>
            <translation>注意深いワーカーではまれ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>Reach an error rate</source>
            <translation>誤り率を目標に</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Read as</source>
            <translation>読み込み方</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/preview_table.py" />
            <source>Read as a missing value</source>
            <translation>欠損値として読み込む</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Read as…</source>
            <translation>読み込み方…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_cells.py" />
            <source>Read details of choices</source>
            <translation>選択肢の詳細を読み込む</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>Read from: {names}. {meaning}</source>
            <translation>読み込み元：{names}。{meaning}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/recipe_choice.py" />
            <source>Read like the last file with these columns</source>
            <translation>同じ列を持つ前回のファイルと同じ方法で読み込みます</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Read them</source>
            <translation>読み込み方</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Reading</source>
            <translation>読み込み方</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/timestamps.py" />
            <source>Reading the durations</source>
            <translation>所要時間を読み込んでいます</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/run.py" />
            <source>Reading the labels</source>
            <translation>ラベルを読み込んでいます</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/outcome.py" />
            <source>Reading the last result</source>
            <translation>前回の結果を読み込んでいます</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Reading the picture</source>
            <translation>画像を読み込んでいます</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/timestamps.py" />
            <source>Reading the times</source>
            <translation>時刻を読み込んでいます</translation>
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
            <translation>{file}を読み込んでいます</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <source>Reads &amp;#44; as a comma, and so on: web forms write such characters this way.</source>
            <translation>Webフォームの書き方に従い、&amp;#44;をコンマなどとして読みます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse.py" />
            <source>Reads classifications that the project marks as an expert’s as gold labels.</source>
            <translation>プロジェクトが専門家のものとした分類を、ゴールドラベルとして読み込みます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <source>Reads predictions as labels given by a worker.</source>
            <translation>予測を1人のワーカーのラベルとして読み込みます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/argilla.py" />
            <source>Reads suggestions as labels given by a worker.</source>
            <translation>提案を1人のワーカーのラベルとして読み込みます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Reads the file from this computer (P)</source>
            <translation>このコンピューターのファイルを読み込みます（P）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <source>Ready</source>
            <translation>準備完了</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/shared_parts.py" />
            <source>Ready: {workers} and {n} GiB of memory.</source>
            <translation>準備完了：{workers}、メモリ{n} GiB。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/shared_parts.py" />
            <source>Ready: {workers}.</source>
            <translation>準備完了：{workers}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>Reason</source>
            <translation>理由</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>Recent files</source>
            <translation>最近使ったファイル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipe_row.py" />
            <source>Recipe</source>
            <translation>レシピ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipe_row.py" />
            <source>Recipes (*.json)</source>
            <translation>レシピ (*.json)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/recommendation_panel.py" />
            <source>Recommend a rule</source>
            <translation>推奨ルールを求める</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <location filename="../../crowdgui/ui/pages/compare/recommendation_panel.py" />
            <source>Recommendation</source>
            <translation>推奨</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/rule_list.py" />
            <source>Recommended</source>
            <translation>推奨</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>Record {n} isn’t a JSON object. Put each record in braces.</source>
            <translation>レコード{n}はJSONオブジェクトではありません。各レコードを波かっこで囲んでください。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Records {lines}</source>
            <extracomment>For one: Record {lines}</extracomment>
            <translation>
                <numerusform>レコード{lines}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/title_corner.py" />
            <location filename="../../crowdgui/ui/main_window/window.py" />
            <source>Redo</source>
            <translation>やり直し</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/title_corner.py" />
            <source>Redo {what}</source>
            <translation>やり直し：{what}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <location filename="../../crowdgui/io/formats/platforms/toloka.py" />
            <source>Rejected by the requester</source>
            <translation>依頼者が却下</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>Remove</source>
            <translation>外す</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Remove apostrophes that keep cells from running</source>
            <translation>セルの数式実行を防ぐアポストロフィを外す</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/detail.py" />
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>Remove from gold</source>
            <translation>ゴールドから外す</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/detail.py" />
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>Remove manual label</source>
            <translation>手動ラベルを取り消す</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Remove the apostrophes from {n} cells</source>
            <extracomment>For one: Remove the apostrophe from {n} cell</extracomment>
            <translation>
                <numerusform>セル{n}個のアポストロフィを外す</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>Remove the list of models</source>
            <translation>モデルの一覧を外す</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Remove {file}</source>
            <translation>{file}を外す</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <source>Removes the part that all names start with, up to a hyphen.</source>
            <translation>すべての名前に共通する先頭部分を、ハイフンまで取り除きます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <source>Repeated by another worker</source>
            <translation>別のワーカーも同じ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <source>Repeated by another worker: if one worker gives an item this class, how often another worker gives it too. The 95% confidence interval is in brackets.</source>
            <translation>別のワーカーも同じ：あるワーカーがアイテムをこのクラスとしたとき、別のワーカーもそうする割合。かっこ内は95%信頼区間。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Repeats the vote, giving good workers more weight. Bounds apply.</source>
            <translation>よいワーカーほど重くして投票を繰り返します。上限が使えます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Repetitions</source>
            <translation>繰り返し回数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>Replace</source>
            <translation>置き換える</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Replace workers’ names with numbers</source>
            <translation>ワーカーの名前を番号に置き換える</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/html.py" />
            <source>Report (HTML)</source>
            <translation>レポート（HTML）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/report_pdf/report_formats.py" />
            <source>Report (PDF)</source>
            <translation>レポート（PDF）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/model_card.py" />
            <source>Report card of {model}</source>
            <translation>{model}の成績表</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>Report cards of the {n} models with the most labels, of {all}.</source>
            <translation>全{all}個のモデルのうち、ラベルが多い{n}個の成績表。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/models_panel.py" />
            <source>Report card…</source>
            <translation>成績表…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Reports are shared more widely than other files, so workers are shown as numbers in them unless you tick this.</source>
            <translation>レポートはほかのファイルより広く渡るため、ここにチェックを付けない限り、ワーカーは番号で示されます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <source>Reports use this language too.</source>
            <translation>レポートもこの言語で書きます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>Requested guarantee</source>
            <translation>求める保証</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/flags.py" />
            <source>Restore defaults</source>
            <translation>既定に戻す</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/page.py" />
            <source>Result</source>
            <translation>結果</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Results</source>
            <translation>結果</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Review</source>
            <translation>レビュー</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Review all {n} items to guarantee that at most {share} are wrong.</source>
            <extracomment>For one: Review the item to guarantee that at most {share} are wrong.</extracomment>
            <translation>
                <numerusform>{n} 件すべてをレビューすると、誤りが最大 {share} であることを保証できます。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>Review the {n} least confident items</source>
            <extracomment>For one: Review the least confident item</extracomment>
            <translation>
                <numerusform>信頼度の低い {n} 件をレビュー</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/page.py" />
            <source>Review {n}</source>
            <translation>{n}件をレビュー</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Review {n} items</source>
            <extracomment>For one: Review {n} item</extracomment>
            <translation>
                <numerusform>{n} 件をレビュー</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Review {n} more items, and at most {share} of the labels are wrong.</source>
            <extracomment>For one: Review {n} more item, and at most {share} of the labels are wrong.</extracomment>
            <translation>
                <numerusform>あと {n} 件をレビューすると、誤ったラベルは最大 {share} になります。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>Role of column “{name}”</source>
            <translation>列「{name}」の役割</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>Row {n} has {m} cells instead of {width}. Every row needs the same number of cells.</source>
            <translation>行{n}は{m}セルですが、{width}セルのはずです。どの行も同じセル数が必要です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>Row {n} isn’t a list, but the first one is.</source>
            <translation>最初の行はリストですが、行{n}はリストではありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/checked_list.py" />
            <source>Row {row} gives item “{item}” a second label. Keep one.</source>
            <translation>行 {row} でアイテム「{item}」に2つ目のラベルがあります。1つにしてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/checked_list.py" />
            <source>Row {row} has item “{item}”, but number {n} of the draw with seed {seed} is “{drawn}”. Keep the rows of the list in the order drawn.</source>
            <translation>行 {row} のアイテムは「{item}」ですが、シード {seed} の抽出の {n} 番目は「{drawn}」です。リストの行は抽出順のままにしてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/checked_list.py" />
            <source>Row {row} has item “{item}”, which is not in the label file.</source>
            <translation>行 {row} のアイテム「{item}」はラベルファイルにありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/checked_list.py" />
            <source>Row {row} has the label “{label}”. The classes are {classes}; for none of them write “{none}”.</source>
            <translation>行 {row} のラベルは「{label}」です。クラスは {classes} です。どれでもない場合は「{none}」と書いてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>Rows above are skipped. 0 automatically skips titles of one cell.</source>
            <translation>これより上の行はスキップします。0なら1セルだけの表題を自動でスキップします。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>Rows of item, worker and label need three columns, but there are {n}.</source>
            <translation>アイテム、ワーカー、ラベルの行には3列必要ですが、{n}列あります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/parts.py" />
            <source>Rows skipped because the worker, item or label is missing: {n}.</source>
            <translation>ワーカー、アイテム、ラベルのいずれかがないためスキップした行：{n}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_flat.py" />
            <source>Rows with a blank “{choice}” have {names} instead, which isn’t read.</source>
            <translation>「{choice}」が空の行には代わりに{names}がありますが、読み込みません。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Rows {lines}</source>
            <extracomment>For one: Row {lines}</extracomment>
            <translation>
                <numerusform>行{lines}</numerusform>
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
            <translation>ルール</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <location filename="../../crowdgui/ui/pages/labels/page.py" />
            <location filename="../../crowdgui/ui/pages/labels/rule_list.py" />
            <source>Rules</source>
            <translation>ルール</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Rules on simulated workers</source>
            <translation>シミュレーションしたワーカーでのルール</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <location filename="../../crowdgui/ui/pages/labels/page.py" />
            <source>Run</source>
            <translation>実行</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/study_panel.py" />
            <source>Run a study to see how much worse the final labels would be with fewer labels, and whether more would help.</source>
            <translation>調査を実行すると、ラベルを減らすと最終ラベルがどれだけ悪くなるか、増やすと役立つかが分かります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/page.py" />
            <source>Run again</source>
            <translation>再実行</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Run at least two rules first.</source>
            <translation>先に2つ以上のルールを実行してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/recommended_strip.py" />
            <source>Run for comparison</source>
            <translation>比較のために実行</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/page.py" />
            <source>Run now</source>
            <translation>今すぐ実行</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>Run on a c&amp;luster…</source>
            <translation>クラスターで実行(&amp;L)…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Run on a cluster</source>
            <translation>クラスターで実行</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>Run the &amp;other rules</source>
            <translation>ほかのルールを実行(&amp;O)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Run the simulation to see how far rules are from the true classes: {sets} will be drawn.</source>
            <translation>シミュレーションを実行すると、ルールが真のクラスからどれだけ離れるか分かります（生成：{sets}）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/study_panel.py" />
            <source>Run the study</source>
            <translation>調査を実行</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <source>Run the {n} others</source>
            <extracomment>For one: Run the other one</extracomment>
            <translation>
                <numerusform>ほかの{n}個を実行</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/study_panel.py" />
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>Run time</source>
            <translation>実行時間</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>Run two or more rules to compare them.</source>
            <translation>比べるには2つ以上のルールを実行してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Running rules on all labels for comparison</source>
            <translation>比較のため、全ラベルでルールを実行しています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Running rules on parts of the labels</source>
            <translation>ラベルの一部でルールを実行しています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mixed_votes.py" />
            <source>Running the rule on fewer labels, drawn at random…</source>
            <translation>無作為に抽出した、より少ないラベルでルールを実行しています…</translation>
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
            <translation>システムに合わせる(&amp;A)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <source>Same as system</source>
            <translation>システムに合わせる</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Same label</source>
            <translation>同じラベル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Save a dataset…</source>
            <translation>データセットを保存…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Save a simulated dataset</source>
            <translation>シミュレーションのデータセットを保存</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipe_row.py" />
            <source>Save as recipe</source>
            <translation>レシピとして保存</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipe_row.py" />
            <source>Save as recipe…</source>
            <translation>レシピとして保存…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <source>Save elsewhere…</source>
            <translation>別の場所に保存…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/base.py" />
            <source>Save picture</source>
            <translation>図を保存</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/base.py" />
            <source>Save picture…</source>
            <translation>図を保存…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/project_controller.py" />
            <source>Save project</source>
            <translation>プロジェクトを保存</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>Save project &amp;as…</source>
            <translation>名前を付けて保存(&amp;A)…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipe_row.py" />
            <source>Save recipe</source>
            <translation>レシピを保存</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/base.py" />
            <source>Save table</source>
            <translation>表を保存</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>Save the list of items</source>
            <translation>アイテムの一覧を保存</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>Save the list of what is skipped</source>
            <translation>スキップしたものの一覧を保存</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>Save the list…</source>
            <translation>一覧を保存…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipe_row.py" />
            <source>Save to a file…</source>
            <translation>ファイルに保存…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/base.py" />
            <source>Save underlying table…</source>
            <translation>元の表を保存…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/title_corner.py" />
            <source>Saved</source>
            <translation>保存済み</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>Saved as {file}</source>
            <translation>{file}として保存しました</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Saved as {file}.</source>
            <translation>{file}として保存しました。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/project_controller.py" />
            <source>Saved in {file}. Every change is saved as you make it.</source>
            <translation>{file}に保存しました。変更はその都度保存されます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/content.py" />
            <location filename="../../crowdgui/io/project/project.py" />
            <source>Saving the project</source>
            <translation>プロジェクトを保存しています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/title_corner.py" />
            <source>Saving…</source>
            <translation>保存中…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Say on the page Columns which to keep.</source>
            <translation>どれを残すかは「列」のページで指定してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/file_preview.py" />
            <source>Say on the page Source if it holds labels.</source>
            <translation>ラベルのファイルの場合は、「読み込み元」のページで指定してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>Scanning the lines of {file}</source>
            <translation>{file}の行を調べています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <source>Search all pages</source>
            <translation>全ページを検索</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <source>Search results</source>
            <translation>検索結果</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Second group, first set</source>
            <translation>第2群、第1組</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Second group, second set</source>
            <translation>第2群、第2組</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Second reviewer…</source>
            <translation>2人目のレビュー担当者…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Seconds</source>
            <translation>秒</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Seconds of computing that 50 iterations take, extrapolated from those that were run: every iteration takes about as long.</source>
            <translation>50回の反復にかかる計算の秒数。実際の反復から換算します。どの反復もほぼ同じ時間です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Seconds of computing until the last iteration that changed a final label.</source>
            <translation>最終ラベルを変えた最後の反復までの計算の秒数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Seconds of computing until the rule itself stops.</source>
            <translation>ルールが自分で止まるまでの計算の秒数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>See how independence was tested</source>
            <translation>独立性の検査方法を見る</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>See how many labels can be wrong at most, or why there is no guarantee. An audit can give you one.</source>
            <translation>ラベルの誤りが多くてもどれだけか、または保証がない理由を確かめます。監査で保証が得られることがあります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>See the guarantee</source>
            <translation>保証を見る</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Seed</source>
            <translation>シード</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>Seed of the model check</source>
            <translation>モデル検査のシード</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>Select files and choose a folder. The report collects all results. Press F1 for help on what you point at.</source>
            <translation>ファイルとフォルダーを選びます。レポートにはすべての結果がまとまります。F1で、指している項目のヘルプが開きます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Self-consistency</source>
            <translation>自己一貫性</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Semicolon</source>
            <translation>セミコロン</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Sensitivity</source>
            <translation>感度</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Sensitivity: items of the class that the model gives the class. Specificity: items of other classes that it gives another class. 95% intervals in brackets.</source>
            <translation>感度：そのクラスのアイテムのうち、モデルがそのクラスとした割合。特異度：ほかのクラスのアイテムのうち、ほかのクラスとした割合。かっこ内は95%区間。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Separated by commas</source>
            <translation>コンマで区切る</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Separated by number signs</source>
            <translation>番号記号（#）で区切る</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Separated by semicolons</source>
            <translation>セミコロンで区切る</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Separated by vertical bars</source>
            <translation>縦線で区切る</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Separator</source>
            <translation>区切り文字</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Sessions</source>
            <translation>セッション</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <source>Set at</source>
            <translation>設定日時</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>Set by</source>
            <translation>設定者</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/detail.py" />
            <source>Set label…</source>
            <translation>ラベルを設定…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <source>Set to</source>
            <translation>設定したラベル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <source>Settings</source>
            <translation>設定</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/audit_dialog.py" />
            <source>Settle disagreements</source>
            <translation>不一致の解決</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Settle the items on which two reviewers differ.</source>
            <translation>2人のレビュー担当者の意見が分かれたアイテムを解決してください。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Settle {n} disagreements…</source>
            <extracomment>For one: Settle {n} disagreement…</extracomment>
            <translation>
                <numerusform>不一致 {n} 件を解決…</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Settle {n} items that the reviewers disagree on; then at most {share} are wrong.</source>
            <extracomment>For one: Settle {n} item that the reviewers disagree on; then at most {share} are wrong.</extracomment>
            <translation>
                <numerusform>レビュー担当者の意見が分かれた {n} 件を解決すると、誤りは最大 {share} になります。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_cells.py" />
            <source>Several choices in one label</source>
            <translation>1つのラベルに複数の選択肢</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <source>Several items per row</source>
            <translation>1行に複数アイテム</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/option_columns.py" />
            <source>Several labels in a cell of {questions} are read together as one class.</source>
            <translation>{questions}のセルにある複数のラベルは、まとめて1つのクラスとして読みます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Several labels in one cell</source>
            <translation>1セルに複数のラベル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Several starts, keep the best</source>
            <translation>複数の初期値から最良を選ぶ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Share</source>
            <translation>割合</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Share as counted</source>
            <translation>割合（集計値）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Share corrected</source>
            <translation>割合（補正後）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>Share of all labels</source>
            <translation>全ラベルに占める割合</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Share of all pairs of labels on this item that are the same.</source>
            <translation>このアイテムのラベルの組のうち、同じものの割合。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Share of all possible pairs of a worker and an item that have a label</source>
            <translation>ワーカーとアイテムのありうる全組のうち、ラベルがある組の割合</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Share of all worker–item pairs that have a label.</source>
            <translation>ワーカーとアイテムの全組のうち、ラベルがある割合。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Share of each message that is kept from the previous iteration. Use more if messages oscillate.</source>
            <translation>各メッセージのうち、前の反復の値を残す割合。メッセージが振動するときは大きくします。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/histograms.py" />
            <source>Share of items on which a worker agrees</source>
            <translation>ワーカーが一致するアイテムの割合</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Share of labelled pairs</source>
            <translation>ラベルのある組の割合</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Share of labels that are the final label, by worker and class</source>
            <translation>ラベルが最終ラベルと同じ割合（ワーカー・クラス別）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/model_plots.py" />
            <source>Share of mistakes that two models both make</source>
            <translation>2つのモデルの両方がした誤りの割合</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Share of shared items on which both give the same label.</source>
            <translation>共通のアイテムのうち、2人が同じラベルを付けた割合。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Share of the items with labels whose final label is not the true class.</source>
            <translation>ラベルのあるアイテムのうち、最終ラベルが真のクラスでない割合。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Share of the items with labels whose final label is the true class.</source>
            <translation>ラベルのあるアイテムのうち、最終ラベルが真のクラスである割合。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Share of the item’s labels that are the final label. Not a probability.</source>
            <translation>アイテムのラベルのうち最終ラベルが占める割合。確率ではありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Share of the item’s weight behind the final label. Not a probability.</source>
            <translation>アイテムの重みのうち最終ラベルを支持する割合。確率ではありません。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/figures/curves.py" />
            <source>Share of the labels kept; {n} draws, the band covers the middle 80%</source>
            <extracomment>For one: Share of the labels kept; {n} draw, the band covers the middle 80%</extracomment>
            <translation>
                <numerusform>残したラベルの割合（抽出{n}回、帯は中央の80%）</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Share of the messages behind the final label. Not a probability.</source>
            <translation>メッセージのうち最終ラベルを支持する割合。確率ではありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Share of this worker’s labels that would have to change to match the class frequencies of the final labels on the same items. 0% means no skew, not that the labels are right.</source>
            <translation>同じアイテムの最終ラベルのクラス頻度に合わせるために、変わる必要のあるこのワーカーのラベルの割合。0%は偏りがないという意味で、ラベルが正しいという意味ではありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Share the labels, with what is known about them.</source>
            <translation>ラベルと、それについて分かっていることを共有します。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Shared items</source>
            <translation>共通アイテム</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Shared items are counted by a larger but valid sum, because there are too many for the full sum</source>
            <translation>共通アイテムは、有効でより大きな和で数えています。多すぎて完全な和を計算できません</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Shared items are counted in full</source>
            <translation>共通アイテムを完全に数えています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <location filename="../../crowdgui/ui/plots/model_plots.py" />
            <source>Shared mistakes</source>
            <translation>共通の誤り</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Shares can’t be corrected.</source>
            <translation>割合は補正できません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Sharper bound</source>
            <translation>上限（より精密）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>Sheet</source>
            <translation>シート</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>Sheet “{sheet}” was read. There is also: {others}.</source>
            <translation>シート「{sheet}」を読み込みました。ほかに{others}もあります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/base.py" />
            <source>Show all</source>
            <translation>すべて表示</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>Show all items</source>
            <translation>全アイテムを表示</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>Show all {n} items</source>
            <extracomment>For one: Show the item</extracomment>
            <translation>
                <numerusform>アイテム{n}件をすべて表示</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/mixed_votes.py" />
            <source>Show curve…</source>
            <translation>曲線を表示…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Show folder</source>
            <translation>フォルダーを表示</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Show picture</source>
            <translation>画像を表示</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Show the items of this worker</source>
            <translation>このワーカーのアイテムを表示</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/agreement_panel.py" />
            <source>Show the numbers</source>
            <translation>数値を表示</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/model_card.py" />
            <location filename="../../crowdgui/ui/pages/labels/page.py" />
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>Show the {n}</source>
            <extracomment>For one: Show the one</extracomment>
            <translation>
                <numerusform>{n}件を表示</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>Show {n} items against the rest</source>
            <extracomment>For one: Show the item against the rest</extracomment>
            <translation>
                <numerusform>他の人たちと異なる{n}件を表示</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>Side by side</source>
            <translation>並べた表</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>Side by side, {workers} workers and {items} items would make {cells} cells, nearly all of them empty. Don’t export this table.</source>
            <translation>並べた表は、ワーカー{workers}人とアイテム{items}件で{cells}セルになり、ほとんどが空です。この表は書き出さないでください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>Sign with this name</source>
            <translation>この名前で記名</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Simulate</source>
            <translation>シミュレーション</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Simulate crowds</source>
            <translation>集団のシミュレーション</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <source>Simulate…</source>
            <translation>シミュレーション…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Simulating</source>
            <translation>シミュレーションしています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Simulating labels from the fitted model</source>
            <translation>当てはめたモデルからラベルをシミュレーションしています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Simulation</source>
            <translation>シミュレーション</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/marks.py" />
            <location filename="../../crowdgui/text/flags.py" />
            <source>Single label</source>
            <translation>ラベルが1種類</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>Six friends, twenty photos</source>
            <translation>友人6人と写真20枚</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Size</source>
            <translation>規模</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Skip labels that differ</source>
            <translation>異なるラベルをスキップ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <location filename="../../crowdgui/io/formats/platforms/labelbox.py" />
            <location filename="../../crowdgui/io/formats/platforms/toloka.py" />
            <source>Skipped by the worker</source>
            <translation>ワーカーがスキップ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>Skipped rows</source>
            <translation>スキップした行</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Smallest lead of the true class</source>
            <translation>真のクラスの最小の差</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Smoothing</source>
            <translation>平滑化</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/snow.py" />
            <source>Snow et al. (2008)</source>
            <translation>Snow et al. (2008)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Some cells seem to hold several labels</source>
            <translation>複数のラベルを含むセルがあるようです</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Some class has no reference item, so it isn’t known how the model labels that class.</source>
            <translation>比べるアイテムのないクラスがあるため、モデルがそのクラスにどうラベルを付けるか分かりません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>Some of your changes are not saved.</source>
            <translation>変更の一部が保存されていません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/sheet.py" />
            <source>Sorting the columns of {file}</source>
            <translation>{file}の列を整理しています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/read_labels.py" />
            <source>Sorting the labels</source>
            <translation>ラベルを並べ替えています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/dialog.py" />
            <source>Source</source>
            <translation>読み込み元</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Source of accuracies</source>
            <translation>正解率の決め方</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Sources</source>
            <translation>写しの元</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Space</source>
            <translation>空白</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Specificity</source>
            <translation>特異度</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/detail.py" />
            <source>Speed</source>
            <translation>速さ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>Spread evenly over all items, no number considered here would be enough.</source>
            <translation>全アイテムに均等に配ると、ここで調べた範囲のどの数でも足りません。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/study.py" />
            <source>Spread evenly over all items, you would need {n}.</source>
            <extracomment>For one: Spread evenly over all items, you would need {n}.</extracomment>
            <translation>
                <numerusform>全アイテムに均等に配ると{n}件必要です。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Spread of label effects</source>
            <translation>ラベルの影響のばらつき</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>Spreadsheet</source>
            <translation>表計算シート</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Start audit of {n} items</source>
            <extracomment>For one: Start audit of {n} item</extracomment>
            <translation>
                <numerusform>{n} 件の監査を開始</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Start from</source>
            <translation>初期値</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Start over</source>
            <translation>最初に戻す</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>Starts or parts of the rule give different labels</source>
            <translation>ルールの初期値や構成要素の間でラベルが異なる</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>State for each worker whether their labels count.</source>
            <translation>各ワーカーについて、ラベルを集計するかどうかを指定してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <source>Status</source>
            <translation>状態</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <location filename="../../crowdgui/ui/pages/compare/study_panel.py" />
            <source>Stop</source>
            <translation>停止</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>Stop and quit</source>
            <translation>中断して終了</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>Street signs</source>
            <translation>道路標識</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>Study</source>
            <translation>調査</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>Study &amp;fewer labels</source>
            <translation>ラベルを減らして調査(&amp;F)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <source>Study and plan</source>
            <translation>調査と計画</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/study_controller.py" />
            <source>Studying fewer labels</source>
            <translation>ラベルを減らして調べています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <location filename="../../crowdgui/io/formats/platforms/sagemaker.py" />
            <location filename="../../crowdgui/io/formats/platforms/zooniverse.py" />
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_flat.py" />
            <source>Submitted without a label</source>
            <translation>ラベルなしで提出</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>Such as gpt-*, claude-*</source>
            <translation>例：gpt-*, claude-*</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/write.py" />
            <source>Summary</source>
            <translation>概要</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/detail.py" />
            <source>Support for each class</source>
            <translation>各クラスの支持</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>Support tickets</source>
            <translation>サポートチケット</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/surveys/survey_forms.py" />
            <source>Survey responses (Google Forms and others)</source>
            <translation>アンケートの回答（Googleフォームなど）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>Symbol</source>
            <translation>記号</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Tab</source>
            <translation>タブ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/preview.py" />
            <source>Table in the preview</source>
            <translation>プレビューする表</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Table order</source>
            <translation>表の順</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>Table starts in row</source>
            <translation>表の開始行</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/list_cells.py" />
            <source>Table with lists of workers and labels</source>
            <translation>ワーカーとラベルのリストの表</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/file_list.py" />
            <source>Tables</source>
            <translation>表</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <location filename="../../crowdgui/ui/pages/labels/rule_options.py" />
            <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
            <translation>表 (*.csv *.tsv *.txt);;すべてのファイル (*)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>Tables (*.csv)</source>
            <translation>表 (*.csv)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/appen.py" />
            <source>Tainted: its contributor failed quality control</source>
            <translation>不適格（tainted）：作業者がジョブの品質管理で不合格</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>Take a tour</source>
            <translation>案内を見る</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <source>Takes effect at the next start.</source>
            <translation>ウィンドウは次回の起動からこの言語になります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Target error rate</source>
            <translation>目標の誤り率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>Target error rate (ε)</source>
            <translation>目標の誤り率（ε）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Text encoding: {encoding}</source>
            <translation>文字コード：{encoding}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>Text follows a closing quotation mark. Put a separator after the mark, or write quotation marks inside a cell twice.</source>
            <translation>閉じる引用符の後にテキストがあります。間に区切り文字を入れるか、セル内の引用符を2つ重ねてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/export_text.py" />
            <source>Text stays text in the formats chosen: only CSV can hold formulas.</source>
            <translation>選んだ形式ではテキストはテキストのままです。数式になりうるのはCSVだけです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>That a worker labels an item.</source>
            <translation>ワーカーがアイテムにラベルを付ける確率。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>That an item is labelled by a worker.</source>
            <translation>アイテムがワーカーからラベルを受ける確率。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>That is below average but not flagged: {often} would do no better.</source>
            <translation>平均より少ないですが、フラグは付きません。これと同じかそれ以下なのは{often}です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>That is unusually low, but the labels follow the items: this worker is outvoted, not guessing.</source>
            <translation>これほど少ないのはまれですが、ラベルはアイテムに応じています。このワーカーは少数派なだけで、当て推量ではありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>The 95% confidence interval is in brackets.</source>
            <translation>かっこ内は95%信頼区間。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>The Guarantee page compares your labels with the rule’s.</source>
            <translation>「保証」ページで、あなたのラベルとルールのラベルを比べます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>The Guarantee page draws items at random. Check them here to get a bound on the error rate that needs no assumption about workers.</source>
            <translation>「保証」ページではアイテムを無作為に抽出します。ここで点検すると、ワーカーについての仮定が要らない誤り率の上限が得られます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>The Guarantee page shows the next step.</source>
            <translation>次の手順は「保証」ページに表示されます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <source>The HIT</source>
            <translation>HIT</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_text.py" />
            <source>The JSON is incomplete. Export or copy the file again.</source>
            <translation>JSONが不完全です。ファイルをもう一度書き出すかコピーしてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_text.py" />
            <source>The JSON is nested too deeply. The file isn’t an export of labels.</source>
            <translation>JSONの入れ子が深すぎます。このファイルはラベルの書き出しではありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/cvat.py" />
            <source>The XML is invalid or ends there. Export the job again.</source>
            <translation>XMLに誤りがあるか、そこで途切れています。ジョブをもう一度書き出してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/file_head.py" />
            <source>The ZIP archive is damaged. Download or copy it again.</source>
            <translation>ZIPアーカイブが破損しています。もう一度ダウンロードまたはコピーしてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse.py" />
            <source>The annotations aren’t valid JSON</source>
            <translation>アノテーションが正しいJSONではない</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/assistant/file_preview.py" />
            <source>The apostrophes are removed from {n} cells</source>
            <extracomment>For one: The apostrophe is removed from {n} cell</extracomment>
            <translation>
                <numerusform>セル{n}個のアポストロフィを外します</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/file_head.py" />
            <source>The archive has more than {most} files.</source>
            <translation>アーカイブのファイルが{most}個を超えています。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/file_head.py" />
            <source>The archive is protected by a password. Unpack it first.</source>
            <translation>アーカイブはパスワードで保護されています。先に展開してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/file_head.py" />
            <source>The archive must contain one table. Unpack it and open its files.</source>
            <translation>アーカイブには表が1つだけ必要です。展開してファイルを開いてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/file_head.py" />
            <source>The archive uses an unknown compression method. Save it as a plain ZIP file.</source>
            <translation>アーカイブの圧縮方式が不明です。通常のZIPで圧縮してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>The array that holds a gold label for each item, if any.</source>
            <translation>アイテムごとのゴールドラベルの配列（あれば）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>The array that holds the labels.</source>
            <translation>ラベルの配列。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>The array “{name}” can’t hold the gold labels: they need one value for each of {n} items.</source>
            <translation>配列「{name}」はゴールドラベルにできません。アイテム{n}件のそれぞれに値が1つ必要です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>The assumption that workers make mistakes independently and that each is equally accurate on all classes and items. Most bounds need it.</source>
            <translation>ワーカーが互いに独立に誤り、各ワーカーの正解率はどのクラス・アイテムでも等しいという仮定。ほとんどの上限に必要です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>The audit has {done} of {all} items. Finish it to know.</source>
            <translation>監査は{all}件中{done}件まで進んでいます。知るには最後まで監査してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>The audit may choose the rule</source>
            <translation>監査でルールを選んでよい</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>The audit was not planned for this. Start a new one to know.</source>
            <translation>この監査はそのために計画されていません。知るには新しい監査を始めてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>The audit was not started with “The audit may choose the rule”: labels that the other rule changes count as possibly wrong in the guarantee.</source>
            <translation>この監査は「監査でルールを選んでよい」を選ばずに始められました。別のルールで変わるラベルは、保証では誤りかもしれないものとして数えます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>The bars under the workers show their weights;</source>
            <translation>ワーカーの下の棒は重みを示します。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>The bound for one-step voting needs at least this mean accuracy.</source>
            <translation>1段階の投票の上限には、少なくともこの平均正解率が必要です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>The bound is not useful here: the label could well be wrong.</source>
            <translation>ここではこの上限は役に立ちません。ラベルは十分に誤りえます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/class_map.py" />
            <source>The boundaries of the ranges must increase.</source>
            <translation>範囲の境界は小さい順でなければなりません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>The bounds below use estimated accuracies, so they are estimates. They can be lower than the true error rate, especially if some items are harder than others.</source>
            <translation>下の上限は推定した正解率を使うため、推定です。真の誤り率を下回ることがあり、難しいアイテムが混じる場合は特にそうです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>The byte order mark is missing. Name the encoding with -LE or -BE after it.</source>
            <translation>バイト順マークがありません。文字コード名の後に-LEか-BEを付けてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>The byte {byte} isn’t {encoding} text. Choose the encoding that the file was saved in, or save it again as UTF-8.</source>
            <translation>バイト{byte}は{encoding}のテキストではありません。保存時の文字コードを選ぶか、UTF-8で保存し直してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>The byte {byte} isn’t {encoding} text: the line is cut off or in another encoding. Choose the encoding that it was saved in, such as Windows-1252, or save it again as UTF-8.</source>
            <translation>バイト{byte}は{encoding}のテキストではありません。行が切れているか、別の文字コードです。Windows-1252など保存時の文字コードを選ぶか、UTF-8で保存し直してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The class shares you entered are all 0. Enter at least one above 0.</source>
            <translation>指定されたクラスの割合がすべて0です。少なくとも1つは0より大きくしてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/cluster.py" />
            <source>The cluster can’t be reached any more. Nothing was written.</source>
            <translation>クラスターに接続できなくなりました。何も書き込んでいません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/cluster.py" />
            <source>The cluster has no worker processes left. Nothing was written.</source>
            <translation>クラスターのワーカープロセスがなくなりました。何も書き込んでいません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/cluster.py" />
            <source>The cluster kept losing worker processes, probably because they ran out of memory. Nothing was written.</source>
            <translation>クラスターのワーカープロセスが繰り返し失われました。おそらくメモリ不足です。何も書き込んでいません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/checked_list.py" />
            <source>The column “seed” must have the same whole number in each row.</source>
            <translation>列「seed」は全行で同じ整数でなければなりません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/tables.py" />
            <source>The column “{name}” of the other files is missing. Files that are opened together need the same columns.</source>
            <translation>ほかのファイルにある列「{name}」がありません。一緒に開くファイルは列が同じでなければなりません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>The columns don’t look like labels from several workers: with “{column}” as the label, {signs}.</source>
            <translation>複数のワーカーのラベルには見えません。「{column}」をラベルとすると、{signs}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>The columns don’t look like labels from several workers: {signs}.</source>
            <translation>複数のワーカーのラベルには見えません：{signs}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/surveys/survey_forms.py" />
            <source>The columns don’t match a survey. Has the file changed?</source>
            <translation>列がアンケートと合いません。ファイルが変わりましたか。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse.py" />
            <location filename="../../crowdgui/io/formats/sheet.py" />
            <source>The columns don’t match this format. Has the file changed?</source>
            <translation>列がこの形式と合いません。ファイルが変わりましたか。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/get_another_label.py" />
            <source>The columns have no names. There are typically more items than workers.</source>
            <translation>列に名前がありません。通常はワーカーよりアイテムのほうが多くなります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>The columns {columns} count how many workers gave each label, and no worker is named. Export the single labels, one row per worker and item.</source>
            <translation>{columns}の列は、各ラベルを付けたワーカーの数で、ワーカーの名前がありません。ワーカーとアイテムごとに1行で、個々のラベルをエクスポートしてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>The curve can’t be extrapolated. That takes gold, at least five draws, about five labels per item on average, and a falling error rate.</source>
            <translation>曲線を外挿できません。ゴールド、5回以上の抽出、アイテムあたり平均約5件のラベル、下がっていく誤り率が必要です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>The curve has flattened.</source>
            <translation>曲線は平らになりました。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>The curve is still falling.</source>
            <translation>曲線はまだ下がっています。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <source>The data</source>
            <translation>データ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>The difference between the first two is not significant.</source>
            <translation>上位2つの差は有意ではありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/atomic.py" />
            <source>The disk is full. The existing file is unchanged. Free some space, or save somewhere else.</source>
            <translation>ディスクがいっぱいです。既存のファイルは変わっていません。空きを作るか、別の場所に保存してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>The duration is known for {count}</source>
            <translation>所要時間が分かるのは{count}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The earlier study used different labels, different gold or a different seed.</source>
            <translation>以前の調査は、別のラベル、別のゴールド、または別のシードのものです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>The encoding “{name}” is unknown. Choose another.</source>
            <translation>文字コード「{name}」は不明です。別のものを選んでください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>The error rate is already {error}, so {wanted} needs no more labels.</source>
            <translation>誤り率はすでに{error}なので、{wanted}にするのにラベルの追加は要りません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>The error rate that the rule’s own model predicts. It is right only if the rule’s model of workers is.</source>
            <translation>ルール自身のモデルが予測する誤り率。ルールのワーカーのモデルが正しい場合だけ正しい値です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>The estimate is being computed.</source>
            <translation>推定を計算しています。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>The expected lead of the true class over another in the worst case; large is good.</source>
            <translation>真のクラスがほかのクラスを引き離す差の期待値（最悪の場合）。大きいほどよい値です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/cvat.py" />
            <source>The export doesn’t say who made each tag, so all tags must be from one worker.</source>
            <translation>書き出しデータには誰がどのタグを付けたかがないため、すべてのタグが1人のワーカーのものでなければなりません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>The fewest and the most labels that a worker gave.</source>
            <translation>1人のワーカーが付けたラベルの最少数と最多数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>The fewest and the most labels that an item has.</source>
            <translation>1つのアイテムに付いたラベルの最少数と最多数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>The file can no longer be read.</source>
            <translation>ファイルはもう読み込めません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/file.py" />
            <source>The file can’t be read: {why}.</source>
            <translation>ファイルを読み込めませんでした：{why}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>The file contains a NUL character, so it is damaged or isn’t a text file. Export it again.</source>
            <translation>ファイルにNUL文字が含まれています。破損しているか、テキストファイルではありません。もう一度書き出してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/atomic.py" />
            <source>The file could not be written: {why}.</source>
            <translation>ファイルを書き込めませんでした：{why}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/file.py" />
            <source>The file does not exist. It may have been moved or renamed.</source>
            <translation>ファイルがありません。移動または名前の変更があった可能性があります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/timing.py" />
            <source>The file doesn’t say when labels were given.</source>
            <translation>ラベルが付けられた時刻はファイルにありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>The file has changed and now has {columns}. Open it again.</source>
            <translation>ファイルが変わり、今は{columns}あります。もう一度開いてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/file.py" />
            <source>The file is damaged and was not changed. Open an older copy of it.</source>
            <translation>ファイルが破損しています。変更はしていません。古いコピーを開いてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/file_head.py" />
            <source>The file is damaged or cut off. Get it again from its source.</source>
            <translation>ファイルが破損しているか途中で切れています。入手元からもう一度取得してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/file.py" />
            <source>The file is empty.</source>
            <translation>ファイルが空です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>The file is empty. Export or copy it again.</source>
            <translation>ファイルが空です。もう一度書き出すかコピーしてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_text.py" />
            <source>The file isn’t valid JSON. Export it again, or ask the person who made it.</source>
            <translation>正しいJSONではありません。もう一度書き出すか、作成者に確認してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/cvat.py" />
            <source>The file name</source>
            <translation>ファイル名</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/timing.py" />
            <source>The file records how long labels took.</source>
            <translation>ラベルの所要時間はファイルに記録されています。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>The files you open will be listed here.</source>
            <translation>開いたファイルがここに並びます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>The final label is not the gold label</source>
            <translation>最終ラベルがゴールドラベルと異なる</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>The final label won only because its class comes first</source>
            <translation>クラスの順序が先だったため最終ラベルになった</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>The final label won only because its class comes first.</source>
            <translation>クラスの順序が先だったため、最終ラベルになりました。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/triples.py" />
            <source>The first line announces {told} labels, but the file has {n}. Export it again if it is incomplete.</source>
            <translation>1行目にはラベル{told}件とありますが、ファイルには{n}件あります。欠けている場合は、もう一度書き出してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/cubam.py" />
            <source>The first line should contain the number of items, workers and labels.</source>
            <translation>1行目にはアイテム、ワーカー、ラベルの数が必要です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/glad.py" />
            <source>The first line should contain the number of labels, workers and items.</source>
            <translation>1行目にはラベル、ワーカー、アイテムの数が必要です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/audit_dialog.py" />
            <source>The first reviewer’s labels stay hidden. Stop whenever you like.</source>
            <translation>1人目のレビュー担当者のラベルは表示されません。いつやめてもかまいません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/detail.py" />
            <source>The first {n} are shown.</source>
            <translation>最初の{n}件を表示しています。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>The first {n} of {rows} rows.</source>
            <translation>全{rows}行のうち最初の{n}行。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/model_charts.py" />
            <source>The first {n} people of {all}.</source>
            <translation>全{all}人のうち最初の{n}人。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>The first {n} rows.</source>
            <translation>最初の{n}行。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>The first {shown} of {all} characters are shown.</source>
            <translation>{all}文字中、最初の{shown}文字を表示しています。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>The fit stops after this many iterations, even if it still improves.</source>
            <translation>この回数だけ反復すると、まだ改善していても当てはめを止めます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The fitted workers have {known} classes, but you asked for {wanted}.</source>
            <translation>当てはめたワーカーは{known}クラス用ですが、{wanted}クラスが指定されています。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/atomic.py" />
            <source>The folder does not exist. Create it first, or choose another.</source>
            <translation>フォルダーがありません。先に作るか、別のものを選んでください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/write.py" />
            <source>The folder {folder} can’t be created: {why}.</source>
            <translation>フォルダー{folder}を作成できません：{why}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>The gold items were drawn at random, as you stated</source>
            <translation>ゴールドのアイテムは、ご申告のとおり無作為に抽出された</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/gold.py" />
            <source>The gold label is for an item that has no labels</source>
            <translation>ラベルのないアイテムのゴールドラベル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>The gold label is “{gold}”.</source>
            <translation>ゴールドラベルは「{gold}」です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>The gold labels do not show that this vote is better than chance.</source>
            <translation>ゴールドラベルからは、この投票が偶然よりよいとは言えません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/gold.py" />
            <source>The gold labels of the item contradict each other and are not used</source>
            <translation>アイテムのゴールドラベルが矛盾しているため使わない</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/file_preview.py" />
            <source>The gold labels of “{question}” are read from “{gold}”</source>
            <translation>「{question}」のゴールドラベルを「{gold}」から読み込みます</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>The guarantee allows for the choice and stays valid.</source>
            <translation>保証はこの選択を織り込んでおり、有効なままです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/page.py" />
            <source>The guarantee is being computed.</source>
            <translation>保証を計算しています。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <source>The inputs are the same in all rows, so each HIT is an item.</source>
            <translation>入力がすべての行で同じなので、各HITをアイテムとします。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/gold.py" />
            <location filename="../../crowdgui/io/importing/label_filters.py" />
            <source>The item is missing</source>
            <translation>アイテムがない</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/cvat.py" />
            <source>The job has no assignee. Choose “The file name” as the worker.</source>
            <translation>ジョブに担当者がいません。ワーカーに「ファイル名」を選んでください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/cvat.py" />
            <source>The job’s assignee</source>
            <translation>ジョブの担当者</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>The known true label.</source>
            <translation>既知の真のラベル。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/list_cells.py" />
            <location filename="../../crowdgui/io/importing/label_filters.py" />
            <source>The label is missing</source>
            <translation>ラベルがない</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/page.py" />
            <source>The label matrix</source>
            <translation>ラベル行列</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>The labels alone can’t give you a guarantee.</source>
            <translation>ラベルだけからは保証できません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>The labels are numbers with {n} different values, such as scores; group them into ranges.</source>
            <translation>ラベルは点数のような{n}種類の数値です。範囲にまとめてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/snow.py" />
            <source>The labels are {n} different numbers. Group them into ranges; otherwise each number is its own class.</source>
            <translation>ラベルは{n}種類の数です。範囲にまとめないと、数の1つ1つがクラスになります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>The labels barely depend on the item: {rarely} would do this badly ({corrected}).</source>
            <translation>ラベルはアイテムとほとんど関係がありません。これほど悪いのは{rarely}です（{corrected}）。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>The labels differ {n} times.</source>
            <extracomment>For one: The labels differ once.</extracomment>
            <translation>
                <numerusform>ラベルが異なるのは{n}回です。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>The labels do not show that workers are better than chance overall. State that they are, or add gold.</source>
            <translation>ラベルからは、ワーカーが全体として偶然よりよいとは言えません。そうであると申告するか、ゴールドを加えてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>The labels never differ.</source>
            <translation>ラベルは常に同じです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/potato.py" />
            <source>The labels of “{item}” aren’t pairs of a label and its value.</source>
            <translation>「{item}」のラベルは、ラベルと値の組ではありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>The labels you set in the audit count as the truth</source>
            <translation>監査で付けたラベルを真とみなします</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>The larger both parameters are, the more similar the workers are.</source>
            <translation>両方のパラメーターが大きいほど、ワーカーどうしが似ます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>The larger it is compared with the second parameter, the better the workers are.</source>
            <translation>第2パラメーターに比べて大きいほど、よいワーカーになります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/review_controller.py" />
            <source>The last change wasn’t a label; press Ctrl+Z to undo it</source>
            <translation>直前の変更はラベルではありません。Ctrl+Zで元に戻せます</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/title_corner.py" />
            <source>The last changes are being written to the project file.</source>
            <translation>直前の変更をプロジェクトファイルに書き込んでいます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>The last iteration that changed a final label.</source>
            <translation>最終ラベルを変えた最後の反復。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/outcome.py" />
            <source>The last result is damaged</source>
            <translation>前回の結果が破損しています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/outcome.py" />
            <source>The last result of “{question}” is damaged</source>
            <translation>「{question}」の前回の結果が破損しています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>The list names every place, one per line, so that you can send it to the person who made the file.</source>
            <translation>一覧には全箇所を1行に1つずつ記します。ファイルの作成者に渡せます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/model_workers.py" />
            <source>The listed worker has no labels</source>
            <translation>一覧のワーカーにラベルがない</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The lowest probability of a label is above the highest.</source>
            <translation>ラベルが付く最小の確率が、最大の確率を上回っています。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The mean accuracy must be above 0 and below 1.</source>
            <translation>平均正解率は0より大きく1より小さくなければなりません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/doccano.py" />
            <source>The members of this project shared their annotations, so the export can’t show who made each one. In doccano, turn off “Share annotations” before labelling.</source>
            <translation>このプロジェクトのメンバーはアノテーションを共有していたため、書き出しからは誰がどれを付けたか分かりません。ラベル付けの前に、doccanoで「Share annotations」をオフにしてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>The messages did not converge. Try more damping or more iterations.</source>
            <translation>メッセージが収束しませんでした。減衰か反復回数を増やしてみてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/model_plots.py" />
            <source>The model and each person</source>
            <translation>モデルと各人</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>The model gives every gold item its gold label, so gold may be its own labels and can’t show its mistakes.</source>
            <translation>このモデルはすべてのゴールドアイテムにゴールドラベルを付けています。ゴールドがモデル自身のラベルかもしれず、その誤りは分かりません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>The model labelled nothing.</source>
            <translation>モデルのラベルがありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/model_card.py" />
            <source>The model made no mistakes on the items compared.</source>
            <translation>比べたアイテムでは、モデルの誤りはありませんでした。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>The model makes so many mistakes that its labels may not depend on the class.</source>
            <translation>誤りが多すぎて、モデルのラベルはクラスと関係がないかもしれません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <location filename="../../crowdgui/ui/pages/workers/models_panel.py" />
            <source>The model may be {margin} worse and still count.</source>
            <translation>モデルが{margin}劣っていても可とします。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>The models may make the same mistakes: {n} of them count as about {votes} votes.</source>
            <translation>モデルは同じ誤りをするかもしれません：{n}個が約{votes}票に相当します。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>The models often make the same mistakes: {n} of them count as about {votes} votes.</source>
            <translation>モデルはよく同じ誤りをします：{n}個が約{votes}票に相当します。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>The models seldom make the same mistakes: {n} of them count as about {votes} votes.</source>
            <translation>モデルが同じ誤りをすることはまれです：{n}個が約{votes}票に相当します。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/class_shares.py" />
            <source>The most frequent final label is “{name}”: {count} of {n} items ({share}).</source>
            <translation>最も多い最終ラベルは「{name}」で、アイテム{n}件中{count}件（{share}）です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>The most frequent mistake is “{answer}” where gold is “{known}”: {n}.</source>
            <translation>最も多い誤りは、ゴールドが「{known}」のところを「{answer}」とするもので、{n}件です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>The most frequent other label is “{answer}” instead of “{known}”: {n}.</source>
            <translation>ほかに最も多いラベルは、「{known}」ではなく「{answer}」で、{n}件です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>The most likely label according to the rule, or a manual label.</source>
            <translation>ルールによる最も確からしいラベル、または手動ラベル。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/page.py" />
            <source>The most likely label of every item, by {rule}.</source>
            <translation>{rule}による、各アイテムの最も確からしいラベル。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/page.py" />
            <source>The most likely label of every item.</source>
            <translation>各アイテムの最も確からしいラベル。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>The name is exported beside every label you set. Labels you set earlier keep the name they were signed with.</source>
            <translation>名前は、設定したラベルごとに書き出されます。これまでに設定したラベルは、そのときの名前のままです。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/study.py" />
            <source>The next {n} labels are expected to fix {best} final labels if you add them where they help most, and {evenly} if you spread them evenly.</source>
            <extracomment>For one: The next {n} label is expected to fix {best} final labels if you add it where it helps most, and {evenly} if you spread labels evenly.</extracomment>
            <translation>
                <numerusform>次の{n}件のラベルで直ると見込まれる最終ラベルは、最も役立つところに追加すれば{best}件、均等に配れば{evenly}件です。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>The number of the first item: 1 in MATLAB, 0 in Python.</source>
            <translation>最初のアイテムの番号：MATLABでは1、Pythonでは0。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>The number used where a worker gave no label.</source>
            <translation>ワーカーがラベルを付けなかったところの数値。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/lists.py" />
            <source>The numbers behind the bounds</source>
            <translation>上限の元になる数値</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/page.py" />
            <source>The numbers behind the paper’s bounds</source>
            <translation>論文の上限のもとになる数値</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>The one label per item that is exported: the rule’s label, or a manual label.</source>
            <translation>アイテムごとに1つ書き出されるラベル。ルールのラベル、または手動ラベル。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/cubam.py" />
            <location filename="../../crowdgui/io/formats/research/peerannot.py" />
            <source>The outer names come first.</source>
            <translation>外側の名前が先です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>The previous bound was not yet computed when the first worker was changed.</source>
            <translation>最初のワーカーを変更した時点で、前の上限がまだ計算されていませんでした。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The probabilities of a worker’s labels do not add up to 1.</source>
            <translation>ワーカーのラベルの確率の合計が1になりません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>The probability that a worker guesses on a hard item.</source>
            <translation>ワーカーが難しいアイテムで当て推量をする確率。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>The probability that a worker labels an item, the same for all.</source>
            <translation>ワーカーがアイテムにラベルを付ける確率（全員同じ）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>The probability that the audit alone is enough is about {share}.</source>
            <translation>監査だけで足りる確率はおよそ {share} です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>The quantities behind the paper’s bounds</source>
            <translation>論文の上限の元になる量</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/read_labels.py" />
            <source>The question “{question}” can’t be read. {why}</source>
            <translation>質問「{question}」を読み込めません。{why}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/recipe_choice.py" />
            <source>The question “{wanted}” of the recipe is not in this file.</source>
            <translation>レシピの質問「{wanted}」は、このファイルにありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/doccano.py" />
            <source>The quotation marks are wrong there. Export the project again.</source>
            <translation>その箇所の引用符に誤りがあります。プロジェクトをもう一度書き出してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/mt_bench.py" />
            <source>The rating is missing</source>
            <translation>評価がありません</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/recipes.py" />
            <source>The recipe is for the format “{name}”, which this file doesn’t follow.</source>
            <translation>レシピは形式「{name}」用ですが、このファイルはその形式ではありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>The recommended rule, “{rule}”, gives the same labels.</source>
            <translation>推奨ルール「{rule}」でもラベルは同じです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/recommended_strip.py" />
            <source>The recommended rule, “{rule}”, is running for comparison.</source>
            <translation>推奨ルール「{rule}」を比較のために実行しています。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/compare.py" />
            <source>The recommended rule, “{rule}”, would change {n} of {items} labels.</source>
            <extracomment>For one: The recommended rule, “{rule}”, would change {n} of {items} labels.</extracomment>
            <translation>
                <numerusform>推奨ルール「{rule}」では{items}件のラベルのうち{n}件が変わります。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>The records so far have {n} different fields, too many for a table. Give every record the same fields.</source>
            <translation>ここまでのレコードに{n}種類のフィールドがあり、表には多すぎます。どのレコードも同じフィールドにしてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The results so far are from another simulation.</source>
            <translation>これまでの結果は別のシミュレーションのものです。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/bounds.py" />
            <source>The reviewers disagree on {n} items of the audit.</source>
            <extracomment>For one: The reviewers disagree on {n} item of the audit.</extracomment>
            <translation>
                <numerusform>監査の {n} 件でレビュー担当者の意見が分かれています。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>The reviewer’s labels are correct</source>
            <translation>レビュー担当者のラベルは正しい</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>The reviewer’s note.</source>
            <translation>レビュー担当者のメモ。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>The rows can’t be separated. Check the separator and the quotation marks.</source>
            <translation>行を区別できませんでした。区切り文字と引用符を確かめてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>The rows can’t be shown.</source>
            <translation>行を表示できません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>The rule did not use the gold labels of the sample</source>
            <translation>ルールは標本のゴールドラベルを使っていない</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>The rule gave “{label}”, confidence {share}.</source>
            <translation>ルールのラベルは「{label}」、確信度は{share}です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>The rule gives the same label, confidence {share}.</source>
            <translation>ルールのラベルも同じで、確信度は{share}です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>The rule had no label to use.</source>
            <translation>ルールが使えるラベルがありませんでした。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>The rule has not run this way, so there is nothing to compare.</source>
            <translation>この条件ではルールを実行していないため、比べるものがありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mixed_votes.py" />
            <source>The rule has used gold, so its error there is too low.</source>
            <translation>ルールがゴールドを使ったため、そこでの誤り率は低すぎる値です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/mixed_votes.py" />
            <source>The rule has used these gold labels, so they can’t test it.</source>
            <translation>ルールがこのゴールドラベルを使ったため、検証には使えません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>The rule keeps gold items at their gold label.</source>
            <translation>このルールは、ゴールドアイテムをゴールドラベルのままにします。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/run.py" />
            <source>The rule stopped before it converged.</source>
            <translation>ルールは収束する前に止まりました。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>The rule stops after this many iterations, even if labels still change.</source>
            <translation>この回数だけ反復すると、ラベルがまだ変わっていてもルールを止めます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>The rule stops after this many iterations, even if weights still change.</source>
            <translation>この回数だけ反復すると、重みがまだ変わっていてもルールを止めます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>The rule used gold for items of the sample, so they aren’t a fair test.</source>
            <translation>ルールが標本のアイテムのゴールドを使ったため、公正な検証になりません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The rule “{key}” can’t run on a cluster; {there} can.</source>
            <translation>ルール「{key}」はクラスターで動きません。動くのは{there}です。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/compare.py" />
            <source>The rules disagree on {n} of {items} items ({share}). Without gold, nothing here shows which is right.</source>
            <extracomment>For one: The rules disagree on {n} of {items} items ({share}). Without gold, nothing here shows which is right.</extracomment>
            <translation>
                <numerusform>{items}件中{n}件のアイテム（{share}）でルールの結果が異なります。ゴールドがないと、どれが正しいかは分かりません。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>The rule’s estimate of how many of a worker’s labels are right.</source>
            <translation>ワーカーのラベルのうち正しいものの割合についての、ルールの推定。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/review_controller.py" />
            <source>The rule’s label is hidden; choose by number</source>
            <translation>ルールのラベルは非表示です。番号で選んでください</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>The rule’s labels stay hidden while you audit. Mistakes that you find are corrected at once.</source>
            <translation>監査中、ルールのラベルは表示されません。見つけた誤りはすぐに訂正されます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/file_list.py" />
            <source>The run and its guarantee</source>
            <translation>実行と保証</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <source>The same inputs are the same item, even if they were published again.</source>
            <translation>同じ入力は、再公開されたものでも同じアイテムとします。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/toloka.py" />
            <source>The same inputs can be several tasks, in separate pools.</source>
            <translation>同じ入力でも、プールごとに別のタスクになることがあります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>The same lead in the best case.</source>
            <translation>同じ差の、最良の場合の値。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>The same number of labels each</source>
            <translation>全アイテム同じラベル数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>The same probability for all</source>
            <translation>全員同じ確率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>The same seed draws the same datasets on every computer.</source>
            <translation>シードが同じなら、どのコンピューターでも同じデータセットになります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>The same seed gives the same starts and the same held-out labels.</source>
            <translation>シードが同じなら、初期値も隠すラベルも同じです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>The same seed gives the same starts.</source>
            <translation>シードが同じなら、初期値も同じです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <source>The same text with another question is another task, but the same item.</source>
            <translation>同じテキストで質問が異なるものは、別のタスクですが同じアイテムです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/label_filters.py" />
            <source>The same worker gave the item the same label again</source>
            <translation>同じワーカーが同じアイテムに同じラベルを繰り返し付けた</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <source>The scheduler of a Dask cluster, for labels that don’t fit on one computer: see Run ▸ Run on a cluster.</source>
            <translation>Daskクラスターのスケジューラー。1台のコンピューターに収まらないラベルに使います。「実行」▸「クラスターで実行」をご覧ください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/shared_parts.py" />
            <source>The scheduler responds, but there are no worker processes yet.</source>
            <translation>スケジューラーは応答していますが、ワーカープロセスはまだありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/recipes.py" />
            <source>The separator of the recipe doesn’t fit this file.</source>
            <translation>レシピの区切り文字がこのファイルに合いません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_cells.py" />
            <source>The set is a class</source>
            <translation>組を1つのクラスにする</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>The share of a copying worker’s labels that are taken from the source.</source>
            <translation>写すワーカーのラベルのうち、写しの元から取った割合。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The shares of workers add up to more than 100%.</source>
            <translation>ワーカーの割合の合計が100%を超えています。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The shares to keep must increase, above 0% and up to 100%.</source>
            <translation>残す割合は小さい順で、0%より大きく100%以下でなければなりません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The sharper bounds are not computed: with so many labels and classes they would take very long.</source>
            <translation>より精密な上限は計算しません。ラベルとクラスが多く、非常に時間がかかるためです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>The solid bar is the guarantee.</source>
            <translation>塗りつぶしの棒が保証です。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/rules.py" />
            <source>The starts give different labels on {n} items; their probabilities are averaged.</source>
            <extracomment>For one: The starts give different labels on {n} item; their probabilities are averaged.</extracomment>
            <translation>
                <numerusform>アイテム{n}件で初期値によりラベルが異なります。確率は平均しています。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/surveys/qualtrics.py" />
            <source>The survey has no responses yet. Export it again.</source>
            <translation>このアンケートにはまだ回答がありません。もう一度書き出してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>The system can’t read this file: {why}.</source>
            <translation>システムがこのファイルを読み込めませんでした：{why}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>The table shows no item</source>
            <translation>表にアイテムがありません</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The target error rate must be at least 0% and below 100%.</source>
            <translation>目標の誤り率は0%以上100%未満でなければなりません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>The target holds for the labels of each class</source>
            <translation>目標を各クラスのラベルに適用する</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>The target was fixed before the audit</source>
            <translation>目標は監査の前に決めました</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>The target was fixed before the audit.</source>
            <translation>目標は監査の前に決めました。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>The target was fixed before the audit. Others are shown for comparison only.</source>
            <translation>目標は監査の前に決めました。ほかの目標は比較用です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <source>The task was rejected, so no option was chosen</source>
            <translation>タスクが却下され、選択肢が選ばれていない</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <source>The task, with its question</source>
            <translation>タスクとその質問</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>The text can’t be stored: {why}.</source>
            <translation>テキストを保存できません：{why}。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/rules.py" />
            <source>The three rules disagree on {n} items.</source>
            <extracomment>For one: The three rules disagree on {n} item.</extracomment>
            <translation>
                <numerusform>アイテム{n}件で3つのルールの結果が異なります。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>The three rules have equal weight: there are too few labels to learn their weights.</source>
            <translation>3つのルールの重みは同じです。ラベルが少なすぎて重みを学習できません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>The time is known for {count}</source>
            <translation>時刻が分かるのは{count}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/timing.py" />
            <source>The time of a label is the time since the previous label in the same session.</source>
            <translation>ラベルの所要時間は、同じセッションで直前のラベルからの経過時間です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <source>The time spent covers several items and is not used.</source>
            <translation>所要時間は複数アイテムのものなので使いません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/form_answers.py" />
            <source>The time spent on a page is split evenly between its labels.</source>
            <translation>1ページにかけた時間は、そのラベルに均等に割り振ります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>The true label of this item is not known.</source>
            <translation>このアイテムの真のラベルは分かっていません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>The values are listed after the file is read.</source>
            <translation>値の一覧は、ファイルを読み込むと表示されます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The values of what varies must increase.</source>
            <translation>変えるものの値は小さい順でなければなりません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>The weight of each worker. A worker you enter no weight for gets 0.</source>
            <translation>各ワーカーの重み。指定のないワーカーは0です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>The weight of each worker. If you enter none, each gets 1; if you enter some, the other workers get 0.</source>
            <translation>各ワーカーの重み。誰にも指定がなければ全員1、一部にあれば残りは0です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>The workbook is empty.</source>
            <translation>ブックが空です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/label_filters.py" />
            <source>The worker gave the item another label earlier</source>
            <translation>ワーカーがこのアイテムに前に別のラベルを付けている</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/label_filters.py" />
            <source>The worker gave the item another label later</source>
            <translation>ワーカーがこのアイテムに後で別のラベルを付けている</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/label_filters.py" />
            <source>The worker gave the item different labels</source>
            <translation>ワーカーがこのアイテムに異なるラベルを付けた</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/label_filters.py" />
            <source>The worker is missing</source>
            <translation>ワーカーがない</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/model_workers.py" />
            <source>The worker or its kind is missing</source>
            <translation>ワーカーかその種類がない</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>The workers agree on every item</source>
            <translation>全アイテムでワーカーが一致しています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>The workers’ estimated mean accuracy, as one-step voting needs it.</source>
            <translation>ワーカーの推定正解率の平均（1段階の投票に必要な形）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/recommended_strip.py" />
            <source>The {n} checked items can show which rule makes fewest mistakes.</source>
            <translation>確認済みの{n}件のアイテムで、誤りが最も少ないルールが分かります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>The {n} flagged workers with the most labels, of {all}.</source>
            <translation>フラグ付きワーカー{all}人のうち、ラベルの多い{n}人。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>The {n} items were drawn at random</source>
            <extracomment>For one: The item was drawn at random</extracomment>
            <translation>
                <numerusform>{n} 件のアイテムは無作為に抽出されました</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <source>The {n} least confident of the {all} items that need review; items with manual labels are not listed.</source>
            <translation>レビューが必要な{all}件のアイテムのうち、確信度が最も低い{n}件です。手動ラベルのアイテムは含みません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>The {n} most frequent of {words} different values.</source>
            <translation>全{words}種類のうち多い順に{n}種類の値。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>The {n} of {all} classes with the largest shares are shown.</source>
            <translation>全{all}クラスのうち、割合の大きい{n}クラスを表示しています。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>The {n} workers with the most labels, of {all}. The 95% confidence interval is in brackets.</source>
            <translation>全{all}人のうちラベルの多いワーカー{n}人。かっこ内は95%信頼区間。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mixed_votes.py" />
            <source>Their error isn’t known.</source>
            <translation>その誤り率は分かりません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>Their labels</source>
            <translation>そのラベル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Their labels don’t count</source>
            <translation>ラベルを集計しない</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Theorem 4 gives no bound for these labels.</source>
            <translation>定理4からは、これらのラベルの上限は得られません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Theorem 4: at most {share} wrong on average.</source>
            <translation>定理4: 平均して誤りは最大 {share}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/page.py" />
            <source>Theory</source>
            <translation>理論</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/tabular/raw_table.py" />
            <source>There are more fields than can be shown: {n} are skipped.</source>
            <extracomment>For one: There are more fields than can be shown: {n} is skipped.</extracomment>
            <translation>
                <numerusform>フィールドが多すぎて表示できません。{n}個をスキップしました。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>There are no gold labels to take class shares from. Choose “As in the votes”.</source>
            <translation>クラスの割合を求めるゴールドラベルがありません。「投票どおり」を選んでください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/questions.py" />
            <source>There are no labels for the question “{wanted}”. The questions are {questions}.</source>
            <translation>質問「{wanted}」のラベルがありません。質問は{questions}です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/labelbox.py" />
            <source>There are no labels in this export. Export with “Labels” and their details.</source>
            <translation>この書き出しにはラベルがありません。「Labels」とその詳細を付けて書き出してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/long_table.py" />
            <location filename="../../crowdgui/io/importing/tables.py" />
            <source>There are no labels in this file. Export it again.</source>
            <translation>このファイルにはラベルがありません。もう一度書き出してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/parts.py" />
            <source>There are no labels in {place}.</source>
            <translation>{place}にラベルがありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/sheet.py" />
            <location filename="../../crowdgui/io/importing/read_labels.py" />
            <source>There are no rows below the header. Export it again.</source>
            <translation>見出しの下に行がありません。もう一度書き出してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>There are several questions: {questions}.</source>
            <translation>質問が複数あります：{questions}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/questions.py" />
            <source>There are several questions: {questions}. Choose one.</source>
            <translation>質問が複数あります：{questions}。1つ選んでください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>There are too few items with labels to split them into halves.</source>
            <translation>ラベルのあるアイテムが少なすぎて、半分に分けられません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>There are too few items, or too few disagreements on them, to check whether mistakes are independent.</source>
            <translation>アイテムか不一致が少なすぎて、誤りが独立かどうか確かめられません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>There are {classes} different labels from {workers} workers, too many to distinguish. Check that the label column contains labels, not free text.</source>
            <translation>ワーカー{workers}人に対してラベルが{classes}種類あり、多すぎて区別できません。ラベルの列が自由記述ではなくラベルであることを確かめてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>There are {classes} different values among {labels} labels; this looks like free text.</source>
            <translation>{labels}件のラベルに{classes}種類の値があります。自由記述のようです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>There are {n} columns; at most {most} can be read. Is the separator right?</source>
            <translation>列が{n}個あり、読み込めるのは{most}個までです。区切り文字は正しいですか。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/raw_table.py" />
            <source>There are {n} columns; at most {most} can be read. Save it with one row per label.</source>
            <translation>列が{n}個あり、読み込めるのは{most}個までです。ラベルごとに1行の形で保存してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>There are {n} different labels</source>
            <translation>異なるラベルが{n}種類あります</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>There are {n} different numbers</source>
            <translation>異なる数が{n}種類あります</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/atomic.py" />
            <source>There is a folder where a file should be, or a file where a folder should be.</source>
            <translation>ファイルがあるべき場所にフォルダーがあるか、その逆です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/cluster.py" />
            <source>There is no Dask scheduler at {address}. Start it, or check the address.</source>
            <translation>{address}にDaskスケジューラーがありません。起動するか、アドレスを確かめてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/parts.py" />
            <source>There is no Parquet file at {place}.</source>
            <translation>{place}にParquetファイルがありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>There is no array “{name}”. The arrays are {names}.</source>
            <translation>配列「{name}」はありません。配列は{names}です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>There is no attentive worker left to copy from.</source>
            <translation>写しの元になる注意深いワーカーが残っていません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>There is no bound for single items here: this rule isn’t a sum of votes.</source>
            <translation>ここでは個別のアイテムの上限はありません。このルールは票の和ではないためです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>There is no bound if workers copy, because their labels are not independent.</source>
            <translation>写すワーカーがいると上限はありません。ラベルが独立でないためです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/inception.py" />
            <source>There is no column for a worker. Export the table with all workers.</source>
            <translation>ワーカーの列がありません。全ワーカーの列を含めて表を書き出してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/checked_list.py" />
            <source>There is no column “{missing}”. The columns needed are {names}.</source>
            <translation>列「{missing}」がありません。必要な列は {names} です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/sources.py" />
            <source>There is no column “{name}”. The columns are {columns}.</source>
            <translation>列「{name}」はありません。列は{columns}です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/registry.py" />
            <source>There is no format called “{key}”.</source>
            <translation>「{key}」という形式はありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/gold.py" />
            <source>There is no gold label</source>
            <translation>ゴールドラベルがない</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>There is no gold to compare rules on.</source>
            <translation>ルールを比べるゴールドがありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>There is no gold to fix items to.</source>
            <translation>アイテムを固定するゴールドがありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>There is no guarantee yet.</source>
            <translation>まだ保証がありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>There is no other worker to compare with.</source>
            <translation>比べるほかのワーカーがいません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/peers.py" />
            <source>There is no other worker.</source>
            <translation>ほかのワーカーはいません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>There is no preset “{key}”; choose from {known}.</source>
            <translation>設定例「{key}」はありません。{known}から選んでください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/sources.py" />
            <source>There is no question “{wanted}”. The questions are {there}.</source>
            <translation>質問「{wanted}」はありません。質問は{there}です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>There is no rule “{key}”; choose from {known}.</source>
            <translation>ルール「{key}」はありません。{known}から選んでください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>There is no sign of worker groups that are good at different items.</source>
            <translation>得意なアイテムの異なるワーカーの群がある兆候はありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>There is no such sheet. The sheets are {names}.</source>
            <translation>そのシートはありません。シートは{names}です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/sources.py" />
            <source>There is no text on the clipboard. Copy the cells of a table first.</source>
            <translation>クリップボードにテキストがありません。先に表のセルをコピーしてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>There is no worker “{name}”.</source>
            <translation>ワーカー「{name}」はいません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/cvat.py" />
            <source>There is no “annotations.xml” in this archive.</source>
            <translation>このアーカイブに「annotations.xml」がありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/parquet.py" />
            <source>There is not enough memory for it. Save it in parts and open one of them.</source>
            <translation>メモリが足りません。分割して保存し、その1つを開いてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/jobs/worker.py" />
            <source>There is not enough memory for this. Nothing was changed.</source>
            <translation>メモリが足りません。何も変更していません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/jobs/project_writer.py" />
            <source>There is not enough memory to save or open it.</source>
            <translation>保存または開くためのメモリが足りません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>There is one model, so none to share mistakes with</source>
            <translation>モデルは1つなので、共通の誤りはありません</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>There is only one column, but you need columns for worker, item and label. Check the separator.</source>
            <translation>列が1つしかありません。ワーカー、アイテム、ラベルの列が必要です。区切り文字を確かめてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/sources.py" />
            <source>There is only one question. Remove the option --question.</source>
            <translation>質問は1つだけです。オプション--questionを外してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/surveys/survey.py" />
            <source>There is only one respondent. Labels need several workers to compare.</source>
            <translation>回答者が1人しかいません。ラベルを比べるには複数のワーカーが必要です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>There is only one worker, so there is nobody to compare with.</source>
            <translation>ワーカーが1人だけなので、比べる相手がいません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>These are too many datasets to draw. Use fewer points or repetitions.</source>
            <translation>生成するデータセットが多すぎます。点の数か繰り返し回数を減らしてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <source>These figures are from the last run. They are replaced when this run ends.</source>
            <translation>これらの数値は前回の実行のものです。この実行が終わると置き換わります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/page.py" />
            <source>These labels come from {made}. Run {chosen} to replace them.</source>
            <translation>このラベルは{made}によるものです。置き換えるには{chosen}を実行してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>These labels differ slightly but significantly from what independent workers would give.</source>
            <translation>このラベルは、独立なワーカーが付けるものとわずかに、しかし有意に異なります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/page.py" />
            <source>These labels were made with other options. Run again to replace them.</source>
            <translation>このラベルは別のオプションで作成されました。置き換えるには再実行してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/write.py" />
            <source>These labels were read from {file} in {folder}, and CrowdGUI never changes source files. Choose another folder.</source>
            <translation>ラベルは{folder}の{file}から読み込みました。CrowdGUIは読み込み元のファイルを変更しません。別のフォルダーを選んでください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>These options don’t belong to the rule “{key}”.</source>
            <translation>このオプションはルール「{key}」のものではありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/detail.py" />
            <source>They agree with the others on {agreed} of {of} comparable labels ({share}).</source>
            <translation>比べられるラベル{of}件中{agreed}件で、ほかの人と一致します（{share}）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>They choose any class except the one they think is right.</source>
            <translation>正しいと思うクラス以外を選びます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>They choose every class equally often.</source>
            <translation>どのクラスも同じ頻度で選びます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>They copy from a source, an attentive worker, so their labels are not independent.</source>
            <translation>写しの元（注意深いワーカー）から写すため、ラベルは独立ではありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>They give every item the same class, drawn at random for each of these workers.</source>
            <translation>全アイテムに同じクラスを付けます。クラスはワーカーごとに無作為に決まります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/file_preview.py" />
            <source>They keep a spreadsheet from running cells as formulas.</source>
            <translation>表計算ソフトがセルを数式として実行するのを防ぐものです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>They override the rule and are exported with reviewer, time and note.</source>
            <translation>ルールより優先され、レビュー担当者・日時・メモとともに書き出されます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_flat.py" />
            <source>This Zooniverse file is {what}. Export the classifications.</source>
            <translation>このZooniverseのファイルは{what}です。分類を書き出してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>This bound assumes one label per worker and item; here some workers gave more.</source>
            <translation>ワーカーとアイテムごとにラベルが1件であることを仮定する上限です。ここでは複数のラベルを付けたワーカーがいます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>This bound covers only a crowd that is worse than chance; this one isn’t.</source>
            <translation>偶然より悪い集団だけの上限です。この集団には当てはまりません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>This bound covers only rules that add up votes; this rule doesn’t.</source>
            <translation>票を足し合わせるルールの上限です。このルールには当てはまりません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>This bound needs two classes and items without gold labels.</source>
            <translation>この上限には、2つのクラスと、ゴールドラベルのないアイテムが必要です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>This bound needs two classes and two included workers.</source>
            <translation>この上限には、2つのクラスと、集計対象のワーカー2人が必要です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>This can’t be seen from the labels.</source>
            <translation>ラベルからは分かりません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>This can’t be tested: no person shares at least {n} items with {model} and another person.</source>
            <translation>検定できません：{model}およびもう1人と共通のアイテムが{n}件以上ある人がいません。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <source>This computer has {n}. Results are the same with any number; use fewer to leave more for other programs.</source>
            <extracomment>For one: This computer has {n}. Results are the same with any number; use fewer to leave more for other programs.</extracomment>
            <translation>
                <numerusform>このコンピューターには{n}個あります。結果は数によらず同じで、減らすとほかのプログラムに余裕ができます。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>This file contains no records.</source>
            <translation>このファイルにはレコードがありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>This file does not exist. Was it moved?</source>
            <translation>このファイルはありません。移動しましたか。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/toloka.py" />
            <source>This file holds tasks, not labels. Download the assignments of the pool.</source>
            <translation>このファイルの中身はラベルではなくタスクです。プールのアサインメントをダウンロードしてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/recipes.py" />
            <source>This file lacks columns of the recipe: {names}.</source>
            <translation>レシピの列がこのファイルにありません：{names}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/toloka.py" />
            <source>This file names no workers: it holds labels that Toloka has aggregated. Download the assignments (“Download results”) instead.</source>
            <translation>このファイルはTolokaが集計したラベルで、ワーカーの名前がありません。代わりにアサインメント（「Download results」）をダウンロードしてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/tables.py" />
            <source>This folder holds no labels in a known format. Open one of its files instead.</source>
            <translation>このフォルダーに既知の形式のラベルはありません。代わりに中のファイルを開いてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>This is a MATLAB file of version 7.3. Save it in MATLAB with the option -v7.</source>
            <translation>バージョン7.3のMATLABファイルです。MATLABでオプション-v7を付けて保存してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>This is a folder or a device, not a file.</source>
            <translation>ファイルではなく、フォルダーかデバイスです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/file.py" />
            <source>This is a folder, not a project file.</source>
            <translation>これはプロジェクトファイルではなくフォルダーです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/surveys/survey_forms.py" />
            <source>This is a list of participants without labels. Open the responses instead.</source>
            <translation>これはラベルのない参加者の一覧です。代わりに回答を開いてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>This is a manual label; the bound is about the rule’s labels.</source>
            <translation>これは手動ラベルです。上限はルールのラベルについてのものです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>This is a web page, not a table. Was a login page saved instead of the file?</source>
            <translation>表ではなくWebページです。ファイルの代わりにログインページを保存していませんか。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>This is an estimate, not a guarantee: it treats the fitted model as true. The plan uses {part} of the predicted gain; on real datasets, {low} to {high} of it was reached.</source>
            <translation>これは推定で、保証ではありません。当てはめたモデルを真とみなしています。計画では予測される改善の{part}を見込みます。実データセットで得られたのは{low}～{high}でした。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>This is an unknown kind of XML file. Export it as CSV or JSON.</source>
            <translation>未知の種類のXMLファイルです。CSVかJSONで書き出してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/file.py" />
            <source>This is not a project file.</source>
            <translation>プロジェクトファイルではありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/appen.py" />
            <source>This is the aggregated report, which names no worker. Download the report called “Full” instead.</source>
            <translation>これはワーカー名のない集計レポートです。代わりに「Full」というレポートをダウンロードしてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/cvat.py" />
            <source>This is the export of a whole task, which doesn’t say who made each tag. Export each job separately; or, if one worker did everything, choose “The file name”.</source>
            <translation>タスク全体の書き出しで、誰がどのタグを付けたかが分かりません。ジョブごとに書き出してください。1人のワーカーがすべて行った場合は「ファイル名」を選んでください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/review_controller.py" />
            <source>This is the last item left to label</source>
            <translation>ラベルを付けるアイテムはこれが最後です</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>This is {what}, not a text table. Save it as CSV first.</source>
            <translation>テキストの表ではなく、{what}です。先にCSVで保存してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/recipes.py" />
            <source>This isn’t a CrowdGUI recipe, or it is damaged.</source>
            <translation>CrowdGUIのレシピではないか、破損しています。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/cvat.py" />
            <source>This isn’t an XML file from CVAT.</source>
            <translation>CVATのXMLファイルではありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/cubam.py" />
            <source>This line is neither a worker nor an item with its label, as in {example}. CrowdGUI reads no other YAML here.</source>
            <translation>この行は、{example}のようなワーカーでも、ラベル付きのアイテムでもありません。ここではほかのYAMLは読み込めません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>This looks like copying.</source>
            <translation>写しの疑いがあります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/sagemaker.py" />
            <source>This manifest holds only final labels. Open the job’s folder instead: the workers’ labels are in “annotations/worker-response”.</source>
            <translation>このマニフェストには最終ラベルしかありません。代わりにジョブのフォルダーを開いてください。ワーカーのラベルは「annotations/worker-response」にあります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>This picture is not in the folder of the label file.</source>
            <translation>この画像はラベルファイルのフォルダーにありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/file.py" />
            <source>This project uses file version {theirs}, and this CrowdGUI reads versions up to {ours}. Update CrowdGUI to open it.</source>
            <translation>このプロジェクトのファイルバージョンは{theirs}ですが、このCrowdGUIが読めるのは{ours}までです。開くにはCrowdGUIを更新してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/page.py" />
            <source>This rule counts the votes once, so there are no iterations to show.</source>
            <translation>このルールは票を1回数えるだけなので、表示する反復はありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/rule_options.py" />
            <source>This rule has no options.</source>
            <translation>このルールにオプションはありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>This rule has not run.</source>
            <translation>このルールは未実行です。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/errors.py" />
            <source>This rule is for two classes, but these labels have {n}. Choose another rule.</source>
            <extracomment>For one: This rule is for two classes, but these labels have {n}. Choose another rule.</extracomment>
            <translation>
                <numerusform>2クラス用のルールですが、このラベルには{n}クラスあります。ほかのルールを選んでください。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>This rule is for two classes. Here it distinguishes each class from those after it, so the order of the classes matters.</source>
            <translation>2クラス用のルールです。ここでは各クラスをそれより後のクラスと見分けるため、クラスの順序が結果に影響します。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>This rule isn’t a sum of votes, so this bound doesn’t apply to it.</source>
            <translation>このルールは票の和ではないため、この上限は当てはまりません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <source>This rule used the gold labels, so they aren’t a fair test of its final labels.</source>
            <translation>このルールはゴールドラベルを使ったため、最終ラベルの公正な検証にはなりません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>This rule’s confidence is a share of the votes, not a probability.</source>
            <translation>このルールの確信度は票の割合で、確率ではありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>This sheet is empty. Choose another one.</source>
            <translation>このシートは空です。ほかのシートを選んでください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>This starts like JSON but isn’t JSON. Export it again as JSON or CSV.</source>
            <translation>JSONのように始まりますが、JSONではありません。JSONかCSVでもう一度書き出してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/preview.py" />
            <source>This table is computed when it is exported.</source>
            <translation>この表は書き出すときに計算します。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>This worker gave no label to an item with a final label.</source>
            <translation>このワーカーは、最終ラベルのあるアイテムにラベルを付けていません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>This worker gave no label.</source>
            <translation>このワーカーはラベルを付けていません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>This worker is a person, or a model whose family isn’t known.</source>
            <translation>このワーカーは人か、系列が不明なモデルです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>This worker is excluded, so the rule doesn’t use their labels.</source>
            <translation>このワーカーは除外されているため、ルールはそのラベルを使いません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>This worker is excluded, so their labels aren’t compared.</source>
            <translation>このワーカーは除外されているため、ラベルは比べません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>This worker labelled no gold item.</source>
            <translation>このワーカーはゴールドアイテムにラベルを付けていません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>This worker labelled no item more than once.</source>
            <translation>このワーカーは、同じアイテムに2回以上ラベルを付けていません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <source>Those flagged only for copying too</source>
            <translation>写しのフラグだけの人も含める</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/study_panel.py" />
            <source>Tick a rule in the table first.</source>
            <translation>先に表でルールにチェックを付けてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>Tie</source>
            <translation>同点</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>Tied</source>
            <translation>同点</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <location filename="../../crowdgui/ui/pages/export/export_text.py" />
            <source>Ties</source>
            <translation>同点</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Time</source>
            <translation>時刻</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Time of 50 iterations</source>
            <translation>反復50回の時間</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Time to converge</source>
            <translation>収束までの時間</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Time to stop</source>
            <translation>停止までの時間</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Times are for the rule alone on one core, without drawing the dataset. They are up to a quarter longer when several datasets run at the same time.</source>
            <translation>時間は、データセットの生成を除いた、1コアでのルールだけの処理時間です。複数のデータセットを同時に実行すると最大で4分の1ほど延びます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/read_labels.py" />
            <source>Times that can’t be read; their labels are kept</source>
            <translation>読み込めない時刻（ラベルは残す）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/read_labels.py" />
            <source>Times whose day and month can’t be distinguished; their labels are kept</source>
            <translation>日と月を区別できない時刻（ラベルは残す）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/study_panel.py" />
            <source>To continue, increase the number of draws or tick another rule in the table.</source>
            <translation>続けるには、抽出回数を増やすか、表で別のルールにチェックを付けてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/file_preview.py" />
            <source>To keep them, change this on the Source page.</source>
            <translation>残す場合は、「読み込み元」のページで変更してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/acceptance.py" />
            <source>To review: about {n}</source>
            <translation>レビュー対象: 約 {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/acceptance.py" />
            <source>To review: {n}</source>
            <translation>レビュー対象: {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/recipe_choice.py" />
            <source>To start again, choose no recipe on the Source page.</source>
            <translation>最初からやり直すには、「読み込み元」のページでレシピなしを選んでください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/detail.py" />
            <source>Together they gave {given} of the {all} labels ({share}).</source>
            <translation>合わせて{all}件中{given}件のラベルを付けています（{share}）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>Together they gave {given} of the {labels} labels ({share}).</source>
            <translation>合わせて{labels}件中{given}件のラベルを付けています（{share}）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Together, as one class</source>
            <translation>まとめて1つのクラスに</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Tolerance of the mean accuracy</source>
            <translation>平均正解率の許容幅</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/toloka.py" />
            <source>Toloka assignments</source>
            <translation>Tolokaのアサインメント</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/marks.py" />
            <location filename="../../crowdgui/text/flags.py" />
            <source>Too fast</source>
            <translation>速すぎ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Too few</source>
            <translation>不足</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>Too few items have mistakes for an interval.</source>
            <translation>誤りのあるアイテムが少なすぎて、区間を求められません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Too few items have two or more labels to check whether mistakes are independent.</source>
            <translation>ラベルが2件以上あるアイテムが少なすぎて、誤りが独立かどうか確かめられません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Too few items to distinguish agreement from chance.</source>
            <translation>アイテムが少なすぎて、一致と偶然を区別できません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/marks.py" />
            <source>Too few labels</source>
            <translation>ラベル不足</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>Too few labels are of another class for an interval.</source>
            <translation>別のクラスのラベルが少なすぎて、区間を求められません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>Tour of the &amp;pages</source>
            <translation>ページの案内(&amp;P)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>Tour of the pages</source>
            <translation>ページの案内</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/argilla.py" />
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <source>Treat models as workers</source>
            <translation>モデルをワーカーとして扱う</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>True labels (ground truth) that were known beforehand or checked by a reviewer.</source>
            <translation>事前に分かっていた、またはレビュー担当者が点検した真のラベル（グラウンドトゥルース）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>Try it with sample data</source>
            <translation>サンプルデータで試す</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Two classes</source>
            <translation>クラスが2つ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>Two classes have equal support on an item; the first class in order is used.</source>
            <translation>アイテムで2つのクラスの支持が等しい場合。順序が先のクラスを使います。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Two classes with an offset</source>
            <translation>2クラス（オフセット付き）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Two groups, good at different items</source>
            <translation>得意なアイテムが異なる2群</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/timing.py" />
            <source>Two in three workers take {low} to {high}.</source>
            <translation>ワーカーの3人に2人は{low}～{high}です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Two labels on one item are “{one}” and “{other}” in {seen} of cases; workers who are equally accurate on all classes would give {expected}: {meaning}.</source>
            <translation>1つのアイテムの2つのラベルが「{one}」と「{other}」になる割合は{seen}で、どのクラスでも正解率が同じワーカーなら{expected}のはずです。{meaning}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>Two reviewers agree on {same} of {n} items ({share})</source>
            <translation>2人のレビュー担当者は {n} 件中 {same} 件で一致（{share}）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Two workers</source>
            <translation>2人のワーカー</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <source>Two workers who are right against the rest look like two who copy.</source>
            <translation>他の人たちに反して正しい二人は、写している二人のように見えます。</translation>
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
            <translation>UTF-8（BOM付き）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>Uncertain</source>
            <translation>不確か</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/title_corner.py" />
            <location filename="../../crowdgui/ui/main_window/window.py" />
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>Undo</source>
            <translation>元に戻す</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/title_corner.py" />
            <source>Undo {what}</source>
            <translation>元に戻す：{what}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/file_head.py" />
            <source>Unpacked, the archive is larger than {most}.</source>
            <translation>アーカイブは展開すると{most}を超えます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/file_head.py" />
            <source>Unpacking {file}</source>
            <translation>{file} を展開中</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>Unstable</source>
            <translation>不安定</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Up</source>
            <translation>上へ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>Upper bound on the probability that the label is wrong, if the worker model holds.</source>
            <translation>ワーカーモデルが成り立つ場合に、ラベルが誤っている確率の上限。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/bounds_chart.py" />
            <source>Upper bounds on the error rate. Estimates are not guarantees.</source>
            <translation>誤り率の上限。推定は保証ではありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/bounds_chart.py" />
            <source>Upper bounds on the error rate. Estimates are not guarantees; hatched bars hold only if the worker model does.</source>
            <translation>誤り率の上限。推定は保証ではありません。斜線の棒は、ワーカーモデルが成り立つ場合だけ有効です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Upper end of the 95% confidence interval.</source>
            <translation>95%信頼区間の上端。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mixed_votes.py" />
            <source>Use</source>
            <translation>使う</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/detail.py" />
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>Use as gold</source>
            <translation>ゴールドとして使う</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Use at least one draw.</source>
            <translation>抽出は1回以上必要です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse.py" />
            <source>Use gold-standard classifications as gold</source>
            <translation>ゴールドスタンダードの分類をゴールドとして使う</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/recommendation_panel.py" />
            <location filename="../../crowdgui/ui/pages/labels/recommended_strip.py" />
            <source>Use recommended rule</source>
            <translation>推奨ルールを使う</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_cells.py" />
            <source>Use the first choice</source>
            <translation>最初の選択肢を使う</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/flags.py" />
            <source>Use these thresholds</source>
            <translation>このしきい値を使う</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Use these {n} labels as gold</source>
            <extracomment>For one: Use this {n} label as gold</extracomment>
            <translation>
                <numerusform>このラベル{n}件をゴールドとして使う</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>Use {n} labels as gold</source>
            <extracomment>For one: Use {n} label as gold</extracomment>
            <translation>
                <numerusform>ラベル{n}件をゴールドとして使う</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <location filename="../../crowdgui/ui/pages/compare/recommendation_panel.py" />
            <source>Use {rule}</source>
            <translation>{rule}を使う</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/compare.py" />
            <source>Use “{rule}”: it has {wrong} of {n} checked items wrong, and no other rule has at least 2 fewer.</source>
            <extracomment>For one: Use “{rule}”: it has {wrong} of {n} checked item wrong, and no other rule has at least 2 fewer.</extracomment>
            <translation>
                <numerusform>「{rule}」を使ってください。確認済み{n}件のうち誤りは{wrong}件で、2件以上少ないルールはありません。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/compare.py" />
            <source>Use “{rule}”: it has {wrong} of {n} checked items wrong, “{first}” {others}.</source>
            <extracomment>For one: Use “{rule}”: it has {wrong} of {n} checked item wrong, “{first}” {others}.</extracomment>
            <translation>
                <numerusform>「{rule}」を使ってください。確認済み{n}件のうち誤りは{wrong}件、「{first}」は{others}件です。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>Use “{rule}”: without checked items, no rule has fewer errors on average over 25 real datasets.</source>
            <translation>「{rule}」を使ってください。確認済みのアイテムがない場合、実データ25セットの平均でこれより誤りの少ないルールはありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <source>Used as gold</source>
            <translation>ゴールドとして使用</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <source>Uses the file name as the worker.</source>
            <translation>ファイル名をワーカーとします。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Uses the weight you enter for each worker.</source>
            <translation>各ワーカーに、入力した重みを使います。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Uses what you enter about the workers, or estimates it from gold labels.</source>
            <translation>ワーカーについて入力した値を使うか、ゴールドラベルから推定します。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Value</source>
            <translation>値</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/queue_list.py" />
            <source>Value ↓</source>
            <translation>価値↓</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Values</source>
            <translation>値</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>Values are bounds on the error rate: on average, unless a bound states a probability. Those marked “Not valid here” would hold if the worker model did.</source>
            <translation>値は誤り率の上限で、確率の記載がなければ平均についてのものです。「ここでは無効」とあるものは、ワーカーモデルが成り立つ場合に有効です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mark_models.py" />
            <source>Version</source>
            <translation>バージョン</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mark_models.py" />
            <source>Version of {worker}</source>
            <translation>{worker}のバージョン</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Vertical bar</source>
            <translation>縦線</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>View audit labels</source>
            <translation>監査のラベルを見る</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <location filename="../../crowdgui/ui/pages/items/detail.py" />
            <location filename="../../crowdgui/ui/pages/items/queue_list.py" />
            <location filename="../../crowdgui/ui/widgets/chips.py" />
            <source>Votes</source>
            <translation>票</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Votes between two classes and favours one of them by the offset you enter.</source>
            <translation>2クラスの間で投票し、入力したオフセットの分だけ一方を優遇します。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>Votes, weights and the rule’s label appear after you choose a label.</source>
            <translation>票、重み、ルールのラベルは、ラベルを選ぶと表示されます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Voting</source>
            <translation>投票しています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Way to a guarantee</source>
            <translation>保証への道</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Weight</source>
            <translation>重み</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Weight of this worker’s vote. 0 is a guesser; below 0, the worker is wrong more often than a guesser, and the vote counts against the class.</source>
            <translation>このワーカーの票の重み。0は当て推量のワーカー、0未満は当て推量より多く誤るワーカーで、その票はそのクラスに反対する票として数えます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Weighted share of the final label among the labels of the item and of all items.</source>
            <translation>アイテムのラベルと全アイテムのラベルのうち、最終ラベルが占める重み付きの割合。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Weighted voting (IWMV)</source>
            <translation>重み付き投票（IWMV）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Weighted voting, log-odds</source>
            <translation>重み付き投票（対数オッズ）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Weighting three rules</source>
            <translation>3つのルールの重みを計算しています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Weights</source>
            <translation>重み</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Weights every worker once, then votes again.</source>
            <translation>全ワーカーの重みを1回決め、もう1回投票します。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Weights workers by known accuracies or gold to make the bound smallest.</source>
            <translation>既知の正解率かゴールドをもとに、上限が最小になる重みを付けます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Weights: EBCC {ebcc}, BWA {bwa}, pooled EM {em}. These weights predict held-out labels best.</source>
            <translation>重み：EBCC {ebcc}、BWA {bwa}、プールEM {em}。この重みが隠したラベルを最もよく予測します。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>What a file of labels looks like</source>
            <translation>ラベルのファイルの例</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>What a row of the labels is.</source>
            <translation>ラベルの行が表すもの。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>What each flag is based on.</source>
            <translation>各フラグの根拠。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/mixed_votes.py" />
            <source>What if only these voted?</source>
            <translation>これだけが投票したら</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>What if you exclude these {n} workers?</source>
            <extracomment>For one: What if you exclude this worker?</extracomment>
            <translation>
                <numerusform>このワーカー{n}人を除外すると？</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>What if you exclude {out} and include {back}?</source>
            <translation>{out}を除外し、{back}人を集計に戻すと？</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>What if you include these {n} workers?</source>
            <extracomment>For one: What if you include this worker?</extracomment>
            <translation>
                <numerusform>このワーカー{n}人を集計に戻すと？</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>What is drawn for each worker if accuracies come from a Beta distribution.</source>
            <translation>正解率をベータ分布から取る場合に、各ワーカーについて抽出するもの。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <source>What is known about the rules</source>
            <translation>ルールについて分かること</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/detail.py" />
            <source>What is known about this worker</source>
            <translation>このワーカーについて分かること</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way_parts.py" />
            <source>What is left to do</source>
            <translation>残りの作業</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <source>What is shown beside the table</source>
            <translation>表の横に表示するもの</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>What is simulated</source>
            <translation>シミュレーションの内容</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>What is skipped</source>
            <translation>スキップするもの</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>What is skipped: {n}</source>
            <translation>スキップするもの：{n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>What is this item? The rule’s label stays hidden so that it doesn’t influence you.</source>
            <translation>このアイテムは何ですか。判断に影響しないよう、ルールのラベルは非表示です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/theory.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>What it is based on</source>
            <translation>根拠と条件</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>What the audit gives you</source>
            <translation>監査で得られるもの</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>What the curves show</source>
            <translation>曲線が示すもの</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/page.py" />
            <source>What the file holds</source>
            <translation>ファイルの内容</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>What the models’ votes are worth can’t be estimated</source>
            <translation>モデルの票の価値は推定できません</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_cells.py" />
            <source>What to do where a volunteer names several species for one subject.</source>
            <translation>ボランティアが1つの対象に複数の種を挙げたときの扱いです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>What varies</source>
            <translation>変えるもの</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>What was counted</source>
            <translation>数えたもの</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <source>What was counted, or why there is no value</source>
            <translation>数えたもの、または値がない理由</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <source>What was open before is still open.</source>
            <translation>前に開いていたものは、開いたままです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <source>What was shown</source>
            <translation>表示されたもの</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <source>What was skipped</source>
            <translation>スキップしたもの</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/theory.py" />
            <source>What would lower the bound</source>
            <translation>上限を下げる方法</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>What you get</source>
            <translation>得られるもの</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>What {file} contains</source>
            <translation>{file}の内容</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>Where</source>
            <translation>場所</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Where each class’s share of the items comes from.</source>
            <translation>各クラスがアイテムに占める割合を何から求めるか。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>Where they differed, a label is settled.</source>
            <translation>意見が分かれたところはラベルを決定済みです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Where two rules differ</source>
            <translation>2つのルールの違い</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>Whether the first row of the table names its columns.</source>
            <translation>表の最初の行が列名かどうか。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>Whether the study of fewer labels below includes this rule.</source>
            <translation>下のラベルを減らした調査でこのルールも試すかどうか。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Whether the {n} models share mistakes can’t be estimated.</source>
            <translation>{n}個のモデルが同じ誤りをするかどうかは推定できません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Whether this worker is a person or a model.</source>
            <translation>このワーカーが人かモデルか。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/columns.py" />
            <source>Whether this worker’s labels count. Press Space to exclude or include the selected workers.</source>
            <translation>このワーカーのラベルを集計するかどうか。スペースキーで、選択したワーカーを除外または戻します。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/recommendation_panel.py" />
            <source>Which rule suits these labels?</source>
            <translation>このラベルに合うルールはどれか</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <source>Who</source>
            <translation>レビュー担当者</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Who labels what</source>
            <translation>誰が何にラベルを付けるか</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>Who reviews?</source>
            <translation>レビュー担当者の名前</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>Who set the item’s final label: the rule or a reviewer.</source>
            <translation>アイテムの最終ラベルを決めたもの：ルールまたはレビュー担当者。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>Who set them</source>
            <translation>設定した人</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Why</source>
            <translation>理由</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Why the labels alone are not enough</source>
            <translation>ラベルだけでは足りない理由</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Windows-1252</source>
            <translation>Windows-1252</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/theory.py" />
            <source>With high probability</source>
            <translation>高い確率で</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>With note</source>
            <translation>メモあり</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>With probability {share} or more</source>
            <translation>確率{share}以上で</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>With two classes, labels alone can’t distinguish workers who are mostly right from workers who are mostly wrong. State that they are better than chance, or add gold.</source>
            <translation>クラスが2つの場合、ラベルだけでは、おおむね正しいワーカーとおおむね誤るワーカーを区別できません。偶然よりよいと申告するか、ゴールドを加えてください。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/peers.py" />
            <source>With {n} of them, the labels look copied.</source>
            <extracomment>For one: With {n} of them, the labels look copied.</extracomment>
            <translation>
                <numerusform>うち{n}人とは、ラベルに写しの疑いがあります。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>With {share} of the labels, {slow} takes {ratio} times as long as {fast}.</source>
            <translation>ラベルの{share}では、{slow}の所要時間は{fast}の{ratio}倍です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>With {share} of the labels, {what}: {listed}.</source>
            <translation>ラベルの{share}を使うと、{what}：{listed}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>Without a label</source>
            <translation>ラベルなし</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Without gold or an audit, people’s mistakes are known only by comparison with the models, whose mistakes would count as theirs.</source>
            <translation>ゴールドも監査もないと、人の誤りはモデルとの比較でしか分からず、モデルの誤りが人の誤りとして数えられてしまいます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>Without gold, this shows how much the final labels still change, not how many are wrong.</source>
            <translation>ゴールドがないため、これは最終ラベルがまだどれだけ変わるかを示すもので、いくつ誤っているかは示しません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/session_menus.py" />
            <source>Work on {file} was not saved as a project: {changes}, {when}.</source>
            <translation>{file}の作業はプロジェクトとして保存されていません：{changes}、{when}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/table_formats.py" />
            <source>Workbook</source>
            <translation>ブック</translation>
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
            <translation>ワーカー</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Worker column</source>
            <translation>ワーカーの列</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>Worker model</source>
            <translation>ワーカーモデル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <source>Worker names without the dataset name</source>
            <translation>データセット名を除いたワーカー名</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Worker whose labels are gold</source>
            <translation>ラベルをゴールドとするワーカー</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/model_workers.py" />
            <source>Worker “{worker}” is a person in one row and a model in another.</source>
            <translation>ワーカー「{worker}」は、ある行では人、別の行ではモデルになっています。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <location filename="../../crowdgui/io/formats/research/get_another_label.py" />
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Worker, item, label</source>
            <translation>ワーカー、アイテム、ラベル</translation>
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
            <translation>ワーカー</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Workers agree with each other too little to rule out that they guess.</source>
            <translation>ワーカーどうしの一致が少なすぎて、当て推量の可能性を否定できません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Workers are better than chance overall</source>
            <translation>ワーカーは全体として偶然よりよい</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Workers are better than chance overall (assumed)</source>
            <translation>ワーカーは全体として偶然よりよい（仮定）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/sources.py" />
            <source>Workers are named after files only if there are several.</source>
            <translation>ワーカーをファイル名で区別するには、複数のファイルが必要です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Workers are named “worker 001” and so on, the same in every file you export. Only this computer knows who is who.</source>
            <translation>ワーカーの名前は「worker 001」などとなり、書き出すどのファイルでも同じです。誰かが分かるのはこのコンピューターだけです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>Workers can’t be compared on them.</source>
            <translation>これらではワーカーを比べられません。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Workers disagree on {n} items; the closest votes come first.</source>
            <extracomment>For one: Workers disagree on {n} item.</extracomment>
            <translation>
                <numerusform>アイテム{n}件でワーカーのラベルが異なります。票の割れ方が大きいものから並びます。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>Workers form two groups of {first} and {second} that are good at different items: pairs within a group agree on {size} more of their shared items than pairs across groups ({chance} by chance). This misleads every rule, EM most of all.</source>
            <translation>ワーカーは、得意なアイテムの異なる{first}人と{second}人の2群に分かれます。同じ群の組は、異なる群の組より、共通アイテムで{size}多く一致します（偶然では{chance}）。これはどのルールも誤らせ、EMで最も顕著です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Workers good at different items</source>
            <translation>得意なアイテムが異なるワーカー</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>Workers have class bias: {size} of labels differ from what one accuracy per worker would give ({chance} by chance). EM rules can learn this; weighted voting can’t.</source>
            <translation>ワーカーにクラスの偏りがあります。ワーカーごとに1つの正解率の場合と異なるラベルが{size}です（偶然では{chance}）。EM系のルールはこれを学習できますが、重み付き投票はできません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Workers in the first group</source>
            <translation>第1群のワーカー</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Workers make mistakes independently and are equally accurate on all classes</source>
            <translation>ワーカーは互いに独立に誤り、正解率はどのクラスでも同じ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Workers that are marked as models</source>
            <translation>モデルの印が付いたワーカー</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Workers who are not marked as models</source>
            <translation>モデルの印が付いていないワーカー</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>Workers who make the same mistakes count for fewer votes than there are of them. Where classes are assumed, mistakes of the other group count as mistakes of this one.</source>
            <translation>同じ誤りをするワーカーは、人数より少ない票として数えます。クラスが仮定の場合、もう一方のグループの誤りもこのグループの誤りとして数えます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/peers.py" />
            <source>Workers who share items</source>
            <translation>アイテムを共有するワーカー</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Workers with a flag</source>
            <translation>フラグの付いたワーカー</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Workers with a single label</source>
            <translation>ラベルが1種類のワーカー</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/cubam.py" />
            <location filename="../../crowdgui/io/formats/research/peerannot.py" />
            <source>Workers, then items</source>
            <translation>ワーカー、次にアイテム</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>Workers: who is good, who may be guessing</source>
            <translation>ワーカー：誰がよく、誰が当て推量かもしれないか</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>Workers’ labels</source>
            <translation>ワーカーのラベル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>Workers’ mistakes are not independent here, so the plan is too optimistic: hard items stay hard however many workers you ask.</source>
            <translation>ここではワーカーの誤りが独立ではないため、計画は楽観的すぎます。難しいアイテムは、何人のワーカーに尋ねても難しいままです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>Workers’ names are replaced by pseudonyms: “worker 12” is not a name from the file.</source>
            <translation>ワーカーの名前は仮名に置き換えられています。「worker 12」はファイル内の名前ではありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Workers’ names in the report</source>
            <translation>レポートにワーカーの名前</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/cluster.py" />
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Working on the cluster</source>
            <translation>クラスターで処理しています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>Working…</source>
            <translation>処理中…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/html.py" />
            <location filename="../../crowdgui/ui/report_pdf/pdf.py" />
            <source>Writing the report</source>
            <translation>レポートを書き込んでいます</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/run.py" />
            <source>Writing the results</source>
            <translation>結果を書き込んでいます</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/text_files.py" />
            <location filename="../../crowdgui/io/exporting/tool_exports.py" />
            <location filename="../../crowdgui/io/exporting/write.py" />
            <source>Writing {file}</source>
            <translation>{file}を書き込んでいます</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Written to {folder}.</source>
            <translation>{folder}に書き込みました。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>Wrong</source>
            <translation>誤り</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/bounds_chart.py" />
            <source>Wrong before corrections</source>
            <translation>訂正前の誤り</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Wrong labels, best estimate</source>
            <translation>誤ったラベル（最良の推定）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>Wrong labels, best estimate: {share}.</source>
            <translation>誤ったラベル（最良の推定）: {share}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>Wrong on gold</source>
            <translation>ゴールドで誤り</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/file.py" />
            <source>You are not allowed to read it.</source>
            <translation>読み込む権限がありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>You are not allowed to read this file. Ask its owner, or copy it elsewhere.</source>
            <translation>このファイルを読み込む権限がありません。所有者に確認するか、別の場所へコピーしてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/atomic.py" />
            <source>You are not allowed to write here, or the file is open in another program.</source>
            <translation>ここに書き込む権限がないか、ファイルが別のプログラムで開かれています。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>You can’t restore the changes in it. Your label files are not deleted.</source>
            <translation>その中の変更は元に戻せません。ラベルのファイルは削除されません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>You entered no accuracy, and no worker labelled a gold item. Enter accuracies, or open a file of gold labels.</source>
            <translation>正解率の指定がなく、ゴールドアイテムにラベルを付けたワーカーもいません。正解率を入力するか、ゴールドラベルのファイルを開いてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>You entered no accuracy.</source>
            <translation>正解率が指定されていません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>You entered no share for the class “{name}”. Enter one for each class.</source>
            <translation>クラス「{name}」の割合が指定されていません。クラスごとに1つ指定してください。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/rules.py" />
            <source>You entered no weight for {n} workers, so their weight is 0.</source>
            <extracomment>For one: You entered no weight for {n} worker, so their weight is 0.</extracomment>
            <translation>
                <numerusform>ワーカー{n}人は重みの指定がなく、0とします。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>You entered no weights. Enter one for each worker, or choose majority vote.</source>
            <translation>重みの指定がありません。ワーカーごとに1つ入力するか、多数決を選んでください。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/study.py" />
            <source>You need about {n} more labels{range} to go from {error} to {wanted}, if you add them where they help most.</source>
            <extracomment>For one: You need about {n} more label{range} to go from {error} to {wanted}, if you add it where it helps most.</extracomment>
            <translation>
                <numerusform>誤り率を{error}から{wanted}にするには、最も役立つところに追加して、あと約{n}件のラベル{range}が必要です。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>You skipped this item: it counts as wrong and is reviewed.</source>
            <translation>このアイテムはスキップされました。誤りとして数え、レビュー対象になります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>Your browser would fetch this address from the network.</source>
            <translation>ブラウザーがこのアドレスをネットワークから取得します。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/title_corner.py" />
            <source>Your changes are kept on this computer, even after a crash. Save them as a project to keep them in a file of your own.</source>
            <translation>変更は、異常終了しても、このコンピューターに残ります。自分のファイルとして残すには、プロジェクトとして保存してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <source>Your changes are still here and will be saved as soon as possible.</source>
            <translation>変更は残っています。保存できるようになり次第、保存されます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/dialog.py" />
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>Your file is only read, never changed. Nothing leaves this computer.</source>
            <translation>ファイルは読み込むだけで、変更しません。このコンピューターの外へは何も送りません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>Your label replaces the final label and is exported as a manual label.</source>
            <translation>付けたラベルは最終ラベルを置き換え、手動ラベルとして書き出されます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Your labels are signed “{name}”.</source>
            <translation>ラベルの記名は「{name}」です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Your way to a guarantee</source>
            <translation>保証を得るまでの道</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse.py" />
            <source>Zooniverse classifications</source>
            <translation>Zooniverseの分類</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_flat.py" />
            <source>Zooniverse table (flattened)</source>
            <translation>Zooniverseの表（展開済み）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>a 7-Zip archive</source>
            <translation>7-Zipアーカイブ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>a BZIP2 archive</source>
            <translation>BZIP2アーカイブ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>a GIF picture</source>
            <translation>GIF画像</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>a GZIP archive</source>
            <translation>GZIPアーカイブ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>a JPEG picture</source>
            <translation>JPEG画像</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>a PDF document</source>
            <translation>PDF文書</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>a PNG picture</source>
            <translation>PNG画像</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>a Parquet table</source>
            <translation>Parquetの表</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>a SQLite database</source>
            <translation>SQLiteデータベース</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_flat.py" />
            <source>a list of subjects without labels</source>
            <translation>ラベルのない対象の一覧</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_flat.py" />
            <source>a list of workflows without labels</source>
            <translation>ラベルのないワークフローの一覧</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>a rich text document</source>
            <translation>リッチテキスト文書</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>a significant difference</source>
            <translation>有意な差です</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>about {cost} at {price} per item</source>
            <translation>1件 {price} で約 {cost}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/widgets/progress.py" />
            <source>about {n} hours left</source>
            <extracomment>For one: about {n} hour left</extracomment>
            <translation>
                <numerusform>残り約{n}時間</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/widgets/progress.py" />
            <source>about {n} hours left at your pace</source>
            <extracomment>For one: about {n} hour left at your pace</extracomment>
            <translation>
                <numerusform>このペースで残り約{n}時間</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/progress.py" />
            <source>about {n} min left</source>
            <translation>残り約{n}分</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/widgets/progress.py" />
            <source>about {n} minutes left at your pace</source>
            <extracomment>For one: about {n} minute left at your pace</extracomment>
            <translation>
                <numerusform>このペースで残り約{n}分</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/progress.py" />
            <source>about {n} s left</source>
            <translation>残り約{n}秒</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>about {time} at {seconds} s per item</source>
            <translation>1件 {seconds} 秒で約 {time}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>accepted</source>
            <translation>採用</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/simulation_curves.py" />
            <source>accuracy</source>
            <translation>正解率</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/flags.py" />
            <source>adjusted p-value {value}, {n} workers tested</source>
            <extracomment>For one: p-value {value}, {n} worker tested</extracomment>
            <translation>
                <numerusform>補正後のp値{value}、検定したワーカー{n}人</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>adjusted p-value {value}, {pairs} pairs tested</source>
            <translation>補正後のp値{value}、検定した組{pairs}組</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/replacement_chart.py" />
            <source>advantage</source>
            <translation>優位</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>after this change</source>
            <translation>この変更の後に</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_flat.py" />
            <source>aggregated results, which name no worker</source>
            <translation>ワーカーを示さない集計結果</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>agree</source>
            <translation>同意</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>agreed</source>
            <translation>一致数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/worker_scatter.py" />
            <source>agreement</source>
            <translation>一致</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/agreement_histogram.py" />
            <source>agreement from</source>
            <translation>一致（下端）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/replacement_chart.py" />
            <source>agreement with the other people, {model} less the person</source>
            <translation>ほかの人との一致、{model}と本人の差</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>agreement, accuracy with interval, weight, gold, flag and its reason</source>
            <translation>一致、区間付き正解率、重み、ゴールド、フラグとその理由</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>all labels are the same</source>
            <translation>すべてのラベルが同じです</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>all of them share some</source>
            <translation>全組に共通アイテムがあります</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/html.py" />
            <source>all results with charts, for sharing; opens in any browser</source>
            <translation>図入りの全結果。共有用で、どのブラウザーでも開けます</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>all workers together agree with the others on {share} of labels</source>
            <translation>全ワーカーを合わせた、ほかの人との一致率は{share}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/export_text.py" />
            <source>all {n}</source>
            <translation>全{n}人</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/charts.py" />
            <source>all {n} workers</source>
            <extracomment>For one: the worker</extracomment>
            <translation>
                <numerusform>全ワーカー{n}人</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>almost, but the difference is significant</source>
            <translation>ほぼ合いますが、差は有意です</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>an Excel workbook or another ZIP archive</source>
            <translation>Excelブックまたは別のZIPアーカイブ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>an XZ archive</source>
            <translation>XZアーカイブ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>an empty ZIP archive</source>
            <translation>空のZIPアーカイブ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>an estimate</source>
            <translation>推定</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>an old Excel or Word document</source>
            <translation>古い形式のExcelまたはWord文書</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>and others</source>
            <translation>ほか</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>and {n} more files</source>
            <extracomment>For one: and {n} more file</extracomment>
            <translation>
                <numerusform>ほか{n}個のファイル</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/figures/class_shares.py" />
            <source>and {n} other classes</source>
            <extracomment>For one: and {n} other class</extracomment>
            <translation>
                <numerusform>ほか{n}クラス</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>another worker</source>
            <translation>別のワーカー</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/replacement_chart.py" />
            <source>as often</source>
            <translation>同じ頻度</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>at most {share}</source>
            <translation>最大 {share}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>at most {target} wrong, at {confidence} confidence</source>
            <translation>誤りは最大 {target}、信頼水準 {confidence}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/review_tasks.py" />
            <source>audit an item</source>
            <translation>アイテムの監査</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>audit more items</source>
            <translation>さらにアイテムを監査</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>audited</source>
            <translation>監査済み</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>audited and right: {n}</source>
            <translation>監査して正しい: {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>back, next</source>
            <translation>前へ、次へ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>before the first change</source>
            <translation>最初の変更の前</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/translation.py" />
            <source>below 1 ms</source>
            <translation>1ミリ秒未満</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/class_map.py" />
            <source>below {high}</source>
            <translation>{high}未満</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>below {least}</source>
            <translation>{least}未満</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/model_plots.py" />
            <source>both wrong</source>
            <translation>両方が誤り</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>by CrowdGUI with seed {seed}, before anyone looked at them</source>
            <translation>CrowdGUI がシード {seed} で、誰も見る前に抽出</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>by {other}</source>
            <translation>{other}による</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>can’t run</source>
            <translation>実行不可</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>cat</source>
            <translation>猫</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/marks.py" />
            <source>chance {share}</source>
            <translation>偶然{share}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session/session.py" />
            <source>change flag thresholds</source>
            <translation>フラグのしきい値の変更</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session/session.py" />
            <source>change options of {rule}</source>
            <translation>{rule}のオプションの変更</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/theory.py" />
            <source>change the accepted risk</source>
            <translation>許容するリスクの変更</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>change the confidence level</source>
            <translation>信頼水準を変更</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>change the price per item</source>
            <translation>アイテムあたりの価格を変更</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>change the target error rate</source>
            <translation>目標の誤り率の変更</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>change what the target is for</source>
            <translation>目標の対象を変更</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>change whether the audit chooses the rule</source>
            <translation>監査でルールを選ぶかどうかの変更</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/convergence.py" />
            <source>changed</source>
            <translation>変化</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>choose</source>
            <translation>選択</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session/session.py" />
            <source>choose {rule}</source>
            <translation>{rule}の選択</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/acceptance.py" />
            <source>chosen: {n}</source>
            <translation>選択: {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>class, number</source>
            <translation>クラス、数値</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>classes</source>
            <extracomment>For one: class</extracomment>
            <translation>
                <numerusform>クラス</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>column {n}</source>
            <translation>列{n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/xlsx_file.py" />
            <source>column “{name}”</source>
            <translation>列「{name}」</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>columns: {columns}</source>
            <translation>列：{columns}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/mixed_votes.py" />
            <source>compared with the labels of all {n}; nothing is kept</source>
            <extracomment>For one: compared with the labels of {n} worker; nothing is kept</extracomment>
            <translation>
                <numerusform>全{n}人のラベルとの比較。何も保存しません</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>confidence</source>
            <translation>確信度</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>confidence before the audit</source>
            <translation>監査前の確信度</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>confidence equals share right</source>
            <translation>確信度と正しい割合が等しい</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>content</source>
            <translation>内容</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/mixed_votes.py" />
            <source>cost {n}</source>
            <translation>費用{n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/write.py" />
            <source>counts, rule, iterations, error rate on gold and what was excluded, for programs</source>
            <translation>件数、ルール、反復、ゴールドでの誤り率、除外したもの（プログラム用）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/cubam.py" />
            <source>cubam</source>
            <translation>cubam</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/cubam.py" />
            <source>cubam in YAML</source>
            <translation>cubam（YAML）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <source>current</source>
            <translation>現在</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/curves.py" />
            <location filename="../../crowdgui/ui/plots/curves_plot.py" />
            <source>curve</source>
            <translation>曲線</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/people_curve.py" />
            <source>different from the final labels</source>
            <translation>最終ラベルと異なる</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/curves.py" />
            <location filename="../../crowdgui/text/study.py" />
            <source>different from the result with all labels</source>
            <translation>全ラベルでの結果と異なる割合</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>discard the audit</source>
            <translation>監査の破棄</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/doccano.py" />
            <source>doccano export</source>
            <translation>doccanoの書き出し</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>dog</source>
            <translation>犬</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <source>done in {time}</source>
            <translation>{time}で完了</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>draw an audit sample</source>
            <translation>監査の標本の抽出</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/study_panel.py" />
            <source>draws</source>
            <translation>回</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>duration</source>
            <translation>所要時間</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>each worker gives one label only</source>
            <translation>各ワーカーが1種類のラベルしか付けていません</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>empty</source>
            <translation>空</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/convergence.py" />
            <source>ends here: no label changes</source>
            <translation>ここで終了：ラベルの変化なし</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/simulation_curves.py" />
            <source>error rate</source>
            <translation>誤り率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/bounds_chart.py" />
            <source>estimate from the audit</source>
            <translation>監査による推定</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>every coefficient with its interval, overall and per class</source>
            <translation>全係数とその区間（全体とクラス別）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>every label, one column per worker, with the final label</source>
            <translation>全ラベル（ワーカーごとに1列）と最終ラベル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>every row or entry in the files that was skipped, and why</source>
            <translation>ファイル中でスキップした行や項目すべてとその理由</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>every worker labelled every item (here they labelled {share})</source>
            <translation>全ワーカーが全アイテムにラベルを付けた（ここでは{share}）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>exact hypergeometric bound</source>
            <translation>厳密な超幾何分布の上限</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session/session.py" />
            <source>exclude or include workers</source>
            <translation>ワーカーの除外または集計への復帰</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/session/session.py" />
            <source>exclude {n} workers</source>
            <extracomment>For one: exclude {n} worker</extracomment>
            <translation>
                <numerusform>ワーカー{n}人の除外</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <location filename="../../crowdgui/ui/pages/workers/columns.py" />
            <source>excluded</source>
            <translation>除外</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>expected if the model holds, 95% range</source>
            <translation>モデルが成り立つ場合の期待値、95%の範囲</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>expected items</source>
            <translation>期待されるアイテム数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>family {name}</source>
            <translation>系列{name}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>fewer than 1 in {n} attentive workers</source>
            <translation>注意深いワーカー{n}人に1人未満</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>fewer than 1 in {n} guessers</source>
            <translation>当て推量のワーカー{n}人に1人未満</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>fewer than 1 in {n} workers</source>
            <translation>ワーカー{n}人に1人未満</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>final label</source>
            <translation>最終ラベル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>final labels of the others</source>
            <translation>ほかの人の最終ラベル</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>final labels of {n} items</source>
            <extracomment>For one: final label of {n} item</extracomment>
            <translation>
                <numerusform>アイテム{n}件の最終ラベル</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>final “{name}”</source>
            <translation>最終「{name}」</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/worker_scatter.py" />
            <source>flag</source>
            <translation>フラグ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>folder</source>
            <translation>フォルダー</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>for instance 0.5, 0.6, 0.7</source>
            <translation>例：0.5, 0.6, 0.7</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>found: can’t be estimated.</source>
            <translation>実際: 推定できません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>found: {found} ({low} to {high})</source>
            <translation>実際: {found}（{low}～{high}）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>found: {found}, without an interval</source>
            <translation>実際: {found}（区間なし）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>gold</source>
            <translation>ゴールド</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <source>gold for {n}</source>
            <translation>ゴールド{n}件</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>gold has items of every class</source>
            <translation>ゴールドに全クラスのアイテムがある</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>gold labels and audited items</source>
            <translation>ゴールドラベルと監査したアイテム</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>gold marker</source>
            <translation>ゴールドの印</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>gold “{name}”</source>
            <translation>ゴールド「{name}」</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>hide votes</source>
            <translation>票を隠す</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/replacement_chart.py" />
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <location filename="../../crowdgui/ui/plots/curves_plot.py" />
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>high</source>
            <translation>上端</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>holds only if the worker model does</source>
            <translation>ワーカーモデルが成り立つ場合だけ有効</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/page.py" />
            <source>how labels become final labels</source>
            <translation>ラベルから最終ラベルを決める方法</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>how often each worker gave each label, by final label</source>
            <translation>最終ラベル別の、各ワーカーが付けたラベルの頻度</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <source>in doubt</source>
            <translation>疑いあり</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>in each class</source>
            <translation>各クラスで</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>in use</source>
            <translation>使用中</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>in {n} cases with different labels</source>
            <extracomment>For one: in {n} cases with different labels</extracomment>
            <translation>
                <numerusform>うち{n}回はラベルが異なります</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/session/session.py" />
            <source>include {n} workers</source>
            <extracomment>For one: include {n} worker</extracomment>
            <translation>
                <numerusform>ワーカー{n}人の集計への復帰</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/columns.py" />
            <source>included</source>
            <translation>集計対象</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>independent votes not known</source>
            <translation>独立な票数は不明</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>it doesn’t fit</source>
            <translation>合いません</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>it fits</source>
            <translation>合います</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>item</source>
            <translation>アイテム</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/parse_labels.py" />
            <source>item {n}</source>
            <translation>アイテム{n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tool_exports.py" />
            <source>item, text and label with the class names (Parquet)</source>
            <translation>アイテム、テキスト、クラス名付きのラベル（Parquet）</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>items</source>
            <extracomment>For one: item</extracomment>
            <translation>
                <numerusform>アイテム</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/curves_plot.py" />
            <source>items audited</source>
            <translation>監査したアイテム数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/model_plots.py" />
            <source>items both labelled</source>
            <translation>双方がラベルを付けたアイテム</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>items get similar workers: their strength varies {ratio} times as much as under random assignment</source>
            <translation>アイテムごとのワーカーが同程度：その強さのばらつきは無作為な割り当ての場合の{ratio}倍</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/curves_plot.py" />
            <source>items in all</source>
            <translation>合計アイテム数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>items labelled differently</source>
            <translation>ラベルが異なるアイテム</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>items that the others’ vote labels “{name}”</source>
            <translation>ほかの人の投票が「{name}」のアイテム</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/curves_plot.py" />
            <source>items to look at in all, audited and reviewed; an estimate</source>
            <translation>監査とレビューで見るアイテムの合計（推定）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>items whose final label is “{name}”</source>
            <translation>最終ラベルが「{name}」のアイテム</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>items whose gold label is “{name}”</source>
            <translation>ゴールドラベルが「{name}」のアイテム</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>items with a known true label (gold)</source>
            <translation>真のラベルが分かっているアイテム（ゴールド）</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>items, {range}</source>
            <extracomment>For one: item, {range}</extracomment>
            <translation>
                <numerusform>アイテム、{range}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/convergence.py" />
            <source>iteration</source>
            <translation>反復</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <source>iteration {n} · {changed}</source>
            <translation>反復{n} · {changed}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/simulation_curves.py" />
            <source>iterations to converge</source>
            <translation>収束までの反復回数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/simulation_curves.py" />
            <source>iterations to stop</source>
            <translation>停止までの反復回数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/bounds_chart.py" />
            <source>its own claim, often far too low</source>
            <translation>モデル自身の主張。低すぎることが多い</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/worker_scatter.py" />
            <source>kind</source>
            <translation>種類</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>known classes</source>
            <translation>既知のクラス</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>label</source>
            <translation>ラベル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session/session.py" />
            <source>label “{item}” manually</source>
            <translation>「{item}」のラベルの手動設定</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>labels</source>
            <extracomment>For one: label</extracomment>
            <translation>
                <numerusform>ラベル</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <source>labels alone</source>
            <translation>ラベルだけ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>labels that changed</source>
            <translation>変わったラベル</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/timing.py" />
            <source>labels without a known time</source>
            <extracomment>For one: label without a known time</extracomment>
            <translation>
                <numerusform>時間が分からないラベル</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>largest change of a message, which falls towards zero,</source>
            <translation>メッセージの最大変化（0に近づく）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/bars.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/way_parts.py" />
            <source>least confident</source>
            <translation>信頼度が低い</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/progress.py" />
            <source>less than a minute left at your pace</source>
            <translation>このペースで残り1分未満</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/raw_table.py" />
            <source>line</source>
            <translation>行</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>log-likelihood of the labels</source>
            <translation>ラベルの対数尤度</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>log-likelihood of the labels if the final labels are right</source>
            <translation>最終ラベルが正しい場合のラベルの対数尤度</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>log-likelihood of the labels, a lower bound</source>
            <translation>ラベルの対数尤度（下界）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/replacement_chart.py" />
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <location filename="../../crowdgui/ui/plots/curves_plot.py" />
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>low</source>
            <translation>下端</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/convergence.py" />
            <source>main term of the exponent</source>
            <translation>指数の主要項</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/convergence.py" />
            <source>majority</source>
            <translation>多数決</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/model_charts.py" />
            <location filename="../../crowdgui/ui/plots/model_plots.py" />
            <source>margin</source>
            <translation>許容差</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/session/session.py" />
            <source>mark {n} workers as models</source>
            <extracomment>For one: mark {n} worker as a model</extracomment>
            <translation>
                <numerusform>ワーカー{n}人へのモデルの印</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/session/session.py" />
            <source>mark {n} workers as people</source>
            <extracomment>For one: mark {n} worker as a person</extracomment>
            <translation>
                <numerusform>ワーカー{n}人への人の印</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <location filename="../../crowdgui/ui/plots/curves_plot.py" />
            <source>mean</source>
            <translation>平均</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/curves.py" />
            <source>mean of {what}</source>
            <translation>{what}の平均</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/timing.py" />
            <source>median per label, over {timed} with a known time</source>
            <translation>ラベルごとの中央値（時間が分かる{timed}）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/worker_scatter.py" />
            <location filename="../../crowdgui/io/formats/platforms/argilla.py" />
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <location filename="../../crowdgui/text/groups.py" />
            <location filename="../../crowdgui/ui/plots/model_plots.py" />
            <source>model</source>
            <translation>モデル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>model probability</source>
            <translation>モデル確率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/histograms.py" />
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>models</source>
            <translation>モデル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>models and models</source>
            <translation>モデルとモデル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/bars.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/way_parts.py" />
            <source>most confident</source>
            <translation>信頼度が高い</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>most likely</source>
            <translation>最も確からしい</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>most likely label</source>
            <translation>最も確からしいラベル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>most support</source>
            <translation>支持が最大</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>most votes</source>
            <translation>票が最多</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>nearly every row names another item</source>
            <translation>ほぼすべての行でアイテムが異なります</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>nearly every row names another worker</source>
            <translation>ほぼすべての行でワーカーが異なります</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>needed: {needed} of {n} votes or more, also at the lower end of the 95% interval</source>
            <translation>必要: {n}票中{needed}票以上、95%区間の下端でも</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>needed: {needed}; found: {found}</source>
            <translation>必要: {needed}、実際: {found}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>neither true nor false</source>
            <translation>trueでもfalseでもない値</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/replacement_chart.py" />
            <location filename="../../crowdgui/io/importing/class_map.py" />
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>no</source>
            <translation>いいえ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/session_menus.py" />
            <source>no changes</source>
            <translation>変更なし</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>no evidence for it</source>
            <translation>優位を示すものはありません</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <source>no gold</source>
            <translation>ゴールドなし</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>no items</source>
            <translation>アイテムなし</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>no label</source>
            <translation>ラベルなし</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>no mistakes</source>
            <translation>誤りなし</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/export_text.py" />
            <source>none</source>
            <translation>なし</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>none entered</source>
            <translation>指定なし</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>none of the classes</source>
            <translation>どのクラスでもない</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>none of these</source>
            <translation>どれでもない</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>not a JSON object</source>
            <translation>JSONオブジェクトではない値</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <source>not a guarantee</source>
            <translation>保証ではない</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>not a list</source>
            <translation>リストではない値</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>not defined, because all labels are of one class</source>
            <translation>定義できません。全ラベルが1つのクラスのためです</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>not defined, because hardly any item has two labels</source>
            <translation>定義できません。ラベルが2件あるアイテムがほとんどないためです</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>not defined, because it would take very long with this many labels and classes</source>
            <translation>定義できません。ラベルとクラスが多く、非常に時間がかかるためです</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>not defined, because no item was also labelled by others</source>
            <translation>定義できません。ほかの人もラベルを付けたアイテムがないためです</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>not defined, because the rule used the gold labels</source>
            <translation>定義できません。ルールがゴールドラベルを使ったためです</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>not defined, because the rule’s confidence isn’t a probability</source>
            <translation>定義できません。ルールの確信度が確率でないためです</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>not defined, because the worker model behind the bounds is not shown to fit these labels</source>
            <translation>定義できません。上限の前提となるワーカーモデルがこのラベルに合うと示されていないためです</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>not defined, because the worker model has not been checked yet</source>
            <translation>定義できません。ワーカーモデルがまだ確かめられていないためです</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>not defined, because there are too few workers to form two groups</source>
            <translation>定義できません。ワーカーが少なすぎて2群に分けられないためです</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>not defined, because there is no gold</source>
            <translation>定義できません。ゴールドがないためです</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>not defined, because this rule does not add up votes</source>
            <translation>定義できません。このルールは票を足し合わせないためです</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>not in the paper</source>
            <translation>論文にはない</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>not in the paper: accuracy on {n} gold items</source>
            <translation>論文にはない：ゴールドアイテム{n}件での正解率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>not in the paper: agreement of workers on two halves of the items</source>
            <translation>論文にはない：アイテムを2分した両半分でのワーカーの一致</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>not known</source>
            <translation>不明</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>not known yet</source>
            <translation>まだ不明</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>not run</source>
            <translation>未実行</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>not stated</source>
            <translation>指定なし</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>not tested</source>
            <translation>検定なし</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/bounds_chart.py" />
            <source>not useful: above 100%</source>
            <translation>役に立ちません：100%超</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <source>not valid here</source>
            <translation>ここでは無効</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <source>not {label}</source>
            <translation>{label}でない</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>note</source>
            <translation>メモ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session/session.py" />
            <source>note on “{item}”</source>
            <translation>「{item}」のメモ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/replacement_chart.py" />
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>number of items</source>
            <translation>アイテム数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/worker_scatter.py" />
            <source>number of labels</source>
            <translation>ラベル数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/agreement_histogram.py" />
            <source>number of models</source>
            <translation>モデル数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/agreement_histogram.py" />
            <source>number of workers</source>
            <translation>ワーカー数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/convergence.py" />
            <source>objective</source>
            <translation>目的関数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>observed in your labels</source>
            <translation>実際のラベルでの値</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>observed items</source>
            <translation>実際のアイテム数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>of</source>
            <translation>対象</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>of all worker–item pairs filled</source>
            <translation>ワーカーとアイテムの全組のうち埋まった割合</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>of all worker–item pairs have a label</source>
            <translation>ワーカーとアイテムの全組のうちラベルがある割合</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/timing.py" />
            <source>of labelling in total</source>
            <translation>ラベル付けの合計時間</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>of labels have a known duration</source>
            <translation>ラベルのうち所要時間が分かる割合</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>of labels have a known time</source>
            <translation>ラベルのうち時刻が分かる割合</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>of the labels may be wrong, with</source>
            <translation>のラベルが誤りでもよい。水準</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/timing.py" />
            <source>of the median worker’s time for the same items</source>
            <translation>同じアイテムに中央のワーカーがかける時間に対する割合</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>one column per item</source>
            <translation>アイテムごとに1列</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>one column per worker; small enough to work through on paper</source>
            <translation>ワーカーごとに1列。紙の上で追える小ささ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/model_plots.py" />
            <source>one or both wrong</source>
            <translation>一方または両方が誤り</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>one row per item: label, confidence, margin, tie, number of labels</source>
            <translation>アイテムごとに1行：ラベル、確信度、マージン、同点、ラベル数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>one row per worker</source>
            <translation>ワーカーごとに1行</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/table_formats.py" />
            <source>one sheet per table</source>
            <translation>表ごとに1シート</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tool_exports.py" />
            <source>one task per item with its label as a prediction, to import there (JSON)</source>
            <translation>アイテムごとに1タスク、ラベルは予測として（読み込み用、JSON）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <source>open</source>
            <translation>未達</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/model_plots.py" />
            <source>other model</source>
            <translation>もう一方のモデル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>other rule</source>
            <translation>相手のルール</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>others “{name}”</source>
            <translation>ほかの人「{name}」</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/replacement_chart.py" />
            <source>p-value, corrected</source>
            <translation>p値（補正後）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>peer</source>
            <translation>相手</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/peerannot.py" />
            <source>peerannot</source>
            <translation>peerannot</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/peerannot.py" />
            <source>peerannot matrix</source>
            <translation>peerannotの行列</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/histograms.py" />
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>people</source>
            <translation>人</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/people_curve.py" />
            <source>people and all models</source>
            <translation>人と全モデル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>people and models</source>
            <translation>人とモデル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>people and people</source>
            <translation>人と人</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/people_curve.py" />
            <source>people only</source>
            <translation>人のみ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>people’s final label, an assumption</source>
            <translation>人の最終ラベル（仮定）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/replacement_chart.py" />
            <location filename="../../crowdgui/figures/worker_scatter.py" />
            <location filename="../../crowdgui/text/groups.py" />
            <location filename="../../crowdgui/ui/plots/model_plots.py" />
            <source>person</source>
            <translation>人</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>person or model</source>
            <translation>人かモデルか</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/curves.py" />
            <source>point</source>
            <translation>点</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>probably costs about {n} items more in all</source>
            <extracomment>For one: probably costs about {n} item more in all</extracomment>
            <translation>
                <numerusform>合計でおそらく約 {n} 件増えます</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>probably saves about {n} items in all</source>
            <extracomment>For one: probably saves about {n} item in all</extracomment>
            <translation>
                <numerusform>合計でおそらく約 {n} 件減ります</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>question</source>
            <translation>質問</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <source>random sample</source>
            <translation>無作為標本</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <source>reached</source>
            <translation>達成</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipe_row.py" />
            <source>recipe.json</source>
            <translation>レシピ.json</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/raw_table.py" />
            <source>record</source>
            <translation>レコード</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/review_tasks.py" />
            <source>remove a label from the audit</source>
            <translation>監査のラベルの取り消し</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session/session.py" />
            <source>remove the manual label of “{item}”</source>
            <translation>「{item}」の手動ラベルの取り消し</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/session/session.py" />
            <source>remove {n} labels from gold</source>
            <extracomment>For one: remove {n} label from gold</extracomment>
            <translation>
                <numerusform>ラベル{n}件のゴールド解除</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/simulated.py" />
            <source>repetition</source>
            <translation>繰り返し</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <location filename="../../crowdgui/ui/pages/items/queue_list.py" />
            <source>reviewed</source>
            <translation>レビュー済み</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session/settings.py" />
            <source>reviewer</source>
            <translation>レビュー担当者</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>right</source>
            <translation>正しい</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>roughly</source>
            <translation>おおよそ合います</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/raw_table.py" />
            <source>row</source>
            <translation>行</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/simulated.py" />
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>rule</source>
            <translation>ルール</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/curves.py" />
            <source>run time</source>
            <translation>実行時間</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>running</source>
            <translation>実行中</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>same label</source>
            <translation>同じラベル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>sensitivity, specificity and corrected share of each class, per model</source>
            <translation>モデルごとの各クラスの感度、特異度、補正した割合</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/timing.py" />
            <source>sessions, from {first} to {last} (UTC)</source>
            <extracomment>For one: session, from {first} to {last} (UTC)</extracomment>
            <translation>
                <numerusform>セッション、{first}～{last}（UTC）</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <location filename="../../crowdgui/ui/plots/model_plots.py" />
            <source>share</source>
            <translation>割合</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>share agreed</source>
            <translation>一致した割合</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>share of label pairs that are the same, per item</source>
            <translation>アイテムごとの、同じラベルの組の割合</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>share right</source>
            <translation>正しい割合</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>share right, with 95% interval</source>
            <translation>正しい割合、95%区間付き</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>shared items</source>
            <translation>共通アイテム</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>show votes</source>
            <translation>票を表示</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>simulated, seed {seed}</source>
            <translation>シミュレーション、シード{seed}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>skip</source>
            <translation>飛ばす</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>skipped</source>
            <translation>スキップ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>skipped.csv</source>
            <translation>スキップ一覧.csv</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>skipped: {n}</source>
            <translation>スキップ: {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>some classes are confused more than others</source>
            <translation>ほかより混同されやすいクラスがあります</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>some classes are easier to agree on than others</source>
            <translation>ほかより一致しやすいクラスがあります</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/curves.py" />
            <source>standard deviation</source>
            <translation>標準偏差</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/theory.py" />
            <source>state how gold was drawn</source>
            <translation>ゴールドの抽出方法の指定</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/acceptance.py" />
            <source>suggested: {n}</source>
            <translation>推奨: {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tool_exports.py" />
            <source>task and label, in the form that Crowd-Kit’s own rules return (CSV)</source>
            <translation>taskとlabel（Crowd-Kit自身のルールが返す形、CSV）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>the column’s name isn’t that of a label</source>
            <translation>列の名前がラベルのものではありません</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/xlsx_file.py" />
            <source>the header</source>
            <translation>見出し</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/write.py" />
            <source>the headline and every bound with its assumptions, for programs</source>
            <translation>保証の文と全上限、その仮定（プログラム用）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>the items of the sample in order, with the audit result</source>
            <translation>抽出したアイテム（順番どおり）と監査の結果</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>the items to review for the guarantee, least confident first</source>
            <translation>保証のためにレビューするアイテム（信頼度の低い順）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>the label is always the same within an item</source>
            <translation>同じアイテムのラベルが常に同じです</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>the labels are dates or times</source>
            <translation>ラベルが日付や時刻です</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>the labels are numbers with many values</source>
            <translation>ラベルが多くの値をとる数値です</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>the labels of excluded workers</source>
            <translation>除外したワーカーのラベル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>the others on the same items</source>
            <translation>同じアイテムでのほかの人</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>the report card of each model: accuracy, agreement with people, replacement test</source>
            <translation>各モデルの成績表：正解率、人との一致、置き換え検定</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>the rule is one-step weighted voting</source>
            <translation>ルールが1段階の重み付き投票である</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>the rule’s</source>
            <translation>ルールのラベル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/report_pdf/report_formats.py" />
            <source>the same report as pages, for printing and filing</source>
            <translation>同じレポートのページ版。印刷・保管用</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>the workers’ mean accuracy is {least} or more (the estimate is {mean})</source>
            <translation>ワーカーの平均正解率が{least}以上（推定{mean}）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/charts.py" />
            <source>the {n} with most labels of {all}</source>
            <translation>全{all}人のうちラベルの多い{n}人</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>then review about {n} items; no assumption about workers</source>
            <extracomment>For one: then review about {n} item; no assumption about workers</extracomment>
            <translation>
                <numerusform>その後約 {n} 件をレビュー。ワーカーについての仮定は不要</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>there are too many different labels</source>
            <translation>異なるラベルが多すぎます</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>there are two classes</source>
            <translation>クラスが2つである</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>there are two or more workers</source>
            <translation>ワーカーが2人以上いる</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>there is no gold that the rule has not used</source>
            <translation>ルールが使っていないゴールドがありません</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>there is no label to compare others with</source>
            <translation>ほかの人と照らし合わせられるラベルがありません</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>there is no such file beside the label file.</source>
            <translation>ラベルファイルと同じ場所に、このファイルはありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>there is no such file.</source>
            <translation>このファイルはありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>there is only one item</source>
            <translation>アイテムが1件しかありません</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>there is only one worker</source>
            <translation>ワーカーが1人しかいません</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>this file can’t be read: {why}.</source>
            <translation>このファイルを読み込めません：{why}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>this file has {size} MB; pictures up to {most} MB are shown.</source>
            <translation>このファイルは{size} MBです。表示できる画像は{most} MBまでです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>this is not a picture that can be shown here.</source>
            <translation>ここで表示できる画像ではありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>this picture is damaged and can’t be shown.</source>
            <translation>この画像は破損しているため表示できません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>this picture is too large to be shown here.</source>
            <translation>この画像は大きすぎて、ここでは表示できません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>this rule’s confidence isn’t a probability</source>
            <translation>このルールの確信度は確率ではありません</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>this worker</source>
            <translation>このワーカー</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>tie</source>
            <translation>同点</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>tied, comes first</source>
            <translation>同点、順序が先</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>time</source>
            <translation>時刻</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/simulation_curves.py" />
            <source>time of 50 iterations</source>
            <translation>反復50回の時間</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/simulation_curves.py" />
            <source>time to converge</source>
            <translation>収束までの時間</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/simulation_curves.py" />
            <source>time to stop</source>
            <translation>停止までの時間</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/agreement_histogram.py" />
            <source>to</source>
            <translation>上端</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>to review</source>
            <translation>レビュー対象</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>too few items to tell</source>
            <translation>アイテムが少なすぎて判断できません</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>too few to show a difference</source>
            <translation>少なすぎて差を示せません</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/curves.py" />
            <source>trials</source>
            <translation>試行</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <source>true labels</source>
            <translation>真のラベル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>two workers and the items that both labelled</source>
            <translation>2人のワーカーと、両方がラベルを付けたアイテム</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/marks.py" />
            <source>typical person {share}</source>
            <translation>典型的な人{share}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/marks.py" />
            <source>typical {share}</source>
            <translation>典型{share}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>undo</source>
            <translation>元に戻す</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>up to {n} independent votes per item</source>
            <translation>アイテムごとに最大{n}票の独立な票</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/session/session.py" />
            <source>use {n} labels as gold</source>
            <extracomment>For one: use {n} label as gold</extracomment>
            <translation>
                <numerusform>ラベル{n}件のゴールドとしての使用</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>version {name}</source>
            <translation>バージョン{name}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>votes</source>
            <translation>票</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>votes for the winning label, per item</source>
            <translation>アイテムごとの、選ばれたラベルの票数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>waiting</source>
            <translation>待機中</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>weight {w}</source>
            <translation>重み{w}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>weighted agreement, which can only rise,</source>
            <translation>重み付き一致（増えるだけ）</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>when {n} workers are included</source>
            <extracomment>For one: when this worker is included</extracomment>
            <translation>
                <numerusform>ワーカー{n}人を集計に戻すと</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>which does not fit in memory</source>
            <translation>メモリに収まらない</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>which takes too long with more than {n} labels</source>
            <translation>ラベルが{n}件を超えると時間がかかりすぎる</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>wins by weight</source>
            <translation>重みで決定</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>with</source>
            <translation>と</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>with 95% interval</source>
            <translation>95%区間付き</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/agreement_panel.py" />
            <source>with 95% intervals</source>
            <translation>95%区間付き</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>with final labels</source>
            <translation>最終ラベルと照合</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>with gold</source>
            <translation>ゴールドと照合</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>with the others’ labels</source>
            <translation>ほかの人のラベルと照合</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>without these {n} workers</source>
            <extracomment>For one: without this worker</extracomment>
            <translation>
                <numerusform>このワーカー{n}人を除くと</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/worker_scatter.py" />
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>worker</source>
            <translation>ワーカー</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/model_workers.py" />
            <location filename="../../crowdgui/io/importing/parse_labels.py" />
            <source>worker {n}</source>
            <translation>ワーカー{n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>worker, number</source>
            <translation>ワーカー、数値</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>worker, true class, label, number</source>
            <translation>ワーカー、真のクラス、ラベル、数値</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>workers</source>
            <extracomment>For one: worker</extracomment>
            <translation>
                <numerusform>ワーカー</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>workers label the same item again and again</source>
            <translation>ワーカーが同じアイテムに何度もラベルを付けています</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>workers, {range}</source>
            <extracomment>For one: worker, {range}</extracomment>
            <translation>
                <numerusform>ワーカー、{range}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>worker’s label</source>
            <translation>ワーカーのラベル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>working…</source>
            <translation>処理中…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>wrong and corrected: {n}</source>
            <translation>誤りを訂正: {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/curves.py" />
            <location filename="../../crowdgui/text/study.py" />
            <source>wrong on gold</source>
            <translation>ゴールドでの誤り</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/bounds_chart.py" />
            <source>wrong on gold: {wrong} of {known} ({share})</source>
            <translation>ゴールドでの誤り：{known}件中{wrong}件（{share}）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/people_curve.py" />
            <source>wrong on items of known class</source>
            <translation>クラスが既知のアイテムでの誤り</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/replacement_chart.py" />
            <location filename="../../crowdgui/io/importing/class_map.py" />
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>yes</source>
            <translation>はい</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way_parts.py" />
            <source>your target</source>
            <translation>あなたの目標</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/bounds_chart.py" />
            <source>your target: {share}</source>
            <translation>目標: {share}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>yours</source>
            <translation>自分</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>{accepted} of {items} labels accepted.</source>
            <translation>{items} 件中 {accepted} 件のラベルを採用。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/flags.py" />
            <source>{after}, now {before}</source>
            <translation>{after}、現在{before}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>{agreeing} of {pairs}</source>
            <translation>{pairs}中{agreeing}組</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/simulation_curves.py" />
            <source>{bound}, {rule}</source>
            <translation>{bound}、{rule}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>{change}: {cost}</source>
            <translation>{change}：{cost}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>{classes}: {shares}</source>
            <translation>{classes}：{shares}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/answer_columns.py" />
            <source>{column} ({n} different values in {cells} cells)</source>
            <translation>{column}（{cells} セルに {n} 種類の値）</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>{confidence} confidence, no assumption about workers. {n} random items were audited, {wrong} of them wrong and corrected.</source>
            <extracomment>For one: {confidence} confidence, no assumption about workers. {n} random item was audited, {wrong} of them wrong and corrected.</extracomment>
            <translation>
                <numerusform>信頼水準 {confidence}、ワーカーについての仮定なし。無作為の {n} 件を監査し、うち誤りを訂正したのは {wrong} 件です。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>{confidence} confidence, no assumption about workers. {n} random items were audited, {wrong} of them wrong and corrected. Accepted labels that changed since the draw: {changed}. Each of them counts as wrong.</source>
            <extracomment>For one: {confidence} confidence, no assumption about workers. {n} random item was audited, {wrong} of them wrong and corrected. Accepted labels that changed since the draw: {changed}. Each of them counts as wrong.</extracomment>
            <translation>
                <numerusform>信頼水準 {confidence}、ワーカーについての仮定なし。無作為の {n} 件を監査し、うち誤りを訂正したのは {wrong} 件です。抽出後に変わった採用済みラベル: {changed} 件。それぞれ誤りとして数えます。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>{counts}: no significant difference.</source>
            <translation>{counts}：有意な差はありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>{counts}: the confidence is too high.</source>
            <translation>{counts}。確信度が高すぎます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>{counts}: the confidence is too low.</source>
            <translation>{counts}。確信度が低すぎます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>{counts}: {verdict}.</source>
            <translation>{counts}：{verdict}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/class_shares.py" />
            <source>{count}, {share}</source>
            <translation>{count}、{share}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/curves.py" />
            <source>{curve}: {value} at {place}</source>
            <translation>{curve}：{place}で{value}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>{done} of {n}</source>
            <translation>{n} 件中 {done} 件</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>{done} of {n} items audited</source>
            <extracomment>For one: {done} of {n} item audited</extracomment>
            <translation>
                <numerusform>{n} 件中 {done} 件を監査</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>{done} of {n} randomly drawn labels were checked by a reviewer. The seed {seed} repeats the draw.</source>
            <translation>無作為に抽出した{n}件のラベルのうち{done}件をレビュー担当者が点検しました。この抽出はシード{seed}で再現できます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>{done} of {n} reviewed</source>
            <translation>{n}件中{done}件をレビュー済み</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/dialog.py" />
            <source>{file} and {more}</source>
            <translation>{file}、{more}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/parts.py" />
            <source>{file} can’t be read: {why}</source>
            <translation>{file}を読み込めませんでした：{why}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/parts.py" />
            <source>{file} has no column “{name}”. It has {there}. Name the columns with --worker, --item and --label.</source>
            <translation>{file}に列「{name}」がありません。あるのは{there}です。--worker、--item、--labelで列の名前を指定してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/project_controller.py" />
            <source>{file} is already open.</source>
            <translation>{file}はすでに開いています。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/file_preview.py" />
            <source>{file} is read as gold labels</source>
            <translation>{file}をゴールドラベルとして読み込みます</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/project_controller.py" />
            <source>{file} is read-only. Save it somewhere else to keep your changes.</source>
            <translation>{file}は読み取り専用です。変更を残すには、別の場所に保存してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/project.py" />
            <source>{file} is read-only. Save the project somewhere else to keep your changes.</source>
            <translation>{file}は読み取り専用です。変更を残すには、プロジェクトを別の場所に保存してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/project.py" />
            <source>{file} was moved or deleted. Save the project again to keep your changes.</source>
            <translation>{file}は移動または削除されました。変更を残すには、プロジェクトを保存し直してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <source>{file} – CrowdGUI</source>
            <translation>{file} – CrowdGUI</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/page.py" />
            <source>{file}, lines {lines}</source>
            <translation>{file}、行{lines}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/read_labels.py" />
            <source>{file}, question “{question}”</source>
            <translation>{file}、質問「{question}」</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/export_text.py" />
            <source>{file}, unchanged</source>
            <translation>{file}（変更なし）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>{file}: </source>
            <translation>{file}：</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/page.py" />
            <source>{file}: {size}.</source>
            <translation>{file}：{size}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{first} and {last}</source>
            <translation>{first}と{last}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>{first} and {second} agree on {agreed} of {items} ({share})</source>
            <translation>{first}と{second}は{items}中{agreed}件で一致（{share}）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/model_plots.py" />
            <source>{first} and {second}: both wrong on {both} of {items} that one has wrong ({share})</source>
            <translation>{first}と{second}：少なくとも一方が誤った{items}中、両方が誤り{both}件（{share}）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/model_plots.py" />
            <source>{first} and {second}: no item of known class</source>
            <translation>{first}と{second}：クラスが既知のアイテムなし</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/model_plots.py" />
            <source>{first} and {second}: no mistakes on {items}</source>
            <translation>{first}と{second}：{items}で誤りなし</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>{first} and {second}: no overlap</source>
            <translation>{first}と{second}：重なりなし</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>{first} and {second}: {count} differ ({share})</source>
            <translation>{first}と{second}：{count}が異なる（{share}）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/convergence.py" />
            <source>{first}, none in the last.</source>
            <translation>{first}、最後は0件。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/convergence.py" />
            <source>{first}, {n} in the last.</source>
            <translation>{first}、最後は{n}件。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/detail.py" />
            <source>{flag} {n}</source>
            <translation>{flag}{n}人</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>{found} Choose the columns yourself, or keep them as shown.</source>
            <translation>{found} 列を自分で選ぶか、このままにしてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>{found} You can still choose the columns yourself.</source>
            <translation>{found} 列を自分で選ぶこともできます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>{given} of this worker’s labels are “{answer}”, the final label of {won} of the same items.</source>
            <translation>このワーカーのラベルの{given}が「{answer}」で、これは同じアイテムの{won}の最終ラベルです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>{items} items × {workers} workers is too many to simulate.</source>
            <translation>アイテム{items}件×ワーカー{workers}人は多すぎてシミュレーションできません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>{items}, each labelled once</source>
            <translation>{items}、ラベル各1件</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>{items}, each labelled {low} to {high} times</source>
            <translation>{items}、ラベル各{low}～{high}件</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>{items}, each labelled {n} times</source>
            <translation>{items}、ラベル各{n}件</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>{items}, {labels} in total: expected to fix {gained} final labels and take the error rate from {before} to {after}.</source>
            <translation>{items}に合計{labels}：最終ラベル{gained}件が直り、誤り率が{before}から{after}になる見込みです。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/agreement.py" />
            <source>{items}, {n} labels each</source>
            <extracomment>For one: {items}, {n} label each</extracomment>
            <translation>
                <numerusform>{items}、ラベル各{n}件</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{kinds}.</source>
            <translation>{kinds}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/run.py" />
            <source>{labels} labels of {items} items by {workers} workers; {steps} iterations after the first.</source>
            <translation>ラベル{labels}件、アイテム{items}件、ワーカー{workers}人。最初の後に{steps}回の反復。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>{labels}, in order</source>
            <translation>{labels}（順序）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>{labels}, numeric</source>
            <translation>{labels}（数値）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>{labels}, {n} per item</source>
            <translation>{labels}、アイテムごとに{n}件</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{labels}, {workers}, {items}, {classes}</source>
            <translation>{labels}、{workers}、{items}、{classes}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <source>{label} (tied)</source>
            <translation>{label}（同点）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>{label} · manual</source>
            <translation>{label}・手動</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>{lengths} numbers</source>
            <translation>数値{lengths}個</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>{lengths} records</source>
            <translation>レコード{lengths}個</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>{lengths} texts</source>
            <translation>テキスト{lengths}個</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>{lengths} times</source>
            <translation>時刻{lengths}個</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>{level} · {share} confidence</source>
            <translation>{level}・信頼水準{share}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/class_map.py" />
            <source>{low} or more</source>
            <translation>{low}以上</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/class_map.py" />
            <source>{low} to below {high}</source>
            <translation>{low}以上{high}未満</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>{low} to {high}</source>
            <translation>{low}～{high}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{low} to {high} labels each</source>
            <translation>ラベル各{low}～{high}件</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>{model} agrees with people as often as they agree with each other for {wins} of {n} people (needs {needed} of {n}).</source>
            <extracomment>For one: {model} agrees with the other people as often as {wins} of {n} person (needs {needed}).</extracomment>
            <translation>
                <numerusform>{n}人中{wins}人について、{model}はその人と同じくらいほかの人と一致します（必要：{n}人中{needed}人）。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/model_charts.py" />
            <source>{model} and each person</source>
            <translation>{model}と各人</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>{names} and {n} more</source>
            <translation>{names}ほか{n}人</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>{names} in {folder} will be replaced.</source>
            <translation>{folder}の{names}が置き換えられます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>{name}  ({n})</source>
            <translation>{name}（{n}）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>{name} (detected)</source>
            <translation>{name}（検出）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>{name} (not in this file)</source>
            <translation>{name}（このファイルにはありません）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/long_table.py" />
            <location filename="../../crowdgui/io/formats/platforms/appen.py" />
            <source>{name} (of the item)</source>
            <translation>{name}（アイテムの）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>{name} ({n})</source>
            <translation>{name}（{n}）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>{name} ({source})</source>
            <translation>{name}（{source}）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>{name} ({what})</source>
            <translation>{name}（{what}）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>{name} is “{value}”; it must be one of {known}.</source>
            <translation>{name}が「{value}」になっています。{known}のいずれかでなければなりません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>{name} must be a whole number.</source>
            <translation>{name}は整数でなければなりません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>{name} must be above 0% and below 100%.</source>
            <translation>{name}は0%より大きく100%より小さくなければなりません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>{name} must be between {low} and {high}.</source>
            <translation>{name}は{low}～{high}でなければなりません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>{name} of this worker</source>
            <translation>このワーカーの{name}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/rail.py" />
            <source>{name}, done</source>
            <translation>{name}、完了</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>{name}, item by item</source>
            <translation>{name}（アイテムごと）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/rail.py" />
            <source>{name}, needs attention</source>
            <translation>{name}、要確認</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/rail.py" />
            <source>{name}, nothing here yet</source>
            <translation>{name}、まだ空です</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>{name}, paper’s bound</source>
            <translation>{name}（論文の上限）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/rail.py" />
            <source>{name}, running</source>
            <translation>{name}、実行中</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/main_window/rail.py" />
            <source>{name}, {n} to review</source>
            <extracomment>For one: {name}, {n} to review</extracomment>
            <translation>
                <numerusform>{name}、要レビュー{n}件</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>{name}: at most {share} wrong</source>
            <translation>{name}：誤りは多くても{share}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>{name}: {share}</source>
            <translation>{name}：{share}</translation>
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
                <numerusform>採用済みラベル {n} 件が抽出後に変わりました</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/agreement.py" />
            <source>{n} agree at most {chance} of the time, no better than guessing</source>
            <extracomment>For one: {n} agrees at most {chance} of the time, no better than guessing</extracomment>
            <translation>
                <numerusform>一致率が当て推量と同じ{chance}以下なのは{n}人です</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} agree with the rule</source>
            <extracomment>For one: {n} agrees with the rule</extracomment>
            <translation>
                <numerusform>ルールと同じ{n}件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>{n} bytes</source>
            <extracomment>For one: {n} byte</extracomment>
            <translation>
                <numerusform>{n}バイト</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <source>{n} cells of Answer.taskAnswers aren’t valid JSON and are read as empty.</source>
            <extracomment>For one: {n} cell of Answer.taskAnswers isn’t valid JSON and is read as empty.</extracomment>
            <translation>
                <numerusform>Answer.taskAnswers の {n} 個のセルは有効な JSON ではないため、空として読み込まれます。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>{n} cells show an error such as #N/A; they are read as empty.</source>
            <extracomment>For one: {n} cell shows an error such as #N/A; it is read as empty.</extracomment>
            <translation>
                <numerusform>セル{n}個は#N/Aなどのエラーで、空として読み込みます。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/main_window/session_menus.py" />
            <source>{n} changes</source>
            <extracomment>For one: {n} change</extracomment>
            <translation>
                <numerusform>変更{n}件</numerusform>
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
                <numerusform>{n}クラス</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/platforms/zooniverse.py" />
            <source>{n} classes are sets of several choices.</source>
            <extracomment>For one: {n} class is a set of several choices.</extracomment>
            <translation>
                <numerusform>{n} 個のクラスは、複数の選択肢の組です。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/platforms/zooniverse.py" />
            <source>{n} classifications are from before the project’s launch.</source>
            <extracomment>For one: {n} classification is from before the project’s launch.</extracomment>
            <translation>
                <numerusform>{n} 件の分類は、プロジェクトの公開前のものです。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_flat.py" />
            <source>{n} classifications have several rows, which are read as one label each.</source>
            <extracomment>For one: {n} classification has several rows, which are read as one label.</extracomment>
            <translation>
                <numerusform>{n} 件の分類には複数の行があり、それぞれ1つのラベルとして読み込みます。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>{n} columns</source>
            <extracomment>For one: {n} column</extracomment>
            <translation>
                <numerusform>{n}列</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/parquet.py" />
            <source>{n} columns hold no text and are skipped: {names}.</source>
            <extracomment>For one: {n} column holds no text and is skipped: {names}.</extracomment>
            <translation>
                <numerusform>{n} 列はテキストを含まないためスキップされます：{names}。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>{n} datasets</source>
            <extracomment>For one: {n} dataset</extracomment>
            <translation>
                <numerusform>データセット{n}個</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/simulation.py" />
            <source>{n} datasets are drawn at each point.</source>
            <extracomment>For one: {n} dataset is drawn at each point.</extracomment>
            <translation>
                <numerusform>各点でデータセットを{n}個生成します。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} differ</source>
            <extracomment>For one: {n} differs</extracomment>
            <translation>
                <numerusform>異なる{n}件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/study.py" />
            <source>{n} draws</source>
            <extracomment>For one: {n} draw</extracomment>
            <translation>
                <numerusform>{n}回の抽出</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <source>{n} entries mark parts of an item, such as boxes. They are not labels and are skipped.</source>
            <extracomment>For one: {n} entry marks a part of an item, such as a box. It is not a label and is skipped.</extracomment>
            <translation>
                <numerusform>{n}件は、枠などアイテムの一部を示すものです。ラベルではないためスキップします。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>{n} files already exist.</source>
            <extracomment>For one: {n} file already exists.</extracomment>
            <translation>
                <numerusform>{n}個のファイルがすでにあります。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/export/export_text.py" />
            <source>{n} files written to {folder}.</source>
            <extracomment>For one: {n} file written to {folder}.</extracomment>
            <translation>
                <numerusform>ファイル{n}個を{folder}に書き込みました。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} final labels differ from the majority vote</source>
            <extracomment>For one: {n} final label differs from the majority vote</extracomment>
            <translation>
                <numerusform>多数決と異なる最終ラベル{n}件</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>{n} from {before} to {now}</source>
            <translation>{before}から{now}へ{n}件</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/study.py" />
            <source>{n} gold items are too few to say whether the curve has flattened.</source>
            <extracomment>For one: {n} gold item is too few to say whether the curve has flattened.</extracomment>
            <translation>
                <numerusform>ゴールドアイテム{n}件では少なすぎて、曲線が平らになったかどうか分かりません。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/compare.py" />
            <source>{n} gold items are too few; {least} are needed</source>
            <extracomment>For one: {n} gold item is too few; {least} are needed</extracomment>
            <translation>
                <numerusform>ゴールドアイテム{n}件では少なすぎます。{least}件必要です</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>{n} gold labels match {n} of the {items} items</source>
            <extracomment>For one: {n} gold label matches one of the {items} items</extracomment>
            <translation>
                <numerusform>ゴールドラベル{n}件が、アイテム{items}件中{n}件に合います</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/translation.py" />
            <source>{n} h</source>
            <translation>{n}時間</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} had no label</source>
            <translation>ラベルなしだった{n}件</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/peers.py" />
            <source>{n} have no overlap.</source>
            <extracomment>For one: {n} has no overlap.</extracomment>
            <translation>
                <numerusform>{n}人とは重なりがありません。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/platforms/doccano.py" />
            <source>{n} ids occur more than once in a worker’s file. Do the items have a field “id”?</source>
            <extracomment>For one: {n} id occurs more than once in a worker’s file. Do the items have a field “id”?</extracomment>
            <translation>
                <numerusform>1人のワーカーのファイルで{n}個のIDが重複しています。アイテムに「id」フィールドがありますか。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>{n} independent votes per item</source>
            <translation>アイテムごとに{n}票の独立な票</translation>
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
                <numerusform>アイテム{n}件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/rules.py" />
            <source>{n} items are fixed to their gold label, so they don’t test the other final labels.</source>
            <extracomment>For one: {n} item is fixed to its gold label, so it doesn’t test the other final labels.</extracomment>
            <translation>
                <numerusform>アイテム{n}件はゴールドラベルに固定されているため、ほかの最終ラベルの検証にはなりません。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>{n} items are left to review for the guarantee, least confident first.</source>
            <extracomment>For one: {n} item is left to review for the guarantee.</extracomment>
            <translation>
                <numerusform>保証のためにレビューするアイテムが {n} 件残っています（信頼度の低い順）。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>{n} items are to be settled.</source>
            <extracomment>For one: {n} item is to be settled.</extracomment>
            <translation>
                <numerusform>{n} 件が未解決です。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>{n} items are unanimous; independent workers would give {expected}. Some items are harder than others, or workers make the same mistakes.</source>
            <extracomment>For one: {n} item is unanimous; independent workers would give {expected}. Some items are harder than others, or workers make the same mistakes.</extracomment>
            <translation>
                <numerusform>全員一致のアイテムは{n}件で、独立なワーカーなら{expected}件のはずです。難しいアイテムがあるか、ワーカーが同じ誤りをしています。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>{n} items are unanimous; independent workers would give {expected}. There is no sign that mistakes are linked.</source>
            <extracomment>For one: {n} item is unanimous; independent workers would give {expected}. There is no sign that mistakes are linked.</extracomment>
            <translation>
                <numerusform>全員一致のアイテムは{n}件で、独立なワーカーなら{expected}件のはずです。誤りどうしに関連がある兆候はありません。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/figures/histograms.py" />
            <source>{n} items at {low} to {high}</source>
            <extracomment>For one: {n} item at {low} to {high}</extracomment>
            <translation>
                <numerusform>{low}～{high}のアイテム{n}件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>{n} items have no label.</source>
            <extracomment>For one: {n} item has no label.</extracomment>
            <translation>
                <numerusform>アイテム{n}件にラベルがありません。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} items have no labels from workers, so they have no final label.</source>
            <extracomment>For one: {n} item has no labels from workers, so it has no final label.</extracomment>
            <translation>
                <numerusform>アイテム{n}件にはワーカーのラベルがないため、最終ラベルもありません。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} items have only one label</source>
            <extracomment>For one: {n} item has only one label</extracomment>
            <translation>
                <numerusform>アイテム{n}件はラベルが1件だけです</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/platforms/potato.py" />
            <source>{n} items have several labels of one schema; together they are read as one class.</source>
            <extracomment>For one: {n} item has several labels of one schema; together they are read as one class.</extracomment>
            <translation>
                <numerusform>{n}件のアイテムで、1つのスキーマに複数のラベルがあります。まとめて1つのクラスとして読みます。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>{n} items labelled</source>
            <extracomment>For one: {n} item labelled</extracomment>
            <translation>
                <numerusform>ラベルを付けたアイテム{n}件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>{n} items labelled by {worker}.</source>
            <extracomment>For one: {n} item labelled by {worker}.</extracomment>
            <translation>
                <numerusform>{worker}がラベルを付けたアイテム{n}件。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} items labelled in {steps}.</source>
            <extracomment>For one: {n} item labelled in {steps}.</extracomment>
            <translation>
                <numerusform>アイテム{n}件のラベルを{steps}で決めました。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} items labelled.</source>
            <extracomment>For one: {n} item labelled.</extracomment>
            <translation>
                <numerusform>アイテム{n}件のラベルを決めました。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} items labelled; stopped after {steps} without converging.</source>
            <extracomment>For one: {n} item labelled; stopped after {steps} without converging.</extracomment>
            <translation>
                <numerusform>アイテム{n}件のラベルを決めました。収束しないまま{steps}で止めました。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/models_panel.py" />
            <source>{n} items on which both {first} and {second} differ from the people’s final label.</source>
            <extracomment>For one: {n} item on which both {first} and {second} differ from the people’s final label.</extracomment>
            <translation>
                <numerusform>{first}と{second}の両方が人の最終ラベルと異なるアイテム{n}件。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>{n} items on which “{worker}” and another worker agree against the rest.</source>
            <extracomment>For one: {n} item on which “{worker}” and another worker agree against the rest.</extracomment>
            <translation>
                <numerusform>「{worker}」ともう一人のワーカーが一致して他の人たちと異なる{n}件のアイテム。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/models_panel.py" />
            <source>{n} items that both {first} and {second} have wrong.</source>
            <extracomment>For one: {n} item that both {first} and {second} have wrong.</extracomment>
            <translation>
                <numerusform>{first}と{second}の両方が誤ったアイテム{n}件。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <source>{n} items that both {first} and {second} labelled.</source>
            <extracomment>For one: {n} item that both {first} and {second} labelled.</extracomment>
            <translation>
                <numerusform>{first}と{second}の両方がラベルを付けたアイテム{n}件。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <source>{n} items that {first} and {second} label differently.</source>
            <extracomment>For one: {n} item that {first} and {second} label differently.</extracomment>
            <translation>
                <numerusform>{first}と{second}でラベルが異なるアイテム{n}件。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/model_card.py" />
            <source>{n} items that {model} labelled “{said}” and that are “{known}”.</source>
            <extracomment>For one: {n} item that {model} labelled “{said}” and that is “{known}”.</extracomment>
            <translation>
                <numerusform>{model}が「{said}」とした、「{known}」のアイテム{n}件。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <source>{n} items that {worker} labelled and whose final label is “{final}”.</source>
            <extracomment>For one: {n} item that {worker} labelled and whose final label is “{final}”.</extracomment>
            <translation>
                <numerusform>{worker}がラベルを付け、最終ラベルが「{final}」のアイテム{n}件。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>{n} items that {worker} labelled “{answer}” and the others’ vote labels “{known}”.</source>
            <extracomment>For one: {n} item that {worker} labelled “{answer}” and the others’ vote labels “{known}”.</extracomment>
            <translation>
                <numerusform>{worker}が「{answer}」とし、ほかの人の投票が「{known}」のアイテム{n}件。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>{n} items that {worker} labelled “{answer}” and whose final label is “{final}”.</source>
            <extracomment>For one: {n} item that {worker} labelled “{answer}” and whose final label is “{final}”.</extracomment>
            <translation>
                <numerusform>{worker}が「{answer}」とし、最終ラベルが「{final}」のアイテム{n}件。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>{n} items that {worker} labelled “{answer}” and whose gold label is “{known}”.</source>
            <extracomment>For one: {n} item that {worker} labelled “{answer}” and whose gold label is “{known}”.</extracomment>
            <translation>
                <numerusform>{worker}が「{answer}」とし、ゴールドラベルが「{known}」のアイテム{n}件。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>{n} items to review.</source>
            <extracomment>For one: {n} item to review.</extracomment>
            <translation>
                <numerusform>レビュー対象は {n} 件。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>{n} items were drawn at random. The rule’s labels stay hidden; your labels give the guarantee.</source>
            <extracomment>For one: {n} item was drawn at random. The rule’s label stays hidden.</extracomment>
            <translation>
                <numerusform>アイテム{n}件を無作為に抽出しました。ルールのラベルは非表示のままで、あなたのラベルから保証が得られます。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/mixed_votes.py" />
            <source>{n} items with a different final label if only these voted: {who}.</source>
            <extracomment>For one: {n} item with a different final label if only these voted: {who}.</extracomment>
            <translation>
                <numerusform>次の票だけだと最終ラベルが変わるアイテム{n}件：{who}。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>{n} items with a different final label {why}:</source>
            <extracomment>For one: {n} item with a different final label {why}:</extracomment>
            <translation>
                <numerusform>{why}最終ラベルが変わるアイテム{n}件：</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>{n} items without a label</source>
            <extracomment>For one: {n} item without a label</extracomment>
            <translation>
                <numerusform>ラベルのないアイテム{n}件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>{n} items, in table order.</source>
            <extracomment>For one: {n} item, in table order.</extracomment>
            <translation>
                <numerusform>アイテム{n}件、表の順です。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <location filename="../../crowdgui/ui/pages/export/export_text.py" />
            <source>{n} iterations</source>
            <extracomment>For one: {n} iteration</extracomment>
            <translation>
                <numerusform>{n}回の反復</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/platforms/appen.py" />
            <source>{n} judgments are on test questions, which are asked more often than others.</source>
            <extracomment>For one: {n} judgment is on a test question. Test questions are asked more often.</extracomment>
            <translation>
                <numerusform>判定{n}件はテスト質問のもので、ほかより多く尋ねられています。</numerusform>
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
                <numerusform>ラベル{n}件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <source>{n} labels are from a reviewer. The versions they are based on are not read as well.</source>
            <extracomment>For one: {n} label is from a reviewer. The versions it is based on are not read as well.</extracomment>
            <translation>
                <numerusform>ラベル{n}件はレビュー担当者のものです。その元の版は重ねて読み込みません。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/platforms/zooniverse.py" />
            <source>{n} labels are from gold-standard classifications and are read like the others.</source>
            <extracomment>For one: {n} label is from a gold-standard classification and is read like the others.</extracomment>
            <translation>
                <numerusform>{n} 個のラベルはゴールドスタンダードの分類のもので、ほかと同じように読み込みます。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <source>{n} labels are from sessions without a name; their start times are used as workers.</source>
            <extracomment>For one: {n} label is from a session without a name; its start time is used as worker.</extracomment>
            <translation>
                <numerusform>{n} 個のラベルは名前のないセッションのものです。開始時刻をワーカーとして使います。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/platforms/toloka.py" />
            <source>{n} labels are from training tasks; they are the first attempts.</source>
            <extracomment>For one: {n} label is from a training task; it is the first attempt.</extracomment>
            <translation>
                <numerusform>ラベル{n}件は訓練タスクのもので、最初の試行です。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <source>{n} labels changed</source>
            <extracomment>For one: {n} label changed</extracomment>
            <translation>
                <numerusform>変わったラベル{n}件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/figures/convergence.py" />
            <source>{n} labels changed in the first iteration</source>
            <extracomment>For one: {n} label changed in the first iteration</extracomment>
            <translation>
                <numerusform>最初の反復で変わったラベルは{n}件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} labels each</source>
            <extracomment>For one: {n} label each</extracomment>
            <translation>
                <numerusform>ラベル各{n}件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/platforms/doccano.py" />
            <source>{n} labels with a # in them are taken for several labels each.</source>
            <extracomment>For one: {n} label with a # in it is taken for several labels.</extracomment>
            <translation>
                <numerusform># を含む {n} 個のラベルは、それぞれ複数のラベルとして読み込まれます。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>{n} labels, same workers</source>
            <translation>ラベル{n}件、同じワーカー</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>{n} left</source>
            <translation>残り {n} 件</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>{n} lines written to {file}.</source>
            <extracomment>For one: {n} line written to {file}.</extracomment>
            <translation>
                <numerusform>{n}行を{file}に書き込みました。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} manual labels: {parts}</source>
            <extracomment>For one: {n} manual label: {parts}</extracomment>
            <translation>
                <numerusform>手動ラベル{n}件：{parts}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>{n} merged cells count as text in their first cell only; the others are empty.</source>
            <extracomment>For one: {n} merged cell counts as text in its first cell only; the others are empty.</extracomment>
            <translation>
                <numerusform>{n} 個の結合セルは、先頭のセルだけがテキストになり、ほかは空になります。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/translation.py" />
            <source>{n} min</source>
            <translation>{n}分</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>{n} mistakes</source>
            <extracomment>For one: {n} mistake</extracomment>
            <translation>
                <numerusform>誤り{n}件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/agreement.py" />
            <location filename="../../crowdgui/text/groups.py" />
            <source>{n} models</source>
            <extracomment>For one: {n} model</extracomment>
            <translation>
                <numerusform>モデル{n}個</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>{n} models count as about {votes} independent votes</source>
            <extracomment>For one: {n} model counts as about {votes} independent votes</extracomment>
            <translation>
                <numerusform>{n}個のモデルは約{votes}票の独立な票に相当</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>{n} models count as about {votes} independent votes.</source>
            <translation>{n}個のモデルは約{votes}票の独立な票に相当します。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <location filename="../../crowdgui/text/groups.py" />
            <source>{n} more</source>
            <translation>ほか{n}件</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/import_dialog/dialog.py" />
            <source>{n} more files</source>
            <extracomment>For one: {n} more file</extracomment>
            <translation>
                <numerusform>ほか{n}個のファイル</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <location filename="../../crowdgui/text/study.py" />
            <source>{n} more labels</source>
            <extracomment>For one: {n} more label</extracomment>
            <translation>
                <numerusform>ラベル{n}件追加</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>{n} more labels, same workers</source>
            <extracomment>For one: {n} more label, same workers</extracomment>
            <translation>
                <numerusform>ラベル{n}件追加、同じワーカー</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <source>{n} more notes are not listed.</source>
            <extracomment>For one: {n} more note is not listed.</extracomment>
            <translation>
                <numerusform>ほか{n}件のメモは載せていません。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/marks.py" />
            <location filename="../../crowdgui/text/translation.py" />
            <source>{n} ms</source>
            <translation>{n}ミリ秒</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/export/export_text.py" />
            <source>{n} names of items, workers or classes would run as formulas in a spreadsheet. They get a leading apostrophe unless you tick this.</source>
            <extracomment>For one: {n} name of an item, worker or class would run as a formula in a spreadsheet. It gets a leading apostrophe unless you tick this.</extracomment>
            <translation>
                <numerusform>アイテム、ワーカー、クラスの名前{n}個は、表計算ソフトで数式として実行されます。ここにチェックを付けない限り、先頭にアポストロフィを付けます。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>{n} numbers</source>
            <extracomment>For one: {n} number</extracomment>
            <translation>
                <numerusform>数値{n}個</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>{n} numbers entered</source>
            <extracomment>For one: {n} number entered</extracomment>
            <translation>
                <numerusform>入力された数値{n}個</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/parquet.py" />
            <source>{n} numbers were too long to be kept exactly. If they are ids, they may be wrong.</source>
            <extracomment>For one: {n} number was too long to be kept exactly. If it is an id, it may be wrong.</extracomment>
            <translation>
                <numerusform>数{n}個は桁が長すぎて正確に保持されていません。IDの場合は誤っている可能性があります。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/bounds.py" />
            <source>{n} of the drawn labels have not been checked yet.</source>
            <extracomment>For one: {n} of the drawn labels has not been checked yet.</extracomment>
            <translation>
                <numerusform>抽出したラベルのうち{n}件がまだ点検されていません。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/detail.py" />
            <source>{n} of them are flagged: {kinds}.</source>
            <extracomment>For one: {n} of them is flagged: {kinds}.</extracomment>
            <translation>
                <numerusform>うち{n}人にフラグ：{kinds}。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/mixed_votes.py" />
            <source>{n} of them are of known class.</source>
            <extracomment>For one: {n} of them is of known class.</extracomment>
            <translation>
                <numerusform>うち{n}件はクラスが既知です。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <location filename="../../crowdgui/ui/report_pdf/pdf.py" />
            <source>{n} of {all}</source>
            <translation>{n}／{all}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>{n} of {all} have no overlap</source>
            <extracomment>For one: {n} of {all} has no overlap</extracomment>
            <translation>
                <numerusform>{all}組中{n}組に重なりがありません</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>{n} of {all} labels have less than {sure} confidence. Review them here, lowest confidence first.</source>
            <extracomment>For one: {n} of {all} labels has less than {sure} confidence. Review it here.</extracomment>
            <translation>
                <numerusform>ラベル{all}件中{n}件の確信度が{sure}未満です。確信度の低い順にここでレビューしてください。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>{n} of {all} labels removed ({share})</source>
            <extracomment>For one: {n} of {all} labels removed ({share})</extracomment>
            <translation>
                <numerusform>ラベル{all}件中{n}件がなくなります（{share}）</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>{n} of {all} labels restored ({share})</source>
            <extracomment>For one: {n} of {all} labels restored ({share})</extracomment>
            <translation>
                <numerusform>ラベル{all}件中{n}件が戻ります（{share}）</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/worker_scatter.py" />
            <source>{n} of {all} workers shown</source>
            <translation>{all}人中{n}人を表示</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_cells.py" />
            <source>{n} of {all} workers were not logged in. Each address counts as a worker, even if several people share it.</source>
            <translation>{all}人のワーカーのうち{n}人はログインしていませんでした。複数の人が共有していても、アドレスごとに1人のワーカーと数えます。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/flags.py" />
            <source>{n} of {all} workers would be flagged ({share}).</source>
            <extracomment>For one: {n} of {all} workers would be flagged ({share}).</extracomment>
            <translation>
                <numerusform>ワーカー{all}人中{n}人にフラグが付きます（{share}）。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/export_text.py" />
            <source>{n} of {all}; {out} excluded</source>
            <translation>{all}人中{n}人、除外{out}人</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>{n} of {items} labels change</source>
            <extracomment>For one: {n} of {items} labels changes</extracomment>
            <translation>
                <numerusform>ラベル{items}件中{n}件が変わる</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/bounds.py" />
            <source>{n} of {items} labels differ from the vote that this bound covers and are counted as wrong</source>
            <extracomment>For one: {n} of {items} labels differs from the vote that this bound covers and is counted as wrong</extracomment>
            <translation>
                <numerusform>{items}件中{n}件のラベルが、この上限の対象となる投票と異なります（それぞれ誤りとして数えます）</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>{n} of {labels} labels ({share})</source>
            <translation>ラベル{labels}件中{n}件（{share}）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} of {labels} labels.</source>
            <translation>ラベル{labels}件中{n}件。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} of {some} final labels have a confidence below {sure}.</source>
            <extracomment>For one: {n} of {some} final labels has a confidence below {sure}.</extracomment>
            <translation>
                <numerusform>{some}件中{n}件の最終ラベルの確信度が{sure}未満です。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>{n} of {workers} workers are models</source>
            <translation>ワーカー{workers}人中{n}人がモデルです</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/class_shares.py" />
            <source>{n} other classes</source>
            <translation>ほかの{n}クラス</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <source>{n} other labels</source>
            <extracomment>For one: {n} other label</extracomment>
            <translation>
                <numerusform>ほかのラベル{n}個</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/answer_columns.py" />
            <source>{n} others</source>
            <extracomment>For one: {n} other</extracomment>
            <translation>
                <numerusform>ほか {n} 件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/agreement.py" />
            <source>{n} pairs</source>
            <extracomment>For one: {n} pair</extracomment>
            <translation>
                <numerusform>{n}組</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>{n} pairs look like copying.</source>
            <extracomment>For one: {n} pair looks like copying.</extracomment>
            <translation>
                <numerusform>{n}組に写しの疑いがあります。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/agreement.py" />
            <source>{n} pairs of workers</source>
            <extracomment>For one: {n} pair of workers</extracomment>
            <translation>
                <numerusform>ワーカー{n}組</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/groups.py" />
            <source>{n} people</source>
            <extracomment>For one: {n} person</extracomment>
            <translation>
                <numerusform>{n}人</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>{n} people aren’t tested: fewer than {least} items shared with the model and another person.</source>
            <extracomment>For one: {n} person isn’t tested: fewer than {least} items shared with the model and another person.</extracomment>
            <translation>
                <numerusform>{n}人は検定していません：モデルおよびもう1人と共通のアイテムが{least}件未満です。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/long_table.py" />
            <source>{n} pictures or sounds are embedded in the file and are not shown.</source>
            <extracomment>For one: {n} picture or sound is embedded in the file and is not shown.</extracomment>
            <translation>
                <numerusform>{n}個の画像や音声はファイル自体に埋め込まれており、表示しません。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>{n} questions are opened, each with its own labels</source>
            <translation>質問{n}件を、それぞれ別のラベルとして開きます</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/surveys/survey.py" />
            <source>{n} questions are the items</source>
            <extracomment>For one: {n} question is an item</extracomment>
            <translation>
                <numerusform>質問{n}問がアイテム</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/surveys/survey.py" />
            <source>{n} questions have no scale in common with others and aren’t read: {names}.</source>
            <extracomment>For one: {n} question has no scale in common with others and isn’t read: {names}.</extracomment>
            <translation>
                <numerusform>{n} 問はほかと共通の尺度がないため読み込みません：{names}。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/acceptance.py" />
            <source>{n} random items to audit, anywhere among the {items}</source>
            <translation>全 {items} 件のどこかから無作為に監査する {n} 件</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <source>{n} rarer classes are not listed.</source>
            <extracomment>For one: {n} rarer class is not listed.</extracomment>
            <translation>
                <numerusform>よりまれな{n}クラスは載せていません。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/timing.py" />
            <source>{n} recorded times can’t be right and were skipped.</source>
            <extracomment>For one: {n} recorded time can’t be right and was skipped.</extracomment>
            <translation>
                <numerusform>記録された時刻{n}件はありえないため、スキップしました。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/surveys/survey.py" />
            <source>{n} respondents are the workers</source>
            <extracomment>For one: {n} respondent is a worker</extracomment>
            <translation>
                <numerusform>回答者{n}人がワーカー</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/surveys/qualtrics.py" />
            <source>{n} responses are unfinished; their labels are read.</source>
            <extracomment>For one: {n} response is unfinished; its labels are read.</extracomment>
            <translation>
                <numerusform>{n} 件の回答は途中ですが、そのラベルは読み込みます。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <source>{n} results</source>
            <extracomment>For one: {n} result</extracomment>
            <translation>
                <numerusform>{n}件の結果</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <source>{n} results mark parts of items. They are not labels of items and are skipped.</source>
            <extracomment>For one: {n} result marks a part of an item. It is not a label of an item and is skipped.</extracomment>
            <translation>
                <numerusform>結果{n}件はアイテムの一部を示すものです。アイテムのラベルではないためスキップします。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/dialog.py" />
            <source>{n} rows</source>
            <extracomment>For one: {n} row</extracomment>
            <translation>
                <numerusform>{n}行</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/widgets/table_view.py" />
            <source>{n} rows copied</source>
            <extracomment>For one: {n} row copied</extracomment>
            <translation>
                <numerusform>{n}行をコピーしました</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>{n} rows copied.</source>
            <extracomment>For one: {n} row copied.</extracomment>
            <translation>
                <numerusform>{n}行をコピーしました。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/platforms/toloka.py" />
            <source>{n} rows don’t name their worker; the worker of their page is used.</source>
            <extracomment>For one: {n} row doesn’t name its worker; the worker of its page is used.</extracomment>
            <translation>
                <numerusform>{n}行にワーカーの名前がないため、そのページのワーカーとします。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/data/page.py" />
            <source>{n} rows, labels or times were skipped; the checks show why.</source>
            <extracomment>For one: {n} row, label or time was skipped; the checks show why.</extracomment>
            <translation>
                <numerusform>行・ラベル・時刻を{n}件スキップしました。理由は点検にあります。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/translation.py" />
            <source>{n} s</source>
            <translation>{n}秒</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/charts.py" />
            <source>{n} selected workers</source>
            <extracomment>For one: {n} selected worker</extracomment>
            <translation>
                <numerusform>選択したワーカー{n}人</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/agreement.py" />
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>{n} shared items</source>
            <extracomment>For one: {n} shared item</extracomment>
            <translation>
                <numerusform>共通アイテム{n}件</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <location filename="../../crowdgui/ui/pages/data/page.py" />
            <source>{n} skipped: {reason}</source>
            <translation>{n}件をスキップ：{reason}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/rules.py" />
            <source>{n} starts ended with classes swapped and were not used.</source>
            <extracomment>For one: {n} start ended with classes swapped and was not used.</extracomment>
            <translation>
                <numerusform>初期値{n}個はクラスが入れ替わって終わったため、使っていません。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/platforms/appen.py" />
            <source>{n} test questions accept several answers to “{question}”, so they give no gold label.</source>
            <extracomment>For one: {n} test question accepts several answers to “{question}”, so it gives no gold label.</extracomment>
            <translation>
                <numerusform>テスト質問{n}件は「{question}」に複数の回答を認めるため、ゴールドラベルになりません。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} ties, given to the first of the tied classes.</source>
            <extracomment>For one: {n} tie, given to the first of the tied classes.</extracomment>
            <translation>
                <numerusform>同点{n}件。同点のクラスのうち最初のものにしました。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>{n} times a worker labelled an item more than once</source>
            <extracomment>For one: Once a worker labelled an item more than once</extracomment>
            <translation>
                <numerusform>ワーカーが同じアイテムに複数回ラベルを付けたのは{n}回です</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} times a worker labelled the same item more than once</source>
            <extracomment>For one: {n} time a worker labelled the same item more than once</extracomment>
            <translation>
                <numerusform>同じワーカーが同じアイテムに複数のラベルを付けたことが{n}回あります</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>{n} variables hold no list or table of numbers or text and are skipped.</source>
            <extracomment>For one: {n} variable holds no list or table of numbers or text and is skipped.</extracomment>
            <translation>
                <numerusform>変数{n}個は数値やテキストのリスト・表ではないため、スキップしました。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/platforms/zooniverse.py" />
            <source>{n} versions of the workflows are read together.</source>
            <extracomment>For one: {n} version of a workflow is read.</extracomment>
            <translation>
                <numerusform>ワークフローの {n} 個の版をまとめて読み込みます。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items/detail.py" />
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>{n} votes</source>
            <extracomment>For one: {n} vote</extracomment>
            <translation>
                <numerusform>{n}票</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/shared_parts.py" />
            <source>{n} worker processes with {threads} threads in total</source>
            <extracomment>For one: {n} worker process with {threads} threads</extracomment>
            <translation>
                <numerusform>ワーカープロセス{n}個（スレッド計{threads}個）</numerusform>
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
                <numerusform>ワーカー{n}人</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} workers agree less often than guessers would</source>
            <extracomment>For one: {n} worker agrees less often than a guesser would</extracomment>
            <translation>
                <numerusform>一致が当て推量より少ないワーカー{n}人</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/agreement.py" />
            <source>{n} workers agree {low} to {high} of the time</source>
            <extracomment>For one: {n} worker agrees {low} to {high} of the time</extracomment>
            <translation>
                <numerusform>{n}人のワーカーの一致率は{low}～{high}です</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/rules.py" />
            <source>{n} workers are assessed on the gold labels, so the error rate on gold looks smaller than it is.</source>
            <extracomment>For one: {n} worker is assessed on the gold labels, so the error rate on gold looks smaller than it is.</extracomment>
            <translation>
                <numerusform>ワーカー{n}人はゴールドラベルで評価されているため、ゴールドでの誤り率は実際より小さく見えます。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} workers are too fast</source>
            <extracomment>For one: {n} worker is too fast</extracomment>
            <translation>
                <numerusform>速すぎるワーカー{n}人</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>{n} workers by {classes}</source>
            <extracomment>For one: {n} worker by {classes}</extracomment>
            <translation>
                <numerusform>ワーカー{n}人×{classes}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} workers can’t be distinguished from guessers by their labels on these items.</source>
            <extracomment>For one: {n} worker can’t be distinguished from a guesser by their labels on these items.</extracomment>
            <translation>
                <numerusform>{n}人のワーカーは、これらのアイテムのラベルからは当て推量の人と区別できません。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>{n} workers gave no label.</source>
            <extracomment>For one: {n} worker gave no label.</extracomment>
            <translation>
                <numerusform>ワーカー{n}人はラベルを付けていません。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>{n} workers have names like models: {names}</source>
            <extracomment>For one: {n} worker has a name like a model: {names}</extracomment>
            <translation>
                <numerusform>モデルのような名前のワーカーが{n}人います：{names}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/groups.py" />
            <source>{n} workers have names like models: {names}.</source>
            <extracomment>For one: {n} worker has a name like a model: {names}.</extracomment>
            <translation>
                <numerusform>モデルのような名前のワーカーが{n}人います：{names}。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} workers may be guessing</source>
            <extracomment>For one: {n} worker may be guessing</extracomment>
            <translation>
                <numerusform>当て推量の可能性があるワーカー{n}人</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} workers may have copied</source>
            <extracomment>For one: {n} worker may have copied</extracomment>
            <translation>
                <numerusform>写しの疑いがあるワーカー{n}人</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} workers nearly always give the same label</source>
            <extracomment>For one: {n} worker nearly always gives the same label</extracomment>
            <translation>
                <numerusform>ほぼ常に同じラベルを付けるワーカー{n}人</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/detail.py" />
            <source>{n} workers selected</source>
            <extracomment>For one: {n} worker selected</extracomment>
            <translation>
                <numerusform>ワーカー{n}人を選択中</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/peers.py" />
            <source>{n} workers share items with this one.</source>
            <extracomment>For one: {n} worker shares items with this one.</extracomment>
            <translation>
                <numerusform>ワーカー{n}人がこのワーカーとアイテムを共有しています。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>{n} workers with {given} of the {all} labels ({share}) are excluded.</source>
            <extracomment>For one: {n} worker with {given} of the {all} labels ({share}) is excluded.</extracomment>
            <translation>
                <numerusform>ワーカー{n}人を除外（ラベル{all}件中{given}件、{share}）。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/rules.py" />
            <source>{n} workers you entered gave none of these labels and are ignored.</source>
            <extracomment>For one: {n} worker you entered gave none of these labels and is ignored.</extracomment>
            <translation>
                <numerusform>指定されたワーカーのうち{n}人は、このラベルを付けていないため無視します。</numerusform>
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
            <translation>{n}%</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/export/export_text.py" />
            <source>{n}, won by the first class</source>
            <extracomment>For one: {n}, won by the first class</extracomment>
            <translation>
                <numerusform>{n}件、最初のクラスを選択</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/convergence.py" />
            <source>{objective} after each iteration</source>
            <translation>各反復後の{objective}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>{other}: off by {off}.</source>
            <translation>{other}: ずれ{off}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>{own} of this worker, {others} of others.</source>
            <translation>このワーカー：{own}、ほかの人：{others}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <source>{page} › {heading}</source>
            <translation>{page} › {heading}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>{paper}, theorem 1</source>
            <translation>{paper}、定理1</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>{paper}, theorem 3</source>
            <translation>{paper}、定理3</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>{paper}, theorem 4</source>
            <translation>{paper}、定理4</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>{part} of {whole}</source>
            <translation>{whole}件中{part}件</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>{people} and {models}.</source>
            <translation>{people}と{models}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/replacement_chart.py" />
            <source>{person}: {points} points ({low} to {high}) on {items} items, p = {p}: {result}</source>
            <translation>{person}：アイテム{items}件で{points}ポイント（{low}～{high}）、p = {p}：{result}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/cluster_output.py" />
            <source>{place} already exists. Choose another location.</source>
            <translation>{place}はすでに存在します。別の場所を選んでください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/cluster_output.py" />
            <source>{place} can’t be written: {why}</source>
            <translation>{place}に書き込めませんでした：{why}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>{rate}, {right} of {items}; compared with {by}</source>
            <translation>{rate}、{items}中{right}件。{by}と比較</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/surveys/survey.py" />
            <source>{respondents}; {questions}.</source>
            <translation>{respondents}、{questions}です。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>{right} of {n} checked items were right ({share}). Mean confidence in them: {before} before, {after} after.</source>
            <extracomment>For one: {right} of {n} checked item was right. Mean confidence in it: {before} before, {after} after.</extracomment>
            <translation>
                <numerusform>確認済み{n}件のうち{right}件が正解でした（{share}）。平均確信度は監査前{before}、監査後{after}です。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/compare.py" />
            <source>{right} of {n} gold items are right ({share}), and the mean confidence is {sure}</source>
            <extracomment>For one: {right} of {n} gold item is right ({share}), and the mean confidence is {sure}</extracomment>
            <translation>
                <numerusform>ゴールドのアイテム{n}件のうち{right}件が正解（{share}）で、平均確信度は{sure}です</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>{rows}, {columns}</source>
            <translation>{rows}、{columns}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>{rows}, {columns}, hidden</source>
            <translation>{rows}、{columns}、非表示</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/preview.py" />
            <source>{rows}, {shown} of {n} columns</source>
            <translation>{rows}、{n}列中{shown}列</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/comparison_controller.py" />
            <source>{rule} can’t run: {why}</source>
            <translation>{rule}を実行できません：{why}</translation>
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
            <translation>{rule}：{said}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>{said}, {models} of them</source>
            <translation>{said}、うち{models}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>{same} of {total} are right ({share}).</source>
            <translation>{total}件中{same}件が正しい（{share}）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>{same} of {total} labels are the final label ({share}).</source>
            <translation>ラベル{total}件中{same}件が最終ラベルと同じ（{share}）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>{seen} observed,
{expected} expected</source>
            <translation>実際{seen}、
期待{expected}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>{sentence} Confidence is off by {off} on average. The Brier score is {brier} (0 for a rule that is certain and right).</source>
            <translation>{sentence}確信度のずれは平均{off}です。ブライアスコアは{brier}です（確信があって正しいルールなら0）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>{share} ({low} to {high})</source>
            <translation>{share}（{low}～{high}）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>{share} ({n})</source>
            <translation>{share}（{n}）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>{share} of the compared labels are “{name}”. If nearly all labels are one class, two workers often agree by chance alone: alpha and kappa can be near 0 although the workers agree on most items. Read percent agreement, AC1 and agreement per class as well.</source>
            <translation>比べたラベルの{share}が「{name}」です。ほぼ全部が1つのクラスだと、2人のワーカーは偶然だけでもよく一致します。大半のアイテムで一致していても、アルファとカッパは0に近くなることがあります。単純一致率、AC1、クラス別の一致も併せてご覧ください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>{share} of the labels removed</source>
            <translation>ラベルの{share}を除外</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>{share} of these labels are wrong.</source>
            <translation>これらのラベルの{share}が誤りです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/peers.py" />
            <source>{share} of {n}</source>
            <translation>{n}件中{share}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>{share} the same; {measure} {kappa}; {items}</source>
            <translation>同じ割合{share}、{measure} {kappa}、{items}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/preview.py" />
            <source>{shown} of {n} rows</source>
            <translation>{n}行中{shown}行</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>{source}, at {confidence} confidence. It holds if workers make mistakes independently, each is equally accurate on every class and item, and nobody picked their own items. The model check found no sign against this, but labels can’t reveal a rare class that everyone misses or a guideline that everyone misreads.</source>
            <translation>{source}（信頼水準{confidence}）。ワーカーが互いに独立に誤り、それぞれの正解率がどのクラス・アイテムでも同じで、自分でアイテムを選んでいない場合に成り立ちます。モデル検査ではこれに反する兆候は見つかりませんでしたが、全員が見落とすまれなクラスや、全員が読み違えるガイドラインは、ラベルには現れません。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/rules.py" />
            <source>{starts} starts gave different labels on {n} items; the fit with the highest likelihood is shown.</source>
            <extracomment>For one: {starts} starts gave different labels on {n} item; the fit with the highest likelihood is shown.</extracomment>
            <translation>
                <numerusform>初期値{starts}個の間で、アイテム{n}件のラベルが異なりました。尤度が最も高い当てはめを示します。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>{starts} starts gave the same labels.</source>
            <translation>初期値{starts}個のラベルは同じでした。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>{step} of {steps}</source>
            <translation>{step}／{steps}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>{value} ({low} to {high})</source>
            <translation>{value}（{low}～{high}）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>{verdict}: variation {ratio} times the expected, label pairs differ by {distance}</source>
            <translation>{verdict}：ばらつきは期待の{ratio}倍、ラベルの組の差は{distance}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>{votes}: {seen} observed, {expected} expected</source>
            <translation>{votes}票：実際{seen}、期待{expected}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/user_inputs.py" />
            <source>{what} is entered twice. Keep one row for it.</source>
            <translation>{what}が2回入力されています。1行だけにしてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/outcome.py" />
            <source>{which} and was not loaded. Labels and decisions are intact. Save the project under another name, then run the rule again.</source>
            <translation>{which}。そのため読み込みませんでしたが、ラベルと判断は無事です。プロジェクトを別の名前で保存し、ルールをもう一度実行してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>{who}, gold</source>
            <translation>{who}、ゴールド</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/small_dialogs.py" />
            <source>{why} If you continue, it is lost.</source>
            <translation>{why}このまま続けると失われます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>{wins} of {n}</source>
            <translation>{n}人中{wins}人</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>{words} are read as classes, not as missing values</source>
            <translation>{words}を、欠損値ではなくクラスとして読み込みます</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <location filename="../../crowdgui/text/run_summary.py" />
            <location filename="../../crowdgui/text/translation.py" />
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>{words}.</source>
            <translation>{words}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>{words}: in the gold labels, but never given by a worker</source>
            <translation>{words}：ゴールドラベルにありますが、どのワーカーも付けていません</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/chips.py" />
            <source>{words}; this worker is flagged</source>
            <translation>{words}。フラグ付きのワーカー</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>{word} is read as a missing value: {n} of {cells} cells ({share}).</source>
            <translation>{word}を欠損値として読み込みます：{cells}セル中{n}セル（{share}）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/page.py" />
            <source>{workers} down, {items} across, in the order of the file. Grey means no label; colours show the class.</source>
            <translation>縦に{workers}、横に{items}、ファイルの順です。灰色はラベルなし、色はクラスを示します。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>{workers} workers × {classes} classes is too many to simulate.</source>
            <translation>ワーカー{workers}人×クラス{classes}個は多すぎてシミュレーションできません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>{workers} workers, {classes} classes and {kinds} item types are too many for this rule to hold in memory. Choose pooled EM, or fewer item types.</source>
            <translation>ワーカー{workers}人、クラス{classes}個、アイテムの種類{kinds}個では、このルールはメモリに収まりません。プールEMを選ぶか、種類を減らしてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>{workers}, {labels}</source>
            <translation>{workers}、{labels}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>{worker} gives the final label on {right} of {all} items of “{final}” ({share})</source>
            <translation>{worker}は「{final}」のアイテム{all}件中{right}件で最終ラベルと同じラベルです（{share}）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>{worker} labelled no item of “{final}”</source>
            <translation>{worker}は「{final}」のアイテムにラベルを付けていません</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/chips.py" />
            <source>{worker}, excluded: this vote doesn’t count</source>
            <translation>{worker}、除外：この票は数えません</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/chips.py" />
            <source>{worker}, weight {weight} of the largest</source>
            <translation>{worker}、重みは最大の{weight}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/worker_scatter.py" />
            <source>{worker}: agrees on {share}, {labels}</source>
            <translation>{worker}：一致{share}、{labels}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <source>{work} was cancelled.</source>
            <translation>{work}：キャンセルしました。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>{wrong} of {items} ({fewest} to {most}), {share} ({low} to {high}), before any correction</source>
            <translation>{items}件のうち{wrong}件（{fewest}～{most}）、{share}（{low}～{high}）、修正前</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>{wrong} of {known}</source>
            <translation>{known}件中{wrong}件</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>{wrong} of {known} known items wrong</source>
            <translation>既知のアイテム{known}件中{wrong}件が誤り</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>{wrong} wrong labels in a sample of {sample} from {items} items are impossible. Correct the numbers.</source>
            <translation>アイテム{items}件から抽出した{sample}件の標本で、誤ったラベルが{wrong}件になることはありえません。数を直してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>κ or α</source>
            <translation>κまたはα</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/inception.py" />
            <source>“No label” is a class</source>
            <translation>「ラベルなし」もクラスとする</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>“{answer}” given to {n} of {all} {items} ({share})</source>
            <translation>{items}{all}件中{n}件に「{answer}」（{share}）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>“{best}” has {wrong} of {known} gold items wrong ({share}); no rule has fewer. It is significantly better only than “{other}”.</source>
            <translation>「{best}」の誤りはゴールドアイテム{known}件中{wrong}件（{share}）で、これより少ないルールはありません。有意に優れているのは「{other}」に対してだけです。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/compare.py" />
            <source>“{best}” has {wrong} of {known} gold items wrong ({share}); no rule has fewer. It is significantly better than {beaten} of the {n} others.</source>
            <extracomment>For one: “{best}” has {wrong} of {known} gold items wrong ({share}); no rule has fewer. It is significantly better than {beaten} of {n} other rule.</extracomment>
            <translation>
                <numerusform>「{best}」の誤りはゴールドアイテム{known}件中{wrong}件（{share}）で、これより少ないルールはありません。ほかの{n}個のルールのうち{beaten}個より有意に優れています。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>“{best}” makes significantly fewer mistakes on gold than “{other}”: {wrong} of {known} ({share}).</source>
            <translation>「{best}」は「{other}」より、ゴールドでの誤りが有意に少ないです：{known}件中{wrong}件（{share}）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>“{column}” gives {labels}, {workers}, {items} and {classes}.</source>
            <translation>「{column}」では、{labels}、{workers}、{items}、{classes}になります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>“{column}” has {classes} different values among {labels} labels; this looks like free text.</source>
            <translation>「{column}」には{labels}件のラベルに{classes}種類の値があります。自由記述のようです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/user_inputs.py" />
            <source>“{found}” for {what} isn’t a number.</source>
            <translation>{what}の「{found}」は数値ではありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>“{found}” isn’t a number.</source>
            <translation>「{found}」は数値ではありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/lewidi.py" />
            <source>“{item}” lists {n} workers but {labels} labels.</source>
            <translation>「{item}」にはワーカーが{n}人いますが、ラベルは{labels}件です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>“{key}” cannot be simulated; choose from {known}.</source>
            <translation>「{key}」はシミュレーションできません。{known}から選んでください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/peerannot.py" />
            <source>“{key}” doesn’t list labels by name, as in {example}.</source>
            <translation>「{key}」には、{example}のような名前付きのラベルがありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/lewidi.py" />
            <source>“{key}” isn’t an item with annotators and annotations.</source>
            <translation>「{key}」は、注釈者と注釈のあるアイテムではありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>“{label}” wins with confidence {share}.</source>
            <translation>「{label}」が確信度{share}で選ばれています。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>“{label}” wins with {share} of the votes. This is not a probability.</source>
            <translation>「{label}」が{share}の票で選ばれています。これは確率ではありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/file_head.py" />
            <source>“{member}” would unpack to more than {most} times its size. Such archives are made to fill the memory.</source>
            <translation>「{member}」は展開すると圧縮時の{most}倍を超えます。メモリをあふれさせるためのアーカイブによく見られます。</translation>
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
            <translation>「{name}」</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse.py" />
            <source>“{name}” asks: {words}</source>
            <translation>「{name}」の質問：{words}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_flat.py" />
            <source>“{name}” is everyone who was not logged in, read as one worker.</source>
            <translation>「{name}」はログインしていなかった全員で、1人のワーカーとして読み込みます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>“{name}”, {reason}</source>
            <translation>「{name}」（{reason}）</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>“{question}” has {n} labels</source>
            <extracomment>For one: “{question}” has {n} label</extracomment>
            <translation>
                <numerusform>「{question}」のラベルは{n}件です</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/compare.py" />
            <source>“{rule}” differs from majority voting on {n} items, and on {against} of them BWA and EBCC side with majority voting: “{rule}” may follow a few workers too far here.</source>
            <extracomment>For one: “{rule}” differs from majority voting on {n} item, and on {against} of them BWA and EBCC side with majority voting: “{rule}” may follow a few workers too far here.</extracomment>
            <translation>
                <numerusform>「{rule}」は{n}件のアイテムで多数決と異なり、そのうち{against}件でBWAとEBCCは多数決の側です。ここでは「{rule}」が少数のワーカーに引きずられている可能性があります。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/recommended_strip.py" />
            <source>“{rule}” is recommended for labels without checked items. It takes up to about {time}.</source>
            <translation>確認済みのアイテムがないラベルには「{rule}」を推奨します。最大で約{time}かかります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/xlsx_file.py" />
            <source>“{sheet}” has {n} columns, but a workbook sheet can have at most {most}. Choose CSV or Parquet.</source>
            <translation>「{sheet}」は{n}列ありますが、ブックのシートは{most}列までです。CSVかParquetを選んでください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/xlsx_file.py" />
            <source>“{sheet}” has {n} rows and a header, but a workbook sheet can have at most {most} rows. Choose CSV or Parquet.</source>
            <translation>「{sheet}」は見出しのほかに{n}行ありますが、ブックのシートは{most}行までです。CSVかParquetを選んでください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/xlsx_file.py" />
            <source>“{sheet}”, {place}, row {row}: this text has {n} characters, but a workbook cell can hold at most {most}. Choose CSV or Parquet.</source>
            <translation>「{sheet}」、{place}、{row}行目：このテキストは{n}文字ですが、ブックのセルは{most}文字までです。CSVかParquetを選んでください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/model_workers.py" />
            <source>“{value}” isn’t a kind of worker. Write {people} for people, and {models} for models.</source>
            <translation>「{value}」はワーカーの種類ではありません。人には{people}、モデルには{models}と書いてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>“{word}”</source>
            <translation>「{word}」</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>“{word}” and “{usual}”</source>
            <translation>「{word}」と「{usual}」</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>“{word}” is read as a class, not as a missing value</source>
            <translation>「{word}」を、欠損値ではなくクラスとして読み込みます</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>−1</source>
            <translation>−1</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>▲ marks flagged workers, ✕ excluded ones.</source>
            <translation>▲はフラグ付き、✕は除外したワーカーです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>▲ marks flagged workers.</source>
            <translation>▲はフラグ付きのワーカーです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/detail.py" />
            <source>✕ marks excluded workers, whose votes don’t count.</source>
            <translation>✕は除外したワーカーで、票は数えません。</translation>
        </message>
    </context>
</TS>
