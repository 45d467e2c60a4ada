<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
    <context>
        <name>CrowdGUI</name>
        <message>
            <location filename="../../crowdgui/text/plan.py" />
            <source> (from {low} on; perhaps no number does)</source>
            <translation>（{low}件以上。どれだけ増やしても届かない可能性があります）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/plan.py" />
            <source> ({low} to {high})</source>
            <translation>（{low}～{high}件）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;About CrowdGUI</source>
            <translation>CrowdGUIについて(&amp;A)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;As the system</source>
            <translation>システムに合わせる(&amp;A)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Cancel</source>
            <translation>キャンセル(&amp;C)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Colours</source>
            <translation>配色(&amp;C)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Contents of the help</source>
            <translation>ヘルプの目次(&amp;C)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Copy table</source>
            <translation>表をコピー(&amp;C)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Dark</source>
            <translation>ダーク(&amp;D)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Edit</source>
            <translation>編集(&amp;E)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Export…</source>
            <translation>書き出し(&amp;E)…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;File</source>
            <translation>ファイル(&amp;F)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Find…</source>
            <translation>検索(&amp;F)…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Go to</source>
            <translation>移動(&amp;G)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Help</source>
            <translation>ヘルプ(&amp;H)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Help on this</source>
            <translation>この項目のヘルプ(&amp;H)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;History…</source>
            <translation>履歴(&amp;H)…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Light</source>
            <translation>ライト(&amp;L)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/questions.py" />
            <source>&amp;Next question</source>
            <translation>次の質問(&amp;N)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Open…</source>
            <translation>開く(&amp;O)…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Paste labels</source>
            <translation>ラベルを貼り付け(&amp;P)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/questions.py" />
            <source>&amp;Previous question</source>
            <translation>前の質問(&amp;P)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Question</source>
            <translation>質問(&amp;Q)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Quit</source>
            <translation>終了(&amp;Q)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Run</source>
            <translation>実行(&amp;R)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Run rule</source>
            <translation>ルールを実行(&amp;R)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Save project</source>
            <translation>プロジェクトを保存(&amp;S)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Settings…</source>
            <translation>設定(&amp;S)…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Simulate crowds…</source>
            <translation>集団をシミュレーション(&amp;S)…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Theory of the guarantees</source>
            <translation>保証の理論(&amp;T)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Use the rule selected in Compare</source>
            <translation>比較で選んだルールを使う(&amp;U)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;View</source>
            <translation>表示(&amp;V)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>(empty)</source>
            <translation>（空）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>(no answer)</source>
            <translation>（回答なし）</translation>
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
                <numerusform>（単純多数決はアイテム{n}件で同点）。</numerusform>
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
            <translation>0をラベルとして数えます：{cells}セル中{n}セル（{share}）。回答なしの意味なら、そう指定してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>1</source>
            <translation>1</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>1 in {n} guessers</source>
            <translation>当て推量のワーカー{n}人に1人</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>1 in {n} honest workers</source>
            <translation>誠実なワーカー{n}人に1人</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>1 in {n} workers</source>
            <translation>ワーカー{n}人に1人</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/opening.py" />
            <source>1,920 simulated labels with the texts; a third of the items are hard</source>
            <translation>テキスト付きのシミュレーションラベル1,920件。アイテムの3分の1が難問</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/chart_data.py" />
            <source>10 % are above</source>
            <translation>10 %がこれより上</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/chart_data.py" />
            <source>10 % are below</source>
            <translation>10 %がこれより下</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/opening.py" />
            <source>10,800 simulated labels for which a guarantee can be given</source>
            <translation>シミュレーションによるラベル10,800件。保証を示せる例です</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/opening.py" />
            <source>6,000 simulated labels; six of 40 workers are not to be trusted</source>
            <translation>シミュレーションラベル6,000件。ワーカー40人中6人は信頼できない</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/agreement.py" />
            <source>95 % interval</source>
            <translation>95 %区間</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/translation.py" />
            <source>; </source>
            <translation>；</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>A bound from a random sample checked by hand. It needs no model of the workers.</source>
            <translation>手作業で点検した無作為標本による上限。ワーカーのモデルは不要です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>A bound from how often workers agree, with the chance of error counted in.</source>
            <translation>ワーカーどうしの一致の度合いによる上限。誤差の可能性も含みます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>A bound from how workers did on gold items, with the chance of error counted in.</source>
            <translation>ゴールドアイテムでのワーカーの成績による上限。誤差の可能性も含みます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>A bound into which estimated accuracies are put. It is an indication and never becomes the guarantee.</source>
            <translation>推定した正解率を入れた上限。目安であり、保証になることはありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>A cell is longer than {limit} million characters. A quote mark may not be closed.</source>
            <translation>{limit}百万文字を超えるセルがあります。引用符が閉じていない可能性があります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/column_encoder.py" />
            <source>A column holds more than {n} GB of text that differs from row to row. Leave that column out, or split the file.</source>
            <translation>行ごとに異なるテキストが{n} GBを超える列があります。その列を除くか、ファイルを分割してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/flags.py" />
            <source>A flag never leaves anybody out by itself. What follows is shown below at once.</source>
            <translation>フラグだけで除外されることはありません。結果はすぐ下に表示されます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>A folder of Parquet files, or an address such as s3://…</source>
            <translation>Parquetファイルのフォルダー、またはs3://…など</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>A folder that is not there yet</source>
            <translation>まだ存在しないフォルダー</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/read_labels.py" />
            <source>A gold file knows the answers to one question. Choose that question alone, or remove the file.</source>
            <translation>ゴールドのファイルは1つの質問への答えだけを含みます。その質問だけを選ぶか、ファイルを外してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/plan.py" />
            <source>A hundred checked answers would tell the error from which to plan.</source>
            <translation>点検済みの回答が100件あれば、計画の出発点となる誤り率が分かります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>A label points to an item, a worker or a class without name.</source>
            <translation>名前のないアイテム、ワーカー、クラスを指すラベルがあります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>A larger audit can say more.</source>
            <translation>より大きな監査なら、さらに多くのことが言えます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>A limit that the share of wrong labels keeps to, if its conditions hold.</source>
            <translation>条件が成り立つ場合に、誤ったラベルの割合が超えない値。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>A part of the work was ended from outside. What is done so far is kept.</source>
            <translation>処理の一部が外部から終了させられました。これまでの結果は残っています。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_pace.py" />
            <source>A pause of half an hour ends a session.</source>
            <translation>30分休むとセッションが終わります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
            <source>A person set the final label</source>
            <translation>人が最終ラベルを設定した</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
            <source>A person wrote a note</source>
            <translation>人がメモを書いた</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
            <source>A plain majority would give another label</source>
            <translation>単純多数決なら別のラベルになる</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>A quote mark opens here and is never closed. Close it, or take it out.</source>
            <translation>ここで始まる引用符が閉じていません。閉じるか、取り除いてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>A range that holds the number which more of the same labels would settle at, in 95 of 100 cases.</source>
            <translation>同様のラベルを増やしたときに落ち着く値を、100回中95回含む範囲。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>A report is passed on further than the other files, so workers are numbers in it unless you tick this.</source>
            <translation>レポートはほかのファイルより広く渡るため、ここにチェックを付けない限り、ワーカーは番号で示されます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/tour.py" />
            <source>A rule turns all answers to an item into one final label. The suggested rule has run by itself; the curve shows how the vote settled.</source>
            <translation>ルールは、アイテムへの全回答を1つの最終ラベルにまとめます。推奨ルールは自動で実行済みで、曲線は投票が落ち着くまでを示します。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>A sample of {size} cannot be drawn; choose from {low} to {high} items.</source>
            <translation>{size}件の標本は抽出できません。{low}～{high}件から選んでください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/map.py" />
            <source>A simpler description needs fewer gold answers of each worker.</source>
            <translation>表し方が単純なほど、各ワーカーのゴールド回答は少なくて済みます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>A table with this layout has no {role} column.</source>
            <translation>この形の表には{role}の列がありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/advice_panel.py" />
            <source>A tenth of the labels is hidden again and again, and each rule foretells it from the rest. Gold is looked at where there is some, and two ways are tested in which workers may not be what rules take them for.</source>
            <translation>ラベルの10分の1を隠すことを繰り返し、各ルールが残りから予測します。ゴールドがあればそれも見ます。さらに、ワーカーがルールの想定と異なりうる2つの点を検定します。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/worker_scatter.py" />
            <source>A typical worker agrees with the others on {typical} of items, and guessing would on {chance}. Of workers who do as well as that, 95 % lie in the band.</source>
            <translation>標準的なワーカーは{typical}のアイテムでほかの人と一致し、当て推量なら{chance}です。それと同程度のワーカーの95 %が帯の中に入ります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_text.py" />
            <source>A value is longer than {n} million characters. It is no export of labels.</source>
            <translation>{n}百万文字を超える値があります。ラベルの書き出しではありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>A way to make one final label of what the workers say of an item.</source>
            <translation>1つのアイテムへのワーカーの回答を1つの最終ラベルにまとめる方法。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>A worker</source>
            <translation>ワーカー</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>A worker answers an item more than once</source>
            <translation>ワーカーが同じアイテムに複数回答</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/report.py" />
            <source>A worker gives a single answer if it makes up this share of the labels or more.</source>
            <translation>1つの回答がラベルに占める割合がこれ以上なら、答えが1つのワーカーとみなします。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/report.py" />
            <source>A worker with fewer labels is not flagged for them.</source>
            <translation>ラベルがこれより少ないワーカーには、これらのフラグを付けません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/get_another_label.py" />
            <source>A worker, an item and a label were expected in every line.</source>
            <translation>各行にワーカー、アイテム、ラベルが必要です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/about.py" />
            <source>About CrowdGUI</source>
            <translation>CrowdGUIについて</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/map.py" />
            <location filename="../../crowdgui/core/rules/weighted.py" />
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
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>Accuracy</source>
            <translation>正解率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/presets.py" />
            <source>Accuracy of rules that go in steps</source>
            <translation>段階的なルールの正解率</translation>
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
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Add it to the words that mean “no answer” if it is none.</source>
            <translation>回答でなければ、「回答なし」を表す語に加えてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Add them to the words that mean “no answer” if they are none.</source>
            <translation>回答でなければ、「回答なし」を表す語に加えてください。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/bounds/improvements.py" />
            <source>Add {n} workers like these</source>
            <extracomment>For one: Add {n} worker like these</extracomment>
            <translation>
                <numerusform>このようなワーカーを{n}人加える</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/em.py" />
            <source>Added to every count of a worker’s confusion matrix, so that none is 0.</source>
            <translation>ワーカーの混同行列の各度数に加え、0をなくします。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/map.py" />
            <source>Added to every count of answers to gold items, since few gold items tell little.</source>
            <translation>ゴールドアイテムへの回答の各度数に加えます。少数のゴールドからは多くを言えないためです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/weighted.py" />
            <source>Added to the votes for the first class; below 0 it favours the second.</source>
            <translation>第1クラスの票に加えます。0未満なら第2クラスを優遇します。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Address</source>
            <translation>アドレス</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster_field.py" />
            <source>Address of the cluster</source>
            <translation>クラスターのアドレス</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/advice_panel.py" />
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <source>Advice</source>
            <translation>助言</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_partners.py" />
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
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>Agreement</source>
            <translation>一致</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <location filename="../../crowdgui/ui/pages/agreement_panel.py" />
            <source>Agreement between workers</source>
            <translation>ワーカーどうしの一致</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/coefficients.py" />
            <source>Agreement beyond chance of two workers on the items they share: 0 is chance, 1 is full agreement. This is the mean over all pairs that share 10 items or more, each counted by its shared items; fewer items cannot tell chance.</source>
            <translation>2人のワーカーが、共通のアイテムで偶然を超えてどれだけ一致するか。0は偶然どおり、1は完全な一致です。共通のアイテムが10件以上あるすべての組の、共通アイテム数で重み付けした平均です。それより少ないと偶然と区別できません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/coefficients.py" />
            <source>Agreement beyond chance, for items that all have the same number of labels: 0 is chance, 1 is full agreement.</source>
            <translation>偶然を超える一致。全アイテムのラベル数が同じ場合に使います。0は偶然どおり、1は完全な一致です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/coefficients.py" />
            <source>Agreement beyond chance, with a chance that stays low where nearly all labels are one class, so that it is not misled by that: 0 is chance, 1 is full agreement.</source>
            <translation>偶然を超える一致。ほぼ全部のラベルが1つのクラスでも偶然の分が低いままなので、それに惑わされません。0は偶然どおり、1は完全な一致です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Agreement beyond chance: 0 is chance, 1 is full agreement.</source>
            <translation>偶然を超える一致：0は偶然どおり、1は完全な一致です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/agreement.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Agreement by class</source>
            <translation>クラス別の一致</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Agreement by item</source>
            <translation>アイテム別の一致</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/worker_scatter.py" />
            <location filename="../../crowdgui/ui/plots/worker_scatter.py" />
            <source>Agreement by number of labels</source>
            <translation>ラベル数と一致</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>Agreement by pair</source>
            <translation>組別の一致</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Agreement by pair of workers</source>
            <translation>ワーカーの組別の一致</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_check.py" />
            <source>Agreement differs less from item to item than among independent workers: its spread is {ratio} times theirs.</source>
            <translation>アイテムごとの一致の差が、独立なワーカーの場合より小さく、ばらつきはその{ratio}倍です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_check.py" />
            <source>Agreement differs more from item to item than among independent workers, its spread is {ratio} times theirs: some items are harder than others, or workers err together.</source>
            <translation>アイテムごとの一致の差が、独立なワーカーの場合より大きく、ばらつきはその{ratio}倍です。難しいアイテムがあるか、ワーカーがそろって誤っています。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Agreement of every two workers</source>
            <translation>ワーカー2人ずつの一致</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Agreement of pairs</source>
            <translation>組の一致</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Agreement of the two</source>
            <translation>2人の一致</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Agreement on all items</source>
            <translation>全アイテムでの一致</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/histograms.py" />
            <location filename="../../crowdgui/ui/plots/agreement_histogram.py" />
            <source>Agreement with the others</source>
            <translation>ほかの人との一致</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Agrees with the others on {m} of {n} items, {share} ({low} to {high}).</source>
            <translation>{n}件中{m}件のアイテムでほかの人と一致し、{share}です（{low}～{high}）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
            <location filename="../../crowdgui/ui/pages/worker_table.py" />
            <source>All</source>
            <translation>すべて</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/audit.py" />
            <source>All are checked; the guarantee follows from them.</source>
            <translation>すべて点検済みです。保証はこれらから導かれます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>All bounds</source>
            <translation>すべての上限</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>All choices on these pages, for the next file with the same columns.</source>
            <translation>これらのページの選択すべてを、同じ列を持つ次のファイルに使います。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/file_kinds.py" />
            <source>All files (*)</source>
            <translation>すべてのファイル (*)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers_page.py" />
            <source>All flagged workers are left out.</source>
            <translation>フラグの付いたワーカーはすべて除外されています。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <source>All have run</source>
            <translation>すべて実行済み</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>All labels are at least {sure} sure</source>
            <translation>全ラベルの確信度が{sure}以上です</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_check.py" />
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>All labels are of one class, so nothing can be told of how workers err.</source>
            <translation>全ラベルが1つのクラスなので、ワーカーの誤り方は何も分かりません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>All labels are of one class, so there is nothing to get wrong.</source>
            <translation>全ラベルが1つのクラスなので、誤るものがありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>All labels are of one class, so there is nothing to tell apart.</source>
            <translation>全ラベルが1つのクラスなので、見分けるものがありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>All labels are of one class, so there is nothing to tell workers apart by.</source>
            <translation>全ラベルが1つのクラスなので、ワーカーを見分けるものがありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_table.py" />
            <source>All of them are gold.</source>
            <translation>すべてゴールドです。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/compare/comparison.py" />
            <source>All rules are within {between} of the {n} gold answers of each other; {n} are too few to show that one of them is best.</source>
            <extracomment>For one: All rules are within {between} of the {n} gold answer of each other; {n} is too few to show that one of them is best.</extracomment>
            <translation>
                <numerusform>全ルールの差はゴールド回答{n}件中{between}件以内で、{n}件では少なすぎてどれかが最もよいとは示せません。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/comparison.py" />
            <source>All rules give every item the same label.</source>
            <translation>全ルールが全アイテムに同じラベルを付けています。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>All rules give the same labels.</source>
            <translation>全ルールのラベルが同じです。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/compare/comparison.py" />
            <source>All rules have {wrong} of {n} gold answers wrong; that tells none of them apart.</source>
            <extracomment>For one: All rules have {wrong} of {n} gold answer wrong; that tells none of them apart.</extracomment>
            <translation>
                <numerusform>全ルールで、ゴールド回答{n}件中{wrong}件が誤りです。これではルールを区別できません。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/map.py" />
            <source>All the same</source>
            <translation>すべて同じ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>All workers</source>
            <translation>全ワーカー</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/review_end.py" />
            <source>All {n} drawn items are checked</source>
            <extracomment>For one: The drawn item is checked</extracomment>
            <translation>
                <numerusform>抽出したアイテム{n}件をすべて点検しました</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/guarantee_builder.py" />
            <source>All {n} drawn labels were checked</source>
            <translation>抽出した{n}件のラベルをすべて点検した</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items_page.py" />
            <source>All {n} items</source>
            <extracomment>For one: {n} item</extracomment>
            <translation>
                <numerusform>全アイテム{n}件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/review_end.py" />
            <source>All {n} items are reviewed</source>
            <extracomment>For one: The item is reviewed</extracomment>
            <translation>
                <numerusform>アイテム{n}件をすべてレビューしました</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>All {n} labels are at least {sure} sure.</source>
            <extracomment>For one: The label is at least {sure} sure.</extracomment>
            <translation>
                <numerusform>{n}件のラベルすべての確信度が{sure}以上です。</numerusform>
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
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Alpha</source>
            <translation>アルファ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/agreement.py" />
            <source>Alpha against the rest</source>
            <translation>ほかのクラスに対するアルファ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/coefficients.py" />
            <source>Alpha for classes in an order, the one in which they are listed: labels far apart in it disagree more than neighbours. It says nothing where that is no order.</source>
            <translation>順序のあるクラスのアルファ。順序は一覧の並びです。順序が離れたラベルほど、隣どうしより大きな不一致とみなします。並びが順序でなければ意味がありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/coefficients.py" />
            <source>Alpha for classes that are amounts: two labels disagree by the square of their difference. It says nothing where the numbers only stand for classes.</source>
            <translation>数量であるクラスのアルファ。2つのラベルの不一致は差の2乗です。数がクラスの記号にすぎなければ意味がありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/mturk.py" />
            <source>Amazon MTurk results</source>
            <translation>Amazon MTurkの結果</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cvat.py" />
            <source>An export does not say who made which tag: it must be of one worker.</source>
            <translation>書き出しデータには誰がどのタグを付けたかがないため、1人のワーカーのものでなければなりません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>An item</source>
            <translation>アイテム</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/mturk.py" />
            <location filename="../../crowdgui/io/formats/prodigy.py" />
            <location filename="../../crowdgui/io/formats/toloka.py" />
            <source>An item is told by</source>
            <translation>アイテムの見分け方</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>An ordinary worker would give other answers to about {others} of these items; {rarely} would give so few ({corrected}).</source>
            <translation>普通のワーカーなら、これらのアイテムのうち約{others}件に別の回答をします。これほど少ないのは{rarely}です（{corrected}）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/toloka.py" />
            <source>And those of assignments that were skipped or ran out of time.</source>
            <translation>スキップまたは時間切れのアサインメントの回答も含めます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <location filename="../../crowdgui/ui/pages/worker_detail.py" />
            <source>Answers</source>
            <translation>回答</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_review.py" />
            <source>Answers are signed “{name}”.</source>
            <translation>回答の記名は「{name}」です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Answers are the final label most often on “{best}” ({most}), least often on “{worst}” ({least}). Choose a cell to see its items.</source>
            <translation>回答が最終ラベルと同じ割合は「{best}」で最も高く（{most}）、「{worst}」で最も低くなります（{least}）。セルを選ぶとアイテムが表示されます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>Answers astray</source>
            <translation>回答のずれ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_loaded.py" />
            <source>Answers by class</source>
            <translation>クラス別の回答</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Answers that are read as labels</source>
            <translation>ラベルとして読み込む回答</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/appen.py" />
            <source>Appen full report</source>
            <translation>Appen完全レポート</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/argilla.py" />
            <source>Argilla records</source>
            <translation>Argillaレコード</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>As JSON lists</source>
            <translation>JSONリストとして</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <source>As a share of all items of each kind.</source>
            <translation>各種類の全アイテムに対する割合。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/accuracies.py" />
            <source>As a share of all items.</source>
            <translation>全アイテムに対する割合。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/accuracies.py" />
            <source>As a share of all workers.</source>
            <translation>全ワーカーに対する割合。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/map.py" />
            <source>As in the gold answers</source>
            <translation>ゴールド回答どおり</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/map.py" />
            <source>As in the votes</source>
            <translation>投票どおり</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>As it looks</source>
            <translation>見たとおり</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>As often as the workers that are open</source>
            <translation>開いているワーカーと同じ頻度</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>As often as workers that were open before</source>
            <translation>以前に開いたワーカーと同じ頻度</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>As the files were when this report was made.</source>
            <translation>このレポート作成時のファイルです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>As the last file of this kind</source>
            <translation>前回の同種のファイルと同じ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <source>As the system</source>
            <translation>システムに合わせる</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>As the table shows them</source>
            <translation>表の順</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>As written</source>
            <translation>書かれたとおり</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>Ask for certainty</source>
            <translation>確実さの指定</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/study_panel.py" />
            <source>Ask for more draws, or tick another rule in the table, to go on.</source>
            <translation>続けるには、抽出回数を増やすか、表で別のルールにチェックを付けてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_answers.py" />
            <source>Asked again, this worker gave the same answer to {same} of {items} ({share}).</source>
            <translation>このワーカーは、再び尋ねられた{items}中{same}件で同じ回答をしました（{share}）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster_field.py" />
            <source>Asking {address}…</source>
            <translation>{address}に問い合わせています…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>At least one draw is needed.</source>
            <translation>抽出は1回以上必要です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>At least this much is wrong</source>
            <translation>少なくともこれだけは誤り</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <source>At most this chance that the label is wrong, if the worker model held.</source>
            <translation>ワーカーモデルが成り立つ場合、ラベルが誤っている確率は多くてもこの値です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>At most this share of the final labels is wrong on average, as the estimated accuracies have it.</source>
            <translation>推定した正解率によれば、最終ラベルの誤りは平均して多くてもこの割合です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>At most {epsilon} wrong with probability {share} or more</source>
            <translation>確率{share}以上で、誤りは多くても{epsilon}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/headline.py" />
            <source>At most {share} of these labels are wrong on average.</source>
            <translation>これらのラベルの誤りは、平均して多くても{share}です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>At most {share} of these labels are wrong, at {confidence} confidence.</source>
            <translation>これらのラベルの誤りは、信頼水準{confidence}で、多くても{share}です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/headline.py" />
            <source>At most {share} of these labels are wrong.</source>
            <translation>これらのラベルの誤りは、多くても{share}です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/ebcc.py" />
            <source>At most, for each start; it is stopped then, also where it still moves.</source>
            <translation>初期値ごとの最大数。まだ動いていても、そこで止めます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/em.py" />
            <location filename="../../crowdgui/core/rules/lpi.py" />
            <source>At most; the fit is stopped then, also where it still improves.</source>
            <translation>最大数。まだ改善していても、そこで当てはめを止めます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/voting.py" />
            <source>At most; the rule is stopped then, also where labels still change.</source>
            <translation>最大数。ラベルがまだ変わっていても、そこでルールを止めます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/lpi.py" />
            <source>At most; the rule is stopped then, also where messages still change.</source>
            <translation>最大数。メッセージがまだ変わっていても、そこでルールを止めます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/bwa.py" />
            <source>At most; the rule is stopped then, also where weights still change.</source>
            <translation>最大数。重みがまだ変わっていても、そこでルールを止めます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/ebcc.py" />
            <source>At most; workers may err together on items of one kind.</source>
            <translation>最大数。ワーカーは同じ種類のアイテムでそろって誤ることがあります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <location filename="../../crowdgui/ui/pages/guarantee_words.py" />
            <source>Audit</source>
            <translation>監査</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>Audit and more</source>
            <translation>監査ほか</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>Audit sample</source>
            <translation>監査の標本</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>Audit: check some labels by hand</source>
            <translation>監査：一部のラベルを手作業で点検</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/guarantee_builder.py" />
            <source>Audit: {wrong} wrong of {n} checked</source>
            <translation>監査：点検した{n}件中{wrong}件が誤り</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Averages three careful rules. The most accurate over 29 real sets; slower.</source>
            <translation>慎重な3ルールを平均します。29の実データセットで最も正確。やや遅いです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/bwa.py" />
            <location filename="../../crowdgui/core/rules/consensus.py" />
            <source>Averaging</source>
            <translation>平均しています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/frame.py" />
            <location filename="../../crowdgui/ui/widgets/tour_card.py" />
            <source>Back</source>
            <translation>戻る</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Bars are one standard deviation.</source>
            <translation>棒は標準偏差1つ分です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Bayesian average (BWA)</source>
            <translation>ベイズ平均（BWA）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>Before their answers are seen, a vote of these workers is wrong in at most {limit} of cases, if the worker model held; how divided this vote is, that bound does not know.</source>
            <translation>回答を見る前の段階で、ワーカーモデルが成り立つ場合、これらのワーカーの投票が誤るのは多くても{limit}です。この上限は、今回の票の割れ具合を考慮しません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Belief propagation (LPI)</source>
            <translation>確率伝播（LPI）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Belief propagation would take too long: its work grows with the square of a worker’s labels, and one worker gave {most}. Choose its mean field form.</source>
            <translation>確率伝播では時間がかかりすぎます。手間はワーカーのラベル数の2乗で増え、{most}件付けたワーカーがいます。平均場の方式を選んでください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/flag_styles.py" />
            <location filename="../../crowdgui/ui/widgets/marks.py" />
            <source>Below chance</source>
            <translation>偶然未満</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Best weights for known accuracies</source>
            <translation>既知の正解率での最良の重み</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/accuracies.py" />
            <source>Beta, first number</source>
            <translation>ベータ分布、第1の数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/accuracies.py" />
            <source>Beta, second number</source>
            <translation>ベータ分布、第2の数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>Blank</source>
            <translation>空白</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>Bound</source>
            <translation>上限</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Bound, item by item</source>
            <translation>上限（アイテムごと）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Bound, paper’s</source>
            <translation>上限（論文）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Bound, sharper</source>
            <translation>上限（より精密）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>Bounds</source>
            <translation>上限</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/bounds_chart.py" />
            <source>Bounds on the error rate</source>
            <translation>誤り率の上限</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/bounds/improvements.py" />
            <source>Buy {n} more labels per item</source>
            <extracomment>For one: Buy {n} more label per item</extracomment>
            <translation>
                <numerusform>アイテムごとにラベルを{n}件追加する</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <location filename="../../crowdgui/ui/pages/worker_pictures.py" />
            <source>By class</source>
            <translation>クラス別</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
            <source>By hand</source>
            <translation>手動</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/plan_columns.py" />
            <source>By how much the labels asked for lower that chance.</source>
            <translation>依頼するラベルでその確率がどれだけ下がるか。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>By item</source>
            <translation>アイテム別</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>By itself</source>
            <translation>自動</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_pictures.py" />
            <source>By labels</source>
            <translation>ラベル数別</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>By pair of workers</source>
            <translation>ワーカーの組別</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/plan.py" />
            <source>By the fitted crowd {error} of the final labels are expected to be wrong. Without gold nothing is known of mistakes on which workers agree.</source>
            <translation>当てはめた集団によると、最終ラベルの{error}が誤りと見込まれます。ゴールドがないと、ワーカーがそろって間違えた誤りは分かりません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>By the rule’s own confidence no single check takes much away.</source>
            <translation>ルール自身の確信度では、どの1件の点検も誤りを大きく減らしません。</translation>
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
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>CSV, TSV, Excel, Parquet or JSON Lines; exports from MTurk, SageMaker, Label Studio and doccano.</source>
            <translation>CSV、TSV、Excel、Parquet、JSON Lines。MTurk、SageMaker、Label Studio、doccano のエクスポートも読み込めます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/table_formats.py" />
            <source>CSV, UTF-8 with BOM</source>
            <translation>CSV（BOM付きUTF-8）</translation>
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
            <translation>キャンセル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/progress.py" />
            <source>Cancelling…</source>
            <translation>キャンセル中…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/check_status.py" />
            <source>Cannot be checked</source>
            <translation>確かめられません</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>Cannot be seen from the labels.</source>
            <translation>ラベルからは分かりません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/bwa.py" />
            <source>Caution</source>
            <translation>慎重さ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>Cells that a spreadsheet would run</source>
            <translation>表計算ソフトが実行しうるセル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/guarantee.py" />
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>Certified by audit</source>
            <translation>監査で証明済み</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/guarantee.py" />
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>Certified by gold</source>
            <translation>ゴールドで証明済み</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/plan_columns.py" />
            <source>Chance it is wrong now</source>
            <translation>現在の誤りの確率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/assignment.py" />
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Chance of a label</source>
            <translation>ラベルが付く確率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Chances of a label</source>
            <translation>ラベルが付く確率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_review.py" />
            <source>Change…</source>
            <translation>変更…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/frame.py" />
            <source>Check</source>
            <translation>点検</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/audit.py" />
            <source>Check labels by hand</source>
            <translation>ラベルを手作業で点検</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster_field.py" />
            <source>Check now</source>
            <translation>今すぐ確認</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Check that {file} names the items as this file does.</source>
            <translation>{file}のアイテム名がこのファイルと同じか確かめてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Check the column with the role Gold.</source>
            <translation>役割「ゴールド」の列を確かめてください。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/bounds/improvements.py" />
            <source>Check {n} labels by hand, or bring gold for as many drawn at random</source>
            <extracomment>For one: Check {n} label by hand, or bring gold for one drawn at random</extracomment>
            <translation>
                <numerusform>ラベル{n}件を手作業で点検するか、無作為に抽出した同数のゴールドを用意する</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <source>Checked against gold</source>
            <translation>ゴールドとの照合</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/guarantee_builder.py" />
            <location filename="../../crowdgui/ui/work.py" />
            <source>Checking the worker model</source>
            <translation>ワーカーモデルを確かめています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
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
            <location filename="../../crowdgui/ui/pages/data_loaded.py" />
            <source>Checks</source>
            <translation>点検</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Choices of the format</source>
            <translation>形式の選択肢</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>Choices that are not the usual ones</source>
            <translation>既定と異なる選択</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/history.py" />
            <source>Choose a line to go back to it, or forward again. What lies after it stays here until you change something else.</source>
            <translation>行を選ぶと、その時点に戻ったり、再び進んだりできます。後の行は、別の変更をするまでここに残ります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_detail.py" />
            <source>Choose a row of the table to see the votes behind it.</source>
            <translation>表の行を選ぶと、その票が表示されます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Choose a row of the table, or write the names of two workers.</source>
            <translation>表の行を選ぶか、2人のワーカーの名前を入力してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>Choose a rule that has run.</source>
            <translation>実行済みのルールを選んでください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/tour.py" />
            <source>Choose a worker to read the evidence. Leave somebody out, and a strip at the foot says at once what would change. Everything can be undone.</source>
            <translation>ワーカーを選ぶと根拠を読めます。誰かを除外すると、何が変わるかがすぐ下部に表示されます。すべて元に戻せます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/file_preview.py" />
            <source>Choose another column on the page Columns if it is not.</source>
            <translation>違う場合は、「列」のページで別の列を選んでください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Choose another encoding if names look wrong.</source>
            <translation>名前がおかしく見える場合は、別の文字コードを選んでください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>Choose another filter in the table.</source>
            <translation>表で別の絞り込みを選んでください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>Choose another order above to look at disputed items or at a random sample.</source>
            <translation>票が割れたアイテムや無作為標本を見るには、上で別の順序を選んでください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Choose at least one rule, and each rule once.</source>
            <translation>ルールを1つ以上選び、同じルールは1回だけにしてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>Choose file…</source>
            <translation>ファイルを選択…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Choose the file with gold answers</source>
            <translation>ゴールド回答のファイルを選択</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/worker_scatter.py" />
            <source>Choose workers by drawing around them; or hold Shift and draw</source>
            <translation>囲んでワーカーを選択します。Shiftキーを押しながら囲んでもかまいません</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>Choose…</source>
            <translation>選択…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/plan_panel.py" />
            <source>Choosing items</source>
            <translation>アイテムを選んでいます</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/agreement.py" />
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Class</source>
            <translation>クラス</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Class of these words</source>
            <translation>これらの語のクラス</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/map.py" />
            <source>Class shares</source>
            <translation>クラスの割合</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/map.py" />
            <source>Class shares where none are stated</source>
            <translation>クラスの割合（指定がない場合）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <location filename="../../crowdgui/core/simulate/scenario.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/frame.py" />
            <source>Classes</source>
            <translation>クラス</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/bars.py" />
            <source>Classes and their shares</source>
            <translation>クラスとその割合</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Classes in their order</source>
            <translation>クラスの順序</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Classes look alike: {pairs}</source>
            <translation>似たクラスがあります：{pairs}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/opening.py" />
            <source>Clear this list</source>
            <translation>この一覧を消去</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <location filename="../../crowdgui/ui/dialogs/audit.py" />
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Close</source>
            <translation>閉じる</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/messages.py" />
            <source>Close this message</source>
            <translation>このメッセージを閉じる</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/opening.py" />
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
            <location filename="../../crowdgui/io/report/sections/agreement.py" />
            <source>Coefficients</source>
            <translation>係数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/agreement_panel.py" />
            <source>Coefficients of agreement</source>
            <translation>一致係数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/coefficients.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Cohen’s kappa</source>
            <translation>Cohenのカッパ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Column of items</source>
            <translation>アイテムの列</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Column of labels</source>
            <translation>ラベルの列</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Column of workers</source>
            <translation>ワーカーの列</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/frame.py" />
            <source>Columns</source>
            <translation>列</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/recipes.py" />
            <source>Columns of the recipe are not in this file: {names}.</source>
            <translation>レシピの列がこのファイルにありません：{names}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/mturk.py" />
            <source>Columns with numbers, as in Input.text1 and Answer.q1, are items of their own.</source>
            <translation>Input.text1とAnswer.q1のような番号付きの列を、別々のアイテムとします。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_columns.py" />
            <location filename="../../crowdgui/ui/widgets/table_view.py" />
            <source>Columns {shown} of {all}</source>
            <translation>{all}列中{shown}列</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>Comma</source>
            <translation>コンマ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <location filename="../../crowdgui/ui/rail_entries.py" />
            <source>Compare</source>
            <translation>比較</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/tour.py" />
            <source>Compare: would something else do better?</source>
            <translation>比較：ほかのルールのほうがよいか</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/bootstrap.py" />
            <location filename="../../crowdgui/ui/pages/agreement_panel.py" />
            <source>Comparing labels</source>
            <translation>ラベルを比べています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/co_labels.py" />
            <location filename="../../crowdgui/ui/pages/worker_pictures.py" />
            <source>Comparing pairs of workers</source>
            <translation>ワーカーの組を比べています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_pictures.py" />
            <source>Comparing pairs of workers…</source>
            <translation>ワーカーの組を比べています…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Comparing two workers</source>
            <translation>2人のワーカーを比べています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/label_pairs.py" />
            <location filename="../../crowdgui/core/agreement/worker_pairs.py" />
            <location filename="../../crowdgui/core/bounds/agreement_bound.py" />
            <location filename="../../crowdgui/core/workers/peer_comparison.py" />
            <location filename="../../crowdgui/ui/pages/worker_detail.py" />
            <source>Comparing workers</source>
            <translation>ワーカーを比べています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <location filename="../../crowdgui/ui/pages/review_queue.py" />
            <source>Confidence</source>
            <translation>確信度</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
            <source>Confidence below {sure}</source>
            <translation>確信度{sure}未満</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>Confidence of certificates (1 − α)</source>
            <translation>証明の信頼水準（1 − α）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/histograms.py" />
            <source>Confidence of the final label</source>
            <translation>最終ラベルの確信度</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/map.py" />
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>Confusion matrices</source>
            <translation>混同行列</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_matrix.py" />
            <location filename="../../crowdgui/ui/pages/workers/confusion_view.py" />
            <source>Confusion matrix</source>
            <translation>混同行列</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Consensus of rules</source>
            <translation>ルールの合議</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <location filename="../../crowdgui/ui/widgets/content.py" />
            <source>Content</source>
            <translation>内容</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <source>Contents</source>
            <translation>目次</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
            <source>Contested</source>
            <translation>判定が割れた</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/plan.py" />
            <source>Continued, the curve comes to {error} ({level} range {low} to {high}) with {times} times the labels, spread as they are now.</source>
            <translation>曲線を延ばすと、今と同じ配分でラベルを{times}倍にしたとき、{error}（{level}の範囲：{low}～{high}）になります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Contrary workers</source>
            <translation>逆の回答をするワーカー</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Copy</source>
            <translation>コピー</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
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
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <location filename="../../crowdgui/ui/pages/items_page.py" />
            <location filename="../../crowdgui/ui/pages/workers_page.py" />
            <location filename="../../crowdgui/ui/plots/base.py" />
            <source>Copy table</source>
            <translation>表をコピー</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/worker_table.py" />
            <source>Copy {n} rows</source>
            <extracomment>For one: Copy {n} row</extracomment>
            <translation>
                <numerusform>{n}行をコピー</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/flag_styles.py" />
            <location filename="../../crowdgui/ui/widgets/marks.py" />
            <source>Copying</source>
            <translation>写し</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/copying.py" />
            <source>Copying cannot be told where there is only one class.</source>
            <translation>クラスが1つだけの場合、写しは判別できません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/copying.py" />
            <source>Copying cannot be told, because no two workers share {n} items or more.</source>
            <translation>{n}件以上のアイテムを共有する2人がいないため、写しは判別できません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/copying.py" />
            <source>Copying was looked for on {kept} of {n} items only, because workers meet too often to look at all of them.</source>
            <translation>ワーカーの重なりが多くすべては調べられないため、写しは{n}件中{kept}件のアイテムだけで調べました。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>Count</source>
            <translation>件数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Count as</source>
            <translation>クラスを指定</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Count as…</source>
            <translation>クラスを指定…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>Counted on gold</source>
            <translation>ゴールドで数えた値</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/agreement.py" />
            <source>Counted, or why there is none</source>
            <translation>数えたもの、またはない理由</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/run.py" />
            <source>Counting labels</source>
            <translation>ラベルを数えています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/appen.py" />
            <source>Country, region, city and IP address of the contributors.</source>
            <translation>作業者の国、地域、市、IPアドレス。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Counts as</source>
            <translation>扱い</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <source>Counts as gold</source>
            <translation>ゴールド扱い</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Counts each worker as much as you say.</source>
            <translation>各ワーカーを、指定した重みで数えます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tool_exports.py" />
            <source>Crowd-Kit series</source>
            <translation>Crowd-Kit形式</translation>
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
            <translation>前回、CrowdGUIが突然終了しました。判断は残っています。「ファイル」の「未保存の作業を開く」か、プロジェクトをご覧ください。停止した箇所は{file}に記録されています。外部へは何も送っていません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <source>CrowdGUI help</source>
            <translation>CrowdGUIヘルプ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/keeping.py" />
            <source>CrowdGUI project (*{suffix})</source>
            <translation>CrowdGUIプロジェクト (*{suffix})</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/about.py" />
            <source>CrowdGUI {version}</source>
            <translation>CrowdGUI {version}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/accuracies.py" />
            <source>Crowds whose mean is further from the expected one are drawn anew; 1 keeps all.</source>
            <translation>平均が期待値からこれより離れた集団は生成し直します。1ならすべて残します。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items_page.py" />
            <source>Ctrl+Z undoes the last answer</source>
            <translation>Ctrl+Zで直前の回答を元に戻せます</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/lpi.py" />
            <source>Damping</source>
            <translation>減衰</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>Dark, high &amp;contrast</source>
            <translation>ダーク、ハイコントラスト(&amp;C)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_loaded.py" />
            <location filename="../../crowdgui/ui/rail_entries.py" />
            <source>Data</source>
            <translation>データ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/tour.py" />
            <source>Data: what is in your file</source>
            <translation>データ：ファイルの内容</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>Delete</source>
            <translation>削除</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/unsaved_work.py" />
            <source>Delete all of it…</source>
            <translation>すべて削除…</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>Delete {n} pieces of unsaved work?</source>
            <extracomment>For one: Delete {n} piece of unsaved work?</extracomment>
            <translation>
                <numerusform>未保存の作業{n}件を削除しますか。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>Demoted. {reason}</source>
            <translation>格下げ。{reason}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/page.py" />
            <source>Details</source>
            <translation>詳細</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
            <source>Differ</source>
            <translation>相違</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <source>Differences</source>
            <translation>違い</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Different labels, each with its share of all labels</source>
            <translation>異なるラベルと、それぞれが全ラベルに占める割合</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Different names in the role Item</source>
            <translation>役割「アイテム」の異なる名前</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Different names in the role Worker</source>
            <translation>役割「ワーカー」の異なる名前</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>Distance from guessing</source>
            <translation>当て推量からの距離</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/check_status.py" />
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
            <location filename="../../crowdgui/ui/pages/study_panel.py" />
            <location filename="../../crowdgui/ui/widgets/tour_card.py" />
            <source>Done</source>
            <translation>完了</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Double-click a class to change it.</source>
            <translation>ダブルクリックで変更できます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>Doubt about the first vote</source>
            <translation>最初の投票への疑い</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Down</source>
            <translation>下へ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/label_studio.py" />
            <source>Draft that was not submitted</source>
            <translation>提出されなかった下書き</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_end.py" />
            <source>Draw a sample on the Guarantee page</source>
            <translation>「保証」ページで標本を抽出</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>Draw labels at random, look at each one yourself, and say what it is. The result needs no assumption about workers.</source>
            <translation>ラベルを無作為に抽出し、1つずつ見て、正しいクラスを答えてください。結果にワーカーについての仮定は要りません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>Draw the {n} labels…</source>
            <translation>ラベル{n}件を抽出…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Drawing a set</source>
            <translation>データを生成しています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/simulated_statistics.py" />
            <location filename="../../crowdgui/core/compare/misfit.py" />
            <source>Drawing label sets from the fitted model</source>
            <translation>当てはめたモデルからラベルを生成しています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/simulation_run.py" />
            <source>Drawing sets and trying rules</source>
            <translation>データを生成してルールを試しています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Drawn from a Beta distribution</source>
            <translation>ベータ分布から抽出</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/study_panel.py" />
            <source>Draws</source>
            <translation>抽出回数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>Drop a file of labels here</source>
            <translation>ラベルのファイルをここにドロップ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>Duration</source>
            <translation>所要時間</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/label_metadata.py" />
            <source>Durations that could not be read, or cannot be true; their labels are kept</source>
            <translation>読み込めない、またはありえない所要時間（ラベルは残す）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/consensus.py" />
            <source>EBCC counts {ebcc}, BWA {bwa} and pooled EM {em}: so they foretell hidden labels best.</source>
            <translation>EBCCの比重は{ebcc}、BWAは{bwa}、プールEMは{em}です。隠したラベルを最もよく予測する配分です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>EM, one accuracy a class</source>
            <translation>EM（クラスごとに正解率1つ）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>EM, one accuracy a worker</source>
            <translation>EM（ワーカーごとに正解率1つ）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>EM, pooled</source>
            <translation>プールEM</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/assignment.py" />
            <source>Each by another worker.</source>
            <translation>それぞれ別のワーカーによります。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/errors.py" />
            <source>Each item is to get {n} labels, and there are fewer workers.</source>
            <extracomment>For one: Each item is to get {n} label, and there are fewer workers.</extracomment>
            <translation>
                <numerusform>各アイテムにラベルが{n}件必要ですが、ワーカーがそれより少ないです。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Each item its own chance</source>
            <translation>アイテムごとの確率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Each number is a class</source>
            <translation>数ごとに1クラス</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>Each question gets labels of its own, all in one project. Here the one that is chosen is shown.</source>
            <translation>質問ごとに別々のラベルになり、すべて1つのプロジェクトに入ります。ここには選んだ質問が表示されます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>Each row is</source>
            <translation>各行は</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>Each row is a worker, an item and a label.</source>
            <translation>各行はワーカー、アイテム、ラベルです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>Each row is a worker.</source>
            <translation>各行は1人のワーカーです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>Each row is an item, a worker and a label.</source>
            <translation>各行はアイテム、ワーカー、ラベルです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>Each row is an item.</source>
            <translation>各行は1つのアイテムです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Each worker their own chance</source>
            <translation>ワーカーごとの確率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Encoding</source>
            <translation>文字コード</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/tour_card.py" />
            <source>End</source>
            <translation>終了</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>Enter</source>
            <translation>Enter</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_partners.py" />
            <source>Enter or a double click shows the items both labelled.</source>
            <translation>Enterかダブルクリックで、両方がラベルを付けたアイテムを表示します。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Error</source>
            <translation>誤り率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/presets.py" />
            <source>Error and bound by mean accuracy</source>
            <translation>平均正解率と誤り率・上限</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/presets.py" />
            <source>Error and bound by number of items</source>
            <translation>アイテム数と誤り率・上限</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/presets.py" />
            <source>Error and bound by number of workers</source>
            <translation>ワーカー数と誤り率・上限</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/simulation_run.py" />
            <source>Error and bounds</source>
            <translation>誤り率と上限</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>Error rate you accept</source>
            <translation>認める誤り率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/bounds_chart.py" />
            <source>Error the rule expects</source>
            <translation>ルールが見込む誤り</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/plan_panel.py" />
            <source>Error to reach</source>
            <translation>目標の誤り率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/study_panel.py" />
            <source>Errors</source>
            <translation>誤り率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/progress.py" />
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Every accuracy must lie between 0 and 1.</source>
            <translation>正解率はすべて0～1でなければなりません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Every answer stands in the row of a worker</source>
            <translation>すべての回答がワーカーの行にあります</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Every answer stands in the row of an item</source>
            <translation>すべての回答がアイテムの行にあります</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Every chance of a label must lie between 0 and 1.</source>
            <translation>ラベルが付く確率はすべて0～1でなければなりません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/keeping.py" />
            <source>Every change is saved in {file} as you make it.</source>
            <translation>変更はその都度{file}に保存されます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/corner.py" />
            <source>Every change is written to the project file as you make it.</source>
            <translation>変更はその都度プロジェクトファイルに書き込まれます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>Every choice of this rule is the usual one.</source>
            <translation>このルールの選択はすべて既定です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items_page.py" />
            <source>Every item’s label, how sure it is and who voted for it stand here once a file of labels is open and a rule has run.</source>
            <translation>ラベルのファイルを開いてルールを実行すると、各アイテムのラベル、その確信度、投票した人がここに表示されます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Every label is “{word}”, so there is nothing to decide</source>
            <translation>すべてのラベルが「{word}」なので、決めるものがありません</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Every row has a worker, an item and a label</source>
            <translation>すべての行にワーカー、アイテム、ラベルがあります</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/data.py" />
            <source>Every row was read; nothing was left out</source>
            <translation>全行を読み込みました。除外はありません</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/lpi.py" />
            <source>Every worker counts as having given so many right labels before.</source>
            <translation>全ワーカーが、以前にこの数の正しいラベルを付けたものとみなします。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/lpi.py" />
            <source>Every worker counts as having given so many wrong labels before.</source>
            <translation>全ワーカーが、以前にこの数の誤ったラベルを付けたものとみなします。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Every worker counts the same. A baseline to compare with.</source>
            <translation>全ワーカーを同じ重みで数えます。比較の基準です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_detail.py" />
            <source>Evidence</source>
            <translation>根拠</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>Exact text (cells may run as formulas)</source>
            <translation>テキストのまま（数式として実行されることがあります）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/table_formats.py" />
            <source>Excel workbook</source>
            <translation>Excelブック</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Expectation–maximisation (EM)</source>
            <translation>期待値最大化（EM）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_partners.py" />
            <source>Expected</source>
            <translation>期待値</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>Expected to be better than chance: t1 is not negative</source>
            <translation>偶然よりよいと期待される：t1が負でない</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>Expected to be worse than chance: t2 is not positive</source>
            <translation>偶然より悪いと期待される：t2が正でない</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/plan_columns.py" />
            <source>Expected to fall by</source>
            <translation>見込まれる低下</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <location filename="../../crowdgui/ui/rail_entries.py" />
            <source>Export</source>
            <translation>書き出し</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>Export {n} files</source>
            <extracomment>For one: Export {n} file</extracomment>
            <translation>
                <numerusform>ファイル{n}個を書き出す</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/tour.py" />
            <source>Export: hand it on</source>
            <translation>書き出し：結果を渡す</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/exporting.py" />
            <source>Exporting</source>
            <translation>書き出しています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_end.py" />
            <source>Export…</source>
            <translation>書き出し…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/report.py" />
            <source>False flags</source>
            <translation>偽のフラグ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/rule_options.py" />
            <source>Fewer options</source>
            <translation>オプションを減らす</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/presets.py" />
            <source>Figure 2 (a), or 4 (a): 31 workers, 200 items, 3 classes, a chance of 30 % for a label, mean accuracy from 0.38 up. The bound follows the error of the oracle MAP rule, and IWMV comes close to it.</source>
            <translation>図2 (a)または図4 (a)：ワーカー31人、アイテム200件、3クラス、ラベルが付く確率30 %、平均正解率0.38以上。上限はオラクルMAPルールの誤り率に沿い、IWMVもそれに迫ります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/presets.py" />
            <source>Figure 2 (b), or 4 (b): 200 items, accuracies from Beta(2.3, 2), more and more workers. On the logarithmic scale error and bound fall in a straight line.</source>
            <translation>図2 (b)または図4 (b)：アイテム200件、正解率はBeta(2.3, 2)、ワーカーを増やしていきます。対数目盛では、誤り率と上限が直線的に下がります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/presets.py" />
            <source>Figure 2 (c), or 4 (c): 31 workers, accuracies from Beta(2.3, 2), more and more items. The oracle MAP rule and its bound stay as they are, and IWMV gains.</source>
            <translation>図2 (c)または図4 (c)：ワーカー31人、正解率はBeta(2.3, 2)、アイテムを増やしていきます。オラクルMAPルールとその上限は変わらず、IWMVは改善します。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/presets.py" />
            <source>Figure 4 (a), or 5 (a): 31 workers, 1,000 to 11,000 items. IWMV, its log-odds form and EM are equally accurate.</source>
            <translation>図4 (a)または図5 (a)：ワーカー31人、アイテム1,000～11,000件。IWMV、その対数オッズ版、EMの正解率は同等です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/presets.py" />
            <source>Figure 4 (b), or 5 (b): 31 workers, 1,000 to 11,000 items. The time until no final label changes any more, and until the rule itself stops.</source>
            <translation>図4 (b)または図5 (b)：ワーカー31人、アイテム1,000～11,000件。最終ラベルが変わらなくなるまでの時間と、ルールが自分で止まるまでの時間。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/presets.py" />
            <source>Figure 4 (c), or 5 (c): 31 workers, 1,000 to 11,000 items. The steps until no final label changes any more, and until the rule itself stops.</source>
            <translation>図4 (c)または図5 (c)：ワーカー31人、アイテム1,000～11,000件。最終ラベルが変わらなくなるまでのステップ数と、ルールが自分で止まるまでのステップ数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/presets.py" />
            <source>Figure 4 (d), or 5 (d): 31 workers, 1,000 to 11,000 items. The time that 50 steps take.</source>
            <translation>図4 (d)または図5 (d)：ワーカー31人、アイテム1,000～11,000件。50ステップにかかる時間。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/presets.py" />
            <source>Figure 5, or 6: 20 workers are right on 90 % of one set of 60 items and on 60 % of another of 40, 30 workers on 50 % and 70 %. No single accuracy describes them.</source>
            <translation>図5または図6：ワーカー20人は60件の組で90 %、別の40件の組で60 %正解し、30人は50 %と70 %正解します。1つの正解率では表せません。</translation>
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
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>Files</source>
            <translation>ファイル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>Files are written whole or not at all.</source>
            <translation>ファイルは完全に書き込まれるか、まったく書き込まれないかのどちらかです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/telling.py" />
            <source>Files that were written already are whole.</source>
            <translation>すでに書き込まれたファイルは完全です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <source>Final label</source>
            <translation>最終ラベル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>Final label “{label}”, confidence {share}.</source>
            <translation>最終ラベル「{label}」、確信度{share}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>Final label “{label}”, set by hand by {who}, {when}.</source>
            <translation>最終ラベル「{label}」、{who}が{when}に手動で設定。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <source>Final labels</source>
            <translation>最終ラベル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>Final labels and worker table can be written here once a file of labels is open and a rule has run.</source>
            <translation>ラベルのファイルを開いてルールを実行すると、最終ラベルとワーカーの表をここで書き出せます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/class_shares.py" />
            <location filename="../../crowdgui/ui/pages/labels_page.py" />
            <source>Final labels by class</source>
            <translation>クラス別の最終ラベル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <source>Final labels on gold items</source>
            <translation>ゴールドアイテムの最終ラベル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>Final labels that are wrong on gold, over the gold items that have a label both before and after: {before} before, {after} after.</source>
            <translation>ゴールドでの誤った最終ラベルの割合（前後ともラベルのあるゴールドアイテムが対象）：前は{before}、後は{after}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>Final labels that change</source>
            <translation>変わる最終ラベル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/about.py" />
            <source>Final labels, worker quality and an error guarantee from the answers of many workers, by Li and Yu’s “Error Rate Bounds and Iterative Weighted Majority Voting for Crowdsourcing” (2014).

Your files are only read, never changed. Nothing leaves this computer.

MIT licence. Typeface Inter under the SIL Open Font License; Qt under the LGPL.</source>
            <translation>多数のワーカーの回答から、最終ラベル、ワーカーの質、誤り率の保証を求めます。Li and Yuの「Error Rate Bounds and Iterative Weighted Majority Voting for Crowdsourcing」（2014）に基づきます。

ファイルは読み込むだけで、変更しません。このコンピューターの外へは何も送りません。

MITライセンス。書体InterはSIL Open Font License、QtはLGPLによります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_table.py" />
            <location filename="../../crowdgui/ui/widgets/corner.py" />
            <source>Find</source>
            <translation>検索</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/answer_cards.py" />
            <source>Find a class</source>
            <translation>クラスを検索</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/answer_cards.py" />
            <source>Find a class (F)</source>
            <translation>クラスを検索（F）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_table.py" />
            <source>Find a worker</source>
            <translation>ワーカーを検索</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_table.py" />
            <source>Find an item</source>
            <translation>アイテムを検索</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/study/study_run.py" />
            <source>Finding the full result to hold parts against</source>
            <translation>部分と比べるため、全ラベルでの結果を求めています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/marks.py" />
            <source>Fine</source>
            <translation>良好</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/telling.py" />
            <source>Finished {time}</source>
            <translation>{time}に完了</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/accuracies.py" />
            <source>First group, first set</source>
            <translation>第1群、第1組</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/accuracies.py" />
            <source>First group, second set</source>
            <translation>第1群、第2組</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>First row</source>
            <translation>最初の行</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>First row has names</source>
            <translation>最初の行は列名</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/preview_table.py" />
            <source>First rows of the file</source>
            <translation>ファイルの最初の数行</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/ebcc.py" />
            <location filename="../../crowdgui/core/rules/em_fit.py" />
            <location filename="../../crowdgui/core/rules/em_steps.py" />
            <location filename="../../crowdgui/core/rules/lpi.py" />
            <location filename="../../crowdgui/core/rules/map.py" />
            <source>Fitting</source>
            <translation>当てはめています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/consensus.py" />
            <source>Fitting three rules</source>
            <translation>3つのルールを当てはめています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <location filename="../../crowdgui/ui/pages/worker_partners.py" />
            <source>Flag</source>
            <translation>フラグ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/flags.py" />
            <source>Flag rules</source>
            <translation>フラグの基準</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_table.py" />
            <source>Flag rules…</source>
            <translation>フラグの基準…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_table.py" />
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
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>Flags</source>
            <translation>フラグ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>Flags: {name}</source>
            <translation>フラグ：{name}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/coefficients.py" />
            <source>Fleiss’ kappa</source>
            <translation>Fleissのカッパ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>Folder</source>
            <translation>フォルダー</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>Folder for the files</source>
            <translation>書き出し先のフォルダー</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Folder of Parquet files</source>
            <translation>Parquetファイルのフォルダー</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Folder to put the results in</source>
            <translation>結果を入れるフォルダー</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>For labels that do not fit on this computer. The workers of a Dask cluster read them and write final labels and workers as Parquet; all must reach both places. The rule has its usual options.</source>
            <translation>このコンピューターに収まらないラベル用です。Daskクラスターのワーカープロセスがラベルを読み、最終ラベルとワーカーをParquetで書き込みます。すべてのプロセスから両方の場所に届く必要があります。ルールのオプションは既定値になります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_list.py" />
            <source>For other tools</source>
            <translation>ほかのツール用</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>For programs: text in CSV stays as it is. A spreadsheet that opens the file may run some of it.</source>
            <translation>プログラム用：CSVのテキストをそのままにします。表計算ソフトで開くと、一部が実行されることがあります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>For rules whose weights do not depend on the labels: plain majority and oracles.</source>
            <translation>重みがラベルによらないルール用：単純多数決とオラクル。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>For theorem 4: {condition}</source>
            <translation>定理4の条件：{condition}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/held_out.py" />
            <source>Foretelling hidden labels</source>
            <translation>隠したラベルを予測しています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Format</source>
            <translation>形式</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_list.py" />
            <source>Format of the tables</source>
            <translation>表の形式</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <source>Forward</source>
            <translation>進む</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>From a file of accuracies…</source>
            <translation>正解率のファイルから…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>From agreement alone</source>
            <translation>一致だけから</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>From gold answers</source>
            <translation>ゴールド回答から</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>From the file {file}</source>
            <translation>ファイル{file}から</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>From this mean accuracy on, the bound for one-step voting speaks.</source>
            <translation>この平均正解率から、1段階の投票の上限が有効になります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>From {first} to {last}; UTC where the file names a zone.</source>
            <translation>{first}～{last}。ファイルにタイムゾーンがある場合はUTC。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/run.py" />
            <source>Further answers of a worker to the same item, left out: {n}.</source>
            <translation>ワーカーの同じアイテムへの2回目以降の回答（除外）：{n}。</translation>
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
            <translation>この監査を中止</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Given that one worker says this class, how often another says it of the item too.</source>
            <translation>あるワーカーがこのクラスとしたとき、別のワーカーもそのアイテムをこのクラスとする割合。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Gives the same answer as {who} on {agreed} of {shared} items, where about {expected} are to be expected ({corrected}). The labels do not tell who copies from whom.</source>
            <translation>{shared}件中{agreed}件のアイテムで{who}と同じ回答です。期待されるのは約{expected}件です（{corrected}）。どちらがどちらを写したかは、ラベルからは分かりません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Gives the same answers as {who} too often ({corrected}).</source>
            <translation>{who}と同じ回答が多すぎます（{corrected}）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <location filename="../../crowdgui/ui/pages/study_panel.py" />
            <source>Go on</source>
            <translation>続ける</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>Go on checking…</source>
            <translation>点検を続ける…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>Go on without saving</source>
            <translation>保存せずに続ける</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/ui/pages/guarantee_words.py" />
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>Gold</source>
            <translation>ゴールド</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Gold answers</source>
            <translation>ゴールド回答</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Gold answers from a second file</source>
            <translation>別ファイルのゴールド回答</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Gold column</source>
            <translation>ゴールドの列</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>Gold counts as the true label: workers are scored against it, rules that use gold keep it, and the rule runs again.</source>
            <translation>ゴールドは真のラベルとして扱います。ワーカーはそれに照らして採点され、ゴールドを使うルールはそれを保ち、ルールが再実行されます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>Gold drawn at random</source>
            <translation>ゴールドは無作為抽出</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/guarantee_builder.py" />
            <source>Gold is known for every item</source>
            <translation>全アイテムのゴールドが分かっている</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/headline.py" />
            <source>Gold is known for every item, so this is a count and no estimate.</source>
            <translation>全アイテムのゴールドが分かっているので、これは推定ではなく実際に数えた値です。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>Gold is known for every item: {n} of {known} final labels are wrong, {share}.</source>
            <extracomment>For one: Gold is known for every item: {n} of {known} final labels is wrong, {share}.</extracomment>
            <translation>
                <numerusform>全アイテムのゴールドが分かっています。最終ラベル{known}件中{n}件が誤りです（{share}）。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Gold items cannot be held fixed on a cluster.</source>
            <translation>クラスターではゴールドのアイテムを固定できません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/em.py" />
            <location filename="../../crowdgui/core/rules/voting.py" />
            <source>Gold items keep their gold class, and workers are measured against it.</source>
            <translation>ゴールドのアイテムはゴールドのクラスに固定し、それに照らしてワーカーを測ります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <source>Gold label</source>
            <translation>ゴールドラベル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>Gold labels</source>
            <translation>ゴールドラベル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>Gold shows more wrong labels than it allows, so what it needs is not so.</source>
            <translation>ゴールドで、許される数を超える誤ったラベルが見つかったため、必要な条件は成り立っていません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Gold stands for all items only if its items were drawn at random from them.</source>
            <translation>ゴールドが全アイテムを代表するのは、アイテムが全体から無作為に抽出された場合だけです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Gold that the rule has used is no test of its final labels.</source>
            <translation>ルールが使ったゴールドでは、その最終ラベルを検証できません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>Gold was drawn at random: count it as an audit</source>
            <translation>ゴールドは無作為抽出：監査として扱う</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>Gold was not drawn at random after all</source>
            <translation>ゴールドは無作為抽出ではなかった</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/guarantee_builder.py" />
            <source>Gold: {wrong} of {n} wrong</source>
            <translation>ゴールド：{n}件中{wrong}件が誤り</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/write.py" />
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <location filename="../../crowdgui/ui/rail_entries.py" />
            <source>Guarantee</source>
            <translation>保証</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/tour.py" />
            <source>Guarantee: how far you can trust it</source>
            <translation>保証：どこまで信頼できるか</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/flag_styles.py" />
            <location filename="../../crowdgui/ui/widgets/marks.py" />
            <source>Guessing</source>
            <translation>当て推量</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/report.py" />
            <source>Guessing is flagged where the answers may tell no more of the items than this share of what an ordinary worker’s tell.</source>
            <translation>回答から分かるアイテムの情報が、普通のワーカーの場合のこの割合以下でありうるときに、当て推量のフラグを付けます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <source>Guessing on hard items</source>
            <translation>難しいアイテムでの当て推量</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Guessing would agree more often: {rarely} would agree so rarely ({corrected}).</source>
            <translation>当て推量のほうがよく一致します。これほど一致が少ないのは{rarely}です（{corrected}）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Guessing would agree on {chance}.</source>
            <translation>当て推量なら{chance}で一致します。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/coefficients.py" />
            <source>Gwet’s AC1</source>
            <translation>GwetのAC1</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_pace.py" />
            <source>Half of the labels took less, half took more.</source>
            <translation>ラベルの半数はこれより短く、半数は長い時間です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Half of the labels took {seconds} s or less, {share} of the time others take for the same items; {rarely} would be as fast ({corrected}).</source>
            <translation>ラベルの半数が{seconds}秒以下で、同じアイテムにほかの人がかける時間の{share}です。これほど速いのは{rarely}です（{corrected}）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/report.py" />
            <source>Half of the {n} agree on {half} or more; {no_better}.</source>
            <translation>{n}の半数は一致率が{half}以上です。{no_better}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Half of them took {n} seconds or less.</source>
            <translation>半数は{n}秒以下です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>Hand on the labels, with what is known about them.</source>
            <translation>ラベルと、それについて分かっていることを渡します。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Hard items</source>
            <translation>難しいアイテム</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>Hardly any item has two labels, so no label was hidden and foretold by the others.</source>
            <translation>ラベルが2件あるアイテムがほとんどないため、ラベルを隠してほかから予測することはしていません。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/bounds/improvements.py" />
            <source>Have {n} labels on every item</source>
            <extracomment>For one: Have {n} label on every item</extracomment>
            <translation>
                <numerusform>全アイテムにラベルを{n}件ずつ付ける</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/corner.py" />
            <source>Help</source>
            <translation>ヘルプ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_queue.py" />
            <source>Hidden until you have answered.</source>
            <translation>回答するまで非表示です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>Hide the numbers behind the paper’s bounds</source>
            <translation>論文の上限の元になる数値を隠す</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items_page.py" />
            <source>Hide votes while I judge</source>
            <translation>判断中は票を隠す</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>High</source>
            <translation>上端</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/assignment.py" />
            <source>Highest chance</source>
            <translation>最大の確率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_pictures.py" />
            <source>Histogram</source>
            <translation>ヒストグラム</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/history.py" />
            <source>History</source>
            <translation>履歴</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_matrix.py" />
            <source>Hold answers against</source>
            <translation>照合の基準</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/em.py" />
            <location filename="../../crowdgui/core/rules/voting.py" />
            <source>Hold gold items fixed</source>
            <translation>ゴールドのアイテムを固定</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>Holding rules against gold</source>
            <translation>ルールをゴールドと照合しています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/check_status.py" />
            <source>Holds</source>
            <translation>成り立ちます</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>Hongwei Li and Bin Yu (2014), Error Rate Bounds and Iterative Weighted Majority Voting for Crowdsourcing, arXiv:1411.4086.</source>
            <translation>Hongwei Li and Bin Yu (2014), Error Rate Bounds and Iterative Weighted Majority Voting for Crowdsourcing, arXiv:1411.4086.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/map.py" />
            <source>How common each class is, as shares or counts.</source>
            <translation>各クラスの多さ。割合または件数で指定します。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>How far all answers together can move a score; the leads are measured in it.</source>
            <translation>全回答を合わせて得点を動かせる幅。差はこれを単位に測ります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/bounds_chart.py" />
            <source>How far each bound reaches; indications are no promise.</source>
            <translation>各上限の値。目安は保証ではありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/bounds_chart.py" />
            <source>How far each bound reaches; indications are no promise. Hatched ones hold only if the worker model does.</source>
            <translation>各上限の値。目安は保証ではありません。斜線のものは、ワーカーモデルが成り立つ場合だけ有効です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>How far one answer can move a score, as a share of all of them together.</source>
            <translation>1つの回答が得点を動かせる幅（全回答を合わせた幅に対する割合）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <source>How far the final label is ahead of the next, of all there is to win.</source>
            <translation>最終ラベルが次のクラスを引き離す差（得られる最大の差に対する割合）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>How far the first, plain vote may mislead the weights; below 1 is needed.</source>
            <translation>最初の単純な投票が重みをどれだけ誤らせうるか。1未満が必要です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>How far the workers’ accuracies are from one half, on average.</source>
            <translation>ワーカーの正解率が1/2から平均してどれだけ離れているか。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers_page.py" />
            <source>How good each worker is, and who looks like guessing, stands here once a file of labels is open and a rule has run.</source>
            <translation>ラベルのファイルを開いてルールを実行すると、各ワーカーの質と、当て推量に見える人がここに表示されます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/assignment.py" />
            <source>How likely a worker labels an item, the same for all.</source>
            <translation>ワーカーがアイテムにラベルを付ける確率（全員同じ）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_detail.py" />
            <location filename="../../crowdgui/ui/widgets/bars.py" />
            <source>How likely each class is</source>
            <translation>各クラスの確からしさ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/plan_columns.py" />
            <source>How likely its final label is wrong, if workers are as they seem to be.</source>
            <translation>ワーカーが見かけどおりの場合に、最終ラベルが誤っている確率。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_pace.py" />
            <source>How long a label took is the time since the label before it in the same session.</source>
            <translation>ラベルの所要時間は、同じセッションで直前のラベルからの経過時間です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_pace.py" />
            <source>How long labels took is recorded in the file.</source>
            <translation>ラベルの所要時間はファイルに記録されています。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>How long the rule alone took on this computer.</source>
            <translation>このコンピューターでルールだけにかかった時間。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>How long this worker’s labels took is not known.</source>
            <translation>このワーカーのラベルの所要時間は分かりません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/em.py" />
            <source>How many answers to each class the crowd’s confusion matrix counts for.</source>
            <translation>集団の混同行列を、各クラスへの何件分の回答とみなすか。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/scenario.py" />
            <source>How many classes there are to choose from.</source>
            <translation>選べるクラスの数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/scenario.py" />
            <source>How many items there are.</source>
            <translation>アイテムの数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>How many items this rule labels otherwise than the rule in use.</source>
            <translation>このルールのラベルが、使用中のルールと異なるアイテムの数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <source>How many labels</source>
            <translation>ラベルの数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/bwa.py" />
            <source>How many labels a worker must give to count by own labels as much as by the crowd.</source>
            <translation>ワーカー自身のラベルが、集団のラベルと同じ重さになるのに必要なラベル数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/study_panel.py" />
            <source>How many labels do you need?</source>
            <translation>ラベルはいくつ必要か</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>How many labels this worker gave.</source>
            <translation>このワーカーが付けたラベルの数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/plan_columns.py" />
            <source>How many more labels this item is worth.</source>
            <translation>このアイテムに追加する価値のあるラベルの数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>How many of all worker–item pairs have a label.</source>
            <translation>ワーカーとアイテムの全組のうち、ラベルがある割合。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>How many of this worker’s labels on gold items are right.</source>
            <translation>ゴールドアイテムでのこのワーカーのラベルのうち、正しいものの数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <source>How many ordinary workers there are to copy from.</source>
            <translation>写しの元になる普通のワーカーの人数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>How many ranges</source>
            <translation>範囲の数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>How many seconds the label in the middle took: half of the labels took less.</source>
            <translation>中央のラベルの秒数：ラベルの半数はこれより短い時間です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>How many sets are drawn at each point.</source>
            <translation>各点で生成するデータセットの数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <location filename="../../crowdgui/ui/pages/review_queue.py" />
            <source>How many workers gave each class, in the order of the classes.</source>
            <translation>各クラスを答えたワーカーの数（クラスの順）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/scenario.py" />
            <source>How many workers there are.</source>
            <translation>ワーカーの数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>How much a worker’s vote counts. A guesser has 0; a vote below 0 counts against what the worker says.</source>
            <translation>ワーカーの票の重さ。当て推量のワーカーは0で、0未満の票はそのワーカーの回答に反対する票になります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>How much answers move a score on an item, squared and added up; small is good.</source>
            <translation>回答が1アイテムの得点を動かす量の2乗和。小さいほどよい値です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/coefficients.py" />
            <source>How much better workers agree than by chance: 0 is chance, 1 is full agreement, below 0 is worse than chance. Items may have different numbers of labels. Often asked for: 0.80, and at least 0.67 for careful conclusions.</source>
            <translation>ワーカーの一致が偶然よりどれだけよいか。0は偶然どおり、1は完全な一致、0未満は偶然より悪いことを示します。アイテムごとにラベル数が違ってもかまいません。よく求められる水準は0.80、暫定的な結論でも最低0.67です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/weighted.py" />
            <source>How much each worker counts. A worker without a stated weight counts 0.</source>
            <translation>各ワーカーの重み。指定のないワーカーは0です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/weighted.py" />
            <source>How much each worker counts. Where none is stated, each counts 1; where some are, the others count 0.</source>
            <translation>各ワーカーの重み。誰にも指定がなければ全員1、一部にあれば残りは0です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/bounds.py" />
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>How much error is possible</source>
            <translation>ありうる誤りの大きさ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>How much the answers tell of the final label, by Raykar and Yu’s score: 0 for answers that tell nothing, 1 for a worker who is never wrong. With few labels chance alone lifts it above 0.</source>
            <translation>回答が最終ラベルについてどれだけの情報を持つか（Raykar and Yuの得点）。情報のない回答は0、決して誤らないワーカーは1です。ラベルが少ないと、偶然だけでも0より大きくなります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>How much this worker’s vote counts. 0 is a guesser; below 0, a worker who is wrong more often than a guesser, whose vote counts against.</source>
            <translation>このワーカーの票の重さ。0は当て推量のワーカー、0未満は当て推量より多く誤るワーカーで、その票は反対の票として数えます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>How often</source>
            <translation>頻度</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/accuracies.py" />
            <source>How often a label is right.</source>
            <translation>ラベルが正しい割合。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/study_panel.py" />
            <source>How often a part of the labels is drawn anew at each share.</source>
            <translation>各割合で、ラベルの一部を抽出し直す回数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>How often a worker’s label is the one that the others elect by this rule without that worker. It tells how well the rule sums the workers up, not how right they are.</source>
            <translation>ワーカーのラベルが、このルールで本人を除いたほかの人が選ぶラベルと同じである割合。ルールがワーカーをどれだけよく要約するかを示し、ワーカーの正しさは示しません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>How often a worker’s label is the one that the others elect, the worker’s own vote left out.</source>
            <translation>ワーカーのラベルが、本人の票を除いてほかの人が選ぶラベルと同じである割合。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/map.py" />
            <source>How often each worker gives each answer to items of each true class, as chances or counts.</source>
            <translation>真のクラスごとに、各ワーカーが各回答をする頻度。確率または件数で指定します。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/map.py" />
            <source>How often each worker is right, 0 to 1, for workers without a stated confusion matrix. Where neither is stated, the answers to gold items tell.</source>
            <translation>混同行列を指定しないワーカーの正解率（0～1）。どちらの指定もなければ、ゴールド回答から求めます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/weighted.py" />
            <source>How often each worker is right, 0 to 1. Where none is stated, the answers to gold items tell; a worker without either counts 0.</source>
            <translation>各ワーカーの正解率（0～1）。指定がなければゴールド回答から求め、どちらもないワーカーは重み0とします。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/kos.py" />
            <source>How often messages go from items to workers and back.</source>
            <translation>メッセージがアイテムとワーカーの間を往復する回数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>How often the rule went over the labels after the first vote.</source>
            <translation>最初の投票の後、ルールがラベル全体を処理した回数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>How often this worker gives the label that the others elect without this worker’s own vote, with the range that is likely at 95 %. The dotted line is guessing.</source>
            <translation>このワーカーのラベルが、本人の票を除いてほかの人が選ぶラベルと同じである割合と、95 %の確からしさの範囲。点線は当て推量です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>How often this worker sat down to work; a pause of half an hour ends a session.</source>
            <translation>このワーカーが作業した回数。30分休むとセッションが終わります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>How often this worker’s label is the final label. The worker’s own vote helps to elect it, so this is a little too kind.</source>
            <translation>このワーカーのラベルが最終ラベルと同じである割合。本人の票も最終ラベルの選出に加わるため、やや甘い値です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_partners.py" />
            <source>How often two who answer as these do would agree if neither looked at the other.</source>
            <translation>この2人のように答える2人が、互いを見ずに一致する割合。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/histograms.py" />
            <source>How sure the rule is</source>
            <translation>ルールの確信度</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>How the labels were put together</source>
            <translation>ラベルのまとめ方</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/convergence.py" />
            <location filename="../../crowdgui/ui/plots/convergence_plot.py" />
            <source>How the vote settled</source>
            <translation>投票が落ち着くまで</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>How this report was made</source>
            <translation>このレポートの作成方法</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>How to read the numbers</source>
            <translation>数の読み方</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/agreement.py" />
            <source>How well workers agree</source>
            <translation>ワーカーの一致の度合い</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tool_exports.py" />
            <source>Hugging Face data set</source>
            <translation>Hugging Faceデータセット</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/inception.py" />
            <source>INCEpTION agreement</source>
            <translation>INCEpTIONの一致</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/data.py" />
            <source>If every worker had labelled every item, this would be 100 %.</source>
            <translation>全ワーカーが全アイテムにラベルを付けていれば100 %になります。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>If none of {n} rules were better, chance would show such a lead in {share} of cases.</source>
            <extracomment>For one: If it were no better, chance would show such a lead in {share} of cases.</extracomment>
            <translation>
                <numerusform>{n}個のルールのどれも優れていないとしても、偶然でこの差が出る割合は{share}です。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>If none were better, chance would hardly ever show such a lead among {n} rules.</source>
            <extracomment>For one: If it were no better, chance would hardly ever show such a lead with {n} rule tried.</extracomment>
            <translation>
                <numerusform>どれも優れていないとすれば、{n}個のルールの中で偶然にこの差が出ることはほとんどありません。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>If this many of the {n} are wrong …</source>
            <translation>{n}件中、誤りがこの件数なら…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>If you quit now it is stopped. Your file is not changed.</source>
            <translation>今終了すると中断されます。ファイルは変わりません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/prodigy.py" />
            <source>Ignored by the worker</source>
            <translation>ワーカーが無視</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/frame.py" />
            <source>Import</source>
            <translation>読み込む</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/frame.py" />
            <source>Import labels</source>
            <translation>ラベルの読み込み</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>In brackets the range that is likely at 95 %.</source>
            <translation>かっこ内は95 %の確からしさの範囲。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>In order</source>
            <translation>問題なし</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/argilla.py" />
            <source>In record {n}, the lists of responses, users and status of “{question}” differ in length. Export the records again.</source>
            <translation>レコード{n}で、「{question}」の回答、ユーザー、状態のリストの長さが異なります。レコードをもう一度書き出してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>In record {n}, “{key}” is {what}. The export may be damaged; export it again.</source>
            <translation>レコード{n}で「{key}」が{what}です。書き出しデータが破損している可能性があるため、もう一度書き出してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_detail.py" />
            <source>In the colour of the class; the bar is the worker’s weight, ▲ marks workers who are flagged.</source>
            <translation>色はクラス、棒はワーカーの重み、▲はフラグ付きのワーカーです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_detail.py" />
            <source>In the colour of the class; ▲ marks workers who are flagged.</source>
            <translation>色はクラス、▲はフラグ付きのワーカーです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <source>In use</source>
            <translation>使用中</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>Information</source>
            <translation>情報量</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_words.py" />
            <source>Input</source>
            <translation>入力</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/mturk.py" />
            <source>Inputs and answers are numbered alike. If each number is an item of its own, choose “Several items a row”.</source>
            <translation>入力と回答に同じ番号が付いています。番号ごとに別のアイテムなら「1行に複数アイテム」を選んでください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>Interval</source>
            <translation>区間</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>Is it as right as it is sure?</source>
            <translation>確信どおりに正しいか</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Is this the column with the labels?</source>
            <translation>ラベルの列はこれでよいですか。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/parse_labels.py" />
            <source>It answers another question</source>
            <translation>別の質問への回答</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/sagemaker.py" />
            <location filename="../../crowdgui/io/importing/recipes.py" />
            <location filename="../../crowdgui/io/importing/tables.py" />
            <location filename="../../crowdgui/io/tabular/file_head.py" />
            <location filename="../../crowdgui/io/tabular/subprocess_reader.py" />
            <source>It cannot be opened: {why}.</source>
            <translation>開けません：{why}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/subprocess_reader.py" />
            <source>It could not be read within {n} seconds.</source>
            <translation>{n}秒以内に読み込めませんでした。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>It counts as gold.</source>
            <translation>ゴールドとして扱います。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/plan.py" />
            <source>It does not show yet where it levels off.</source>
            <translation>どこで平らになるかは、まだ見えません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/headline.py" />
            <source>It follows from a random sample that was checked by hand, at {confidence} confidence, whatever the workers do.</source>
            <translation>手作業で点検した無作為標本から、信頼水準{confidence}で導かれます。ワーカーの振る舞いに左右されません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/headline.py" />
            <source>It follows from gold items, drawn at random as you state, at {confidence} confidence, whatever the workers do.</source>
            <translation>ご申告のとおり無作為に抽出されたゴールドのアイテムから、信頼水準{confidence}で導かれます。ワーカーの振る舞いに左右されません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/headline.py" />
            <source>It follows from how often workers agree, without any checked answers</source>
            <translation>点検済みの回答なしに、ワーカーどうしの一致の度合いから導かれます</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/headline.py" />
            <source>It follows from how workers did on gold items</source>
            <translation>ゴールドのアイテムでのワーカーの成績から導かれます</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>It holds Python objects, which are never read because they can run a program. Save it as numbers or text.</source>
            <translation>Pythonオブジェクトが含まれています。プログラムを実行しうるため読み込みません。数値かテキストとして保存してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>It holds no array of numbers or text.</source>
            <translation>数値やテキストの配列がありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>It is being worked out.</source>
            <translation>計算しています。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <location filename="../../crowdgui/io/formats/parquet.py" />
            <source>It is damaged or cut off. Get it again from where it came from.</source>
            <translation>破損しているか途中で切れています。入手元からもう一度取得してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/parts.py" />
            <source>It is damaged or no Parquet file.</source>
            <translation>破損しているか、Parquetファイルではありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>It is damaged, cut off, or no workbook. Save it again, or as CSV.</source>
            <translation>破損しているか、途中で切れているか、ブックではありません。もう一度、またはCSVで保存してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>It is data</source>
            <translation>データである</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>It is left out: so many labels of so many classes would take very long.</source>
            <translation>省略しました。ラベルとクラスが多く、非常に時間がかかります。</translation>
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
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>It is tied with another class and won because it comes first.</source>
            <translation>別のクラスと同点で、順序が先のため選ばれました。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>It must be said of each worker whether their labels count.</source>
            <translation>各ワーカーについて、ラベルを集計するかどうかの指定が必要です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/file_preview.py" />
            <source>It names no worker and has one answer for each item.</source>
            <translation>ワーカーの名前がなく、アイテムごとに回答が1つです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>It names the columns</source>
            <translation>列名である</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <location filename="../../crowdgui/core/bounds/guarantee.py" />
            <source>It says nothing: by this bound practically every label could be wrong.</source>
            <translation>何も言えません。この上限では、ほぼ全部のラベルが誤りでもありえます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/guarantee.py" />
            <source>It says nothing: workers who were hardly seen to err leave no room for errors.</source>
            <translation>何も言えません。誤りがほとんど見られなかったワーカーからは、誤りの余地を見積もれません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>It says that it holds more than a file of its size can. It is damaged.</source>
            <translation>この大きさのファイルに入る以上の内容があると記されています。破損しています。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/parquet.py" />
            <source>It says that it holds {n} rows, {mb} MB in memory, which is more than a file of its size should. Save only the columns of worker, item and label.</source>
            <translation>{n}行、メモリ{mb} MBと記されており、この大きさのファイルとしては多すぎます。ワーカー、アイテム、ラベルの列だけを保存してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/plan.py" />
            <source>It seems to level off at about {end}.</source>
            <translation>約{end}で平らになるようです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>It speaks of one answer of each worker to an item; here some gave more.</source>
            <translation>各ワーカーの回答がアイテムごとに1件の場合の上限です。ここでは複数回答した人がいます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>It speaks of rules that add up votes; this rule does not.</source>
            <translation>票を足し合わせるルールの上限です。このルールには当てはまりません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>It speaks only of a crowd that is worse than chance; this one is not.</source>
            <translation>偶然より悪い集団についてだけ言えます。この集団には当てはまりません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/subprocess_reader.py" />
            <source>It takes more memory than a file of its size should, or it is damaged.</source>
            <translation>この大きさのファイルとしてはメモリを使いすぎるか、破損しています。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/agreement_bound.py" />
            <source>It takes two classes and two workers who count.</source>
            <translation>2つのクラスと、集計対象のワーカーが2人必要です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/gold_bound.py" />
            <source>It takes two classes, and items without gold.</source>
            <translation>2つのクラスと、ゴールドのないアイテムが必要です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/file.py" />
            <source>It was not closed properly and can only be put right where writing is allowed. Copy it to another folder, together with the file of the same name that ends in “-journal”.</source>
            <translation>正しく閉じられておらず、書き込みできる場所でないと修復できません。同じ名前で「-journal」で終わるファイルと一緒に、別のフォルダーへコピーしてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>It would be read from {path}</source>
            <translation>読み込み元：{path}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/guarantee_builder.py" />
            <source>It would hold if workers’ mistakes were independent; these labels show otherwise.</source>
            <translation>ワーカーの誤りが互いに独立なら成り立ちますが、このラベルはそうでないことを示しています。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/file_head.py" />
            <source>It would unpack to {n} MB, which is more than a file of its size should hold. Save the table as CSV and open that.</source>
            <translation>展開すると{n} MBになり、この大きさのファイルとしては大きすぎます。表をCSVで保存し、それを開いてください。</translation>
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
            <translation>アイテム</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>Item by item</source>
            <translation>アイテムごと</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>Item by item, Chernoff</source>
            <translation>アイテムごと（Chernoff）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>Item by item, hidden kinds of items</source>
            <translation>アイテムごと（隠れたアイテムの種類）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>Item by item, own confusion matrices</source>
            <translation>アイテムごと（各自の混同行列）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Item column</source>
            <translation>アイテムの列</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/judging_panel.py" />
            <source>Item {name}</source>
            <translation>アイテム{name}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <location filename="../../crowdgui/io/formats/get_another_label.py" />
            <source>Item, worker, label</source>
            <translation>アイテム、ワーカー、ラベル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <location filename="../../crowdgui/core/simulate/scenario.py" />
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <location filename="../../crowdgui/ui/pages/item_table.py" />
            <location filename="../../crowdgui/ui/pages/items_page.py" />
            <location filename="../../crowdgui/ui/rail_entries.py" />
            <source>Items</source>
            <translation>アイテム</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <source>Items by class</source>
            <translation>クラス別のアイテム</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/accuracies.py" />
            <source>Items in the first set</source>
            <translation>第1組のアイテム</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>Items on which the final label only won by the order of the classes.</source>
            <translation>クラスの順序だけで最終ラベルが決まったアイテム。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Items that two rules label differently</source>
            <translation>2つのルールでラベルが異なるアイテム</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <source>Items to look at</source>
            <translation>確認したいアイテム</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_queue.py" />
            <source>Items to review</source>
            <translation>レビューするアイテム</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/plan_panel.py" />
            <source>Items to send out again</source>
            <translation>再依頼するアイテム</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cubam_yaml.py" />
            <location filename="../../crowdgui/io/formats/peerannot.py" />
            <source>Items, then workers</source>
            <translation>アイテム、次にワーカー</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Items, workers and labels are not of the same length.</source>
            <translation>アイテム、ワーカー、ラベルの長さが同じではありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/tour.py" />
            <source>Items: look at the unsure ones yourself</source>
            <translation>アイテム：不確かなものを自分で見る</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/mturk.py" />
            <location filename="../../crowdgui/io/formats/toloka.py" />
            <source>Its inputs</source>
            <translation>入力</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>Its name or number. The first one with a table otherwise.</source>
            <translation>名前または番号。指定しなければ、表がある最初のシートです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/toloka.py" />
            <source>Its task</source>
            <translation>タスク</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Its values</source>
            <translation>その値</translation>
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
            <location filename="../../crowdgui/core/review/label_probabilities.py" />
            <source>Judging answers</source>
            <translation>回答を評価しています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>KB</source>
            <translation>KB</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Kappa is not defined, because both give one class to all they share.</source>
            <translation>カッパは定義できません。2人とも、共通のアイテムすべてに1つのクラスを付けているためです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if_strip.py" />
            <source>Keep</source>
            <translation>確定</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>Keep all answers</source>
            <translation>全回答を残す</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/appen.py" />
            <source>Keep personal columns</source>
            <translation>個人情報の列を残す</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/mturk.py" />
            <location filename="../../crowdgui/io/formats/toloka.py" />
            <source>Keep rejected answers</source>
            <translation>却下された回答を残す</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/label_studio.py" />
            <source>Keep skipped annotations</source>
            <translation>スキップしたアノテーションを残す</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/labelbox.py" />
            <source>Keep skipped labels</source>
            <translation>スキップしたラベルを残す</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/appen.py" />
            <source>Keep tainted judgments</source>
            <translation>不適格（tainted）の判定を残す</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>Keep the first answer</source>
            <translation>最初の回答を残す</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>Keep the last answer</source>
            <translation>最後の回答を残す</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>Keep “{kept}”: no rule is shown to suit these labels better, beyond noise.</source>
            <translation>「{kept}」のままにしてください。ばらつきを超えてこのラベルに合うと示されたルールはほかにありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>Keep “{kept}”: there is nothing to judge rules by.</source>
            <translation>「{kept}」のままにしてください。ルールを評価する材料がありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers_page.py" />
            <source>Kept: all workers count.</source>
            <translation>維持しました。すべてのワーカーが数えられます。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers_page.py" />
            <source>Kept: {n} workers stay left out.</source>
            <extracomment>For one: Kept: {n} worker stays left out.</extracomment>
            <translation>
                <numerusform>維持しました。ワーカー{n}人は除外されたままです。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items_page.py" />
            <source>Key B</source>
            <translation>Bキー</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items_page.py" />
            <source>Key S</source>
            <translation>Sキー</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Kinds of items (EBCC)</source>
            <translation>アイテムの種類（EBCC）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/ebcc.py" />
            <source>Kinds of items in each class</source>
            <translation>各クラスのアイテムの種類</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/ebcc.py" />
            <source>Kinds start at random; the probabilities of so many starts are averaged.</source>
            <translation>種類は無作為な初期値から始めます。この数の初期値から得た確率を平均します。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>Known once the file is read.</source>
            <translation>ファイルを読み込むと分かります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Known workers (MAP)</source>
            <translation>既知のワーカー（MAP）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/coefficients.py" />
            <source>Krippendorff’s alpha</source>
            <translation>Krippendorffのアルファ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Krippendorff’s alpha of this class against all others put together.</source>
            <translation>このクラスと、ほかのクラスをまとめたものとのKrippendorffのアルファ。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/coefficients.py" />
            <source>Krippendorff’s alpha, interval</source>
            <translation>Krippendorffのアルファ（間隔尺度）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/coefficients.py" />
            <source>Krippendorff’s alpha, ordinal</source>
            <translation>Krippendorffのアルファ（順序尺度）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>Label</source>
            <translation>ラベル</translation>
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
            <translation>Label Studioの予測</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <source>Label by the rule</source>
            <translation>ルールによるラベル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Label on a cluster</source>
            <translation>クラスターでラベル付け</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/labelbox.py" />
            <source>Labelbox export</source>
            <translation>Labelboxの書き出し</translation>
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
            <translation>ラベル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Labels and gold answers need the same words.</source>
            <translation>ラベルとゴールド回答には同じ語が必要です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/file_kinds.py" />
            <source>Labels and projects</source>
            <translation>ラベルとプロジェクト</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <source>Labels by class</source>
            <translation>クラス別のラベル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/convergence.py" />
            <location filename="../../crowdgui/ui/plots/convergence_plot.py" />
            <source>Labels changed at each step</source>
            <translation>各ステップで変わったラベル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <source>Labels given</source>
            <translation>付いたラベル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/worker_scatter.py" />
            <location filename="../../crowdgui/ui/plots/worker_scatter.py" />
            <source>Labels given (log scale)</source>
            <translation>付けたラベル（対数目盛）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>Labels left out</source>
            <translation>除外したラベル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Labels of this class on items with two labels or more.</source>
            <translation>ラベルが2件以上あるアイテムでの、このクラスのラベル。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/assignment.py" />
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Labels per item</source>
            <translation>アイテムごとのラベル数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>Labels set</source>
            <translation>設定したラベル数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>Labels set by hand</source>
            <translation>手動設定のラベル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <source>Labels that are copied</source>
            <translation>写したラベル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>Labels that differ</source>
            <translation>異なるラベル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/plan_columns.py" />
            <source>Labels to ask for</source>
            <translation>依頼するラベル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>Labels to check</source>
            <translation>点検するラベル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/report.py" />
            <source>Labels to judge by</source>
            <translation>評価に必要なラベル数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/plan_panel.py" />
            <source>Labels to spend</source>
            <translation>使うラベル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/tour.py" />
            <source>Labels, workers, items and classes are counted. The picture shows who labelled what, and the checks say what was left out.</source>
            <translation>ラベル、ワーカー、アイテム、クラスの数を示します。図は誰が何にラベルを付けたか、点検は何が除外されたかを示します。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/tour.py" />
            <source>Labels: one for each item</source>
            <translation>ラベル：アイテムごとに1つ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <source>Language</source>
            <translation>言語</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>Largest lead of the true class</source>
            <translation>真のクラスの最大の差</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>Largest single step</source>
            <translation>1ステップの最大幅</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>Latin-1</source>
            <translation>Latin-1</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>Layout</source>
            <translation>表の形</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <source>Leaders</source>
            <translation>写しの元</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Learns how good each worker is on each class.</source>
            <translation>各ワーカーのクラスごとの質を学習します。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Learns how good each worker is, alike on all classes.</source>
            <translation>各ワーカーの質を学習します（全クラス共通）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Learns kinds of items on which workers err together. Slower.</source>
            <translation>ワーカーがそろって誤るアイテムの種類を学習します。やや遅いです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Learns which classes each worker mixes up.</source>
            <translation>各ワーカーがどのクラスを取り違えるかを学習します。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>Least lead of the true class</source>
            <translation>真のクラスの最小の差</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <source>Least sure</source>
            <translation>最も不確かなもの</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>Least sure first</source>
            <translation>不確かな順</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <location filename="../../crowdgui/ui/pages/worker_detail.py" />
            <source>Leave out</source>
            <translation>除外</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>Leave out answers that differ</source>
            <translation>異なる回答を除外</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers_page.py" />
            <source>Leave out the {n} flagged</source>
            <extracomment>For one: Leave out the flagged worker</extracomment>
            <translation>
                <numerusform>フラグ付きの{n}人を除外</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/bounds/improvements.py" />
            <source>Leave out the {n} flagged workers</source>
            <extracomment>For one: Leave out the flagged worker</extracomment>
            <translation>
                <numerusform>フラグ付きワーカー{n}人を除外する</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_detail.py" />
            <source>Leave out {n}</source>
            <translation>{n}人を除外</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/worker_table.py" />
            <source>Leave out {n} workers</source>
            <extracomment>For one: Leave out {n} worker</extracomment>
            <translation>
                <numerusform>ワーカー{n}人を除外</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/flag_styles.py" />
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <location filename="../../crowdgui/ui/pages/worker_table.py" />
            <location filename="../../crowdgui/ui/widgets/marks.py" />
            <source>Left out</source>
            <translation>除外</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>Length of the weights</source>
            <translation>重みの長さ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>Level</source>
            <translation>水準</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Li and Yu: {name}</source>
            <translation>Li and Yu：{name}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>Light, &amp;high contrast</source>
            <translation>ライト、ハイコントラスト(&amp;H)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Like EM, but steadier when workers gave few labels.</source>
            <translation>EMに似ていますが、ラベルの少ないワーカーでも安定します。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Like labels that were open before</source>
            <translation>以前に開いたラベルと同じ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Like the labels that are open</source>
            <translation>開いているラベルと同じ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Like weighted voting, but trusts very good workers far more.</source>
            <translation>重み付き投票に似ていますが、とてもよいワーカーをはるかに強く信頼します。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Like weighted voting, more careful with few labels.</source>
            <translation>重み付き投票に似ていますが、ラベルが少ないと慎重になります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>Limit</source>
            <translation>上限値</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/bwa.py" />
            <location filename="../../crowdgui/core/rules/ebcc.py" />
            <location filename="../../crowdgui/core/rules/em.py" />
            <location filename="../../crowdgui/core/rules/lpi.py" />
            <location filename="../../crowdgui/core/rules/voting.py" />
            <source>Limit of steps</source>
            <translation>ステップ数の上限</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Limit of the mean error by Chernoff’s method, with the true accuracies, given who labelled which item.</source>
            <translation>Chernoffの方法による平均誤り率の上限。真の正解率と、誰がどのアイテムにラベルを付けたかに基づきます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Limit of the mean error by Chernoff’s method, with the true accuracies, over all ways in which labels could have been shared out.</source>
            <translation>Chernoffの方法による平均誤り率の上限。真の正解率に基づき、ラベルの割り当て方すべてにわたります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Limit of the mean error by Li and Yu (2014), theorem 3, with the true accuracies.</source>
            <translation>Li and Yu (2014)の定理3による平均誤り率の上限。真の正解率に基づきます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>Limits are of the share of wrong labels, on average unless a bound says with which probability. Demoted ones would hold if the worker model did.</source>
            <translation>上限は誤ったラベルの割合についてのもので、確率の記載がなければ平均です。格下げされたものは、ワーカーモデルが成り立つ場合に有効です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Limits of the ranges</source>
            <translation>範囲の境界</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/preview_table.py" />
            <source>Line {n} of the file</source>
            <translation>ファイルの{n}行目</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Lines {lines}</source>
            <extracomment>For one: Line {lines}</extracomment>
            <translation>
                <numerusform>行{lines}</numerusform>
            </translation>
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
            <location filename="../../crowdgui/ui/pages/review_end.py" />
            <source>Look at the answers</source>
            <translation>回答を見る</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>Look at the answers…</source>
            <translation>回答を見る…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/advice_panel.py" />
            <source>Look for evidence</source>
            <translation>根拠を探す</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>Look here</source>
            <translation>要確認</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/study/forecast.py" />
            <location filename="../../crowdgui/ui/pages/plan_panel.py" />
            <source>Looking ahead</source>
            <translation>先を見積もっています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/plan_panel.py" />
            <source>Looking ahead…</source>
            <translation>先を見積もっています…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/run.py" />
            <source>Looking at the labels</source>
            <translation>ラベルを調べています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/opening.py" />
            <source>Looking at {file}</source>
            <translation>{file}を調べています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/em_fit.py" />
            <source>Looking for a start</source>
            <translation>初期値を探しています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/advice_panel.py" />
            <source>Looking for evidence</source>
            <translation>根拠を探しています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/keeping.py" />
            <source>Looking for unsaved work</source>
            <translation>未保存の作業を探しています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>Looking through the lines of {file}</source>
            <translation>{file}の行を調べています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Low</source>
            <translation>下端</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/assignment.py" />
            <source>Lowest chance</source>
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
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Made for two classes. Much slower; for comparison.</source>
            <translation>2クラス用。ずっと遅く、比較用です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Made for two classes. The fast form of belief propagation.</source>
            <translation>2クラス用。確率伝播の速い方式です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Made for two classes. Unsteady on uneven data; for comparison.</source>
            <translation>2クラス用。偏ったデータでは不安定で、比較用です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_detail.py" />
            <location filename="../../crowdgui/ui/pages/judging_panel.py" />
            <source>Make it gold</source>
            <translation>ゴールドにする</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/review_end.py" />
            <source>Make these {n} labels gold</source>
            <extracomment>For one: Make this {n} label gold</extracomment>
            <translation>
                <numerusform>このラベル{n}件をゴールドにする</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/item_table.py" />
            <source>Make {n} labels gold</source>
            <extracomment>For one: Make {n} label gold</extracomment>
            <translation>
                <numerusform>ラベル{n}件をゴールドにする</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <source>Margin</source>
            <translation>マージン</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <source>Margin over the second class</source>
            <translation>第2クラスとのマージン</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cvat.py" />
            <source>Marks a part of the image, so it labels no image</source>
            <translation>画像の一部を示すもので、画像のラベルではない</translation>
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
            <translation>アイテムの一部を示すもので、アイテムのラベルではない</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>Marks gold</source>
            <translation>ゴールドの印</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>Mean accuracy</source>
            <translation>平均正解率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/accuracies.py" />
            <source>Mean accuracy kept within</source>
            <translation>平均正解率の許容幅</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Mean accuracy of workers</source>
            <translation>ワーカーの平均正解率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>Mean accuracy that one-step voting needs</source>
            <translation>1段階の投票に必要な平均正解率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Mean field (LPI)</source>
            <translation>平均場（LPI）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Mean probability of the final label by the three rules, as much as each counts.</source>
            <translation>3つのルールによる最終ラベルの確率の、比重に応じた平均。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/agreement.py" />
            <source>Measure</source>
            <translation>指標</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/speed.py" />
            <source>Measuring pace</source>
            <translation>ペースを測定しています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/peers.py" />
            <location filename="../../crowdgui/core/workers/spam_tests/effective_counts.py" />
            <source>Measuring workers</source>
            <translation>ワーカーを測定しています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Merge them on the page Classes if they mean the same.</source>
            <translation>同じ意味なら、「クラス」のページで統合してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Merge words that differ only
in case and blanks</source>
            <translation>大文字・小文字と空白だけが
異なる語をまとめる</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Merge words that differ only in case and blanks</source>
            <translation>大文字・小文字と空白だけが異なる語をまとめる</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Message passing (KOS)</source>
            <translation>メッセージ伝達（KOS）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/kos.py" />
            <source>Messages start at random; the middle result of so many starts counts.</source>
            <translation>メッセージは無作為な初期値から始めます。この数の初期値から得た結果の中央を採ります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/argilla.py" />
            <location filename="../../crowdgui/io/formats/label_studio.py" />
            <source>Models are workers</source>
            <translation>モデルもワーカーとする</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/rule_options.py" />
            <source>More options</source>
            <translation>オプションを増やす</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>More than one column is set as {role}. Keep one.</source>
            <translation>{role}に設定された列が複数あります。1つだけにしてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_table.py" />
            <source>More than six curves cannot be told apart. Untick one first.</source>
            <translation>曲線が6本を超えると区別できません。先に1つ外してください。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>More than {n} curves cannot be told apart.</source>
            <extracomment>For one: More than {n} curve cannot be told apart.</extracomment>
            <translation>
                <numerusform>曲線が{n}本を超えると区別できません。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>Most disputed first</source>
            <translation>票が割れた順</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>Most wrong, an indication</source>
            <translation>誤りの上限（目安）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>Most wrong, if the model held</source>
            <translation>誤りの上限（モデルが成り立つ場合）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/reviewer.py" />
            <source>Name</source>
            <translation>名前</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>Name of the recipe</source>
            <translation>レシピの名前</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cubam_yaml.py" />
            <location filename="../../crowdgui/io/formats/peerannot.py" />
            <source>Names on the outside first.</source>
            <translation>外側の名前が先です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_words.py" />
            <source>Names that a spreadsheet would run are being counted.</source>
            <translation>表計算ソフトが実行しうる名前を数えています。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/prodigy.py" />
            <source>Neither accepted nor rejected</source>
            <translation>承認も却下もされていない</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/frame.py" />
            <location filename="../../crowdgui/ui/pages/items_page.py" />
            <location filename="../../crowdgui/ui/widgets/tour_card.py" />
            <source>Next</source>
            <translation>次へ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/report.py" />
            <source>Next to nothing</source>
            <translation>ほぼ情報なし</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>No accuracy is stated, and no worker answered a gold item. State accuracies, or open a file of gold answers.</source>
            <translation>正解率の指定がなく、ゴールドアイテムに答えたワーカーもいません。正解率を指定するか、ゴールド回答のファイルを開いてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>No accuracy is stated.</source>
            <translation>正解率が指定されていません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/label_studio.py" />
            <source>No annotation says who made it. Export as JSON with annotators, without hiding their details; or, if every worker has a file, choose “One file a worker”.</source>
            <translation>どのアノテーションにも作成者がありません。アノテーターの情報を隠さずにJSONで書き出してください。ワーカーごとにファイルがある場合は「ワーカーごとに1ファイル」を選んでください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/label_studio_min.py" />
            <source>No annotation says who made it. Export as JSON, with annotators.</source>
            <translation>どのアノテーションにも作成者がありません。アノテーター付きのJSONで書き出してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>No answer</source>
            <translation>回答なし</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>No answer is</source>
            <translation>回答なしは</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/long_table.py" />
            <source>No answer is left. All were left out: {why}.</source>
            <translation>回答が残っていません。すべて除外しました：{why}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>No answer moves any label: every worker counts for nothing.</source>
            <translation>どの回答もラベルを動かしません。全ワーカーの重みが0です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/peerannot.py" />
            <location filename="../../crowdgui/io/formats/sagemaker.py" />
            <source>No answer names its worker.</source>
            <translation>どの回答にもワーカーの名前がありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/prodigy.py" />
            <source>No answer says who gave it. If every worker has a dataset of their own, choose “One file a worker”.</source>
            <translation>どの回答にも回答者がありません。ワーカーごとにデータセットがある場合は「ワーカーごとに1ファイル」を選んでください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>No array looks like labels. The arrays are {names}.</source>
            <translation>ラベルらしい配列がありません。配列は{names}です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/workers.py" />
            <source>No audit sample was drawn.</source>
            <translation>監査の標本は抽出されていません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>No bound of its own. {reason}</source>
            <translation>個別の上限はありません。{reason}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>No class is missed by the draw. The limit for all classes together is higher.</source>
            <translation>どのクラスも必ず抽出されます。全クラスを合わせた上限は高くなります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/label_studio_csv.py" />
            <source>No column differs between the annotations of a task. Say which holds the label.</source>
            <translation>タスクのアノテーションの間で異なる列がありません。どれがラベルかを指定してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/appen.py" />
            <source>No column differs between the judgments of a unit. Say which one holds the label.</source>
            <translation>ユニットの判定の間で異なる列がありません。どの列がラベルかを指定してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/mturk.py" />
            <source>No column holds answers. Download the results once workers have answered.</source>
            <translation>回答の列がありません。ワーカーの回答後に結果をダウンロードしてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>No error rate below 100 % can be promised with this probability.</source>
            <translation>この確率では、100 %未満の誤り率を約束できません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/doccano.py" />
            <source>No file is called after a worker.</source>
            <translation>ワーカーの名前が付いたファイルがありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/opening.py" />
            <source>No files yet</source>
            <translation>ファイルはまだありません</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <source>No final label is unsure enough to be listed here.</source>
            <translation>ここに載せるほど不確かな最終ラベルはありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>No gold answer matches an item</source>
            <translation>ゴールド回答に合うアイテムがありません</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/guarantee.py" />
            <source>No guarantee</source>
            <translation>保証なし</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <location filename="../../crowdgui/core/bounds/headline.py" />
            <source>No guarantee can be given from the labels alone.</source>
            <translation>ラベルだけからは保証できません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/headline.py" />
            <source>No guarantee can be given yet.</source>
            <translation>まだ保証できません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/bootstrap.py" />
            <source>No interval, because a second class is on too few items.</source>
            <translation>区間なし。2つ目のクラスのアイテムが少なすぎるためです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/overall.py" />
            <source>No interval, because only one item has labels of two workers.</source>
            <translation>区間なし。2人のラベルがあるアイテムが1件だけのためです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/bootstrap.py" />
            <location filename="../../crowdgui/core/agreement/worker_pairs.py" />
            <source>No interval, because the items do not differ.</source>
            <translation>区間なし。アイテムの間に違いがないためです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_detail.py" />
            <source>No item chosen</source>
            <translation>アイテム未選択</translation>
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
            <source>No item has labels of two workers.</source>
            <translation>2人のラベルがあるアイテムはありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/plan.py" />
            <source>No item is foreseen to gain from more labels within this number.</source>
            <translation>この数の範囲では、ラベルの追加で改善が見込まれるアイテムはありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/gold.py" />
            <location filename="../../crowdgui/io/importing/label_filters.py" />
            <source>No item is named</source>
            <translation>アイテムの名前がない</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>No item of this worker could be compared: nobody else labelled them, or the others are tied.</source>
            <translation>このワーカーには比べられるアイテムがありません。ほかに誰もラベルを付けていないか、ほかの人が同点です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>No item stands out</source>
            <translation>目立つアイテムはありません</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_words.py" />
            <source>No item, worker or class here has a name that a spreadsheet would run.</source>
            <translation>表計算ソフトが実行しうる名前のアイテム、ワーカー、クラスはありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items_page.py" />
            <source>No items yet</source>
            <translation>アイテムはまだありません</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/convergence.py" />
            <source>No label changed after the first vote.</source>
            <translation>最初の投票の後に変わったラベルはありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/labelbox.py" />
            <source>No label says who made it. Export with “Label details” and “Performance”.</source>
            <translation>どのラベルにも作成者がありません。「Label details」と「Performance」を付けて書き出してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/decisions.py" />
            <source>No label set by hand</source>
            <translation>手動設定のラベルはありません</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_detail.py" />
            <location filename="../../crowdgui/ui/pages/judging_panel.py" />
            <source>No longer gold</source>
            <translation>ゴールドから外す</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/plan.py" />
            <source>No number of labels is foreseen to bring the error to {wanted}: with all that would help, {more} more, about {least} would stay wrong. Better instructions or answers checked by hand can do what more labels cannot.</source>
            <translation>いくつラベルを増やしても、誤り率{wanted}には届かない見込みです。役立つものをすべて、あと{more}件加えても、約{least}が誤ったままです。ガイドラインの改善や手作業で点検した回答なら、ラベルの追加ではできないことができます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/prodigy.py" />
            <source>No option was chosen</source>
            <translation>選択肢が選ばれていない</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_partners.py" />
            <source>No overlap: nobody else labelled any of this worker’s items.</source>
            <translation>重なりなし：ほかに誰も、このワーカーのアイテムにラベルを付けていません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>No overlap: none of these workers share an item.</source>
            <translation>重なりなし：これらのワーカーに共通のアイテムがありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/argilla.py" />
            <source>No response says which user gave it. Export the records with their responses.</source>
            <translation>どの回答にもユーザーがありません。回答付きでレコードを書き出してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/read_labels.py" />
            <source>No row has a worker, an item and an answer. Check which columns these are.</source>
            <translation>ワーカー、アイテム、回答がそろった行がありません。どの列がそれに当たるかを確かめてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/table_view.py" />
            <source>No row matches the search and the filter.</source>
            <translation>検索と絞り込みに合う行がありません。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/compare/comparison.py" />
            <source>No rule has fewer gold answers wrong than “{best}”: {wrong} of {known} ({share}). Beyond noise it beats {beaten} of the {n} other rules.</source>
            <extracomment>For one: No rule has fewer gold answers wrong than “{best}”: {wrong} of {known} ({share}). Beyond noise it beats {beaten} of {n} other rule.</extracomment>
            <translation>
                <numerusform>「{best}」よりゴールド回答の誤りが少ないルールはありません：{known}件中{wrong}件（{share}）。ばらつきを超えて、ほかの{n}個のルールのうち{beaten}個を上回ります。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/comparison.py" />
            <source>No rule has fewer gold answers wrong than “{best}”: {wrong} of {known} ({share}). Beyond noise it is only shown to beat “{other}”.</source>
            <translation>「{best}」よりゴールド回答の誤りが少ないルールはありません：{known}件中{wrong}件（{share}）。ばらつきを超えて上回ると示せるのは「{other}」に対してだけです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/telling.py" />
            <source>No rule has run on these labels yet</source>
            <translation>このラベルではまだルールを実行していません</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items_page.py" />
            <location filename="../../crowdgui/ui/pages/workers_page.py" />
            <source>No rule has run on these labels.</source>
            <translation>このラベルでは、まだルールを実行していません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>No sample is drawn</source>
            <translation>標本は未抽出です</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>No share is stated for the class “{name}”. State one for each.</source>
            <translation>クラス「{name}」の割合が指定されていません。クラスごとに1つ指定してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>No ties.</source>
            <translation>同点はありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>No two groups of items show between which workers swap quality.</source>
            <translation>ワーカーの質が入れ替わるような2つのアイテム群は見られません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>No two workers labelled the same item, so nobody can be compared.</source>
            <translation>同じアイテムにラベルを付けた2人がいないため、誰も比べられません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>No weights are stated. State one for each worker, or choose plain majority.</source>
            <translation>重みの指定がありません。ワーカーごとに1つ指定するか、単純多数決を選んでください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <location filename="../../crowdgui/text/data.py" />
            <source>No worker answered an item twice</source>
            <translation>同じアイテムに2回答えたワーカーはいません</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>No worker answered an item twice: the rule adds up every answer</source>
            <translation>アイテムに2回答えたワーカーはいない：ルールは全回答を足し合わせる</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>No worker is called “{name}”</source>
            <translation>「{name}」という名前のワーカーはいません</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/workers.py" />
            <source>No worker is left out.</source>
            <translation>除外したワーカーはいません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/label_filters.py" />
            <source>No worker is named</source>
            <translation>ワーカーの名前がない</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>No worker looks like guessing.</source>
            <translation>当て推量に見えるワーカーはいません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/cluster.py" />
            <source>No worker process of the cluster is left. Nothing was written.</source>
            <translation>クラスターのワーカープロセスがなくなりました。何も書き込んでいません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/report.py" />
            <source>No worker who counts could be compared with others.</source>
            <translation>集計対象のワーカーに、ほかの人と比べられる人はいません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers_page.py" />
            <source>No workers yet</source>
            <translation>ワーカーはまだいません</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/confusion_view.py" />
            <source>No {items}</source>
            <translation>{items}はありません</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>No, a cell is one answer</source>
            <translation>いいえ、1セルは1つの回答</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/argilla.py" />
            <source>Nobody answered</source>
            <translation>誰も回答していない</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/parse_labels.py" />
            <source>Nobody answers the question “{wanted}”. The questions are {questions}.</source>
            <translation>質問「{wanted}」への回答がありません。質問は{questions}です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/data.py" />
            <source>Nobody can be compared on them.</source>
            <translation>これらでは誰も比べられません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>Nobody else labelled this worker’s items, or the others are tied on them.</source>
            <translation>ほかに誰もこのワーカーのアイテムにラベルを付けていないか、ほかの人が同点です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_answers.py" />
            <source>Nobody else who counts labelled this worker’s items.</source>
            <translation>ほかの集計対象のワーカーは、このワーカーのアイテムにラベルを付けていません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/report.py" />
            <source>Nobody is flagged for what more than this share of honest workers would do.</source>
            <translation>この割合を超える誠実なワーカーがすることには、フラグを付けません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>Nobody labelled this item, so it has no final label.</source>
            <translation>誰もラベルを付けていないため、最終ラベルがありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>Nobody labelled this item.</source>
            <translation>このアイテムには誰もラベルを付けていません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/gold_bound.py" />
            <source>Nobody who answered gold has a say in the vote.</source>
            <translation>ゴールドに回答した人は、この投票に票を持ちません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>Nobody who counts labelled these items, so they lose their final label.</source>
            <translation>集計対象のワーカーは誰もこれらのアイテムにラベルを付けていないため、最終ラベルがなくなります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>Nobody whose labels count has labelled this item.</source>
            <translation>集計対象のワーカーは誰もこのアイテムにラベルを付けていません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>None</source>
            <translation>なし</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>None of the bounds below says anything about these labels; each says why.</source>
            <translation>下の上限はどれも、このラベルについて何も言えません。理由はそれぞれに示します。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/headline.py" />
            <source>None of the bounds below says anything about these labels; each says why. A random check by hand gives a guarantee.</source>
            <translation>下の上限はどれも、このラベルについて何も言えません。理由はそれぞれに示します。手作業の無作為点検なら保証が得られます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>None of the stated workers gave any of these labels. Check that their ids are written alike.</source>
            <translation>指定されたワーカーは、誰もこのラベルを付けていません。IDの書き方が同じか確かめてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers_together.py" />
            <source>None of them is flagged.</source>
            <translation>フラグ付きの人はいません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/judging_panel.py" />
            <source>None of these</source>
            <translation>どれでもない</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>None of these limits is a guarantee here.</source>
            <translation>ここにある上限はどれも保証ではありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>None of {n} crowds drawn has its mean accuracy within {within} of the expected one. Allow more.</source>
            <translation>生成した集団{n}個のうち、平均正解率が期待値から{within}以内のものはありません。幅を広げてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>None: as it was found</source>
            <translation>なし：検出のまま</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Not chosen</source>
            <translation>未選択</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/overall.py" />
            <source>Not defined, because all labels compared are the same number.</source>
            <translation>定義できません。比べたラベルがすべて同じ数のためです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/overall.py" />
            <source>Not defined, because all labels compared are “{only}”: without a second class, agreement cannot be told from chance.</source>
            <translation>定義できません。比べたラベルがすべて「{only}」のためです。2つ目のクラスがなければ、一致と偶然を区別できません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/overall.py" />
            <source>Not defined, because all {n} labels compared are of this class, so that chance cannot be told from agreement.</source>
            <translation>定義できません。比べた{n}件のラベルがすべてこのクラスで、偶然と一致を区別できないためです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/worker_pairs.py" />
            <source>Not defined, because any two workers who share {fewest} items or more give one and the same class to all of them.</source>
            <translation>定義できません。{fewest}件以上のアイテムを共有するどの2人も、そのすべてに同じ1つのクラスを付けているためです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/two_workers.py" />
            <source>Not defined, because both workers give one and the same class to every item they share, so that chance cannot be told from agreement.</source>
            <translation>定義できません。2人とも、共通のアイテムすべてに同じ1つのクラスを付けていて、偶然と一致を区別できないためです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/overall.py" />
            <source>Not defined, because items have between {fewest} and {most} labels, and Fleiss’ kappa needs the same number on each. Krippendorff’s alpha does not.</source>
            <translation>定義できません。アイテムのラベル数が{fewest}～{most}件とばらばらですが、Fleissのカッパには同じ数が必要です。Krippendorffのアルファには必要ありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/overall.py" />
            <source>Not defined, because no item has labels of two workers.</source>
            <translation>定義できません。2人のラベルがあるアイテムがないためです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/overall.py" />
            <source>Not defined, because no item with two labels or more has this class.</source>
            <translation>定義できません。ラベルが2件以上あるアイテムに、このクラスのものがないためです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/worker_pairs.py" />
            <source>Not defined, because no two workers share {fewest} items or more.</source>
            <translation>定義できません。{fewest}件以上のアイテムを共有する2人がいないためです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/overall.py" />
            <source>Not defined, because the classes are not all numbers.</source>
            <translation>定義できません。クラスに数でないものがあるためです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/overall.py" />
            <source>Not defined, because there is only one class.</source>
            <translation>定義できません。クラスが1つだけのためです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/two_workers.py" />
            <source>Not defined, because these two workers share no item.</source>
            <translation>定義できません。この2人に共通のアイテムがないためです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Not defined, because two workers are needed.</source>
            <translation>定義できません。ワーカーが2人必要です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>Not defined: all items of this worker have the same final label, or none.</source>
            <translation>定義できません。このワーカーのアイテムの最終ラベルがすべて同じか、ありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_partners.py" />
            <source>Not defined: no shared item has a final label.</source>
            <translation>定義できません：共通のアイテムに最終ラベルがありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/calibration.py" />
            <source>Not defined: {reason}.</source>
            <translation>定義できません：{reason}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/toloka.py" />
            <source>Not finished in time</source>
            <translation>時間内に終わらなかった</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/corner.py" />
            <source>Not in a project</source>
            <translation>プロジェクト外</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>Not judged: {rules}.</source>
            <translation>評価していないもの：{rules}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cvat.py" />
            <location filename="../../crowdgui/io/formats/doccano.py" />
            <location filename="../../crowdgui/io/formats/label_studio_csv.py" />
            <location filename="../../crowdgui/io/formats/label_studio_min.py" />
            <location filename="../../crowdgui/io/formats/labelbox.py" />
            <source>Not labelled yet</source>
            <translation>まだラベルがない</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/worker_pairs.py" />
            <source>Not listed, because there are too many pairs of workers.</source>
            <translation>一覧にしていません。ワーカーの組が多すぎるためです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/advice_panel.py" />
            <source>Not looked for.</source>
            <translation>まだ調べていません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>Not met: {conditions}.</source>
            <translation>満たされていません：{conditions}。</translation>
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
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>Not read: {names}.</source>
            <translation>読み込まなかったもの：{names}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/corner.py" />
            <source>Not saved</source>
            <translation>未保存</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/argilla.py" />
            <source>Not submitted: {status}</source>
            <translation>未提出：{status}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/overall.py" />
            <source>Not worked out, because there are more than {most} classes.</source>
            <translation>計算していません。クラスが{most}個を超えるためです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/worker_pairs.py" />
            <source>Not worked out, because there are too many pairs of workers.</source>
            <translation>計算していません。ワーカーの組が多すぎるためです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/agreement_panel.py" />
            <source>Not worked out.</source>
            <translation>計算していません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <location filename="../../crowdgui/ui/pages/judging_panel.py" />
            <source>Note</source>
            <translation>メモ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/judging_panel.py" />
            <source>Note for this item (N)</source>
            <translation>このアイテムのメモ（N）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_detail.py" />
            <source>Note: {note}</source>
            <translation>メモ：{note}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
            <source>Noted</source>
            <translation>メモあり</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <source>Notes</source>
            <translation>メモ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Nothing</source>
            <translation>なし</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/rules/weighted.py" />
            <source>Nothing is known of {n} workers, who count 0.</source>
            <extracomment>For one: Nothing is known of {n} worker, who counts 0.</extracomment>
            <translation>
                <numerusform>ワーカー{n}人については何も分からず、重みは0です。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>Nothing is left out.</source>
            <translation>除外はありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Nothing is loaded from the network.</source>
            <translation>ネットワークからは何も読み込みません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Nothing is stated of any worker, and none answered a gold item. State confusion matrices or accuracies, or open a file of gold answers.</source>
            <translation>ワーカーについての指定がなく、ゴールドアイテムに答えた人もいません。混同行列か正解率を指定するか、ゴールド回答のファイルを開いてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/unsaved_work.py" />
            <source>Nothing is unsaved</source>
            <translation>未保存のものはありません</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <source>Nothing to compare yet</source>
            <translation>比べるものがまだありません</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>Nothing to export yet</source>
            <translation>書き出すものがまだありません</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>Nothing to guarantee yet.</source>
            <translation>保証するものがまだありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels_page.py" />
            <source>Nothing to settle</source>
            <translation>決めることはありません</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/telling.py" />
            <source>Nothing was changed.</source>
            <translation>何も変更していません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/workers.py" />
            <source>Nothing was left out of the files.</source>
            <translation>ファイルから除外したものはありません。</translation>
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
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>NumPy arrays</source>
            <translation>NumPy配列</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>Number</source>
            <translation>数値</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <source>Number of labels</source>
            <translation>ラベル数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/ebcc.py" />
            <location filename="../../crowdgui/core/rules/kos.py" />
            <source>Number of starts</source>
            <translation>初期値の数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/kos.py" />
            <source>Number of steps</source>
            <translation>ステップ数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Numbers</source>
            <translation>数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>Numbers begin at</source>
            <translation>番号の始まり</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/rule_options.py" />
            <source>Numbers from a file</source>
            <translation>ファイルの数値</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/assignment.py" />
            <source>Of a worker to label an item.</source>
            <translation>ワーカーがアイテムにラベルを付ける確率。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Of all pairs of labels of this item, how many are the same.</source>
            <translation>このアイテムのラベルの組のうち、同じものの割合。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/coefficients.py" />
            <source>Of all pairs of labels that two workers gave to one item, how many are the same. Easy to read, but part of it comes about by chance.</source>
            <translation>2人のワーカーが1つのアイテムに付けたラベルの組のうち、同じものの割合。読みやすい値ですが、一部は偶然による一致です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/assignment.py" />
            <source>Of an item to be labelled by a worker.</source>
            <translation>アイテムがワーカーからラベルを受ける確率。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/inception.py" />
            <source>Of annotations that were made but left without a value.</source>
            <translation>作成されたが値のないアノテーションのものです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/mturk.py" />
            <source>Of assignments that were not approved.</source>
            <translation>承認されなかったアサインメントのものです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/appen.py" />
            <source>Of contributors who failed the quality control of the job.</source>
            <translation>ジョブの品質管理で不合格になった作業者のものです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/labelbox.py" />
            <source>Of data rows that their worker skipped.</source>
            <translation>ワーカーがスキップしたデータ行のものです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/label_studio.py" />
            <source>Of tasks that their worker skipped.</source>
            <translation>ワーカーがスキップしたタスクのものです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/report.py" />
            <source>Of the flags of one kind, no more than this share is false on average.</source>
            <translation>同じ種類のフラグのうち、偽のものは平均して多くてもこの割合です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>Of the items this worker answered more than once, how many got the same answer each time.</source>
            <translation>このワーカーが2回以上答えたアイテムのうち、毎回同じ回答だったものの数。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>Of the surer ones that have gold, {n} of {known} are wrong all the same.</source>
            <extracomment>For one: Of the surer ones that have gold, {n} of {known} is wrong all the same.</extracomment>
            <translation>
                <numerusform>より確かなもののうちゴールドがある{known}件でも、{n}件は誤りです。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>Of them gold</source>
            <translation>うちゴールド</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>On a c&amp;luster…</source>
            <translation>クラスターで実行(&amp;L)…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>On a cluster EM starts from the plain majority only.</source>
            <translation>クラスターでは、EMは単純多数決からだけ始められます。</translation>
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
            <location filename="../../crowdgui/ui/pages/worker_evidence.py" />
            <source>On gold, {n} of {known} labels are right, {share}.</source>
            <extracomment>For one: On gold, {n} of {known} labels is right, {share}.</extracomment>
            <translation>
                <numerusform>ゴールドでは、ラベル{known}件中{n}件が正しく、{share}です。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers_together.py" />
            <source>On gold, {n} of {of} labels are right ({share}).</source>
            <extracomment>For one: On gold, {n} of {of} labels is right ({share}).</extracomment>
            <translation>
                <numerusform>ゴールドでは、ラベル{of}件中{n}件が正しいです（{share}）。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>On how many gold items the final label is not the true one.</source>
            <translation>最終ラベルが真のラベルと異なるゴールドアイテムの数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_partners.py" />
            <source>On how many of the items that both labelled both say the same.</source>
            <translation>両方がラベルを付けたアイテムのうち、2人の回答が同じものの割合。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>On how many of the shared items both give the same label.</source>
            <translation>共通のアイテムのうち、2人が同じラベルを付けた割合。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>On the same items an ordinary worker would agree on about {ordinary}, and a guesser who gives each answer as often on {guesser}.</source>
            <translation>同じアイテムで、普通のワーカーなら約{ordinary}件、各回答を同じ頻度でする当て推量のワーカーなら約{guesser}件で一致します。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>On {n} gold answers “{rule}” alone is right {first} times and “{kept}” alone {second}</source>
            <extracomment>For one: On {n} gold answer “{rule}” alone is right {first} times and “{kept}” alone {second}</extracomment>
            <translation>
                <numerusform>ゴールド回答{n}件で、「{rule}」だけが正しいのは{first}回、「{kept}」だけが正しいのは{second}回</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/plan.py" />
            <source>On {n} gold items {error} of the final labels are wrong ({level} interval {low} to {high}).</source>
            <extracomment>For one: On {n} gold item {error} of the final labels are wrong ({level} interval {low} to {high}).</extracomment>
            <translation>
                <numerusform>ゴールドアイテム{n}件では、最終ラベルの{error}が誤りです（{level}区間：{low}～{high}）。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>On {n} items at least two of them differ. A number leads to its items.</source>
            <extracomment>For one: On {n} item at least two of them differ. A number leads to its items.</extracomment>
            <translation>
                <numerusform>アイテム{n}件で、少なくとも2つのルールが異なります。数を選ぶとそのアイテムに移ります。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>On {n} items the workers differ; the most even votes come first.</source>
            <extracomment>For one: On {n} item the workers differ.</extracomment>
            <translation>
                <numerusform>アイテム{n}件でワーカーの意見が異なります。票の割れ方が大きいものから並びます。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>On {share} of the labels {slow} takes {ratio} times as long as {fast}.</source>
            <translation>ラベルの{share}では、{slow}の所要時間は{fast}の{ratio}倍です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>On {unanimous} of {compared} items ({share}) all labels are the same. On the middle item, {median} of the pairs of labels are.</source>
            <translation>{compared}件中{unanimous}件のアイテム（{share}）で、ラベルがすべて同じです。中央のアイテムでは、ラベルの組の{median}が同じです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/map.py" />
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <source>One accuracy</source>
            <translation>正解率1つ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/report.py" />
            <location filename="../../crowdgui/io/report/flag_styles.py" />
            <location filename="../../crowdgui/ui/widgets/marks.py" />
            <source>One answer</source>
            <translation>答えが1つ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>One column per worker works too. Answers that are known to be right, gold, may stand in a column or in a file of their own.</source>
            <translation>ワーカーごとに1列でもかまいません。正しいと分かっている回答（ゴールド）は、列として含めるか別のファイルにします。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/label_studio.py" />
            <location filename="../../crowdgui/io/formats/prodigy.py" />
            <source>One file a worker</source>
            <translation>ワーカーごとに1ファイル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>One row for each answer</source>
            <translation>回答ごとに1行</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>One row for each answer: who said it, about which item, and what. Columns may have any name and order; you say which is which before they are read.</source>
            <translation>回答ごとに1行：誰が、どのアイテムに、何と答えたか。列の名前と順序は自由で、どの列が何かは読み込む前に指定します。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>One row for each item, a column for each worker</source>
            <translation>アイテムごとに1行、ワーカーごとに1列</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>One row for each worker, a column for each item</source>
            <translation>ワーカーごとに1行、アイテムごとに1列</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/tour.py" />
            <source>One sentence says how many labels are wrong at most, or why that cannot be promised. A check of some labels by hand always gives a promise.</source>
            <translation>ラベルの誤りが多くてもどれだけか、または約束できない理由を1文で示します。一部のラベルを手作業で点検すれば、必ず保証が得られます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>One-step voting, any assignment</source>
            <translation>1段階の投票（任意の割り当て）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>One-step weighted voting</source>
            <translation>1段階の重み付き投票</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>Only NaN</source>
            <translation>NaNだけ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>Only a random part of the items was looked at.</source>
            <translation>調べたのは、無作為に選んだ一部のアイテムだけです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>Only a random sample can show what all of them got wrong.</source>
            <translation>全員が間違えたものを示せるのは、無作為標本だけです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Only accuracies from a Beta distribution have a mean to vary.</source>
            <translation>平均を変えられるのは、ベータ分布による正解率だけです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/sources.py" />
            <source>Only one question is asked here. Leave --question out.</source>
            <translation>ここにある質問は1つだけです。--questionを外してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/sagemaker.py" />
            <source>Only the final label is given, not who gave it</source>
            <translation>最終ラベルだけで、付けた人が分からない</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/get_another_label.py" />
            <source>Only the labels are read. Gold in a file beside them can be opened as gold; shares of classes and costs are not used.</source>
            <translation>読み込むのはラベルだけです。別ファイルのゴールドはゴールドとして開けます。クラスの割合と費用は使いません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_words.py" />
            <source>Only the question shown, “{question}”, is exported: to the folder “{folder}” inside this one.</source>
            <translation>表示中の質問「{question}」だけを、この中のフォルダー「{folder}」に書き出します。</translation>
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
            <location filename="../../crowdgui/ui/actions.py" />
            <source>Open &amp;folder…</source>
            <translation>フォルダーを開く(&amp;F)…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>Open &amp;recent</source>
            <translation>最近使ったファイル(&amp;R)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>Open &amp;unsaved work</source>
            <translation>未保存の作業を開く(&amp;U)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>Open a file of labels and run a rule. What can be said stands here then.</source>
            <translation>ラベルのファイルを開いてルールを実行してください。言えることがここに表示されます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels_page.py" />
            <source>Open a file of labels first.</source>
            <translation>先にラベルのファイルを開いてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>Open a file with a recipe</source>
            <translation>レシピのファイルを開く</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>Open a file…</source>
            <translation>ファイルを開く…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/opening.py" />
            <source>Open a project alone, without other files.</source>
            <translation>プロジェクトは、ほかのファイルなしで単独で開いてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Open a set</source>
            <translation>データを開く</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>Open all {n}</source>
            <translation>{n}件すべて開く</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_loaded.py" />
            <location filename="../../crowdgui/ui/telling.py" />
            <source>Open another…</source>
            <translation>別のファイルを開く…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/opening.py" />
            <source>Open folder of labels</source>
            <translation>ラベルのフォルダーを開く</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>Open in the browser</source>
            <translation>ブラウザーで開く</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Open in the browser…</source>
            <translation>ブラウザーで開く…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/telling.py" />
            <source>Open it</source>
            <translation>開く</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/opening.py" />
            <source>Open labels</source>
            <translation>ラベルを開く</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>Open recipe</source>
            <translation>レシピを開く</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>Open sa&amp;mple data</source>
            <translation>サンプルデータを開く(&amp;M)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/work.py" />
            <source>Opening the last result</source>
            <translation>前回の結果を開いています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/content.py" />
            <source>Opening the project</source>
            <translation>プロジェクトを開いています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>Open…</source>
            <translation>開く…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>Options of the rule</source>
            <translation>ルールのオプション</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Oracle MAP</source>
            <translation>オラクルMAP</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Oracle, best weights for the bound</source>
            <translation>オラクル（上限に対する最良の重み）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_review.py" />
            <source>Order</source>
            <translation>順序</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/tour.py" />
            <source>Other rules side by side, whether more labels would help, and which items they would help most.</source>
            <translation>ほかのルールとの比較、ラベルを増やすと役立つか、どのアイテムに最も役立つかを示します。</translation>
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
            <location filename="../../crowdgui/ui/pages/page.py" />
            <source>Overview</source>
            <translation>概要</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/map.py" />
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <source>Own accuracy on each class</source>
            <translation>クラスごとの正解率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <source>Own bound</source>
            <translation>個別の上限</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/map.py" />
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <source>Own confusion matrix</source>
            <translation>各自の混同行列</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>Own estimate</source>
            <translation>自己推定</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Own simulation</source>
            <translation>独自のシミュレーション</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_detail.py" />
            <source>Pace</source>
            <translation>ペース</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/xlsx_file.py" />
            <source>Packing {file}</source>
            <translation>{file}を圧縮しています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/rail.py" />
            <source>Pages</source>
            <translation>ページ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_pictures.py" />
            <source>Pairs</source>
            <translation>組</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Pairs agree on {low} to {high} of the items they share; {overlap}.</source>
            <translation>組の一致率は、共通アイテムの{low}～{high}です。{overlap}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Pairs of a worker and an item that have an answer, of all there could be</source>
            <translation>ワーカーとアイテムのありうる全組のうち、回答がある組</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>Paper’s bound, Bernstein</source>
            <translation>論文の上限（Bernstein）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
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
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Parted by commas</source>
            <translation>コンマで区切る</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Parted by number signs</source>
            <translation>番号記号（#）で区切る</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Parted by semicolons</source>
            <translation>セミコロンで区切る</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Parted by vertical bars</source>
            <translation>縦線で区切る</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_detail.py" />
            <source>Partners</source>
            <translation>相手</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/page.py" />
            <source>Parts of the page</source>
            <translation>ページの各部</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/kos.py" />
            <location filename="../../crowdgui/core/rules/lpi.py" />
            <source>Passing messages</source>
            <translation>メッセージを送っています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>Paste labels</source>
            <translation>ラベルを貼り付け</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/pasted.py" />
            <source>Pasted text {n}.txt</source>
            <translation>貼り付けたテキスト{n}.txt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/coefficients.py" />
            <source>Percent agreement</source>
            <translation>一致率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/content.py" />
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
            <location filename="../../crowdgui/ui/pages/worker_pictures.py" />
            <source>Pictures</source>
            <translation>図</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <source>Places found</source>
            <translation>見つかった箇所</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/em.py" />
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Plain majority</source>
            <translation>単純多数決</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Plain table of text</source>
            <translation>通常のテキストの表</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <source>Plan</source>
            <translation>計画</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/plan_panel.py" />
            <source>Plan of more labels</source>
            <translation>ラベル追加の計画</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/ui/pages/guarantee_words.py" />
            <source>Plug-in</source>
            <translation>プラグイン</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/guarantee.py" />
            <source>Plug-in, an indication</source>
            <translation>プラグイン（目安）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <location filename="../../crowdgui/ui/pages/export_preview.py" />
            <source>Preview</source>
            <translation>プレビュー</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_preview.py" />
            <source>Preview of a table</source>
            <translation>表のプレビュー</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Probability of the final label by the fitted accuracies.</source>
            <translation>当てはめた正解率による最終ラベルの確率。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Probability of the final label by the fitted confusion matrices.</source>
            <translation>当てはめた混同行列による最終ラベルの確率。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Probability of the final label by the fitted kinds of items.</source>
            <translation>当てはめたアイテムの種類による最終ラベルの確率。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Probability of the final label by the messages of its workers.</source>
            <translation>ワーカーのメッセージによる最終ラベルの確率。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Probability of the final label if what is known of the workers is true.</source>
            <translation>ワーカーについて分かっていることが真である場合の、最終ラベルの確率。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Probability of the final label if workers err independently, by their weights.</source>
            <translation>ワーカーが互いに独立に誤る場合の、重みによる最終ラベルの確率。</translation>
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
            <location filename="../../crowdgui/io/formats/prodigy.py" />
            <source>Prodigy</source>
            <translation>Prodigy</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/opening.py" />
            <source>Product reviews</source>
            <translation>商品レビュー</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/em.py" />
            <source>Pull toward the crowd</source>
            <translation>集団へ寄せる強さ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_detail.py" />
            <source>Put back</source>
            <translation>戻す</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_detail.py" />
            <source>Put back {n}</source>
            <translation>{n}人を戻す</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/worker_table.py" />
            <source>Put back {n} workers</source>
            <extracomment>For one: Put back {n} worker</extracomment>
            <translation>
                <numerusform>ワーカー{n}人を戻す</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Put them into ranges on the page Classes.</source>
            <translation>「クラス」のページで範囲にまとめてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/read_labels.py" />
            <source>Putting the labels in order</source>
            <translation>ラベルを並べ替えています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/html.py" />
            <source>Quality of crowd labels</source>
            <translation>クラウドラベルの品質</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <location filename="../../crowdgui/ui/widgets/rail.py" />
            <source>Question</source>
            <translation>質問</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/rail.py" />
            <source>Question {n} of {count}</source>
            <translation>質問{n}／{count}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>Random sample (audit)</source>
            <translation>無作為標本（監査）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Ranges as typed</source>
            <translation>入力した範囲</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Ranges of equal width</source>
            <translation>等しい幅の範囲</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Ranges with equally many answers</source>
            <translation>回答数が等しい範囲</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/report.py" />
            <source>Rare among honest workers</source>
            <translation>誠実なワーカーではまれ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/plan_panel.py" />
            <source>Reach an error</source>
            <translation>誤り率を目標に</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/mturk.py" />
            <source>Read HTML signs</source>
            <translation>HTMLの記号を読む</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/preview_table.py" />
            <source>Read as no answer</source>
            <translation>回答なしとして読む</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>Read as the last file with these columns was</source>
            <translation>同じ列を持つ前回のファイルと同じ方法で読み込みます</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>Read from: {names}. {meaning}</source>
            <translation>読み込み元：{names}。{meaning}</translation>
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
            <translation>{file}を読み込んでいます</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Reads the file from this computer (P)</source>
            <translation>このコンピューターのファイルを読み込みます（P）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/telling.py" />
            <source>Ready</source>
            <translation>準備完了</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster_field.py" />
            <source>Ready: {workers} and {n} GiB of memory.</source>
            <translation>準備完了：{workers}、メモリ{n} GiB。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster_field.py" />
            <source>Ready: {workers}.</source>
            <translation>準備完了：{workers}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>Reason</source>
            <translation>理由</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>Recent files</source>
            <translation>最近使ったファイル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>Recipe</source>
            <translation>レシピ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>Recipes (*.json)</source>
            <translation>レシピ (*.json)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>Record {n} is no JSON object. Each must stand in braces.</source>
            <translation>レコード{n}はJSONオブジェクトではありません。それぞれ波かっこで囲む必要があります。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Records {lines}</source>
            <extracomment>For one: Record {lines}</extracomment>
            <translation>
                <numerusform>レコード{lines}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window.py" />
            <location filename="../../crowdgui/ui/widgets/corner.py" />
            <source>Redo</source>
            <translation>やり直し</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/corner.py" />
            <source>Redo {what}</source>
            <translation>やり直し：{what}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/mturk.py" />
            <location filename="../../crowdgui/io/formats/toloka.py" />
            <source>Rejected by the requester</source>
            <translation>依頼者が却下</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>Remove</source>
            <translation>外す</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Remove {file}</source>
            <translation>{file}を外す</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Repeats the vote, counting good workers more. Bounds apply.</source>
            <translation>よいワーカーほど重くして投票を繰り返します。上限が使えます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Repetitions</source>
            <translation>反復</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>Replace</source>
            <translation>置き換える</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>Replace workers’ names by numbers</source>
            <translation>ワーカーの名前を番号に置き換える</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/html.py" />
            <source>Report (HTML)</source>
            <translation>レポート（HTML）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/exports.py" />
            <source>Report (PDF)</source>
            <translation>レポート（PDF）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <source>Reports are written in it too.</source>
            <translation>レポートもこの言語で書きます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/flags.py" />
            <source>Reset to usual</source>
            <translation>既定に戻す</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels_page.py" />
            <source>Result</source>
            <translation>結果</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Results</source>
            <translation>結果</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items_page.py" />
            <source>Review {n}</source>
            <translation>{n}件をレビュー</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Right by class</source>
            <translation>クラス別の正しさ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/lpi.py" />
            <source>Right labels to start with</source>
            <translation>最初の正しいラベル数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>Right on gold</source>
            <translation>ゴールドで正しい</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>Risk accepted that it is more (δ)</source>
            <translation>それを超えてもよいと認めるリスク（δ）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>Risk you accept</source>
            <translation>認めるリスク</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>Risk you accept that it is more</source>
            <translation>それを超えてもよいと認めるリスク</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>Role of column “{name}”</source>
            <translation>列「{name}」の役割</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>Row {n} has {m} cells, but {width} were expected. Every row needs the same cells.</source>
            <translation>行{n}は{m}セルですが、{width}セルのはずです。どの行も同じセル数が必要です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>Row {n} is no list, but the first one is.</source>
            <translation>最初の行はリストですが、行{n}はリストではありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>Rows above are passed over. 0 passes over titles of one cell by itself.</source>
            <translation>これより上の行は読み飛ばします。0なら1セルだけの表題を自動で読み飛ばします。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>Rows left out</source>
            <translation>除外した行</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/parts.py" />
            <source>Rows left out since worker, item or label is missing: {n}.</source>
            <translation>ワーカー、アイテム、ラベルのいずれかがないため除外した行：{n}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>Rows of item, worker and label need three columns, but there are {n}.</source>
            <translation>アイテム、ワーカー、ラベルの行には3列必要ですが、{n}列あります。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/findings.py" />
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
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <location filename="../../crowdgui/ui/pages/export_words.py" />
            <location filename="../../crowdgui/ui/pages/labels_page.py" />
            <source>Rule</source>
            <translation>ルール</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <location filename="../../crowdgui/ui/pages/compare_table.py" />
            <location filename="../../crowdgui/ui/pages/labels/rule_list.py" />
            <location filename="../../crowdgui/ui/pages/labels_page.py" />
            <source>Rules</source>
            <translation>ルール</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Rules on simulated crowds</source>
            <translation>シミュレーションした集団でのルール</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <location filename="../../crowdgui/ui/pages/labels_page.py" />
            <source>Run</source>
            <translation>実行</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/study_panel.py" />
            <source>Run a study to see how much worse the labels would be with fewer of them, and whether more would help.</source>
            <translation>調査を実行すると、ラベルを減らすとどれだけ悪くなるか、増やすと役立つかが分かります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels_page.py" />
            <source>Run again</source>
            <translation>再実行</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Run it to see how far rules are from the truth: {sets} to be drawn.</source>
            <translation>実行すると、ルールが真のラベルからどれだけ離れるか分かります（生成：{sets}）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels_page.py" />
            <source>Run now</source>
            <translation>今すぐ実行</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>Run the &amp;other rules</source>
            <translation>ほかのルールを実行(&amp;O)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/study_panel.py" />
            <source>Run the study</source>
            <translation>調査を実行</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <source>Run the {n} others</source>
            <extracomment>For one: Run the other one</extracomment>
            <translation>
                <numerusform>ほかの{n}個を実行</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <location filename="../../crowdgui/ui/pages/study_panel.py" />
            <source>Run time</source>
            <translation>実行時間</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/comparison.py" />
            <source>Run two rules or more to compare them.</source>
            <translation>比べるには2つ以上のルールを実行してください。</translation>
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
            <translation>ほかの人も同じ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/agreement.py" />
            <source>Said again by another: if one worker says this class of an item, how often another worker says it too. In brackets the 95 % interval.</source>
            <translation>ほかの人も同じ：あるワーカーがアイテムをこのクラスとしたとき、別のワーカーもそうする割合。かっこ内は95 %区間。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>Same again</source>
            <translation>再回答の一致</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Same label</source>
            <translation>同じラベル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Save a set…</source>
            <translation>データを保存…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Save a simulated set</source>
            <translation>シミュレーションデータを保存</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>Save as recipe</source>
            <translation>レシピとして保存</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>Save as recipe…</source>
            <translation>レシピとして保存…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/telling.py" />
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
            <location filename="../../crowdgui/ui/keeping.py" />
            <source>Save project</source>
            <translation>プロジェクトを保存</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>Save project &amp;as…</source>
            <translation>名前を付けて保存(&amp;A)…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>Save recipe</source>
            <translation>レシピを保存</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/base.py" />
            <source>Save table</source>
            <translation>表を保存</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/plan_panel.py" />
            <source>Save the list of items</source>
            <translation>アイテムの一覧を保存</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>Save the list of what is left out</source>
            <translation>除外したものの一覧を保存</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <location filename="../../crowdgui/ui/pages/plan_panel.py" />
            <source>Save the list…</source>
            <translation>一覧を保存…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/subprocess_reader.py" />
            <source>Save the table as CSV with the program it was made by, and open that.</source>
            <translation>作成したプログラムで表をCSVとして保存し、それを開いてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/base.py" />
            <source>Save the table behind it…</source>
            <translation>元の表を保存…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>Save to a file…</source>
            <translation>ファイルに保存…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/corner.py" />
            <source>Saved</source>
            <translation>保存済み</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/plan_panel.py" />
            <source>Saved as {file}</source>
            <translation>{file}として保存しました</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Saved as {file}.</source>
            <translation>{file}として保存しました。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/keeping.py" />
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
            <location filename="../../crowdgui/ui/widgets/corner.py" />
            <source>Saving…</source>
            <translation>保存中…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Say on the page Classes how to take them.</source>
            <translation>「クラス」のページで扱い方を指定してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Say on the page Columns which to keep.</source>
            <translation>「列」のページでどれを残すか指定してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/file_preview.py" />
            <source>Say on the page Source if it holds labels.</source>
            <translation>ラベルのファイルであれば、「読み込み元」のページで指定してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/file_preview.py" />
            <source>Say on the page Source if they are to stay.</source>
            <translation>残す場合は、「読み込み元」のページで指定してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>Say so only if every item had the same chance of gold.</source>
            <translation>どのアイテムも同じ確率でゴールドに選ばれた場合にだけ指定してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Say what varies, or give one value.</source>
            <translation>何を変えるかを指定するか、値を1つにしてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>Say which column holds the label.</source>
            <translation>どの列がラベルかを指定してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>Say which column names the item.</source>
            <translation>どの列がアイテムかを指定してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>Say which column names the worker.</source>
            <translation>どの列がワーカーかを指定してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>Say which column of the gold file holds the gold label.</source>
            <translation>ゴールドのファイルのどの列がゴールドラベルかを指定してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>Say which column of the gold file names the item.</source>
            <translation>ゴールドのファイルのどの列がアイテムかを指定してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <source>Search all pages</source>
            <translation>全ページを検索</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/accuracies.py" />
            <source>Second group, first set</source>
            <translation>第2群、第1組</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/accuracies.py" />
            <source>Second group, second set</source>
            <translation>第2群、第2組</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>Seconds</source>
            <translation>秒</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Seconds of work that 50 steps take, reckoned from those taken: a step is as much work as any other.</source>
            <translation>50ステップにかかる処理の秒数。実際のステップから換算します。どのステップも手間は同じです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Seconds of work until the last step that changed a final label.</source>
            <translation>最終ラベルを変えた最後のステップまでの処理の秒数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Seconds of work until the rule itself stops.</source>
            <translation>ルールが自分で止まるまでの処理の秒数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_end.py" />
            <source>See the guarantee</source>
            <translation>保証を見る</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/consensus.py" />
            <location filename="../../crowdgui/core/rules/ebcc.py" />
            <location filename="../../crowdgui/core/rules/kos.py" />
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
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/ui/pages/guarantee_words.py" />
            <source>Self-certified</source>
            <translation>自己証明</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/guarantee.py" />
            <source>Self-certified, from the labels alone</source>
            <translation>自己証明（ラベルだけから）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>Semicolon</source>
            <translation>セミコロン</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Separator</source>
            <translation>区切り文字</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>Sessions</source>
            <translation>セッション</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <source>Set by</source>
            <translation>設定者</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <location filename="../../crowdgui/ui/pages/export_words.py" />
            <source>Set by hand</source>
            <translation>手動設定</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_detail.py" />
            <source>Set its label…</source>
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
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Several answers in one cell</source>
            <translation>1セルに複数の回答</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>Several files at once are merged.</source>
            <translation>複数のファイルをまとめて開くと統合されます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/mturk.py" />
            <source>Several items a row</source>
            <translation>1行に複数アイテム</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/parse_labels.py" />
            <source>Several questions are answered: {questions}. Choose one.</source>
            <translation>複数の質問への回答があります：{questions}。1つ選んでください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/em.py" />
            <source>Several starts, keep the best</source>
            <translation>複数の初期値から最良を選ぶ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/agreement.py" />
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Share</source>
            <translation>割合</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/lpi.py" />
            <source>Share of a message that stays as it was; more where messages go back and forth.</source>
            <translation>メッセージのうち前の値のまま残す割合。メッセージが行きつ戻りつするときは大きくします。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>Share of all labels</source>
            <translation>全ラベルに占める割合</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Share of answers that are the final label, by worker and class</source>
            <translation>回答が最終ラベルと同じ割合（ワーカー・クラス別）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/histograms.py" />
            <location filename="../../crowdgui/ui/plots/agreement_histogram.py" />
            <source>Share of items on which a worker agrees</source>
            <translation>ワーカーが一致するアイテムの割合</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>Share of pairs labelled</source>
            <translation>ラベルのある組の割合</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Share of the item's labels that are the final label. Not a probability.</source>
            <translation>アイテムのラベルのうち最終ラベルが占める割合。確率ではありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Share of the item's weight behind the final label. Not a probability.</source>
            <translation>アイテムの重みのうち最終ラベルを支持する割合。確率ではありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Share of the items with labels whose final label is not the true class.</source>
            <translation>ラベルのあるアイテムのうち、最終ラベルが真のクラスでない割合。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Share of the items with labels whose final label is the true class.</source>
            <translation>ラベルのあるアイテムのうち、最終ラベルが真のクラスである割合。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/study/study.py" />
            <source>Share of the labels kept; {n} draws, the band holds the middle 80 %</source>
            <extracomment>For one: Share of the labels kept; {n} draw, the band holds the middle 80 %</extracomment>
            <translation>
                <numerusform>残したラベルの割合（抽出{n}回、帯は中央の80 %）</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Share of the messages behind the final label. Not a probability.</source>
            <translation>メッセージのうち最終ラベルを支持する割合。確率ではありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>Share of wrong labels accepted (ε)</source>
            <translation>認める誤ったラベルの割合（ε）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>Share of wrong labels you accept</source>
            <translation>認める誤ったラベルの割合</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Shared items</source>
            <translation>共通アイテム</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>Shared items are counted by a larger, valid sum: there are too many for the full</source>
            <translation>共通アイテムは、有効でより大きな和で数えています。多すぎて完全な和を計算できません</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>Shared items are counted in full</source>
            <translation>共通アイテムを完全に数えています</translation>
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
            <location filename="../../crowdgui/core/rules/weighted.py" />
            <source>Shift</source>
            <translation>シフト</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/base.py" />
            <source>Show all</source>
            <translation>すべて表示</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_table.py" />
            <source>Show all items</source>
            <translation>全アイテムを表示</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/worker_matrix.py" />
            <source>Show all {n} items</source>
            <extracomment>For one: Show the item</extracomment>
            <translation>
                <numerusform>アイテム{n}件をすべて表示</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>Show folder</source>
            <translation>フォルダーを表示</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Show picture</source>
            <translation>画像を表示</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_table.py" />
            <source>Show the items of this worker</source>
            <translation>このワーカーのアイテムを表示</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/agreement_panel.py" />
            <source>Show the numbers</source>
            <translation>数値を表示</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>Show the numbers behind the paper’s bounds</source>
            <translation>論文の上限の元になる数値を表示</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/labels_page.py" />
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>Show the {n}</source>
            <extracomment>For one: Show the one</extracomment>
            <translation>
                <numerusform>{n}件を表示</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Show those of the next items too</source>
            <translation>次のアイテムからも表示</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>Side by side</source>
            <translation>並べた表</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>Side by side, {workers} workers and {items} items would make {cells} cells, nearly all of them empty. Leave this table out.</source>
            <translation>並べた表は、ワーカー{workers}人とアイテム{items}件で{cells}セルになり、ほとんどが空です。この表は外してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>Sign</source>
            <translation>記号</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/reviewer.py" />
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
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <source>Simulate…</source>
            <translation>シミュレーション…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/simulating.py" />
            <source>Simulating</source>
            <translation>シミュレーションしています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Simulation</source>
            <translation>シミュレーション</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/opening.py" />
            <source>Six friends, twenty photos</source>
            <translation>友人6人と写真20枚</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Size</source>
            <translation>規模</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/label_studio.py" />
            <location filename="../../crowdgui/io/formats/labelbox.py" />
            <location filename="../../crowdgui/io/formats/toloka.py" />
            <source>Skipped by the worker</source>
            <translation>ワーカーがスキップ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/em.py" />
            <location filename="../../crowdgui/core/rules/map.py" />
            <source>Smoothing</source>
            <translation>平滑化</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/snow.py" />
            <source>Snow et al. (2008)</source>
            <translation>Snow et al. (2008)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_queue.py" />
            <source>So many wrong labels the check is expected to take away, here and elsewhere.</source>
            <translation>点検によって、このアイテムやほかで減ると見込まれる誤ったラベルの数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Some cells seem to hold several answers</source>
            <translation>複数の回答を含むセルがあるようです</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>Some of what you decided is not saved.</source>
            <translation>判断の一部が保存されていません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>Something in the labels that an honest worker would rarely show. It is a reason to look, and no proof.</source>
            <translation>誠実なワーカーではまれにしか見られない、ラベルの特徴。調べる理由であり、証拠ではありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_table.py" />
            <source>Something speaks against these workers</source>
            <translation>これらのワーカーには問題点が見られます</translation>
        </message>
        <message>
            <location filename="../../crowdgui/jobs/desk.py" />
            <source>Something went wrong inside the program while saving; the log has it.</source>
            <translation>保存中にプログラム内部で問題が起きました。詳細はログにあります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/jobs/worker.py" />
            <source>Something went wrong inside the program. Nothing was changed; the log has it.</source>
            <translation>プログラム内部で問題が起きました。何も変更していません。詳細はログにあります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/crashes.py" />
            <source>Something went wrong inside the program. What you decided is kept. {file} says more; nothing was sent.</source>
            <translation>プログラム内部で問題が起きました。判断は残っています。詳細は{file}にあります。外部へは何も送っていません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/sheet.py" />
            <source>Sorting the columns of {file}</source>
            <translation>{file}の列を整理しています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/frame.py" />
            <source>Source</source>
            <translation>読み込み元</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/report.py" />
            <source>Speed is flagged where a worker’s labels took less than this share of the time others take for the same items.</source>
            <translation>ワーカーのラベルの時間が、同じアイテムにほかの人がかける時間のこの割合未満なら、速さのフラグを付けます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/plan_panel.py" />
            <source>Spend labels</source>
            <translation>ラベル数を指定</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/plan.py" />
            <source>Spread evenly over all items it would take {n}.</source>
            <extracomment>For one: Spread evenly over all items it would take {n}.</extracomment>
            <translation>
                <numerusform>全アイテムに均等に配ると{n}件必要です。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/plan.py" />
            <source>Spread evenly over all items, no number foreseen here would do.</source>
            <translation>全アイテムに均等に配ると、ここで見込む範囲のどの数でも足りません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>Spread of the steps</source>
            <translation>ステップのばらつき</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>Spreadsheet</source>
            <translation>表計算シート</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/em.py" />
            <source>Start from</source>
            <translation>初期値</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Start over</source>
            <translation>最初に戻す</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/convergence.py" />
            <location filename="../../crowdgui/ui/plots/convergence_plot.py" />
            <source>Step {n}: {changed} labels changed</source>
            <translation>ステップ{n}：ラベル{changed}件が変わりました</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>Steps</source>
            <translation>ステップ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Steps after the first vote until the rule itself stops.</source>
            <translation>最初の投票から、ルールが自分で止まるまでのステップ数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <location filename="../../crowdgui/core/simulate/presets.py" />
            <source>Steps to settle</source>
            <translation>落ち着くまでのステップ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Steps to stop</source>
            <translation>停止までのステップ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <location filename="../../crowdgui/ui/pages/study_panel.py" />
            <source>Stop</source>
            <translation>停止</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>Stop and quit</source>
            <translation>中断して終了</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/opening.py" />
            <source>Street signs</source>
            <translation>道路標識</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>Study</source>
            <translation>調査</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>Study &amp;fewer labels</source>
            <translation>ラベルを減らして調査(&amp;F)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <source>Study and plan</source>
            <translation>調査と計画</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/studying.py" />
            <source>Studying fewer labels</source>
            <translation>ラベルを減らして調べています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/label_studio.py" />
            <location filename="../../crowdgui/io/formats/label_studio_min.py" />
            <location filename="../../crowdgui/io/formats/sagemaker.py" />
            <source>Submitted without an answer</source>
            <translation>回答なしで提出</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/rule_list.py" />
            <source>Suggested</source>
            <translation>推奨</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/write.py" />
            <source>Summary</source>
            <translation>概要</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>Tab</source>
            <translation>タブ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>Table begins in row</source>
            <translation>表の開始行</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_preview.py" />
            <source>Table in the preview</source>
            <translation>プレビューする表</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_list.py" />
            <source>Tables</source>
            <translation>表</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <location filename="../../crowdgui/ui/pages/rule_options.py" />
            <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
            <translation>表 (*.csv *.tsv *.txt);;すべてのファイル (*)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <location filename="../../crowdgui/ui/pages/plan_panel.py" />
            <source>Tables (*.csv)</source>
            <translation>表 (*.csv)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Tables of agreement</source>
            <translation>一致の表</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/appen.py" />
            <source>Tainted: its contributor failed the quality control</source>
            <translation>不適格（tainted）：作業者がジョブの品質管理で不合格</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>Take a tour</source>
            <translation>案内を見る</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_detail.py" />
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>Take back</source>
            <translation>取り消す</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Take off apostrophes that keep cells from running</source>
            <translation>セルの数式実行を防ぐアポストロフィを外す</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Take the apostrophes off {n} cells</source>
            <extracomment>For one: Take the apostrophe off {n} cell</extracomment>
            <translation>
                <numerusform>セル{n}個のアポストロフィを外す</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Take them</source>
            <translation>扱い方</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/mturk.py" />
            <source>Takes &amp;#44; for a comma, and so on, as web forms write them.</source>
            <translation>Webフォームの書き方に従い、&amp;#44;をコンマなどとして読みます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/prodigy.py" />
            <source>Takes off what all names begin with, up to a hyphen.</source>
            <translation>すべての名前に共通する先頭部分を、ハイフンまで取り除きます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/label_studio.py" />
            <source>Takes predictions for answers of a worker.</source>
            <translation>予測をワーカーの回答として扱います。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/argilla.py" />
            <source>Takes suggestions for answers of a worker.</source>
            <translation>提案をワーカーの回答として扱います。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/label_studio.py" />
            <location filename="../../crowdgui/io/formats/prodigy.py" />
            <source>Takes the name of the file for the worker.</source>
            <translation>ファイル名をワーカーとします。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>Text follows a closing quote mark. Put a separator after it, or write quote marks inside a cell twice.</source>
            <translation>閉じる引用符の後にテキストがあります。間に区切り文字を入れるか、セル内の引用符を2つ重ねてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_words.py" />
            <source>Text stays text in the formats chosen: only CSV can hold formulas.</source>
            <translation>選んだ形式ではテキストはテキストのままです。数式になりうるのはCSVだけです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>That is less than most, but no reason for a flag: {often} would do no better.</source>
            <translation>大半の人より少ないですが、フラグを付ける理由にはなりません。これと同じかそれ以下なのは{often}です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>That is rarely so few, but the answers go with the items: this worker is outvoted, not guessing.</source>
            <translation>これほど少ないのはまれですが、回答はアイテムに応じています。このワーカーは少数派なだけで、当て推量ではありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>That is too few items to tell guessing from work.</source>
            <translation>アイテムが少なすぎて、当て推量と作業を区別できません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>The Guarantee page draws items at random. Checked here, they give a limit of the error rate that needs no assumption about workers.</source>
            <translation>「保証」ページではアイテムを無作為に抽出します。ここで点検すると、ワーカーについての仮定が要らない誤り率の上限が得られます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/mturk.py" />
            <source>The HIT</source>
            <translation>HIT</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_text.py" />
            <source>The JSON breaks off. The file may be cut short; export or copy it again.</source>
            <translation>JSONが途中で切れています。ファイルが欠けている可能性があるため、もう一度書き出すかコピーしてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_text.py" />
            <source>The JSON is nested too deeply. It is no export of labels.</source>
            <translation>JSONの入れ子が深すぎます。ラベルの書き出しではありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cvat.py" />
            <source>The XML is wrong or breaks off there. Export the job again.</source>
            <translation>XMLに誤りがあるか、そこで途切れています。ジョブをもう一度書き出してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/archive.py" />
            <source>The ZIP archive is damaged. Download or copy it again.</source>
            <translation>ZIPアーカイブが破損しています。もう一度ダウンロードまたはコピーしてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/snow.py" />
            <source>The answers are {n} different numbers. Put them into ranges, or every number is a class of its own.</source>
            <translation>回答は{n}種類の数です。範囲にまとめないと、数の1つ1つがクラスになります。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>The answers differ {n} times.</source>
            <extracomment>For one: The answers differ once.</extracomment>
            <translation>
                <numerusform>回答が異なるのは{n}回です。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>The answers hardly depend on the item: {rarely} would do as badly ({corrected}).</source>
            <translation>回答はアイテムとほとんど関係がありません。これほど悪いのは{rarely}です（{corrected}）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>The answers never differ.</source>
            <translation>回答は常に同じです。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/file_preview.py" />
            <source>The apostrophes are taken off {n} cells</source>
            <extracomment>For one: The apostrophe is taken off {n} cell</extracomment>
            <translation>
                <numerusform>セル{n}個のアポストロフィを外します</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/archive.py" />
            <source>The archive has more than {most} files.</source>
            <translation>アーカイブのファイルが{most}個を超えています。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/archive.py" />
            <source>The archive is packed in a way that is not known. Pack it as plain ZIP.</source>
            <translation>アーカイブの圧縮方式が不明です。通常のZIPで圧縮してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/archive.py" />
            <source>The archive is protected. Unpack it with its password.</source>
            <translation>アーカイブはパスワードで保護されています。パスワードで展開してください。</translation>
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
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>The array “{name}” cannot be the gold labels: it needs one for each of {n} items.</source>
            <translation>配列「{name}」はゴールドラベルにできません。アイテム{n}件のそれぞれに1つ必要です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cvat.py" />
            <source>The assignee of the job</source>
            <translation>ジョブの担当者</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>The assumption that workers err independently of each other, alike on all classes and items. Most bounds need it.</source>
            <translation>ワーカーが互いに独立に、どのクラス・アイテムでも同じように誤るという仮定。ほとんどの上限に必要です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>The bars under the workers are their weights;</source>
            <translation>ワーカーの下の棒は重みを示します。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>The bound before was not worked out yet when the first worker was changed.</source>
            <translation>最初のワーカーを変更した時点で、前の上限がまだ計算されていませんでした。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>The bound says nothing here: the label could well be wrong.</source>
            <translation>ここでは上限は何も言えません。ラベルは十分に誤りえます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>The bounds below put estimates in place of the workers’ true accuracies, so they are indications: they can lie below the true error, above all where some items are harder than others.</source>
            <translation>下の上限は、ワーカーの真の正解率の代わりに推定値を入れた目安です。真の誤り率を下回ることがあり、難しいアイテムが混じる場合は特にそうです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>The byte order mark is missing. Name the encoding with -LE or -BE after it.</source>
            <translation>バイト順マークがありません。文字コード名の後に-LEか-BEを付けてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>The byte {byte} is not {encoding} text. Choose the encoding the file was saved in, or save it again as UTF-8.</source>
            <translation>バイト{byte}は{encoding}のテキストではありません。保存時の文字コードを選ぶか、UTF-8で保存し直してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>The byte {byte} is not {encoding} text: the line is cut off or in another encoding. Choose the encoding it was saved in, such as Windows-1252, or save it again as UTF-8.</source>
            <translation>バイト{byte}は{encoding}のテキストではありません。行が切れているか、別の文字コードです。Windows-1252など保存時の文字コードを選ぶか、UTF-8で保存し直してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <source>The chance that a worker guesses on a hard item.</source>
            <translation>ワーカーが難しいアイテムで当て推量をする確率。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The chances of a worker’s answers do not add up to 1.</source>
            <translation>ワーカーの回答の確率の合計が1になりません。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>The check of each of {n} items is expected to take away {least} wrong labels or more, the first ones most.</source>
            <extracomment>For one: The check of {n} item is expected to take away {least} wrong labels or more.</extracomment>
            <translation>
                <numerusform>アイテム{n}件は、点検1件ごとに誤ったラベルが{least}件以上減る見込みです。先のものほど多く減ります。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The class shares must be one for each class and add up to 100 %.</source>
            <translation>クラスの割合は、クラスごとに1つで、合計が100 %でなければなりません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/cluster.py" />
            <source>The cluster cannot be reached any more. Nothing was written.</source>
            <translation>クラスターに接続できなくなりました。何も書き込んでいません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/tables.py" />
            <source>The column “{name}” of the other files is missing. Files that are opened together need the same columns.</source>
            <translation>ほかのファイルにある列「{name}」がありません。一緒に開くファイルは列が同じでなければなりません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/get_another_label.py" />
            <source>The columns are</source>
            <translation>列は</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/sheet.py" />
            <source>The columns are not those of this format. Has the file changed?</source>
            <translation>列がこの形式のものではありません。ファイルが変わりましたか。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>The crowd, as estimated, is not better than chance on every class.</source>
            <translation>推定では、この集団は一部のクラスで偶然よりよくありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/plan.py" />
            <source>The curve alone cannot be continued: it takes gold, a study of five draws or more, about five labels for an item on average, and an error that falls.</source>
            <translation>曲線だけを延ばすことはできません。ゴールド、5回以上の抽出による調査、アイテムあたり平均約5件のラベル、下がっていく誤り率が必要です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>The curve has flattened.</source>
            <translation>曲線は平らになりました。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>The curve still falls.</source>
            <translation>曲線はまだ下がっています。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <source>The data</source>
            <translation>データ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/atomic.py" />
            <source>The disk is full. What stood there before is unchanged; make room, or save elsewhere.</source>
            <translation>ディスクがいっぱいです。元の内容は変わっていません。空きを作るか、別の場所に保存してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>The draws do not tell the first two apart.</source>
            <translation>この抽出では、上位2つを区別できません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>The duration is known for {count}</source>
            <translation>所要時間が分かるのは{count}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The earlier study is of other labels, other gold or another seed.</source>
            <translation>以前の調査は、別のラベル、別のゴールド、または別のシードのものです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>The encoding “{name}” is not known. Choose another.</source>
            <translation>文字コード「{name}」は不明です。別のものを選んでください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/plan.py" />
            <source>The error is {error} already, so {wanted} takes no more labels.</source>
            <translation>誤り率はすでに{error}なので、{wanted}にするのにラベルの追加は要りません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>The expected lead of the true class over another, at worst; large is good.</source>
            <translation>真のクラスがほかのクラスを引き離す差の期待値（最悪の場合）。大きいほどよい値です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/data.py" />
            <source>The fewest and the most labels that one item got.</source>
            <translation>1つのアイテムに付いたラベルの最少数と最多数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/data.py" />
            <source>The fewest and the most labels that one worker gave.</source>
            <translation>1人のワーカーが付けたラベルの最少数と最多数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>The file cannot be read any more.</source>
            <translation>ファイルはもう読み込めません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/file.py" />
            <source>The file could not be read: {why}.</source>
            <translation>ファイルを読み込めませんでした：{why}。</translation>
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
            <location filename="../../crowdgui/ui/pages/worker_pace.py" />
            <source>The file does not say when labels were given.</source>
            <translation>ラベルが付けられた時刻はファイルにありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>The file has changed and has {columns} now. Open it again.</source>
            <translation>ファイルが変わり、今は{columns}あります。もう一度開いてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>The file holds no content of this item; look it up by its id.</source>
            <translation>ファイルにこのアイテムの内容はありません。IDで調べてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/file.py" />
            <source>The file is damaged and was left as it is. Open an older copy of it.</source>
            <translation>ファイルが破損しているため、そのまま残しました。古いコピーを開いてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/file_head.py" />
            <source>The file is damaged or cut off. Get it again from where it came from.</source>
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
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>The files you open will be listed here.</source>
            <translation>開いたファイルがここに並びます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
            <source>The final label is not the gold label</source>
            <translation>最終ラベルがゴールドラベルと異なる</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
            <source>The final label only won because its class comes first</source>
            <translation>クラスの順序が先だったため最終ラベルになった</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <source>The final label only won because its class comes first.</source>
            <translation>クラスの順序が先だったため、最終ラベルになりました。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cubam.py" />
            <source>The first line should hold the counts of items, workers and labels.</source>
            <translation>1行目にはアイテム、ワーカー、ラベルの数が必要です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/glad.py" />
            <source>The first line should hold the counts of labels, labellers and tasks.</source>
            <translation>1行目にはラベル、ラベル付け担当者、タスクの数が必要です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/triples.py" />
            <source>The first line tells of {told} labels, but there are {n}. Is the file whole?</source>
            <translation>1行目にはラベル{told}件とありますが、{n}件あります。ファイルは欠けていませんか。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/table_view.py" />
            <source>The first {copied} of {of} rows copied; export has no such limit</source>
            <translation>{of}行中、最初の{copied}行をコピーしました。書き出しにはこの制限はありません</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_detail.py" />
            <source>The first {n} are shown.</source>
            <translation>最初の{n}件を表示しています。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>The first {n} of {rows} rows.</source>
            <translation>全{rows}行のうち最初の{n}行。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>The first {n} rows.</source>
            <translation>最初の{n}行。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/content.py" />
            <source>The first {shown} of {all} characters are shown.</source>
            <translation>{all}文字中、最初の{shown}文字を表示しています。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The fitted workers know {known} classes, and {wanted} are wished for.</source>
            <translation>当てはめたワーカーは{known}クラス用ですが、{wanted}クラスが指定されています。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/atomic.py" />
            <source>The folder does not exist. Make it first, or choose another.</source>
            <translation>フォルダーがありません。先に作るか、別のものを選んでください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/gold_bound.py" />
            <source>The gold answers do not show that this vote is better than chance.</source>
            <translation>ゴールド回答からは、この投票が偶然よりよいとは言えません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/gold.py" />
            <source>The gold is of an item that has no answers</source>
            <translation>回答のないアイテムのゴールド</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/guarantee_builder.py" />
            <source>The gold items were drawn at random, as you state</source>
            <translation>ゴールドのアイテムは、ご申告のとおり無作為に抽出された</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>The gold label is “{gold}”.</source>
            <translation>ゴールドラベルは「{gold}」です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/gold.py" />
            <source>The gold of the item contradicts itself and is not used</source>
            <translation>アイテムのゴールドが矛盾しているため使わない</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/file_preview.py" />
            <source>The gold of “{question}” is read from “{gold}”</source>
            <translation>「{question}」のゴールドを「{gold}」から読み込みます</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>The guarantee is about the rule’s labels. {n} of them are replaced by labels set by hand.</source>
            <extracomment>For one: The guarantee is about the rule’s labels. {n} of them is replaced by a label set by hand.</extracomment>
            <translation>
                <numerusform>保証はルールのラベルについてのものです。うち{n}件は手動設定のラベルに置き換えられています。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>The item by item bound on the share of wrong labels, with estimated accuracies: an indication, not a guarantee. It is shown because the worker model fits these labels.</source>
            <translation>推定した正解率による、誤ったラベルの割合のアイテムごとの上限。目安であり、保証ではありません。ワーカーモデルがこのラベルに合うため表示しています。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cvat.py" />
            <source>The job has no assignee. Choose “The name of the file” as the worker.</source>
            <translation>ジョブに担当者がいません。ワーカーに「ファイル名」を選んでください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <source>The known true label.</source>
            <translation>既知の真のラベル。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>The label an item ends up with: the rule’s, or the one a person set by hand.</source>
            <translation>アイテムに最後に付くラベル。ルールによるもの、または人が手動で設定したもの。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_loaded.py" />
            <source>The label matrix</source>
            <translation>ラベル行列</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/plan.py" />
            <source>The labels are not what workers who err on their own would give, so the plan is too hopeful: hard items stay hard, however many are asked.</source>
            <translation>このラベルは互いに独立に誤るワーカーのものとは異なるため、計画は楽観的すぎます。難しいアイテムは、何人に尋ねても難しいままです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_check.py" />
            <source>The labels differ a little from what workers who err on their own would give, and by more than chance.</source>
            <translation>このラベルは、互いに独立に誤るワーカーが付けるものと少し異なり、その差は偶然を超えています。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/agreement_bound.py" />
            <source>The labels do not show that workers are better than chance on the whole. State that they are, or add gold.</source>
            <translation>ラベルからは、ワーカーが全体として偶然よりよいとは言えません。そうであると申告するか、ゴールドを加えてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>The labels from {start} to {end} brought {points} points (±{error} at {confidence} confidence, {draws}).</source>
            <translation>ラベルを{start}から{end}に増やしたことによる低下は{points}ポイントです（信頼水準{confidence}で±{error}、{draws}）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/accuracies.py" />
            <source>The larger against the second number, the better the workers are.</source>
            <translation>第2の数に比べて大きいほど、よいワーカーになります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/accuracies.py" />
            <source>The larger both numbers are, the more alike the workers are.</source>
            <translation>両方の数が大きいほど、ワーカーどうしが似ます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/judging.py" />
            <source>The last change was no answer; Ctrl+Z undoes it</source>
            <translation>直前の変更は回答ではありません。Ctrl+Zで元に戻せます</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/corner.py" />
            <source>The last changes are being written to the project file.</source>
            <translation>直前の変更をプロジェクトファイルに書き込んでいます。</translation>
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
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>The last step that changed a final label.</source>
            <translation>最終ラベルを変えた最後のステップ。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/tour.py" />
            <source>The least sure items come first. A number sets the label, Enter agrees. What you decide wins over the rule.</source>
            <translation>不確かなアイテムから順に並びます。番号キーでラベルを設定し、Enterで同意します。あなたの判断がルールより優先されます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>The letters are read as {encoding}</source>
            <translation>文字を{encoding}として読み込みます</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/gold_bound.py" />
            <source>The limit is above 100 %, so it says nothing.</source>
            <translation>上限が100 %を超えるため、何も言えません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>The limit is known once all labels are checked.</source>
            <translation>上限は、全ラベルを点検すると分かります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/class_map.py" />
            <source>The limits of the ranges must rise.</source>
            <translation>範囲の境界は小さい順でなければなりません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>The list names every place, one a line, to hand back to who made the file.</source>
            <translation>一覧には全箇所を1行に1つずつ記します。ファイルの作成者に渡せます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The lowest chance of a label is above the highest.</source>
            <translation>ラベルが付く最小の確率が、最大の確率を上回っています。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The mean accuracy must lie between 0 and 1, and be neither.</source>
            <translation>平均正解率は0より大きく1より小さくなければなりません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/doccano.py" />
            <source>The members of this project shared their annotations, so that nobody knows who made which. In doccano, turn off “Share annotations” before labelling.</source>
            <translation>このプロジェクトのメンバーはアノテーションを共有していたため、誰がどれを付けたか分かりません。ラベル付けの前に、doccanoで「Share annotations」をオフにしてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/lpi.py" />
            <source>The messages did not come to rest; more damping or more steps may settle them.</source>
            <translation>メッセージが落ち着きませんでした。減衰かステップ数を増やすと落ち着くことがあります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/class_shares.py" />
            <source>The most frequent final label is “{name}”: {count} of {n} items ({share}).</source>
            <translation>最も多い最終ラベルは「{name}」で、アイテム{n}件中{count}件（{share}）です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <source>The most frequent mistake is “{answer}” where gold says “{known}”: {n}.</source>
            <translation>最も多い誤りは、ゴールドが「{known}」のところを「{answer}」とするもので、{n}件です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>The most frequent other answer is “{answer}” for “{known}”: {n}.</source>
            <translation>ほかに最も多い回答は、「{known}」に対する「{answer}」で、{n}件です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <source>The most likely label by the rule that ran, or the one set by hand.</source>
            <translation>実行したルールで最も確からしいラベル、または手動設定のラベル。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels_page.py" />
            <source>The most likely label of every item, by {rule}.</source>
            <translation>{rule}による、各アイテムの最も確からしいラベル。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels_page.py" />
            <source>The most likely label of every item.</source>
            <translation>各アイテムの最も確からしいラベル。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/reviewer.py" />
            <source>The name is exported beside every label you set. Answers given before keep the name they were signed with.</source>
            <translation>名前は、設定したラベルごとに書き出されます。これまでの回答は、そのときの名前のままです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cvat.py" />
            <source>The name of the file</source>
            <translation>ファイル名</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cubam_yaml.py" />
            <location filename="../../crowdgui/io/formats/peerannot.py" />
            <source>The names are</source>
            <translation>名前の並び</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/plan.py" />
            <source>The next {n} labels are expected to mend {best} wrong final labels where they help most, and {evenly} spread evenly.</source>
            <extracomment>For one: The next {n} label is expected to mend {best} wrong final labels where it helps most, and {evenly} spread evenly.</extracomment>
            <translation>
                <numerusform>次の{n}件のラベルで直ると見込まれる誤った最終ラベルは、最も役立つところに配れば{best}件、均等に配れば{evenly}件です。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>The number of the first item: 1 in MATLAB, 0 in Python.</source>
            <translation>最初のアイテムの番号：MATLABでは1、Pythonでは0。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>The number that stands where a worker gave no label.</source>
            <translation>ワーカーがラベルを付けなかったところの数値。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/lists.py" />
            <source>The numbers behind the bounds</source>
            <translation>上限の元になる数値</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>The numbers behind the paper’s bounds</source>
            <translation>論文の上限の元になる数値</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/read_labels.py" />
            <source>The question “{question}” cannot be read. {why}</source>
            <translation>質問「{question}」を読み込めません。{why}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>The question “{wanted}” of the recipe is not in this file.</source>
            <translation>レシピの質問「{wanted}」は、このファイルにありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/doccano.py" />
            <source>The quote marks are wrong there. Export the project again.</source>
            <translation>その箇所の引用符に誤りがあります。プロジェクトをもう一度書き出してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/recipes.py" />
            <source>The recipe is for the format “{name}”, which this file does not keep to.</source>
            <translation>レシピは形式「{name}」用ですが、このファイルはその形式ではありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>The records so far have {n} different fields, too many for a table. Give every record the same fields.</source>
            <translation>ここまでのレコードに{n}種類のフィールドがあり、表には多すぎます。どのレコードも同じフィールドにしてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/dialog.py" />
            <source>The rows cannot be shown.</source>
            <translation>行を表示できません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>The rows could not be told apart. Check the separator and the quote marks.</source>
            <translation>行を区別できませんでした。区切り文字と引用符を確かめてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/guarantee_builder.py" />
            <source>The rule did not know the true labels of the sample</source>
            <translation>ルールは標本の真のラベルを知らなかった</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>The rule had no label to go by.</source>
            <translation>ルールが使えるラベルがありませんでした。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_panel.py" />
            <source>The rule has not run this way, so there is nothing to compare.</source>
            <translation>この条件ではルールを実行していないため、比べるものがありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>The rule said “{label}”, confidence {share}.</source>
            <translation>ルールは「{label}」、確信度{share}としました。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>The rule says the same, confidence {share}.</source>
            <translation>ルールも同じで、確信度は{share}です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/guarantee_builder.py" />
            <source>The rule was given gold for items of the sample, so these are no fair test.</source>
            <translation>ルールに標本のアイテムのゴールドが与えられていたため、公正な検証になりません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/run.py" />
            <source>The rule was stopped before it came to rest.</source>
            <translation>ルールは落ち着く前に止まりました。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The rule “{key}” cannot run on a cluster; {there} can.</source>
            <translation>ルール「{key}」はクラスターで動きません。動くのは{there}です。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/compare/comparison.py" />
            <source>The rules do not agree on {n} of {items} items ({share}); without gold nothing here shows which is right.</source>
            <extracomment>For one: The rules do not agree on {n} of {items} items ({share}); without gold nothing here shows which is right.</extracomment>
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
            <location filename="../../crowdgui/ui/judging.py" />
            <source>The rule’s label is hidden; choose by number</source>
            <translation>ルールのラベルは非表示です。番号で選んでください</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
            <source>The rule’s own starts or parts give different labels</source>
            <translation>ルールの初期値や構成要素の間でラベルが異なる</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_list.py" />
            <source>The run and its guarantee</source>
            <translation>実行と保証</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>The same chance for all</source>
            <translation>全員同じ確率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/mturk.py" />
            <source>The same inputs are the same item also where they were published again.</source>
            <translation>同じ入力は、再公開されたものでも同じアイテムとします。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/toloka.py" />
            <source>The same inputs can be several tasks, in pools of their own.</source>
            <translation>同じ入力でも、プールごとに別のタスクになることがあります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>The same lead, at best.</source>
            <translation>同じ差の、最良の場合の値。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>The same number of labels each</source>
            <translation>全アイテム同じラベル数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>The same seed draws the same sets, on every computer.</source>
            <translation>シードが同じなら、どのコンピューターでも同じデータになります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/consensus.py" />
            <source>The same seed draws the same starts and hides the same labels.</source>
            <translation>シードが同じなら、初期値も隠すラベルも同じです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/ebcc.py" />
            <location filename="../../crowdgui/core/rules/kos.py" />
            <source>The same seed draws the same starts.</source>
            <translation>シードが同じなら、初期値も同じです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/prodigy.py" />
            <source>The same text with another question is another task, but the same item.</source>
            <translation>同じテキストで質問が異なるものは、別のタスクですが同じアイテムです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/label_filters.py" />
            <source>The same worker gave the same answer to the item again</source>
            <translation>同じワーカーが同じアイテムに同じ回答を繰り返した</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster_field.py" />
            <source>The scheduler answers, but no worker process is there yet.</source>
            <translation>スケジューラーは応答していますが、ワーカープロセスはまだありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <source>The scheduler of a Dask cluster, for labels that no one computer holds: see Run, On a cluster.</source>
            <translation>Daskクラスターのスケジューラー。1台のコンピューターに収まらないラベルに使います。「実行」の「クラスターで実行」をご覧ください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/recipes.py" />
            <source>The separator of the recipe does not fit this file.</source>
            <translation>レシピの区切り文字がこのファイルに合いません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <source>The share of a copying worker’s labels that is the leader’s answer.</source>
            <translation>写すワーカーのラベルのうち、写しの元の回答である割合。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>The share of wrong labels on gold, with the range that is likely at 95 %. The line ends at {most}.</source>
            <translation>ゴールドでの誤ったラベルの割合と、95 %の確からしさの範囲。線の右端は{most}です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>The share of wrong labels that the rule itself expects. It is right only if the rule’s idea of workers is.</source>
            <translation>ルール自身が見込む誤ったラベルの割合。ルールのワーカーの捉え方が正しい場合だけ正しい値です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The shares of workers add up to more than 100 %.</source>
            <translation>ワーカーの割合の合計が100 %を超えています。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The shares to keep must rise, above 0 % and up to 100 %.</source>
            <translation>残す割合は小さい順で、0 %より大きく100 %以下でなければなりません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The sharper bounds are left out: so many labels of so many classes would take very long.</source>
            <translation>より精密な上限は省きます。ラベルとクラスが多く、非常に時間がかかるためです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>The solid bar is what can be guaranteed.</source>
            <translation>塗りつぶしの棒が、保証できるものです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/kos.py" />
            <source>The starts give between {low} and {high} labels that differ from a plain majority.</source>
            <translation>単純多数決と異なるラベルは、初期値により{low}～{high}件です。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/rules/ebcc.py" />
            <source>The starts give different labels on {n} items; their probabilities are averaged.</source>
            <extracomment>For one: The starts give different labels on {n} item; their probabilities are averaged.</extracomment>
            <translation>
                <numerusform>アイテム{n}件で初期値によりラベルが異なります。確率は平均しています。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The stated class shares are all 0. State at least one above 0.</source>
            <translation>指定されたクラスの割合がすべて0です。少なくとも1つは0より大きくしてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>The system could not read this file: {why}.</source>
            <translation>システムがこのファイルを読み込めませんでした：{why}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>The table shows no item</source>
            <translation>表にアイテムがありません</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/prodigy.py" />
            <source>The task was rejected, so no option was chosen</source>
            <translation>タスクが却下され、選択肢が選ばれていない</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/prodigy.py" />
            <source>The task, with its question</source>
            <translation>タスクとその質問</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/opening.py" />
            <source>The text cannot be kept: {why}.</source>
            <translation>テキストを保持できません：{why}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/consensus.py" />
            <source>The three rules count the same: learning their weights is left out beyond {most} labels, where it takes too long.</source>
            <translation>3つのルールの比重は同じです。ラベルが{most}件を超えると時間がかかりすぎるため、比重の学習を省きます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/consensus.py" />
            <source>The three rules count the same: there are too few labels to learn more.</source>
            <translation>3つのルールの比重は同じです。ラベルが少なすぎて学習できません。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/rules/consensus.py" />
            <source>The three rules do not agree on {n} items.</source>
            <extracomment>For one: The three rules do not agree on {n} item.</extracomment>
            <translation>
                <numerusform>アイテム{n}件で3つのルールの結果が異なります。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>The time is known for {count}</source>
            <translation>時刻が分かるのは{count}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/mturk.py" />
            <source>The time spent is that of several items, and is not used.</source>
            <translation>所要時間は複数アイテムのものなので使いません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/page_timing.py" />
            <source>The time spent on a page is shared evenly among its answers.</source>
            <translation>1ページにかけた時間は、その回答に均等に割り振ります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <source>The true label of this item is not known.</source>
            <translation>このアイテムの真のラベルは分かっていません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The values of what varies must rise.</source>
            <translation>変えるものの値は小さい順でなければなりません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The wanted error must lie from 0 % to below 100 %.</source>
            <translation>目標の誤り率は0 %以上100 %未満でなければなりません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <source>The window speaks it from its next start.</source>
            <translation>ウィンドウは次回の起動からこの言語になります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>The words are listed once the file is read.</source>
            <translation>語の一覧は、ファイルを読み込むと表示されます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>The workbook is empty.</source>
            <translation>ブックが空です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/label_filters.py" />
            <source>The worker contradicts themselves on the item</source>
            <translation>同じアイテムでワーカー自身の回答が矛盾している</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/label_filters.py" />
            <source>The worker gave the item another answer before</source>
            <translation>ワーカーがこのアイテムに前に別の回答をしている</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/label_filters.py" />
            <source>The worker gave the item another answer later</source>
            <translation>ワーカーがこのアイテムに後で別の回答をしている</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cvat.py" />
            <source>The worker is</source>
            <translation>ワーカーは</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>The worker model does not fit these labels</source>
            <translation>ワーカーモデルがこのラベルに合いません</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>The workers agree on every item</source>
            <translation>全アイテムでワーカーが一致しています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>The workers as a whole agree no more often than guessers would.</source>
            <translation>ワーカー全体の一致は、当て推量の場合を上回りません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>The workers’ estimated accuracy, on average, as one-step voting needs it.</source>
            <translation>ワーカーの推定正解率の平均（1段階の投票に必要な形）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <source>The {n} least sure of {all} that are worth a second look; labels set by hand are not among them.</source>
            <translation>再確認の価値がある{all}件のうち、最も不確かな{n}件です。手動設定のラベルは含みません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/matrix.py" />
            <source>The {n} most frequent of {all} classes are drawn.</source>
            <translation>全{all}クラスのうち多い順に{n}クラスを描いています。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>The {n} most frequent of {words} different words.</source>
            <translation>全{words}語のうち多い順に{n}語。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_answers.py" />
            <source>The {n} of {all} classes with the largest shares are shown.</source>
            <translation>全{all}クラスのうち、割合の大きい{n}クラスを表示しています。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>The {n} with the most labels of {all} flagged workers.</source>
            <translation>フラグ付きワーカー{all}人のうち、ラベルの多い{n}人。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>The {n} workers with the most labels, of {all}. In brackets the range that is likely at 95 %.</source>
            <translation>全{all}人のうちラベルの多いワーカー{n}人。かっこ内は95 %の確からしさの範囲。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>Their labels</source>
            <translation>そのラベル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_table.py" />
            <source>Their labels do not count</source>
            <translation>ラベルを集計しない</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>Theory</source>
            <translation>理論</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/tabular/raw_table.py" />
            <source>There are more fields than can be shown: {n} are left out.</source>
            <extracomment>For one: There are more fields than can be shown: {n} is left out.</extracomment>
            <translation>
                <numerusform>フィールドが多すぎて表示できません。{n}個を省きました。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/labelbox.py" />
            <source>There are no labels in this export. Export with “Labels” and their details.</source>
            <translation>この書き出しにはラベルがありません。「Labels」とその詳細を付けて書き出してください。</translation>
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
            <location filename="../../crowdgui/core/bounds/agreement_bound.py" />
            <source>There are too few items with labels to split them into halves.</source>
            <translation>ラベルのあるアイテムが少なすぎて、半分に分けられません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_check.py" />
            <source>There are too few items, or too few disagreements on them, to tell whether workers err on their own.</source>
            <translation>アイテムか不一致が少なすぎて、ワーカーが互いに独立に誤るかどうか分かりません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>There are {classes} different labels by {workers} workers, too many to tell apart. Check that the label column holds the answers and not free text.</source>
            <translation>ワーカー{workers}人に対してラベルが{classes}種類あり、多すぎて区別できません。ラベルの列が自由記述ではなく回答であることを確かめてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/doccano.py" />
            <source>There are {n} cells in place of {expected}.</source>
            <translation>{expected}セルのはずが{n}セルあります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>There are {n} columns; at most {most} can be read. Is the separator right?</source>
            <translation>列が{n}個あり、読み込めるのは{most}個までです。区切り文字は正しいですか。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_table.py" />
            <source>There are {n} columns; at most {most} can be read. Save it with a row for each answer.</source>
            <translation>列が{n}個あり、読み込めるのは{most}個までです。回答ごとに1行の形で保存してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>There are {n} different labels</source>
            <translation>異なるラベルが{n}種類あります</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>There are {n} different numbers</source>
            <translation>異なる数が{n}種類あります</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/triples.py" />
            <source>There are {n} words where an item, a worker and a label were expected.</source>
            <translation>アイテム、ワーカー、ラベルのはずのところに{n}語あります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>There can be no folder of this name. Choose another.</source>
            <translation>この名前のフォルダーは作れません。別の名前を選んでください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>There is a character no text has (NUL): the file is damaged or is no text file. Export it again.</source>
            <translation>テキストにはない文字（NUL）があります。破損しているか、テキストファイルではありません。もう一度書き出してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/atomic.py" />
            <source>There is a folder where a file should be, or the other way round.</source>
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
            <location filename="../../crowdgui/io/importing/label_filters.py" />
            <source>There is no answer</source>
            <translation>回答がない</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/long_table.py" />
            <location filename="../../crowdgui/io/importing/tables.py" />
            <source>There is no answer in this file. Export it again.</source>
            <translation>このファイルには回答がありません。もう一度書き出してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>There is no array “{name}”. The arrays are {names}.</source>
            <translation>配列「{name}」はありません。配列は{names}です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>There is no bound for single items here: this rule is no sum of votes.</source>
            <translation>ここでは個別のアイテムの上限はありません。このルールは票の和ではないためです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/simulation_run.py" />
            <source>There is no bound where workers copy: labels are not independent.</source>
            <translation>写すワーカーがいると上限はありません。ラベルが独立でないためです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/inception.py" />
            <source>There is no column of a worker. Export the table with all of them.</source>
            <translation>ワーカーの列がありません。全員分の表を書き出してください。</translation>
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
            <location filename="../../crowdgui/core/rules/scoring.py" />
            <source>There is no gold to hold fixed.</source>
            <translation>固定するゴールドがありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>There is no gold to judge rules by.</source>
            <translation>ルールを評価するゴールドがありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>There is no gold to take class shares from. Choose “As in the votes”.</source>
            <translation>クラスの割合を求めるゴールドがありません。「投票どおり」を選んでください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>There is no label left to work on.</source>
            <translation>処理するラベルが残っていません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>There is no ordinary worker left to copy from.</source>
            <translation>写しの元になる普通のワーカーが残っていません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>There is no other worker to compare with.</source>
            <translation>比べるほかのワーカーがいません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_partners.py" />
            <source>There is no other worker.</source>
            <translation>ほかのワーカーはいません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>There is no preset “{key}”; there are {known}.</source>
            <translation>設定例「{key}」はありません。あるのは{known}です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/sources.py" />
            <source>There is no question “{wanted}”. There are {there}.</source>
            <translation>質問「{wanted}」はありません。あるのは{there}です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>There is no record in this file.</source>
            <translation>このファイルにはレコードがありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/user_inputs.py" />
            <source>There is no row with a number.</source>
            <translation>数値のある行がありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>There is no rule “{key}”; there are {known}.</source>
            <translation>ルール「{key}」はありません。あるのは{known}です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>There is no such sheet. The sheets are {names}.</source>
            <translation>そのシートはありません。シートは{names}です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/pasted.py" />
            <source>There is no text on the clipboard. Copy the cells of a table first.</source>
            <translation>クリップボードにテキストがありません。先に表のセルをコピーしてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>There is no worker “{name}”.</source>
            <translation>ワーカー「{name}」はいません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cvat.py" />
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
            <location filename="../../crowdgui/jobs/desk.py" />
            <source>There is not enough memory to save or open it.</source>
            <translation>保存または開くためのメモリが足りません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>There is one worker, so there is nobody to compare with.</source>
            <translation>ワーカーが1人だけなので、比べる相手がいません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>There is only one column. Labels need a worker, an item and an answer; check the separator.</source>
            <translation>列が1つしかありません。ラベルにはワーカー、アイテム、回答が必要です。区切り文字を確かめてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/cluster_output.py" />
            <source>There is something at {place} already. Choose another place.</source>
            <translation>{place}にはすでに何かがあります。別の場所を選んでください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>There must be a different name for each class.</source>
            <translation>クラスの名前はすべて異なっていなければなりません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>There must be at least one label to spend.</source>
            <translation>使うラベルは1件以上必要です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>There must be one gold answer, or none, for each item.</source>
            <translation>ゴールド回答は、アイテムごとに1つかなしでなければなりません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>These are one and the same worker.</source>
            <translation>同じ1人のワーカーです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>These are too many sets to draw. Take fewer points or repetitions.</source>
            <translation>生成するデータセットが多すぎます。点か反復を減らしてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>These choices are not those of the rule “{key}”.</source>
            <translation>この選択肢はルール「{key}」のものではありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/telling.py" />
            <source>These figures are from the last run. They are replaced when this run ends.</source>
            <translation>これらの数値は前回の実行のものです。この実行が終わると置き換わります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels_page.py" />
            <source>These labels are by {made}. Run {chosen} to replace them.</source>
            <translation>このラベルは{made}によるものです。置き換えるには{chosen}を実行してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/headline.py" />
            <source>These labels differ a little from what workers who err independently would give, and by more than chance. Bounds that need such workers are no guarantee then; a random check by hand gives one.</source>
            <translation>このラベルは、互いに独立に誤るワーカーが付けるものと少し異なり、その差は偶然を超えています。そのため、独立なワーカーを前提とする上限は保証になりません。手作業の無作為点検なら保証が得られます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels_page.py" />
            <source>These labels were made with other options. Run again to replace them.</source>
            <translation>このラベルは別のオプションで作成されました。置き換えるには再実行してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <source>These words are in none of the pages. Try fewer or other ones.</source>
            <translation>これらの語を含むページはありません。語を減らすか変えてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers_together.py" />
            <source>They agree with the others on {agreed} of {of} labels that can be compared ({share}).</source>
            <translation>比べられるラベル{of}件中{agreed}件で、ほかの人と一致します（{share}）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <source>They copy from a leader, an ordinary worker, so their labels are not independent.</source>
            <translation>写しの元（普通のワーカー）から写すため、ラベルは独立ではありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <source>They give any class but the one they hold to be right.</source>
            <translation>正しいと思うクラス以外を答えます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <source>They give every class equally often.</source>
            <translation>どのクラスも同じ頻度で答えます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <source>They give the same class to every item, each a class drawn at random.</source>
            <translation>全アイテムに同じクラスを答えます。クラスは人ごとに無作為に決まります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/get_another_label.py" />
            <source>They have no names. There are usually more items than workers.</source>
            <translation>列に名前がありません。通常はワーカーよりアイテムのほうが多くなります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/file_preview.py" />
            <source>They keep a spreadsheet from running cells as formulas.</source>
            <translation>表計算ソフトがセルを数式として実行するのを防ぐものです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_end.py" />
            <source>They win over the rule and are exported with who, when and note.</source>
            <translation>ルールより優先され、誰が・いつ・メモとともに書き出されます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>This begins like JSON, but is none. Export it as JSON or CSV again.</source>
            <translation>JSONのように始まりますが、JSONではありません。JSONかCSVでもう一度書き出してください。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <source>This computer has {n}. Results are the same with any number; fewer leave more to other programs.</source>
            <extracomment>For one: This computer has {n}. Results are the same with any number; fewer leave more to other programs.</extracomment>
            <translation>
                <numerusform>このコンピューターには{n}個あります。結果は数によらず同じで、減らすとほかのプログラムに余裕ができます。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>This file does not exist. Was it moved?</source>
            <translation>このファイルはありません。移動しましたか。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/toloka.py" />
            <source>This file holds tasks, not answers. Download the assignments of the pool.</source>
            <translation>このファイルの中身は回答ではなくタスクです。プールのアサインメントをダウンロードしてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/toloka.py" />
            <source>This file names no worker: it holds answers that Toloka has put together. Download the assignments (“Download results”) instead.</source>
            <translation>このファイルはTolokaが集計した回答で、ワーカーの名前がありません。代わりにアサインメント（「Download results」）をダウンロードしてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/tables.py" />
            <source>This folder holds no answers in a form that is known. Open a file of it instead.</source>
            <translation>このフォルダーに既知の形式の回答はありません。代わりに中のファイルを開いてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>This is a MATLAB file of version 7.3. Save it in MATLAB with the option -v7.</source>
            <translation>バージョン7.3のMATLABファイルです。MATLABでオプション-v7を付けて保存してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/file.py" />
            <source>This is a folder, not a project file.</source>
            <translation>これはプロジェクトファイルではなくフォルダーです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>This is a web page, not a table. Was a login page saved in place of the file?</source>
            <translation>表ではなくWebページです。ファイルの代わりにログインページを保存していませんか。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>This is an XML file of a kind that is not known. Export it as CSV or JSON.</source>
            <translation>未知の種類のXMLファイルです。CSVかJSONで書き出してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/plan.py" />
            <source>This is an estimate, not a guarantee: it takes the fitted crowd for the true one. {part} of the gain that follows is counted on; on real sets {low} to {high} of it came true.</source>
            <translation>これは推定で、保証ではありません。当てはめた集団を真の集団とみなしています。そこから得られる改善の{part}を見込んでいます。実データセットで実現したのは{low}～{high}でした。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cvat.py" />
            <source>This is no XML that CVAT writes.</source>
            <translation>CVATが書き出すXMLではありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/recipes.py" />
            <source>This is no recipe of CrowdGUI, or it is damaged.</source>
            <translation>CrowdGUIのレシピではないか、破損しています。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_text.py" />
            <source>This is no valid JSON. Export the file again, or ask who made it.</source>
            <translation>正しいJSONではありません。もう一度書き出すか、作成者に確認してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>This is not a file but a folder or a device.</source>
            <translation>ファイルではなく、フォルダーかデバイスです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/file.py" />
            <source>This is not a project file.</source>
            <translation>プロジェクトファイルではありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/appen.py" />
            <source>This is the aggregated report, which names no worker. Download the report called “Full” in its place.</source>
            <translation>これはワーカー名のない集計レポートです。代わりに「Full」というレポートをダウンロードしてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cvat.py" />
            <source>This is the export of a whole task, which does not say who made which tag. Export each job by itself; or, if one worker did it all, choose “The name of the file”.</source>
            <translation>タスク全体の書き出しで、誰がどのタグを付けたかが分かりません。ジョブごとに書き出してください。1人のワーカーがすべて行った場合は「ファイル名」を選んでください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/judging.py" />
            <source>This is the last item without an answer</source>
            <translation>回答のないアイテムはこれが最後です</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>This is {what}, not a text table. Save it as CSV first.</source>
            <translation>テキストの表ではなく、{what}です。先にCSVで保存してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>This label was set by hand; the bound is about the rule’s labels.</source>
            <translation>このラベルは手動設定です。上限はルールのラベルについてのものです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cubam_yaml.py" />
            <source>This line is neither a worker nor an item with its label, as in {example}. Other YAML is not read.</source>
            <translation>この行は、{example}のようなワーカーでも、ラベル付きのアイテムでもありません。ほかのYAMLは読み込めません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>This looks like copying.</source>
            <translation>写しの疑いがあります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/sagemaker.py" />
            <source>This manifest holds final labels only. Open the folder of the job instead: the workers' answers are in “annotations/worker-response”.</source>
            <translation>このマニフェストには最終ラベルしかありません。代わりにジョブのフォルダーを開いてください。ワーカーの回答は「annotations/worker-response」にあります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>This picture is not in the folder of the label file.</source>
            <translation>この画像はラベルファイルのフォルダーにありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/file.py" />
            <source>This project needs a newer program, one that reads version {theirs} of project files. This program reads versions up to {ours}.</source>
            <translation>このプロジェクトには、バージョン{theirs}のプロジェクトファイルを読める新しいプログラムが必要です。このプログラムが読めるのはバージョン{ours}までです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>This rule has not run.</source>
            <translation>このルールは未実行です。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/errors.py" />
            <source>This rule is for two classes, and these labels have {n}. Choose another rule.</source>
            <extracomment>For one: This rule is for two classes, and these labels have {n}. Choose another rule.</extracomment>
            <translation>
                <numerusform>2クラス用のルールですが、このラベルには{n}クラスあります。ほかのルールを選んでください。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>This rule is no sum of votes, so this bound does not speak of it.</source>
            <translation>このルールは票の和ではないため、この上限は当てはまりません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/rule_options.py" />
            <source>This rule leaves nothing to choose.</source>
            <translation>このルールに選択項目はありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels_page.py" />
            <source>This rule takes one count, so there are no steps to show.</source>
            <translation>このルールは1回数えるだけなので、表示するステップはありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <source>This rule was given the gold labels, so they are no fair test of its labels.</source>
            <translation>このルールにはゴールドラベルが与えられているため、そのラベルの公正な検証にはなりません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/messages.py" />
            <source>This rule was made for two classes; here it tells each class from those after it, so the order of the classes matters.</source>
            <translation>2クラス用のルールです。ここでは各クラスをそれより後のクラスと見分けるため、クラスの順序が結果に影響します。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>This rule’s confidence is a share of the votes, no probability.</source>
            <translation>このルールの確信度は票の割合で、確率ではありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>This sheet is empty. Choose another one.</source>
            <translation>このシートは空です。ほかのシートを選んでください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_preview.py" />
            <source>This table is worked out when it is exported.</source>
            <translation>この表は書き出すときに計算します。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_answers.py" />
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>This worker answered no item more than once.</source>
            <translation>このワーカーは、同じアイテムに2回以上答えていません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>This worker gave no label to an item with a final label.</source>
            <translation>このワーカーは、最終ラベルのあるアイテムにラベルを付けていません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>This worker gave no label.</source>
            <translation>このワーカーはラベルを付けていません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>This worker is left out, so the rule knows nothing of their labels.</source>
            <translation>このワーカーは除外されているため、ルールはそのラベルについて何も知りません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>This worker labelled no gold item.</source>
            <translation>このワーカーはゴールドアイテムにラベルを付けていません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/study_panel.py" />
            <source>Tick a rule in the table first.</source>
            <translation>先に表でルールにチェックを付けてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/tour.py" />
            <source>Tick the files, choose a folder. The report says all there is to say. F1 opens the help on whatever you point at.</source>
            <translation>ファイルにチェックを付け、フォルダーを選びます。レポートにはすべてが記されます。F1で、指している項目のヘルプが開きます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <source>Tie</source>
            <translation>同点</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
            <source>Tied</source>
            <translation>同点</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <location filename="../../crowdgui/ui/pages/export_words.py" />
            <source>Ties</source>
            <translation>同点</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>Time</source>
            <translation>時刻</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <location filename="../../crowdgui/core/simulate/presets.py" />
            <source>Time of 50 steps</source>
            <translation>50ステップの時間</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <location filename="../../crowdgui/core/simulate/presets.py" />
            <source>Time to settle</source>
            <translation>落ち着くまでの時間</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Time to stop</source>
            <translation>停止までの時間</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/simulation_run.py" />
            <source>Times are those of a rule’s own work on one core, without drawing the set. They grow by up to a quarter where several sets are tried at the same time.</source>
            <translation>時間は、データの生成を除いた、1コアでのルール自体の処理時間です。複数のデータセットを同時に試すと最大で4分の1ほど延びます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/label_metadata.py" />
            <source>Times that could not be read; their labels are kept</source>
            <translation>読み込めない時刻（ラベルは残す）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/label_metadata.py" />
            <source>Times whose day cannot be told from their month; their labels are kept</source>
            <translation>日と月を区別できない時刻（ラベルは残す）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>To begin afresh, choose no recipe on the page Source.</source>
            <translation>最初からやり直すには、「読み込み元」のページでレシピなしを選んでください。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/plan.py" />
            <source>To come from {error} to {wanted} takes about {n} more labels{range}, sent to the items they help most.</source>
            <extracomment>For one: To come from {error} to {wanted} takes about {n} more label{range}, sent to the items it helps most.</extracomment>
            <translation>
                <numerusform>誤り率を{error}から{wanted}にするには、最も役立つアイテムに配って、あと約{n}件のラベル{range}が必要です。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>To show that at most {most} are wrong, check {fewest} if none turns out wrong, {usual} if {share} do.</source>
            <translation>誤りが多くても{most}と示すには、誤りがなければ{fewest}件、{share}が誤りなら{usual}件を点検します。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers_together.py" />
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
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Told from what stands in the file, not from its name. Choose another if wrong.</source>
            <translation>名前ではなくファイルの内容から判別しています。誤っていれば、ほかを選んでください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/toloka.py" />
            <source>Toloka assignments</source>
            <translation>Tolokaのアサインメント</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/report.py" />
            <location filename="../../crowdgui/io/report/flag_styles.py" />
            <location filename="../../crowdgui/ui/widgets/marks.py" />
            <source>Too fast</source>
            <translation>速すぎ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_table.py" />
            <source>Too few</source>
            <translation>不足</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_check.py" />
            <source>Too few items have two labels or more to tell whether workers err on their own.</source>
            <translation>ラベルが2件以上あるアイテムが少なすぎて、ワーカーが互いに独立に誤るかどうか分かりません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Too few items to tell agreement from chance.</source>
            <translation>アイテムが少なすぎて、一致と偶然を区別できません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/flag_styles.py" />
            <location filename="../../crowdgui/ui/widgets/marks.py" />
            <source>Too few labels</source>
            <translation>ラベル不足</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>Tour of the &amp;pages</source>
            <translation>ページの案内(&amp;P)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/tour_card.py" />
            <source>Tour of the pages</source>
            <translation>ページの案内</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>True labels that were known beforehand or checked by a person.</source>
            <translation>事前に分かっていた、または人が点検した真のラベル。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>Try it with sample data</source>
            <translation>サンプルデータで試す</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/study/study_run.py" />
            <source>Trying rules on parts of the labels</source>
            <translation>ラベルの一部でルールを試しています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_check.py" />
            <source>Two answers to one item are “{one}” and “{other}” in {seen} of cases, where workers alike on all classes would give {expected}: {meaning}.</source>
            <translation>1つのアイテムへの2つの回答が「{one}」と「{other}」になる割合は{seen}で、どのクラスでも同じワーカーなら{expected}のはずです。{meaning}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>Two classes have the same support on an item; the first in order was taken.</source>
            <translation>アイテムで2つのクラスの支持が等しい場合。順序が先のクラスを採りました。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Two classes with a shift</source>
            <translation>2クラス（シフト付き）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Two groups, good at different items</source>
            <translation>得意なアイテムが異なる2群</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_pace.py" />
            <source>Two in three workers take {low} to {high}.</source>
            <translation>ワーカーの3人に2人は{low}～{high}です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Two rules or more have to run first.</source>
            <translation>先に2つ以上のルールを実行してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Two workers</source>
            <translation>2人のワーカー</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Type numbers that rise, parted by semicolons.</source>
            <translation>小さい順に、セミコロン区切りで数を入力してください。</translation>
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
            <translation>UTF-8（BOM付き）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window.py" />
            <location filename="../../crowdgui/ui/pages/workers/what_if_strip.py" />
            <location filename="../../crowdgui/ui/widgets/corner.py" />
            <source>Undo</source>
            <translation>元に戻す</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/corner.py" />
            <source>Undo {what}</source>
            <translation>元に戻す：{what}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/archive.py" />
            <source>Unpacked, the archive is larger than {most}.</source>
            <translation>アーカイブは展開すると{most}を超えます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
            <source>Unsure</source>
            <translation>不確か</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Up</source>
            <translation>上へ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/advice_panel.py" />
            <source>Use the advised rule</source>
            <translation>助言されたルールを使う</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/flags.py" />
            <source>Use these</source>
            <translation>これを使う</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/advice_panel.py" />
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <source>Use {rule}</source>
            <translation>{rule}を使う</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>Use “{rule}”: it has fewer gold answers wrong than “{kept}”, beyond noise.</source>
            <translation>「{rule}」をお使いください。ゴールド回答の誤りが「{kept}」より、ばらつきを超えて少なくなっています。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>Use “{rule}”: its labels foretell hidden answers better than those of “{kept}”, beyond noise.</source>
            <translation>「{rule}」をお使いください。隠した回答を「{kept}」より、ばらつきを超えてよく予測します。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Uses what you state of the workers, or what gold answers tell of them.</source>
            <translation>ワーカーについて指定した値、またはゴールド回答から分かる値を使います。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/agreement.py" />
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Value</source>
            <translation>値</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <source>Version of CrowdGUI</source>
            <translation>CrowdGUIのバージョン</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>Vertical bar</source>
            <translation>縦線</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <location filename="../../crowdgui/ui/pages/item_detail.py" />
            <location filename="../../crowdgui/ui/pages/review_queue.py" />
            <location filename="../../crowdgui/ui/widgets/chips.py" />
            <source>Votes</source>
            <translation>票</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Votes between two classes, and favours one of them by as much as you say.</source>
            <translation>2クラスの間で投票し、指定した分だけ一方を優遇します。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>Votes, weights and the rule’s label are shown once you have answered.</source>
            <translation>票、重み、ルールのラベルは、回答後に表示されます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/voting.py" />
            <location filename="../../crowdgui/core/rules/weighted.py" />
            <location filename="../../crowdgui/core/rules/weighted_vote.py" />
            <source>Voting</source>
            <translation>投票しています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Voting with your weights</source>
            <translation>指定した重みでの投票</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/consensus.py" />
            <source>Weighing three rules</source>
            <translation>3つのルールの比重を計算しています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Weighs every worker once, then votes again.</source>
            <translation>全ワーカーの重みを1回決め、もう1回投票します。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Weighs workers by stated accuracies or gold so that the bound is smallest.</source>
            <translation>指定した正解率かゴールドをもとに、上限が最小になる重みを付けます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>Weight</source>
            <translation>重み</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Weighted share of the final label among the item's labels and the crowd's.</source>
            <translation>アイテムのラベルと集団のラベルのうち、最終ラベルが占める重み付きの割合。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Weighted voting (IWMV)</source>
            <translation>重み付き投票（IWMV）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Weighted voting, log-odds</source>
            <translation>重み付き投票（対数オッズ）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/weighted.py" />
            <source>Weights</source>
            <translation>重み</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>What a file of labels looks like</source>
            <translation>ラベルのファイルの例</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <source>What a person wrote beside it.</source>
            <translation>人が書き添えたメモ。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>What a row of the labels stands for.</source>
            <translation>ラベルの行が表すもの。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>What can be guaranteed is being worked out.</source>
            <translation>保証できることを計算しています。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_detail.py" />
            <source>What each class has behind it</source>
            <translation>各クラスの支持</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>What each flag rests on.</source>
            <translation>各フラグの根拠。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>What if these {n} workers counted again?</source>
            <extracomment>For one: What if this worker counted again?</extracomment>
            <translation>
                <numerusform>このワーカー{n}人を集計に戻すと？</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>What if these {n} workers were left out?</source>
            <extracomment>For one: What if this worker were left out?</extracomment>
            <translation>
                <numerusform>このワーカー{n}人を除外すると？</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>What if {out} left out and {back} counted again?</source>
            <translation>{out}を除外し、{back}人を集計に戻すと？</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <source>What is drawn for each worker where accuracies come from a Beta distribution.</source>
            <translation>正解率をベータ分布から取る場合に、各ワーカーについて抽出するもの。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <source>What is known of the rules</source>
            <translation>ルールについて分かること</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_detail.py" />
            <source>What is known of this worker</source>
            <translation>このワーカーについて分かること</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>What is left out</source>
            <translation>除外するもの</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>What is left out: {n}</source>
            <translation>除外するもの：{n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>What is simulated</source>
            <translation>シミュレーションの内容</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/judging_panel.py" />
            <source>What is this item? The rule’s label stays hidden, so as not to sway you.</source>
            <translation>このアイテムは何ですか。判断に影響しないよう、ルールのラベルは非表示です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>What it is</source>
            <translation>内容</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>What it rests on</source>
            <translation>根拠と条件</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <source>What other rules make of the same labels stands here once a file of labels is open and a rule has run.</source>
            <translation>ラベルのファイルを開いてルールを実行すると、同じラベルからほかのルールが出す結果がここに表示されます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/map.py" />
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <source>What sets workers apart</source>
            <translation>ワーカーの違いの表し方</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>What share of the answers would have to be others for the worker to give each answer as often as it is the final label of the same items. 0 % does not mean right, only not one-sided.</source>
            <translation>各回答の頻度を、同じアイテムの最終ラベルの頻度に合わせるには、回答の何割が別のものでなければならないか。0 %は正しいという意味ではなく、偏りがないというだけです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>What speaks against them</source>
            <translation>問題点</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>What the curves show</source>
            <translation>曲線が示すもの</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_loaded.py" />
            <source>What the file holds</source>
            <translation>ファイルの内容</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>What the files say</source>
            <translation>ファイルの内容</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>What the labels say against this worker. Choose the row to see the evidence.</source>
            <translation>このワーカーについてラベルが示す問題点。行を選ぶと根拠が表示されます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>What there is to say</source>
            <translation>言えること</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>What this gives</source>
            <translation>得られるもの</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>What varies</source>
            <translation>変えるもの</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>What was asked for</source>
            <translation>求められた条件</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>What was counted</source>
            <translation>数えたもの</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>What was decided in it cannot be brought back. Your files of labels stay.</source>
            <translation>その中の判断は元に戻せません。ラベルのファイルは残ります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_end.py" />
            <source>What was found is held against the rule’s labels on the Guarantee page.</source>
            <translation>結果は「保証」ページでルールのラベルと照合されます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>What was found so far is of another simulation.</source>
            <translation>これまでの結果は別のシミュレーションのものです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <source>What was left out</source>
            <translation>除外したもの</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/telling.py" />
            <source>What was open before is still open.</source>
            <translation>前に開いていたものは、開いたままです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>What was said</source>
            <translation>回答内容</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/prodigy.py" />
            <source>What was shown</source>
            <translation>表示されたもの</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>What workers answer</source>
            <translation>ワーカーの回答内容</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>What would lower the bound</source>
            <translation>上限を下げる方法</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/corner.py" />
            <source>What you decide is kept on this computer, also after a crash. Save it as a project to have it in a file of your own.</source>
            <translation>判断は、異常終了しても、このコンピューターに残ります。自分のファイルとして残すには、プロジェクトとして保存してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/telling.py" />
            <source>What you decide is still here, and is saved as soon as that works.</source>
            <translation>判断は残っています。保存できるようになり次第、保存されます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>What {file} holds</source>
            <translation>{file}の内容</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>What {rules} foretell does not count: each {reason}.</source>
            <translation>{rules}の予測は考慮しません。いずれも{reason}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <source>When it was set</source>
            <translation>設定日時</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>Where</source>
            <translation>場所</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Where accuracies come from</source>
            <translation>正解率の決め方</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/map.py" />
            <source>Where each class’s share of the items comes from.</source>
            <translation>各クラスがアイテムに占める割合を何から求めるか。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/em.py" />
            <source>Where many workers guess, the fit can get stuck; several starts find a better one and show which items are in doubt, in several times the time.</source>
            <translation>当て推量のワーカーが多いと、当てはめが行き詰まることがあります。初期値を複数にすると、よりよい結果が見つかり、疑わしいアイテムも分かりますが、時間は数倍かかります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Where the 95 % interval begins.</source>
            <translation>95 %区間の始まり。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Where the 95 % interval ends.</source>
            <translation>95 %区間の終わり。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Where two rules differ</source>
            <translation>2つのルールの違い</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>Whether the curve has flattened cannot be told yet.</source>
            <translation>曲線が平らになったかどうかは、まだ分かりません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>Whether the first row of the table names its columns.</source>
            <translation>表の最初の行が列名かどうか。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>Whether the study of fewer labels below tries this rule too.</source>
            <translation>下のラベルを減らした調査でこのルールも試すかどうか。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>Whether this worker’s labels count. Space leaves the chosen workers out, or puts them back.</source>
            <translation>このワーカーのラベルを集計するかどうか。スペースキーで、選択したワーカーを除外または戻します。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/advice_panel.py" />
            <source>Which rule suits these labels?</source>
            <translation>このラベルに合うルールはどれか</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>Which worker labels which item was left to chance</source>
            <translation>どのワーカーがどのアイテムにラベルを付けるかは偶然に任されていた</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <source>Who</source>
            <translation>担当者</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <source>Who gave the item its final label: the rule, or a person by hand.</source>
            <translation>最終ラベルを決めたもの：ルール、または手動で設定した人。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Who labels what</source>
            <translation>誰が何にラベルを付けるか</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/reviewer.py" />
            <source>Who reviews?</source>
            <translation>レビュー担当者の名前</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <source>Who set it</source>
            <translation>設定者</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>Who set them</source>
            <translation>設定した人</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>Whoever checked the items was right</source>
            <translation>アイテムを点検した人は正しかった</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>Why</source>
            <translation>理由</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>Windows-1252</source>
            <translation>Windows-1252</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>With probability {share} or more</source>
            <translation>確率{share}以上で</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_table.py" />
            <source>With so few labels not even a guesser would stand out</source>
            <translation>これほどラベルが少ないと、当て推量のワーカーでも目立ちません</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>With these workers left out there is no label left.</source>
            <translation>これらのワーカーを除外すると、ラベルが残りません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/agreement_bound.py" />
            <source>With two classes, labels alone cannot tell workers who are mostly right from workers who are mostly wrong. State that they are better than chance, or add gold.</source>
            <translation>クラスが2つの場合、ラベルだけでは、おおむね正しいワーカーとおおむね誤るワーカーを区別できません。偶然よりよいと申告するか、ゴールドを加えてください。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/worker_partners.py" />
            <source>With {n} of them it looks like copying.</source>
            <extracomment>For one: With {n} of them it looks like copying.</extracomment>
            <translation>
                <numerusform>うち{n}人との間に写しの疑いがあります。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>With {share} of the labels, {what}: {listed}.</source>
            <translation>ラベルの{share}を使うと、{what}：{listed}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>Without a label</source>
            <translation>ラベルなし</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>Without gold this shows how much the labels still move, not how wrong they are.</source>
            <translation>ゴールドがないため、これはラベルがまだどれだけ動くかを示すもので、どれだけ誤っているかは示しません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Word</source>
            <translation>語</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Words</source>
            <translation>語</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Words of the answers</source>
            <translation>回答の語</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Words that mean “no answer”</source>
            <translation>「回答なし」を表す語</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>Work is still under way.</source>
            <translation>まだ処理中です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/agreement_panel.py" />
            <source>Work it out</source>
            <translation>計算する</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/unsaved_work.py" />
            <source>Work on {file} was not saved as a project: {changes}, {when}.</source>
            <translation>{file}の作業はプロジェクトとして保存されていません：{changes}、{when}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/table_formats.py" />
            <source>Workbook</source>
            <translation>ブック</translation>
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
            <translation>ワーカー</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>Worker model</source>
            <translation>ワーカーモデル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/cluster.py" />
            <source>Worker processes of the cluster were lost again and again, most likely for want of memory. Nothing was written.</source>
            <translation>クラスターのワーカープロセスが繰り返し失われました。おそらくメモリ不足です。何も書き込んでいません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Worker whose answers are gold</source>
            <translation>回答をゴールドとするワーカー</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <location filename="../../crowdgui/io/formats/get_another_label.py" />
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Worker, item, label</source>
            <translation>ワーカー、アイテム、ラベル</translation>
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
            <translation>ワーカー</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/agreement_bound.py" />
            <source>Workers agree with each other too little to rule out that they guess.</source>
            <translation>ワーカーどうしの一致が少なすぎて、当て推量の可能性を否定できません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>Workers are better than chance on the whole</source>
            <translation>ワーカーは全体として偶然よりよい</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>Workers are called “worker 001” and so on, the same in every file you export. Only this computer knows who is who.</source>
            <translation>ワーカーは「worker 001」などと呼ばれ、書き出すどのファイルでも同じです。誰かが分かるのはこのコンピューターだけです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>Workers are, on the whole, more often right than guessers: taken for granted</source>
            <translation>ワーカーは全体として、当て推量より多く正解する：前提とします</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>Workers do not show class bias: {size} of answers are not where one accuracy for each worker would put them, and chance alone gives {chance}.</source>
            <translation>ワーカーにクラスの偏りは見られません。ワーカーごとに1つの正解率から外れる回答は{size}で、偶然だけでも{chance}になります。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>Workers err independently, alike on all classes</source>
            <translation>ワーカーは互いに独立に、どのクラスでも同じように誤る</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>Workers fall into two groups, of {first} and of {second}, who are good on different items: two of one group agree on {size} more of the items they share than two of different groups, where chance gives {chance}. That misleads every rule, and EM most.</source>
            <translation>ワーカーは、得意なアイテムの異なる{first}人と{second}人の2群に分かれます。同じ群の2人は、別の群の2人より、共通アイテムで{size}多く一致します（偶然では{chance}）。これはどのルールも誤らせ、EMで最も顕著です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/presets.py" />
            <source>Workers good at different items</source>
            <translation>得意なアイテムが異なるワーカー</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>Workers have class bias: {size} of answers are not where one accuracy for each worker would put them, where chance alone gives {chance}. EM and its kin learn that; weighted voting does not.</source>
            <translation>ワーカーにクラスの偏りがあります。ワーカーごとに1つの正解率から外れる回答が{size}で、偶然だけなら{chance}です。EM系のルールはこれを学習しますが、重み付き投票は学習しません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/accuracies.py" />
            <source>Workers in the first group</source>
            <translation>第1群のワーカー</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>Workers left out</source>
            <translation>除外したワーカー</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Workers who copy</source>
            <translation>写すワーカー</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Workers who guess</source>
            <translation>当て推量のワーカー</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_partners.py" />
            <source>Workers who share items</source>
            <translation>アイテムを共有するワーカー</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Workers with one answer</source>
            <translation>答えが1つのワーカー</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/prodigy.py" />
            <source>Workers without the dataset's name</source>
            <translation>データセット名を除いたワーカー名</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cubam_yaml.py" />
            <location filename="../../crowdgui/io/formats/peerannot.py" />
            <source>Workers, then items</source>
            <translation>ワーカー、次にアイテム</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/tour.py" />
            <source>Workers: who is good, who is guessing</source>
            <translation>ワーカー：誰がよく、誰が当て推量か</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>Workers’ answers</source>
            <translation>ワーカーの回答</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>Workers’ names are replaced: “worker 12” is not the name of anybody in the file.</source>
            <translation>ワーカーの名前は置き換えられています。「worker 12」はファイル内の誰の名前でもありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
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
            <location filename="../../crowdgui/core/agreement/bootstrap.py" />
            <location filename="../../crowdgui/core/agreement/worker_pairs.py" />
            <source>Working out intervals</source>
            <translation>区間を計算しています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/guarantee_builder.py" />
            <location filename="../../crowdgui/core/run.py" />
            <source>Working out the bounds</source>
            <translation>上限を計算しています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/assignment_bounds.py" />
            <location filename="../../crowdgui/core/bounds/chernoff.py" />
            <location filename="../../crowdgui/core/bounds/one_step.py" />
            <source>Working out the guarantee</source>
            <translation>保証を計算しています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/review/queue.py" />
            <location filename="../../crowdgui/core/review/review_value.py" />
            <location filename="../../crowdgui/ui/queue_maker.py" />
            <source>Working out the order</source>
            <translation>順序を計算しています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_panel.py" />
            <source>Working…</source>
            <translation>処理中…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>Worth most first</source>
            <translation>価値の高い順</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_queue.py" />
            <source>Worth ↓</source>
            <translation>価値↓</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/html.py" />
            <location filename="../../crowdgui/ui/report/pdf.py" />
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
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
            <source>Wrong</source>
            <translation>誤り</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/lpi.py" />
            <source>Wrong labels to start with</source>
            <translation>最初の誤ったラベル数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
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
            <location filename="../../crowdgui/ui/pages/judging_panel.py" />
            <source>Your answer replaces the final label and is exported as hand-set.</source>
            <translation>回答は最終ラベルを置き換え、手動設定として書き出されます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>Your browser would fetch this address from the network.</source>
            <translation>ブラウザーがこのアドレスをネットワークから取得します。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/frame.py" />
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>Your file is only read, never changed. Nothing leaves this computer.</source>
            <translation>ファイルは読み込むだけで、変更しません。このコンピューターの外へは何も送りません。</translation>
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
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>a rich text document</source>
            <translation>リッチテキスト文書</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/table_formats.py" />
            <source>a sheet for each table</source>
            <translation>表ごとに1シート</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tool_exports.py" />
            <source>a task per item with its label as prediction, to import there (JSON)</source>
            <translation>アイテムごとに1タスク、ラベルは予測として（読み込み用、JSON）</translation>
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
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>accept another error rate</source>
            <translation>認める誤り率の変更</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>accept another risk</source>
            <translation>認めるリスクの変更</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/simulation_run.py" />
            <source>accuracy</source>
            <translation>正解率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_matrix.py" />
            <source>against final labels</source>
            <translation>最終ラベルと照合</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_matrix.py" />
            <source>against gold</source>
            <translation>ゴールドと照合</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_matrix.py" />
            <source>against the others’ labels</source>
            <translation>ほかの人のラベルと照合</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>agree and next</source>
            <translation>同意して次へ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>agreed</source>
            <translation>一致数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/worker_scatter.py" />
            <source>agreement</source>
            <translation>一致</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/agreement_histogram.py" />
            <source>agreement from</source>
            <translation>一致率（下端）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>agreement, accuracy with interval, weight, gold, flag and its reason</source>
            <translation>一致、区間付き正解率、重み、ゴールド、フラグとその理由</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>all of them share some</source>
            <translation>全組に共通アイテムがあります</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/html.py" />
            <source>all there is to say, with pictures, to pass on; opens in any browser</source>
            <translation>図入りのすべての内容。共有用で、どのブラウザーでも開けます</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>all workers together agree with the others on {share}</source>
            <translation>全ワーカーを合わせた、ほかの人との一致率は{share}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_words.py" />
            <source>all {n}</source>
            <translation>全{n}人</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/worker_pictures.py" />
            <source>all {n} workers</source>
            <extracomment>For one: the worker</extracomment>
            <translation>
                <numerusform>全ワーカー{n}人</numerusform>
            </translation>
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
            <location filename="../../crowdgui/figures/bounds_chart.py" />
            <source>an estimate, no bound</source>
            <translation>推定値で、上限ではありません</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/improvements.py" />
            <source>an indication</source>
            <translation>目安</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>an old Excel or Word document</source>
            <translation>古い形式のExcelまたはWord文書</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
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
            <location filename="../../crowdgui/io/report/charts/class_shares.py" />
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
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>as right as sure</source>
            <translation>確信どおりの正しさ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>back and on</source>
            <translation>前後へ移動</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/history.py" />
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
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>beyond the paper</source>
            <translation>論文の範囲外</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>beyond the paper: accuracy on {n} gold items</source>
            <translation>論文の範囲外：ゴールドアイテム{n}件での正解率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>beyond the paper: agreement of workers on halves of the items</source>
            <translation>論文の範囲外：アイテムの半分どうしでのワーカーの一致</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>cat</source>
            <translation>猫</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/histograms.py" />
            <location filename="../../crowdgui/io/report/charts/worker_scatter.py" />
            <location filename="../../crowdgui/ui/plots/agreement_histogram.py" />
            <location filename="../../crowdgui/ui/plots/worker_scatter.py" />
            <source>chance {share}</source>
            <translation>偶然{share}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session.py" />
            <source>change flag rules</source>
            <translation>フラグの基準の変更</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session.py" />
            <source>change options of {rule}</source>
            <translation>{rule}のオプションの変更</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/convergence_plot.py" />
            <source>changed</source>
            <translation>変化</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/judges.py" />
            <source>check an item</source>
            <translation>アイテムの点検</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>choose</source>
            <translation>選択</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session.py" />
            <source>choose who counts</source>
            <translation>集計対象の選択</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session.py" />
            <source>choose {rule}</source>
            <translation>{rule}の選択</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>class, number</source>
            <translation>クラス、数値</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/findings.py" />
            <location filename="../../crowdgui/text/data.py" />
            <source>classes</source>
            <extracomment>For one: class</extracomment>
            <translation>
                <numerusform>クラス</numerusform>
            </translation>
        </message>
        <message>
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
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>confidence</source>
            <translation>確信度</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>confidence of the rule</source>
            <translation>ルールの確信度</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>content</source>
            <translation>内容</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>counts</source>
            <translation>集計対象</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/write.py" />
            <source>counts, rule, steps, error on gold and what was left out, for a program</source>
            <translation>件数、ルール、ステップ、ゴールドでの誤り、除外したもの（プログラム用）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cubam.py" />
            <source>cubam</source>
            <translation>cubam</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cubam_yaml.py" />
            <source>cubam in YAML</source>
            <translation>cubam（YAML）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <source>current</source>
            <translation>現在</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/chart_data.py" />
            <location filename="../../crowdgui/ui/plots/curves_plot.py" />
            <source>curve</source>
            <translation>曲線</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/doccano.py" />
            <source>doccano export</source>
            <translation>doccanoの書き出し</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_words.py" />
            <source>does not hold</source>
            <translation>不成立</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>dog</source>
            <translation>犬</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/telling.py" />
            <source>done in {time}</source>
            <translation>{time}で完了</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>draw an audit</source>
            <translation>監査の抽出</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/study_panel.py" />
            <source>draws</source>
            <translation>回</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>duration</source>
            <translation>所要時間</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>empty</source>
            <translation>空</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/convergence_plot.py" />
            <source>ends here: no label changes</source>
            <translation>ここで終了：ラベルの変化なし</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/simulation_run.py" />
            <source>error</source>
            <translation>誤り率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>every answer, one column per worker, with the final label</source>
            <translation>全回答（ワーカーごとに1列）と最終ラベル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>every coefficient with its interval, overall and by class</source>
            <translation>全係数とその区間（全体とクラス別）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>every place in the files that was left out, and why</source>
            <translation>ファイル中で除外した箇所すべてとその理由</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>every worker labelled every item, here {share} of them</source>
            <translation>全ワーカーが全アイテムにラベルを付けた（ここでは{share}）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/guarantee_builder.py" />
            <source>exact hypergeometric limit</source>
            <translation>厳密な超幾何分布の上限</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/session.py" />
            <source>exclude {n} workers</source>
            <extracomment>For one: exclude {n} worker</extracomment>
            <translation>
                <numerusform>ワーカー{n}人の除外</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>expected if the model held, 95 % range</source>
            <translation>モデルが成り立つ場合の期待値、95 %の範囲</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>fewer than 1 in {n} guessers</source>
            <translation>当て推量のワーカー{n}人に1人未満</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>fewer than 1 in {n} honest workers</source>
            <translation>誠実なワーカー{n}人に1人未満</translation>
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
        <message numerus="yes">
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>final labels of {n} items</source>
            <extracomment>For one: final label of {n} item</extracomment>
            <translation>
                <numerusform>アイテム{n}件の最終ラベル</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/confusion_view.py" />
            <source>final “{name}”</source>
            <translation>最終「{name}」</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/worker_scatter.py" />
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
            <location filename="../../crowdgui/ui/pages/worker_pace.py" />
            <source>for the label in the middle, of {timed} with a known time</source>
            <translation>中央のラベルの所要時間（時間が分かる{timed}）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>give up the audit</source>
            <translation>監査の中止</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>gold</source>
            <translation>ゴールド</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/telling.py" />
            <source>gold for {n}</source>
            <translation>ゴールド{n}件</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>gold has items of every class</source>
            <translation>ゴールドに全クラスのアイテムがある</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/confusion_view.py" />
            <source>gold “{name}”</source>
            <translation>ゴールド「{name}」</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>hide votes</source>
            <translation>票を隠す</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>high</source>
            <translation>上端</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/improvements.py" />
            <source>holds only if the worker model does</source>
            <translation>ワーカーモデルが成り立つ場合だけ有効</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels_page.py" />
            <source>how answers become labels</source>
            <translation>回答からラベルを決める方法</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>how many items</source>
            <translation>アイテム数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/worker_scatter.py" />
            <source>how many labels</source>
            <translation>ラベル数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>how many pairs of answers are the same, for each item</source>
            <translation>アイテムごとの、同じ回答の組の割合</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/agreement_histogram.py" />
            <source>how many workers</source>
            <translation>ワーカー数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>how often each worker answered what, by final label</source>
            <translation>最終ラベル別の、各ワーカーの回答の頻度</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/bounds/improvements.py" />
            <source>if {n} of them turn out wrong</source>
            <extracomment>For one: if {n} of them turns out wrong</extracomment>
            <translation>
                <numerusform>そのうち{n}件が誤りだった場合</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_words.py" />
            <source>in doubt</source>
            <translation>疑いあり</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>in use</source>
            <translation>使用中</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/data.py" />
            <source>in {n} of them with different answers</source>
            <extracomment>For one: in {n} of them with different answers</extracomment>
            <translation>
                <numerusform>うち{n}回は回答が異なります</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_words.py" />
            <source>indication</source>
            <translation>目安</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>it does</source>
            <translation>合います</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>it does not</source>
            <translation>合いません</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
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
            <source>item, text and label with the names of the classes (Parquet)</source>
            <translation>アイテム、テキスト、クラス名付きのラベル（Parquet）</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>items</source>
            <extracomment>For one: item</extracomment>
            <translation>
                <numerusform>アイテム</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>items are served alike: the strength of their workers varies {ratio} times as much as by chance</source>
            <translation>アイテムへの割り当てが均等：ワーカーの強さのばらつきは偶然の{ratio}倍</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>items expected</source>
            <translation>期待されるアイテム数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/confusion_view.py" />
            <source>items for which the others elect “{name}”</source>
            <translation>ほかの人が「{name}」を選ぶアイテム</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>items labelled differently</source>
            <translation>ラベルが異なるアイテム</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>items seen</source>
            <translation>実際のアイテム数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/confusion_view.py" />
            <source>items whose final label is “{name}”</source>
            <translation>最終ラベルが「{name}」のアイテム</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/confusion_view.py" />
            <source>items whose gold label is “{name}”</source>
            <translation>ゴールドラベルが「{name}」のアイテム</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/data.py" />
            <source>items with a known true label (gold)</source>
            <translation>真のラベルが分かっているアイテム（ゴールド）</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/data.py" />
            <source>items, {range}</source>
            <extracomment>For one: item, {range}</extracomment>
            <translation>
                <numerusform>アイテム、{range}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_words.py" />
            <source>known answers</source>
            <translation>既知の正解</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>known truth</source>
            <translation>既知の真のラベル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>label</source>
            <translation>ラベル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session.py" />
            <source>label “{item}” by hand</source>
            <translation>「{item}」のラベルの手動設定</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/findings.py" />
            <location filename="../../crowdgui/text/data.py" />
            <source>labels</source>
            <extracomment>For one: label</extracomment>
            <translation>
                <numerusform>ラベル</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_words.py" />
            <source>labels alone</source>
            <translation>ラベルだけ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>labels that changed</source>
            <translation>変わったラベル</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/worker_pace.py" />
            <source>labels without a known time</source>
            <extracomment>For one: label without a known time</extracomment>
            <translation>
                <numerusform>時間が分からないラベル</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>largest change of a message, which falls to nothing,</source>
            <translation>メッセージの最大変化（0に近づく）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>learns class bias, for which nothing here could be tested</source>
            <translation>クラスの偏りを学習しますが、ここではその偏りを検定できませんでした</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>learns class bias, of which nothing shows beyond chance</source>
            <translation>クラスの偏りを学習しますが、偶然を超える偏りは見られません</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>left out</source>
            <translation>除外</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>left out.csv</source>
            <translation>除外一覧.csv</translation>
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
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>log-likelihood of the labels</source>
            <translation>ラベルの対数尤度</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>log-likelihood of the labels if the final ones are right</source>
            <translation>最終ラベルが正しい場合のラベルの対数尤度</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>log-likelihood of the labels, a lower limit</source>
            <translation>ラベルの対数尤度（下限）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>low</source>
            <translation>下端</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/convergence.py" />
            <location filename="../../crowdgui/ui/plots/convergence_plot.py" />
            <source>majority</source>
            <translation>多数決</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/session.py" />
            <source>make {n} labels gold</source>
            <extracomment>For one: make {n} label gold</extracomment>
            <translation>
                <numerusform>ラベル{n}件のゴールド指定</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/curves_plot.py" />
            <source>mean</source>
            <translation>平均</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/chart_data.py" />
            <source>mean of {what}</source>
            <translation>{what}の平均</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/argilla.py" />
            <location filename="../../crowdgui/io/formats/label_studio.py" />
            <source>model</source>
            <translation>モデル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>more than noise</source>
            <translation>ばらつきを超えています</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>most behind it</source>
            <translation>支持が最大</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>most likely</source>
            <translation>最も確からしい</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>most likely label</source>
            <translation>最も確からしいラベル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>most votes</source>
            <translation>票が最多</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>nearly, but by more than chance it does not</source>
            <translation>ほぼ合いますが、偶然を超えるずれがあります</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>neither true nor false</source>
            <translation>trueでもfalseでもない値</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/class_map.py" />
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>no</source>
            <translation>いいえ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>no JSON object</source>
            <translation>JSONオブジェクトではない値</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/unsaved_work.py" />
            <source>no changes</source>
            <translation>変更なし</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/telling.py" />
            <source>no gold</source>
            <translation>ゴールドなし</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>no label</source>
            <translation>ラベルなし</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>no list</source>
            <translation>リストではない値</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_words.py" />
            <source>none</source>
            <translation>なし</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/workers.py" />
            <source>none of the classes</source>
            <translation>どのクラスでもない</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>none of these</source>
            <translation>どれでもない</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>none stated</source>
            <translation>指定なし</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/misfit.py" />
            <location filename="../../crowdgui/core/compare/rule_result.py" />
            <source>not defined, because all labels are of one class</source>
            <translation>定義できません。全ラベルが1つのクラスのためです</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/misfit.py" />
            <source>not defined, because hardly any item has two labels</source>
            <translation>定義できません。ラベルが2件あるアイテムがほとんどないためです</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>not defined, because no item was labelled by others too</source>
            <translation>定義できません。ほかの人もラベルを付けたアイテムがないためです</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/rule_result.py" />
            <source>not defined, because so many labels of so many classes would take very long</source>
            <translation>定義できません。ラベルとクラスが多く、非常に時間がかかるためです</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/rule_result.py" />
            <source>not defined, because the rule was given the gold answers</source>
            <translation>定義できません。ルールにゴールド回答が与えられているためです</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/rule_result.py" />
            <source>not defined, because the rule’s confidence is no probability</source>
            <translation>定義できません。ルールの確信度が確率でないためです</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/rule_result.py" />
            <source>not defined, because the worker model behind the bounds is not shown to fit these labels</source>
            <translation>定義できません。上限の前提となるワーカーモデルがこのラベルに合うと示されていないためです</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/rule_result.py" />
            <source>not defined, because the worker model has not been checked yet</source>
            <translation>定義できません。ワーカーモデルがまだ確かめられていないためです</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/misfit.py" />
            <source>not defined, because there are too few workers to make two groups</source>
            <translation>定義できません。ワーカーが少なすぎて2群に分けられないためです</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/rule_result.py" />
            <source>not defined, because there is no gold</source>
            <translation>定義できません。ゴールドがないためです</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/rule_result.py" />
            <source>not defined, because this rule does not add up votes</source>
            <translation>定義できません。このルールは票を足し合わせないためです</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
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
            <location filename="../../crowdgui/io/formats/prodigy.py" />
            <source>not {label}</source>
            <translation>{label}でない</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>note</source>
            <translation>メモ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session.py" />
            <source>note on “{item}”</source>
            <translation>「{item}」のメモ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>nothing in its favour</source>
            <translation>優位を示すものはありません</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/convergence_plot.py" />
            <source>objective</source>
            <translation>目的関数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>of all worker–item pairs filled</source>
            <translation>ワーカーとアイテムの全組のうち埋まった割合</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/data.py" />
            <source>of all worker–item pairs have a label</source>
            <translation>ワーカーとアイテムの全組のうちラベルがある割合</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_pace.py" />
            <source>of labelling in all</source>
            <translation>ラベル付けの合計時間</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/data.py" />
            <source>of labels have a known duration</source>
            <translation>ラベルのうち所要時間が分かる割合</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/data.py" />
            <source>of labels have a known time</source>
            <translation>ラベルのうち時刻が分かる割合</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_pace.py" />
            <source>of the time that the worker in the middle takes for the same items</source>
            <translation>同じアイテムに中央のワーカーがかける時間に対する割合</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>once other workers count</source>
            <translation>集計対象を変えると</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>once {n} workers count again</source>
            <extracomment>For one: once this worker counts again</extracomment>
            <translation>
                <numerusform>ワーカー{n}人を集計に戻すと</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>one column per item</source>
            <translation>アイテムごとに1列</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/opening.py" />
            <source>one column per worker; small enough to follow by hand</source>
            <translation>ワーカーごとに1列。手作業で追える小ささ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>one row per item: label, confidence, margin, tie, number of labels</source>
            <translation>アイテムごとに1行：ラベル、確信度、マージン、同点、ラベル数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>one row per worker</source>
            <translation>ワーカーごとに1行</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <source>open</source>
            <translation>未達</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>other rule</source>
            <translation>相手のルール</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/study/study.py" />
            <source>other than with all labels</source>
            <translation>全ラベルの場合と異なる割合</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/confusion_view.py" />
            <source>others “{name}”</source>
            <translation>ほかの人「{name}」</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/flags.py" />
            <source>p-value {value} after correction for {n} workers tested</source>
            <extracomment>For one: p-value {value}, {n} worker tested</extracomment>
            <translation>
                <numerusform>検定したワーカー{n}人で補正したp値{value}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>p-value {value} after correction for {pairs} pairs</source>
            <translation>{pairs}組で補正したp値{value}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>partner</source>
            <translation>相手</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/peerannot.py" />
            <source>peerannot</source>
            <translation>peerannot</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/chart_data.py" />
            <source>point</source>
            <translation>点</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/session.py" />
            <source>put back {n} workers</source>
            <extracomment>For one: put back {n} worker</extracomment>
            <translation>
                <numerusform>ワーカー{n}人の除外の取り消し</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>question</source>
            <translation>質問</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_words.py" />
            <source>random check</source>
            <translation>無作為点検</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <source>reached</source>
            <translation>達成</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>recipe.json</source>
            <translation>レシピ.json</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/raw_table.py" />
            <source>record</source>
            <translation>レコード</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>refused</source>
            <translation>不可</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/simulated.py" />
            <source>repetition</source>
            <translation>反復</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_queue.py" />
            <source>reviewed</source>
            <translation>レビュー済み</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/settings.py" />
            <source>reviewer</source>
            <translation>レビュー担当者</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>right</source>
            <translation>正しい</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
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
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>rule</source>
            <translation>ルール</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/study/study.py" />
            <source>run time</source>
            <translation>実行時間</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>running</source>
            <translation>実行中</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>say how gold was drawn</source>
            <translation>ゴールドの抽出方法の申告</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/bounds_chart.py" />
            <source>says nothing: above 100 %</source>
            <translation>何も言えません：100 %超</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>seen in your labels</source>
            <translation>実際のラベルでの値</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/worker_pace.py" />
            <source>sessions, from {first} to {last} (UTC)</source>
            <extracomment>For one: session, from {first} to {last} (UTC)</extracomment>
            <translation>
                <numerusform>セッション、{first}～{last}（UTC）</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>share</source>
            <translation>割合</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>share agreed</source>
            <translation>一致した割合</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>share right</source>
            <translation>正しい割合</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>share right, with 95 % interval</source>
            <translation>正しい割合、95 %区間付き</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>shared items</source>
            <translation>共通アイテム</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>show votes</source>
            <translation>票を表示</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>simulated, seed {seed}</source>
            <translation>シミュレーション、シード{seed}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>skip</source>
            <translation>飛ばす</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_check.py" />
            <source>some classes are confused more than others</source>
            <translation>ほかより混同されやすいクラスがあります</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_check.py" />
            <source>some classes are easier to agree on than others</source>
            <translation>ほかより一致しやすいクラスがあります</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/chart_data.py" />
            <source>standard deviation</source>
            <translation>標準偏差</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/convergence_plot.py" />
            <source>step</source>
            <translation>ステップ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/under_way.py" />
            <source>step {n} · {changed}</source>
            <translation>ステップ{n} · {changed}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/simulation_run.py" />
            <source>steps to settle</source>
            <translation>落ち着くまでのステップ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/simulation_run.py" />
            <source>steps to stop</source>
            <translation>停止までのステップ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/judges.py" />
            <source>take back an answer of the audit</source>
            <translation>監査の回答の取り消し</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session.py" />
            <source>take back the label of “{item}”</source>
            <translation>「{item}」のラベルの取り消し</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/session.py" />
            <source>take {n} labels from gold</source>
            <extracomment>For one: take {n} label from gold</extracomment>
            <translation>
                <numerusform>ラベル{n}件のゴールド解除</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>takes workers to be alike on all classes, which they are not</source>
            <translation>ワーカーがどのクラスでも同じとみなしますが、実際は違います</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tool_exports.py" />
            <source>task and label, as its own rules give them (CSV)</source>
            <translation>タスクとラベル（Crowd-Kit自身のルールが出す形、CSV）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/xlsx_file.py" />
            <source>the header</source>
            <translation>見出し</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/write.py" />
            <source>the headline and every bound with its conditions, for a program</source>
            <translation>保証の文と全上限、その条件（プログラム用）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>the items drawn, in their order, with what was found</source>
            <translation>抽出したアイテム（順番どおり）と点検結果</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>the labels of workers who do not count</source>
            <translation>集計対象外のワーカーのラベル</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_answers.py" />
            <source>the others on the same items</source>
            <translation>同じアイテムでのほかの人</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>the rule is one-step weighted voting</source>
            <translation>ルールが1段階の重み付き投票である</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>the rule’s</source>
            <translation>ルールの回答</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>the same answer</source>
            <translation>同じ回答</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/exports.py" />
            <source>the same report on pages, to print and to file</source>
            <translation>同じレポートのページ版。印刷・保管用</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>the same share of every class</source>
            <translation>各クラスを同じ割合で</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_pictures.py" />
            <source>the {n} with most labels of {all}</source>
            <translation>全{all}人のうちラベルの多い{n}人</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>there are two classes</source>
            <translation>クラスが2つである</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>there are two workers or more</source>
            <translation>ワーカーが2人以上いる</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/calibration.py" />
            <source>there is no gold that the rule has not been given</source>
            <translation>ルールに与えられていないゴールドがありません</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>there is no label that others can be held against</source>
            <translation>ほかの人と照らし合わせられるラベルがありません</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/picture_file.py" />
            <source>there is no such file beside the label file.</source>
            <translation>ラベルファイルと同じ場所に、このファイルはありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/picture_file.py" />
            <source>there is no such file.</source>
            <translation>このファイルはありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/picture_file.py" />
            <source>this file cannot be read: {why}.</source>
            <translation>このファイルを読み込めません：{why}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/picture_file.py" />
            <source>this file has {size} MB; pictures up to {most} MB are shown.</source>
            <translation>このファイルは{size} MBです。表示できる画像は{most} MBまでです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/picture_file.py" />
            <source>this is not a picture that can be shown here.</source>
            <translation>ここで表示できる画像ではありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/picture_file.py" />
            <source>this picture is damaged and cannot be shown.</source>
            <translation>この画像は破損しているため表示できません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/picture_file.py" />
            <source>this picture is too large to be shown here.</source>
            <translation>この画像は大きすぎて、ここでは表示できません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/calibration.py" />
            <source>this rule’s confidence is no probability</source>
            <translation>このルールの確信度は確率ではありません</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_answers.py" />
            <source>this worker</source>
            <translation>このワーカー</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <source>tie</source>
            <translation>同点</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>tied, comes first</source>
            <translation>同点、順序が先</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>time</source>
            <translation>時刻</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/simulation_run.py" />
            <source>time of 50 steps</source>
            <translation>50ステップの時間</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/simulation_run.py" />
            <source>time to settle</source>
            <translation>落ち着くまでの時間</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/simulation_run.py" />
            <source>time to stop</source>
            <translation>停止までの時間</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/agreement_histogram.py" />
            <source>to</source>
            <translation>上端</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>too few items to tell</source>
            <translation>アイテムが少なすぎて判断できません</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>too few to tell them apart</source>
            <translation>少なすぎて区別できません</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/chart_data.py" />
            <source>trials</source>
            <translation>試行</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>two workers and the items that both labelled</source>
            <translation>2人のワーカーと、両方がラベルを付けたアイテム</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/histograms.py" />
            <location filename="../../crowdgui/io/report/charts/worker_scatter.py" />
            <location filename="../../crowdgui/ui/plots/agreement_histogram.py" />
            <location filename="../../crowdgui/ui/plots/worker_scatter.py" />
            <source>typical {share}</source>
            <translation>標準{share}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>undo</source>
            <translation>元に戻す</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>unlike their full result</source>
            <translation>全ラベルでの結果と異なる割合</translation>
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
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>waits</source>
            <translation>待機中</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>weight {w}</source>
            <translation>重み{w}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>weighted agreement, which can only rise,</source>
            <translation>重み付き一致（増えるだけ）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/candidates.py" />
            <source>which does not fit in memory</source>
            <translation>メモリに収まらない</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/candidates.py" />
            <source>which is EM where there are two classes</source>
            <translation>2クラスではEMと同じ</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/candidates.py" />
            <source>which takes too long beyond {n} labels</source>
            <translation>ラベルが{n}件を超えると時間がかかりすぎる</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>wins by weight</source>
            <translation>重みで決定</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>with</source>
            <translation>と</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>with 95 % interval</source>
            <translation>95 %区間付き</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/agreement_panel.py" />
            <source>with 95 % intervals</source>
            <translation>95 %区間付き</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>without these {n} workers</source>
            <extracomment>For one: without this worker</extracomment>
            <translation>
                <numerusform>このワーカー{n}人を除くと</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <location filename="../../crowdgui/ui/plots/worker_scatter.py" />
            <source>worker</source>
            <translation>ワーカー</translation>
        </message>
        <message>
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
            <source>worker, true class, answer, number</source>
            <translation>ワーカー、真のクラス、回答、数値</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>workers</source>
            <extracomment>For one: worker</extracomment>
            <translation>
                <numerusform>ワーカー</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>workers are right on average on {least} or more, estimated {mean}</source>
            <translation>ワーカーの平均正解率が{least}以上（推定{mean}）</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/data.py" />
            <source>workers, {range}</source>
            <extracomment>For one: worker, {range}</extracomment>
            <translation>
                <numerusform>ワーカー、{range}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/confusion_view.py" />
            <source>worker’s answer</source>
            <translation>ワーカーの回答</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>working…</source>
            <translation>処理中…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/study/study.py" />
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
            <location filename="../../crowdgui/io/importing/class_map.py" />
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>yes</source>
            <translation>はい</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>yours</source>
            <translation>自分</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/flags.py" />
            <source>{after}, now {before}</source>
            <translation>{after}、現在{before}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/overall.py" />
            <source>{agreeing} of {pairs}</source>
            <translation>{pairs}中{agreeing}組</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/simulation_run.py" />
            <source>{bound}, {rule}</source>
            <translation>{bound}、{rule}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>{change}: {cost}</source>
            <translation>{change}：{cost}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>{classes}: {shares}</source>
            <translation>{classes}：{shares}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>{columns} where the rows below have {n}. Take out lines above the header, or name every column.</source>
            <translation>{columns}ですが、下の行には{n}列あります。見出しより上の行を取り除くか、全列に名前を付けてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>{columns} where {expected} were expected. Check the separators and quote marks there.</source>
            <translation>{expected}列のはずですが{columns}あります。その箇所の区切り文字と引用符を確かめてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/calibration.py" />
            <source>{counts}: it could be surer.</source>
            <translation>{counts}：もっと確信してよい水準です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/calibration.py" />
            <source>{counts}: it is too sure.</source>
            <translation>{counts}：確信しすぎです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/calibration.py" />
            <source>{counts}: no difference beyond noise.</source>
            <translation>{counts}：ばらつきを超える差はありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>{counts}: {verdict}.</source>
            <translation>{counts}：{verdict}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/class_shares.py" />
            <location filename="../../crowdgui/ui/widgets/bars.py" />
            <source>{count}, {share}</source>
            <translation>{count}、{share}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/curves_plot.py" />
            <source>{curve}: {value} at {place}</source>
            <translation>{curve}：{place}で{value}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>{done} of {n} labels drawn at random were checked by hand. The draw can be repeated with the seed {seed}.</source>
            <translation>無作為に抽出した{n}件のラベルのうち{done}件を手作業で点検しました。この抽出はシード{seed}で再現できます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/judging_panel.py" />
            <source>{done} of {n} reviewed</source>
            <translation>{n}件中{done}件をレビュー済み</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/frame.py" />
            <source>{file} and {more}</source>
            <translation>{file}、{more}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/keeping.py" />
            <source>{file} can only be read. Save it elsewhere to keep what you decide.</source>
            <translation>{file}は読み取り専用です。判断を残すには、別の場所に保存してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/project.py" />
            <source>{file} can only be read. Save the project elsewhere to keep what you decide.</source>
            <translation>{file}は読み取り専用です。判断を残すには、プロジェクトを別の場所に保存してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/parts.py" />
            <source>{file} could not be read: {why}</source>
            <translation>{file}を読み込めませんでした：{why}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/parts.py" />
            <source>{file} has no column “{name}”. It has {there}. Name the columns with --worker, --item and --label.</source>
            <translation>{file}に列「{name}」がありません。あるのは{there}です。--worker、--item、--labelで列の名前を指定してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/write.py" />
            <source>{file} in {folder} is a file these labels were read from, and is never changed. Choose another folder.</source>
            <translation>{folder}の{file}は、このラベルの読み込み元なので変更できません。別のフォルダーを選んでください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/keeping.py" />
            <source>{file} is open already.</source>
            <translation>{file}はすでに開いています。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/file_preview.py" />
            <source>{file} is read as gold answers</source>
            <translation>{file}をゴールド回答として読み込みます</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/project.py" />
            <source>{file} was moved or deleted. Save the project anew to keep what you decide.</source>
            <translation>{file}は移動または削除されました。判断を残すには、プロジェクトを保存し直してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/telling.py" />
            <source>{file} – CrowdGUI</source>
            <translation>{file} – CrowdGUI</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_loaded.py" />
            <source>{file}, lines {lines}</source>
            <translation>{file}、行{lines}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/read_labels.py" />
            <source>{file}, question “{question}”</source>
            <translation>{file}、質問「{question}」</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_words.py" />
            <source>{file}, unchanged</source>
            <translation>{file}（変更なし）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>{file}: </source>
            <translation>{file}：</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_loaded.py" />
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
            <location filename="../../crowdgui/io/report/charts/convergence.py" />
            <source>{first}, none in the last.</source>
            <translation>{first}、最後は0件。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/convergence.py" />
            <source>{first}, {n} in the last.</source>
            <translation>{first}、最後は{n}件。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers_together.py" />
            <source>{flag} {n}</source>
            <translation>{flag}{n}人</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/write.py" />
            <source>{folder}: this folder cannot be made: {why}.</source>
            <translation>{folder}：このフォルダーを作成できません：{why}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>{given} of the answers are “{answer}”, which is the final label of {won} of the items.</source>
            <translation>回答の{given}が「{answer}」で、これはアイテムの{won}の最終ラベルです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>{items} items by {workers} workers are too many to simulate.</source>
            <translation>アイテム{items}件×ワーカー{workers}人は多すぎてシミュレーションできません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/plan.py" />
            <source>{items} with {labels} in all: expected to mend {mended} wrong final labels, {before} to {after}.</source>
            <translation>{items}に合計{labels}：誤った最終ラベル{mended}件が直り、{before}から{after}になる見込みです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>{items}, each labelled once</source>
            <translation>{items}、ラベル各1件</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>{items}, each labelled {low} to {high} times</source>
            <translation>{items}、ラベル各{low}～{high}件</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>{items}, each labelled {n} times</source>
            <translation>{items}、ラベル各{n}件</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/agreement/overall.py" />
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
            <source>{labels} labels of {items} items by {workers} workers; {steps} steps after the first.</source>
            <translation>ラベル{labels}件、アイテム{items}件、ワーカー{workers}人。最初の後に{steps}ステップ。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/overall.py" />
            <source>{labels}, in order</source>
            <translation>{labels}（順序）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/overall.py" />
            <source>{labels}, numeric</source>
            <translation>{labels}（数値）</translation>
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
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <source>{label} · by hand</source>
            <translation>{label}・手動</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>{lengths} numbers</source>
            <translation>数値{lengths}個</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>{lengths} records</source>
            <translation>レコード{lengths}個</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>{lengths} texts</source>
            <translation>テキスト{lengths}個</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>{lengths} times</source>
            <translation>時刻{lengths}個</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>{level} · {share} confidence</source>
            <translation>{level}・信頼水準{share}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/class_map.py" />
            <source>{low} and more</source>
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
            <location filename="../../crowdgui/text/data.py" />
            <source>{low} to {high} labels each</source>
            <translation>ラベル各{low}～{high}件</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/headline.py" />
            <source>{model} A random check by hand gives a guarantee, whatever the workers do.</source>
            <translation>{model}手作業の無作為点検なら、ワーカーの振る舞いによらず保証が得られます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/headline.py" />
            <source>{model} The bounds below put in estimated accuracies, which makes them no more than indications. A random check by hand gives a guarantee.</source>
            <translation>{model}下の上限は推定した正解率を入れたもので、目安にすぎません。手作業の無作為点検なら保証が得られます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>{names} and {n} more</source>
            <translation>{names}ほか{n}人</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>{names} in {folder} would be replaced.</source>
            <translation>{folder}の{names}が置き換えられます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>{name}  ({n})</source>
            <translation>{name}（{n}）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>{name} (found)</source>
            <translation>{name}（検出）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>{name} (not in this file)</source>
            <translation>{name}（このファイルにはありません）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/long_table.py" />
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
            <source>{name} must lie between 0 and 100 %, both left out.</source>
            <translation>{name}は0より大きく100 %より小さくなければなりません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>{name} must lie between {low} and {high}.</source>
            <translation>{name}は{low}～{high}でなければなりません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>{name} of this worker</source>
            <translation>このワーカーの{name}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/rail.py" />
            <source>{name}, done</source>
            <translation>{name}、完了</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>{name}, item by item</source>
            <translation>{name}（アイテムごと）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/rail.py" />
            <source>{name}, look here</source>
            <translation>{name}、要確認</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/rail.py" />
            <source>{name}, nothing here yet</source>
            <translation>{name}、まだ空です</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>{name}, paper’s bound</source>
            <translation>{name}（論文の上限）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/rail.py" />
            <source>{name}, running</source>
            <translation>{name}、実行中</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/widgets/rail.py" />
            <source>{name}, {n} to look at</source>
            <extracomment>For one: {name}, {n} to look at</extracomment>
            <translation>
                <numerusform>{name}、要確認{n}件</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>{name}: at most {share} wrong</source>
            <translation>{name}：誤りは多くても{share}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>{name}: {share}</source>
            <translation>{name}：{share}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/translation.py" />
            <source>{n} %</source>
            <translation>{n}%</translation>
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
                <numerusform>一致率が当て推量と同じ{chance}以下なのは{n}人です</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/decisions.py" />
            <source>{n} agree with the rule</source>
            <extracomment>For one: {n} agrees with the rule</extracomment>
            <translation>
                <numerusform>ルールと同じ{n}件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/prodigy.py" />
            <source>{n} answers are a reviewer's. The versions behind them are not read again.</source>
            <extracomment>For one: {n} answer is a reviewer's. The versions behind it are not read again.</extracomment>
            <translation>
                <numerusform>回答{n}件はレビュー担当者のものです。その元の版は重ねて読み込みません。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/toloka.py" />
            <source>{n} answers are of training tasks; they are the first that were tried.</source>
            <extracomment>For one: {n} answer is of a training task; it is the first that was tried.</extracomment>
            <translation>
                <numerusform>回答{n}件は訓練タスクのもので、最初に試したものです。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/mturk.py" />
            <source>{n} answers mark places in an item, such as boxes. They are no labels and not read.</source>
            <extracomment>For one: {n} answer marks places in an item, such as boxes. It is no label and not read.</extracomment>
            <translation>
                <numerusform>回答{n}件は、枠などアイテム内の場所を示すものです。ラベルではないため読み込みません。</numerusform>
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
            <location filename="../../crowdgui/ui/pages/export_words.py" />
            <source>{n} cells got an apostrophe in front, so that no spreadsheet runs them as formulas.</source>
            <extracomment>For one: {n} cell got an apostrophe in front, so that no spreadsheet runs it as a formula.</extracomment>
            <translation>
                <numerusform>表計算ソフトが数式として実行しないよう、セル{n}個の先頭にアポストロフィを付けました。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>{n} cells show an error such as #N/A; they count as empty.</source>
            <extracomment>For one: {n} cell shows an error such as #N/A; it counts as empty.</extracomment>
            <translation>
                <numerusform>セル{n}個は#N/Aなどのエラーで、空として数えます。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/unsaved_work.py" />
            <source>{n} changes</source>
            <extracomment>For one: {n} change</extracomment>
            <translation>
                <numerusform>変更{n}件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/worker_pictures.py" />
            <source>{n} chosen workers</source>
            <extracomment>For one: {n} chosen worker</extracomment>
            <translation>
                <numerusform>選択したワーカー{n}人</numerusform>
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
                <numerusform>{n}クラス</numerusform>
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
        <message>
            <location filename="../../crowdgui/io/importing/user_inputs.py" />
            <source>{n} columns were expected: what the number is for, and the number. The columns are {columns}.</source>
            <translation>列は{n}つ必要です：対象と数値。今の列は{columns}です。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/decisions.py" />
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
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>{n} files are there already.</source>
            <extracomment>For one: {n} file is there already.</extracomment>
            <translation>
                <numerusform>{n}個のファイルがすでにあります。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/export_words.py" />
            <source>{n} files written to {folder}.</source>
            <extracomment>For one: {n} file written to {folder}.</extracomment>
            <translation>
                <numerusform>ファイル{n}個を{folder}に書き込みました。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>{n} from {before} to {now}</source>
            <translation>{before}から{now}へ{n}件</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>{n} gold answers match {n} of the {items} items</source>
            <extracomment>For one: {n} gold answer matches one of the {items} items</extracomment>
            <translation>
                <numerusform>ゴールド回答{n}件が、アイテム{items}件中{n}件に合います</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/study.py" />
            <source>{n} gold items are too few to tell whether the curve has flattened.</source>
            <extracomment>For one: {n} gold item is too few to tell whether the curve has flattened.</extracomment>
            <translation>
                <numerusform>ゴールドアイテム{n}件では少なすぎて、曲線が平らになったかどうか分かりません。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/compare/calibration.py" />
            <source>{n} gold items are too few, {least} are needed</source>
            <extracomment>For one: {n} gold item is too few, {least} are needed</extracomment>
            <translation>
                <numerusform>ゴールドアイテム{n}件では少なすぎます。{least}件必要です</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/translation.py" />
            <source>{n} h</source>
            <translation>{n}時間</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/decisions.py" />
            <source>{n} had no label</source>
            <translation>ラベルなしだった{n}件</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/worker_partners.py" />
            <source>{n} have no overlap.</source>
            <extracomment>For one: {n} has no overlap.</extracomment>
            <translation>
                <numerusform>{n}人とは重なりがありません。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/doccano.py" />
            <source>{n} ids come again in the file of a worker. Do the items have a field “id”?</source>
            <extracomment>For one: {n} id comes twice in the file of a worker. Do the items have a field “id”?</extracomment>
            <translation>
                <numerusform>1人のワーカーのファイルで{n}個のIDが重複しています。アイテムに「id」フィールドがありますか。</numerusform>
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
                <numerusform>アイテム{n}件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/rules/scoring.py" />
            <source>{n} items are held at their gold class, so they are no test of the other final labels.</source>
            <extracomment>For one: {n} item is held at its gold class, so it is no test of the other final labels.</extracomment>
            <translation>
                <numerusform>アイテム{n}件はゴールドのクラスに固定されているため、ほかの最終ラベルの検証にはなりません。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/model_check.py" />
            <source>{n} items are unanimous and independent workers would give {expected}: nothing speaks against workers who err on their own.</source>
            <extracomment>For one: {n} item is unanimous and independent workers would give {expected}: nothing speaks against workers who err on their own.</extracomment>
            <translation>
                <numerusform>全員一致のアイテムは{n}件で、独立なワーカーなら{expected}件のはずです。ワーカーが互いに独立に誤ることに反するものはありません。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/model_check.py" />
            <source>{n} items are unanimous where independent workers would give {expected}: some items are harder than others, or workers err together.</source>
            <extracomment>For one: {n} item is unanimous where independent workers would give {expected}: some items are harder than others, or workers err together.</extracomment>
            <translation>
                <numerusform>全員一致のアイテムは{n}件で、独立なワーカーなら{expected}件のはずです。難しいアイテムがあるか、ワーカーがそろって誤っています。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/report/charts/histograms.py" />
            <source>{n} items at {low} to {high}</source>
            <extracomment>For one: {n} item at {low} to {high}</extracomment>
            <translation>
                <numerusform>{low}～{high}のアイテム{n}件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} items have no label from any worker and stay without one.</source>
            <extracomment>For one: {n} item has no label from any worker and stays without one.</extracomment>
            <translation>
                <numerusform>アイテム{n}件にはどのワーカーのラベルもなく、最終ラベルもありません。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>{n} items have no label.</source>
            <extracomment>For one: {n} item has no label.</extracomment>
            <translation>
                <numerusform>アイテム{n}件にラベルがありません。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/data.py" />
            <source>{n} items have one label only</source>
            <extracomment>For one: {n} item has one label only</extracomment>
            <translation>
                <numerusform>アイテム{n}件はラベルが1件だけです</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
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
            <source>{n} items labelled; stopped after {steps}, before the labels came to rest.</source>
            <extracomment>For one: {n} item labelled; stopped after {steps}, before the labels came to rest.</extracomment>
            <translation>
                <numerusform>アイテム{n}件のラベルを決めました。ラベルが落ち着く前に、{steps}で止めました。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items_behind.py" />
            <source>{n} items that both {first} and {second} labelled.</source>
            <extracomment>For one: {n} item that both {first} and {second} labelled.</extracomment>
            <translation>
                <numerusform>{first}と{second}の両方がラベルを付けたアイテム{n}件。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <source>{n} items that {first} and {second} label differently.</source>
            <extracomment>For one: {n} item that {first} and {second} label differently.</extracomment>
            <translation>
                <numerusform>{first}と{second}でラベルが異なるアイテム{n}件。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/worker_matrix.py" />
            <source>{n} items that {worker} called “{answer}” and the others call “{known}”.</source>
            <extracomment>For one: {n} item that {worker} called “{answer}” and the others call “{known}”.</extracomment>
            <translation>
                <numerusform>{worker}が「{answer}」とし、ほかの人が「{known}」としたアイテム{n}件。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
            <source>{n} items that {worker} called “{answer}” and whose final label is “{final}”.</source>
            <extracomment>For one: {n} item that {worker} called “{answer}” and whose final label is “{final}”.</extracomment>
            <translation>
                <numerusform>{worker}が「{answer}」とし、最終ラベルが「{final}」のアイテム{n}件。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/worker_matrix.py" />
            <source>{n} items that {worker} called “{answer}” and whose gold label is “{known}”.</source>
            <extracomment>For one: {n} item that {worker} called “{answer}” and whose gold label is “{known}”.</extracomment>
            <translation>
                <numerusform>{worker}が「{answer}」とし、ゴールドラベルが「{known}」のアイテム{n}件。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items_behind.py" />
            <source>{n} items that {worker} labelled and whose final label is “{final}”.</source>
            <extracomment>For one: {n} item that {worker} labelled and whose final label is “{final}”.</extracomment>
            <translation>
                <numerusform>{worker}がラベルを付け、最終ラベルが「{final}」のアイテム{n}件。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>{n} items were drawn at random. The rule’s labels stay hidden; what you find becomes a guarantee.</source>
            <extracomment>For one: {n} item was drawn at random. The rule’s label stays hidden.</extracomment>
            <translation>
                <numerusform>アイテム{n}件を無作為に抽出しました。ルールのラベルは非表示のままで、結果が保証になります。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>{n} items whose final label is another {why}:</source>
            <extracomment>For one: {n} item whose final label is another {why}:</extracomment>
            <translation>
                <numerusform>{why}最終ラベルが変わるアイテム{n}件：</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>{n} items, as the table shows them.</source>
            <extracomment>For one: {n} item, as the table shows it.</extracomment>
            <translation>
                <numerusform>アイテム{n}件、表の順です。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/appen.py" />
            <source>{n} judgments are of test questions, which are asked more often than others.</source>
            <extracomment>For one: {n} judgment is of a test question. Test questions are asked more often.</extracomment>
            <translation>
                <numerusform>判定{n}件はテスト質問のもので、ほかより多く尋ねられています。</numerusform>
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
                <numerusform>ラベル{n}件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/under_way.py" />
            <source>{n} labels changed</source>
            <extracomment>For one: {n} label changed</extracomment>
            <translation>
                <numerusform>変わったラベル{n}件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/report/charts/convergence.py" />
            <source>{n} labels changed in the first step</source>
            <extracomment>For one: {n} label changed in the first step</extracomment>
            <translation>
                <numerusform>最初のステップで変わったラベルは{n}件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} labels differ from a plain majority</source>
            <extracomment>For one: {n} label differs from a plain majority</extracomment>
            <translation>
                <numerusform>単純多数決と異なるラベル{n}件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/data.py" />
            <source>{n} labels each</source>
            <extracomment>For one: {n} label each</extracomment>
            <translation>
                <numerusform>ラベル各{n}件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/decisions.py" />
            <source>{n} labels set by hand: {parts}</source>
            <extracomment>For one: {n} label set by hand: {parts}</extracomment>
            <translation>
                <numerusform>手動設定のラベル{n}件：{parts}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>{n} labels were set by hand; all this is about the labels the rule gave</source>
            <extracomment>For one: {n} label was set by hand; all this is about the label the rule gave</extracomment>
            <translation>
                <numerusform>手動設定のラベルが{n}件あります。以下はすべてルールが出したラベルについてです</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/improvements.py" />
            <source>{n} labels, same workers</source>
            <translation>ラベル{n}件、同じワーカー</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <location filename="../../crowdgui/ui/pages/data_loaded.py" />
            <source>{n} left out: {reason}</source>
            <translation>{n}件を除外：{reason}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>{n} lines written to {file}.</source>
            <extracomment>For one: {n} line written to {file}.</extracomment>
            <translation>
                <numerusform>{n}行を{file}に書き込みました。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/translation.py" />
            <source>{n} min</source>
            <translation>{n}分</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>{n} more</source>
            <translation>ほか{n}件</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/import_dialog/frame.py" />
            <source>{n} more files</source>
            <extracomment>For one: {n} more file</extracomment>
            <translation>
                <numerusform>ほか{n}個のファイル</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/bounds/improvements.py" />
            <location filename="../../crowdgui/text/plan.py" />
            <source>{n} more labels</source>
            <extracomment>For one: {n} more label</extracomment>
            <translation>
                <numerusform>ラベル{n}件追加</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/bounds/improvements.py" />
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
            <location filename="../../crowdgui/core/chart_data.py" />
            <location filename="../../crowdgui/text/translation.py" />
            <source>{n} ms</source>
            <translation>{n}ミリ秒</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/export_words.py" />
            <source>{n} names of items, workers or classes would run as formulas in a spreadsheet. They get an apostrophe in front, unless this is ticked.</source>
            <extracomment>For one: {n} name of an item, worker or class would run as a formula in a spreadsheet. It gets an apostrophe in front, unless this is ticked.</extracomment>
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
            <location filename="../../crowdgui/io/formats/parquet.py" />
            <source>{n} numbers are too long to have been kept exactly; as ids they may be wrong.</source>
            <extracomment>For one: {n} number is too long to have been kept exactly; as an id it may be wrong.</extracomment>
            <translation>
                <numerusform>数{n}個は桁が長すぎて正確に保持されていません。IDとしては誤っている可能性があります。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>{n} numbers stated</source>
            <extracomment>For one: {n} number stated</extracomment>
            <translation>
                <numerusform>指定された数値{n}個</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/bounds/guarantee_builder.py" />
            <source>{n} of the drawn labels are still to be checked.</source>
            <extracomment>For one: {n} of the drawn labels is still to be checked.</extracomment>
            <translation>
                <numerusform>抽出したラベルのうち{n}件がまだ点検されていません。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers_together.py" />
            <source>{n} of them are flagged: {kinds}.</source>
            <extracomment>For one: {n} of them is flagged: {kinds}.</extracomment>
            <translation>
                <numerusform>うち{n}人にフラグ：{kinds}。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <location filename="../../crowdgui/ui/report/pdf.py" />
            <source>{n} of {all}</source>
            <translation>{n}／{all}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>{n} of {all} drawn labels are checked.</source>
            <extracomment>For one: {n} of {all} drawn labels is checked.</extracomment>
            <translation>
                <numerusform>抽出した{all}件中{n}件を点検しました。</numerusform>
            </translation>
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
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>{n} of {all} labels are less than {sure} sure. Review them here, least sure first.</source>
            <extracomment>For one: {n} of {all} labels is less than {sure} sure. Review it here.</extracomment>
            <translation>
                <numerusform>ラベル{all}件中{n}件の確信度が{sure}未満です。不確かな順にここでレビューしてください。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>{n} of {all} labels come back ({share})</source>
            <extracomment>For one: {n} of {all} labels comes back ({share})</extracomment>
            <translation>
                <numerusform>ラベル{all}件中{n}件が戻ります（{share}）</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>{n} of {all} labels go ({share})</source>
            <extracomment>For one: {n} of {all} labels goes ({share})</extracomment>
            <translation>
                <numerusform>ラベル{all}件中{n}件がなくなります（{share}）</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/worker_scatter.py" />
            <location filename="../../crowdgui/ui/plots/worker_scatter.py" />
            <source>{n} of {all} workers drawn</source>
            <translation>{all}人中{n}人を表示</translation>
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
            <location filename="../../crowdgui/ui/pages/export_words.py" />
            <source>{n} of {all}; {out} left out</source>
            <translation>{all}人中{n}人、除外{out}人</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>{n} of {items} labels differ from the vote it speaks of; each is counted as wrong</source>
            <extracomment>For one: {n} of {items} labels differs from the vote it speaks of; it is counted as wrong</extracomment>
            <translation>
                <numerusform>{items}件中{n}件のラベルが、対象となる投票結果と異なる。それぞれ誤りとして数えます</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>{n} of {labels} labels ({share})</source>
            <translation>ラベル{labels}件中{n}件（{share}）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/data.py" />
            <source>{n} of {labels} labels.</source>
            <translation>ラベル{labels}件中{n}件。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} of {some} labels are less than {sure} sure.</source>
            <extracomment>For one: {n} of {some} labels is less than {sure} sure.</extracomment>
            <translation>
                <numerusform>{some}件中{n}件のラベルの確信度が{sure}未満です。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/class_shares.py" />
            <location filename="../../crowdgui/ui/widgets/bars.py" />
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
            <location filename="../../crowdgui/core/agreement/overall.py" />
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
            <location filename="../../crowdgui/core/agreement/worker_pairs.py" />
            <source>{n} pairs of workers</source>
            <extracomment>For one: {n} pair of workers</extracomment>
            <translation>
                <numerusform>ワーカー{n}組</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/long_table.py" />
            <source>{n} pictures or sounds stand inside the file itself and are not shown.</source>
            <extracomment>For one: {n} picture or sound stands inside the file itself and is not shown.</extracomment>
            <translation>
                <numerusform>{n}個の画像や音声はファイル自体に埋め込まれており、表示しません。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <source>{n} places have these words.</source>
            <extracomment>For one: {n} place has these words.</extracomment>
            <translation>
                <numerusform>これらの語を含む箇所は{n}件です。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>{n} questions are opened, each with labels of its own</source>
            <translation>質問{n}件を、それぞれ別のラベルとして開きます</translation>
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
            <location filename="../../crowdgui/ui/pages/worker_pace.py" />
            <source>{n} recorded times cannot be right and are left out.</source>
            <extracomment>For one: {n} recorded time cannot be right and is left out.</extracomment>
            <translation>
                <numerusform>記録された時刻{n}件はありえないため、除外しました。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/agreement/report.py" />
            <source>{n} repeated answers of a worker to the same item are left out; the first counts.</source>
            <extracomment>For one: {n} repeated answer of a worker to the same item is left out; the first counts.</extracomment>
            <translation>
                <numerusform>同じワーカーが同じアイテムに繰り返した回答{n}件は除外しました。最初の回答を数えます。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/label_studio_csv.py" />
            <source>{n} results mark parts of items. They label no item and are not read.</source>
            <extracomment>For one: {n} result marks a part of an item. It labels no item and is not read.</extracomment>
            <translation>
                <numerusform>結果{n}件はアイテムの一部を示すものです。アイテムのラベルではないため読み込みません。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/frame.py" />
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
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>{n} rows copied.</source>
            <extracomment>For one: {n} row copied.</extracomment>
            <translation>
                <numerusform>{n}行をコピーしました。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/toloka.py" />
            <source>{n} rows do not name their worker; the one of their page is taken.</source>
            <extracomment>For one: {n} row does not name its worker; the one of its page is taken.</extracomment>
            <translation>
                <numerusform>{n}行にワーカーの名前がないため、そのページのワーカーとします。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/data_loaded.py" />
            <source>{n} rows, answers or times were left out; the checks say why.</source>
            <extracomment>For one: {n} row, answer or time was left out; the checks say why.</extracomment>
            <translation>
                <numerusform>行・回答・時刻を{n}件除外しました。理由は点検にあります。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/translation.py" />
            <source>{n} s</source>
            <translation>{n}秒</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>{n} sets</source>
            <extracomment>For one: {n} set</extracomment>
            <translation>
                <numerusform>データセット{n}個</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/simulate/simulation_run.py" />
            <source>{n} sets are drawn at each point.</source>
            <extracomment>For one: {n} set is drawn at each point.</extracomment>
            <translation>
                <numerusform>各点でデータセットを{n}個生成します。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/agreement/two_workers.py" />
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>{n} shared items</source>
            <extracomment>For one: {n} shared item</extracomment>
            <translation>
                <numerusform>共通アイテム{n}件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/rules/em_fit.py" />
            <source>{n} starts ended with classes swapped and were set aside.</source>
            <extracomment>For one: {n} start ended with classes swapped and was set aside.</extracomment>
            <translation>
                <numerusform>初期値{n}個はクラスが入れ替わって終わったため、除きました。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/rules/user_inputs.py" />
            <source>{n} stated workers gave none of these labels and are left out.</source>
            <extracomment>For one: {n} stated worker gave none of these labels and is left out.</extracomment>
            <translation>
                <numerusform>指定されたワーカーのうち{n}人は、このラベルを付けていないため除外します。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <location filename="../../crowdgui/ui/pages/export_words.py" />
            <location filename="../../crowdgui/ui/telling.py" />
            <source>{n} steps</source>
            <extracomment>For one: {n} step</extracomment>
            <translation>
                <numerusform>{n}ステップ</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/appen.py" />
            <source>{n} test questions accept several answers to “{question}”; they give no gold.</source>
            <extracomment>For one: {n} test question accepts several answers to “{question}”; it gives no gold.</extracomment>
            <translation>
                <numerusform>テスト質問{n}件は「{question}」に複数の回答を認めるため、ゴールドになりません。</numerusform>
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
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>{n} times a label was hidden and foretold from the rest, and no rule that suits these workers did that better than “{kept}”, by which it had a chance of {base}.</source>
            <extracomment>For one: {n} label was hidden and foretold from the rest, and no rule that suits these workers did that better than “{kept}”, by which it had a chance of {base}.</extracomment>
            <translation>
                <numerusform>{n}回、ラベルを1つ隠して残りから予測しました。このワーカーに合うルールで「{kept}」（隠したラベルの確率{base}）を上回ったものはありません。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>{n} times a label was hidden and foretold from the rest: it had a chance of {base} by “{kept}” and of {other} by “{rule}”. {often}</source>
            <extracomment>For one: {n} label was hidden and foretold from the rest: it had a chance of {base} by “{kept}” and of {other} by “{rule}”. {often}</extracomment>
            <translation>
                <numerusform>{n}回、ラベルを1つ隠して残りから予測しました。隠したラベルの確率は「{kept}」で{base}、「{rule}」で{other}でした。{often}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>{n} times a worker answered an item more than once</source>
            <extracomment>For one: Once a worker answered an item more than once</extracomment>
            <translation>
                <numerusform>ワーカーが同じアイテムに複数回答したのは{n}回です</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/data.py" />
            <source>{n} times a worker answered the same item more than once</source>
            <extracomment>For one: {n} time a worker answered the same item more than once</extracomment>
            <translation>
                <numerusform>同じアイテムへの複数回答が{n}回あります</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>{n} variables hold no list or table of numbers or text, and are left out.</source>
            <extracomment>For one: {n} variable holds no list or table of numbers or text, and is left out.</extracomment>
            <translation>
                <numerusform>変数{n}個は数値やテキストのリスト・表ではないため、除外しました。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <location filename="../../crowdgui/ui/pages/item_detail.py" />
            <source>{n} votes</source>
            <extracomment>For one: {n} vote</extracomment>
            <translation>
                <numerusform>{n}票</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/cluster_field.py" />
            <source>{n} worker processes with {threads} threads together</source>
            <extracomment>For one: {n} worker process with {threads} threads</extracomment>
            <translation>
                <numerusform>ワーカープロセス{n}個（スレッド計{threads}個）</numerusform>
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
                <numerusform>ワーカー{n}人</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} workers agree less than chance</source>
            <extracomment>For one: {n} worker agrees less than chance</extracomment>
            <translation>
                <numerusform>一致が偶然より少ないワーカー{n}人</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/agreement/report.py" />
            <source>{n} workers agree on {low} to {high}</source>
            <extracomment>For one: {n} worker agrees on {low} to {high}</extracomment>
            <translation>
                <numerusform>{n}人のワーカーの一致率は{low}～{high}です</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/rules/scoring.py" />
            <source>{n} workers are judged by the gold answers, so the error on gold looks smaller than it is.</source>
            <extracomment>For one: {n} worker is judged by the gold answers, so the error on gold looks smaller than it is.</extracomment>
            <translation>
                <numerusform>ワーカー{n}人はゴールド回答で評価されているため、ゴールドでの誤りは実際より小さく見えます。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>{n} workers are left out with {given} of the {all} labels ({share}).</source>
            <extracomment>For one: {n} worker is left out with {given} of the {all} labels ({share}).</extracomment>
            <translation>
                <numerusform>ワーカー{n}人を除外（ラベル{all}件中{given}件、{share}）。</numerusform>
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
            <location filename="../../crowdgui/ui/pages/worker_detail.py" />
            <source>{n} workers chosen</source>
            <extracomment>For one: {n} worker chosen</extracomment>
            <translation>
                <numerusform>ワーカー{n}人を選択中</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>{n} workers gave no label.</source>
            <extracomment>For one: {n} worker gave no label.</extracomment>
            <translation>
                <numerusform>ワーカー{n}人はラベルを付けていません。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} workers give a single answer</source>
            <extracomment>For one: {n} worker gives a single answer</extracomment>
            <translation>
                <numerusform>答えが1つのワーカー{n}人</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/rules/weighted.py" />
            <source>{n} workers have no stated weight and count 0.</source>
            <extracomment>For one: {n} worker has no stated weight and counts 0.</extracomment>
            <translation>
                <numerusform>ワーカー{n}人は重みの指定がなく、0とします。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} workers have too few labels to judge.</source>
            <extracomment>For one: {n} worker has too few labels to judge.</extracomment>
            <translation>
                <numerusform>ワーカー{n}人はラベルが少なすぎて評価できません。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} workers look like guessing</source>
            <extracomment>For one: {n} worker looks like guessing</extracomment>
            <translation>
                <numerusform>当て推量に見えるワーカー{n}人</numerusform>
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
            <location filename="../../crowdgui/ui/pages/worker_partners.py" />
            <source>{n} workers share items with this one.</source>
            <extracomment>For one: {n} worker shares items with this one.</extracomment>
            <translation>
                <numerusform>ワーカー{n}人がこのワーカーとアイテムを共有しています。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>{n} workers were</source>
            <extracomment>For one: {n} worker were</extracomment>
            <translation>
                <numerusform>ワーカー{n}人</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>{n} wrong: at most {share}</source>
            <translation>誤り{n}件：多くても{share}</translation>
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
                <numerusform>{n}件、最初のクラスに</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/convergence.py" />
            <location filename="../../crowdgui/ui/plots/convergence_plot.py" />
            <source>{objective} after each step</source>
            <translation>各ステップ後の{objective}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_answers.py" />
            <source>{own} of this worker, {others} of others.</source>
            <translation>このワーカー：{own}、ほかの人：{others}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <source>{page} › {heading}</source>
            <translation>{page} › {heading}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>{paper}, theorem 1</source>
            <translation>{paper}、定理1</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>{paper}, theorem 3</source>
            <translation>{paper}、定理3</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>{paper}, theorem 4</source>
            <translation>{paper}、定理4</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>{part} of {whole}</source>
            <translation>{whole}件中{part}件</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/cluster_output.py" />
            <source>{place} could not be written: {why}</source>
            <translation>{place}に書き込めませんでした：{why}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/compare/calibration.py" />
            <source>{right} of {n} gold answers are met ({share}), and the rule is {sure} sure on average</source>
            <extracomment>For one: {right} of {n} gold answer is met ({share}), and the rule is {sure} sure on average</extracomment>
            <translation>
                <numerusform>ゴールド回答{n}件中{right}件と合い（{share}）、ルールの平均確信度は{sure}です</numerusform>
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
            <location filename="../../crowdgui/ui/pages/export_preview.py" />
            <source>{rows}, {shown} of {n} columns</source>
            <translation>{rows}、{n}列中{shown}列</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/comparing.py" />
            <source>{rule} cannot run: {why}</source>
            <translation>{rule}を実行できません：{why}</translation>
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
            <translation>{rule}：{said}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <source>{same} of {total} are right ({share}).</source>
            <translation>{total}件中{same}件が正しい（{share}）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>{same} of {total} labels are the final label ({share}).</source>
            <translation>ラベル{total}件中{same}件が最終ラベルと同じ（{share}）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>{seen} seen,
{expected} expected</source>
            <translation>実際{seen}、
期待{expected}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>{sentence} Confidence is {off} off on average. Its Brier score, 0 for a rule that is sure and right, is {brier}.</source>
            <translation>{sentence}確信度のずれは平均{off}です。ブライアスコアは{brier}です（確信があって正しいルールなら0）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>{share} ({low} to {high})</source>
            <translation>{share}（{low}～{high}）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/report.py" />
            <source>{share} of the labels compared are “{name}”. Where nearly all are of one class, two workers agree often by chance alone: alpha and kappa can be near 0 although they agree on most items. Read percent agreement, AC1 and the agreement by class beside them.</source>
            <translation>比べたラベルの{share}が「{name}」です。ほぼ全部が1つのクラスだと、2人のワーカーは偶然だけでもよく一致します。大半のアイテムで一致していても、アルファとカッパは0に近くなることがあります。一致率、AC1、クラス別の一致も併せてご覧ください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/improvements.py" />
            <source>{share} of the labels go</source>
            <translation>ラベルの{share}がなくなる</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/headline.py" />
            <source>{share} of these labels are wrong.</source>
            <translation>これらのラベルの{share}が誤りです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_partners.py" />
            <source>{share} of {n}</source>
            <translation>{n}件中{share}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_preview.py" />
            <source>{shown} of {n} rows</source>
            <translation>{n}行中{shown}行</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/headline.py" />
            <source>{source}, at {confidence} confidence. It holds if every worker errs independently, is as often right on every class and item, and did not choose the items. The check found nothing against that, but labels cannot show a rare class that all miss, or a guideline misread.</source>
            <translation>{source}（信頼水準{confidence}）。どのワーカーも互いに独立に誤り、どのクラス・アイテムでも同じ割合で正解し、アイテムを選んでいない場合に成り立ちます。点検ではこれに反するものは見つかりませんでしたが、全員が見落とすまれなクラスやガイドラインの読み違いは、ラベルには現れません。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/rules/em_fit.py" />
            <source>{starts} starts gave different labels on {n} items; the fit with the highest likelihood is shown.</source>
            <extracomment>For one: {starts} starts gave different labels on {n} item; the fit with the highest likelihood is shown.</extracomment>
            <translation>
                <numerusform>初期値{starts}個の間で、アイテム{n}件のラベルが異なりました。尤度が最も高い当てはめを示します。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/em_fit.py" />
            <source>{starts} starts gave the same labels.</source>
            <translation>初期値{starts}個のラベルは同じでした。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/tour_card.py" />
            <source>{step} of {steps}</source>
            <translation>{step}／{steps}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>{verdict}: spread {ratio} times the expected, pairs {distance} apart</source>
            <translation>{verdict}：ばらつきは期待の{ratio}倍、回答の組の差は{distance}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>{votes}: {seen} seen, {expected} expected</source>
            <translation>{votes}票：実際{seen}、期待{expected}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/user_inputs.py" />
            <source>{what} is stated twice. Keep one row for it.</source>
            <translation>{what}が2回指定されています。1行だけにしてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/outcome.py" />
            <source>{which} and was left out; labels and decisions are whole. Save the project under another name, then run the rule again.</source>
            <translation>{which}。そのため除外しましたが、ラベルと判断は無事です。プロジェクトを別の名前で保存し、ルールをもう一度実行してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <source>{who}, gold</source>
            <translation>{who}、ゴールド</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>{why} If you go on it is lost.</source>
            <translation>{why}このまま続けると失われます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>{words} are read as classes, not as missing answers</source>
            <translation>{words}を、回答の欠落ではなくクラスとして読み込みます</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <location filename="../../crowdgui/text/run_summary.py" />
            <location filename="../../crowdgui/text/translation.py" />
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>{words}.</source>
            <translation>{words}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>{words}: in the gold answers, but given by no worker</source>
            <translation>{words}：ゴールド回答にありますが、どのワーカーも答えていません</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/chips.py" />
            <source>{words}; this worker is flagged</source>
            <translation>{words}。フラグ付きのワーカー</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>{word} counts as no answer: {n} of {cells} cells ({share}).</source>
            <translation>{word}を回答なしとして数えます：{cells}セル中{n}セル（{share}）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_loaded.py" />
            <source>{workers} down, {items} across, in the order of the file. Grey: no label; the colour is the class.</source>
            <translation>縦に{workers}、横に{items}、ファイルの順です。灰色はラベルなし、色はクラスを示します。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>{workers} workers by {classes} classes are too many to simulate.</source>
            <translation>ワーカー{workers}人×クラス{classes}個は多すぎてシミュレーションできません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>{workers} workers, {classes} classes and {kinds} kinds of items are too many for this rule to hold in memory. Choose pooled EM, or fewer kinds.</source>
            <translation>ワーカー{workers}人、クラス{classes}個、アイテムの種類{kinds}個では、このルールはメモリに収まりません。プールEMを選ぶか、種類を減らしてください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>{worker} gives the final label on {right} of {all} items of “{final}” ({share})</source>
            <translation>{worker}は「{final}」のアイテム{all}件中{right}件で最終ラベルと同じ回答です（{share}）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>{worker} labelled no item of “{final}”</source>
            <translation>{worker}は「{final}」のアイテムにラベルを付けていません</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/chips.py" />
            <source>{worker}, left out: this vote does not count</source>
            <translation>{worker}、除外：この票は数えません</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/chips.py" />
            <source>{worker}, weight {weight} of the largest</source>
            <translation>{worker}、重みは最大の{weight}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/worker_scatter.py" />
            <source>{worker}: agrees on {share}, {labels}</source>
            <translation>{worker}：一致{share}、{labels}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/telling.py" />
            <source>{work} was cancelled.</source>
            <translation>{work}：キャンセルしました。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>{wrong} of {known}</source>
            <translation>{known}件中{wrong}件</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>{wrong} wrong labels in a sample of {sample} out of {items} items cannot be; correct the numbers.</source>
            <translation>アイテム{items}件から抽出した{sample}件の標本で、誤ったラベルが{wrong}件になることはありえません。数を直してください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/inception.py" />
            <source>“No label” is a class</source>
            <translation>「ラベルなし」もクラスとする</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/confusion_view.py" />
            <source>“{answer}” given to {n} of {all} {items} ({share})</source>
            <translation>{items}{all}件中{n}件で「{answer}」と回答（{share}）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/comparison.py" />
            <source>“{best}” has fewer gold answers wrong than “{other}”, beyond noise: {wrong} of {known} ({share}).</source>
            <translation>「{best}」は「{other}」より、ばらつきを超えてゴールド回答の誤りが少ないです：{known}件中{wrong}件（{share}）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/user_inputs.py" />
            <source>“{found}” for {what} is no number.</source>
            <translation>{what}の「{found}」は数値ではありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>“{found}” is no number.</source>
            <translation>「{found}」は数値ではありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>“{key}” cannot be simulated; there are {known}.</source>
            <translation>「{key}」はシミュレーションできません。できるのは{known}です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/peerannot.py" />
            <source>“{key}” holds no answers by name, as in {example}.</source>
            <translation>「{key}」には、{example}のような名前付きの回答がありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>“{label}” wins with confidence {share}.</source>
            <translation>「{label}」が確信度{share}で選ばれています。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>“{label}” wins with {share} of the votes behind it, which is no probability.</source>
            <translation>「{label}」が{share}の票の支持で選ばれています。これは確率ではありません。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/archive.py" />
            <source>“{member}” would be more than {most} times its packed size. Such archives are made to fill the memory.</source>
            <translation>「{member}」は展開すると圧縮時の{most}倍を超えます。メモリをあふれさせるためのアーカイブによく見られます。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <location filename="../../crowdgui/io/cluster/parts.py" />
            <location filename="../../crowdgui/io/importing/recipes.py" />
            <location filename="../../crowdgui/io/importing/sources.py" />
            <location filename="../../crowdgui/text/flags.py" />
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>“{name}”</source>
            <translation>「{name}」</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>“{name}”, {reason}</source>
            <translation>「{name}」（{reason}）</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>“{question}” has {n} labels</source>
            <extracomment>For one: “{question}” has {n} label</extracomment>
            <translation>
                <numerusform>「{question}」のラベルは{n}件です</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/xlsx_file.py" />
            <source>“{sheet}” has {n} columns, but a sheet of a workbook ends at column {most}. Choose CSV or Parquet.</source>
            <translation>「{sheet}」は{n}列ありますが、ブックのシートは{most}列までです。CSVかParquetを選んでください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/xlsx_file.py" />
            <source>“{sheet}” has {n} rows and a header, but a sheet of a workbook ends at row {most}. Choose CSV or Parquet.</source>
            <translation>「{sheet}」は見出しのほかに{n}行ありますが、ブックのシートは{most}行までです。CSVかParquetを選んでください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/xlsx_file.py" />
            <source>“{sheet}”, {place}, row {row}: this text has {n} characters, but a cell of a workbook holds {most}. Choose CSV or Parquet.</source>
            <translation>「{sheet}」、{place}、{row}行目：このテキストは{n}文字ですが、ブックのセルは{most}文字までです。CSVかParquetを選んでください。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>“{word}”</source>
            <translation>「{word}」</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>“{word}” and “{usual}”</source>
            <translation>「{word}」と「{usual}」</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>“{word}” is read as a class, not as a missing answer</source>
            <translation>「{word}」を、回答の欠落ではなくクラスとして読み込みます</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>… then at most this share of all {n} is wrong, at {confidence} confidence.</source>
            <translation>…信頼水準{confidence}で、全{n}件中の誤りは多くてもこの割合です。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>−1</source>
            <translation>−1</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>▲ marks workers who are flagged, ✕ those left out.</source>
            <translation>▲はフラグ付き、✕は除外したワーカーです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>▲ marks workers who are flagged.</source>
            <translation>▲はフラグ付きのワーカーです。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_detail.py" />
            <source>✕ marks workers left out, whose votes do not count.</source>
            <translation>✕は除外したワーカーで、票は数えません。</translation>
        </message>
    </context>
</TS>
